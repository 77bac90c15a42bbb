/** Distances on the screen's side: for marks and words, never for what is legal. */
import type { Point } from './geometry'

/** From a point to a polygon; 0 inside. */
export function gapToPolygon([x, y]: Point, polygon: readonly Point[]): number {
  let least = Infinity
  let within = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!
    const [bx, by] = polygon[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
    const [dx, dy] = [bx - ax, by - ay]
    const along = Math.min(
      1,
      Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)),
    )
    least = Math.min(least, Math.hypot(x - ax - along * dx, y - ay - along * dy))
  }
  return within ? 0 : least
}
