"""Transport: a Movement ability that carries whole troops along."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from kitchentable.kernel.illegal import Illegal, is_legal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.raiders.abilities.harm import used
from kitchentable.raiders.abilities.movement import Movement, place_near
from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.topics import CarryMore, Deed
from kitchentable.raiders.moments import DEEDS, REFUSED_DEEDS, ability
from kitchentable.raiders.rules import (
    close_combat_action,
    contact,
    movement_action,
    reasons,
    shared_questions,
)
from kitchentable.raiders.tabletop import interface

CARRIED = 3 * INCH


@ability
class Transport(Movement):
    id = "transport"
    kind = "move"

    @DEEDS
    @rule("HR-212", "HR-213")
    def deeds(self, game: Raid, who: Character, kind: str) -> Sequence[Deed]:
        """Troops of its side whose members are all near."""
        if kind != self.kind:
            return []
        around = self.around(game, who)
        return [Deed(who.id, self.id, id) for id, near in around.items() if all(near)]

    @REFUSED_DEEDS
    def refused(self, game: Raid, who: Character, kind: str) -> Mapping[Deed, Illegal]:
        """Troops of which only some are near."""
        around = self.around(game, who) if kind == self.kind else {}
        some = [Deed(who.id, self.id, id) for id, near in around.items() if any(near)]
        return reasons.refusals(game, who, self, some)

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        if reasons.troop_there(game, deed.target, "HR-212").seat != who.seat:
            raise Illegal("HR-212", "hr-not-yours", what=deed.target)
        near = self.around(game, who).get(deed.target)
        if near is None:
            raise Illegal("HR-212", "hr-not-itself", who=who.id)
        if not all(near):
            raise Illegal("HR-213", "hr-transport-apart", who=who.id, troop=deed.target)

    @staticmethod
    def around(game: Raid, who: Character) -> dict[str, list[bool]]:
        """The troops of its side: which of their members are near, itself aside."""
        top = interface.of(game)
        found = {}
        for troop in game.alive(who.seat):
            members = [each for each in game.members(troop.id) if each is not who]
            if members:
                found[troop.id] = [top.distance(who, each) <= CARRIED for each in members]
        return found

    @rule("HR-212", "HR-214")
    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        """Lift a troop, move, and set it down around the bearer (A-053)."""
        troops = yield from self.who_comes(game, who, deed.target)
        carried = [each for id in troops for each in game.members(id) if each is not who]
        for each in carried:
            left = tuple(other.id for other in contact.enemies_in_contact(game, each))
            yield from close_combat_action.break_away(game, each, left)
        aboard = {each.id: each.at for each in carried if each.at is not None}
        for id in troops:
            used(game, who, self.id, ("HR-212",), id)
        if who.at is None:
            return
        for id in aboard:
            game.stand(game.characters[id], None)
        yield from movement_action.move_group(game, game.troop_of(who), [who])
        for id, at in aboard.items():
            yield from self.set_down(game, who, game.characters[id], at)

    def who_comes(self, game: Raid, who: Character, first: str) -> Asks[list[str]]:
        """The troops that are carried: one, and any others that are near."""
        troops = [first]
        while True:
            near = [id for id, all_ in self.around(game, who).items() if all(all_)]
            others = [id for id in near if id not in troops]
            why = say("hr-transport-more", who=who.id)
            against = reasons.why(partial(self.check_more, game, who, troops))
            choice = CarryMore(why, who.seat, ("HR-212",), among=others, who=who.id, why=against)
            answer = yield from shared_questions.maybe(game, choice)
            if not answer:
                return troops
            troops.append(answer)

    def check_more(self, game: Raid, who: Character, troops: Sequence[str], id: str) -> None:
        """Raise `Illegal` where another troop cannot be carried too."""
        if id in troops:
            raise Illegal("HR-212", "hr-carried-already", troop=id)
        self.check_deed(game, who, Deed(who.id, self.id, id))

    @rule("HR-214")
    def set_down(self, game: Raid, who: Character, each: Character, before: Place) -> Asks[None]:
        """Within three inches of the bearer; without room there, where it stood before.

        "On the ground" is wherever one can stand or, if agreed, the table itself.
        """
        top, on_table = interface.of(game), game.setup.transport == "table"
        room = who.at is not None and (
            any(place[2] == 0 for place in top.places_near(each, who, CARRIED))
            if on_table
            else top.room_near(each, who, CARRIED)
        )
        if room:
            at = yield from place_near(game, each, who, CARRIED, ("HR-214",), on_table)
        elif is_legal(lambda place: top.check_place(each, place) and None, before):
            at = before
        else:
            at = interface.of(game).places_anywhere(each)[0]
        movement_action.put_at(game, each, at, 0, ("HR-214",))
