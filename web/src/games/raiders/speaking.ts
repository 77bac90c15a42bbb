/** The position in words, for those who hear it: "mug 4 inches north-east, full cover". */
import { words } from '../../shell/words.svelte'
import { compass } from './geometry'
import { spoken, type Names } from './names.svelte'
import { hasActed } from './characters'
import type {
  Character,
  Planned,
  Raid,
  Seen,
  Standing,
  Strike,
  Surroundings,
  Touch,
} from '../../protocol/raiders'
import type { Solid } from './solids'

const FEW = 3

function seen(each: Seen, from: readonly number[], raid: Raid, names: Names): string {
  const at = raid.characters[each.who]?.at ?? from
  const cover =
    each.behind.length > 0
      ? words.t(`web-hr-${each.sight}-behind`, {
          behind: each.behind.map((id) => spoken(names, id)),
        })
      : words.t(`web-hr-${each.sight}`)
  return words.t('web-hr-there', {
    what: spoken(names, each.who),
    distance: words.length(each.distance),
    way: words.t(`web-hr-way-${compass(from, at)}`),
    more: cover,
  })
}

/** What is touched, a line for each: "N1 and N2 touch Player 2’s Portal". */
export function contacts(touches: readonly Touch[], names: Names): string[] {
  const lines = new Map<string, string[]>()
  for (const { who, kind, what } of touches) {
    const marker = kind === 'marker'
    const thing = marker ? words.t('hr-purpose-the-marker', { number: what }) : spoken(names, what)
    lines.set(thing, [...(lines.get(thing) ?? []), spoken(names, who)])
  }
  return [...lines].map(([what, who]) =>
    words.t('web-hr-touches', { count: who.length, who, what }),
  )
}

/** A free attack that a move allows: "N1 breaks away from B2: a free attack hits with 54 %". */
export function strikeText({ by, at, hit }: Strike, names: Names): string {
  const chance = words.percent(hit / 10_000)
  return words.t('web-hr-breaks-away', { by: spoken(names, by), at: spoken(names, at), chance })
}

/** A figure in a line, as a button is read out. */
export function figureText(
  who: Character,
  raid: Raid,
  called: string,
  more: readonly string[],
): string {
  const troop = raid.troops[who.troop]
  const parts = [called, words.name(who.seat)]
  if (who.wounds > 0) parts.push(words.t('web-hr-wounds', { count: who.wounds }))
  if (troop?.down) parts.push(words.t('web-hr-down'))
  if (hasActed(troop, raid)) parts.push(words.t('web-hr-acted'))
  if (who.at && who.at[2] > 0) parts.push(words.t('web-hr-up', { height: words.length(who.at[2]) }))
  return [...parts, ...more].join(', ')
}

export function plannedText(planned: Planned, raid: Raid, names: Names): string {
  const own = planned.routes.find((each) => each.who === planned.who)
  const end = planned.goals[planned.who] ?? raid.characters[planned.who]?.at ?? [0, 0, 0]
  const parts: string[] = []
  if (own)
    parts.push(
      words.t('web-hr-used', { used: words.length(own.cost), budget: words.length(own.budget) }),
    )
  const why = planned.refused ?? own?.refused
  if (why) parts.push(words.say(why))
  for (const each of planned.strikes) {
    parts.push(strikeText(each, names))
  }
  parts.push(...contacts(planned.touches, names))
  for (const each of planned.sights.slice(0, FEW)) parts.push(seen(each, end, raid, names))
  return parts.join('. ')
}

export function standingText(put: Standing, raid: Raid, names: Names): string {
  if (put.refused) return words.say(put.refused)
  const [x = 0, y = 0] = put.answer
  const parts = [words.t('web-hr-at', { x: words.length(x), y: words.length(y) })]
  parts.push(...contacts(put.touches, names))
  for (const each of put.sights.slice(0, FEW)) parts.push(seen(each, put.answer, raid, names))
  return parts.join('. ')
}

export function surroundingsText(
  found: Surroundings,
  raid: Raid,
  things: readonly Solid[],
  names: Names,
): string {
  const me = raid.characters[found.who]?.at ?? [0, 0, 0]
  const near = found.things.slice(0, FEW).map((each) => {
    const thing = things.find((one) => one.id === each.id)
    return words.t('web-hr-there', {
      what: spoken(names, each.id),
      distance: words.length(each.distance),
      way: words.t(`web-hr-way-${compass(me, thing?.at ?? me)}`),
      more: words.t('web-hr-high', { height: words.length(thing?.high ?? 0) }),
    })
  })
  return [...found.sights.slice(0, FEW).map((each) => seen(each, me, raid, names)), ...near].join(
    '. ',
  )
}
