"""Orcs for Sale: mercenaries serve the player who pays, while his own units are with them."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.board import worth
from kitchentable.warcraft.model.kinds import FIRST_MERCENARY, HIRED, KIND_OF, MASK, NAMES, SHIFT
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import cost_word, kind_word
from kitchentable.warcraft.moments import (
    AT_ONCE,
    DEPLOYED,
    ELIMINATED,
    LINES,
    ON_SALE,
    REMOVED,
    SETUP,
    SITUATED,
)
from kitchentable.warcraft.rules.purchase import PURCHASES, Purchase, cannot_pay, pay, purchase
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.block_events import Bribed, Disbanded, Hired, MercenariesReady

MARKERS = dict(zip(HIRED, (3, 4, 4), strict=True))
"""The number of mercenaries of each type (WC-966)."""
PRICE = (4, 0)
WAY = "hire"
MARKET = 2
"""Points of the objectives at which mercenaries are hired."""


@block
class Mercenaries(Block, frozen=True):
    """Orcs for hire at two-point objectives, who leave when no unit of their player is near."""

    name = "mercenaries"

    @SETUP
    @rule("WC-965", "WC-966")
    def setup(self, game: Warcraft) -> None:
        enlist(game)
        for_hire(game, ("WC-965", "WC-966"))

    @SITUATED
    def situated(self, game: Warcraft) -> None:
        enlist(game)

    @AT_ONCE
    def at_once(self, game: Warcraft) -> None:
        for player in game.inside():
            disband(game, player)

    @ON_SALE
    def sells(self, game: Warcraft, player: Player) -> tuple[Purchase, ...]:
        return (PURCHASES[Hire.name],)

    @DEPLOYED
    def deployed(self, game: Warcraft, player: Player, space: int, kind: int) -> None:
        disband(game, player)

    @REMOVED
    def removed(self, game: Warcraft, player: Player, space: int, kind: int) -> Asks[None]:
        if kind in HIRED:
            for_hire(game, ("WC-976",))
        disband(game, player)
        yield from ()

    @LINES
    def lines(self, view: Warcraft) -> list[Message]:
        melee, ranged, flying = (reserve(view, kind) for kind in HIRED)
        return [say("wc-picture-mercenaries", melee=melee, ranged=ranged, flying=flying)]

    @ELIMINATED
    @rule("WC-979")
    def eliminated(self, game: Warcraft, lost: list[Player]) -> None:
        """Release the mercenaries of eliminated players, so that they can be hired again."""
        for player in lost:
            player.hired = [0, 0, 0]
        for_hire(game, ("WC-979",))


def enlist(game: Warcraft) -> None:
    """Let all players have mercenaries."""
    for player in game.inside():
        player.more = (*player.more, *HIRED)
        player.hired = player.hired or [0, 0, 0]


@rule("WC-966", "WC-976", "WC-979")
def reserve(game: Warcraft, kind: int) -> int:
    """The mercenaries of a kind that can be hired, including those that fell or left."""
    out = sum(
        number
        for player in game.players
        for at, number in player.pieces.items()
        if at & MASK == kind
    )
    waiting = sum(each.hired[kind - FIRST_MERCENARY] for each in game.players if each.hired)
    return MARKERS[kind] - out - waiting


def for_hire(game: Warcraft, rules: tuple[str, ...]) -> None:
    """Tell how many mercenaries can be hired now."""
    numbers = tuple(reserve(game, kind) for kind in HIRED)
    game.tell(MercenariesReady(numbers=numbers, rules=rules))


# --- without an escort ---------------------------------------------------------------------


@rule("WC-973", "WC-974")
def disband(game: Warcraft, player: Player) -> None:
    """Remove a player's mercenaries from spaces without a unit of his own."""
    for at in [at for at in player.pieces if at & MASK in HIRED]:
        space = at >> SHIFT
        if not regulars(player, space):
            number = player.pieces.pop(at)
            player.moved.pop(at, None)
            told = Disbanded(
                seat=player.seat,
                kind=NAMES[at & MASK],
                space=game.name(space),
                number=number,
                rules=("WC-973", "WC-974"),
            )
            game.tell(told)


def regulars(player: Player, space: int) -> int:
    """The number of a player's own units in a space, without mercenaries."""
    return player.units(space) - sum(player.count(space, kind) for kind in HIRED)


# --- hiring --------------------------------------------------------------------------------


@purchase
class Hire(Purchase):
    """The purchase of a mercenary from the reserve, or from another player if none is left."""

    name = WAY

    @rule("WC-977", "WC-978")
    def offers(self, game: Warcraft, player: Player) -> list[str]:
        """The offers: a type, or a type with the seat and the space it is bribed from."""
        found: list[str] = []
        for kind in HIRED:
            bribes = [] if reserve(game, kind) > 0 else bribable(game, kind)
            found += bribes or [NAMES[kind]]
        return found

    def named(self, game: Warcraft, player: Player, what: str) -> bool:
        return what in (*self.offers(game, player), *(NAMES[kind] for kind in HIRED))

    def why_not(self, game: Warcraft, player: Player, what: str) -> Illegal | None:
        return (
            instead_of_anything_else(game)
            or not_at_market(game, player)
            or nobody_left(game, what)
            or cannot_pay(player, price(), "WC-970")
        )

    def words(self, game: Warcraft, player: Player, what: str) -> Message:
        kind, _, rest = what.partition(" ")
        word, cost = kind_word(kind), cost_word(price())
        if not rest:
            return say("wc-spend-hire", kind=word, cost=cost)
        return say("wc-spend-bribe", kind=word, space=rest.partition(" ")[2], cost=cost)

    @rule("WC-969", "WC-971")
    def buy(self, game: Warcraft, player: Player, what: str) -> Asks[None]:
        """Put the mercenary on the mat. The player may hire more, but buy nothing else."""
        game.chosen = WAY
        pay(player, price())
        name, _, rest = what.partition(" ")
        kind = KIND_OF[name]
        player.hired[kind - FIRST_MERCENARY] += 1
        if rest:
            seat, _, space = rest.partition(" ")
            bribe(game, player, game.players[int(seat)], kind, space)
        else:
            rules = ("WC-967", "WC-969", "WC-970", "WC-971")
            game.tell(Hired(seat=player.seat, kind=name, gold=price()[0], rules=rules))
        yield from ()


@rule("WC-970", off=(0, 0))
def price() -> tuple[int, int]:
    """The price of a mercenary, from the reserve or from another player."""
    return PRICE


@rule("WC-968")
def instead_of_anything_else(game: Warcraft) -> Illegal | None:
    """The reason against hiring after training, constructing or upgrading."""
    if game.chosen in ("", WAY):
        return None
    return Illegal("WC-968", "wc-one-way", chosen=say(f"wc-way-{game.chosen}"))


@rule("WC-967")
def not_at_market(game: Warcraft, player: Player) -> Illegal | None:
    """The reason against hiring without a unit or a worker on a two-point objective."""
    for space in player.spaces():
        if worth(game.board.spaces[space]) == MARKET:
            return None
    return Illegal("WC-967", "wc-no-market", points=MARKET)


@rule("WC-966", "WC-977", "WC-978")
def nobody_left(game: Warcraft, what: str) -> Illegal | None:
    """The reason against a type with none in reserve and none on the board to bribe."""
    if " " in what or reserve(game, KIND_OF[what]) > 0:
        return None
    if bribable(game, KIND_OF[what]):
        return Illegal("WC-977", "wc-only-bribes", kind=kind_word(what))
    return Illegal("WC-978", "wc-no-mercenary", kind=kind_word(what))


@rule("WC-977", "WC-978")
def bribable(game: Warcraft, kind: int) -> list[str]:
    """The mercenaries of a kind on the board, of all players."""
    return [
        f"{NAMES[kind]} {player.seat} {game.name(at >> SHIFT)}"
        for player in game.inside()
        for at in sorted(player.pieces)
        if at & MASK == kind
    ]


@rule("WC-977")
def bribe(game: Warcraft, player: Player, other: Player, kind: int, space: str) -> None:
    """Move a mercenary from the board to the mat of the player who has paid."""
    other.put(game.board.index[space], kind, -1)
    told = Bribed(
        seat=player.seat,
        to_seat=other.seat,
        kind=NAMES[kind],
        space=space,
        gold=price()[0],
        rules=("WC-970", "WC-977", "WC-978"),
    )
    game.tell(told)
