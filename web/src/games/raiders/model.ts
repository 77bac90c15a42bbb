/** What the server sends of a raid, as the table needs it: types, names, signs, heights. */
import type { Message } from '../../protocol/types'

export type Place = [number, number, number]
export type Spot = [number, number] | Place
export type Point = readonly [number, number]

export interface Character {
  id: string
  seat: number
  card: string
  troop: string
  at: Place | null
  wounds: number
  vanished: boolean
  actions: number
  controls: number
}

export interface Troop {
  id: string
  seat: number
  card: string
  activated: boolean
  down: boolean
}

export interface Thing {
  id: string
  kind: string
  at: [number, number]
  turn: number
  on: string
  portal: number
}

export interface Effect {
  ability: string
  on: string
  until: string
}

export interface Raid {
  characters: Record<string, Character>
  troops: Record<string, Troop>
  objects: Thing[]
  table: string
  phase: string
  round: number
  bag: [number, number]
  turn: { seat: number; acting: string[] } | null
  action: { kind: string; troop: string; target: string; waiting: string[] } | null
  effects: Effect[]
  objective: string
  markers: { seat: number; at: Place }[]
}

export interface Pool {
  white: number
  red: number
  black: number
  marked: Record<string, number>
  boost: number
}

export interface Card {
  name: string
  faction: string
  type: string
  cost: number
  force: number
  movement: number
  range: number
  close_combat: Pool
  shooting: Pool
  defence: Pool
  spirit: Pool
  abilities: string[]
}

export interface Kind {
  names: Record<string, string>
  footprint: Point[]
  height: number
  movable: boolean
  uneven: boolean
  stand: boolean
  drawing: string
}

export interface Ability {
  name: Message
  text: Message
  group: string
  rule: string
}

export interface Library {
  cards: Record<string, Card>
  radius: Record<string, number>
  abilities: Record<string, Ability>
  things: Record<string, Kind>
  tables: Record<
    string,
    {
      names: Record<string, string>
      field: { outline: Point[]; things: { kind: string; at: [number, number]; turn?: number }[] }
    }
  >
  teams: Record<string, { name: string; entries: { card: string }[] }>
  marker: number
}

/** A table of somebody else's making is drawn as a plain one. */
export const PLAIN_TABLE: readonly Point[] = [
  [0, 0],
  [4800, 0],
  [4800, 3000],
  [0, 3000],
]

/** An answer: who does what, and to whom. */
export interface Deed {
  who: string
  what: string
  target: string
  second: string
}

/** Where a Portal would stand, by answer: x, y, and how it is turned. */
export interface PortalPlaces {
  places: Record<string, [number, number, number]>
}

// --- previews, as raiders/browser/preview.py gives them ---------------------------------------------

export interface Seen {
  who: string
  sight: 'open' | 'partial' | 'blocked'
  behind: string[]
  distance: number
  range: number
}

export interface Route {
  who: string
  points: Place[]
  cost: number
  budget: number
  fall: number
  refused: Message | null
  rule: string
}

/** Something a figure touches: an object or a figure by its id, a marker by its number. */
export interface Touch {
  who: string
  kind: 'portal' | 'marker' | 'enemy' | 'object'
  what: string
}

export interface Planned {
  answer: [string, Place[]][]
  who: string
  routes: Route[]
  links: [string, string, number][]
  within: number
  strikes: { by: string; at: string }[]
  touches: Touch[]
  sights: Seen[]
  refused: Message | null
  rule: string
  goals: Record<string, Place>
}

export interface Standing {
  answer: number[]
  refused: Message | null
  rule: string
  sights: Seen[]
  touches: Touch[]
}

export interface Area {
  level: number
  rings: Point[][]
}

export interface Reached {
  who: string
  budget: number
  areas: Area[]
}

export interface Zone {
  kind: 'within' | 'beyond'
  of: 'object' | 'character' | 'marker'
  id: string
  distance: number
}

export interface About {
  budgets: Record<string, number>
  who: string
  push: string
  zones: Zone[]
}

export interface Side {
  who: string
  printed: Dice
  dice: Dice
  steps: { say: Message; rules: string[]; after: Dice }[]
  boost: number
  mean: number
}

export interface Forecast {
  kind: string
  by: string
  target: string
  distance: number
  range: number
  sight: Seen['sight']
  behind: string[]
  attack: Side
  defence: Side
  hit: number
  vanish: number
  others: { say: Message; kind: 'mode' | 'reaction'; hit: number; rules: string[] }[]
  refused: Message | null
  rule: string
}

export interface Volley {
  attacks: Forecast[]
  any: number
}

export interface Measured {
  start: Place
  end: Place
  distance: number
  rise: number
  sight: Seen['sight']
  behind: string[]
  length: number
  blocks: { id: string; left: number; right: number; low: number; high: number }[]
  lines: [number, number, number, number, boolean][]
  plan: [number, number, number, number, boolean][]
}

export interface Surroundings {
  who: string
  sights: Seen[]
  things: { id: string; distance: number }[]
}

export type Dice = [number, number, number]
export const COLOURS = ['white', 'red', 'black'] as const

// --- who is called what ---------------------------------------------------------------------

const LETTERS = ['ABCDEFGHIJKLM', 'NOPQRSTUVWXYZ']

/** Everybody's sign, as the terminal has them too: the letter of the card and a number. */
export function signs(raid: Raid): Record<string, string> {
  const letters = new Map<string, string>()
  const counts = [0, 0]
  const found: Record<string, string> = {}
  for (const who of Object.values(raid.characters)) {
    const key = `${who.seat} ${who.card}`
    if (!letters.has(key)) {
      const row = LETTERS[who.seat] ?? LETTERS[0]!
      const number = counts[who.seat]!++
      letters.set(key, row[number % row.length]!.repeat(1 + Math.floor(number / row.length)))
    }
    found[who.id] = letters.get(key)! + (/ (\d+)$/.exec(who.id)?.[1] ?? '1')
  }
  return found
}

/** The emblem of a people; those we do not know have a plain one. */
export function emblem(faction: string | undefined): string {
  const known: Record<string, string> = {
    'New Lilliput': 'gate',
    Gremlins: 'cog',
    'Fair folk': 'leaf',
    Freeloaders: 'top',
    'Lords of Dust': 'dust',
  }
  return known[faction ?? ''] ?? 'plain'
}

export function factionKey(faction: string): string {
  return `hr-faction-${faction.toLowerCase().replaceAll(' ', '-')}`
}

/** Whether a troop has had its turn: one that acts now has not. */
export function hasActed(troop: Troop | undefined, raid: Raid): boolean {
  return Boolean(troop?.activated) && !raid.turn?.acting.includes(troop?.id ?? '')
}

// --- what stands on what --------------------------------------------------------------------

export interface Solid extends Thing {
  low: number
  high: number
  footprint: Point[]
  look: Kind
}

/** The objects with their footprints at their places, what carries before what it carries. */
export function solids(raid: Raid, library: Library): Solid[] {
  const found = new Map<string, Solid>()
  let waiting = raid.objects.filter((each) => library.things[each.kind])
  while (waiting.length > 0) {
    const ready = waiting.filter((each) => !each.on || found.has(each.on))
    for (const each of ready) found.set(each.id, solid(each, library, found.get(each.on)))
    if (ready.length === 0) break
    waiting = waiting.filter((each) => !found.has(each.id))
  }
  return [...found.values()]
}

function solid(thing: Thing, library: Library, on: Solid | undefined): Solid {
  const look = library.things[thing.kind]!
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
