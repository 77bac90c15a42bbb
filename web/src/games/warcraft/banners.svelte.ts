/** Moments that are worth a banner, and cards that others play: one after the other. */
import type { Line } from './fight.svelte'

export interface Banner {
  line: Line
  seat: number
}

const WORTH: readonly Line['event']['type'][] = [
  'TurnBegan',
  'TownMarked',
  'Eliminated',
  'HeroKilled',
  'HeroRose',
  'CreepTurned',
  'OutpostDestroyed',
  'Depleted',
  'WorkersDestroyed',
  'VictoryPointShown',
  'BroughtHome',
  'ElementsHeld',
  'AltarHeld',
]
const SHOWN = 2300
const CARD = 3600

export class Banners {
  now = $state.raw<Banner | null>(null)
  card = $state.raw<{ card: string; seat: number } | null>(null)
  #waiting: Banner[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #cards: ReturnType<typeof setTimeout> | undefined

  tell(lines: readonly Line[], seat: number): void {
    for (const line of lines) {
      const event = line.event
      if (event.type === 'CardPlayed' && event.seat !== seat) {
        this.card = { card: event.card, seat: event.seat }
        clearTimeout(this.#cards)
        this.#cards = setTimeout(() => (this.card = null), CARD)
      }
      if (!WORTH.includes(event.type)) continue
      const whose = 'seat' in event ? event.seat : -1
      this.#waiting = [...this.#waiting, { line, seat: whose }].slice(-3)
    }
    if (!this.now) this.#next()
  }

  #next(): void {
    this.now = this.#waiting.shift() ?? null
    clearTimeout(this.#timer)
    if (this.now) this.#timer = setTimeout(() => this.#next(), SHOWN)
  }

  /** The game went on, or is over: what is still to be shown is out of date. */
  stop(): void {
    this.#waiting = []
    this.now = this.card = null
    clearTimeout(this.#timer)
    clearTimeout(this.#cards)
  }
}
