"""The attack of one half of a phase: which players roll, from which sources, how many dice."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import AFTER_ROLL, BEFORE_CASUALTIES, BEFORE_ROLL
from kitchentable.warcraft.cards.windows import open_window
from kitchentable.warcraft.model.battle_events import Attacked, RolledAgain
from kitchentable.warcraft.model.battle_state import Battle, Rolled
from kitchentable.warcraft.model.kinds import (
    BURROW,
    FIRST_CREATURE,
    FIRST_CREEP,
    HERO,
    MELEE,
    MERCENARIES,
    NAMES,
    PHASES,
)
from kitchentable.warcraft.model.player import Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import ATTACK_CITES, ATTACKS, OWN_HITS
from kitchentable.warcraft.options import burrows, creeps
from kitchentable.warcraft.powers import effects
from kitchentable.warcraft.rules.attack_dice import Sources, add_bloodlust, add_units, strongest
from kitchentable.warcraft.rules.casualties import count_casualties
from kitchentable.warcraft.rules.dice import raise_dead, roll_battle_dice
from kitchentable.warcraft.rules.participants import Part, battle_of, has_ability, taking_part


@rule("WC-220", off=lambda battle: battle.sides)
@rule("WC-291", off=lambda battle: [battle.sides[0] + battle.sides[1]])
def halves(battle: Battle) -> list[list[int]]:
    """The seats that roll together: all at once, or the seats with Slow Poison first."""
    everybody = battle.sides[0] + battle.sides[1]
    first = battle.first[battle.phase]
    return split(battle, first, everybody) if first else [everybody]


def attackers_first(battle: Battle, first: list[int], everybody: list[int]) -> list[list[int]]:
    """Without WC-294: of two sides with Slow Poison, the attackers strike first."""
    return [battle.sides[0], battle.sides[1]]


def whole_side(battle: Battle, first: list[int], everybody: list[int]) -> list[list[int]]:
    """Without WC-297: teammates strike first together."""
    side = battle.side_of(first[0])
    return [battle.sides[side], battle.sides[1 - side]]


@rule("WC-294", off=attackers_first)
@rule("WC-297", off=whole_side)
def split(battle: Battle, first: list[int], everybody: list[int]) -> list[list[int]]:
    """The seats that strike first, then the others; all together if both sides strike first."""
    if len({battle.side_of(seat) for seat in first}) == 2:
        return [everybody]
    return [first, [seat for seat in everybody if seat not in first]]


def order_by(battle: Battle) -> tuple[str, ...]:
    """The rules that decided which seats of this phase roll at the same time."""
    if not (first := battle.first[battle.phase]):
        both = len({battle.side_of(seat) for seat in battle.rolling}) == 2
        return ("WC-220",) if both else ()
    if len(halves(battle)) == 1:
        return ("WC-220", "WC-294")
    mates = len(battle.sides[battle.side_of(first[0])]) > 1
    return ("WC-291", "WC-297") if mates else ("WC-291",)


@rule("WC-226", "WC-296")
def attack(game: Warcraft, battle: Battle) -> Asks[None]:
    """Play the attack of one half of a phase: cards, rolls, cards, and the casualties owed."""
    kind = PHASES[battle.phase]
    if battle.rolls or battle.prevented != [0, 0] or battle.owed != [0, 0]:
        battle.rolls, battle.prevented, battle.owed = [], [0, 0], [0, 0]
    attacks = {}
    for seat in halves(battle)[battle.half]:
        if found := sources(game, seat, kind):
            attacks[seat] = found
    if not attacks:
        return
    battle.rolling = list(attacks)
    if (yield from open_window(game, BEFORE_ROLL, ("WC-226", "WC-271"))):
        for seat in battle.rolling:
            attacks[seat] = sources(game, seat, kind)
    for seat in battle.rolling:
        for source, (profile, dice) in attacks[seat].items():
            yield from roll_source(game, seat, source, profile, dice)
    yield from open_window(game, AFTER_ROLL, ("WC-226", "WC-296"))
    count_casualties(game)
    yield from reduce(game)
    battle.rolling = []


@rule("WC-250", off=())
def reduce(game: Warcraft) -> Asks[bool] | tuple[()]:
    """Open the window for cards that reduce casualties, before the first one is removed."""
    return open_window(game, BEFORE_CASUALTIES, ("WC-226", "WC-250"))


# --- stand-ins for `@rule(..., off=...)` ----------------------------------------------------


def dice_of(game: Warcraft, seat: int, parts: list[Part]) -> Sources:
    """The dice of some pieces by kind, whatever their type."""
    found: Sources = {}
    for space, kind, number in parts:
        profile = game.profile(game.players[seat], kind, space)
        found[kind] = profile, number * profile.dice + found.get(kind, (profile, 0))[1]
    return found


def of_type(game: Warcraft, seat: int, phase: int) -> Sources:
    """The dice of pieces of a phase's type, without anything that changes them."""
    found = dice_of(game, seat, taking_part(game, seat, phase))
    return {
        kind: (profile, dice) for kind, (profile, dice) in found.items() if profile.type == phase
    }


def one_die(game: Warcraft, seat: int, phase: int) -> Sources:
    """Without WC-228: one die, however many units there are."""
    return {kind: (profile, 1) for kind, (profile, _) in of_type(game, seat, phase).items()}


def one_kind(game: Warcraft, seat: int, phase: int) -> Sources:
    """Without WC-946: of several creeps, only the first attacks."""
    return dict(list(of_type(game, seat, phase).items())[:1])


def all_alike(game: Warcraft, seat: int, phase: int) -> Sources:
    """Without WC-236: all dice are compared with one Strength."""
    found = of_type(game, seat, phase)
    if not found:
        return found
    kind, (profile, _) = next(iter(found.items()))
    return {kind: (profile, sum(dice for _, dice in found.values()))}


def as_the_first(game: Warcraft, seat: int, phase: int) -> Sources:
    """Without WC-571: teammates roll at the Strengths of the first of them."""
    battle = battle_of(game)
    first = game.players[battle.sides[battle.side_of(seat)][0]]
    found = of_type(game, seat, phase)
    return {kind: (game.profile(first, kind, -1), dice) for kind, (_, dice) in found.items()}


# --- the dice ------------------------------------------------------------------------------


@rule("WC-219", off=lambda game, seat, phase: dice_of(game, seat, taking_part(game, seat)))
@rule("WC-228", off=one_die)
@rule("WC-236", off=all_alike)
@rule("WC-946", off=one_kind)
@rule("WC-571", off=as_the_first)
def sources(game: Warcraft, seat: int, phase: int) -> Sources:
    """The attacks of a seat in a phase, by kind of piece: its profile and its number of dice.

    Each unit of the type that is not a sheep rolls one die; creeps, creatures and heroes roll the
    dice on their markers and cards. Workers called to arms attack as melee units.
    """
    battle, player = game.battle, game.players[seat]
    assert battle is not None, "a battle is being fought"
    found: Sources = {}
    for space, kind, number in taking_part(game, seat, phase):
        profile = game.profile(player, kind, space)
        units = number - sheepish(game, seat, kind, space) if battle.sheep else number
        add_units(found, kind, profile, units, phase)
    if (more := ATTACKS.of(game)) is not None:
        found |= more(game, player, phase, found)
    if battle.spells:
        effects.under_spells(battle, seat, phase, found)
    if found and bloodlust(game, seat):
        add_bloodlust(found, phase)
    return found


@rule("WC-438", "WC-440", "WC-441", "WC-442")
def sheepish(game: Warcraft, seat: int, kind: int, space: int) -> int:
    """The number of a seat's pieces of a kind in a space that are sheep in this round."""
    sheep = battle_of(game).sheep
    return sum((each.seat, each.kind, each.space) == (seat, kind, space) for each in sheep)


@rule("WC-298", "WC-299", "WC-300", "WC-301", "WC-317")
def bloodlust(game: Warcraft, seat: int) -> int:
    """One more attack for a seat with Bloodlust, however many of its units have it."""
    return 1 if has_ability(game, seat, "bloodlust") else 0


def roll_source(game: Warcraft, seat: int, kind: int, profile: Profile, dice: int) -> Asks[None]:
    """Roll a player's dice for one kind of piece, at the Strength of its tile, marker or card."""
    battle, player = battle_of(game), game.players[seat]
    minus = battle.fire.count(seat)
    if battle.spells:
        minus -= effects.clapped(battle, seat)
    faces = yield from roll_battle_dice(game.speaker(seat), dice, ("WC-228", "WC-298"))
    area = profile.ability == "area-attack"
    rolled = Rolled(seat, kind, profile.strength, area, minus, list(faces))
    if seat in battle.spears:
        yield from roll_misses_again(game, rolled)
    battle.rolls.append(rolled)
    if game.told is not None:
        told = Attacked(
            seat=seat,
            kind=NAMES[kind],
            faces=tuple(rolled.faces),
            hits=rolled.hits(),
            strength=profile.strength,
            rules=attacked_by(game, rolled, profile),
        )
        game.tell(told)
    if kind == HERO and rolled.hits():
        OWN_HITS.tell(game, player)
    if 1 in rolled.faces:
        yield from raise_dead(game, player, rolled, rolled.faces)


UNITS_BY = ("WC-228", "WC-230")
SOURCES = {
    "hero": ("WC-235", "WC-210", "WC-689", "WC-690"),
    "creature": ("WC-234", "WC-048"),
    "creep": ("WC-233", "WC-660"),
    "flames": ("WC-785",),
    "burrow": ("WC-625", "WC-626", "WC-627", "WC-630"),
    **dict.fromkeys(MERCENARIES, ("WC-965", "WC-972")),
}  # fmt: skip
"""By group: the rules that give its dice and its Strength; units have `UNITS_BY`."""


def group_of(kind: int) -> str:
    """The group of a source of dice: "creep" and "creature" for many kinds, else its own name."""
    if kind >= BURROW:
        return NAMES[kind]
    return "creep" if kind >= FIRST_CREEP else "creature" if kind >= FIRST_CREATURE else NAMES[kind]


def attacked_by(game: Warcraft, rolled: Rolled, profile: Profile) -> tuple[str, ...]:
    """The rules that decided an attack: its order, its dice, its Strength and its hits."""
    battle, player, group = battle_of(game), game.players[rolled.seat], group_of(rolled.kind)
    rules = ["WC-229", *SOURCES.get(group, UNITS_BY), *order_by(battle)]
    others = taking_part(game, rolled.seat)
    if any(game.profile(player, kind, space).type != profile.type for space, kind, _ in others):
        rules.append("WC-219")
    if len({roll.strength for roll in battle.rolls if roll.seat == rolled.seat}) > 1:
        rules.append("WC-236")
    if group == "creep":
        rules += creeps.ability_rules(profile.ability)
    elif profile.ability:
        rules.append("WC-279")
    elif group in ("hero", "creature") and game.tile(player, profile.type).ability:
        rules.append("WC-319")
    if group == "burrow":
        rules += burrows.fired_by(game, player)
    rules += by_cards(game, rolled)
    rules += by_bloodlust(game, rolled, profile)
    if len(battle.sides[battle.side_of(rolled.seat)]) > 1:
        rules.append("WC-571")
    return (*rules, *ATTACK_CITES.value(game, player))


def by_cards(game: Warcraft, rolled: Rolled) -> list[str]:
    """The rules of Polymorph, Call to Arms and Faerie Fire, if they changed an attack."""
    battle, rules = battle_of(game), []
    if any((each.seat, each.kind) == (rolled.seat, rolled.kind) for each in battle.sheep):
        rules.append("WC-438")
    if rolled.kind == MELEE and game.players[rolled.seat].armed:
        rules.append("WC-422")
    if fire := battle.fire.count(rolled.seat):
        rules += ["WC-475", "WC-474"]
        if 1 in rolled.dice() or 1 + fire in rolled.dice():
            rules.append("WC-476")
        if fire > 1:
            rules.append("WC-477")
    return rules


def by_bloodlust(game: Warcraft, rolled: Rolled, profile: Profile) -> list[str]:
    """The rules of Bloodlust, if the die it adds is among those of an attack."""
    seat, phase = rolled.seat, profile.type
    if not bloodlust(game, seat) or strongest(sources(game, seat, phase), phase) != rolled.kind:
        return []
    battle, player = battle_of(game), game.players[seat]
    units = sum(
        number
        for space, kind, number in taking_part(game, seat)
        if game.profile(player, kind, space).ability == "bloodlust"
    )
    mates = len(battle.sides[battle.side_of(seat)]) > 1
    several = ["WC-300"] if units > 1 else []
    return ["WC-298", "WC-299", "WC-301", *several, *(["WC-572"] if mates else [])]


@rule("WC-462", "WC-463")
def roll_misses_again(game: Warcraft, rolled: Rolled) -> Asks[None]:
    """Roll each miss once more; the second result stands."""
    limit = rolled.strength + rolled.minus
    misses = [at for at, face in enumerate(rolled.faces) if face > limit]
    rules = ("WC-461", "WC-462", "WC-463", "WC-464")
    again = yield from roll_battle_dice(rolled.seat, len(misses), rules)
    for at, face in zip(misses, again, strict=True):
        rolled.faces[at] = face
    game.tell(RolledAgain(seat=rolled.seat, faces=tuple(again), rules=rules))
