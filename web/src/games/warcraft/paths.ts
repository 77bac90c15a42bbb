/**
 * Answers as ways over the board: the spaces that each answer names, in order. Every space that is
 * clicked leaves fewer answers, until one is left. This works for any question.
 */
import type { Option } from './answers'

export interface Way {
  option: Option
  spaces: string[]
}

/** What an answer names on the board. */
export function way(option: Option, names: ReadonlySet<string>): Way {
  return { option, spaces: spacesIn(option.value, names) }
}

/** The spaces that an answer, or a part of one, names. */
export function spacesIn(value: unknown, names: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return names.has(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((each) => spacesIn(each, names))
}

/** The ways that begin with the spaces that were clicked. */
export function along(ways: readonly Way[], picked: readonly string[]): Way[] {
  return ways.filter(
    ({ spaces }) =>
      spaces.length >= picked.length && picked.every((space, at) => spaces[at] === space),
  )
}

/** The spaces that can be clicked next. */
export function next(ways: readonly Way[], picked: readonly string[]): Set<string> {
  const found = along(ways, picked).flatMap(({ spaces }) => spaces[picked.length] ?? [])
  return new Set(found)
}

/** The answers that are left once no space can be added; none before. */
export function ends(ways: readonly Way[], picked: readonly string[]): Way[] {
  if (picked.length === 0 || next(ways, picked).size > 0) return []
  return along(ways, picked)
}
