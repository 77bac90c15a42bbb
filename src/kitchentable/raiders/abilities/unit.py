"""Unit abilities (group 37), of every character in the unit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import combinations

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.abilities.harm import used
from kitchentable.raiders.model.attack import CLOSE, RANGED, Attack
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.pool import Kind
from kitchentable.raiders.model.state import Character, Raid, Troop
from kitchentable.raiders.model.topics import Deed, SplitUnit
from kitchentable.raiders.moments import (
    AIMED,
    ATTACK_BOOST,
    ATTACK_CHANGES,
    CHALLENGED,
    DEEDS,
    DEPLOYS_LATE,
    GAIT,
    OWN_TARGET,
    SLIPS_AWAY,
    STANDS_FIRM,
    WITHIN,
    Ability,
    Group,
    Slip,
    ability,
)
from kitchentable.raiders.rules import contact, reasons, shared_questions
from kitchentable.raiders.tabletop import interface


class Unit(Ability):
    group = Group.UNIT


@ability
class ActionGroup(Unit):
    id = "action-group"
    kind = "generic"
    targets = 0

    @DEEDS
    @rule("HR-269")
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        """A Generic action of the whole unit, in which no member has done anything else."""
        deed = Deed(who.id, self.id)
        own = kind == self.kind and not reasons.refusals(game, who, self, [deed])
        return [deed] if own else []

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        members, action = game.members(who.troop), game.action
        if len(members) < 2:
            raise Illegal("HR-269", "hr-divide-two", troop=who.troop)
        if action is not None and (action.kind != "generic" or len(action.waiting) < len(members)):
            raise Illegal("HR-269", "hr-divide-whole", troop=who.troop)
        first = next(each for each in members if each.actions > 0)
        if first is not who:
            raise Illegal("HR-269", "hr-divide-first", who=first.id, troop=who.troop)

    @rule("HR-269")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        """Split the unit in any two parts; a further pearl from the next round on (A-023)."""
        old = game.troops[who.troop]
        leaving = yield from self.split(game, old)
        new = self.found(game, old)
        assert game.turn is not None, "the unit acts"
        assert game.action is not None, "the unit acts"
        for member in leaving:
            game.join(member, new.id)
            member.actions = max(0, member.actions - 1)
        game.turn.acting.append(new.id)
        game.action.waiting.clear()
        used(game, who, self.id, ("HR-269",), new.id)

    def split(self, game: Raid, troop: Troop) -> Asks[list[Character]]:
        """Ask which members leave: at least one, not all."""
        members = [each.id for each in game.members(troop.id)]
        why = say("hr-action-group", troop=troop.id)

        def choice() -> SplitUnit:
            among = tuple(members)
            against = reasons.why(partial(self.check_leaving, game, troop))
            return SplitUnit(why, troop.seat, ("HR-269",), among=among, troop=troop.id, why=against)

        first = yield from shared_questions.pick(choice())
        leaving = [first]
        members.remove(first)
        while len(members) > 1:
            more = yield from shared_questions.maybe(game, choice())
            if not more:
                break
            leaving.append(more)
            members.remove(more)
        return [game.characters[id] for id in leaving]

    @staticmethod
    def check_leaving(game: Raid, troop: Troop, id: str) -> None:
        """Raise `Illegal` where a character cannot leave the unit that divides."""
        if reasons.on_table(game, id, "HR-269").troop != troop.id:
            raise Illegal("HR-269", "hr-act-not-theirs", who=id, troop=troop.id)
        raise Illegal("HR-269", "hr-divided-already", who=id)

    @staticmethod
    def found(game: Raid, old: Troop) -> Troop:
        """Found a troop with the card of the old one, activated as that one is."""
        number = 2
        stem = old.id.split(" (")[0]
        while f"{stem} ({number})" in game.troops:
            number += 1
        new = Troop(f"{stem} ({number})", old.seat, old.card, activated=True, deployed=True)
        game.troops[new.id] = new
        return new


@ability
class Scouts(Unit):
    id = "scouts"

    @DEPLOYS_LATE
    @rule("HR-270")
    def deploys_late(self, game: Raid, who: Character) -> int:
        """Further than 12 inches, or that far (D-75)."""
        return 12 * INCH + (game.setup.scouts == "further")


@ability
class FirmStance(Unit):
    id = "firm-stance"

    @STANDS_FIRM
    @rule("HR-272")
    def stands_firm(self, game: Raid, who: Character) -> bool:
        return True


@ability
class Phalanx(Unit):
    id = "phalanx"

    @ATTACK_CHANGES
    @rule("HR-273")
    def attack_changes(self, game: Raid, who: Character, attack: Attack) -> Kind | None:
        """While all members are joined by contact (A-119)."""
        members = game.members(attack.attacker.troop)
        if attack.kind != CLOSE or len(members) < 2:
            return None
        return Kind.UPGRADE if self.close_up(game, members) else None

    @staticmethod
    def close_up(game: Raid, members: Sequence[Character]) -> bool:
        """Whether contact joins all members or, if agreed, every two of them touch."""
        top = interface.of(game)
        if game.setup.phalanx == "pairs":
            return all(b.id in top.touched(a) for a, b in combinations(members, 2))
        return top.linked(members)


@ability
class OpenFormation(Unit):
    id = "open-formation"

    @WITHIN
    @rule("HR-274")
    def within(self, game: Raid, who: Character) -> int:
        return 5 * INCH


@ability
class DividedAim(Unit):
    id = "divided-aim"

    @OWN_TARGET
    @rule("HR-275")
    def own_target(self, game: Raid, who: Character) -> bool:
        return True

    @AIMED
    def aimed(self, game: Raid, who: Character, attack: Attack) -> Asks[None]:
        """Tell that a member shoots at another troop than the named one."""
        action = game.action
        if action is None or attack.free or not action.kind == attack.kind == RANGED:
            return
        if attack.named.troop != action.target:
            used(game, attack.attacker, self.id, ("HR-275",), attack.named.id)
        yield from ()


@ability
class Wardancers(Unit):
    id = "wardancers"

    @SLIPS_AWAY
    @rule("HR-276", off=Slip.NO)
    def slips_away(self, game: Raid, who: Character, enemy: Character) -> Slip:
        return Slip.FREELY

    @GAIT
    @rule("HR-276", off=frozenset())
    def going(self, game: Raid, who: Character) -> frozenset[str]:
        return frozenset({"slips"})


@ability
class BeatingPosse(Unit):
    id = "beating-posse"

    @ATTACK_BOOST
    @rule("HR-277")
    def boost(self, game: Raid, who: Character, attack: Attack) -> int:
        """While two or more of the unit are in contact with the target."""
        if attack.kind != CLOSE:
            return 0
        beside = contact.in_contact(game, attack.target)
        ours = [each for each in beside if each.troop == attack.attacker.troop]
        return int(attack.attacker in ours and len(ours) > 1)


@ability
class Hikers(Unit):
    id = "hikers"

    @GAIT
    @rule("HR-278", off=frozenset())
    def going(self, game: Raid, who: Character) -> frozenset[str]:
        return frozenset({"hikes"})


@ability
class IronSpirits(Unit):
    id = "iron-spirits"

    @CHALLENGED
    @rule("HR-279")
    def challenged(self, game: Raid, who: Character, challenger: Character) -> Kind | None:
        return Kind.DOWNGRADE
