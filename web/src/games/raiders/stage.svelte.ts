/**
 * What is being shown of what happened: dice that roll, pearls that are drawn. It belongs to the
 * table and not to a seat, so that a roll goes on when people at one screen take turns.
 */
import { settings } from '../../shell/settings.svelte'
import { shows, type Line, type Show } from './rolls'

const WORTH: readonly Line['event']['type'][] = [
  'DiceRolled',
  'Attacked',
  'ChallengeRolled',
  'PearlDrawn',
]
/** How long the outcome stays to be read. */
const READ = 1800

export class Stage {
  showing = $state.raw<Show | null>(null)
  /** How many rolls of it lie still; one more than there are when all is told. */
  settled = $state(0)
  drawn = $state.raw<{ seat: number; number: number } | null>(null)
  #skipped = false
  #skipping: () => void = () => {}
  #hiding: ReturnType<typeof setTimeout> | undefined

  /** Show new events; nothing to wait for if there is nothing worth it. */
  tell(lines: readonly Line[], announce: (line: Line) => void): Promise<void> | undefined {
    if (!lines.some((line) => WORTH.includes(line.event.type))) return undefined
    for (const line of lines) {
      if (line.event.type === 'PearlDrawn')
        this.drawn = { seat: line.event.seat, number: line.position }
    }
    return settings.dice ? this.#roll(lines, announce) : undefined
  }

  async #roll(lines: readonly Line[], announce: (line: Line) => void): Promise<void> {
    this.#skipped = false
    clearTimeout(this.#hiding)
    for (const { show, first } of shows(lines, this.showing)) {
      if (this.#skipped) break
      this.showing = show
      for (
        this.settled = first;
        this.settled < show.rolls.length && !this.#skipped;
        this.settled++
      ) {
        const again = Math.max(0, ...show.rolls[this.settled]!.dice.map((die) => die.again))
        await this.#pause(settings.motion ? 900 + 240 * again : 350)
      }
      this.settled = show.rolls.length + 1
      if (!show.outcome) continue
      announce(show.outcome)
      if (!this.#skipped) await this.#pause(settings.motion ? 900 : 500)
    }
    this.#hiding = setTimeout(() => (this.showing = null), READ)
  }

  #pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time)
      this.#skipping = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  skip(): void {
    this.#skipped = true
    this.#skipping()
    this.showing = null
  }
}

const STAGES = new Map<string, Stage>()

export function stageOf(table: string): Stage {
  const known = STAGES.get(table) ?? new Stage()
  STAGES.set(table, known)
  return known
}
