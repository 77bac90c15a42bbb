// Made by tools/protocol.py out of src/kitchentable/server. Do not change it by hand.
export const VERSION = 1

/** The interjection by which a seat gives up. */
export const RESIGN = ['resign'] as const

export type Code =
  | 'garbled' | 'too-large' | 'too-fast' | 'version' | 'not-joined' | 'no-table' | 'wrong-token'
  | 'not-a-seat' | 'not-begun' | 'stale' | 'illegal' | 'no-position' | 'takeback-over' | 'defect'
  | 'origin' | 'rules' | 'store' | 'keeper' | 'cancelled' | 'not-absent' | 'not-over' | 'hidden'
  | 'foreign' | 'busy' | 'differs'

/** The first command of every connection: the seat's token, and the last position known. */
export type Join = {
  kind: 'join'
  id: string
  /** Empty: the cookie of the seat in `seat` is the token. */
  token?: string
  version?: number
  /** The last position this client knows; it gets what happened since. */
  since?: number | null
  /** Added to the sealed dice when the seat joins for the first time. */
  entropy?: string
  /** Questions for places and routes come without suggestions: the client queries them. */
  lazy?: boolean
  /** Without a token: one of the seats this browser has; -1: a spectator's place. */
  seat?: number | null
}

/** The answer to the question that was asked at a position. */
export type GiveAnswer = {
  kind: 'answer'
  id: string
  position: number
  value: any
  /** With a pass: do not ask again while this goes on. */
  until?: string
}

/** Something a seat may do unasked: resign, give a gift. */
export type Interject = { kind: 'interject'; id: string; act: any }

/** All standing passes of the seat end. */
export type AskAgain = { kind: 'ask-again'; id: string }

/** Take back the seat's last answer, if nobody learned anything by it. */
export type Undo = { kind: 'undo'; id: string; position: number }

/** Propose to go back to a position, or agree to it: it happens when all people agree. */
export type TakeBack = { kind: 'takeback'; id: string; position: number; to: number }

/** Say something to all at the table. */
export type Chat = { kind: 'chat'; id: string; text: string }

/** What the real dice show, or what was drawn from a real deck, at a position. */
export type Tell = { kind: 'tell'; id: string; position: number; value: any }

/** Give up: at once, or when the move in progress is done; until then a bot plays. */
export type Resign = { kind: 'resign'; id: string }

/** Propose a bot for a person who is not connected: it plays when all connected people agree. */
export type StandInFor = { kind: 'stand-in'; id: string; seat: number; agree?: boolean }

/** Propose a rematch when the game is over: its table is set up when all people agree. */
export type Rematch = { kind: 'rematch'; id: string; agree?: boolean }

/** Stop hearing what a seat says, or hear it again (`on: false`). */
export type Mute = { kind: 'mute'; id: string; seat: number; on?: boolean }

/**
 * Ask something that changes nothing.
 *
 * `interjections`: what the seat may do unasked. `why`: whether an answer would be accepted, and
 * if not, why. `hints`: what is worth knowing before the question is answered. `log`: what
 * was told from the position in `value` on. `preview`: what would come of the plan in
 * `value`, as the game understands it. `moments`: how things stood, `value` is a `Stretch`.
 * `course`: how the score changed and what each seat lost. `names`: what the ids in messages
 * are called in the language in `value`. `suggestions`: the question that stands with all its
 * options, for clients that joined as `lazy`. `puzzle`: how the puzzle stands that the game
 * began with. `lesson`: how far the seat has come in the lesson in `value`.
 *
 * A newer preview of a connection cancels its older one that has not been answered, and newer
 * moments cancel older moments.
 */
export type Query = {
  kind: 'query'
  id: string
  what:
    | 'course'
    | 'hints'
    | 'interjections'
    | 'lesson'
    | 'log'
    | 'moments'
    | 'names'
    | 'preview'
    | 'puzzle'
    | 'suggestions'
    | 'why'
  value?: any
}

/** Which moments are wanted: how many, from a position on. */
export type Stretch = {
  from: number
  count?: number
  /** After the end: the seat through whose eyes the moments are seen, as it saw them then. */
  eyes?: number | null
}

/** A table to be set up: the game, what was agreed, and the players. */
export type Create = {
  game: string
  setup?: Record<string, any>
  /** Seat by seat: `person` or a kind of bot; seats not named are for people. */
  players?: string[]
  names?: string[]
  /** Dice from this number, for practice. Without it they are sealed. */
  seed?: number | null
  /** `physical`: people roll their own dice and tell what they see. */
  dice?: 'physical' | 'sealed'
  clock?: Clock | null
  /** Files that the setup names, by name: teams of the players' own. */
  files?: Record<string, string>
  /** Play this lesson of the game: it says what is agreed and who plays. */
  lesson?: string
}

/** What was agreed: the time of each seat, and what happens when it has run out. */
export type Clock = {
  /** Seconds each seat has. */
  total: number
  /** Seconds a seat gets whenever it has answered and another seat is asked. */
  increment: number
  /** A seat without time left resigns, or a bot plays on in its place. */
  flag: 'bot' | 'resign'
}

/** A table that plays on from a position of another table. */
export type Branch = {
  /** Seat by seat: `person` or a kind of bot; seats not named are for people. */
  players?: string[]
  names?: string[]
  position: number
}

/** A campaign to be begun: games that belong together. */
export type Campaign = {
  game: string
  /** What the game wants to know of it. */
  given: Record<string, any>
  files?: Record<string, string>
}

/** The place of a campaign to play for. */
export type CampaignPlace = { place: string }

/** The answer to `join`. */
export type Welcome = {
  kind: 'welcome'
  id: string
  version: number
  table: string
  /** The seat whose eyes the client has; -1: a spectator. */
  seat: number
  game: string
  rules: number
  setup: Record<string, any>
  people: Person[]
  /** The commitment to the sealed dice: write it down. Empty: the dice are not sealed. */
  commitment: string
  /** The title of the situation that the game begins with, in the middle; else nothing. */
  begins?: string | null
  /** The lesson of the game that is played here. */
  lesson?: string
}

/** The player of a seat, as all at the table may know it. */
export type Person = {
  kind: string
  name: string
  /** Whether the person is connected; a bot always is. */
  here: boolean
  /** The kind of bot that plays in the person's place. */
  stand_in: string
  /** The character of a bot: the message `bot-` and this id says what it is like. */
  character: string
}

/** The game begins when these seats have joined. */
export type Gathering = { kind: 'gathering'; missing: number[] }

/** All that a seat sees now. The client forgets what it had before. */
export type SeatState = {
  kind: 'state'
  position: number
  view: any
  waiting: number[]
  asked?: Asked | null
  /** The position since which the seat's question has stood. An answer may name any later one. */
  since?: number
  result?: Result | null
  seal?: Seal | null
  /** At a table with real dice: what a person has to tell now. */
  dice?: Dice | null
  /** What each seat has achieved so far, in games that count it. */
  score?: number[]
}

/** A question as data, for those who show it: the terminal, the browser, the network. */
export type Asked = {
  /** How an answer is given: `choose`, `react`, `place`, `moves`, `roll` ... */
  kind: string
  /** What is asked: the name of the question's class. */
  topic: string
  seat: number
  say: Message
  rules?: string[]
  /** All answers of a `Choose` or `React`; suggestions where more is possible. */
  options?: Option[]
  until?: Record<string, Message>
  /** What a page of the game has to know of this question: a Struct that belongs to the topic. */
  about?: any
}

/** One message of the catalogues, with its arguments. */
export type Message = {
  type: 'say'
  id: string
  args: Record<string, number | string | Message | Who | (number | string | Message | Who)[]>
}

/** A seat as an argument of a message. The reader sees the name of the person who sits there. */
export type Who = { type: 'who'; seat: number }

/** One answer as it is shown: its value, its words, and why not if it is refused. */
export type Option = { value: any; say: Message; rule: string; refused: Message | null }

/** How a game ended: the seats that won (all that tied), and why in words. */
export type Result = { winners: number[]; say: Message; rules: string[] }

/** What lies under the seal, published when the game is over. */
export type Seal = { seed: string; entropy: string[] }

/** A roll or a draw that people make with their own hands, and then tell. */
export type Dice = {
  asked: Asked
  /** The dice of a roll, each with its faces; none where something is drawn. */
  dice: Die[]
}

/** A die is its faces; a face may stand on several sides. */
export type Die = { name: string; faces: (number | string)[] }

/** What happened after a position: what was told, and all that the seat sees now. */
export type Moved = { kind: 'moved'; after: number; state: SeatState; told?: Line[] }

/** One event of the game as this seat was told it: as data, and in words. */
export type Line = {
  position: number
  event: any
  say: Message
  rules: string[]
  /** How it stands in a log: a heading, a line, or a detail of the line before it. */
  level?: 'action' | 'detail' | 'reason' | 'round' | 'stage' | 'turn'
  /** The heading that it stands under in a log, where that is no line of its own. */
  under?: Message | null
  /** What is said of it and of others like it in one line (`kernel/story.py`). */
  together?: Message | null
}

/** A command was carried out and is safe. */
export type Ack = { kind: 'ack'; id: string; position: number }

/** A command was refused, and nothing has changed. */
export type Wrong = { kind: 'error'; id: string; code: Code; say: Message; rule?: string }

/** The answer to a query. */
export type Found = {
  kind: 'found'
  id: string
  position: number
  asked?: Asked | null
  refused?: Message | null
  rule?: string
  lines?: Line[]
  hints?: Message[]
  /** Of a preview: what the game makes of the plan. Of names: the names by id. */
  data?: any
  moments?: PastMoment[]
  /** With moments: the positions of all moments that stand. */
  line?: number[]
  course?: Course | null
  lesson?: Taught | null
  puzzle?: PuzzleState | null
}

/** How things stood after a position, as the seat may know it now. */
export type PastMoment = {
  position: number
  /** The seat that answered or interjected: -1 chance, -2 none (the beginning). */
  seat: number
  view: any
  waiting: number[]
  told?: Line[]
  /** What each seat had achieved by then, in games that count it. */
  score?: number[]
}

/** The course of a game: how the score changed, and what each seat lost. */
export type Course = {
  counted: Counted[]
  losses: Loss[]
  /** Whether the seats of this game see different things. */
  hidden: boolean
}

/** The score from a position on, until it changes again. */
export type Counted = { position: number; score: number[] }

/** What a seat lost in the course of a game: pieces of one kind, and their number. */
export type Loss = { seat: number; what: Message; number: number }

/** How far a learner has come in a lesson. */
export type Taught = {
  lesson: string
  /** How many steps are done. */
  step?: number
  steps?: number
  stands?: 'going' | 'lost' | 'won'
  /** What to do now; nothing while others act. */
  hint?: Shown | null
  /** What is said about the learner's last answer, or about the end. */
  note?: Message | null
  /** Hints beside the game whose moment is now. */
  beside?: Shown[]
}

/** A hint as a page shows it: the first line says what to do, the second one why. */
export type Shown = { id: string; say: Message; points?: Record<string, any>[] }

/** The puzzle that a table began with, and how it stands. */
export type PuzzleState = {
  /** Its name; "" for a puzzle from a file of a player. */
  name: string
  level: number
  verdict: 'open' | 'solved' | 'failed'
  /** How the dice fall, by who rolls or by the name of the die. */
  dice: Record<string, (number | string)[]>
}

/**
 * A seat said something (`chat`), or something happened beside the game: a bot failed and the
 * table answered for it (`bot`), a seat resigned (`resign`) or ran out of time (`flag`).
 */
export type Said = { kind: 'said'; number: number; seat: number; about: string; text: string }

/** A seat proposed to go back to a position; these seats agree so far. */
export type Proposed = { kind: 'proposed'; position: number; to: number; agreed: number[] }

/** A person came or went. */
export type Seated = { kind: 'seated'; people: Person[] }

/** How many milliseconds each seat has left, and the seats whose clocks run. */
export type Clocks = { kind: 'clocks'; left: number[]; running?: number[] }

/** The seats that agree to a rematch, or to a bot in the place of a seat. */
export type Wished = {
  kind: 'wished'
  what: 'rematch' | 'stand-in'
  seat?: number
  agreed?: number[]
}

/** The rematch is at another table: the tokens of this table open its seats. */
export type NextTable = { kind: 'next'; table: string }

/** The seats that this seat does not want to hear. */
export type Muted = { kind: 'muted'; seats?: number[] }

/** A new table. A token opens its seat: give each token to one person. */
export type Created = {
  table: string
  seats: Record<string, string>
  spectator: string
  /** The token of the person who set the table up: it renews tokens when links are lost. */
  keeper: string
}

/** What anyone with the address of a table may know. */
export type Info = {
  table: string
  game: string
  rules: number
  setup: Record<string, any>
  people: Person[]
  /** The seats that have to join before the game begins. */
  missing: number[]
  commitment: string
  clock: Clock | null
  /** The title of the situation that the game begins with, in the middle. */
  begins: string | null
}

/** A game: what can be agreed (JSON Schema), and which bots there are. */
export type GameInfo = {
  name: string
  rules: number
  setup: Record<string, any>
  players: string[]
}

/** A lesson of a game: what a page has to know before it begins. */
export type LessonInfo = {
  name: string
  minutes: number
  /** How much has to be achieved; nothing in a whole game with hints. */
  steps: number
  /** Whether its dice show what the lesson needs. */
  arranged: boolean
}

/** The seat that a token opened; the browser keeps it as a cookie now. */
export type Sat = { seat: number }

/** The seats this browser has at a table: -1 watches, -2 is the keeper. */
export type Session = { seats: number[] }

/** The table of the rematch, and the seats this browser has there now. */
export type Followed = { table: string; seats: number[] }

/** The new token of a seat. */
export type Renewed = { token: string }

/** A campaign as it stands; the game says what is shown of it. */
export type Campaigning = { id: string; game: string; shown: any }

/** A game of a campaign: its table, and the links if it was set up just now. */
export type CampaignGame = { table: string; created: Created | null }

/** A question of one topic: how it is answered, the type of its answers, and what it is about. */
export type Asking<Kind extends string, Topic extends string, Answer, About = null> = Omit<
  Asked,
  'kind' | 'topic' | 'options' | 'about'
> & {
  kind: Kind
  topic: Topic
  options?: (Omit<Option, 'value'> & { value: Answer })[]
} & (About extends null ? { about?: null } : { about: About })

/** A choice: asked as such, or as a chance to react that may be passed up. */
export type Choice<Topic extends string, Answer, About = null> =
  | Asking<'choose', Topic, Answer, About>
  | Asking<'react', Topic, Answer | null, About>

export type Commands =
  | Join | GiveAnswer | Interject | AskAgain | Undo | TakeBack | Chat | Tell | Resign | StandInFor
  | Rematch | Mute | Query

export type Events =
  | Welcome | Gathering | SeatState | Moved | Ack | Wrong | Found | Said | Proposed | Seated
  | Clocks | Wished | NextTable | Muted
