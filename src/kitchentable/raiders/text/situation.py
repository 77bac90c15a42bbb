"""Situations: any position of Home Raiders as people write it (docs/situations-raiders.md).

Lengths are inches. A figure may name a card, or give its stats on the spot, or both: what is
given on the spot lies over the card. What is not said has a plain default.
"""

from __future__ import annotations

from decimal import Decimal
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

from kitchentable.raiders.geometry import Place
from kitchentable.raiders.geometry.tables import FLAGS
from kitchentable.raiders.model.cards import Card, TraitPool, Type
from kitchentable.raiders.model.content import Content, Field
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import (
    Character,
    Effect,
    Marker,
    Object,
    Phase,
    Raid,
    Troop,
    Turn,
)
from kitchentable.raiders.moments import cast_of
from kitchentable.raiders.rules.contact import pair_of
from kitchentable.raiders.rules.round import ACTIONS

Inches = int | Decimal
Data = dict[str, Any]
"""Data of a file."""

PLAIN: Data = {
    "faction": "none",
    "type": "Unit",
    "cost": 1,
    "movement": 6,
    "close_combat": {"white": 2},
    "defence": {"white": 2},
    "spirit": {"white": 1},
}
"""The stats of a figure whose file gives none."""


class Stats(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """Anything of a card, as a file gives it; what is not given has its default."""

    name: str | UnsetType = UNSET
    faction: str | UnsetType = UNSET
    type: Type | UnsetType = UNSET
    cost: int | UnsetType = UNSET
    movement: int | UnsetType = UNSET
    force: int | UnsetType = UNSET
    range: int | UnsetType = UNSET
    close_combat: TraitPool | UnsetType = UNSET
    shooting: TraitPool | UnsetType = UNSET
    defence: TraitPool | UnsetType = UNSET
    spirit: TraitPool | UnsetType = UNSET
    abilities: tuple[str, ...] | UnsetType = UNSET
    base: int | UnsetType = UNSET
    height: int | UnsetType = UNSET
    radius: Inches | UnsetType = UNSET
    """The radius of the base in inches, in place of `base`."""

    def given(self) -> Data:
        """What the file gives, as the fields of a card."""
        found: Data = msgspec.to_builtins(self)
        given = {key: found[key] for key in Stats.__struct_fields__ if key in found}
        if self.radius is not UNSET:
            del given["radius"]
            given["exact_radius"] = int(Decimal(self.radius) * 100)
        return given


class Written(Stats, frozen=True, kw_only=True):
    """A figure as people write it; the stats of a card may stand beside these."""

    id: str
    seat: int
    troop: str
    card: str = ""
    at: tuple[Inches, ...] = ()
    wounds: int = 0
    actions: int | None = None
    acted: bool = False
    controls: int = -1
    vanished: bool = False
    vanished_by: int = -1
    """The seat that made it vanish."""

    @property
    def card_id(self) -> str:
        """The card in the game: the one it names, or one of its own that bears its id."""
        return self.card if self.card and not self.given() else self.id


class WrittenEffect(Struct, frozen=True, forbid_unknown_fields=True):
    """Something that lasts, as people write it."""

    ability: str
    on: str
    by: str = ""
    until: Literal["turn", "own-turn", "round", "game"] = "round"
    what: str = ""


class WrittenTroop(Struct, frozen=True, forbid_unknown_fields=True):
    """A troop as people write it."""

    id: str
    activated: bool = False
    down: bool = False
    waits: bool = False
    card: str = ""
    left: bool = False
    """Whether it is empty: a Leader that was a troop of its own has joined another one."""


class WrittenObject(Struct, frozen=True, forbid_unknown_fields=True):
    """An object, a Portal or a marker on the table."""

    at: tuple[Inches, ...]
    object: str = "mug"
    box: tuple[Inches, Inches, Inches] | None = None
    """In place of an object of the catalogue: width, depth and height."""
    cylinder: tuple[Inches, Inches] | None = None
    """Diameter and height."""
    polygon: tuple[tuple[Inches, Inches], ...] | None = None
    """Corners about the centre, counter-clockwise; with `height`."""
    height: Inches | None = None
    movable: bool = False
    uneven: bool = False
    stand: bool = True
    """Whether a figure can stand on a box, a cylinder or a polygon."""
    id: str = ""
    turn: int = 0
    on: str = ""
    seat: int = -1

    @property
    def shape(self) -> str:
        """Which of the forms it has; "" for an object of the catalogue."""
        return next((form for form in FORMS if getattr(self, form) is not None), "")

    @property
    def kind(self) -> str:
        """What it is: an object of the catalogue, or a form with its measures (`kind_of`)."""
        sizes: tuple[Inches, ...] = ()
        if self.box is not None:
            width, depth, height = self.box
            sizes = (height, width, depth)
        elif self.cylinder is not None:
            sizes = (self.cylinder[1], self.cylinder[0])
        elif self.polygon is not None:
            sizes = (self.height or 0, *(part for point in self.polygon for part in point))
        else:
            return self.object
        measures = [str(int(Decimal(each) * 100)) for each in sizes]
        flags = [flag for flag in FLAGS if getattr(self, flag)]
        return " ".join([self.shape, *measures, *flags])

    def name(self, number: int) -> str:
        """Its id: the one it has, or its kind with its number."""
        return self.id or f"{self.shape or self.object}-{number}"


FORMS = ("box", "cylinder", "polygon")


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The [state] of a situation."""

    figure: tuple[Written, ...] = ()
    troop: tuple[WrittenTroop, ...] = ()
    table: str = ""
    size: tuple[Inches, Inches] = (30, 30)
    thing: tuple[WrittenObject, ...] = ()
    portal: tuple[WrittenObject, ...] = ()
    marker: tuple[WrittenObject, ...] = ()
    cards: dict[str, Stats] = {}
    round: int = 1
    pearls: tuple[int, int] = (0, 0)
    turn: str = ""
    """The troop that acts."""
    drawn: int = -1
    """The seat whose pearl was drawn."""
    phase: str = ""
    objective: str = "vanish"
    effect: tuple[WrittenEffect, ...] = ()
    struck: tuple[tuple[str, str], ...] = ()
    first: int = 0
    corners: bool = False
    portal_place: int = 0
    """The place that the first player chose for the Portal."""
    unsought: tuple[tuple[str, str], ...] = ()
    """Pairs of enemies whose latest contact came about without an action of either (HR-085)."""
    only: str = ""
    """The kind of action the acting troop is bound to."""
    target: str = ""
    """The troop that it is bound to shoot at."""
    hurts: tuple[tuple[str, str], ...] = ()
    """Uses of abilities marked Hurts in this turn: who, and which ability."""
    near: tuple[tuple[str, str], ...] = ()
    """Messengers and the Leaders they started the turn beside."""


def situate(setup: RaidersSetup, content: Content, data: Data) -> Raid:
    """The state a situation describes."""
    position = msgspec.convert(data, Position)
    cards = {**content.cards, **{id: card_of(PLAIN, id, card.given()) for id, card in
                                 position.cards.items()}}  # fmt: skip
    for figure in position.figure:
        cards[figure.card_id] = figure_card(figure, cards)
    name, field, objects = table_of(position, content)
    whole = structs.replace(content, cards=cards, tables={**content.tables, name: field})
    characters = {each.id: character(each) for each in position.figure}
    units = troops(position, cards)
    game = Raid(
        content=whole,
        setup=setup,
        cast=cast_of(setup, whole, characters, units),
        characters=characters,
        troops=units,
        objects=objects,
        table=name,
        round=position.round,
        bag=list(position.pearls),
        objective=position.objective,
        effects=[Effect(**structs.asdict(each)) for each in position.effect],
        markers=[Marker(each.seat, place(each.at)) for each in position.marker],
        first=position.first,
        corners=position.corners,
        attached=[position.first, 1 - position.first],
        turn_order=[position.first, 1 - position.first],
        portal_place=position.portal_place,
        unsought=[pair_of(*pair) for pair in position.unsought],
    )
    set_phase(game, position)
    return game


def card_of(below: Data, name: str, given: Data) -> Card:
    """A card with given values laid over those below."""
    return msgspec.convert({"name": name, **below, **given}, Card)


def figure_card(figure: Written, cards: dict[str, Card]) -> Card:
    """The card of a figure: the one it names, with its own stats over it."""
    if not figure.card:
        return card_of(PLAIN, figure.id, figure.given())
    return card_of(msgspec.to_builtins(cards[figure.card]), figure.id, figure.given())


def place(at: tuple[Inches, ...]) -> Place:
    """A place in hundredths; the height may be left out."""
    x, y, z = (int(Decimal(each) * 100) for each in (*at, 0, 0, 0)[:3])
    return x, y, z


def character(figure: Written) -> Character:
    """A figure as the state has it. Stats of its own make a card that bears its id."""
    return Character(
        figure.id,
        figure.seat,
        figure.card_id,
        figure.troop,
        place(figure.at) if figure.at and not figure.vanished else None,
        wounds=figure.wounds,
        acted=figure.acted,
        actions=figure.actions or 0,
        controls=figure.controls,
        vanished=figure.vanished,
        vanished_by=figure.vanished_by,
    )


def troops(position: Position, cards: dict[str, Card]) -> dict[str, Troop]:
    """The troops the figures belong to; a unit has the Unit abilities of its first member."""
    found: dict[str, Troop] = {}
    for figure in position.figure:
        if not figure.troop:
            continue  # a Leader that has still to join a unit
        known = found.get(figure.troop)
        if known is None:
            deployed = bool(figure.at) or figure.vanished
            found[figure.troop] = Troop(
                figure.troop, figure.seat, figure.card_id, deployed=deployed
            )
        elif cards[known.card].type is not Type.UNIT and cards[figure.card_id].type is Type.UNIT:
            known.card = figure.card_id
    for said in position.troop:
        if said.left:
            leader = next(each for each in position.figure if is_named_after(said.id, each))
            found[said.id] = Troop(said.id, leader.seat, leader.card_id, deployed=True)
        troop = found[said.id]
        troop.activated, troop.down, troop.waits = said.activated, said.down, said.waits
        troop.card = said.card or troop.card
    return found


def is_named_after(troop: str, leader: Written) -> bool:
    """Whether a troop has the name of a Leader that was redeployed: "Chief", then "Chief (2)"."""
    return troop == leader.id or troop.startswith(f"{leader.id} (")


def table_of(position: Position, content: Content) -> tuple[str, Field, list[Object]]:
    """The table and what stands on it."""
    width, depth = (int(Decimal(each) * 100) for each in position.size)
    bare = Field(((0, 0), (width, 0), (width, depth), (0, depth)))
    field = content.tables[position.table] if position.table else bare
    objects = [
        Object(thing.id, thing.kind, thing.at, thing.turn, thing.on) for thing in field.things
    ]
    there = {each.id: number for number, each in enumerate(objects)}
    for number, thing in enumerate(position.thing, start=1):
        put = Object(thing.name(number), thing.kind, place(thing.at)[:2], thing.turn, thing.on)
        if put.id in there:  # an object of the table that stands elsewhere
            objects[there[put.id]] = put
        else:
            objects.append(put)
    for portal in position.portal:
        id = portal.id or f"portal-{portal.seat + 1}"
        objects.append(
            Object(id, portal.kind, place(portal.at)[:2], portal.turn, portal=portal.seat)
        )
    return position.table or "situation", field, objects


def set_phase(game: Raid, position: Position) -> None:
    """Set the phase of the game in which the situation stands."""
    if position.turn:
        troop = game.troops[position.turn]
        troop.activated = True
        game.turn = Turn(
            *(troop.seat, [troop.id], position.only, position.target),
            *(list(position.struck), list(position.hurts), list(position.near)),
        )
        said = {each.id: each.actions for each in position.figure}
        for member in game.members(troop.id):
            actions = said[member.id]
            member.actions = ACTIONS if actions is None else actions
            member.acted = True
        game.phase = Phase.CHOOSE
    elif position.drawn >= 0:
        game.turn = Turn(position.drawn)
        game.phase = Phase.ACTIVATE
    else:
        game.phase = Phase.DRAW
    if position.phase:
        game.phase = Phase(position.phase)
        both = game.phase not in (Phase.PORTAL, Phase.DEPLOY)
        game.turn_order = [position.first, 1 - position.first][: 1 + both]
    before = (Phase.SWORN, Phase.SETUP, Phase.CALL, Phase.PORTAL)
    if game.phase in before or any(not each.troop for each in position.figure):
        game.attached = []
