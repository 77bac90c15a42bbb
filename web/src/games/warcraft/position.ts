/** What stands where, out of a view: the pieces of each space in stacks that are drawn as one. */
import type { Creep, Library, Player, Warcraft } from '../../protocol/warcraft'

const SHIFT = 5
const MASK = 31

/** Pieces that are alike and stand in one space. */
export interface Stack {
  key: string
  seat: number
  space: number
  kind: string
  number: number
  /** Whether they have moved in this Move Step. */
  moved: boolean
  /** False while an Outpost is under construction. */
  finished: boolean
  creep: Creep | null
}

function piecesOf(player: Player, view: Warcraft, library: Library): Stack[] {
  const found: Stack[] = []
  const moves = view.stage === 'moving' && view.seat === player.seat
  for (const [at, number] of Object.entries(player.pieces)) {
    const [space, kind] = [Number(at) >> SHIFT, library.kinds[Number(at) & MASK] ?? '']
    const moved = moves ? Math.min(number, player.moved[at] ?? 0) : 0
    const stack = { seat: player.seat, space, kind, finished: true, creep: view.creeps[at] ?? null }
    const key = `${player.seat}-${space}-${kind}`
    if (number > moved) found.push({ ...stack, key, number: number - moved, moved: false })
    if (moved > 0) found.push({ ...stack, key: `${key}-moved`, number: moved, moved: true })
  }
  const posts = player.outposts.map((each, at) => ({
    key: `${player.seat}-${each.space}-outpost-${at}`,
    seat: player.seat,
    space: each.space,
    kind: 'outpost',
    number: 1,
    moved: false,
    finished: each.finished,
    creep: null,
  }))
  return [...posts, ...found]
}

/** All stacks by space, each player's together: Outposts and workers behind, heroes in front. */
export function stacks(view: Warcraft, library: Library): Map<number, Stack[]> {
  const found = new Map<number, Stack[]>()
  for (const player of view.players) {
    if (player.out) continue
    for (const each of piecesOf(player, view, library)) {
      found.set(each.space, [...(found.get(each.space) ?? []), each])
    }
  }
  return found
}

export interface Placed extends Stack {
  x: number
  y: number
  scale: number
}

/** Where the stacks of one space stand in it, from the back to the front. */
export function arranged(some: readonly Stack[]): Placed[] {
  const rows =
    some.length <= 3 ? [some] : [some.slice(0, some.length >> 1), some.slice(some.length >> 1)]
  const ys = rows.length === 1 ? [82] : [24, 96]
  return rows.flatMap((row, at) => {
    const step = Math.min(92, 216 / row.length)
    const scale = Math.min(rows.length === 1 ? 1.4 : 1.02, step / 66)
    return row.map((each, n) => ({
      ...each,
      x: (n - (row.length - 1) / 2) * step,
      y: ys[at]!,
      scale,
    }))
  })
}

/** Markers of a kind that are neither on the board nor in training nor building. */
export function reserve(player: Player, kind: number, library: Library): number {
  let used = player.training[kind] ?? 0
  for (const [at, number] of Object.entries(player.pieces)) {
    if ((Number(at) & MASK) === kind) used += number
  }
  if (library.kinds[kind] === 'worker') used += player.sites.reduce((sum, each) => sum + each, 0)
  return (library.markers[kind] ?? 0) - used
}

/** How many pieces of a kind a player has on the board. */
export function onBoard(player: Player, kind: number): number {
  return Object.entries(player.pieces).reduce(
    (sum, [at, number]) => sum + ((Number(at) & MASK) === kind ? number : 0),
    0,
  )
}

/** The phases of a turn, and in which of them a stage of the rules is. */
export const STEPS = ['move', 'harvest', 'deploy', 'spend'] as const
export type StepName = (typeof STEPS)[number]

export function stepOf(stage: string): StepName | '' {
  if (stage.startsWith('harvest')) return 'harvest'
  if (stage.startsWith('deploy')) return 'deploy'
  if (/^(spend|points)/.test(stage)) return 'spend'
  if (/^(turn|races|first|start|hero|levels|over)/.test(stage)) return ''
  return 'move'
}
