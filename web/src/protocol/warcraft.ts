// Made by tools/protocol.py out of src/kitchentable/warcraft. Do not change it by hand.
import type { Choice, Message } from './types'

/** A whole game. */
export type Warcraft = {
  players: Player[]
  /** By space and kind, as pieces are. */
  creeps: Record<string, Creep>
  /** Creeps nobody has seen: which of them lies where, or was left over, nobody knows. */
  hidden_creeps: string[]
  stage: string
  turn: number
  /** The first player of this turn. */
  first: number
  /** Whose step it is. */
  seat: number
  /** By space: 1 partly, 2 completely depleted. */
  depleted: number[]
  /** Gold and wood left in mines and forests, where the die is not rolled (WC-760, WC-773). */
  stocks: Record<string, number>
  /** Wood beside a token that lies face down (WC-495). */
  added: Record<string, number>
  /** Town spaces that are clear ground since the Tree of Eternity stands in their place. */
  cleared: number[]
  /** What of the Night Elves has walked in this Move Step, and where it stands now. */
  walked: [string, number][]
  /** Mines and forests that never deplete. */
  endless: number[]
  /** Tokens that lie face down, or were left over: which of them lies where, nobody knows. */
  mine_tokens: number[]
  forest_tokens: number[]
  /** The space with enemy workers that a unit has just moved onto. */
  invaded: number
  battle: Battle | null
  /** Spaces in which a battle was to be expected when movement was finished. */
  pending: number[]
  /** Spaces in which a battle was begun in this Move Step. */
  fought: number[]
  /** Battles fought so far. */
  battles: number
  /** With heroes: units that were lost in the battles of this Move Step. */
  lost: Lost[]
  /** What the Spend Step is used for. */
  chosen: string
  /** Types upgraded in this Spend Step. */
  upgraded: number[]
  /** By space: workers who have served for a construction in this Spend Step. */
  assigned: Record<string, number>
  winners: number[]
  /** By which rule the game has ended. */
  ended: string
  /** How the scenario stands: its tokens, and what its rules have to remember. */
  quest: Quest | null
}

/**
 * One player's things.
 *
 * The creeps, and whoever else fights for nobody, are a player too: `neutral`, the last of all,
 * at seat -1. Nobody sits there; who speaks for it, `Warcraft.speaker` says.
 *
 * Pieces are counted by space and kind, where there are any: `pieces[space << SHIFT | kind]`.
 */
export type Player = {
  seat: number
  team: number
  race: string
  town: number
  gold: number
  wood: number
  pieces: Record<string, number>
  /** Kinds of units this player can have beside the three. */
  more: number[]
  /** How many of them have moved in this Move Step. */
  moved: Record<string, number>
  outposts: Outpost[]
  /** Finished buildings by unit type. */
  built: number[]
  /** Buildings under construction with a worker on them. */
  sites: number[]
  /** Buildings under construction without one (Summon Building). */
  summoned: number[]
  /** Pieces in training, one on each building of their type; workers on the mat. */
  training: number[]
  /** Mercenaries who wait on the mat, by type; none where there are no mercenaries. */
  hired: number[]
  /** Research tokens on the worker building (WC-754). */
  research: number
  /** The unit tile on top, by type. */
  levels: number[]
  hand: string[]
  /** What is left to draw, in no order: a draw takes any of it. */
  deck: string[]
  discard: string[]
  /** Victory Point cards played. */
  shown: number
  /** The depletion marker on the Town (WC-182). */
  marked: boolean
  /** Nobody may leave the Town (WC-151). */
  locked: boolean
  out: boolean
  /** Spaces whose pieces move further this turn. */
  fast: number[]
  /** Spaces whose pieces move less this turn, once for each card. */
  crippled: number[]
  /** Spaces that pieces move further in this Move Step by a hero's ability, as in `pieces`. */
  strides: Record<string, number>
  /** Pieces that need not stop for enemies in this Move Step, as in `pieces`. */
  unstopped: number[]
  /** Spaces whose workers are called to arms. */
  armed: number[]
  neutral: boolean
  /** The team a neutral side is no enemy of (WC-929). */
  spares: number | null
  hero: Hero | null
  /** Kinds of summoned creatures that stay after the battle and go with the hero. */
  stay: number[]
}

/** An Outpost on the board; unfinished, one worker in its space is building it. */
export type Outpost = {
  space: number
  finished: boolean
  /** Whether it is finished without a worker (WC-645). */
  alone: boolean
}

/** A player's hero: which one, its level, its wounds, what it has learned. */
export type Hero = {
  name: string
  level: number
  wounds: number
  points: number
  dead: boolean
  /** Whether it waits on its building to be deployed. */
  training: boolean
  /** Whether it has gone up a level in this turn. */
  rose: boolean
  /** Abilities it has used in this battle, or at this moment outside of battles. */
  used: string[]
}

/** A creep on the board, or that was: face down it is one of those nobody has seen. */
export type Creep = {
  /** What its back shows: experience points. */
  points: number
  /** Which one it is, once it was turned up. */
  name: string
  /** Dice it has lost in the battle at hand (WC-668). */
  lost: number
}

/** A battle: who fights where, and how far it is. */
export type Battle = {
  space: number
  /** The seats of attackers and defenders. */
  sides: number[][]
  number: number
  /** Teammates whose flank units stay out (WC-566). */
  absent: number[]
  round: number
  /** Which of the three phases, in their order. */
  phase: number
  half: number
  /** By phase: the seats that strike first by Slow Poison. */
  first: number[][]
  sheep: Sheep[]
  gone: Gone[]
  /** Sides whose flyers can be melee casualties. */
  netted: number[]
  /** Seats that roll their misses again in this phase. */
  spears: number[]
  /** Seats that take 1 off their dice in this phase, once for each card. */
  fire: number[]
  rolls: Rolled[]
  /** Casualties that cards take off, by the side that would suffer them. */
  prevented: number[]
  /** Casualties each side still has to remove. */
  owed: number[]
  /** By seat: casualties of this half that come from its own dice. */
  caused: number[]
  /** The side that removes the next casualty. */
  turn: number
  /** Seats that roll in this half of the phase. */
  rolling: number[]
  /** Marksmanship has taken the removal at hand. */
  aimed: boolean
  /** The unit removed last. */
  removed: Lost | null
  /** What abilities of heroes do meanwhile. */
  spells: Spell[]
  /** With heroes: units that were lost in this battle. */
  lost: Lost[]
  /** The winners, once they are known. */
  won: number[]
  /** Seats whose heroes died in this phase. */
  fallen: number[]
  /** Points of creeps that were killed in this phase. */
  slain: number
  /** By side: the seat that removed its last casualty. */
  took: number[]
}

/** A unit that Polymorph keeps from attacking in this round. */
export type Sheep = { seat: number; kind: number; space: number }

/** A unit that Devour has taken out of the battle. */
export type Gone = { seat: number; kind: number; space: number; by: number }

/** What one player rolled in this half of the phase. */
export type Rolled = {
  seat: number
  kind: number
  strength: number
  /** Whether a natural 1 inflicts two casualties (WC-284). */
  area: boolean
  /** What Faerie Fire takes off every die. */
  minus: number
  faces: number[]
  /** Dice of Moon Glaive, which give no further attacks (WC-487). */
  extra: number[]
}

/** A unit that was removed as a casualty. */
export type Lost = {
  seat: number
  kind: number
  /** Cards that were played on it: each once (WC-468). */
  used: string[]
  /** Whether it came back at once, as a scenario may have it. */
  back: boolean
}

/**
 * What a hero's ability does to pieces in a battle, for a while.
 *
 * `what` is "more" for dice and Strength added to a kind, "safe" for a unit that is no
 * casualty, or the name of the ability that asks for it.
 */
export type Spell = {
  what: string
  seat: number
  kind: number
  space: number
  dice: number
  strength: number
  lasts: number
}

/** The state of a scenario's blocks. A game without a scenario has none. */
export type Quest = {
  /** Tokens by name: the space each lies in. */
  tokens: Record<string, number>
  /** Tokens that were carried in this Move Step. */
  carried: string[]
  /** Units that came back from the dead and have not moved, as in `Player.pieces` (WC-881). */
  sheltered: Record<string, number>
  /** The sheltered units that came back in this Move Step and do not fight in it (WC-883). */
  resting: Record<string, number>
  /** The number of cards of a deck that are set aside unseen (WC-887). */
  aside: number
  /** Whether lightning was called in this Harvest Step (WC-916). */
  struck: boolean
  /** Abilities that elements will give to units that stay with them in this Move Step. */
  still: Gift[]
  /** Abilities that come from elements. */
  gifts: Gift[]
  /** Cards bought in shops: the seat and the shop of each (WC-993). */
  bought: [number, string][]
}

/** An ability that some units of a player have from an element (WC-951). */
export type Gift = { seat: number; space: number; kind: number; number: number; ability: string }

/** What the players agree: races by seat, points to win, turns at most. */
export type WarcraftSetup = {
  seats: number
  /** The races by seat; "" for one that is drawn, () for all. */
  races: string[]
  /** Points to win; 0: 15 for two or three players, 30 for two teams. */
  target: number
  /** Turns after which the side with most points wins; 0: play on. */
  turns: number
  /** Whether the Expansion Set is in play. */
  expansion: boolean
  /** Which of its options: strategic, racial, creeps, heroes, research, draining, hidden. */
  options: string[]
  /** The layout by its name, one for as many players; "": the one of the book. */
  board: string
  /** The scenario by its name; "": the main game. */
  scenario: string
  /** Whether the three elements that win must be in one space (WC-960). */
  elements_one_space: boolean
}

export type RaceTaken = {
  type: 'RaceTaken'
  seat: number
  race: string
  town: string
  rules: string[]
}

export type FirstPlayer = { type: 'FirstPlayer'; seat: number; rules: string[] }

export type TurnBegan = { type: 'TurnBegan'; turn: number; seat: number; rules: string[] }

export type StartingPieces = {
  type: 'StartingPieces'
  seat: number
  melee: number
  workers: number
  gold: number
  wood: number
  rules: string[]
}

export type Moved = {
  type: 'Moved'
  seat: number
  kind: string
  start: string
  to: string
  rules: string[]
}

export type MoveStepOver = { type: 'MoveStepOver'; seat: number; rules: string[] }

export type WorkersDestroyed = {
  type: 'WorkersDestroyed'
  seat: number
  space: string
  number: number
  rules: string[]
}

export type OutpostDestroyed = {
  type: 'OutpostDestroyed'
  seat: number
  space: string
  rules: string[]
}

export type TownLocked = { type: 'TownLocked'; seat: number; rules: string[] }

export type TownFree = { type: 'TownFree'; seat: number; rules: string[] }

export type TownMarked = { type: 'TownMarked'; seat: number; rules: string[] }

export type Eliminated = { type: 'Eliminated'; seat: number; rules: string[] }

export type GoldHarvested = {
  type: 'GoldHarvested'
  seat: number
  space: string
  number: number
  rules: string[]
}

export type WoodHarvested = {
  type: 'WoodHarvested'
  seat: number
  space: string
  number: number
  rules: string[]
}

export type PartlyDepleted = { type: 'PartlyDepleted'; space: string; rules: string[] }

export type Depleted = { type: 'Depleted'; space: string; rules: string[] }

export type Researched = { type: 'Researched'; seat: number; number: number; rules: string[] }

export type TreePlanted = { type: 'TreePlanted'; seat: number; space: string; rules: string[] }

export type Walked = {
  type: 'Walked'
  seat: number
  what: string
  start: string
  to: string
  rules: string[]
}

export type StockLaidOut = {
  type: 'StockLaidOut'
  spaces: string[]
  number: number
  rules: string[]
}

export type Grown = { type: 'Grown'; space: string; number: number; rules: string[] }

export type TokenTurned = { type: 'TokenTurned'; space: string; number: number; rules: string[] }

export type Deployed = {
  type: 'Deployed'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type BuildingFinished = {
  type: 'BuildingFinished'
  seat: number
  kind: string
  rules: string[]
}

export type OutpostFinished = {
  type: 'OutpostFinished'
  seat: number
  space: string
  rules: string[]
}

export type Trained = {
  type: 'Trained'
  seat: number
  kind: string
  gold: number
  wood: number
  rules: string[]
}

export type BuildingBegun = {
  type: 'BuildingBegun'
  seat: number
  kind: string
  gold: number
  wood: number
  rules: string[]
}

export type OutpostBegun = {
  type: 'OutpostBegun'
  seat: number
  space: string
  gold: number
  wood: number
  rules: string[]
}

export type Upgraded = {
  type: 'Upgraded'
  seat: number
  kind: string
  level: number
  strength: number
  ability: string
  last: boolean
  rules: string[]
}

export type VictoryPointShown = {
  type: 'VictoryPointShown'
  seat: number
  number: number
  rules: string[]
}

export type Scored = {
  type: 'Scored'
  seat: number
  points: number
  target: number
  rules: string[]
}

export type GaveUp = { type: 'GaveUp'; seat: number; rules: string[] }

export type Gave = {
  type: 'Gave'
  seat: number
  to_seat: number
  gold: number
  wood: number
  rules: string[]
}

export type BattleBegan = {
  type: 'BattleBegan'
  space: string
  seats: number[]
  others: number[]
  rules: string[]
}

export type BattleOff = { type: 'BattleOff'; space: string; rules: string[] }

export type StayedOut = { type: 'StayedOut'; seat: number; rules: string[] }

export type RoundBegan = { type: 'RoundBegan'; round: number; rules: string[] }

export type PhaseBegan = { type: 'PhaseBegan'; kind: string; rules: string[] }

export type StrikesFirst = { type: 'StrikesFirst'; seat: number; kind: string; rules: string[] }

export type Attacked = {
  type: 'Attacked'
  seat: number
  kind: string
  faces: number[]
  hits: number
  strength: number
  rules: string[]
}

export type RolledAgain = { type: 'RolledAgain'; seat: number; faces: number[]; rules: string[] }

export type ExtraAttacks = {
  type: 'ExtraAttacks'
  seat: number
  faces: number[]
  hits: number
  rules: string[]
}

export type Raised = { type: 'Raised'; seat: number; number: number; rules: string[] }

export type ReturnedToReserve = {
  type: 'ReturnedToReserve'
  seat: number
  number: number
  rules: string[]
}

export type CasualtiesCounted = {
  type: 'CasualtiesCounted'
  seats: number[]
  number: number
  rules: string[]
}

export type Removed = {
  type: 'Removed'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type CasualtiesIgnored = {
  type: 'CasualtiesIgnored'
  seats: number[]
  number: number
  rules: string[]
}

export type BattleWon = { type: 'BattleWon'; space: string; seats: number[]; rules: string[] }

export type NobodyWon = { type: 'NobodyWon'; space: string; rules: string[] }

export type UnitReturned = {
  type: 'UnitReturned'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type MoreCasualties = {
  type: 'MoreCasualties'
  seats: number[]
  number: number
  rules: string[]
}

export type CardDrawn = { type: 'CardDrawn'; seat: number; card: string; rules: string[] }

export type DeckRenewed = { type: 'DeckRenewed'; seat: number; rules: string[] }

export type NoCardLeft = { type: 'NoCardLeft'; seat: number; rules: string[] }

export type CardPlayed = { type: 'CardPlayed'; seat: number; card: string; rules: string[] }

export type CardCancelled = {
  type: 'CardCancelled'
  seat: number
  card: string
  by: number
  rules: string[]
}

export type Hastened = { type: 'Hastened'; seat: number; space: string; rules: string[] }

export type Slowed = { type: 'Slowed'; seat: number; space: string; rules: string[] }

export type CalledToArms = {
  type: 'CalledToArms'
  seat: number
  space: string
  workers: number
  rules: string[]
}

export type Ported = {
  type: 'Ported'
  seat: number
  kind: string
  number: number
  start: string
  to: string
  rules: string[]
}

export type Polymorphed = {
  type: 'Polymorphed'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type Devoured = {
  type: 'Devoured'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type Netted = { type: 'Netted'; seats: number[]; rules: string[] }

export type Prevented = { type: 'Prevented'; seats: number[]; number: number; rules: string[] }

export type Pillaged = {
  type: 'Pillaged'
  seat: number
  by: number
  gold: number
  wood: number
  rules: string[]
}

export type MoreAttacks = { type: 'MoreAttacks'; seat: number; number: number; rules: string[] }

export type OutpostWithstood = {
  type: 'OutpostWithstood'
  seat: number
  space: string
  rules: string[]
}

export type Rescued = {
  type: 'Rescued'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type Renewed = { type: 'Renewed'; space: string; rules: string[] }

export type TookResources = {
  type: 'TookResources'
  seat: number
  gold: number
  wood: number
  rules: string[]
}

export type CreepsPlaced = { type: 'CreepsPlaced'; spaces: string[]; rules: string[] }

export type CreepTurned = {
  type: 'CreepTurned'
  space: string
  creep: string
  strength: number
  dice: number
  kind: string
  rules: string[]
}

export type CreepHit = {
  type: 'CreepHit'
  creep: string
  space: string
  left: number
  rules: string[]
}

export type CreepKilled = { type: 'CreepKilled'; creep: string; space: string; rules: string[] }

export type HeroChosen = {
  type: 'HeroChosen'
  seat: number
  hero: string
  space: string
  rules: string[]
}

export type HeroWounded = {
  type: 'HeroWounded'
  seat: number
  hero: string
  wounds: number
  rules: string[]
}

export type HeroHealed = {
  type: 'HeroHealed'
  seat: number
  hero: string
  wounds: number
  rules: string[]
}

export type HeroKilled = {
  type: 'HeroKilled'
  seat: number
  hero: string
  space: string
  rules: string[]
}

export type CreaturesGone = { type: 'CreaturesGone'; seat: number; rules: string[] }

export type Learned = {
  type: 'Learned'
  seat: number
  hero: string
  points: number
  rules: string[]
}

export type NothingLearned = { type: 'NothingLearned'; seat: number; hero: string; rules: string[] }

export type HeroRose = {
  type: 'HeroRose'
  seat: number
  hero: string
  level: number
  rules: string[]
}

export type PowerUsed = {
  type: 'PowerUsed'
  seat: number
  hero: string
  power: string
  rules: string[]
}

export type Banished = {
  type: 'Banished'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type Restored = {
  type: 'Restored'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type PowerCountered = {
  type: 'PowerCountered'
  seat: number
  power: string
  by: number
  rules: string[]
}

export type Teleported = {
  type: 'Teleported'
  seat: number
  start: string
  to: string
  rules: string[]
}

export type Strides = { type: 'Strides'; seat: number; space: string; rules: string[] }

export type Rooted = { type: 'Rooted'; seat: number; space: string; rules: string[] }

export type Summoned = {
  type: 'Summoned'
  seat: number
  kind: string
  number: number
  space: string
  rules: string[]
}

export type Stunned = {
  type: 'Stunned'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type HeroTrained = {
  type: 'HeroTrained'
  seat: number
  hero: string
  level: number
  rules: string[]
}

/** The scenario that is played, with the texts of its file. */
export type ScenarioBegan = {
  type: 'ScenarioBegan'
  scenario: string
  title: string
  story: string
  task: string
  rules: string[]
}

export type CardsTakenOut = {
  type: 'CardsTakenOut'
  seat: number
  card: string
  number: number
  rules: string[]
}

export type TokenLaid = { type: 'TokenLaid'; token: string; space: string; rules: string[] }

export type WallsStand = { type: 'WallsStand'; edges: string[]; rules: string[] }

export type UnitsBegin = {
  type: 'UnitsBegin'
  seat: number
  kind: string
  number: number
  space: string
  rules: string[]
}

export type OutpostsBegin = {
  type: 'OutpostsBegin'
  seat: number
  spaces: string[]
  rules: string[]
}

export type TilesBegin = { type: 'TilesBegin'; seat: number; levels: number[]; rules: string[] }

export type Carried = {
  type: 'Carried'
  seat: number
  token: string
  start: string
  to: string
  rules: string[]
}

/** A Necromancer stands beside a place that has lost its power. */
export type Idle = { type: 'Idle'; seat: number; space: string; rules: string[] }

export type TokenStands = { type: 'TokenStands'; token: string; space: string; rules: string[] }

export type GoneForGood = {
  type: 'GoneForGood'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type BroughtHome = { type: 'BroughtHome'; seat: number; token: string; rules: string[] }

/** A player would have points elsewhere, but this scenario gives none. */
export type Worthless = { type: 'Worthless'; seat: number; rules: string[] }

export type WithoutMat = { type: 'WithoutMat'; seat: number; rules: string[] }

export type LeftBehind = { type: 'LeftBehind'; token: string; space: string; rules: string[] }

export type TokenDestroyed = {
  type: 'TokenDestroyed'
  token: string
  space: string
  rules: string[]
}

export type NeverDepletes = { type: 'NeverDepletes'; spaces: string[]; rules: string[] }

export type DepletedFromTheStart = {
  type: 'DepletedFromTheStart'
  spaces: string[]
  rules: string[]
}

export type CalledForth = {
  type: 'CalledForth'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type NecromancerKilled = {
  type: 'NecromancerKilled'
  seat: number
  space: string
  rules: string[]
}

export type CameBack = {
  type: 'CameBack'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type StepSkipped = { type: 'StepSkipped'; seat: number; step: string; rules: string[] }

export type SetAside = { type: 'SetAside'; seat: number; left: number; rules: string[] }

/** A player has taken over a unit of `to_seat`. */
export type TakenOver = {
  type: 'TakenOver'
  seat: number
  to_seat: number
  kind: string
  space: string
  rules: string[]
}

export type NotTakenOver = {
  type: 'NotTakenOver'
  seat: number
  kind: string
  space: string
  rules: string[]
}

export type AltarHeld = {
  type: 'AltarHeld'
  seat: number
  number: number
  space: string
  rules: string[]
}

export type LightningStruck = {
  type: 'LightningStruck'
  seat: number
  space: string
  faces: number[]
  number: number
  rules: string[]
}

export type BeastsPlaced = { type: 'BeastsPlaced'; space: string; to: string; rules: string[] }

export type BeastFollowed = {
  type: 'BeastFollowed'
  seat: number
  start: string
  to: string
  rules: string[]
}

export type BeastSpared = { type: 'BeastSpared'; seat: number; space: string; rules: string[] }

export type ElementsGuarded = { type: 'ElementsGuarded'; spaces: string[]; rules: string[] }

/** Units that have stood still beside an element have its ability. */
export type ElementServes = {
  type: 'ElementServes'
  seat: number
  space: string
  ability: string
  rules: string[]
}

export type ElementsHeld = { type: 'ElementsHeld'; seat: number; number: number; rules: string[] }

/** The player at the left of `seat` has lost his Town, so `seat` has won. */
export type NeighbourFell = {
  type: 'NeighbourFell'
  seat: number
  to_seat: number
  rules: string[]
}

export type MercenariesReady = {
  type: 'MercenariesReady'
  /** Melee, ranged, flying. */
  numbers: number[]
  rules: string[]
}

export type Hired = { type: 'Hired'; seat: number; kind: string; gold: number; rules: string[] }

/** A mercenary has left `to_seat` for a player who pays him. */
export type Bribed = {
  type: 'Bribed'
  seat: number
  to_seat: number
  kind: string
  space: string
  gold: number
  rules: string[]
}

export type Disbanded = {
  type: 'Disbanded'
  seat: number
  kind: string
  space: string
  number: number
  rules: string[]
}

export type ShopsStocked = { type: 'ShopsStocked'; spaces: string[]; rules: string[] }

export type CardBought = {
  type: 'CardBought'
  seat: number
  space: string
  /** The number of cards the player has bought so far. */
  number: number
  rules: string[]
}

/** At the end of a step a player has all his cards and enough points. */
export type Cured = { type: 'Cured'; seat: number; points: number; rules: string[] }

/**
 * What a player does unasked: "give" gold or wood `to` a teammate, show a "victory" point.
 *
 * `card` is for those who would like to give one; the rules refuse it.
 */
export type Unasked = { name: string; to?: number; gold?: number; wood?: number; card?: string }

/**
 * A card that is played, or an ability of a hero that is used, and on what.
 *
 * `on` are seats, kinds and spaces, as the card needs them.
 */
export type Play = { name: string; on?: (number | string)[] }

/** Where units of a kind come out of a Town Portal, and how many. */
export type Landing = { space: string; kind: string; number: number }

/**
 * One step of a mover: a piece goes from a space to another.
 *
 * `what` is the kind of piece, or what walks ("tree", "outpost"). Before anything has moved, it
 * may be the card Fast, played on `start`. "done": the mover is done.
 */
export type Step = { what: string; start?: string; to?: string }

/**
 * Something that is placed or finished in a Deploy Step.
 *
 * "place" a piece of kind `what` in `space`; "finish" a building of type `what`, or one that was
 * "summoned"; finish the "outpost" in the space `what`; "done".
 */
export type Deployment = { name: string; what?: string; space?: string }

/**
 * Something that is bought in a Spend Step.
 *
 * "train" a kind, "build" or "summon" a type of building, begin an "outpost" in a space,
 * "upgrade" a type, take "resources" of a kind, show a "victory" point, "done"; or the name of a
 * purchase that an option or a scenario adds, and what of it.
 */
export type Act = { name: string; what?: string }

/** A battle to be fought: its space, and the seat of an enemy. */
export type BattleAt = { space: string; enemy: number }

/**
 * A unit that is lost or taken over, by its kind and its space.
 *
 * Instead of a kind: "partner" leaves a casualty to the teammate, "none" takes nobody over.
 */
export type Victim = { kind: string; space?: string }

/** The heroes and the cards of the content, by name. */
export type Library = { heroes: Record<string, HeroPage>; cards: Record<string, CardPage> }

/** A hero in the library: its name, its cards, their texts, and advice. */
export type HeroPage = { name: Message; card: HeroCard; lines: Message[] }

/** A hero with its three cards (WC-045, WC-046). */
export type HeroCard = {
  race: string
  type: string
  levels: [HeroLevel, HeroLevel, HeroLevel]
  /** Whether our catalogues tell how it wants to be played. */
  told: boolean
}

/** A hero card: its Strength and Life, and the ability that comes with this level. */
export type HeroLevel = {
  strength: number
  life: number
  ability: string
  /** What the ability costs (WC-708). */
  mana: number
}

/** A card in the library: its name and text, its mana, and its copies by race. */
export type CardPage = {
  name: Message
  text: Message
  mana: number
  /** Copies in the base decks. */
  base: Record<string, number>
  /** Copies in the decks of the Expansion Set. */
  expansion: Record<string, number>
}

/** What a player would like to do without being asked. */
export type ActUnasked = Choice<'act-unasked', ['resign'] | Unasked>

/** Which card is played, or which ability of a hero is used, in a window of play. */
export type PlayCard = Choice<'play-card', Play>

/** Where the units of a Town Portal go that do not all fit into one space. */
export type PlacePorted = Choice<'place-ported', Landing[]>

/** Which piece goes where, or that the mover is done. */
export type MovePiece = Choice<'move-piece', Step>

/** What is finished or placed next, or that the Deploy Step is over. */
export type Deploy = Choice<'deploy', Deployment>

/** What is bought next, or that the Spend Step is over. */
export type Spend = Choice<'spend', Act>

/** Which of several battles is fought next, and against which enemy. */
export type ChooseBattle = Choice<'choose-battle', BattleAt>

/** Whether a player helps a teammate with his units in the flanks. */
export type JoinBattle = Choice<'join-battle', number>

/** In which phase a unit with Slow Poison strikes first, by the phase's type. */
export type ChoosePhase = Choice<'choose-phase', string>

/** Which unit its owner loses. */
export type ChooseCasualty = Choice<'choose-casualty', Victim>

/** How many melee units rise for the natural 1s of a roll. */
export type RaiseDead = Choice<'raise-dead', number>

/** Which hero of his race a player leads, by name. */
export type ChooseHero = Choice<'choose-hero', string>

/** In which space a hero begins, where its player's units begin in several. */
export type PlaceHero = Choice<'place-hero', string>

/** Whether a hero goes up a level. */
export type RaiseLevel = Choice<'raise-level', number>

/** Which of two Outposts, by its space, is given up for a third. */
export type GiveUpOutpost = Choice<'give-up-outpost', string>

/** Whether three Undead melee units gather wood in a forest. */
export type Gather = Choice<'gather', number>

/** Which of two cards a player keeps by Brilliance. */
export type KeepCard = Choice<'keep-card', string>

/** Which cards are discarded for the mana of an ability. */
export type PayMana = Choice<'pay-mana', string[]>

/** Of which kind a player loses a piece by Death and Decay. */
export type LosePiece = Choice<'lose-piece', string>

/** Of which kind a lost unit comes back to its hero. */
export type BringBack = Choice<'bring-back', string>

/** Which tokens a piece takes along that has moved from `start` to `to`. */
export type CarryTokens = Choice<'carry-tokens', string[]>

/** Whether a Necromancer raises a unit beside a sign. */
export type CallForth = Choice<'call-forth', number>

/** Which enemy unit is to be taken over at the altar. */
export type TakeOver = Choice<'take-over', Victim>

/** Which space is struck by lightning; nothing: none now. */
export type CallLightning = Choice<'call-lightning', string>

/** To which of the nearest places a killed unit returns. */
export type ComeBack = Choice<'come-back', string>

/** What a player is asked. */
export type Question =
  | ActUnasked | PlayCard | PlacePorted | MovePiece | Deploy | Spend | ChooseBattle | JoinBattle
  | ChoosePhase | ChooseCasualty | RaiseDead | ChooseHero | PlaceHero | RaiseLevel | GiveUpOutpost
  | Gather | KeepCard | PayMana | LosePiece | BringBack | CarryTokens | CallForth | TakeOver
  | CallLightning | ComeBack

/** What a seat is told. */
export type Told =
  | RaceTaken | FirstPlayer | TurnBegan | StartingPieces | Moved | MoveStepOver | WorkersDestroyed
  | OutpostDestroyed | TownLocked | TownFree | TownMarked | Eliminated | GoldHarvested
  | WoodHarvested | PartlyDepleted | Depleted | Researched | TreePlanted | Walked | StockLaidOut
  | Grown | TokenTurned | Deployed | BuildingFinished | OutpostFinished | Trained | BuildingBegun
  | OutpostBegun | Upgraded | VictoryPointShown | Scored | GaveUp | Gave | BattleBegan | BattleOff
  | StayedOut | RoundBegan | PhaseBegan | StrikesFirst | Attacked | RolledAgain | ExtraAttacks
  | Raised | ReturnedToReserve | CasualtiesCounted | Removed | CasualtiesIgnored | BattleWon
  | NobodyWon | UnitReturned | MoreCasualties | CardDrawn | DeckRenewed | NoCardLeft | CardPlayed
  | CardCancelled | Hastened | Slowed | CalledToArms | Ported | Polymorphed | Devoured | Netted
  | Prevented | Pillaged | MoreAttacks | OutpostWithstood | Rescued | Renewed | TookResources
  | CreepsPlaced | CreepTurned | CreepHit | CreepKilled | HeroChosen | HeroWounded | HeroHealed
  | HeroKilled | CreaturesGone | Learned | NothingLearned | HeroRose | PowerUsed | Banished
  | Restored | PowerCountered | Teleported | Strides | Rooted | Summoned | Stunned | HeroTrained
  | ScenarioBegan | CardsTakenOut | TokenLaid | WallsStand | UnitsBegin | OutpostsBegin | TilesBegin
  | Carried | Idle | TokenStands | GoneForGood | BroughtHome | Worthless | WithoutMat | LeftBehind
  | TokenDestroyed | NeverDepletes | DepletedFromTheStart | CalledForth | NecromancerKilled
  | CameBack | StepSkipped | SetAside | TakenOver | NotTakenOver | AltarHeld | LightningStruck
  | BeastsPlaced | BeastFollowed | BeastSpared | ElementsGuarded | ElementServes | ElementsHeld
  | NeighbourFell | MercenariesReady | Hired | Bribed | Disbanded | ShopsStocked | CardBought
  | Cured

/** What may be asked for a preview, and what comes back. */
export type Previews = Record<string, never>

/** All that a table and its page say to each other. */
export type WarcraftTypes = {
  view: Warcraft
  setup: WarcraftSetup
  asked: Question
  told: Told
  previews: Previews
  library: Library
}
