"""Moments of random games, written as situations: read and judged, they stand there again."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from kitchentable import games
from kitchentable.cli import main
from kitchentable.kernel.chance import Scripted, Seeded
from kitchentable.kernel.files import saves, situation_tables, situation_writer
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.state.copies import copy
from kitchentable.kernel.state.state import encode
from kitchentable.kernel.state.views import show
from kitchentable.kernel.table.journal import Answer
from kitchentable.kernel.table.look import asked_of, sees
from kitchentable.kernel.table.run import Run
from kitchentable.kernel.table.table import Table
from tests.wandering import wander

FULL = ("strategic", "racial", "creeps", "heroes", "research", "hidden")
AGREED: list[tuple[str, dict[str, Any]]] = [
    ("raiders", {}),
    ("raiders", {"teams": "gremlins,lilliput", "table": "bedside_table"}),
    ("warcraft", {}),
    ("warcraft", {"seats": 3, "options": ("draining", "creeps")}),
    ("warcraft", {"seats": 4, "options": FULL}),
    ("warcraft", {"seats": 2, "scenario": "captives"}),
]
MOMENTS = 6


def moments(name: str, setup: dict[str, Any], seed: int) -> list[Table[Any]]:
    """Some moments of a random game, each as a table of its own."""
    game = games.game(name)
    table: Table[Any] = Table(game, game.setup(**setup), chance=Seeded(seed))
    rng, found = Random(seed), []
    for _ in wander(table, seed, 300):
        if rng.random() < MOMENTS / 300:
            found.append(table.fork())
    return found


def seen(table: Table[Any], seat: int | None) -> tuple[Any, Any]:
    """What a seat sees and is asked. The order of a mapping does not count, nor that of options."""
    eyes = sees(table.game, table.state, seat, table.seats)
    view = msgspec.msgpack.decode(encode(show(table.state, eyes)))
    asked = msgspec.to_builtins(asked_of(table.run, seat), str_keys=True)
    if isinstance(asked, dict):
        asked["options"] = sorted(asked.get("options", []), key=repr)
    return view, asked


@pytest.mark.parametrize("number", range(len(AGREED)))
def test_a_moment_stands_there_again(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all that is hidden, as after the end: same views and questions for all seats."""
    monkeypatch.setattr(situation_writer, "hidden_fields", lambda state: [])
    name, setup = AGREED[number]
    for table in moments(name, setup, seed=number):
        eyes = (True,) * table.seats
        monkeypatch.setattr(table, "eyes", lambda state, seat, eyes=eyes: eyes)
        text = situation_writer.written(table, table.position, None)
        again = situation_tables.opened(text, "moment.toml", games.game, foreign=False)
        for seat in (*range(table.seats), None):
            assert seen(again, seat) == seen(table, seat), text


@pytest.mark.parametrize("number", range(2, len(AGREED)))
def test_what_a_seat_knows_stands_there_again(number: int) -> None:
    """While the game goes on: what the seat sees, unless the file says how far it comes."""
    name, setup = AGREED[number]
    for table in moments(name, setup, seed=number):
        for seat in (0, None):
            text = situation_writer.written(table, table.position, seat)
            again = situation_tables.opened(text, "moment.toml", games.game, foreign=False)
            if "as close to the moment" not in text:
                assert seen(again, seat) == seen(table, seat), text


@pytest.mark.parametrize("number", range(2, len(AGREED)))
def test_hidden_cards_do_not_leak(number: int) -> None:
    """Worlds that a seat cannot tell apart give it the same file, byte for byte."""
    name, setup = AGREED[number]
    compared = 0
    for table in moments(name, setup, seed=number + 10):
        for seat in (0, None):
            worlds = [table.run, *(table.look(seat).imagine(Random(n)) for n in range(2))]
            files = {written_in(table, world, seat) for world in worlds}
            assert len(files) == 1, "\n".join(files)
            compared += files != {"situation-unwritten"}
    assert compared


def written_in(table: Table[Any], world: Run[Any], seat: int | None) -> str:
    """The file of a moment in a world: a game that begins at its last checkpoint."""
    journal = [Answer(who, value) for who, value in world.since]
    twin: Table[Any] = Table(
        *(table.game, table.setup),
        chance=Scripted(),
        journal=journal,
        start=copy(world.saved),
    )
    try:
        return situation_writer.written(twin, twin.position, seat)
    except Problem as problem:
        return problem.message.id


def test_unseen_cards_are_unseen() -> None:
    """A card of an opponent stands in the file of a seat only if the steps show it."""
    for table in moments(*AGREED[2], seed=21):
        data = tomllib.loads(situation_writer.written(table, table.position, 0))
        if "step" not in data and "state" in data:
            assert set(data["state"]["player"][1].get("hand", [])) <= {"?"}


def test_a_file_tells_its_reader_what_it_leaves_out() -> None:
    table = moments(*AGREED[2], seed=21)[0]
    text = situation_writer.written(table, table.position, 0)
    assert "seat 0 has not seen" in text
    assert tomllib.loads(text)["why"].startswith("TODO")


def test_the_troop_that_a_leader_has_left_is_there_again() -> None:
    """It was redeployed and has joined another unit: its own troop is empty."""
    game = games.game("raiders")
    setup = game.setup(teams="freeloaders-10,fair-folk", table="childrens_floor", stars=60)
    table: Table[Any] = Table(game, setup, chance=Seeded(103))
    for _ in wander(table, 103, 200):
        of = {each.troop for each in table.state.characters.values()}
        left = [each for each in table.state.troops.values() if each.id not in of]
        if table.state.turn is None and any(each.deployed for each in left):
            break  # a turn is over, in which the Leader left
    text = situation_writer.written(table, table.position, None)
    assert any(each.get("left") for each in tomllib.loads(text)["state"]["troop"])
    again = situation_tables.opened(text, "moment.toml", games.game, foreign=False)
    for seat in (0, 1, None):
        assert seen(again, seat) == seen(table, seat), text


def test_an_object_that_was_pushed_stands_where_it_stands() -> None:
    table = next(each for each in moments(*AGREED[0], seed=5) if each.run.saved.action is None)
    game, state = table.game, copy(table.run.saved)
    first, *others = state.objects
    x, y = first.at
    state.lay([msgspec.structs.replace(first, at=(x + 25, y)), *others])
    data = game.rules.described(state, game.box.shipped(), [])
    assert data is not None
    moved = msgspec.convert(data["thing"], list[dict[str, Any]])
    assert [thing["id"] for thing in moved] == [first.id]
    assert not [*game.rules.misnamed(table.setup, game.box.shipped(), data)]
    again = game.rules.situate(table.setup, game.box.shipped(), data)
    assert again.objects == state.objects


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("impossible = true\n[state]", "situation-table-impossible"),
        ('[refused]\nrule = "HR-001"', "situation-table-refused"),
        ("[content.cards.guardsmen]\nmovement = 99\n[state]", "situation-table-content"),
        ("[state]\nround = 99999", "situation-mistake"),
        ('[state]\ntable = "kitchen_tabel"', "situation-mistake"),
        ('[[state.figure]]\nid = "A"\nseat = 0\ntroop = "A"\nat = [99, 1]', "situation-mistake"),
        ("[[step]]\nseat = 0\nanswer = 3", "situation-table-step"),
        ("# " + "x" * 70_000 + "\n[state]", "situation-table-size"),
    ],
)
def test_what_no_table_is_made_of(line: str, key: str) -> None:
    text = f'version = 2\ngame = "raiders"\nwhy = "A test."\n{line}\n'
    with pytest.raises(Problem) as refused:
        situation_tables.opened(text, "mine.toml", games.game, foreign=False)
    assert refused.value.message.id == key


def test_a_game_from_a_situation_is_saved_and_opened_again() -> None:
    """Its file holds the text of the situation, and the state is made from it again."""
    for name, setup in (AGREED[0], AGREED[2]):
        table = moments(name, setup, seed=5)[-1]
        text = situation_writer.written(table, table.position, 0)
        begun = situation_tables.opened(text, "moment.toml", games.game, foreign=False)
        saved = saves.unpack(saves.dump(begun), "game.kt")
        assert isinstance(saved, saves.Saved)
        assert (saved.situation, saved.start) == (text, b"")
        again = saves.open_table(saved, begun.game, "game.kt")
        assert seen(again, 0) == seen(begun, 0)


def test_the_command_line_writes_a_moment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = moments(*AGREED[0], seed=5)[-1]
    file, moment = tmp_path / "game.kt", tmp_path / "moment.toml"
    saves.write(saves.dump(table), file)
    assert main(["replay", str(file), "--at", "9", "--situation"]) == 0
    moment.write_text(capsys.readouterr().out)
    assert main(["judge", str(moment)]) == 0
    assert main(["replay", str(file), "--at", "99999", "--situation"]) == 2
