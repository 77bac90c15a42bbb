/**
 * The games that have pages of their own: one row each, and nothing else in the pages lists them. A
 * game without a row is played from the panel.
 */
import type { Component } from 'svelte'
import type { Answered } from '../shell/gametypes'
import type { MarkKind } from '../shell/course'
import type { Route } from '../shell/routes'
import type { Sounds } from '../shell/sound'
import { savedTeams, type SavedTeam } from '../shell/teams'
import WarcraftStillLife from './warcraft/StillLife.svelte'

export interface GamePages {
  /** The drawn table. It knows the types of its game; the pages around it know only the name. */
  table: () => Promise<{ default: Component<any> }>
  /** The picture of the start page: a table with some figures before it, or a drawing in an SVG. */
  cover: { table: string; figures: string } | Component
  /** What is heard of its events; loaded with the table. */
  sounds: () => Promise<Sounds>
  /** Which of its events a replay marks, and as what. */
  marks: Readonly<Record<string, MarkKind>>
  /** Whether an answer ends a step, and with it what can be undone. */
  ends?: (value: any) => boolean
  /** Whether an answer only carries out what the one before it declared. */
  carries?: (declared: Answered, topic: string, value: any) => boolean
  /** Pages beside the table. */
  routes?: Route[]
  /** Teams that were made in this browser. */
  teams?: () => SavedTeam[]
}

export const GAMES: Record<string, GamePages> = {
  raiders: {
    table: () => import('./raiders/Table.svelte'),
    cover: {
      table: '/games/raiders/choices/table/coffee_table.svg',
      figures: '/games/raiders/choices/teams/fair-folk.svg',
    },
    sounds: () => import('./raiders/sounds').then((module) => module.SOUNDS),
    marks: { Wounded: 'wound', Vanished: 'loss', MarkerControlled: 'place' },
    ends: (value) => value?.what === 'end' || value?.what === 'done',
    carries: (declared, topic, value) =>
      declared.topic === 'choose-action' &&
      topic === 'act-next' &&
      declared.value.what === value?.what,
    routes: [
      {
        path: '/first',
        page: () => import('../pages/First.svelte'),
        title: 'web-lesson',
        hero: { game: 'raiders', about: 'lessons-about' },
      },
      {
        path: '/teams',
        page: () => import('../pages/Teams.svelte'),
        title: 'web-teams',
        start: true,
      },
      {
        path: '/house',
        page: () => import('../pages/House.svelte'),
        title: 'web-house',
        start: true,
      },
      {
        path: '/bench/raiders',
        page: () => import('./raiders/Bench.svelte'),
        title: 'web-table',
      },
    ],
    teams: savedTeams,
  },
  warcraft: {
    table: () => import('./warcraft/Table.svelte'),
    cover: WarcraftStillLife,
    sounds: () => import('./warcraft/sounds').then((module) => module.SOUNDS),
    marks: {
      HeroWounded: 'wound',
      CreepHit: 'wound',
      Removed: 'loss',
      HeroKilled: 'loss',
      WorkersDestroyed: 'loss',
      OutpostDestroyed: 'loss',
      OutpostFinished: 'place',
      TownMarked: 'place',
      ElementsHeld: 'place',
      AltarHeld: 'place',
    },
    ends: (value) => value?.what === 'done',
  },
}
