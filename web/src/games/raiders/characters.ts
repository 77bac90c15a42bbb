/** The characters: their signs, marks and emblems, and which troops have acted. */
import type { Raid, Troop } from '../../protocol/raiders'

/** How a figure is marked: it can be chosen, attacked, is in hand, or goes with the one in hand. */
export type Mark = '' | 'choice' | 'target' | 'hand' | 'mate'

const LETTERS = ['ABCDEFGHIJKLM', 'NOPQRSTUVWXYZ']

/** The sign of each character, as in the terminal: the letter of its card and a number. */
export function signs(raid: Raid): Record<string, string> {
  const letters = new Map<string, string>()
  const counts = [0, 0]
  const found: Record<string, string> = {}
  for (const who of Object.values(raid.characters)) {
    const key = `${who.seat} ${who.card}`
    if (!letters.has(key)) {
      const row = LETTERS[who.seat] ?? LETTERS[0]!
      const number = counts[who.seat]!++
      letters.set(key, row[number % row.length]!.repeat(1 + Math.floor(number / row.length)))
    }
    found[who.id] = letters.get(key)! + (/ (\d+)$/.exec(who.id)?.[1] ?? '1')
  }
  return found
}

/** The emblem of a faction; an unknown faction has a plain one. */
export function emblem(faction: string | undefined): string {
  const known: Record<string, string> = {
    'New Lilliput': 'gate',
    Gremlins: 'cog',
    'Fair folk': 'leaf',
    Freeloaders: 'top',
    'Lords of Dust': 'dust',
  }
  return known[faction ?? ''] ?? 'plain'
}

export function factionKey(faction: string): string {
  return `hr-faction-${faction.toLowerCase().replaceAll(' ', '-')}`
}

/** Whether a troop has had its turn: one that acts now has not. */
export function hasActed(troop: Troop | undefined, raid: Raid): boolean {
  return Boolean(troop?.activated) && !raid.turn?.acting.includes(troop?.id ?? '')
}
