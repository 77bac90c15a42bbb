/** Previews from the server, asked one after the other. */
import type { AskOf, GameTypes, PreviewOf } from './gametypes'
import type { Play } from './play.svelte'

/**
 * Questions to the server one after the other: a newer one would cancel an older one that has not
 * been answered.
 */
export class Previews<G extends GameTypes> {
  #last: Promise<unknown> = Promise.resolve()

  constructor(readonly play: Play<G>) {}

  ask<Ask extends AskOf<G>>(ask: Ask): Promise<PreviewOf<G, Ask>> {
    const asked = this.#last.then(() => this.play.preview(ask))
    this.#last = asked.catch(() => null)
    return asked
  }
}
