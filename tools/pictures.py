"""Draw the pictures of the documentation: tables, a line of sight, Warcraft's boards.

python tools/pictures.py           draw them
python tools/pictures.py --check   whether those that are there are up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.table import Table
from kitchentable.locale import Words
from kitchentable.raiders.geometry import svg
from kitchentable.raiders.geometry.figures import Figure
from kitchentable.raiders.geometry.sight import Scene
from kitchentable.raiders.geometry.tables import tables
from kitchentable.warcraft import GAME
from kitchentable.warcraft.browser import svg as warcraft
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.battle_state import Battle
from kitchentable.warcraft.model.board import laid_out
from kitchentable.warcraft.model.kinds import KIND_OF
from kitchentable.warcraft.model.packs import main_boards
from kitchentable.warcraft.model.player import Outpost

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def sight() -> str:
    """A figure on the coffee table looks up at a figure on a stack of books."""
    table = tables()["coffee_table"]
    top = max((each for each in table.things if each.stand and each.on), key=lambda t: t.high)
    figures = [Figure(570, 350, 0, 32, 110), Figure(top.x, top.y, top.high, 32, 110)]
    scene = Scene([thing.solid() for thing in table.things], figures)
    lines = scene.lines(0, 1)
    return svg.sight(table.outline, table.things, figures[0], figures[1], lines)


HUMANS = {
    "b1": {"melee": 2, "worker": 1}, "a1": {"worker": 2}, "c1": {"worker": 1},
    "c2": {"melee": 1, "ranged": 2}, "b3": {"flying": 1}, "d4": {"melee": 2, "ranged": 1},
}  # fmt: skip
ORCS = {
    "f4": {"melee": 1, "worker": 1}, "g4": {"worker": 1}, "e7": {"worker": 2},
    "d4": {"melee": 1, "flying": 2}, "c6": {"melee": 3}, "e5": {"flying": 1},
}  # fmt: skip


def warcraft_game() -> str:
    """Turn 5: Humans and Orcs fight for the middle."""
    game = GAME.rules.begin(WarcraftSetup(seats=2, races=("human", "orc")), GAME.box.shipped())
    at = game.board.index
    humans, orcs = game.players
    for player, pieces in ((humans, HUMANS), (orcs, ORCS)):
        for space, kinds in pieces.items():
            for kind, number in kinds.items():
                player.put(at[space], KIND_OF[kind], number)
    game.turn, game.battle = 5, Battle(at["d4"], [[0], [1]])
    for space, depleted in (("a1", 1), ("c4", 2), ("e7", 1)):
        game.depleted[at[space]] = depleted
    humans.town, humans.gold, humans.wood, humans.hand = at["b1"], 7, 3, [""] * 3
    humans.levels, humans.built = [1, 1, 0], [2, 1, 1]
    humans.outposts = [Outpost(at["c2"], True)]
    orcs.town, orcs.gold, orcs.wood, orcs.hand = at["f4"], 4, 1, [""] * 2
    orcs.levels, orcs.built, orcs.marked = [2, 0, 0], [3, 0, 2], True
    orcs.outposts = [Outpost(at["e7"], False)]
    return warcraft.picture(game, Words("en").say)


def warcraft_pictures() -> dict[str, str]:
    """The boards, the pieces they are laid from, and a game."""
    content = GAME.box.shipped()
    boards = {
        f"warcraft-{name}.svg": warcraft.board_picture(laid_out(content, layout))
        for name, layout in main_boards(content).items()
    }
    scenarios = {
        f"warcraft-{name}.svg": set_up(name)
        for name in content.scenarios
        if not name.startswith("main-")
    }
    pieces = warcraft.pieces_picture(content)
    game = warcraft_game()
    return {**boards, **scenarios, "warcraft-pieces.svg": pieces, "warcraft-game.svg": game}


def set_up(name: str) -> str:
    """A scenario at its beginning."""
    content = GAME.box.shipped()
    setup = WarcraftSetup(seats=content.scenarios[name].seats, scenario=name)
    return warcraft.table_picture(Table(GAME, setup, content, chance=Seeded(1)).state)


def pictures() -> dict[str, str]:
    """All pictures by their file's name."""
    drawn = {f"{name}.svg": table.svg() for name, table in tables().items()}
    return {**drawn, "sight.svg": sight(), **warcraft_pictures()}


def main(arguments: list[str]) -> int:
    stale = []
    FOLDER.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        path = FOLDER / name
        if path.exists() and path.read_text("utf-8") == picture + "\n":
            continue
        stale.append(name)
        if arguments != ["--check"]:
            path.write_text(picture + "\n", "utf-8")
    if arguments == ["--check"] and stale:
        print(f"not up to date: {', '.join(stale)}; run `make pictures`")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
