"""Human workers build together: two of them finish a building at once (WC-594 to WC-605)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.content import Cost
from kitchentable.warcraft.model.events import BuildingFinished, OutpostFinished
from kitchentable.warcraft.model.kinds import KIND_OF, MASK, NAMES, UNITS, WORKER
from kitchentable.warcraft.model.player import Outpost, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import building_word, cost_word
from kitchentable.warcraft.moments import HAS_SERVED, ON_SALE, OUTPOST_BEGINS
from kitchentable.warcraft.options.option import option
from kitchentable.warcraft.rules.obstacles import not_elsewhere
from kitchentable.warcraft.rules.purchase import (
    PURCHASES,
    Purchase,
    affordable,
    cannot_pay,
    pay,
    purchase,
)

COST: Cost = (3, 3)
WORKERS = 2
RULES = ("WC-594", "WC-595", "WC-596", "WC-597", "WC-598", "WC-599", "WC-602")


@option("racial")
class Cooperation:
    """The Humans' racial ability."""

    @ON_SALE
    @rule("WC-594", "WC-599", "WC-604")
    def sells(self, game: Warcraft, player: Player) -> tuple[Purchase, ...]:
        """Buildings and Outposts that are finished at once."""
        if player.race != "human":
            return ()
        return PURCHASES[RaiseBuilding.name], PURCHASES[RaiseOutpost.name]

    @HAS_SERVED
    @rule("WC-600")
    def has_served(self, game: Warcraft, player: Player, space: int, outpost: bool) -> str:
        """The rule by which workers who have raised a building serve no more in this step."""
        return "WC-600" if player.race == "human" and game.assigned.get(space) else ""


@rule("WC-596", "WC-600", "WC-601", "WC-602")
def too_few(game: Warcraft, player: Player, space: int) -> Illegal | None:
    """The reason against: fewer than two workers are left who have not served in this step."""
    if game.free_workers(player, space) < WORKERS:
        number = "WC-601" if game.assigned.get(space) else "WC-596"
        return Illegal(number, "wc-too-few-workers", space=game.name(space), needed=WORKERS)
    return None


def too_late(game: Warcraft) -> Illegal | None:
    """The reason against raising after an ordinary purchase: it comes first (WC-604)."""
    return Illegal("WC-604", "wc-cooperate-first") if game.chosen else None


@rule("WC-600", "WC-601")
def assign(game: Warcraft, space: int) -> None:
    """Count the two workers as having served in this step."""
    game.assigned[space] = game.assigned.get(space, 0) + WORKERS


@purchase
class RaiseBuilding(Purchase):
    """The purchase of a finished building."""

    name = "raise"

    def within_means(self, game: Warcraft, player: Player) -> bool:
        if game.chosen or not affordable(player, COST):
            return False
        return game.free_workers(player, player.town) >= WORKERS

    def offers(self, game: Warcraft, player: Player) -> list[str]:
        return [NAMES[kind] for kind in UNITS]

    @rule("WC-595", "WC-596", "WC-605")
    def why_not(self, game: Warcraft, player: Player, what: str) -> Illegal | None:
        from kitchentable.warcraft.rules.obstacles import no_tile

        return (
            too_late(game)
            or no_tile(player, KIND_OF[what])
            or too_few(game, player, player.town)
            or cannot_pay(player, COST, "WC-595")
        )

    def words(self, game: Warcraft, player: Player, what: str) -> Message:
        return say("wc-spend-raise", kind=building_word(what), cost=cost_word(COST))

    @rule("WC-597", "WC-598", "WC-603")
    def buy(self, game: Warcraft, player: Player, what: str) -> Asks[None]:
        """Put the building into play at once; it may train in the spending that follows."""
        pay(player, COST)
        assign(game, player.town)
        player.built[KIND_OF[what]] += 1
        game.tell(BuildingFinished(seat=player.seat, kind=what, rules=(*RULES, "WC-603")))
        yield from ()


@purchase
class RaiseOutpost(Purchase):
    """The purchase of a finished Outpost."""

    name = "raise-outpost"

    def within_means(self, game: Warcraft, player: Player) -> bool:
        if game.chosen or not affordable(player, COST):
            return False
        return any(n >= WORKERS and at & MASK == WORKER for at, n in player.pieces.items())

    def offers(self, game: Warcraft, player: Player) -> list[str]:
        return [game.name(space) for space in player.spaces() if player.workers(space)]

    def named(self, game: Warcraft, player: Player, what: str) -> bool:
        return what in game.board.index

    @rule("WC-595", "WC-596", "WC-605")
    def why_not(self, game: Warcraft, player: Player, what: str) -> Illegal | None:
        space = game.board.index[what]
        no = too_late(game) or too_few(game, player, space) or not_elsewhere(game, player, space)
        return no or cannot_pay(player, COST, "WC-595")

    def words(self, game: Warcraft, player: Player, what: str) -> Message:
        return say("wc-spend-raise-outpost", space=what, cost=cost_word(COST))

    @rule("WC-597", "WC-605")
    def buy(self, game: Warcraft, player: Player, what: str) -> Asks[None]:
        """Put the Outpost on the board; if both markers are there, one is given up for it."""
        space = game.board.index[what]
        yield from OUTPOST_BEGINS.happen(game, player, space)
        pay(player, COST)
        assign(game, space)
        player.outposts.append(Outpost(space, finished=True))
        game.tell(OutpostFinished(seat=player.seat, space=what, rules=(*RULES, "WC-605")))
