import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Commands } from '../src/protocol/types'
import { Play } from '../src/shell/play.svelte'

/** A server that takes in every command, but refuses to go back more often than it may. */
class Server {
  static sent: string[] = []
  static undos = Infinity
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    setTimeout(() => this.onopen?.())
  }
  close(): void {}
  send(text: string): void {
    const command = JSON.parse(text) as Commands & { id: string }
    const { id, kind } = command
    Server.sent.push(kind)
    const say = { type: 'say', id: 'undo-others', args: {} }
    const tell = (event: object) =>
      setTimeout(() => this.onmessage?.({ data: JSON.stringify(event) }))
    if (kind === 'join')
      tell({
        kind: 'welcome',
        id,
        version: 1,
        table: 't',
        seat: 0,
        game: 'g',
        setup: {},
        people: [],
      })
    else if (kind === 'undo' && Server.undos-- <= 0)
      tell({ kind: 'error', id, code: 'illegal', say })
    else tell({ kind: 'ack', id, position: 1 })
  }
}

describe('undo', () => {
  let play: Play
  const undone = () => Server.sent.filter((kind) => kind === 'undo').length

  beforeEach(async () => {
    Server.sent = []
    Server.undos = Infinity
    vi.stubGlobal('WebSocket', Server)
    play = new Play('t', 0)
    play.connect()
    await vi.waitFor(() => expect(play.welcome).not.toBeNull())
  })
  afterEach(() => {
    play.leave()
    vi.unstubAllGlobals()
  })

  it('takes a whole gesture back, and only the last one', async () => {
    await play.answer('first')
    await play.answer('take it up')
    await play.answer('move', '', true)
    await play.answer('there', '', true)
    await play.undo()
    expect(undone()).toBe(3)
    await play.undo()
    expect(undone()).toBe(4)
  })

  it('leaves every question to the person until the next answer', async () => {
    await play.answer('a')
    await play.answer('the only one', '', true)
    expect(play.returned).toBe(false)
    await play.undo()
    expect(play.returned).toBe(true)
    await play.answer('b')
    expect(play.returned).toBe(false)
  })

  it('goes back as far as it may, and says why it cannot only if nothing went back', async () => {
    await play.answer('a')
    await play.answer('b', '', true)
    Server.undos = 1
    await play.undo()
    expect(play.problem).toBeNull()
    await expect(play.undo()).rejects.toThrow()
    expect(play.problem?.code).toBe('illegal')
  })
})
