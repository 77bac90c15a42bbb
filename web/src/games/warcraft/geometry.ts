/** The board in units of the drawing: a hex is 260 wide and 300 high. */
import type { Space } from '../../protocol/warcraft'

export type Point = readonly [number, number]

export const HALF = 130
const LOW = 75
const HIGH = 150
const CORNERS: readonly Point[] = [
  [HALF, LOW],
  [0, HIGH],
  [-HALF, LOW],
  [-HALF, -LOW],
  [0, -HIGH],
  [HALF, -LOW],
]
/** The six neighbours of a hex: its side towards the n-th goes from corner n - 1 to corner n. */
const SIDES: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]
export const HEX = CORNERS.map((each) => each.join(',')).join(' ')

/** The middle of a hex. */
export function centre([q, r]: readonly [number, number]): Point {
  return [(2 * q + r) * HALF, r * (HIGH + LOW)]
}

/** The box around all spaces. */
export function box(spaces: readonly Space[]): {
  x: number
  y: number
  width: number
  height: number
} {
  const middles = spaces.map((each) => centre(each.at))
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs) - HALF, Math.min(...ys) - HIGH]
  return { x, y, width: Math.max(...xs) + HALF - x, height: Math.max(...ys) + HIGH - y }
}

function edge(from: Space, side: number): string {
  const [x, y] = centre(from.at)
  const [[ax, ay], [bx, by]] = [CORNERS[(side + 5) % 6]!, CORNERS[side]!]
  return `M${x + ax},${y + ay}L${x + bx},${y + by}`
}

/** The lines where two pieces of the board meet. */
export function joints(spaces: readonly Space[]): string {
  const at = new Map(spaces.map((each) => [each.at.join(), each]))
  return spaces
    .flatMap((each) =>
      SIDES.slice(0, 3).flatMap(([dq, dr], side) => {
        const other = at.get([each.at[0] + dq, each.at[1] + dr].join())
        return other && other.piece !== each.piece ? [edge(each, side)] : []
      }),
    )
    .join('')
}

/** The edge between two adjacent spaces. */
export function between(one: Space, other: Space): string {
  const [dq, dr] = [other.at[0] - one.at[0], other.at[1] - one.at[1]]
  const side = SIDES.findIndex(([q, r]) => q === dq && r === dr)
  return side < 0 ? '' : edge(one, side)
}

/** The space under a point of the table. */
export function hexAt(spaces: readonly Space[], [x, y]: Point): Space | undefined {
  return spaces.find((each) => {
    const [cx, cy] = centre(each.at)
    const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)]
    return dx <= HALF && dy <= HIGH - (dx * LOW) / HALF
  })
}

/** The space that is next in a direction of the screen. */
export function towards(spaces: readonly Space[], from: Space, [wx, wy]: Point): Space | undefined {
  const [x, y] = centre(from.at)
  let best: Space | undefined
  let least = Infinity
  for (const each of spaces) {
    const [cx, cy] = centre(each.at)
    const [dx, dy] = [cx - x, cy - y]
    const along = dx * wx + dy * wy
    const aside = Math.abs(dx * wy - dy * wx)
    if (along <= 20 || aside > along * 1.8) continue
    const far = along + 2 * aside
    if (far < least) [best, least] = [each, far]
  }
  return best
}

/** An arrow from the middle of one space to short of the middle of another. */
export function arrow(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / length, dy / length]
  const at = (along: number, aside: number): string =>
    `${Math.round(from[0] + ux * along - uy * aside)},${Math.round(from[1] + uy * along + ux * aside)}`
  const end = length - 46
  return `M${at(46, 10)}L${at(end - 46, 13)}L${at(end - 52, 38)}L${at(end, 0)}L${at(end - 52, -38)}L${at(end - 46, -13)}L${at(46, -10)}z`
}
