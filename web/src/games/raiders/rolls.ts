/** Rolls as they are told, put back into dice: which die showed what, and which rolled again. */
import type { RaidersTypes } from '../../protocol/raiders'
import type { LineOf } from '../../shell/gametypes'

export type Line = LineOf<RaidersTypes>
type EventOf<Type extends Line['event']['type']> = Extract<Line['event'], { type: Type }>
/** How many white, red and black dice. */
export type Dice = [number, number, number]
export const COLOURS = ['white', 'red', 'black'] as const

export interface Die {
  colour: (typeof COLOURS)[number]
  face: string
  /** How many Critical Aces came before: this die is the same one rolled again. */
  again: number
}

export interface Roll {
  who: string
  trait: string
  dice: Die[]
  aces: number
  boost: number
}

/** Who attacks whom, and how the target is seen: what a table draws of an attack. */
export interface Aim {
  by: string
  target: string
  kind: string
  sight: string
  /** What gives cover. */
  behind: readonly string[]
  /** The chance that it hits, in ten-thousandths; unknown once dice are thrown. */
  hit?: number
}

/** One thing to show: one or two rolls, and what they came to. */
export interface Show {
  rolls: Roll[]
  outcome: Line | null
  /** The attack that the rolls are about; null for a challenge. */
  aim: Aim | null
}

/** Faces are told in the order in which they fell: all dice, then those that were rolled again. */
export function dealt(dice: Dice, faces: readonly string[]): Die[] {
  let throwing: { colour: Die['colour']; again: number }[] = COLOURS.flatMap((colour, at) =>
    Array.from({ length: dice[at]! }, () => ({ colour, again: 0 })),
  )
  const found: Die[] = []
  let at = 0
  while (throwing.length > 0 && at < faces.length) {
    const next: typeof throwing = []
    for (const die of throwing) {
      const face = faces[at++]
      if (face === undefined) break
      found.push({ ...die, face })
      if (face === 'critical') next.push({ colour: die.colour, again: die.again + 1 })
    }
    throwing = next
  }
  return found
}

/** The first roll of a show that was not shown yet; all of them in a new one. */
export interface Fresh {
  show: Show
  first: number
}

/**
 * The rolls among new events, each attack with its Defence and its outcome. An attack may be told
 * before its Defence is rolled: `open` is the last show, and goes on if its outcome is not known.
 * `aim` is the last shot that was aimed before these events.
 */
export function shows(
  lines: readonly Line[],
  open: Show | null = null,
  aim: Aim | null = null,
): Fresh[] {
  const found: Fresh[] = []
  let last: Show | null = open && !open.outcome ? open : null
  let aimed = aim
  const change = (next: Show, first: number) => {
    const at = found.findIndex((each) => each.show === last)
    if (at >= 0) found[at] = { show: next, first: found[at]!.first }
    else found.push({ show: next, first })
    last = next
  }
  for (const line of lines) {
    const event = line.event
    if (event.type === 'Aimed') aimed = aimOf(event)
    else if (event.type === 'DiceRolled') {
      const { who, trait, aces, boost } = event
      const roll: Roll = { who, trait, aces, boost, dice: dealt(event.dice, event.faces) }
      if (last && !last.outcome && last.rolls.length === 1) {
        change({ ...last, rolls: [...last.rolls, roll] }, 1)
      } else {
        last = { rolls: [roll], outcome: null, aim: aimed?.by === who ? aimed : null }
        found.push({ show: last, first: 0 })
      }
    } else if (
      last &&
      !last.outcome &&
      (event.type === 'Attacked' || event.type === 'ChallengeRolled')
    ) {
      change({ ...last, outcome: line, aim: attackOf(event, last.aim) }, last.rolls.length)
    }
  }
  return found
}

export function aimOf({ by, target, sight, behind }: EventOf<'Aimed'>): Aim {
  return { by, target, kind: 'ranged', sight, behind }
}

/** The attack that was resolved, with how its target was seen. */
function attackOf(
  event: EventOf<'Attacked'> | EventOf<'ChallengeRolled'>,
  aim: Aim | null,
): Aim | null {
  if (event.type !== 'Attacked' || !event.by) return null
  const { by, target, kind } = event
  return { sight: 'open', behind: [], ...(aim ?? {}), by, target, kind }
}
