"""An attack while it is being resolved. It lives between two checkpoints, never in the state."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy

from kitchentable.kernel.rules import rule
from kitchentable.raiders.geometry import Place, Sight
from kitchentable.raiders.model.cards import Trait
from kitchentable.raiders.model.dice import NONE, NOTHING, Rolled
from kitchentable.raiders.model.pool import NO_BOOST, Change, Pool
from kitchentable.raiders.model.state import Character

CLOSE = "close"
RANGED = "ranged"
ATTACK_WORDS = {CLOSE: "hr-option-strikes", RANGED: "hr-option-shoots"}
"""The words of an attack that can be chosen, by its kind."""


class Attack:
    """One attack of one character on another: what is known of it so far."""

    past: bool = False
    """Whether it ignores one thing or character that hides its target (HR-238)."""
    deflectors: tuple[str, ...] = ()
    """Who deflected the shot that it came from: nobody deflects one shot twice (A-090)."""

    def __init__(
        self,
        kind: str,
        attacker: Character,
        target: Character,
        *,
        free: bool = False,
        leaving: bool = False,
        forced: bool = False,
    ) -> None:
        self.kind = kind
        self.attacker = attacker
        self.target = target
        """The character that defends: the Bodyguard, once he has stepped in."""
        self.named = target
        """Whom it was aimed at: range and cover are his (A-089)."""
        self.free = free
        """Whether it costs no action (HR-064)."""
        self.leaving = leaving
        """Whether it strikes a character that breaks away (HR-081)."""
        self.forced = forced
        """Whether the attacker does not act of its own will: no optional abilities (A-077)."""
        self.two_actions = False
        """Whether both actions of the attacker can go into it (A-069)."""
        self.follow_up = False
        """Whether it follows a Lightning bolt: no range discard, no cover (A-067)."""
        self.area = False
        """Whether it hits all characters around its target (HR-234)."""
        self.spot: Place | None = None
        """Where the defender stands while it defends."""
        self.slipped = False
        """Whether its target would have slipped away freely (HR-231)."""
        self.distance = 0
        self.cover = Sight.OPEN
        self.modes: list[str] = []
        self.given: list[Change] = []
        """Changes of the attack pool that come with the way it was started."""
        self.rolled: Rolled = NOTHING
        self.pool: Pool = Pool(NONE, ())
        self.boost = NO_BOOST
        """What abilities add to the Boost of the card."""
        self.aces = 0
        self.defence_boost = NO_BOOST
        self.defence: Rolled = NOTHING
        self.defence_aces = 0
        self.hit = False
        self.wounded = False
        """Whether the defender got a token in the end."""

    @property
    @rule("HR-032", "HR-033", off=Trait.SPIRIT)
    def trait(self) -> Trait:
        """The trait it is rolled with (HR-032, HR-033)."""
        return Trait.CLOSE_COMBAT if self.kind == CLOSE else Trait.SHOOTING

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules by which the attacker rolls."""
        return ("HR-087", "HR-032") if self.kind == CLOSE else ("HR-096", "HR-033")

    @property
    def surplus(self) -> int:
        """Aces beyond those of the Defence."""
        return self.aces - self.defence_aces

    def seen_in(self, characters: Mapping[str, Character]) -> Attack:
        """This attack as it stands, among the characters of a view of the game."""
        twin = copy(self)
        twin.attacker, twin.target, twin.named = (
            characters[each.id] for each in (self.attacker, self.target, self.named)
        )
        return twin

    def against(self, target: Character, aces: int) -> Attack:
        """This roll against another character, with a number of Aces."""
        twin = Attack(self.kind, self.attacker, target, free=self.free, forced=self.forced)
        twin.modes = self.modes
        twin.area = self.area
        twin.pool, twin.boost, twin.rolled = self.pool, self.boost, self.rolled
        twin.aces = aces
        twin.follow_up = self.follow_up
        twin.deflectors = self.deflectors
        return twin
