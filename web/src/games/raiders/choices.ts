/** Which figures and things an option is about, so that it can be chosen on the table. */
import type {
  AskAttack,
  AskVolley,
  Deed,
  PlacePortal,
  Raid,
  RaidersTypes,
  Route,
} from '../../protocol/raiders'
import type { OptionOf } from '../../shell/gametypes'
import type { Point } from './geometry'

export type Option = OptionOf<RaidersTypes>
export type Answer = Option['value']

/** An answer as something that is done; a name alone is what is picked. */
export interface Done {
  /** Who does it: a character or a troop; "" for the troop that acts. */
  by: string
  /** "move", "close", "ranged", an ability; "" where a figure is only picked. */
  what: string
  /** The target: a character, a troop or an object; "" for none. */
  at: string
}

/** Whether an answer is a deed: who does what, and to whom. */
export function isDeed(value: Answer): value is Deed {
  return typeof value === 'object' && value !== null && 'what' in value
}

/** Whether an answer says where pieces go. */
export function isRoutes(value: Answer | undefined): value is Route[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'object')
}

/** An option's value as something that is done; null for what has nothing to do with the table. */
export function deed(value: Answer, raid: Raid): Done | null {
  if (typeof value === 'string') return known(value, raid) ? { by: '', what: '', at: value } : null
  if (!isDeed(value) || value.what === 'end' || value.what === 'done') return null
  return { by: value.who, what: value.what, at: known(value.target, raid) ? value.target : '' }
}

function known(id: string, raid: Raid): boolean {
  return id in raid.characters || id in raid.troops || raid.objects.some((each) => each.id === id)
}

/** The characters a name stands for: itself, or the members of a troop on the table. */
export function people(id: string, raid: Raid): string[] {
  if (id in raid.troops) {
    const members = Object.values(raid.characters).filter((who) => who.troop === id && who.at)
    if (members.length > 0) return members.map((who) => who.id)
  }
  return raid.characters[id]?.at ? [id] : []
}

/** The figures and things that an answer names, to be shown while it is pointed at. */
export function named(value: Answer | undefined, raid: Raid): string[] {
  const done = value === undefined ? null : deed(value, raid)
  if (!done) return []
  return [...people(done.at, raid), ...(done.at ? [done.at] : people(done.by, raid))]
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

/** The option that lets a figure's group move, or that activates it first, if there is one. */
export function moving(options: readonly Option[], raid: Raid, who: string): Option | null {
  if (raid.phase === 'activate' && raid.turn?.acting.length === 0)
    return activating(options, raid, who)
  const troop = raid.characters[who]?.troop ?? ''
  const mover = ({ value }: Option) => (isDeed(value) && value.what === 'move' ? value.who : null)
  const found = options.filter((option) => {
    const by = option.refused ? null : mover(option)
    return by !== null && (by ? by === troop || by === who : raid.action?.troop === troop)
  })
  return found.find((option) => mover(option) !== who) ?? found[0] ?? null
}

/** The option that activates a figure's troop. */
function activating(options: readonly Option[], raid: Raid, who: string): Option | null {
  const troop = raid.characters[who]?.troop
  return options.find((option) => !option.refused && option.value === troop) ?? null
}

/**
 * What to ask for the chances of an option; null if it is no attack. Who of a troop has to defend
 * is for the server to say.
 */
export function forecastOf(option: Option, raid: Raid): AskAttack | AskVolley | null {
  const done = deed(option.value, raid)
  if (!done || (done.what !== 'close' && done.what !== 'ranged')) return null
  const by = done.by || (raid.action?.troop ?? '')
  const single = by in raid.characters && raid.action !== null
  const attack = { kind: done.what, by, at: done.at } as const
  return single ? { what: 'attack', ...attack } : { what: 'volley', ...attack }
}

/** Where a Portal can stand: each answer with its place. */
export function portals(asked: PlacePortal): { option: Option; at: Point }[] {
  return (asked.options ?? []).flatMap((option) => {
    const at = option.refused ? undefined : asked.about.places[String(option.value)]
    return at ? [{ option, at: [at[0], at[1]] as const }] : []
  })
}
