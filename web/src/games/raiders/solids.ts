/** The objects on the table as bodies: where each stands, on what, and how high. */
import type { Library, Object as TableObject, Raid, Thing } from '../../protocol/raiders'
import type { Point } from './geometry'

/** The outline of a table that the library does not know. */
export const PLAIN_TABLE: readonly Point[] = [
  [0, 0],
  [4800, 0],
  [4800, 3000],
  [0, 3000],
]

export interface Solid extends TableObject {
  low: number
  high: number
  footprint: Point[]
  look: Thing
}

/** The objects with their footprints at their places, what carries before what it carries. */
export function solids(raid: Raid, library: Pick<Library, 'things'>): Solid[] {
  const found = new Map<string, Solid>()
  const kinds = new Map<string, number>()
  const looks = new Map(
    raid.objects.map((each) => {
      const number = kinds.get(each.kind) ?? 0
      kinds.set(each.kind, number + 1)
      return [each.id, library.things[each.kind] && copy(library.things[each.kind]!, number)]
    }),
  )
  let waiting = raid.objects.filter((each) => library.things[each.kind])
  while (waiting.length > 0) {
    const ready = waiting.filter((each) => !each.on || found.has(each.on))
    for (const each of ready)
      found.set(each.id, solid(each, looks.get(each.id)!, found.get(each.on)))
    if (ready.length === 0) break
    waiting = waiting.filter((each) => !found.has(each.id))
  }
  return [...found.values()]
}

/** How the n-th object of a kind on a table looks: its drawing differs from those before it. */
function copy(look: Thing, number: number): Thing {
  const looks = [look.drawing, ...look.others]
  return { ...look, drawing: looks[number % looks.length]! }
}

function solid(thing: TableObject, look: Thing, on: Solid | undefined): Solid {
  const low = on ? on.high : 0
  const angle = (thing.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const footprint = look.footprint.map(([x, y]): Point => [
    thing.at[0] + x * cos - y * sin,
    thing.at[1] + x * sin + y * cos,
  ])
  return { ...thing, look, low, high: low + look.height, footprint: rounded(footprint, thing.at) }
}

/** Round things are polygons to the rules; on the screen they are round. */
function rounded(footprint: Point[], [x, y]: readonly [number, number]): Point[] {
  const far = footprint.map((point) => Math.hypot(point[0] - x, point[1] - y))
  const [least, most] = [Math.min(...far), Math.max(...far)]
  if (footprint.length < 12 || most - least > 4) return footprint
  const radius = most * Math.cos(Math.PI / footprint.length / 2)
  return Array.from({ length: 56 }, (_, at): Point => {
    const turn = (at * Math.PI) / 28
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })
}

/** The object at a place, out of those that can be chosen: a finger need not hit its middle. */
export function thingAt(
  things: readonly Solid[],
  [x, y]: Point,
  chosen: ReadonlyMap<string, unknown>,
): string | null {
  const found = things.find(
    (each) => chosen.has(each.id) && Math.hypot(each.at[0] - x, each.at[1] - y) < 260,
  )
  return found?.id ?? null
}

/** How high the ground is at a place, as far as a pointer has to know. */
export function groundAt(things: readonly Solid[], x: number, y: number): number {
  return things.reduce(
    (high, each) =>
      each.look.stand && inside(each.footprint, [x, y]) ? Math.max(high, each.high) : high,
    0,
  )
}

export function inside(polygon: readonly Point[], [x, y]: Point): boolean {
  let within = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[i]!
    const [bx, by] = polygon[j]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within
  }
  return within
}
