"""Draining and hidden resources: mines and forests with stocks (WC-760 to WC-779).

A token that lies face down is drawn when it is turned up: until then nobody knows it, so it is
no more than "one of those that are left" (WC-770, WC-772).
"""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.events import Depleted, Grown, StockLaidOut, TokenTurned
from kitchentable.warcraft.model.kinds import GOLDMINE
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import TurnUpToken

FULL = 20
TAKEN = 2
"""What a worker takes."""
RENEWED = 10
"""What Renew adds."""


def lay_out(game: Warcraft) -> None:
    """Stocks, or tokens, on the resource spaces when the board is built (WC-110)."""
    if game.played.draining:
        fill(game, [*game.board.mines, *game.board.forests], ("WC-110", "WC-760", "WC-761"))
    elif game.played.hidden:
        printed = ("WC-779",) if game.played.racial else ()
        fill(game, beside_towns(game), ("WC-110", "WC-769", *printed))
        shuffle(game)


@rule("WC-110", "WC-760", "WC-761", "WC-766")
def fill(game: Warcraft, spaces: list[int], rules: tuple[str, ...]) -> None:
    """Twenty on each space, open to all."""
    for space in spaces:
        game.stocks[space] = FULL
    names = tuple(game.name(space) for space in spaces)
    game.tell(StockLaidOut(spaces=names, number=FULL, rules=(*rules, "WC-766")))


@rule("WC-769", "WC-779")
def beside_towns(game: Warcraft) -> list[int]:
    """The mines and forests next to a player's Town, the printed one."""
    towns = [player.town for player in game.players if player.town >= 0]
    near = [at for town in towns for at in game.board.near[town]]
    return [space for space in (*game.board.mines, *game.board.forests) if space in near]


@rule("WC-052", "WC-770", "WC-772")
def shuffle(game: Warcraft) -> None:
    """The tokens that are left, mines and forests apart; one of them lies on every other space."""
    open_mines = sum(space in game.stocks for space in game.board.mines)
    open_forests = sum(space in game.stocks for space in game.board.forests)
    game.mine_tokens = without(game.content.mine_tokens, open_mines)
    game.forest_tokens = without(game.content.forest_tokens, open_forests)


def without(tokens: tuple[int, ...], twenties: int) -> list[int]:
    """The tokens but for some of the twenties."""
    left = list(tokens)
    for _ in range(twenties):
        left.remove(FULL)
    return left


@rule("WC-762", "WC-763", "WC-764", "WC-767", "WC-774")
def harvest(game: Warcraft, space: int, workers: int) -> int:
    """What the workers take of a stock: two each, or what is left. No die is rolled."""
    if space in game.endless:
        return TAKEN * workers
    taken = min(TAKEN * workers, game.stocks[space])
    game.stocks[space] -= taken
    return taken


def taken_by(game: Warcraft, space: int) -> tuple[str, ...]:
    """The rules by which a stock pays."""
    by = ("WC-762", "WC-763", "WC-764") if game.played.draining else ("WC-774", "WC-775")
    return (*by, *(("WC-767",) if space in game.endless else ()), *gathered(game, space))


def gathered(game: Warcraft, space: int) -> tuple[str, ...]:
    """The rule by which three melee units take as much as a worker."""
    return ("WC-640",) if game.played.racial and game.player().race == "undead" else ()


@rule("WC-493", "WC-494", "WC-495")
def renew(game: Warcraft, space: int) -> None:
    """Ten wood more in a forest, an empty one too; beside a token that lies face down."""
    beside = game.stocks if space in game.stocks else game.added
    beside[space] = beside.get(space, 0) + RENEWED
    rules = ("WC-490", "WC-493", "WC-494" if space in game.stocks else "WC-495")
    game.tell(Grown(space=game.name(space), number=RENEWED, rules=rules))


@rule("WC-765", "WC-776")
def is_empty(game: Warcraft, space: int) -> bool:
    """Whether a stock is used up: then the space is depleted, without a token."""
    return game.stocks.get(space) == 0


def tell_empty(game: Warcraft, space: int) -> None:
    """A space whose stock was used up just now."""
    game.tell(
        Depleted(space=game.name(space), rules=("WC-765" if game.played.draining else "WC-776",))
    )


def face_down(game: Warcraft) -> list[int]:
    """Mines and forests whose token nobody has turned up yet."""
    if not game.played.hidden:
        return []
    spaces = [*game.board.mines, *game.board.forests]
    return [space for space in spaces if space not in game.stocks]


@rule("WC-771", "WC-773", "WC-777", "WC-778")
def turn_up(game: Warcraft, space: int) -> Asks[None]:
    """The first harvest turns the token up; then it leaves the game."""
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
