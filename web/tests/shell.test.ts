import { describe, expect, it } from 'vitest'
import type { SeatState } from '../src/protocol/types'
import { plain, search } from '../src/shell/book'
import { clockFace } from '../src/shell/clock'
import {
  apart,
  bySeat,
  fields,
  first,
  together,
  usualBot,
  type Form,
  type Listed,
} from '../src/shell/games'
import { nextSeat, secretive } from '../src/shell/hotseat'
import { squares } from '../src/shell/qr'
import { match } from '../src/shell/routes'

describe('addresses', () => {
  it('lead to pages', () => {
    expect(match('/t/abc')?.args).toEqual({ table: 'abc' })
    expect(match('/')?.route.title).toBe('web-name')
    expect(match('/nowhere/at/all')).toBeNull()
  })
})

const asked = { kind: 'choose', seat: 0, say: { type: 'say' as const, id: 'x', args: {} } }
const seat = (view: unknown, question: boolean) => ({
  state: {
    kind: 'state',
    position: 1,
    view,
    waiting: [],
    asked: question ? asked : null,
  } as SeatState,
})

describe('people at one screen', () => {
  it('give it to whoever is asked', () => {
    expect(nextSeat([seat(1, false), seat(1, true)], 0)).toBe(1)
    expect(nextSeat([seat(1, true), seat(1, true)], 1)).toBe(1)
    expect(nextSeat([seat(1, false), seat(1, false)], 1)).toBe(1)
  })
  it('hide it from each other only if there is something to hide', () => {
    expect(secretive([seat({ a: 1 }, true), seat({ a: 1 }, false)])).toBe(false)
    expect(secretive([seat({ a: 1 }, true), seat({ a: 2 }, false)])).toBe(true)
    expect(secretive([seat({ a: 1 }, true), seat({ a: 1 }, true)])).toBe(true)
  })
})

describe('a form', () => {
  const game: Listed = {
    name: 'g',
    players: ['random', 'regular', 'other'],
    setup: {
      $ref: '#/$defs/S',
      $defs: {
        S: {
          properties: {
            seats: { type: 'integer', default: 2 },
            level: { enum: ['basic', 'advanced'], default: 'advanced' },
            stars: { type: 'integer', default: 6 },
            early: { type: 'boolean', default: false },
            teams: { type: 'string', default: 'a,b' },
            extras: { type: 'array', default: [] },
          },
        },
      },
    },
  }
  const offer = { value: 'a', name: 'A', about: '', seats: 0 }
  const form: Form = {
    offers: { teams: [offer], extras: [offer] },
    readings: { early: { about: 'why', origin: 'D-1' } },
    seats: [2],
    by_seat: ['teams'],
    editions: [],
  }
  it('has a control for everything that can be agreed', () => {
    const kinds = Object.fromEntries(fields(game, form).map((each) => [each.name, each.kind]))
    expect(kinds).toEqual({
      level: 'choice',
      stars: 'number',
      early: 'switch',
      teams: 'seats',
      extras: 'several',
    })
  })
  it('puts the usual value first', () => {
    expect(first(['basic', 'advanced'], 'advanced')).toEqual(['advanced', 'basic'])
  })
  it('writes one name for each seat as the game wants it', () => {
    expect(bySeat('a,b', 2)).toEqual(['a', 'b'])
    expect(together(['a', 'c'], 'a,b')).toBe('a,c')
    expect(together(['', ''], [])).toEqual([])
    expect(together(['a', ''], [])).toEqual(['a', ''])
    expect(together(['a', 'b'], [])).toEqual(['a', 'b'])
  })
  it('gives seats different things to begin with, where there are others', () => {
    expect(apart('mug,mug', 2, ['mug', 'glass', 'plate'])).toEqual(['mug', 'glass'])
    expect(apart('mug,mug', 4, ['mug', 'glass'])).toEqual(['mug', 'glass', '', ''])
    expect(apart('mug,glass', 2, ['mug', 'glass', 'plate'])).toEqual(['mug', 'glass'])
    expect(apart('mug,mug', 2, ['mug'])).toEqual(['mug', 'mug'])
    expect(apart([], 2, ['orc', 'human'])).toEqual(['', ''])
  })
  it('offers the regular opponent', () => {
    expect(usualBot(game.players)).toBe('regular')
    expect(usualBot(['random'])).toBe('random')
  })
})

describe('the rule book', () => {
  const book = {
    groups: { '1': 'Moving' },
    rules: [
      { number: 'X-1', group: '1', text: 'Ningún guerrero salta.', proven: true, readings: [] },
      { number: 'X-2', group: '1', text: 'Dice are rolled.', proven: false, readings: [] },
    ],
    readings: [],
  }
  it('is searched by every word, without regard to accents', () => {
    expect(search(book, 'NINGUN salta').map((each) => each.number)).toEqual(['X-1'])
    expect(search(book, 'moving').length).toBe(2)
    expect(search(book, 'x-2').map((each) => each.number)).toEqual(['X-2'])
    expect(plain('Ærlig Ø')).toBe('ærlig ø')
  })
})

describe('small things', () => {
  it.each([
    [245_000, '4:05'],
    [19_960, '0:19.9'],
    [7_300, '0:07.3'],
    [-5, '0:00.0'],
  ])('a clock shows %i ms as %s', (left, face) => {
    expect(clockFace(left)).toBe(face)
  })
  it('a QR code has its quiet zone', async () => {
    const code = await squares('http://here/t/abc#token')
    expect(code.size).toBeGreaterThan(26)
    expect(code.path.startsWith('M3 3h1')).toBe(true)
  })
})
