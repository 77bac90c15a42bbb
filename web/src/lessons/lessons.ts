/** The lessons of a game, and which of them this browser has finished. */
import type { LessonInfo } from '../protocol/types'
import { settings } from '../shell/settings.svelte'
import { create, get } from '../shell/tables'

const KEY = 'kt:lessons'
const HINTS = 'kt:hints'
/** In place of hints that were read: no more of them. */
const OFF = '*'

export function lessonsOf(game: string): Promise<LessonInfo[]> {
  return get<LessonInfo[]>(`/games/${encodeURIComponent(game)}/lessons`)
}

/** Set up the table of a lesson; its id. */
export async function begin(game: string, lesson: string): Promise<string> {
  return (await create({ game, lesson, names: [settings.name] }, [0])).table
}

function read(key: string): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, string[]>
  } catch {
    return {}
  }
}

function add(key: string, game: string, name: string): void {
  const all = read(key)
  localStorage.setItem(
    key,
    JSON.stringify({ ...all, [game]: [...new Set([...(all[game] ?? []), name])] }),
  )
}

export function achieved(game: string): string[] {
  return read(KEY)[game] ?? []
}

export function achieve(game: string, lesson: string): void {
  add(KEY, game, lesson)
}

/** Whether a hint of the first whole game is still to be shown. */
export function fresh(game: string, hint: string): boolean {
  const seen = read(HINTS)[game] ?? []
  return !seen.includes(hint) && !seen.includes(OFF)
}

export function seen(game: string, hint: string): void {
  add(HINTS, game, hint)
}

/** No more hints in this game. */
export function silence(game: string): void {
  add(HINTS, game, OFF)
}

/** Hints from the beginning again. */
export function unsilence(game: string): void {
  localStorage.setItem(HINTS, JSON.stringify({ ...read(HINTS), [game]: [] }))
}

/** The lesson after another one; null after the last. */
export function after(lessons: readonly LessonInfo[], name: string): LessonInfo | null {
  const at = lessons.findIndex((each) => each.name === name)
  return lessons[at + 1] ?? null
}

/** What a hint says: what to do, and why. */
export function twoLines(text: string): [string, string] {
  const [what = '', ...why] = text.split('\n')
  return [what.trim(), why.join(' ').trim()]
}
