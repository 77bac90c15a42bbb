"""All options: the cast of a game is found here, whatever edition and scenario it is of."""

from __future__ import annotations

from collections.abc import Iterable

from kitchentable.kernel.moments import Happening, Hook, Moment, Named, hooks_of
from kitchentable.kernel.rules import kept
from kitchentable.warcraft.model.cast import Cast
from kitchentable.warcraft.model.edition import Played
from kitchentable.warcraft.moments import UNCOUNTED
from kitchentable.warcraft.options import (
    ancients,
    burrows,
    cooperative,
    creeps,
    gathering,
    heroes,
    rebuilding,
    research,
    stocks,
)
from kitchentable.warcraft.options.option import EXPANSION, SPEAKERS
from kitchentable.warcraft.scenarios.block import Scene
from kitchentable.warcraft.scenarios.scenario_setup import OPENING

__all__ = ["MODULES", "ORDER", "SPEAKERS", "cast_of"]

MODULES = (
    stocks, creeps, heroes, research, ancients, burrows, cooperative, gathering, rebuilding,
)  # fmt: skip
"""Modules with options."""

ORDER = ("draining", "hidden", "creeps", "heroes", "research", "racial", EXPANSION)
"""The order in which options speak."""


def cast_of(played: Played, scene: Scene | None, present: Iterable[str] = ()) -> Cast:
    """What the edition, the options and the scenario of a game have to say.

    `present` are further options of which a situation has pieces on its board.
    """
    heard = {*played.options(), *present}
    if played.expansion:
        heard.add(EXPANSION)
    if scene is not None and any(block.own_creeps for block in scene.blocks):
        heard.add("creeps")
    names = tuple(name for name in ORDER if name in heard)
    if scene is None:
        return of_main_game(names)
    return cast((OPENING, *speakers(names), *scene.blocks))


@kept(128)
def of_main_game(names: tuple[str, ...]) -> Cast:
    """The cast of a game without a scenario. Kept: it is the same for all of them."""
    return cast(speakers(names))


def speakers(names: tuple[str, ...]) -> tuple[object, ...]:
    """The speakers of some options."""
    return tuple(each for name in names for each in SPEAKERS[name])


def cast(speaking: tuple[object, ...]) -> Cast:
    """The hooks of some speakers by moment, in the order in which they speak."""
    at: dict[Named, tuple[Hook, ...]] = {}
    for each in speaking:
        for moment, hooks in hooks_of(each).items():
            at[moment] = (*at.get(moment, ()), *hooks)
    says = {
        each: each.together(hooks)
        for each, hooks in at.items()
        if isinstance(each, Moment | Happening)
    }
    return Cast(at, says, at.get(UNCOUNTED, ()))
