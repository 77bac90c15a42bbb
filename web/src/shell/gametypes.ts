/**
 * What a game and its page say to each other. The types of each game are generated
 * (`protocol/raiders.ts`, `protocol/warcraft.ts`); a page that knows no game uses `GameTypes`.
 */
import type { Asked, Line, Option, SeatState } from '../protocol/types'

export interface GameTypes {
  view: any
  setup: any
  asked: Asked
  told: any
  previews: Record<string, { ask: any; answer: any }>
  library: any
}

/** All that a seat sees of a game. */
export type StateOf<G extends GameTypes> = Omit<SeatState, 'view' | 'asked'> & {
  view: G['view']
  asked?: G['asked'] | null
}

/** An event of a game, with its words. */
export type LineOf<G extends GameTypes> = Omit<Line, 'event'> & { event: G['told'] }

/** One answer to a question, with its words. */
export type OptionOf<G extends GameTypes> = Omit<Option, 'value'> & {
  value: NonNullable<G['asked']['options']>[number]['value']
}

/** What may be asked for a preview. */
export type AskOf<G extends GameTypes> = G['previews'][keyof G['previews']]['ask']

/** The preview that answers an ask. */
export type PreviewOf<G extends GameTypes, Ask> = Ask extends { what: infer What }
  ? What extends keyof G['previews']
    ? G['previews'][What]['answer']
    : never
  : never

/** How a game shows a seat everywhere: its colour and its emblem. */
export interface SeatLook {
  /** A colour of the theme. */
  colour: string
  /** The inside of an SVG picture from -30 to 30; "" for none. */
  emblem: string
  /** What the player plays, in the reader's language: a race, say. */
  plays: string
}

/** An answer, and the topic of the question that it answered. */
export interface Answered {
  topic: string
  value: any
}
