"""The state of a game of Warcraft: the players, the board, the turn, the battle."""

from __future__ import annotations

from msgspec import field

from kitchentable.kernel.rules import Notes, rule
from kitchentable.kernel.state.marks import Public, Static
from kitchentable.kernel.state.state import State
from kitchentable.warcraft.model.asking import Asking
from kitchentable.warcraft.model.battle_state import Battle, Lost
from kitchentable.warcraft.model.board import Board, Spaces
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
    MELEE,
    NAMES,
    SHIFT,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Creep, Player, Profile
from kitchentable.warcraft.scenarios.block import Scene
from kitchentable.warcraft.scenarios.quest import Quest


class Warcraft(State):
    """A whole game."""

    content: Static[Content]
    board: Static[Board]
    target: Static[int]
    limit: Static[int]
    """Turns after which the game is over; 0: no limit."""
    players: Public[list[Player]]
    """The players by seat; a neutral side comes last."""
    creeps: Public[dict[int, Creep]] = field(default_factory=dict)
    """By space and kind, `space << SHIFT | kind`."""
    hidden_creeps: Public[list[str]] = field(default_factory=list)
    """Creeps that no player has seen: those face down on the board and those left over."""
    played: Static[Played] = Played()
    """The edition, and its options."""
    stage: Public[str] = "races"
    """The point of the turn, as `point` in a file."""
    turn: Public[int] = 0
    """The number of the turn."""
    first: Public[int] = 0
    """The first player of this turn."""
    seat: Public[int] = 0
    """The seat whose step it is."""
    depleted: Public[list[int]] = field(default_factory=list)
    """By space, in the order of `[state.board]`: 0 not, 1 partly, 2 completely depleted."""
    stocks: Public[dict[int, int]] = field(default_factory=dict)
    """Gold and wood left in mines and forests that need no die roll (WC-760, WC-773)."""
    added: Public[dict[int, int]] = field(default_factory=dict)
    """Wood beside a token that lies face down (WC-495)."""
    cleared: Public[list[int]] = field(default_factory=list)
    """Printed Towns that are clear ground because a Tree of Eternity replaces them."""
    walked: Public[list[tuple[str, int]]] = field(default_factory=list)
    """Night Elf trees and Outposts that walked in this Move Step, with their new spaces."""
    endless: Public[list[int]] = field(default_factory=list)
    """Mines and forests that never deplete."""
    mine_tokens: Public[list[int]] = field(default_factory=list)
    """Tokens that no player has seen: those face down on the board and those left over."""
    forest_tokens: Public[list[int]] = field(default_factory=list)
    """Tokens of forests that no player has seen."""
    invaded: Public[int] = -1
    """The space with enemy workers that a unit has just moved onto."""
    battle: Public[Battle | None] = None
    """The battle that is fought; none otherwise."""
    pending: Public[list[int]] = field(default_factory=list)
    """Spaces in which a battle was due when movement was finished."""
    fought: Public[list[int]] = field(default_factory=list)
    """Spaces in which a battle was begun in this Move Step."""
    battles: Public[int] = 0
    """Battles fought so far."""
    lost: Public[list[Lost]] = field(default_factory=list)
    """With heroes: units that were lost in the battles of this Move Step."""
    chosen: Public[str] = ""
    """The way to spend that was chosen in this Spend Step."""
    upgraded: Public[list[int]] = field(default_factory=list)
    """Unit types upgraded in this Spend Step."""
    assigned: Public[dict[int, int]] = field(default_factory=dict)
    """By space: workers who have served for a construction in this Spend Step."""
    winners: Public[list[int]] = field(default_factory=list)
    """The seats that have won."""
    ended: Public[str] = ""
    """The rule by which the game has ended, or "resigned" or "limit"."""
    notes: Static[Notes] = field(default_factory=Notes)
    """`Content.notes`: a store for values that follow from the content alone."""
    asking: Static[Asking] = Asking()
    """Decides which seats a window asks."""
    cast: Static[Cast] = Cast()
    """The hooks of the edition, the options and the scenario."""
    scene: Static[Scene | None] = None
    """The scenario's rules; none in the main game."""
    quest: Public[Quest | None] = None
    """The state of the scenario: its tokens, and what its rules have to remember."""

    # --- players and their pieces --------------------------------------------------------

    def player(self) -> Player:
        """The player whose step it is."""
        return self.players[self.seat]

    def race(self, player: Player) -> Race:
        """A player's race."""
        return self.content.races[player.race]

    def deck(self, player: Player) -> dict[str, int]:
        """The cards of a player's deck, and their copies."""
        return self.content.deck_of(player.race, self.played.expansion)

    def cards(self, player: Player) -> list[str]:
        """The cards of a player's deck, one by one."""
        return dealt_out(self.deck(player))

    @rule(
        "WC-230",
        "WC-406",
        "WC-407",
        "WC-408",
        off=lambda self, player, kind: self.race(player).tiles[kind][0],
    )
    @rule("WC-405", off=lambda self, player, kind: self.race(player).tiles[kind][-1])
    def tile(self, player: Player, kind: int) -> Tile:
        """The tile on top for a unit type."""
        return self.race(player).tiles[kind][player.levels[kind]]

    def on_top(self, player: Player) -> frozenset[str]:
        """The abilities on a player's top tiles. Kept with the content."""
        notes, key = self.notes, (player.race, *player.levels)
        found: frozenset[str] | None = notes.get(key)
        if found is None:
            found = notes[key] = self.abilities(player)
        return found

    def abilities(self, player: Player) -> frozenset[str]:
        """The abilities on a player's top tiles, worked out from the tiles."""
        return frozenset(self.tile(player, kind).ability for kind in UNITS)

    @rule("WC-233", "WC-234", "WC-235", off=lambda self, player, kind, space: Profile(MELEE, 0))
    def profile(self, player: Player, kind: int, space: int) -> Profile:
        """How a piece fights: by its tile, its marker or its card. Workers fight as melee units."""
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
        found: Profile | None = self.notes.get(key)
        if found is None:
            tile = self.tile(player, kind)
            found = self.notes[key] = Profile(kind, tile.strength, 1, tile.ability)
        return found

    @rule("WC-233", "WC-668", off=lambda self, creep: Profile(MELEE, 0))
    def beast(self, creep: Creep) -> Profile:
        """How a creep fights: by its marker, with a die less for each casualty."""
        notes, key = self.notes, ("creep", creep.name, creep.lost)
        found: Profile | None = notes.get(key)
        if found is None:
            marker = self.content.creeps[creep.name]
            dice = marker.dice - creep.lost
            found = Profile(KIND_OF[marker.type], marker.strength, dice, marker.ability)
            notes[key] = found
        return found

    @rule("WC-965", "WC-972", off=lambda self, kind: Profile(MELEE, 0))
    def mercenary(self, kind: int) -> Profile:
        """How a mercenary fights: by the last Orc tile of its type."""
        tile = self.content.races["orc"].tiles[kind - FIRST_MERCENARY][-1]
        return Profile(kind - FIRST_MERCENARY, tile.strength, 1, tile.ability)

    @rule("WC-048", "WC-234", "WC-319", off=lambda self, kind: Profile(MELEE, 0))
    def creature(self, kind: int) -> Profile:
        """How a summoned creature fights: by its marker, without the abilities of tiles."""
        notes, key = self.notes, ("creature", kind)
        found: Profile | None = notes.get(key)
        if found is None:
            marker = self.content.creatures[NAMES[kind]]
            found = notes[key] = Profile(KIND_OF[marker.type], marker.strength, marker.dice)
        return found

    @rule("WC-235", "WC-319", "WC-689", off=lambda self, player: Profile(MELEE, 0))
    def in_person(self, player: Player) -> Profile:
        """How a hero fights: by its card, with one die, without the abilities of tiles."""
        assert player.hero is not None, "a player with a hero"
        notes, key = self.notes, ("hero", player.hero.name, player.hero.level)
        found: Profile | None = notes.get(key)
        if found is None:
            found = Profile(self.hero_type(player), self.hero_level(player).strength)
            notes[key] = found
        return found

    @rule("WC-689", "WC-690")
    def hero_type(self, player: Player) -> int:
        """The type of a player's hero, which decides when it attacks."""
        assert player.hero is not None, "a player with a hero"
        return KIND_OF[self.content.heroes[player.hero.name].type]

    @rule(
        "WC-046", "WC-729", off=lambda self, player: self.content.heroes[player.hero.name].levels[0]
    )
    def hero_level(self, player: Player) -> HeroLevel:
        """The hero card on top."""
        assert player.hero is not None, "a player with a hero"
        return self.content.heroes[player.hero.name].levels[player.hero.level - 1]

    @rule("WC-660", "WC-661", "WC-817", "WC-822")
    def speaker(self, seat: int) -> int:
        """The seat that decides and rolls for a seat: for a neutral side, the mover's left."""
        return seat if seat >= 0 else self.order(self.seat)[1]

    def strangers(self) -> list[int]:
        """The seats of the neutral sides: there may be none, one or two."""
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
        """The players of other teams, without neutral sides that spare the player's team."""
        found, team = [], player.team
        for each in self.players:
            if each.team != team and not each.out and each.spares != team:
                found.append(each)
        return found

    def team(self, player: Player) -> list[Player]:
        """The player and the player's teammates."""
        found, team = [], player.team
        for each in self.players:
            if each.team == team and not each.out:
                found.append(each)
        return found

    @rule(
        "WC-093",
        off=lambda self, start: [
            player.seat
            for player in self.players[start::-1] + self.players[:start:-1]
            if not player.out and not player.neutral
        ],
    )
    @rule("WC-119", off=lambda self, start: [*range(start, len(self.players)), *range(start)])
    def order(self, start: int) -> list[int]:
        """The seats still in the game, clockwise from one of them."""
        around = self.players[start:] + self.players[:start] if start else self.players
        found = []
        for player in around:
            if not player.out and not (player.neutral and player.stands_by()):
                found.append(player.seat)
        return found

    # --- spaces --------------------------------------------------------------------------

    def enemy_fighters(self, player: Player) -> Spaces:
        """The set of spaces with enemy units, or with enemy workers called to arms."""
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

    @rule(
        "WC-425",
        off=lambda self, player, space, kind: sum(
            each.workers(space) + each.stack(space) for each in self.team(player)
        ),
    )
    @rule("WC-563", "WC-564")
    def stacked(self, player: Player, space: int, kind: int) -> int:
        """The number of a side's units, or workers, that count against a space's stacking limit."""
        found, team = 0, player.team
        for each in self.players:
            if each.team == team and not each.out:
                found += each.workers(space) if kind == WORKER else each.stack(space)
                if self.cast.uncounted and kind != WORKER:
                    found -= self.uncounted(each, space)
        return found

    def uncounted(self, player: Player, space: int) -> int:
        """The number of units in a space that do not count against stacking."""
        from kitchentable.warcraft.moments import UNCOUNTED  # moments import the state

        some = UNCOUNTED.value(self, player)
        return sum(number for at, number in some.items() if at >> SHIFT == space)

    def locked(self, space: int) -> bool:
        """Whether a space is a Town that no piece may leave."""
        for each in self.players:
            if each.locked and each.town == space:
                return True
        return False

    @rule("WC-607", "WC-608", "WC-623")
    def towns(self) -> Spaces:
        """The set of Towns. Where a Tree of Eternity stands counts instead of its printed Town."""
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
        """The number of idle workers who have not served for a construction in this step."""
        return player.idle(space) - self.assigned.get(space, 0)

    def name(self, space: int) -> str:
        """The name of a space."""
        return self.board.spaces[space].name
