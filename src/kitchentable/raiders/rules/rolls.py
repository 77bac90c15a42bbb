"""Rolling with a trait: the pool is built in steps, rolled, and the Boost added (group 23)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from kitchentable.kernel.moments import Hook
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.model import dice
from kitchentable.raiders.model.attack import Attack
from kitchentable.raiders.model.cards import Trait, Type
from kitchentable.raiders.model.dice import NONE, Dice, Rolled
from kitchentable.raiders.model.events import DiceRolled
from kitchentable.raiders.model.pool import NO_BOOST, Boost, Change, Pool, Printed, build, weakest
from kitchentable.raiders.model.pool_steps import steps_of
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.moments import ABILITIES, Group, Moment, is_general


def boosts(game: Raid, moment: Moment[[Attack], int], who: Character, attack: Attack) -> Boost:
    """What the abilities of a character add to its Boost in an attack."""
    heard = moment.ask(game, who, attack)
    rules: list[str] = []
    for voice in heard.voices:
        rules += [*voice.hook.rules, *lent_by(game, who, voice.hook)]
    return Boost(heard.value, tuple(rules))


def lent_by(game: Raid, who: Character, hook: Hook) -> list[str]:
    """The rules by which a character uses an ability of another card."""
    source, type = game.characters[hook.source], game.card_of(who).type
    if source.troop != who.troop:
        return ["HR-289" if is_general(game, source) else "HR-301"]
    if hook.speaker.group is Group.UNIT and type is not Type.UNIT:
        return ["HR-308" if type is Type.HERO else "HR-052"]
    return []


ONE: tuple[Dice, Dice, Dice] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
"""A single die of each colour."""


class Result(Struct, frozen=True):
    """The result of a roll with a trait."""

    pool: Pool
    rolled: Rolled
    boost: int

    @property
    def aces(self) -> int:
        """All Aces, the Boost included."""
        return self.rolled.total + self.boost


def pool_of(
    game: Raid,
    who: Character,
    trait: Trait,
    changes: Iterable[Change] = (),
    attack: Attack | None = None,
) -> Pool:
    """A character's pool for a roll now. Asking uses up no effect."""
    printed = game.card_of(who).pool(trait).printed
    wounded = game.setup.advanced and game.is_wounded(who)
    return build(printed, wounded, [*changes, *lasting_changes(game, who, trait, attack)])


def lasting_changes(
    game: Raid, who: Character, trait: Trait, attack: Attack | None
) -> list[Change]:
    """What lasting effects on a character change about a roll."""
    found: list[Change] = []
    for effect in game.effects:
        if effect.on == who.id:
            ability = ABILITIES[effect.ability]
            found += ability.effect_changes(game, effect, who, trait, attack) or ()
    return found


def roll_trait(
    game: Raid,
    who: Character,
    trait: Trait,
    rules: tuple[str, ...],
    changes: Iterable[Change] = (),
    *,
    attack: Attack | None = None,
    chains: bool = True,
    boost: Boost = NO_BOOST,
) -> Asks[Result]:
    """Roll with a trait by the rules of a procedure, and tell how the pool came about."""
    pool = pool_of(game, who, trait, changes, attack)
    if game.told is not None:
        for event in steps_of(who.id, trait.value, pool):
            game.tell(event)
    use_up(game, who, trait, attack, pool)
    rolled = yield from roll_dice(game, who, trait, rules, pool, chains)
    return settle(game, who, trait, rules, pool, rolled, boost)


def roll_dice(
    game: Raid,
    who: Character,
    trait: Trait,
    rules: tuple[str, ...],
    pool: Pool,
    chains: bool = True,
) -> Asks[Rolled]:
    """Roll the dice of a pool. An empty pool is not rolled (A-008)."""
    why = say("hr-roll-trait", who=who.id, trait=Message(f"kind-trait-{trait.value}"))
    rolled = yield from dice.roll(game.content.dice, pool.dice, why, rules, chains)
    return rolled if rolled is not None else dice.NOTHING


def settle(
    game: Raid,
    who: Character,
    trait: Trait,
    rules: tuple[str, ...],
    pool: Pool,
    rolled: Rolled,
    boost: Boost,
) -> Result:
    """Tell the result of a roll, its Boost added, and return it."""
    more = boost_for(game, who, trait, rolled, boost)
    game.tell(
        DiceRolled(
            who=who.id,
            trait=trait.value,
            dice=pool.dice,
            faces=rolled.faces,
            aces=rolled.total + more.value,
            boost=more.value,
            rules=(*rules, "HR-037", "HR-148", "HR-150", *more.rules, *rolled.rules),
        )
    )
    return Result(pool, rolled, more.value)


@rule("HR-036", "HR-158", "HR-159", off=NO_BOOST)
def boost_for(game: Raid, who: Character, trait: Trait, rolled: Rolled, lent: Boost) -> Boost:
    """The Boost of a trait, from the card and from abilities: only with an Ace (A-012)."""
    printed = game.card_of(who).pool(trait).boost
    if not game.setup.advanced or not printed + lent.value:
        return NO_BOOST
    if rolled.total == 0:
        return Boost(0, ("HR-036", "HR-159"))
    return Boost(printed + lent.value, ("HR-036", "HR-158", *lent.rules))


def use_up(game: Raid, who: Character, trait: Trait, attack: Attack | None, pool: Pool) -> None:
    """End the effects that the first roll with dice uses up (A-018)."""
    if pool.dice == NONE:
        return
    game.effects = [
        effect
        for effect in game.effects
        if effect.on != who.id
        or not ABILITIES[effect.ability].used_up(game)
        or not ABILITIES[effect.ability].effect_changes(game, effect, who, trait, attack)
    ]


@rule("HR-165", "HR-260", "HR-268")
def single_die(game: Raid, who: Character, rules: tuple[str, ...]) -> Asks[bool]:
    """Roll one die of the colour of the weakest Defence set; return whether it is an Ace.

    A wounded character leaves its marked dice out of this roll too (HR-165).
    """
    wounded = game.setup.advanced and game.is_wounded(who)
    colour = weakest(build(game.card_of(who).pool(Trait.DEFENCE).printed, wounded, ()).dice)
    if colour is None:
        return False
    one = Printed(ONE[colour])
    pool = build(one, False, lasting_changes(game, who, Trait.DEFENCE, None))
    use_up(game, who, Trait.DEFENCE, None, pool)
    why = say("hr-roll-single", who=who.id)
    rolled = yield from dice.roll(game.content.dice, pool.dice, why, rules, chains=False)
    game.tell(
        DiceRolled(
            who=who.id,
            trait=Trait.DEFENCE.value,
            dice=pool.dice,
            faces=rolled.faces,
            aces=rolled.total,
            rules=rules,
        )
    )
    return rolled.total > 0
