/** The course of a game: its score as lines of a graph, and the moments that turned it. */
import type { Counted, Line } from '../protocol/types'

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

/** The moments that turned a game: another leader, then the largest swings; in their order. */
export function turnsOf(counted: readonly Counted[], most = MOST_TURNS): Turn[] {
  const found: (Turn & { changed: boolean })[] = []
  counted.forEach((now, at) => {
    const before = counted[at - 1]
    if (!before || now.score.length < 2) return
    const swing = Math.max(
      ...now.score.map((_, seat) => Math.abs(lead(now.score, seat) - lead(before.score, seat))),
    )
    const changed = leaders(now.score) !== leaders(before.score)
    if (swing > 0) found.push({ ...now, swing, changed })
  })
  return found
    .sort((a, b) => Number(b.changed) - Number(a.changed) || b.swing - a.swing)
    .slice(0, most)
    .sort((a, b) => a.position - b.position)
    .map(({ position, score, swing }) => ({ position, score, swing }))
}

/** What happened by a position: the last line of an action that was told by then. */
export function happened(lines: readonly Line[], position: number): Line | undefined {
  const actions = lines.filter((line) => (line.level ?? 'action') === 'action')
  return actions.findLast((line) => line.position <= position)
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
