/**
 * The battle on the stage: its rolls, losses and cards as they are told, one after the other. It
 * belongs to the table and not to a seat, so that it goes on when people at one screen take turns.
 */
import type { Battle, BattlePage, Fighter, Warcraft, WarcraftTypes } from '../../protocol/warcraft'
import type { LineOf } from '../../shell/gametypes'
import { settings } from '../../shell/settings.svelte'

export type Line = LineOf<WarcraftTypes>

export interface Roll {
  seat: number
  kind: string
  faces: readonly number[]
  hits: number
  strength: number
  phase: string
  rules: readonly string[]
}

/** The phases of a round in their order. */
export const PHASES = ['ranged', 'flying', 'melee'] as const
const ROLLING = 850
const FALLING = 420
const READING = 900

export class Fight {
  /** The space of the battle; "" while there is none. */
  space = $state('')
  sides = $state.raw<readonly (readonly number[])[]>([[], []])
  fighters = $state.raw<readonly Fighter[]>([])
  /** What the server says of it: the dice of each phase and the chances. */
  page = $state.raw<BattlePage | null>(null)
  round = $state(0)
  phase = $state('')
  rolls = $state.raw<readonly Roll[]>([])
  /** The number of the roll whose dice are still rolling; -1 for none. */
  rolling = $state(-1)
  lines = $state.raw<readonly Line[]>([])
  outcome = $state.raw<Line | null>(null)
  /** Whether the stage is open. */
  open = $state(false)
  fast = $state(false)
  /** Whether others fight it: it is shown quicker, and folds itself away. */
  theirs = false
  /** The space of the last battle, once it is decided. */
  #decided = ''
  #wake: () => void = () => {}

  /** Show new events; nothing to wait for if they are not about a battle. */
  tell(lines: readonly Line[], still: boolean, seat: number): Promise<void> | undefined {
    const worth = lines.some(({ event }) => event.type === 'BattleBegan')
    if (!worth && (!this.space || this.outcome)) return undefined
    return this.#show(lines, still, seat)
  }

  async #show(lines: readonly Line[], still: boolean, seat: number): Promise<void> {
    for (const line of lines) {
      if (line.event.type === 'BattleBegan') {
        this.#begin(line.event)
        this.theirs = seat >= 0 && !still && !this.sides.some((side) => side.includes(seat))
      }
      if (!this.space || (this.outcome && this.outcome !== line)) continue
      this.lines = [...this.lines, line]
      const pause = this.#take(line)
      if (pause > 0 && !still) await this.#pause(pause)
      this.rolling = -1
      if (this.outcome === line && this.theirs) this.close()
    }
  }

  #begin(event: { space: string; seats: readonly number[]; others: readonly number[] }): void {
    this.space = event.space
    this.#decided = ''
    this.sides = [event.seats, event.others]
    this.page = this.outcome = null
    this.round = 0
    this.phase = ''
    this.rolls = this.lines = this.fighters = []
    this.open = true
    this.fast = false
  }

  /** Take in one event; how long it is worth looking at. */
  #take(line: Line): number {
    const event = line.event
    switch (event.type) {
      case 'RoundBegan':
        this.round = event.round
        this.rolls = []
        return 0
      case 'PhaseBegan':
        this.phase = event.kind
        this.rolls = []
        return 0
      case 'Attacked': {
        const { seat, kind, faces, hits, strength, rules } = event
        const roll = { seat, kind, faces, hits, strength, rules, phase: this.phase }
        this.rolling = this.rolls.length
        this.rolls = [...this.rolls, roll]
        return ROLLING
      }
      case 'Removed':
        this.#fall(event.seat, event.kind, event.space)
        return FALLING
      case 'CardPlayed':
      case 'PowerUsed':
        return FALLING
      case 'BattleWon':
      case 'NobodyWon':
      case 'BattleOff':
        this.outcome = line
        this.#decided = this.space
        return READING
      default:
        return 0
    }
  }

  /** The battle as it stands in a position; of a past one, or one found under way, its rolls too. */
  stand(
    space: string,
    battle: Battle,
    fighters: readonly Fighter[],
    kinds: readonly string[],
    still: boolean,
  ): void {
    if (!still && this.#decided === space) return // only its last cards are still to come
    if (this.space !== space || this.outcome || still) {
      if (this.space !== space || this.outcome)
        this.#begin({ space, seats: battle.sides[0] ?? [], others: battle.sides[1] ?? [] })
      this.phase = PHASES[battle.phase] ?? ''
      this.rolls = battle.rolls.map((each) => ({
        seat: each.seat,
        kind: kinds[each.kind] ?? '',
        faces: [...each.faces, ...each.extra],
        hits: 0,
        strength: each.strength + each.minus,
        phase: this.phase,
        rules: [],
      }))
    }
    this.round = battle.round
    this.sides = battle.sides
    this.fighters = fighters
  }

  /** No battle is fought in the position that is shown: one without an end was undone. */
  rest(): void {
    if (!this.outcome) this.space = ''
  }

  /** Take what the server says, if it speaks of the moment that is shown. */
  learn(page: BattlePage, view: Warcraft): void {
    const { battle, stage } = view
    const same =
      battle !== null &&
      page.number === battle.number &&
      page.round === battle.round &&
      page.phase === battle.phase &&
      page.stage === stage
    if (!same) return
    this.page = page
    this.fighters = page.fighters
  }

  /** One unit fewer on the stage, until the armies are asked for again. */
  #fall(seat: number, kind: string, space: string): void {
    const at = this.fighters.findIndex(
      (each) => each.seat === seat && each.kind === kind && each.space === space,
    )
    this.fighters = this.fighters.map((each, n) =>
      n === at ? { ...each, number: each.number - 1 } : each,
    )
  }

  #pause(time: number): Promise<void> {
    const pace = (settings.motion ? 1 : 1 / 3) * (this.theirs ? 1 / 2 : 1)
    const wait = this.fast || !settings.dice ? 0 : time * pace
    if (wait === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** Show the rest of this battle at once. */
  hurry(): void {
    this.fast = true
    this.#wake()
  }

  close(): void {
    this.open = false
    if (this.outcome) this.space = ''
  }
}

const FIGHTS = new Map<string, Fight>()

export function fightOf(table: string): Fight {
  const known = FIGHTS.get(table) ?? new Fight()
  FIGHTS.set(table, known)
  return known
}
