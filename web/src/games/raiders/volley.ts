/** Attacks of a whole troop, one after the other: who of it is next. */
import type { Raid } from '../../protocol/raiders'
import { deed, type Option } from './choices'

/** Attacks that several members of a troop can make in the same way on the same target. */
export interface Volley {
  what: string
  at: string
  options: readonly Option[]
}

/** The largest group of equal attacks among some options; null if there is but one of each. */
export function volley(options: readonly Option[], raid: Raid): Volley | null {
  const groups = new Map<string, Volley>()
  for (const option of options) {
    const done = option.refused ? null : deed(option.value, raid)
    if (!done || !(done.by in raid.characters)) continue
    if (done.what !== 'ranged' && done.what !== 'close') continue
    const key = `${done.what} ${done.at}`
    const group = groups.get(key) ?? { what: done.what, at: done.at, options: [] }
    groups.set(key, { ...group, options: [...group.options, option] })
  }
  const shooters = (each: Volley) =>
    new Set(each.options.map((option) => deed(option.value, raid)!.by)).size
  const best = [...groups.values()].sort((a, b) => shooters(b) - shooters(a))[0]
  return best && shooters(best) > 1 ? best : null
}

/** The next attack of a volley, if one is left. */
export function nextOf(going: Pick<Volley, 'what' | 'at'>, options: readonly Option[], raid: Raid) {
  return options.find((option) => {
    const done = option.refused ? null : deed(option.value, raid)
    return done?.what === going.what && done.at === going.at && done.by in raid.characters
  })
}
