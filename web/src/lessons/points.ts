/** Where on the page something is that a hint speaks of. */
import { cameraOf } from '../shell/camera.svelte'
import { equal } from '../shell/equal'
import type { Play } from '../shell/play.svelte'
import { words } from '../shell/words.svelte'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Parts of the tables that hints name. */
const PARTS: Record<string, string> = {
  bag: '.raid .bag',
  goal: '.raid .goal',
  mat: '.war .mat .tiles',
  hand: '.war .hand .card',
  hero: '.war .mat .hero',
}
/** How much of a place on the table is ringed, in pixels. */
const SPOT = 44

/** The boxes of all points that can be seen now, in pixels of the window. */
export function boxes(points: readonly Record<string, unknown>[], play: Play): Box[] {
  return points.flatMap((point) => found(point, play)).filter((box) => box.width > 0)
}

function found(point: Record<string, unknown>, play: Play): Box[] {
  if (Array.isArray(point.at)) return spot(point.at as [number, number], play)
  if (point.who) return around(`[data-who="${CSS.escape(String(point.who))}"] .base`)
  if (point.hex) return around(`[data-hex="${CSS.escape(String(point.hex))}"]`)
  if (point.part) return around(PARTS[String(point.part)] ?? '')
  if ('answer' in point || point.pass) return answers(point.pass ? null : point.answer, play)
  return []
}

function around(selector: string): Box[] {
  const element = selector ? document.querySelector(selector) : null
  return element ? [element.getBoundingClientRect()] : []
}

function spot([x, y]: [number, number], play: Play): Box[] {
  const frame = document.querySelector('.raid')?.getBoundingClientRect()
  if (!frame) return []
  const [left, top] = cameraOf(play.table).pixel(x, y)
  return [
    {
      left: frame.left + left - SPOT / 2,
      top: frame.top + top - SPOT / 2,
      width: SPOT,
      height: SPOT,
    },
  ]
}

/** The buttons that give an answer bear its words, wherever the table puts them. */
function answers(value: unknown, play: Play): Box[] {
  const option = play.asked?.options?.find((each) => equal(each.value, value))
  if (!option) return []
  const label = words.say(option.say)
  const buttons = [...document.querySelectorAll<HTMLElement>('.room button')]
  const button = buttons.find((each) => shows(each, label))
  return button ? [button.getBoundingClientRect()] : []
}

function shows(button: HTMLElement, label: string): boolean {
  return (button.textContent ?? '').includes(label) && button.checkVisibility()
}
