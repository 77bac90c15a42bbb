/** What a phone shows of the board: so much that pieces are large enough for a finger. */
import type { Camera } from '../../shell/camera.svelte'
import type { Point } from './geometry'

/** Pixels for a unit of the board at which the smallest pieces are 28 pixels high. */
export const CLOSE = 0.32

/** The points that can be seen at once from so near: as many as there can be. */
export function together(
  points: readonly Point[],
  { width, height, edges }: Pick<Camera, 'width' | 'height' | 'edges'>,
  room: number,
): readonly Point[] {
  const wide = Math.max(0, (width - edges.left - edges.right) / CLOSE - room)
  const high = Math.max(0, (height - edges.top - edges.bottom) / CLOSE - room)
  let best: readonly Point[] = []
  for (const [left] of points) {
    for (const [, top] of points) {
      const seen = points.filter(
        ([x, y]) => x >= left && x <= left + wide && y >= top && y <= top + high,
      )
      if (seen.length > best.length) best = seen
    }
  }
  return best
}
