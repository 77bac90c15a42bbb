"""What is told before the first round of Home Raiders."""

from __future__ import annotations

from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Message, Who, say
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.events import RaidEvent, placed


class SetupRolled(RaidEvent):
    """The white die for the set-up was rolled."""

    face: Public[str]
    corners: Public[bool]
    """Whether the Portals stand in corners (the cunning set-up) or at sides."""

    def say(self) -> Message:
        setup = say("hr-cunning") if self.corners else say("hr-direct")
        return say("event-hr-setup-rolled", setup=setup)


class FirstRolled(RaidEvent):
    """The die for the first call was rolled."""

    face: Public[str]
    seat: Public[int]
    """The seat that places its Portal and deploys first."""

    def say(self) -> Message:
        return say("event-hr-first-rolled", who=Who(self.seat))


class SwornEnemy(RaidEvent):
    """A Hero has sworn to fight one enemy."""

    by: Public[str]
    """The Hero."""
    enemy: Public[str]
    """The enemy it is about."""


class PortalPlaced(RaidEvent):
    """A Portal was placed."""

    seat: Public[int]
    at: Public[Place]
    near: Public[str] = ""

    def say(self) -> Message:
        return placed("event-hr-portal-placed", self.at, self.near, who=Who(self.seat))


class Deployed(RaidEvent):
    """A troop was put down."""

    troop: Public[str]
    members: Public[tuple[str, ...]]
    """Its members, by name."""


class ObjectiveRolled(RaidEvent):
    """The objective of the game was rolled."""

    objective: Public[str]

    def say(self) -> Message:
        goal = Message(f"kind-goal-{self.objective}")
        return say("event-hr-objective-rolled", objective=goal)


class MarkerPlaced(RaidEvent):
    """A marker of the Strategic spot was put down."""

    log_level = "detail"
    seat: Public[int]
    """The seat that put it down."""
    at: Public[Place]
    near: Public[str] = ""

    def say(self) -> Message:
        return placed("event-hr-marker-placed", self.at, self.near, who=Who(self.seat))


SETUP_EVENTS = (
    SetupRolled, FirstRolled, SwornEnemy, PortalPlaced, Deployed, ObjectiveRolled, MarkerPlaced,
)  # fmt: skip
