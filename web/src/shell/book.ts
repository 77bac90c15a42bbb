/** Our own rule texts, by number, in the reader's language. */
import { get } from './tables'

export interface Rule {
  number: string
  group: string
  text: string
  proven: boolean
  /** The names of the settings where the printed books differ about it. */
  readings: string[]
}

/** A setting where the printed books differ: what they say, and what we play. */
export interface Reading {
  name: string
  about: string
  origin: string
}

export interface Book {
  groups: Record<string, string>
  rules: Rule[]
  readings: Reading[]
}

const kept = new Map<string, Promise<Book>>()

/** A game's rules; fetched once for each language. */
export function book(game: string, lang: string): Promise<Book> {
  const key = `${game}/${lang}`
  const found = kept.get(key) ?? get<Book>(`/rules/${encodeURIComponent(game)}?lang=${lang}`)
  kept.set(key, found)
  found.catch(() => kept.delete(key))
  return found
}

/** The rules that have every word that was typed, in number, group or text. */
export function search(texts: Book, typed: string): Rule[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  return texts.rules.filter((rule) => {
    const whole = plain(`${rule.number} ${texts.groups[rule.group] ?? ''} ${rule.text}`)
    return wanted.every((word) => whole.includes(word))
  })
}

/** What the books say about a rule where they differ, and what we play. */
export function readingsOf(texts: Book, rule: Rule): Reading[] {
  return texts.readings.filter((each) => rule.readings.includes(each.name))
}

/** Lower case without accents, so that a search for `o` finds `Ó`. */
export function plain(text: string): string {
  return text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
