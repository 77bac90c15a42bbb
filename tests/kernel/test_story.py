"""The story of a game: headings, actions with their details, equal actions in one line."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.story import Line, last_heading, line_of, story
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import Message, say
from kitchentable.locale import LANGUAGES, Words
from kitchentable.locale.stories import lines_of
from kitchentable.raiders.model.events import Declared, Fell, Moved
from kitchentable.warcraft.game import GAME as WARCRAFT
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model import events as warcraft

MOVE_STEP = say("wc-heading-move", seat="Ana")


def line(level: Any = "action", id: str = "x", under: Message | None = None) -> Line:
    return Line(1, level, say(id), under=under)


def told(*events: Any) -> list[str]:
    """What events say in English, in lines."""
    words = Words("en", names=("Ana", "Bo"))
    lines = [line_of(number, each) for number, each in enumerate(events)]
    return [words.say(entry.say) for entry in story(lines)]


def went(who: str, near: str) -> Moved:
    return Moved(who=who, to=(100, 100, 0), cost=300, near=near)


def moved(kind: str, start: str, to: str) -> warcraft.Moved:
    return warcraft.Moved(seat=0, kind=kind, start=start, to=to)


class TestTogether:
    def test_characters_that_go_to_one_place(self) -> None:
        words = Words("en")
        guard = Message("hr-card-guardsmen")
        names = {id: say("hr-named", name=guard, sign=id) for id in ("A1", "A2", "A3")}
        words.call({**names, "mug": say("hr-object", name="mug", grammar="a")})
        events = [went("A1", "mug"), went("A2", "mug"), went("A3", "mug"), went("A1", "")]
        entries = story(line_of(0, each) for each in events)
        assert [words.say(each.say) for each in entries] == [
            "Three Guardsmen move up to the mug.",
            "Guardsman A1 moves 3″.",
        ]
        assert [words.say(each.say) for each in entries[0].details] == [
            f"Guardsman A{number} moves 3″ to the mug." for number in (1, 2, 3)
        ]

    def test_two_actions_are_two_lines(self) -> None:
        again = Declared(troop="A", kind="move")
        fall = Fell(who="A1", height=20)
        assert told(went("A1", "mug"), fall, went("A2", "mug")) == ["A1 and A2 move up to mug."]
        assert len(told(went("A1", "mug"), again, went("A1", "mug"))) == 2

    def test_pieces_of_warcraft_are_counted_by_kind(self) -> None:
        pieces = [moved("melee", "a1", "b2"), moved("hero", "a1", "b2"), moved("melee", "a1", "b2")]
        assert told(*pieces, moved("worker", "b2", "c1")) == [
            "Ana’s Move Step",
            "Ana moves two melee units and the hero from a1 to b2.",
            "Ana moves a worker from b2 to c1.",
        ]

    def test_prices_are_added_up(self) -> None:
        trained = [
            warcraft.Trained(seat=0, kind="worker", gold=1, wood=0),
            warcraft.Trained(seat=0, kind="flying", gold=2, wood=2),
        ]
        assert told(*trained)[-1] == "Ana trains a worker and a flying unit for 3 gold and 2 wood."


class TestOrder:
    def test_reasons_belong_to_the_action_behind_them(self) -> None:
        entries = story([line(), line("reason", "dice"), line("action", "hit"), line("detail")])
        assert [(each.say.id, len(each.details)) for each in entries] == [("x", 0), ("hit", 2)]

    def test_a_stage_without_events_is_not_told(self) -> None:
        entries = story([line("stage", "ranged"), line("stage", "melee"), line("detail", "dice")])
        assert [each.say.id for each in entries] == ["melee"]
        assert len(entries[0].details) == 1

    def test_headings_come_again_behind_others(self) -> None:
        under = line(under=MOVE_STEP)
        entries = story([under, under, line("turn", "battle"), line(), under])
        assert [each.say.id for each in entries] == [
            "wc-heading-move", "x", "x", "battle", "x", "wc-heading-move", "x",
        ]  # fmt: skip
        assert last_heading([under]) == MOVE_STEP
        assert last_heading([under, line("turn", "battle")]) is None
        assert [each.say.id for each in story([under], MOVE_STEP)] == ["x"], "it goes on"

    def test_details_and_rules_are_folded_until_they_are_asked_for(self) -> None:
        entry = story([Line(1, "action", say("pass"), ("WC-1",)), line("detail", "yes")])[0]
        assert list(lines_of(entry, Words())) == ["  Pass"]
        assert list(lines_of(entry, Words(), unfolded=True)) == ["  Pass  [WC-1]", "      Yes"]


def test_a_whole_game_is_told_without_two_equal_lines_in_a_row() -> None:
    """Equal moves are one line; every line says something, in every language."""
    from kitchentable.lab.simulate import play_out
    from kitchentable.players import player

    setup = WarcraftSetup(seats=2, turns=4)
    table: Table[Any] = Table(WARCRAFT, setup, WARCRAFT.box.shipped(), chance=Seeded(5))
    play_out(table, [player("regular", seat, WARCRAFT) for seat in range(2)])
    entries = story(line_of(each.position, each.event) for each in table.told(None))
    for lang in LANGUAGES:
        words = Words(lang, (WARCRAFT.home,), ("Ana", "Bo"))
        words.call(WARCRAFT.text.names(table.view(None), lang))
        lines = [words.say(each.say) for each in entries]
        assert all(lines)
        same = [one for one, other in pairwise(lines) if one == other]
        assert same == []
