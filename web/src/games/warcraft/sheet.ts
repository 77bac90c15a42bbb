/**
 * The picture the server draws, cut into what the table shows in different places: the board,
 * what the players have, and what everything means.
 */

export interface Part {
  box: string
  inside: string
}

/** A space of the board: its name, where its middle is, and what it is in words. */
export interface Space {
  name: string
  x: number
  y: number
  title: string
}

export interface Sheet {
  drawings: string
  board: Part
  panels: Part
  legend: Part
  spaces: Space[]
}

/** The corners of a space around its middle. */
export const HEX = '130,75 0,150 -130,75 -130,-75 0,-150 130,-75'

export function cut(svg: string): Sheet | null {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  const part = (name: string): Part => {
    const found = root.querySelector(`[data-part=${name}]`)
    return { box: found?.getAttribute('data-box') ?? '0 0 1 1', inside: found?.innerHTML ?? '' }
  }
  if (!root.querySelector('[data-part=board]')) return null
  return {
    drawings: root.querySelector('defs')?.innerHTML ?? '',
    board: part('board'),
    panels: part('panels'),
    legend: part('legend'),
    spaces: [...root.querySelectorAll('[data-space]')].map(space),
  }
}

function space(found: Element): Space {
  const place = /translate\((-?\d+) (-?\d+)\)/.exec(found.getAttribute('transform') ?? '')
  return {
    name: found.getAttribute('data-space') ?? '',
    x: Number(place?.[1] ?? 0),
    y: Number(place?.[2] ?? 0),
    title: found.parentElement?.querySelector('title')?.textContent ?? '',
  }
}
