"""March of the Necromancers: two Necromancers raise an army (WC-826 to WC-852)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.answers import Act
from kitchentable.warcraft.model.board import Spaces
from kitchentable.warcraft.model.events import Upgraded
from kitchentable.warcraft.model.goal import Goal, Part, counted
from kitchentable.warcraft.model.kinds import KIND_OF, NAMES, NECROMANCER, STACK, UNITS
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import CallForth, ask_yes
from kitchentable.warcraft.model.words import card_word, kind_word, type_word
from kitchentable.warcraft.moments import (
    ABSENT,
    CLOSED,
    FORBIDS,
    GOALS,
    HARVEST_START,
    MOVE_STEP_OVER,
    NO_ENTRY,
    ON_SALE,
    SETUP,
)
from kitchentable.warcraft.rules.purchase import PURCHASES, Purchase, purchase
from kitchentable.warcraft.rules.spend import next_tile
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.scenario_setup import quest_of, scene_of
from kitchentable.warcraft.scenarios.shared_blocks import win_side
from kitchentable.warcraft.scenarios.tokens import (
    CalledForth,
    Idle,
    NecromancerKilled,
    TokenDestroyed,
    TokenStands,
    WithoutMat,
)

GIFT = "gift"


@block
class Necromancers(Block, frozen=True):
    """A race without a mat, led by Necromancers who raise units and upgrade them at signs."""

    name = "necromancers"
    race: str
    raising: dict[str, str]
    """By token: the kind of unit that is raised beside it."""
    upgrading: tuple[str, ...]
    """Tokens beside which a unit type is upgraded."""

    def needs(self) -> tuple[str, ...]:
        return (*self.raising, *self.upgrading)

    @SETUP
    @rule("WC-828", "WC-848")
    def setup(self, game: Warcraft) -> None:
        """Take away the mat, the stockpile, the buildings and the Town of the race."""
        for player in self.players(game):
            player.built = [0, 0, 0]
            game.tell(WithoutMat(seat=player.seat, rules=("WC-828", "WC-848")))

    def players(self, game: Warcraft) -> list[Player]:
        """The players of the race."""
        return [player for player in game.inside() if player.race == self.race]

    # --- moving --------------------------------------------------------------------------

    @CLOSED
    @rule("WC-842")
    def closed(self, game: Warcraft, player: Player, kind: int, here: int) -> Spaces:
        """The spaces closed to a Necromancer: those of another one, even in passing."""
        if kind != NECROMANCER:
            return 0
        others = [space for space in leaders(player) if space != here]
        return sum(1 << space for space in others)

    @NO_ENTRY
    @rule("WC-842")
    def no_entry(self, game: Warcraft, player: Player, kind: int, there: int) -> Illegal | None:
        if kind != NECROMANCER or there not in leaders(player):
            return None
        return Illegal("WC-842", "wc-necromancer-there", space=game.name(there))

    @ABSENT
    def absent(self, game: Warcraft, player: Player, space: int, kind: int) -> int:
        """Necromancers take no part in battles, as workers do not."""
        return player.count(space, kind) if kind == NECROMANCER else 0

    @MOVE_STEP_OVER
    def move_over(self, game: Warcraft) -> None:
        """Kill Necromancers among enemies and destroy signs among enemies."""
        for player in self.players(game):
            self.slay(game, player)
            for token in [*self.raising, *self.upgrading]:
                if token in quest_of(game).tokens:
                    self.trample(game, player, token)

    @rule("WC-841")
    def slay(self, game: Warcraft, player: Player) -> None:
        """Kill the Necromancers among enemy units, which die there as workers do."""
        enemies = game.enemy_fighters(player)
        for space in leaders(player):
            if enemies >> space & 1:
                player.put(space, NECROMANCER, -1)
                where = game.name(space)
                told = NecromancerKilled(seat=player.seat, space=where, rules=("WC-841",))
                game.tell(told)

    @rule("WC-844", "WC-845")
    def trample(self, game: Warcraft, player: Player, token: str) -> None:
        """Destroy the signs in spaces with units of enemies; workers and creeps do no harm."""
        space = quest_of(game).tokens[token]
        where = game.name(space)
        enemies = [each for each in game.enemies(player) if not each.neutral]
        if any(each.units(space) for each in enemies):
            del quest_of(game).tokens[token]
            game.tell(TokenDestroyed(token=token, space=where, rules=("WC-844",)))
        elif any(each.workers(space) for each in enemies):
            game.tell(TokenStands(token=token, space=where, rules=("WC-845",)))

    @ON_SALE
    def sells(self, game: Warcraft, player: Player) -> tuple[Purchase, ...]:
        """The upgrades that Necromancers give."""
        return (PURCHASES[Gift.name],) if player.race == self.race else ()

    # --- harvesting ----------------------------------------------------------------------

    @HARVEST_START
    def harvest_start(self, game: Warcraft) -> Asks[None]:
        """Let each Necromancer beside a sign raise a unit there."""
        player = game.player()
        if player.race != self.race:
            return
        for space in leaders(player):
            for token, kind in self.raising.items():
                if site(game, token) != space:
                    continue
                if is_gone(game, token):
                    game.tell(Idle(seat=player.seat, space=game.name(space), rules=("WC-846",)))
                else:
                    yield from self.call_forth(game, player, space, KIND_OF[kind])

    @rule("WC-833", "WC-834", "WC-835")
    def call_forth(self, game: Warcraft, player: Player, space: int, kind: int) -> Asks[None]:
        """Ask the player whether to raise one unit of the sign's kind, for nothing."""
        if not has_room(game, player, space, kind):
            return
        rules = (("WC-833", "WC-834", "WC-835")[kind], "WC-836")
        message = say("wc-call-forth", kind=kind_word(NAMES[kind]), space=game.name(space))
        if (yield from ask_yes(CallForth, player.seat, message, rules)):
            player.put(space, kind)
            where = game.name(space)
            told = CalledForth(seat=player.seat, kind=NAMES[kind], space=where, rules=rules)
            game.tell(told)

    # --- spending ------------------------------------------------------------------------

    @FORBIDS
    @rule("WC-840", "WC-847")
    def forbids(self, game: Warcraft, player: Player, act: Act) -> Illegal | None:
        """The reason against training, building and cards that need a stockpile."""
        if player.race != self.race or act.name == GIFT:
            return None
        if act.name == "resources":
            return Illegal("WC-847", "wc-no-stockpile", card=card_word(act.name))
        return Illegal("WC-840", "wc-no-mat")

    @rule("WC-837", "WC-838")
    def gifts(self, game: Warcraft, player: Player) -> int:
        """The number of free upgrades: one for each Necromancer beside an upgrading sign."""
        signs = [quest_of(game).tokens.get(token, -1) for token in self.upgrading]
        return sum(space in signs for space in leaders(player))


def leaders(player: Player) -> list[int]:
    """The spaces of a player's Necromancers."""
    return [space for space in sorted(player.spaces()) if player.count(space, NECROMANCER)]


def site(game: Warcraft, token: str) -> int:
    """The space of a sign, also after it was destroyed."""
    scene = scene_of(game)
    return quest_of(game).tokens.get(token, scene.place(scene.scenario.tokens[token]))


@rule("WC-846")
def is_gone(game: Warcraft, token: str) -> bool:
    """Whether a sign was destroyed, so that its space has no power."""
    return token not in quest_of(game).tokens


@rule("WC-836")
def has_room(game: Warcraft, player: Player, space: int, kind: int) -> bool:
    """Whether a unit can be raised: it is in reserve, and its space has room."""
    fits = game.stacked(player, space, kind) < STACK and game.board.enterable(kind, space)
    return fits and player.reserve(kind) > 0


def necromancers_of(game: Warcraft, player: Player) -> Necromancers | None:
    """The block of a player's race, if Necromancers lead it."""
    for each in game.scene.blocks if game.scene is not None else ():
        if isinstance(each, Necromancers) and each.race == player.race:
            return each
    return None


@purchase
class Gift(Purchase):
    """A free upgrade by a Necromancer, which needs no buildings."""

    name = GIFT
    way = "upgrade"

    def offers(self, game: Warcraft, player: Player) -> list[str]:
        return [NAMES[kind] for kind in UNITS]

    @rule("WC-839")
    def why_not(self, game: Warcraft, player: Player, what: str) -> Illegal | None:
        """Why a type cannot be upgraded: it was in this step, or has its last tile."""
        kind, word = KIND_OF[what], type_word(what)
        led = necromancers_of(game, player)
        if led is None or len(game.upgraded) >= led.gifts(game, player):
            return Illegal("WC-837", "wc-no-gift-left")
        if kind in game.upgraded:
            return Illegal("WC-839", "wc-upgraded-already", kind=word)
        if player.levels[kind] + 1 >= len(game.race(player).tiles[kind]):
            return Illegal("WC-404", "wc-last-tile", kind=word)
        return None

    def words(self, game: Warcraft, player: Player, what: str) -> Message:
        tile = next_tile(game, player, KIND_OF[what])
        return say("wc-gift", kind=type_word(what), tile=tile)

    @rule("WC-837", "WC-838", "WC-839")
    def buy(self, game: Warcraft, player: Player, what: str) -> Asks[None]:
        kind = KIND_OF[what]
        player.levels[kind] += 1
        game.upgraded.append(kind)
        tile = game.tile(player, kind)
        second = ("WC-838",) if len(game.upgraded) > 1 else ()
        told = Upgraded(
            seat=player.seat,
            kind=what,
            level=player.levels[kind] + 1,
            strength=tile.strength,
            ability=tile.ability,
            last=not tile.needs,
            rules=("WC-837", "WC-839", *second),
        )
        game.tell(told)
        yield from ()


@block
class NecromancersStopped(Block, frozen=True):
    """The others win when all Necromancers, or all signs that raise units, are gone."""

    name = "necromancers-stopped"
    race: str
    tokens: tuple[str, ...]

    def needs(self) -> tuple[str, ...]:
        return self.tokens

    @MOVE_STEP_OVER
    @rule("WC-852")
    def move_over(self, game: Warcraft) -> None:
        """Let the others win as soon as a Move Step ends with all of these gone."""
        for player in [each for each in game.inside() if each.race == self.race]:
            number = leaderless(player) or powerless(game, self.tokens)
            if number:
                win_side(game, game.enemies(player)[0], number)

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        """The two ways of the others to stop them."""
        theirs = [each for each in game.inside() if each.race == self.race]
        if player in theirs or not theirs:
            return []
        found = leaders(theirs[0])
        signs = [
            quest_of(game).tokens[each] for each in self.tokens if each in quest_of(game).tokens
        ]
        left = Part(say("wc-goal-necromancers-left", number=len(found)), 0, 0, not found)
        gone = counted(say("wc-goal-signs-gone"), len(self.tokens) - len(signs), len(self.tokens))
        return [
            Goal(say("wc-goal-necromancers"), "WC-850", (left,), tuple(found)),
            Goal(say("wc-goal-signs"), "WC-851", (gone,), tuple(signs)),
        ]


@rule("WC-850")
def leaderless(player: Player) -> str:
    """The rule that decides if no Necromancer is left, or nothing."""
    return "" if leaders(player) else "WC-850"


@rule("WC-851")
def powerless(game: Warcraft, tokens: tuple[str, ...]) -> str:
    """The rule that decides if all raising signs are gone, or nothing."""
    return "" if any(token in quest_of(game).tokens for token in tokens) else "WC-851"
