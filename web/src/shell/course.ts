/** The course of a game: its score as lines of a graph, and the moments that turned it. */
import type { Counted, Line } from '../protocol/types'
import { isAction } from './log'

const MOST_TURNS = 4

/** A moment that turned the game: the score from then on. */
export interface Turn extends Counted {
  /** How much the lead of a seat changed, in points. */
  swing: number
}

/** How far a seat is ahead of the best of the others. */
function lead(score: readonly number[], seat: number): number {
  return score[seat]! - Math.max(...score.filter((_, other) => other !== seat))
}

/** The seats that have the most. */
function leaders(score: readonly number[]): string {
  const most = Math.max(...score)
  return score.map((each) => (each === most ? 'x' : '-')).join('')
}

/** How much the lead of any seat changes between two scores. */
function swingOf(before: readonly number[], now: readonly number[]): number {
  return Math.max(...now.map((_, seat) => Math.abs(lead(now, seat) - lead(before, seat))))
}

/**
 * The moments that turned a game: another leader, then the largest swings; in their order.
 *
 * What counts is how a round changed the score. Of its moments the one with the largest swing
 * stands for it. `rounds` are the positions at which rounds began.
 */
export function turnsOf(
  counted: readonly Counted[],
  rounds: readonly number[],
  most = MOST_TURNS,
): Turn[] {
  const found: (Turn & { changed: boolean })[] = []
  let before = counted[0]
  for (const [number, end] of [...rounds.slice(1), Infinity].entries()) {
    const begin = number === 0 ? -1 : rounds[number]!
    const here = counted.filter((each) => each.position > begin && each.position <= end)
    const last = here.at(-1)
    if (!before || !last || last.score.length < 2) continue
    const swing = swingOf(before.score, last.score)
    const changed = leaders(last.score) !== leaders(before.score)
    if (swing > 0) {
      const at = here.map((each, number) =>
        swingOf((number === 0 ? before! : here[number - 1]!).score, each.score),
      )
      const { position } = here[at.lastIndexOf(Math.max(...at))]!
      found.push({ position, score: last.score, swing, changed })
    }
    before = last
  }
  return found
    .sort((a, b) => Number(b.changed) - Number(a.changed) || b.swing - a.swing)
    .slice(0, most)
    .sort((a, b) => a.position - b.position)
    .map(({ position, score, swing }) => ({ position, score, swing }))
}

/** The positions at which rounds began. */
export function roundsOf(lines: readonly Line[]): number[] {
  return lines.filter((line) => line.level === 'round').map((line) => line.position)
}

/** What a replay marks: a wound, a loss, a place that was taken, a round, a turning point. */
export type MarkKind = 'wound' | 'loss' | 'place' | 'round' | 'turned'

export interface Mark {
  /** The number of the moment. */
  at: number
  kind: MarkKind
  line: Line
}

/** How finely marks of one kind stand, in parts of the game: closer ones are one. */
const FINE = 120

/** The key moments of a log: at most one of a kind in each part of the game, the last one. */
export function marksOf(
  lines: readonly Line[],
  kinds: Readonly<Record<string, MarkKind>>,
  moments: readonly number[],
): Mark[] {
  const last = Math.max(1, moments.length - 1)
  const found = new Map<string, Mark>()
  let at = 0
  for (const line of lines) {
    const kind = line.level === 'round' ? 'round' : kinds[line.event?.type ?? '']
    while (at < last && moments[at]! < line.position) at++
    if (kind) found.set(`${kind} ${Math.floor((at / last) * FINE)}`, { at, kind, line })
  }
  return [...found.values()].sort((a, b) => a.at - b.at)
}

/** What happened by a position: the last line of an action that was told by then. */
export function happened(lines: readonly Line[], position: number): Line | undefined {
  return lines.findLast((line) => line.position <= position && isAction(line))
}

/** The score of a seat as the steps of a graph, in a box of a width and a height. */
export function stepsOf(
  counted: readonly Counted[],
  seat: number,
  end: number,
  [width, height]: readonly [number, number],
): string {
  const most = Math.max(1, ...counted.flatMap((each) => each.score))
  const x = (position: number) => ((position / Math.max(1, end)) * width).toFixed(1)
  const y = (score: number) => (height - (score / most) * height).toFixed(1)
  const path = counted.map((each, at) =>
    at === 0
      ? `M${x(each.position)} ${y(each.score[seat]!)}`
      : `H${x(each.position)}V${y(each.score[seat]!)}`,
  )
  return path.length > 0 ? `${path.join('')}H${width}` : ''
}
