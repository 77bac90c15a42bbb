/** A log as it is read: lines under headings, details folded into the line that they belong to. */
import type { Line, Message } from '../protocol/types'

/** A heading, or a line with its details. */
export interface Entry<L extends Line = Line> {
  key: string
  line: L
  /** What it says: of the line, or of all that are told together here. */
  say: Message
  details: readonly L[]
  /** The rules of all lines that are told together here. */
  rules: readonly string[]
}

/** The arguments that are added up where lines are told together. */
const ADDED = ['number', 'gold', 'wood']

/** An entry that is being made. */
type Open<L extends Line> = Entry<L> & { details: L[]; several: boolean; rules: string[] }

/**
 * The story of these lines, as `kernel/story.py` makes it: the dice of an action are put into its
 * line, equal actions in one line, and headings where they are needed.
 */
export function entriesOf<L extends Line>(lines: readonly L[]): Entry<L>[] {
  const found: Open<L>[] = []
  let reasons: L[] = []
  let stage: L | null = null
  let heading = ''
  let closed = false
  const open = (line: L, number: number, details: L[] = []) =>
    found.push({
      key: `${line.position}-${number}${line.level === 'turn' ? '-turn' : ''}`,
      line,
      say: line.say,
      details,
      rules: [...line.rules],
      several: false,
    })
  lines.forEach((line, number) => {
    if (line.say.id === '') {
      closed ||= (line.level ?? 'action') === 'action'
      return
    }
    if (isHeading(line)) {
      for (const reason of reasons) open(reason, number)
      reasons = []
      stage = null
      heading = ''
      open(line, number)
      return
    }
    if (line.level === 'stage') {
      stage = line
      return
    }
    if (stage) open(stage, number - 1)
    stage = null
    const last = found.at(-1)
    if (line.level === 'reason') reasons.push(line)
    else if (line.level === 'detail' && last && !isHeading(last.line) && reasons.length === 0)
      last.details.push(line)
    else {
      const under = line.under ? JSON.stringify(line.under) : ''
      if (line.under && under !== heading) {
        heading = under
        open({ ...line, say: line.under, level: 'turn', rules: [], together: null }, number)
      }
      if (closed || !toldWith(found.at(-1), line, reasons)) open(line, number, reasons)
      reasons = []
      closed = false
    }
  })
  reasons.forEach((reason, number) => open(reason, lines.length + number))
  return found
}

/** Tell a line together with the entry before it; whether that is possible. */
function toldWith<L extends Line>(last: Open<L> | undefined, line: L, reasons: L[]): boolean {
  if (!last?.line.together || !line.together) return false
  const both = joined(last.several ? last.say : last.line.together, line.together)
  if (!both) return false
  if (!last.several) last.details = [...own(last.line), ...last.details]
  last.details.push(...reasons, ...own(line))
  last.rules = [...new Set([...last.rules, ...line.rules])]
  last.say = both
  last.several = true
  return true
}

/** A line as a detail of those it is told together with: each of several that have names. */
function own<L extends Line>(line: L): L[] {
  const lists = Object.values(line.together?.args ?? {}).filter(Array.isArray)
  return lists.flat().some((each) => typeof each === 'string') ? [line] : []
}

/** Two messages as one: lists follow one another, numbers are added up, the rest is the same. */
export function joined(first: Message, second: Message): Message | null {
  if (first.id !== second.id) return null
  const args: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(first.args as Record<string, unknown>)) {
    const other = (second.args as Record<string, unknown>)[key]
    if (Array.isArray(one) && Array.isArray(other)) args[key] = [...one, ...other]
    else if (ADDED.includes(key) && typeof one === 'number' && typeof other === 'number')
      args[key] = one + other
    else if (JSON.stringify(one) === JSON.stringify(other)) args[key] = one
    else return null
  }
  return { ...first, args: args as Message['args'] }
}

/** Whether a line says by itself what was done: no dice, no reason, nothing that nobody reads. */
export function isAction(line: Line): boolean {
  return line.say.id !== '' && (line.level ?? 'action') === 'action'
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
export function asText(lines: readonly Line[], say: (message: Message) => string): string {
  return entriesOf(lines)
    .flatMap(({ line, say: said, details }) => [
      (line.level === 'round' ? '\n' : line.level === 'turn' ? '' : '  ') + say(said),
      ...details.map((detail) => `    ${say(detail.say)}`),
    ])
    .join('\n')
    .trim()
}
