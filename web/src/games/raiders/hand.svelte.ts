/** Pointers on the table: drag figures, pan, pinch, tap. It knows no rules. */
import type { Camera } from '../../shell/camera.svelte'
import { rounded, type Place, type Spot } from './geometry'

export interface Wishes {
  /** Where a figure stands. */
  figure: (id: string) => Place | null
  canDrag: (id: string) => boolean
  /** Whether something is being put down: then every drag on the table aims. */
  placing: () => boolean
  measuring: () => boolean
  measure: (start: string | Spot, end: string | Spot | null) => void
  /** `exact`: Alt is held, so the figure is not set into contact with what is near. */
  drag: (id: string, to: [number, number], first: boolean, exact: boolean) => void
  tap: (id: string | null, at: [number, number], touch: boolean) => void
}

/** So far a pointer may go and still be a tap. */
const STILL = 8

interface Finger {
  x: number
  y: number
  startX: number
  startY: number
}

export class Hand {
  /** Where what is dragged would be. */
  spot = $state.raw<[number, number] | null>(null)
  #fingers = new Map<number, Finger>()
  #doing: 'drag' | 'pan' | 'pinch' | 'measure' | null = $state(null)
  #who: string | null = null
  #offset: [number, number] = [0, 0]
  #moved = false

  constructor(
    readonly camera: Camera,
    readonly wishes: Wishes,
  ) {}

  get busy(): boolean {
    return this.#doing === 'drag' || this.#doing === 'pan'
  }

  down(event: PointerEvent, frame: HTMLElement): void {
    if (event.pointerType === 'mouse' && event.button > 1) return
    const [x, y] = local(event, frame)
    this.#fingers.set(event.pointerId, { x, y, startX: x, startY: y })
    ;(event.currentTarget as Element).setPointerCapture?.(event.pointerId)
    if (this.#fingers.size === 2) {
      this.#doing = 'pinch'
      this.spot = null
      return
    }
    this.#moved = false
    this.#who = whoIs(event.target)
    const at = this.camera.at(x, y)
    if (this.wishes.measuring() && event.button === 0) {
      this.#doing = 'measure'
      this.wishes.measure(this.#who ?? rounded(at), null)
    } else if (this.#who && event.button === 0 && this.wishes.canDrag(this.#who)) {
      const own = this.wishes.figure(this.#who) ?? [at[0], at[1], 0]
      this.#offset = this.wishes.placing() ? [0, 0] : [own[0] - at[0], own[1] - at[1]]
      this.#doing = 'drag'
    } else {
      this.#doing = 'pan'
    }
  }

  move(event: PointerEvent, frame: HTMLElement): void {
    const finger = this.#fingers.get(event.pointerId)
    if (!finger) return
    const [x, y] = local(event, frame)
    const [dx, dy] = [x - finger.x, y - finger.y]
    if (this.#doing === 'pinch') {
      this.#pinch(event.pointerId, x, y)
      return
    }
    const still = Math.hypot(x - finger.startX, y - finger.startY) < STILL
    if (!this.#moved && still) return
    const first = !this.#moved
    this.#moved = true
    finger.x = x
    finger.y = y
    const at = this.camera.at(x, y)
    if (this.#doing === 'pan') this.camera.pan(dx, dy)
    else if (this.#doing === 'measure') this.#measured(event, at)
    else if (this.#doing === 'drag' && this.#who) {
      this.spot = [at[0] + this.#offset[0], at[1] + this.#offset[1]]
      this.wishes.drag(this.#who, this.spot, first, event.altKey)
    }
  }

  #measured(event: PointerEvent, at: [number, number]): void {
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const start = this.#who ?? null
    const end = whoIs(under)
    this.wishes.measure(start ?? rounded(at), end && end !== start ? end : rounded(at))
  }

  #pinch(id: number, x: number, y: number): void {
    const before = [...this.#fingers.values()]
    const [a, b] = before as [Finger, Finger]
    const apart = Math.hypot(a.x - b.x, a.y - b.y)
    const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    const finger = this.#fingers.get(id)!
    finger.x = x
    finger.y = y
    const [nx, ny] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    this.camera.pan(nx - mx, ny - my)
    this.camera.zoom(Math.hypot(a.x - b.x, a.y - b.y) / (apart || 1), nx, ny)
  }

  up(event: PointerEvent, frame: HTMLElement): void {
    const finger = this.#fingers.get(event.pointerId)
    this.#fingers.delete(event.pointerId)
    if (!finger || this.#doing === 'pinch') {
      if (this.#fingers.size === 0) this.#doing = null
      return
    }
    const [x, y] = local(event, frame)
    const doing = this.#doing
    this.#doing = null
    this.spot = null
    if (!this.#moved && doing !== 'measure')
      this.wishes.tap(this.#who, this.camera.at(x, y), event.pointerType !== 'mouse')
  }

  drop(): void {
    this.#fingers.clear()
    this.#doing = null
    this.spot = null
  }

  wheel(event: WheelEvent, frame: HTMLElement): void {
    event.preventDefault()
    const [x, y] = local(event, frame)
    if (event.ctrlKey || Math.abs(event.deltaY) >= Math.abs(event.deltaX)) {
      this.camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), x, y)
    } else {
      this.camera.pan(-event.deltaX, 0)
    }
  }
}

function local(event: MouseEvent, frame: HTMLElement): [number, number] {
  const box = frame.getBoundingClientRect()
  return [event.clientX - box.left, event.clientY - box.top]
}

/** The figure whose base or drawing is there. */
function whoIs(target: EventTarget | null): string | null {
  const found =
    target instanceof Element ? target.closest<SVGElement>('[data-who], [data-drawn]') : null
  return found?.dataset.who ?? found?.dataset.drawn ?? null
}
