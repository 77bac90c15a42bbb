"""Mistakes in the position of a situation: unknown names, figures that cannot stand so."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

import msgspec

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.mistakes import Mistake, Path, misnamed, outside, too_fine, twice, under
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.words import say
from kitchentable.raiders.abilities import ABILITIES, bearer_of, may_bear
from kitchentable.raiders.geometry import Sight, shapes, tables
from kitchentable.raiders.geometry.figures import Thing
from kitchentable.raiders.model import cards
from kitchentable.raiders.model.cards import Type
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.dice import FACES
from kitchentable.raiders.model.events import SOURCES
from kitchentable.raiders.model.pool_steps import CHANGES
from kitchentable.raiders.model.settings import ROUNDS
from kitchentable.raiders.model.state import Phase, Raid
from kitchentable.raiders.rules.activation import DECLARED
from kitchentable.raiders.rules.objectives import OBJECTIVES
from kitchentable.raiders.rules.round import ACTIONS
from kitchentable.raiders.rules.wounds import endurance
from kitchentable.raiders.tabletop import interface
from kitchentable.raiders.tabletop.geometric import things_of
from kitchentable.raiders.text.situation import (
    FORMS,
    Position,
    Stats,
    Written,
    WrittenObject,
    is_named_after,
)

SEATS = 2


def misnamed_in(content: Content, data: dict[str, Plain]) -> Iterator[Mistake]:
    """The names in a position that are not known, and numbers that cannot be."""
    position = msgspec.convert(data, Position)
    troops = {each.troop for each in position.figure if each.troop}
    figures = {each.id for each in position.figure}
    yield from too_fine(data)
    yield from twice((("figure", n, "id"), each.id) for n, each in enumerate(position.figure))
    for id, card in position.cards.items():
        yield from under(("cards", id), _abilities(card, card.type))
    for number, figure in enumerate(position.figure):
        yield from under(("figure", number), _figure(figure, position, content))
    for number, troop in enumerate(position.troop):
        leaders = {troop.id for each in position.figure if is_named_after(troop.id, each)}
        known_ids = (leaders or figures) - troops if troop.left else troops
        yield from misnamed(("troop", number, "id"), troop.id, known_ids, silent=False)
        if troop.card:
            known = {*content.cards, *position.cards, *figures}
            yield from misnamed(("troop", number, "card"), troop.card, known, silent=False)
    if position.turn:
        yield from misnamed(("turn",), position.turn, troops, silent=False)
    yield from _moment(position)
    yield from _things(position, content)
    yield from _lasting(position, figures, troops)


def _figure(figure: Written, position: Position, content: Content) -> Iterator[Mistake]:
    yield from outside(("seat",), figure.seat, 0, SEATS - 1)
    known = {*content.cards, *position.cards}
    if figure.card:
        yield from misnamed(("card",), figure.card, known, silent=False)
    below = content.cards.get(figure.card)
    named = position.cards.get(figure.card)
    type = figure.type or (named.type if named else below.type if below else Type.UNIT)
    yield from _abilities(figure, type)
    yield from outside(("wounds",), figure.wounds, 0)
    third = any(each and "fervour" in (each.abilities or ()) for each in (figure, named, below))
    yield from outside(("actions",), figure.actions or 0, 0, ACTIONS + third)  # HR-305
    yield from outside(("controls",), figure.controls, -1, len(position.marker) - 1)
    if len(figure.at) not in (0, 2, 3):
        why = say("why-length", wanted="2, 3", found=len(figure.at))
        yield Mistake(("at",), why)
    mates = [each for each in position.figure if each.troop == figure.troop and figure.troop]
    if mates and mates[0].seat != figure.seat:
        yield Mistake(("seat",), say("hr-situation-mates", troop=figure.troop), impossible=True)


def _abilities(stats: Stats, type: Type | msgspec.UnsetType) -> Iterator[Mistake]:
    """Abilities that do not exist, or not on a card of this type; dice that cannot be."""
    kind = type or Type.UNIT
    for number, ability in enumerate(stats.abilities or ()):
        yield from misnamed(("abilities", number), ability, ABILITIES, silent=False)
        if ability in ABILITIES and not may_bear(kind, ability):
            bearer = bearer_of(ability)
            because = say(
                "hr-situation-ability",
                ability=ability,
                type=kind.value,
                bearer=bearer.value if bearer else "",
            )
            yield Mistake(("abilities", number), because, impossible=True)
    for trait in cards.Trait:
        pool = getattr(stats, trait.value)
        if pool is not msgspec.UNSET and not cards.fits(pool):
            yield Mistake((trait.value,), say("hr-situation-dice"), impossible=True)
    for name in ("movement", "range", "cost"):
        yield from outside((name,), getattr(stats, name) or 0, 0)
    yield from outside(("base",), stats.base or 25, 1, 100)
    yield from outside(("height",), stats.height or 28, 1, 200)


def _moment(position: Position) -> Iterator[Mistake]:
    """The moment at which the game stands."""
    yield from misnamed(("objective",), position.objective, OBJECTIVES, silent=False)
    if position.phase:
        phases = [each.value for each in Phase]
        yield from misnamed(("phase",), position.phase, phases, silent=False)
    yield from outside(("round",), position.round, 0 if position.phase else 1, ROUNDS)
    yield from outside(("first",), position.first, 0, SEATS - 1)
    yield from outside(("drawn",), position.drawn, -1, SEATS - 1)
    for seat, pearls in enumerate(position.pearls):
        yield from outside(("pearls", seat), pearls, 0)
    for number, length in enumerate(position.size):
        yield from outside(("size", number), int(length), 1, tables.WIDEST // 100)


def _things(position: Position, content: Content) -> Iterator[Mistake]:
    """Objects, Portals and markers."""
    ids: list[tuple[Path, str]] = []
    kinds = tables.catalogue()
    if position.table:
        yield from misnamed(("table",), position.table, content.tables, silent=False)
        field = content.tables.get(position.table)
        ids += [(("table",), each.id) for each in field.things] if field else []
    for number, thing in enumerate(position.thing):
        path: Path = ("thing", number)
        yield from misnamed((*path, "object"), thing.object, kinds, silent=False)
        yield from under(path, _form(thing))
        known = {id for _, id in ids}
        if (("table",), thing.id) not in ids:  # otherwise it takes the place of that one
            ids.append(((*path, "id"), thing.name(number + 1)))
        if thing.on:
            yield from misnamed((*path, "on"), thing.on, known, silent=False)
    for number, portal in enumerate(position.portal):
        yield from misnamed(("portal", number, "object"), portal.object, kinds, silent=False)
        yield from under(("portal", number), _form(portal))
        yield from outside(("portal", number, "seat"), portal.seat, 0, SEATS - 1)
        ids.append((("portal", number), portal.id or f"portal-{portal.seat + 1}"))
    for number, marker in enumerate(position.marker):
        yield from outside(("marker", number, "seat"), marker.seat, 0, SEATS - 1)
    yield from twice(ids)


def _form(thing: WrittenObject) -> Iterator[Mistake]:
    """A box, a cylinder or a polygon: one of them, with sizes that can be."""
    given = [form for form in FORMS if getattr(thing, form) is not None]
    if len(given) > 1:
        yield Mistake((given[1],), say("hr-situation-forms"), silent=False)
    if given == ["polygon"]:
        corners = tuple((int(x * 100), int(y * 100)) for x, y in thing.polygon or ())
        if len(corners) < 3 or shapes.crosses_itself(corners) or not thing.height:
            yield Mistake(("polygon",), say("hr-situation-polygon"), silent=False)
    for number, size in enumerate(thing.box or thing.cylinder or (thing.height or 1,)):
        if not 0 < size <= tables.WIDEST // 100:
            most = tables.WIDEST // 100
            why = say("mistake-range", least=1, most=most, found=str(size))
            yield Mistake((*given, number), why, silent=False)


def _lasting(position: Position, figures: set[str], troops: set[str]) -> Iterator[Mistake]:
    """Effects, and who struck whom."""
    for number, effect in enumerate(position.effect):
        path: Path = ("effect", number)
        yield from misnamed((*path, "ability"), effect.ability, ABILITIES, silent=False)
        yield from misnamed((*path, "on"), effect.on, {*figures, *troops})
        if effect.by:
            yield from misnamed((*path, "by"), effect.by, figures)
        if effect.what:
            yield from misnamed((*path, "what"), effect.what, {*ABILITIES, *figures})
    for number, pair in enumerate(position.struck):
        for place, name in enumerate(pair):
            yield from misnamed(("struck", number, place), name, figures)


def impossible_in(game: Raid, data: dict[str, Plain]) -> Iterator[Mistake]:
    """Figures and objects that cannot stand as they do."""
    position = msgspec.convert(data, Position)
    outline = game.content.tables[game.table].outline
    paths: dict[str, Path] = {}
    for number, thing in enumerate(position.thing):
        paths[thing.name(number + 1)] = ("thing", number)
    for number, portal in enumerate(position.portal):
        paths[portal.id or f"portal-{portal.seat + 1}"] = ("portal", number)
    earlier: list[Thing] = []
    for each in things_of(tuple(game.objects)):
        if each.id in paths:
            yield from under(paths[each.id], _misplaced(each, outline, earlier))
        earlier.append(each)
    top = interface.of(game)
    for number, figure in reversed([*enumerate(position.figure)]):  # the later one is in the way
        who = game.characters[figure.id]
        if not who.vanished and who.wounds >= endurance(game, who):
            lost = say("hr-situation-wounds", who=who.id)
            yield Mistake(("figure", number, "wounds"), lost, impossible=True)
        if who.at is not None:
            try:
                top.check_place(who, who.at)
            except Illegal as why:
                said = say("hr-situation-stand", who=who.id, why=why.message)
                if who.at[2] and who.at[2] not in {each.high for each in earlier}:
                    said = say("hr-situation-air", who=who.id)
                yield Mistake(("figure", number, "at"), said, impossible=True)


def _misplaced(thing: Thing, outline: shapes.Polygon, others: list[Thing]) -> Iterator[Mistake]:
    """An object beside the table, over the edge of what carries it, or inside another."""
    if not shapes.within(thing.footprint, outline):
        yield Mistake(("at",), say("hr-situation-outside", thing=thing.id), impossible=True)
    for other in others:
        if other.id == thing.on:
            if not other.stand or not shapes.within(thing.footprint, other.footprint):
                because = say("hr-situation-carried", thing=thing.id, other=other.id)
                yield Mistake(("on",), because, impossible=True)
        elif not (thing.low >= other.high or other.low >= thing.high) and shapes.overlap(
            thing.footprint, other.footprint
        ):
            because = say("hr-situation-overlap", thing=thing.id, other=other.id)
            yield Mistake(("at",), because, impossible=True)


def names_in_events(game: Raid) -> dict[str, Collection[str | int]]:
    """The values that fields of events can have, by the name of the field."""
    figures, troops = {*game.characters, ""}, {*game.troops, ""}
    objects = {*(each.id for each in game.objects), *figures}
    traits = {each.value for each in cards.Trait}
    return {
        **dict.fromkeys(("who", "by", "enemy", "members"), figures),
        **dict.fromkeys(("near", "object", "behind"), objects),
        "target": figures | troops,
        "troop": troops,
        "ability": ABILITIES,
        "source": {*ABILITIES, *SOURCES},
        "change": CHANGES.values(),
        "kind": DECLARED,
        "trait": traits,
        "sight": [each.name.lower() for each in Sight],
        **dict.fromkeys(("face", "faces"), FACES),
        "objective": OBJECTIVES,
        "seat": range(SEATS),
        "marker": range(len(game.markers)),
    }


def names_in_files() -> dict[str, Iterable[str]]:
    """The names that fields of a position can have, whatever the content is."""
    return {
        "Written.abilities": ABILITIES,
        "Stats.abilities": ABILITIES,
        "WrittenEffect.ability": ABILITIES,
        "WrittenObject.object": tables.catalogue(),
        "Position.phase": ["", *(each.value for each in Phase)],
        "Position.objective": OBJECTIVES,
    }
