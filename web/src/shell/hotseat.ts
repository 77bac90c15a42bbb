/** People at one screen: who is next, and whether the screen has to be handed over. */
import { equal } from './equal'
import type { GameTypes, StateOf } from './gametypes'

interface Seat {
  readonly state: StateOf<GameTypes> | null
}

/** Whose turn it is at this screen: whoever has it, if asked; else the first who is. */
export function nextSeat(seats: readonly Seat[], at: number): number {
  if (seats[at]?.state?.asked) return at
  const asked = seats.findIndex((each) => each.state?.asked)
  return asked < 0 ? at : asked
}

/** Whether somebody here sees what another may not, or several choose in secret. */
export function secretive(seats: readonly Seat[]): boolean {
  if (seats.filter((each) => each.state?.asked).length > 1) return true
  const views = seats.map((each) => each.state?.view)
  return views.some((view) => !equal(view, views[0]))
}
