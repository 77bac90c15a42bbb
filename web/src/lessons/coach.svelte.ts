/** The coach at a table: what the server says about the lesson, whenever something has changed. */
import type { Shown, Taught } from '../protocol/types'
import type { Play } from '../shell/play.svelte'
import { achieve, fresh, seen, silence } from './lessons'

export class Coach {
  taught = $state.raw<Taught | null>(null)
  /** Counts hints that were read, so that what depends on them is worked out again. */
  #read = $state(0)
  #asked = 0

  constructor(
    readonly play: Play,
    readonly lesson: string,
  ) {}

  /** Ask the server how far the learner has come. An answer that is overtaken is forgotten. */
  async look(): Promise<void> {
    const number = ++this.#asked
    try {
      const found = await this.play.query('lesson', this.lesson)
      if (number !== this.#asked || !found.lesson) return
      this.taught = found.lesson
      if (found.lesson.stands === 'won') achieve(this.play.game, this.lesson)
    } catch {
      // The game goes on without the lesson.
    }
  }

  /** The hint of the lesson, or one beside a whole game that was not shown yet. */
  get hint(): Shown | null {
    const taught = this.taught
    if (!taught || (taught.stands ?? 'going') !== 'going' || !this.play.asked) return null
    if ((taught.steps ?? 0) > 0) return taught.hint ?? null
    void this.#read
    return (taught.beside ?? []).find((each) => fresh(this.play.game, each.id)) ?? null
  }

  /** The hint was read: the next one may come. */
  next(): void {
    if (this.hint) seen(this.play.game, this.hint.id)
    this.#read += 1
  }

  /** No more hints. */
  hush(): void {
    silence(this.play.game)
    this.#read += 1
  }
}
