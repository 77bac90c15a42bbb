"""Scenarios in pictures: tokens and walls on the board, and in the terminal."""

from __future__ import annotations

from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.browser.svg_parts import CORNERS, CREAM, INK, Say, text, titled
from kitchentable.warcraft.model.board import SIDES, Hex
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import LINES
from kitchentable.warcraft.scenarios.tokens import title, token_word

GEM = "#c9973a"
STONE = "#6b6259"


def lines(view: Warcraft) -> list[Message]:
    """The lines about a scenario in a terminal: its name, its walls, its tokens."""
    if view.scene is None or view.quest is None:
        return []
    found = [say("wc-picture-scenario", title=title(view.scene.name, view.scene.scenario))]
    if view.board.walls:
        edges = tuple(f"{view.name(one)}–{view.name(other)}" for one, other in view.board.walls)
        found.append(say("wc-picture-walls", edges=edges))
    for token, space in view.quest.tokens.items():
        found.append(say("wc-picture-token", space=view.name(space), token=token_word(token)))
    return [*found, *LINES.value(view)]


def marks(view: Warcraft, centres: list[Hex], put: Say) -> str:
    """The SVG of walls and tokens, drawn over the spaces; `centres` are those of all spaces."""
    if view.quest is None:
        return ""
    found = [_wall(view, centres, one, other) for one, other in view.board.walls]
    spaces = list(view.quest.tokens.values())
    for at, (token, space) in enumerate(view.quest.tokens.items()):
        found.append(_token(view, token, centres[space], spaces[:at].count(space), put))
    return "".join(found)


def _token(view: Warcraft, token: str, at: Hex, before: int, put: Say) -> str:
    """The SVG of a token: a gem at the top of its space, with a letter."""
    x, y = at[0] + 66 - 60 * before, at[1] - 60
    shape = f"M{x},{y - 42}L{x + 37},{y}L{x},{y + 42}L{x - 37},{y}Z"
    word = token_word(token)
    sign = _sign(view, token, token if put is None else put(word))
    drawn = (
        f'<path d="{shape}" transform="translate(4 5)" fill="{INK}" opacity=".28"/>'
        f'<path d="{shape}" fill="{GEM}" stroke="{CREAM}" stroke-width="5"/>'
        + text(sign, (x, y + 15), 44, CREAM)
    )
    return titled(put, [word], drawn)


def _sign(view: Warcraft, token: str, words: str) -> str:
    """The letter of a token: of its place, or of its name without an article."""
    place = view.scene.scenario.tokens.get(token, "") if view.scene is not None else ""
    return place if len(place) == 1 else words.split()[-1][0].upper()


def _wall(view: Warcraft, centres: list[Hex], one: int, other: int) -> str:
    """A wall on the edge between two spaces."""
    (q, r), (s, t) = (view.board.spaces[space].at for space in (one, other))
    side = SIDES.index((s - q, t - r))
    (x, y), ends = centres[one], (CORNERS[side - 1], CORNERS[side])
    (ax, ay), (bx, by) = ((x + dx, y + dy) for dx, dy in ends)
    line = f"M{ax},{ay}L{bx},{by}"
    return (
        f'<path d="{line}" stroke="{INK}" stroke-width="30" stroke-linecap="round"/>'
        f'<path d="{line}" stroke="{STONE}" stroke-width="22" stroke-linecap="round"/>'
        f'<path d="{line}" stroke="{CREAM}" stroke-width="6" stroke-dasharray="14 16"/>'
    )
