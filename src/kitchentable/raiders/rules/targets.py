"""The target of a shot, told with the rules that decide it (groups 16, 17, 19)."""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.attack import Attack
from kitchentable.raiders.model.events import Aimed
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.tabletop import interface


def tell_aim(game: Raid, attack: Attack, beyond: bool) -> None:
    """Tell target, distance and sight of a shot. A follow-up needs none of it (A-067)."""
    if attack.follow_up:
        return
    if game.told is not None:
        game.tell(aimed(game, attack, beyond))
    if game.action is not None:
        game.action.used.append((attack.named.id, "aimed"))


def aimed(game: Raid, attack: Attack, beyond: bool) -> Aimed:
    """The event that tells an aim."""
    behind = hidden_by(game, attack)
    return Aimed(
        by=attack.attacker.id,
        target=attack.named.id,
        distance=attack.distance,
        sight=attack.cover.name.lower(),
        behind=behind,
        rules=(
            "HR-015",
            *sight_rules(game, attack, behind),
            *(("HR-112", "HR-114") if beyond else ("HR-113",)),
            *target_rules(game, attack),
        ),
    )


@rule("HR-146")
def hidden_by(game: Raid, attack: Attack) -> tuple[str, ...]:
    """What hides a part of the target."""
    if attack.cover is not Sight.PARTIAL:
        return ()
    top = interface.of(game)
    return tuple(top.hidden_by(attack.attacker, attack.named, past_one=attack.past))


@rule("HR-108")
def sight_rules(game: Raid, attack: Attack, behind: tuple[str, ...]) -> tuple[str, ...]:
    """The rules on sight that apply to a shot."""
    clear = attack.cover is Sight.OPEN
    if interface.of(game).on_one_level(attack.attacker, attack.named):
        rules: tuple[str, ...] = ("HR-101", "HR-102", "HR-103" if clear else "HR-104")
    else:
        rules = ("HR-101", "HR-107", "HR-108" if clear else "HR-109")
    if mates_between(game, attack):
        rules += ("HR-106",)
    objects = [each for each in game.objects if each.id in behind]
    if objects:
        rules += ("HR-144",)
    return rules + (("HR-146",) if any(each.portal >= 0 for each in objects) else ())


def mates_between(game: Raid, attack: Attack) -> bool:
    """Whether another member of the shooter's unit stands nearer to both than they to each other.

    Only such a member could hide the target if the unit did not see past it.
    """
    top, far = interface.of(game), attack.distance
    mates = [each for each in game.members(attack.attacker.troop) if each is not attack.attacker]
    return any(
        top.distance(attack.attacker, each) < far and top.distance(each, attack.named) < far
        for each in mates
    )


def target_rules(game: Raid, attack: Attack) -> tuple[str, ...]:
    """The rules by which this member of a unit is the target."""
    target = attack.named
    mates = [each for each in game.members(target.troop) if each is not target]
    rules: tuple[str, ...] = ("HR-050",) if game.is_leader(target) and not mates else ()
    if mates:
        rules += ("HR-125",)
    top = interface.of(game)
    nearer = [each for each in mates if top.distance(attack.attacker, each) < attack.distance]
    if nearer and Sight.BLOCKED in top.sights(attack.attacker, nearer):
        rules += ("HR-130",)
    before = [game.characters[id] for id in aimed_at(game)]
    if any(each.at is None and each.troop == target.troop for each in before):
        rules += ("HR-129",)
    return rules + (("HR-128",) if any(each is target for each in before) else ())


def aimed_at(game: Raid) -> list[str]:
    """The characters at which shots of this action were aimed before."""
    used = game.action.used if game.action is not None else ()
    return [id for id, what in used if what == "aimed"]
