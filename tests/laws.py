"""The laws every game must keep. A game's test subclasses `Laws` and names the game.

    class TestPantry(Laws):
        game = PANTRY
        setups = (PantrySetup(seats=2), PantrySetup(seats=3))

Each law plays many random games: with interjections, undone and taken-back moves and standing
passes, and with every roll put as a question, so that positions between rolls are seen too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from kitchentable import players
from kitchentable.kernel.chance import Scripted, Seeded
from kitchentable.kernel.facets import RESIGN
from kitchentable.kernel.files import saves
from kitchentable.kernel.game import Game
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHANCE, PASS, Chance, Question, React
from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.state.state import decode, encode, statics
from kitchentable.kernel.state.views import hear, hidden_fields, show
from kitchentable.kernel.table import journal, look
from kitchentable.kernel.table import replay as film
from kitchentable.kernel.table.journal import line
from kitchentable.kernel.table.look import Look, Player
from kitchentable.kernel.table.run import Run, replay
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.table.verification import verify

NONSENSE: tuple[Any, ...] = (
    -7, 10**9, "", "nonsense", (), (1, 2, 3), ((0, ((1, 1),)),), ("leave", "give"), True,
)  # fmt: skip


def bytes_of(value: Any) -> bytes:
    return msgspec.json.encode(value)


class Imagined(Look[Any]):
    """A look at a world other than the table's, by a seat that cannot tell the two apart."""

    def __init__(self, table: Table[Any], world: Run[Any], seat: int) -> None:
        part = world.question.part(seat) if world.question else None
        super().__init__(table.game, seat, table.seats, part)
        self.table, self.world, self.me = table, world, seat

    def _view(self) -> Any:
        return show(self.world.state, self.table.eyes(self.world.state, self.me))

    def _told(self, since: int) -> list[Any]:
        return self.table.look(self.me).told(since)

    def _base(self) -> look.Base[Any]:
        return look.base(self.world, self.table.eyes(self.world.saved, self.me), self.me)


class Laws:
    """The suite. Numbers are games per law and setup; slower games lower them."""

    game: ClassVar[Game[Any]]
    setups: ClassVar[tuple[Any, ...]]
    games: ClassVar[int] = 25
    most_answers: ClassVar[int] = 5_000
    kinds: ClassVar[tuple[str, ...]] = ("random",)

    # --- playing -------------------------------------------------------------------------

    def table(self, setup: Any) -> Table[Any]:
        return Table(self.game, setup, chance=Scripted())

    def wild(self, table: Table[Any], seed: int) -> Iterator[Table[Any]]:
        """Play at random to the end; yield the table after every step."""
        rng = Random(seed)
        chance = Seeded(seed)
        yield table
        for _ in range(self.most_answers):
            if table.over:
                return
            self.step(table, rng, chance)
            yield table
        raise AssertionError(f"no end after {self.most_answers} steps with seed {seed}")

    def step(self, table: Table[Any], rng: Random, chance: Seeded) -> None:
        """Do one random thing that is allowed."""
        if rng.random() < 0.06 and self._unasked(table, rng):
            return
        question = table.question
        assert question is not None
        seat = rng.choice(table.waiting())
        if isinstance(question, Chance):
            table.answer(CHANCE, chance.answer(question, table.rolls))
            return
        part = question.part(seat)
        answer = rng.choice(list(part.suggestions()))
        stands = isinstance(part, React) and answer is PASS and part.until and rng.random() < 0.3
        table.answer(seat, answer, rng.choice(list(part.until)) if stands else "")  # type: ignore[attr-defined]

    def _unasked(self, table: Table[Any], rng: Random) -> bool:
        seat = rng.randrange(table.seats)
        try:
            match rng.randrange(3):
                case 0:
                    table.undo(seat)
                case 1 if table.position > 1:
                    table.back(rng.randrange(max(0, table.position - 5), table.position))
                case _:
                    acts = [
                        act
                        for act in table.interjections(seat).suggestions()
                        if act != RESIGN or rng.random() < 0.02  # or no game would get anywhere
                    ]
                    if not acts:
                        return False
                    table.interject(seat, rng.choice(acts))
        except Illegal:
            return False
        return True

    # --- the laws ------------------------------------------------------------------------

    def test_playouts_end_and_keep_their_invariants(self, setup: Any) -> None:
        for seed in range(self.games):
            for table in self.wild(self.table(setup), seed):
                assert not self.game.rules.broken(table.state), f"seed {seed} at {table.position}"
            result = table.result
            assert result is not None
            assert all(0 <= seat < setup.seats for seat in result.winners)

    def test_suggestions_are_legal_and_never_none(self, setup: Any) -> None:
        for seed in range(self.games):
            for table in self.wild(self.table(setup), seed):
                for seat in table.waiting():
                    legal_answers(table.run.part(seat))

    def test_replay_gives_the_same_state(self, setup: Any) -> None:
        for seed in range(self.games):
            *_, table = self.wild(self.table(setup), seed)
            stored = journal.decode(journal.encode(table.journal))
            again = Table(self.game, setup, chance=Scripted(), journal=stored)
            assert encode(again.state) == encode(table.state)
            assert again.over
            assert again.rolls == table.rolls
            assert journal.encode(again.journal) == journal.encode(table.journal)

    def test_opening_a_journal_anywhere_gives_the_same_question(self, setup: Any) -> None:
        rng = Random(1)
        for seed in range(self.games):
            for table in self.wild(self.table(setup), seed):
                if rng.random() < 0.1:
                    stored = journal.decode(journal.encode(table.journal))
                    again = Table(self.game, setup, chance=Scripted(), journal=stored)
                    assert _stand(again.run) == _stand(table.run)
                    heard = [told.event for told in table.told(0)]
                    assert [told.event for told in again.told(0)] == heard

    def test_a_table_that_follows_stands_where_the_other_does(self, setup: Any) -> None:
        """It also tells the events from a position on, which people at the follower hear."""
        rng = Random(4)
        for seed in range(self.games):
            follower = self.table(setup)
            for table in self.wild(self.table(setup), seed):
                if rng.random() > 0.2 and not table.over:
                    continue
                stored = journal.decode(journal.encode(table.journal))
                known = follower.position
                follower.follow(stored[known:])
                assert _stand(follower.run) == _stand(table.run)
                assert (follower.position, follower.rolls) == (table.position, table.rolls)
                for seat in (0, None):
                    heard = [told for told in table.told(seat) if told.position >= known]
                    assert follower.told(seat, known) == heard

    def test_fork_does_not_disturb(self, setup: Any) -> None:
        rng = Random(2)
        for seed in range(self.games):
            for table in self.wild(self.table(setup), seed):
                if table.over or rng.random() > 0.1:
                    continue
                before = (_stand(table.run), table.position, len(table.log))
                twin = table.fork()
                assert _stand(twin.run) == _stand(table.run)
                for _ in self.wild(twin, seed + 1000):
                    pass
                assert (_stand(table.run), table.position, len(table.log)) == before

    def test_a_checkpoint_is_enough_to_go_on_from(self, setup: Any) -> None:
        """At every checkpoint: the state alone, encoded and decoded, gives the same game."""
        for seed in range(self.games):
            *_, table = self.wild(self.table(setup), seed)
            standing = line(table.journal)
            run: Run[Any] = Run(self.game, table.beginning())
            for at, number in enumerate(standing):
                if not run.since:
                    saved = run.saved
                    afresh = decode(self.game.state, encode(saved), **statics(saved))
                    twin: Run[Any] = Run(self.game, afresh)
                    assert _stand(twin) == _stand(run), f"seed {seed}, entry {number}"
                    for later in standing[at:]:
                        replay(twin, later, table.journal[later])
                    assert encode(twin.state) == encode(table.state)
                replay(run, number, table.journal[number])

    def test_illegal_answers_leave_no_trace(self, setup: Any) -> None:
        rng = Random(3)
        for seed in range(self.games):
            for table in self.wild(self.table(setup), seed):
                before = (_stand(table.run), table.position, table.rolls)
                for _ in range(3):
                    answer = rng.choice(NONSENSE)
                    seat = rng.randrange(-2, setup.seats + 1)
                    legal = _legal(table, seat, answer)
                    if not legal:
                        with pytest.raises(Illegal):
                            table.answer(seat, answer)
                with pytest.raises(Illegal):
                    table.back(table.position)
                assert (_stand(table.run), table.position, table.rolls) == before

    def test_undo_gives_the_question_back(self, setup: Any) -> None:
        undone = 0
        for seed in range(self.games):
            stood: dict[int, bytes] = {}
            for table in self.wild(self.table(setup), seed):
                stood[table.position] = _stand(table.run)
                for seat in range(setup.seats):
                    twin = table.fork()
                    try:
                        twin.undo(seat)
                    except Illegal:
                        continue
                    undone += 1
                    back = twin.journal[-1]
                    assert isinstance(back, journal.Back)
                    assert stood.get(back.to, _stand(twin.run)) == _stand(twin.run)
                    assert twin.rolls == table.rolls
        assert undone, "nothing was ever undone: the law was not tried"

    def test_views_do_not_leak(self, setup: Any) -> None:
        """Two worlds that differ only in what a seat may not know look equal to it.

        Every hidden field must have differed in some pair, or the law was not tried.
        """
        rng = Random(4)
        untried = set(hidden_fields(self.game.state))
        for seed in range(self.games):
            for table in self.wild(self.table(setup), seed):
                if table.over or rng.random() > 0.3:
                    continue
                for seat in (None, *range(setup.seats)):
                    worlds = [table.look(seat).imagine(rng) for _ in range(2)]
                    worlds.append(table.run)
                    seen = [self.seen(table, world, seat) for world in worlds]
                    assert seen[0] == seen[1] == seen[2], f"seed {seed}, {table.position}, {seat}"
                    untried -= _different(worlds[0].state, worlds[1].state)
                    untried -= _different(worlds[0].state, worlds[2].state)
        assert not untried, f"these fields never differed: {sorted(untried)}"

    def seen(self, table: Table[Any], world: Run[Any], seat: int | None) -> list[bytes]:
        """All that a seat sees of a world, as bytes: view, question, errors."""
        view = encode(show(world.state, table.eyes(world.state, seat)))
        found = [view, bytes_of(world.waiting())]
        if seat is not None and world.question is not None and seat in world.waiting():
            part = world.question.part(seat)
            found.append(bytes_of(part.asked()))
            found += [_refusal(part.accept, answer) for answer in NONSENSE]
        return found

    def test_events_do_not_leak(self, setup: Any) -> None:
        """Two worlds that look equal to a seat before and after a step told it equal events."""
        rng = Random(9)
        compared = 0
        for seed in range(self.games):
            for table in self.wild(self.table(setup), seed):
                if table.over or rng.random() > 0.3:
                    continue
                for seat in (None, *range(setup.seats)):
                    worlds = [table.look(seat).imagine(rng) for _ in range(2)]
                    compared += self.same_told(table, worlds, seat, rng)
        assert compared, "no step was possible in both worlds of a pair"

    def same_told(
        self, table: Table[Any], worlds: list[Run[Any]], seat: int | None, rng: Random
    ) -> bool:
        """Take one step in both worlds, if there is one; compare the events that a seat hears."""
        who = rng.choice(worlds[0].waiting())
        answers = [list(world.part(who).suggestions()) for world in worlds]
        both = [answer for answer in answers[0] if answer in answers[1]]
        if not both:
            return False
        answer = rng.choice(both)
        heard = []
        for world in worlds:
            told = world.answer(who, answer)
            eyes = table.eyes(world.state, seat)
            heard.append((encode(show(world.state, eyes)), hear(told, eyes)))
        if any(world.question is None for world in worlds):
            return False  # after the end all is open
        if heard[0][0] == heard[1][0]:
            assert heard[0][1] == heard[1][1], "an event tells what the view hides"
            return True
        return False

    def test_a_bot_answers_by_its_view_alone(self, setup: Any) -> None:
        rng = Random(5)
        for kind in self.kinds:
            for seed in range(self.games):
                for table in self.wild(self.table(setup), seed):
                    seat = next(iter(table.waiting()), CHANCE)
                    if seat == CHANCE or rng.random() > 0.2:
                        continue
                    real = table.look(seat)
                    imagined = self.look_at(table, real.imagine(rng), seat)
                    assert self.bot(kind).answer(real) == self.bot(kind).answer(imagined)

    def bot(self, kind: str) -> Player:
        return players.player(kind, 11, self.game)

    def look_at(self, table: Table[Any], world: Run[Any], seat: int) -> Look[Any]:
        """The look a seat would get if another world were the real one."""
        return Imagined(table, world, seat)

    def test_imagined_worlds_keep_the_invariants(self, setup: Any) -> None:
        rng = Random(6)
        for seed in range(self.games):
            for table in self.wild(self.table(setup), seed):
                if table.over or rng.random() > 0.2:
                    continue
                seat = rng.randrange(setup.seats)
                world = table.look(seat).imagine(rng)
                assert not self.game.rules.broken(world.state)
                assert world.waiting() == table.waiting()

    def test_copies_share_nothing_that_changes(self, setup: Any) -> None:
        for seed in range(self.games):
            table = self.table(setup)
            kept = [(copy(table.state), encode(table.state))]
            for each in self.wild(table, seed):
                kept.append((copy(each.state), encode(each.state)))
            assert all(encode(state) == before for state, before in kept)

    def test_a_saved_game_opens_at_the_same_question(self, setup: Any) -> None:
        rng = Random(7)
        for seed in range(self.games):
            for table in self.wild(self.table(setup), seed):
                if rng.random() < 0.1:
                    saved = saves.unpack(saves.dump(table), "law")
                    assert isinstance(saved, saves.Saved)
                    opened = saves.open_table(saved, self.game, "law", chance=Scripted())
                    assert _stand(opened.run) == _stand(table.run)

    def test_a_seat_file_holds_what_the_seat_saw(self, setup: Any) -> None:
        """Its frames equal those of the seat's own replay, and it holds no journal."""
        for seed in range(max(1, self.games // 5)):
            for number, table in enumerate(self.wild(self.table(setup), seed)):
                if number % 7 or table.over:
                    continue
                seat = seed % setup.seats
                saved = saves.unpack(saves.export(table, seat), "law")
                assert isinstance(saved, saves.SeatSaved)
                stored = saves.seat_frames(saved, self.game, "law")
                for one, other in zip(stored, film.frames(table, seat), strict=True):
                    assert one.told == other.told
                    assert encode(one.view) == encode(other.view)
                last = other
                assert encode(last.view) == encode(table.view(seat))

    def test_seeded_rolls_can_be_computed_again(self, setup: Any) -> None:
        rng = Random(8)
        for seed in range(self.games):
            table = Table(self.game, setup, chance=Seeded(seed))
            while not table.over:
                self.step(table, rng, Seeded(seed))
            assert verify(table).wrong is None
            assert verify(table).rolls == table.rolls
            if table.rolls:
                assert verify(table, Seeded(seed + 1)).wrong is not None


class AnswerLaw:
    """Every question put to a seat has a legal answer, and no bot fails at one.

    A game's test says how a random game begins: anywhere, in any position that can come about.
    """

    first: ClassVar[int] = 0
    games: ClassVar[int] = 100
    most_answers: ClassVar[int] = 400
    idle: ClassVar[tuple[Any, ...]] = (PASS,)
    """Answers that do nothing: they are given seldom, so that much happens."""

    def begin(self, seed: int) -> Table[Any]:
        raise NotImplementedError

    def test_every_question_has_a_legal_answer(self) -> None:
        answers = 0
        for seed in range(self.first, self.first + self.games):
            answers += answer_all(self.begin(seed), seed, self.most_answers, self.idle)
        assert answers > self.games, "hardly anything was asked: the law was not tried"


def legal_answers(part: Question[Any]) -> list[Any]:
    """The answers a question suggests: at least one, and each is accepted as it stands."""
    suggestions = list(part.suggestions())
    assert suggestions, f"no legal answer: {part.topic}"
    for each in suggestions:
        assert part.accept(each) == each, f"{part.topic} does not take {each}"
        assert part.read(_as_decoded(each)) == each
    return suggestions


def answer_all(table: Table[Any], seed: int, most: int, idle: Sequence[Any]) -> int:
    """Answer at random, to the end or so many times, and return how often.

    Every question must have a legal answer. Now and then each kind of bot is asked, too.
    """
    rng, chance = Random(seed), Seeded(seed)
    bots = [players.player(kind, seed, table.game) for kind in ("random", "regular")]
    for number in range(most):
        if table.over:
            return number
        wrong = table.game.rules.broken(table.state)
        assert not wrong, f"at {table.position}: {wrong}"
        seat = table.waiting()[0]
        part = table.run.part(seat)
        if isinstance(part, Chance):
            table.answer(seat, chance.answer(part, table.rolls))
            continue
        answers = legal_answers(part)
        for bot in bots if rng.random() < 0.2 or len(answers) == 1 else ():
            part.accept(bot.answer(table.look(seat)))
        busy = [each for each in answers if each not in idle]
        table.answer(seat, rng.choice(busy if busy and rng.random() < 0.8 else answers))
    return most


def _as_decoded(value: Any) -> Any:
    return msgspec.msgpack.decode(msgspec.msgpack.encode(value))


def _stand(run: Run[Any]) -> bytes:
    """The state and the question of a run. Runs for which both are equal stand alike."""
    asked = []
    if run.question is not None:
        asked = [run.question.part(seat).asked() for seat in run.waiting()]
    return encode(run.state) + bytes_of(asked)


def _legal(table: Table[Any], seat: int, answer: Any) -> bool:
    if table.question is None or seat not in table.waiting():
        return False
    try:
        table.question.part(seat).accept(answer)
    except Illegal:
        return False
    return True


def _refusal(accept: Callable[[Any], Any], answer: Any) -> bytes:
    try:
        return bytes_of(accept(answer))
    except Illegal as no:
        return str(no).encode()


def _different(one: Any, other: Any) -> set[str]:
    """The fields, as `Class.field`, in which two states differ."""
    found: set[str] = set()
    todo = [("", one, other)]
    while todo:
        name, a, b = todo.pop()
        if isinstance(a, msgspec.Struct):
            cls = type(a).__name__
            for field in a.__struct_fields__:
                todo.append((f"{cls}.{field}", getattr(a, field), getattr(b, field)))
        elif isinstance(a, list | tuple) and len(a) == len(b) and _structs(a):
            if a != b:
                found.add(name)
            todo += [(name, x, y) for x, y in zip(a, b, strict=True)]
        elif isinstance(a, dict) and a.keys() == b.keys():
            if a != b:
                found.add(name)
            todo += [(name, a[key], b[key]) for key in a]
        elif a != b:
            found.add(name)
    return found


def _structs(items: Any) -> bool:
    return any(isinstance(item, msgspec.Struct) for item in items)
