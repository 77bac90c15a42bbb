"""The agreements before the start (WC-001, WC-083 to WC-108), and the state they give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.public_asking import PUBLIC
from kitchentable.warcraft.model.board import laid_out
from kitchentable.warcraft.model.content import Content, Layout
from kitchentable.warcraft.model.edition import TARGETS, Played, agreed_points
from kitchentable.warcraft.model.edition import agreed as options_agreed
from kitchentable.warcraft.model.packs import main_boards
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.settings import WarcraftSetup
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.options.catalogue import cast_of
from kitchentable.warcraft.rules.setup import side_of
from kitchentable.warcraft.scenarios import opening


def begin(setup: WarcraftSetup, content: Content) -> Warcraft:
    """The state at the start of a game for two players, three (Expansion Set), or two teams."""
    if setup.scenario:
        return opening.begin(setup, opening.as_read(setup, content))
    check_seats(setup.seats)
    played = options_agreed(setup.expansion, setup.options, **setup.read)
    races = opening.agreed_races(setup, content)
    teams = sides(races)
    board = laid_out(content, layout_of(setup, played, content))
    spaces = len(board.spaces)
    players = [Player(seat, teams[seat], race) for seat, race in enumerate(races)]
    return Warcraft(
        content=content,
        board=board,
        target=agreed_points(setup.target, setup.seats, played),
        played=played,
        notes=content.notes,
        asking=PUBLIC,
        cast=cast_of(played, None),
        limit=setup.turns,
        players=players,
        depleted=[0] * spaces,
    )


@rule("WC-001")
def check_seats(seats: int) -> None:
    """Refuse a number of players other than two to four."""
    if seats not in TARGETS:
        raise Illegal("WC-001", "wc-seats", given=seats)


@rule("WC-100", off=lambda setup, played, content: next(iter(main_boards(content).values())))
def layout_of(setup: WarcraftSetup, played: Played, content: Content) -> Layout:
    """The layout the players agreed on, or the first one for their number."""
    check_three(setup.seats, played)
    fit = {name: each for name, each in main_boards(content).items() if each.seats == setup.seats}
    check_board(setup.board, fit)
    return fit[setup.board if setup.board in fit else next(iter(fit))]


@rule("WC-099", "WC-586")
def check_three(seats: int, played: Played) -> None:
    """Refuse three players without the Expansion Set, which has the board for them."""
    if seats == 3 and not played.expansion:
        raise Illegal("WC-099", "wc-three")


@rule("WC-083")
def check_board(board: str, fit: Mapping[str, Layout]) -> None:
    """Refuse a board that does not exist for this number of players."""
    if board and board not in fit:
        raise Illegal("WC-083", "wc-no-such-board", name=board, known=", ".join(fit))


@rule("WC-098", "WC-103", "WC-107", "WC-108", off=lambda races: [n // 2 for n in range(len(races))])
def sides(races: Sequence[str]) -> list[int]:
    """The team of each seat: two or three players have one each, four sit as alternating teams."""
    if len(races) < 4:
        return list(range(len(races)))
    teams = [side(races, seat) for seat in range(4)]
    if teams[0] == teams[1] or teams[:2] != teams[2:]:
        raise Illegal("WC-108", "wc-seating")
    return teams


def side(races: Sequence[str], seat: int) -> int:
    """The team of one of four seats: by its race, or by its neighbours if the race is not drawn."""
    for away in (0, 2, 1, 3):
        if race := races[(seat + away) % 4]:
            return side_of(race) ^ (away % 2)
    raise ValueError("nobody has a race")
