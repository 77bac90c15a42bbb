"""What is told in a game of Home Raiders. Every event cites its rules."""

from __future__ import annotations

from kitchentable.kernel.events import Event, message_id
from kitchentable.kernel.rules import rule
from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Arg, Item, Message, Who, say
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.dice import NAMES
from kitchentable.raiders.model.pool import Kind, Pool


@rule("HR-014")
def inches(length: int) -> str:
    """A length as people read it.

    >>> inches(305), inches(-20)
    ('3.05', '-0.20')
    """
    sign = "-" if length < 0 else ""
    return f"{sign}{abs(length) // 100}.{abs(length) % 100:02}"


def ability_name(id: str) -> Message:
    """An ability by its name in the reader's language."""
    return Message(f"kind-ability-{id}")


def placed(id: str, at: Place, near: str, **args: Arg) -> Message:
    """A character or an object at a place, in words: in the open, beside an object or on it."""
    if not near:
        return say(id, **args)
    return say(f"{id}-on" if at[2] else f"{id}-beside", object=near, **args)


class RaidEvent(Event):
    """The base of all: its words are `event-hr-` and its name."""

    def say(self) -> Message:
        args: dict[str, Arg] = {
            name: getattr(self, name) for name in self.__struct_fields__ if name != "rules"
        }
        return Message(message_id(type(self)).replace("event-", "event-hr-", 1), args)


# --- setup ----------------------------------------------------------------------------------


class SetupRolled(RaidEvent):
    face: Public[str]
    corners: Public[bool]

    def say(self) -> Message:
        setup = say("hr-cunning") if self.corners else say("hr-direct")
        return say("event-hr-setup-rolled", setup=setup)


class FirstRolled(RaidEvent):
    face: Public[str]
    seat: Public[int]

    def say(self) -> Message:
        return say("event-hr-first-rolled", who=Who(self.seat))


class SwornEnemy(RaidEvent):
    by: Public[str]
    enemy: Public[str]


class PortalPlaced(RaidEvent):
    seat: Public[int]
    at: Public[Place]
    near: Public[str] = ""

    def say(self) -> Message:
        return placed("event-hr-portal-placed", self.at, self.near, who=Who(self.seat))


class Deployed(RaidEvent):
    troop: Public[str]
    members: Public[tuple[str, ...]]


class ObjectiveRolled(RaidEvent):
    objective: Public[str]

    def say(self) -> Message:
        goal = Message(f"kind-goal-{self.objective}")
        return say("event-hr-objective-rolled", objective=goal)


class MarkerPlaced(RaidEvent):
    seat: Public[int]
    at: Public[Place]
    near: Public[str] = ""

    def say(self) -> Message:
        return placed("event-hr-marker-placed", self.at, self.near, who=Who(self.seat))


# --- rounds and turns -------------------------------------------------------------------------


class RoundBegan(RaidEvent):
    stands_for = ("HR-018",)
    round: Public[int]
    pearls: Public[tuple[int, ...]]


class PearlDrawn(RaidEvent):
    stands_for = ("HR-026",)
    seat: Public[int]
    left: Public[int]

    def say(self) -> Message:
        return say("event-hr-pearl-drawn", who=Who(self.seat), left=self.left)


class Activated(RaidEvent):
    stands_for = ("HR-041", "HR-047")
    troop: Public[str]


class Passed(RaidEvent):
    seat: Public[int]
    forced: Public[bool] = False

    def say(self) -> Message:
        id = "event-hr-passed-forced" if self.forced else "event-hr-passed"
        return Message(id, {"who": Who(self.seat)})


class RoundEnded(RaidEvent):
    round: Public[int]


class Declared(RaidEvent):
    """An action was declared: by a troop, of a kind, perhaps against a troop."""

    troop: Public[str]
    kind: Public[str]
    target: Public[str] = ""

    def say(self) -> Message:
        kind = Message(f"kind-of-hr-{self.kind}")
        if self.target:
            return say("event-hr-declared-at", troop=self.troop, kind=kind, target=self.target)
        return say("event-hr-declared", troop=self.troop, kind=kind)


# --- moving -----------------------------------------------------------------------------------


class Moved(RaidEvent):
    who: Public[str]
    to: Public[Place]
    cost: Public[int] = 0
    near: Public[str] = ""

    def say(self) -> Message:
        if not self.cost:  # lifted and put down, as a teleport does
            return placed("event-hr-put-down", self.to, self.near, who=self.who)
        return placed("event-hr-moved", self.to, self.near, who=self.who, cost=inches(self.cost))


class MoveLost(RaidEvent):
    who: Public[str]


class Fell(RaidEvent):
    stands_for = ("HR-164", "HR-207")
    who: Public[str]
    height: Public[int]

    def say(self) -> Message:
        return say("event-hr-fell", who=self.who, height=inches(self.height))


class BrokeAway(RaidEvent):
    who: Public[str]
    enemy: Public[str]


class ObjectPushed(RaidEvent):
    who: Public[str]
    object: Public[str]


class WentToGround(RaidEvent):
    stands_for = ("HR-117",)
    troop: Public[str]
    forced: Public[bool] = False

    def say(self) -> Message:
        id = "event-hr-forced-to-ground" if self.forced else "event-hr-went-to-ground"
        return Message(id, {"troop": self.troop})


class StoodUp(RaidEvent):
    troop: Public[str]


# --- dice -------------------------------------------------------------------------------------


class PoolBuilt(RaidEvent):
    """How a pool came about, one event for each step."""

    stands_for = ("HR-156", "HR-157")
    who: Public[str]
    trait: Public[str]
    change: Public[str]
    source: Public[str]
    before: Public[tuple[int, int, int]]
    after: Public[tuple[int, int, int]]

    def say(self) -> Message:
        return say(
            "event-hr-pool-built",
            who=self.who,
            change=Message(f"kind-pool-{self.change}"),
            source=source_name(self.source),
            before=dice_text(self.before),
            after=dice_text(self.after),
        )


SOURCES = ("wounds", "range", "cover", "ground")
"""What changes a pool, besides abilities."""


def source_name(source: str) -> Message:
    """What changed a pool, by name."""
    return Message(f"kind-source-{source}") if source in SOURCES else ability_name(source)


def dice_text(dice: tuple[int, int, int]) -> Message:
    """Dice in words, only the colours there are."""
    some = tuple(
        Message(f"hr-read-{name}", {"number": number})
        for name, number in zip(NAMES, dice, strict=True)
        if number
    )
    return say("hr-dice-some", dice=some) if some else say("hr-no-dice")


class DiceRolled(RaidEvent):
    stands_for = (
        "HR-032", "HR-034", "HR-053", "HR-063", "HR-065", "HR-087", "HR-088", "HR-133", "HR-151",
        "HR-152",
    )  # fmt: skip
    who: Public[str]
    trait: Public[str]
    dice: Public[tuple[int, int, int]]
    faces: Public[tuple[str, ...]]
    aces: Public[int]
    boost: Public[int] = 0

    def say(self) -> Message:
        faces: tuple[Item, ...] = tuple(Message(f"kind-face-{face}") for face in self.faces)
        args: dict[str, Arg] = {
            "who": self.who,
            "trait": Message(f"kind-trait-{self.trait}"),
            "faces": faces or (say("hr-no-dice"),),
            "aces": self.aces,
        }
        if self.boost:
            return Message("event-hr-dice-boosted", {**args, "boost": self.boost})
        return Message("event-hr-dice-rolled", args)


# --- attacks and wounds ------------------------------------------------------------------------


class Attacked(RaidEvent):
    """An attack was resolved; without `by`, the shrapnel of a vanished character."""

    by: Public[str]
    target: Public[str]
    kind: Public[str]
    aces: Public[int]
    defence: Public[int]
    hit: Public[bool]

    def say(self) -> Message:
        args: dict[str, Arg] = {
            "target": self.target, "aces": self.aces, "defence": self.defence,
        }  # fmt: skip
        if not self.by:
            return Message(f"event-hr-burst-{'hit' if self.hit else 'defended'}", args)
        return Message(
            f"event-hr-attack-{'hit' if self.hit else 'defended'}", {**args, "by": self.by}
        )


class Aimed(RaidEvent):
    """Whom a shot is aimed at: how far it is, how it is seen, and what hides a part of it."""

    stands_for = ("HR-106", "HR-129", "HR-130")
    by: Public[str]
    target: Public[str]
    distance: Public[int]
    sight: Public[str]
    behind: Public[tuple[str, ...]] = ()

    def say(self) -> Message:
        id = "event-hr-aimed-partly" if self.behind else "event-hr-aimed"
        args: dict[str, Arg] = {
            "by": self.by, "target": self.target, "distance": inches(self.distance),
        }  # fmt: skip
        return Message(id, {**args, "behind": self.behind} if self.behind else args)


class ShotLost(RaidEvent):
    who: Public[str]


class Wounded(RaidEvent):
    stands_for = ("HR-091",)
    who: Public[str]
    wounds: Public[int]


class Healed(RaidEvent):
    who: Public[str]
    wounds: Public[int]


class TokenAverted(RaidEvent):
    """An ability marked Hurts does not hurt this time."""

    who: Public[str]
    ability: Public[str]

    def say(self) -> Message:
        return say("event-hr-token-averted", who=self.who, ability=ability_name(self.ability))


class Vanished(RaidEvent):
    stands_for = ("HR-048",)
    who: Public[str]


class AbilityUsed(RaidEvent):
    """An ability did something, with the character it was about."""

    who: Public[str]
    ability: Public[str]
    about: Public[str] = ""

    def say(self) -> Message:
        id = "event-hr-ability-used-on" if self.about else "event-hr-ability-used"
        args: dict[str, Item] = {"who": self.who, "ability": ability_name(self.ability)}
        return Message(id, {**args, "about": self.about} if self.about else {**args})


class ChallengeRolled(RaidEvent):
    stands_for = ("HR-136",)
    by: Public[str]
    target: Public[str]
    aces: Public[int]
    against: Public[int]
    won: Public[bool]

    def say(self) -> Message:
        id = "event-hr-challenge-won" if self.won else "event-hr-challenge-lost"
        return Message(
            id, {"by": self.by, "target": self.target, "aces": self.aces, "against": self.against}
        )


# --- the end -----------------------------------------------------------------------------------


class MarkerControlled(RaidEvent):
    stands_for = ("HR-142", "HR-194")
    who: Public[str]
    marker: Public[int]

    def say(self) -> Message:
        return say("event-hr-marker-controlled", who=self.who, marker=self.marker + 1)


class MarkerLost(RaidEvent):
    """A character left its marker or vanished: the marker is not controlled any more."""

    who: Public[str]
    marker: Public[int]

    def say(self) -> Message:
        return say("event-hr-marker-lost", who=self.who, marker=self.marker + 1)


class Judged(RaidEvent):
    """The objective was judged: what each side has of it."""

    objective: Public[str]
    counts: Public[tuple[int, ...]]

    def say(self) -> Message:
        goal = Message(f"kind-goal-{self.objective}")
        return say("event-hr-judged", objective=goal, first=self.counts[0], second=self.counts[1])


class Resigned(RaidEvent):
    seat: Public[int]

    def say(self) -> Message:
        return say("event-hr-resigned", who=Who(self.seat))


EVENTS = (
    SetupRolled, FirstRolled, SwornEnemy, PortalPlaced, Deployed, ObjectiveRolled, MarkerPlaced,
    RoundBegan, PearlDrawn, Activated, Passed, RoundEnded, Declared, Moved, MoveLost, Fell,
    BrokeAway, ObjectPushed, WentToGround, StoodUp, PoolBuilt, DiceRolled, Aimed, Attacked,
    ShotLost, Wounded, Healed, TokenAverted, Vanished, AbilityUsed, ChallengeRolled,
    MarkerControlled, MarkerLost, Judged, Resigned,
)  # fmt: skip

CHANGES = {
    Kind.WOUNDED: "wounded", Kind.DISCARD_STRONGEST: "discard", Kind.ONLY_STRONGEST: "strongest",
    Kind.ONLY_WEAKEST: "weakest", Kind.DOWNGRADE: "downgrade", Kind.UPGRADE: "upgrade",
}  # fmt: skip


_SETS = {
    Kind.WOUNDED: (), Kind.DISCARD_STRONGEST: ("HR-149", "HR-155"),
    Kind.ONLY_STRONGEST: ("HR-149", "HR-155"), Kind.ONLY_WEAKEST: ("HR-149", "HR-155"),
    Kind.DOWNGRADE: ("HR-149", "HR-154", "HR-155"), Kind.UPGRADE: ("HR-149", "HR-154", "HR-155"),
}  # fmt: skip
"""The rules on sets and colours that say which set each kind of change is about."""

_TURNED = {Kind.DOWNGRADE: ("HR-157",), Kind.UPGRADE: ("HR-156",)}
"""The rule by which a set turns into another colour. White and black may stay as they are."""


def steps_of(who: str, trait: str, pool: Pool) -> list[PoolBuilt]:
    """The steps of a pool as events."""
    return [
        PoolBuilt(
            who=who,
            trait=trait,
            change=CHANGES[step.kind],
            source=step.source,
            before=step.before,
            after=step.after,
            rules=(
                step.rule,
                *_SETS[step.kind],
                *(_TURNED.get(step.kind, ()) if step.after != step.before else ()),
            ),
        )
        for step in pool.steps
    ]
