/**
 * Where the signs of figures stand: each on its own base, where it is free of other signs and of the
 * heads of figures. Signs are drawn over all figures, so that nothing hides them.
 */
import { drawnHeight } from './figures'
import type { Place, Point } from './geometry'
import { overlap, type Box } from './labels'

/** A figure as far as its sign is concerned. */
export interface Signed {
  at: Readonly<Place>
  radius: number
  type: string
  sign: string
  down?: boolean | undefined
}

/** The size of a sign: its letters and its plate. */
export interface Size {
  text: number
  width: number
  height: number
}

/** Signs keep a size that can be read as long as they fit the base. */
export function signSize(radius: number, scale: number, sign: string): Size {
  const wide = 0.5 + 0.58 * sign.length
  const wanted = Math.max(radius * 0.46, 10.5 / scale)
  const text = Math.min(radius * 1.02, (radius * 1.9) / wide, wanted)
  return { text, width: text * wide, height: text * 1.12 }
}

/** The plate of a sign whose middle is so far from the middle of its base; y downwards. */
export function signBox(who: Signed, [dx, dy]: Point, scale: number): Box {
  const { width, height } = signSize(who.radius, scale, who.sign)
  return { x: who.at[0] + dx - width / 2, y: -who.at[1] + dy - height / 2, width, height }
}

/** What the head of a figure covers: the upper third of its drawing; to the left of one that lies. */
export function headBox({ at, radius, type, down }: Signed, scale: number): Box {
  const high = drawnHeight(radius, at[2], type, scale)
  const [x, y] = [at[0], -at[1]]
  if (down) return { x: x - high * 0.58, y: y - high * 0.2, width: high * 0.34, height: high * 0.4 }
  const top = y + radius * 0.1 - high
  return { x: x - high * 0.18, y: top, width: high * 0.36, height: high * 0.34 }
}

/** What it costs that signs cover each other, that one covers a head, and that it leaves its place. */
const COSTS = { sign: 100, head: 10, way: 3 }
const ROUNDS = 6

/** For each figure how far the middle of its sign is from the middle of its base; y downwards. */
export function signPlaces(figures: readonly Signed[], scale: number): Point[] {
  const found = settle(figures, scale, COSTS.head)
  const boxes = figures.map((who, at) => signBox(who, found[at]!, scale))
  const crowded = boxes.some((box, at) => boxes.some((each, k) => k < at && overlap(each, box)))
  // Where heads leave no room for all signs, the signs go first: they tell figures apart.
  return crowded ? settle(figures, scale, 0) : found
}

/** Each sign in turn takes the best place there is beside the others, until none moves. */
function settle(figures: readonly Signed[], scale: number, perHead: number): Point[] {
  const heads = figures.map((who) => headBox(who, scale))
  const near = figures.map((who) => neighbours(who, figures, scale))
  const tries = figures.map((who) => onBase(who, scale))
  const places = tries.map((each) => each[0]!)
  const cost = (at: number, place: Point) => {
    const box = signBox(figures[at]!, place, scale)
    const usual = tries[at]![0]!
    let sum = COSTS.way * Math.hypot(place[0] - usual[0], place[1] - usual[1])
    for (const other of near[at]!) {
      const sign = signBox(figures[other]!, places[other]!, scale)
      sum += COSTS.sign * shared(box, sign) + perHead * shared(box, heads[other]!)
    }
    return sum
  }
  for (let round = 0; round < ROUNDS; round++) {
    const before = [...places]
    figures.forEach((_, at) => {
      places[at] = cheapest(tries[at]!, (place) => cost(at, place))
    })
    if (places.every((place, at) => place === before[at])) break
  }
  return places
}

/** The figures whose head or sign can come to a sign. */
function neighbours(who: Signed, figures: readonly Signed[], scale: number): number[] {
  const far = 2 * drawnHeight(who.radius, who.at[2], who.type, scale) + 2 * who.radius
  return [...figures.keys()].filter((at) => {
    const [dx, dy] = [figures[at]!.at[0] - who.at[0], figures[at]!.at[1] - who.at[1]]
    return figures[at] !== who && Math.hypot(dx, dy) < far
  })
}

/** Places for a sign on its base, the usual one first: at the figure's feet. */
function onBase({ radius, sign }: Signed, scale: number): Point[] {
  const { text } = signSize(radius, scale, sign)
  const usual: Point = [0, radius * 0.78 + text * 0.12]
  const found: Point[] = [usual]
  for (const y of [0.9, 0.7, 0.5, 0.3, 0.1, -0.1])
    for (const x of [0, 0.2, -0.2, 0.4, -0.4, 0.6, -0.6, 0.8, -0.8])
      if (Math.hypot(x, y) <= 1) found.push([x * radius, y * radius])
  return found
}

function cheapest(places: readonly Point[], cost: (place: Point) => number): Point {
  let [best, least] = [places[0]!, Infinity]
  for (const place of places) {
    const now = cost(place)
    if (now < least) [best, least] = [place, now]
    if (least === 0) break
  }
  return best
}

/** The area that two boxes share. */
function shared(a: Box, b: Box): number {
  if (!overlap(a, b)) return 0
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return wide * high
}
