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
/** What is scrolled away but for so many pixels has no ring. */
const LEAST = 10

/** The boxes of all points that can be seen now, in pixels of the window. */
export function boxes(points: readonly Record<string, unknown>[], play: Play): Box[] {
  return points
    .flatMap((point) => found(point, play))
    .filter((box) => box.width > LEAST && box.height > LEAST)
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
  return element ? [inView(element)] : []
}

/** The part of an element that is not scrolled away. */
function inView(element: Element): Box {
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowY === 'visible') continue
    const edge = around.getBoundingClientRect()
    left = Math.max(left, edge.left)
    right = Math.min(right, edge.right)
    top = Math.max(top, edge.top)
    bottom = Math.min(bottom, edge.bottom)
  }
  return { left, top, width: right - left, height: bottom - top }
}

function spot([x, y]: [number, number], play: Play): Box[] {
  const frame = document.querySelector('.raid')?.getBoundingClientRect()
  if (!frame || isAway([x, y], play)) return []
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

function isAway([x, y]: [number, number], play: Play): boolean {
  const camera = cameraOf(play.table)
  const [left, top] = camera.pixel(x, y)
  return left < 0 || top < 0 || left > camera.width || top > camera.height
}

/** Show the whole table if a place that a hint speaks of is not on the screen. */
export function bringIntoView(points: readonly Record<string, unknown>[], play: Play): void {
  const spots = points.flatMap((each) =>
    Array.isArray(each.at) ? [each.at as [number, number]] : [],
  )
  if (spots.some((each) => isAway(each, play))) cameraOf(play.table).fit()
}

/** The buttons that give an answer bear its words, wherever the table puts them. */
function answers(value: unknown, play: Play): Box[] {
  const option = play.asked?.options?.find((each) => equal(each.value, value))
  if (!option) return []
  const label = words.say(option.say)
  const buttons = [...document.querySelectorAll<HTMLElement>('.room button')]
  const button = buttons.find((each) => shows(each, label))
  return button ? [inView(button)] : []
}

function shows(button: HTMLElement, label: string): boolean {
  return (button.textContent ?? '').includes(label) && button.checkVisibility()
}
