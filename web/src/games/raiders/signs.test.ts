import { describe, expect, it } from 'vitest'
import type { Place } from './geometry'
import { overlap, type Box } from './labels'
import { headBox, signBox, signPlaces, signSize, type Signed } from './signs'

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648
    return at / 2_147_483_648
  }
}

const RADIUS = 49

/** A unit whose bases touch, row behind row, as a person pushes it together. */
function tight(next: () => number, count: number): Place[] {
  const [across, back] = next() < 0.5 ? [98, 85] : [98, 98]
  const lean = back === 85 ? 49 : 0
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / 4)
    return [1000 + (k % 4) * across + (row % 2) * lean, 800 + row * back, 0]
  })
}

/** Figures anywhere in a small part of the table, whose bases do not overlap. */
function scattered(next: () => number, count: number): Place[] {
  const found: Place[] = []
  for (let tries = 0; found.length < count && tries < 4000; tries++) {
    const at: Place = [next() * 900, next() * 600, 0]
    if (found.every(([x, y]) => Math.hypot(x - at[0], y - at[1]) >= 2 * RADIUS)) found.push(at)
  }
  return found
}

function position(seed: number) {
  const next = numbers(seed * 7919)
  const scale = 0.17 + 0.5 * next()
  const places = (seed % 2 ? tight : scattered)(next, 8 + Math.floor(next() * 16))
  const figures = places.map((at, k): Signed => ({
    at,
    radius: RADIUS,
    type: 'Unit',
    sign: k % 9 === 8 ? `A${10 + k}` : `A${1 + (k % 9)}`,
    down: next() < 0.1,
  }))
  const spots = signPlaces(figures, scale)
  const boxes = figures.map((who, at) => signBox(who, spots[at]!, scale))
  return { figures, scale, places: spots, boxes }
}

const part = (a: Box, b: Box) =>
  (Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
    Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))) /
  (b.width * b.height)

describe('signs', () => {
  it('lie at the feet of a figure that stands alone', () => {
    const who: Signed = { at: [300, 300, 0], radius: RADIUS, type: 'Unit', sign: 'A1' }
    const [[dx, dy]] = signPlaces([who], 0.4) as [[number, number]]
    expect(dx).toBe(0)
    expect(dy).toBeGreaterThan(RADIUS / 2)
  })

  it('keep the width of the base, however long they are', () => {
    for (const sign of ['A1', 'A10', 'AA10'])
      expect(signSize(RADIUS, 0.1, sign).width).toBeLessThanOrEqual(2 * RADIUS)
  })

  it('cover no other sign and stay on their bases, on 200 positions, half of them tight', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { figures, boxes, places } = position(seed)
      expect(boxes.length).toBeGreaterThanOrEqual(8)
      boxes.forEach((box, at) => {
        const others = boxes.slice(0, at).filter((other) => overlap(other, box))
        expect(others, `${figures[at]!.sign} of position ${seed}`).toEqual([])
        expect(Math.hypot(...places[at]!)).toBeLessThanOrEqual(RADIUS)
      })
    }
  })

  it('leave heads to be seen, on the same positions', () => {
    const covered = { tight: [] as number[], scattered: [] as number[] }
    for (let seed = 1; seed <= 200; seed++) {
      const { figures, boxes, scale } = position(seed)
      for (const who of figures) {
        const head = headBox(who, scale)
        const most = Math.max(...boxes.map((box) => part(box, head)))
        covered[seed % 2 ? 'tight' : 'scattered'].push(most)
      }
    }
    const some = (parts: number[]) => parts.filter((each) => each > 0.1).length / parts.length
    expect(Math.max(...covered.tight, ...covered.scattered)).toBeLessThan(0.4)
    expect(some(covered.scattered)).toBeLessThan(0.03)
    expect(some(covered.tight)).toBeLessThan(0.2)
  })
})
