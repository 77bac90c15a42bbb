"""Close combat abilities (group 33)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from itertools import combinations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.abilities.harm import hurts, used
from kitchentable.raiders.model import dice
from kitchentable.raiders.model.attack import CLOSE, Attack
from kitchentable.raiders.model.cards import INCH, Trait
from kitchentable.raiders.model.dice import COLOURS, NAMES, NONE, Dice, Rolled
from kitchentable.raiders.model.events import TokenAverted
from kitchentable.raiders.model.pool import Change, Kind, Pool
from kitchentable.raiders.model.state import Character, Effect, Raid
from kitchentable.raiders.model.topics import Deed, KnockBackInstead, RollDefenceAgain, StrikeAgain
from kitchentable.raiders.moments import (
    AFTER_ATTACK,
    AFTER_DEFENCE,
    AIMED,
    ATTACK_CHANGES,
    DEEDS,
    INSTEAD_OF_WOUND,
    LEAST,
    MODES,
    REACH,
    REFUSED_DEEDS,
    STOPS_CHAINS,
    STRIKES_ANYWAY,
    TARGET_CHANGES,
    Ability,
    Group,
    Slip,
    ability,
)
from kitchentable.raiders.rules import (
    action_reasons,
    attack_order,
    close_combat_action,
    contact,
    forced,
    ground,
    reasons,
    rolls,
    shared_questions,
    wounds,
)

ONE_SET = ("sucker-punch", "lightning-bolt", "saturation-fire")
"""Ways to attack with one set only: one of them at a time."""


class CloseCombat(Ability):
    group = Group.CLOSE_COMBAT


@ability
class ExploitWeakness(CloseCombat):
    id = "exploit-weakness"

    @TARGET_CHANGES
    @rule("HR-216")
    def target_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        return Kind.DOWNGRADE if attack.kind == CLOSE else None


@ability
class RoundhouseAttack(CloseCombat):
    id = "roundhouse-attack"

    @AFTER_ATTACK
    @rule("HR-217")
    def after_attack(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """After a hit, strike another enemy that was not attacked this turn (A-074)."""
        if attack.kind != CLOSE or not attack.hit or game.turn is None:
            return
        who = attack.attacker
        rules = close_combat_action
        able = rules.targets if game.setup.roundhouse_reach else rules.opponents
        fresh = [each.id for each in able(game, who) if (who.id, each.id) not in game.turn.struck]
        why = say("hr-roundhouse", who=who.id)
        against = reasons.why(partial(self.check_next, game, who))
        choice = StrikeAgain(why, who.seat, ("HR-217",), among=fresh, who=who.id, why=against)
        answer = yield from shared_questions.maybe(game, choice)
        if answer:
            used(game, who, self.id, ("HR-217",), answer)
            yield from attack_order.strike(
                game, Attack(CLOSE, who, game.characters[answer], free=True)
            )

    @staticmethod
    def check_next(game: Raid, who: Character, id: str) -> None:
        """Raise `Illegal` where the next strike cannot go at an enemy."""
        enemy = reasons.enemy(game, who.seat, id, "HR-217")
        if game.turn is not None and (who.id, id) in game.turn.struck:
            raise Illegal("HR-217", "hr-struck-already", who=who.id, target=id)
        if not game.setup.roundhouse_reach:
            reasons.check_contact(game, who, enemy, "HR-217")
        action_reasons.check_close(game, who, enemy)


@ability
class ViolentAttack(CloseCombat):
    id = "violent-attack"

    @AFTER_DEFENCE
    @rule("HR-218")
    def after_defence(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """One set of the Defence is rolled again; the new result stands (A-015)."""
        rolled = attack.defence.dice
        if attack.kind != CLOSE or rolled == NONE:
            return
        sets = [NAMES[colour] for colour in COLOURS if rolled[colour]]
        if game.setup.violent_attack == "all":
            sets = ["all"]
        who, target = attack.attacker, attack.target
        why = say("hr-violent-attack", who=who.id, target=target.id, aces=attack.defence_aces)
        choice = RollDefenceAgain(
            why, who.seat, ("HR-218",), among=sets,
            who=who.id, target=target.id, aces=attack.defence_aces,
            why=lambda answer: self.not_a_set(game, answer),
        )  # fmt: skip
        answer = yield from shared_questions.maybe(game, choice)
        if not answer:
            return
        used(game, who, self.id, ("HR-218",), target.id)
        again = rolled if answer == "all" else _only(rolled, answer)
        yield from _roll_again(game, attack, again)

    @staticmethod
    def not_a_set(game: Raid, answer: str) -> Illegal:
        """Why these dice are not rolled again."""
        if answer not in (*NAMES, "all"):
            return names_nothing()
        if game.setup.violent_attack == "all":
            return Illegal("HR-218", "hr-all-rolled")
        return Illegal("HR-218", "hr-one-set" if answer == "all" else "hr-set-not-rolled")


def _only(dice_: Dice, name: str) -> Dice:
    white, red, black = (
        count if name == known else 0 for count, known in zip(dice_, NAMES, strict=True)
    )
    return (white, red, black)


def _roll_again(game: Raid, attack: Attack, again: Dice) -> Asks[None]:
    """Roll some of the Defence dice again, and count anew."""
    target = attack.target
    chains = not STOPS_CHAINS.ask(game, attack.attacker, attack).value
    why = say("hr-roll-again", who=target.id)
    rules = ("HR-218",)
    fresh = yield from dice.roll(game.content.dice, again, why, rules, chains)
    aces = [
        new if count else old
        for old, new, count in zip(attack.defence.aces, fresh.aces, again, strict=True)
    ]
    counted = (aces[0], aces[1], aces[2])
    rolled = attack.defence = Rolled(attack.defence.dice, fresh.faces, counted, fresh.rules)
    pool, boost = Pool(rolled.dice, ()), attack.defence_boost
    result = rolls.settle(game, target, Trait.DEFENCE, rules, pool, rolled, boost)
    attack.defence_aces = result.aces


@ability
class ReassuringAttack(CloseCombat):
    id = "reassuring-attack"

    @LEAST
    @rule("HR-219")
    def least(self, game: Raid, who: Character, attack: Attack) -> int:
        return int(attack.kind == CLOSE or game.setup.reassuring == "all")


@ability
class KnockBack(CloseCombat):
    id = "knock-back"

    @INSTEAD_OF_WOUND
    @rule("HR-220")
    def instead_of_wound(self, game: Raid, who: Character, attack: Attack) -> Asks[bool]:
        """In the Norwegian book the move takes the place of the wound (D-59)."""
        if game.setup.knock_back != "instead" or attack.kind != CLOSE:
            return False
        by, target = attack.attacker, attack.target.id
        why = say("hr-knock-back-instead", who=by.id, target=target)
        offer = KnockBackInstead(why, by.seat, ("HR-220",), who=by.id, target=target)
        if not (yield from shared_questions.agrees(game, offer)):
            return False
        yield from self.push_away(game, attack)
        return True

    @AFTER_ATTACK
    @rule("HR-220")
    def after_attack(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        if game.setup.knock_back == "also":
            yield from self.push_away(game, attack)

    @rule("HR-220", "HR-221")
    def push_away(self, game: Raid, attack: Attack) -> Asks[None]:
        """Each Ace too many may be an inch, out of contact with the attacker (A-076)."""
        target = attack.target
        if attack.kind != CLOSE or attack.surplus < 1 or target.at is None:
            return
        if target.at != attack.spot:
            return
        yield from forced.move_by_force(
            game,
            target,
            attack.attacker.seat,
            attack.surplus * INCH,
            ("HR-220", "HR-221"),
            forced.not_beside(game, attack.attacker, "HR-221"),
        )


@ability
class SuckerPunch(CloseCombat):
    id = "sucker-punch"

    @MODES
    @rule("HR-222")
    def is_mode(self, game: Raid, who: Character, attack: Attack) -> bool:
        return attack.kind == CLOSE and not any(each in attack.modes for each in ONE_SET)

    @ATTACK_CHANGES
    @rule("HR-222")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        return Kind.ONLY_STRONGEST if self.id in attack.modes else None

    @AFTER_ATTACK
    @rule("HR-223")
    def after_attack(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """The whole unit of the wounded target goes to ground (A-064)."""
        if self.id in attack.modes and attack.wounded and game.members(attack.target.troop):
            troop = game.troop_of(attack.target)
            ground.go_to_ground(game, troop, ("HR-223",), forced=True)
        yield from ()


@ability
class Rampage(CloseCombat):
    id = "rampage"
    kind = "close"
    targets = 2
    hurts = "HR-226"

    @DEEDS
    @rule("HR-224")
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        """Two attacks for one, at two enemies in base contact (A-071)."""
        if kind != self.kind:
            return []
        able = [each.id for each in close_combat_action.opponents(game, who)]
        return [Deed(who.id, self.id, *pair) for pair in combinations(able, 2)]

    @REFUSED_DEEDS
    def refused(self, game: Raid, who: Character, kind: str) -> Mapping[Deed, Illegal]:
        """A single enemy."""
        beside = contact.enemies_in_contact(game, who) if kind == self.kind else []
        alone = [Deed(who.id, self.id, each.id) for each in beside if len(beside) == 1]
        return reasons.refusals(game, who, self, alone)

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        for id in (deed.target, *([deed.second] if deed.second else [])):
            enemy = reasons.enemy(game, who.seat, id, "HR-224")
            reasons.check_contact(game, who, enemy, "HR-224")
            why = close_combat_action.refused_targets(game, who).get(id)
            if why is not None:
                raise why
        count = len(contact.enemies_in_contact(game, who))
        if deed.second in ("", deed.target):
            raise Illegal("HR-224", "hr-rampage-two", who=who.id, count=count)
        if deed not in self.deeds(game, who, self.kind):
            raise Illegal("HR-224", "hr-rampage-listed")

    @rule("HR-224", "HR-226")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        yield from hurts(game, who, self.id, ("HR-224", "HR-226"))
        hits = 0
        for id in (deed.target, deed.second):
            target = game.characters[id]
            if target.at is None or who.at is None:
                continue
            attack = Attack(CLOSE, who, target)
            yield from attack_order.strike(game, attack)
            hits += attack.wounded
        needed = 2 if game.setup.rampage == "both" else 1
        if hits >= needed and who.at is not None:
            self.heal(game, who)

    @rule("HR-225")
    def heal(self, game: Raid, who: Character) -> None:
        """A token less, or else the token of this use never comes (A-082)."""
        assert game.turn is not None, "a turn is in progress"
        if who.wounds:
            wounds.heal(game, who, ("HR-225",))
        elif game.setup.rampage_unwounded and (who.id, self.id) in game.turn.hurts:
            game.turn.hurts.remove((who.id, self.id))
            game.tell(TokenAverted(who=who.id, ability=self.id, rules=("HR-225",)))


@ability
class Grapple(CloseCombat):
    id = "grapple"
    kind = "generic"

    @DEEDS
    @rule("HR-227")
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        if kind != self.kind:
            return []
        return [Deed(who.id, self.id, each.id) for each in contact.enemies_in_contact(game, who)]

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        enemy = reasons.enemy(game, who.seat, deed.target, "HR-227")
        reasons.check_contact(game, who, enemy, "HR-227")

    @rule("HR-227")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        change = Change(Kind.ONLY_WEAKEST, self.id, "HR-227")
        result = yield from rolls.roll_trait(game, who, Trait.CLOSE_COMBAT, ("HR-227",), [change])
        if result.aces:
            used(game, who, self.id, ("HR-227", "HR-228"), deed.target)
            game.effects.append(Effect(self.id, deed.target, who.id))

    @rule("HR-228")
    def effect_changes(
        self, game: Raid, effect: Effect, who: Character, trait: Trait, attack: Attack | None
    ) -> Iterable[Change]:
        if trait is Trait.DEFENCE and attack is not None and attack.kind == CLOSE:
            return (Change(Kind.ONLY_WEAKEST, self.id, "HR-228"),)
        return ()

    def used_up(self, game: Raid) -> bool:
        return game.setup.grapple == "next"


@ability
class Reach(CloseCombat):
    id = "reach"

    @REACH
    @rule("HR-229")
    def reach(self, game: Raid, who: Character) -> int:
        return 2 * INCH

    @AIMED
    def aimed(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """Tell that it made the attack possible."""
        beside = contact.enemies_in_contact(game, attack.attacker)
        if attack.kind == CLOSE and attack.named not in beside and not attack.forced:
            used(game, attack.attacker, self.id, ("HR-229",), attack.named.id)
        yield from ()


@ability
class Entangle(CloseCombat):
    id = "entangle"

    @ATTACK_CHANGES
    @rule("HR-230")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        if not attack.leaving or attack.slipped:
            return None
        return Kind.UPGRADE

    @STRIKES_ANYWAY
    @rule("HR-231")
    def strikes_anyway(self, game: Raid, who: Character, slips: Slip) -> Kind | None:
        """Only Ghost is answered, and with the strongest set alone (A-072)."""
        if slips is not Slip.THROUGH:
            return None
        return Kind.ONLY_STRONGEST
