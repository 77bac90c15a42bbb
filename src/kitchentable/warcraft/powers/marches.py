"""Abilities that move pieces, hasten them or hold them fast, outside of battles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import HERE, MOVE_END, MOVE_START, NOWHERE, Target
from kitchentable.warcraft.model.hero_events import Rooted, Strides, Teleported
from kitchentable.warcraft.model.kinds import (
    FIRST_CREATURE,
    HERO,
    IS_UNIT,
    MASK,
    SHIFT,
    STACK,
    UNITS,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import GOES_FURTHER
from kitchentable.warcraft.options import creeps, heroes
from kitchentable.warcraft.powers.effects import is_ground, on_mountain
from kitchentable.warcraft.powers.power import Power, power

STARTED = ("WC-710", "WC-780")
"""The rules of abilities that are used once, at the start of a step."""


def within(game: Warcraft, start: int, spaces: int) -> list[int]:
    """The spaces within a distance of a space, itself included, whatever lies between."""
    found = {start: None}
    for _ in range(spaces):
        found |= {near: None for space in list(found) for near in game.board.near[space]}
    return sorted(found)


# --- from place to place ------------------------------------------------------------------


@power
class MassTeleport(Power):
    """The hero and all units with it go to a Town, an Outpost or a unit of yours."""

    name = "mass-teleport"
    moment = MOVE_START

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Spaces with room for all, in your own Move Step. No piece leaves a locked Town."""
        here = heroes.where(player)
        if player.seat != game.seat or game.locked(here):
            return NOWHERE
        going = player.stack(here)
        return [
            (game.name(space),)
            for space in destinations(player)
            if space != here
            and is_ground(game, space)
            and game.stacked(player, space, UNITS[0]) + going <= STACK
        ]

    @rule("WC-710")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Move them, which is their move of this step, and turn up creeps at the goal."""
        here, there = heroes.where(player), game.board.index[target[0]]
        for at in company(player, here):
            kind, number = at & MASK, player.pieces.pop(at)
            player.put(there, kind, number)
            to = there << SHIFT | kind
            player.moved[to] = player.moved.get(to, 0) + number
        rules = (*STARTED, *on_mountain(game, there))
        told = Teleported(seat=player.seat, start=game.name(here), to=target[0], rules=rules)
        game.tell(told)
        yield from creeps.enter(game, there)


def destinations(player: Player) -> list[int]:
    """The player's Town, his Outposts and all spaces with units of his."""
    units = [at >> SHIFT for at in player.pieces if IS_UNIT[at & MASK]]
    posts = [post.space for post in player.outposts]
    town = [player.town] if player.town >= 0 else []
    return list(dict.fromkeys([*town, *posts, *units]))


def company(player: Player, space: int) -> list[int]:
    """All units in a space, `space << SHIFT | kind`, heroes and creatures too."""
    return [at for at in player.pieces if at >> SHIFT == space and IS_UNIT[at & MASK]]


@power
class Blink(Power):
    """The hero jumps up to two spaces, past any pieces between."""

    name = "blink"
    moment = MOVE_END
    far: ClassVar[int] = 2

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Spaces in reach, in your own Move Step before the battles, not from a locked Town."""
        here = heroes.where(player)
        if player.seat != game.seat or game.locked(here):
            return NOWHERE
        return [
            (game.name(space),)
            for space in within(game, here, self.far)
            if space != here and is_ground(game, space)
        ]

    @rule("WC-710", "WC-792")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        here, there = heroes.where(player), game.board.index[target[0]]
        player.put(here, HERO, -1)
        player.moved.pop(here << SHIFT | HERO, None)
        player.put(there, HERO)
        heroes.lead(player, here, there)
        rules = ("WC-710", "WC-792", *on_mountain(game, there))
        game.tell(Teleported(seat=player.seat, start=game.name(here), to=target[0], rules=rules))
        yield from creeps.enter(game, there)


# --- faster and slower --------------------------------------------------------------------


@power
class WindWalk(Power):
    """In this Move Step the hero moves three spaces and need not stop for enemies."""

    name = "wind-walk"
    moment = MOVE_START

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return HERE if player.seat == game.seat else NOWHERE

    @rule("WC-710")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        at = heroes.where(player) << SHIFT | HERO
        player.strides[at] = 1
        player.unstopped.append(at)
        space = game.name(at >> SHIFT)
        game.tell(Strides(seat=player.seat, space=space, rules=STARTED))
        yield from ()


@power
class UnholyAura(Power):
    """The hero always moves three spaces."""

    name = "unholy-aura"

    @GOES_FURTHER
    @rule("WC-785")
    def goes_further(self, game: Warcraft, player: Player) -> list[int]:
        return [heroes.where(player) << SHIFT | HERO]


@power
class EnduranceAura(Power):
    """Units that begin the Move Step with the hero move one space further."""

    name = "endurance-aura"

    @GOES_FURTHER
    @rule("WC-785")
    def goes_further(self, game: Warcraft, player: Player) -> list[int]:
        group = company(player, heroes.where(player))
        return [at for at in group if at & MASK < FIRST_CREATURE]


@power
class EntanglingRoots(Power):
    """The pieces an opponent has in one space, at most three away, do not move."""

    name = "entangling-roots"
    moment = MOVE_START
    far: ClassVar[int] = 3
    held: ClassVar[int] = 3
    """The spaces taken off the movement; no piece is faster than this."""

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Spaces with the mover's pieces, in an opponent's Move Step."""
        mover = game.player()
        if mover.team == player.team:
            return NOWHERE
        near = within(game, heroes.where(player), self.far)
        return [(game.name(space),) for space in sorted(mover.spaces()) if space in near]

    @rule("WC-710")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        mover, space = game.player(), game.board.index[target[0]]
        mover.crippled += [space] * self.held
        game.tell(Rooted(seat=mover.seat, space=target[0], rules=STARTED))
        yield from ()
