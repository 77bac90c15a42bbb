"""Leader abilities (group 38): most act on the Leader's unit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.abilities.harm import hurts, used
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.attack import CLOSE, RANGED, Attack
from kitchentable.raiders.model.cards import INCH, Type
from kitchentable.raiders.model.events import ability_name
from kitchentable.raiders.model.state import Character, Raid, Troop
from kitchentable.raiders.model.topics import Deed, JoinAnotherUnit, ReplaceLeader, StandUpFreely
from kitchentable.raiders.moments import (
    AFTER_ACTION,
    ALWAYS,
    ATTACK_BOOST,
    DEEDS,
    GONE,
    MOVES_EARLY,
    RANGE_LOST,
    TURN_STARTS,
    Ability,
    Group,
    ability,
    bearing,
    is_off,
    reaches,
    unused,
    use,
)
from kitchentable.raiders.rules import (
    ground,
    movement_action,
    reasons,
    shared_questions,
    wounds,
)
from kitchentable.raiders.tabletop import interface
from kitchentable.raiders.tabletop.interface import Going, JudgedRoute


class Leader(Ability):
    group = Group.LEADER


def bears(game: Raid, who: Character, ability: str) -> bool:
    """Whether an ability stands on a character's own card."""
    return ability in game.card_of(who).abilities


def join_unit(game: Raid, who: Character, unit: str) -> tuple[str, ...]:
    """Let a Leader change its unit; HR-053 if its Unit abilities change with that."""
    before = unit_abilities(game, who)
    game.join(who, unit)
    return ("HR-053",) if unit_abilities(game, who) != before else ()


def unit_abilities(game: Raid, who: Character) -> set[str]:
    """The Unit abilities that a character has the use of."""
    heard = bearing(game, who, ALWAYS)
    return {hook.speaker.id for hook in heard if hook.speaker.group is Group.UNIT}


def lent_boost(game: Raid, who: Character, ability: str) -> int:
    """Boost 1 from one Leader or several or, if agreed, 1 from each (A-012)."""
    lenders = [
        each
        for each in game.here(who.seat)
        if bears(game, each, ability)
        and reaches(game, each, who, ability)
        and not is_off(game, each, ability)
    ]
    return len(lenders) if game.setup.leaders_add else 1


@ability
class Aim(Leader):
    id = "aim"

    @ATTACK_BOOST
    @rule("HR-280")
    def boost(self, game: Raid, who: Character, attack: Attack) -> int:
        return lent_boost(game, who, self.id) if attack.kind == RANGED else 0


@ability
class WarriorMonk(Leader):
    id = "warrior-monk"

    @ATTACK_BOOST
    @rule("HR-281")
    def boost(self, game: Raid, who: Character, attack: Attack) -> int:
        return lent_boost(game, who, self.id) if attack.kind == CLOSE else 0


@ability
class FastRecovery(Leader):
    id = "fast-recovery"

    @TURN_STARTS
    @rule("HR-282")
    def turn_starts(self, game: Raid, who: Character) -> Asks[None]:
        """The unit may stand up for free; asked once."""
        troop = game.troop_of(who)
        if not troop.down or game.members(troop.id)[0] is not who:
            return
        why = say("hr-fast-recovery", troop=troop.id)
        offer = StandUpFreely(why, troop.seat, ("HR-282",), troop=troop.id)
        if (yield from shared_questions.agrees(game, offer)):
            ground.stand_up(game, troop, ("HR-282",))


@ability
class DefensiveStance(Leader):
    id = "defensive-stance"

    @AFTER_ACTION
    @rule("HR-283")
    def after_action(self, game: Raid, who: Character, troop: Troop) -> Asks[None]:
        """Up to an inch, without free strikes (A-095); by the Norwegian book away (D-78)."""
        group = game.members(troop.id)
        if not group or not unused(game, group[0], self.id):
            return
        use(game, group[0], self.id)
        goings = {who.id: _inch(movement_action.going_of(game, who)) for who in group}
        away = game.setup.defensive_stance == "away"
        condition = self.out_of_contact if away else movement_action.anywhere
        question = movement_action.question(game, troop, group, ("HR-283",), goings, condition)
        routes = movement_action.moving((yield from ask(question)))
        judged = interface.of(game).judge(routes, goings)
        for id, route in judged.items():
            movement_action.put_at(game, game.characters[id], route.end, route.cost, ("HR-283",))
            if route.fall:
                yield from movement_action.fall(game, game.characters[id], route.fall)

    @staticmethod
    def out_of_contact(route: JudgedRoute) -> None:
        """Raise `Illegal` where a route ends in contact with an enemy."""
        for enemy in route.met:
            raise Illegal("HR-283", "hr-move-not-away", enemy=enemy)


def _inch(going: Going) -> Going:
    return Going(INCH, going.climbs, going.hikes, going.ghost, going.flies, going.slips)


@ability
class Reckon(Leader):
    id = "reckon"

    @MOVES_EARLY
    @rule("HR-284")
    def moves_early(self, game: Raid, who: Character) -> bool:
        return True


@ability
class Dodge(Leader):
    id = "dodge"

    @RANGE_LOST
    @rule("HR-285")
    def base_range(self, game: Raid, who: Character) -> int:
        """Two inches, as far as there are any (A-070)."""
        return 2 * INCH


@ability
class LeadByExample(Leader):
    id = "lead-by-example"
    kind = "generic"
    hurts = "HR-287"

    @DEEDS
    @rule("HR-286")
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        """The Leader heals a character that it leads, or itself (A-105, D-89)."""
        if kind != self.kind or not bears(game, who, self.id):
            return []
        led = [each for each in game.here(who.seat) if reaches(game, who, each, self.id)]
        return [Deed(who.id, self.id, each.id) for each in led if game.is_wounded(each)]

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        if not bears(game, who, self.id):
            name = ability_name(self.id)
            raise Illegal("HR-286", "hr-ability-not-on-card", ability=name, who=who.id)
        led = reasons.on_table(game, deed.target, "HR-286")
        if led.seat != who.seat or not reaches(game, who, led, self.id):
            raise Illegal("HR-286", "hr-not-led", who=led.id, leader=who.id)
        if not game.is_wounded(led):
            raise Illegal("HR-286", "hr-not-wounded", who=led.id)

    @rule("HR-286", "HR-287")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        wounds.heal(game, game.characters[deed.target], ("HR-286",))
        yield from hurts(game, who, self.id, ("HR-287",))


@ability
class Replacement(Leader):
    id = "replacement"
    shared = False

    @GONE
    @rule("HR-288")
    def gone(self, game: Raid, who: Character, spot: Place) -> Asks[None]:
        """Another Leader takes the place and the unit, with its wounds (A-101)."""
        top = interface.of(game)
        others = [
            each.id
            for each in game.here(who.seat)
            if game.is_leader(each)
            and not self.is_too_near(game, who, each)
            and each.id not in game.vanishing
            and top.fit({each.id: spot})
        ]
        why = say("hr-replacement", who=who.id)
        against = reasons.why(partial(self.check_new, game, who, spot))
        choice = ReplaceLeader(why, who.seat, ("HR-288",), among=others, who=who.id, why=against)
        answer = yield from shared_questions.maybe(game, choice)
        if answer:
            other = game.characters[answer]
            rules = join_unit(game, other, who.troop)
            used(game, who, self.id, ("HR-288", *rules), answer)
            movement_action.place_at(game, other, spot, 0, ("HR-288",))

    @staticmethod
    def is_too_near(game: Raid, who: Character, other: Character) -> bool:
        """Whether a Leader is of the same unit and therefore cannot come (D-79)."""
        return game.setup.replacement == "other" and other.troop == who.troop

    @classmethod
    def check_new(cls, game: Raid, who: Character, spot: Place, id: str) -> None:
        """Raise `Illegal` where a character cannot take the place of the Leader that vanished."""
        other = reasons.friend(game, who, id, "HR-288")
        if not game.is_leader(other):
            raise Illegal("HR-288", "hr-not-a-leader", who=id)
        if cls.is_too_near(game, who, other):
            raise Illegal("HR-288", "hr-own-unit", who=id)
        if not interface.of(game).fit({id: spot}):
            raise Illegal("HR-288", "hr-no-place-left", who=id)


@ability
class General(Leader):
    """What it does stands in `moments.reaches`: where abilities come from."""

    id = "general"
    number = "HR-289"
    shared = False


@ability
class Redeploy(Leader):
    id = "redeploy"
    kind = "move"
    targets = 0
    shared = False
    leaves = True

    @DEEDS
    @rule("HR-291")
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        """Only while its unit moves."""
        declared = game.action is not None and game.action.kind == "move"
        return [Deed(who.id, self.id)] if kind == self.kind and declared else []

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        if game.action is None or game.action.kind != "move":
            raise Illegal("HR-291", "hr-redeploy-moves", who=who.id)

    @rule("HR-291", "HR-292")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        """The Leader leaves the formation, moves freely, and is a unit of its own (A-102)."""
        assert game.turn is not None, "its unit acts"
        old = game.troops[who.troop]
        alone = len(game.members(old.id)) == 1
        troop = old if alone else self.on_its_own(game, who)
        yield from movement_action.move_group(game, troop, [who])
        if not alone:
            who.actions = max(0, who.actions - 1)  # its unit's action is not its own any more
            game.turn.acting.append(troop.id)
        used(game, who, self.id, ("HR-291", "HR-292"), troop.id)
        if who.at is not None:
            yield from self.join(game, who, old)

    @staticmethod
    def on_its_own(game: Raid, who: Character) -> Troop:
        id, number = who.id, 1
        while id in game.troops:
            number += 1
            id = f"{who.id} ({number})"
        waits = game.setup.redeploy == "round"  # D-81
        game.troops[id] = Troop(id, who.seat, who.card, activated=waits, deployed=True)
        who.acted = waits
        game.join(who, id)
        return game.troops[id]

    @rule("HR-293", "HR-294")
    def join(self, game: Raid, who: Character, old: Troop) -> Asks[None]:
        """Within three inches of a friendly unit it may join it."""
        top = interface.of(game)
        near = [
            troop.id
            for troop in game.alive(who.seat)
            if troop is not old
            and troop.id != who.troop
            and game.content.cards[troop.card].type is Type.UNIT
            and any(top.distance(who, each) <= 3 * INCH for each in game.members(troop.id))
        ]
        why = say("hr-redeploy-join", who=who.id)
        against = reasons.why(partial(self.check_joined, game, who, old))
        choice = JoinAnotherUnit(why, who.seat, ("HR-293",), among=near, who=who.id, why=against)
        answer = yield from shared_questions.maybe(game, choice)
        if answer:
            assert game.turn is not None, "its turn"
            joined = game.troops[answer]
            rules = join_unit(game, who, answer)
            who.actions = 0
            joined.waits = not joined.activated and game.setup.redeploy == "round"
            used(game, who, self.id, ("HR-293", "HR-294", *rules), answer)

    @staticmethod
    def check_joined(game: Raid, who: Character, old: Troop, id: str) -> None:
        """Raise `Illegal` where a Leader cannot join a unit."""
        unit = reasons.own_unit(game, who.seat, id, "HR-293")
        if unit is old:
            raise Illegal("HR-293", "hr-just-left", who=who.id, troop=id)
        if id == who.troop:
            raise Illegal("HR-293", "hr-own-unit", who=who.id)
        reasons.check_troop_within(
            game, who, reasons.troop_there(game, id, "HR-293"), 3 * INCH, "HR-293"
        )
