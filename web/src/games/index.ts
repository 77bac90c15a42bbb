/** The drawn tables, by the name of their game; a game without one is played from the panel. */
import type { Component } from 'svelte'
import type { TableProps } from '../shell/play.svelte'

export const TABLES: Record<string, () => Promise<{ default: Component<TableProps> }>> = {
  raiders: () => import('./raiders/Table.svelte'),
  warcraft: () => import('./warcraft/Table.svelte'),
}
