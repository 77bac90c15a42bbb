"""A bot's aims in a scenario: spaces to hold, tokens to carry, goals of the army.

This module knows the building blocks that matter to plans; the others matter only to the rules.
Worths are those of units (`clash.worth`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kitchentable.warcraft.bots.sight import Sight
from kitchentable.warcraft.model.board import each_of
from kitchentable.warcraft.model.kinds import (
    IS_UNIT,
    MASK,
    MELEE,
    NECROMANCER,
    SHIFT,
    STACK,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.rules.reach import Ground
from kitchentable.warcraft.scenarios.block import Block
from kitchentable.warcraft.scenarios.captives import Rescue
from kitchentable.warcraft.scenarios.dragons import Beasts
from kitchentable.warcraft.scenarios.elements import TO_WIN, Elements, left_of
from kitchentable.warcraft.scenarios.gate import GateHeld
from kitchentable.warcraft.scenarios.necromancers import Necromancers, NecromancersStopped, leaders
from kitchentable.warcraft.scenarios.nordrassil import UnitHolds
from kitchentable.warcraft.scenarios.plague import PRICE, SHOPS, Shops, cards
from kitchentable.warcraft.scenarios.shared_blocks import Points, UnitsOn
from kitchentable.warcraft.scenarios.storms import Lightning

Tokens = tuple[str, ...]

PLACE = 60
"""The worth of standing in a space that the scenario rewards."""
GREAT = 400
"""The worth of standing in a space that wins the game."""
STEP = 28
"""The worth of a step that brings a token nearer to its goal."""


ENOUGH = 5
"""The turns after which Necromancers attack: time favours players who harvest."""


class Aims(NamedTuple):
    """A player's aims in a scenario."""

    prizes: dict[int, int]
    """By space: the worth of standing there."""
    loads: dict[str, int]
    """By token: the space to carry it to."""
    march: list[int]
    """Goals of the army, most important first; empty as in the main game."""


def foes(sight: Sight) -> list[Player]:
    """The enemies to attack; in Battle of the Elements only the player at the left.

    The fall of another player would be the victory of his right neighbour (WC-961).
    """
    view = sight.view
    if view.scene is not None and any(isinstance(each, Elements) for each in view.scene.blocks):
        left = left_of(view, sight.me)
        return [each for each in sight.rivals if each.seat == left] or sight.rivals
    return sight.rivals


def enough(sight: Sight) -> int:
    """The points that win: those of the game, or of the shops once all cards are bought."""
    view = sight.view
    for block in view.scene.blocks if view.scene is not None else ():
        match block:
            case Points(target=points):
                return points
            case Shops(target=points):
                return points if len(cards(view, sight.me)) == len(SHOPS) else 0
    return view.target


def kept(sight: Sight) -> int:
    """The gold to keep for shops in which the bot's units stand."""
    view = sight.view
    if view.scene is None or not any(isinstance(each, Shops) for each in view.scene.blocks):
        return 0
    return PRICE[0] * sum(sight.me.units(at) > 0 for at in _open_shops(sight).values())


def aims(sight: Sight) -> Aims:
    """The aims of the player with this sight in the scenario that is played."""
    found = Aims({}, {}, [])
    if sight.view.scene is not None and sight.view.quest is not None:
        for block in sight.view.scene.blocks:
            _look_at(sight, block, found)
    return found


def _look_at(sight: Sight, block: Block, found: Aims) -> None:
    match block:
        case UnitsOn(space=space):
            _hold(sight, space, GREAT // 3, found)
        case GateHeld(space=space):
            _gate(sight, space, found)
        case Lightning(space=space):
            _hold(sight, space, PLACE // 2, found, march=False)
        case UnitHolds(race=race, space=space):
            _hold(sight, space, GREAT if sight.me.race == race else 2 * PLACE, found)
        case Rescue():
            _rescue(sight, block, found)
        case Elements():
            _elements(sight, found)
        case Beasts():
            _beasts(sight, block, found)
        case Shops():
            _shops(sight, found)
        case NecromancersStopped():
            _stop(sight, block, found)


def _hold(sight: Sight, space: str, prize: int, found: Aims, march: bool = True) -> None:
    """Add a space to hold."""
    assert sight.view.scene is not None, "a scenario is played"
    at = sight.view.scene.place(space)
    if at >= 0:
        found.prizes[at] = found.prizes.get(at, 0) + prize
        if march:
            found.march.append(at)


def _gate(sight: Sight, space: str, found: Aims) -> None:
    """Add the gate and the spaces of its guards."""
    _hold(sight, space, GREAT // 2, found)
    for gate in found.march[-1:]:
        for near in sight.view.board.near[gate]:
            if sight.hostile >> near & 1:
                found.prizes[near] = found.prizes.get(near, 0) + PLACE // 2


def _rescue(sight: Sight, block: Rescue, found: Aims) -> None:
    """Add the bot's own captive to fetch, and the enemy's to guard."""
    at = _lies(sight, block.token)
    if at < 0:
        return
    if block.race == sight.me.race:
        _fetch(sight, block.token, sight.home, found)
    else:
        found.prizes[at] = found.prizes.get(at, 0) + PLACE


def _fetch(sight: Sight, token: str, to: int, found: Aims) -> None:
    """Add a token to fetch: first the way to it, then its way to the goal."""
    at = _lies(sight, token)
    if at < 0:
        return
    found.loads[token] = to
    if sight.me.units(at):
        found.march.insert(0, to)
    else:
        found.prizes[at] = found.prizes.get(at, 0) + 2 * PLACE
        found.march.insert(0, at)


def _elements(sight: Sight, found: Aims) -> None:
    """Add three of the four elements to gather, at home if possible."""
    assert sight.view.quest is not None, "a scenario is played"
    tokens = sight.view.quest.tokens
    mine = [token for token, at in tokens.items() if sight.me.units(at)]
    strange = [each.town for each in sight.rivals if each not in foes(sight)]
    others = sorted(
        (at for token, at in tokens.items() if token not in mine),
        key=lambda at: (at in strange, sight.map.ground[sight.home][at]),
    )
    for token, at in tokens.items():
        found.loads[token] = sight.home
        found.prizes[at] = PLACE if len(mine) < TO_WIN - 1 else GREAT
    found.march.extend(others[:1] if len(mine) < TO_WIN else [sight.home])


def _beasts(sight: Sight, block: Beasts, found: Aims) -> None:
    """Add the hatchling to carry to the dragon or, for its enemies, the beasts to kill."""
    hatchling = _lies(sight, "hatchling")
    assert sight.view.scene is not None, "a scenario is played"
    dragon = sight.view.scene.place(block.dragon)
    if sight.me.race in block.friends:
        _fetch(sight, "hatchling", dragon, found)
        return
    beasts = [at for at in (hatchling, dragon) if at >= 0]
    for at in beasts:
        found.prizes[at] = GREAT
    found.march.extend(sorted(beasts, key=lambda at: sight.map.ground[sight.home][at])[:1])


def _shops(sight: Sight, found: Aims) -> None:
    """Add the shops in which the bot has not bought yet."""
    shops = _open_shops(sight).values()
    for at in shops:
        found.prizes[at] = 2 * PLACE
    near = sorted(shops, key=lambda at: sight.map.ground[sight.home][at])
    found.march.extend(near[:1])


def _open_shops(sight: Sight) -> dict[str, int]:
    """The shops in which the bot has not bought yet, with their spaces."""
    assert sight.view.quest is not None, "a scenario is played"
    done = cards(sight.view, sight.me)
    return {shop: at for shop, at in sight.view.quest.tokens.items() if shop not in done}


def _stop(sight: Sight, block: NecromancersStopped, found: Aims) -> None:
    """Add signs to destroy and Necromancers to catch or, for their side, to guard."""
    signs = [at for at in (_lies(sight, token) for token in block.tokens) if at >= 0]
    if sight.me.race == block.race:
        found.prizes.update(dict.fromkeys(signs, PLACE // 3))
        if sight.view.turn > ENOUGH:
            found.march.extend(enemy.town for enemy in sight.rivals)
        return
    hunted = [at for enemy in sight.rivals for at in leaders(enemy)]
    found.prizes.update(dict.fromkeys(signs, 2 * PLACE))
    for at in hunted:
        found.prizes[at] = found.prizes.get(at, 0) + 4 * PLACE
    near = sorted((*hunted, *signs), key=lambda at: sight.map.ground[sight.home][at])
    found.march.extend(near[:1])


def _lies(sight: Sight, token: str) -> int:
    """The space of a token, or -1 if it is not on the board."""
    assert sight.view.quest is not None, "a scenario is played"
    return sight.view.quest.tokens.get(token, -1)


# --- carrying -----------------------------------------------------------------------------


def carried(sight: Sight, loads: dict[str, int], hops: Sequence[tuple[int, int, int]]) -> int:
    """The worth of moves for the tokens that they can carry."""
    return sum(
        max((_nearer(sight, to, start, there) for kind, start, there in hops
             if start == _lies(sight, token) and IS_UNIT[kind]), default=0)
        for token, to in loads.items()
    )  # fmt: skip


def _nearer(sight: Sight, to: int, start: int, there: int) -> int:
    """The worth of carrying a token from one space to another: much at the end of its way."""
    away = sight.map.ground[to]
    if start != to == there:
        return GREAT
    return STEP * max(-2, min(2, away[start] - away[there]))


def load(sight: Sight, here: int, there: int, options: Sequence[Tokens]) -> Tokens:
    """The tokens to carry: those that come nearer to their goals."""
    wanted = aims(sight).loads

    def gain(tokens: Tokens) -> int:
        return sum(_nearer(sight, wanted[each], here, there) for each in tokens if each in wanted)

    return max(options, key=gain)


# --- Necromancers -------------------------------------------------------------------------


def led(sight: Sight, ground: Ground) -> list[tuple[int, int, int]]:
    """Moves of the Necromancers, each to a sign of its own that enemies cannot reach."""
    block = _necromancers(sight)
    if block is None:
        return []
    raising = {_lies(sight, token) for token in block.raising}
    signs = [
        at for at in (*raising, *(_lies(sight, token) for token in block.upgrading)) if at >= 0
    ]
    taken: set[int] = set()
    found = []
    for start in leaders(sight.me):
        reach = list(each_of(ground.reach(start << SHIFT | NECROMANCER) | 1 << start))
        safe = [at for at in reach if not sight.hostile >> at & 1 and not sight.threat(at)]
        free = [sign for sign in signs if sign not in taken]
        there = min(
            [at for at in safe or [start] if at not in taken],
            key=lambda at: min((_way(sight, at, sign, raising) for sign in free), default=0),
            default=start,
        )
        taken.add(there)
        found.append((NECROMANCER, start, there))
    return found


def _way(sight: Sight, at: int, sign: int, raising: set[int]) -> int:
    """The distance of a sign, counted longer if it is of no use now.

    A sign that raises units is full with three units beside it. A sign that upgrades is of use in
    each second turn, as soon as there is something to upgrade.
    """
    way = 2 * sight.map.ground[at][sign]
    if sign in raising:
        return way + 3 * (sight.view.stacked(sight.me, sign, MELEE) >= STACK)
    return way + (-3 if _upgrades(sight) else 1)


def _upgrades(sight: Sight) -> bool:
    """Whether to upgrade units in this turn rather than raise more."""
    tiles, me = sight.view.race(sight.me).tiles, sight.me
    worse = [kind for kind in UNITS if me.levels[kind] + 1 < len(tiles[kind])]
    return sight.view.turn % 2 == 0 and any(me.in_play(kind) > 1 for kind in worse)


def _necromancers(sight: Sight) -> Necromancers | None:
    """The block of the player's Necromancers, if he has any."""
    for block in sight.view.scene.blocks if sight.view.scene is not None else ():
        if isinstance(block, Necromancers) and block.race == sight.me.race:
            return block
    return None


def strongest(sight: Sight, options: Sequence[str]) -> str:
    """The space with most enemy units, as a target for lightning."""
    index = sight.view.board.index

    def crowd(name: str) -> int:
        at = index.get(name, -1)
        return sum(
            number
            for enemy in sight.enemies
            for piece, number in enemy.pieces.items()
            if piece >> SHIFT == at and piece & MASK != WORKER
        )

    return max(options, key=crowd)
