/**
 * A game as one seat sees it, reactive: what the table, the question panel and the log read.
 *
 * `Play` knows no game. It keeps what the server told, one event after the other, and lets a
 * table show what happened before the new position stands.
 */
import type {
  Asked,
  Clocks,
  Events,
  Found,
  Message,
  Moved,
  Option,
  Person,
  Proposed,
  Query,
  Said,
  SeatState,
  Welcome,
  Wished,
  Wrong,
} from '../protocol/types'
import { Connection, Refused, type Status } from './connection'
import type {
  Answered,
  AskOf,
  GameTypes,
  LineOf,
  OptionOf,
  PreviewOf,
  SeatLook,
  StateOf,
} from './gametypes'
import { isAction, isHeading } from './log'
import { questionOf, sameQuestion } from './question'
import { settings } from './settings.svelte'
import { words } from './words.svelte'

export interface TableProps<G extends GameTypes = GameTypes> {
  play: Play<G>
}

export type Told<G extends GameTypes = GameTypes> = (
  lines: readonly LineOf<G>[],
) => void | Promise<void>
type What = Query['what']

/** The longest a table may keep the next position waiting for its dice. */
const LONGEST_SHOW = 4000
const LOG_PAGE = 200
/** Kinds of questions with more answers than can be listed. */
const FREE = ['place', 'moves']
/** How many moments back the seat's last answer is searched for. */
const LOOK_BACK = 50

export class Play<G extends GameTypes = GameTypes> {
  welcome = $state.raw<Welcome | null>(null)
  state = $state.raw<StateOf<G> | null>(null)
  people = $state.raw<readonly Person[]>([])
  missing = $state.raw<readonly number[]>([])
  told = $state.raw<readonly LineOf<G>[]>([])
  said = $state.raw<readonly Said[]>([])
  proposed = $state.raw<Proposed | null>(null)
  /** How much time each seat had left, and when that was heard. */
  clocks = $state.raw<(Clocks & { heard: number }) | null>(null)
  /** What seats have proposed: a rematch, a bot for an absent player. */
  wishes = $state.raw<readonly Wished[]>([])
  muted = $state.raw<readonly number[]>([])
  /** The table of the rematch. */
  next = $state('')
  library = $state.raw<G['library'] | null>(null)
  status = $state<Status>('connecting')
  /** Why the connection ended for good, or why the last command was refused. */
  problem = $state.raw<Wrong | null>(null)
  sending = $state(false)
  /** Whether what others do is shown step by step, at the speed the reader has set. */
  paced = false
  /** Whether a step of another player is being shown. */
  pausing = $state(false)
  /** Where the turns of the others began, after this seat's last answer; -1: nowhere. */
  began = $state(-1)
  /** True in a replay: nothing can be done. */
  still = $state(false)
  /** The only answer to the question, which the page is about to give for the person. */
  only = $state.raw<OptionOf<G> | null>(null)
  /** What this seat answered last. */
  answered: Answered | null = null
  /** Whether the person has gone back and not answered since: then nothing is answered for them. */
  returned = $state(false)

  /** The value of the option under pointer or focus, on the table or in the panel. */
  pointed = $state.raw<OptionOf<G>['value'] | undefined>(undefined)
  /** Whether a question is answered on the table itself rather than in the panel. */
  takes = $state.raw<(asked: Asked) => boolean>(() => false)
  commit = $state.raw<(() => void) | null>(null)
  cancel = $state.raw<(() => void) | null>(null)
  commitSay = $state.raw<Message | null>(null)
  /** The rule whose text is open beside the table. */
  rule = $state('')
  /** The rules that were named together with it. */
  rules = $state.raw<readonly string[]>([])
  /** How the game shows its seats, by seat; empty if it leaves that to the shell. */
  seats = $state.raw<readonly SeatLook[]>([])
  /** What a screen reader is told next. */
  spoken = $state('')

  #planned = $state.raw<unknown>(null)
  #suggested = $state.raw<readonly Option[]>([])
  #suggesting = ''
  /** The question with the suggestions that were asked for. */
  #whole = $derived.by<G['asked'] | null>(() => {
    const asked = this.state?.asked ?? null
    if (!asked || asked.options?.length || this.#suggested.length === 0) return asked
    return { ...asked, options: [...this.#suggested] }
  })
  #connection: Connection | null = null
  #through: Play<G> | null = null
  #listeners = new Set<Told<G>>()
  #queue: Promise<void> = Promise.resolve()
  #skip: (() => void) | null = null
  #hurried = false
  /** How many answers each gesture of the person was. */
  #gestures: number[] = []

  constructor(
    readonly table: string,
    readonly seat: number,
    /** The seat that this browser has: in a replay the eyes may be those of another. */
    readonly own: number = seat,
  ) {}

  /** A past moment of a game asks the server through the play that is connected. */
  askThrough(play: Play<G>): void {
    this.#through = play
  }

  get game(): string {
    return this.welcome?.game ?? ''
  }

  get setup(): Partial<G['setup']> {
    return this.welcome?.setup ?? {}
  }

  /** The question to this seat, unless its answer is already on the way. */
  get asked(): G['asked'] | null {
    return this.still || this.sending ? null : this.#whole
  }

  /** The place of the question in the journal; it stays the same while suggestions come in. */
  get question(): string {
    return questionOf(this.state)
  }

  /** Get suggestions for a place or a route, which the server makes only when they are wanted. */
  async suggest(): Promise<void> {
    const asked = this.state?.asked
    if (this.still || !asked || !FREE.includes(asked.kind) || asked.options?.length) return
    const question = this.question
    if (this.#suggesting === question) return
    this.#suggesting = question
    const found = await this.query('suggestions')
    if (question === this.question) this.#suggested = found.asked?.options ?? []
  }

  get over(): boolean {
    return Boolean(this.state?.result)
  }

  // --- coming and going ---------------------------------------------------------------------

  /** Take the seat, with its token or with the cookie this browser has for it. */
  connect(token = ''): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/tables/${this.table}`
    const listener = {
      since: () => this.state?.position ?? null,
      heard: (event: Events) => this.heard(event),
      changed: (status: Status, problem?: Wrong) => {
        this.status = status
        if (problem) this.problem = problem
      },
    }
    const seat = token ? { token } : { token: '', seat: this.seat }
    this.#connection = new Connection(url, seat, listener)
    this.#connection.start()
    addEventListener('offline', this.#offline)
    addEventListener('online', this.#online)
  }

  leave(): void {
    this.#connection?.stop()
    removeEventListener('offline', this.#offline)
    removeEventListener('online', this.#online)
  }

  #offline = () => this.#connection?.drop()
  #online = () => this.#connection?.retry()

  // --- what the server says -----------------------------------------------------------------

  heard(event: Events): void {
    if (event.kind === 'welcome') this.#welcomed(event)
    else if (event.kind === 'gathering') this.missing = event.missing
    else if (event.kind === 'clocks') this.clocks = { ...event, heard: performance.now() }
    else if (event.kind === 'wished') this.#wish(event)
    else if (event.kind === 'next') this.next = event.table
    else if (event.kind === 'muted') this.muted = event.seats ?? []
    else if (event.kind === 'seated') this.#seat(event.people)
    else if (event.kind === 'said') this.#hear(event)
    else if (event.kind === 'proposed') this.proposed = event
    else if (event.kind === 'state') this.#then(() => this.#fresh(event))
    else if (event.kind === 'moved') this.#then(() => this.#moved(event))
  }

  #welcomed(event: Welcome): void {
    this.welcome = event
    this.#seat(event.people)
  }

  #seat(people: readonly Person[]): void {
    this.people = people
    words.names = people.map((each) => each.name)
  }

  #hear(said: Said): void {
    if (!this.said.some((each) => each.number === said.number)) this.said = [...this.said, said]
  }

  #wish(wished: Wished): void {
    const others = this.wishes.filter(
      (each) => each.what !== wished.what || each.seat !== wished.seat,
    )
    this.wishes = (wished.agreed ?? []).length > 0 ? [...others, wished] : others
  }

  #then(work: () => void | Promise<void>): void {
    this.#queue = this.#queue.then(work).catch((error: unknown) => console.error(error))
  }

  async #fresh(state: SeatState): Promise<void> {
    this.#stand(state)
    await this.#readLog()
  }

  async #moved(moved: Moved): Promise<void> {
    const theirs = !this.state?.waiting.includes(this.seat)
    const known = this.told.at(-1)?.position ?? -1
    const told = (moved.told ?? []).filter(
      (line) => line.position > known || line.position > moved.after,
    )
    if (told.length > 0) await this.#show(told) // the dice first, then what they caused
    this.told = [...this.told.filter((line) => line.position <= moved.after), ...told]
    this.#stand(moved.state)
    if (theirs && told.some((line) => isAction(line) || isHeading(line))) await this.#pause()
  }

  /** Let the reader see a step of another player before the next one is shown. */
  async #pause(): Promise<void> {
    const time = this.paced && !document.hidden ? settings.pause : 0
    if (time === 0 || this.state?.asked || this.over || this.#hurried) return
    this.pausing = true
    await new Promise<void>((resolve) => {
      this.#skip = resolve
      if (time < Infinity) setTimeout(resolve, time)
    })
    this.#skip = null
    this.pausing = false
  }

  /** Show all at once until this seat is asked again. */
  hurry(): void {
    this.#hurried = true
    this.skip()
  }

  #stand(state: SeatState): void {
    const again = sameQuestion(this.state, state)
    if (this.state?.asked && !state.asked) this.began = state.position
    if (state.asked) this.#hurried = false
    this.missing = []
    this.proposed = null
    this.state = state as StateOf<G> // the server speaks the types of its game
    if (!again) {
      this.problem = null
      this.pointed = undefined
      this.#suggested = []
      if (state.asked?.kind === 'place') void this.suggest().catch(() => undefined)
      this.commit = this.cancel = this.commitSay = null
      this.#planned = this.#kept()
    }
  }

  /** Let the table show what happened, for a limited time. */
  async #show(lines: readonly LineOf<G>[]): Promise<void> {
    const shows = [...this.#listeners]
      .map((show) => show(lines))
      .filter((each) => each !== undefined)
    if (shows.length === 0) return
    const enough = new Promise<void>((resolve) => {
      this.#skip = resolve
      setTimeout(resolve, LONGEST_SHOW)
    })
    await Promise.race([Promise.all(shows), enough])
    this.#skip = null
  }

  /** Stop waiting for what is being shown. */
  skip(): void {
    this.#skip?.()
  }

  /** Hear of new events before the position they lead to is shown. */
  onTold(listener: Told<G>): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  async #readLog(): Promise<void> {
    let lines: LineOf<G>[] = []
    for (let from = 0; ;) {
      const page = (await this.query('log', from)).lines ?? []
      lines = [...lines.filter((line) => line.position < from), ...page]
      const last = page.at(-1)
      if (page.length < LOG_PAGE || !last || last.position === from) break
      from = last.position
    }
    this.told = lines
  }

  // --- what the seat does -------------------------------------------------------------------

  /**
   * Answer the question. A refusal is shown by the shell, then thrown. `joined`: the answer belongs
   * to the same gesture as the one before, and undo takes both back.
   */
  async answer(value: unknown, until = '', joined = false): Promise<void> {
    const position = this.state?.position ?? 0
    this.answered = { topic: this.asked?.topic ?? '', value }
    await this.#do({ kind: 'answer', position, value, until })
    this.planned = null
    if (!joined) this.returned = false
    if (joined && this.#gestures.length > 0) this.#gestures[this.#gestures.length - 1]!++
    else this.#gestures.push(1)
  }

  /** Tell what the real dice show, or what was really drawn. */
  tell(value: unknown): Promise<void> {
    return this.#do({ kind: 'tell', position: this.state?.position ?? 0, value })
  }

  /** Take the last gesture back, as far as that is possible. */
  async undo(): Promise<void> {
    const answers = this.#gestures.pop() ?? 1
    for (let back = 0; back < answers; back++) {
      try {
        await this.#do({ kind: 'undo', position: this.state?.position ?? 0 })
        this.returned = true
      } catch (error) {
        if (back === 0) throw error
        this.problem = null // the rest of the gesture cannot be taken back
        return
      }
    }
  }

  /** Go back to before this seat's last answer; happens when every person at the table agrees. */
  async takeBackLast(): Promise<void> {
    const position = this.state?.position ?? 0
    const found = await this.query('moments', {
      from: Math.max(0, position - LOOK_BACK),
      count: LOOK_BACK,
    })
    const last = found.moments?.findLast((each) => each.seat === this.seat)
    await this.takeBack(Math.max(0, (last?.position ?? position) - 1))
  }

  takeBack(to: number): Promise<void> {
    return this.#do({ kind: 'takeback', position: this.state?.position ?? 0, to })
  }

  interject(act: unknown): Promise<void> {
    return this.#do({ kind: 'interject', act })
  }

  askAgain(): Promise<void> {
    return this.#do({ kind: 'ask-again' })
  }

  resign(): Promise<void> {
    return this.#do({ kind: 'resign' })
  }

  rematch(): Promise<void> {
    return this.#do({ kind: 'rematch' }, false)
  }

  /** Agree that a bot plays for an absent player until that player returns. */
  standIn(seat: number): Promise<void> {
    return this.#do({ kind: 'stand-in', seat }, false)
  }

  mute(seat: number, on: boolean): Promise<void> {
    return this.#do({ kind: 'mute', seat, on }, false)
  }

  chat(text: string): Promise<void> {
    return this.#do({ kind: 'chat', text }, false)
  }

  async #do(draft: Parameters<Connection['send']>[0], busy = true): Promise<void> {
    if (!this.#connection) return
    this.problem = null
    if (busy) this.sending = true
    try {
      await this.#connection.send(draft)
      await this.#queue
    } catch (error) {
      if (error instanceof Refused) this.problem = error.wrong
      throw error
    } finally {
      if (busy) this.sending = false
    }
  }

  /** Ask the server something that changes nothing. */
  async query(what: What, value: unknown = null): Promise<Found> {
    if (this.#through) return this.#through.query(what, value)
    if (!this.#connection) throw new Error('there is no connection')
    return (await this.#connection.send({ kind: 'query', what, value } as never)) as Found
  }

  /** What would come of a plan; the type of the ask decides the type of the answer. */
  async preview<Ask extends AskOf<G>>(ask: Ask): Promise<PreviewOf<G, Ask>> {
    return (await this.query('preview', ask)).data
  }

  /** Call pieces as people call them in a language. */
  async learnNames(language: string): Promise<void> {
    words.call(
      ((await this.query('names', language)).data ?? {}) as Record<string, Message | string>,
    )
  }

  /** Why an answer would be refused; null if it would be accepted. */
  async why(value: unknown): Promise<{ say: Message; rule: string } | null> {
    const found = await this.query('why', value)
    return found.refused ? { say: found.refused, rule: found.rule ?? '' } : null
  }

  announce(text: string): void {
    this.spoken = text
  }

  /** Open the text of a rule; `numbers`: the other rules that were named with it. */
  openRule(number: string, numbers: readonly string[] = []): void {
    this.rule = number
    this.rules = numbers
  }

  // --- a planned move -----------------------------------------------------------------------

  /** What the person is about to do; it survives a reload and a lost connection. */
  get planned(): unknown {
    return this.#planned
  }

  set planned(value: unknown) {
    this.#planned = value
    const kept = { question: questionOf(this.state), value }
    try {
      if (value === null) sessionStorage.removeItem(this.#key)
      else sessionStorage.setItem(this.#key, JSON.stringify(kept))
    } catch {
      // Without a place to keep it the plan lives as long as the page.
    }
  }

  get #key(): string {
    return `kt:planned:${this.table}:${this.seat}`
  }

  #kept(): unknown {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.#key) ?? 'null') as {
        question: string
        value: unknown
      } | null
      return kept && kept.question === questionOf(this.state) ? kept.value : null
    } catch {
      return null
    }
  }
}
