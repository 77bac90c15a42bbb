/** What a reader has chosen for this browser; kept in it and nowhere else. */

export const LANGUAGES = ['en', 'es', 'nl', 'nb'] as const
export const PSEUDO = 'qps'
export type Language = (typeof LANGUAGES)[number] | typeof PSEUDO
export type Theme = 'auto' | 'light' | 'dark'
export type Units = 'in' | 'cm'
/** How fast the steps of the other players follow each other. */
export type Pace = 'step' | 'slow' | 'steady' | 'at-once'
const PAUSES: Record<Pace, number> = { step: Infinity, slow: 1600, steady: 700, 'at-once': 0 }

/** A language is called by its own name in every language. */
export const LANGUAGE_NAMES: Record<(typeof LANGUAGES)[number], string> = {
  en: 'English',
  es: 'Español',
  nl: 'Nederlands',
  nb: 'Norsk',
}

const KEY = 'kt:settings'

interface Kept {
  language: Language
  theme: Theme
  units: Units
  sound: boolean
  volume: number
  asks: boolean
  notices: boolean
  motion: boolean
  dice: boolean
  name: string
  pace: Pace
}

/** The best of our languages for what a browser asks for: `no` and `nn` readers get `nb`. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.slice(0, 2).toLowerCase()
    const ours = code === 'no' || code === 'nn' ? 'nb' : code
    const found = LANGUAGES.find((each) => each === ours)
    if (found) return found
  }
  return 'en'
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

function asked(): Language | undefined {
  const wanted = new URLSearchParams(location.search).get('lang')
  const known: Language[] = [...LANGUAGES, PSEUDO]
  return known.find((each) => each === wanted)
}

class Settings {
  language = $state<Language>('en')
  theme = $state<Theme>('auto')
  units = $state<Units>('in')
  sound = $state(false)
  /** How loud the sounds are, from 0 to 1. */
  volume = $state(0.6)
  /** Whether a question with a single answer is asked as well. */
  asks = $state(false)
  notices = $state(false)
  /** Whether things may move on the screen, as far as the reader has a say here. */
  moving = $state(true)
  dice = $state(true)
  name = $state('')
  pace = $state<Pace>('steady')
  #calm = $state(false)

  constructor() {
    const kept = read()
    this.language = asked() ?? kept.language ?? preferred(navigator.languages)
    this.theme = kept.theme ?? 'auto'
    this.units = kept.units ?? 'in' // as the rules do
    this.sound = kept.sound ?? false
    this.volume = kept.volume ?? 0.6
    this.asks = kept.asks ?? false
    this.notices = kept.notices ?? false
    this.moving = kept.motion ?? true
    this.dice = kept.dice ?? true
    this.name = kept.name ?? ''
    this.pace = kept.pace ?? 'steady'
    const query = matchMedia('(prefers-reduced-motion: reduce)')
    this.#calm = query.matches
    query.addEventListener('change', () => (this.#calm = query.matches))
  }

  /** Whether to animate: neither the system nor the reader asks for calm. */
  get motion(): boolean {
    return this.moving && !this.#calm
  }

  /** Milliseconds that a step of another player stands; endless where each is called for. */
  get pause(): number {
    return this.motion || this.pace === 'step' ? PAUSES[this.pace] : 0
  }

  /** Keep what was chosen, and tell the page about theme and motion. */
  keep(): void {
    const kept: Kept = {
      language: this.language,
      theme: this.theme,
      units: this.units,
      sound: this.sound,
      volume: this.volume,
      asks: this.asks,
      notices: this.notices,
      motion: this.moving,
      dice: this.dice,
      name: this.name,
      pace: this.pace,
    }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A browser that keeps nothing forgets the settings with the page.
    }
    const root = document.documentElement
    root.dataset.theme = this.theme
    root.dataset.motion = this.motion ? 'on' : 'off'
    root.lang = this.language === PSEUDO ? 'en' : this.language
  }
}

export const settings = new Settings()
