import { describe, expect, it } from 'vitest'
import { figureBox } from './figures'
import { overlap, spread, type Box, type Label } from './labels'

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648
    return at / 2_147_483_648
  }
}

const boxes = (labels: readonly Label[], places: readonly (readonly [number, number] | null)[]) =>
  labels.flatMap((label, at): Box[] => {
    const place = places[at]
    if (!place) return []
    const { width, height } = label
    return [{ x: place[0] - width / 2, y: place[1] - height / 2, width, height }]
  })

describe('labels', () => {
  it('stand where they are wanted when there is room', () => {
    const label: Label = { at: [100, 100], width: 60, height: 20 }
    expect(spread([label], [])).toEqual([[100, 100]])
  })

  it('never cover a figure or each other, on 200 random positions', () => {
    let [wanted, shown] = [0, 0]
    for (let seed = 1; seed <= 200; seed++) {
      const next = numbers(seed * 7919)
      const scale = 0.17 + 0.5 * next()
      // Half of the positions are a melee in one corner of the table.
      const wide = seed % 2 ? 4800 : 1400
      const figures = Array.from({ length: 12 + Math.floor(next() * 28) }, () =>
        figureBox([next() * wide, next() * (wide / 1.6), 0], 49, 'Unit', scale),
      )
      const labels = figures.slice(0, 20).map((box): Label => ({
        at: [box.x + box.width / 2, box.y + box.height + 9 / scale],
        width: 46 / scale,
        height: 18 / scale,
      }))
      const placed = boxes(labels, spread(labels, figures))
      wanted += labels.length
      shown += placed.length
      placed.forEach((box, at) => {
        const others = [...figures, ...placed.slice(0, at)]
        expect(others.filter((each) => overlap(each, box))).toEqual([])
      })
    }
    expect(shown / wanted).toBeGreaterThan(0.97)
  })

  it('stay inside the frame', () => {
    const frame = { x: 0, y: 0, width: 200, height: 100 }
    const [at] = spread([{ at: [10, 95], width: 60, height: 20 }], [], frame)
    expect(at![0]).toBeGreaterThanOrEqual(30)
    expect(at![1]).toBeLessThanOrEqual(90)
  })
})
