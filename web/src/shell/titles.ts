/** What games are called: ours as the pages say, others as their own catalogues do. */
import { settings } from './settings.svelte'
import { words } from './words.svelte'

export function title(game: string): string {
  const known = [`web-game-${game}`, `title-${game}`].find((id) => words.has(id))
  return known ? words.t(known) : game
}

/** Load the catalogues of games whose names the pages do not know. */
export async function learnTitles(games: readonly string[]): Promise<void> {
  for (const game of games) {
    if (!words.has(`web-game-${game}`)) await words.load(settings.language, game)
  }
}
