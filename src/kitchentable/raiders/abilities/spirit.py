"""Spirit abilities (group 35): most are challenges."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.abilities.harm import hurts, used
from kitchentable.raiders.model.attack import CLOSE, Attack
from kitchentable.raiders.model.cards import INCH, Trait
from kitchentable.raiders.model.events import ability_name
from kitchentable.raiders.model.pool import Change, Kind
from kitchentable.raiders.model.state import Character, Effect, Raid
from kitchentable.raiders.model.topics import ChooseVictim, Deed, LoseAbility
from kitchentable.raiders.moments import (
    ABILITIES,
    DEEDS,
    IMMUNE,
    REFUSED_DEEDS,
    Ability,
    Group,
    ability,
    is_off,
)
from kitchentable.raiders.rules import (
    attack_order,
    contact,
    forced,
    reasons,
    rolls,
    shared_questions,
    spirit_action,
    wounds,
)


class Challenge(Ability):
    """An ability that challenges an enemy. What a won challenge does is up to each ability."""

    group = Group.SPIRIT
    kind = "spirit"

    @DEEDS
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        if kind != self.kind:
            return []
        able = [
            each for each in spirit_action.targets(game, who) if not self.why_not(game, who, each)
        ]
        return [Deed(who.id, self.id, each.id) for each in able]

    @REFUSED_DEEDS
    def refused(self, game: Raid, who: Character, kind: str) -> Mapping[Deed, Illegal]:
        seen = spirit_action.seen(game, who) if kind == self.kind else []
        deeds = [Deed(who.id, self.id, each.id) for each in seen]
        return reasons.refusals(game, who, self, deeds)

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        target = self.challenged(game, who, deed.target)
        if target not in spirit_action.seen(game, who):
            raise Illegal("HR-135", "hr-shoot-unseen", who=who.id, target=target.id)
        for number in spirit_action.immune(game, target) if target.seat != who.seat else ():
            raise Illegal(number, "hr-spirit-immune", target=target.id)
        why = self.why_not(game, who, target)
        if why is not None:
            raise why

    @staticmethod
    def challenged(game: Raid, who: Character, id: str) -> Character:
        """The character of a name, if it is one that may be challenged (D-44)."""
        if game.setup.challenged == "anybody":
            return reasons.another(game, who, id, "HR-134")
        return reasons.enemy(game, who.seat, id, "HR-134")

    def why_not(self, game: Raid, who: Character, target: Character) -> Illegal | None:
        """Why this target cannot be challenged for this; `None` if it can."""
        return None

    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        target = game.characters[deed.target]
        if (yield from spirit_action.challenge(game, who, target)):
            yield from self.won(game, who, target)

    def won(self, game: Raid, who: Character, target: Character) -> Asks[None]:
        """The challenge is won."""
        yield from ()


@ability
class SubtleManipulation(Challenge):
    id = "subtle-manipulation"

    @rule("HR-245")
    def won(self, game: Raid, who: Character, target: Character) -> Asks[None]:
        """Up to 3 inches; by the Norwegian book all of them, as far as there is room (D-67)."""
        used(game, who, self.id, ("HR-245",), target.id)
        whole = game.setup.manipulation == "whole"
        yield from forced.move_by_force(game, target, who.seat, 3 * INCH, ("HR-245",), whole=whole)


@ability
class Distract(Challenge):
    id = "distract"

    @rule("HR-246")
    def won(self, game: Raid, who: Character, target: Character) -> Asks[None]:
        used(game, who, self.id, ("HR-246",), target.id)
        game.effects.append(Effect(self.id, target.id, who.id, until="game"))
        yield from ()

    @rule("HR-246")
    def effect_changes(
        self, game: Raid, effect: Effect, who: Character, trait: Trait, attack: Attack | None
    ) -> Iterable[Change]:
        """The next roll, of whatever kind (A-018)."""
        return (Change(Kind.DOWNGRADE, self.id, "HR-246"),)

    def used_up(self, game: Raid) -> bool:
        return True


@ability
class MindTrick(Challenge):
    id = "mind-trick"

    @rule("HR-247")
    def won(self, game: Raid, who: Character, target: Character) -> Asks[None]:
        used(game, who, self.id, ("HR-247",), target.id)
        game.effects.append(Effect(self.id, target.id, who.id, until="own-turn"))
        yield from ()

    @rule("HR-247")
    def forbids(
        self, game: Raid, effect: Effect, attacker: Character, target: Character
    ) -> Illegal | None:
        """In its next turn, and free attacks in that turn too (A-097)."""
        own_turn = game.turn is not None and attacker.troop in game.turn.acting
        if own_turn and target.id == effect.by:
            return Illegal("HR-247", "hr-mind-tricked", who=attacker.id, target=target.id)
        return None


@ability
class Transfer(Challenge):
    id = "transfer"

    @rule("HR-248", "HR-249")
    def why_not(self, game: Raid, who: Character, target: Character) -> Illegal | None:
        if not game.is_wounded(who):
            return Illegal("HR-248", "hr-transfer-unwounded", who=who.id)
        if game.is_wounded(target):
            return Illegal("HR-249", "hr-spirit-wounded", target=target.id)
        return None

    @rule("HR-248")
    def won(self, game: Raid, who: Character, target: Character) -> Asks[None]:
        used(game, who, self.id, ("HR-248",), target.id)
        wounds.heal(game, who, ("HR-248",))
        yield from wounds.wound(game, target, who.seat, ("HR-248",))


@ability
class StrongWill(Ability):
    id = "strong-will"
    group = Group.SPIRIT

    @IMMUNE
    @rule("HR-250")
    def immune(self, game: Raid, who: Character) -> bool:
        return True


@ability
class Disrupt(Challenge):
    id = "disrupt"

    @rule("HR-251")
    def won(self, game: Raid, who: Character, target: Character) -> Asks[None]:
        """Bind the next turn of the target's player; a later effect replaces this one (A-022).

        A unit that has acted in this round can be bound in a turn of the next round. The Norwegian
        book has no effect then (D-68).
        """
        troop = game.troop_of(target)
        yield from ()
        if game.setup.disrupt == "waiting" and troop.activated:
            return
        used(game, who, self.id, ("HR-251",), target.id)
        game.effects = [
            each
            for each in game.effects
            if each.ability != self.id or game.troops[each.on].seat != target.seat
        ]
        game.effects.append(Effect(self.id, troop.id, who.id, until="game"))


@ability
class Charm(Challenge):
    id = "charm"

    @rule("HR-252")
    def won(self, game: Raid, who: Character, target: Character) -> Asks[None]:
        """The target attacks a character beside it; its owner rolls and has no choices (A-077).

        By the Dutch book the bearer may also let it be (D-69).
        """
        beside = contact.in_contact(game, target)
        if game.setup.charm == "friends":
            beside = contact.friends_in_contact(game, target)
        if not beside:
            return
        why = say("hr-charm", who=who.id, target=target.id)
        names = [each.id for each in beside]
        against = reasons.why(partial(self.check_victim, game, target))
        choice = ChooseVictim(
            why, who.seat, ("HR-252",), among=names, who=who.id, target=target.id, why=against
        )
        if game.setup.charm == "may":
            victim = yield from shared_questions.maybe(game, choice)
        else:
            victim = yield from shared_questions.pick(choice)
        if not victim:
            return
        used(game, who, self.id, ("HR-252",), target.id)
        attack = Attack(CLOSE, target, game.characters[victim], free=True, forced=True)
        yield from attack_order.strike(game, attack)

    @staticmethod
    def check_victim(game: Raid, target: Character, id: str) -> None:
        """Raise `Illegal` where the target cannot be made to attack a character."""
        victim = reasons.another(game, target, id, "HR-252")
        reasons.check_contact(game, target, victim, "HR-252")
        if game.setup.charm == "friends":
            reasons.friend(game, target, id, "HR-252")


@ability
class Confuse(Challenge):
    id = "confuse"

    @rule("HR-253")
    def why_not(self, game: Raid, who: Character, target: Character) -> Illegal | None:
        if game.is_leader(target):
            return None
        return Illegal("HR-253", "hr-confuse-leader", target=target.id)

    @rule("HR-253")
    def won(self, game: Raid, who: Character, target: Character) -> Asks[None]:
        used(game, who, self.id, ("HR-253",), target.id)
        game.effects.append(Effect(self.id, target.id, who.id))
        yield from ()


@ability
class Stun(Challenge):
    id = "stun"

    @rule("HR-254")
    def why_not(self, game: Raid, who: Character, target: Character) -> Illegal | None:
        if self.left(game, target):
            return None
        return Illegal("HR-254", "hr-stun-nothing", target=target.id)

    @staticmethod
    def left(game: Raid, target: Character) -> list[str]:
        """The abilities of its own card that the target has not lost already."""
        return [id for id in game.card_of(target).abilities if not is_off(game, target, id)]

    @rule("HR-254")
    def won(self, game: Raid, who: Character, target: Character) -> Asks[None]:
        """One ability of the target's own card (A-098)."""
        why = say("hr-stun", who=who.id, target=target.id)
        own = self.left(game, target)
        against = reasons.why(partial(self.check_lost, game, target))
        choice = LoseAbility(
            why, who.seat, ("HR-254",), among=own, who=who.id, target=target.id, why=against
        )
        lost = yield from shared_questions.pick(choice)
        used(game, who, self.id, ("HR-254",), target.id)
        game.effects.append(Effect(self.id, target.id, who.id, what=lost))

    @staticmethod
    def check_lost(game: Raid, target: Character, id: str) -> None:
        """Raise `Illegal` where the target cannot lose an ability."""
        if id in ABILITIES and id not in game.card_of(target).abilities:
            name = ability_name(id)
            raise Illegal("HR-254", "hr-ability-not-on-card", ability=name, who=target.id)
        reasons.check_borne(game, target, id)


@ability
class Brainfreeze(Challenge):
    id = "brainfreeze"
    hurts = "HR-257"

    @rule("HR-256")
    def why_not(self, game: Raid, who: Character, target: Character) -> Illegal | None:
        if game.is_wounded(target):
            return Illegal("HR-256", "hr-spirit-wounded", target=target.id)
        return None

    @rule("HR-255", "HR-257")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        """No challenge: the target rolls, and without an Ace it is wounded (A-096)."""
        target = game.characters[deed.target]
        yield from hurts(game, who, self.id, ("HR-255", "HR-257"), target.id)
        change = Change(Kind.ONLY_WEAKEST, self.id, "HR-255")
        rules = ("HR-255", "HR-035")
        result = yield from rolls.roll_trait(game, target, Trait.SPIRIT, rules, [change])
        if result.aces == 0:
            yield from wounds.wound(game, target, who.seat, ("HR-255",))
