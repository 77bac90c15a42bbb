/** The names of characters, cards and objects in the reader's language, with their signs. */
import type { Message } from '../../protocol/types'
import { PSEUDO } from '../../shell/settings.svelte'
import { words } from '../../shell/words.svelte'
import type { Library, Raid, Troop } from '../../protocol/raiders'
import { signs } from './characters'

export type Names = ReadonlyMap<string, string>

export function lookup(names: Names, id: string): string {
  return names.get(id) ?? id
}

/** An id as an argument of a sentence, which then has its grammar; else its plain name. */
export function spoken(names: Names, id: string): string {
  return words.knows(id) ? id : lookup(names, id)
}

/** Names by id; reactive through `words`, so that they follow the language. */
export function naming(raid: Raid, library: Library): Names {
  const found = new Map<string, string>()
  const known = signs(raid)
  const both = shared(raid)
  for (const troop of Object.values(raid.troops)) {
    const sign = membersOf(raid, troop, known)
    const name = card(troop.card, library)
    found.set(
      troop.id,
      sign ? words.t('hr-troop-named', { name, sign }) : cardName(troop.card, library),
    )
  }
  for (const who of Object.values(raid.characters)) {
    const sign = known[who.id] ?? ''
    const unit = library.cards[who.card]?.type === 'Unit'
    const alone = !unit && !both.has(who.card) && sign.endsWith('1')
    const name = card(who.card, library)
    found.set(who.id, alone ? cardName(who.card, library) : words.t('hr-named', { name, sign }))
    if (library.cards[who.card]?.type === 'Hero') found.set(who.troop, found.get(who.id)!)
  }
  return objects(raid, library, found)
}

/** What tells a unit from others of its card: the signs of its first and last member. */
function membersOf(raid: Raid, troop: Troop, known: Record<string, string>): string {
  const same = Object.values(raid.troops).filter((each) => each.card === troop.card)
  if (same.length === 1) return ''
  const signs = Object.values(raid.characters)
    .filter((each) => each.troop === troop.id && each.card === troop.card)
    .map((each) => known[each.id] ?? '')
  return [...new Set([...signs.slice(0, 1), ...signs.slice(-1)])].join('–')
}

/** The cards that both sides have: only their signs tell them apart. */
function shared(raid: Raid): Set<string> {
  const sides = [0, 1].map(
    (seat) =>
      new Set(
        Object.values(raid.characters)
          .filter((each) => each.seat === seat)
          .map((each) => each.card),
      ),
  )
  return new Set([...sides[0]!].filter((card) => sides[1]!.has(card)))
}

/** A card's name as a message: a bare word could be mistaken for the id of a character. */
function card(id: string, library: Library): Message | string {
  const name = `hr-card-${id}`
  return words.has(name) ? { type: 'say', id: name, args: {} } : (library.cards[id]?.name ?? id)
}

export function cardName(card: string, library: Library): string {
  const id = `hr-card-${card}`
  return words.has(id) ? words.t(id) : (library.cards[card]?.name ?? card)
}

function objects(raid: Raid, library: Library, found: Map<string, string>): Names {
  const plain = raid.objects.filter((each) => each.portal < 0).map((each) => each.kind)
  const counts = new Map<string, number>()
  for (const each of raid.objects) {
    const names = library.things[each.kind]?.names ?? {}
    const plainName = names[words.language] ?? names.en ?? each.kind
    const name = words.language === PSEUDO ? `⟦${plainName}⟧` : plainName
    if (each.portal >= 0) {
      found.set(each.id, words.t('hr-portal-named', { who: { type: 'who', seat: each.portal } }))
      continue
    }
    const number = (counts.get(each.kind) ?? 0) + 1
    counts.set(each.kind, number)
    const several = plain.filter((kind) => kind === each.kind).length > 1
    found.set(each.id, several ? `${name} ${number}` : name)
  }
  return found
}
