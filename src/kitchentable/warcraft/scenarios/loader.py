"""Builds the board and the blocks of a scenario from its file, and finds mistakes in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec import structs

from kitchentable.kernel.files.reasons import of_decoder
from kitchentable.kernel.rules import kept, rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.board import Board, Hex, board, laid_out, named, shown, walled
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.edition import OPTIONS
from kitchentable.warcraft.model.kinds import KINDS, NAMES, NECROMANCER, UNITS
from kitchentable.warcraft.scenarios.block import BLOCKS, Block, Scene
from kitchentable.warcraft.scenarios.format import ALL, TOWN_PLACE, Scenario, Start, Value

DRAWN = {
    "T": "town", "f": "forest", "g": "goldmine", "m": "mountain", "w": "water", ".": "clear",
    "1": "objective 1", "2": "objective 2", "3": "objective 3", "4": "objective 4",
}  # fmt: skip
"""The signs of a drawn board."""
GAP = "-"
"""The sign for a gap in the board."""
NO_TOWN = "none"


@kept(16)
def drawn(picture: str) -> Board:
    """A board from its drawing: every second row lies half a space further right.

    >>> [space.name for space in drawn("T g - 1\\n . f").spaces]
    ['a1', 'a2', 'a3', 'b1', 'b2']
    """
    found: list[tuple[Hex, str, int, int]] = []
    for row, line in enumerate(picture.strip("\n").splitlines()):
        for column, sign in enumerate(line.split()):
            if sign != GAP:
                found.append(((column - row // 2, row), *shown(DRAWN[sign]), 0))
    return board(named(found))


def any_board(content: Content, scenario: Scenario) -> Board:
    """A board of the main game: what is left without the rule of a scenario's board."""
    return laid_out(content, next(iter(content.layouts.values())))


@rule("WC-808", "WC-855", off=any_board)
def board_of(content: Content, scenario: Scenario) -> Board:
    """The board of a scenario, with its walls."""
    if scenario.map:
        found = drawn(scenario.map)
    else:
        found = laid_out(content, content.layouts[scenario.layout])
    return walled(found, pairs(found, scenario.walls)) if scenario.walls else found


def pairs(where: Board, walls: Iterable[tuple[str, str]]) -> tuple[tuple[int, int], ...]:
    """Walls by the numbers of the spaces on both sides."""
    return tuple((where.index[one], where.index[other]) for one, other in walls)


def scene_of(name: str, content: Content, expansion: bool, places: Mapping[str, int]) -> Scene:
    """The rules of a scenario, on a board with these places."""
    scenario = content.scenarios[name]
    blocks = tuple(made(each) for each in scenario.rules)
    removed = {
        race: taken_out(content.deck_of(race, expansion), race, scenario) for race in content.races
    }
    return Scene(name, scenario, dict(places), blocks, removed)


def places_of(scenario: Scenario, where: Board) -> dict[str, int]:
    """All spaces by name, and also by the names that the scenario gives to places."""
    own = {name: where.index[space] for name, space in scenario.places.items()}
    return {**where.index, **own}


def made(given: Mapping[str, Value]) -> Block:
    """A block with its parameters."""
    cls = BLOCKS[str(given["block"])]
    return msgspec.convert({key: given[key] for key in given if key != "block"}, cls)


def without_cards(content: Content, scenario: Scenario) -> Content:
    """The content with a scenario's cards taken out of the decks: all copies (WC-802)."""
    if not scenario.without:
        return content
    races, decks = {}, {}
    for name, race in content.races.items():
        races[name] = structs.replace(race, deck=thinned(race.deck, name, scenario))
    for name, deck in content.decks.items():
        decks[name] = thinned(deck, name, scenario)
    return structs.replace(content, races=races, decks=decks)


@rule("WC-871")
def thinned(deck: dict[str, int], race: str, scenario: Scenario) -> dict[str, int]:
    """A deck without the cards that a scenario removes: all copies of them."""
    gone = taken_out(deck, race, scenario)
    return {card: copies for card, copies in deck.items() if card not in gone}


@rule("WC-802", "WC-809", "WC-827", "WC-854", "WC-989")
def taken_out(deck: dict[str, int], race: str, scenario: Scenario) -> dict[str, int]:
    """The cards that a scenario removes from a deck, and how many there are of each."""
    gone = (*scenario.without.get(ALL, ()), *scenario.without.get(race, ()))
    return {card: deck[card] for card in gone if card in deck}


# --- what is wrong with one ---------------------------------------------------------------


def unfit(content: Content, cards: Iterable[str]) -> Iterator[Message]:
    """The mistakes in the scenarios of a pack, one sentence each."""
    for name, scenario in content.scenarios.items():
        yield from unfit_scenario(content, name, scenario, tuple(cards))


def unfit_scenario(
    content: Content, name: str, scenario: Scenario, cards: tuple[str, ...]
) -> Iterator[Message]:
    """The mistakes in one scenario."""
    if scenario.seats not in (2, 3, 4) or len(scenario.races) not in (0, scenario.seats):
        yield say("warcraft-scenario-seats", scenario=name, seats=scenario.seats)
    yield from unfit_races(content, name, scenario)
    yield from unknown(name, "option", scenario.not_with, OPTIONS)
    for some in scenario.without.values():
        yield from unknown(name, "card", some, cards)
    if bool(scenario.layout) == bool(scenario.map):
        yield say("warcraft-scenario-board", scenario=name)
        return
    wrong = [*unknown_board(content, name, scenario)]
    yield from wrong
    if not wrong:
        yield from unfit_places(name, scenario, board_of_spaces(content, scenario))
    yield from unfit_blocks(name, scenario)


def unfit_races(content: Content, name: str, scenario: Scenario) -> Iterator[Message]:
    """Races that do not exist, or are named although they do not play."""
    yield from unknown(name, "race", scenario.races, content.races)
    playing = scenario.races or tuple(content.races)
    named_races = [race for team in scenario.teams for race in team]
    named_races += [each for each in (*scenario.start, *scenario.without) if each != ALL]
    named_races += [scenario.first] if scenario.first else []
    yield from unknown(name, "race", named_races, playing)


def unknown_board(content: Content, name: str, scenario: Scenario) -> Iterator[Message]:
    """A layout that does not exist, or signs in a drawing that mean nothing."""
    if scenario.layout:
        yield from unknown(name, "layout", [scenario.layout], content.layouts)
    else:
        yield from unknown(name, "sign", scenario.map.split(), [*DRAWN, GAP])


def board_of_spaces(content: Content, scenario: Scenario) -> Board:
    """The board without its walls."""
    return board_of(content, structs.replace(scenario, walls=()))


def unfit_places(name: str, scenario: Scenario, where: Board) -> Iterator[Message]:
    """Places that are not on the board, and walls between spaces that are not adjacent."""
    yield from unknown(name, "space", scenario.places.values(), where.index)
    known = (*where.index, *scenario.places)
    yield from unknown(name, "place", scenario.tokens.values(), known)
    for one, other in scenario.walls:
        yield from unknown(name, "space", (one, other), where.index)
        if {one, other} <= set(where.index) and (
            where.index[other] not in where.near[where.index[one]]
        ):
            yield say("warcraft-scenario-wall", scenario=name, one=one, other=other)
    for start in scenario.start.values():
        yield from unfit_start(name, start, known)


def unfit_start(name: str, start: Start, known: tuple[str, ...]) -> Iterator[Message]:
    """Starting pieces of unknown kinds, or in unknown places."""
    units = start.units or {}
    yield from unknown(name, "place", units, (*known, TOWN_PLACE))
    yield from unknown(name, "place", start.outposts, known)
    yield from unknown(name, "place", [start.town] if start.town else [], (*known, NO_TOWN))
    for kinds in units.values():
        yield from unknown(name, "kind", kinds, (*KINDS, NAMES[NECROMANCER]))
    yield from unknown(name, "kind", start.levels, [NAMES[kind] for kind in UNITS])


def unfit_blocks(name: str, scenario: Scenario) -> Iterator[Message]:
    """Blocks that do not exist, have wrong parameters, or name what the scenario lacks."""
    known = (*scenario.places, *scenario.tokens)
    for given in scenario.rules:
        which = str(given.get("block", ""))
        if which not in BLOCKS:
            yield from unknown(name, "block", [which], BLOCKS)
            continue
        try:
            block = made(given)
        except msgspec.ValidationError as error:
            why = of_decoder(str(error).partition(" - at `")[0])
            yield say("warcraft-scenario-block", scenario=name, block=which, why=why)
            continue
        for missing in [each for each in block.needs() if each not in known]:
            yield say("warcraft-scenario-needs", scenario=name, block=which, what=missing)
        if scenario.races:
            yield from unknown(name, "race", block.people(), scenario.races)


def unknown(name: str, what: str, given: Iterable[str], known: Iterable[str]) -> Iterator[Message]:
    """Names in a scenario that stand for nothing."""
    there = tuple(known)
    for each in given:
        if each not in there:
            yield say(
                "warcraft-scenario-unknown",
                scenario=name,
                what=what,
                given=each,
                known=", ".join(there),
            )
