import { describe, expect, it } from 'vitest'
import type { Library, Player, Space, Warcraft } from '../../protocol/warcraft'
import { cardOf, isDone, moverOf, purchaseOf, victimOf, type Option } from './answers'
import { glyphOf, raceOfCard } from './cards'
import { arrow, between, box, centre, hexAt, joints, towards } from './geometry'
import { arranged, onBoard, reserve, stacks, stepOf } from './position'

const space = (name: string, at: [number, number], piece = 0): Space => ({
  name,
  at,
  kind: 'clear',
  points: 0,
  piece,
})
const ROW = [space('a1', [0, 0]), space('a2', [1, 0], 1), space('b1', [0, 1])]
const option = (value: unknown): Option =>
  ({ value, say: { type: 'say', id: 'x', args: {} }, rule: '', refused: null }) as unknown as Option
const LIBRARY = {
  kinds: ['melee', 'ranged', 'flying', 'worker', 'hero'],
  markers: [10, 7, 4, 8],
  cards: {
    fast: { when: 'move-start', base: { orc: 3, human: 3 }, expansion: {} },
    pillage: { when: 'after-removal', base: { orc: 2 }, expansion: { orc: 1 } },
    'victory-point': { when: 'any-time', base: { orc: 3 }, expansion: {} },
  },
} as unknown as Library
const PLAYER = {
  seat: 0,
  pieces: { '0': 2, '3': 3, '33': 1 },
  moved: { '3': 1 },
  outposts: [{ space: 1, finished: false, alone: false }],
  training: [1, 0, 0, 0],
  sites: [1, 0, 0],
  out: false,
} as unknown as Player
const VIEW = { players: [PLAYER], creeps: {}, stage: 'moving', seat: 0 } as unknown as Warcraft

describe('the geometry of the board', () => {
  it('finds the space under a point, and none beside the board', () => {
    expect(hexAt(ROW, [0, 0])?.name).toBe('a1')
    expect(hexAt(ROW, [255, 40])?.name).toBe('a2')
    expect(hexAt(ROW, [-125, 140])).toBeUndefined()
  })
  it('has a box with every corner of every space in it', () => {
    expect(box(ROW)).toEqual({ x: -130, y: -150, width: 520, height: 525 })
  })
  it('draws joints between board pieces only, and edges between neighbours only', () => {
    expect(joints(ROW).match(/M/g)).toHaveLength(2)
    expect(between(ROW[0]!, ROW[1]!)).toBe('M130,-75L130,75')
    expect(between(ROW[1]!, space('far', [5, 5]))).toBe('')
  })
  it('goes from space to space by direction', () => {
    expect(towards(ROW, ROW[0]!, [1, 0])?.name).toBe('a2')
    expect(towards(ROW, ROW[0]!, [0, 1])?.name).toBe('b1')
    expect(towards(ROW, ROW[0]!, [0, -1])).toBeUndefined()
  })
  it('draws an arrow that stays between the middles', () => {
    expect(arrow(centre([0, 0]), centre([1, 0]))).toMatch(/^M46,10L168,13L162,38L214,0/)
  })
})

describe('what stands on the board', () => {
  it('keeps pieces that have moved apart from those that have not', () => {
    const here = stacks(VIEW, LIBRARY).get(0)!
    expect(here.map((each) => [each.kind, each.number, each.moved])).toEqual([
      ['melee', 2, false],
      ['worker', 2, false],
      ['worker', 1, true],
    ])
  })
  it('shows an Outpost under construction behind the pieces of its space', () => {
    const [post, ranged] = stacks(VIEW, LIBRARY).get(1)!
    expect([post?.kind, post?.finished, ranged?.kind]).toEqual(['outpost', false, 'ranged'])
  })
  it('puts many stacks into two rows inside their space', () => {
    const one = stacks(VIEW, LIBRARY).get(0)!
    const placed = arranged([...one, ...one])
    expect(new Set(placed.map((each) => each.y)).size).toBe(2)
    for (const each of placed) expect(Math.abs(each.x)).toBeLessThan(110)
  })
  it('counts the reserve: without pieces on the board, in training and on building sites', () => {
    expect(reserve(PLAYER, 0, LIBRARY)).toBe(10 - 2 - 1)
    expect(reserve(PLAYER, 3, LIBRARY)).toBe(8 - 3 - 1)
    expect(onBoard(PLAYER, 1)).toBe(1)
  })
  it('knows the step of a stage; a battle belongs to the Move Step', () => {
    expect(['moving', 'attack', 'harvest', 'deploy', 'spending'].map(stepOf)).toEqual([
      'move',
      'move',
      'harvest',
      'deploy',
      'spend',
    ])
    expect([stepOf('heroes'), stepOf('turn')]).toEqual(['', ''])
  })
})

describe('what an answer is about', () => {
  it('is a card, a move, a purchase, a loss or the end of a step', () => {
    expect(cardOf(option({ what: 'fast', start: 'a1' }), LIBRARY)).toBe('fast')
    expect(cardOf(option({ name: 'pillage', on: [] }), LIBRARY)).toBe('pillage')
    expect(cardOf(option({ name: 'victory' }), LIBRARY)).toBe('victory-point')
    expect(cardOf(option({ what: 'worker', start: 'a1', to: 'a2' }), LIBRARY)).toBe('')
    expect(moverOf(option({ what: 'worker', start: 'a1', to: 'a2' }))).toBe('worker')
    expect(purchaseOf(option({ name: 'train', what: 'melee' }))).toBe('train melee')
    expect(purchaseOf(option({ name: 'outpost', what: 'a1' }))).toBe('')
    expect(victimOf(option({ kind: 'melee', space: 'a1' }))).toBe('melee a1')
    expect([null, { name: 'done' }, { what: 'done' }].map((each) => isDone(option(each)))).toEqual([
      true,
      true,
      true,
    ])
  })
  it('has a race if one race alone has the card, and a drawing for its window', () => {
    expect([raceOfCard('pillage', LIBRARY), raceOfCard('fast', LIBRARY)]).toEqual(['orc', ''])
    expect([glyphOf('melee-start'), glyphOf('after-removal'), glyphOf('')]).toEqual([
      'melee',
      'battle',
      'card',
    ])
  })
})
