import { describe, expect, it } from 'vitest'
import { Swipe } from '../src/shell/swipe'

const touch = (clientX: number, clientY: number, timeStamp: number) => ({
  pointerType: 'touch',
  clientX,
  clientY,
  timeStamp,
})

describe('a swipe', () => {
  it('to the left goes on, to the right goes back', () => {
    const swipe = new Swipe()
    swipe.down(touch(200, 50, 0))
    expect(swipe.up(touch(120, 60, 200))).toBe(1)
    swipe.down(touch(100, 50, 1000))
    expect(swipe.up(touch(190, 50, 1200))).toBe(-1)
  })

  it('is quick, long and level, and made with one finger', () => {
    const swipe = new Swipe()
    for (const [x, y, time] of [
      [110, 50, 200],
      [180, 120, 200],
      [190, 50, 900],
    ] as const) {
      swipe.down(touch(100, 50, 0))
      expect(swipe.up(touch(x, y, time))).toBe(0)
    }
    swipe.down(touch(100, 50, 0))
    swipe.down(touch(300, 50, 10))
    expect(swipe.up(touch(190, 50, 200))).toBe(0)
    expect(swipe.up(touch(390, 50, 200))).toBe(0)
    swipe.down({ ...touch(100, 50, 0), pointerType: 'mouse' })
    expect(swipe.up({ ...touch(190, 50, 200), pointerType: 'mouse' })).toBe(0)
  })
})
