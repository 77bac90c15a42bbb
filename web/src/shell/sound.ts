/**
 * The sounds of the tables. They are off until the reader switches them on; what makes them is
 * loaded with the first one. In a window that is hidden only the turn is heard: it calls back.
 */
import { settings } from './settings.svelte'

/** What can be heard. A table names what happens; how that sounds is `synth.ts`. */
export const SOUNDS = [
  'dice',
  'step',
  'push',
  'hit',
  'miss',
  'puff',
  'heal',
  'magic',
  'pearl',
  'card',
  'coin',
  'build',
  'flag',
  'round',
  'turn',
  'won',
  'lost',
] as const
export type Sound = (typeof SOUNDS)[number]

/** Milliseconds within which the same sound is heard once. */
const CLOSE = 90
const heard = new Map<Sound, number>()
let synth: Promise<typeof import('./synth')> | null = null

/** Let something be heard; `later`: after so many milliseconds. */
export function sound(name: Sound, later = 0): void {
  if (!settings.sound || (document.hidden && name !== 'turn')) return
  const when = performance.now() + later
  if (Math.abs(when - (heard.get(name) ?? -Infinity)) < CLOSE) return
  heard.set(name, when)
  synth ??= import('./synth')
  void synth.then(
    ({ play }) => play(name, (when - performance.now()) / 1000, settings.volume),
    () => (synth = null), // without a connection there is silence
  )
}

/** Which sound an event has, by its type; events that are not named are silent. */
export type Sounds = Readonly<Record<string, Sound | ((event: any) => Sound | null)>>

/** The sounds of a game's own events. */
export type SoundsOf<Event extends { type: string }> = {
  readonly [Type in Event['type']]?:
    Sound | ((event: Extract<Event, { type: Type }>) => Sound | null)
}

/** How long a sound takes before the next one begins, in milliseconds; all others: `NEXT`. */
const LENGTH: Partial<Record<Sound, number>> = { dice: 750, round: 500, pearl: 350, magic: 300 }
const NEXT = 170
/** The most that is heard of one step. */
const MOST = 6

/** The sounds of events in their order, each with its beginning in milliseconds. */
export function score(
  events: readonly { type: string }[],
  sounds: Sounds,
): { name: Sound; later: number }[] {
  const found: { name: Sound; later: number }[] = []
  let later = 0
  for (const event of events) {
    const rule = sounds[event.type]
    const name = typeof rule === 'function' ? rule(event) : rule
    if (!name || found.at(-1)?.name === name) continue
    found.push({ name, later })
    later += LENGTH[name] ?? NEXT
  }
  return found.slice(0, MOST)
}

/** Let what happened be heard. */
export function hear(events: readonly { type: string }[], sounds: Sounds | undefined): void {
  if (!sounds || !settings.sound) return
  for (const { name, later } of score(events, sounds)) sound(name, later)
}
