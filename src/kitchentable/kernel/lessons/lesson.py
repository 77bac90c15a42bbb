"""What stands in a lesson, as types. The page `docs/adding.md` tells how to write one."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.chance import Wish
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.words import Message, say


class When(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game: everything that is named here must hold.

    >>> When(asked="lay-feather").told
    []
    """

    told: list[dict[str, Plain]] = []
    """Each of these events was told to the learner just now: its `event`, and values of fields.
    Wherever a number is wanted, `{ least = 1, most = 3 }` may stand."""
    asked: str | list[str] = ""
    """The learner is asked this topic, or one of these."""
    offers: dict[str, Plain] = {}
    """An option that the learner has now is an answer with these fields."""
    state: dict[str, Plain] = {}
    """Values of what the learner sees, by their path as in situations."""
    fact: dict[str, list[str]] = {}
    """Facts that the game knows how to find (`School.holds`), each with what it is about."""
    score: list[Plain] = []
    """The score of the seats, in order."""
    over: bool = False
    """The game is over."""
    won: bool = False
    """The game is over, and the learner has won it."""


class Hint(Struct, frozen=True, forbid_unknown_fields=True):
    """What the learner could do at a moment, and why: the message of its id says it.

    >>> Hint("draw", asked="lay-feather").points
    []
    """

    id: str
    asked: str | list[str] = ""
    """Short for a `when` with this topic."""
    when: When = When()
    points: list[dict[str, Plain]] = []
    """What it is about, for the page to point at: `{ who = "Ragmen 1" }`, `{ at = [800, 900] }`,
    `{ hex = "b3" }`, `{ part = "hand" }`, `{ answer = ... }`, `{ pass = true }`."""
    do: list[Plain] = []
    """The answers that follow the hint, one for each time it is shown: a test plays them. Left
    out where the hint points at the answer itself."""

    @property
    def answers(self) -> list[Plain]:
        """The answers that follow the hint; `None` passes."""
        found = [each.get("answer") for each in self.points if "answer" in each or "pass" in each]
        return self.do or found


class Otherwise(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said when the learner did something else.

    >>> Otherwise("too-far", When(over=True), lost=True).lost
    True
    """

    id: str
    when: When
    lost: bool = False
    """Whether the lesson cannot be won any more."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson: what has to be achieved, and the hints on the way.

    >>> Step(done=When(won=True), hint=[]).otherwise
    []
    """

    done: When
    hint: list[Hint] = []
    otherwise: list[Otherwise] = []


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """What may stand in the file of a lesson.

    >>> Written(situation="move.situation.toml").minutes
    2
    """

    situation: str = ""
    """The file of the situation it begins with, beside this one."""
    setup: dict[str, Plain] = {}
    """Or what is agreed for a game from its beginning."""
    seed: int | None = None
    """The number that dice come from. Without it, and without `dice`, they are sealed."""
    dice: list[Wish] = []
    """Dice that are arranged. The page says so."""
    players: tuple[str, ...] = ("person", "regular")
    minutes: int = 2
    """How long it takes at most."""
    step: list[Step] = []
    otherwise: list[Otherwise] = []
    """Like those of a step, in all of them."""
    hint: list[Hint] = []
    """Hints that stand beside the game, each shown once when its moment comes."""


class Lesson(Written, frozen=True):
    """A lesson: its name, and the text of the situation it begins with.

    >>> Lesson(game="magpies", name="draw").learner
    0
    """

    game: str = ""
    name: str = ""
    text: str = ""

    @property
    def learner(self) -> int:
        """The seat of the learner."""
        return self.players.index("person") if "person" in self.players else 0

    def message(self, id: str = "") -> Message:
        """A message of this lesson; its title without an id."""
        return say("-".join(each for each in ("lesson", self.game, self.name, id) if each))
