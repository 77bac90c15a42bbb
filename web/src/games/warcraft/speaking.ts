/** The position in words: a space with all that is on it, for those who hear it. */
import type { BoardPage, Library, Warcraft } from '../../protocol/warcraft'
import { words } from '../../shell/words.svelte'
import type { Stack } from './position'

/** A player's race, or who a neutral side is. */
export function raceText(view: Warcraft, seat: number): string {
  const race = view.players.find((each) => each.seat === seat)?.race
  return race ? words.t(`wc-race-${race}`) : words.t('wc-neutral')
}

export function kindText(stack: Stack, view: Warcraft, library: Library): string {
  if (stack.kind === 'outpost')
    return words.t(stack.finished ? 'wc-space-outpost' : 'wc-space-outpost-unfinished')
  if (stack.creep && !stack.creep.name)
    return words.t('wc-creep-face-down', { points: stack.creep.points })
  if (stack.creep) {
    const marker = library.creeps[stack.creep.name]
    return words.t('wc-creep-face-up', {
      creep: words.t(`wc-creep-${stack.creep.name}`),
      dice: (marker?.dice ?? 0) - stack.creep.lost,
      strength: marker?.strength ?? 0,
    })
  }
  const hero = view.players.find((each) => each.seat === stack.seat)?.hero
  if (stack.kind === 'hero' && hero) return words.t(`wc-hero-${hero.name}`)
  return words.t(`wc-kind-${stack.kind}`)
}

export function stackText(stack: Stack, view: Warcraft, library: Library): string {
  return words.t('web-wc-stack', {
    number: stack.number,
    kind: kindText(stack, view, library),
    race: raceText(view, stack.seat),
    moved: stack.moved ? 'yes' : 'no',
  })
}

/** "b3, Raven Wood, Forest, Orcs: 2 workers, partly depleted". */
export function spaceText(
  at: number,
  here: readonly Stack[],
  board: BoardPage,
  view: Warcraft,
  library: Library,
): string {
  const space = board.spaces[at]!
  const kind = view.cleared.includes(at) ? 'clear' : space.kind
  const landmark = board.landmarks[space.name]
  const parts = [
    space.name,
    ...(landmark ? [words.say(landmark)] : []),
    words.t(`wc-space-${kind}`),
  ]
  if (kind === 'objective') parts.push(words.t('web-wc-worth', { points: space.points }))
  const owner = view.players.find((each) => each.town === at && each.race && !each.out)
  if (owner) parts.push(words.t(`wc-race-${owner.race}`))
  if (owner?.locked) parts.push(words.t('web-wc-locked'))
  if (view.depleted[at]) parts.push(words.t(`web-wc-depleted-${view.depleted[at]}`))
  const stock = view.stocks[at]
  if (stock !== undefined) parts.push(words.t('web-wc-stock', { number: stock }))
  parts.push(...here.map((each) => stackText(each, view, library)))
  for (const [token, place] of Object.entries(view.quest?.tokens ?? {})) {
    const message = board.tokens[token]
    if (place === at && message) parts.push(words.say(message))
  }
  return parts.join(', ')
}
