/**
 * Answers given on the table: a card of the hand, a kind of piece, one space after the other. What
 * is chosen leaves fewer answers, until one is left. Nothing is legal here but what is offered.
 */
import type { Library, WarcraftTypes } from '../../protocol/warcraft'
import { equal } from '../../shell/equal'
import type { Play } from '../../shell/play.svelte'
import { words } from '../../shell/words.svelte'
import { cardOf, isDone, moverOf, purchaseOf, victimOf, type Option } from './answers'
import { ends, next, spacesIn, way } from './paths'

/** Something that appears at a place of the screen. */
interface At<T> {
  at: readonly [number, number]
  what: T
}

export class Choosing {
  picked = $state.raw<readonly string[]>([])
  /** The kind of piece that is moved; "" for any. */
  kind = $state('')
  /** The card of the hand that is played; "" for none. */
  card = $state('')
  /** How many pieces go, one answer for each. */
  number = $state(1)
  menu = $state.raw<At<readonly Option[]> | null>(null)
  refusal = $state.raw<At<{ text: string; rule: string }> | null>(null)
  #asking = 0

  constructor(
    readonly play: Play<WarcraftTypes>,
    readonly library: Library,
    readonly names: ReadonlySet<string>,
  ) {}

  options = $derived.by<readonly Option[]>(() => {
    const asked = this.play.asked
    return (asked?.options ?? []).filter((each) => !each.refused)
  })
  refused = $derived.by<readonly Option[]>(() => {
    const asked = this.play.asked
    return (asked?.options ?? []).filter((each) => each.refused)
  })
  #topic = $derived.by(() => this.play.asked?.topic ?? '')

  /** The answers that what is chosen so far leaves. */
  #left = $derived.by(() =>
    this.options.filter((each) => {
      const card = cardOf(each, this.library)
      if (this.card) return card === this.card
      if (card && this.#topic !== 'play-card') return false
      return !this.kind || moverOf(each) === this.kind
    }),
  )
  ways = $derived(
    this.#left.map((each) => way(each, this.names)).filter((each) => each.spaces.length > 0),
  )
  able = $derived(next(this.ways, this.picked))
  cards = $derived(new Set(this.options.map((each) => cardOf(each, this.library)).filter(Boolean)))
  /** Answers that neither the board nor the mat nor a card nor the stage can give. */
  others = $derived.by(() =>
    this.options.filter(
      (each) =>
        spacesIn(each.value, this.names).length === 0 &&
        !cardOf(each, this.library) &&
        !purchaseOf(each) &&
        !victimOf(each),
    ),
  )
  done = $derived(this.others.find(isDone))

  /** Forget what was chosen. */
  clear(): void {
    this.picked = []
    this.kind = this.card = ''
    this.number = 1
    this.menu = this.refusal = null
  }

  get busy(): boolean {
    return this.picked.length > 0 || this.card !== '' || this.menu !== null || this.refusal !== null
  }

  /** The kinds that can be moved from a space. */
  movers(space: string): string[] {
    const found = this.options
      .filter((each) => spacesIn(each.value, this.names)[0] === space)
      .map(moverOf)
      .filter((kind) => kind && !(kind in this.library.cards))
    return [...new Set(found)]
  }

  /** Take up pieces of a kind. */
  take(space: string, kind: string, number = 1): void {
    this.clear()
    this.kind = kind
    this.number = number
    this.picked = [space]
  }

  /** Choose a space; several answers that are left are offered at a place of the screen. */
  pick(space: string, at: readonly [number, number]): void {
    this.menu = this.refusal = null
    if (!this.able.has(space)) {
      const again = this.picked.at(-1) !== space && next(this.#anew(), []).has(space)
      if (!again && this.picked.length === 1 && this.kind && this.picked[0] !== space) {
        void this.explain(space, at)
        return
      }
      if (this.card) this.picked = []
      else this.clear()
      if (again) this.picked = [space]
      return
    }
    this.picked = [...this.picked, space]
    const found = ends(this.ways, this.picked).map((each) => each.option)
    if (found.length === 1) void this.answer(found[0]!)
    else if (found.length > 1) this.menu = { at, what: found }
  }

  #anew() {
    return this.options
      .filter((each) => !cardOf(each, this.library) || this.#topic === 'play-card')
      .map((each) => way(each, this.names))
  }

  /** Play a card of the hand: at once if there is one way, on the board or from a menu if not. */
  playCard(card: string, at: readonly [number, number]): void {
    const found = this.options.filter((each) => cardOf(each, this.library) === card)
    const again = this.card === card
    this.clear()
    if (found.length === 0 || again) return
    if (found.length === 1) return void this.answer(found[0]!)
    if (found.some((each) => spacesIn(each.value, this.names).length > 0)) this.card = card
    else this.menu = { at, what: found }
  }

  /** Give an answer; a move as often as pieces go, until one is refused. */
  async answer(option: Option): Promise<void> {
    const times = moverOf(option) ? this.number : 1
    this.clear()
    for (let sent = 0; sent < times; sent++) {
      const offered = this.options.some((each) => equal(each.value, option.value))
      if (sent > 0 && !offered) return
      try {
        await this.play.answer(option.value, '', sent > 0)
      } catch {
        return // the shell has said why
      }
    }
  }

  /** Say why a piece cannot go somewhere. */
  async explain(space: string, at: readonly [number, number]): Promise<void> {
    const number = ++this.#asking
    const value = { what: this.kind, start: this.picked[0], to: space }
    const found = await this.play.why(value).catch(() => null)
    if (number !== this.#asking || !found) return
    const text = words.say(found.say)
    this.refusal = { at, what: { text, rule: found.rule } }
    this.play.announce(text)
  }
}
