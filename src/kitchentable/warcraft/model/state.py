"""The state of a game of Warcraft: players with what they have, the turn, the battle."""

from __future__ import annotations

from msgspec import Struct, field

from kitchentable.kernel.rules import rule
from kitchentable.kernel.state.marks import Facedown, Held, Public, Static
from kitchentable.kernel.state.state import State
from kitchentable.warcraft.model.battle_state import Battle, Lost
from kitchentable.warcraft.model.board import PIECE, SPACE_OF, UNIT_AT, UNITS_IN, Board, Spaces
from kitchentable.warcraft.model.cast import Cast
from kitchentable.warcraft.model.content import Content, HeroLevel, Race, Tile, dealt_out
from kitchentable.warcraft.model.edition import Played
from kitchentable.warcraft.model.kinds import (
    FIRST_CREATURE,
    FIRST_CREEP,
    FIRST_MERCENARY,
    HERO,
    HIRED,
    KIND_OF,
    MARKERS,
    MASK,
    MELEE,
    NAMES,
    NECROMANCER,
    SHIFT,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.scenarios.block import Scene
from kitchentable.warcraft.scenarios.quest import Quest


class Outpost(Struct):
    """An Outpost on the board; unfinished, one worker in its space is building it."""

    space: Public[int]
    finished: Public[bool] = False
    alone: Public[bool] = False
    """Whether it is finished without a worker (WC-645)."""


@rule("WC-008")
def mat() -> list[int]:
    """Buildings at the start: the melee building printed on the mat."""
    return [1, 0, 0]


class Creep(Struct):
    """A creep on the board, or that was: face down it is one of those nobody has seen."""

    points: Public[int]
    """What its back shows: experience points."""
    name: Public[str] = ""
    """Which one it is, once it was turned up."""
    lost: Public[int] = 0
    """Dice it has lost in the battle at hand (WC-668)."""


class Hero(Struct):
    """A player's hero: which one, its level, its wounds, what it has learned."""

    name: Public[str]
    level: Public[int] = 1
    wounds: Public[int] = 0
    points: Public[int] = 0
    dead: Public[bool] = False
    training: Public[bool] = False
    """Whether it waits on its building to be deployed."""
    rose: Public[bool] = False
    """Whether it has gone up a level in this turn."""
    used: Public[list[str]] = field(default_factory=list)
    """Abilities it has used in this battle, or at this moment outside of battles."""


class Profile(Struct, frozen=True):
    """How a kind of piece fights: its type, at which Strength, with how many dice."""

    type: int
    strength: int
    dice: int = 1
    ability: str = ""


class Player(Struct):
    """One player's things.

    The creeps, and whoever else fights for nobody, are a player too: `neutral`, the last of all,
    at seat -1. Nobody sits there; who speaks for it, `Warcraft.speaker` says.

    Pieces are counted by space and kind, where there are any: `pieces[space << SHIFT | kind]`.
    """

    seat: Public[int]
    team: Public[int]
    race: Public[str] = ""
    town: Public[int] = -1
    gold: Public[int] = 0
    wood: Public[int] = 0
    pieces: Public[dict[int, int]] = field(default_factory=dict)
    more: Public[tuple[int, ...]] = ()
    """Kinds of units this player can have beside the three."""
    moved: Public[dict[int, int]] = field(default_factory=dict)
    """How many of them have moved in this Move Step."""
    outposts: Public[list[Outpost]] = field(default_factory=list)
    built: Public[list[int]] = field(default_factory=lambda: mat())
    """Finished buildings by unit type."""
    sites: Public[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """Buildings under construction with a worker on them."""
    summoned: Public[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """Buildings under construction without one (Summon Building)."""
    training: Public[list[int]] = field(default_factory=lambda: [0, 0, 0, 0])
    """Pieces in training, one on each building of their type; workers on the mat."""
    hired: Public[list[int]] = field(default_factory=list)
    """Mercenaries who wait on the mat, by type; none where there are no mercenaries."""
    research: Public[int] = 0
    """Research tokens on the worker building (WC-754)."""
    levels: Public[list[int]] = field(default_factory=lambda: [0, 0, 0])
    """The unit tile on top, by type."""
    hand: Held[list[str]] = field(default_factory=list)
    deck: Facedown[list[str]] = field(default_factory=list)
    """What is left to draw, in no order: a draw takes any of it."""
    discard: Public[list[str]] = field(default_factory=list)
    shown: Public[int] = 0
    """Victory Point cards played."""
    marked: Public[bool] = False
    """The depletion marker on the Town (WC-182)."""
    locked: Public[bool] = False
    """Nobody may leave the Town (WC-151)."""
    out: Public[bool] = False
    fast: Public[list[int]] = field(default_factory=list)
    """Spaces whose pieces move further this turn."""
    crippled: Public[list[int]] = field(default_factory=list)
    """Spaces whose pieces move less this turn, once for each card."""
    strides: Public[dict[int, int]] = field(default_factory=dict)
    """Spaces that pieces move further in this Move Step by a hero's ability, as in `pieces`."""
    unstopped: Public[list[int]] = field(default_factory=list)
    """Pieces that need not stop for enemies in this Move Step, as in `pieces`."""
    armed: Public[list[int]] = field(default_factory=list)
    """Spaces whose workers are called to arms."""
    neutral: Public[bool] = False
    spares: Public[int | None] = None
    """The team a neutral side is no enemy of (WC-929)."""
    hero: Public[Hero | None] = None
    stay: Public[list[int]] = field(default_factory=list)
    """Kinds of summoned creatures that stay after the battle and go with the hero."""

    @rule("WC-656", "WC-816", "WC-820")
    def stands_by(self) -> bool:
        """Whether this side has no steps of its own: it neither moves nor attacks."""
        return self.neutral

    def count(self, space: int, kind: int) -> int:
        """Pieces of a kind in a space."""
        return self.pieces.get(space << SHIFT | kind, 0)

    @rule("WC-015", "WC-016", "WC-210")
    def units(self, space: int) -> int:
        """Units in a space; workers and Outposts are none."""
        units, found = UNITS_IN[space], 0
        for at, number in self.pieces.items():
            if at in units:
                found += number
        return found

    @rule("WC-015", "WC-016", "WC-210")
    def has_unit(self, space: int) -> bool:
        """Whether a unit of this player's is in a space."""
        return not UNITS_IN[space].isdisjoint(self.pieces)

    @rule("WC-164", "WC-165")
    def stack(self, space: int) -> int:
        """What counts against stacking in a space: neither heroes nor summoned creatures."""
        at, get = space << SHIFT, self.pieces.get
        found = get(at, 0) + get(at + 1, 0) + get(at + 2, 0)
        if self.hired:
            for kind in HIRED:
                found += get(at + kind, 0)
        return found

    @rule("WC-975")
    def stacking(self) -> tuple[int, ...]:
        """The kinds of units that count against stacking: mercenaries too."""
        return (*UNITS, *HIRED) if self.hired else UNITS

    @rule("WC-166")
    def workers(self, space: int) -> int:
        """Workers in a space, those building an Outpost there included."""
        return self.pieces.get(space << SHIFT | WORKER, 0)

    @rule("WC-420", "WC-421", "WC-424")
    def fighters(self, space: int) -> int:
        """Units, and workers called to arms, in a space."""
        return self.units(space) + (self.workers(space) if space in self.armed else 0)

    def builders(self, space: int) -> int:
        """Workers in a space who are building an Outpost."""
        found = 0
        for each in self.outposts:
            if each.space == space and not each.finished and not each.alone:
                found += 1
        return found

    def idle(self, space: int) -> int:
        """Workers in a space who are free."""
        workers = self.pieces.get(space << SHIFT | WORKER, 0)
        return workers - self.builders(space) if workers and self.outposts else workers

    def present(self, space: int) -> bool:
        """Whether anything of this player's is in a space."""
        if self.units(space) or self.workers(space) or self.count(space, NECROMANCER):
            return True
        return any(each.space == space for each in self.outposts)

    def put(self, space: int, kind: int, number: int = 1) -> None:
        """Put pieces into a space, or take them away."""
        at = PIECE[space << SHIFT | kind]
        left = self.pieces.get(at, 0) + number
        if left:
            self.pieces[at] = left
        else:
            del self.pieces[at]

    def go(self, start: int, to: int) -> None:
        """A piece, `space << SHIFT | kind`, moves in the Move Step."""
        pieces, moved = self.pieces, self.moved
        number = pieces[start]
        if number > 1:
            pieces[start] = number - 1
        else:
            del pieces[start]
        pieces[to] = pieces.get(to, 0) + 1
        moved[to] = moved.get(to, 0) + 1

    def in_play(self, kind: int) -> int:
        """Pieces of a kind on the board, in training and on building sites."""
        found = self.training[kind] if kind <= WORKER else 0
        for at, number in self.pieces.items():
            if at & MASK == kind:
                found += number
        return found + sum(self.sites) if kind == WORKER else found

    @rule("WC-003", "WC-004", "WC-005", "WC-006")
    def reserve(self, kind: int) -> int:
        """Markers of a kind that are left."""
        return MARKERS[kind] - self.in_play(kind)

    def spaces(self) -> list[int]:
        """Spaces with pieces of this player's."""
        found: dict[int, None] = {}
        for at in self.pieces:
            found[at >> SHIFT] = None
        return list(found)

    @rule("WC-546", "WC-547", "WC-692")
    def unit_spaces(self) -> Spaces:
        """The set of spaces with units of this player's."""
        found = 0
        for at in self.pieces:
            found |= UNIT_AT[at]
        return found

    @rule("WC-133", "WC-134", "WC-135", "WC-136")
    def anywhere(self) -> Spaces:
        """The set of spaces with any pieces or Outposts of this player's: enemies stop there."""
        found = 0
        for at in self.pieces:
            found |= SPACE_OF[at]
        if self.outposts:
            for post in self.outposts:
                found |= 1 << post.space
        return found

    def fighter_spaces(self) -> Spaces:
        """The set of spaces with units, or workers called to arms, of this player's."""
        found = self.unit_spaces()
        for space in self.armed:
            if self.workers(space):
                found |= 1 << space
        return found

    @rule("WC-341", "WC-344", "WC-350")
    def deploys_in(self) -> list[int]:
        """The player's own Town and finished Outposts."""
        if self.town < 0:
            return [each.space for each in self.outposts if each.finished]
        if not self.outposts:
            return [self.town]
        found = [self.town]
        for each in self.outposts:
            if each.finished and each.space not in found:
                found.append(each.space)
        return found


class Warcraft(State):
    """A whole game."""

    content: Static[Content]
    board: Static[Board]
    target: Static[int]
    limit: Static[int]
    """Turns after which the game is over all the same; 0: none."""
    players: Public[list[Player]]
    creeps: Public[dict[int, Creep]] = field(default_factory=dict)
    """By space and kind, as pieces are."""
    hidden_creeps: Public[list[str]] = field(default_factory=list)
    """Creeps nobody has seen: which of them lies where, or was left over, nobody knows."""
    played: Static[Played] = Played()
    """The edition, and its options."""
    stage: Public[str] = "races"
    turn: Public[int] = 0
    first: Public[int] = 0
    """The first player of this turn."""
    seat: Public[int] = 0
    """Whose step it is."""
    depleted: Public[list[int]] = field(default_factory=list)
    """By space: 1 partly, 2 completely depleted."""
    stocks: Public[dict[int, int]] = field(default_factory=dict)
    """Gold and wood left in mines and forests, where the die is not rolled (WC-760, WC-773)."""
    added: Public[dict[int, int]] = field(default_factory=dict)
    """Wood beside a token that lies face down (WC-495)."""
    cleared: Public[list[int]] = field(default_factory=list)
    """Town spaces that are clear ground since the Tree of Eternity stands in their place."""
    walked: Public[list[tuple[str, int]]] = field(default_factory=list)
    """What of the Night Elves has walked in this Move Step, and where it stands now."""
    endless: Public[list[int]] = field(default_factory=list)
    """Mines and forests that never deplete."""
    mine_tokens: Public[list[int]] = field(default_factory=list)
    """Tokens that lie face down, or were left over: which of them lies where, nobody knows."""
    forest_tokens: Public[list[int]] = field(default_factory=list)
    invaded: Public[int] = -1
    """The space with enemy workers that a unit has just moved onto."""
    battle: Public[Battle | None] = None
    pending: Public[list[int]] = field(default_factory=list)
    """Spaces in which a battle was to be expected when movement was finished."""
    fought: Public[list[int]] = field(default_factory=list)
    """Spaces in which a battle was begun in this Move Step."""
    battles: Public[int] = 0
    """Battles fought so far."""
    lost: Public[list[Lost]] = field(default_factory=list)
    """With heroes: units that were lost in the battles of this Move Step."""
    chosen: Public[str] = ""
    """What the Spend Step is used for."""
    upgraded: Public[list[int]] = field(default_factory=list)
    """Types upgraded in this Spend Step."""
    assigned: Public[dict[int, int]] = field(default_factory=dict)
    """By space: workers who have served for a construction in this Spend Step."""
    winners: Public[list[int]] = field(default_factory=list)
    ended: Public[str] = ""
    """By which rule the game has ended."""
    cast: Static[Cast] = Cast()
    """What the edition, the options and the scenario have to say."""
    scene: Static[Scene | None] = None
    """The scenario's rules; none in the main game."""
    quest: Public[Quest | None] = None
    """How the scenario stands: its tokens, and what its rules have to remember."""

    # --- who is who ----------------------------------------------------------------------

    def player(self) -> Player:
        """The player whose step it is."""
        return self.players[self.seat]

    def race(self, player: Player) -> Race:
        """A player's race."""
        return self.content.races[player.race]

    def deck(self, player: Player) -> dict[str, int]:
        """The cards a player's deck is made of, and their copies."""
        return self.content.deck_of(player.race, self.played.expansion)

    def cards(self, player: Player) -> list[str]:
        """The same cards one by one."""
        return dealt_out(self.deck(player))

    @rule(
        "WC-230",
        "WC-405",
        "WC-406",
        "WC-407",
        "WC-408",
        off=lambda self, player, kind: self.race(player).tiles[kind][0],
    )
    def tile(self, player: Player, kind: int) -> Tile:
        """The tile on top for a unit type."""
        return self.race(player).tiles[kind][player.levels[kind]]

    def on_top(self, player: Player) -> frozenset[str]:
        """The abilities of a player's tiles on top. Kept with the content."""
        notes, key = self.played.known, (player.race, *player.levels)
        found: frozenset[str] | None = notes.get(key)
        if found is None:
            found = notes[key] = self.abilities(player)
        return found

    def abilities(self, player: Player) -> frozenset[str]:
        """The same, looked up."""
        return frozenset(self.tile(player, kind).ability for kind in UNITS)

    @rule(
        "WC-233",
        "WC-234",
        "WC-235",
        "WC-422",
        off=lambda self, player, kind, space: Profile(MELEE, 0),
    )
    def profile(self, player: Player, kind: int, space: int) -> Profile:
        """How a piece fights: by its tile, its marker or its card. Workers go as melee units."""
        if kind >= FIRST_CREEP:
            return self.beast(self.creeps[space << SHIFT | kind])
        if kind >= FIRST_CREATURE:
            return self.creature(kind)
        if kind == HERO:
            return self.in_person(player)
        if kind in HIRED:
            return self.mercenary(kind)
        kind = MELEE if kind == WORKER else kind
        key = player.race, kind, player.levels[kind]
        found: Profile | None = self.played.known.get(key)
        if found is None:
            tile = self.tile(player, kind)
            found = self.played.known[key] = Profile(kind, tile.strength, 1, tile.ability)
        return found

    @rule("WC-233", "WC-668", off=lambda self, creep: Profile(MELEE, 0))
    def beast(self, creep: Creep) -> Profile:
        """How a creep fights: by its marker, with a die less for each casualty."""
        notes, key = self.played.known, ("creep", creep.name, creep.lost)
        found: Profile | None = notes.get(key)
        if found is None:
            marker = self.content.creeps[creep.name]
            dice = marker.dice - creep.lost
            found = Profile(KIND_OF[marker.type], marker.strength, dice, marker.ability)
            notes[key] = found
        return found

    @rule("WC-965", "WC-972", off=lambda self, kind: Profile(MELEE, 0))
    def mercenary(self, kind: int) -> Profile:
        """How a mercenary fights: by the last tile of his type, as the Orcs have it."""
        tile = self.content.races["orc"].tiles[kind - FIRST_MERCENARY][-1]
        return Profile(kind - FIRST_MERCENARY, tile.strength, 1, tile.ability)

    @rule("WC-048", "WC-234", "WC-319", off=lambda self, kind: Profile(MELEE, 0))
    def creature(self, kind: int) -> Profile:
        """How a summoned creature fights: by its marker, and without abilities of tiles."""
        notes, key = self.played.known, ("creature", kind)
        found: Profile | None = notes.get(key)
        if found is None:
            marker = self.content.creatures[NAMES[kind]]
            found = notes[key] = Profile(KIND_OF[marker.type], marker.strength, marker.dice)
        return found

    @rule("WC-235", "WC-319", "WC-689", off=lambda self, player: Profile(MELEE, 0))
    def in_person(self, player: Player) -> Profile:
        """How a hero fights: by its card, with one die, and without abilities of tiles."""
        assert player.hero is not None, "somebody with a hero"
        notes, key = self.played.known, ("hero", player.hero.name, player.hero.level)
        found: Profile | None = notes.get(key)
        if found is None:
            found = Profile(self.hero_type(player), self.hero_level(player).strength)
            notes[key] = found
        return found

    @rule("WC-689", "WC-690")
    def hero_type(self, player: Player) -> int:
        """The type of a player's hero, which decides when it attacks."""
        assert player.hero is not None, "somebody with a hero"
        return KIND_OF[self.content.heroes[player.hero.name].type]

    @rule(
        "WC-046", "WC-729", off=lambda self, player: self.content.heroes[player.hero.name].levels[0]
    )
    def hero_level(self, player: Player) -> HeroLevel:
        """The hero card on top."""
        assert player.hero is not None, "somebody with a hero"
        return self.content.heroes[player.hero.name].levels[player.hero.level - 1]

    @rule("WC-660", "WC-661", "WC-817", "WC-822")
    def speaker(self, seat: int) -> int:
        """Who decides and rolls for a seat: for the neutral side, who sits left of the mover."""
        return seat if seat >= 0 else self.order(self.seat)[1]

    def strangers(self) -> list[int]:
        """The seats of the neutral sides: none, the creeps', or another one before it."""
        if not self.players[-1].neutral:
            return []
        return [-1, -2] if self.players[-2].neutral else [-1]

    def inside(self) -> list[Player]:
        """The players still in the game, by seat."""
        found = []
        for player in self.players:
            if not player.out and not player.neutral:
                found.append(player)
        return found

    @rule("WC-562", "WC-580")
    def enemies(self, player: Player) -> list[Player]:
        """Those who are not in the player's team, nor beasts that spare it."""
        found, team = [], player.team
        for each in self.players:
            if each.team != team and not each.out and each.spares != team:
                found.append(each)
        return found

    def team(self, player: Player) -> list[Player]:
        """The player and his teammates."""
        found, team = [], player.team
        for each in self.players:
            if each.team == team and not each.out:
                found.append(each)
        return found

    @rule("WC-093", "WC-119")
    def order(self, start: int) -> list[int]:
        """The seats still in the game, clockwise from one of them."""
        around = self.players[start:] + self.players[:start] if start else self.players
        found = []
        for player in around:
            if not player.out and not (player.neutral and player.stands_by()):
                found.append(player.seat)
        return found

    def hands_changed(self) -> None:
        """Somebody has other cards, or other abilities: who holds what is no longer known."""
        if self.played.held:
            self.played.held.clear()

    # --- what is where -------------------------------------------------------------------

    def enemy_fighters(self, player: Player) -> Spaces:
        """The set of spaces with units of enemies, workers called to arms among them."""
        found = 0
        for each in self.enemies(player):
            found |= each.fighter_spaces()
        return found

    def enemy_units(self, player: Player, space: int) -> bool:
        """Whether enemy units stand in a space."""
        for each in self.enemies(player):
            if each.has_unit(space):
                return True
        return False

    @rule("WC-425", "WC-563", "WC-564")
    def stacked(self, player: Player, space: int, kind: int) -> int:
        """What counts against the stacking limit of a space: the side's units, or its workers."""
        found, team = 0, player.team
        for each in self.players:
            if each.team == team and not each.out:
                found += each.workers(space) if kind == WORKER else each.stack(space)
                if self.cast.uncounted and kind != WORKER:
                    found -= self.uncounted(each, space)
        return found

    def uncounted(self, player: Player, space: int) -> int:
        """Units in a space that do not count against stacking."""
        from kitchentable.warcraft.moments import UNCOUNTED  # which knows the state

        some = UNCOUNTED.value(self, player)
        return sum(number for at, number in some.items() if at >> SHIFT == space)

    def locked(self, space: int) -> bool:
        """Whether a space is a Town that nobody may leave."""
        for each in self.players:
            if each.locked and each.town == space:
                return True
        return False

    @rule("WC-607", "WC-608", "WC-623")
    def towns(self) -> Spaces:
        """The set of Towns: those that are printed, but for Trees of Eternity where they stand."""
        found = self.board.built
        if self.cleared:
            for space in self.cleared:
                found &= ~(1 << space)
            for each in self.players:
                if each.race == "night-elf" and each.town >= 0:
                    found |= 1 << each.town
        return found

    def is_town(self, space: int) -> bool:
        """Whether a space is a Town now."""
        return self.towns() >> space & 1 == 1

    def scoring(self) -> Spaces:
        """The set of Towns and objectives."""
        return self.board.objectives | self.towns()

    def free_workers(self, player: Player, space: int) -> int:
        """Idle workers who have not served for a construction in this Spend Step."""
        return player.idle(space) - self.assigned.get(space, 0)

    def name(self, space: int) -> str:
        """The name of a space."""
        return self.board.spaces[space].name
