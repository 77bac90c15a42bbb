/**
 * Where labels stand: each as near to what it is about as it can be without covering a figure or
 * another label.
 */
import type { Point } from './geometry'

/** A rectangle on the screen or the table, y downwards. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A label: where its middle would be best, and how large it is. */
export interface Label {
  at: Point
  width: number
  height: number
}

/** So many rings of places are tried round the best one. */
const RINGS = 16
const TURNS = 20

/** A place for each label, in their order; null for one that there is no room for. */
export function spread(
  labels: readonly Label[],
  figures: readonly Box[],
  frame: Box | null = null,
): (Point | null)[] {
  const taken = [...figures]
  return labels.map((label) => {
    for (const at of tries(label)) {
      const box = around(label, at)
      if ((frame && !holds(frame, box)) || taken.some((each) => overlap(each, box))) continue
      taken.push(box)
      return at
    }
    return null
  })
}

/** Places for a label: where it would be best, then further and further off, below first. */
function* tries({ at: [x, y], width, height }: Label): Generator<Point> {
  yield [x, y]
  for (let ring = 1; ring <= RINGS; ring++) {
    for (let k = 0; k < TURNS; k++) {
      const side = k % 2 ? -Math.ceil(k / 2) : k / 2
      const turn = Math.PI / 2 + (side * 2 * Math.PI) / TURNS
      const far = ring * height * 0.6
      yield [x + Math.cos(turn) * far * Math.max(1, width / height / 2), y + Math.sin(turn) * far]
    }
  }
}

function around({ width, height }: Label, [x, y]: Point): Box {
  return { x: x - width / 2, y: y - height / 2, width, height }
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function holds(frame: Box, box: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  )
}
