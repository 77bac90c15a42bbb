"""What the page of Warcraft asks: the board, chances, the battle, the income, the reach."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from kitchentable import players
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft.game import GAME
from kitchentable.warcraft.model.settings import WarcraftSetup
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import MovePiece

ALL = ("strategic", "racial", "creeps", "heroes", "research", "draining")


def begun(seats: int = 2, options: tuple[str, ...] = (), seed: int = 7) -> Table[Warcraft]:
    setup = WarcraftSetup(seats=seats, races=("human", "orc", "undead", "night-elf")[:seats])
    setup = msgspec.structs.replace(setup, options=options)
    return Table(GAME, setup, chance=Seeded(seed))


def played(table: Table[Warcraft], until: Any, most: int = 2500) -> None:
    """Let the bots play until something is so."""
    seated = [players.player("regular", seat, GAME) for seat in range(len(table.state.players))]
    for _ in range(most):
        if table.over or until(table):
            return
        seat = table.waiting()[0]
        table.answer(seat, seated[seat].answer(table.look(seat)))


def asked(table: Table[Warcraft], by: int, **ask: Any) -> Any:
    look = table.look(by)
    shown = GAME.browser.preview(look.view, look.question, ask)
    return msgspec.json.decode(msgspec.json.encode(shown))


def test_the_board_has_all_spaces_and_what_was_agreed() -> None:
    table = begun()
    found = asked(table, 0, what="board")
    assert found["target"] == 15
    assert {each["name"] for each in found["spaces"]} == set(table.state.board.index)
    assert all(0 < len(near) <= 6 for near in found["near"])


def test_a_battle_shows_both_armies_their_dice_and_chances_that_add_up() -> None:
    table = begun(options=ALL)
    played(table, lambda now: now.state.battle is not None and now.state.battle.round > 0)
    battle = table.state.battle
    assert battle is not None
    found = asked(table, table.waiting()[0], what="battle")
    assert found["space"] == table.state.name(battle.space)
    for seat in {each["seat"] for each in found["fighters"]}:
        assert seat in [one for side in found["sides"] for one in side]
    chances = found["chances"]
    assert (
        chances is None or chances["attacker"] + chances["nobody"] + chances["defender"] > 999_990
    )


def test_without_a_battle_there_is_no_stage() -> None:
    assert asked(begun(), 0, what="battle")["space"] == ""


def test_two_workers_in_a_mine_can_expect_more_than_three_gold() -> None:
    """The die shows 1, 1, 1, 2, 2, 3: 5/3 for each worker."""
    table = begun()
    state = table.state
    player, mine = state.players[0], state.board.mines[0]
    player.pieces = {mine << 5 | 3: 2}
    found = msgspec.to_builtins(GAME.browser.preview(state, None, {"what": "income"}))
    first = found["seats"][0]
    assert first == {"seat": 0, "gold": 3333, "wood": 0}


def test_odds_are_asked_by_the_mover_and_only_for_pieces_that_are_there() -> None:
    table = begun()
    played(table, lambda now: isinstance(now.look(now.waiting()[0]).question, MovePiece))
    seat = table.waiting()[0]
    space = table.state.board.spaces[0].name
    assert asked(table, seat, what="odds", space=space, moves=[])["chances"] is None
    move = {"what": "hero", "start": space, "to": space}
    with pytest.raises(Problem):
        asked(table, seat, what="odds", space=space, moves=[move])


def test_a_town_is_within_reach_of_its_own_units() -> None:
    table = begun()
    played(table, lambda now: now.state.turn > 0)
    view = table.state
    found = asked(table, 0, what="reach", seat=1)
    assert view.name(view.players[1].town) in found["spaces"]


def test_what_cannot_be_understood_is_a_problem() -> None:
    with pytest.raises(Problem):
        asked(begun(), 0, what="weather")


def test_the_library_has_drawings_tiles_and_cards() -> None:
    found = GAME.browser.library(GAME.box.shipped())
    assert {"melee", "town", "orc"} <= set(found.drawings)
    assert [len(stack) for stack in found.races["orc"].tiles] == [4, 3, 2]
    assert "town-portal" in found.cards


def goals_of(scenario: str, seats: int) -> dict[int, list[dict[str, Any]]]:
    """The goals of each seat at the beginning of a scenario."""
    setup = WarcraftSetup(seats=seats, scenario=scenario)
    table = Table(GAME, setup, chance=Seeded(3))
    played(table, lambda now: now.state.turn == 1)
    found = asked(table, table.waiting()[0], what="goals")["seats"]
    return {each["seat"]: each["goals"] for each in found}


def rules_of(goals: list[dict[str, Any]]) -> list[str]:
    return [each["rule"] for each in goals]


def test_the_main_game_is_won_by_points_or_by_the_last_town() -> None:
    table = begun()
    played(table, lambda now: now.state.turn == 1)
    for seat in asked(table, table.waiting()[0], what="goals")["seats"]:
        points, town = seat["goals"]
        assert (points["rule"], town["rule"]) == ("WC-550", "WC-193")
        assert [each["of"] for each in points["parts"]] == [15]
        assert town["spaces"] == [table.state.name(table.state.players[1 - seat["seat"]].town)]


def test_the_elf_gate_tells_how_many_guards_are_left() -> None:
    """Three groups of three elves stand around the gate (WC-813), too many by WC-824."""
    for goals in goals_of("elf-gate", 3).values():
        unit, around = goals[0]["parts"]
        assert rules_of(goals) == ["WC-824", "WC-825"]
        assert (unit["now"], unit["of"], unit["met"]) == (0, 1, False)
        assert (around["say"]["args"]["number"], around["met"]) == (9, False)


@pytest.mark.parametrize(
    ("scenario", "seats", "wanted"),
    [
        ("necromancers", 2, {0: ["WC-850", "WC-851"], 1: ["WC-849"]}),
        ("captives", 2, {0: ["WC-867", "WC-869"], 1: ["WC-867", "WC-869"]}),
        ("nordrassil", 4, {0: ["WC-896"], 1: ["WC-896"], 2: ["WC-896"], 3: ["WC-893", "WC-894"]}),
        ("altar-of-flame", 2, {0: ["WC-910", "WC-912"], 1: ["WC-910", "WC-912"]}),
        ("skull-of-storms", 2, {0: ["WC-923", "WC-924"], 1: ["WC-923", "WC-924"]}),
        ("dragon-rise", 4, {0: ["WC-938", "WC-939"], 1: ["WC-936", "WC-937"]}),
        ("battle-of-the-elements", 4, {seat: ["WC-959", "WC-961"] for seat in range(4)}),
        ("orcs-for-sale", 3, {seat: ["WC-980", "WC-981"] for seat in range(3)}),
        ("gold-rush", 2, {0: ["WC-985", "WC-986"], 1: ["WC-985", "WC-986"]}),
        ("plague-of-the-scourge", 3, {seat: ["WC-996", "WC-998"] for seat in range(3)}),
        ("main-4", 4, {seat: ["WC-552", "WC-193"] for seat in range(4)}),
    ],
)
def test_each_player_of_a_scenario_has_the_goals_of_its_rules(
    scenario: str, seats: int, wanted: dict[int, list[str]]
) -> None:
    found = goals_of(scenario, seats)
    for seat, rules in wanted.items():
        assert sorted(rules_of(found[seat])) == sorted(rules)


def moving(table: Table[Warcraft]) -> bool:
    question = table.look(table.waiting()[0]).question
    return isinstance(question, MovePiece) and table.state.turn > 2


def test_a_way_names_every_space_and_ends_where_the_piece_may_go() -> None:
    """Ways go over adjacent spaces and pass none in which an enemy stands (WC-130 to WC-133)."""
    table = begun(2, ALL)
    played(table, moving)
    seat, board = table.waiting()[0], table.state.board
    ways = 0
    for step in table.look(seat).question.options():  # type: ignore[union-attr]
        if not step.start:
            continue
        found = asked(table, seat, what="ways", kind=step.what, start=step.start)
        stops = {each["space"] for each in found["stops"]}
        for path in found["paths"]:
            at = [board.index[name] for name in path]
            assert all(to in board.near[here] for here, to in pairwise(at))
            assert not stops & set(path[1:-1])
            ways += 1
        for each in found["stops"]:
            space = board.index[each["space"]]
            enemies = table.state.enemies(table.state.players[seat])
            assert any(enemy.present(space) for enemy in enemies)
    assert ways > 0


def test_chances_before_a_move_name_the_fighters_of_the_flanks() -> None:
    table = begun(options=ALL)
    checked = 0

    def sees(now: Table[Warcraft]) -> bool:
        nonlocal checked
        seat = now.waiting()[0]
        question = now.look(seat).question
        if not isinstance(question, MovePiece):
            return False
        for step in question.options():
            if not step.start:
                continue
            move = {"what": step.what, "start": step.start, "to": step.to}
            found = asked(now, seat, what="odds", space=step.to, moves=[move])
            if found["chances"] is None:
                assert found["fighters"] == []
                continue
            sides = {each["seat"] for each in found["fighters"]}
            inside = [each for each in found["fighters"] if each["inside"]]
            assert seat in sides
            assert len(sides) > 1
            assert all(each["space"] == step.to for each in inside)
            checked += 1
        return checked > 3

    played(table, sees)
    assert checked > 3
