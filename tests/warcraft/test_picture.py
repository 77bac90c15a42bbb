"""The board in words: what stands where, and who fights."""

from __future__ import annotations

from pathlib import Path

from kitchentable.kernel.files.situations import Judged, read
from kitchentable.warcraft import GAME
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.text.picture import picture

SITUATIONS = Path(__file__).parent.parent / "situations" / "warcraft"


def test_a_side_whose_units_are_gone_has_no_line_in_the_battle() -> None:
    path = SITUATIONS / "battle" / "a-card-for-every-battle.toml"
    judged = Judged(read(path), GAME, str(path))
    for _ in judged.steps():
        assert judged.table is not None
        view = judged.table.view(0)
        if view.battle is not None:
            break
    assert view.battle is not None, "a battle is being fought"
    assert fighting(view) == {"wc-picture-attacks", "wc-picture-defends"}
    for seat in view.battle.sides[1]:
        view.players[seat].pieces.clear()
    assert fighting(view) == {"wc-picture-attacks"}


def fighting(view: Warcraft) -> set[str]:
    """The lines about the two sides of the battle."""
    ids = {line.id for line in picture(view)}
    return ids & {"wc-picture-attacks", "wc-picture-defends"}
