"""Draw the pictures of the documentation: every table, and a line of sight.

python tools/pictures.py           draw them
python tools/pictures.py --check   whether those that are there are up to date
"""

from __future__ import annotations

import sys
from pathlib import Path

from kitchentable.raiders.space import svg
from kitchentable.raiders.space.figures import Figure
from kitchentable.raiders.space.sight import Scene
from kitchentable.raiders.space.tables import tables

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"


def sight() -> str:
    """Somebody on the floor of the coffee table looks up at somebody on a stack of books."""
    table = tables()["coffee_table"]
    top = max((each for each in table.things if each.stand and each.on), key=lambda t: t.high)
    figures = [Figure(570, 350, 0, 32, 110), Figure(top.x, top.y, top.high, 32, 110)]
    scene = Scene([thing.solid() for thing in table.things], figures)
    lines = scene.lines(0, 1)
    return svg.sight(table.outline, table.things, figures[0], figures[1], lines)


def pictures() -> dict[str, str]:
    """All pictures by their file's name."""
    drawn = {f"{name}.svg": table.svg() for name, table in tables().items()}
    return {**drawn, "sight.svg": sight()}


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
