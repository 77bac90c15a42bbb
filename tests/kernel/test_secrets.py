"""Hidden information under attack: undo, looks, imagined worlds, secrets, teams."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec import Struct, field

from kitchentable.kernel.events import Event
from kitchentable.kernel.facets import UNKNOWN
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import (
    CHANCE,
    PASS,
    Asks,
    Choose,
    Draw,
    React,
    Secret,
    ask,
    checkpoint,
    or_pass,
    respond,
    window,
)
from kitchentable.kernel.state.marks import Held, Private, Public
from kitchentable.kernel.state.state import State
from kitchentable.kernel.state.views import show
from kitchentable.kernel.table.journal import Answer, Back, line
from kitchentable.kernel.words import say
from tests.games.tiny import tiny


class Hand(Struct):
    seat: Public[int]
    cards: Held[list[int]]


class Table2(State):
    hands: Public[list[Hand]]
    luck: int = 0
    trap: bool = False
    plan: Public[int] = 0
    shown: Public[list[int]] = field(default_factory=list)


class Found(Event):
    card: Public[int]


class Warned(Event):
    seat: Private[int]


def choose(seat: int, *among: int, open: bool = True) -> Choose[int]:
    return Choose(say("pick"), seat=seat, among=among, open=open)


def hands() -> list[Hand]:
    return [Hand(0, [1, 2]), Hand(1, [4, 6])]


def refused(call: Any, *args: Any) -> str:
    with pytest.raises(Illegal) as caught:
        call(*args)
    return caught.value.message.id


class TestUndo:
    def test_a_negative_answer_is_information_too(self) -> None:
        """Trying card after card, and taking back what was not there, would scan the hand."""

        def play(game: Table2) -> Asks[None]:
            while True:
                yield from checkpoint()
                card = yield from ask(choose(0, 1, 2, 3, 4, 5, 6))
                if card in game.hands[1].cards:
                    game.tell(Found(card=card))
                yield from ask(choose(0, 0))

        table = tiny(Table2(hands=hands()), play, (Found,))
        table.answer(0, 1)
        assert refused(table.undo, 0) == "undo-revealed"

    @pytest.mark.parametrize("trap", [False, True])
    def test_reading_a_hidden_flag_shows_whatever_it_says(self, trap: bool) -> None:
        def play(game: Table2) -> Asks[None]:
            yield from ask(choose(0, 1, 2))
            if game.trap:
                game.plan = 9
            yield from ask(choose(0, 0))

        table = tiny(Table2(hands=hands(), trap=trap), play)
        table.answer(0, 1)
        assert refused(table.undo, 0) == "undo-revealed"

    @pytest.mark.parametrize("luck", [0, 1])
    def test_the_refusal_itself_tells_nothing(self, luck: int) -> None:
        """Undo gives one answer, whether or not another seat was warned in secret."""

        def play(game: Table2) -> Asks[None]:
            yield from ask(choose(0, 1, 2))
            if game.luck == 1:
                game.tell(Warned(seat=1))
            yield from ask(choose(0, 0))

        table = tiny(Table2(hands=hands(), luck=luck), play, (Warned,))
        table.answer(0, 1)
        assert refused(table.undo, 0) == "undo-revealed"

    def test_another_seats_hidden_answer_is_not_guessed_by_undoing(self) -> None:
        def play(game: Table2) -> Asks[None]:
            hidden = yield from ask(choose(1, 1, 2, 3, open=False))
            guess = yield from ask(choose(0, 1, 2, 3))
            game.plan = int(guess == hidden)
            yield from ask(choose(0, 0))

        table = tiny(Table2(hands=hands()), play)
        table.answer(1, 2)
        table.answer(0, 1)
        assert refused(table.undo, 0) == "undo-revealed"

    def test_what_touches_nothing_hidden_can_be_undone(self) -> None:
        def play(game: Table2) -> Asks[None]:
            game.plan = yield from ask(choose(0, 1, 2))
            yield from ask(choose(0, 0))

        table = tiny(Table2(hands=hands()), play)
        table.answer(0, 1)
        table.undo(0)
        assert table.state.plan == 0

    def test_a_standing_pass_does_not_block_it(self) -> None:
        def play(game: Table2) -> Asks[None]:
            while True:
                yield from checkpoint()
                game.plan = yield from ask(choose(0, 1, 2))
                yield from ask(or_pass(choose(1, 5), {"game": say("yes")}))

        table = tiny(Table2(hands=hands()), play)
        table.answer(0, 1)
        table.answer(1, PASS, until="game")
        table.answer(0, 2)
        assert table.journal[3:] == [Answer(1, PASS, standing=True)]
        table.undo(0)
        assert table.journal[4:] == [Back(2, seat=0)]
        assert table.state.plan == 1

    def test_chance_is_not_a_seat_that_undoes(self) -> None:
        def play(game: Table2) -> Asks[None]:
            game.plan = yield from ask(Draw(say("draw"), items=(1, 2), open=True))
            yield from ask(choose(0, 0))

        table = tiny(Table2(hands=hands()), play)
        table.answer(CHANCE, 1)
        assert refused(table.undo, CHANCE) == "no-such-seat"

    def test_hundreds_of_undone_answers_cost_nothing(self) -> None:
        entries: list[Any] = []
        for _ in range(2000):
            entries += [Answer(0, 1), Back(len(entries), 0)]
        assert line(entries) == []
        assert line([*entries, Answer(0, 2)]) == [4000]

    @pytest.mark.parametrize("to", [-1, 3])
    def test_back_to_where_the_game_has_not_been(self, to: int) -> None:
        with pytest.raises(ValueError, match="goes back to"):
            line([Answer(0, 1), Back(to)])


class TestSecrets:
    def play(self, game: Table2) -> Asks[None]:
        parts = tuple(choose(seat, *range(16)) for seat in (0, 1))
        chosen = yield from ask(Secret(say("all"), parts=parts, open=True))
        game.shown = [chosen[0], chosen[1]]
        yield from ask(choose(0, 0))

    def test_half_a_secret_is_known_to_nobody_else(self) -> None:
        table = tiny(Table2(hands=hands()), self.play)
        table.answer(0, 9)
        base = table.look(1)._base()
        assert list(base.since) == [(0, UNKNOWN)]

    def test_once_all_are_in_an_open_secret_is_known(self) -> None:
        def fill(view: Table2, rng: Random) -> Table2:
            view.hands = hands()
            view.luck = view.plan = 0
            return view

        table = tiny(Table2(hands=hands()), self.play, imagine=fill)
        table.answer(0, 9)
        table.answer(1, 3)
        for seat in (0, 1):
            assert table.look(seat).imagine(Random(1)).state.shown == [9, 3]

    def test_a_secret_nobody_is_asked_is_answered_at_once(self) -> None:
        def play(game: Table2) -> Asks[None]:
            chosen: dict[int, int] = yield from ask(Secret(say("all"), parts=()))
            game.plan = len(chosen)
            yield from ask(choose(0, 0))

        assert tiny(Table2(hands=hands()), play).waiting() == (0,)

    def test_a_secret_of_reactions_keeps_standing_passes(self) -> None:
        def play(game: Table2) -> Asks[None]:
            for _ in range(3):
                yield from checkpoint()
                parts = tuple(or_pass(choose(seat, 5), {"game": say("yes")}) for seat in (0, 1))
                answers = yield from ask(Secret(say("all"), parts=parts))
                game.shown = [*game.shown, answers[0] or 0]

        table = tiny(Table2(hands=hands()), play)
        table.answer(1, PASS, until="game")
        table.answer(0, 5)
        assert table.waiting() == (0,)
        table.ask_again(1)
        table.answer(0, 5)
        assert table.waiting() == (0, 1)

    def test_partners_know_what_they_see(self) -> None:
        """A partner's hidden draw is in my view, so it is in the worlds I imagine."""

        def play(game: Table2) -> Asks[None]:
            for _ in range(2):
                card = yield from ask(Draw(say("draw"), items=tuple(range(40)), to=(1,)))
                game.hands[1].cards.append(card)
            yield from ask(choose(0, 0))

        def fill(view: Table2, rng: Random) -> Table2:
            view.luck = 0
            return view

        table = tiny(Table2(hands=hands()), play, shows=lambda *seats: True, imagine=fill)
        table.answer(CHANCE, 17)
        table.answer(CHANCE, 23)
        assert table.look(0).imagine(Random(1)).state.hands[1].cards == [4, 6, 17, 23]

    def test_an_old_look_shows_nothing(self) -> None:
        table = tiny(Table2(hands=hands()), self.play)
        look = table.look(0)
        table.answer(0, 9)
        with pytest.raises(ValueError, match="old"):
            _ = look.view

    def test_what_was_told_in_private_stays_private_when_teams_change(self) -> None:
        def play(game: Table2) -> Asks[None]:
            game.tell(Warned(seat=1))
            game.plan = yield from ask(choose(0, 1))
            yield from ask(choose(0, 0))

        table = tiny(
            Table2(hands=hands()),
            play,
            (Warned,),
            shows=lambda state, owner, viewer: owner == viewer or state.plan == 1,
        )
        table.answer(0, 1)
        assert table.view(0).hands[1].cards == [4, 6], "now they are friends"
        assert table.told(0) == []
        assert len(table.told(1)) == 1


class Card(Struct):
    name: Public[str] = "x"
    kind: int = 7


class Boxes(State):
    maybe: Public[list[Card] | None] = None
    named: Public[dict[str, Card] | None] = None
    pair: Private[tuple[int, int]] = (1, 2)


def test_hidden_things_inside_optional_containers_are_hidden() -> None:
    state = Boxes(maybe=[Card()], named={"a": Card()})
    view = show(state, (False, False))
    assert view.maybe == [Card("x", -1)]
    assert view.named == {"a": Card("x", -1)}
    assert view.pair == (-1, -1)
    assert show(Boxes(), (True,)).maybe is None


class TestWindows:
    def offer(self, seat: int) -> React[int]:
        return or_pass(choose(seat, 1, 2), {})

    def test_a_response_ends_at_the_first_who_gives_one(self) -> None:
        def play(game: Table2) -> Asks[None]:
            first = yield from respond([1, 0], self.offer)
            game.shown = list(first or ())
            yield from ask(choose(0, 0))

        table = tiny(Table2(hands=hands()), play)
        table.answer(1, PASS)
        table.answer(0, 2)
        assert table.state.shown == [0, 2]

    def test_a_window_can_be_closed_and_forgets_who_dropped_out(self) -> None:
        def play(game: Table2) -> Asks[None]:
            seats = [0, 1]

            def resolve(seat: int, card: int) -> Asks[bool | None]:
                game.shown = [*game.shown, seat]
                if card == 2:
                    seats.remove(1)
                yield from ()
                return game.plan != 9

            yield from window(lambda: seats, self.offer, resolve)
            yield from ask(choose(0, 0))

        table = tiny(Table2(hands=hands()), play)
        table.answer(0, 2)  # seat 1 drops out; seat 0 is asked once more
        assert table.waiting() == (0,)
        table.answer(0, PASS)
        assert table.state.shown == [0]
        closed = tiny(Table2(hands=hands(), plan=9), play)
        closed.answer(0, 1)
        assert isinstance(closed.question, Choose)


class TestInterjections:
    def test_a_fork_refuses_what_the_table_refuses(self) -> None:
        def play(game: Table2) -> Asks[None]:
            yield from checkpoint()
            game.tell(Found(card=game.plan))
            yield from ask(choose(0, 0))

        def change(state: Table2, seat: int, act: int) -> None:
            state.plan = act

        table = tiny(Table2(hands=hands()), play, (Found,), interject=change)
        assert refused(table.interject, 1, 2) == "interject-later"
        assert refused(table.fork().interject, 1, 2) == "interject-later"

    def test_one_after_the_other(self) -> None:
        def play(game: Table2) -> Asks[None]:
            yield from ask(choose(0, 0))

        def change(state: Table2, seat: int, act: int) -> None:
            state.plan += act
            state.tell(Found(card=act))

        table = tiny(Table2(hands=hands()), play, (Found,), interject=change)
        table.interject(1, 2)
        table.interject(0, 3)
        assert table.state.plan == 5
        assert len(table.log) == 2


class Loose(Event):
    cards: Public[list[int]]


class Unit(Struct):
    hp: Public[int] = 3


class Frozen(Struct, frozen=True):
    marks: Public[list[int]]


class Recursive(Struct):
    inner: Public[list[Recursive]]


class WithFrozen(State):
    part: Public[Frozen]


class WithRecursive(State):
    part: Public[Recursive]


class WithHexes(State):
    board: Public[dict[tuple[int, int], int]]


class TestTypes:
    def nothing(self, game: Any) -> Asks[None]:
        yield from ask(choose(0, 0))

    @pytest.mark.parametrize(
        "state",
        [
            WithFrozen(part=Frozen([])),
            WithRecursive(part=Recursive([])),
            WithHexes(board={}),
        ],
    )
    def test_what_cannot_be_copied_or_sent_is_refused_at_once(self, state: State) -> None:
        with pytest.raises(TypeError):
            tiny(state, self.nothing)

    def test_an_event_cannot_hold_a_piece_of_the_state(self) -> None:
        with pytest.raises(TypeError, match=r"Loose\.cards"):
            tiny(Table2(hands=hands()), self.nothing, (Loose,))

    def test_an_answer_cannot_be_a_piece_of_the_state(self) -> None:
        with pytest.raises(TypeError, match="Unit can change"):
            Choose(say("pick"), seat=0, among=(Unit(),)).accept(Unit())

    def test_what_equals_an_item_is_recorded_as_the_item(self) -> None:
        assert type(Draw(say("draw"), items=(1, 2)).accept(True)) is int
