import { describe, expect, it } from 'vitest'
import { choices, deed, forecastOf, moving, portals, type Answer } from './choices'
import { compass, grown, hull, towards } from './geometry'
import { nudge } from './keys'
import type {
  About,
  Character,
  Deed,
  Library,
  PlacePortal,
  Planned,
  Raid,
  RaidersTypes,
  Reached,
  Thing,
} from '../../protocol/raiders'
import { inside, solids } from './solids'
import { signs } from './characters'
import { Plan } from './plan.svelte'
import { Previews } from '../../shell/previews'
import { dealt, shows, type Line } from './rolls'
import type { AskOf } from '../../shell/gametypes'
import { Play } from '../../shell/play.svelte'

function who(
  id: string,
  seat: number,
  troop: string,
  at: [number, number, number] | null = [0, 0, 0],
): Character {
  return {
    id,
    seat,
    card: troop.toLowerCase(),
    troop,
    at,
    wounds: 0,
    vanished: false,
    vanished_by: -1,
    acted: false,
    actions: 2,
    borrows: false,
    controls: -1,
  }
}

function raid(...people: Character[]): Raid {
  return {
    characters: Object.fromEntries(people.map((each) => [each.id, each])),
    troops: Object.fromEntries(
      people.map((each) => [
        each.troop,
        {
          id: each.troop,
          seat: each.seat,
          card: '',
          activated: false,
          down: false,
          deployed: true,
          waits: false,
        },
      ]),
    ),
    objects: [{ id: 'mug-1', kind: 'mug', at: [500, 500], turn: 0, on: '', portal: -1 }],
    table: 't',
    phase: 'choose',
    round: 1,
    bag: [1, 1],
    turn: null,
    action: null,
    effects: [],
    unsought: [],
    vanishing: [],
    first: 0,
    attached: [],
    turn_order: [],
    portal_place: 0,
    corners: false,
    objective: 'vanish',
    markers: [],
    resigned: -1,
  }
}

const say = { type: 'say', id: 'x', args: {} } as const

const option = <A extends Answer>(value: A, refused = false) => ({
  value,
  say,
  rule: '',
  refused: refused ? say : null,
})

const two = raid(
  who('A 1', 0, 'A'),
  who('A 2', 0, 'A', [100, 0, 0]),
  who('B 1', 1, 'B', [900, 0, 0]),
  who('B 2', 1, 'B', [300, 0, 0]),
)

const does = (who: string, what: string, target = ''): Deed => ({ who, what, target, second: '' })

describe('what an option is about', () => {
  it('is the target of an attack, or whoever acts', () => {
    const found = choices(
      [option(does('A', 'move')), option(does('A', 'ranged', 'B')), option(does('', 'end'))],
      two,
    )
    expect([...found.keys()].sort()).toEqual(['A 1', 'A 2', 'B 1', 'B 2'])
    expect(found.get('B 1')![0]!.value).toEqual(does('A', 'ranged', 'B'))
  })

  it('is nothing for what is refused or not on the table', () => {
    expect(choices([option('A', true), option(3), option('yes')], two).size).toBe(0)
    expect(deed(does('', 'done'), two)).toBeNull()
  })

  it('can be an object', () => {
    expect([...choices([option(does('A 1', 'push', 'mug-1'))], two).keys()]).toEqual(['mug-1'])
  })

  it('tells which option moves or activates a figure', () => {
    expect(
      moving([option(does('A', 'move')), option(does('A', 'close'))], two, 'A 2')!.value,
    ).toEqual(does('A', 'move'))
    expect(moving([option(does('A', 'move'))], two, 'B 1')).toBeNull()
    expect(moving([option('A')], two, 'A 1')).toBeNull()
    const turn = { acting: [] as string[] } as unknown as Raid['turn']
    const fresh: Raid = { ...two, phase: 'activate', turn }
    expect(moving([option('A')], fresh, 'A 1')!.value).toBe('A')
    expect(moving([option('A', true)], fresh, 'A 1')).toBeNull()
  })

  it('asks for the chances of a troop, or of one; the server says who defends', () => {
    expect(forecastOf(option(does('A', 'ranged', 'B')), two)).toEqual({
      what: 'volley',
      kind: 'ranged',
      by: 'A',
      at: 'B',
    })
    const action = {
      kind: 'ranged',
      troop: 'A',
      target: 'B',
      waiting: [],
      used: [],
      moved: false,
      spared: [],
      attacked: [],
      attackers: [],
      challenged: false,
      fresh: false,
    }
    const acting = { ...two, action }
    expect(forecastOf(option(does('A 1', 'ranged', 'B')), acting)).toEqual({
      what: 'attack',
      kind: 'ranged',
      by: 'A 1',
      at: 'B',
    })
    expect(forecastOf(option(does('A', 'move')), two)).toBeNull()
  })
})

describe('a Portal', () => {
  it('stands where the server says, whatever the words are', () => {
    const asked: PlacePortal = {
      kind: 'choose',
      topic: 'place-portal',
      seat: 0,
      say,
      options: [option(0), option(1, true)],
      about: { places: { 0: [240, 1500, 90], 1: [4240, 1500, 270] } },
    }
    expect(portals(asked).map(({ option, at }) => [option.value, at])).toEqual([[0, [240, 1500]]])
  })
})

describe('dice', () => {
  it('come back in the order in which they fell', () => {
    const dice = dealt([1, 2, 0], ['ace', 'critical', 'blank', 'critical', 'ace'])
    expect(dice.map((die) => [die.colour, die.face, die.again])).toEqual([
      ['white', 'ace', 0],
      ['red', 'critical', 0],
      ['red', 'blank', 0],
      ['red', 'critical', 1],
      ['red', 'ace', 2],
    ])
  })

  const rolled = (name: string): Line => ({
    position: 1,
    event: {
      type: 'DiceRolled',
      who: name,
      trait: 'defence',
      dice: [1, 0, 0],
      faces: ['ace'],
      aces: 1,
      boost: 0,
      rules: [],
    },
    say,
    rules: [],
  })
  const outcome: Line = {
    position: 2,
    event: {
      type: 'Attacked',
      by: 'A',
      target: 'B',
      kind: 'close',
      aces: 1,
      defence: 0,
      hit: true,
      rules: [],
    },
    say,
    rules: [],
  }

  it('show an attack, its Defence and its outcome together', () => {
    const [first, second] = shows([rolled('A'), rolled('B'), outcome, rolled('A')])
    expect(first!.show.rolls.map((roll) => roll.who)).toEqual(['A', 'B'])
    expect(first!.show.outcome).toBe(outcome)
    expect(second!.show.rolls).toHaveLength(1)
  })

  it('go on with an attack that was told before', () => {
    const open = shows([rolled('A')])[0]!.show
    const [next] = shows([rolled('B'), outcome], open)
    expect(next!.first).toBe(1)
    expect(next!.show.rolls).toHaveLength(2)
  })
})

describe('shapes', () => {
  it('have hulls that grow', () => {
    expect(
      hull([
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
        [2, 2],
      ]),
    ).toHaveLength(4)
    const ring = grown([[0, 0]], 100)
    expect(ring.every(([x, y]) => Math.abs(Math.hypot(x, y) - 100) < 1e-6)).toBe(true)
  })

  it('know inside from outside', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const
    expect(inside(square, [5, 5])).toBe(true)
    expect(inside(square, [15, 5])).toBe(false)
  })

  it('lie in directions, north being up', () => {
    expect(compass([0, 0], [0, 10])).toBe('north')
    expect(compass([0, 0], [10, 10])).toBe('north-east')
    expect(compass([0, 0], [-10, -1])).toBe('west')
    const others: [number, number][] = [
      [0, 90],
      [60, 0],
      [40, 70],
    ]
    expect(towards([0, 0], [1, 0], others, (each) => each)).toEqual([60, 0])
    expect(towards([0, 0], [0, -1], others, (each) => each)).toBeNull()
  })

  it('stand on each other', () => {
    const kind: Thing = {
      names: {},
      footprint: [
        [-10, -10],
        [10, -10],
        [10, 10],
        [-10, 10],
      ],
      height: 80,
      movable: true,
      uneven: false,
      stand: true,
      drawing: '',
      others: [],
    }
    const library: Pick<Library, 'things'> = { things: { box: kind } }
    const table: Raid = {
      ...two,
      objects: [
        { id: 'top', kind: 'box', at: [0, 0], turn: 0, on: 'low', portal: -1 },
        { id: 'low', kind: 'box', at: [0, 0], turn: 45, on: '', portal: -1 },
      ],
    }
    const covers: typeof library = {
      things: { box: { ...kind, drawing: 'red', others: ['blue'] } },
    }
    expect(solids(table, covers).map((each) => [each.id, each.look.drawing])).toEqual([
      ['low', 'blue'],
      ['top', 'red'],
    ])
    expect(solids(table, library).map((each) => [each.id, each.low, each.high])).toEqual([
      ['low', 0, 80],
      ['top', 80, 160],
    ])
  })
})

it('signs are those of the terminal: a letter for the card, a number for the figure', () => {
  expect(signs(two)).toEqual({ 'A 1': 'A1', 'A 2': 'A2', 'B 1': 'N1', 'B 2': 'N2' })
})

it('keys nudge by a quarter, an inch, or a hair', () => {
  expect(
    [
      { shiftKey: false, altKey: false },
      { shiftKey: true, altKey: false },
      { shiftKey: false, altKey: true },
    ].map(nudge),
  ).toEqual([25, 100, 5])
})

describe('a plan', () => {
  function previewed(ask: AskOf<RaidersTypes>): About | Reached | Planned {
    if (ask.what === 'reach') return { who: 'A 1', budget: 600, areas: [], again: [] }
    if (ask.what !== 'move')
      return { budgets: { 'A 1': 600, 'A 2': 600 }, who: '', push: '', zones: [] }
    const [x = 0, y = 0] = ask.to
    return {
      answer: [{ piece: 'A 1', points: [[x, y, 0]] }],
      who: 'A 1',
      routes: [],
      links: [],
      within: 300,
      strikes: [],
      touches: [],
      sights: [],
      score: null,
      refused: null,
      rule: '',
      goals: { 'A 1': [x, y, 0] },
    }
  }

  function planning(): { plan: Plan; play: Play<RaidersTypes>; asks: unknown[] } {
    const play = new Play<RaidersTypes>('t', 0)
    const asks: unknown[] = []
    play.state = {
      kind: 'state',
      position: 5,
      view: two,
      waiting: [0],
      since: 5,
      asked: { kind: 'moves', topic: 'move-troop', seat: 0, say },
    }
    play.query = (_, ask: AskOf<RaidersTypes>) => {
      asks.push(ask)
      return Promise.resolve({ kind: 'found', id: '', position: 5, data: previewed(ask) })
    }
    return { plan: new Plan(play, new Previews(play)), play, asks }
  }

  it('asks for the newest place, and offers what came of it', async () => {
    const { plan, play, asks } = planning()
    await plan.begin()
    expect(plan.movers).toEqual(['A 1', 'A 2'])
    plan.grab('A 1')
    for (const x of [10, 20, 30]) plan.aim([x, 5])
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(asks.at(-1)).toMatchObject({ what: 'move', who: 'A 1', to: [30, 5] })
    expect(asks.length).toBeLessThan(6)
    expect(plan.end).toEqual([30, 5])
    expect(plan.legal).toBe(true)
    expect(play.commit).not.toBeNull()
    plan.cancel()
    expect([plan.moved, play.commit, play.planned]).toEqual([null, null, null])
  })

  it('takes nobody in hand who may not move', async () => {
    const { plan } = planning()
    await plan.begin()
    plan.grab('B 1')
    expect(plan.who).toBeNull()
  })
})
