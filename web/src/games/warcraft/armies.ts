/**
 * The armies of a battle as the view shows them: the sides' pieces in the battlefield and beside
 * it. The server knows exactly who takes part; this stands until it has said so, and in replays.
 */
import type { BoardPage, Fighter, Library, Player, Warcraft } from '../../protocol/warcraft'

const SHIFT = 5
const MASK = 31

function fighter(
  at: number,
  number: number,
  player: Player,
  view: Warcraft,
  board: BoardPage,
  library: Library,
): Fighter {
  const [space, kind] = [at >> SHIFT, library.kinds[at & MASK] ?? '']
  const creep = view.creeps[at] ? library.creeps[view.creeps[at].name] : undefined
  const creature = library.creatures[kind]
  const hero = kind === 'hero' && player.hero ? library.heroes[player.hero.name]?.card : undefined
  const level = player.hero ? hero?.levels[player.hero.level - 1] : undefined
  const tile = library.races[player.race]?.tiles[at & MASK]?.[player.levels[at & MASK] ?? 0]
  return {
    seat: player.seat,
    space: board.spaces[space]!.name,
    kind,
    number,
    type: creep?.type ?? creature?.type ?? hero?.type ?? kind,
    strength: creep?.strength ?? creature?.strength ?? level?.strength ?? tile?.strength ?? 0,
    ability: creep?.ability ?? tile?.ability ?? '',
    inside: space === view.battle?.space,
    life: level ? level.life - (player.hero?.wounds ?? 0) : 1,
    still: 0,
  }
}

/** The pieces of both sides around the battlefield. */
export function drawnUp(view: Warcraft, board: BoardPage, library: Library): Fighter[] {
  const battle = view.battle
  if (!battle) return []
  const seats = battle.sides.flat()
  const near = new Set([battle.space, ...(board.near[battle.space] ?? [])])
  return view.players
    .filter((player) => seats.includes(player.seat))
    .flatMap((player) =>
      Object.entries(player.pieces)
        .map(([at, number]) => [Number(at), number] as const)
        .filter(([at]) => near.has(at >> SHIFT) && library.kinds[at & MASK] !== 'worker')
        .filter(([at]) => !view.creeps[at] || at >> SHIFT === battle.space)
        .map(([at, number]) => fighter(at, number, player, view, board, library)),
    )
}
