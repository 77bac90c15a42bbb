"""A position of Home Raiders as the `[state]` of a situation, as a person would write it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Any

import msgspec
from msgspec import Struct

from kitchentable.raiders.geometry import Place
from kitchentable.raiders.model.cards import Card
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.state import Character, Object, Phase, Raid, Troop
from kitchentable.raiders.rules.round import ACTIONS
from kitchentable.raiders.text.situation import (
    PLAIN,
    Data,
    Position,
    Written,
    WrittenEffect,
    WrittenObject,
    WrittenTroop,
)

OWN_MOMENT = {Phase.DRAW, Phase.ACTIVATE, Phase.CHOOSE}
"""Phases that a file says by `turn` and `drawn`, and does not name."""


def described(game: Raid, shipped: Content) -> Data | None:
    """The `[state]` of a game; `None` in the middle of an action, or on a table of one's own."""
    field = game.content.tables[game.table]
    if game.action is not None or game.phase is Phase.END:
        return None
    if shipped.tables.get(game.table) != field or game.content.dice != shipped.dice:
        return None
    cards = {each.card for each in game.characters.values()}
    whole = {
        **_moment(game),
        "table": game.table,
        "first": game.first,
        "corners": game.corners,
        "portal_place": game.portal_place,
        "objective": game.objective,
        "unsought": _pairs(game.unsought),
        "cards": {
            id: _card(card)
            for id, card in game.content.cards.items()
            if id in cards and shipped.cards.get(id) != card
        },
        "thing": _things(game.objects, [(each.id, each.at) for each in field.things]),
        "portal": [_object(each, "mug") for each in game.objects if each.portal >= 0],
        "marker": [{"seat": each.seat, "at": _at(each.at)} for each in game.markers],
        "troop": [said for each in game.troops.values() if len(said := _troop(each, game)) > 1],
        "effect": [_said(each, WrittenEffect) for each in game.effects],
        "figure": [_figure(each, game) for each in game.characters.values()],
    }
    return _unless_default(whole, Position)


def _moment(game: Raid) -> Data:
    """The round, its pearls, and how far the turn is."""
    turn = game.turn
    named = game.phase if game.phase not in OWN_MOMENT else ""
    found: Data = {"phase": str(named), "round": game.round, "pearls": game.bag}
    if turn is None:
        return found
    if not turn.acting:
        return {**found, "drawn": turn.seat}
    return {
        **found,
        "turn": turn.acting[0],
        "only": turn.only,
        "target": turn.target,
        "struck": _pairs(turn.struck),
        "hurts": _pairs(turn.hurts),
        "near": _pairs(turn.near),
    }


def _figure(who: Character, game: Raid) -> Data:
    acting = game.turn is not None and who.troop in game.turn.acting
    usual = ACTIONS if acting else 0
    whole = {
        "id": who.id,
        "seat": who.seat,
        "troop": who.troop,
        "card": who.card,
        "at": _at(who.at) if who.at is not None else [],
        "wounds": who.wounds,
        "actions": who.actions if who.actions != usual else None,
        "acted": who.acted and not acting,
        "controls": who.controls,
        "vanished": who.vanished,
        "vanished_by": who.vanished_by,
    }
    return _unless_default(whole, Written)


def _troop(troop: Troop, game: Raid) -> Data:
    """What is said of a troop. The one that acts is activated without saying so."""
    said = _said(troop, WrittenTroop, but=("card", "left"))
    empty = troop.deployed and all(each.troop != troop.id for each in game.characters.values())
    return {**said, "left": True} if empty else said


def _things(objects: Sequence[Object], stood: Sequence[tuple[str, tuple[int, int]]]) -> list[Data]:
    """The objects of the table that do not stand where they stood at the beginning."""
    moved = [each for each in objects if each.portal < 0 and (each.id, each.at) not in stood]
    return [_object(each, "") for each in moved]


def _object(thing: Object, usual: str) -> Data:
    whole = {"id": thing.id, "object": thing.kind, "at": _at(thing.at), "turn": thing.turn,
             "on": thing.on, "seat": thing.portal}  # fmt: skip
    if thing.portal >= 0 and thing.id == f"portal-{thing.portal + 1}":
        del whole["id"]
    return _unless_default(whole, WrittenObject)


def _card(card: Card) -> Data:
    """A card that does not ship with the game."""
    given: Data = msgspec.to_builtins(card)
    exact = given.pop("exact_radius")
    if exact:
        given["radius"] = _inches(exact)
    usual: Data = {**{f.name: f.default for f in msgspec.structs.fields(Card)}, **PLAIN}
    return {key: value for key, value in given.items() if value != msgspec.to_builtins(usual[key])}


def _said(what: Struct, form: type[Struct], but: Sequence[str] = ()) -> Data:
    """The fields of a thing that its form in a file has, without those that say nothing."""
    names = [name for name in form.__struct_fields__ if name not in but]
    return _unless_default({name: getattr(what, name) for name in names}, form)


def _unless_default(data: Data, form: type[Struct]) -> Data:
    """Data without what the form takes for granted."""
    usual = {each.name: each.default for each in msgspec.structs.fields(form)}
    return {key: value for key, value in data.items() if not _is_usual(value, usual.get(key))}


def _is_usual(value: Any, usual: Any) -> bool:
    if isinstance(value, list | dict) and not value:
        return True
    return value is None or (tuple(value) if isinstance(value, list) else value) == usual


def _at(place: Place | tuple[int, int]) -> list[int | Decimal]:
    """A place in inches; a height of nothing is left out."""
    level = len(place) == 3 and not place[2]
    return [_inches(each) for each in (place[:2] if level else place)]


def _inches(hundredths: int) -> int | Decimal:
    whole, rest = divmod(hundredths, 100)
    return (Decimal(hundredths) / 100).normalize() if rest else whole


def _pairs(pairs: Iterable[tuple[str, str]]) -> list[list[str]]:
    return [[*pair] for pair in pairs]
