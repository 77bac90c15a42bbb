"""The points of single deeds: attacks, Spirit actions, Generic actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kitchentable.raiders.bots.estimates import (
    SURE,
    aimed,
    faces_of,
    odds_of,
    price,
    spirit_odds,
    spread,
)
from kitchentable.raiders.bots.eyes import Eyes
from kitchentable.raiders.bots.feats import Feats
from kitchentable.raiders.bots.shifts import Shifts
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.attack import CLOSE, RANGED, Attack
from kitchentable.raiders.model.cards import INCH, Trait
from kitchentable.raiders.model.pool import Change, Kind
from kitchentable.raiders.model.state import Character
from kitchentable.raiders.model.topics import Deed
from kitchentable.raiders.odds.exact import ONE
from kitchentable.raiders.rules import (
    close_combat_action,
    contact,
    generic_action,
    ranged_action,
    rolls,
    spirit_action,
)

HURT = 12
"""The extra cost of a Wound token of the bot's own where the gain is not certain."""


class Deeds:
    """The points of what a character of the bot's side could do now."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.game = eyes.game
        self.feats = Feats(eyes)
        self.shifts = Shifts(eyes)

    # --- attacks -----------------------------------------------------------------------------

    def hit(self, attack: Attack) -> int:
        """Points of an attack; negative for a friend as the target."""
        chance = odds_of(self.game, attack)
        sign = -1 if attack.target.seat == self.eyes.seat else 1
        return sign * chance * self.eyes.worth(attack.target) // SURE

    def strike(self, who: Character, target: Character) -> int:
        """Points of a Close combat attack, in the best way there is."""
        plain = aimed(self.game, CLOSE, who, target)
        return max(self.mode(plain, mode) for mode in ("", *self._modes(plain)))

    def shot(self, who: Character, troop: str) -> int:
        """Points of a shot at a troop: the closest defends."""
        able = ranged_action.closest(self.game, who, troop)
        if not able:
            return 0
        target = min(able, key=self.eyes.worth)
        plain = aimed(self.game, RANGED, who, target)
        plain.two_actions = who.actions >= 2
        return max(self.mode(plain, mode) for mode in ("", *self._modes(plain)))

    def _modes(self, attack: Attack) -> list[str]:
        abilities = self.eyes.card(attack.attacker).abilities
        if not self.game.setup.advanced:
            return []
        close = attack.kind == CLOSE
        return [each for each in MODES if each in abilities and (each in CLOSE_MODES) == close]

    def mode(self, attack: Attack, mode: str) -> int:
        """Points of an attack made in a special way; "" for a plain one."""
        if not mode:
            return (
                0 if attack.cover is Sight.BLOCKED and attack.kind == RANGED else self.hit(attack)
            )
        attack.modes, cover = [mode], attack.cover
        if mode == "parabolic":
            attack.cover = self.eyes.top.sight_past_one(attack.attacker, attack.target)
        points = MODES[mode](self, attack)
        attack.modes, attack.cover = [], cover
        return points

    def sucker_punch(self, attack: Attack) -> int:
        """Points of a shot that also sends the target's unit to ground."""
        if attack.kind != CLOSE:
            return 0
        grounded = self.eyes.grounded(attack.target)
        return self.hit(attack) + odds_of(self.game, attack) * grounded // SURE

    def saturation(self, attack: Attack) -> int:
        """Points of a shot after which the target's unit goes to ground in any case."""
        return self.hit(attack) * 3 // 4 + self.eyes.grounded(attack.target)

    def lightning(self, attack: Attack) -> int:
        """Points of a bolt that leaps on if it wounds."""
        top, target = self.eyes.top, attack.target
        near = [foe for foe in self.eyes.foes if foe is not target
                and top.distance(target, foe) <= 6 * INCH]  # fmt: skip
        follow = 0
        for foe in near:
            more = Attack(RANGED, attack.attacker, foe, free=True)
            more.follow_up = True
            follow = max(follow, self.hit(more))
        return self.hit(attack) + odds_of(self.game, attack) * follow // SURE

    def with_both(self, attack: Attack) -> int:
        """Half the points of a shot that takes both actions."""
        return self.hit(attack) // 2 if attack.two_actions else 0

    def blast(self, attack: Attack) -> int:
        """Points of an attack on all characters around, friends too, for both actions."""
        if not attack.two_actions:
            return 0
        top, total = self.eyes.top, self.hit(attack)
        for each in self.game.here():
            if each is not attack.target and top.distance(attack.target, each) <= 2 * INCH:
                total += self.hit(attack.against(each, 0))
        return total // 2

    # --- an action of a whole troop ----------------------------------------------------------

    def close_action(self, group: Sequence[Character]) -> int:
        """Points of a Close combat attack action of a group."""
        total = 0
        for who in group:
            targets = close_combat_action.targets(self.game, who)
            total += max((self.strike(who, each) for each in targets), default=0)
        return total

    def ranged_action(self, group: Sequence[Character], troop: str) -> int:
        """Points of a Ranged attack action of a group at a troop."""
        total = 0
        for who in group:
            if ranged_action.cannot_shoot(self.game, who) is None:
                total += max(0, self.shot(who, troop))
        return total

    def extra(self, group: Sequence[Character], kind: str) -> int:
        """Points of the best Spirit or Generic deed of a group."""
        offered = spirit_action.deeds if kind == "spirit" else generic_action.deeds
        return max(
            (self.worth(deed) for who in group for deed in offered(self.game, who)), default=0
        )

    # --- single deeds ------------------------------------------------------------------------

    def worth(self, deed: Deed) -> int:
        """Points of a deed."""
        who, what = self.game.characters[deed.who], deed.what
        if what == RANGED:
            return self.shot(who, deed.target)
        if what == "control":
            return self.control(int(deed.target))
        if what == "rampage":
            return self.rampage(who, (deed.target, deed.second))
        if what == "eager-teleport":
            return self.feats.leap(who, deed.target)
        if what in (CLOSE, "lead-by-example", "grapple", *SPIRIT):
            return self._to(who, what, self.game.characters[deed.target])
        return self.feats.split(who) if what == "action-group" else 0

    def _to(self, who: Character, what: str, target: Character) -> int:
        """Points of a deed of one character to another."""
        if what == CLOSE:
            return self.strike(who, target)
        if what == "lead-by-example":
            return self.heal(who, target)
        return self.grapple(who, target) if what == "grapple" else self.spirit(who, what, target)

    def instead(self, deed: Deed) -> int:
        """Points of a deed that a character could do instead of moving with its unit."""
        who, what = self.game.characters.get(deed.who), deed.what
        if who is None:
            return 0
        if what == "transport":
            return self.feats.ride(who, deed.target)
        if what == "redeploy":
            return self.feats.split(who)
        if what == "push":
            return self.shifts.push(who, deed.target)
        if what == "relocate":
            return self.shifts.relocate(who, deed.target)
        return self.feats.peep(who) if what == "running-shot" else 0

    def control(self, marker: int) -> int:
        """Points of taking a marker, unless the side has it already."""
        if any(who.controls == marker for who in self.eyes.mine):
            return 0
        return 60 + 30 * self.game.round

    def rampage(self, who: Character, targets: Sequence[str]) -> int:
        """Points of two attacks, less a token of its own unless both wound."""
        attacks = [aimed(self.game, CLOSE, who, self.game.characters[id]) for id in targets]
        both = SURE
        for attack in attacks:
            both = both * odds_of(self.game, attack) // SURE
        cost = 0 if self.eyes.last and not who.wounds else self.eyes.worth(who) + HURT
        return sum(map(self.hit, attacks)) - cost * (SURE - both) // SURE

    def heal(self, who: Character, other: Character) -> int:
        """Points of moving a Wound token from one character to another."""
        tokens = 3 if "champion" in self.eyes.card(who).abilities else 2
        if who.wounds + 1 >= tokens or other is who:
            return 0
        return price(self.game, other) // 2 - price(self.game, who) * 4 // 10

    def grapple(self, who: Character, target: Character) -> int:
        """Points of holding a target for the next attack, if friends are there to strike."""
        friends = [
            each for each in contact.enemies_in_contact(self.game, target)
            if each is not who and each.actions > 0
        ]  # fmt: skip
        if not friends or self.game.lasting("grapple", target.id):
            return 0
        held = aimed(self.game, CLOSE, friends[0], target)
        before = self.hit(held)
        return max(0, self.eyes.worth(target) // 2 - before) // 3

    def spirit(self, who: Character, what: str, target: Character) -> int:
        """Points of a Spirit action."""
        if what == "brainfreeze":
            return self._freeze(who, target)
        return spirit_odds(self.game, who, target) * SPIRIT[what](self, who, target) // SURE

    def _freeze(self, who: Character, target: Character) -> int:
        """Points of wounding a target that rolls no Ace with its weakest set."""
        if who.wounds and not self.eyes.last:
            return 0
        only = Change(Kind.ONLY_WEAKEST, "brainfreeze", "")
        dice = rolls.pool_of(self.game, target, Trait.SPIRIT, [only]).dice
        none = spread(faces_of(self.game.content), dice)[0] * SURE // ONE
        cost = 0 if self.eyes.last and not who.wounds else self.eyes.worth(who)
        return none * self.eyes.worth(target) // SURE - cost

    def _transfer(self, who: Character, target: Character) -> int:
        return self.eyes.worth(target) + price(self.game, who) // 2

    def _charm(self, who: Character, target: Character) -> int:
        """Points of the best attack that the target can be made to make."""
        beside = contact.in_contact(self.game, target)
        return max(
            (self.hit(Attack(CLOSE, target, each, free=True, forced=True)) for each in beside),
            default=0,
        )

    def _pester(self, who: Character, target: Character) -> int:
        """Points of what the target can no longer do: most if it has not acted yet."""
        if target.acted and self.eyes.last:
            return 0
        return price(self.game, target) // (14 if target.acted else 7)

    def _trick(self, who: Character, target: Character) -> int:
        beside = self.eyes.gap(who, target) <= 6 * INCH
        return self._pester(who, target) if beside else 0

    def _disrupt(self, who: Character, target: Character) -> int:
        return 0 if self.game.troop_of(target).activated else 8

    def _stun(self, who: Character, target: Character) -> int:
        return self._pester(who, target) * 3 // 4

    def _confuse(self, who: Character, target: Character) -> int:
        return 12 if not self.game.troop_of(target).activated else 4

    def _shove(self, who: Character, target: Character) -> int:
        """Points of moving the target away from the objective."""
        if target.controls >= 0:
            return 40 + 25 * self.game.round
        if self.eyes.objective.portals(self.game, self.eyes.seat) and self.eyes.worth(target) > 80:
            return 20 * self.game.round
        return 9


MODES: dict[str, Callable[[Deeds, Attack], int]] = {
    "sucker-punch": Deeds.sucker_punch,
    "saturation-fire": Deeds.saturation,
    "lightning-bolt": Deeds.lightning,
    "sure-aim": Deeds.with_both,
    "blast": Deeds.blast,
    "bullseye": Deeds.hit,
    "parabolic": Deeds.hit,
}
"""The method that gives the points of each special way to attack."""

CLOSE_MODES = ("sucker-punch",)

SPIRIT: dict[str, Callable[[Deeds, Character, Character], int]] = {
    "brainfreeze": Deeds._pester,
    "transfer": Deeds._transfer,
    "charm": Deeds._charm,
    "distract": Deeds._pester,
    "mind-trick": Deeds._trick,
    "disrupt": Deeds._disrupt,
    "stun": Deeds._stun,
    "confuse": Deeds._confuse,
    "subtle-manipulation": Deeds._shove,
}
"""The method that gives the points of winning each challenge."""
