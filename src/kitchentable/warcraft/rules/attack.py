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
    WORKER,
)
from kitchentable.warcraft.model.player import Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import ATTACK_CITES, ATTACKS, OWN_HITS
from kitchentable.warcraft.options import creeps
from kitchentable.warcraft.powers import effects
from kitchentable.warcraft.rules.casualties import count_casualties
from kitchentable.warcraft.rules.dice import raise_dead, roll_battle_dice
from kitchentable.warcraft.rules.participants import battle_of, has_ability, taking_part


@rule("WC-220", "WC-291", "WC-294", "WC-297")
def halves(battle: Battle) -> list[list[int]]:
    """Who rolls together: all at once, or those with Slow Poison before the others."""
    everybody = battle.sides[0] + battle.sides[1]
    first = battle.first[battle.phase]
    return split(battle, first, everybody) if first else [everybody]


def split(battle: Battle, first: list[int], everybody: list[int]) -> list[list[int]]:
    """Those who strike first and the others; all together if both sides strike first."""
    if len({battle.side_of(seat) for seat in first}) == 2:
        return [everybody]
    return [first, [seat for seat in everybody if seat not in first]]


@rule("WC-226", "WC-250", "WC-296")
def attack(game: Warcraft, battle: Battle) -> Asks[None]:
    """One half of a phase: cards, rolls, cards, and what is owed."""
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
    yield from open_window(game, BEFORE_CASUALTIES, ("WC-226", "WC-250"))
    battle.rolling = []


@rule("WC-219", "WC-228", "WC-422", "WC-438", "WC-313")
def sources(game: Warcraft, seat: int, phase: int) -> dict[int, tuple[Profile, int]]:
    """What a seat attacks with in a phase, by kind: how it fights, and its dice.

    One die for each unit of the type that is not a sheep, and what markers show; workers called
    to arms are melee units.
    """
    battle, player = game.battle, game.players[seat]
    assert battle is not None, "a battle is being fought"
    found: dict[int, tuple[Profile, int]] = {}
    for space, kind, number in taking_part(game, seat, phase):
        profile = game.profile(player, kind, space)
        units = number - sheepish(game, seat, kind, space) if battle.sheep else number
        if profile.type == phase and units * profile.dice > 0:
            source = MELEE if kind == WORKER else kind
            dice = found[source][1] if source in found else 0
            found[source] = profile, dice + units * profile.dice
    if (more := ATTACKS.of(game)) is not None:
        found |= more(game, player, phase, found)
    if battle.spells:
        effects.under_spells(battle, seat, phase, found)
    if found and bloodlust(game, seat):
        source = strongest(found, phase)
        profile, dice = found[source]
        found[source] = profile, dice + 1
    return found


@rule("WC-438", "WC-440", "WC-441", "WC-442")
def sheepish(game: Warcraft, seat: int, kind: int, space: int) -> int:
    """How many of a seat's pieces are sheep in this round."""
    sheep = battle_of(game).sheep
    return sum((each.seat, each.kind, each.space) == (seat, kind, space) for each in sheep)


@rule("WC-301")
def strongest(found: dict[int, tuple[Profile, int]], phase: int) -> int:
    """Whose Strength the attack of Bloodlust has: the units', else the best there is."""
    return phase if phase in found else max(found, key=lambda kind: found[kind][0].strength)


@rule("WC-298", "WC-299", "WC-300", "WC-301", "WC-317")
def bloodlust(game: Warcraft, seat: int) -> int:
    """One attack more, however many units have it, where there is one at all."""
    return 1 if has_ability(game, seat, "bloodlust") else 0


@rule("WC-229", "WC-230", "WC-236", "WC-475", "WC-571")
def roll_source(game: Warcraft, seat: int, kind: int, profile: Profile, dice: int) -> Asks[None]:
    """A player's attacks with one kind of units, at the Strength of their tile, marker or card."""
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
            rules=attacked_by(game, seat, kind, profile, minus > 0),
        )
        game.tell(told)
    if kind == HERO and rolled.hits():
        OWN_HITS.tell(game, player)
    if 1 in rolled.faces:
        yield from raise_dead(game, player, rolled.faces)


SOURCES = {"hero": ("WC-235", "WC-236", "WC-210", "WC-319", "WC-689", "WC-690"),
           "creature": ("WC-234", "WC-236", "WC-048", "WC-319"),
           "creep": ("WC-233", "WC-660"),
           "flames": ("WC-236", "WC-785"),
           "burrow": ("WC-236", "WC-625", "WC-627", "WC-628", "WC-630", "WC-631",
                      "WC-626", "WC-632", "WC-633")}  # fmt: skip
SOURCES |= dict.fromkeys(MERCENARIES, ("WC-965", "WC-972"))
"""The rules by which heroes, markers and mercenaries roll."""


def group_of(kind: int) -> str:
    """What a source of dice is: an ordinary kind, a hero, a creature, a creep, a burrow."""
    if kind >= BURROW:
        return NAMES[kind]
    return "creep" if kind >= FIRST_CREEP else "creature" if kind >= FIRST_CREATURE else NAMES[kind]


ATTACKED = ("WC-228", "WC-229", "WC-230", "WC-219")


BLOODLUST = ("WC-298", "WC-280", "WC-299", "WC-300", "WC-301")


FAERIE_FIRE = ("WC-475", "WC-474", "WC-476", "WC-477")


def attacked_by(
    game: Warcraft, seat: int, kind: int, profile: Profile, fire: bool
) -> tuple[str, ...]:
    """The rules that went into an attack."""
    battle = battle_of(game)
    split = len(halves(battle)) == 2
    rules = [*ATTACKED, *(("WC-291", "WC-297") if split else ("WC-220",))]
    if battle.first[battle.phase] and not split:
        rules.append("WC-294")
    if len(battle.sides[battle.side_of(seat)]) > 1:
        rules += ["WC-571", "WC-572"]
    if battle.sheep:
        rules.append("WC-438")
    if kind == MELEE and game.players[seat].armed:
        rules.append("WC-422")
    if profile.ability:
        rules.append("WC-279")
    rules += SOURCES.get(group_of(kind), ())
    if group_of(kind) == "creep":
        rules += creeps.ability_rules(profile.ability)
    if bloodlust(game, seat):
        rules += BLOODLUST
    rules += ATTACK_CITES.value(game, game.players[seat])
    return (*rules, *FAERIE_FIRE) if fire else tuple(rules)


@rule("WC-462", "WC-463")
def roll_misses_again(game: Warcraft, rolled: Rolled) -> Asks[None]:
    """Each miss once more; the second result stands."""
    limit = rolled.strength + rolled.minus
    misses = [at for at, face in enumerate(rolled.faces) if face > limit]
    rules = ("WC-461", "WC-462", "WC-463", "WC-464")
    again = yield from roll_battle_dice(rolled.seat, len(misses), rules)
    for at, face in zip(misses, again, strict=True):
        rolled.faces[at] = face
    game.tell(RolledAgain(seat=rolled.seat, faces=tuple(again), rules=rules))
