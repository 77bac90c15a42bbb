import { describe, expect, it } from 'vitest'
import { GAMES } from '../src/games'
import type { Asked, Option, Person } from '../src/protocol/types'
import { onlyAnswer, thought } from '../src/shell/single'

const say = { type: 'say' as const, id: 'pass', args: {} }
const option = (value: unknown, refused = false): Option => ({
  value,
  say,
  rule: '',
  refused: refused ? say : null,
})
const asked = (kind: string, ...options: Option[]): Asked => ({
  kind,
  topic: 'choose',
  seat: 0,
  say,
  options,
})
const person = (kind: string): Person => ({
  kind,
  name: '',
  here: true,
  stand_in: '',
  character: '',
})

describe('a question with a single answer', () => {
  it('has one where all others are refused', () => {
    expect(onlyAnswer(asked('choose', option('a'), option('b', true)))?.value).toBe('a')
    expect(onlyAnswer(asked('choose', option('a'), option('b')))).toBeNull()
    expect(onlyAnswer(asked('choose'))).toBeNull()
    expect(onlyAnswer(null)).toBeNull()
  })

  it('is left to the person where places or routes are offered', () => {
    expect(onlyAnswer(asked('place', option([0, 0])))).toBeNull()
    expect(onlyAnswer(asked('moves', option([])))).toBeNull()
  })

  it('is left to the person where the answer ends a step, but not where it is a pass', () => {
    for (const [game, pages] of Object.entries(GAMES)) {
      const end = option({ what: game === 'raiders' ? 'end' : 'done' })
      expect(onlyAnswer(asked('choose', end), pages.ends)).toBeNull()
      expect(onlyAnswer(asked('react', option(null)), pages.ends)?.value).toBeNull()
      expect(onlyAnswer(asked('react', option(null)), pages.ends)).not.toBeNull()
    }
  })

  it('is the one that carries out what was declared, where the only other one ends the step', () => {
    const { ends, carries } = GAMES.raiders!
    const [move, shoot] = [option({ who: '', what: 'move' }), option({ who: 'A', what: 'ranged' })]
    const done = option({ who: '', what: 'done' })
    const after = (what: string, topic = 'choose-action') => {
      const declared = { topic, value: { who: 'Guardsmen', what } }
      return (value: unknown) => carries!(declared, 'act-next', value)
    }
    expect(onlyAnswer(asked('choose', move, done), ends, after('move'))).toBe(move)
    expect(onlyAnswer(asked('choose', move, done), ends)).toBeNull()
    expect(onlyAnswer(asked('choose', move, done), ends, after('ranged'))).toBeNull()
    expect(onlyAnswer(asked('choose', move, done), ends, after('move', 'act-next'))).toBeNull()
    expect(onlyAnswer(asked('choose', move, shoot, done), ends, after('move'))).toBeNull()
    expect(onlyAnswer(asked('choose', done), ends, after('done'))).toBeNull()
  })

  it('is passed at once among bots, and as slowly as a thought among people', () => {
    const pass = asked('react', option(null))
    expect(thought(pass, [person('person'), person('regular')])).toBeLessThan(500)
    expect(thought(pass, [person('person'), person('person')])).toBeGreaterThanOrEqual(900)
    expect(thought(asked('choose'), [person('person'), person('person')])).toBeLessThan(500)
  })
})
