"""Moves of units: the bot makes a few dozen plans, weighs them and carries out the best."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import NamedTuple

from kitchentable.warcraft.bots import hero_play
from kitchentable.warcraft.bots.clash import Force, clash
from kitchentable.warcraft.bots.scenario_aims import Aims, aims, carried, enough, foes
from kitchentable.warcraft.bots.sight import Sight
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.board import Spaces, each_of
from kitchentable.warcraft.model.kinds import (
    FIRST_CREATURE,
    FIRST_CREEP,
    FLYING,
    HERO,
    IS_UNIT,
    MARKERS,
    MASK,
    NAMES,
    SHIFT,
    STACK,
    STACKS,
    TOWN,
    UNITS,
    WALKS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.rules.points import space_points
from kitchentable.warcraft.rules.reach import Ground

Hop = tuple[int, int, int]
"""A move: the kind of piece, its start and its goal."""

POINT = 7
"""The worth of a victory point, in the worth of units."""
WORKER_WORTH = 45
OUTPOST_WORTH = 40
CAPTURE = 260
"""The worth of holding an enemy Town when Towns are judged."""
DECISIVE = 3000
CROWDED = 25
"""The cost of leaving no room for a new unit."""
STEP = 3
"""The cost of each step between a unit and its goal."""


class Plan(NamedTuple):
    """Moves of units, the pieces after them, and the worth of that."""

    score: int
    hops: tuple[Hop, ...]
    pieces: dict[int, int]
    goal: int


class Unit(NamedTuple):
    """A unit that may move, and the spaces it can reach, its own included."""

    space: int
    kind: int
    reach: tuple[int, ...]


class Planner:
    """Makes and weighs the plans of one Move Step."""

    def __init__(self, sight: Sight, ground: Ground) -> None:
        self.sight = sight
        self.units = _movable(ground)
        moving: dict[int, int] = {}
        for unit in self.units:
            at = unit.space << SHIFT | unit.kind
            moving[at] = moving.get(at, 0) + 1
        self.fixed = {
            at: number - moving.get(at, 0)
            for at, number in sight.me.pieces.items()
            if number > moving.get(at, 0)
        }
        """The pieces that do not move, or have moved already."""
        self.crowd = _crowd(self.fixed, sight.mates)
        self.aims = aims(sight)
        self.goal = goal(sight, self.aims)
        self.foes = foes(sight)
        self.enough = enough(sight)
        self.caution = caution(sight)
        turn = sight.view.turn
        self.step = STEP + (turn // 3 if self.aims.march else max(0, turn - 20) // 5)
        self.home = 1 << sight.home
        self.prey = _prey(sight)
        for space, worth in self.aims.prizes.items():
            self.prey[space] = self.prey.get(space, 0) + worth
        self.points = sight.points({})
        """Points that do not depend on the places of units."""

    # --- laying out ----------------------------------------------------------------------

    def best(self) -> Plan:
        """The best plan: the army goes to one space, and single units take what else they can."""
        return self.spread(max(self.layouts(), key=lambda plan: plan.score))

    def ranked(self, most: int) -> list[Plan]:
        """The best plans that differ in what they leave where, the best one first."""
        found: dict[tuple[tuple[int, int], ...], Plan] = {}
        for plan in sorted(self.layouts(), key=lambda plan: -plan.score)[: 2 * most]:
            better = self.spread(plan)
            found.setdefault(tuple(sorted(better.pieces.items())), better)
        return sorted(found.values(), key=lambda plan: -plan.score)[:most]

    def layouts(self) -> Iterator[Plan]:
        """Plans in which the army goes to one space, weighed; no two are the same."""
        view = self.sight.view
        targets = {self.goal: None, self.sight.home: None}
        for unit in self.units:
            targets.update(dict.fromkeys(unit.reach))
        targets.update(dict.fromkeys(view.board.scoring))
        seen: set[tuple[Hop, ...]] = set()
        for target, guard in product(targets, (True, False)):
            hops = self.massed(target, guard)
            if hops not in seen:
                seen.add(hops)
                yield self.weigh(hops)

    def massed(self, target: int, guard: bool) -> tuple[Hop, ...]:
        """Moves of all units to a space: three into it, the others beside it or on the way.

        With a guard, one unit in the Town stays there.
        """
        room = dict(self.crowd)
        hops: list[Hop] = []
        order = sorted(self.units, key=lambda unit: self._eager(unit, target))
        if guard and not room.get(self.sight.home):
            home = [unit for unit in order if unit.space == self.sight.home and unit.kind in UNITS]
            if home:
                order.remove(home[-1])
                room[home[-1].space] = 1
                hops.append((home[-1].kind, home[-1].space, home[-1].space))
        for unit in order:
            there = self._place(unit, target, room)
            room[there] = room.get(there, 0) + STACKS[unit.kind]
            hops.append((unit.kind, unit.space, there))
        return tuple(hops)

    def _eager(self, unit: Unit, target: int) -> tuple[int, int]:
        """The order of placing: nearest units first, melee before others."""
        return self.sight.map.distance(unit.kind, unit.space, target), unit.kind

    def _place(self, unit: Unit, target: int, room: dict[int, int]) -> int:
        """The space nearest to the target with room and, except the target, without enemies."""
        board, hostile, full = self.sight.map, self.sight.hostile, room.get
        away = (board.air if WALKS[unit.kind] == FLYING else board.ground)[target]
        here, liked = unit.space, self.prey
        best, least = here, 1 << 30
        for space in unit.reach:
            steps = 4 * away[space] - (space in liked) - (space == here)
            if steps >= least or (full(space, 0) >= STACK and STACKS[unit.kind]):
                continue
            if hostile >> space & 1 and space not in (target, here):
                continue
            best, least = space, steps
        return best

    def spread(self, plan: Plan) -> Plan:
        """A plan improved by single units that take free scoring spaces and prey."""
        spaces = dict.fromkeys((*self.sight.view.board.scoring, *self.prey))
        for space in spaces:
            if self.sight.hostile >> space & 1 or _units(plan.pieces, space):
                continue
            for at, (kind, start, there) in enumerate(plan.hops):
                able = any(
                    unit.kind == kind and unit.space == start and space in unit.reach
                    for unit in self.units
                )
                if able and not self.sight.hostile >> there & 1:
                    hops = (*plan.hops[:at], (kind, start, space), *plan.hops[at + 1 :])
                    other = self.weigh(hops)
                    if other.score > plan.score:
                        plan = other
                        break
        return self._carry(plan)

    def _carry(self, plan: Plan) -> Plan:
        """A plan improved by units that carry the tokens in their space."""
        for token, to in self.aims.loads.items():
            away = self.sight.map.ground[to]
            for at, (kind, start, _) in enumerate(plan.hops):
                if start != self.sight.view.quest.tokens.get(token):  # type: ignore[union-attr]
                    continue
                reach = [unit.reach for unit in self.units if unit[:2] == (start, kind)]
                there = min(reach[0], key=lambda space: away[space], default=start)
                hops = (*plan.hops[:at], (kind, start, there), *plan.hops[at + 1 :])
                other = self.weigh(hops)
                plan = max(plan, other, key=lambda each: each.score)
        return plan

    # --- weighing ------------------------------------------------------------------------

    def weigh(self, hops: tuple[Hop, ...]) -> Plan:
        """A plan with its worth."""
        pieces = dict(self.fixed)
        for kind, _, there in hops:
            at = there << SHIFT | kind
            pieces[at] = pieces.get(at, 0) + 1
        for kind, start, there in hops:
            if kind == HERO and start != there:
                _lead(pieces, start, there)
        held = list(dict.fromkeys(at >> SHIFT for at in pieces if at & MASK != WORKER))
        score = 0
        beaten = 0
        for space in held:
            if self.sight.hostile >> space & 1:
                won, value = self._battle(space, pieces)
                score += value
                beaten |= self.sight.map.zone[space] if won else 0
        score += self._holdings(pieces, held, beaten)
        score -= self._danger(pieces, held, beaten)
        score -= self._home(pieces, beaten)
        score -= self._crowding(pieces)
        score -= self._distance(hops)
        score += carried(self.sight, self.aims.loads, hops) if self.aims.loads else 0
        return Plan(score, hops, pieces, self.goal)

    def _battle(self, space: int, pieces: dict[int, int]) -> tuple[bool, int]:
        """Whether a battle in a space will be won, and its worth."""
        sight = self.sight
        result = clash(sight.own_in(sight.map.zone[space], pieces), sight.defenders(space))
        value = result.gain - result.loss * self.caution // 100
        prize = self._prize(space) + hero_play.lesson(sight, space, pieces)
        value += result.chance * prize // 1000
        if result.chance < 350:
            value -= 40
        return result.chance >= 500, value

    def _prize(self, space: int) -> int:
        """The worth of holding a space."""
        sight = self.sight
        value = self.prey.get(space, 0)
        if space == sight.home:
            value += DECISIVE if sight.me.marked else CAPTURE
        for enemy in sight.enemies:
            if space == enemy.town:
                value += self._capture(enemy)
        return value + POINT * space_points(sight.view, space)

    def _capture(self, enemy: Player) -> int:
        """The worth of an enemy Town now; less if the enemy moves before Towns are judged."""
        value = DECISIVE if enemy.marked else CAPTURE
        if enemy not in self.foes:
            return -value if enemy.marked else 0
        return value // 2 if self.sight.moves_after() else value

    def _holdings(self, pieces: dict[int, int], held: list[int], beaten: Spaces) -> int:
        """The worth of all spaces held without a fight, and of winning the game by them."""
        sight = self.sight
        free = [space for space in held if not sight.hostile >> space & 1]
        value = sum(self._prize(space) for space in free if space != sight.home)
        if sight.home in free:
            value += POINT * 3
        if not sight.hostile & self.home and self._wins(held):
            value += DECISIVE
        return value

    def _wins(self, held: list[int]) -> bool:
        """Whether holding these spaces would be enough points."""
        sight = self.sight
        mates = sight.mates
        scored = (space for space in held if not any(mate.units(space) for mate in mates))
        total = self.points + sum(space_points(sight.view, space) for space in scored)
        return total >= self.enough > 0

    def _danger(self, pieces: dict[int, int], held: list[int], beaten: Spaces) -> int:
        """The most that an enemy attack on a stack of units could cost."""
        sight = self.sight
        worst = 0
        for space in held:
            if sight.hostile >> space & 1:
                continue
            coming = sight.threat(space, beaten)
            if coming:
                result = clash(coming, sight.own_in(sight.map.zone[space], pieces))
                hurt = (result.gain - result.loss) * result.chance // 1000
                hurt += result.chance * POINT * space_points(sight.view, space) // 1000
                worst = max(worst, hurt)
        return worst * self.caution // 100

    def _home(self, pieces: dict[int, int], beaten: Spaces) -> int:
        """The danger to the bot's own Town from enemies that can reach it with their next move."""
        sight = self.sight
        town = sight.home
        if sight.hostile & self.home:
            return 0  # `_battle` weighs a battle there
        coming = sight.threat(town, beaten)
        if not coming:
            return 0
        defence = sight.own_in(sight.map.zone[town], pieces)
        if not defence:
            return DECISIVE // 2 if sight.me.marked else CAPTURE
        chance = clash(coming, defence).chance
        return chance * (DECISIVE if sight.me.marked else CAPTURE) // 1000

    def _crowding(self, pieces: dict[int, int]) -> int:
        """The units in training or hired without room, including a teammate's in his Town."""
        me = self.sight.me
        cost = 0
        training = sum(me.training[kind] for kind in UNITS) + sum(me.hired)
        if training:
            room = sum(max(0, STACK - _units(pieces, space)) for space in me.deploys_in())
            cost = CROWDED * max(0, training - room)
        for mate in self.sight.mates:
            cost += CROWDED * _units(pieces, mate.town) if any(mate.training) else 0
        return cost

    def _distance(self, hops: tuple[Hop, ...]) -> int:
        """The sum of the distances of all units to the goal."""
        board = self.sight.map
        return self.step * sum(
            min(20, board.distance(kind, there, self.goal)) for kind, _, there in hops
        )


def _movable(ground: Ground) -> list[Unit]:
    """The units that may move, one by one."""
    player = ground.player
    found = []
    for space, kind, _ in ground.moves():
        if IS_UNIT[kind]:
            at = space << SHIFT | kind
            reach = tuple(each_of(ground.reach(space << SHIFT | kind) | 1 << space))
            number = player.pieces[at] - player.moved.get(at, 0)
            found += [Unit(space, kind, reach)] * number
    return found


def _lead(pieces: dict[int, int], start: int, there: int) -> None:
    """Move creatures along with their hero."""
    for kind in range(FIRST_CREATURE, FIRST_CREEP):
        number = pieces.pop(start << SHIFT | kind, 0)
        if number:
            pieces[there << SHIFT | kind] = number


def _crowd(pieces: dict[int, int], mates: Iterable[Player]) -> dict[int, int]:
    """By space: the units that stay, teammates' included."""
    found: dict[int, int] = {}
    for each in (pieces, *(mate.pieces for mate in mates)):
        for at, number in each.items():
            if STACKS[at & MASK]:
                found[at >> SHIFT] = found.get(at >> SHIFT, 0) + number
    return found


def _units(pieces: dict[int, int], space: int) -> int:
    return sum(pieces.get(space << SHIFT | kind, 0) for kind in UNITS)


def _prey(sight: Sight) -> dict[int, int]:
    """By space: the worth of enemy workers and Outposts."""
    found: dict[int, int] = {}
    for enemy in sight.enemies:
        for at, number in enemy.pieces.items():
            if at & MASK == WORKER:
                found[at >> SHIFT] = found.get(at >> SHIFT, 0) + number * WORKER_WORTH
        for post in enemy.outposts:
            found[post.space] = found.get(post.space, 0) + OUTPOST_WORTH
    return found


# --- the aim of the war -------------------------------------------------------------------


def goal(sight: Sight, wanted: Aims | None = None) -> int:
    """The space where the army should be: an enemy Town if it is stronger, else between.

    A scenario may name another one.
    """
    board = sight.view.board
    invaders = [space for space in each_of(sight.hostile) if sight.map.air[space][sight.home] <= 1]
    if invaders:
        return min(invaders, key=lambda space: sight.map.air[space][sight.home])
    march = (wanted or aims(sight)).march
    if march:
        return march[0]
    enemy = nearest(sight)
    if advantage(sight) >= needed(sight):
        return enemy.town
    front = [space for space in board.scoring if board.spaces[space].kind != TOWN]
    if not front:
        return sight.home
    return min(front, key=lambda space: _front(sight, space, enemy.town))


def _front(sight: Sight, space: int, town: int) -> tuple[int, int]:
    """The rank of a scoring space to wait at: its points, and how much nearer home it is."""
    ground = sight.map.ground
    home, away = ground[sight.home][space], ground[town][space]
    return (max(0, home - away) * 4 - 2 * space_points(sight.view, space), home)


def advantage(sight: Sight) -> int:
    """The chance of the bot's whole army against the enemies', in thousandths.

    Enemies of different teams do not help each other, so only the nearest counts.
    """
    mine = sight.army(sight.me)
    foe = nearest(sight)
    others = [sight.army(each) for each in sight.rivals if each.team == foe.team]
    if sight.mates:
        mine = _together([mine, *(sight.army(each) for each in sight.mates)])
    return clash(mine, _together(others)).chance


def nearest(sight: Sight) -> Player:
    """The enemy with the nearest Town; at equal distance, the one with fewer units."""
    return min(
        foes(sight),
        key=lambda each: (sight.map.ground[sight.home][each.town], sum(sight.army(each).counts)),
    )


def _together(forces: list[Force]) -> Force:
    total = forces[0]
    for each in forces[1:]:
        total = Force(
            tuple(map(sum, zip(total.counts, each.counts, strict=True))),  # type: ignore[arg-type]
            tuple(map(sum, zip(total.power, each.power, strict=True))),  # type: ignore[arg-type]
            total.heal or each.heal,
            total.lust or each.lust,
            max(total.raised, each.raised),
            min(3, total.poison + each.poison),
            total.spare + each.spare,
        )
    return total


def boldness(sight: Sight) -> int:
    """How bold the bot is: more with later turns, a full army and a large stockpile."""
    me = sight.me
    units = sum(MARKERS[kind] - me.reserve(kind) for kind in UNITS)
    return max(0, sight.view.turn - 12) + max(0, units - 11) + min(8, (me.gold + me.wood) // 4)


def needed(sight: Sight) -> int:
    """The advantage that the bot needs to march."""
    return max(150, 700 - 16 * boldness(sight))


def caution(sight: Sight) -> int:
    """The weight of the bot's own losses, in hundredths of the enemy's."""
    return max(20, 110 - 3 * boldness(sight))


def named(sight: Sight, hops: Iterable[Hop]) -> list[Step]:
    """Moves as answers, without pieces that stay."""
    name = sight.view.board.name
    return [Step(NAMES[kind], name(start), name(to)) for kind, start, to in hops if start != to]
