/** How large figures are drawn, and what they cover on the screen. */
import type { Character, Library } from '../../protocol/raiders'
import type { Place } from './geometry'
import type { Box } from './labels'

/** The least height of a drawing's box on the screen, in pixels: figures of units are lower. */
const SEEN = 44
/** The part of a drawing's height that it is wide to either side, with its outline. */
const ASIDE = 0.4

/** A drawing is about two bases high, larger when seen from afar and when it stands high. */
export function drawnHeight(radius: number, z: number, type: string, scale: number): number {
  const plain = Math.min(Math.max(100 + 2 * radius, SEEN / scale), 5 * radius)
  return plain * (type === 'Hero' ? 1.12 : 1) * (1 + z * 0.0004)
}

/** What a figure covers: its drawing, its base, and the sign at its feet; y downwards. */
export function figureBox(
  [x, y, z]: Readonly<Place>,
  radius: number,
  type: string,
  scale: number,
): Box {
  const high = drawnHeight(radius, z, type, scale)
  const wide = Math.max(radius * 1.1, high * ASIDE)
  const top = -y - high
  return { x: x - wide, y: top, width: 2 * wide, height: -y + radius * 1.45 - top }
}

/** What each of some figures covers, those at other places than they stand at included. */
export function figureBoxes(
  figures: readonly Character[],
  goals: Readonly<Record<string, Place>>,
  library: Pick<Library, 'cards' | 'radius'>,
  scale: number,
): Box[] {
  return figures.flatMap((who) =>
    [who.at, goals[who.id]]
      .filter((at) => at !== undefined && at !== null)
      .map((at) =>
        figureBox(at, library.radius[who.card] ?? 49, library.cards[who.card]?.type ?? '', scale),
      ),
  )
}
