"""The table through its public surface, on the Pantry."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from kitchentable.kernel.chance import Scripted, Seeded
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHANCE, PASS, Chance, React
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.table import journal
from kitchentable.kernel.table.journal import Answer, Back
from kitchentable.kernel.table.run import Mismatch
from kitchentable.kernel.table.table import Frozen, Table
from kitchentable.kernel.words import Who
from tests.games.pantry import PANTRY, PantrySetup
from tests.games.pantry.state import Bid, Content, Mouse, Pantry, Robbed


def pantry(moment: str, mice: list[Mouse], **more: Any) -> Table[Pantry]:
    """A table in the middle of a game, with dice that people roll."""
    state = Pantry(content=Content(), mice=mice, moment=moment, night=1, **more)
    return Table(PANTRY, PantrySetup(seats=len(mice)), chance=Scripted(), start=state)


def raid(standing: str = "") -> Table[Pantry]:
    """Seat 0 robs seat 1, seat 2 may guard too."""
    mice = [Mouse(0), Mouse(1, hand=[4, 5]), Mouse(2, hand=[6])]
    return pantry("raid", mice, leader=0, robbed=1)


def refusal(call: Any, *args: Any) -> str:
    with pytest.raises(Illegal) as caught:
        call(*args)
    return caught.value.message.id


class TestAnswers:
    def test_only_the_seat_that_is_asked_may_answer(self) -> None:
        table = pantry("rob", [Mouse(0), Mouse(1)], leader=0)
        assert table.waiting() == (0,)
        assert refusal(table.answer, 1, 1) == "not-asked"
        assert refusal(table.answer, 7, 1) == "not-asked"
        assert table.journal == []

    def test_an_answer_is_recorded_by_value(self) -> None:
        table = pantry("rob", [Mouse(0), Mouse(1)], leader=0)
        table.answer(0, 1)
        assert table.journal == [Answer(0, 1)]

    def test_the_recorded_value_is_the_option_not_what_equals_it(self) -> None:
        table = pantry("jar", [Mouse(0), Mouse(1)], leader=0)
        table.answer(0, True)
        value = table.journal[0].value  # type: ignore[union-attr]
        assert value == 1
        assert type(value) is int

    def test_nobody_learns_a_secret_answer_before_all_are_in(self) -> None:
        table = pantry("bid", [Mouse(0, hand=[1]), Mouse(1, hand=[2])])
        before = encode(table.view(1))
        table.answer(0, 1)
        assert encode(table.view(1)) == before
        assert table.told(1) == []
        assert table.waiting() == (1,)
        assert refusal(table.answer, 0, 1) == "not-asked"
        table.answer(1, 2)
        assert [told.event.card for told in table.told(1) if isinstance(told.event, Bid)] == [1, 2]

    def test_after_the_end_nobody_is_asked(self) -> None:
        table = Table(PANTRY, PantrySetup(), chance=Seeded(1))
        while not table.over:
            for seat in table.waiting():
                table.answer(seat, table.question.part(seat).suggestions()[0])  # type: ignore[union-attr]
        assert table.waiting() == ()
        assert refusal(table.answer, 0, 1) == "game-over"
        assert refusal(table.undo, 0) == "game-over"
        assert refusal(table.interject, 0, ("leave",)) == "game-over"
        assert table.result is not None


class TestChance:
    def test_people_can_roll_their_own_dice(self) -> None:
        table = raid()
        assert table.waiting() == (CHANCE,)
        assert refusal(table.answer, CHANCE, (3,)) == "wrong-number-of-dice"
        assert refusal(table.answer, CHANCE, (3, 7)) == "no-such-face"
        table.answer(CHANCE, (3, 4))
        assert table.rolls == 1
        assert table.waiting() == (1,)

    def test_scripted_dice_come_in_order_and_then_nobody_rolls(self) -> None:
        chance = Scripted(([6, 6],))
        state = Pantry(
            content=Content(), mice=[Mouse(0), Mouse(1)], moment="raid", night=1, leader=0, robbed=1
        )
        table = Table(PANTRY, PantrySetup(), chance=chance, start=state)
        assert table.journal == [Answer(CHANCE, (6, 6))]
        table.answer(1, PASS)
        assert any(isinstance(told.event, Robbed) for told in table.log)

    def test_going_back_does_not_bring_the_same_roll_again(self) -> None:
        """The counter of chance never goes back: the roll after a takeback is the next one."""
        rolls = set()
        for key in range(20):
            state = Pantry(
                content=Content(),
                mice=[Mouse(0), Mouse(1)],
                moment="rob",
                night=1,
                leader=0,
            )
            table = Table(PANTRY, PantrySetup(), chance=Seeded(key), start=state)
            table.answer(0, 1)
            first = table.journal[1].value  # type: ignore[union-attr]
            table.back(0)
            table.answer(0, 1)
            assert table.rolls == 2
            rolls.add(first == table.journal[-1].value)  # type: ignore[union-attr]
        assert False in rolls


class TestStandingPasses:
    def test_a_standing_pass_is_recorded_and_answers_at_once(self) -> None:
        table = raid()
        table.answer(CHANCE, (6, 5))
        table.answer(1, 4)
        table.answer(2, PASS, until="raid-1")
        table.answer(1, 5)
        # seat 2 is passed over, seat 1 is asked again
        assert table.journal[-1] == Answer(2, PASS, standing=True)
        assert table.waiting() == (1,)

    def test_it_ends_with_what_it_was_for(self) -> None:
        table = raid()
        table.answer(CHANCE, (6, 5))
        table.answer(1, PASS, until="raid-1")
        question = table.question
        assert isinstance(question, React)
        assert list(question.until) == ["raid-1", "game"]
        table.answer(2, PASS)
        assert table.waiting() == (0,)  # the jar
        table.answer(0, 0)
        assert table.waiting() == (1, 2)  # the next night, in which seat 1 is asked again

    def test_only_a_pass_can_stand(self) -> None:
        table = raid()
        table.answer(CHANCE, (6, 5))
        assert refusal(table.answer, 1, 4, "raid-1") == "no-standing-pass"
        assert refusal(table.answer, 1, PASS, "elsewhere") == "no-standing-pass"
        assert table.position == 1

    def test_it_survives_a_reopened_journal(self) -> None:
        table = raid()
        table.answer(CHANCE, (6, 5))
        table.answer(1, 4)
        table.answer(2, PASS, until="raid-1")
        again = Table(
            PANTRY,
            table.setup,
            chance=Scripted(),
            start=table.beginning(),
            journal=journal.decode(journal.encode(table.journal)),
        )
        again.answer(1, 5)
        assert again.journal[-1] == Answer(2, PASS, standing=True)


class TestUndo:
    def test_ones_own_last_answer(self) -> None:
        table = pantry("paw", [Mouse(0), Mouse(1)], leader=0)
        before = encode(table.state)
        table.answer(0, (0, 0))
        table.undo(0)
        assert table.journal[-1] == Back(0, seat=0)
        assert encode(table.state) == before
        assert table.waiting() == (0,)

    def test_not_after_a_roll(self) -> None:
        table = pantry("rob", [Mouse(0), Mouse(1)], leader=0)
        table.answer(0, 1)
        table.answer(CHANCE, (1, 1))
        assert refusal(table.undo, 0) == "undo-chance"

    def test_not_after_somebody_else_acted(self) -> None:
        table = raid()
        table.answer(CHANCE, (1, 1))
        table.answer(1, PASS)
        assert refusal(table.undo, 2) == "undo-others"
        assert refusal(table.undo, 0) == "undo-others"

    def test_not_when_there_is_nothing(self) -> None:
        assert refusal(pantry("jar", [Mouse(0), Mouse(1)], leader=0).undo, 0) == "undo-nothing"

    def test_not_after_something_hidden_was_shown(self) -> None:
        table = pantry("jar", [Mouse(0, hand=[1]), Mouse(1, hand=[2])], leader=0, jar=2)
        table.answer(0, 1)
        assert refusal(table.undo, 0) == "undo-revealed"

    def test_not_after_a_card_left_a_hidden_hand(self) -> None:
        """The other seats have learned that the card was there."""
        table = raid()
        table.answer(CHANCE, (6, 6))
        table.answer(1, 4)
        assert refusal(table.undo, 1) == "undo-revealed"

    def test_a_pass_out_of_a_hidden_hand_shows_nothing(self) -> None:
        table = raid()
        table.answer(CHANCE, (6, 6))
        table.answer(1, PASS)
        table.undo(1)
        assert table.waiting() == (1,)

    def test_a_secret_answer_while_others_still_think(self) -> None:
        table = pantry("bid", [Mouse(0, hand=[1, 2]), Mouse(1, hand=[2])])
        table.answer(0, 1)
        table.undo(0)
        assert table.waiting() == (0, 1)
        table.answer(0, 2)
        assert table.waiting() == (1,)


class TestBack:
    def test_the_journal_only_grows(self) -> None:
        table = raid()
        table.answer(CHANCE, (1, 1))
        table.answer(1, PASS)
        table.back(1)
        assert table.position == 3
        assert table.entries() == table.journal[:1]
        assert table.waiting() == (1,)

    def test_one_can_go_back_to_a_branch_that_was_left(self) -> None:
        table = raid()
        table.answer(CHANCE, (1, 1))
        table.answer(1, 4)
        left = encode(table.state)
        heard = table.told(None)
        table.back(1)
        table.answer(1, PASS)
        table.back(2)
        assert encode(table.state) == left
        assert table.told(None) == heard

    @pytest.mark.parametrize("position", [-1, 1, 99])
    def test_only_to_where_the_game_was(self, position: int) -> None:
        table = raid()
        table.answer(CHANCE, (1, 1))
        assert refusal(table.back, position) == "no-such-position"


class TestInterjections:
    def test_directly_behind_a_checkpoint(self) -> None:
        table = pantry("rob", [Mouse(0), Mouse(1)], leader=0)
        table.interject(1, ("give", 0, 3))
        assert table.state.mice[0].crumbs == 6
        # robbing a mouse that gave everything away is not possible any more: on to the jar
        assert table.question is not None
        assert table.question.say.id == "open-jar"

    def test_in_the_middle_of_a_move_if_all_stays_the_same(self) -> None:
        """A gift does not touch the raid: the roll and the pass so far stand."""
        table = raid()
        table.answer(CHANCE, (1, 1))
        table.answer(1, PASS)
        told = len(table.log)
        table.interject(2, ("give", 1, 1))
        assert [type(each.event).__name__ for each in table.log[told:]] == ["Gave"]
        assert table.state.mice[1].crumbs == 4
        assert table.waiting() == (2,)
        again = Table(
            PANTRY,
            table.setup,
            chance=Scripted(),
            start=table.beginning(),
            journal=journal.decode(journal.encode(table.journal)),
        )
        assert encode(again.state) == encode(table.state)

    def test_not_in_the_middle_of_a_move_that_would_go_differently(self) -> None:
        """Seat 2 has just passed. If it had left before, the raid would not have asked it."""
        table = raid()
        table.answer(CHANCE, (1, 1))
        table.answer(1, 4)
        table.answer(2, PASS)
        before = encode(table.state)
        assert refusal(table.interject, 2, ("leave",)) == "interject-later"
        assert table.position == 3
        assert encode(table.state) == before
        table.answer(1, PASS)

    def test_while_others_still_think_about_a_secret(self) -> None:
        table = pantry("bid", [Mouse(0, hand=[1]), Mouse(1, hand=[2]), Mouse(2, hand=[3])])
        table.answer(0, 1)
        table.interject(2, ("give", 1, 1))
        assert table.waiting() == (1, 2)

    def test_not_what_the_rules_do_not_offer(self) -> None:
        table = pantry("rob", [Mouse(0), Mouse(1)], leader=0)
        assert refusal(table.interject, 1, ("give", 0, 4)) == "not-an-option"
        assert refusal(table.interject, 5, ("leave",)) == "no-such-seat"

    def test_what_was_told_before_is_not_told_again(self) -> None:
        table = pantry("rob", [Mouse(0), Mouse(1)], leader=0)
        table.answer(0, 1)
        table.interject(1, ("give", 0, 1))
        table.interject(0, ("give", 1, 1))
        assert [type(told.event).__name__ for told in table.log] == ["Gave", "Gave"]


class TestFork:
    def test_a_fork_stands_in_the_middle_of_a_procedure(self) -> None:
        table = raid()
        table.answer(CHANCE, (6, 6))
        table.answer(1, 4)
        twin = table.fork()
        twin.answer(2, PASS)
        assert table.waiting() == (2,)
        assert twin.waiting() == (1,)
        assert table.position + 1 == twin.position


class TestDefects:
    def test_an_exception_freezes_the_table_and_the_journal_opens_it_again(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        from tests.games.pantry import procedures

        table = raid()
        table.answer(CHANCE, (6, 6))
        table.answer(1, PASS)

        def broken(game: Pantry, total: int) -> None:
            raise ZeroDivisionError("a defect")

        with monkeypatch.context() as patch:
            patch.setattr(procedures, "settle_raid", broken)
            with pytest.raises(Frozen) as caught:
                table.answer(2, PASS)
        assert "ZeroDivisionError" in caught.value.report
        with pytest.raises(Frozen):
            table.answer(2, PASS)
        assert table.position == 2, "the answer that led there is not in the journal"
        again = Table(
            PANTRY,
            table.setup,
            chance=Scripted(),
            start=table.beginning(),
            journal=table.journal,
        )
        again.answer(2, PASS)
        assert not again.over

    def test_rules_that_refuse_after_a_yield_freeze_it_too(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """Rules refuse before an answer is sent in; a later refusal is a defect."""
        from tests.games.pantry import procedures

        def refuses(game: Pantry, total: int) -> None:
            raise Illegal("PA-012", "no-crumbs-to-take")

        table = raid()
        table.answer(CHANCE, (6, 6))
        table.answer(1, PASS)
        before = encode(table.state)
        monkeypatch.setattr(procedures, "settle_raid", refuses)
        with pytest.raises(Frozen):
            table.answer(2, PASS)
        assert table.position == 2
        assert encode(table.state) == before

    def test_a_journal_that_does_not_fit_says_where(self) -> None:
        table = raid()
        table.answer(CHANCE, (6, 6))
        wrong = [*table.journal, Answer(0, PASS)]
        with pytest.raises(Mismatch) as caught:
            Table(PANTRY, table.setup, chance=Scripted(), start=table.beginning(), journal=wrong)
        assert caught.value.position == 1

    def test_a_setup_the_rules_do_not_allow_is_refused(self) -> None:
        with pytest.raises(Illegal) as caught:
            Table(PANTRY, PantrySetup(seats=4), chance=Scripted())
        assert caught.value.rule == "PA-001"


class TestLooks:
    def test_a_seat_that_is_not_asked_gets_no_question(self) -> None:
        table = raid()
        table.answer(CHANCE, (1, 1))
        assert table.look(1).question is not None
        assert table.look(2).question is None
        assert table.look(None).question is None

    def test_shown_hands_are_seen_by_the_partner_only(self) -> None:
        mice = [Mouse(0, hand=[1]), Mouse(1, hand=[2]), Mouse(2, hand=[3])]
        table = pantry("rob", mice, leader=0, shown=True)
        assert [mouse.hand for mouse in table.view(0).mice] == [[1], [2], [-1]]
        assert [mouse.hand for mouse in table.view(2).mice] == [[-1], [-1], [3]]
        assert [mouse.hand for mouse in table.view(None).mice] == [[-1], [-1], [-1]]

    def test_without_listening_and_keeping_the_game_is_the_same(self) -> None:
        results = []
        for quick in (False, True):
            table = Table(PANTRY, PantrySetup(), chance=Seeded(5), listen=not quick, keep=not quick)
            while not table.over:
                for seat in table.waiting():
                    table.answer(seat, table.question.part(seat).suggestions()[-1])  # type: ignore[union-attr]
            results.append((encode(table.state), journal.encode(table.journal)))
            assert bool(table.log) is not quick
        assert results[0] == results[1]

    def test_questions_to_chance_are_not_shown_as_seats(self) -> None:
        table = raid()
        assert isinstance(table.question, Chance)
        assert table.look(0).question is None


def test_a_refusal_comes_back_from_another_process_whole() -> None:
    no = pickle.loads(pickle.dumps(Illegal("PA-009", "no-crumbs-to-take", who=Who(1))))
    assert (no.rule, str(no)) == ("PA-009", "no-crumbs-to-take(who=Who(seat=1)) [PA-009]")


def test_rules_that_go_round_in_circles_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.games.pantry import procedures

    def nothing(game: Pantry) -> Any:
        yield from ()

    monkeypatch.setitem(procedures.MOMENTS, "rob", nothing)
    table = pantry("paw", [Mouse(0), Mouse(1)], leader=0)
    with pytest.raises(Frozen, match="round in circles"):
        table.answer(0, (0, 0))
