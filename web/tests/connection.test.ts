import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Commands, Events, Wrong } from '../src/protocol/types'
import { Connection, Refused, Superseded, type Line, type Status } from '../src/shell/connection'

/** A line that remembers what was sent, and says what a test wants. */
class Wire implements Line {
  sent: Commands[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  closed = false
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Commands)
  }
  close(): void {
    this.closed = true
  }
  says(event: Events): void {
    this.onmessage?.({ data: JSON.stringify(event) })
  }
  opens(): void {
    this.onopen?.()
    const welcome = {
      kind: 'welcome',
      id: '1',
      version: 1,
      table: 't',
      seat: 0,
      game: 'g',
      rules: 1,
    }
    this.says({ ...welcome, setup: {}, people: [], commitment: '' } as Events)
  }
}

const wrong = (id: string, code: Wrong['code']): Wrong => ({
  kind: 'error',
  id,
  code,
  say: { type: 'say', id: `server-${code}`, args: {} },
})

describe('a connection', () => {
  let wires: Wire[]
  let heard: Events[]
  let statuses: Status[]
  let since: number | null
  let connection: Connection
  const wire = () => wires.at(-1)!

  beforeEach(() => {
    vi.useFakeTimers()
    wires = []
    heard = []
    statuses = []
    since = null
    const listener = {
      since: () => since,
      heard: (event: Events) => void heard.push(event),
      changed: (status: Status) => void statuses.push(status),
    }
    const open = () => {
      wires.push(new Wire())
      return wire()
    }
    connection = new Connection('ws://here/tables/t', { token: '', seat: 0 }, listener, open)
    connection.start()
    return () => vi.useRealTimers()
  })

  it('joins first, and sends commands only when it is welcome', () => {
    void connection.send({ kind: 'undo', position: 3 })
    wire().onopen?.()
    expect(wire().sent.map((each) => each.kind)).toEqual(['join'])
    wire().opens()
    expect(wire().sent.map((each) => each.kind)).toEqual(['join', 'join', 'undo'])
  })

  it('sends what was not acknowledged again, with the same id, and asks for what it missed', async () => {
    wire().opens()
    const done = connection.send({ kind: 'answer', position: 7, value: 'x', until: '' })
    const id = wire().sent.at(-1)!.id
    since = 7
    wire().onclose?.()
    expect(statuses).toEqual(['open', 'lost'])
    vi.advanceTimersByTime(1000)
    wire().opens()
    expect(wires).toHaveLength(2)
    expect(wire().sent[0]).toMatchObject({ kind: 'join', since: 7, seat: 0 })
    expect(wire().sent.at(-1)).toMatchObject({ kind: 'answer', id })
    wire().says({ kind: 'ack', id, position: 8 })
    await expect(done).resolves.toMatchObject({ position: 8 })
    expect(statuses).toEqual(['open', 'lost', 'open'])
  })

  it('does not send again what was acknowledged', () => {
    wire().opens()
    void connection.send({ kind: 'chat', text: 'hello' })
    wire().says({ kind: 'ack', id: wire().sent.at(-1)!.id, position: 1 })
    wire().onclose?.()
    vi.advanceTimersByTime(1000)
    wire().opens()
    expect(wire().sent.map((each) => each.kind)).toEqual(['join'])
  })

  it('waits longer after each failure, and not at all when the machine is back', () => {
    wire().onclose?.()
    vi.advanceTimersByTime(400)
    expect(wires).toHaveLength(2)
    wire().onclose?.()
    vi.advanceTimersByTime(300)
    expect(wires).toHaveLength(2)
    connection.retry()
    expect(wires).toHaveLength(3)
  })

  it('says at once that the line is dead when the machine goes off the net', () => {
    wire().opens()
    const old = wire()
    connection.drop()
    expect(statuses.at(-1)).toBe('lost')
    expect(old.closed).toBe(true)
    old.says({ kind: 'seated', people: [] })
    expect(heard.filter((each) => each.kind === 'seated')).toEqual([])
  })

  it('tells a refusal from a preview that a newer one replaced', async () => {
    wire().opens()
    const no = connection.send({ kind: 'answer', position: 1, value: 1 })
    wire().says(wrong(wire().sent.at(-1)!.id, 'illegal'))
    await expect(no).rejects.toBeInstanceOf(Refused)
    const old = connection.send({ kind: 'query', what: 'preview', value: 1 })
    wire().says(wrong(wire().sent.at(-1)!.id, 'cancelled'))
    await expect(old).rejects.toBeInstanceOf(Superseded)
  })

  it('waits a moment and tries again when it was too fast', () => {
    wire().opens()
    void connection.send({ kind: 'undo', position: 1 })
    const id = wire().sent.at(-1)!.id
    wire().says(wrong(id, 'too-fast'))
    vi.advanceTimersByTime(500)
    expect(wire().sent.filter((each) => each.id === id)).toHaveLength(2)
  })

  it('ends for good when the seat is not ours', () => {
    wire().onopen?.()
    wire().says(wrong('1', 'wrong-token'))
    expect(statuses).toEqual(['ended'])
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
  })
})
