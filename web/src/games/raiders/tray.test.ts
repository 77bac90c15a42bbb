import { describe, expect, it } from 'vitest'
import type { Point } from './geometry'
import { trayCorner } from './tray'

const frame = { width: 860, height: 740 }
const tray = { width: 520, height: 170 }

describe('the tray', () => {
  it('lies at the lower edge when nothing is fought over', () => {
    expect(trayCorner(frame, tray, [])[1]).toBe(740 - 170 - 12)
  })

  it('never covers the fight, wherever that is', () => {
    for (let x = 40; x < 860; x += 90) {
      for (let y = 90; y < 740; y += 65) {
        const fight: Point[] = [
          [x, y],
          [Math.min(830, x + 110), y],
        ]
        const [left, top] = trayCorner(frame, tray, fight)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top + tray.height).toBeLessThanOrEqual(740)
        for (const [px, py] of fight) {
          const under = px > left && px < left + tray.width && py > top && py < top + tray.height
          expect(under, `${px}, ${py} under ${left}, ${top}`).toBe(false)
        }
      }
    }
  })
})
