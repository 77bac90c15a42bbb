"""Casualties: counted from the dice, then removed in turn by their owners (WC-237 to WC-253)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards.card import (
    AFTER_REMOVAL,
    BEFORE_REMOVAL,
    DEATH_RESPONSE,
    WOUND_RESPONSE,
)
from kitchentable.warcraft.cards.windows import averted, open_window
from kitchentable.warcraft.model.answers import Victim
from kitchentable.warcraft.model.battle_events import (
    CasualtiesCounted,
    CasualtiesIgnored,
    MoreCasualties,
)
from kitchentable.warcraft.model.battle_state import Battle, Lost, Rolled, Sheep
from kitchentable.warcraft.model.kinds import (
    FIRST_CREATURE,
    FIRST_CREEP,
    FLYING,
    HERO,
    KIND_OF,
    MELEE,
    NAMES,
    PHASES,
    SHIFT,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ChooseCasualty
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.moments import CASUALTY_CITES, LOST, REMOVED, is_heard
from kitchentable.warcraft.options import creeps, heroes
from kitchentable.warcraft.options.heroes import is_creature
from kitchentable.warcraft.powers import effects
from kitchentable.warcraft.rules import casualty_reasons
from kitchentable.warcraft.rules.casualty_reasons import PARTNER
from kitchentable.warcraft.rules.kill import killed
from kitchentable.warcraft.rules.participants import (
    battle_of,
    decided,
    has_ability,
    in_battle,
    taking_part,
)


@rule("WC-305", "WC-572", "WC-722")
def count_casualties(game: Warcraft) -> None:
    """Count what each side has to remove for the rolls of this half.

    All rolls count, even those of pieces that fall in the same phase.
    """
    battle = battle_of(game)
    battle.caused = [0] * len(game.players)
    looked_at = game.told is not None
    for roll in battle.rolls:
        looked_at = looked_at or 1 in roll.faces or 1 in roll.extra
    for side in (0, 1):
        inflicted = struck = 0
        healed = looked_at and heals(game, side)
        for roll in battle.rolls:
            if roll.seat not in battle.sides[side]:
                hits = inflicts(roll, healed)
                battle.caused[roll.seat] += hits
                inflicted += hits
                struck += roll.hits() if game.told is not None else 0
        battle.owed[side] = at_least_nothing(inflicted, battle.prevented[side])
        if struck:  # also where Heal leaves no casualty
            seats, rules = tuple(battle.sides[side]), counted_by(game, side, healed)
            game.tell(CasualtiesCounted(seats=seats, number=battle.owed[side], rules=rules))


def counted_by(game: Warcraft, side: int, healed: bool) -> tuple[str, ...]:
    """The rules that decided how many casualties a side has."""
    battle = battle_of(game)
    against = [roll for roll in battle.rolls if roll.seat not in battle.sides[side]]
    ones = sum(roll.dice().count(1) for roll in against)
    hits = sum(roll.hits() for roll in against)
    rules = ["WC-231"]
    if hits > 1 or battle.owed[side] != hits:
        rules.append("WC-237")
    if len(battle.sides[side]) > 1:
        rules.append("WC-572")
    if healed and ones:
        rules += healed_by(game, side, ones)
    area = [roll for roll in against if roll.area and 1 in roll.dice()]
    if area:
        rules.append("WC-284")
    if any(1 in roll.extra or has_ability(game, roll.seat, "bloodlust") for roll in area):
        rules.append("WC-285")
    return (*rules, *natural_by(game, against, healed))


def healed_by(game: Warcraft, side: int, ones: int) -> list[str]:
    """The rules that decided what Heal takes off the natural 1s against a side."""
    battle = battle_of(game)
    rules = ["WC-280", "WC-286", "WC-287"]
    healers = sum(
        number
        for seat in battle.sides[side]
        for space, kind, number in taking_part(game, seat)
        if game.profile(game.players[seat], kind, space).ability == "heal"
    )
    if healers > 1:
        rules.append("WC-288")
    if ones > 1:
        rules.append("WC-289")
    if len(battle.sides[side]) > 1:
        rules.append("WC-573")
    raising = (roll.seat for roll in battle.rolls if 1 in roll.faces)
    if any(has_ability(game, seat, "raise-dead") for seat in raising):
        rules.append("WC-305")
    return rules


def natural_by(game: Warcraft, against: list[Rolled], healed: bool) -> tuple[str, ...]:
    """The rules by which natural faces count, if Heal or Area Attack looked at these rolls."""
    if not (healed or any(roll.area for roll in against)):
        return ()
    lowered = healed and any(roll.minus and 2 in roll.dice() for roll in against)
    if not lowered and not any(1 in roll.dice() for roll in against):
        return ()
    if not game.played.expansion:
        return ("WC-282",)
    return ("WC-055", "WC-281", "WC-582") if lowered else ("WC-055", "WC-281")


@rule("WC-237")
def at_least_nothing(inflicted: int, prevented: int) -> int:
    """The casualties after prevention, never below 0."""
    return max(0, inflicted - prevented)


@rule("WC-231", "WC-284", "WC-285", "WC-286")
def inflicts(roll: Rolled, healed: bool) -> int:
    """The casualties of a roll: 1 for a hit; a natural 1 adds 1 by Area Attack, Heal takes 1."""
    limit, found, changed = roll.strength + roll.minus, 0, roll.area or healed
    for face in roll.dice():
        if face <= limit:
            found += 1
            if changed and natural(face):
                found += roll.area - healed
    return found


@rule("WC-055", "WC-281", "WC-282", "WC-582")
def natural(face: int) -> bool:
    """Whether the die itself shows a 1; what Faerie Fire takes off does not matter."""
    return face == 1


@rule("WC-287", "WC-288", "WC-289", "WC-573")
def heals(game: Warcraft, side: int) -> bool:
    """Whether a side has Heal. It protects the whole side, and works once for each die."""
    for seat in battle_of(game).sides[side]:
        if has_ability(game, seat, "heal"):
            return True
    return False


# --- removing -----------------------------------------------------------------------------


def remove_casualties(game: Warcraft) -> Asks[None]:
    """Let both sides remove casualties in turn until nothing is owed."""
    battle = battle_of(game)
    battle.turn = who_begins(battle)
    while any(battle.owed):
        side = battle.turn
        seats = []
        for seat in battle.sides[side]:
            if can_lose(game, seat):
                seats.append(seat)
        if not seats:
            ignore_rest(game, side)
        else:
            battle.aimed = False
            yield from open_window(game, BEFORE_REMOVAL, ("WC-478", "WC-482"))
            if not battle.aimed:
                yield from owner_removes(game, side, seats)
            battle.owed[side] -= 1
        battle.turn = whose_turn(battle, side)
    battle.removed = None


def at_once(game: Warcraft, side: int, number: int) -> Asks[None]:
    """Let a side remove casualties that come from no attack, before anything else happens."""
    battle = battle_of(game)
    battle.owed = [0, 0]
    battle.owed[side] = number
    battle.caused = [0] * len(game.players)
    seats = tuple(battle.sides[side])
    game.tell(MoreCasualties(seats=seats, number=number, rules=("WC-711",)))
    yield from remove_casualties(game)


@rule("WC-241", off=lambda battle: 0 if battle.owed[0] else 1)
@rule("WC-242", off=1)
def who_begins(battle: Battle) -> int:
    """The side that removes first: the defender, unless it has nothing to remove."""
    return 1 if battle.owed[1] else 0


@rule("WC-241", off=lambda battle, side: side if battle.owed[side] else 1 - side)
@rule("WC-243", off=lambda battle, side: 1 - side)
def whose_turn(battle: Battle, side: int) -> int:
    """The side that removes next: the other one, as long as it has something to remove."""
    return 1 - side if battle.owed[1 - side] else side


@rule("WC-249", off=lambda game, side: battle_of(game).owed.__setitem__(side, 0))
def ignore_rest(game: Warcraft, side: int) -> None:
    """Drop the casualties of a side that has no unit left to remove."""
    battle = battle_of(game)
    if game.told is not None:
        told = CasualtiesIgnored(
            seats=tuple(battle.sides[side]),
            number=battle.owed[side],
            rules=ignored_by(game, side) if fly_still(game, side) else lost_by(game, side),
        )
        game.tell(told)
    battle.owed[side] = 0


def fly_still(game: Warcraft, side: int) -> bool:
    """Whether a side has flying units left."""
    return any(
        game.profile(game.players[seat], kind, space).type == FLYING
        for seat in battle_of(game).sides[side]
        for space, kind, _ in taking_part(game, seat)
    )


def ignored_by(game: Warcraft, side: int) -> tuple[str, ...]:
    """The rules by which melee does not reach the flyers of a side, heroes and creatures too."""
    left = [kind for seat in battle_of(game).sides[side] for _, kind, _ in taking_part(game, seat)]
    other = any(kind == HERO or kind >= FIRST_CREATURE for kind in left)
    return ("WC-245", "WC-247") if other else ("WC-245",)


def lost_by(game: Warcraft, side: int) -> tuple[str, ...]:
    """The rules by which casualties are lost when a side, or a creep, has no unit left."""
    creep = any(game.players[seat].neutral for seat in battle_of(game).sides[side])
    return ("WC-249", "WC-671") if creep else ("WC-249",)


@rule("WC-232", "WC-239", "WC-240", "WC-246", "WC-423")
def choosable(game: Warcraft, seat: int) -> list[tuple[int, int]]:
    """The units of a seat that may be removed, by space and kind: any type, field or flank."""
    player, battle = game.players[seat], battle_of(game)
    safe, found = flyers_are_safe(battle, seat), []
    for space, kind, number in taking_part(game, seat):
        if safe and game.profile(player, kind, space).type == FLYING:
            continue
        if not battle.spells or number > effects.safe(battle, seat, kind, space):
            found.append((space, kind))
    return found


def can_lose(game: Warcraft, seat: int) -> bool:
    """Whether a seat has a unit that may be removed."""
    battle = battle_of(game)
    if battle.spells or flyers_are_safe(battle, seat):
        return bool(choosable(game, seat))
    return in_battle(game, seat)


@rule("WC-244", "WC-245", "WC-247", "WC-457", "WC-458")
def flyers_are_safe(battle: Battle, seat: int) -> bool:
    """Whether melee cannot reach the flying units of a seat: they are not netted."""
    if PHASES[battle.phase] != MELEE or battle.side_of(seat) in battle.netted:
        return False
    return not (battle.spells and effects.grounded(battle, seat))


@rule("WC-238", "WC-248", "WC-251", "WC-252", "WC-257")
def owner_removes(game: Warcraft, side: int, seats: list[int]) -> Asks[None]:
    """Let a side remove one unit of its own choice. Teammates take turns unless they agree."""
    battle = battle_of(game)
    seat = next_to_remove(game, side, seats)
    unit = yield from choose_unit(game, seat, len(seats) > 1)
    for partner in seats if unit is None else ():
        if partner != seat:
            unit = yield from choose_unit(game, partner, True)
            if unit is not None:
                seat = partner
                break
    if unit is None:
        unit = yield from choose_unit(game, seat, False)
    assert unit is not None, "without a partner a unit is chosen"
    battle.took[side] = seat
    space, kind = unit
    rules = () if game.told is None else removed_by(game, seat, kind, len(seats))
    yield from lose(game, seat, space, kind, rules)


def removed_by(game: Warcraft, seat: int, kind: int, rivals: int) -> tuple[str, ...]:
    """The rules that decided a removal by a seat, one of `rivals` seats that could remove."""
    battle = battle_of(game)
    rules = ["WC-221", "WC-238", *turn_by(battle, battle.side_of(seat))]
    if rivals > 1:
        rules += ["WC-251", "WC-252"]
    if kind == WORKER:
        rules += ["WC-423", "WC-426"]
    if is_creature(kind):
        rules.append("WC-717")
    if battle.fallen and from_the_gone(battle):
        rules.append("WC-722")
    if decided(game):
        rules.append("WC-248")
    return tuple(rules)


def turn_by(battle: Battle, side: int) -> tuple[str, ...]:
    """The rule by which a side removes now; none if it is the only one with casualties."""
    if battle.removed is not None:
        return ("WC-243",) if battle.side_of(battle.removed.seat) == side else ("WC-241",)
    if battle.owed[1 - side]:
        return ("WC-241",)
    return ("WC-242",) if side == 0 else ()


def from_the_gone(battle: Battle) -> bool:
    """Whether a roll of this phase belongs to creatures whose hero has fallen in it."""
    return any(roll.seat in battle.fallen and is_creature(roll.kind) for roll in battle.rolls)


@rule("WC-252")
def next_to_remove(game: Warcraft, side: int, seats: list[int]) -> int:
    """The seat that removes the next casualty of its side.

    Teammates take turns; a teammate with units in the battlefield begins.
    """
    if len(seats) == 1:
        return seats[0]
    battle = battle_of(game)
    members, last = battle.sides[side], battle.took[side]
    order = [seat for seat in (*game.order(game.first), *game.strangers()) if seat in members]
    if last in order:
        after = order.index(last) + 1
        order = order[after:] + order[:after]
        return next(seat for seat in order if seat in seats)
    able = [seat for seat in order if seat in seats]
    return min(able, key=lambda seat: not game.players[seat].fighters(battle.space))


def first_unit(game: Warcraft, seat: int, team: bool) -> Asks[tuple[int, int] | None]:
    """Without a choice: return the first unit."""
    yield from ()
    return choosable(game, seat)[0]


@rule("WC-822", "WC-940", "WC-947", off=first_unit)
def choose_unit(game: Warcraft, seat: int, team: bool) -> Asks[tuple[int, int] | None]:
    """Ask which unit a player removes; `None` leaves the casualty to the teammate.

    For creeps and other neutral pieces, the player who rolls for them decides.
    """
    units = choosable(game, seat)
    if len(units) == 1 and not team:
        return units[0]
    among = [Victim(NAMES[kind], game.name(space)) for space, kind in units]
    if team:
        among.append(PARTNER)
    question = ChooseCasualty(
        WHOM,
        seat=game.speaker(seat),
        among=among,
        why=lambda unit: casualty_reasons.why_not(
            game, game.players[seat], unit, flyers_are_safe(battle_of(game), seat)
        ),
        words=unit_words,
        open=True,
        rules=choice_rules(game, game.players[seat], team),
        stands_for=CHOICE,
    )
    chosen = yield from ask(question)
    if chosen == PARTNER:
        return None
    return game.board.index[chosen.space], KIND_OF[chosen.kind]


WHOM = say("wc-remove")
CHOICE = (
    "WC-209", "WC-232", "WC-238", "WC-239", "WC-240", "WC-244", "WC-246", "WC-251", "WC-252",
)  # fmt: skip


def choice_rules(game: Warcraft, player: Player, team: bool) -> tuple[str, ...]:
    """The rules of a choice of casualties: which player makes it, and which units are safe."""
    rules = ["WC-238"]
    if player.neutral:
        rules += ["WC-660", "WC-661"]
    if team:
        rules += ["WC-251", "WC-252"]
    if flyers_are_safe(battle_of(game), player.seat):
        rules.append("WC-244")
    return (*rules, *CASUALTY_CITES.value(game, player))


def unit_words(unit: Victim) -> Message:
    """A unit in words: its kind and space."""
    if unit == PARTNER:
        return say("wc-let-partner")
    return say("wc-unit", kind=kind_word(unit.kind), space=unit.space)


def give_up_sheep(battle: Battle, lost: Sheep) -> None:
    """Remove a sheep for a lost unit: among equal units the owner gives up one that cannot attack.

    A sheep that a spell keeps safe stays.
    """
    alike = battle.sheep.count(lost)
    if alike > effects.safe(battle, lost.seat, lost.kind, lost.space):
        battle.sheep.remove(lost)


@rule("WC-253", "WC-484", "WC-695", "WC-784")
def strike(game: Warcraft, player: Player, aimed: bool) -> Asks[bool]:
    """Put a casualty on a hero; return whether it dies. Wound and death can both be answered."""
    if (yield from averted(game, player, WOUND_RESPONSE)):
        return False
    if not heroes.wound(game, player, aimed=aimed):
        return False
    return not (yield from averted(game, player, DEATH_RESPONSE))


@rule("WC-030", "WC-221", "WC-426", "WC-717")
def lose(
    game: Warcraft,
    seat: int,
    space: int,
    kind: int,
    rules: tuple[str, ...],
    *,
    aimed: bool = False,
) -> Asks[None]:
    """Remove a unit as a casualty. Its death may be answered, by Pillage for example.

    `aimed`: an enemy has chosen the unit by Marksmanship, not its owner.
    """
    battle = battle_of(game)
    if kind >= FIRST_CREEP:
        creeps.hit(game, space, kind)
        if space << SHIFT | kind not in game.creeps:
            LOST.tell(game, seat, kind)
            yield from fallen(game, seat, kind)
        return
    if kind == HERO and not (yield from strike(game, game.players[seat], aimed)):
        return
    LOST.tell(game, seat, kind)
    if battle.sheep and not aimed:
        give_up_sheep(battle, Sheep(seat, kind, space))
    player = game.players[seat]
    before = player.in_play(kind) if is_heard(game, REMOVED) else 0
    yield from killed(game, player, space, kind, (*rules, "WC-030"))
    yield from fallen(game, seat, kind, back=0 < before == player.in_play(kind))


@rule("WC-655", "WC-668", "WC-693")
def hurt(
    game: Warcraft, player: Player, space: int, kind: int, rules: tuple[str, ...]
) -> Asks[None]:
    """Put a casualty on a piece outside of battles: a creep loses a die, a hero is wounded."""
    if kind >= FIRST_CREEP:
        yield from creeps.enter(game, space)
        creeps.hit(game, space, kind)
    elif kind != HERO or (yield from strike(game, player, aimed=False)):
        yield from killed(game, player, space, kind, rules)


def fallen(game: Warcraft, seat: int, kind: int, back: bool = False) -> Asks[None]:
    """Open the window for cards on the unit that was just removed."""
    battle_of(game).removed = Lost(seat, kind, back=back)
    yield from open_window(game, AFTER_REMOVAL, ("WC-465",))
