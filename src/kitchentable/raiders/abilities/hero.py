"""Hero abilities (group 39)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import PASS, Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.abilities.harm import hurts, used
from kitchentable.raiders.model.attack import CLOSE, RANGED, Attack
from kitchentable.raiders.model.cards import INCH, Type
from kitchentable.raiders.model.pool import Kind
from kitchentable.raiders.model.setup_events import SwornEnemy as SwornEnemyTold
from kitchentable.raiders.model.state import Character, Effect, Raid
from kitchentable.raiders.model.topics import (
    AttackLast,
    Deed,
    PassWound,
    SendMessage,
    SwearEnmity,
    TakeThirdAction,
)
from kitchentable.raiders.moments import (
    ABILITIES,
    ATTACK_CHANGES,
    BEFORE_SETUP,
    DEPLOYS_LATE,
    ENDURANCE,
    FRIEND_CHANGES,
    JOINS_UNIT,
    LAST_DEED,
    PASSES_ON,
    STOPS_CHAINS,
    TURN_ENDS,
    TURN_STARTS,
    Ability,
    Group,
    ability,
    is_off,
    reaches,
)
from kitchentable.raiders.rules import (
    action_reasons,
    attack_order,
    close_combat_action,
    contact,
    ranged_action,
    reasons,
    shared_questions,
)
from kitchentable.raiders.tabletop import interface


class Hero(Ability):
    group = Group.HERO


@ability
class PreciseAttack(Hero):
    id = "precise-attack"

    @STOPS_CHAINS
    @rule("HR-295")
    def stops_chains(self, game: Raid, who: Character, attack: Attack) -> bool:
        return True


@ability
class SwanSong(Hero):
    id = "swan-song"

    @LAST_DEED
    @rule("HR-296")
    def last_deed(self, game: Raid, who: Character) -> Asks[None]:
        """One last attack while still on the table (A-085)."""
        targets = close_combat_action.targets(game, who)
        options = [Deed(who.id, CLOSE, each.id) for each in targets]
        if ranged_action.cannot_shoot(game, who) is None:
            troops = ranged_action.target_troops(game, [who])
            options += [Deed(who.id, RANGED, troop) for troop in troops]
        why = say("hr-swan-song", who=who.id)
        against = reasons.why(partial(self.check_last, game, who))
        choice = AttackLast(why, who.seat, ("HR-296",), among=options, who=who.id, why=against)
        answer = yield from shared_questions.maybe(game, choice)
        if answer is PASS:
            return
        used(game, who, self.id, ("HR-296",), answer.target)
        if answer.what == CLOSE:
            attack = Attack(CLOSE, who, game.characters[answer.target], free=True)
            yield from attack_order.strike(game, attack)
            return
        target = yield from ranged_action.who_defends(game, who, answer.target)
        if target is not None:
            yield from attack_order.strike(game, Attack(RANGED, who, target, free=True))

    @staticmethod
    def check_last(game: Raid, who: Character, deed: Deed) -> None:
        """Raise `Illegal` where a last attack is not possible."""
        if deed.who != who.id or deed.what not in (CLOSE, RANGED) or deed.second:
            raise Illegal("HR-296", "hr-last-attack", who=who.id)
        target = action_reasons.target_of(deed)
        if deed.what == CLOSE:
            enemy = reasons.enemy(game, who.seat, target, "HR-083")
            action_reasons.check_close(game, who, enemy)
        else:
            action_reasons.check_shot(game, None, who, target)


@ability
class Explorer(Hero):
    id = "explorer"

    @DEPLOYS_LATE
    @rule("HR-297")
    def deploys_late(self, game: Raid, who: Character) -> int:
        """Further than 12 inches, or that far (D-76); not inside a unit."""
        alone = game.content.cards[game.troops[who.troop].card].type is Type.HERO
        return 12 * INCH + (game.setup.explorer == "further") if alone else 0


@ability
class SelfishFighter(Hero):
    id = "selfish-fighter"

    @PASSES_ON
    @rule("HR-299")
    def passes_on(self, game: Raid, who: Character, done: Sequence[str]) -> Asks[str]:
        """A friend in contact gets the token instead."""
        near = [
            each.id
            for each in contact.friends_in_contact(game, who)
            if each.id not in game.vanishing
        ]
        why = say("hr-pass-wound", who=who.id)
        against = reasons.why(partial(self.check_receiver, game, who))
        choice = PassWound(why, who.seat, ("HR-299",), among=near, who=who.id, why=against)
        answer = yield from shared_questions.maybe(game, choice)
        if answer:
            used(game, who, self.id, ("HR-299",), answer)
        return answer or ""

    @staticmethod
    def check_receiver(game: Raid, who: Character, id: str) -> None:
        """Raise `Illegal` where a token cannot go to a character."""
        reasons.check_contact(game, who, reasons.friend(game, who, id, "HR-299"), "HR-299")


@ability
class PrudentStrategist(Hero):
    id = "prudent-strategist"

    @FRIEND_CHANGES
    @rule("HR-300")
    def friend_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        """Friends near the bearer, not the bearer itself (A-104)."""
        if interface.of(game).distance(who, attack.target) > game.setup.prudent:
            return None
        return Kind.UPGRADE


@ability
class Messenger(Hero):
    id = "messenger"

    @TURN_STARTS
    @rule("HR-301")
    def turn_starts(self, game: Raid, who: Character) -> Asks[None]:
        """Note the Leaders that the bearer starts its turn beside."""
        assert game.turn is not None, "his turn"
        top = interface.of(game)
        game.turn.near += [
            (who.id, each.id)
            for each in game.here(who.seat)
            if game.is_leader(each) and top.distance(who, each) <= 3 * INCH
        ]
        yield from ()

    @TURN_ENDS
    @rule("HR-301")
    def turn_ends(self, game: Raid, who: Character) -> Asks[None]:
        """A unit at the end of the move has their abilities until the round ends (A-103)."""
        assert game.turn is not None, "his turn"
        top = interface.of(game)
        for leader in [game.characters[id] for me, id in game.turn.near if me == who.id]:
            if leader.at is None:
                continue
            units = [
                troop.id
                for troop in game.alive(who.seat)
                if game.content.cards[troop.card].type is Type.UNIT
                and any(top.distance(who, each) <= 3 * INCH for each in game.members(troop.id))
                and not self.reached(game, leader, game.members(troop.id)[0])
            ]
            why = say("hr-messenger", who=who.id, leader=leader.id)
            against = reasons.why(partial(self.check_unit, game, who, leader))
            choice = SendMessage(why, who.seat, ("HR-301",), among=units, who=who.id, why=against)
            answer = yield from shared_questions.maybe(game, choice)
            if answer:
                used(game, who, self.id, ("HR-301",), answer)
                game.effects.append(Effect(self.id, answer, leader.id))

    def check_unit(self, game: Raid, who: Character, leader: Character, id: str) -> None:
        """Raise `Illegal` where a unit does not get the abilities of a Leader."""
        reasons.own_unit(game, who.seat, id, "HR-301")
        unit = reasons.troop_there(game, id, "HR-301")
        reasons.check_troop_within(game, who, unit, 3 * INCH, "HR-301")
        if self.reached(game, leader, game.members(id)[0]):
            raise Illegal("HR-301", "hr-reached-already", leader=leader.id, troop=id)

    @staticmethod
    def reached(game: Raid, leader: Character, member: Character) -> bool:
        """Whether a Leader's abilities reach a unit already, or it has none to lend."""
        lent = [
            id
            for id in game.card_of(leader).abilities
            if ABILITIES[id].group is Group.LEADER
            and ABILITIES[id].shared
            and not is_off(game, leader, id)
        ]
        return not lent or reaches(game, leader, member, lent[0])


@ability
class SwornEnemy(Hero):
    id = "sworn-enemy"

    @BEFORE_SETUP
    @rule("HR-302")
    def before_setup(self, game: Raid, who: Character) -> Asks[None]:
        """One Leader or Hero of the other team is named."""
        names = [
            each.id
            for each in game.characters.values()
            if each.seat != who.seat and game.card_of(each).type is not Type.UNIT
        ]
        if not names:
            return
        why = say("hr-sworn-enemy", who=who.id)
        against = reasons.why(partial(self.check_enemy, game, who))
        choice = SwearEnmity(why, who.seat, ("HR-302",), among=names, who=who.id, why=against)
        enemy = yield from shared_questions.pick(choice)
        game.effects.append(Effect(self.id, who.id, who.id, until="game", what=enemy))
        game.tell(SwornEnemyTold(by=who.id, enemy=enemy, rules=("HR-302",)))

    @staticmethod
    def check_enemy(game: Raid, who: Character, id: str) -> None:
        """Raise `Illegal` where enmity cannot be sworn to a character."""
        enemy = reasons.character(game, id, "HR-302")
        if enemy.seat == who.seat:
            raise Illegal("HR-302", "hr-not-an-enemy", who=id)
        if game.card_of(enemy).type is Type.UNIT:
            raise Illegal("HR-302", "hr-not-leader-or-hero", who=id)

    @ATTACK_CHANGES
    @rule("HR-303")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        """In attacks on the sworn enemy: it defends (A-089) or, if agreed, was aimed at."""
        sworn = game.lasting(self.id, attack.attacker.id)
        against = attack.named if game.setup.sworn_bodyguard else attack.target
        if not sworn or sworn[0].what != against.id:
            return None
        return Kind.UPGRADE


@ability
class Champion(Hero):
    id = "champion"

    @ENDURANCE
    @rule("HR-304")
    def endurance(self, game: Raid, who: Character) -> int:
        return 3


@ability
class Fervour(Hero):
    id = "fervour"
    hurts = "HR-306"

    @TURN_STARTS
    @rule("HR-305", "HR-306")
    def turn_starts(self, game: Raid, who: Character) -> Asks[None]:
        """Three actions instead of two, for the Hero alone (A-024)."""
        why = say("hr-fervour", who=who.id)
        offer = TakeThirdAction(why, who.seat, ("HR-305",), who=who.id)
        if who.actions and (yield from shared_questions.agrees(game, offer)):
            who.actions += 1
            yield from hurts(game, who, self.id, ("HR-305", "HR-306"))


@ability
class Specialist(Hero):
    id = "specialist"

    @JOINS_UNIT
    @rule("HR-307")
    def joins_unit(self, game: Raid, who: Character) -> bool:
        return True
