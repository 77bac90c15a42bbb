/** Which question is which. */
import type { SeatState } from '../protocol/types'
import type { GameTypes, StateOf } from './gametypes'

/** What tells one question from the next: its place in the journal. */
export function questionOf(state: StateOf<GameTypes> | null): string {
  return state?.asked
    ? `${state.since ?? state.position}:${state.asked.kind}:${state.asked.topic}`
    : ''
}

export function sameQuestion(before: StateOf<GameTypes> | null, now: SeatState): boolean {
  return questionOf(before) === questionOf(now) && before !== null
}
