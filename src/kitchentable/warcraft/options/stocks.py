"""Draining and hidden resources: mines and forests with stocks (WC-760 to WC-779).

A token that lies face down is drawn when it is turned up. Until then the state says only that it
is one of the tokens that are left (WC-770, WC-772).
"""

from __future__ import annotations

from typing import ClassVar

from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.events import Depleted, Grown, StockLaidOut, TokenTurned
from kitchentable.warcraft.model.kinds import GOLDMINE
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import TurnUpToken
from kitchentable.warcraft.moments import (
    EMPTIED,
    FACE_DOWN,
    HARVESTED,
    LAID_OUT,
    MORE_HARVEST,
    RENEWS,
    WALKERS,
    Rules,
    is_heard,
)
from kitchentable.warcraft.options.option import option
from kitchentable.warcraft.rules.harvest import take_gold, take_wood

FULL = 20
TAKEN = 2
"""The gold or wood that a worker takes."""
RENEWED = 10
"""The wood that Renew adds."""


class Stocks:
    """Mines and forests have stocks in place of the resource die."""

    taken: ClassVar[Rules]
    """The rules by which a stock pays."""
    emptied: ClassVar[str]
    """The rule by which a used-up stock depletes its space."""

    @HARVESTED
    @rule("WC-762", "WC-775")
    def harvested(self, game: Warcraft, player: Player, space: int, workers: int) -> Asks[bool]:
        """Let each worker take two from the stock while it lasts. No die is rolled."""
        yield from drain(game, player, space, workers, self)
        return True

    @RENEWS
    def renews(self, game: Warcraft, space: int) -> Asks[bool]:
        """Add wood to the stock of a renewed forest."""
        yield from ()
        renew(game, space)
        return True

    @EMPTIED
    def emptied_at_setup(self, game: Warcraft, space: int) -> None:
        """A space that is depleted from the start has no stock."""
        game.stocks[space] = 0


@option("draining")
class Draining(Stocks):
    """Each mine and forest has a stock of twenty."""

    taken = ("WC-762", "WC-763", "WC-764")
    emptied = "WC-765"

    @LAID_OUT
    def lay_out(self, game: Warcraft) -> None:
        spaces = [*game.board.mines, *game.board.forests]
        fill(game, spaces, ("WC-110", "WC-760", "WC-761"))


@option("hidden")
class Hidden(Stocks):
    """Tokens lie face down on all mines and forests that are not beside a Town."""

    taken = ("WC-774", "WC-775")
    emptied = "WC-776"

    @LAID_OUT
    def lay_out(self, game: Warcraft) -> None:
        printed = ("WC-779",) if is_heard(game, WALKERS) else ()
        fill(game, beside_towns(game), ("WC-110", "WC-769", *printed))
        shuffle(game)

    @FACE_DOWN
    def face_down(self, game: Warcraft) -> list[int]:
        """The mines and forests whose tokens still lie face down."""
        spaces = [*game.board.mines, *game.board.forests]
        return [space for space in spaces if space not in game.stocks]


@rule("WC-763", "WC-764", "WC-765", "WC-774", "WC-776")
def drain(game: Warcraft, player: Player, space: int, workers: int, stock: Stocks) -> Asks[None]:
    """Let the workers of a space, and units that harvest with them, take from its stock."""
    if is_empty(game, space):
        return
    others = (yield from MORE_HARVEST.happen(game, player, space)) or 0
    if not workers + others:
        return
    if space not in game.stocks:
        yield from turn_up(game, space)
    number = harvest(game, space, workers + others)
    endless = ("WC-767",) if space in game.endless else ()
    gathered = ("WC-640",) if others else ()
    taking = take_gold if game.board.spaces[space].kind == GOLDMINE else take_wood
    taking(game, player, space, number, (*stock.taken, *endless, *gathered))
    if is_empty(game, space):
        game.tell(Depleted(space=game.name(space), rules=(stock.emptied,)))


@rule("WC-110", "WC-760", "WC-761", "WC-766")
def fill(game: Warcraft, spaces: list[int], rules: tuple[str, ...]) -> None:
    """Put a stock of twenty on each space, known to all."""
    for space in spaces:
        game.stocks[space] = FULL
    names = tuple(game.name(space) for space in spaces)
    game.tell(StockLaidOut(spaces=names, number=FULL, rules=(*rules, "WC-766")))


@rule("WC-769", "WC-779")
def beside_towns(game: Warcraft) -> list[int]:
    """The mines and forests next to the printed Towns of players."""
    towns = [player.town for player in game.players if player.town >= 0]
    near = [at for town in towns for at in game.board.near[town]]
    return [space for space in (*game.board.mines, *game.board.forests) if space in near]


@rule("WC-052", "WC-770", "WC-772")
def shuffle(game: Warcraft) -> None:
    """Set out the hidden tokens, apart for mines and forests: one for each other space."""
    open_mines = sum(space in game.stocks for space in game.board.mines)
    open_forests = sum(space in game.stocks for space in game.board.forests)
    game.mine_tokens = without(game.content.mine_tokens, open_mines)
    game.forest_tokens = without(game.content.forest_tokens, open_forests)


def without(tokens: tuple[int, ...], twenties: int) -> list[int]:
    """The tokens without a number of the twenties."""
    left = list(tokens)
    for _ in range(twenties):
        left.remove(FULL)
    return left


@rule("WC-762", "WC-763", "WC-764", "WC-767", "WC-774")
def harvest(game: Warcraft, space: int, workers: int) -> int:
    """The amount workers take from a stock: two each, or what is left."""
    if space in game.endless:
        return TAKEN * workers
    taken = min(TAKEN * workers, game.stocks[space])
    game.stocks[space] -= taken
    return taken


@rule("WC-493", "WC-494", "WC-495")
def renew(game: Warcraft, space: int) -> None:
    """Add ten wood to a forest, even to an empty one or beside a token that lies face down."""
    beside = game.stocks if space in game.stocks else game.added
    beside[space] = beside.get(space, 0) + RENEWED
    rules = ("WC-490", "WC-493", "WC-494" if space in game.stocks else "WC-495")
    game.tell(Grown(space=game.name(space), number=RENEWED, rules=rules))


@rule("WC-765", "WC-776")
def is_empty(game: Warcraft, space: int) -> bool:
    """Whether a stock is used up, which depletes the space without a token."""
    return game.stocks.get(space) == 0


def all_of_twenty(game: Warcraft, space: int) -> Asks[None]:
    """What is left without hidden tokens: every space holds as much."""
    yield from ()
    game.stocks[space] = FULL


def nothing_there(game: Warcraft, space: int) -> Asks[None]:
    """What is left without WC-778: a space without a token is empty."""
    yield from ()
    game.stocks[space] = 0


@rule("WC-771", "WC-773", "WC-777", off=all_of_twenty)
@rule("WC-778", off=nothing_there)
def turn_up(game: Warcraft, space: int) -> Asks[None]:
    """Turn up the token at the first harvest; it then leaves the game."""
    mine = game.board.spaces[space].kind == GOLDMINE
    pile = game.mine_tokens if mine else game.forest_tokens
    if not pile:
        number = FULL
        rules: tuple[str, ...] = ("WC-778",)
    else:
        question = TurnUpToken(
            say("wc-turn-token", space=game.name(space)),
            items=pile,
            open=True,
            of=int,
            rules=("WC-770", "WC-771", "WC-773"),
        )
        number = yield from ask(question)
        pile.remove(number)
        rules = ("WC-770", "WC-771", "WC-772", "WC-773", "WC-777")
    game.stocks[space] = number + game.added.pop(space, 0)
    game.tell(TokenTurned(space=game.name(space), number=number, rules=rules))
