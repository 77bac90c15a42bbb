/** What the server is asked while a player looks: chances, income, the battle, an enemy's reach. */
import type { Foreseen, Income, Warcraft, WarcraftTypes } from '../../protocol/warcraft'
import type { Previews } from '../../shell/previews'
import type { Fight } from './fight.svelte'

const SOON = 90

export class Outlook {
  foreseen = $state.raw<Foreseen | null>(null)
  income = $state.raw<Income | null>(null)
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

  /** What the harvest would bring, in the position of this moment. */
  harvest(): () => void {
    const timer = setTimeout(() => {
      this.previews.ask({ what: 'income' }).then(
        (found) => (this.income = found),
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
