import { beforeEach, describe, expect, it } from 'vitest'
import { Guide, guideAt, guideOf, type Now } from './guide.svelte'
import type { Question, Raid } from '../../protocol/raiders'

const raid = {
  characters: {
    'Ragmen 1': { id: 'Ragmen 1', seat: 0, troop: 'Ragmen', at: [0, 0, 0] },
    Bo: { id: 'Bo', seat: 1, troop: 'Bo', at: [500, 0, 0] },
  },
  troops: {
    Ragmen: { id: 'Ragmen', seat: 0, activated: false },
    Bo: { id: 'Bo', seat: 1, activated: false },
  },
  objects: [],
  turn: null,
  action: null,
} as unknown as Raid

function now(topic: string, more: Partial<Question> = {}, planned = false): Now {
  const asked = { kind: 'choose', topic, ...more } as Question
  return { asked: topic ? asked : null, raid, seat: 0, planned }
}

describe('the guide', () => {
  beforeEach(() => localStorage.clear())

  it('gives one hint at a time, each once', () => {
    const guide = new Guide('t')
    const turn = now('activate-troop')
    guide.look(turn)
    expect(guide.hint).toBe('pearl')
    guide.next(turn)
    expect(guide.hint).toBe('activate')
    guide.look(now('choose-action'))
    expect(guide.hint).toBe('action')
    guide.look(now('move-troop', { kind: 'moves' }))
    expect(guide.hint).toBe('move')
    guide.look(now('move-troop', { kind: 'moves' }, true))
    expect(guide.hint).toBe('cover')
    guide.look(turn)
    expect(guide.hint).toBeNull()
  })

  it('speaks of attacks when somebody can be attacked', () => {
    const guide = new Guide('t')
    const shot = {
      value: { who: 'Ragmen', what: 'ranged', target: 'Bo', second: '' },
      say: {},
    } as never
    guide.look(now('act-next', { options: [shot] }))
    expect(guide.hint).toBe('attack')
  })

  it('is left for good', () => {
    guideAt('t2')
    const guide = guideOf('t2')!
    guide.look(now('activate-troop'))
    guide.leave()
    guide.look(now('activate-troop'))
    expect(guide.hint).toBeNull()
    expect(guideOf('t2')).toBeNull()
    expect(guideOf('t3')).toBeNull()
  })
})
