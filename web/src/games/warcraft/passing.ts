/**
 * A window in which a player has nothing to play is passed by itself. With bots it is passed at
 * once. With people it takes as long as a short thought would, so that the pause tells nothing.
 */
import type { WarcraftTypes } from '../../protocol/warcraft'
import type { Play } from '../../shell/play.svelte'
import type { Choosing } from './choosing.svelte'

const SHORTEST = 900
const LONGEST = 2600

/** The place of the last question that was passed or undone: it is not passed again. */
const LAST = new WeakMap<Play<WarcraftTypes>, number>()

export function passing(
  play: Play<WarcraftTypes>,
  choosing: Choosing | null,
): (() => void) | undefined {
  const asked = play.asked
  const position = play.state?.position ?? 0
  const before = LAST.get(play) ?? -1
  LAST.set(play, Math.max(before, position))
  if (!asked || play.still || asked.topic !== 'play-card' || !choosing) return undefined
  const only = choosing.options.length === 1 && choosing.options[0]!.value === null
  if (!only || position < before) return undefined
  const people = play.people.filter((each) => each.kind === 'person').length > 1
  const wait = people ? SHORTEST + Math.random() * (LONGEST - SHORTEST) : 120
  const timer = setTimeout(() => void play.answer(null).catch(() => undefined), wait)
  return () => clearTimeout(timer)
}
