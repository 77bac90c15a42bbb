/** A finger that goes quickly to the left or to the right: the next moment, or the one before. */

/** How far, in pixels, and how fast, in milliseconds. */
const FAR = 45
const FAST = 500

type Touch = Pick<PointerEvent, 'pointerType' | 'clientX' | 'clientY' | 'timeStamp'>

export class Swipe {
  #from: Touch | null = null
  #fingers = 0

  down(event: Touch): void {
    if (event.pointerType !== 'touch') return
    this.#fingers++
    this.#from = this.#fingers === 1 ? event : null
  }

  /** 1: to the next moment, -1: to the one before, 0: that was no swipe. */
  up(event: Touch): number {
    if (event.pointerType !== 'touch') return 0
    this.#fingers = Math.max(0, this.#fingers - 1)
    const from = this.#from
    this.#from = null
    if (!from || event.timeStamp - from.timeStamp > FAST) return 0
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY]
    return Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y) ? 0 : -Math.sign(x)
  }

  cancel(): void {
    this.#fingers = 0
    this.#from = null
  }
}
