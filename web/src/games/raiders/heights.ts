/** Labels that say how high things are: at their lower rims, where they hide the least. */
import { spread, type Box } from './labels'
import { length } from './lengths.svelte'
import type { Solid } from './solids'

export interface Height {
  thing: Solid
  said: string
  box: Box
}

export function textSize(scale: number): number {
  return 9.5 / scale
}

/** The heights of some things, none of them over a figure. */
export function heightLabels(
  things: readonly Solid[],
  scale: number,
  figures: readonly Box[],
  frame: Box,
): Height[] {
  const text = textSize(scale)
  const labels = things.map((thing) => {
    const said = length(thing.high)
    const width = text * (said.length * 0.56 + 0.9 + (thing.look.stand ? 0.8 : 0))
    return { thing, said, at: rim(thing, text), width, height: text * 1.56 }
  })
  const places = spread(labels, figures, frame)
  return labels.flatMap(({ thing, said, width, height }, k) => {
    const at = places[k]
    if (!at) return []
    return [{ thing, said, box: { x: at[0] - width / 2, y: at[1] - height / 2, width, height } }]
  })
}

function rim(thing: Solid, text: number): [number, number] {
  const lowest = Math.min(...thing.footprint.map(([, y]) => y))
  const low = thing.footprint.filter(([, y]) => y < lowest + 40)
  const x = low.reduce((sum, [each]) => sum + each, 0) / low.length
  return [x, -Math.min(lowest + text * 0.5, thing.at[1])]
}
