"""Spirit actions (group 20): challenges of the will."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.raiders.geometry import Sight
from kitchentable.raiders.model.cards import Trait
from kitchentable.raiders.model.events import ChallengeRolled
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import Deed
from kitchentable.raiders.moments import CHALLENGED, DEEDS, IMMUNE, Group, bearing
from kitchentable.raiders.rules import rolls
from kitchentable.raiders.tabletop import interface


@rule("HR-132", "HR-138")
def deeds(game: Raid, who: Character) -> list[Deed]:
    """The Spirit actions a character can perform: only with an ability in its Spirit trait."""
    return [
        deed
        for voice in DEEDS.ask(game, who, "spirit").voices
        if voice.hook.speaker.group is Group.SPIRIT
        for deed in voice.value
    ]


@rule("HR-132")
def is_able(game: Raid, who: Character) -> bool:
    """Whether a character has an ability with which Spirit actions are performed."""
    return any(hook.speaker.group is Group.SPIRIT for hook in bearing(game, who, DEEDS))


@rule("HR-134", "HR-135", "HR-136", "HR-137")
def targets(game: Raid, who: Character) -> list[Character]:
    """Those at least partly seen, at any distance, inside units too, Leaders included."""
    return [each for each in seen(game, who) if each.seat == who.seat or not immune(game, each)]


def seen(game: Raid, who: Character) -> list[Character]:
    """The enemies, or all others (D-44), that are at least partly seen."""
    others = game.here(1 - who.seat)
    if game.setup.challenged == "anybody":
        others = [each for each in game.here() if each is not who]
    sights = interface.of(game).sights(who, others)
    return [each for each, sight in zip(others, sights, strict=True) if sight is not Sight.BLOCKED]


def immune(game: Raid, who: Character) -> tuple[str, ...]:
    """The rules by which a character is no target of Spirit abilities; none if it is one."""
    return IMMUNE.ask(game, who).rules


CHALLENGE = ("HR-133", "HR-035")
"""The rules by which both roll."""


@rule("HR-035", "HR-133", "HR-153")
def challenge(game: Raid, who: Character, target: Character) -> Asks[bool]:
    """Both roll their Spirit; the challenger needs more Aces (A-017)."""
    changes = CHALLENGED.changes(game, target, who)
    ours = yield from rolls.roll_trait(game, who, Trait.SPIRIT, CHALLENGE, changes)
    theirs = yield from rolls.roll_trait(game, target, Trait.SPIRIT, CHALLENGE)
    won = ours.aces > theirs.aces
    inside = ("HR-136",) if len(game.members(target.troop)) > 1 else ()
    game.tell(
        ChallengeRolled(
            by=who.id,
            target=target.id,
            aces=ours.aces,
            against=theirs.aces,
            won=won,
            rules=("HR-133", "HR-134", "HR-135", *inside, "HR-137"),
        )
    )
    return won
