"""Defence abilities (group 36)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.abilities.harm import used
from kitchentable.raiders.model.attack import CLOSE, RANGED, Attack
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.pool import Kind
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import (
    AvertWound,
    ChooseRoll,
    PassWound,
    RollAttackAgain,
    ShootBack,
    StepIn,
    SwapPlaces,
)
from kitchentable.raiders.moments import (
    AFTER_DEFENDING,
    AFTER_TOKEN,
    BEFORE_DEFENCE,
    BURSTS,
    DEFENCE_BOOST,
    DEFENCE_CHANGES,
    PASSES_ON,
    STANDS_IN,
    Ability,
    Group,
    ability,
    bearing,
)
from kitchentable.raiders.rules import (
    action_reasons,
    attack_order,
    contact,
    forced,
    movement_action,
    ranged_action,
    reasons,
    rolls,
    shared_questions,
    wounds,
)
from kitchentable.raiders.tabletop import interface


class Defence(Ability):
    group = Group.DEFENCE


@ability
class SharpReflexes(Defence):
    id = "sharp-reflexes"

    @DEFENCE_CHANGES
    @rule("HR-258")
    def defence_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        return Kind.UPGRADE if attack.kind == RANGED else None


@ability
class WallOfShields(Defence):
    id = "wall-of-shields"

    @DEFENCE_BOOST
    @rule("HR-259")
    def defence_boost(self, game: Raid, who: Character, attack: Attack) -> int:
        """Beside a friend with the same ability."""
        beside = contact.friends_in_contact(game, attack.target)
        return int(
            any(
                hook.speaker is self
                for friend in beside
                for hook in bearing(game, friend, DEFENCE_BOOST)
            )
        )


@ability
class Regeneration(Defence):
    id = "regeneration"

    @AFTER_TOKEN
    @rule("HR-260")
    def after_token(self, game: Raid, who: Character) -> Asks[None]:
        if (yield from rolls.single_die(game, who, ("HR-260",))):
            wounds.heal(game, who, ("HR-260",))


@ability
class Deflect(Defence):
    id = "deflect"

    @AFTER_DEFENDING
    @rule("HR-261", "HR-262")
    def after_defending(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """A shot that failed goes on as the bearer's own, each shot once (A-090, A-091)."""
        who = attack.target
        if attack.kind != RANGED or attack.hit or ranged_action.cannot_shoot(game, who) is not None:
            return
        if game.setup.deflect == "more" and attack.defence_aces <= attack.aces:
            return
        troops = ranged_action.target_troops(game, [who])
        if not troops or who.id in attack.deflectors:
            return
        why = say("hr-deflect", who=who.id)
        against = reasons.why(partial(action_reasons.check_shot, game, None, who))
        choice = ShootBack(
            why, who.seat, ("HR-261", "HR-262"), among=troops, who=who.id, why=against
        )
        answer = yield from shared_questions.maybe(game, choice)
        if not answer:
            return
        target = yield from ranged_action.who_defends(game, who, answer)
        if target is not None:
            used(game, who, self.id, ("HR-261", "HR-262"), target.id)
            onward = Attack(RANGED, who, target, free=True)
            onward.deflectors = (*attack.deflectors, who.id)
            yield from attack_order.strike(game, onward)


@ability
class Shrapnel(Defence):
    id = "shrapnel"

    @BURSTS
    @rule("HR-263")
    def bursts(self, game: Raid, who: Character) -> bool:
        return True


@ability
class Resilience(Defence):
    id = "resilience"

    @DEFENCE_CHANGES
    @rule("HR-264")
    def defence_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        return Kind.UPGRADE if attack.kind == CLOSE else None


@ability
class EnergyBarrier(Defence):
    id = "energy-barrier"

    @BEFORE_DEFENCE
    @rule("HR-265")
    def before_defence(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """The attacker rolls again; the defender says which roll counts (A-016)."""
        who, attacker = attack.target, attack.attacker
        why = say("hr-energy-barrier", who=who.id, aces=attack.aces)
        offer = RollAttackAgain(why, who.seat, ("HR-265",), who=who.id, aces=attack.aces)
        if not (yield from shared_questions.agrees(game, offer)):
            return
        used(game, who, self.id, ("HR-265",), attacker.id)
        trait, pool, rules = attack.trait, attack.pool, ("HR-265", *attack.rules)
        rolled = yield from rolls.roll_dice(game, attacker, trait, rules, pool)
        result = rolls.settle(game, attacker, trait, rules, pool, rolled, attack.boost)
        aces = attack_order.at_least(game, attack, result.aces)
        answer = yield from ask(
            ChooseRoll(
                say("hr-energy-barrier-which", who=who.id),
                seat=who.seat,
                rules=("HR-265",),
                among=(attack.aces, aces) if aces != attack.aces else (aces,),
                who=who.id,
                why=lambda aces: Illegal("HR-265", "hr-roll-one-of"),
            )
        )
        attack.aces = answer


@ability
class Flicker(Defence):
    id = "flicker"

    @AFTER_DEFENDING
    @rule("HR-266")
    def after_defending(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """Swap places with a character near by that can be moved, if both fit (A-093)."""
        who = attack.target
        if attack.kind != CLOSE or attack.hit or who.at is None:
            return
        others = self.others(game, who)
        why = say("hr-flicker", who=who.id)
        against = reasons.why(partial(self.check_swap, game, who))
        choice = SwapPlaces(why, who.seat, ("HR-266",), among=others, who=who.id, why=against)
        answer = yield from shared_questions.maybe(game, choice)
        if not answer:
            return
        other = game.characters[answer]
        used(game, who, self.id, ("HR-266",), answer)
        pair = (who, other)
        before = [contact.enemies_in_contact(game, each) for each in pair]
        here, there = who.at, other.at
        assert there is not None, "the character is on the table"
        game.stand(who, there)
        game.stand(other, here)
        movement_action.place_at(game, who, there, 0, ("HR-266",))
        movement_action.place_at(game, other, here, 0, ("HR-266",))
        for each, beside in zip(pair, before, strict=True):
            movement_action.note_unsought(game, each, beside)

    @staticmethod
    def others(game: Raid, who: Character) -> list[str]:
        """The characters within five inches with which the bearer could swap places."""
        top = interface.of(game)
        found = []
        for each in game.here():
            if each is who or each.id in game.vanishing or top.distance(who, each) > 5 * INCH:
                continue
            assert who.at is not None
            assert each.at is not None
            own = each.seat == who.seat and not game.setup.flicker_firm
            willing = own or not forced.stands_firm(game, each)
            if willing and top.fit({who.id: each.at, each.id: who.at}):
                found.append(each.id)
        return found

    @staticmethod
    def check_swap(game: Raid, who: Character, id: str) -> None:
        """Raise `Illegal` where the bearer cannot swap places with a character."""
        other, top = reasons.another(game, who, id, "HR-266"), interface.of(game)
        reasons.check_within(game, who, other, 5 * INCH, "HR-266")
        if forced.stands_firm(game, other):
            raise Illegal("HR-272", "hr-stands-firm", who=id)
        if who.at and other.at and not top.fit({who.id: other.at, id: who.at}):
            raise Illegal("HR-266", "hr-swap-no-room", who=who.id, other=id)


@ability
class Bodyguard(Defence):
    id = "bodyguard"

    @STANDS_IN
    @rule("HR-267")
    def stand_in(self, game: Raid, who: Character, attack: Attack) -> Asks[bool]:
        """The bearer takes the place of a friend in contact, before any die is rolled (A-089)."""
        if who is attack.attacker or who.id in game.vanishing:
            return False
        why = say("hr-bodyguard", who=who.id, target=attack.target.id)
        offer = StepIn(why, who.seat, ("HR-267",), who=who.id, target=attack.target.id)
        if not (yield from shared_questions.agrees(game, offer)):
            return False
        used(game, who, self.id, ("HR-267",), attack.target.id)
        return True


@ability
class MirrorImage(Defence):
    id = "mirror-image"

    @PASSES_ON
    @rule("HR-268")
    def passes_on(self, game: Raid, who: Character, done: Sequence[str]) -> Asks[str]:
        """On an Ace the wound goes, or may go, to a friend near by (D-73)."""
        top = interface.of(game)
        near = [
            each.id
            for each in game.here(who.seat)
            if each is not who and each.id not in game.vanishing
            and top.distance(who, each) <= 5 * INCH
        ]  # fmt: skip
        why = say("hr-mirror-image", who=who.id)
        offer = AvertWound(why, who.seat, ("HR-268",), who=who.id)
        if not near or not (yield from shared_questions.agrees(game, offer)):
            return ""
        if not (yield from rolls.single_die(game, who, ("HR-268",))):
            return ""
        why = say("hr-pass-wound", who=who.id)
        against = reasons.why(partial(self.check_receiver, game, who))
        choice = PassWound(why, who.seat, ("HR-268",), among=near, who=who.id, why=against)
        if game.setup.mirror_image == "may":
            receiver = (yield from shared_questions.maybe(game, choice)) or ""
        else:
            receiver = yield from shared_questions.pick(choice)
        if receiver:
            used(game, who, self.id, ("HR-268",), receiver)
        return receiver

    @staticmethod
    def check_receiver(game: Raid, who: Character, id: str) -> None:
        """Raise `Illegal` where a wound cannot go to a character."""
        friend = reasons.friend(game, who, id, "HR-268")
        reasons.check_within(game, who, friend, 5 * INCH, "HR-268")
