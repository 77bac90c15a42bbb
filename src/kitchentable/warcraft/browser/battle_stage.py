"""A battle on the stage of the page: the armies, what each rolls in each phase, the chances."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.browser.ask import Ask, OpenQuestion
from kitchentable.warcraft.browser.chances import Chances, in_millionths
from kitchentable.warcraft.browser.fighters import Fighter, fighters
from kitchentable.warcraft.model.kinds import (
    CREEPS,
    KIND_OF,
    NAMES,
    PHASES,
    SHIFT,
)
from kitchentable.warcraft.model.player import Creep, Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import card_word
from kitchentable.warcraft.odds.course import standing
from kitchentable.warcraft.odds.remarks import QUICK
from kitchentable.warcraft.powers import effects
from kitchentable.warcraft.rules.attack import bloodlust, sources
from kitchentable.warcraft.rules.attack_dice import strongest
from kitchentable.warcraft.rules.participants import battle_of


class Reason(Struct, frozen=True):
    """Something that changes an attack, by its name and its rule."""

    say: Message
    rule: str


class Attack(Struct, frozen=True):
    """The dice of a player in a phase, from one kind of piece."""

    seat: int
    phase: str
    kind: str
    dice: int
    strength: int
    minus: int
    """The number that is taken off every die."""
    reasons: tuple[Reason, ...]


class BattlePage(Struct, frozen=True):
    """The battle as it stands; no space if there is none."""

    space: str = ""
    number: int = 0
    """Which battle of the game it is; with round, phase and stage a page knows its moment."""
    round: int = 0
    phase: int = 0
    stage: str = ""
    sides: tuple[tuple[int, ...], ...] = ()
    fighters: tuple[Fighter, ...] = ()
    attacks: tuple[Attack, ...] = ()
    chances: Chances | None = None


class AskBattle(Ask, frozen=True, tag="battle"):
    """The battle that is being fought."""

    def preview(self, view: Warcraft, question: OpenQuestion) -> BattlePage:
        if view.battle is None:
            return BattlePage()
        seats = [seat for side in view.battle.sides for seat in side]
        hidden = any(not creep.name for creep in creeps_in(view))
        return BattlePage(
            space=view.name(view.battle.space),
            number=view.battle.number,
            round=view.battle.round,
            phase=view.battle.phase,
            stage=view.stage,
            sides=tuple(tuple(side) for side in view.battle.sides),
            fighters=tuple(each for seat in seats for each in fighters(view, seat)),
            attacks=() if hidden else tuple(each for seat in seats for each in attacks(view, seat)),
            chances=None if hidden or view.battle.won else in_millionths(standing(view, QUICK)),
        )


def creeps_in(view: Warcraft) -> list[Creep]:
    """The creeps in the battlefield."""
    at = battle_of(view).space << SHIFT
    kinds = [at | KIND_OF[name] for name in CREEPS]
    return [view.creeps[each] for each in kinds if each in view.creeps]


def attacks(view: Warcraft, seat: int) -> list[Attack]:
    """What a seat would roll in each phase, as things stand."""
    battle, found = battle_of(view), []
    for phase in PHASES:
        rolled = sources(view, seat, phase)
        eager = strongest(rolled, phase) if rolled and bloodlust(view, seat) else -1
        for kind, (profile, dice) in rolled.items():
            found.append(
                Attack(
                    seat=seat,
                    phase=NAMES[phase],
                    kind=NAMES[kind],
                    dice=dice,
                    strength=profile.strength,
                    minus=battle.fire.count(seat) - effects.clapped(battle, seat),
                    reasons=reasons(view, seat, kind, profile, kind == eager),
                )
            )
    return found


def reasons(
    view: Warcraft, seat: int, kind: int, profile: Profile, eager: bool
) -> tuple[Reason, ...]:
    """What changes an attack besides the tile, marker or card of its pieces."""
    battle = battle_of(view)
    told = (
        (say("wc-ability-bloodlust"), "WC-298", eager),
        (say("wc-ability-area-attack"), "WC-284", profile.ability == "area-attack"),
        (
            card_word("polymorph"),
            "WC-438",
            any((each.seat, each.kind) == (seat, kind) for each in battle.sheep),
        ),
        (card_word("faerie-fire"), "WC-475", seat in battle.fire),
        (card_word("envenomed-spears"), "WC-461", seat in battle.spears),
        (
            say("wc-ability-slow-poison"),
            "WC-291",
            seat in battle.first[PHASES.index(profile.type)],
        ),
    )
    spells = {
        "thunder-clap": Reason(say("wc-power-thunder-clap"), "WC-785"),
        "war-stomp": Reason(say("wc-power-war-stomp"), "WC-785"),
    }
    held = {spell.what for spell in battle.spells if spell.seat == seat}
    found = [Reason(word, rule) for word, rule, holds in told if holds]
    return (*found, *(each for name, each in spells.items() if name in held))
