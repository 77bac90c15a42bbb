/**
 * Nouns in sentences, as `locale/nouns.py` has them: a noun is a message whose attributes say what
 * sentences need to know of it, and `LANG/grammar.ftl` makes its forms.
 */
import { FluentType, type FluentBundle, type FluentVariable, type Scope } from '@fluent/bundle'

const FACTS = ['one', 'many', 'g', 'def', 'defs'] as const
export type Facts = Partial<Record<(typeof FACTS)[number], string>>

/** A name with what the grammar knows of it. A name without facts is a proper name. */
export class Noun extends FluentType<string> {
  constructor(
    text: string,
    readonly facts: Facts = {},
    readonly each: readonly Noun[] = [],
  ) {
    super(text)
  }

  toString(_scope?: Scope): string {
    return this.value
  }

  fact(name: string): string {
    if (this.each.length === 1) return this.each[0]!.fact(name)
    if (name === 'number') return 'one' in this.facts || this.each.length > 1 ? 'many' : 'one'
    if (name === 'g')
      return this.facts.g ?? (Object.keys(this.facts).length > 0 ? 'other' : 'proper')
    return this.facts[name as keyof Facts] ?? this.value
  }
}

/** Several texts as a sentence lists them: all of them (`and`), or one of them (`or`). */
export function listed(texts: readonly string[], code: string, by = 'and'): string {
  const type = by === 'or' ? 'disjunction' : 'conjunction'
  return new Intl.ListFormat(code === 'en' ? 'en-GB' : code, { type }).format(texts)
}

/** Several nouns, one after the other, with commas; `{ LIST($x, by: "and") }` joins the last. */
export function several(each: readonly Noun[]): Noun {
  return new Noun(each.map((noun) => noun.value).join(', '), {}, each)
}

/** The function LIST of a language's sentences. */
export function listFunction(code: string) {
  return ([value]: unknown[], named: Record<string, unknown>): string => {
    const each = value instanceof Noun && value.each.length > 0 ? value.each : [value]
    return listed(
      each.map((noun) => (noun instanceof Noun ? noun.value : String(noun))),
      code,
      String(named.by ?? 'and'),
    )
  }
}

/** A message as a noun: its words, and the forms that its attributes give. */
export function nounOf(
  bundle: FluentBundle,
  id: string,
  text: string,
  args: () => Record<string, FluentVariable>,
): Noun {
  const given = bundle.getMessage(id)?.attributes ?? {}
  const facts: Facts = {}
  for (const fact of FACTS) {
    const pattern = given[fact]
    if (pattern) facts[fact] = bundle.formatPattern(pattern, args(), [])
  }
  return new Noun(text, facts)
}

/** The function NOUN of a language's sentences. `bundle` holds the patterns of its forms. */
export function nounFunction(bundle: () => FluentBundle, code: string) {
  function form(noun: Noun, name: string): string {
    if (noun.each.length > 0) {
      const forms = noun.each.map((each) => form(each, name))
      return name === 'commas' ? forms.join(', ') : listed(forms, code)
    }
    const pattern = bundle().getMessage(`noun-${name}`)?.value
    if (!pattern) throw new RangeError(`noun-${name} is not in the grammar of ${code}`)
    const known = Object.fromEntries([...FACTS, 'number'].map((fact) => [fact, noun.fact(fact)]))
    return bundle().formatPattern(pattern, { ...known, name: noun.value }, [])
  }

  /** Several names, those of a kind as a number of them, the others in a form of one. */
  function counted(noun: Noun, single: string): string {
    const kinds = new Map<string, Noun[]>()
    for (const one of noun.each.length > 0 ? noun.each : [noun])
      kinds.set(one.fact('many'), [...(kinds.get(one.fact('many')) ?? []), one])
    const texts = [...kinds].map(([many, some]) => {
      if (some.length === 1) return form(some[0]!, single)
      const pattern = bundle().getMessage('noun-counted')!.value!
      const plural = 'many' in some[0]!.facts ? 'yes' : 'no'
      const known = { count: some.length, many, plural }
      return bundle().formatPattern(pattern, known, [])
    })
    return listed(texts, code)
  }

  return (positional: unknown[], named: Record<string, unknown>): string => {
    const value = positional[0]
    const noun = value instanceof Noun ? value : new Noun(String(value))
    if (named.ask !== undefined) return noun.fact(String(named.ask))
    const wanted = String(named.as)
    const said = named.single
      ? counted(noun, String(named.single))
      : form(noun, wanted.toLowerCase())
    return wanted === wanted.toLowerCase() ? said : said.charAt(0).toUpperCase() + said.slice(1)
  }
}
