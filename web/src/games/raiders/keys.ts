/** The table by keyboard: from figure to figure, free placement by nudging, ruler, card, zoom. */
import { words } from '../../shell/words.svelte'
import type { Previews, Ruler } from './ask.svelte'
import type { Camera } from '../../shell/camera.svelte'
import { box, towards } from './geometry'
import type { Character, Raid } from '../../protocol/raiders'
import type { Point } from './geometry'
import type { Solid } from './solids'
import type { Names } from './names.svelte'
import type { Plan } from './plan.svelte'
import { surroundingsText } from './speaking'

export interface Keyed {
  plan: Plan
  ruler: Ruler
  camera: Camera
  previews: Previews
  raid: Raid
  things: readonly Solid[]
  names: Names
  focused: string | null
  still: boolean
  outline: readonly Point[]
  /** A place to begin with when something is put down. */
  first: [number, number] | null
  here: readonly Character[]
  focusOn: (id: string) => void
  press: (id: string) => void
  card: (id: string) => void
  close: () => void
  isOpen: boolean
  announce: (text: string) => void
  choosable: (id: string) => boolean
}

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** A quarter of an inch; an inch with Shift, a hair with Alt, which also keeps a figure from snapping. */
export function nudge(event: { shiftKey: boolean; altKey: boolean }): number {
  return event.shiftKey ? 100 : event.altKey ? 5 : 25
}

export function handleKey(event: KeyboardEvent, on: Keyed): void {
  if (event.ctrlKey || event.metaKey || isControl(event.target)) return
  const way = WAYS[event.key]
  const done = way ? arrow(event, way, on) : named(event, on)
  if (done) {
    event.preventDefault()
    event.stopPropagation()
  }
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, input, a, select, textarea')
}

/** Whether something is in hand that the arrows move. */
function inHand(on: Keyed): boolean {
  return !on.still && on.plan.kind !== null && on.plan.who !== null && !on.ruler.on
}

function arrow(event: KeyboardEvent, way: Point, on: Keyed): boolean {
  if (inHand(on)) {
    const from = on.plan.to ?? start(on)
    const far = nudge(event)
    on.plan.aim(held([from[0] + way[0] * far, from[1] + way[1] * far], on.outline), event.altKey)
    return true
  }
  const me = on.raid.characters[on.focused ?? '']?.at
  const others = on.here.filter((who) => who.id !== on.focused)
  const next = me
    ? towards([me[0], me[1]], way, others, (who) => [who.at![0], who.at![1]])
    : on.here[0]
  if (next) on.focusOn(next.id)
  return true
}

function start(on: Keyed): Point {
  const own = on.raid.characters[on.plan.who ?? '']?.at
  return own ? [own[0], own[1]] : (on.first ?? [0, 0])
}

function held([x, y]: [number, number], outline: readonly Point[]): [number, number] {
  const around = box(outline)
  const [bottom, top] = [-around.y - around.height, -around.y]
  return [
    Math.min(Math.max(x, around.x), around.x + around.width),
    Math.min(Math.max(y, bottom), top),
  ]
}

function named(event: KeyboardEvent, on: Keyed): boolean {
  const key = event.key
  if (key === 'Escape') {
    if (!on.isOpen) return false
    on.close()
    return true
  }
  if (key === 'Enter' || key === ' ') return enter(on)
  if (key === '+' || key === '=') return did(() => on.camera.zoom(1.25))
  if (key === '-') return did(() => on.camera.zoom(0.8))
  if (key === '0' || key === 'f') return did(() => on.camera.fit())
  if (key === 'n') return next(on)
  if (key === 'm' && on.plan.movers.length > 1) return did(() => on.plan.goAlone(!on.plan.alone))
  const who = on.focused
  if (!who) return false
  if (key === 'c') return did(() => on.card(who))
  if (key === 'i') return did(() => void describe(who, on))
  if (key === 'r') return did(() => measure(who, on))
  return false
}

function did(work: () => void): true {
  work()
  return true
}

function enter(on: Keyed): boolean {
  if (on.ruler.on && on.focused) return did(() => measure(on.focused!, on))
  if (on.plan.legal && on.plan.fresh && !on.still) return did(() => void on.plan.commit())
  if (on.plan.kind === 'place' && !on.plan.to && on.first) return did(() => on.plan.aim(on.first!))
  if (on.plan.kind === 'moves' && on.focused && on.plan.movers.includes(on.focused)) {
    const who = on.focused
    on.plan.grab(who)
    const budget = on.plan.about?.budgets[who] ?? 0
    on.announce(
      words.t('web-hr-grabbed', { who: on.names.get(who) ?? who, budget: words.length(budget) }),
    )
    return true
  }
  if (!on.focused) return false
  on.press(on.focused)
  return true
}

/** To the next figure that something can be done with. */
function next(on: Keyed): boolean {
  const able = on.here.filter((who) => on.choosable(who.id))
  const at = able.findIndex((who) => who.id === on.focused)
  const found = able[(at + 1) % able.length]
  if (found) on.focusOn(found.id)
  return true
}

async function describe(who: string, on: Keyed): Promise<void> {
  try {
    const found = await on.previews.ask({ what: 'around', who })
    on.announce(surroundingsText(found, on.raid, on.things, on.names))
  } catch {
    // Nothing can be said without the server.
  }
}

/** The ruler from one figure to the next that is asked for. */
function measure(who: string, on: Keyed): void {
  if (!on.ruler.on || on.ruler.start === null) {
    on.ruler.on = true
    on.ruler.from(who)
    on.announce(words.t('web-hr-ruler-from', { who: on.names.get(who) ?? who }))
    return
  }
  void on.ruler.to(who).then(() => {
    const found = on.ruler.found
    if (!found) return
    const behind = found.behind.map((id) => on.names.get(id) ?? id)
    const cover =
      behind.length > 0
        ? words.t(`web-hr-${found.sight}-behind`, { behind })
        : words.t(`web-hr-${found.sight}`)
    on.announce(`${words.length(found.distance)}. ${cover}`)
  })
}
