/** What the server is asked while a player looks: chances, income, the battle, an enemy's reach. */
import type {
  Foreseen,
  Goals,
  Income,
  Warcraft,
  WarcraftTypes,
  Ways,
} from '../../protocol/warcraft'
import type { Previews } from '../../shell/previews'
import type { Fight } from './fight.svelte'

const SOON = 90

export class Outlook {
  foreseen = $state.raw<Foreseen | null>(null)
  income = $state.raw<Income | null>(null)
  goals = $state.raw<Goals | null>(null)
  /** How the held piece would go. */
  ways = $state.raw<Ways | null>(null)
  reached = $state.raw<ReadonlySet<string>>(new Set())
  /** The seat whose reach is shown; -1 for none. */
  reachOf = $state(-1)
  #plans = 0

  constructor(readonly previews: Previews<WarcraftTypes>) {}

  /** The chances of the battle that pieces would begin; asked when the pointer rests. */
  plan(goal: string, held: { space: string; kind: string; number: number } | null): () => void {
    const number = ++this.#plans
    this.foreseen = null
    if (!goal || !held) return () => undefined
    const move = { what: held.kind, start: held.space, to: goal }
    const moves = Array.from({ length: held.number }, () => move)
    const timer = setTimeout(() => {
      this.previews.ask({ what: 'odds', space: goal, moves }).then(
        (found) => (this.foreseen = number === this.#plans ? found : this.foreseen),
        () => undefined,
      )
    }, SOON)
    return () => clearTimeout(timer)
  }

  /** How pieces of a kind would go from a space, and where they must stop. */
  lookFor(kind: string, start: string): void {
    this.ways = null
    if (!kind || !start) return
    this.previews.ask({ what: 'ways', kind, start }).then(
      (found) => (this.ways = found),
      () => undefined,
    )
  }

  /** The way to a space: straight on if no other one is known. */
  way(start: string, to: string): readonly string[] {
    const known = this.ways?.start === start ? this.ways.paths : []
    return known.find((each) => each.at(-1) === to) ?? [start, to]
  }

  /** What the harvest would bring and what the goals want, in the position of this moment. */
  harvest(): () => void {
    const timer = setTimeout(() => {
      this.previews.ask({ what: 'income' }).then(
        (found) => (this.income = found),
        () => undefined,
      )
      this.previews.ask({ what: 'goals' }).then(
        (found) => (this.goals = found),
        () => undefined,
      )
    }, 2 * SOON)
    return () => clearTimeout(timer)
  }

  /** The battle, for the stage; `now` is the position that is shown when the answer comes. */
  battle(fight: Fight, now: () => Warcraft): void {
    this.previews.ask({ what: 'battle' }).then(
      (found) => fight.learn(found, now()),
      () => undefined,
    )
  }

  reach(): void {
    const seat = this.reachOf
    this.reached = new Set()
    if (seat < 0) return
    this.previews.ask({ what: 'reach', seat }).then(
      (found) => (this.reached = this.reachOf === seat ? new Set(found.spaces) : this.reached),
      () => undefined,
    )
  }
}
