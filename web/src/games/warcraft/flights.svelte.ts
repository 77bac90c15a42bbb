/** Gold and wood on their way from a space to the mat of the player who has harvested it. */
import type { Line } from './fight.svelte'

export interface Flight {
  id: number
  space: string
  seat: number
  what: 'gold' | 'wood'
  number: number
}

const WHAT: Partial<Record<Line['event']['type'], Flight['what']>> = {
  GoldHarvested: 'gold',
  WoodHarvested: 'wood',
}
export const FLYING = 1300
const MOST = 12

export class Flights {
  now = $state.raw<readonly Flight[]>([])
  #next = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  tell(lines: readonly Line[]): void {
    const found = lines.flatMap(({ event }) => {
      const what = WHAT[event.type]
      if (!what || !('space' in event) || !('seat' in event) || !('number' in event)) return []
      const { space, seat, number } = event as { space: string; seat: number; number: number }
      return [{ id: this.#next++, space, seat, what, number }]
    })
    if (found.length === 0) return
    this.now = [...this.now, ...found].slice(-MOST)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.now = []), FLYING)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
