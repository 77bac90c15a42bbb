/**
 * One seat's connection to the server.
 *
 * A lost connection is made again by itself. Commands that were not acknowledged are sent again
 * with the same id, so each is carried out once, however often the line breaks.
 */
import type { Ack, Commands, Events, Found, Wrong } from '../protocol/types'

export type Status = 'connecting' | 'open' | 'lost' | 'ended'
export type Command = Exclude<Commands, { kind: 'join' }>
export type Draft = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

/** What the connection needs of a WebSocket; tests give another. */
export interface Line {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
}

export interface Listener {
  /** The last position known, so that only what happened since is sent. */
  since(): number | null
  heard(event: Events): void
  changed(status: Status, problem?: Wrong): void
}

/** The server refused a command: nothing has changed. */
export class Refused extends Error {
  constructor(readonly wrong: Wrong) {
    super(wrong.code)
  }
}

/** A newer preview was asked for before this one was answered. */
export class Superseded extends Error {}

interface Waiting {
  command: Command
  resolve(answer: Ack | Found): void
  reject(error: Error): void
}

/** Refusals after which trying again is of no use. */
const FINAL = ['no-table', 'wrong-token', 'not-a-seat', 'version', 'rules', 'origin', 'garbled']
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 8000
const TOO_FAST_PAUSE = 400

export class Connection {
  status: Status = 'connecting'
  #socket: Line | null = null
  #joined = false
  #waiting = new Map<string, Waiting>()
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly url: string,
    private readonly seat: { token: string; seat?: number },
    private readonly listener: Listener,
    private readonly open: (url: string) => Line = (address) => new WebSocket(address) as Line,
  ) {}

  start(): void {
    this.#timer = null
    const socket = this.open(this.url)
    this.#socket = socket
    this.#joined = false
    socket.onopen = () => socket.send(JSON.stringify(this.#join()))
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(event.data)) as Events)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  /** Send a command; resolved when it is carried out, over as many connections as it takes. */
  send(draft: Draft): Promise<Ack | Found> {
    const command = { ...draft, id: fresh() } as Command
    return new Promise((resolve, reject) => {
      this.#waiting.set(command.id, { command, resolve, reject })
      if (this.#joined) this.#socket?.send(JSON.stringify(command))
    })
  }

  /** The line is known to be dead: say so at once instead of waiting for a time-out. */
  drop(): void {
    const socket = this.#socket
    if (!socket || this.status === 'ended') return
    this.#lost()
    socket.close()
  }

  /** Try again now, because the machine is back on the net. */
  retry(): void {
    if (this.status !== 'lost' || this.#timer === null) return
    clearTimeout(this.#timer)
    this.start()
  }

  /** End for good. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    this.status = 'ended'
    socket?.close()
  }

  #join(): Commands {
    const entropy = fresh() + fresh()
    return {
      kind: 'join',
      id: fresh(),
      ...this.seat,
      version: 1,
      lazy: true,
      since: this.listener.since(),
      entropy,
    }
  }

  #take(event: Events): void {
    if (event.kind === 'ack' || event.kind === 'found') return this.#settle(event.id, event)
    if (event.kind === 'error') return this.#refused(event)
    if (event.kind === 'welcome') {
      this.#joined = true
      this.#pause = FIRST_PAUSE
      this.#change('open')
      this.listener.heard(event)
      for (const { command } of this.#waiting.values()) this.#socket?.send(JSON.stringify(command))
      return
    }
    this.listener.heard(event)
  }

  #settle(id: string, answer: Ack | Found): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    waiting?.resolve(answer)
  }

  #refused(wrong: Wrong): void {
    const waiting = this.#waiting.get(wrong.id)
    if (waiting && wrong.code === 'too-fast') {
      setTimeout(
        () => this.#joined && this.#socket?.send(JSON.stringify(waiting.command)),
        TOO_FAST_PAUSE,
      )
      return
    }
    if (waiting) {
      this.#waiting.delete(wrong.id)
      const superseded = (wrong.code as string) === 'cancelled'
      waiting.reject(superseded ? new Superseded() : new Refused(wrong))
      return
    }
    if (!this.#joined && FINAL.includes(wrong.code)) this.#end(wrong)
  }

  #end(problem: Wrong): void {
    this.stop()
    for (const { reject } of this.#waiting.values()) reject(new Refused(problem))
    this.#waiting.clear()
    this.listener.changed('ended', problem)
  }

  #lost(): void {
    this.#socket = null
    this.#joined = false
    this.#change('lost')
    this.#timer = setTimeout(() => this.start(), this.#pause * (0.75 + Math.random() / 2))
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #change(status: Status): void {
    if (this.status === status) return
    this.status = status
    this.listener.changed(status)
  }
}

/** An id that nobody else has. */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
