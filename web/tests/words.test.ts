import { beforeEach, describe, expect, it } from 'vitest'
import { settings } from '../src/shell/settings.svelte'
import { preferred } from '../src/shell/settings.svelte'
import { belongs, Words } from '../src/shell/words.svelte'

describe('words', () => {
  let words: Words
  beforeEach(async () => {
    words = new Words()
    await words.load('en', 'raiders')
  })

  it('come from the catalogues of the whole project', async () => {
    expect(words.t('pass')).toBe('Pass')
    await words.load('nl')
    expect(words.t('pass')).toBe('Passen')
  })

  it('take messages and seats as arguments', () => {
    words.names = ['Ana']
    const who = { type: 'who' as const, seat: 0 }
    const inner = { type: 'say' as const, id: 'pass', args: {} }
    expect(words.t('web-sure', { what: inner })).toBe('Pass: are you sure?')
    expect(words.t('web-turn-of', { who: [who, { type: 'who', seat: 1 }] })).toBe(
      'Ana and Player 2 to play',
    )
  })

  it('do not group numbers', () => {
    expect(words.t('no-such-position', { position: 1234 })).toContain('1234')
  })

  it('of the rules measure as the reader does', async () => {
    expect(words.t('hr-move-too-far', { over: '1.25' })).toBe('That is 1.3″ too far.')
    settings.units = 'cm'
    expect(words.t('hr-move-too-far', { over: '1.25' })).toBe('That is 3.2 cm too far.')
    expect(words.t('hr-deploy-near', { missing: '0.50' })).toContain('within 15.2 cm of')
    await words.load('es')
    expect(words.t('hr-move-too-far', { over: '1.25' })).toBe('Te pasas por 3,2 cm.')
    settings.units = 'in'
  })

  it('give the id of what nobody wrote', () => {
    expect(words.t('never-written')).toBe('never-written')
  })

  it('stand in brackets in the pseudo-language, each message for itself', async () => {
    await words.load('qps')
    const inner = { type: 'say' as const, id: 'pass', args: {} }
    expect(words.t('web-sure', { what: inner })).toBe('⟦⟦Pass⟧: are you sure?⟧')
  })

  it('call pieces by the names they were given', () => {
    words.call({ 'guard 1': 'Guard (A1)' })
    expect(words.t('web-sure', { what: 'guard 1' })).toBe('Guard (A1): are you sure?')
  })

  it('measure as the reader does', () => {
    expect(words.length(450)).toBe('4.5″')
    settings.units = 'cm'
    expect(words.length(450)).toBe('11.4 cm')
    settings.units = 'in'
  })
})

describe('languages', () => {
  it.each([
    [['nn-NO', 'en'], 'nb'],
    [['no'], 'nb'],
    [['fr', 'es-MX'], 'es'],
    [['fr'], 'en'],
  ])('%j reads %s', (wanted, language) => {
    expect(preferred(wanted)).toBe(language)
  })

  it('know whose catalogue is whose', () => {
    expect(belongs('raiders-cards', 'raiders')).toBe(true)
    expect(belongs('web-raiders', 'raiders')).toBe(true)
    expect(belongs('raiders', 'raid')).toBe(false)
  })
})
