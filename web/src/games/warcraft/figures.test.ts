import { describe, expect, it } from 'vitest'
import type { Library } from '../../protocol/warcraft'
import { figureOf } from './figures'

const DRAWN = ['human-melee', 'orc-melee', 'undead-hero', 'undead-lich', 'orc-outpost', 'creep']
const LIBRARY = {
  figures: Object.fromEntries([...DRAWN, 'night-elf-creature'].map((name) => [name, '<path/>'])),
  creatures: { treant: { race: 'night-elf' } },
} as unknown as Library

describe('the figure of a piece', () => {
  it('is of its race', () => {
    expect(figureOf('melee', { race: 'human' }, LIBRARY)).toBe('human-melee')
    expect(figureOf('melee', { race: 'orc' }, LIBRARY)).toBe('orc-melee')
  })
  it('is the hero’s own, or that of any hero of the race', () => {
    expect(figureOf('hero', { race: 'undead', hero: { name: 'lich' } }, LIBRARY)).toBe(
      'undead-lich',
    )
    expect(figureOf('hero', { race: 'undead', hero: { name: 'x' } }, LIBRARY)).toBe('undead-hero')
  })
  it('of a mercenary is an Orc, and a creature is that of the race which summons it', () => {
    expect(figureOf('orc-melee', { race: 'human' }, LIBRARY)).toBe('orc-melee')
    expect(figureOf('treant', { race: 'human' }, LIBRARY)).toBe('night-elf-creature')
  })
  it('of creeps and burrows belongs to no player', () => {
    expect(figureOf('second-creep', undefined, LIBRARY)).toBe('creep')
    expect(figureOf('burrow', { race: 'orc' }, LIBRARY)).toBe('orc-outpost')
  })
  it('is missing where none is drawn', () => {
    expect(figureOf('flames', { race: 'human' }, LIBRARY)).toBe('')
  })
})
