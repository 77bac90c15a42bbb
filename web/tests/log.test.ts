import { describe, expect, it } from 'vitest'
import type { Line } from '../src/protocol/types'
import { happened, stepsOf, turnsOf } from '../src/shell/course'
import { asText, entriesOf, piecesOf } from '../src/shell/log'

const line = (position: number, level?: Line['level'], id = `m${position}`): Line => ({
  position,
  event: {},
  say: { type: 'say', id, args: {} },
  rules: [],
  level,
})

describe('a log as it is read', () => {
  const lines = [
    line(1, 'round'),
    line(2, 'detail'),
    line(3),
    line(4, 'detail'),
    line(4, 'detail'),
    line(5, 'turn'),
    line(6),
  ]

  it('folds details into the line before them, and never into a heading', () => {
    const found = entriesOf(lines).map(({ line, details }) => [line.position, details.length])
    expect(found).toEqual([
      [1, 0],
      [2, 0],
      [3, 2],
      [5, 0],
      [6, 0],
    ])
  })

  it('finds the names of players, whole and the longest first', () => {
    const names = ['Ana', 'Ana Bo', '']
    expect(piecesOf('Ana Bo beats Ana; Anatol looks on.', names)).toEqual([
      { text: 'Ana Bo', seat: 1 },
      { text: ' beats ', seat: -1 },
      { text: 'Ana', seat: 0 },
      { text: '; Anatol looks on.', seat: -1 },
    ])
  })

  it('is copied as text with all its lines', () => {
    const text = asText(lines, (each) => each.say.id)
    expect(text.split('\n').filter(Boolean)).toHaveLength(lines.length)
    expect(text).toContain('\n    m4')
  })
})

describe('the course of a game', () => {
  const counted = [
    { position: 0, score: [0, 0] },
    { position: 10, score: [1, 0] },
    { position: 20, score: [2, 0] },
    { position: 30, score: [2, 5] },
    { position: 40, score: [2, 6] },
    { position: 50, score: [3, 6] },
  ]

  it('turns where another seat leads, then where the lead changed most', () => {
    const rounds = [0, 15, 25, 35, 45]
    const found = turnsOf(counted, rounds, 2)
    expect(found.map((each) => each.position)).toEqual([10, 30])
    expect(found[1]!.swing).toBe(5)
    expect(turnsOf([], [])).toEqual([])
  })

  it('does not turn where a round takes back what it gave', () => {
    const back = [...counted.slice(0, 2), { position: 12, score: [0, 0] }]
    expect(turnsOf(back, [0, 15])).toEqual([])
  })

  it('is drawn as steps to the end of the game', () => {
    expect(stepsOf(counted.slice(0, 2), 0, 20, [100, 10])).toBe('M0.0 10.0H50.0V0.0H100')
  })

  it('names what had happened by a moment', () => {
    const lines = [line(9), line(10, 'detail'), line(12)]
    expect(happened(lines, 11)?.position).toBe(9)
  })
})
