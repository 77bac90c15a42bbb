// Made by tools/protocol.py out of src/kitchentable/warcraft. Do not change it by hand.
import type { Choice, Message } from './types'

/** A whole game. */
export type Warcraft = {
  /** The players by seat; a neutral side comes last. */
  players: Player[]
  /** By space and kind, `space << SHIFT | kind`. */
  creeps: Record<string, Creep>
  /** Creeps that no player has seen: those face down on the board and those left over. */
  hidden_creeps: string[]
  /** The point of the turn, as `point` in a file. */
  stage: string
  /** The number of the turn. */
  turn: number
  /** The first player of this turn. */
  first: number
  /** The seat whose step it is. */
  seat: number
  /** By space, in the order of `[state.board]`: 0 not, 1 partly, 2 completely depleted. */
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
  /** Tokens of forests that no player has seen. */
  forest_tokens: number[]
  /** The space with enemy workers that a unit has just moved onto. */
  invaded: number
  /** The battle that is fought; none otherwise. */
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
  /** The seats that have won. */
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
  /** The number of the player, from 0. */
  seat: number
  /** The number of the team; without teams that of the seat. */
  team: number
  /** "human", "orc", "undead" or "night-elf". */
  race: string
  /** The number of the Town's space; -1: none. */
  town: number
  /** Gold in stock. */
  gold: number
  /** Wood in stock. */
  wood: number
  /** Pieces by space and kind; a file reads them as `players.0.units.field.melee`. */
  pieces: Record<string, number>
  /** Kinds of units this player can have besides the three types. */
  more: number[]
  /** By piece, as in `pieces`: how many have moved in this Move Step. */
  moved: Record<string, number>
  /** Outposts on the board, the oldest first. */
  outposts: Outpost[]
  /** Finished buildings: melee (with the one on the mat), ranged, flying. */
  built: number[]
  /** Buildings under construction with a worker on them: melee, ranged, flying. */
  sites: number[]
  /** Buildings under construction without a worker (Summon Building): melee, ranged, flying. */
  summoned: number[]
  /** Pieces in training, one on each building of their type: melee, ranged, flying, worker. */
  training: number[]
  /** Mercenaries who wait on the mat: melee, ranged, flying; empty in games without mercenaries. */
  hired: number[]
  /** Research tokens on the worker building (WC-754). */
  research: number
  /** The unit tile on top, from 0: melee, ranged, flying. */
  levels: number[]
  /** The cards in hand, in the order in which they came. */
  hand: string[]
  /** The cards left to draw, in no order: a draw takes any of them. */
  deck: string[]
  /** The discard pile, the last card on top. */
  discard: string[]
  /** Victory Point cards played. */
  shown: number
  /** Whether the depletion marker lies on the Town (WC-182). */
  marked: boolean
  /** Whether no piece may leave the Town (WC-151). */
  locked: boolean
  /** Whether the player is out of the game. */
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
  /** Whether it is a neutral side and no player. */
  neutral: boolean
  /** The team of which a neutral side is no enemy (WC-929). */
  spares: number | null
  /** The player's hero; none without heroes. */
  hero: Hero | null
  /** Kinds of summoned creatures that stay after the battle and move with the hero. */
  stay: number[]
}

/** An Outpost on the board. While it is unfinished, one worker in its space builds it. */
export type Outpost = {
  /** The number of its space. */
  space: number
  /** Whether it is finished. */
  finished: boolean
  /** Whether its construction needs no worker (WC-645). */
  alone: boolean
}

/** A player's hero: its name, level, wounds and experience points. */
export type Hero = {
  /** Its name in the pack. */
  name: string
  /** Its level, 1 to 3. */
  level: number
  /** Its wounds. */
  wounds: number
  /** Its experience points. */
  points: number
  /** Whether it is dead. */
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
  /** The number of its space. */
  space: number
  /** The seats of attackers and defenders. */
  sides: number[][]
  /** The number of the battle in this game, from 1. */
  number: number
  /** Teammates whose flank units stay out (WC-566). */
  absent: number[]
  /** The number of its round, from 1. */
  round: number
  /** 0: ranged, 1: flying, 2: melee (the index in `PHASES`). */
  phase: number
  /** 0 or 1: with Slow Poison a phase has two halves. */
  half: number
  /** By phase: the seats that strike first by Slow Poison. */
  first: number[][]
  /** Units that Polymorph keeps from attacking. */
  sheep: Sheep[]
  /** Units that Devour has taken. */
  gone: Gone[]
  /** Sides whose flying units can be casualties of melee. */
  netted: number[]
  /** Seats that roll their misses again in this phase. */
  spears: number[]
  /** Seats that take 1 off their dice in this phase, once for each card. */
  fire: number[]
  /** The rolls of this half of the phase. */
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
export type Sheep = {
  /** Its owner. */
  seat: number
  /** The number of its kind. */
  kind: number
  /** The number of its space. */
  space: number
}

/** A unit that Devour has taken out of the battle. */
export type Gone = {
  /** Its owner. */
  seat: number
  /** The number of its kind. */
  kind: number
  /** The number of its space. */
  space: number
  /** The seat that devoured it. */
  by: number
}

/** A player's roll for one kind of piece in this half of the phase. */
export type Rolled = {
  /** The seat that rolled. */
  seat: number
  /** The number of the kind of piece. */
  kind: number
  /** Its Strength. */
  strength: number
  /** Whether a natural 1 inflicts two casualties (WC-284). */
  area: boolean
  /** The number that Faerie Fire takes off every die. */
  minus: number
  /** The natural faces. */
  faces: number[]
  /** Dice of Moon Glaive, which give no further attacks (WC-487). */
  extra: number[]
}

/** A unit that was removed as a casualty. */
export type Lost = {
  /** Its owner. */
  seat: number
  /** The number of its kind. */
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
  /** "more", "safe", or the ability. */
  what: string
  /** The owner of the pieces. */
  seat: number
  /** The number of their kind; -1: any. */
  kind: number
  /** The number of their space; -1: any. */
  space: number
  /** Dice added. */
  dice: number
  /** Strength added. */
  strength: number
  /** 0: for the phase, 1: for the round, 2: for the battle. */
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
export type Gift = {
  /** The player. */
  seat: number
  /** The number of the space. */
  space: number
  /** The number of the kind of unit. */
  kind: number
  /** How many units. */
  number: number
  /** The ability, by name. */
  ability: string
}

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
  /** Whether the lightning of the Skull of Storms strikes creeps, too (WC-922). */
  lightning_on_creeps: boolean
  /** Whether a unit also takes tokens along from one space that it passes (WC-797). */
  carry_in_passing: boolean
  /** Whether Mass Teleport and Blink may end on a mountain (WC-146). */
  teleport_on_mountains: boolean
  /** Whether of two teams the attacked player's flanks may stay out of a battle (WC-204). */
  flanks_stay_out: boolean
}

/** A player has a race, and a Town if the board has one for it. */
export type RaceTaken = {
  type: 'RaceTaken'
  seat: number
  race: string
  /** The space of the Town; "" for none. */
  town: string
  rules: string[]
}

/** The first player of the first turn is known. */
export type FirstPlayer = { type: 'FirstPlayer'; seat: number; rules: string[] }

/** A turn has begun. */
export type TurnBegan = {
  type: 'TurnBegan'
  /** The number of the turn, from 1. */
  turn: number
  /** The first player of this turn. */
  seat: number
  rules: string[]
}

/** A player has taken the pieces and resources to begin with. */
export type StartingPieces = {
  type: 'StartingPieces'
  seat: number
  /** The number of melee units. */
  melee: number
  /** The number of workers. */
  workers: number
  gold: number
  wood: number
  rules: string[]
}

/** A piece has moved. */
export type Moved = {
  type: 'Moved'
  seat: number
  kind: string
  start: string
  to: string
  rules: string[]
}

/** The Move Step of a player is over, with its battles. */
export type MoveStepOver = { type: 'MoveStepOver'; seat: number; rules: string[] }

/** Workers were destroyed. */
export type WorkersDestroyed = {
  type: 'WorkersDestroyed'
  /** The owner of the workers. */
  seat: number
  space: string
  number: number
  rules: string[]
}

/** An Outpost was destroyed, or given up to be built elsewhere. */
export type OutpostDestroyed = {
  type: 'OutpostDestroyed'
  /** The owner of the Outpost. */
  seat: number
  space: string
  rules: string[]
}

/** A Town is locked: until its battle is over no piece leaves it. */
export type TownLocked = {
  type: 'TownLocked'
  /** The owner of the Town. */
  seat: number
  rules: string[]
}

/** A Town is no longer locked. */
export type TownFree = {
  type: 'TownFree'
  /** The owner of the Town. */
  seat: number
  rules: string[]
}

/** A Town was captured for the first time. */
export type TownMarked = {
  type: 'TownMarked'
  /** The owner of the Town. */
  seat: number
  rules: string[]
}

/** A player is out of the game. */
export type Eliminated = { type: 'Eliminated'; seat: number; rules: string[] }

/** A player has harvested gold from a mine. */
export type GoldHarvested = {
  type: 'GoldHarvested'
  seat: number
  space: string
  number: number
  rules: string[]
}

/** A player has harvested wood from a forest. */
export type WoodHarvested = {
  type: 'WoodHarvested'
  seat: number
  space: string
  number: number
  rules: string[]
}

/** A mine or forest is partly depleted. */
export type PartlyDepleted = { type: 'PartlyDepleted'; space: string; rules: string[] }

/** A mine or forest is completely depleted. */
export type Depleted = { type: 'Depleted'; space: string; rules: string[] }

/** A player has paid for research tokens. */
export type Researched = {
  type: 'Researched'
  seat: number
  /** The number of tokens that were added. */
  number: number
  rules: string[]
}

/** The Tree of Eternity stands in place of a Town (Night Elves, racial abilities). */
export type TreePlanted = {
  type: 'TreePlanted'
  seat: number
  /** The space of the Tree. */
  space: string
  rules: string[]
}

/** A Tree of Eternity or an Outpost has walked (Night Elves, racial abilities). */
export type Walked = {
  type: 'Walked'
  seat: number
  /** "tree" or "outpost". */
  what: string
  start: string
  to: string
  rules: string[]
}

/** Mines or forests have got their stock, where the resource die is not rolled. */
export type StockLaidOut = {
  type: 'StockLaidOut'
  spaces: string[]
  /** The stock of each. */
  number: number
  rules: string[]
}

/** A forest has got more wood. */
export type Grown = {
  type: 'Grown'
  space: string
  /** The wood that was added. */
  number: number
  rules: string[]
}

/** A hidden resource token was turned up. */
export type TokenTurned = {
  type: 'TokenTurned'
  space: string
  /** The gold or wood it shows. */
  number: number
  rules: string[]
}

/** A piece was placed on the board in a Deploy Step. */
export type Deployed = {
  type: 'Deployed'
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** A building was finished. */
export type BuildingFinished = {
  type: 'BuildingFinished'
  seat: number
  kind: string
  rules: string[]
}

/** An Outpost was finished. */
export type OutpostFinished = {
  type: 'OutpostFinished'
  seat: number
  space: string
  rules: string[]
}

/** A piece is in training. */
export type Trained = {
  type: 'Trained'
  seat: number
  kind: string
  /** The gold that was paid. */
  gold: number
  /** The wood that was paid. */
  wood: number
  rules: string[]
}

/** A building is under construction. */
export type BuildingBegun = {
  type: 'BuildingBegun'
  seat: number
  kind: string
  /** The gold that was paid. */
  gold: number
  /** The wood that was paid. */
  wood: number
  rules: string[]
}

/** An Outpost is under construction. */
export type OutpostBegun = {
  type: 'OutpostBegun'
  seat: number
  space: string
  /** The gold that was paid. */
  gold: number
  /** The wood that was paid. */
  wood: number
  rules: string[]
}

/** Another unit tile lies on top. */
export type Upgraded = {
  type: 'Upgraded'
  seat: number
  kind: string
  /** The number of the tile on top, from 1. */
  level: number
  /** The Strength on that tile. */
  strength: number
  /** The ability on that tile; "" for none. */
  ability: string
  /** Whether it is the last tile of its type. */
  last: boolean
  rules: string[]
}

/** A player has shown a Victory Point card. */
export type VictoryPointShown = {
  type: 'VictoryPointShown'
  seat: number
  /** The cards the player has shown so far. */
  number: number
  rules: string[]
}

/** The victory points of a player were counted. */
export type Scored = {
  type: 'Scored'
  seat: number
  /** The points of the player, or of the player's team. */
  points: number
  /** The points that win the game. */
  target: number
  rules: string[]
}

/** A player has given up. */
export type GaveUp = { type: 'GaveUp'; seat: number; rules: string[] }

/** A player has given resources to a teammate. */
export type Gave = {
  type: 'Gave'
  seat: number
  /** The teammate. */
  to_seat: number
  gold: number
  wood: number
  rules: string[]
}

/** A battle has begun. */
export type BattleBegan = {
  type: 'BattleBegan'
  space: string
  /** The attackers. */
  seats: number[]
  /** The defenders; -1 is a neutral side, such as creeps. */
  others: number[]
  rules: string[]
}

/** A battle that was due is not fought after all. */
export type BattleOff = { type: 'BattleOff'; space: string; rules: string[] }

/** The units of a player in the flanks stay out of the battle. */
export type StayedOut = { type: 'StayedOut'; seat: number; rules: string[] }

/** A round of a battle has begun. */
export type RoundBegan = {
  type: 'RoundBegan'
  /** The number of the round, from 1. */
  round: number
  rules: string[]
}

/** A phase of a round has begun. */
export type PhaseBegan = { type: 'PhaseBegan'; kind: string; rules: string[] }

/** A player's units strike first in a phase. */
export type StrikesFirst = { type: 'StrikesFirst'; seat: number; kind: string; rules: string[] }

/** A player has rolled for all pieces of one kind. */
export type Attacked = {
  type: 'Attacked'
  seat: number
  /** The kind of piece: a unit type, "hero", or the kind of a creature, creep or mercenary. */
  kind: string
  /** The faces after all re-rolls, in the order in which they were rolled. */
  faces: number[]
  /** The number of dice that hit. */
  hits: number
  /** The Strength of the pieces, before cards change the dice. */
  strength: number
  rules: string[]
}

/** Dice were rolled again. */
export type RolledAgain = {
  type: 'RolledAgain'
  seat: number
  /** The new faces. */
  faces: number[]
  rules: string[]
}

/** Dice of Moon Glaive were rolled. */
export type ExtraAttacks = {
  type: 'ExtraAttacks'
  seat: number
  faces: number[]
  /** The number of these dice that hit. */
  hits: number
  rules: string[]
}

/** Melee units were raised from the dead. */
export type Raised = { type: 'Raised'; seat: number; number: number; rules: string[] }

/** Raised units went back to the reserve: the space holds no more. */
export type ReturnedToReserve = {
  type: 'ReturnedToReserve'
  seat: number
  number: number
  rules: string[]
}

/** The casualties of a side in this half of a phase are known; not told where no die hits. */
export type CasualtiesCounted = {
  type: 'CasualtiesCounted'
  /** The side that suffers them. */
  seats: number[]
  /** The casualties that are left after Heal, Curse and the like. */
  number: number
  rules: string[]
}

/** A piece was removed as a casualty. */
export type Removed = {
  type: 'Removed'
  /** The owner of the piece. */
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** Casualties that no piece can suffer are lost. */
export type CasualtiesIgnored = {
  type: 'CasualtiesIgnored'
  /** The side that would have suffered them. */
  seats: number[]
  number: number
  rules: string[]
}

/** A battle is over, and a side has won it. */
export type BattleWon = {
  type: 'BattleWon'
  space: string
  /**
   * The winners: the seats of the winning side with a unit left in the space of the battle. A
   * teammate who fought from a flank alone is not among them.
   */
  seats: number[]
  rules: string[]
}

/** A battle is over, and neither side has a unit left in its space. */
export type NobodyWon = { type: 'NobodyWon'; space: string; rules: string[] }

/** A devoured unit comes back to its owner. */
export type UnitReturned = {
  type: 'UnitReturned'
  /** The owner of the unit. */
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** An effect adds casualties to those of the dice. */
export type MoreCasualties = {
  type: 'MoreCasualties'
  /** The side that suffers them. */
  seats: number[]
  number: number
  rules: string[]
}

/** A player has drawn an experience card. */
export type CardDrawn = {
  type: 'CardDrawn'
  seat: number
  /** The card, by name; only its owner learns which. */
  card: string
  rules: string[]
}

/** A player's discard pile is the deck again. */
export type DeckRenewed = { type: 'DeckRenewed'; seat: number; rules: string[] }

/** A player can draw no card: deck and discard pile are empty. */
export type NoCardLeft = { type: 'NoCardLeft'; seat: number; rules: string[] }

/** A player has played a card. */
export type CardPlayed = { type: 'CardPlayed'; seat: number; card: string; rules: string[] }

/** A card was cancelled by another. */
export type CardCancelled = {
  type: 'CardCancelled'
  /** The player whose card it was. */
  seat: number
  card: string
  /** The player who cancelled it. */
  by: number
  rules: string[]
}

/** Fast lies on a space: its pieces move further this turn. */
export type Hastened = {
  type: 'Hastened'
  /** The player who played it. */
  seat: number
  space: string
  rules: string[]
}

/** Cripple lies on a space: its pieces move less this turn. */
export type Slowed = {
  type: 'Slowed'
  /** The player who played it. */
  seat: number
  space: string
  rules: string[]
}

/** Workers fight as melee units in this battle. */
export type CalledToArms = {
  type: 'CalledToArms'
  seat: number
  space: string
  /** The number of workers. */
  workers: number
  rules: string[]
}

/** Units have gone through a Town Portal. */
export type Ported = {
  type: 'Ported'
  seat: number
  kind: string
  number: number
  start: string
  to: string
  rules: string[]
}

/** A unit does not attack in this round. */
export type Polymorphed = {
  type: 'Polymorphed'
  /** The owner of the unit. */
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** A unit is out of the battle for now. */
export type Devoured = {
  type: 'Devoured'
  /** The owner of the unit. */
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** Flying units can be casualties of this melee phase. */
export type Netted = {
  type: 'Netted'
  /** The side whose flying units they are. */
  seats: number[]
  rules: string[]
}

/** Casualties are prevented. */
export type Prevented = {
  type: 'Prevented'
  /** The side that would have suffered them. */
  seats: number[]
  number: number
  rules: string[]
}

/** A player has taken resources from another. */
export type Pillaged = {
  type: 'Pillaged'
  /** The player who lost them. */
  seat: number
  /** The player who took them. */
  by: number
  gold: number
  wood: number
  rules: string[]
}

/** A player attacks with more dice in this phase. */
export type MoreAttacks = {
  type: 'MoreAttacks'
  seat: number
  /** The number of dice that were added. */
  number: number
  rules: string[]
}

/** An Outpost was not destroyed by Demolish. */
export type OutpostWithstood = {
  type: 'OutpostWithstood'
  /** The owner of the Outpost. */
  seat: number
  space: string
  rules: string[]
}

/** A casualty was brought home instead of lost. */
export type Rescued = {
  type: 'Rescued'
  /** The owner of the unit. */
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** A mine or forest is less depleted than before. */
export type Renewed = { type: 'Renewed'; space: string; rules: string[] }

/** A card has brought a player resources. */
export type TookResources = {
  type: 'TookResources'
  seat: number
  gold: number
  wood: number
  rules: string[]
}

/** Creeps lie face down on the board. */
export type CreepsPlaced = { type: 'CreepsPlaced'; spaces: string[]; rules: string[] }

/** A creep was turned up. */
export type CreepTurned = {
  type: 'CreepTurned'
  space: string
  creep: string
  /** The Strength on its marker. */
  strength: number
  /** The number of its dice. */
  dice: number
  /** Its type: "melee", "ranged" or "flying". */
  kind: string
  rules: string[]
}

/** A creep has lost a die. */
export type CreepHit = {
  type: 'CreepHit'
  creep: string
  space: string
  /** The dice it has left. */
  left: number
  rules: string[]
}

/** A creep was killed. */
export type CreepKilled = { type: 'CreepKilled'; creep: string; space: string; rules: string[] }

/** A player's hero is known, and stands on the board. */
export type HeroChosen = {
  type: 'HeroChosen'
  seat: number
  hero: string
  space: string
  rules: string[]
}

/** A hero has got a wound. */
export type HeroWounded = {
  type: 'HeroWounded'
  seat: number
  hero: string
  wounds: number
  rules: string[]
}

/** A hero has lost wounds. */
export type HeroHealed = {
  type: 'HeroHealed'
  seat: number
  hero: string
  wounds: number
  rules: string[]
}

/** A hero was killed. */
export type HeroKilled = {
  type: 'HeroKilled'
  seat: number
  hero: string
  space: string
  rules: string[]
}

/** The summoned creatures of a player have left the board. */
export type CreaturesGone = { type: 'CreaturesGone'; seat: number; rules: string[] }

/** A hero has got experience points. */
export type Learned = {
  type: 'Learned'
  seat: number
  hero: string
  /** All experience points it has now. */
  points: number
  rules: string[]
}

/** A hero has got no experience point for this battle. */
export type NothingLearned = { type: 'NothingLearned'; seat: number; hero: string; rules: string[] }

/** A hero has gone up a level. */
export type HeroRose = {
  type: 'HeroRose'
  seat: number
  hero: string
  level: number
  rules: string[]
}

/** A hero's ability was used. */
export type PowerUsed = {
  type: 'PowerUsed'
  seat: number
  hero: string
  power: string
  rules: string[]
}

/** A unit neither attacks nor can be removed in this round. */
export type Banished = {
  type: 'Banished'
  /** The owner of the unit. */
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** A lost unit has come back. */
export type Restored = {
  type: 'Restored'
  /** The owner of the unit. */
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** A hero's ability was cancelled. */
export type PowerCountered = {
  type: 'PowerCountered'
  /** The player whose ability it was. */
  seat: number
  power: string
  /** The player who cancelled it. */
  by: number
  rules: string[]
}

/** A hero and the units that go along are in another space. */
export type Teleported = {
  type: 'Teleported'
  seat: number
  start: string
  to: string
  rules: string[]
}

/** Pieces of a player move further in this Move Step. */
export type Strides = { type: 'Strides'; seat: number; space: string; rules: string[] }

/** Pieces of a player do not move in this Move Step. */
export type Rooted = {
  type: 'Rooted'
  /** The owner of the pieces. */
  seat: number
  space: string
  rules: string[]
}

/** Creatures were summoned. */
export type Summoned = {
  type: 'Summoned'
  seat: number
  kind: string
  number: number
  space: string
  rules: string[]
}

/** A unit does not attack in this round. */
export type Stunned = {
  type: 'Stunned'
  /** The owner of the unit. */
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** A dead hero is in training. */
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
  /** The scenario, by its name. */
  scenario: string
  /** Its title, if it is in no catalogue; "" otherwise. */
  title: string
  /** Its story, if it is in no catalogue; "" otherwise. */
  story: string
  /** Its task, if it is in no catalogue; "" otherwise. */
  task: string
  rules: string[]
}

/** Cards are taken out of a deck for this scenario. */
export type CardsTakenOut = {
  type: 'CardsTakenOut'
  seat: number
  card: string
  /** The number of copies. */
  number: number
  rules: string[]
}

/** A token of the scenario lies in a space. */
export type TokenLaid = { type: 'TokenLaid'; token: string; space: string; rules: string[] }

/** Walls stand between spaces. */
export type WallsStand = {
  type: 'WallsStand'
  /** Each wall as the names of its two spaces: a1-b1. */
  edges: string[]
  rules: string[]
}

/** Units of a player begin in a space. */
export type UnitsBegin = {
  type: 'UnitsBegin'
  seat: number
  kind: string
  number: number
  space: string
  rules: string[]
}

/** Outposts of a player begin on the board. */
export type OutpostsBegin = {
  type: 'OutpostsBegin'
  seat: number
  spaces: string[]
  rules: string[]
}

/** A player begins with other unit tiles on top. */
export type TilesBegin = {
  type: 'TilesBegin'
  seat: number
  /** The tile on top by type (melee, ranged, flying), from 1. */
  levels: number[]
  rules: string[]
}

/** A unit has taken a token along. */
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

/** A worker cannot harm a token. */
export type TokenStands = { type: 'TokenStands'; token: string; space: string; rules: string[] }

/** A unit is out of the game and does not go back to the reserve. */
export type GoneForGood = {
  type: 'GoneForGood'
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** A player has brought a token home. */
export type BroughtHome = { type: 'BroughtHome'; seat: number; token: string; rules: string[] }

/** A player would have points elsewhere, but this scenario gives none. */
export type Worthless = { type: 'Worthless'; seat: number; rules: string[] }

/** A player has neither Town nor mat, nor stockpile, nor buildings. */
export type WithoutMat = { type: 'WithoutMat'; seat: number; rules: string[] }

/** A token stays where it is: its unit has gone without it, or has died. */
export type LeftBehind = { type: 'LeftBehind'; token: string; space: string; rules: string[] }

/** A token was destroyed. */
export type TokenDestroyed = {
  type: 'TokenDestroyed'
  token: string
  space: string
  rules: string[]
}

/** Mines and forests never deplete in this scenario. */
export type NeverDepletes = { type: 'NeverDepletes'; spaces: string[]; rules: string[] }

/** Mines and forests begin completely depleted. */
export type DepletedFromTheStart = {
  type: 'DepletedFromTheStart'
  spaces: string[]
  rules: string[]
}

/** A Necromancer has raised a unit. */
export type CalledForth = {
  type: 'CalledForth'
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** A Necromancer was killed. */
export type NecromancerKilled = {
  type: 'NecromancerKilled'
  seat: number
  space: string
  rules: string[]
}

/** A killed unit has returned to the board. */
export type CameBack = {
  type: 'CameBack'
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** A player does not have a step of the turn. */
export type StepSkipped = {
  type: 'StepSkipped'
  seat: number
  /** The step by its point of the turn, such as "harvest". */
  step: string
  rules: string[]
}

/** A player has set a card of the deck aside unseen. */
export type SetAside = {
  type: 'SetAside'
  seat: number
  /** The cards left in the deck. */
  left: number
  rules: string[]
}

/** A player has taken over a unit of `to_seat`. */
export type TakenOver = {
  type: 'TakenOver'
  seat: number
  /** The player whose unit it was. */
  to_seat: number
  kind: string
  space: string
  rules: string[]
}

/** A player has failed to take over a unit. */
export type NotTakenOver = {
  type: 'NotTakenOver'
  seat: number
  kind: string
  space: string
  rules: string[]
}

/** A player has units on the altar at the end of a turn. */
export type AltarHeld = {
  type: 'AltarHeld'
  seat: number
  /** The number of units there, with the hero. */
  number: number
  space: string
  rules: string[]
}

/** Lightning has struck a space. */
export type LightningStruck = {
  type: 'LightningStruck'
  /** The player who called it. */
  seat: number
  space: string
  faces: number[]
  /** The number of casualties. */
  number: number
  rules: string[]
}

/** The hatchling and the dragon are on the board. */
export type BeastsPlaced = {
  type: 'BeastsPlaced'
  /** The space of the hatchling. */
  space: string
  /** The space of the dragon. */
  to: string
  rules: string[]
}

/** The hatchling went along with a player's units. */
export type BeastFollowed = {
  type: 'BeastFollowed'
  seat: number
  start: string
  to: string
  rules: string[]
}

/** A beast does not fight a player. */
export type BeastSpared = { type: 'BeastSpared'; seat: number; space: string; rules: string[] }

/** Two creeps lie face down with each element. */
export type ElementsGuarded = { type: 'ElementsGuarded'; spaces: string[]; rules: string[] }

/** Units that have stood still beside an element have its ability. */
export type ElementServes = {
  type: 'ElementServes'
  seat: number
  space: string
  /** The ability, by its name. */
  ability: string
  rules: string[]
}

/** A player holds elements. */
export type ElementsHeld = {
  type: 'ElementsHeld'
  seat: number
  /** The number of elements. */
  number: number
  rules: string[]
}

/** The player at the left of `seat` has lost his Town, so `seat` has won. */
export type NeighbourFell = {
  type: 'NeighbourFell'
  seat: number
  /** The player who fell. */
  to_seat: number
  rules: string[]
}

/** Mercenaries can be hired. */
export type MercenariesReady = {
  type: 'MercenariesReady'
  /** Melee, ranged, flying. */
  numbers: number[]
  rules: string[]
}

/** A player has hired a mercenary. */
export type Hired = {
  type: 'Hired'
  seat: number
  kind: string
  /** The gold that was paid. */
  gold: number
  rules: string[]
}

/** A mercenary has left `to_seat` for a player who pays him. */
export type Bribed = {
  type: 'Bribed'
  seat: number
  /** The player he served before. */
  to_seat: number
  kind: string
  space: string
  /** The gold that was paid. */
  gold: number
  rules: string[]
}

/** Mercenaries have left a player. */
export type Disbanded = {
  type: 'Disbanded'
  seat: number
  kind: string
  space: string
  number: number
  rules: string[]
}

/** The shops have their cards. */
export type ShopsStocked = { type: 'ShopsStocked'; spaces: string[]; rules: string[] }

/** A player has bought a card in a shop. */
export type CardBought = {
  type: 'CardBought'
  seat: number
  space: string
  /** The number of cards the player has bought so far. */
  number: number
  rules: string[]
}

/** At the end of a step a player has all his cards and enough points. */
export type Cured = {
  type: 'Cured'
  seat: number
  /** The victory points of the player. */
  points: number
  rules: string[]
}

/** An act without a question. */
export type Unasked = {
  /** "give" resources to a teammate, or show a "victory" point. */
  name: string
  /** The seat of the teammate. */
  to?: number
  /** The gold that is given. */
  gold?: number
  /** The wood that is given. */
  wood?: number
  /** A card that a player tries to give; the rules refuse it. */
  card?: string
}

/** A card that is played, or a hero's ability that is used, and its target. */
export type Play = {
  /** The card or the ability. */
  name: string
  /** Its target: seats, kinds and spaces, as the card needs them. */
  on?: (number | string)[]
}

/** Where units of a kind come out of a Town Portal, and how many. */
export type Landing = {
  /** Where they come out. */
  space: string
  /** Their kind. */
  kind: string
  /** How many. */
  number: number
}

/** One step of the mover: a piece goes from one space to another. */
export type Step = {
  /**
   * The kind of piece; "tree" or "outpost" for those that walk; "fast" for the card, before any
   * piece has moved; "done": the mover is done.
   */
  what: string
  /** The space it comes from, or the space on which Fast is played. */
  start?: string
  /** The space it goes to. */
  to?: string
}

/** Something that is placed or finished in a Deploy Step. */
export type Deployment = {
  /**
   * "place" a piece, "finish" a building, finish one that was "summoned", finish an "outpost";
   * "done".
   */
  name: string
  /** The kind of piece, the type of building, or the space of the Outpost. */
  what?: string
  /** Where a piece is placed. */
  space?: string
}

/** Something that is bought in a Spend Step. */
export type Act = {
  /**
   * "train" a piece, "build" or "summon" a building, begin an "outpost", "upgrade" a type, take
   * "resources", show a "victory" point, "done"; or the name of a purchase that an option or a
   * scenario adds ("hero", "research", "raise", "raise-outpost", "hire", "remedy").
   */
  name: string
  /**
   * The kind, the type, the space or the resource; for purchases of options a level or a number.
   */
  what?: string
}

/** A battle to be fought: its space, and the seat of an enemy. */
export type BattleAt = {
  /** The space of the battle. */
  space: string
  /** The seat of an enemy there. */
  enemy: number
}

/** A unit that is lost or taken over, by its kind and its space. */
export type Victim = {
  /**
   * Its kind. Instead of a kind, "partner" leaves a casualty to the teammate, and "none" takes no
   * unit over.
   */
  kind: string
  /** Its space. */
  space?: string
}

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

/** What each player can win by, and how far it has come. */
export type AskGoals = { what: 'goals' }

/** The ways of a piece of the seat that is asked. */
export type AskWays = { what: 'ways'; kind: string; start: string }

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
  /** By space: a name that is easier to remember than its letter and number. */
  landmarks: Record<string, Message>
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
  /** Who would take part, with those in the flanks; nobody if there would be no battle. */
  fighters: Fighter[]
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

/** The ways in which each player in the game can win. */
export type Goals = { seats: SeatGoals[] }

/** The ways in which a player can win. */
export type SeatGoals = { seat: number; goals: GoalPage[] }

/** A way to win. */
export type GoalPage = { say: Message; rule: string; parts: Part[]; spaces: string[] }

/** One condition of a goal. */
export type Part = {
  say: Message
  now: number
  /** The number that is needed; 0 if the condition is told in words alone. */
  of: number
  met: boolean
}

/** How a piece would go. */
export type Ways = {
  start: string
  kind: string
  /** To each space in reach that is not adjacent: the spaces of a way, with both ends. */
  paths: string[][]
  stops: Stop[]
}

/** A space that a piece could enter but not pass, and why. */
export type Stop = { space: string; say: Message; rule: string }

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
  /**
   * By race and kind: a piece as a figure, the inside of an SVG picture 100 wide and 120 high,
   * its feet at (50, 114). The page colours its shapes by their classes.
   */
  figures: Record<string, string>
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
  /** The Strength of all units of its type. */
  strength: number
  /** Their ability; "" for none. */
  ability: string
  /** Buildings required for the next tile; the last tile requires none. */
  needs: Record<string, number>
}

/** A hero in the library: its name, its cards, their texts, and advice. */
export type HeroPage = { name: Message; card: HeroCard; lines: Message[] }

/** A hero with its three cards (WC-045, WC-046). */
export type HeroCard = {
  /** The race it belongs to. */
  race: string
  /** "melee", "ranged" or "flying": the phase in which it attacks. */
  type: string
  /** Its three cards, by level. */
  levels: [HeroLevel, HeroLevel, HeroLevel]
  /** Whether our catalogues have a text on how to play it. */
  told: boolean
}

/** A hero card: its Strength and Life, and the ability that comes with this level. */
export type HeroLevel = {
  /** Its Strength. */
  strength: number
  /** The wounds that kill it. */
  life: number
  /** The ability that comes with this level; "" for none. */
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
  /** The experience points on its back. */
  points: number
  /** Its Strength. */
  strength: number
  /** How many dice it rolls, and how many casualties it takes to kill it. */
  dice: number
  /** "melee", "ranged" or "flying". */
  type: string
  /** Its ability; "" for none. */
  ability: string
}

/** A kind of summoned creature (WC-048): its race, its number of markers, how it fights. */
export type CreatureMarker = {
  /** The race that summons it. */
  race: string
  /** The number of its markers. */
  markers: number
  /** Its Strength. */
  strength: number
  /** Its dice. */
  dice: number
  /** "melee", "ranged" or "flying". */
  type: string
}

/** A scenario: its title, and its story with its task. */
export type ScenarioPage = { title: Message; story: Message }

/**
 * The acts a player may do without being asked. Open to a player while he moves, deploys or
 * spends; he may resign at any time.
 */
export type ActUnasked = Choice<'act-unasked', ['resign'] | Unasked>

/**
 * Which card is played, or which ability of a hero is used, in a window of play. Asked of every
 * player who might hold a card or have an ability for the window, as far as the others can tell;
 * passed with `pass = true`. The windows and the plays are listed below.
 */
export type PlayCard = Choice<'play-card', Play>

/**
 * Where the units of a Town Portal go if they do not all fit into one space. Asked of the
 * player who has played it. The answer places all the units.
 */
export type PlacePorted = Choice<'place-ported', Landing[]>

/**
 * Which piece goes where, or that the mover is done. Asked of the mover for one piece after the
 * other until he is "done".
 *
 * An answer may name the path as well, the spaces between in `through`. It decides nothing; a
 * path that the piece cannot take is refused.
 */
export type MovePiece = Choice<'move-piece', Step>

/**
 * What is finished or placed next, or that the Deploy Step is over. Asked of the player whose
 * Deploy Step it is, if he has anything in training or under construction.
 */
export type Deploy = Choice<'deploy', Deployment>

/**
 * What is bought next, or that the Spend Step is over. Asked of the player whose Spend Step it
 * is until he is "done".
 */
export type Spend = Choice<'spend', Act>

/**
 * Which of several battles is fought next, and against which enemy. Asked of the mover while
 * more than one battle is left.
 */
export type ChooseBattle = Choice<'choose-battle', BattleAt>

/**
 * Whether a player's units in the flanks help a teammate. Asked of the teammate when a battle
 * begins.
 */
export type JoinBattle = Choice<'join-battle', number>

/**
 * In which phase a unit with Slow Poison strikes first, by the phase's type. Asked of its owner
 * when a round begins, once for each such unit, up to two.
 */
export type ChoosePhase = Choice<'choose-phase', string>

/**
 * Which unit its owner loses. Asked of the side that suffers the casualty, unless there is only
 * one choice. In a team "partner" leaves it to the other.
 */
export type ChooseCasualty = Choice<'choose-casualty', Victim>

/**
 * How many melee units rise for the natural 1s of a roll. Asked of the Undead player after his
 * roll.
 */
export type RaiseDead = Choice<'raise-dead', number>

/**
 * Which hero of the player's race a player leads, by name. Asked of all players at once and in
 * secret, before the game.
 */
export type ChooseHero = Choice<'choose-hero', string>

/**
 * In which space a hero begins, if its player's units begin in several. Asked of its player
 * before the game.
 */
export type PlaceHero = Choice<'place-hero', string>

/**
 * Whether a hero goes up a level. Asked of its player at the end of a Move Step, if the hero
 * has two experience points.
 */
export type RaiseLevel = Choice<'raise-level', number>

/**
 * Which of two Outposts, by its space, is given up for a third. Asked of a player who begins an
 * Outpost while both are on the board (Expansion Set).
 */
export type GiveUpOutpost = Choice<'give-up-outpost', string>

/**
 * Whether three Undead melee units gather wood in a forest. Asked of their player in the
 * Harvest Step (racial abilities).
 */
export type Gather = Choice<'gather', number>

/** Which of two cards a player keeps by Brilliance. Asked of the player who drew them. */
export type KeepCard = Choice<'keep-card', string>

/**
 * Which cards are discarded for the mana of an ability. Asked of the hero's player. It lists
 * the sets of cards that people pay with, and takes any other set that suffices.
 */
export type PayMana = Choice<'pay-mana', string[]>

/**
 * Which kind of piece a player loses by Death and Decay. Asked of the owner, if he has pieces
 * of several kinds there.
 */
export type LosePiece = Choice<'lose-piece', string>

/**
 * Which kind of lost unit comes back to its hero. Asked of the hero's player (Resurrection), if
 * units of several kinds were lost.
 */
export type BringBack = Choice<'bring-back', string>

/**
 * Which tokens a piece that has moved from `start` to `to` takes along. Asked of the mover
 * after the move, in scenarios with tokens; `[]` leaves them.
 */
export type CarryTokens = Choice<'carry-tokens', string[]>

/** Whether a Necromancer raises a unit beside a sign. Asked of its player. */
export type CallForth = Choice<'call-forth', number>

/**
 * Which enemy unit is to be taken over at the altar. Asked of a player with a unit on the altar
 * at the start of his Move Step (The Altar of Flame); "none" takes none.
 */
export type TakeOver = Choice<'take-over', Victim>

/**
 * Which space lightning strikes; "": none now. Asked of the player with units at the shrine,
 * before and after harvesting (Skull of Storms).
 */
export type CallLightning = Choice<'call-lightning', string>

/**
 * To which of the nearest places a killed unit returns. Asked of its owner, if several places
 * are equally near (Nordrassil).
 */
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
  goals: { ask: AskGoals; answer: Goals }
  ways: { ask: AskWays; answer: Ways }
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
