/** Lengths as the reader measures, remembered: a drag shows dozens of them many times a second. */
import { settings } from '../../shell/settings.svelte'
import { words } from '../../shell/words.svelte'

const KNOWN = new Map<string, string>()
const MOST = 4000

export function length(hundredths: number): string {
  const key = `${words.language} ${settings.units} ${hundredths}`
  const known = KNOWN.get(key)
  if (known !== undefined) return known
  const said = words.length(hundredths)
  if (said.startsWith('web-')) return said // the words are not there yet
  if (KNOWN.size > MOST) KNOWN.clear()
  KNOWN.set(key, said)
  return said
}

/** To a tenth of an inch: for labels that are read in passing. */
export function about(hundredths: number): string {
  return length(Math.round(hundredths / 10) * 10)
}
