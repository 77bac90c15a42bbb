import { describe, expect, it } from 'vitest'
import type { Option } from './answers'
import { along, ends, next, way } from './paths'

const NAMES = new Set(['a1', 'b1', 'b2', 'melee-hill'])
const option = (value: Option['value']): Option => ({
  value,
  say: { type: 'say', id: 'x', args: {} },
  rule: '',
  refused: null,
})
const step = (what: string, start: string, to: string): Option => option({ what, start, to })
const MOVES = [
  step('worker', 'b1', 'b2'),
  step('worker', 'b1', 'a1'),
  step('melee', 'b1', 'b2'),
  step('melee', 'a1', 'b2'),
]
const WAYS = MOVES.map((each) => way(each, NAMES))

describe('ways over the board', () => {
  it('are the spaces an answer names, in their order, however deep', () => {
    expect(way(step('worker', 'b1', 'b2'), NAMES).spaces).toEqual(['b1', 'b2'])
    const play = option({ name: 'town-portal', on: ['a1', 'b2'] })
    expect(way(play, NAMES).spaces).toEqual(['a1', 'b2'])
    const landings = option([
      { space: 'b2', kind: 'melee', number: 1 },
      { space: 'a1', kind: 'flying', number: 2 },
    ])
    expect(way(landings, NAMES).spaces).toEqual(['b2', 'a1'])
    expect(way(option({ what: 'done' }), NAMES).spaces).toEqual([])
    expect(way(option(null), NAMES).spaces).toEqual([])
  })

  it('offer where they begin, then where they can go', () => {
    expect(next(WAYS, [])).toEqual(new Set(['b1', 'a1']))
    expect(next(WAYS, ['b1'])).toEqual(new Set(['b2', 'a1']))
    expect(along(WAYS, ['a1'])).toHaveLength(1)
  })

  it('end in the answers that are left, and only when nothing can be added', () => {
    expect(ends(WAYS, [])).toEqual([])
    expect(ends(WAYS, ['b1'])).toEqual([])
    expect(ends(WAYS, ['b1', 'b2']).map((each) => each.option)).toEqual([MOVES[0], MOVES[2]])
    expect(ends(WAYS, ['b1', 'a1']).map((each) => each.option)).toEqual([MOVES[1]])
  })
})
