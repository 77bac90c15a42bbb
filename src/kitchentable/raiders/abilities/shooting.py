"""Shooting abilities (group 34)."""

from __future__ import annotations

from copy import copy
from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.abilities.close_combat import ONE_SET
from kitchentable.raiders.abilities.harm import used
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.attack import RANGED, Attack
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.events import ability_name, inches
from kitchentable.raiders.model.pool import Kind
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import UNSPLIT, LeapOn, Split, SplitAces
from kitchentable.raiders.moments import (
    AFTER_ATTACK,
    AIMED,
    ATTACK_CHANGES,
    MODES,
    SEES,
    SHARES,
    SHOOTS_ENGAGED,
    TARGET_CHANGES,
    Ability,
    Group,
    Shares,
    ability,
    forbidden,
    number_of,
    unused,
    use,
)
from kitchentable.raiders.rules import (
    attack_order,
    contact,
    defence_order,
    ground,
    ranged_action,
    reasons,
    shared_questions,
)
from kitchentable.raiders.tabletop import interface

LEAP = 6 * INCH
"""How far a Lightning bolt leaps on (HR-237)."""


class Shooting(Ability):
    group = Group.SHOOTING


def both_actions(game: Raid, attack: Attack) -> None:
    """Spend both actions on one attack; the rest of the unit may only shoot after it (A-069)."""
    attack.attacker.actions -= 1
    ranged_action.bind_unit(game, attack.attacker)


def can_take_both(attack: Attack) -> bool:
    """Whether the attacker still has both its actions for this attack."""
    taken = "sure-aim" in attack.modes or "blast" in attack.modes
    return attack.kind == RANGED and attack.two_actions and not attack.free and not taken


def check_both(game: Raid, attack: Attack, ability: str) -> None:
    """Raise `Illegal` where an attack cannot take both actions of the attacker."""
    number, name = number_of(ability), ability_name(ability)
    message = "hr-mode-both" if attack.kind == RANGED else "hr-mode-not-now"
    who = {"who": attack.attacker.id} if attack.kind == RANGED else {}
    raise Illegal(number, message, ability=name, **who)


@ability
class SureAim(Shooting):
    id = "sure-aim"

    @MODES
    @rule("HR-232")
    def is_mode(self, game: Raid, who: Character, attack: Attack) -> bool:
        return can_take_both(attack)

    def check_mode(self, game: Raid, attack: Attack) -> None:
        check_both(game, attack, self.id)

    @AIMED
    @rule("HR-232")
    def aimed(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        if self.id in attack.modes:
            both_actions(game, attack)
        yield from ()

    @ATTACK_CHANGES
    @rule("HR-232")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        return Kind.UPGRADE if self.id in attack.modes else None


@ability
class DoubleShot(Shooting):
    id = "double-shot"

    @SHARES
    @rule("HR-233")
    def shares(self, game: Raid, who: Character, attack: Attack) -> Asks[Shares]:
        """The Aces of one roll for two targets, the second in no worse range class (A-068)."""
        if attack.kind != RANGED or attack.area or attack.aces < 2 or attack.forced:
            return []
        split = yield from self.split(game, attack, self.others(game, attack))
        if split == UNSPLIT:
            return [attack]
        twin = attack.against(game.characters[split.target], attack.aces)
        attack_order.measure(game, twin)
        if twin.cover is Sight.BLOCKED:
            twin.cover = interface.of(game).sight_past_one(twin.attacker, twin.named)
        yield from defence_order.stand_ins(game, twin)
        # Barriers work on the one roll, before the split.
        yield from attack_order.barriers(game, twin)
        if twin.aces != attack.aces:
            attack.aces = twin.aces
            split = yield from self.split(game, attack, [split.target])
        if split == UNSPLIT:
            return [attack]
        used(game, attack.attacker, self.id, ("HR-233",), split.target)
        attack.aces, twin.aces = attack.aces - split.aces, split.aces
        return [attack, twin]

    def split(self, game: Raid, attack: Attack, others: list[str]) -> Asks[Split]:
        """Ask for a second target and its share of the Aces, if there is anything to split."""
        who = attack.attacker
        options = [Split(id, aces) for id in others for aces in range(1, attack.aces)]
        if not options:
            return UNSPLIT
        return (
            yield from ask(
                SplitAces(
                    say("hr-double-shot", who=who.id, aces=attack.aces),
                    seat=who.seat,
                    rules=("HR-233",),
                    among=(UNSPLIT, *options),
                    who=who.id,
                    aces=attack.aces,
                    why=reasons.why(partial(self.check_split, game, attack)),
                )
            )
        )

    @staticmethod
    def check_split(game: Raid, attack: Attack, split: Split) -> None:
        """Raise `Illegal` where a second target cannot get a number of Aces."""
        who = attack.attacker
        target = reasons.enemy(game, who.seat, split.target, "HR-233")
        if target is attack.target:
            raise Illegal("HR-233", "hr-first-target", who=target.id)
        if not 1 <= split.aces < attack.aces:
            raise Illegal("HR-233", "hr-split-share", aces=attack.aces)
        if not ranged_action.eligible(game, who, [target], plainly=True, named=True):
            raise ranged_action.why_not(game, who, [target], named=True)
        beyond = game.setup.double_shot_farther or attack_order.beyond_range(game, attack)
        far = interface.of(game).distance(who, target)
        if not beyond and far > attack_order.base_range(game, who, target):
            raise Illegal("HR-233", "hr-split-farther", target=target.id)
        raise Illegal("HR-233", "hr-not-the-target", who=target.id)

    @staticmethod
    def others(game: Raid, attack: Attack) -> list[str]:
        """Other targets the attacker may shoot at from here, no further off in class (A-068).

        A hidden one must be seen past the same thing that the shot ignores already (HR-238).
        """
        who, top = attack.attacker, interface.of(game)
        beyond = game.setup.double_shot_farther or attack_order.beyond_range(game, attack)
        enemies = [each for each in game.here(1 - who.seat) if each is not attack.target]
        plain = ranged_action.eligible(game, who, enemies, plainly=True, named=True)
        ignored = set(top.seen_past(who, attack.named)) if attack.past else set()
        hidden = ranged_action.eligible(game, who, enemies, named=True) if ignored else []
        past = [e for e in hidden if ignored.intersection(top.seen_past(who, e))]
        able = [each for each in enemies if each in plain or each in past]
        return [
            each.id
            for each in able
            if beyond or top.distance(who, each) <= attack_order.base_range(game, who, each)
        ]


@ability
class Blast(Shooting):
    id = "blast"

    @MODES
    @rule("HR-234")
    def is_mode(self, game: Raid, who: Character, attack: Attack) -> bool:
        return can_take_both(attack)

    def check_mode(self, game: Raid, attack: Attack) -> None:
        check_both(game, attack, self.id)

    @AIMED
    @rule("HR-234")
    def aimed(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """Every unit that would be hit may go to ground (A-065)."""
        if self.id not in attack.modes:
            return
        both_actions(game, attack)
        attack.area = True
        hit = self.around(game, attack)
        for troop in dict.fromkeys(each.troop for each in hit):
            attacks = [self.upon(attack, each) for each in hit if each.troop == troop]
            yield from ground.offer_ground(game, game.troops[troop], *attacks)

    @staticmethod
    def upon(attack: Attack, target: Character) -> Attack:
        """The blast against one of the characters around: this roll, without cover (A-066)."""
        if target is attack.target:
            return attack
        twin = copy(attack)
        twin.target, twin.cover = target, Sight.OPEN
        return twin

    @SHARES
    @rule("HR-234", "HR-235")
    def shares(self, game: Raid, who: Character, attack: Attack) -> Asks[Shares]:
        """All characters within two inches, friend or enemy, nearest first (A-066, A-128)."""
        if self.id not in attack.modes:
            return []
        # A Bodyguard stands in for the named target.
        near = [e for e in self.around(game, attack) if e not in (attack.target, attack.named)]
        rest = yield from defence_order.nearest_first(game, attack.named, near, ("HR-235",))
        for each in (attack.target, *rest):
            used(game, attack.attacker, self.id, ("HR-234", "HR-235"), each.id)
        struck, shares = [attack.target], [attack]
        for each in rest:
            twin = attack.against(each, attack.aces)
            if (yield from defence_order.is_struck(game, twin, struck)):
                shares.append(twin)
        return shares

    @staticmethod
    def around(game: Raid, attack: Attack) -> list[Character]:
        top = interface.of(game)
        near = [
            each
            for each in game.here()
            if each is not attack.named and top.distance(attack.named, each) <= 2 * INCH
        ]
        near.sort(key=lambda each: (top.distance(attack.named, each), each.id))
        return [attack.named, *near]


@ability
class LightningBolt(Shooting):
    id = "lightning-bolt"

    @MODES
    @rule("HR-236")
    def is_mode(self, game: Raid, who: Character, attack: Attack) -> bool:
        free = not attack.follow_up and not any(each in attack.modes for each in ONE_SET)
        return attack.kind == RANGED and free

    @ATTACK_CHANGES
    @rule("HR-236")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        return Kind.ONLY_STRONGEST if self.id in attack.modes else None

    @AFTER_ATTACK
    @rule("HR-237")
    def after_attack(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """A second bolt at an enemy near the target, with all dice and without sight (A-067)."""
        who = attack.attacker
        if self.id not in attack.modes or not attack.wounded or attack.spot is None:
            return
        top = interface.of(game)
        near = [
            each.id
            for each in game.here(1 - who.seat)
            if each is not attack.target
            and top.distance_at(attack.target, attack.spot, each) <= LEAP
            and ranged_action.protected_by_contact(game, each) is None
            and ranged_action.protected_leader(game, each) is None
            and forbidden(game, who, each) is None
        ]
        if not near or not unused(game, who, self.id):
            return
        why = say("hr-lightning", who=who.id)
        against = reasons.why(partial(self.check_leap, game, attack))
        choice = LeapOn(why, who.seat, ("HR-237",), among=near, who=who.id, why=against)
        answer = yield from shared_questions.maybe(game, choice)
        if answer:
            use(game, who, self.id)
            used(game, who, self.id, ("HR-237",), answer)
            follow = Attack(RANGED, who, game.characters[answer], free=True)
            follow.follow_up, follow.deflectors = True, attack.deflectors
            yield from attack_order.strike(game, follow)

    @staticmethod
    def check_leap(game: Raid, attack: Attack, id: str) -> None:
        """Raise `Illegal` where the bolt cannot leap on to an enemy."""
        who, first, spot = attack.attacker, attack.target, attack.spot
        enemy = reasons.enemy(game, who.seat, id, "HR-237")
        if enemy is first:
            raise Illegal("HR-237", "hr-first-target", who=id)
        if spot and interface.of(game).distance_at(first, spot, enemy) > LEAP:
            far = inches(LEAP)
            raise Illegal("HR-237", "hr-not-within", who=id, other=first.id, far=far)
        engaged = ranged_action.protected_by_contact(game, enemy)
        why = engaged or ranged_action.protected_leader(game, enemy) or forbidden(game, who, enemy)
        if why is not None:
            raise why


@ability
class Parabolic(Shooting):
    id = "parabolic"

    @SEES
    @rule("HR-238", off=Sight.BLOCKED)
    def sees(self, game: Raid, who: Character, target: Character) -> Sight:
        return interface.of(game).sight_past_one(who, target)

    @MODES
    @rule("HR-238")
    def is_mode(self, game: Raid, who: Character, attack: Attack) -> bool:
        """Worth it where something blocks; needed where nothing is seen without it."""
        if attack.kind != RANGED or attack.follow_up or attack.cover is Sight.OPEN:
            return False
        better = interface.of(game).sight_past_one(attack.attacker, attack.target)
        return better > attack.cover

    def must_mode(self, game: Raid, attack: Attack) -> bool:
        return attack.cover is Sight.BLOCKED

    @AIMED
    @rule("HR-238")
    def aimed(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        if self.id in attack.modes:
            top = interface.of(game)
            attack.cover = top.sight_past_one(attack.attacker, attack.named)
            attack.past = True
        yield from ()

    @ATTACK_CHANGES
    @rule("HR-239")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        return Kind.DOWNGRADE if self.id in attack.modes else None


@ability
class Bullseye(Shooting):
    id = "bullseye"

    @MODES
    @rule("HR-240")
    def is_mode(self, game: Raid, who: Character, attack: Attack) -> bool:
        return attack.kind == RANGED

    @ATTACK_CHANGES
    @rule("HR-240")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        return Kind.DOWNGRADE if self.id in attack.modes else None

    @TARGET_CHANGES
    @rule("HR-240")
    def target_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        return Kind.DOWNGRADE if self.id in attack.modes else None


@ability
class Multitask(Shooting):
    id = "multitask"

    @SHOOTS_ENGAGED
    @rule("HR-241")
    def shoots_engaged(self, game: Raid, who: Character, target: Character | None) -> bool:
        """At any enemy but those in contact with it."""
        return target is None or not interface.of(game).touching(who, target)

    @AIMED
    def aimed(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """Tell that it made the attack possible."""
        engaged = contact.enemies_in_contact(game, attack.attacker)
        if attack.kind == RANGED and engaged and attack.named not in engaged:
            used(game, attack.attacker, self.id, ("HR-241",), attack.named.id)
        yield from ()


@ability
class PointBlank(Shooting):
    id = "point-blank"

    @SHOOTS_ENGAGED
    @rule("HR-242")
    def shoots_engaged(self, game: Raid, who: Character, target: Character | None) -> bool:
        """Only at enemies in contact with it."""
        return target is None or interface.of(game).touching(who, target)

    @ATTACK_CHANGES
    @rule("HR-242")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        if attack.kind != RANGED or game.setup.point_blank == "plain":
            return None
        if not interface.of(game).touching(attack.attacker, attack.target):
            return None
        return Kind.UPGRADE


@ability
class SaturationFire(Shooting):
    id = "saturation-fire"

    @MODES
    @rule("HR-243")
    def is_mode(self, game: Raid, who: Character, attack: Attack) -> bool:
        return attack.kind == RANGED and not any(each in attack.modes for each in ONE_SET)

    @AIMED
    @rule("HR-243")
    def aimed(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """The target's unit goes to ground before the dice are rolled (A-064)."""
        if self.id in attack.modes:
            troop = game.troop_of(attack.target)
            ground.go_to_ground(game, troop, ("HR-243",), forced=True)
        yield from ()

    @ATTACK_CHANGES
    @rule("HR-243")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        return Kind.ONLY_STRONGEST if self.id in attack.modes else None


@ability
class Sniper(Shooting):
    id = "sniper"

    @ATTACK_CHANGES
    @rule("HR-244")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        if attack.kind != RANGED or game.troop_of(attack.target).activated:
            return None
        return Kind.UPGRADE
