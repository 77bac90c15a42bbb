// Made by tools/protocol.py out of src/kitchentable/warcraft. Do not change it by hand.
import type { Choice, Message } from './types'

/** A whole game. */
export type Warcraft = {
  players: Player[]
  /** By space and kind, `space << SHIFT | kind`. */
  creeps: Record<string, Creep>
  /** Creeps that no player has seen: those face down on the board and those left over. */
  hidden_creeps: string[]
  stage: string
  turn: number
  /** The first player of this turn. */
  first: number
  /** The seat whose step it is. */
  seat: number
  /** By space: 1 partly, 2 completely depleted. */
  depleted: number[]
  /** Gold and wood left in mines and forests that need no die roll (WC-760, WC-773). */
  stocks: Record<string, number>
  /** Wood beside a token that lies face down (WC-495). */
  added: Record<string, number>
  /** Printed Towns that are clear ground because a Tree of Eternity replaces them. */
  cleared: number[]
  /** Night Elf trees and Outposts that walked in this Move Step, with their new spaces. */
  walked: [string, number][]
  /** Mines and forests that never deplete. */
  endless: number[]
  /** Tokens that no player has seen: those face down on the board and those left over. */
  mine_tokens: number[]
  forest_tokens: number[]
  /** The space with enemy workers that a unit has just moved onto. */
  invaded: number
  battle: Battle | null
  /** Spaces in which a battle was due when movement was finished. */
  pending: number[]
  /** Spaces in which a battle was begun in this Move Step. */
  fought: number[]
  /** Battles fought so far. */
  battles: number
  /** With heroes: units that were lost in the battles of this Move Step. */
  lost: Lost[]
  /** The way to spend that was chosen in this Spend Step. */
  chosen: string
  /** Unit types upgraded in this Spend Step. */
  upgraded: number[]
  /** By space: workers who have served for a construction in this Spend Step. */
  assigned: Record<string, number>
  winners: number[]
  /** The rule by which the game has ended, or "resigned" or "limit". */
  ended: string
  /** The state of the scenario: its tokens, and what its rules have to remember. */
  quest: Quest | null
}

/**
 * Everything that belongs to one player.
 *
 * Creeps and other neutral pieces belong to a player too: a `neutral` one, last in the list, at
 * seat -1. `Warcraft.speaker` names the seat that decides and rolls for it.
 *
 * Pieces are counted by space and kind: `pieces[space << SHIFT | kind]`, never 0.
 */
export type Player = {
  seat: number
  team: number
  race: string
  town: number
  gold: number
  wood: number
  pieces: Record<string, number>
  /** Kinds of units this player can have besides the three types. */
  more: number[]
  /** By piece, as in `pieces`: how many have moved in this Move Step. */
  moved: Record<string, number>
  outposts: Outpost[]
  /** Finished buildings by unit type. */
  built: number[]
  /** Buildings under construction with a worker on them, by unit type. */
  sites: number[]
  /** Buildings under construction without a worker (Summon Building), by unit type. */
  summoned: number[]
  /** Pieces in training, one on each building of their type; workers on the mat. */
  training: number[]
  /** Mercenaries who wait on the mat, by type; empty in games without mercenaries. */
  hired: number[]
  /** Research tokens on the worker building (WC-754). */
  research: number
  /** The unit tile on top, by type. */
  levels: number[]
  hand: string[]
  /** The cards left to draw, in no order: a draw takes any of them. */
  deck: string[]
  discard: string[]
  /** Victory Point cards played. */
  shown: number
  /** Whether the depletion marker lies on the Town (WC-182). */
  marked: boolean
  /** Whether no piece may leave the Town (WC-151). */
  locked: boolean
  out: boolean
  /** Spaces whose pieces move further this turn. */
  fast: number[]
  /** Spaces whose pieces move less this turn, once for each card. */
  crippled: number[]
  /** By piece, as in `pieces`: the spaces a hero's ability adds to its speed in this step. */
  strides: Record<string, number>
  /** Pieces, as in `pieces`, that need not stop for enemies in this Move Step. */
  unstopped: number[]
  /** Spaces whose workers are called to arms. */
  armed: number[]
  neutral: boolean
  /** The team of which a neutral side is no enemy (WC-929). */
  spares: number | null
  hero: Hero | null
  /** Kinds of summoned creatures that stay after the battle and move with the hero. */
  stay: number[]
}

/** An Outpost on the board. While it is unfinished, one worker in its space builds it. */
export type Outpost = {
  space: number
  finished: boolean
  /** Whether its construction needs no worker (WC-645). */
  alone: boolean
}

/** A player's hero: its name, level, wounds and experience points. */
export type Hero = {
  name: string
  level: number
  wounds: number
  points: number
  dead: boolean
  /** Whether it stands on its building until it is deployed. */
  training: boolean
  /** Whether it has gone up a level in this turn. */
  rose: boolean
  /** Abilities it has used in this battle, or in this window outside battles. */
  used: string[]
}

/** A creep. Face down it has no name: it is one of those that no player has seen. */
export type Creep = {
  /** The experience points on its back. */
  points: number
  /** Its name, once it was turned up. */
  name: string
  /** Dice it has lost in the battle at hand (WC-668). */
  lost: number
}

/** A battle: its space, its sides and its progress. */
export type Battle = {
  space: number
  /** The seats of attackers and defenders. */
  sides: number[][]
  number: number
  /** Teammates whose flank units stay out (WC-566). */
  absent: number[]
  round: number
  /** The index of the phase in `PHASES`. */
  phase: number
  half: number
  /** By phase: the seats that strike first by Slow Poison. */
  first: number[][]
  sheep: Sheep[]
  gone: Gone[]
  /** Sides whose flying units can be casualties of melee. */
  netted: number[]
  /** Seats that roll their misses again in this phase. */
  spears: number[]
  /** Seats that take 1 off their dice in this phase, once for each card. */
  fire: number[]
  rolls: Rolled[]
  /** Casualties that cards prevent, by the side that would suffer them. */
  prevented: number[]
  /** Casualties that each side still has to remove. */
  owed: number[]
  /** By seat: casualties of this half that come from its own dice. */
  caused: number[]
  /** The side that removes the next casualty. */
  turn: number
  /** Seats that roll in this half of the phase. */
  rolling: number[]
  /** Whether Marksmanship has made the choice of this casualty. */
  aimed: boolean
  /** The unit removed last. */
  removed: Lost | null
  /** The temporary effects of heroes' abilities. */
  spells: Spell[]
  /** With heroes: units that were lost in this battle. */
  lost: Lost[]
  /** The winners, once they are known. */
  won: number[]
  /** Seats whose heroes died in this phase. */
  fallen: number[]
  /** Experience points of the creeps killed in this phase. */
  slain: number
  /** By side: the seat that removed its last casualty. */
  took: number[]
  /** By seat: the melee units raised in this battle. */
  raised: Record<string, number>
}

/** A unit that Polymorph keeps from attacking in this round. */
export type Sheep = { seat: number; kind: number; space: number }

/** A unit that Devour has taken out of the battle. */
export type Gone = { seat: number; kind: number; space: number; by: number }

/** A player's roll for one kind of piece in this half of the phase. */
export type Rolled = {
  seat: number
  kind: number
  strength: number
  /** Whether a natural 1 inflicts two casualties (WC-284). */
  area: boolean
  /** The number that Faerie Fire takes off every die. */
  minus: number
  faces: number[]
  /** Dice of Moon Glaive, which give no further attacks (WC-487). */
  extra: number[]
}

/** A unit that was removed as a casualty. */
export type Lost = {
  seat: number
  kind: number
  /** Cards that were played on it, each at most once (WC-468). */
  used: string[]
  /** Whether a scenario brought it back at once. */
  back: boolean
}

/**
 * A temporary effect of a hero's ability on pieces in a battle.
 *
 * `what` is "more" for dice and Strength added to a kind, "safe" for a unit that cannot be a
 * casualty, or the name of the ability that looks for it.
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

/** The agreement: races by seat, points to win, most turns, edition, board and scenario. */
export type WarcraftSetup = {
  seats: number
  /** The races by seat; "" draws a race, () draws all. */
  races: string[]
  /** Points to win; 0: 15 for two or three players, 30 for two teams. */
  target: number
  /** Turns after which the side with the most points wins; 0: no limit. */
  turns: number
  /** Whether the Expansion Set is in play. */
  expansion: boolean
  /** Its options: strategic, racial, creeps, heroes, research, draining, hidden. */
  options: string[]
  /** The name of a layout for this number of players; "": the one of the book. */
  board: string
  /** The name of the scenario; "": the main game. */
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
 * An act without a question: "give" gold or wood `to` a teammate, show a "victory" point.
 *
 * `card` names a card that a player tries to give; the rules refuse it.
 */
export type Unasked = { name: string; to?: number; gold?: number; wood?: number; card?: string }

/**
 * A card that is played, or a hero's ability that is used, and its target.
 *
 * `on` holds seats, kinds and spaces, as the card needs them.
 */
export type Play = { name: string; on?: (number | string)[] }

/** Where units of a kind come out of a Town Portal, and how many. */
export type Landing = { space: string; kind: string; number: number }

/**
 * One step of the mover: a piece goes from one space to another.
 *
 * `what` is the kind of piece, or "tree" or "outpost" for those that walk. Before any piece has
 * moved it may be the card Fast, played on `start`. "done": the mover is done.
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
 * Instead of a kind: "partner" leaves a casualty to the teammate, "none" takes no unit over.
 */
export type Victim = { kind: string; space?: string }

/** The board of this table. */
export type AskBoard = { what: 'board' }

/** The chances in a space after some moves of the player who is asked. */
export type AskOdds = { what: 'odds'; space: string; moves: Step[] }

/** The battle that is being fought. */
export type AskBattle = { what: 'battle' }

/** The income to expect, without cards and without what options ask the owner about. */
export type AskIncome = { what: 'income' }

/** The spaces a seat could reach if it moved now. */
export type AskReach = { what: 'reach'; seat: number }

/** The spaces and walls of a board, and what was agreed for the game on it. */
export type BoardPage = {
  spaces: Space[]
  /** By space: the spaces adjacent to it. */
  near: number[][]
  /** Walls, each by the two spaces it stands between. */
  walls: [number, number][]
  /** Points to win; 0: points do not win. */
  target: number
  /** Turns after which the game is over; 0: no limit. */
  limit: number
  options: string[]
  /** The names of the scenario's tokens. */
  tokens: Record<string, Message>
  scenario: string
  title: Message | null
  story: Message | null
}

/** One space: its name, its coordinates, its kind. */
export type Space = {
  name: string
  at: [number, number]
  kind: string
  /** The points of an objective. */
  points: number
  piece: number
}

/** The battle that a move would lead to. */
export type Foreseen = {
  space: string
  /** `None` if no enemy unit stands there, or a creep lies face down. */
  chances: Chances | null
  /** Whether a creep lies face down in the space. */
  unknown: boolean
}

/** The chances of the attacker, of nobody and of the defender, in millionths. */
export type Chances = {
  attacker: number
  nobody: number
  defender: number
  /** Units the attacker loses on average, times 1000. */
  lost: number
  /** Units the defender loses on average, times 1000. */
  taken: number
  /** Twice the standard error in millionths; 0 if the chances are exact. */
  error: number
}

/** The battle as it stands; no space if there is none. */
export type BattlePage = {
  space: string
  /** Which battle of the game it is; with round, phase and stage a page knows its moment. */
  number: number
  round: number
  phase: number
  stage: string
  sides: number[][]
  fighters: Fighter[]
  attacks: Attack[]
  chances: Chances | null
}

/** Pieces of one kind in one space that take part in the battle. */
export type Fighter = {
  seat: number
  space: string
  kind: string
  number: number
  /** The phase in which they attack. */
  type: string
  strength: number
  ability: string
  /** Whether they stand in the battlefield and not in a flank. */
  inside: boolean
  /** Casualties that each of them can still take. */
  life: number
  /** The number of them that does not attack in this round. */
  still: number
}

/** The dice of a player in a phase, from one kind of piece. */
export type Attack = {
  seat: number
  phase: string
  kind: string
  dice: number
  strength: number
  /** The number that is taken off every die. */
  minus: number
  reasons: Reason[]
}

/** Something that changes an attack, by its name and its rule. */
export type Reason = { say: Message; rule: string }

/** What each seat can expect of the next harvest with its workers where they are now. */
export type Income = { seats: Expected[] }

/** The gold and wood that a seat can expect, times 1000. */
export type Expected = { seat: number; gold: number; wood: number }

/** The spaces that a seat's units could enter in a Move Step of their own. */
export type Threatened = { seat: number; spaces: string[] }

/** The content, as far as the page shows it. */
export type Library = {
  races: Record<string, RacePage>
  heroes: Record<string, HeroPage>
  cards: Record<string, CardPage>
  creeps: Record<string, CreepMarker>
  creatures: Record<string, CreatureMarker>
  scenarios: Record<string, ScenarioPage>
  /** The kinds of pieces; views name a kind by its place in this list. */
  kinds: string[]
  /** By kind: the markers that a race has. */
  markers: number[]
  /** By type: the building tiles that a race has. */
  tiles: number[]
  /** The Outposts that a race has. */
  outposts: number
  building: [number, number]
  outpost: [number, number]
  upgrade: [number, number]
  /** By name: the inside of an SVG drawing, its middle at 0, 0. */
  drawings: Record<string, string>
}

/** A race: its colour and letter, its unit tiles by type, the costs of its pieces. */
export type RacePage = {
  letter: string
  colour: string
  /** The ability the race is known for. */
  power: string
  /** By unit type: the tiles from the first to the last. */
  tiles: Tile[][]
  /** By kind of piece: gold and wood. */
  costs: Record<string, [number, number]>
}

/** A unit tile: Strength and ability of all units of its type while it lies on top. */
export type Tile = {
  strength: number
  ability: string
  /** Buildings required for the next tile; the last tile requires none. */
  needs: Record<string, number>
}

/** A hero in the library: its name, its cards, their texts, and advice. */
export type HeroPage = { name: Message; card: HeroCard; lines: Message[] }

/** A hero with its three cards (WC-045, WC-046). */
export type HeroCard = {
  race: string
  type: string
  levels: [HeroLevel, HeroLevel, HeroLevel]
  /** Whether our catalogues have a text on how to play it. */
  told: boolean
}

/** A hero card: its Strength and Life, and the ability that comes with this level. */
export type HeroLevel = {
  strength: number
  life: number
  ability: string
  /** The mana that the ability costs (WC-708). */
  mana: number
}

/** A card in the library: its name and text, its mana, and its copies by race. */
export type CardPage = {
  name: Message
  text: Message
  mana: number
  /** The key of the window in which it is played. */
  when: string
  /** Copies in the base decks. */
  base: Record<string, number>
  /** Copies in the decks of the Expansion Set. */
  expansion: Record<string, number>
}

/** A creep: how it fights, and the points on its back (WC-042), 0 for beasts of scenarios. */
export type CreepMarker = {
  points: number
  strength: number
  dice: number
  type: string
  ability: string
}

/** A kind of summoned creature (WC-048): its race, its number of markers, how it fights. */
export type CreatureMarker = {
  race: string
  markers: number
  strength: number
  dice: number
  type: string
}

/** A scenario: its title, and its story with its task. */
export type ScenarioPage = { title: Message; story: Message }

/** The acts a player may do without being asked. */
export type ActUnasked = Choice<'act-unasked', ['resign'] | Unasked>

/** Which card is played, or which ability of a hero is used, in a window of play. */
export type PlayCard = Choice<'play-card', Play>

/** Where the units of a Town Portal go if they do not all fit into one space. */
export type PlacePorted = Choice<'place-ported', Landing[]>

/** Which piece goes where, or that the mover is done. */
export type MovePiece = Choice<'move-piece', Step>

/** What is finished or placed next, or that the Deploy Step is over. */
export type Deploy = Choice<'deploy', Deployment>

/** What is bought next, or that the Spend Step is over. */
export type Spend = Choice<'spend', Act>

/** Which of several battles is fought next, and against which enemy. */
export type ChooseBattle = Choice<'choose-battle', BattleAt>

/** Whether a player's units in the flanks help a teammate. */
export type JoinBattle = Choice<'join-battle', number>

/** In which phase a unit with Slow Poison strikes first, by the phase's type. */
export type ChoosePhase = Choice<'choose-phase', string>

/** Which unit its owner loses. */
export type ChooseCasualty = Choice<'choose-casualty', Victim>

/** How many melee units rise for the natural 1s of a roll. */
export type RaiseDead = Choice<'raise-dead', number>

/** Which hero of the player's race a player leads, by name. */
export type ChooseHero = Choice<'choose-hero', string>

/** In which space a hero begins, if its player's units begin in several. */
export type PlaceHero = Choice<'place-hero', string>

/** Whether a hero goes up a level. */
export type RaiseLevel = Choice<'raise-level', number>

/** Which of two Outposts, by its space, is given up for a third. */
export type GiveUpOutpost = Choice<'give-up-outpost', string>

/** Whether three Undead melee units gather wood in a forest. */
export type Gather = Choice<'gather', number>

/** Which of two cards a player keeps by Brilliance. */
export type KeepCard = Choice<'keep-card', string>

/**
 * Which cards are discarded for the mana of an ability.
 *
 * It lists the sets of cards that people pay with, and takes any other set that suffices.
 */
export type PayMana = Choice<'pay-mana', string[]>

/** Which kind of piece a player loses by Death and Decay. */
export type LosePiece = Choice<'lose-piece', string>

/** Which kind of lost unit comes back to its hero. */
export type BringBack = Choice<'bring-back', string>

/** Which tokens a piece that has moved from `start` to `to` takes along. */
export type CarryTokens = Choice<'carry-tokens', string[]>

/** Whether a Necromancer raises a unit beside a sign. */
export type CallForth = Choice<'call-forth', number>

/** Which enemy unit is to be taken over at the altar. */
export type TakeOver = Choice<'take-over', Victim>

/** Which space lightning strikes; "": none now. */
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
export type Previews = {
  board: { ask: AskBoard; answer: BoardPage }
  odds: { ask: AskOdds; answer: Foreseen }
  battle: { ask: AskBattle; answer: BattlePage }
  income: { ask: AskIncome; answer: Income }
  reach: { ask: AskReach; answer: Threatened }
}

/** All that a table and its page say to each other. */
export type WarcraftTypes = {
  view: Warcraft
  setup: WarcraftSetup
  asked: Question
  told: Told
  previews: Previews
  library: Library
}
