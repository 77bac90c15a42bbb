/** The games of this server: what can be agreed before one begins, and who plays. */
import { get } from './tables'

/** One value that can be chosen, with its name in the reader's language. */
export interface Offered {
  value: string
  name: string
  about: string
  /** The number of players that it is for; 0: any. */
  seats: number
}

/** What can be chosen, as it is shown; without a picture it is drawn as a die. */
export interface Pickable {
  value: string
  name: string
  about: string
  picture: string
}

/** The address of the picture of a value that a field may hold. */
export function pictureOf(game: string, field: string, value: string, lang: string): string {
  const [name, part, which] = [game, field, value || '-'].map(encodeURIComponent)
  return `/games/${name}/choices/${part}/${which}.svg?lang=${lang}`
}

/** What the JSON Schema of a setup says about one field. */
export interface Schema {
  type?: string
  enum?: (string | number | boolean)[]
  default?: unknown
  description?: string
  items?: { type?: string }
}

export interface Listed {
  name: string
  setup: { $ref?: string; $defs?: Record<string, { properties: Record<string, Schema> }> }
  players: string[]
}

export interface Field {
  name: string
  kind: 'choice' | 'several' | 'switch' | 'number' | 'text' | 'seats'
  values: (string | number | boolean)[]
  offers: Offered[]
  initial: unknown
  /** Rule number or mark of the difference between books, for settings of that kind. */
  origin: string
}

export interface Form {
  offers: Record<string, Offered[]>
  /** Fields that choose between readings of the books, with what each book says. */
  readings: Record<string, { about: string; origin: string }>
  /** The printed books to play by, with the fields that make a game of each. */
  editions: { lang: string; name: string; setup: Record<string, string | number | boolean> }[]
  seats: number[]
  /** Fields that hold a name for each seat. */
  by_seat: string[]
}

export function listed(): Promise<Listed[]> {
  return get<Listed[]>('/games')
}

export function form(game: string, lang: string): Promise<Form> {
  return get<Form>(`/games/${encodeURIComponent(game)}/form?lang=${lang}`)
}

export function properties(game: Listed): Record<string, Schema> {
  const name = game.setup.$ref?.split('/').pop() ?? ''
  return game.setup.$defs?.[name]?.properties ?? {}
}

/** The fields of a form, out of the schema of the setup and what the game offers. */
export function fields(game: Listed, offered: Form): Field[] {
  return Object.entries(properties(game))
    .filter(([name]) => name !== 'seats')
    .map(([name, schema]) => field(name, schema, offered))
}

function field(name: string, schema: Schema, offered: Form): Field {
  const offers = offered.offers[name] ?? []
  const common = {
    name,
    offers,
    initial: schema.default,
    origin: offered.readings[name]?.origin ?? '',
  }
  if (schema.enum) return { ...common, kind: 'choice', values: first(schema.enum, schema.default) }
  if (schema.type === 'boolean') return { ...common, kind: 'switch', values: [] }
  if (schema.type === 'integer') return { ...common, kind: 'number', values: [] }
  const kind = offered.by_seat.includes(name)
    ? 'seats'
    : schema.type === 'array'
      ? 'several'
      : 'choice'
  if (offers.length > 0) return { ...common, kind, values: offers.map((each) => each.value) }
  return { ...common, kind: 'text', values: [] }
}

/** The values with the usual one in front. */
export function first<T>(values: readonly T[], usual: unknown): T[] {
  return [...values].sort((a, b) => Number(b === usual) - Number(a === usual))
}

/** One value for each seat, however the game writes that down. */
export function bySeat(initial: unknown, seats: number): string[] {
  const given = Array.isArray(initial)
    ? (initial as string[])
    : String(initial ?? '')
        .split(',')
        .filter(Boolean)
  return Array.from({ length: seats }, (_, seat) => given[seat] ?? '')
}

/**
 * The same, where no two seats begin with the same thing as long as others are offered: what stands
 * in a form for two players can be told apart.
 */
export function apart(initial: unknown, seats: number, offered: readonly string[]): string[] {
  const found: string[] = []
  for (const usual of bySeat(initial, seats)) {
    const other = offered.find((each) => !found.includes(each))
    found.push(usual && found.includes(usual) ? (other ?? usual) : usual)
  }
  return found
}

/** The values by seat as the game reads them: a list ('' is drawn by lot), or names with commas. */
export function together(chosen: readonly string[], initial: unknown): unknown {
  if (!Array.isArray(initial)) return chosen.join(',')
  return chosen.some((each) => each !== '') ? [...chosen] : []
}

/** The opponent of a newcomer: the regular one, or the strongest there is. */
export function usualBot(players: readonly string[]): string {
  return players.includes('regular') ? 'regular' : (players.at(-1) ?? 'random')
}

/** The opponents as they are offered: the usual one first, the one that plays anything last. */
export function byStrength(players: readonly string[]): string[] {
  const usual = usualBot(players)
  const others = players.filter((each) => each !== usual && each !== 'random')
  return [...new Set([usual, ...others, ...players])]
}

/** Whether a value that was chosen before can still be chosen. */
export function fits(field: Field, value: unknown): boolean {
  if (field.kind === 'switch') return typeof value === 'boolean'
  if (field.kind === 'number') return Number.isInteger(value)
  if (field.kind === 'several')
    return Array.isArray(value) && value.every((each) => field.values.includes(each as string))
  if (field.kind === 'text') return typeof value === 'string'
  return value === '' ? field.kind === 'seats' : field.values.includes(value as string)
}
