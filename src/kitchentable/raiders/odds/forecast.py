"""An attack before it is made: range, cover, the steps of both pools, exact chances.

Everything is asked of the same functions that the rules roll with, and nothing is used up. The
chances are those of the roll itself: what abilities do about a wound afterwards is not in them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, TypeVar

from msgspec import Struct, structs

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Question
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.attack import CLOSE, RANGED, Attack
from kitchentable.raiders.model.cards import INCH, Trait
from kitchentable.raiders.model.events import ability_name
from kitchentable.raiders.model.pool import Pool
from kitchentable.raiders.model.pool_steps import steps_of
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import GoToGround, StrikeLeaving
from kitchentable.raiders.moments import ATTACK_BOOST, DEFENCE_BOOST, MODES, STOPS_CHAINS
from kitchentable.raiders.odds import exact
from kitchentable.raiders.odds.exact import ONE
from kitchentable.raiders.rules import (
    attack_order,
    close_combat_action,
    defence_roll,
    ranged_action,
    rolls,
    wounds,
)
from kitchentable.raiders.tabletop import interface

A = TypeVar("A")

WHOLE = 10_000
"""The parts in which chances are given."""

SightWord = Literal["open", "partial", "blocked"]
SIGHT_WORDS: Mapping[Sight, SightWord] = {
    Sight.OPEN: "open",
    Sight.PARTIAL: "partial",
    Sight.BLOCKED: "blocked",
}


class ToldStep(Struct, frozen=True):
    """One change of a pool, in words and with its rules."""

    say: Message
    rules: tuple[str, ...]
    after: tuple[int, int, int]


class Side(Struct, frozen=True):
    """One side of an attack: what its card shows, what changes it, what is rolled."""

    who: str
    printed: tuple[int, int, int]
    dice: tuple[int, int, int]
    steps: tuple[ToldStep, ...]
    boost: int
    mean: int
    """The Aces to be expected, in hundredths."""


class Other(Struct, frozen=True):
    """Another chance: with a special way to attack, or after a reaction."""

    say: Message
    kind: Literal["mode", "reaction"]
    hit: int
    rules: tuple[str, ...] = ()
    ability: str = ""
    """The ability whose way to attack it is; "" for a reaction."""


class Forecast(Struct, frozen=True):
    """What is known of an attack before it is made."""

    kind: str
    by: str
    target: str
    distance: int
    range: int
    """The base range against this target; 0 close."""
    sight: SightWord
    behind: tuple[str, ...]
    attack: Side
    defence: Side
    hit: int
    """The chance of more Aces than the Defence, in ten-thousandths."""
    vanish: int
    """The chance that the target vanishes by it."""
    others: tuple[Other, ...] = ()
    refused: Message | None = None
    rule: str = ""


def forecast(game: Raid, kind: str, who: Character, target: Character) -> Forecast:
    """The forecast of an attack of one character on another, even if it is not allowed."""
    attack = Attack(kind, who, target)
    attack_order.measure(game, attack)
    why = _why_not(game, attack)
    return structs.replace(
        _expected(game, attack),
        others=(*_modes(game, attack), *_reactions(game, attack)),
        refused=why.message if why else None,
        rule=why.rule if why else "",
    )


def who_would_defend(game: Raid, kind: str, who: Character, troop: str) -> Character | None:
    """The character of a troop that would have to defend; none if no member can be attacked.

    Of a troop that is shot at, the closest that may be a target defends (HR-125). Among equals its
    player chooses; the first of them stands for all.
    """
    if kind == CLOSE:
        targets = close_combat_action.targets(game, who)
        return next((each for each in targets if not troop or each.troop == troop), None)
    if ranged_action.cannot_shoot(game, who) is not None:
        return None
    return next(iter(ranged_action.closest(game, who, troop)), None)


def reacted_to(game: Raid, question: Question[A] | None) -> list[Forecast]:
    """The attacks that a question lets a player react to: as they were declared."""
    matter = question.matter if question else None
    declared = matter.attacks if isinstance(matter, StrikeLeaving | GoToGround) else ()
    attacks = [each.seen_in(game.characters) for each in declared]
    return [
        structs.replace(_expected(game, each), others=tuple(_reactions(game, each)))
        for each in attacks
    ]


def chance(game: Raid, attack: Attack) -> int:
    """The chance that an attack as it stands hits, in ten-thousandths."""
    return _roll(game, attack).hit


def _expected(game: Raid, attack: Attack) -> Forecast:
    """The forecast of an attack whose modes are chosen and whose target is measured."""
    kind, who, aimed_at = attack.kind, attack.attacker, attack.named
    top = interface.of(game)
    hidden = top.hidden_by(who, aimed_at) if kind == RANGED else []
    rolls = _roll(game, attack)
    return Forecast(
        kind=kind,
        by=who.id,
        target=attack.target.id,
        distance=top.distance(who, aimed_at),
        range=attack_order.base_range(game, who, aimed_at) if kind == RANGED else 0,
        sight=SIGHT_WORDS[attack.cover] if kind == RANGED else "open",
        behind=tuple(hidden),
        attack=rolls.attack,
        defence=rolls.defence,
        hit=rolls.hit,
        vanish=rolls.hit if _is_last(game, attack.target) else 0,
    )


def _is_last(game: Raid, target: Character) -> bool:
    return target.wounds + 1 >= wounds.endurance(game, target)


def _why_not(game: Raid, attack: Attack) -> Illegal | None:
    """Why the attack cannot be made now; `None` if it can."""
    who, target = attack.attacker, attack.target
    if attack.kind == CLOSE:
        if target in close_combat_action.targets(game, who):
            return None
        refused = close_combat_action.refused_targets(game, who)
        return refused.get(target.id) or Illegal("HR-083", "hr-close-nobody", troop=who.id)
    why = ranged_action.cannot_shoot(game, who)
    if why is None and not ranged_action.eligible(game, who, [target]):
        why = ranged_action.why_not(game, who, [target])
    return why


# --- the two rolls ------------------------------------------------------------------------------


class _Rolls(Struct, frozen=True):
    attack: Side
    defence: Side
    hit: int


def _roll(game: Raid, attack: Attack) -> _Rolls:
    """Both pools of an attack as it stands, and the chance that it hits."""
    who, target, trait = attack.attacker, attack.target, attack.trait
    changes = attack_order.attack_changes(game, attack)
    ours = rolls.pool_of(game, who, trait, changes, attack)
    more = ATTACK_BOOST.ask(game, who, attack).value
    least = attack_order.at_least(game, attack, 0)
    theirs = rolls.pool_of(
        game, target, Trait.DEFENCE, defence_roll.defence_changes(game, attack), attack
    )
    extra = DEFENCE_BOOST.ask(game, target, attack).value
    chains = not STOPS_CHAINS.ask(game, who, attack).value
    one = _chances(game, who, trait, ours, more, least)
    other = _chances(game, target, Trait.DEFENCE, theirs, extra, 0, chains)
    return _Rolls(
        _side(game, who, trait, ours, more, one),
        _side(game, target, Trait.DEFENCE, theirs, extra, other),
        _parts(exact.attack(one, other).hit),
    )


def _chances(
    game: Raid,
    who: Character,
    trait: Trait,
    pool: Pool,
    more: int,
    least: int,
    chains: bool = True,
) -> exact.Chances:
    boost = _boost(game, who, trait, more)
    return exact.boosted(exact.aces(game.content.dice, pool.dice, chains), boost, least)


def _boost(game: Raid, who: Character, trait: Trait, more: int) -> int:
    return game.card_of(who).pool(trait).boost + more if game.setup.advanced else 0


def _side(
    game: Raid, who: Character, trait: Trait, pool: Pool, more: int, chances: exact.Chances
) -> Side:
    steps = tuple(
        ToldStep(event.say(), event.rules, event.after)
        for event in steps_of(who.id, trait.value, pool)
    )
    mean = sum(number * chance for number, chance in enumerate(chances)) * 100 // ONE
    printed = game.card_of(who).pool(trait).printed.dice
    return Side(who.id, printed, pool.dice, steps, _boost(game, who, trait, more), mean)


def _parts(chance: int) -> int:
    """A chance in ten-thousandths."""
    return (chance * WHOLE + ONE // 2) // ONE


# --- what would be otherwise --------------------------------------------------------------------


def _modes(game: Raid, attack: Attack) -> Iterator[Other]:
    """Ways to make the attack."""
    for voice in MODES.ask(game, attack.attacker, attack).voices:
        mode = voice.hook.speaker.id
        twin = _twin(attack, mode)
        attack_order.measure(game, twin)
        hit = _roll(game, twin).hit
        yield Other(ability_name(mode), "mode", hit, voice.hook.rules[:1], ability=mode)


def _reactions(game: Raid, attack: Attack) -> Iterator[Other]:
    """The reactions of the other side."""
    troop = game.troop_of(attack.target)
    if attack.kind == RANGED and not troop.down:
        troops = {**game.troops, troop.id: structs.replace(troop, down=True)}
        down = structs.replace(game, troops=troops)
        hit = _roll(down, attack).hit
        yield Other(say("hr-option-ground"), "reaction", hit, ("HR-115", "HR-118"))


def _twin(attack: Attack, mode: str) -> Attack:
    twin = Attack(attack.kind, attack.attacker, attack.target)
    twin.modes = [mode]
    twin.two_actions = attack.attacker.actions >= 2
    return twin


# --- whole troops -------------------------------------------------------------------------------


class Volley(Struct, frozen=True):
    """The attacks of a troop on a troop: each by itself, in the order of the members."""

    attacks: tuple[Forecast, ...]
    any: int
    """The chance that at least one hits, in ten-thousandths, without moves or reactions."""


def volley(game: Raid, kind: str, troop: str, target: str) -> Volley:
    """The attacks of a troop on a troop with one action, each on the closest member."""
    found = []
    for who in game.members(troop):
        aimed = who_would_defend(game, kind, who, target)
        if who.actions > 0 and aimed is not None:
            found.append(forecast(game, kind, who, aimed))
    none = WHOLE
    for each in found:
        none = none * (WHOLE - each.hit) // WHOLE
    return Volley(tuple(found), WHOLE - none)


def range_of(game: Raid, who: Character, target: Character) -> int:
    """The base range of a shooter against a target; 0 for a character that cannot shoot."""
    shoots = game.card_of(who).range * INCH
    return attack_order.base_range(game, who, target) if shoots else 0
