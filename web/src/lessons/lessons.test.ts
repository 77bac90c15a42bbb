import { beforeEach, describe, expect, it } from 'vitest'
import { achieve, achieved, after, fresh, seen, silence, twoLines, unsilence } from './lessons'

const LESSONS = ['move', 'shoot'].map((name) => ({ name, minutes: 2, steps: 1, arranged: false }))

describe('what this browser remembers of lessons', () => {
  beforeEach(() => localStorage.clear())

  it('keeps the lessons that were finished, by game, each once', () => {
    achieve('raiders', 'move')
    achieve('raiders', 'move')
    achieve('warcraft', 'fight')
    expect(achieved('raiders')).toEqual(['move'])
    expect(achieved('warcraft')).toEqual(['fight'])
  })

  it('shows a hint once, and none when there shall be no more', () => {
    expect(fresh('raiders', 'pearl')).toBe(true)
    seen('raiders', 'pearl')
    expect(fresh('raiders', 'pearl')).toBe(false)
    expect(fresh('warcraft', 'pearl')).toBe(true)
    silence('raiders')
    expect(fresh('raiders', 'move')).toBe(false)
    unsilence('raiders')
    expect(fresh('raiders', 'pearl')).toBe(true)
  })

  it('knows the next lesson', () => {
    expect(after(LESSONS, 'move')?.name).toBe('shoot')
    expect(after(LESSONS, 'shoot')).toBeNull()
  })

  it('tells what to do from why', () => {
    expect(twoLines('Do it.\nIt helps.')).toEqual(['Do it.', 'It helps.'])
    expect(twoLines('Only this.')).toEqual(['Only this.', ''])
  })
})
