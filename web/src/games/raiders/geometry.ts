/** Shapes for the screen. The table has y upwards; the screen has it downwards. */
import type { Solid } from './solids'

export type Point = readonly [number, number]
export type Place = [number, number, number]
/** A place whose height may be left open. */
export type Spot = [number, number] | Place

/** A spot in whole hundredths of an inch. */
export function rounded(spot: Readonly<Spot>): Spot {
  const [x, y, z] = spot
  const at: [number, number] = [Math.round(x), Math.round(y)]
  return z === undefined ? at : [...at, Math.round(z)]
}

/** How far a shadow falls to the right and down, as a part of the height: the lamp is upper left. */
export const SHADOW = [0.3, 0.34] as const

export function path(points: readonly Point[], closed = true): string {
  if (points.length === 0) return ''
  const steps = points.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x)} ${round(-y)}`)
  return steps.join('') + (closed ? 'Z' : '')
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** A ring of short legs drawn as a soft line: each corner becomes a curve between middles. */
export function soft(points: readonly Point[]): string {
  if (points.length < 3) return ''
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const first = middle(points.at(-1)!, points[0]!)
  let drawn = `M${round(first[0])} ${round(-first[1])}`
  points.forEach((point, at) => {
    const next = middle(point, points[(at + 1) % points.length]!)
    drawn += `Q${round(point[0])} ${round(-point[1])} ${round(next[0])} ${round(-next[1])}`
  })
  return drawn + 'Z'
}

/** The convex hull of some points, counter-clockwise. */
export function hull(points: readonly Point[]): Point[] {
  const ordered = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (these: readonly Point[]): Point[] => {
    const found: Point[] = []
    for (const point of these) {
      while (found.length > 1 && side(found.at(-2)!, found.at(-1)!, point) <= 0) found.pop()
      found.push(point)
    }
    return found.slice(0, -1)
  }
  return [...half(ordered), ...half([...ordered].reverse())]
}

function side(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

/** The shadow of a thing, as long as it is high. */
export function shadow(thing: Solid): string {
  const height = thing.high - thing.low
  const [dx, dy] = [height * SHADOW[0], height * SHADOW[1]]
  return path(
    hull([...thing.footprint, ...thing.footprint.map(([x, y]): Point => [x + dx, y - dy])]),
  )
}

export function box(points: readonly Point[]): {
  x: number
  y: number
  width: number
  height: number
} {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => -y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Where one place lies from another, as one of eight points of the compass; up is north. */
export function compass(from: readonly number[], to: readonly number[]): string {
  const names = [
    'east',
    'north-east',
    'north',
    'north-west',
    'west',
    'south-west',
    'south',
    'south-east',
  ]
  const turn = Math.atan2(to[1]! - from[1]!, to[0]! - from[0]!) / (Math.PI / 4)
  return names[(Math.round(turn) + 8) % 8]!
}

/** The place nearest to another in a direction of the screen; null if there is none that way. */
export function towards<T>(
  from: Point,
  way: Point,
  others: readonly T[],
  where: (each: T) => Point,
): T | null {
  let best: T | null = null
  let least = Infinity
  for (const other of others) {
    const [x, y] = where(other)
    const [dx, dy] = [x - from[0], y - from[1]]
    const along = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1] - dy * way[0])
    if (along <= 0 || aside > along * 1.6) continue
    const cost = along + 2 * aside
    if (cost < least) [best, least] = [other, cost]
  }
  return best
}

/** Everything within a distance of a convex outline, or of a single point. */
export function grown(outline: readonly Point[], far: number): Point[] {
  const circle = Array.from({ length: 40 }, (_, at) => (at * Math.PI) / 20)
  return hull(
    outline.flatMap(([x, y]) =>
      circle.map((turn): Point => [x + far * Math.cos(turn), y + far * Math.sin(turn)]),
    ),
  )
}
