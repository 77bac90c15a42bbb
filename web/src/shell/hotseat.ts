/** Several people at one screen: which seat is next, and whether the screen is handed over. */
import { equal } from './equal'
import type { GameTypes, StateOf } from './gametypes'

interface Seat {
  readonly state: StateOf<GameTypes> | null
}

/** The seat that gets the screen: the present one if it is asked, else the first that is. */
export function nextSeat(seats: readonly Seat[], at: number): number {
  if (seats[at]?.state?.asked) return at
  const asked = seats.findIndex((each) => each.state?.asked)
  return asked < 0 ? at : asked
}

/** Whether a seat at this screen sees what another may not, or several choose in secret. */
export function secretive(seats: readonly Seat[]): boolean {
  if (seats.filter((each) => each.state?.asked).length > 1) return true
  const views = seats.map((each) => each.state?.view)
  return views.some((view) => !equal(view, views[0]))
}
