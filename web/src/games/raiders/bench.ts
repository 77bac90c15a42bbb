/** Forty figures, forty objects, and plans made up on the spot. */
import type { AskOf } from '../../shell/gametypes'
import type { Play } from '../../shell/play.svelte'
import type {
  About,
  Character,
  Library,
  Object as TableObject,
  Planned,
  Raid,
  RaidersTypes,
  Reached,
} from '../../protocol/raiders'
import type { Place } from './geometry'
import type { Line } from './rolls'

const FIGURES = 40
const OBJECTS = 40
const UNIT = 5
const BUDGET = 600

export function bench(play: Play<RaidersTypes>, library: Library): void {
  const raid = position(library)
  play.library = library
  const say = { type: 'say', id: 'hr-move-where', args: { troop: 'Troop 0' } } as const
  play.state = {
    kind: 'state',
    position: 1,
    view: raid,
    waiting: [0],
    asked: { kind: 'moves', topic: 'move-troop', seat: 0, say },
    since: 1,
    score: [0, 0],
  }
  play.query = async (_, ask: AskOf<RaidersTypes>) => {
    await new Promise((resolve) => setTimeout(resolve, 12))
    return { kind: 'found', id: '', position: 1, data: answer(ask, raid) }
  }
}

function position(library: Library): Raid {
  const cards = Object.keys(library.cards)
  const characters: Record<string, Character> = {}
  const troops: Raid['troops'] = {}
  for (let n = 0; n < FIGURES; n++) {
    const seat = n < FIGURES / 2 ? 0 : 1
    const troop = `Troop ${Math.floor(n / UNIT)}`
    const card = cards[Math.floor(n / UNIT) % cards.length]!
    const at: Place = [
      600 + (n % 10) * 390 + seat * 60,
      seat ? 2300 + (n % 3) * 130 : 500 + (n % 3) * 130,
      0,
    ]
    characters[`${troop} ${n}`] = {
      id: `${troop} ${n}`,
      seat,
      card,
      troop,
      at,
      wounds: n % 7 === 0 ? 1 : 0,
      vanished: false,
      vanished_by: -1,
      acted: false,
      actions: 2,
      borrows: false,
      controls: -1,
    }
    troops[troop] = {
      id: troop,
      seat,
      card,
      activated: n > 30,
      down: false,
      deployed: true,
      waits: false,
    }
  }
  const kinds = Object.keys(library.things)
  const objects = Array.from({ length: OBJECTS }, (_, n): TableObject => ({
    id: `thing-${n}`,
    kind: kinds[n % kinds.length]!,
    at: [400 + (n % 10) * 440, 900 + Math.floor(n / 10) * 330],
    turn: (n * 37) % 360,
    on: '',
    portal: n === 0 ? 0 : n === 39 ? 1 : -1,
  }))
  return {
    characters,
    troops,
    objects,
    table: 'kitchen_table',
    phase: 'act',
    round: 2,
    bag: [3, 4],
    turn: { seat: 0, acting: ['Troop 0'], only: '', target: '', struck: [], hurts: [], near: [] },
    action: {
      kind: 'move',
      troop: 'Troop 0',
      target: '',
      waiting: [],
      used: [],
      moved: false,
      spared: [],
      attacked: [],
      attackers: [],
      challenged: false,
      fresh: true,
    },
    effects: [],
    unsought: [],
    vanishing: [],
    first: 0,
    attached: [0, 1],
    turn_order: [0, 1],
    portal_place: 0,
    corners: false,
    objective: 'vanish',
    markers: [],
    resigned: -1,
  }
}

function answer(ask: AskOf<RaidersTypes>, raid: Raid): About | Reached | Planned {
  const unit = Object.values(raid.characters).filter((who) => who.troop === 'Troop 0')
  if (ask.what !== 'reach' && ask.what !== 'move') {
    const budgets = Object.fromEntries(unit.map((who) => [who.id, BUDGET]))
    return { budgets, who: '', push: '', zones: [] }
  }
  const lead = raid.characters[ask.who]!
  const [x, y] = lead.at!
  if (ask.what === 'reach') {
    const ring = Array.from({ length: 90 }, (_, at): [number, number] => {
      const turn = (at * Math.PI) / 45
      const far = BUDGET - 60 * Math.sin(turn * 5) ** 2
      return [x + far * Math.cos(turn), y + far * Math.sin(turn)]
    })
    return { who: ask.who, budget: BUDGET, areas: [{ level: 0, rings: [ring] }], again: [] }
  }
  const [toX = x, toY = y] = ask.to
  const [dx, dy] = [toX - x, toY - y]
  const ends = unit.map(({ id, at }): [string, Place] => [id, [at![0] + dx, at![1] + dy, 0]])
  return {
    answer: ends.map(([piece, end]) => ({ piece, points: [end] })),
    who: ask.who,
    routes: ends.map(([who, end]) => ({
      who,
      points: [end],
      cost: 300,
      budget: BUDGET,
      fall: 0,
      refused: null,
      rule: '',
    })),
    links: ends.slice(1).map(([who], at) => [ends[at]![0], who, 180]),
    within: 300,
    strikes: [],
    touches: [],
    sights: Object.values(raid.characters)
      .filter((who) => who.seat === 1)
      .map((who, at) => ({
        who: who.id,
        sight: (['open', 'partial', 'blocked'] as const)[at % 3]!,
        behind: [],
        sees: 'open' as const,
        distance: 900 + at * 30,
        range: 800,
      })),
    score: null,
    refused: null,
    rule: '',
    goals: Object.fromEntries(ends),
  }
}

/** An attack of five dice and its Defence of five, as they are told. */
export function rolls(raid: Raid): Line[] {
  const say = { type: 'say', id: '', args: {} } as const
  const [by, target] = ['Troop 0 2', 'Troop 4 22'].map((id) => raid.characters[id]!.id)
  const roll = (who: string, trait: string): Line => ({
    position: 2,
    say,
    rules: [],
    event: {
      type: 'DiceRolled',
      who,
      trait,
      dice: [2, 2, 1],
      faces: ['ace', 'blank', 'critical', 'ace', 'blank', 'ace'],
      aces: 5,
      boost: 0,
      rules: [],
    },
  })
  const outcome: Line = {
    ...roll(by!, ''),
    event: {
      type: 'Attacked',
      by: by!,
      target: target!,
      kind: 'ranged',
      aces: 5,
      defence: 3,
      hit: true,
      rules: [],
    },
  }
  return [roll(by!, 'shooting'), roll(target!, 'defence'), outcome]
}
