/**
 * Words in the reader's language, from the same Fluent catalogues as the rest of the project.
 *
 * Catalogues are loaded when they are needed: the shell's with the page, a game's with its table.
 * The pseudo-language `qps` is English with every message in brackets: text that shows up without
 * them did not come from a catalogue.
 */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Message, Who } from '../protocol/types'
import { listFunction, Noun, nounFunction, nounOf, several } from './nouns'
import { PSEUDO, settings, type Language } from './settings.svelte'

export type Item = number | string | boolean | Message | Who | null
export type Arg = Item | readonly Item[]
export type Args = Record<string, Arg>

const FILES = import.meta.glob<string>(
  ['../../../src/kitchentable/locale/*/*.ftl', '!**/cli.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
)
const SHELL =
  /^(books|grammar|kernel|lessons|numbers|server|terminal|web|web-(sound|flow|setup|puzzles))$/

/** Which catalogues belong to a game: those named after it, ours for its table included. */
export function belongs(file: string, game: string): boolean {
  return [game, `web-${game}`, `lessons-${game}`].some(
    (stem) => file === stem || file.startsWith(`${stem}-`),
  )
}

/** Numbers are names more than amounts here: 1234, not 1,234. */
function number(value: number): FluentVariable {
  return Math.abs(value) > 1e15 ? String(value) : new FluentNumber(value, { useGrouping: false })
}

function isWho(value: Message | Who): value is Who {
  return value.type === 'who'
}

export class Words {
  #bundle = $state.raw(new FluentBundle('en', { useIsolating: false }))
  #loaded = $state<Language>('en')
  #games = new Set<string>()
  #called = $state.raw<Record<string, Message | string>>({})
  #naming = false
  /** What the people at the seats are called. */
  names = $state.raw<readonly string[]>([])

  /** From now on, what bears one of these ids is called so in every message. */
  call(names: Record<string, Message | string>): void {
    this.#called = names
  }

  /** What an id is called, in the language of the moment; a name itself is said as it is. */
  #name(id: string): Noun {
    const name = this.#naming ? undefined : this.#called[id]
    if (name === undefined || typeof name === 'string') return new Noun(name ?? id)
    this.#naming = true
    try {
      return this.#noun(name)
    } finally {
      this.#naming = false
    }
  }

  #noun(message: Message): Noun {
    const own = this.#called[message.id]
    if (typeof own === 'string') return new Noun(own)
    if (own && own.id !== message.id) return this.#noun(own)
    const args = () => this.#args(message.args as Args)
    return nounOf(this.#bundle, message.id, this.say(message), args)
  }

  #args(args: Args): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(args).map(([key, each]) => [key, this.#arg(each)]))
  }

  get language(): Language {
    return this.#loaded
  }

  /** Load a language's catalogues: the shell's, and those of every game used so far. */
  async load(language: Language, game = ''): Promise<void> {
    if (game) this.#games.add(game)
    const code = language === PSEUDO ? 'en' : language
    const wanted = Object.entries(FILES).filter(([path]) => {
      const [lang, file] = path.split('/').slice(-2) as [string, string]
      const stem = file.replace('.ftl', '')
      const ours = SHELL.test(stem) || [...this.#games].some((each) => belongs(stem, each))
      return lang === code && ours
    })
    const texts = await Promise.all(wanted.map(([, read]) => read()))
    const theirs = await Promise.all([...this.#games].map((each) => foreign(each, code)))
    const bundle = this.#empty(code)
    for (const text of [...texts, ...theirs]) bundle.addResource(new FluentResource(text))
    this.#bundle = bundle
    this.#loaded = language
  }

  /** A bundle without messages, with the functions of sentences. */
  #empty(code: string): FluentBundle {
    const functions = {
      NOUN: nounFunction(() => bundle, code),
      LIST: listFunction(code),
      LENGTH: ([inches]: unknown[]) => this.length(Math.round(Number(inches) * 100)),
    }
    const bundle: FluentBundle = new FluentBundle(code, { useIsolating: false, functions })
    return bundle
  }

  /** A message by its id: a name that was set for it, or what the catalogue says, or its id. */
  t(id: string, args: Args = {}): string {
    const own = this.#called[id]
    if (typeof own === 'string') return own
    if (own && own.id !== id) return this.say(own)
    const pattern = this.#bundle.getMessage(id)?.value
    if (!pattern) return id
    const text = this.measured(this.#bundle.formatPattern(pattern, this.#args(args), []))
    return this.#loaded === PSEUDO ? `⟦${text}⟧` : text
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id)
  }

  /** Whether sentences know an id by a name, with its grammar. */
  knows(id: string): boolean {
    return id in this.#called
  }

  /** A message as the server sends it. */
  say(message: Message): string {
    return this.t(message.id, message.args as Args)
  }

  /** What a seat is called. */
  name(seat: number): string {
    return this.names[seat] || this.t('seat-name', { number: seat + 1 })
  }

  /** A length in hundredths of an inch, as the reader measures. */
  length(hundredths: number): string {
    const cm = settings.units === 'cm'
    const value = cm ? hundredths * 0.0254 : hundredths / 100
    return this.t(cm ? 'web-centimetres' : 'web-inches', {
      amount: this.decimal(value, Math.abs(value) < 0.1 ? 2 : 1),
    })
  }

  /** A text that writes inches, as the rules do: with lengths as the reader measures. */
  measured(text: string): string {
    if (settings.units === 'in') return text
    return text.replace(/(\d+(?:[.,]\d+)?)["″](?!\p{L})/gu, (_, inches: string) =>
      this.length(Math.round(Number(inches.replace(',', '.')) * 100)),
    )
  }

  /** A measured number as the reader writes it. */
  decimal(value: number, places = 1): string {
    const code = this.#loaded === PSEUDO ? 'en' : this.#loaded
    return new Intl.NumberFormat(code, {
      maximumFractionDigits: places,
      useGrouping: false,
    }).format(value)
  }

  percent(part: number, places = 0): string {
    const code = this.#loaded === PSEUDO ? 'en' : this.#loaded
    const form = { style: 'percent', maximumFractionDigits: places } as const
    return new Intl.NumberFormat(code, form).format(part)
  }

  #arg(value: Arg): FluentVariable {
    if (typeof value === 'number') return number(value)
    if (Array.isArray(value)) return several(value.map((item: Item) => this.#named(item)))
    return this.#named(value as Item)
  }

  #named(value: Item): Noun {
    if (typeof value === 'string') return this.#name(value)
    if (value === null || typeof value !== 'object') return new Noun(String(value))
    return isWho(value) ? new Noun(this.name(value.seat)) : this.#noun(value)
  }
}

/** The catalogue of a game that is not ours comes from the server. */
async function foreign(game: string, code: string): Promise<string> {
  const ours = Object.keys(FILES).some((path) =>
    belongs(path.split('/').pop()!.replace('.ftl', ''), game),
  )
  if (ours) return ''
  const answer = await fetch(`/games/${encodeURIComponent(game)}/words?lang=${code}`)
  return answer.ok ? answer.text() : ''
}

export const words = new Words()
