/** Which figures and things an option is about, so that it can be chosen on the table. */
import type { Option } from '../../protocol/types'
import type { Raid } from './model'

export interface Deed {
  /** Who does it: a character or a troop; "" for the troop that acts. */
  by: string
  /** "activate", "move", "close", "ranged", an ability; "" if only somebody is picked. */
  what: string
  /** Whom or what it is about: a character, a troop or an object; "" for nobody. */
  at: string
}

/** An option's value as a deed; null for what has nothing to do with the table. */
export function deed(value: unknown, raid: Raid): Deed | null {
  if (typeof value === 'string') return known(value, raid) ? { by: '', what: '', at: value } : null
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) return null
  const [by, what, at] = value as string[]
  if (by === undefined || what === undefined || what === 'end' || what === 'done') return null
  return { by, what, at: at !== undefined && known(at, raid) ? at : '' }
}

function known(id: string, raid: Raid): boolean {
  return id in raid.characters || id in raid.troops || raid.objects.some((each) => each.id === id)
}

/** The characters a name stands for: itself, or everybody of a troop who is on the table. */
export function people(id: string, raid: Raid): string[] {
  if (id in raid.troops) {
    const members = Object.values(raid.characters).filter((who) => who.troop === id && who.at)
    if (members.length > 0) return members.map((who) => who.id)
  }
  return raid.characters[id]?.at ? [id] : []
}

/** Which options each figure or thing stands for. */
export function choices(options: readonly Option[], raid: Raid): Map<string, Option[]> {
  const found = new Map<string, Option[]>()
  for (const option of options) {
    if (option.refused) continue
    for (const id of about(option, raid)) found.set(id, [...(found.get(id) ?? []), option])
  }
  return found
}

function about(option: Option, raid: Raid): string[] {
  const done = deed(option.value, raid)
  if (!done) return []
  if (done.at) {
    const them = people(done.at, raid)
    return them.length > 0 ? them : [done.at]
  }
  return people(done.by || (raid.action?.troop ?? ''), raid)
}

/** The option that lets a figure's group move, if there is one. */
export function moving(options: readonly Option[], raid: Raid, who: string): Option | null {
  const troop = raid.characters[who]?.troop ?? ''
  const wanted = (option: Option) => {
    const done = Array.isArray(option.value) ? (option.value as unknown[]) : []
    if (option.refused || done[1] !== 'move' || done.length !== 2) return false
    return done[0] === troop || done[0] === who || (done[0] === '' && raid.action?.troop === troop)
  }
  const found = options.filter(wanted)
  return found.find((option) => (option.value as string[])[0] !== who) ?? found[0] ?? null
}

/** The option that activates a figure's troop, if that is what is asked. */
export function activating(options: readonly Option[], raid: Raid, who: string): Option | null {
  const troop = raid.characters[who]?.troop
  return options.find((option) => !option.refused && option.value === troop) ?? null
}

/** What to ask for the chances of an option; null if it is no attack. */
export function forecastOf(option: Option, raid: Raid): Record<string, string> | null {
  const done = deed(option.value, raid)
  if (!done || (done.what !== 'close' && done.what !== 'ranged')) return null
  const by = done.by || (raid.action?.troop ?? '')
  const single = by in raid.characters && raid.action !== null
  if (single && done.at in raid.characters && done.what === 'close') {
    return { what: 'attack', kind: done.what, by, at: done.at }
  }
  if (single) return { what: 'attack', kind: done.what, by, at: nearest(raid, by, done.at) }
  return { what: 'volley', kind: done.what, by, at: done.at }
}

/** Who of a troop is closest to somebody: the one that has to defend (HR-125). */
function nearest(raid: Raid, by: string, troop: string): string {
  const me = raid.characters[by]?.at
  const them = people(troop, raid)
  if (!me) return them[0] ?? troop
  const far = (id: string) => {
    const at = raid.characters[id]!.at!
    return (at[0] - me[0]) ** 2 + (at[1] - me[1]) ** 2
  }
  return them.sort((a, b) => far(a) - far(b))[0] ?? troop
}
