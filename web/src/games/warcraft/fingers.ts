/** Pointers on the board: a piece is dragged, the board is panned, two fingers zoom, a tap taps. */
import type { Camera } from '../../shell/camera.svelte'

type Pixel = readonly [number, number]

export interface Touch {
  /** Take up what lies there; false if nothing can be taken. */
  grab: (at: Pixel, all: boolean) => boolean
  drag: (at: Pixel) => void
  drop: (at: Pixel) => void
  tap: (at: Pixel) => void
  /** The wheel turns while pieces are held; false lets it zoom. */
  turn: (by: number) => boolean
}

const SLACK = 7

export class Fingers {
  #down = new Map<number, Pixel>()
  #start: Pixel = [0, 0]
  #held = false
  #moved = false
  #pinch = 0

  constructor(
    readonly camera: Camera,
    readonly on: Touch,
  ) {}

  get dragging(): boolean {
    return this.#held && this.#moved
  }

  #pixel(event: MouseEvent, frame: Element): Pixel {
    const box = frame.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  down(event: PointerEvent, frame: Element): void {
    if (event.button > 0) return
    const at = this.#pixel(event, frame)
    frame.setPointerCapture(event.pointerId)
    this.#down.set(event.pointerId, at)
    if (this.#down.size === 2) {
      this.#pinch = this.#apart()
      this.#moved = true
      this.#held = false
      return
    }
    this.#start = at
    this.#moved = false
    this.#held = this.on.grab(at, event.shiftKey)
  }

  move(event: PointerEvent, frame: Element): void {
    const before = this.#down.get(event.pointerId)
    if (!before) return
    const at = this.#pixel(event, frame)
    this.#down.set(event.pointerId, at)
    if (this.#down.size === 2) {
      const apart = this.#apart()
      const [one, other] = [...this.#down.values()] as [Pixel, Pixel]
      this.camera.zoom(
        apart / (this.#pinch || apart),
        (one[0] + other[0]) / 2,
        (one[1] + other[1]) / 2,
      )
      this.#pinch = apart
      return
    }
    const far = Math.hypot(at[0] - this.#start[0], at[1] - this.#start[1])
    if (!this.#moved && far < SLACK) return
    this.#moved = true
    if (this.#held) this.on.drag(at)
    else this.camera.pan(at[0] - before[0], at[1] - before[1])
  }

  up(event: PointerEvent, frame: Element): void {
    if (!this.#down.delete(event.pointerId)) return
    if (this.#down.size > 0) return
    const at = this.#pixel(event, frame)
    if (!this.#moved) this.on.tap(at)
    else if (this.#held) this.on.drop(at)
    this.#held = false
  }

  cancel(): void {
    this.#down.clear()
    this.#held = false
  }

  wheel(event: WheelEvent, frame: Element): void {
    event.preventDefault()
    if (this.on.turn(event.deltaY < 0 ? 1 : -1)) return
    const [x, y] = this.#pixel(event, frame)
    this.camera.zoom(Math.exp(-event.deltaY * 0.0015), x, y)
  }

  #apart(): number {
    const [one, other] = [...this.#down.values()] as [Pixel, Pixel]
    return Math.hypot(one[0] - other[0], one[1] - other[1])
  }
}
