"""What simulations of Home Raiders count, and the contest between its teams."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, TypeVar

import msgspec
from msgspec import Struct

from kitchentable.kernel.contests import BySeat, Contest, Played, Share
from kitchentable.kernel.facets import Lab
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import Question
from kitchentable.raiders.model.content import shipped
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.model.topics import ChooseAction, Deed

A = TypeVar("A")

ACTIONS = ("move", "close", "ranged", "spirit", "generic", "end")


class Plan(Struct, frozen=True):
    """What both teams of a game did: their actions by kind, and how many characters they lost."""

    lost: tuple[int, ...]
    actions: tuple[dict[str, int], ...] = ()


class Teams(Contest[Raid]):
    """Sides are ready-made teams of 6 Stars. Both games of an exchange of seats have one table."""

    key: ClassVar = "teams"
    means: ClassVar = ("gone", "decisions")
    sides = ("lilliput", "gremlins", "fair-folk", "freeloaders", "lords-of-dust")

    def setup(self, sides: BySeat, seed: int) -> dict[str, Plain]:
        tables = sorted(shipped().tables)
        one, two = sorted(self.sides.index(side) for side in sides)
        table = tables[(seed // 2 + 3 * one + two) % len(tables)]
        return {"teams": ",".join(sides), "table": table}

    def luck(self, sides: BySeat, seed: int) -> int:
        """Other objectives for each pair and for each exchange of seats."""
        one, two = (self.sides.index(side) for side in sides)
        return 25 * seed + 5 * one + two

    def facts(self, state: Raid) -> dict[str, Plain]:
        characters = state.characters.values()
        lost = [sum(each.seat == seat and each.vanished for each in characters) for seat in (0, 1)]
        return {"ended": state.objective, "table": state.table, "lost": lost, "gone": sum(lost)}

    def habit(self, question: Question[A], answer: A) -> str:
        if isinstance(question, ChooseAction) and isinstance(answer, Deed):
            return answer.what
        return ""

    def habits(self, counted: Sequence[Counter[str]]) -> dict[str, Plain]:
        return {"actions": [dict(each) for each in counted]} if any(counted) else {}

    def remarks(self, games: Sequence[Played], share: Share) -> Iterator[str]:
        """What each team does in a game: its actions by kind, its losses, those it inflicts."""
        plans = [(game.sides, msgspec.convert(game.facts, Plan)) for game in games]
        yield " | ".join(("side", *ACTIONS, "lost", "vanished"))
        for side in self.sides:
            seats = [(plan, sides.index(side)) for sides, plan in plans
                     if side in sides and plan.actions]  # fmt: skip
            if not seats:
                continue
            sums = [sum(plan.actions[seat].get(kind, 0) for plan, seat in seats)
                    for kind in ACTIONS]  # fmt: skip
            sums.append(sum(plan.lost[seat] for plan, seat in seats))
            sums.append(sum(plan.lost[1 - seat] for plan, seat in seats))
            yield " | ".join((side, *(f"{each / len(seats):.1f}" for each in sums)))


class RaidersLab(Lab[Raid]):
    """How many characters vanished, and in how many rounds."""

    def summary(self, state: Raid) -> dict[str, int]:
        vanished = sum(each.vanished for each in state.characters.values())
        return {"vanished": vanished, "rounds": state.round}

    def contests(self) -> Mapping[str, Contest[Raid]]:
        return {"raiders": Teams()}
