"""The board of a table: what never changes in a game and is no part of the content."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.browser.ask import Ask, OpenQuestion
from kitchentable.warcraft.model.board import Space
from kitchentable.warcraft.model.kinds import FOREST, GOLDMINE, MOUNTAIN, OBJECTIVE
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.scenarios.tokens import story, title, token_word

LANDMARKS = {GOLDMINE: 10, FOREST: 10, MOUNTAIN: 6, OBJECTIVE: 10}
"""By kind of space: how many names the catalogues have."""


class BoardPage(Struct, frozen=True):
    """The spaces and walls of a board, and what was agreed for the game on it."""

    spaces: tuple[Space, ...]
    near: tuple[tuple[int, ...], ...]
    """By space: the spaces adjacent to it."""
    walls: tuple[tuple[int, int], ...]
    """Walls, each by the two spaces it stands between."""
    target: int
    """Points to win; 0: points do not win."""
    limit: int
    """Turns after which the game is over; 0: no limit."""
    options: tuple[str, ...]
    tokens: dict[str, Message]
    """The names of the scenario's tokens."""
    scenario: str
    landmarks: dict[str, Message]
    """By space: a name that is easier to remember than its letter and number."""
    title: Message | None
    story: Message | None


class AskBoard(Ask, frozen=True, tag="board"):
    """The board of this table."""

    def preview(self, view: Warcraft, question: OpenQuestion) -> BoardPage:
        scene, quest = view.scene, view.quest
        return BoardPage(
            spaces=view.board.spaces,
            near=view.board.near,
            walls=view.board.walls,
            target=view.target,
            limit=view.limit,
            options=view.played.options(),
            tokens={} if quest is None else {each: token_word(each) for each in quest.tokens},
            scenario="" if scene is None else scene.name,
            landmarks=landmarks(view.board.spaces),
            title=None if scene is None else title(scene.name, scene.scenario),
            story=None if scene is None else story(scene.name, scene.scenario),
        )


def landmarks(spaces: tuple[Space, ...]) -> dict[str, Message]:
    """The names of the spaces of a board, each given once, in the order of the spaces."""
    found: dict[str, Message] = {}
    for kind, most in LANDMARKS.items():
        names = [each.name for each in spaces if each.kind == kind]
        for number, name in enumerate(names[:most], 1):
            found[name] = say(f"wc-landmark-{kind}-{number}")
    return found
