"""The Defence roll of an attack: what changes the pool, the roll, and whether the attack hits.

Steps 6 and 7 of the order of an attack (part 3.0 of the rules).
"""

from __future__ import annotations

from collections.abc import Iterable

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.attack import CLOSE, RANGED, Attack
from kitchentable.raiders.model.cards import Trait
from kitchentable.raiders.model.pool import Change, Kind
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.moments import (
    AFTER_DEFENCE,
    DEFENCE_BOOST,
    DEFENCE_CHANGES,
    FRIEND_CHANGES,
    STOPS_CHAINS,
    TARGET_CHANGES,
    tell_used,
)
from kitchentable.raiders.rules import rolls
from kitchentable.raiders.tabletop import interface


def defence_changes(game: Raid, attack: Attack) -> list[Change]:
    """Everything that changes the Defence pool."""
    return [
        *cover_changes(game, attack),
        *ground_changes(game, attack),
        *TARGET_CHANGES.changes(game, attack.attacker, attack),
        *own_defence_changes(game, attack),
    ]


def own_defence_changes(game: Raid, attack: Attack) -> list[Change]:
    """What the abilities of the target and of its friends change about the Defence pool."""
    found = DEFENCE_CHANGES.changes(game, attack.target, attack)
    if FRIEND_CHANGES.is_heard(game):
        for friend in game.here(attack.target.seat):
            if friend is not attack.target:
                found += FRIEND_CHANGES.changes(game, friend, attack)
    return found


@rule("HR-104", "HR-109", "HR-144")
def cover_changes(game: Raid, attack: Attack) -> Iterable[Change]:
    """A partly hidden target defends better, without being asked (D-37)."""
    if attack.kind != RANGED or attack.follow_up or attack.cover is not Sight.PARTIAL:
        return ()
    level = interface.of(game).on_one_level(attack.attacker, attack.named)
    if level and not game.setup.advanced:
        return ()
    return (Change(Kind.UPGRADE, "cover", "HR-104" if level else "HR-109"),)


@rule("HR-118")
def ground_changes(game: Raid, attack: Attack) -> Iterable[Change]:
    """A target on the ground defends better against shots, not in close combat (A-062)."""
    if attack.kind == RANGED and game.troop_of(attack.target).down:
        return (Change(Kind.UPGRADE, "ground", "HR-118"),)
    return ()


@rule("HR-034", "HR-063", "HR-065", "HR-088", "HR-096")
def roll_defence(game: Raid, attack: Attack) -> Asks[None]:
    """Roll the Defence against an attack, as a reaction."""
    target = attack.target
    stopped = STOPS_CHAINS.ask(game, attack.attacker, attack)
    for voice in stopped.voices:
        tell_used(game, attack.attacker, voice.hook, target.id)
    changes = defence_changes(game, attack)
    rolled_by = "HR-088" if attack.kind == CLOSE else "HR-096"
    rules: tuple[str, ...] = (rolled_by, "HR-034", "HR-063")
    if game.turn is not None and game.turn.seat != target.seat:
        rules += ("HR-065",)
    yield from roll_against(game, attack, rules, changes, chains=not stopped.value)
    if not attack.forced:
        yield from AFTER_DEFENCE.happen(game, attack.attacker, attack)


def roll_against(
    game: Raid,
    attack: Attack,
    rules: tuple[str, ...],
    changes: Iterable[Change],
    chains: bool = True,
) -> Asks[None]:
    """Roll the Defence of the target of an attack, with its pool changed like this."""
    target = attack.target
    boost = rolls.boosts(game, DEFENCE_BOOST, target, attack)
    result = yield from rolls.roll_trait(
        game, target, Trait.DEFENCE, rules, changes, attack=attack, chains=chains, boost=boost
    )
    attack.defence, attack.defence_aces = result.rolled, result.aces
    attack.defence_boost = boost


@rule(
    "HR-089",
    "HR-090",
    "HR-097",
    "HR-153",
    off=lambda attack: attack.aces <= attack.defence_aces,
)
def hits(attack: Attack) -> bool:
    """Strictly more Aces than the Defence; equal is not enough (A-017)."""
    return attack.aces > attack.defence_aces
