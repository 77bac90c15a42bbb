import { describe, expect, it } from 'vitest'
import type { Raid } from '../../protocol/raiders'
import type { Option } from './choices'
import { nextOf, volley } from './volley'

const raid = {
  characters: { 'A 1': {}, 'A 2': {}, 'B 1': {}, 'B 2': {} },
  troops: { A: {}, B: {} },
  objects: [],
} as unknown as Raid
const attack = (who: string, target: string, what = 'ranged', refused = false) =>
  ({
    value: { type: 'deed', who, what, target },
    say: { type: 'say', id: 'x', args: {} },
    ...(refused ? { refused: { type: 'say', id: 'no', args: {} } } : {}),
  }) as unknown as Option

describe('all of a troop', () => {
  it('attack what most of them can attack in the same way', () => {
    const found = volley(
      [attack('A 1', 'B'), attack('A 2', 'B'), attack('A 1', 'B 1', 'close')],
      raid,
    )
    expect([found!.what, found!.at, found!.options.length]).toEqual(['ranged', 'B', 2])
  })

  it('are no offer for one alone, nor where the others may not', () => {
    expect(volley([attack('A 1', 'B'), attack('A 1', 'B 1', 'close')], raid)).toBeNull()
    expect(volley([attack('A 1', 'B'), attack('A 2', 'B', 'ranged', true)], raid)).toBeNull()
  })

  it('go on with the same target, and stop when nobody is left', () => {
    const going = { what: 'ranged', at: 'B' }
    const left = [attack('A 2', 'B 1', 'close'), attack('A 2', 'B')]
    expect(nextOf(going, left, raid)).toBe(left[1])
    expect(nextOf(going, left.slice(0, 1), raid)).toBeUndefined()
  })
})
