/**
 * A move or a place that is being planned. The figure follows the hand at once; the server says
 * as fast as it can what would come of it, one question at a time and the newest first.
 */
import type { Play } from '../../shell/play.svelte'
import type { AskOf, PreviewOf } from '../../shell/gametypes'
import type { Previews } from './ask.svelte'
import type { About, Planned, RaidersTypes, Reached, Standing } from '../../protocol/raiders'
import { rounded, type Place, type Point, type Spot } from './geometry'

/** Questions a second stay below what the server takes. */
const PAUSE = 60
/** How often the server is asked what a question is about before the panel has to do. */
const TRIES = 6

interface Kept {
  who: string
  to: Spot
  alone: boolean
  goals: Record<string, Place>
}

export class Plan {
  about = $state.raw<About | null>(null)
  /** The figure in hand: of the moving group, or the one that is put down ("" for a marker). */
  who = $state<string | null>(null)
  /** Where the hand is. */
  to = $state.raw<Spot | null>(null)
  /** Whether the figure in hand goes alone. */
  alone = $state(false)
  /** Whether the drag that began this plan has answered already: all of it is one gesture. */
  joined = false
  /** Whether it stands just where the hand is; else it is set into contact with what is near. */
  #exact = false
  moved = $state.raw<Planned | null>(null)
  put = $state.raw<Standing | null>(null)
  reach = $state.raw<Reached | null>(null)
  /** Whether the answer shown is to where the hand is now. */
  fresh = $state(false)
  #goals: Record<string, Place> = {}
  #begun = 0
  #asking = false
  #again = false
  #last = 0

  constructor(
    readonly play: Play<RaidersTypes>,
    readonly previews: Previews,
  ) {}

  get kind(): 'moves' | 'place' | null {
    const kind = this.play.asked?.kind
    return kind === 'moves' || kind === 'place' ? kind : null
  }

  get movers(): string[] {
    return this.kind === 'moves' ? Object.keys(this.about?.budgets ?? {}) : []
  }

  /** Whether the plan could be answered as it stands. */
  get legal(): boolean {
    if (this.kind === 'moves')
      return this.moved !== null && !this.moved.refused && this.moved.answer.length > 0
    return this.put !== null && !this.put.refused
  }

  /** How far the plan is: nothing in hand, being judged, or legal or not. */
  get state(): '' | 'ready' | 'asking' | 'legal' | 'refused' {
    if (!this.kind || !this.about) return ''
    if (this.to === null) return 'ready'
    return !this.fresh ? 'asking' : this.legal ? 'legal' : 'refused'
  }

  /** A new question: find out what it is about, and go on with what was planned before. */
  async begin(): Promise<void> {
    const number = ++this.#begun
    this.joined = false
    this.clear()
    this.about = null
    if (!this.kind) return
    const kept = this.play.planned as Kept | null
    let about = await this.#ask({ what: 'asked' })
    for (let tries = 1; !about && tries < TRIES && number === this.#begun; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 300 * tries)) // a server that has just started
      about = await this.#ask({ what: 'asked' })
    }
    if (!about || number !== this.#begun) return
    this.about = about
    if (this.kind === 'place') this.who = about.who
    if (kept && (this.kind === 'place' || kept.who in about.budgets)) {
      this.#goals = kept.goals
      this.alone = kept.alone
      this.grab(kept.who)
      this.aim(kept.to)
    } else if (this.movers.length === 1) {
      this.grab(this.movers[0]!)
    }
  }

  clear(): void {
    this.who = this.to = this.moved = this.put = this.reach = null
    this.alone = this.fresh = false
    this.#goals = {}
    this.#publish()
    if (this.kind === 'place') this.who = this.about?.who ?? null
  }

  /** Take a figure of the group in hand, and see how far it gets. */
  grab(who: string): void {
    if (this.kind === 'moves' && !this.movers.includes(who)) return
    const changed = this.who !== who
    this.who = who
    if (this.kind !== 'moves' || (!changed && this.reach)) return
    this.reach = null
    const plan = this.alone ? without(this.#goals, who) : {}
    void this.#ask({ what: 'reach', who, plan }).then((found) => {
      if (found && this.who === who) this.reach = found
    })
  }

  /** Send what is in hand to a place; `exact`: just there, even if it nearly touches something. */
  aim(to: Spot, exact = false): void {
    if (this.who === null || !this.kind) return
    this.to = rounded(to)
    this.#exact = exact
    this.fresh = false
    void this.#follow()
  }

  goAlone(alone: boolean): void {
    this.alone = alone
    if (this.moved) this.#goals = { ...this.moved.goals }
    if (this.to) void this.#follow()
  }

  async #follow(): Promise<void> {
    if (this.#asking) {
      this.#again = true
      return
    }
    this.#asking = true
    do {
      this.#again = false
      const wait = this.#last + PAUSE - performance.now()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      this.#last = performance.now()
      await this.#look()
    } while (this.#again)
    this.#asking = false
  }

  async #look(): Promise<void> {
    const [who, to, kind, exact] = [this.who, this.to, this.kind, this.#exact]
    if (who === null || to === null) return
    if (kind === 'moves') {
      const plan = this.alone ? without(this.#goals, who) : {}
      const found = await this.#ask({
        what: 'move',
        who,
        to,
        alone: this.alone,
        plan,
        exact,
      })
      if (!found || this.who !== who) return
      this.moved = found
      if (this.alone) this.#goals = { ...found.goals }
    } else if (kind === 'place') {
      const found = await this.#ask({ what: 'place', to: this.#way(to), exact })
      if (!found) return
      this.put = found
    }
    this.fresh = this.to === to
    this.play.planned = { who, to, alone: this.alone, goals: this.#goals } satisfies Kept
    this.#publish()
  }

  /** The answer for an object that is pushed is a way; for everything else it is a place. */
  #way(to: Spot): Spot {
    const own = this.about?.push ? this.play.state?.view.characters[this.who ?? '']?.at : null
    return own ? [to[0] - own[0], to[1] - own[1]] : to
  }

  /** Tell the shell what can be done about the plan. */
  #publish(): void {
    const planned = this.moved !== null || this.put !== null
    this.play.commit = this.legal ? () => void this.commit() : null
    this.play.cancel = planned ? () => this.cancel() : null
    this.play.commitSay = planned ? { type: 'say', id: this.#deed, args: {} } : null
  }

  get #deed(): string {
    if (this.kind === 'moves') return 'web-hr-go'
    return this.about?.push ? 'web-hr-push' : 'web-hr-put'
  }

  cancel(): void {
    this.play.planned = null
    this.clear()
  }

  async commit(): Promise<void> {
    if (!this.legal) return
    const answer = this.kind === 'moves' ? this.moved!.answer : this.put!.answer
    try {
      await this.play.answer(answer, '', this.joined)
    } catch {
      // The shell has said why.
    }
  }

  /** Where the figure in hand will stand, as far as is known. */
  get end(): Point | null {
    if (this.kind === 'place') {
      const stands = this.fresh && !this.about?.push ? this.put?.answer : undefined
      const [x, y] = stands ?? this.to ?? []
      return x !== undefined && y !== undefined ? [x, y] : null
    }
    const own = this.moved?.goals[this.who ?? '']
    return own ? [own[0], own[1]] : null
  }

  async #ask<Ask extends AskOf<RaidersTypes>>(
    ask: Ask,
  ): Promise<PreviewOf<RaidersTypes, Ask> | null> {
    try {
      return await this.previews.ask(ask)
    } catch {
      return null // overtaken by a newer question, or by the game
    }
  }
}

function without(goals: Record<string, Place>, who: string): Record<string, Place> {
  return Object.fromEntries(Object.entries(goals).filter(([id]) => id !== who))
}
