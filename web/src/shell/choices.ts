/** What was chosen for the last game that was set up in this browser, game by game. */
export interface Choices {
  seats: number
  who: string[]
  names: string[]
  values: Record<string, unknown>
  bySeat: Record<string, string[]>
  minutes: number
  dice: 'sealed' | 'physical'
}

const key = (game: string) => `kt:setup:${game}`

export function lastChoices(game: string): Choices | null {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Choices | null
  } catch {
    return null
  }
}

export function keepChoices(game: string, choices: Choices): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(choices))
  } catch {
    // A browser that keeps nothing asks anew.
  }
}
