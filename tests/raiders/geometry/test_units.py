"""Moves of whole units, judged together in the order given."""

from __future__ import annotations

from random import Random

import pytest

from kitchentable.kernel.illegal import Illegal
from kitchentable.raiders.geometry.figures import Figure, Thing, in_formation
from kitchentable.raiders.geometry.routes import Ground, Place
from kitchentable.raiders.geometry.shapes import box, moved
from kitchentable.raiders.geometry.tables import Table, tables
from kitchentable.raiders.geometry.units import Formation, UnitMoves, arrange, move_unit
from tests.raiders.geometry.test_reach import peopled

OPEN = ((0, 0), (3000, 0), (3000, 3000), (0, 3000))


def row(*xs: int, things: tuple[Thing, ...] = ()) -> Ground:
    """Figures side by side at y = 500."""
    return Ground(OPEN, things, tuple(Figure(x, 500, 0, 30, 100) for x in xs))


def refused(
    ground: Ground, moves: UnitMoves, formation: Formation | None = None
) -> tuple[str, str]:
    members = range(len(ground.figures))
    with pytest.raises(Illegal) as caught:
        move_unit(ground, members, moves, formation)
    return caught.value.rule, caught.value.message.id


class TestOrder:
    def test_who_goes_first_makes_room(self) -> None:
        """A-032: two in a line; the one in front must go first."""
        ground = row(500, 560)
        front: tuple[int, list[Place]] = (1, [(860, 500, 0)])
        behind: tuple[int, list[Place]] = (0, [(800, 500, 0)])
        move = move_unit(ground, (0, 1), (front, behind))
        assert [figure.x for figure in move.ground.figures] == [800, 860]
        assert (move.cost(0), move.cost(1)) == (300, 300)
        assert refused(ground, (behind, front)) == ("HR-068", "route-figure")

    def test_the_ground_before_is_not_changed(self) -> None:
        ground = row(500, 700)
        move_unit(ground, (0, 1), ((0, [(550, 600, 0)]),))
        assert ground.figures[0].x == 500
        assert ground.walk(0, [(600, 500, 0)])

    def test_only_members_move_and_only_once(self) -> None:
        ground = row(500, 700, 900)
        with pytest.raises(Illegal) as caught:
            move_unit(ground, (0, 1), ((2, [(900, 600, 0)]),))
        assert caught.value.rule == "HR-041"
        twice: UnitMoves = ((0, [(500, 600, 0)]), (0, [(500, 700, 0)]))
        assert refused(ground, twice) == ("HR-041", "unit-not-a-member")


def test_a_moved_figure_is_where_a_fresh_ground_would_have_it() -> None:
    ground = peopled(tables()["desk"], seed=4, count=5)
    for number, (x, y, z) in ((0, (1234, 777, 0)), (3, (2000, 1500, 410))):
        moved_on = ground.with_figure_at(number, (x, y, z))
        fresh = Ground(ground.outline, ground.things, moved_on.figures)
        for ours, theirs in zip(moved_on.scene.solids, fresh.scene.solids, strict=True):
            assert list(ours) == list(theirs)


class TestFormation:
    @pytest.mark.parametrize(("x", "legal"), [(860, True), (861, False)])
    def test_the_move_ends_in_formation(self, x: int, legal: bool) -> None:
        """HR-055: three inches between the bases, edge to edge."""
        ground = row(500, 700)
        moves: UnitMoves = ((1, [(x, 500, 0)]),)
        if legal:
            move_unit(ground, (0, 1), moves)
        else:
            assert refused(ground, moves) == ("HR-055", "unit-out-of-formation")

    def test_on_the_way_it_may_be_broken(self) -> None:
        """A-028: only the end of the move counts."""
        ground = row(500, 700)
        move_unit(ground, (0, 1), ((1, [(1500, 500, 0), (700, 500, 0)]),))

    def test_strict_pairs_as_an_option(self) -> None:
        ground = row(500, 800, 1100)
        moves: UnitMoves = ((2, [(1110, 500, 0)]),)
        move_unit(ground, (0, 1, 2), moves)
        assert refused(ground, moves, Formation(strict=True))[0] == "HR-055"

    def test_a_broken_unit_must_come_closer_together(self) -> None:
        """A-029: the gaps beyond three inches, added up, must become smaller."""
        ground = row(500, 1500)
        move_unit(ground, (0, 1), ((1, [(1200, 500, 0)]),))
        assert refused(ground, ((1, [(1600, 500, 0)]),))[0] == "HR-055"
        assert refused(ground, ((1, [(1500, 500, 0)]),))[0] == "HR-055"


class TestArranging:
    def test_a_block_moves_as_it_is(self) -> None:
        ground = row(500, 600, 700)
        moves = arrange(ground, (0, 1, 2), 1, (900, 800, 0), dict.fromkeys(range(3), 600))
        after = move_unit(ground, (0, 1, 2), moves).ground
        assert [(f.x, f.y) for f in after.figures] == [(800, 800), (900, 800), (1000, 800)]

    def test_it_flows_round_an_obstacle_and_stays_together(self) -> None:
        wall = Thing("wall", "wall", moved(box(200, 200), 1000, 620), 0, 300)
        ground = row(500, 600, 700, things=(wall,))
        budget = dict.fromkeys(range(3), 700)
        moves = arrange(ground, (0, 1, 2), 2, (1150, 500, 0), budget)
        after = move_unit(ground, (0, 1, 2), moves)
        assert (after.ground.figures[2].x, after.ground.figures[2].y) == (1150, 500)
        assert in_formation(after.ground.figures, 300)
        assert all(after.cost(number) <= 700 for number in range(3))

    def test_the_one_that_is_dragged_goes_there_or_nobody_does(self) -> None:
        ground = row(500, 600)
        with pytest.raises(Illegal) as caught:
            arrange(ground, (0, 1), 0, (2500, 500, 0), {0: 600, 1: 600})
        assert caught.value.rule == "HR-067"

    def test_on_a_real_table(self) -> None:
        ground = peopled(tables()["coffee_table"], seed=11, count=1)
        start = ground.figures[0]
        unit = gathered(tables()["coffee_table"], start)
        ground = Ground(ground.outline, ground.things, unit)
        members = range(len(unit))
        goal = max(ground.reach(0, 400).places())
        moves = arrange(ground, members, 0, goal, dict.fromkeys(members, 600))
        after = move_unit(ground, members, moves)
        assert in_formation(after.ground.figures, 300)

    @pytest.mark.parametrize("name", ["desk", "bookshelf", "workbench", "bedside_table"])
    def test_wherever_one_can_go_the_others_follow_in_formation(self, name: str) -> None:
        """Units of five all over a table, dragged to what the first can reach."""
        table = tables()[name]
        rng = Random(7)
        tried = done = 0
        for seed in range(8):
            start = peopled(table, seed=seed, count=1).figures[0]
            ground = Ground(table.outline, table.things, gathered(table, start))
            members = range(len(ground.figures))
            if len(members) < 3:
                continue
            places = sorted(ground.reach(0, 500).places())
            for place in rng.sample(places, min(4, len(places))):
                tried += 1
                try:
                    moves = arrange(ground, members, 0, place, dict.fromkeys(members, 600))
                except Illegal:
                    continue
                done += 1
                after = move_unit(ground, members, moves)
                assert all(after.cost(number) <= 600 for number in members)
                figure = after.ground.figures[0]
                assert (figure.x, figure.y, figure.z) == place
        assert tried >= 8
        assert done >= 0.9 * tried


def gathered(table: Table, first: Figure) -> list[Figure]:
    """A unit of up to five around a figure, on its level."""
    unit = [first]
    for dx, dy in ((70, 0), (0, 70), (-70, 0), (0, -70), (70, 70), (-70, -70)):
        figure = Figure(first.x + dx, first.y + dy, first.z, 30, 100)
        tried = Ground(table.outline, table.things, (*unit, figure))
        try:
            tried.check_place(len(unit), (figure.x, figure.y, figure.z))
        except Illegal:
            continue
        unit.append(figure)
    return unit[:5]
