/** Previews from the server: the chances of options, a ruler. A newer ask replaces an older one. */
import type {
  AskAttack,
  AskVolley,
  Forecast,
  Measured,
  Raid,
  RaidersTypes,
} from '../../protocol/raiders'
import type { Previews as Asking } from '../../shell/previews'
import { forecastOf, type Option } from './choices'
import type { Spot } from './geometry'

export type Previews = Asking<RaidersTypes>

/** How often a chance is asked for that others overtake. */
const TRIES = 4

/** The chances of options, asked once for each position. */
export class Chances {
  #known = $state.raw<ReadonlyMap<string, Forecast[]>>(new Map())
  #asked = new Set<string>()

  constructor(readonly previews: Previews) {}

  forget(): void {
    this.#known = new Map()
    this.#asked = new Set()
  }

  of(option: Option): Forecast[] {
    return this.#known.get(JSON.stringify(option.value)) ?? []
  }

  /** Ask for the chances of some options, one after the other. */
  async ask(options: readonly Option[], raid: Raid): Promise<void> {
    for (const option of options) {
      const key = JSON.stringify(option.value)
      const question = forecastOf(option, raid)
      if (!question || this.#asked.has(key)) continue
      this.#asked.add(key)
      const found = await this.#found(question)
      if (found) this.#known = new Map([...this.#known, [key, found]])
      else this.#asked.delete(key)
    }
  }

  /** The chances, asked again where another question overtook; null if the position has changed. */
  async #found(question: AskAttack | AskVolley): Promise<Forecast[] | null> {
    const asked = this.#asked
    for (let tries = 0; tries < TRIES && asked === this.#asked; tries++) {
      if (tries > 0) await new Promise((resolve) => setTimeout(resolve, 200 * tries))
      try {
        const found = await this.previews.ask(question)
        return asked !== this.#asked ? null : 'attacks' in found ? found.attacks : [found]
      } catch {
        // Overtaken, or the question is gone.
      }
    }
    return null
  }
}

/** The chance that at least one of several attacks hits. */
export function any(forecasts: readonly Forecast[]): number {
  return 10_000 * (1 - forecasts.reduce((none, each) => none * (1 - each.hit / 10_000), 1))
}

/** A ruler between two figures or places. */
export class Ruler {
  on = $state(false)
  start = $state.raw<string | Spot | null>(null)
  end = $state.raw<string | Spot | null>(null)
  found = $state.raw<Measured | null>(null)
  /** The ends that were measured: those that are held can be others by then. */
  ends = $state.raw<readonly (string | Spot)[]>([])
  #asking = false
  #again = false

  constructor(readonly previews: Previews) {}

  clear(): void {
    this.start = this.end = this.found = null
  }

  from(start: string | Spot): void {
    this.clear()
    this.start = start
  }

  async to(end: string | Spot): Promise<void> {
    this.end = end
    if (this.#asking) {
      this.#again = true
      return
    }
    this.#asking = true
    do {
      this.#again = false
      try {
        const { start, end } = this
        if (start !== null && end !== null) {
          const found = await this.previews.ask({ what: 'sight', start, end })
          this.found = found
          this.ends = [start, end]
        }
      } catch {
        this.found = null
      }
      await new Promise((resolve) => setTimeout(resolve, 60))
    } while (this.#again)
    this.#asking = false
  }
}
