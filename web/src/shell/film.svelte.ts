/** A game's moments, fetched in stretches as the reader scrubs. */
import type { Course, PastMoment } from '../protocol/types'
import { Play } from './play.svelte'

const STRETCH = 50

export class Film {
  /** The live connection that is asked for moments. */
  readonly play: Play
  /** What the table shows: the same game at another moment. */
  shown = $state.raw<Play>(new Play('', 0))
  /** After the end: the seat through whose eyes the table is seen; -1: all that there was. */
  eyes = $state(-1)
  /** The positions of all moments. */
  line = $state.raw<readonly number[]>([])
  at = $state(0)
  /** How the score changed, when the server has said so. */
  course = $state.raw<Course | null>(null)
  #moments = new Map<number, PastMoment>()
  #fetching: Promise<void> | null = null

  constructor(
    readonly table: string,
    seat: number,
    start: number,
  ) {
    this.play = new Play(table, seat)
    this.shown = still(table, seat, seat)
    this.shown.askThrough(this.play)
    this.play.connect()
    void this.#begin(start)
  }

  get position(): number {
    return this.line[this.at] ?? 0
  }

  close(): void {
    this.play.leave()
  }

  /** Go to a moment by its number. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.line.length - 1))
    void this.#show()
  }

  /** Go to the first moment at or after a position of the journal. */
  goTo(position: number): void {
    const at = this.line.findIndex((each) => each >= position)
    this.go(at < 0 ? this.line.length - 1 : at)
  }

  /** See the game as a seat saw it, or (-1) with all that was hidden. */
  look(eyes: number): void {
    const library = this.shown.library
    this.eyes = eyes
    this.shown = still(this.table, eyes < 0 ? this.play.seat : eyes, this.play.seat)
    this.shown.library = library
    this.shown.askThrough(this.play)
    this.#moments.clear()
    void this.#show()
  }

  async #begin(start: number): Promise<void> {
    await this.#fetch(Math.max(0, start))
    this.shown.welcome = this.play.welcome
    if (start < 0) this.go(0)
    else this.goTo(start)
    this.course = (await this.play.query('course').catch(() => null))?.course ?? null
  }

  async #show(): Promise<void> {
    const wanted = this.position
    if (!this.#moments.has(wanted)) {
      // Newer moments cancel older ones: one request at a time, for where the reader is then.
      while (this.#fetching) await this.#fetching
      if (!this.#moments.has(this.position)) await this.#fetch(this.position)
    }
    const moment = this.#moments.get(this.position)
    if (!moment) return
    const { position, view, waiting, score } = moment
    this.shown.welcome = this.play.welcome
    this.shown.people = this.play.people
    this.shown.told = this.play.told.filter((each) => each.position <= position)
    this.shown.state = { kind: 'state', position, view, waiting, score }
  }

  async #fetch(from: number): Promise<void> {
    const eyes = this.eyes
    const wanted = { from, count: STRETCH, ...(eyes < 0 ? {} : { eyes }) }
    const work = this.play.query('moments', wanted).then((found) => {
      if (eyes !== this.eyes) return
      for (const moment of found.moments ?? []) this.#moments.set(moment.position, moment)
      if (found.line?.length) this.line = found.line
    })
    this.#fetching = work.finally(() => (this.#fetching = null))
    await this.#fetching
  }
}

/** A game in which nothing can be done. */
function still(table: string, seat: number, own: number): Play {
  const play = new Play(table, seat, own)
  play.still = true
  return play
}
