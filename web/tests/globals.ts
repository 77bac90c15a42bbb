/** What a browser has and Node has not: as little of it as the client's logic needs. */

class Box implements Storage {
  #kept = new Map<string, string>()
  get length(): number {
    return this.#kept.size
  }
  clear = () => this.#kept.clear()
  getItem = (key: string) => this.#kept.get(key) ?? null
  key = (at: number) => [...this.#kept.keys()][at] ?? null
  removeItem = (key: string) => void this.#kept.delete(key)
  setItem = (key: string, value: string) => void this.#kept.set(key, value)
}

const globals = {
  document: { hidden: false },
  localStorage: new Box(),
  sessionStorage: new Box(),
  location: { protocol: 'http:', host: 'here', origin: 'http://here', pathname: '/', search: '' },
  navigator: { languages: ['en'] },
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}
for (const [name, value] of Object.entries(globals)) {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
