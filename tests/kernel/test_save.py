"""Save files: a game comes back as it was saved, and problems are named."""

from __future__ import annotations

import hashlib
import os
import zlib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kitchentable.kernel.chance import Physical, Scripted, Sealed, Seeded
from kitchentable.kernel.files import saves
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.table.journal import Answer
from kitchentable.kernel.table.table import Table
from tests.games.pantry import PANTRY, PantrySetup
from tests.games.pantry.state import Mouse, Pantry


def half_played(chance: Any = None, steps: int = 6) -> Table[Any]:
    table: Table[Any] = Table(PANTRY, PantrySetup(seats=3), chance=chance or Seeded(3))
    for _ in range(steps):
        seat = table.waiting()[0]
        table.answer(seat, table.question.part(seat).suggestions()[-1])  # type: ignore[union-attr]
    assert not table.over
    return table


def problem(call: Any, *args: Any) -> str:
    with pytest.raises(Problem) as caught:
        call(*args)
    return caught.value.message.id


def repack(data: bytes, change: Any) -> bytes:
    """The file with its data changed and a right checksum: a forgery."""
    body = data.split(b"\n", 2)[2]
    raw = msgspec.msgpack.decode(zlib.decompress(body))
    change(raw)
    body = zlib.compress(msgspec.msgpack.encode(raw))
    head = saves.MAGIC + b"%d\n" % saves.FORMAT
    return head + hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def other_hashes(positions: slice) -> Any:
    """Whether a game goes differently, and where, if the states of some checkpoints are others."""
    saved = saves.unpack(saves.dump(half_played(steps=12)), "x")
    assert isinstance(saved, saves.Saved)
    hashes = list(saved.hashes)
    assert len({position for position, _ in hashes}) > 5
    hashes[positions] = [(position, "0" * 16) for position, _ in hashes[positions]]
    return saves.open_game(msgspec.structs.replace(saved, hashes=hashes), PANTRY, "x").differs


def test_a_checkpoint_that_has_moved_is_no_difference() -> None:
    assert other_hashes(slice(2, 3)) is None


def test_states_that_never_agree_again_are_a_difference() -> None:
    differs = other_hashes(slice(3, None))
    assert differs is not None
    assert differs.why.id == "differs-state"


def test_states_with_other_fields_are_checked_by_their_answers() -> None:
    assert other_hashes(slice(None)) is None


@pytest.mark.parametrize("chance", [Seeded(9), Sealed(bytes(32), ("a", "b", "c"))])
def test_a_game_goes_on_as_if_it_had_never_been_saved(chance: Any) -> None:
    table = half_played(chance)
    saved = saves.unpack(saves.dump(table), "x")
    assert isinstance(saved, saves.Saved)
    opened = saves.open_table(saved, PANTRY, "x")
    for each in (table, opened):
        while not each.over:
            seat = each.waiting()[0]
            each.answer(seat, each.question.part(seat).suggestions()[0])  # type: ignore[union-attr]
    assert encode(opened.state) == encode(table.state)


def test_a_file_is_self_describing(tmp_path: Path) -> None:
    table = half_played()
    saves.write(saves.dump(table), tmp_path / "game.kt")
    first = (tmp_path / "game.kt").read_bytes().splitlines()[0]
    assert first == b"Kitchen Table game file, format 2"
    saved = saves.read(tmp_path / "game.kt")
    assert saved.played.game == "pantry"
    assert saved.played.setup == {"seats": 3, "shown": False}
    assert saved.played.content["cards"] == list(table.content.cards)


def test_a_game_that_began_in_the_middle_is_saved_with_its_start() -> None:
    start = Pantry(
        content=PANTRY.box.shipped(),
        mice=[Mouse(0, hand=[3]), Mouse(1, hand=[2])],
        moment="jar",
        night=2,
        leader=0,
        jar=3,
    )
    table: Table[Any] = Table(PANTRY, PantrySetup(), chance=Seeded(1), start=start)
    table.answer(0, 1)
    saved = saves.unpack(saves.dump(table), "x")
    assert isinstance(saved, saves.Saved)
    assert encode(saves.open_table(saved, PANTRY, "x").state) == encode(table.state)


def test_scripted_dice_are_saved_as_real_ones() -> None:
    table = half_played(Scripted((), then=Seeded(4)))
    saved = saves.unpack(saves.dump(table), "x")
    assert isinstance(saved, saves.Saved)
    assert saved.chance == Physical()


class TestBadFiles:
    """A clear error, and the file is left as it was."""

    @pytest.fixture
    def data(self) -> bytes:
        return saves.dump(half_played())

    @pytest.mark.parametrize("size", [0, 1, 20, 33, 34, 60, 98, 99, 150])
    def test_truncated(self, data: bytes, size: int) -> None:
        assert problem(saves.unpack, data[:size], "x") in ("file-not-ours", "file-damaged")

    def test_every_cut_and_every_flipped_byte_is_noticed(self, data: bytes) -> None:
        for at in range(len(data)):
            cut = data[:at]
            flipped = data[:at] + bytes([data[at] ^ 0x55]) + data[at + 1 :]
            for bad in (cut, flipped):
                assert problem(saves.unpack, bad, "x").startswith("file-")

    def test_not_ours(self) -> None:
        assert problem(saves.unpack, b"PK\x03\x04", "x") == "file-not-ours"

    def test_a_newer_format(self, data: bytes) -> None:
        newer = data.replace(b"format 2", b"format 3", 1)
        assert problem(saves.unpack, newer, "x") == "file-format"

    def test_not_there(self, tmp_path: Path) -> None:
        assert problem(saves.read, tmp_path / "nothing.kt") == "file-not-read"

    def test_a_bomb(self) -> None:
        body = zlib.compress(b"\0" * (saves.MOST_BYTES + 1000), 9)
        head = saves.MAGIC + b"1\n" + hashlib.sha256(body).hexdigest().encode() + b"\n"
        assert problem(saves.unpack, head + body, "x") == "file-too-large"

    def test_content_that_was_changed(self, data: bytes) -> None:
        def change(raw: Any) -> None:
            raw["played"]["content"]["nights"] = 9

        assert problem(saves.unpack, repack(data, change), "x") == "file-content"

    def test_newer_rules(self, data: bytes) -> None:
        def change(raw: Any) -> None:
            raw["played"]["rules"] = 99

        saved = saves.unpack(repack(data, change), "x")
        assert isinstance(saved, saves.Saved)
        assert problem(saves.open_table, saved, PANTRY, "x") == "file-rules-newer"

    def test_a_changed_answer_is_found_where_it_is(self, data: bytes) -> None:
        saved = saves.unpack(data, "x")
        assert isinstance(saved, saves.Saved)
        position = next(
            at
            for at, entry in enumerate(saved.journal)
            if isinstance(entry, Answer) and entry.seat == 2
        )

        def change(raw: Any) -> None:
            hand = [1, 2, 3, 4, 5, 6]
            hand.remove(raw["journal"][position]["value"])
            raw["journal"][position]["value"] = hand[0]

        forged = saves.unpack(repack(data, change), "x")
        assert isinstance(forged, saves.Saved)
        with pytest.raises(Problem) as caught:
            saves.open_table(forged, PANTRY, "x")
        assert caught.value.message.id == "file-replay"
        where = caught.value.message.args["position"]
        assert isinstance(where, int)
        assert position <= where <= position + 2

    @pytest.mark.parametrize("to", [999, -3])
    def test_going_back_to_where_the_game_has_not_been(self, data: bytes, to: int) -> None:
        def change(raw: Any) -> None:
            raw["journal"].append({"type": "back", "to": to})

        forged = saves.unpack(repack(data, change), "x")
        assert isinstance(forged, saves.Saved)
        assert problem(saves.open_table, forged, PANTRY, "x") == "file-replay"

    def test_a_format_number_of_thousands_of_digits(self) -> None:
        assert problem(saves.unpack, saves.MAGIC + b"9" * 5000 + b"\n", "x") == "file-format"

    def test_a_damaged_seat_file(self) -> None:
        data = saves.export(half_played(), 1)

        def change(raw: Any) -> None:
            raw["moments"][0]["view"] = b"\x01"

        saved = saves.unpack(repack(data, change), "x")
        assert isinstance(saved, saves.SeatSaved)
        assert problem(list, saves.seat_frames(saved, PANTRY, "x")) == "file-damaged"

    def test_an_answer_to_a_question_nobody_asked(self, data: bytes) -> None:
        def change(raw: Any) -> None:
            raw["journal"].insert(0, {"type": "answer", "seat": 1, "value": 1})

        forged = saves.unpack(repack(data, change), "x")
        assert isinstance(forged, saves.Saved)
        assert problem(saves.open_table, forged, PANTRY, "x") == "file-replay"


class TestWriting:
    def test_saving_again_and_again_gives_the_same_file(self) -> None:
        """Also after undone answers and interjections, only the standing entries are followed."""
        table: Table[Any] = Table(PANTRY, PantrySetup(seats=3), chance=Seeded(3))
        following = saves.follow(table)
        undone = 0
        for number in range(60):
            if table.over:
                break
            seat = table.waiting()[0]
            table.answer(seat, table.question.part(seat).suggestions()[-1])  # type: ignore[union-attr]
            if number % 3 == 1:
                try:
                    table.undo(seat)
                    undone += 1
                except Illegal:
                    pass
            assert saves.dump(table, following) == saves.dump(table)
        assert undone

    def test_a_failed_write_leaves_the_old_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "game.kt"
        saves.write(b"old", path)

        def full(descriptor: int) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", full)
        assert problem(saves.write, b"new", path) == "file-not-written"
        assert path.read_bytes() == b"old"
        assert list(tmp_path.iterdir()) == [path]

    def test_a_folder_that_is_not_there(self, tmp_path: Path) -> None:
        assert problem(saves.write, b"x", tmp_path / "no" / "game.kt") == "file-not-written"


class TestSeatFiles:
    def test_it_holds_no_journal_seed_or_hash(self) -> None:
        table = half_played(Sealed(b"s" * 32, ("a", "b", "c")))
        data = saves.export(table, 1)
        unpacked = zlib.decompress(data.split(b"\n", 2)[2])
        assert b"s" * 32 not in unpacked
        assert b"journal" not in unpacked
        assert b"hashes" not in unpacked
        saved = saves.unpack(data, "x")
        assert isinstance(saved, saves.SeatSaved)
        assert saved.commitment == table.chance.commitment  # type: ignore[attr-defined]

    def test_other_hands_are_blank_in_every_moment(self) -> None:
        table = half_played()
        saved = saves.unpack(saves.export(table, 1), "x")
        assert isinstance(saved, saves.SeatSaved)
        dealt = 0
        for frame in saves.seat_frames(saved, PANTRY, "x"):
            view: Any = frame.view
            for mouse in view.mice:
                if mouse.seat != 1:
                    assert set(mouse.hand) <= {-1}
                elif mouse.hand:
                    assert -1 not in mouse.hand
                    dealt += 1
        assert dealt

    def test_when_the_game_is_over_it_is_the_whole_game(self) -> None:
        table = half_played()
        while not table.over:
            seat = table.waiting()[0]
            table.answer(seat, table.question.part(seat).suggestions()[0])  # type: ignore[union-attr]
        saved = saves.unpack(saves.export(table, 1), "x")
        assert isinstance(saved, saves.Saved)
        assert saved.over
