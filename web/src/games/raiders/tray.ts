/** Where the dice tray lies: at the edge of the frame that is furthest from the fight. */
import type { Point } from './geometry'

/** How far the tray stays from the edge, in pixels. */
const MARGIN = 12
/**
 * The upper left corner of a tray of some size, away from places of the fight. `top`: what stands at
 * the upper edge of the frame.
 */
export function trayCorner(
  frame: { width: number; height: number },
  tray: { width: number; height: number },
  fight: readonly Point[],
  top = 0,
): Point {
  const [right, low] = [
    Math.max(MARGIN, frame.width - tray.width - MARGIN),
    Math.max(MARGIN, frame.height - tray.height - MARGIN),
  ]
  const high = Math.min(top + MARGIN, low)
  const middle = Math.max(MARGIN, (frame.width - tray.width) / 2)
  const corners: Point[] = [
    [middle, low],
    [middle, high],
    [MARGIN, low],
    [right, low],
    [MARGIN, high],
    [right, high],
  ]
  let [best, most] = [corners[0]!, -1]
  for (const corner of corners) {
    const free = Math.min(Infinity, ...between(fight).map((at) => distance(at, corner, tray)))
    if (free > most + 1) [best, most] = [corner, free]
  }
  return best
}

/** The places themselves and some on the lines between them. */
function between(fight: readonly Point[]): Point[] {
  const [first, ...others] = fight
  if (!first) return []
  const parts = [0, 0.25, 0.5, 0.75, 1]
  if (others.length === 0) return [first]
  return others.flatMap((other) =>
    parts.map((part): Point => [
      first[0] + (other[0] - first[0]) * part,
      first[1] + (other[1] - first[1]) * part,
    ]),
  )
}

/** How far a place is from a tray; 0 under it. */
function distance(
  [x, y]: Point,
  [left, top]: Point,
  tray: { width: number; height: number },
): number {
  const dx = Math.max(left - x, 0, x - left - tray.width)
  const dy = Math.max(top - y, 0, y - top - tray.height)
  return Math.hypot(dx, dy)
}
