import { describe, expect, it } from 'vitest'
import { CLOSE, together } from './overview'

const EDGES = { top: 50, right: 0, bottom: 50, left: 0 }
/** A screen on which 800 by 300 units can be seen besides the room around them. */
const SCREEN = { width: 1000 * CLOSE, height: 500 * CLOSE + 100, edges: EDGES }
const ROOM = 200

describe('what a phone shows of the board', () => {
  it('is all of it that fits', () => {
    const points = [
      [0, 0],
      [800, 300],
      [400, 100],
    ] as const
    expect(together(points, SCREEN, ROOM)).toEqual(points)
  })
  it('is the largest group when not all of them fit', () => {
    const [far, ...near] = [
      [0, 0],
      [2000, 900],
      [2500, 1000],
      [2800, 1200],
    ] as const
    expect(together([far, ...near], SCREEN, ROOM)).toEqual(near)
  })
  it('is one of them at least', () => {
    const tiny = { width: 10, height: 10, edges: EDGES }
    expect(
      together(
        [
          [0, 0],
          [900, 0],
        ],
        tiny,
        ROOM,
      ),
    ).toEqual([[0, 0]])
    expect(together([], tiny, ROOM)).toEqual([])
  })
})
