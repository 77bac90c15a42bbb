/**
 * The hints of the guided first game: one at a time, when it helps, and each only once. They can
 * be left at any time; the game goes on as any other.
 */
import { deed, type Option } from './choices'
import type { Question, Raid } from '../../protocol/raiders'
import { hasActed } from './characters'

/** In the order in which one needs them. */
export const HINTS = [
  'pearl',
  'activate',
  'action',
  'move',
  'cover',
  'attack',
  'goal',
  'end',
] as const
export type Hint = (typeof HINTS)[number]

/** How things stand, as far as hints care. */
export interface Now {
  asked: Question | null
  raid: Raid
  seat: number
  /** Whether a move is planned that could be looked at. */
  planned: boolean
}

type When = (now: Now, told: (hint: Hint) => boolean) => boolean

const asks = (now: Now, topic: Question['topic']) => now.asked?.topic === topic

const WHEN: Record<Hint, When> = {
  pearl: (now) => asks(now, 'activate-troop'),
  activate: (now) => asks(now, 'activate-troop'),
  action: (now) => asks(now, 'choose-action'),
  move: (now) => now.asked?.kind === 'moves' && !now.planned,
  cover: (now) => now.asked?.kind === 'moves' && now.planned,
  attack: (now) => attacks(now.asked?.options ?? [], now.raid).length > 0,
  goal: (now) =>
    asks(now, 'activate-troop') &&
    Object.values(now.raid.troops).some(
      (each) => each.seat === now.seat && hasActed(each, now.raid),
    ),
  end: (now, told) => now.asked !== null && told('goal') && told('action'),
}

/** Whom the options would attack. */
export function attacks(options: readonly Option[], raid: Raid): string[] {
  return options.flatMap((option) => {
    const done = option.refused ? null : deed(option.value, raid)
    return done && done.at && (done.what === 'close' || done.what === 'ranged') ? [done.at] : []
  })
}

export class Guide {
  hint = $state<Hint | null>(null)
  #told = new Set<Hint>()

  constructor(readonly table: string) {}

  /** See what helps now. What was said and is past is not said again. */
  look(now: Now): void {
    const told = (hint: Hint) => this.#told.has(hint)
    const last = this.hint
    if (last && !WHEN[last](now, told)) this.#told.add(last)
    this.hint = HINTS.find((each) => !told(each) && WHEN[each](now, told)) ?? null
  }

  /** The hint was read. */
  next(now: Now): void {
    if (this.hint === 'end') return this.leave()
    if (this.hint) this.#told.add(this.hint)
    this.look(now)
  }

  /** No more hints. */
  leave(): void {
    for (const each of HINTS) this.#told.add(each)
    this.hint = null
    remove(this.table)
  }
}

const KEY = 'kt:guided'
const GUIDES = new Map<string, Guide>()

function guided(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

function keep(tables: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify(tables))
}

function remove(table: string): void {
  keep(guided().filter((each) => each !== table))
}

/** From now on a table is played with hints. */
export function guideAt(table: string): void {
  keep([table, ...guided()].slice(0, 5))
}

/** The guide of a table; null for most. */
export function guideOf(table: string): Guide | null {
  if (!guided().includes(table)) return null
  const known = GUIDES.get(table) ?? new Guide(table)
  GUIDES.set(table, known)
  return known
}
