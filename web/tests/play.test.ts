import { beforeEach, describe, expect, it } from 'vitest'
import type { Line, SeatState } from '../src/protocol/types'
import { Play } from '../src/shell/play.svelte'
import { settings } from '../src/shell/settings.svelte'

const say = { type: 'say' as const, id: 'pass', args: {} }
const state = (position: number, since = position): SeatState => ({
  kind: 'state',
  position,
  since,
  view: {},
  waiting: [0],
  asked: { kind: 'choose', topic: 'choose', seat: 0, say, options: [] },
})
const line = (position: number): Line => ({ position, event: {}, say, rules: [] })
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('a game as one seat sees it', () => {
  let play: Play
  beforeEach(() => {
    sessionStorage.clear()
    play = new Play('t', 0)
  })

  it('shows what happened before the new position stands', async () => {
    const seen: (number | undefined)[] = []
    play.onTold((lines) => void seen.push(play.state?.position, lines.length))
    play.heard({ kind: 'moved', after: 0, state: state(3), told: [line(1), line(2)] })
    await settled()
    expect(seen).toEqual([undefined, 2])
    expect(play.state?.position).toBe(3)
    expect(play.told.map((each) => each.position)).toEqual([1, 2])
  })

  it('does not tell the same twice after a gap', async () => {
    play.heard({ kind: 'moved', after: 0, state: state(2), told: [line(1), line(2)] })
    play.heard({ kind: 'moved', after: 1, state: state(3), told: [line(2), line(3)] })
    await settled()
    expect(play.told.map((each) => each.position)).toEqual([1, 2, 3])
  })

  it('shows what others do step by step, until the reader is in a hurry', async () => {
    const theirs = (position: number): SeatState => ({
      ...state(position),
      waiting: [1],
      asked: null,
    })
    play.paced = true
    settings.pace = 'slow'
    for (const position of [1, 2, 3, 4])
      play.heard({
        kind: 'moved',
        after: position - 1,
        state: position < 4 ? theirs(position) : state(4),
        told: [line(position)],
      })
    await settled()
    expect([play.state?.position, play.pausing]).toEqual([1, true])
    play.skip()
    await settled()
    expect(play.state?.position).toBe(2)
    play.hurry()
    await settled()
    expect([play.state?.position, play.pausing]).toEqual([4, false])
    expect(play.asked).not.toBeNull()
  })

  it('remembers where the turns of the others began', async () => {
    play.heard({ kind: 'moved', after: 0, state: state(3) })
    play.heard({ kind: 'moved', after: 3, state: { ...state(5), waiting: [1], asked: null } })
    play.heard({ kind: 'moved', after: 5, state: state(9) })
    await settled()
    expect(play.began).toBe(5)
  })

  it('keeps a planned move over a reload, until the question changes', async () => {
    play.heard({ kind: 'moved', after: 0, state: state(3) })
    await settled()
    play.planned = { to: [1, 2] }
    const again = new Play('t', 0)
    again.heard({ kind: 'moved', after: 0, state: state(4, 3) })
    await settled()
    expect(again.planned).toEqual({ to: [1, 2] })
    again.heard({ kind: 'moved', after: 4, state: state(5) })
    await settled()
    expect(again.planned).toBeNull()
  })

  it('does not ask while nothing can be done', async () => {
    play.heard({ kind: 'moved', after: 0, state: state(1) })
    await settled()
    expect(play.asked).not.toBeNull()
    play.still = true
    expect(play.asked).toBeNull()
  })

  it('does not wait longer for a table than anybody wants to', async () => {
    play.onTold(() => new Promise(() => undefined))
    play.heard({ kind: 'moved', after: 0, state: state(1), told: [line(1)] })
    await settled()
    expect(play.state).toBeNull()
    expect(play.told).toEqual([]) // the log does not tell what the dice have not shown yet
    play.skip()
    await settled()
    expect(play.state?.position).toBe(1)
  })

  it('has suggestions for a place when they come, and it is the same question', async () => {
    const option = { value: [1, 2], say, rule: '', refused: null }
    const place = { kind: 'place', topic: 'place', seat: 0, say }
    play.query = () => Promise.resolve({ asked: { ...place, options: [option] } } as never)
    play.heard({ kind: 'moved', after: 0, state: { ...state(1), asked: place } })
    await settled()
    expect(play.asked?.options).toEqual([option])
    const question = play.question
    play.heard({ kind: 'moved', after: 1, state: { ...state(2, 1), asked: place } })
    await settled()
    expect(play.question).toBe(question)
    expect(play.asked?.options).toEqual([option])
  })

  it('knows who would like what', () => {
    play.heard({ kind: 'wished', what: 'rematch', agreed: [1] })
    expect(play.wishes).toHaveLength(1)
    play.heard({ kind: 'wished', what: 'rematch', agreed: [] })
    expect(play.wishes).toHaveLength(0)
  })
})
