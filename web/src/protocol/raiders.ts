// Made by tools/protocol.py out of src/kitchentable/raiders. Do not change it by hand.
import type { Asking, Choice, Message } from './types'

/** A game of Home Raiders. */
export type Raid = {
  /** All characters, by name. */
  characters: Record<string, Character>
  /** All troops, by name. */
  troops: Record<string, Troop>
  /**
   * What is on the table: first the things of the table, then those of the file, then the
   * Portals.
   */
  objects: Object[]
  /** The table, by its id; "situation" for one that a file describes by its size. */
  table: string
  /** Where in the game we are. */
  phase:
    | 'sworn'
    | 'setup'
    | 'call'
    | 'portal'
    | 'deploy'
    | 'scouts'
    | 'reckon'
    | 'objective'
    | 'markers'
    | 'round'
    | 'draw'
    | 'activate'
    | 'turn-start'
    | 'choose'
    | 'act'
    | 'turn-end'
    | 'end'
  /** The number of the round, from 1; 0 before the first. */
  round: number
  /** Pearls in the bag, by team (HR-017). */
  bag: number[]
  /** The turn of the pearl that was drawn; none between turns. */
  turn: Turn | null
  /** The action in progress; none between actions. */
  action: Action | null
  /** What lasts, the oldest first. */
  effects: Effect[]
  /** Pairs of enemies whose latest contact came about without an action of either (HR-085). */
  unsought: [string, string][]
  /** Characters on their way off the table, first in first out. */
  vanishing: string[]
  /** The seat that places the Portal and deploys first (HR-181). */
  first: number
  /** The seats whose Leaders have joined their units. */
  attached: number[]
  /** The seats that have begun to deploy. */
  turn_order: number[]
  /** Which of the two places the first player's Portal has. */
  portal_place: number
  /** Whether the Portals stand in corners (HR-180). */
  corners: boolean
  /** What the game is about, by the id of a class of `rules/objectives.py`. */
  objective: string
  /** The markers of the Strategic spot, in the order in which they were put down. */
  markers: Marker[]
  /** The seat that has resigned; -1: none. */
  resigned: number
}

/** One character: its id is the name it is shown by. */
export type Character = {
  /** Its name. */
  id: string
  /** Whose it is. */
  seat: number
  /** Its card, by id. */
  card: string
  /** The troop it belongs to. */
  troop: string
  /**
   * Where it stands: x, y and height in hundredths of an inch; nowhere before it is deployed and
   * after it vanished.
   */
  at: [number, number, number] | null
  /** Its Wound tokens. */
  wounds: number
  /** Whether it was taken off the table. */
  vanished: boolean
  /** The seat that caused it; its own for Hurts and falls. */
  vanished_by: number
  /** Whether it has had its actions in this round. */
  acted: boolean
  /** Actions left in this turn. */
  actions: number
  /** Whether a Leader fights with the Close combat abilities of its unit, not its own (D-14). */
  borrows: boolean
  /** The marker it has spent a Generic action on (HR-193), from 0; -1: none. */
  controls: number
}

/** What is activated together: a Unit with its Leaders, a Hero, a Leader on its own. */
export type Troop = {
  /** Its name. */
  id: string
  /** Whose it is. */
  seat: number
  /** The card whose Unit abilities it has. */
  card: string
  /** Whether it has had its turn in this round, or has it now. */
  activated: boolean
  /** Whether it went to ground (HR-120). */
  down: boolean
  /** Whether it is on the table. */
  deployed: boolean
  /** Whether it cannot be activated before the next round though it has not acted (HR-294). */
  waits: boolean
}

/** An object on the table: which of the catalogue, where, how turned, on what. */
export type Object = {
  /** Its id, as the file or the table has it. */
  id: string
  /** What it is: an object of the catalogue by its id, or a form with its measures. */
  kind: string
  /** Its centre, in hundredths of an inch. */
  at: [number, number]
  /** How it is turned, in degrees counter-clockwise. */
  turn: number
  /** The id of the object it stands on; "" on the table. */
  on: string
  /** The seat whose Portal it is. */
  portal: number
}

/** The turn of one pearl. */
export type Turn = {
  /** Whose turn it is. */
  seat: number
  /** Troops that act in it: one, unless it divides. */
  acting: string[]
  /** The kind of action the troop is bound to, after an ability that takes both. */
  only: string
  /** The troop that the unit is bound to shoot at, after a shot on the run (HR-043). */
  target: string
  /** Who attacked whom in close combat this turn (HR-217). */
  struck: [string, string][]
  /** Uses of abilities marked Hurts: who, and which ability (HR-163). */
  hurts: [string, string][]
  /** Messengers and the Leaders they started the turn beside (HR-301). */
  near: [string, string][]
}

/** An action in progress: who still may do something in it. */
export type Action = {
  /** "move", "close", "ranged", "spirit" or "generic" (HR-060). */
  kind: string
  /** The troop that acts. */
  troop: string
  /** The troop a unit shoots at (HR-122). */
  target: string
  /** Members that may still do something in it. */
  waiting: string[]
  /** Abilities that gave something free in this action, each with its bearer. */
  used: [string, string][]
  /** Whether the unit has made its move. */
  moved: boolean
  /** Characters to whom this action costs nothing more. */
  spared: string[]
  /** Characters of the other side that were attacked close in it. */
  attacked: string[]
  /** Members of the troop that have attacked in it (HR-138). */
  attackers: string[]
  /** Whether a member performed a Spirit action in it (HR-138). */
  challenged: boolean
  /** Whether it was declared a moment ago: what made it possible has not changed. */
  fresh: boolean
}

/** Something that lasts: by which ability, on whom, from whom, until when. */
export type Effect = {
  /** The ability, by its id. */
  ability: string
  /** A character or a troop. */
  on: string
  /** The character it comes from: switched off there, it is off everywhere. */
  by: string
  /** "turn", "own-turn" (the next turn of whom it lies on), "round" or "game". */
  until: string
  /** More about it, where the ability needs that, such as the ability that Stun took. */
  what: string
}

/** A marker of the Strategic spot: who put it where. */
export type Marker = {
  /** The seat that put it down. */
  seat: number
  /** Where it lies, in hundredths of an inch. */
  at: [number, number, number]
}

/** The agreement of two players. */
export type RaidersSetup = {
  seats: number
  /** The most Stars a team may cost (HR-002). */
  stars: number
  /** The names of the two teams, separated by a comma. */
  teams: string
  table: string
  /** The objects that are the two Portals (HR-147). */
  portals: string
  level: 'advanced' | 'basic'
  formation: 'chain' | 'neighbour' | 'strict'
  slowest: boolean
  violent_attack: 'all' | 'set'
  knock_back: 'also' | 'instead'
  rampage: 'both' | 'either'
  grapple: 'next' | 'round'
  point_blank: 'plain' | 'upgrade'
  disrupt: 'any' | 'waiting'
  charm: 'any' | 'friends' | 'may'
  deflect: 'defended' | 'more'
  scouts: 'at-least' | 'further'
  prudent: 200 | 300
  engaged_targets: boolean
  spent_contact: boolean
  free_attacks: boolean
  hurts: 'at-once' | 'turn'
  passing: 'all' | 'waiting'
  shooter_contact: 'anybody' | 'enemies'
  second_wound: 'received' | 'vanishes'
  challenged: 'anybody' | 'enemies'
  markers: 'at-least' | 'further'
  running_shot: 'second' | 'within'
  leader_abilities: 'own' | 'unit'
  unit_sight: 'both' | 'shooter'
  charge: 'lasting' | 'turn'
  reassuring: 'all' | 'close'
  manipulation: 'up-to' | 'whole'
  mirror_image: 'goes' | 'may'
  explorer: 'at-least' | 'further'
  defensive_stance: 'any' | 'away'
  replacement: 'any' | 'other'
  general: 'all' | 'leader'
  redeploy: 'round' | 'turn'
  ground_in_own_turn: boolean
  roundhouse_reach: boolean
  rampage_unwounded: boolean
  flicker_firm: boolean
  phalanx: 'chain' | 'pairs'
  sworn_bodyguard: boolean
  ground_each_shot: boolean
  bolt_ground: boolean
  double_shot_farther: boolean
  leaders_add: boolean
  closest_leader: 'defends' | 'skipped'
  transport: 'anywhere' | 'table'
  bodyguard_area: boolean
  vanished: 'all' | 'by-enemy'
  early_end: boolean
}

/** The white die for the set-up was rolled. */
export type SetupRolled = {
  type: 'SetupRolled'
  face: string
  /** Whether the Portals stand in corners (the cunning set-up) or at sides. */
  corners: boolean
  rules: string[]
}

/** The die for the first call was rolled. */
export type FirstRolled = {
  type: 'FirstRolled'
  face: string
  /** The seat that places its Portal and deploys first. */
  seat: number
  rules: string[]
}

/** A Hero has sworn to fight one enemy. */
export type SwornEnemy = {
  type: 'SwornEnemy'
  /** The Hero. */
  by: string
  /** The enemy it is about. */
  enemy: string
  rules: string[]
}

/** A Portal was placed. */
export type PortalPlaced = {
  type: 'PortalPlaced'
  seat: number
  at: [number, number, number]
  near: string
  rules: string[]
}

/** A troop was put down. */
export type Deployed = {
  type: 'Deployed'
  troop: string
  /** Its members, by name. */
  members: string[]
  rules: string[]
}

/** The objective of the game was rolled. */
export type ObjectiveRolled = { type: 'ObjectiveRolled'; objective: string; rules: string[] }

/** A marker of the Strategic spot was put down. */
export type MarkerPlaced = {
  type: 'MarkerPlaced'
  /** The seat that put it down. */
  seat: number
  at: [number, number, number]
  near: string
  rules: string[]
}

/** A round has begun, and the pearls are in the bag. */
export type RoundBegan = {
  type: 'RoundBegan'
  round: number
  /** The pearls in the bag, by seat. */
  pearls: number[]
  rules: string[]
}

/** A pearl was drawn. */
export type PearlDrawn = {
  type: 'PearlDrawn'
  /** The seat whose pearl it is. */
  seat: number
  /** The pearls left in the bag, of both seats together. */
  left: number
  rules: string[]
}

/** A troop begins its turn. */
export type Activated = { type: 'Activated'; troop: string; seat: number; rules: string[] }

/** A player activates no troop with a pearl. */
export type Passed = {
  type: 'Passed'
  seat: number
  /** Whether no troop was left to activate. */
  forced: boolean
  rules: string[]
}

/** The bag is empty, and the round is over. */
export type RoundEnded = { type: 'RoundEnded'; round: number; rules: string[] }

/** An action was declared: by a troop, of a kind, perhaps against a troop. */
export type Declared = {
  type: 'Declared'
  troop: string
  kind: string
  /** The troop that a unit shoots at; "" otherwise. */
  target: string
  rules: string[]
}

/** A character has moved, or was put down elsewhere. */
export type Moved = {
  type: 'Moved'
  who: string
  /** Where it stands now. */
  to: [number, number, number]
  /** The movement it spent, in hundredths of an inch; 0 if it was lifted and put down. */
  cost: number
  near: string
  rules: string[]
}

/** A free strike has changed the table, and the way of a character is not possible any more. */
export type MoveLost = { type: 'MoveLost'; who: string; rules: string[] }

/** A character has fallen from a height. */
export type Fell = {
  type: 'Fell'
  who: string
  /** How deep it fell, in hundredths of an inch. */
  height: number
  rules: string[]
}

/** A character leaves contact, and an enemy strikes at it. */
export type BrokeAway = {
  type: 'BrokeAway'
  who: string
  /** The enemy that strikes. */
  enemy: string
  rules: string[]
}

/** A character has pushed an object. */
export type ObjectPushed = {
  type: 'ObjectPushed'
  who: string
  /** The object, by its id. */
  object: string
  rules: string[]
}

/** A troop lies on the ground. */
export type WentToGround = {
  type: 'WentToGround'
  troop: string
  /** Whether something other than its player's choice brought it there. */
  forced: boolean
  rules: string[]
}

/** A troop has stood up. */
export type StoodUp = { type: 'StoodUp'; troop: string; rules: string[] }

/** One step of the way to a pool of dice; a pool that nothing changes tells none. */
export type PoolBuilt = {
  type: 'PoolBuilt'
  /** The character that rolls. */
  who: string
  trait: string
  /**
   * "wounded" (dice with a wound mark go), "discard" (the strongest set goes), "strongest" (only
   * the strongest set stays), "weakest" (only the weakest set stays), "downgrade" or "upgrade".
   */
  change: string
  /** The reason: "wounds", "range", "cover", "ground", or an ability by its id. */
  source: string
  /** White, red and black dice before this step. */
  before: [number, number, number]
  /** White, red and black dice after it. */
  after: [number, number, number]
  rules: string[]
}

/** A pool was rolled, with every Critical Ace that was rolled again. */
export type DiceRolled = {
  type: 'DiceRolled'
  /** The character that rolls. */
  who: string
  trait: string
  /** White, red and black dice of the pool. */
  dice: [number, number, number]
  /** The faces as they fell: "blank", "ace" or "critical"; those of dice rolled again come last. */
  faces: string[]
  /** The Aces, with the Boost. */
  aces: number
  /** The Aces among them that are a Boost. */
  boost: number
  rules: string[]
}

/** Whom a shot is aimed at: how far it is, how it is seen, and what hides a part of it. */
export type Aimed = {
  type: 'Aimed'
  /** The shooter. */
  by: string
  target: string
  /** From base to base, in hundredths of an inch. */
  distance: number
  /** "open", "partial" or "blocked". */
  sight: string
  /** The objects and characters that hide a part of the target, by their ids. */
  behind: string[]
  rules: string[]
}

/** An attack was resolved; without `by`, the shrapnel of a vanished character. */
export type Attacked = {
  type: 'Attacked'
  /** The attacker; "" for shrapnel. */
  by: string
  /** The character that defended. */
  target: string
  /** "close" or "ranged"; shrapnel is "close". */
  kind: string
  /** The Aces of the attack. */
  aces: number
  /** The Aces of the Defence. */
  defence: number
  /** Whether the attack has more Aces than the Defence. */
  hit: boolean
  rules: string[]
}

/** A member of a unit that shoots has nobody left to shoot at. */
export type ShotLost = { type: 'ShotLost'; who: string; rules: string[] }

/** A character has got a Wound token. */
export type Wounded = { type: 'Wounded'; who: string; wounds: number; rules: string[] }

/** A character has lost a Wound token. */
export type Healed = { type: 'Healed'; who: string; wounds: number; rules: string[] }

/** An ability marked Hurts does not hurt this time. */
export type TokenAverted = { type: 'TokenAverted'; who: string; ability: string; rules: string[] }

/** A character was taken off the table. */
export type Vanished = { type: 'Vanished'; who: string; rules: string[] }

/** An ability did something, with the character it was about. */
export type AbilityUsed = {
  type: 'AbilityUsed'
  /** The character that has the ability. */
  who: string
  ability: string
  /** The character or the troop it was used on, or an object; "" if on none. */
  about: string
  rules: string[]
}

/** A Spirit challenge was rolled by both. */
export type ChallengeRolled = {
  type: 'ChallengeRolled'
  /** The character that challenges. */
  by: string
  /** The character that is challenged. */
  target: string
  /** The Aces of the challenger. */
  aces: number
  /** The Aces of the challenged character. */
  against: number
  /** Whether the challenger has won. */
  won: boolean
  rules: string[]
}

/** A character has spent a Generic action on a marker and controls it. */
export type MarkerControlled = {
  type: 'MarkerControlled'
  who: string
  marker: number
  rules: string[]
}

/** A character left its marker or vanished: the marker is not controlled any more. */
export type MarkerLost = { type: 'MarkerLost'; who: string; marker: number; rules: string[] }

/** The objective was judged: what each side has of it. */
export type Judged = {
  type: 'Judged'
  objective: string
  /** What each seat has of the objective, by seat. */
  counts: number[]
  rules: string[]
}

/** A player has given up. */
export type Resigned = { type: 'Resigned'; seat: number; rules: string[] }

/** Where a Portal would stand, by answer: x, y, and how it is turned. */
export type PortalPlaces = { places: Record<string, [number, number, number]> }

/** An action of a troop, or what a character does in one: who does what, and to whom. */
export type Deed = {
  /** A troop or a character; "" for the whole unit that acts, or for none. */
  who: string
  /** "move", "close", "ranged", "spirit", "generic", an ability; "end" or "done". */
  what: string
  /** A troop, a character, an object, the number of a marker; "stand" for standing up. */
  target: string
  /** The second target, where there are two. */
  second: string
}

/** A piece, and the points it passes; without points it stays. */
export type Route = { piece: string; points: number[][] }

/** A second target of a shot, and how many Aces it gets. */
export type Split = {
  /** A character; "" for none. */
  target: string
  /** How many Aces it gets; 0 for none. */
  aces: number
}

/** Everywhere a character of the moving group can get to. */
export type AskReach = {
  what: 'reach'
  who: string
  /** Where others of the group will have gone by then. */
  plan?: Record<string, number[]>
}

/** A character of the moving group is sent somewhere. */
export type AskMove = {
  what: 'move'
  who: string
  to: number[]
  /** Whether the others stay as `plan` has them; else they come along as they stand. */
  alone?: boolean
  plan?: Record<string, number[]>
  /** Whether it stands exactly there: else it is set into contact with what it nearly touches. */
  exact?: boolean
}

/** Something is put down somewhere, or pushed so far. */
export type AskPut = { what: 'place'; to: number[]; exact?: boolean }

/** A ruler between two figures or places. */
export type AskSight = { what: 'sight'; start: string | number[]; end: string | number[] }

/** One character attacks another, or a troop: then the server says who would defend. */
export type AskAttack = { what: 'attack'; kind: 'close' | 'ranged'; by: string; at: string }

/** A troop attacks a troop; at "" close: every enemy that it touches. */
export type AskVolley = { what: 'volley'; kind: 'close' | 'ranged'; by: string; at?: string }

/** How a character sees each enemy, and the objects nearest to it. */
export type AskAround = { what: 'around'; who: string }

/** The attacks that the open question lets a player react to. */
export type AskReaction = { what: 'reaction' }

/** What the open question is about. */
export type AskAbout = { what: 'asked' }

/** Where the centre of a base can get to, height by height. */
export type Reached = {
  who: string
  budget: number
  areas: Area[]
  /** As far as it would come with a second Movement action, if it has one left. */
  again: Area[]
}

/** What can be reached at one height: polygons, holes among them (even-odd). */
export type Area = { level: number; rings: [number, number][][] }

/** A planned move: as an answer, and what would come of it. */
export type Planned = {
  answer: Route[]
  /** The character that was sent; the sights are its own. */
  who: string
  routes: PlannedRoute[]
  /** Pairs of the unit that keep together, and the gap between them. */
  links: [string, string, number][]
  /** How wide a gap may be (HR-055). */
  within: number
  strikes: Strike[]
  /** What the moving figures touch at the end. */
  touches: Touch[]
  sights: Seen[]
  /** What each side would have achieved, where the move changes that. */
  score: [number, number] | null
  refused: Message | null
  rule: string
  /** Where each character of the plan ends, to be sent back with the next change of it. */
  goals: Record<string, [number, number, number]>
}

/** The way of one figure in a plan. */
export type PlannedRoute = {
  who: string
  points: [number, number, number][]
  cost: number
  budget: number
  fall: number
  /** Why it cannot get to where it was sent; it goes as near as it can. */
  refused: Message | null
  rule: string
}

/** A free attack that a move would allow (HR-081). */
export type Strike = {
  by: string
  at: string
  /** The chance that it hits, in ten-thousandths. */
  hit: number
}

/** Something a figure touches, or would touch. */
export type Touch = {
  who: string
  kind: 'enemy' | 'marker' | 'object' | 'portal'
  /** The id of an object or a character; the number of a marker, from 1. */
  what: string
}

/** How an enemy is seen from a place, and how far off it is. */
export type Seen = {
  who: string
  sight: 'blocked' | 'open' | 'partial'
  /** What hides it, or a part of it. */
  behind: string[]
  /** How it sees back. */
  sees: 'blocked' | 'open' | 'partial'
  distance: number
  /** The base range against it; 0 for a character that does not shoot. */
  range: number
}

/** Something that is put down somewhere. */
export type Standing = {
  answer: number[]
  refused: Message | null
  rule: string
  sights: Seen[]
  touches: Touch[]
}

/** What lies between two figures or places. */
export type Measured = {
  start: [number, number, number]
  end: [number, number, number]
  /** From edge to edge for figures, from the point for places. */
  distance: number
  /** How much higher the end stands. */
  rise: number
  sight: 'blocked' | 'open' | 'partial'
  behind: string[]
  /** From middle to middle along the table: what the view from the side is as wide as. */
  length: number
  blocks: Block[]
  /** Lines of sight from the side: along and up at both ends, and whether nothing stops them. */
  lines: [number, number, number, number, boolean][]
  /** Lines of sight from above: x and y at both ends. */
  plan: [number, number, number, number, boolean][]
}

/** Something between two ends, seen from the side: along the line, and how high. */
export type Block = { id: string; left: number; right: number; low: number; high: number }

/** What is known of an attack before it is made. */
export type Forecast = {
  kind: string
  by: string
  target: string
  distance: number
  /** The base range against this target; 0 close. */
  range: number
  sight: 'blocked' | 'open' | 'partial'
  behind: string[]
  attack: Side
  defence: Side
  /** The chance of more Aces than the Defence, in ten-thousandths. */
  hit: number
  /** The chance that the target vanishes by it. */
  vanish: number
  others: Other[]
  refused: Message | null
  rule: string
}

/** One side of an attack: what its card shows, what changes it, what is rolled. */
export type Side = {
  who: string
  printed: [number, number, number]
  dice: [number, number, number]
  steps: ToldStep[]
  boost: number
  /** The Aces to be expected, in hundredths. */
  mean: number
}

/** One change of a pool, in words and with its rules. */
export type ToldStep = { say: Message; rules: string[]; after: [number, number, number] }

/** Another chance: with a special way to attack, or after a reaction. */
export type Other = {
  say: Message
  kind: 'mode' | 'reaction'
  hit: number
  rules: string[]
  /** The ability whose way to attack it is; "" for a reaction. */
  ability: string
}

/** The attacks of a troop on a troop: each by itself, in the order of the members. */
export type Volley = {
  attacks: Forecast[]
  /** The chance that at least one hits, in ten-thousandths, without moves or reactions. */
  any: number
}

/** What a character has around it. */
export type Surroundings = { who: string; sights: Seen[]; things: Near[] }

/** An object, and how far off it is. */
export type Near = { id: string; distance: number }

/** Attacks that were declared and not rolled yet. */
export type ReactedTo = { attacks: Forecast[] }

/** What a table has to know of a question to let people answer it on the table. */
export type About = {
  /** Who may move, and how far. */
  budgets: Record<string, number>
  /** Who is put down; "" for a marker. */
  who: string
  /** The object that is pushed: the answer is a way, not a place. */
  push: string
  zones: Zone[]
}

/** A distance from something that a place has to keep, or to keep within. */
export type Zone = {
  kind: 'beyond' | 'within'
  of: 'character' | 'marker' | 'object'
  /** Which one; the number of a marker. */
  id: string
  distance: number
}

/** Whether a team may be played. */
export type AskTeam = { what: 'team'; name: string; entries: Entry[]; stars?: number }

/** A card taken into a team: merged copies make one bigger unit (HR-008). */
export type Entry = {
  /** The card, by its id. */
  card: string
  /** Copies that are merged into one troop. */
  copies: number
  /** How many such troops the team has (HR-009). */
  separate: number
}

/** Whether the team in a file may be played; the text of the file. */
export type AskFile = { what: 'team-file'; text: string }

/** A team, what it costs, what is wrong with it, and the text of its file. */
export type CheckedTeam = {
  name: string
  stars: number
  entries: Entry[]
  cost: number
  fits: boolean
  problems: Wrong[]
  text: string
}

/** What is wrong with a team, and by which rule. */
export type Wrong = { say: Message; rule: string }

/** A house as people see it. */
export type Shown = {
  names: [string, string]
  teams: [string, string]
  players: [string, string]
  stars: number
  rooms: Room[]
  /** The room to play in next; empty when the house is won. */
  next: string
  /** The owners of the house when every room bears a symbol. */
  owners: string[]
}

/** A room of the map. */
export type Room = {
  room: string
  /** The seat whose symbol it bears; -1 if it is not won yet. */
  owner: number
  /** The game that is being played there, or the last one. */
  table: string
  /** "open", "under way", "won" or "drawn". */
  state: string
}

/** All of it. */
export type Library = {
  /** By id; measures on a card are inches and millimetres. */
  cards: Record<string, Card>
  /**
   * The drawings of cards: the inside of an SVG picture 100 wide and 120 high, feet at (50, 114).
   *
   * Shapes are coloured by their class. Cards that an owner has made have a plain one.
   */
  figures: Record<string, string>
  /** How wide the base of each card's characters is, from its middle. */
  radius: Record<string, number>
  abilities: Record<string, Ability>
  things: Record<string, Thing>
  tables: Record<string, Named>
  teams: Record<string, Team>
  dice: Record<string, string[]>
  /** The radius of a marker. */
  marker: number
}

/** A character card. Movement and range are inches, base and height millimetres. */
export type Card = {
  /** Its name, as it is shown. */
  name: string
  /** Its faction. */
  faction: string
  /** What kind of troop it is. */
  type: 'Unit' | 'Leader' | 'Hero'
  /** In Stars (HR-030). */
  cost: number
  /** In inches. */
  movement: number
  /** How many characters one purchase brings (HR-029). */
  force: number
  /** The base range of its Shooting (HR-033). */
  range: number
  /** Dice of Close combat. */
  close_combat: TraitPool
  /** Dice of Shooting; none: it cannot shoot. */
  shooting: TraitPool
  /** Dice of Defence. */
  defence: TraitPool
  /** Dice of Spirit. */
  spirit: TraitPool
  /** Its abilities, by their ids. */
  abilities: string[]
  /** The diameter of its base in millimetres. */
  base: number
  /** Its height in millimetres. */
  height: number
  /** The radius of its base in hundredths of an inch, where millimetres are too coarse. */
  exact_radius: number
}

/** A trait as it is written: dice by colour, those with a wound mark among them, its Boost. */
export type TraitPool = {
  /** White dice, with the marked ones. */
  white: number
  /** Red dice, with the marked ones. */
  red: number
  /** Black dice, with the marked ones. */
  black: number
  /** How many of the dice of each colour bear a wound mark. */
  marked: Record<string, number>
  /** Aces that are added to every roll. */
  boost: number
}

/** An ability by its name, what it does in a line, and its rule. */
export type Ability = { name: Message; text: Message; group: string; rule: string }

/** An object of the catalogue: its footprint round its middle, and how it looks from above. */
export type Thing = {
  names: Record<string, string>
  footprint: [number, number][]
  height: number
  movable: boolean
  uneven: boolean
  stand: boolean
  /** The inside of an SVG picture in hundredths of an inch, y downwards; "" if there is none. */
  drawing: string
  /** How the second, the third and further ones on a table look, so that no two are equal. */
  others: string[]
}

/** A table: its outline and what lies on it, and what it is called. */
export type Named = { names: Record<string, string>; about: Record<string, string>; field: Field }

/** A table to play on, in hundredths of an inch. */
export type Field = {
  /** Its corners, counter-clockwise. */
  outline: [number, number][]
  /** The things on it. */
  things: PlacedThing[]
  /** The places of Portals at sides: two points of the border. */
  sides: [number, number][]
  /** The places of Portals in corners, if the table says so: two points of the border. */
  corners: [number, number][]
}

/** An object of a table: which of the catalogue, where in hundredths, how turned, on what. */
export type PlacedThing = {
  /** Its id, by which files name it. */
  id: string
  /** Its object of the catalogue. */
  kind: string
  /** Its centre, in hundredths of an inch. */
  at: [number, number]
  /** How it is turned, in degrees counter-clockwise. */
  turn: number
  /** The id of the thing it stands on; "" on the table. */
  on: string
}

/** A team by its cards. */
export type Team = {
  /** Its name, as it is shown. */
  name: string
  /** Its cards. */
  entries: Entry[]
}

/** What a player may do without being asked: resign. Open to every player at any time. */
export type ActUnasked = Choice<'act-unasked', ['resign']>

/** Blank or Ace: whose call comes up places a Portal and deploys first. Asked of seat 0. */
export type CallFace = Choice<'call-face', string>

/**
 * On which of two sides, or in which of two corners, the first Portal stands. Asked of the
 * player who is first to deploy: 0 or 1.
 */
export type PlacePortal = Choice<'place-portal', number, PortalPlaces>

/**
 * With which unit a Leader is deployed; or whether a Hero is deployed inside one. Asked of its
 * player; a Specialist that stays alone answers its own name.
 */
export type JoinUnit = Choice<'join-unit', string>

/**
 * Which troop is put down next; "": none, all that wait come late. Asked of the player who
 * deploys, until all troops are down.
 */
export type DeployNext = Choice<'deploy-next', string>

/** Where a character is put down before the first round. Asked of its player. */
export type DeployAt = Asking<'place', 'deploy-at', number[]>

/**
 * Where a marker of the objective lies. Asked of both players in turn if the objective is the
 * Strategic spot.
 */
export type PlaceMarker = Asking<'place', 'place-marker', number[]>

/**
 * Which enemy a Hero has sworn to fight. Asked of the player of a Hero with Sworn enemy, before
 * everything else.
 */
export type SwearEnmity = Choice<'swear-enmity', string>

/**
 * Which troop takes its turn; "": the player passes. Asked of the player whose pearl was drawn,
 * if he has a choice.
 */
export type ActivateTroop = Choice<'activate-troop', string>

/**
 * Whether a troop stands up without spending an action. Asked of its player at the start of its
 * turn (Fast recovery).
 */
export type StandUpFreely = Choice<'stand-up-freely', string>

/** Whether a Leader fights with the abilities of its unit. Asked of its player when it acts. */
export type FightAsUnit = Choice<'fight-as-unit', string>

/**
 * Whether a Hero has three actions in this turn, and is hurt by it. Asked of its player at the
 * start of its turn (Fervour).
 */
export type TakeThirdAction = Choice<'take-third-action', string>

/**
 * Which action which troop takes next, or the end of the turn. Asked of the acting player
 * before each action; `who` is the troop, and `["Guards", "generic", "stand"]` stands up.
 */
export type ChooseAction = Choice<'choose-action', Deed>

/**
 * What a member of the acting troop does next, or that the action is over. Asked of the acting
 * player until every member has acted; `["", "move"]` moves all of them together.
 */
export type ActNext = Choice<'act-next', Deed>

/**
 * Which member leaves its unit for a group of its own. Asked of its player (Action group),
 * again for more members until he passes.
 */
export type SplitUnit = Choice<'split-unit', string>

/**
 * Which unit a Leader joins at the end of its move, if any. Asked of its player after a Leader
 * with Redeploy has moved.
 */
export type JoinAnotherUnit = Choice<'join-another-unit', string>

/**
 * To which unit a messenger carries the abilities of a Leader, if to any. Asked of its player
 * after its move (Messenger).
 */
export type SendMessage = Choice<'send-message', string>

/** Which Leader takes the place of one that vanished. Asked of its player (Replacement). */
export type ReplaceLeader = Choice<'replace-leader', string>

/**
 * Where the members of a troop go with a Movement action. Asked of the acting player. Members
 * that are not named stay; `[]`: all stay.
 */
export type MoveTroop = Asking<'moves', 'move-troop', Route[]>

/**
 * Where a player moves a character against its will, or that it stays. Asked of the player
 * whose ability it is: a straight way; `[]` leaves it.
 */
export type MoveByForce = Asking<'moves', 'move-by-force', Route[]>

/**
 * Where round an enemy a character goes that stays in contact with it. Asked of its player
 * (Relocate).
 */
export type MoveAround = Asking<'moves', 'move-around', Route[]>

/**
 * Where near another character a character is put down. Asked of the player whose ability it
 * is.
 */
export type PlaceNear = Asking<'place', 'place-near', number[]>

/**
 * How far and which way an object is pushed: the answer is a way, not a place. Asked of its
 * player (Push): two numbers, east and north; `[0, 0]` leaves it.
 */
export type PushObject = Asking<'place', 'push-object', number[]>

/**
 * Which other troop is carried along, if any. Asked of the player of the character with
 * Transport, again until he passes.
 */
export type CarryMore = Choice<'carry-more', string>

/**
 * Which enemy strikes at a character that breaks away, if any does. Asked of the player of the
 * enemies it leaves, again until he passes or each has struck.
 */
export type StrikeLeaving = Choice<'strike-leaving', string>

/**
 * In which special way a character attacks; "": in none of those that are left. Asked of the
 * attacker before the dice, also if there is only one way that makes the attack possible.
 */
export type ChooseMode = Choice<'choose-mode', string>

/**
 * Whether a troop that is shot at goes to ground. Asked of the player of the target before the
 * first shot: "ground", or a pass.
 */
export type GoToGround = Choice<'go-to-ground', string>

/**
 * Which of several closest characters defends against a shot of a character. Asked of the
 * player who is shot at, if several are equally close.
 */
export type ChooseDefender = Choice<'choose-defender', string>

/**
 * Whether a shot goes past what hides a nearer character, who then is the target. Asked of the
 * shooter with Parabolic, if another member stands in plain sight.
 */
export type ShootPast = Choice<'shoot-past', string>

/**
 * Which of several characters equally near to the middle of it defends first. Asked of their
 * owner (Blast, Shrapnel).
 */
export type DefendFirst = Choice<'defend-first', string>

/**
 * Whether a Bodyguard takes the place of the target of an attack. Asked of the player of the
 * target.
 */
export type StepIn = Choice<'step-in', string>

/** Whether the attacker has to roll again. Asked of the defender (Energy barrier). */
export type RollAttackAgain = Choice<'roll-attack-again', string>

/**
 * How many Aces the attack has: those of the first roll, or of the second. Asked of the
 * defender after the second roll (Energy barrier).
 */
export type ChooseRoll = Choice<'choose-roll', number>

/**
 * Which dice of the Defence are rolled again, if any: a colour, or "all". Asked of the attacker
 * after the Defence was rolled (Violent attack); "all" with that setting.
 */
export type RollDefenceAgain = Choice<'roll-defence-again', string>

/**
 * Which second target gets how many Aces of a shot, if it is split. Asked of the shooter with
 * Double shot after his roll; `["", 0]` splits nothing.
 */
export type SplitAces = Choice<'split-aces', Split>

/**
 * Whether the target is knocked back instead of wounded. Asked of the attacker after a hit,
 * with the setting `knock_back = "instead"`.
 */
export type KnockBackInstead = Choice<'knock-back-instead', string>

/**
 * Whether a character rolls a die to pass a Wound token on. Asked of its player when it would
 * get a token (Mirror image).
 */
export type AvertWound = Choice<'avert-wound', string>

/**
 * Which friend gets the Wound token of a character. Asked of its player (Mirror image; Selfish
 * fighter, who may pass).
 */
export type PassWound = Choice<'pass-wound', string>

/** With which character a defender swaps places. Asked of its player (Flicker). */
export type SwapPlaces = Choice<'swap-places', string>

/** Which enemy a character strikes at once more. Asked of the attacker (Roundhouse). */
export type StrikeAgain = Choice<'strike-again', string>

/** To which enemy a bolt leaps on after a wound. Asked of the shooter (Lightning bolt). */
export type LeapOn = Choice<'leap-on', string>

/** At which troop a defender shoots back. Asked of its player after a shot (Deflect). */
export type ShootBack = Choice<'shoot-back', string>

/** At which troop a character shoots during its move. Asked of its player (Running shot). */
export type ShootRunning = Choice<'shoot-running', string>

/** Which last attack a vanishing character makes. Asked of its player (Swan song). */
export type AttackLast = Choice<'attack-last', Deed>

/**
 * Which character the target of a won challenge is made to attack. Asked of the player who has
 * won it (Charm), if there are several.
 */
export type ChooseVictim = Choice<'choose-victim', string>

/** Which ability the target of a won challenge loses. Asked of the winner (Stun). */
export type LoseAbility = Choice<'lose-ability', string>

/** What a player is asked. */
export type Question =
  | ActUnasked | CallFace | PlacePortal | JoinUnit | DeployNext | DeployAt | PlaceMarker
  | SwearEnmity | ActivateTroop | StandUpFreely | FightAsUnit | TakeThirdAction | ChooseAction
  | ActNext | SplitUnit | JoinAnotherUnit | SendMessage | ReplaceLeader | MoveTroop | MoveByForce
  | MoveAround | PlaceNear | PushObject | CarryMore | StrikeLeaving | ChooseMode | GoToGround
  | ChooseDefender | ShootPast | DefendFirst | StepIn | RollAttackAgain | ChooseRoll
  | RollDefenceAgain | SplitAces | KnockBackInstead | AvertWound | PassWound | SwapPlaces
  | StrikeAgain | LeapOn | ShootBack | ShootRunning | AttackLast | ChooseVictim | LoseAbility

/** What a seat is told. */
export type Told =
  | SetupRolled | FirstRolled | SwornEnemy | PortalPlaced | Deployed | ObjectiveRolled
  | MarkerPlaced | RoundBegan | PearlDrawn | Activated | Passed | RoundEnded | Declared | Moved
  | MoveLost | Fell | BrokeAway | ObjectPushed | WentToGround | StoodUp | PoolBuilt | DiceRolled
  | Aimed | Attacked | ShotLost | Wounded | Healed | TokenAverted | Vanished | AbilityUsed
  | ChallengeRolled | MarkerControlled | MarkerLost | Judged | Resigned

/** What may be asked for a preview, and what comes back. */
export type Previews = {
  reach: { ask: AskReach; answer: Reached }
  move: { ask: AskMove; answer: Planned }
  place: { ask: AskPut; answer: Standing }
  sight: { ask: AskSight; answer: Measured }
  attack: { ask: AskAttack; answer: Forecast }
  volley: { ask: AskVolley; answer: Volley }
  around: { ask: AskAround; answer: Surroundings }
  reaction: { ask: AskReaction; answer: ReactedTo }
  asked: { ask: AskAbout; answer: About }
}

/** All that a table and its page say to each other. */
export type RaidersTypes = {
  view: Raid
  setup: RaidersSetup
  asked: Question
  told: Told
  previews: Previews
  library: Library
}
