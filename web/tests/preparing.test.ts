import { beforeEach, describe, expect, it } from 'vitest'
import { rows } from '../src/games/raiders/houses'
import {
  added,
  changed,
  fileName,
  fileOf,
  filesFor,
  forgetTeam,
  saveTeam,
} from '../src/shell/teams'

describe('a team', () => {
  const rags = { card: 'ragmen', copies: 1, separate: 1 }

  it('takes another troop of a card that is not merged', () => {
    expect(added([], 'ragmen')).toEqual([rags])
    expect(added([rags], 'ragmen')).toEqual([{ ...rags, separate: 2 }])
    const merged = { ...rags, copies: 2 }
    expect(added([merged], 'ragmen')).toEqual([merged, rags])
  })

  it('loses what there is none of', () => {
    expect(changed([rags], 0, { copies: 3 })).toEqual([{ ...rags, copies: 3 }])
    expect(changed([rags], 0, { separate: 0 })).toEqual([])
  })

  it('has a file by its name', () => {
    expect(fileName('The Cupboard Watch!')).toBe('the-cupboard-watch.toml')
    expect(fileName('Señores del polvo')).toBe('senores-del-polvo.toml')
    expect(fileName('⟦⟧')).toBe('team.toml')
  })
})

describe('the teams of this browser', () => {
  beforeEach(() => localStorage.clear())

  it('are sent along with a game that names them', () => {
    saveTeam({ id: 'a1', name: 'A', stars: 6, cost: 5, faction: 'Gremlins', text: '[team]' })
    expect(filesFor(['lilliput', fileOf('a1')])).toEqual({ 'own-a1.toml': '[team]' })
    forgetTeam('a1')
    expect(filesFor([fileOf('a1')])).toEqual({})
  })
})

describe('the plan of a house', () => {
  it('has rows of much the same length', () => {
    const sizes = (count: number) => rows(Array.from({ length: count })).map((row) => row.length)
    expect(sizes(1)).toEqual([1])
    expect(sizes(5)).toEqual([3, 2])
    expect(sizes(10)).toEqual([4, 3, 3])
  })
})
