/** The pages and their addresses. A page is loaded when a reader goes there. */
import type { Component } from 'svelte'
import { GAMES } from '../games'

/** What a page gets: what stands in the places of its address. */
export interface PageProps {
  args: Record<string, string>
}

export interface Route {
  /** `:name` stands for any one part of the address. */
  path: string
  page: () => Promise<{ default: Component<PageProps> | Component<Record<string, never>> }>
  /** The message that names the page. */
  title: string
  /** Whether the start page leads there. */
  start?: boolean
  /** The page that a newcomer should open first: the game whose lesson it is, and what to say. */
  hero?: { game: string; about: string }
}

export const ROUTES: Route[] = [
  { path: '/', page: () => import('../pages/Start.svelte'), title: 'web-name' },
  { path: '/new/:game', page: () => import('../pages/NewGame.svelte'), title: 'web-new-game' },
  { path: '/t/:table', page: () => import('../pages/Table.svelte'), title: 'web-table' },
  { path: '/replay/:table', page: () => import('../pages/Replay.svelte'), title: 'web-replay' },
  { path: '/learn/:game', page: () => import('../pages/Learn.svelte'), title: 'web-lesson' },
  { path: '/book/:game', page: () => import('../pages/Book.svelte'), title: 'web-rules' },
  {
    path: '/puzzles',
    page: () => import('../pages/Puzzles.svelte'),
    title: 'web-puzzles',
    start: true,
  },
  ...Object.values(GAMES).flatMap((each) => each.routes ?? []),
]

export interface Found {
  route: Route
  args: Record<string, string>
}

/** The route of an address and what stands in its places; null if there is none. */
export function match(path: string, routes: readonly Route[] = ROUTES): Found | null {
  const parts = split(path)
  for (const route of routes) {
    const wanted = split(route.path)
    if (wanted.length !== parts.length) continue
    const args: Record<string, string> = {}
    const fits = wanted.every((want, at) => {
      const part = parts[at]!
      if (!want.startsWith(':')) return want === part
      args[want.slice(1)] = decodeURIComponent(part)
      return true
    })
    if (fits) return { route, args }
  }
  return null
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean)
}
