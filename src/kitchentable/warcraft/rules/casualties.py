"""Casualties: counted from the dice, then removed in turn by their owners (WC-237 to WC-253)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, Choose, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.battlefield import (
    battle_of,
    decided,
    fighting,
    has_ability,
    taking_part,
)
from kitchentable.warcraft.cards.card import AFTER_REMOVAL, BEFORE_REMOVAL
from kitchentable.warcraft.cards.playing import open_window
from kitchentable.warcraft.events import (
    CasualtiesCounted,
    CasualtiesIgnored,
    Removed,
    kind_word,
)
from kitchentable.warcraft.kinds import (
    FIRST_CREEP,
    FLYING,
    HERO,
    KIND_OF,
    MELEE,
    NAMES,
    PHASES,
    WORKER,
)
from kitchentable.warcraft.options import creeps, heroes
from kitchentable.warcraft.state import Battle, Lost, Rolled, Warcraft

PARTNER = ("partner",)
"""Instead of a unit of one's own: let the teammate take this casualty."""


@rule("WC-305", "WC-572")
def count_casualties(game: Warcraft) -> None:
    """What each side has to remove after this half's rolls."""
    battle = battle_of(game)
    battle.caused = [0] * len(game.players)
    for side in (0, 1):
        inflicted = 0
        healed = heals(game, side)
        for roll in battle.rolls:
            if battle.side_of(roll.seat) != side:
                hits = inflicts(roll, healed)
                battle.caused[roll.seat] += hits
                inflicted += hits
        battle.owed[side] = at_least_nothing(inflicted, battle.prevented[side])
        if inflicted:
            seats = tuple(battle.sides[side])
            told = CasualtiesCounted(
                seats=seats, number=battle.owed[side], rules=counted_by(battle, healed)
            )
            game.tell(told)


def counted_by(battle: Battle, healed: bool) -> tuple[str, ...]:
    """The rules that went into a count."""
    rules = ["WC-231", "WC-237"]
    if any(len(side) > 1 for side in battle.sides):
        rules.append("WC-572")
    if healed and any(1 in roll.dice() for roll in battle.rolls):
        rules += ["WC-280", "WC-282", "WC-286", "WC-287", "WC-288", "WC-289", "WC-305", "WC-573"]
    if any(roll.area and 1 in roll.dice() for roll in battle.rolls):
        rules += ["WC-282", "WC-284", "WC-285"]
    return tuple(rules)


@rule("WC-237")
def at_least_nothing(inflicted: int, prevented: int) -> int:
    """Never fewer than none."""
    return max(0, inflicted - prevented)


@rule("WC-231", "WC-282", "WC-284", "WC-285", "WC-286")
def inflicts(roll: Rolled, healed: bool) -> int:
    """One casualty a hit; a natural 1 one more by Area Attack and one less by Heal."""
    limit = roll.strength + roll.minus
    return sum(
        1 + (roll.area and face == 1) - (healed and face == 1)
        for face in roll.dice()
        if face <= limit
    )


@rule("WC-287", "WC-288", "WC-289", "WC-573")
def heals(game: Warcraft, side: int) -> bool:
    """Whether a side has Heal; it protects all of it, and once."""
    battle = battle_of(game)
    return any(has_ability(game, seat, "heal") for seat in battle.sides[side])


# --- removing -----------------------------------------------------------------------------


def remove_casualties(game: Warcraft) -> Asks[None]:
    """Both sides remove one in turn until nothing is owed."""
    battle = battle_of(game)
    battle.turn = who_begins(battle)
    while any(battle.owed):
        side = battle.turn
        seats = [seat for seat in battle.sides[side] if choosable(game, seat)]
        if not seats:
            ignore_rest(game, side)
        else:
            battle.aimed = False
            yield from open_window(game, BEFORE_REMOVAL, fighting(game), ("WC-478", "WC-482"))
            if not battle.aimed:
                yield from owner_removes(game, side, seats)
            battle.owed[side] -= 1
        battle.turn = whose_turn(battle, side)
    battle.removed = None


@rule("WC-241", "WC-242")
def who_begins(battle: Battle) -> int:
    """The defender, unless he has nothing to remove."""
    return 1 if battle.owed[1] else 0


@rule("WC-241", "WC-243")
def whose_turn(battle: Battle, side: int) -> int:
    """The other side, as long as it has something to remove."""
    return 1 - side if battle.owed[1 - side] else side


@rule("WC-245", "WC-249")
def ignore_rest(game: Warcraft, side: int) -> None:
    """Casualties that nobody can take are lost."""
    battle = battle_of(game)
    flyers = any(True for seat in battle.sides[side] for _ in taking_part(game, seat))
    told = CasualtiesIgnored(
        seats=tuple(battle.sides[side]),
        number=battle.owed[side],
        rules=("WC-245",) if flyers else ("WC-249",),
    )
    game.tell(told)
    battle.owed[side] = 0


@rule("WC-232", "WC-239", "WC-240", "WC-246", "WC-423")
def choosable(game: Warcraft, seat: int) -> list[tuple[int, int]]:
    """The units of a seat that may be removed, by space and kind: of any type, anywhere in it."""
    safe = flyers_are_safe(game, seat)
    player = game.players[seat]
    return [
        (space, kind)
        for space, kind, _ in taking_part(game, seat)
        if not (safe and game.profile(player, kind, space).type == FLYING)
    ]


@rule("WC-244", "WC-247", "WC-457", "WC-458")
def flyers_are_safe(game: Warcraft, seat: int) -> bool:
    """Melee cannot reach flying units that are not netted."""
    battle = battle_of(game)
    return PHASES[battle.phase] == MELEE and battle.side_of(seat) not in battle.netted


@rule("WC-238", "WC-248", "WC-251", "WC-252", "WC-257")
def owner_removes(game: Warcraft, side: int, seats: list[int]) -> Asks[None]:
    """The side removes one unit: its owner's choice; teammates in turn, unless they agree."""
    battle = battle_of(game)
    seat = next_to_remove(game, side, seats)
    partner = next((each for each in seats if each != seat), -1)
    unit = yield from choose_unit(game, seat, partner >= 0)
    if unit is None:
        unit = yield from choose_unit(game, partner, True)
        if unit is None:
            unit = yield from choose_unit(game, seat, False)
        else:
            seat = partner
    assert unit is not None, "without a partner a unit is chosen"
    battle.took[side] = seat
    yield from lose(game, seat, *unit, removed_by(game, side, unit[1]))


REMOVED = ("WC-238", "WC-241", "WC-221")


def removed_by(game: Warcraft, side: int, kind: int) -> tuple[str, ...]:
    """The rules of a removal, with those that only hold in special cases."""
    battle = battle_of(game)
    rules = list(REMOVED)
    if not battle.owed[1 - side]:
        rules += ["WC-242", "WC-243"]
    if len(battle.sides[side]) > 1:
        rules += ["WC-251", "WC-252"]
    if kind == WORKER:
        rules += ["WC-423", "WC-426"]
    if decided(game):
        rules.append("WC-248")
    return tuple(rules)


@rule("WC-252")
def next_to_remove(game: Warcraft, side: int, seats: list[int]) -> int:
    """Whose turn it is within a side: one each, first who has units in the battlefield."""
    battle = battle_of(game)
    if battle.took[side] in seats and len(seats) > 1:
        return next(seat for seat in seats if seat != battle.took[side])
    order = [seat for seat in (*game.order(game.first), *game.strangers()) if seat in seats]
    return min(order, key=lambda seat: not game.players[seat].fighters(battle.space))


def choose_unit(game: Warcraft, seat: int, team: bool) -> Asks[tuple[int, int] | None]:
    """The unit a player removes; `None`: his teammate shall do it."""
    units = choosable(game, seat)
    options = [(NAMES[kind], game.name(space)) for space, kind in units]
    among: list[tuple[str, ...]] = [*options, *([PARTNER] if team else [])]
    if len(among) == 1:
        return units[0]
    question: Choose[tuple[str, ...]] = Choose(
        say("wc-remove"),
        seat=game.speaker(seat),
        among=among,
        words=unit_words,
        open=True,
        rules=CHOICE,
    )
    chosen = yield from ask(question)
    if chosen == PARTNER:
        return None
    return game.board.index[chosen[1]], KIND_OF[chosen[0]]


CHOICE = (
    "WC-209", "WC-232", "WC-238", "WC-239", "WC-240", "WC-244", "WC-246", "WC-251", "WC-252",
)  # fmt: skip


def unit_words(unit: tuple[str, ...]) -> Message:
    """A unit in words: its kind and space."""
    if unit == PARTNER:
        return say("wc-let-partner")
    return say("wc-unit", kind=kind_word(unit[0]), space=unit[1])


@rule("WC-030", "WC-221", "WC-426")
def lose(game: Warcraft, seat: int, space: int, kind: int, rules: tuple[str, ...]) -> Asks[None]:
    """A unit goes back to the reserves; who plunders may do so now."""
    battle = battle_of(game)
    if kind >= FIRST_CREEP:
        creeps.hit(game, space, kind)
        return
    if kind == HERO and not heroes.wound(game, game.players[seat]):
        return
    if kind == HERO:
        heroes.die(game, game.players[seat])
    else:
        game.players[seat].put(space, kind, -1)
    for sheep in battle.sheep:
        if (sheep.seat, sheep.kind, sheep.space) == (seat, kind, space) and "WC-478" not in rules:
            battle.sheep.remove(sheep)  # its owner would lose no other first
            break
    if kind != HERO:
        rules = (*rules, "WC-030")
        game.tell(Removed(seat=seat, kind=NAMES[kind], space=game.name(space), rules=rules))
    battle.removed = Lost(seat, kind)
    yield from open_window(game, AFTER_REMOVAL, fighting(game), ("WC-465",))
