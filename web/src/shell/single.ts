/**
 * Questions that are none: with a single answer the page gives it for the person, who can undo it.
 * What ends a step stays with the person, because it ends what can be undone as well.
 */
import type { Asked, Option, Person } from '../protocol/types'

/** Milliseconds: long enough to read what is answered, and to keep a move on the way. */
const AT_ONCE = 300
/** Before other people a pass takes as long as a short thought, so that the pause tells nothing. */
const SHORTEST = 900
const LONGEST = 2600

/**
 * The only answer to a question; null if there are several, or if it ends a step. What `carries` out
 * the answer before it counts as the only one beside the end of the step: it was just chosen.
 */
export function onlyAnswer(
  asked: Asked | null,
  ends: (value: unknown) => boolean = () => false,
  carries: (value: unknown) => boolean = () => false,
): Option | null {
  if (!asked || (asked.kind !== 'choose' && asked.kind !== 'react')) return null
  const possible = (asked.options ?? []).filter((each) => !each.refused)
  if (possible.length === 1) {
    const only = possible[0]!
    return asked.kind === 'choose' && ends(only.value) ? null : only
  }
  const acts = possible.filter((each) => !ends(each.value))
  return acts.length === 1 && carries(acts[0]!.value) ? acts[0]! : null
}

/** How long the page waits before it gives an only answer. */
export function thought(asked: Asked, people: readonly Person[]): number {
  const company = people.filter((each) => each.kind === 'person').length > 1
  if (asked.kind !== 'react' || !company) return AT_ONCE
  return SHORTEST + Math.random() * (LONGEST - SHORTEST)
}
