/** A log as it is read: lines under headings, details folded into the line that they belong to. */
import type { Line } from '../protocol/types'

/** A heading, or a line with its details. */
export interface Entry<L extends Line = Line> {
  key: string
  line: L
  details: readonly L[]
}

/** Put the details of each line together. A detail that follows a heading is a line of its own. */
export function entriesOf<L extends Line>(lines: readonly L[]): Entry<L>[] {
  const found: (Entry<L> & { details: L[] })[] = []
  lines.forEach((line, number) => {
    const last = found.at(-1)
    if (line.level === 'detail' && last && !isHeading(last.line)) last.details.push(line)
    else found.push({ key: `${line.position}-${number}`, line, details: [] })
  })
  return found
}

/** Entries in parts of a size. */
export function partsOf<E>(entries: readonly E[], size: number): E[][] {
  return Array.from({ length: Math.ceil(entries.length / size) }, (_, part) =>
    entries.slice(part * size, (part + 1) * size),
  )
}

export function isHeading(line: Line): boolean {
  return line.level === 'round' || line.level === 'turn'
}

/** A piece of a sentence: the name of a player, by seat, or other words. */
export interface Piece {
  text: string
  seat: number
}

/** A sentence cut at the names of players. */
export function piecesOf(text: string, names: readonly string[]): Piece[] {
  const known = names.filter(Boolean).sort((a, b) => b.length - a.length)
  if (known.length === 0) return [{ text, seat: -1 }]
  const any = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, 'u'))
    .filter(Boolean)
    .map((piece) => ({ text: piece, seat: names.indexOf(piece) }))
}

/** A log as plain text: headings on lines of their own, details indented. */
export function asText(lines: readonly Line[], say: (line: Line) => string): string {
  const indent = { round: '\n', turn: '\n', action: '  ', detail: '    ' } as const
  return lines
    .map((line) => indent[line.level ?? 'action'] + say(line))
    .join('\n')
    .trim()
}
