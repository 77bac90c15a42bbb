/**
 * The games that have pages of their own: one row each, and nothing else in the pages lists them. A
 * game without a row is played from the panel.
 */
import type { Component } from 'svelte'
import type { MarkKind } from '../shell/course'
import type { Route } from '../shell/routes'
import type { Sounds } from '../shell/sound'
import { savedTeams, type SavedTeam } from '../shell/teams'
import RaidersStillLife from './raiders/StillLife.svelte'
import WarcraftStillLife from './warcraft/StillLife.svelte'

export interface GamePages {
  /** The drawn table. It knows the types of its game; the pages around it know only the name. */
  table: () => Promise<{ default: Component<any> }>
  /** The picture of the start page, inside an SVG of 400 by 150. */
  stillLife: Component
  /** What is heard of its events; loaded with the table. */
  sounds: () => Promise<Sounds>
  /** Which of its events a replay marks, and as what. */
  marks: Readonly<Record<string, MarkKind>>
  /** Whether an answer ends a step, and with it what can be undone. */
  ends?: (value: any) => boolean
  /** Pages beside the table. */
  routes?: Route[]
  /** Teams that were made in this browser. */
  teams?: () => SavedTeam[]
}

export const GAMES: Record<string, GamePages> = {
  raiders: {
    table: () => import('./raiders/Table.svelte'),
    stillLife: RaidersStillLife,
    sounds: () => import('./raiders/sounds').then((module) => module.SOUNDS),
    marks: { Wounded: 'wound', Vanished: 'loss', MarkerControlled: 'place' },
    ends: (value) => value?.what === 'end' || value?.what === 'done',
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
    stillLife: WarcraftStillLife,
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
