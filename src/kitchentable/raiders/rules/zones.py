"""Where troops may be put down: near the own Portal, or far from every enemy (group 28)."""

from __future__ import annotations

from typing import Protocol

from kitchentable.kernel.illegal import Illegal, is_legal
from kitchentable.kernel.questions import Pick, Point
from kitchentable.kernel.rules import rule
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.events import inches
from kitchentable.raiders.model.state import Character, Raid, Troop
from kitchentable.raiders.rules import contact
from kitchentable.raiders.tabletop import interface

NEAR = 6 * INCH
FAR = 12 * INCH
NOWHERE_NEAR = 10**6
"""Further than any table is wide: the distance to the nearest enemy where there is none."""


class Where(Protocol):
    """Where a character may be put down."""

    def check(self, who: Character, place: Point) -> None:
        """Raise `Illegal` where the character may not be put down at a place."""
        ...

    def suggest(self, who: Character) -> list[Place]:
        """Some places where the character may be put down."""
        ...

    def some(self, who: Character, pick: Pick) -> Place | None:
        """A random free place of that sort; none if a few tries fail."""
        ...


def check_together(game: Raid, troop: Troop, who: Character, place: Point) -> None:
    """Raise `Illegal` where a place would break the formation of a unit (HR-055)."""
    members, at = game.members(troop.id), (place[0], place[1], place[2])
    within, formation = contact.within_of(game, troop), game.setup.formation
    top = interface.of(game)
    if not top.would_join(who, at, members, within, formation):
        missing = top.put(who, at).straggling([*members, who], within, formation)
        number = contact.formation_rule(game, troop)
        raise Illegal(number, "hr-unit-apart", troop=troop.id, missing=inches(missing))


class NearPortal:
    """Within 6" of the own Portal; within 12" only if no more characters fit (A-106, A-107)."""

    def __init__(self, game: Raid, seat: int) -> None:
        self.game = game
        self.portal = next(each.id for each in game.objects if each.portal == seat)

    @rule("HR-174", "HR-175")
    def check(self, who: Character, place: Point) -> None:
        """Raise `Illegal` outside of 6", of 12" if that is full, or of the nearest free place."""
        gap = self.distance(who, place)
        if gap > NEAR and self.room(who, NEAR):
            raise Illegal("HR-174", "hr-deploy-near", missing=inches(gap - NEAR))
        if gap > FAR and self.room(who, FAR):
            raise Illegal("HR-175", "hr-deploy-far", missing=inches(gap - FAR))
        if gap > FAR:
            nearest = min((self.distance(who, each) for each in self.room(who, None)), default=gap)
            if gap > nearest:
                raise Illegal("HR-175", "hr-deploy-nearest", missing=inches(gap - nearest))

    def suggest(self, who: Character) -> list[Place]:
        """Places near the Portal and in formation, as far as there are any."""
        near = self.together(who, interface.proposals(self.game).places_at(who, self.portal, NEAR))
        found = near or self.room(who, NEAR) or self.room(who, FAR) or self.room(who, None)
        return found or self.apart(who, NEAR) or self.apart(who, FAR) or self.apart(who, None)

    def some(self, who: Character, pick: Pick) -> Place | None:
        """A random place near the Portal and near a friend."""
        mates, troop = self.game.members(who.troop), self.game.troops[who.troop]
        link = contact.within_of(self.game, troop)
        return interface.proposals(self.game).some_place(who, self.portal, NEAR, mates, link, pick)

    def together(self, who: Character, places: list[Place]) -> list[Place]:
        """At most eight of the places: those where a character is in formation with its troop."""
        troop = self.game.troops[who.troop]
        found = []
        for place in places:
            if is_legal(lambda at: check_together(self.game, troop, who, at), place):
                found.append(place)
                if len(found) == 8:
                    break
        return found

    def room(self, who: Character, within: int | None) -> list[Place]:
        """The nearest place within a distance and in formation, if there is one."""
        game = self.game
        formation = (contact.within_of(game, game.troops[who.troop]), game.setup.formation)
        mates = game.members(who.troop)
        place = interface.of(game).room_at(who, self.portal, within, mates, formation)
        return [] if place is None else [place]

    def apart(self, who: Character, within: int | None) -> list[Place]:
        """The nearest place within a distance, out of formation."""
        place = interface.of(self.game).room_at(who, self.portal, within, (), (0, "chain"))
        return [] if place is None else [place]

    def distance(self, who: Character, place: Point) -> int:
        """How far from the Portal a character would stand."""
        at = (place[0], place[1], place[2])
        return interface.of(self.game).object_distance_at(who, at, self.portal)


class FarFromEnemies:
    """Anywhere far enough from every enemy; otherwise the furthest possible place."""

    def __init__(self, game: Raid, refusal: str, least: int) -> None:
        self.game = game
        self.least = least
        self.refusal = refusal
        """The rule that refuses places too near to an enemy."""
        self._ranked: dict[str, list[tuple[int, Place]]] = {}

    @rule("HR-271", "HR-298")
    def check(self, who: Character, place: Point) -> None:
        """Raise `Illegal` where an enemy is within 12" although a place further off is free."""
        gap = self.nearest(who, place)
        if gap >= self.least:
            return
        ranked = self.ranked(who)
        needed = min(self.least, ranked[0][0]) if ranked else 0
        alone = not self.game.members(who.troop)
        if gap < needed and (alone or not self.cramped(who, needed)):
            raise Illegal(self.refusal, "hr-scouts-near", missing=inches(needed - gap))

    def suggest(self, who: Character) -> list[Place]:
        """Places beside friends; for the first of a troop some that are far enough."""
        game, top = self.game, interface.of(self.game)
        others, ranked = game.members(who.troop), self.ranked(who)
        for within in (INCH, contact.within_of(game, game.troops[who.troop])) if others else ():
            near = [at for each in others for at in top.places_near(who, each, within)]
            if near:
                return near
        enough = [at for gap, at in ranked if gap >= self.least]
        return enough[:: max(1, len(enough) // 8)] or [at for _, at in ranked[:3]]

    def some(self, who: Character, pick: Pick) -> Place | None:
        """A random place anywhere, or near a friend."""
        mates = self.game.members(who.troop)
        place = interface.proposals(self.game).some_place(who, "", 0, mates, INCH, pick)
        return place if place and is_legal(lambda at: self.check(who, at), place) else None

    def ranked(self, who: Character) -> list[tuple[int, Place]]:
        """Places all over the table, the furthest from the enemy first."""
        if who.id not in self._ranked:
            places = interface.of(self.game).places_anywhere(who)
            found = [(self.nearest(who, at), at) for at in places]
            self._ranked[who.id] = sorted(found, reverse=True)
        return self._ranked[who.id]

    def nearest(self, who: Character, place: Point) -> int:
        """How far the nearest enemy would be."""
        top = interface.of(self.game).put(who, (place[0], place[1], place[2]))
        enemies = self.game.here(1 - who.seat)
        return min((top.distance(who, each) for each in enemies), default=NOWHERE_NEAR)

    def cramped(self, who: Character, needed: int) -> bool:
        """Whether a late character fits nowhere beside its friends and far from the enemy."""
        top = interface.of(self.game)
        return not any(
            self.nearest(who, at) >= needed
            for each in self.game.members(who.troop)
            for at in top.places_near(who, each, INCH)
        )
