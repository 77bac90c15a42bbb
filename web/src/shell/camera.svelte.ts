/** What part of the table is on the screen: zoom, pan and pinch. */
import { settings } from './settings.svelte'
type Point = readonly [number, number]

export interface View {
  /** The middle of the screen, in units of the table with y downwards. */
  x: number
  y: number
  /** Pixels for a unit of the table: a hundredth of an inch, say. */
  scale: number
}

/** Pixels at the edges that something else covers. */
export interface Edges {
  top: number
  right: number
  bottom: number
  left: number
}

export interface Lens {
  closest?: number
  /** Which way the table counts y: -1 upwards, 1 downwards. */
  down?: 1 | -1
  /** Room around places that are brought into view, in units of the table. */
  room?: number
}

/** Milliseconds that a move of the camera takes. */
const GLIDE = 320
/** Room for what lies over the table at its upper and lower edge, in pixels. */
const BAR: Edges = { top: 50, right: 0, bottom: 50, left: 0 }
/** The least that is left to see between the edges. */
const LEAST = 120

export class Camera {
  width = $state(0)
  height = $state(0)
  view = $state<View>({ x: 0, y: 0, scale: 0.2 })
  edges = $state.raw<Edges>(BAR)
  #world = { x: 0, y: 0, width: 1, height: 1 }
  #touched = false
  #glides = 0
  readonly #closest: number
  readonly #down: 1 | -1
  readonly #room: number

  constructor({ closest = 1.1, down = -1, room = 500 }: Lens = {}) {
    this.#closest = closest
    this.#down = down
    this.#room = room
  }

  /** The pixels between the edges. */
  get #free(): { width: number; height: number } {
    const { top, right, bottom, left } = this.edges
    return {
      width: Math.max(LEAST, this.width - left - right),
      height: Math.max(LEAST, this.height - top - bottom),
    }
  }

  /** How far the middle between the edges is from the middle of the screen, in pixels. */
  get #aside(): [number, number] {
    const { top, right, bottom, left } = this.edges
    return [(left - right) / 2, (top - bottom) / 2]
  }

  /** The table, with some room around it. */
  world(box: { x: number; y: number; width: number; height: number }, margin = 90): void {
    this.#world = {
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    }
  }

  get smallest(): number {
    const free = this.#free
    return Math.min(free.width / this.#world.width, free.height / this.#world.height)
  }

  /** Whether the person has looked around: then the camera stays where it was put. */
  get touched(): boolean {
    return this.#touched
  }

  fit(): void {
    this.#touched = false
    this.#glides++
    const scale = this.smallest || 0.2
    const [dx, dy] = this.#aside
    this.view = {
      x: this.#world.x + this.#world.width / 2 - dx / scale,
      y: this.#world.y + this.#world.height / 2 - dy / scale,
      scale,
    }
  }

  /** Bring some places into view, but never closer than is good for an overview. */
  show(points: readonly Point[], least = 0.34): void {
    if (points.length === 0 || this.width === 0) return
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y * this.#down)
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
    const { width, height } = this.#free
    const room = this.#room
    const wanted = Math.min(width / (right - left + room), height / (bottom - top + room))
    const scale = clamp(
      Math.min(wanted, Math.max(least, this.smallest)),
      this.smallest,
      this.#closest,
    )
    const [dx, dy] = this.#aside
    const middle = { x: (left + right) / 2 - dx / scale, y: (top + bottom) / 2 - dy / scale }
    this.#glide(this.#held({ ...middle, scale }))
  }

  /** Go there smoothly, unless things are not to move or the person looks elsewhere meanwhile. */
  #glide(to: View): void {
    const number = ++this.#glides
    if (!settings.motion) {
      this.view = to
      return
    }
    const from = this.view
    const start = performance.now()
    const step = (now: number) => {
      if (number !== this.#glides) return
      const part = Math.min(1, Math.max(0, now - start) / GLIDE)
      const eased = part * part * (3 - 2 * part)
      const between = (a: number, b: number) => a + (b - a) * eased
      const scale = between(from.scale, to.scale)
      this.view = { x: between(from.x, to.x), y: between(from.y, to.y), scale }
      if (part < 1) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }

  get viewBox(): string {
    const { x, y, scale } = this.view
    const [w, h] = [this.width / scale, this.height / scale]
    return `${x - w / 2} ${y - h / 2} ${w} ${h}`
  }

  /** From a pixel of the viewport to the table. */
  at(px: number, py: number): [number, number] {
    const { x, y, scale } = this.view
    return [x + (px - this.width / 2) / scale, this.#down * (y + (py - this.height / 2) / scale)]
  }

  /** From the table to a pixel of the viewport. */
  pixel(x: number, y: number): [number, number] {
    const view = this.view
    return [
      (x - view.x) * view.scale + this.width / 2,
      (y * this.#down - view.y) * view.scale + this.height / 2,
    ]
  }

  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.#touched = true
    this.#glides++
    const { x, y, scale } = this.view
    const next = clamp(scale * factor, this.smallest * 0.9, this.#closest)
    const [dx, dy] = [px - this.width / 2, py - this.height / 2]
    this.view = this.#held({
      x: x + dx / scale - dx / next,
      y: y + dy / scale - dy / next,
      scale: next,
    })
  }

  pan(dx: number, dy: number): void {
    this.#touched = true
    this.#glides++
    const { x, y, scale } = this.view
    this.view = this.#held({ x: x - dx / scale, y: y - dy / scale, scale })
  }

  /** The table never leaves what is free of the screen; if it fits, it is in the middle. */
  #held(view: View): View {
    const hold = (at: number, start: number, size: number, shown: number) => {
      if (shown >= size) return start + size / 2
      return clamp(at, start + shown / 2, start + size - shown / 2)
    }
    const { scale } = view
    const [world, free, [dx, dy]] = [this.#world, this.#free, this.#aside]
    return {
      scale,
      x: hold(view.x + dx / scale, world.x, world.width, free.width / scale) - dx / scale,
      y: hold(view.y + dy / scale, world.y, world.height, free.height / scale) - dy / scale,
    }
  }
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

const CAMERAS = new Map<string, Camera>()

/** The camera of a table: it stays where it was when people at one screen take turns. */
export function cameraOf(table: string, lens: Lens = {}): Camera {
  const known = CAMERAS.get(table) ?? new Camera(lens)
  CAMERAS.set(table, known)
  return known
}
