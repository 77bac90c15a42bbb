/**
 * What is being shown of what happened: rounds that begin, pearls that are drawn, dice that roll,
 * who vanishes, who went where. It belongs to the table and not to a seat, so that a roll goes on
 * when people at one screen take turns.
 */
import { settings } from '../../shell/settings.svelte'
import type { Place, Point } from './geometry'
import { aimOf, shows, type Aim, type Line, type Show } from './rolls'

const WORTH: readonly Line['event']['type'][] = [
  'Aimed',
  'DiceRolled',
  'Attacked',
  'ChallengeRolled',
  'Moved',
  'PearlDrawn',
  'RoundBegan',
  'Vanished',
]
/** How long the outcome stays to be read. */
const READ = 1800
/** How long a banner is seen, and a cloud of dust. */
const BANNER = 1700
const DUST = 1100

/** A figure that is gone, and where it stood. */
export interface Puff {
  who: string
  at: Place
}

/** The way a figure went. */
export interface Trail {
  who: string
  points: readonly Point[]
}

export class Stage {
  showing = $state.raw<Show | null>(null)
  /** How many rolls of it lie still; one more than there are when all is told. */
  settled = $state(0)
  drawn = $state.raw<{ seat: number; number: number } | null>(null)
  /** The attack that was declared or is rolled for. */
  aim = $state.raw<Aim | null>(null)
  /** Whether it hit; null as long as that is not known. */
  hit = $state<boolean | null>(null)
  /** The round that has just begun; 0 when its banner is gone. */
  round = $state(0)
  puffs = $state.raw<readonly Puff[]>([])
  /** Where figures went since the person last did something. */
  trails = $state.raw<readonly Trail[]>([])
  #skipped = false
  #skipping: () => void = () => {}
  #hiding: ReturnType<typeof setTimeout> | undefined

  /** Show new events; nothing to wait for if there is nothing worth it. */
  tell(
    lines: readonly Line[],
    announce: (line: Line) => void,
    where: (who: string) => Place | null,
  ): Promise<void> | undefined {
    if (!lines.some((line) => WORTH.includes(line.event.type))) return undefined
    const before = this.aim
    for (const line of lines) this.#note(line, where)
    const gone = lines.flatMap(({ event }): Puff[] => {
      const at = event.type === 'Vanished' ? where(event.who) : null
      return at && 'who' in event ? [{ who: event.who, at }] : []
    })
    const rolled = settings.dice ? this.#roll(lines, announce, before) : Promise.resolve()
    return rolled.then(() => this.#vanish(gone))
  }

  #note({ event, position }: Line, where: (who: string) => Place | null): void {
    if (event.type === 'PearlDrawn') this.drawn = { seat: event.seat, number: position }
    else if (event.type === 'RoundBegan') {
      this.round = event.round
      setTimeout(() => (this.round = 0), BANNER)
    } else if (event.type === 'Aimed') {
      this.aim = aimOf(event)
      this.hit = null
    } else if (event.type === 'Moved') {
      const from = where(event.who)
      if (!from) return
      const points: Point[] = [
        [from[0], from[1]],
        [event.to[0], event.to[1]],
      ]
      this.trails = [...this.trails, { who: event.who, points }]
    }
  }

  /** Dust rises where figures stood. */
  #vanish(gone: readonly Puff[]): void {
    if (gone.length === 0) return
    this.puffs = [...this.puffs, ...gone]
    setTimeout(() => (this.puffs = this.puffs.filter((each) => !gone.includes(each))), DUST)
  }

  /** The person does something: what the others did is no longer drawn. */
  clearTrails(): void {
    if (this.trails.length > 0) this.trails = []
  }

  async #roll(
    lines: readonly Line[],
    announce: (line: Line) => void,
    before: Aim | null,
  ): Promise<void> {
    const fresh = shows(lines, this.showing, before)
    if (fresh.length === 0) return
    this.#skipped = false
    clearTimeout(this.#hiding)
    for (const { show, first } of fresh) {
      if (this.#skipped) break
      this.showing = show
      this.aim = show.aim
      this.hit = null
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
      if (show.outcome.event.type === 'Attacked') this.hit = show.outcome.event.hit
      announce(show.outcome)
      if (!this.#skipped) await this.#pause(settings.motion ? 900 : 500)
    }
    this.#hiding = setTimeout(() => this.#clear(), READ)
  }

  #clear(): void {
    this.showing = this.aim = this.hit = null
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
    this.#clear()
  }
}

const STAGES = new Map<string, Stage>()

export function stageOf(table: string): Stage {
  const known = STAGES.get(table) ?? new Stage()
  STAGES.set(table, known)
  return known
}
