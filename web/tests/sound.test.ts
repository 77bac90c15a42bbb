import { describe, expect, it } from 'vitest'
import { SOUNDS as raiders } from '../src/games/raiders/sounds'
import { SOUNDS as warcraft } from '../src/games/warcraft/sounds'
import { score, SOUNDS, type Sounds } from '../src/shell/sound'

const names = (events: { type: string }[], sounds: Sounds) =>
  score(events, sounds).map((each) => each.name)

describe('the sounds of what happened', () => {
  it('come in the order of the events, each after the one before', () => {
    const heard = score(
      [{ type: 'DiceRolled' }, { type: 'Attacked', hit: true } as { type: string }],
      raiders,
    )
    expect(heard.map((each) => each.name)).toEqual(['dice', 'hit'])
    expect(heard[1]!.later).toBeGreaterThan(heard[0]!.later)
  })

  it('tell a hit from a miss', () => {
    expect(names([{ type: 'Attacked', hit: false } as { type: string }], raiders)).toEqual(['miss'])
  })

  it('are one for several pieces that do the same', () => {
    expect(names([{ type: 'Moved' }, { type: 'Moved' }, { type: 'Moved' }], warcraft)).toEqual([
      'step',
    ])
  })

  it('leave out what has none', () => {
    expect(names([{ type: 'Judged' }], raiders)).toEqual([])
  })

  it('are sounds that exist', () => {
    const used = [raiders, warcraft].flatMap((each) =>
      Object.values(each).filter((rule) => typeof rule === 'string'),
    )
    for (const name of used) expect(SOUNDS).toContain(name)
  })
})
