/** The teams as a list: each troop with those of it that are on the table. */
import type { Character, Library, Raid } from '../../protocol/raiders'
import { hasActed } from './characters'

export interface Row {
  /** The troop; for a character that has none yet, the character. */
  id: string
  seat: number
  card: string
  members: readonly Character[]
  /** How many of them are on the table. */
  here: number
  wounds: number
  acted: boolean
  down: boolean
}

/** The rows of a team, in the order of its cards; Leaders in a unit have a row of their own. */
export function roster(raid: Raid, library: Pick<Library, 'cards'>, seat: number): Row[] {
  const rows = new Map<string, Character[]>()
  for (const who of Object.values(raid.characters)) {
    if (who.seat !== seat) continue
    const unit = library.cards[who.card]?.type === 'Unit'
    const id = unit ? who.troop || who.card : who.id
    rows.set(id, [...(rows.get(id) ?? []), who])
  }
  return [...rows].map(([id, members]) => {
    const troop = raid.troops[members[0]!.troop]
    return {
      id,
      seat,
      card: members[0]!.card,
      members,
      here: members.filter((who) => who.at !== null).length,
      wounds: members.reduce((sum, who) => sum + (who.at ? who.wounds : 0), 0),
      acted: hasActed(troop, raid),
      down: Boolean(troop?.down),
    }
  })
}
