/** Teams that people made in this browser; kept in it as the files that the program reads. */
import type { Entry } from '../protocol/raiders'

export interface SavedTeam {
  id: string
  name: string
  stars: number
  cost: number
  faction: string
  /** The team file. */
  text: string
}

const KEY = 'kt:teams'
const MOST = 60

export function savedTeams(): SavedTeam[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as SavedTeam[]
  } catch {
    return []
  }
}

/** Keep a team, in place of the one with its id. */
export function saveTeam(team: SavedTeam): void {
  const others = savedTeams().filter((each) => each.id !== team.id)
  localStorage.setItem(KEY, JSON.stringify([team, ...others].slice(0, MOST)))
}

export function forgetTeam(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(savedTeams().filter((each) => each.id !== id)))
}

/** What a setup calls a team of this browser: a file that is sent along. */
export function fileOf(id: string): string {
  return `own-${id}.toml`
}

/** The files that a setup's teams name, out of those kept here. */
export function filesFor(names: readonly string[]): Record<string, string> {
  const named = savedTeams().filter((each) => names.includes(fileOf(each.id)))
  return Object.fromEntries(named.map((each) => [fileOf(each.id), each.text]))
}

/** The team with one more of a card: a troop of its own. */
export function added(entries: readonly Entry[], card: string): Entry[] {
  const found = entries.find((each) => each.card === card && each.copies === 1)
  if (!found) return [...entries, { card, copies: 1, separate: 1 }]
  return entries.map((each) => (each === found ? { ...each, separate: each.separate + 1 } : each))
}

/** The team with an entry changed; one without troops or copies is gone. */
export function changed(entries: readonly Entry[], at: number, by: Partial<Entry>): Entry[] {
  return entries
    .map((each, number) => (number === at ? { ...each, ...by } : each))
    .filter((each) => each.copies > 0 && each.separate > 0)
}

/** A name for a file out of a team's. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
  return `${plain || 'team'}.toml`
}
