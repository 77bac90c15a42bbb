/** What a card looks like: whose it is, and the drawing on it. */
import type { Library } from '../../protocol/warcraft'

/** The one race whose decks hold a card; "" if several do. */
export function raceOfCard(card: string, library: Library): string {
  const page = library.cards[card]
  const races = new Set([...Object.keys(page?.base ?? {}), ...Object.keys(page?.expansion ?? {})])
  return races.size === 1 ? [...races][0]! : ''
}

const GLYPHS: readonly [RegExp, string][] = [
  [/^(move|invaded)/, 'flying'],
  [/^harvest/, 'worker'],
  [/^(spend|construct)/, 'building'],
  [/^any-time/, 'points'],
  [/^ranged/, 'ranged'],
  [/^flying/, 'flying'],
  [/^melee/, 'melee'],
]

/** The drawing for the window in which a card is played. */
export function glyphOf(when: string): string {
  if (when === '') return 'card'
  return GLYPHS.find(([window]) => window.test(when))?.[1] ?? 'battle'
}
