import { describe, expect, it } from 'vitest'
import type { Line, Message } from '../src/protocol/types'
import { happened, stepsOf, turnsOf } from '../src/shell/course'
import { asText, entriesOf, joined, piecesOf } from '../src/shell/log'

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

  const moves = (who: string, to: string): Message => ({
    type: 'say',
    id: 'moves',
    args: { who: [who], to },
  })
  const going = (position: number, who: string, to: string): Line => ({
    ...line(position),
    together: moves(who, to),
  })

  it('puts the dice of an action into its line', () => {
    const found = entriesOf([line(1), line(2, 'reason'), line(3, 'reason'), line(4)])
    expect(found.map(({ line, details }) => [line.position, details.length])).toEqual([
      [1, 0],
      [4, 2],
    ])
    const pending = entriesOf([line(1), line(2, 'reason')])
    expect(
      pending.map(({ line }) => line.position),
      'until the action is told',
    ).toEqual([1, 2])
  })

  it('tells equal actions in one line that unfolds into each of them', () => {
    const found = entriesOf([going(1, 'Ann', 'mug'), going(2, 'Bo', 'mug'), going(3, 'Cy', 'jar')])
    expect(found.map(({ say }) => say.id)).toEqual(['moves', 'm3'])
    expect(found[0]!.say.args).toEqual({ who: ['Ann', 'Bo'], to: 'mug' })
    expect(found[0]!.details.map(({ position }) => position)).toEqual([1, 2])
  })

  it('does not tell two actions in one line, though nobody reads of the second', () => {
    const untold = line(2, 'action', '')
    const found = entriesOf([going(1, 'Ann', 'mug'), untold, going(3, 'Ann', 'mug')])
    expect(found.map(({ say }) => say.id)).toEqual(['m1', 'm3'])
  })

  it('adds up numbers, and needs the rest to be the same', () => {
    const gold = (number: number, who: string): Message => ({
      type: 'say',
      id: 'gold',
      args: { who, number },
    })
    expect(joined(gold(2, 'Ann'), gold(3, 'Ann'))?.args).toEqual({ who: 'Ann', number: 5 })
    expect(joined(gold(2, 'Ann'), gold(3, 'Bo'))).toBeNull()
  })

  it('has a heading where the lines under it begin, and again after another heading', () => {
    const under: Message = { type: 'say', id: 'step', args: {} }
    const lines = [
      { ...line(1), under },
      { ...line(2), under },
      line(3, 'turn'),
      line(4),
      { ...line(5), under },
    ]
    const found = entriesOf(lines).map(({ line, say }) => [line.level ?? 'action', say.id])
    expect(found).toEqual([
      ['turn', 'step'],
      ['action', 'm1'],
      ['action', 'm2'],
      ['turn', 'm3'],
      ['action', 'm4'],
      ['turn', 'step'],
      ['action', 'm5'],
    ])
  })

  it('tells of a stage only if something happens in it', () => {
    const lines = [line(1), line(2, 'stage'), line(3, 'stage'), line(4, 'detail')]
    const found = entriesOf(lines).map(({ line, details }) => [line.position, details.length])
    expect(found).toEqual([
      [1, 0],
      [3, 1],
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
    const text = asText(lines, (each) => each.id)
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
