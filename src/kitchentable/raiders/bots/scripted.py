"""Two scripted sparring partners: one that runs at the enemy, one that stays in cover."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.questions import PASS, Routes
from kitchentable.kernel.table.look import Look
from kitchentable.raiders.bots.answers import Reply
from kitchentable.raiders.bots.eyes import Eyes, Onlooker
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model import topics
from kitchentable.raiders.model.attack import CLOSE, RANGED
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import DONE, END, UNIT_MOVES, Deed
from kitchentable.raiders.tabletop.judged_routes import ends_of

FREE = (
    topics.StrikeAgain, topics.StrikeLeaving, topics.LeapOn, topics.ShootBack, topics.ShootRunning,
    topics.AttackLast, topics.RollAttackAgain, topics.AvertWound, topics.StandUpFreely,
)  # fmt: skip
"""Offers that cost nothing: a script always takes them."""


class Script(Onlooker):
    """What both scripts share: attack whenever possible, in a fixed order of wishes."""

    wishes: tuple[str, ...] = ()
    """The kinds of action, the most wanted first."""

    def answer(self, look: Look[Raid]) -> Reply:
        """An answer to the question in the look."""
        question = look.question
        assert question is not None, "a player is asked"
        options = question.suggestions()
        matter = question.matter
        best: Reply = next((option for option in options if option is not PASS), PASS)
        if len(options) == 1:
            return best
        if isinstance(matter, topics.ChooseAction):
            return self.choose(self.eyes(look), options)
        if isinstance(matter, topics.ActNext):
            return self.act(options)
        if isinstance(matter, topics.MoveTroop):
            return self.move(self.eyes(look), options)
        if isinstance(matter, FREE):
            return best
        if isinstance(matter, topics.GoToGround):
            return self.ground()
        return PASS if PASS in options else best

    def choose(self, eyes: Eyes, options: Sequence[Deed]) -> Deed:
        """The most wanted kind of action that is possible."""
        for kind in self.wishes:
            for option in options:
                if option.what == kind or option.target == "stand":
                    return option
        return END if END in options else options[0]

    def act(self, options: Sequence[Deed]) -> Deed:
        """The unit's move, else any attack."""
        for option in options:
            if option == UNIT_MOVES or option.what in (CLOSE, RANGED):
                return option
        return DONE if DONE in options else options[0]

    def move(self, eyes: Eyes, options: Sequence[Routes]) -> Routes:
        """The chosen move."""
        raise NotImplementedError

    def ground(self) -> str | None:
        """The answer to the question whether to go to ground."""
        return PASS


class Rusher(Script):
    """Runs at the nearest enemy and strikes as soon as it can. It ignores the objective."""

    wishes = (CLOSE, "move")

    def move(self, eyes: Eyes, options: Sequence[Routes]) -> Routes:
        """The move that ends nearest to the enemy."""

        def far(answer: Routes) -> int:
            with eyes.tried(ends_of(answer)):
                return sum(min((eyes.gap(who, foe) for foe in eyes.foes), default=0)
                           for who in eyes.mine)  # fmt: skip

        return min(options, key=far)


class Camper(Script):
    """Stays in cover and shoots; strikes enemies in contact. It ignores the objective."""

    wishes = (CLOSE, RANGED, "move")

    def choose(self, eyes: Eyes, options: Sequence[Deed]) -> Deed:
        """Shoot or strike; move only if there is no target and no cover."""
        wanted = super().choose(eyes, options)
        if wanted.what != "move" or END not in options:
            return wanted
        members = eyes.game.members(wanted.who)
        return END if all(_hidden(eyes, who.id) for who in members) else wanted

    def move(self, eyes: Eyes, options: Sequence[Routes]) -> Routes:
        """The move that hides most characters, with the fewest movers."""

        def shown(answer: Routes) -> tuple[int, int]:
            ends = ends_of(answer)
            with eyes.tried(ends):
                return sum(not _hidden(eyes, who.id) for who in eyes.mine), len(ends)

        return min(options, key=shown)

    def ground(self) -> str | None:
        return "ground"


def _hidden(eyes: Eyes, id: str) -> bool:
    """Whether no enemy sees a character in the open."""
    who = eyes.game.characters[id]
    return all(sight is not Sight.OPEN for sight in eyes.top.sights(who, eyes.foes))
