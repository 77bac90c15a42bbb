"""Shooting abilities (group 34)."""

from __future__ import annotations

from copy import copy

from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.abilities.close_combat import ONE_SET
from kitchentable.raiders.abilities.harm import used
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.attack import RANGED, Attack
from kitchentable.raiders.model.cards import INCH
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
    unused,
    use,
)
from kitchentable.raiders.rules import (
    attack_order,
    contact,
    ground,
    ranged_action,
    shared_questions,
)
from kitchentable.raiders.tabletop import interface


class Shooting(Ability):
    group = Group.SHOOTING


def both_actions(game: Raid, attack: Attack) -> None:
    """Spend both actions on one attack; the rest of the unit may only shoot after it (A-069)."""
    attack.attacker.actions -= 1
    if game.turn is not None and len(game.members(attack.attacker.troop)) > 1:
        game.turn.only = RANGED


def can_take_both(attack: Attack) -> bool:
    """Whether the attacker still has both its actions for this attack."""
    taken = "sure-aim" in attack.modes or "blast" in attack.modes
    return attack.kind == RANGED and attack.two_actions and not attack.free and not taken


@ability
class SureAim(Shooting):
    id = "sure-aim"

    @MODES
    @rule("HR-232")
    def is_mode(self, game: Raid, who: Character, attack: Attack) -> bool:
        return can_take_both(attack)

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
        if split != UNSPLIT:
            before = attack.aces
            twin = attack.against(game.characters[split.target], attack.aces)
            # Barriers work on the one roll, before the split.
            yield from attack_order.barriers(game, twin)
            attack.aces = twin.aces
            if attack.aces != before:
                split = yield from self.split(game, attack, [split.target])
        if split == UNSPLIT:
            return [(attack.target, attack.aces)]
        used(game, attack.attacker, self.id, ("HR-233",), split.target)
        second = game.characters[split.target]
        return [(attack.target, attack.aces - split.aces), (second, split.aces)]

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
                )
            )
        )

    @staticmethod
    def others(game: Raid, attack: Attack) -> list[str]:
        """Other targets the attacker may shoot at from here, no further off in class."""
        who = attack.attacker
        beyond = attack.distance > attack_order.base_range(game, who, attack.named)
        enemies = [each for each in game.here(1 - who.seat) if each is not attack.target]
        top = interface.of(game)
        return [
            each.id
            for each in ranged_action.eligible(game, who, enemies)
            if beyond or top.distance(who, each) <= attack_order.base_range(game, who, each)
        ]


@ability
class Blast(Shooting):
    id = "blast"

    @MODES
    @rule("HR-234")
    def is_mode(self, game: Raid, who: Character, attack: Attack) -> bool:
        return can_take_both(attack)

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
        yield from ()
        if self.id not in attack.modes:
            return []
        hit = self.around(game, attack)
        if attack.target is not attack.named:  # a Bodyguard stands in for the named target
            hit = [attack.target, *(each for each in hit if each is not attack.target)]
            hit = [each for each in hit if each is not attack.named]
        for each in hit:
            used(game, attack.attacker, self.id, ("HR-234", "HR-235"), each.id)
        return [(each, attack.aces) for each in hit]

    @staticmethod
    def around(game: Raid, attack: Attack) -> list[Character]:
        top = interface.of(game)
        near = [(top.distance(attack.named, each), each.id) for each in game.here()
                if each is not attack.named]  # fmt: skip
        rest = [game.characters[id] for far, id in sorted(near) if far <= 2 * INCH]
        return [attack.named, *rest]


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
        if self.id not in attack.modes or not attack.hit or attack.spot is None:
            return
        top = interface.of(game)
        near = [
            each.id
            for each in game.here(1 - who.seat)
            if each is not attack.target
            and top.distance_at(attack.target, attack.spot, each) <= 6 * INCH
            and ranged_action.protected_by_contact(game, each) is None
            and ranged_action.protected_leader(game, each) is None
            and forbidden(game, who, each) is None
        ]
        if not near or not unused(game, who, self.id):
            return
        why = say("hr-lightning", who=who.id)
        choice = LeapOn(why, who.seat, ("HR-237",), among=near, who=who.id)
        answer = yield from shared_questions.maybe(game, choice)
        if answer:
            use(game, who, self.id)
            used(game, who, self.id, ("HR-237",), answer)
            follow = Attack(RANGED, who, game.characters[answer], free=True)
            follow.follow_up = True
            yield from attack_order.strike(game, follow)


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
