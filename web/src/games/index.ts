/** The drawn tables, by the name of their game; a game without one is played from the panel. */
import type { Component } from 'svelte'

/** Each table knows the types of its own game; who opens one knows the game by its name alone. */
export const TABLES: Record<string, () => Promise<{ default: Component<any> }>> = {
  raiders: () => import('./raiders/Table.svelte'),
  warcraft: () => import('./warcraft/Table.svelte'),
}
