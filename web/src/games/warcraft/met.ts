/** Scenarios that were already introduced in this window, by table. */

/** Whether a table is met for the first time; from then on it is known. */
export function met(table: string): boolean {
  const key = `kt:met:${table}`
  if (sessionStorage.getItem(key) !== null) return false
  sessionStorage.setItem(key, '')
  return true
}
