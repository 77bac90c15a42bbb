"""Games of earlier rules: they open, or say at which entry they go differently and go on there."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

import kitchentable as kt
from kitchentable import cli, games
from kitchentable.kernel.agreement import recorded
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table.journal import Answer, Back, Entry, encode
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.table.verification import verify
from tests.games.pantry import PANTRY, PantrySetup

EARLIER = PANTRY.version - 1


def played(steps: int = 9) -> Table[Any]:
    table: Table[Any] = Table(PANTRY, PantrySetup(seats=2), chance=Seeded(3))
    for _ in range(steps):
        if table.over:
            break
        seat = table.waiting()[0]
        table.answer(seat, table.run.part(seat).suggestions()[-1])
    return table


def earlier(table: Table[Any], **changes: Any) -> saves.Saved:
    """The file of a game, as if earlier rules had written it."""
    saved = saves.unpack(saves.dump(table), "x")
    assert isinstance(saved, saves.Saved)
    before = msgspec.structs.replace(saved.played, rules=saved.played.rules - 1)
    return msgspec.structs.replace(saved, played=before, **changes)


def opened(saved: saves.Saved) -> tuple[Table[Any], str, int]:
    table, differs = saves.open_game(saved, PANTRY, "x")
    assert differs is not None
    return table, differs.why.id, differs.position


def own_answers(journal: list[Entry]) -> list[int]:
    return [n for n, each in enumerate(journal) if isinstance(each, Answer) and each.seat >= 0]


class TestOpening:
    def test_a_game_that_goes_just_the_same(self) -> None:
        table = played()
        again, differs = saves.open_game(earlier(table), PANTRY, "x")
        assert differs is None
        assert encode(again.journal) == encode(table.journal)
        assert again.waiting() == table.waiting()
        assert again.forerunner is None

    def test_an_answer_that_is_not_legal_any_more(self) -> None:
        table = played()
        at = own_answers(table.journal)[3]
        seat = table.journal[at].seat
        forged = [*table.journal[:at], Answer(seat, 4711), *table.journal[at + 1 :]]
        again, why, position = opened(earlier(table, journal=forged))
        assert (why, position) == ("differs-answer", at)
        assert again.journal[:at] == table.journal[:at]
        assert seat in again.waiting()

    def test_an_answer_of_a_seat_that_is_not_asked(self) -> None:
        table = played()
        at = own_answers(table.journal)[3]
        forged = [*table.journal[:at], Answer(7, 1), *table.journal[at:]]
        assert opened(earlier(table, journal=forged))[1:] == ("differs-seat", at)

    def test_an_answer_where_the_dice_come_first(self) -> None:
        table = played()
        roll = next(n for n, each in enumerate(table.journal) if n and each.seat == -1)
        forged = [*table.journal[:roll], Answer(0, 1), *table.journal[roll:]]
        assert opened(earlier(table, journal=forged))[1:] == ("differs-dice", roll)

    def test_another_end(self) -> None:
        table, running = played(500), played(4)
        end = len(table.journal)
        assert table.over
        over = table.journal[-1]
        assert opened(earlier(table, over=False))[1:] == ("differs-over", end)
        assert opened(earlier(table, journal=[*table.journal, over]))[1:] == ("differs-over", end)
        at = len(running.journal)
        assert opened(earlier(running, over=True))[1:] == ("differs-goes-on", at)
        loser = next(seat for seat in range(2) if seat not in table.result.winners)  # type: ignore[union-attr]
        assert opened(earlier(table, winners=(loser,)))[1:] == ("differs-winners", end)

    def test_a_position_that_is_another_one(self) -> None:
        """States are compared where the first of them shows that they have the same fields."""
        table = played()
        hashes = list(saves.unpack(saves.dump(table), "x").hashes)  # type: ignore[union-attr]
        at, _ = hashes[-1]
        other = [*hashes[:-1], (at, "0" * 16)]
        assert opened(earlier(table, hashes=other))[1:] == ("differs-state", at)
        unlike = [(hashes[0][0], "0" * 16), *hashes[1:]]
        assert saves.open_game(earlier(table, hashes=unlike), PANTRY, "x").differs is None

    def test_what_was_taken_back_does_not_count(self) -> None:
        table = played()
        branch = [Answer(table.waiting()[0], 4711), Back(table.position)]
        saved = earlier(table, journal=[*table.journal, *branch])
        again, differs = saves.open_game(saved, PANTRY, "x")
        assert differs is None
        assert again.waiting() == table.waiting()
        sent, differs = saves.judge(saved, PANTRY, "x")
        assert differs is None
        assert sent.journal == table.journal

    def test_a_file_of_these_rules_says_it_too(self) -> None:
        """If a correction was made without a new version of the rules."""
        table = played()
        at = own_answers(table.journal)[3]
        saved = earlier(table, journal=[*table.journal[:at], *table.journal[at + 1 :]])
        before = msgspec.structs.replace(saved.played, rules=PANTRY.version)
        assert opened(msgspec.structs.replace(saved, played=before))[2] == at


class TestGoingOn:
    def test_the_new_game_names_the_old_one_and_keeps_its_dice(self) -> None:
        table = played(500)
        at = own_answers(table.journal)[3]
        forged = [*table.journal[:at], Answer(7, 1)]
        again, _, _ = opened(earlier(table, journal=forged))
        assert again.forerunner is not None
        assert (again.forerunner.rules, again.forerunner.entries) == (EARLIER, at)
        while not again.over:
            seat = again.waiting()[0]
            again.answer(seat, again.run.part(seat).suggestions()[0])
        assert verify(again).wrong is None
        saved = saves.unpack(saves.dump(again), "x")
        assert isinstance(saved, saves.Saved)
        assert saved.forerunner == again.forerunner
        assert saves.open_table(saved, PANTRY, "x").forerunner == again.forerunner


class NestSetup(PantrySetup, frozen=True):
    feathers: int = 7
    earlier: ClassVar[Mapping[str, Plain]] = {"feathers": 5}


def test_a_setting_that_is_missing_is_as_it_was_before_it_was_one() -> None:
    assert recorded(NestSetup, {"seats": 3}).feathers == 5
    assert recorded(NestSetup, {"seats": 3, "feathers": 6}).feathers == 6
    assert NestSetup().feathers == 7


# --- the doors --------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of Home Raiders with an answer that the rules of this version do not allow."""
    game = games.game("raiders")
    table: Table[Any] = Table(game, game.setup(), chance=Seeded(7))
    table.answer(table.waiting()[0], table.run.part(table.waiting()[0]).suggestions()[0])
    forged = [*table.journal, Answer(table.waiting()[0], "nonsense")]
    saves.write(saves.pack(earlier(table, journal=forged)), tmp_path / "old.kt")
    return tmp_path / "old.kt"


def entry_of(file: Path) -> int:
    saved = saves.read(file)
    assert isinstance(saved, saves.Saved)
    return len(saved.journal) - 1


def test_the_front_door(file: Path, tmp_path: Path) -> None:
    before, at = file.read_bytes(), entry_of(file)
    game = kt.open(file)
    assert game.differs is not None
    assert game.differs.position == at
    assert game.say(game.differs.say()).startswith(f"From entry {at} on this game goes differently")
    with pytest.raises(Problem, match="differs-other-file"):
        game.save(file)
    game.answer(game.options[0])
    game.save(tmp_path / "new.kt")
    assert kt.open(tmp_path / "new.kt").differs is None
    assert file.read_bytes() == before


def test_replay_shows_it_up_to_there(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "nb", "replay", str(file)]) == 0
    assert f"Fra og med oppføring {entry_of(file)}" in capsys.readouterr().out
    assert cli.main(["replay", str(file), "--json"]) == 0
    frames = msgspec.json.decode(capsys.readouterr().out)
    assert frames[-1]["differs"]["entry"] == entry_of(file)
    assert not any("differs" in frame for frame in frames[:-1])


def test_verify_checks_only_a_part(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(file), "--json"]) == 1
    found = msgspec.json.decode(capsys.readouterr().out)
    assert (found["verified"], found["wrong"]) == (False, None)
    assert found["differs"]["entry"] == entry_of(file)
    assert cli.main(["verify", str(file)]) == 1
    assert "From entry" in capsys.readouterr().out


def test_play_goes_on_in_another_file(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = file.read_bytes()
    assert cli.main(["play", "--resume", str(file)]) == 2
    assert "--save" in capsys.readouterr().err
    monkeypatch.setattr("builtins.input", lambda prompt="": "q")
    new = tmp_path / "new.kt"
    assert cli.main(["play", "--resume", str(file), "--save", str(new)]) == 0
    saved = saves.read(new)
    assert isinstance(saved, saves.Saved)
    assert saved.forerunner is not None
    assert saved.forerunner.entries == entry_of(file)
    assert file.read_bytes() == before
