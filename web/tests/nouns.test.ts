import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { Noun, nounFunction, several } from '../src/shell/nouns'

function noun(code: string) {
  const bundle = new FluentBundle(code, { useIsolating: false })
  const path = `../src/kitchentable/locale/${code}/grammar.ftl`
  bundle.addResource(new FluentResource(readFileSync(path, 'utf-8')))
  const form = nounFunction(() => bundle, code)
  return (value: Noun | string, as: string) => form([value], { as })
}

describe('nouns', () => {
  it('have the forms of their language', () => {
    const guards = new Noun('Guardias', { one: 'Guardia', g: 'm' })
    const worker = new Noun('arbeider', { def: 'arbeideren', defs: 'arbeiderne' })
    expect(noun('es')(guards, 'al')).toBe('a los Guardias')
    expect(noun('es')(guards, 'Un')).toBe('Un Guardia')
    expect(noun('nb')(worker, 'Den')).toBe('Arbeideren')
    expect(noun('en')(new Noun('archer', { g: 'an' }), 'a')).toBe('an archer')
  })

  it('without grammar are proper names', () => {
    expect(noun('en')('Screecher', 'The')).toBe('Screecher')
  })

  it('in a list have their forms one by one', () => {
    const both = several([new Noun('set', { g: 'het' }), new Noun('Bo')])
    expect(noun('nl')(both, 'de')).toBe('het set en Bo')
    expect(both.fact('number')).toBe('many')
  })
})
