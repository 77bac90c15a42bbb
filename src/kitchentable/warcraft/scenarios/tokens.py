"""Tokens in words, and the events that several scenarios share."""

from __future__ import annotations

from functools import cache

from kitchentable.kernel.events import Event
from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model.words import WORDS, Told, who
from kitchentable.warcraft.scenarios.format import Scenario

TOKENS = (
    "melee-sign", "ranged-sign", "flying-sign", "first-upgrade-sign", "second-upgrade-sign",
    "captive-orc", "captive-night-elf", "nordrassil", "elf-gate", "altar", "shrine", "hatchling",
    "water", "earth", "air", "fire", "melee-shop", "ranged-shop", "flying-shop",
)  # fmt: skip
"""Tokens with a name in the catalogues; others have the name that their file gives them."""


@cache
def token_word(token: str) -> Message:
    """A token in words."""
    return say(f"wc-token-{token}") if token in NAMED else say("wc-named-token", token=token)


NAMED: set[str] = set(TOKENS)

OURS: list[str] = [
    "main-2", "main-3", "main-4", "elf-gate", "necromancers", "captives", "nordrassil",
    "altar-of-flame", "skull-of-storms", "dragon-rise", "battle-of-the-elements", "orcs-for-sale",
    "gold-rush", "plague-of-the-scourge",
]  # fmt: skip
"""Scenarios with texts in the catalogues."""


def title(name: str, scenario: Scenario) -> Message:
    """The title of a scenario."""
    if name in OURS:
        return say(f"wc-scenario-{name}")
    return say("wc-scenario-titled", title=scenario.title or name)


def story(name: str, scenario: Scenario) -> Message:
    """The story of a scenario and its task."""
    if name in OURS:
        return say("wc-scenario-about", story=say(f"wc-story-{name}"), task=say(f"wc-task-{name}"))
    return say("wc-scenario-about", story=scenario.story, task=scenario.task)


WORDS["token"] = token_word


class ScenarioBegan(Told):
    """The scenario that is played, with the texts of its file."""

    scenario: Public[str]
    """The scenario, by its name."""
    title: Public[str] = ""
    """Its title, if it is in no catalogue; "" otherwise."""
    story: Public[str] = ""
    """Its story, if it is in no catalogue; "" otherwise."""
    task: Public[str] = ""
    """Its task, if it is in no catalogue; "" otherwise."""

    def say(self) -> Message:
        words = Scenario(2, title=self.title, story=self.story, task=self.task)
        about = story(self.scenario, words)
        return say("wc-scenario-began", title=title(self.scenario, words), about=about)


class CardsTakenOut(Told):
    """Cards are taken out of a deck for this scenario."""

    seat: Public[int]
    card: Public[str]
    number: Public[int]
    """The number of copies."""


class TokenLaid(Told):
    """A token of the scenario lies in a space."""

    token: Public[str]
    space: Public[str]


class WallsStand(Told):
    """Walls stand between spaces."""

    edges: Public[tuple[str, ...]]
    """Each wall as the names of its two spaces: a1-b1."""

    def say(self) -> Message:
        return say("wc-walls-stand", edges=tuple(each.replace("-", "–") for each in self.edges))


class UnitsBegin(Told):
    """Units of a player begin in a space."""

    seat: Public[int]
    kind: Public[str]
    number: Public[int]
    space: Public[str]


class OutpostsBegin(Told):
    """Outposts of a player begin on the board."""

    seat: Public[int]
    spaces: Public[tuple[str, ...]]


class TilesBegin(Told):
    """A player begins with other unit tiles on top."""

    seat: Public[int]
    levels: Public[tuple[int, ...]]
    """The tile on top by type (melee, ranged, flying), from 1."""

    def say(self) -> Message:
        levels = "/".join(str(level) for level in self.levels)
        return say("wc-tiles-begin", seat=who(self.seat), levels=levels)


class Carried(Told):
    """A unit has taken a token along."""

    seat: Public[int]
    token: Public[str]
    start: Public[str]
    to: Public[str]


class Idle(Told):
    """A Necromancer stands beside a place that has lost its power."""

    seat: Public[int]
    space: Public[str]


class TokenStands(Told):
    """A worker cannot harm a token."""

    token: Public[str]
    space: Public[str]


class GoneForGood(Told):
    """A unit is out of the game and does not go back to the reserve."""

    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class BroughtHome(Told):
    """A player has brought a token home."""

    seat: Public[int]
    token: Public[str]


class Worthless(Told):
    """A player would have points elsewhere, but this scenario gives none."""

    seat: Public[int]


class WithoutMat(Told):
    """A player has neither Town nor mat, nor stockpile, nor buildings."""

    seat: Public[int]


class LeftBehind(Told):
    """A token stays where it is: its unit has gone without it, or has died."""

    token: Public[str]
    space: Public[str]


class TokenDestroyed(Told):
    """A token was destroyed."""

    token: Public[str]
    space: Public[str]


class NeverDepletes(Told):
    """Mines and forests never deplete in this scenario."""

    spaces: Public[tuple[str, ...]]


class DepletedFromTheStart(Told):
    """Mines and forests begin completely depleted."""

    spaces: Public[tuple[str, ...]]


class CalledForth(Told):
    """A Necromancer has raised a unit."""

    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class NecromancerKilled(Told):
    """A Necromancer was killed."""

    seat: Public[int]
    space: Public[str]


class CameBack(Told):
    """A killed unit has returned to the board."""

    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class StepSkipped(Told):
    """A player does not have a step of the turn."""

    seat: Public[int]
    step: Public[str]
    """The step by its point of the turn, such as "harvest"."""

    def say(self) -> Message:
        return say("wc-step-skipped", seat=Who(self.seat), step=say(f"wc-step-{self.step}"))


class SetAside(Told):
    """A player has set a card of the deck aside unseen."""

    seat: Public[int]
    left: Public[int]
    """The cards left in the deck."""


EVENTS: tuple[type[Event], ...] = tuple(
    each
    for each in list(globals().values())
    if isinstance(each, type) and issubclass(each, Told) and each is not Told
)
