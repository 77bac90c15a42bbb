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
    return tuple(interface.of(game).hidden_by(attack.attacker, attack.named))


@rule("HR-108")
def sight_rules(game: Raid, attack: Attack, behind: tuple[str, ...]) -> tuple[str, ...]:
    """The rules on sight that apply to a shot."""
    clear = attack.cover is Sight.OPEN
    if interface.of(game).on_one_level(attack.attacker, attack.named):
        rules: tuple[str, ...] = ("HR-101", "HR-102", "HR-103" if clear else "HR-104")
    else:
        rules = ("HR-101", "HR-107", "HR-108" if clear else "HR-109")
    if len(game.members(attack.attacker.troop)) > 1:
        rules += ("HR-106",)
    objects = [each for each in game.objects if each.id in behind]
    if objects:
        rules += ("HR-144",)
    return rules + (("HR-146",) if any(each.portal >= 0 for each in objects) else ())


def target_rules(game: Raid, attack: Attack) -> tuple[str, ...]:
    """The rules by which this member of a unit is the target."""
    target = attack.named
    rules: tuple[str, ...] = ("HR-050",) if game.is_leader(target) else ()
    mates = [each for each in game.characters.values() if each.troop == target.troop]
    here = [each for each in mates if each.at is not None]
    if len(here) > 1:
        rules += ("HR-125",)
        if Sight.BLOCKED in interface.of(game).sights(attack.attacker, here):
            rules += ("HR-130",)
    if len(here) < len(mates):
        rules += ("HR-129",)
    if game.action is not None and (target.id, "aimed") in game.action.used:
        rules += ("HR-128",)
    return rules
