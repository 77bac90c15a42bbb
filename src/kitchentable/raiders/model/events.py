"""What is told in the rounds of Home Raiders. Every event cites its rules."""

from __future__ import annotations

from kitchentable.kernel.events import UNTOLD, Event, message_id
from kitchentable.kernel.rules import rule
from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Arg, Item, Message, Who, say
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.dice import NAMES


@rule("HR-014")
def inches(length: int) -> str:
    """A length as people read it.

    >>> inches(305), inches(-20)
    ('3.05', '-0.20')
    """
    return f"{'-' if length < 0 else ''}{abs(length) // 100}.{abs(length) % 100:02}"


def ability_name(id: str) -> Message:
    """An ability by its name in the reader's language."""
    return Message(f"kind-ability-{id}")


def placed(id: str, at: Place, near: str, **args: Arg) -> Message:
    """A character or an object at a place, in words: in the open, beside an object or on it."""
    if not near:
        return say(id, **args)
    return say(f"{id}-on" if at[2] else f"{id}-beside", object=near, **args)


FIELDS = {
    "ability": "The ability, by its id.",
    "at": "Its place: x, y and height in hundredths of an inch.",
    "by": "The character that does it.",
    "face": 'The face of the die: "blank" or "ace".',
    "kind": '"move", "close", "ranged", "spirit" or "generic".',
    "marker": "The number of the marker, from 0.",
    "near": 'The object on which or beside which it is, by its id; "" in the open.',
    "objective": '"vanish", "portal" or "spot".',
    "round": "The number of the round, from 1.",
    "seat": "The player, by seat.",
    "target": "The character it is done to.",
    "to": "Its place: x, y and height in hundredths of an inch.",
    "trait": '"close_combat", "shooting", "defence" or "spirit".',
    "troop": "The troop, by its name.",
    "who": "The character, by its name.",
    "wounds": "Its Wound tokens now.",
}
"""What a field of an event says, by its name, unless the event itself says more."""


class RaidEvent(Event):
    """The base of all: its words are `event-hr-` and its name."""

    def say(self) -> Message:
        names = [name for name in self.__struct_fields__ if name != "rules"]
        args: dict[str, Arg] = {name: getattr(self, name) for name in names}
        return Message(message_id(type(self)).replace("event-", "event-hr-", 1), args)


# --- rounds and turns -------------------------------------------------------------------------


class RoundBegan(RaidEvent):
    """A round has begun, and the pearls are in the bag."""

    log_level = "round"
    stands_for = ("HR-018",)
    round: Public[int]
    pearls: Public[tuple[int, ...]]
    """The pearls in the bag, by seat."""

    def say(self) -> Message:
        first, second = self.pearls
        if first == second:
            return say("event-hr-round-began", round=self.round, pearls=first)
        numbers = {"round": self.round, "first": first, "second": second}
        return say("event-hr-round-began-unlike", **numbers, who=Who(0), other=Who(1))


class PearlDrawn(RaidEvent):
    """A pearl was drawn."""

    log_level = "turn"
    stands_for = ("HR-026",)
    seat: Public[int]
    """The seat whose pearl it is."""
    left: Public[int]
    """The pearls left in the bag, of both seats together."""

    def say(self) -> Message:
        return say("event-hr-pearl-drawn", who=Who(self.seat), left=self.left)


class Activated(RaidEvent):
    """A troop begins its turn."""

    stands_for = ("HR-041", "HR-047")
    troop: Public[str]
    seat: Public[int] = 0

    def say(self) -> Message:
        return say("event-hr-activated", who=Who(self.seat), troop=self.troop)


class Passed(RaidEvent):
    """A player activates no troop with a pearl."""

    seat: Public[int]
    forced: Public[bool] = False
    """Whether no troop was left to activate."""

    def say(self) -> Message:
        return say(f"event-hr-passed{'-forced' if self.forced else ''}", who=Who(self.seat))


class RoundEnded(RaidEvent):
    """The bag is empty, and the round is over."""

    round: Public[int]

    def say(self) -> Message:
        return UNTOLD  # the heading of the next round says it


TOLD_BY_ITSELF = ("move", "spirit", "generic")
"""The kinds of action of which people read only what is done with them."""


class Declared(RaidEvent):
    """An action was declared: by a troop, of a kind, perhaps against a troop."""

    troop: Public[str]
    kind: Public[str]
    target: Public[str] = ""
    """The troop that a unit shoots at; "" otherwise."""

    def say(self) -> Message:
        if self.target:
            return say("event-hr-declared-at", troop=self.troop, target=self.target)
        if self.kind in TOLD_BY_ITSELF:
            return UNTOLD
        return Message(f"event-hr-declared-{self.kind}", {"troop": self.troop})


# --- moving -----------------------------------------------------------------------------------


class Moved(RaidEvent):
    """A character has moved, or was put down elsewhere."""

    who: Public[str]
    to: Public[Place]
    """Where it stands now."""
    cost: Public[int] = 0
    """The movement it spent, in hundredths of an inch; 0 if it was lifted and put down."""
    near: Public[str] = ""

    def say(self) -> Message:
        if not self.cost:  # lifted and put down, as a teleport does
            return placed("event-hr-put-down", self.to, self.near, who=self.who)
        return placed("event-hr-moved", self.to, self.near, who=self.who, cost=inches(self.cost))

    def together(self) -> Message | None:
        if not self.cost:
            return None
        return placed("event-hr-moved-together", self.to, self.near, who=(self.who,))


class MoveLost(RaidEvent):
    """A free strike has changed the table, and the way of a character is not possible any more."""

    who: Public[str]


HARMLESS = 300
"""The deepest fall that hurts nobody (HR-077), in hundredths of an inch."""


class Fell(RaidEvent):
    """A character has fallen from a height."""

    log_level = "detail"
    stands_for = ("HR-164", "HR-207")
    who: Public[str]
    height: Public[int]
    """How deep it fell, in hundredths of an inch."""

    def say(self) -> Message:
        if self.height <= HARMLESS:
            return UNTOLD
        return say("event-hr-fell", who=self.who, height=inches(self.height))


class BrokeAway(RaidEvent):
    """A character leaves contact, and an enemy strikes at it."""

    who: Public[str]
    enemy: Public[str]
    """The enemy that strikes."""


class ObjectPushed(RaidEvent):
    """A character has pushed an object."""

    log_level = "detail"
    who: Public[str]
    object: Public[str]
    """The object, by its id."""


class WentToGround(RaidEvent):
    """A troop lies on the ground."""

    stands_for = ("HR-117",)
    troop: Public[str]
    forced: Public[bool] = False
    """Whether something other than its player's choice brought it there."""

    def say(self) -> Message:
        id = "event-hr-forced-to-ground" if self.forced else "event-hr-went-to-ground"
        return Message(id, {"troop": self.troop})


class StoodUp(RaidEvent):
    """A troop has stood up."""

    troop: Public[str]


# --- dice -------------------------------------------------------------------------------------


class PoolBuilt(RaidEvent):
    """One step of the way to a pool of dice; a pool that nothing changes tells none."""

    log_level = "reason"
    stands_for = ("HR-156", "HR-157")
    who: Public[str]
    """The character that rolls."""
    trait: Public[str]
    change: Public[str]
    """ "wounded" (dice with a wound mark go), "discard" (the strongest set goes), "strongest" (only
    the strongest set stays), "weakest" (only the weakest set stays), "downgrade" or "upgrade"."""
    source: Public[str]
    """The reason: "wounds", "range", "cover", "ground", or an ability by its id."""
    before: Public[tuple[int, int, int]]
    """White, red and black dice before this step."""
    after: Public[tuple[int, int, int]]
    """White, red and black dice after it."""

    def say(self) -> Message:
        return say(
            "event-hr-pool-built" if self.before != self.after else "event-hr-pool-kept",
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
    """A pool was rolled, with every Critical Ace that was rolled again."""

    log_level = "reason"
    stands_for = (
        "HR-032", "HR-034", "HR-053", "HR-063", "HR-065", "HR-087", "HR-088", "HR-133", "HR-151",
        "HR-152",
    )  # fmt: skip
    who: Public[str]
    """The character that rolls."""
    trait: Public[str]
    dice: Public[tuple[int, int, int]]
    """White, red and black dice of the pool."""
    faces: Public[tuple[str, ...]]
    """The faces as they fell: "blank", "ace" or "critical"; those of dice rolled again come last.
    """
    aces: Public[int]
    """The Aces, with the Boost."""
    boost: Public[int] = 0
    """The Aces among them that are a Boost."""

    def say(self) -> Message:
        faces: tuple[Item, ...] = tuple(Message(f"kind-face-{face}") for face in self.faces)
        args: dict[str, Arg] = {
            "who": self.who,
            "rolls": Message(f"kind-rolls-{self.trait}"),
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
    """The attacker; "" for shrapnel."""
    target: Public[str]
    """The character that defended."""
    kind: Public[str]
    """ "close" or "ranged"; shrapnel is "close"."""
    aces: Public[int]
    """The Aces of the attack."""
    defence: Public[int]
    """The Aces of the Defence."""
    hit: Public[bool]
    """Whether the attack has more Aces than the Defence."""

    def say(self) -> Message:
        args: dict[str, Arg] = {
            "target": self.target, "aces": self.aces, "defence": self.defence,
        }  # fmt: skip
        if not self.by:
            return Message(f"event-hr-burst-{'hit' if self.hit else 'defended'}", args)
        args["by"] = self.by
        return Message(f"event-hr-attack-{'hit' if self.hit else 'defended'}", args)


class Aimed(RaidEvent):
    """Whom a shot is aimed at: how far it is, how it is seen, and what hides a part of it."""

    log_level = "reason"
    stands_for = ("HR-106", "HR-129", "HR-130")
    by: Public[str]
    """The shooter."""
    target: Public[str]
    distance: Public[int]
    """From base to base, in hundredths of an inch."""
    sight: Public[str]
    """ "open", "partial" or "blocked"."""
    behind: Public[tuple[str, ...]] = ()
    """The objects and characters that hide a part of the target, by their ids."""

    def say(self) -> Message:
        id = "event-hr-aimed-partly" if self.behind else "event-hr-aimed"
        args: dict[str, Arg] = {
            "by": self.by, "target": self.target, "distance": inches(self.distance),
        }  # fmt: skip
        return Message(id, {**args, "behind": self.behind} if self.behind else args)


class ShotLost(RaidEvent):
    """A member of a unit that shoots has nobody left to shoot at."""

    who: Public[str]


class Wounded(RaidEvent):
    """A character has got a Wound token."""

    stands_for = ("HR-091",)
    who: Public[str]
    wounds: Public[int]


class Healed(RaidEvent):
    """A character has lost a Wound token."""

    who: Public[str]
    wounds: Public[int]


class TokenAverted(RaidEvent):
    """An ability marked Hurts does not hurt this time."""

    log_level = "detail"
    who: Public[str]
    ability: Public[str]

    def say(self) -> Message:
        return say("event-hr-token-averted", who=self.who, ability=ability_name(self.ability))


class Vanished(RaidEvent):
    """A character was taken off the table."""

    stands_for = ("HR-048",)
    who: Public[str]


class AbilityUsed(RaidEvent):
    """An ability did something, with the character it was about."""

    who: Public[str]
    """The character that has the ability."""
    ability: Public[str]
    about: Public[str] = ""
    """The character or the troop it was used on, or an object; "" if on none."""

    def say(self) -> Message:
        other = self.about and self.about != self.who
        id = "event-hr-ability-used-on" if other else "event-hr-ability-used"
        args: dict[str, Item] = {"who": self.who, "ability": ability_name(self.ability)}
        return Message(id, {**args, "about": self.about} if other else {**args})


class ChallengeRolled(RaidEvent):
    """A Spirit challenge was rolled by both."""

    stands_for = ("HR-136",)
    by: Public[str]
    """The character that challenges."""
    target: Public[str]
    """The character that is challenged."""
    aces: Public[int]
    """The Aces of the challenger."""
    against: Public[int]
    """The Aces of the challenged character."""
    won: Public[bool]
    """Whether the challenger has won."""

    def say(self) -> Message:
        id = "event-hr-challenge-won" if self.won else "event-hr-challenge-lost"
        return Message(
            id, {"by": self.by, "target": self.target, "aces": self.aces, "against": self.against}
        )


# --- the end -----------------------------------------------------------------------------------


class MarkerControlled(RaidEvent):
    """A character has spent a Generic action on a marker and controls it."""

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
    """What each seat has of the objective, by seat."""

    def say(self) -> Message:
        goal = Message(f"kind-goal-{self.objective}")
        return say("event-hr-judged", objective=goal, first=self.counts[0], second=self.counts[1])


class Resigned(RaidEvent):
    """A player has given up."""

    seat: Public[int]

    def say(self) -> Message:
        return say("event-hr-resigned", who=Who(self.seat))


EVENTS = (
    RoundBegan, PearlDrawn, Activated, Passed, RoundEnded, Declared, Moved, MoveLost, Fell,
    BrokeAway, ObjectPushed, WentToGround, StoodUp, PoolBuilt, DiceRolled, Aimed, Attacked,
    ShotLost, Wounded, Healed, TokenAverted, Vanished, AbilityUsed, ChallengeRolled,
    MarkerControlled, MarkerLost, Judged, Resigned,
)  # fmt: skip
