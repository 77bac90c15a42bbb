/** Puzzles: opening one, seeing its solution, and which of them this browser has solved. */
import type { Created, PuzzleState } from '../protocol/types'
import { get, openMade, post } from './tables'

export interface Listed {
  game: string
  name: string
  level: number
}

const SOLVED = 'kt:puzzles'

export function listed(): Promise<Listed[]> {
  return get<Listed[]>('/puzzle-list')
}

/** The address of a new table at which a puzzle is solved, or at which its solution is shown. */
export async function open(game: string, name: string, solution = false): Promise<string> {
  const path = `/games/${game}/puzzles/${name}${solution ? '?solution' : ''}`
  const table = await openMade((await post(path, {})) as Created)
  return solution ? `/replay/${table}?at=0` : `/t/${table}`
}

export function picture(puzzle: Listed, lang: string): string {
  return `/games/${puzzle.game}/puzzles/${puzzle.name}.svg?lang=${lang}`
}

/** The puzzles that this browser has solved, as `game/name`. */
export function solved(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SOLVED) ?? '[]') as string[]
  } catch {
    return []
  }
}

export function noteSolved(game: string, puzzle: PuzzleState): void {
  const key = `${game}/${puzzle.name}`
  if (puzzle.verdict !== 'solved' || !puzzle.name || solved().includes(key)) return
  localStorage.setItem(SOLVED, JSON.stringify([...solved(), key]))
}

/** The puzzle behind one in the list. */
export async function next(game: string, name: string): Promise<Listed | undefined> {
  const all = await listed()
  const at = all.findIndex((each) => each.game === game && each.name === name)
  return at < 0 ? undefined : all[at + 1]
}
