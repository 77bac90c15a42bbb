/** Pieces taken up from the board: what lies under the pointer, what is held, how many of it. */
import type { BoardPage } from '../../protocol/warcraft'
import type { Camera } from '../../shell/camera.svelte'
import type { Ghost } from './Board.svelte'
import type { Choosing } from './choosing.svelte'
import { Fingers } from './fingers'
import { centre, hexAt } from './geometry'
import { arranged, type Stack } from './position'

type Pixel = readonly [number, number]

export class Taking {
  /** The space under pointer or focus. */
  over = $state('')
  /** What is dragged, where the pointer is. */
  ghost = $state.raw<Ghost | null>(null)
  readonly fingers: Fingers
  #grabbed: { space: string; kind: string; number: number } | null = null

  constructor(
    readonly board: BoardPage,
    readonly camera: Camera,
    readonly choosing: Choosing,
    /** The stacks of each space. */
    readonly here: () => ReadonlyMap<number, Stack[]>,
    /** Something is done: what was only shown may go. */
    readonly touched: () => void,
  ) {
    this.fingers = new Fingers(camera, {
      grab: (at, all) => this.#grab(at, all),
      drag: (at) => this.#drag(at),
      drop: (at) => this.#drop(at),
      tap: (at) => {
        this.touched()
        const space = this.spaceAt(at)
        if (space) this.press(space, at)
        else choosing.clear()
      },
      turn: (by) => this.held !== null && this.more(by),
    })
  }

  /** The pieces that are held, by pointer or by choice. */
  get held(): { space: string; kind: string; number: number; of: number } | null {
    const { kind, picked, number } = this.choosing
    if (!kind || picked.length !== 1) return null
    const space = picked[0]!
    return { space, kind, number, of: this.count(space, kind) }
  }

  /** The space to which the held pieces would go. */
  get goal(): string {
    return this.held && this.choosing.able.has(this.over) ? this.over : ''
  }

  spaceAt(at: Pixel): string {
    return hexAt(this.board.spaces, this.camera.at(...at))?.name ?? ''
  }

  /** The stack under a pixel, and whether its number is. */
  #stackAt(at: Pixel): { stack: Stack; all: boolean } | null {
    const [x, y] = this.camera.at(...at)
    const space = hexAt(this.board.spaces, [x, y])
    if (!space) return null
    const [cx, cy] = centre(space.at)
    const some = arranged(this.here().get(this.board.spaces.indexOf(space)) ?? [])
    for (const each of some.toReversed()) {
      const [dx, dy] = [(x - cx - each.x) / each.scale, (y - cy - each.y) / each.scale]
      if (Math.abs(dx) < 40 && dy > -96 && dy < 18)
        return { stack: each, all: each.number > 1 && dx > 8 && dy > -18 }
    }
    return null
  }

  /** The kind that a pointer takes in a space: that of the stack under it, or the only one. */
  #kindAt(space: string, at: Pixel): { kind: string; all: boolean } {
    const { movers, play } = { movers: this.choosing.movers(space), play: this.choosing.play }
    const found = this.#stackAt(at)
    if (found && found.stack.seat === play.seat && movers.includes(found.stack.kind))
      return { kind: found.stack.kind, all: found.all }
    return { kind: movers.length === 1 ? movers[0]! : '', all: false }
  }

  #grab(at: Pixel, every: boolean): boolean {
    const { choosing } = this
    const space = this.spaceAt(at)
    if (choosing.play.still || choosing.card || !space) return false
    if (choosing.picked.length > 0 && choosing.able.has(space)) return false
    const { kind, all } = this.#kindAt(space, at)
    if (!kind) return false
    this.#grabbed = { space, kind, number: all || every ? this.count(space, kind) : 1 }
    return true
  }

  #drag(at: Pixel): void {
    const { choosing } = this
    const grabbed = this.#grabbed
    if (!grabbed) return
    if (choosing.picked[0] !== grabbed.space || choosing.kind !== grabbed.kind)
      choosing.take(grabbed.space, grabbed.kind, grabbed.number)
    this.over = this.spaceAt(at)
    const seat = choosing.play.seat
    this.ghost = { kind: grabbed.kind, seat, number: choosing.number, at: this.camera.at(...at) }
  }

  #drop(at: Pixel): void {
    this.ghost = null
    const space = this.spaceAt(at)
    if (!this.#grabbed || !space || space === this.#grabbed.space) return this.choosing.clear()
    this.touched()
    this.choosing.pick(space, at)
  }

  cancel(): void {
    this.ghost = null
    this.fingers.cancel()
  }

  /** How many pieces of a kind in a space have not moved. */
  count(space: string, kind: string): number {
    const at = this.board.spaces.findIndex((each) => each.name === space)
    const { seat } = this.choosing.play
    const mine = (this.here().get(at) ?? []).find(
      (each) => each.seat === seat && each.kind === kind && !each.moved,
    )
    return mine?.number ?? 1
  }

  /** Take more or fewer of the held pieces. */
  more(by: number): true {
    const held = this.held
    if (!held) return true
    this.choosing.number = Math.max(1, Math.min(held.of, held.number + by))
    if (this.ghost) this.ghost = { ...this.ghost, number: this.choosing.number }
    return true
  }

  /** Choose a space, by pointer or key: a piece of it first. */
  press(space: string, at: Pixel): void {
    const { choosing } = this
    if (choosing.play.still) return
    if (choosing.picked.length === 0 && !choosing.card) {
      const { kind } = this.#kindAt(space, at)
      if (kind) return choosing.take(space, kind)
    }
    choosing.pick(space, at)
  }
}
