/** Reactions: the figure each is asked at, and the chances of what is reacted to. */
import type { Forecast, Question, Raid } from '../../protocol/raiders'
import type { Previews } from './ask.svelte'
import { people } from './choices'

/** The figure a reaction is about: the one that is shot at, breaks away or may take a wound. */
export function reactedBy(asked: Question | null, raid: Raid): string | null {
  if (asked?.kind !== 'react') return null
  const options = (asked.options ?? []).map((option) => option.value)
  const named = [...Object.values(asked.say.args ?? {}), ...options]
  return named.flatMap((each) => (typeof each === 'string' ? people(each, raid) : []))[0] ?? null
}

export class Reactions {
  /** The attacks that are reacted to: the shot that was declared, the strikes at a figure that leaves. */
  against = $state.raw<Forecast[]>([])

  constructor(readonly previews: Previews) {}

  async foresee(): Promise<void> {
    this.against = []
    try {
      this.against = (await this.previews.ask({ what: 'reaction' })).attacks
    } catch {
      // The question is gone.
    }
  }
}
