"""Reasons why a unit cannot be removed as a casualty of a battle."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.answers import Victim
from kitchentable.warcraft.model.kinds import FIRST_CREATURE, FLYING, HERO, KIND_OF, NAMES, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.rules.participants import battle_of, taking_part

PARTNER = Victim("partner")
"""The answer of a player who lets the teammate take this casualty."""


def why_not(game: Warcraft, player: Player, victim: Victim, flyers_safe: bool) -> Illegal:
    """Why a player cannot remove a unit; `flyers_safe`: melee does not reach his flyers."""
    if victim == PARTNER:
        return nobody_shares()
    kind, space = KIND_OF.get(victim.kind), game.board.index.get(victim.space)
    if kind is None or space is None:
        return names_nothing()
    return (
        workers_stay_out(game, player, kind, space)
        or takes_no_part(game, player, kind, space)
        or flies(game, player, kind, space, flyers_safe)
        or kept_safe(kind)
    )


@rule("WC-251")
def nobody_shares() -> Illegal:
    """The reason against leaving a casualty to a teammate: none could take it."""
    return Illegal("WC-251", "wc-no-partner")


def parts(game: Warcraft, player: Player) -> set[tuple[int, int]]:
    """The spaces and kinds of a player's units that take part in the battle."""
    return {(space, kind) for space, kind, _ in taking_part(game, player.seat)}


@rule("WC-209")
def workers_stay_out(game: Warcraft, player: Player, kind: int, space: int) -> Illegal | None:
    """The reason against workers, unless they are called to arms."""
    if kind != WORKER or (space, kind) in parts(game, player) or not player.workers(space):
        return None
    return Illegal("WC-209", "wc-worker-no-casualty")


@rule("WC-206", "WC-238", "WC-450", "WC-566")
def takes_no_part(game: Warcraft, player: Player, kind: int, space: int) -> Illegal | None:
    """The reason against a unit that is not there, is too far away, or stays out of the battle."""
    if (space, kind) in parts(game, player):
        return None
    battle, word, name = battle_of(game), kind_word(NAMES[kind]), game.name(space)
    if not player.count(space, kind):
        return Illegal("WC-238", "wc-not-in-battle", kind=word, space=name)
    if space != battle.space and space not in game.board.near[battle.space]:
        return Illegal("WC-206", "wc-too-far-from-battle", space=name)
    if player.seat in battle.absent:
        return Illegal("WC-566", "wc-stays-out", space=name)
    unit = player.seat, kind, space
    if any((each.seat, each.kind, each.space) == unit for each in battle.gone):
        return Illegal("WC-450", "wc-devoured-already", kind=word, space=name)
    return Illegal("WC-238", "wc-not-in-battle", kind=word, space=name)


@rule("WC-244", "WC-247")
def flies(game: Warcraft, player: Player, kind: int, space: int, safe: bool) -> Illegal | None:
    """The reason against flyers in the melee phase, whatever they are."""
    if not safe or game.profile(player, kind, space).type != FLYING:
        return None
    number = "WC-247" if kind == HERO or kind >= FIRST_CREATURE else "WC-244"
    return Illegal(number, "wc-flyer-safe", kind=kind_word(NAMES[kind]))


@rule("WC-711")
def kept_safe(kind: int) -> Illegal:
    """The reason against a unit that a hero's ability keeps safe."""
    return Illegal("WC-711", "wc-kept-safe", kind=kind_word(NAMES[kind]))
