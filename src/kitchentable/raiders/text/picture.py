"""The table as text: a map in characters, then who is where and how.

One character is as wide as the sheet allows, one line twice as deep: letters are about twice as
high as wide. North is up, as in the pictures, and the numbers at the edges are inches.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from kitchentable.kernel.facets import Sheet
from kitchentable.kernel.questions import Point
from kitchentable.kernel.rulebook import Rulebook
from kitchentable.kernel.words import Arg, Message, Who, say
from kitchentable.raiders.model.cards import Card, Trait, TraitPool
from kitchentable.raiders.model.dice import NAMES, NONE
from kitchentable.raiders.model.events import ability_name, inches
from kitchentable.raiders.model.state import Character, Object, Raid, Troop
from kitchentable.raiders.model.team import card_title, faction_title
from kitchentable.raiders.rules import objectives
from kitchentable.raiders.text import names

if TYPE_CHECKING:
    from kitchentable.raiders.geometry.figures import Thing

HOME = Path(__file__).parent.parent

FINEST = 40
"""The least width of a character in hundredths of an inch: a base is two or three wide."""

MOST_LINES = 44
GUTTER = 5
"""Characters left of the map, for the inches."""

LOW, MIDDLE = 100, 300
"""Heights up to an inch are low; from heights up to three a fall does not hurt (HR-076)."""

Cell = tuple[int, int]
"""A line and a column of the map."""


def picture(game: Raid, sheet: Sheet) -> list[Message]:
    """The round, the map, and each side's troops."""
    lines = [_round(game), *(say("hr-line", text=line) for line in Map(game, sheet).lines())]
    for seat in (0, 1):
        lines += _side(game, seat)
    return lines


def legend() -> list[Message]:
    """What the signs mean."""
    return [say("hr-picture-legend")]


def whole_place(game: Raid, typed: Point) -> Point:
    """A place with its height: that of the highest top there that bears a figure."""
    if len(typed) != 2:
        return typed
    from kitchentable.raiders.geometry.shapes import contains
    from kitchentable.raiders.tabletop import geometric

    at = typed[0], typed[1]
    tops = [
        thing.high
        for thing in geometric.things_of(tuple(game.objects))
        if thing.stand and contains(thing.footprint, at)
    ]
    return *at, max(tops, default=0)


# --- the map --------------------------------------------------------------------------------------


class Scale:
    """How places become characters."""

    def __init__(self, outline: Sequence[tuple[int, int]], width: int) -> None:
        xs, ys = [x for x, _ in outline], [y for _, y in outline]
        self.west, self.north = min(xs), max(ys)
        wide, deep = max(xs) - self.west, self.north - min(ys)
        room = max(20, width - GUTTER - 3)
        self.column = max(FINEST, -(-wide // room), -(-deep // (2 * MOST_LINES)))
        self.columns = -(-wide // self.column)
        self.lines = -(-deep // (2 * self.column))

    def cell(self, x: int, y: int) -> Cell:
        """The character a place falls into."""
        line, column = (self.north - y) // (2 * self.column), (x - self.west) // self.column
        return min(max(line, 0), self.lines - 1), min(max(column, 0), self.columns - 1)

    def inside(self, cell: Cell) -> Iterator[tuple[int, int]]:
        """Nine points of a character's part of the table."""
        line, column = cell
        for sixth in (1, 3, 5):
            y = self.north - 2 * self.column * line - self.column * sixth // 3
            for part in (1, 3, 5):
                yield self.west + self.column * column + self.column * part // 6, y


class Map:
    """A table in characters."""

    def __init__(self, game: Raid, sheet: Sheet) -> None:
        self.game = game
        outline = game.content.tables[game.table].outline
        self.scale = Scale(outline, sheet.width)
        self.cells = _background(tuple(game.objects), outline, sheet.width, sheet.lang)
        self.signs: dict[Cell, str] = {}

    def lines(self) -> list[str]:
        """The map line by line, with inches at its edges."""
        for number, marker in enumerate(self.game.markers, start=1):
            self._put(f"*{number}", marker.at)
        known = names.signs(self.game)
        for who in sorted(self.game.here(), key=lambda each: (-(each.at or (0, 0))[1], each.id)):
            self._put(known[who.id], who.place)
        edge = " " * (GUTTER - 1) + "+" + "-" * self.scale.columns + "+"
        body = [self._line(line) for line in range(self.scale.lines)]
        return [edge, *body, edge, self._ruler()]

    def _line(self, line: int) -> str:
        row = [(line, column) for column in range(self.scale.columns)]
        text = "".join(self.signs.get(cell) or self.cells.get(cell, " ") for cell in row)
        deep = 2 * self.scale.column
        top = self.scale.north - line * deep
        mark = top // 500 * 500 if top // 500 != (top - deep) // 500 else -1
        label = str(mark // 100) if top - deep < mark else ""
        return f"{label:>{GUTTER - 2}} |{text}|"

    def _ruler(self) -> str:
        """Inches along the lower edge."""
        text = [" "] * (self.scale.columns + 4)
        first = -(-self.scale.west // 500) * 500
        for mark in range(first, self.scale.west + self.scale.columns * self.scale.column, 500):
            for at, digit in enumerate(str(mark // 100), (mark - self.scale.west)
                                       // self.scale.column):  # fmt: skip
                text[at] = digit
        return " " * GUTTER + "".join(text).rstrip()

    def _put(self, sign: str, at: Point) -> None:
        """Put a sign at a place, or as near to it as there is room."""
        line, column = self.scale.cell(at[0], at[1])
        column -= (len(sign) - 1) // 2
        for down, right in _NEAR:
            start = min(max(column + right, 0), self.scale.columns - len(sign))
            cells = [(line + down, start + part) for part in range(len(sign))]
            if 0 <= line + down < self.scale.lines and not any(c in self.signs for c in cells):
                self.signs.update(zip(cells, sign, strict=True))
                return


_NEAR = sorted(
    ((down, right) for down in range(-3, 4) for right in range(-5, 6)),
    key=lambda step: (4 * step[0] ** 2 + step[1] ** 2, step),
)


@lru_cache(maxsize=8)
def _background(
    objects: tuple[Object, ...], outline: tuple[tuple[int, int], ...], width: int, lang: str
) -> dict[Cell, str]:
    """What does not move: shades for objects by their height, their names, the border."""
    from kitchentable.raiders.geometry.shapes import contains
    from kitchentable.raiders.tabletop import geometric

    scale = Scale(outline, width)
    things = geometric.things_of(objects)
    tops = _tops(things, scale)
    highs = {thing.id: thing.high for thing in things}
    found = {cell: _shade(highs[id]) for cell, id in tops.items()}
    for line in range(scale.lines):
        for column in range(scale.columns):
            if not any(contains(outline, point) for point in scale.inside((line, column))):
                found[line, column] = "/"
    return found | _names(objects, things, scale, tops, lang)


def _names(
    objects: tuple[Object, ...],
    things: Sequence[Thing],
    scale: Scale,
    tops: dict[Cell, str],
    lang: str,
) -> dict[Cell, str]:
    """The names of objects, as far as they fit upon them; Portals by their sign."""
    called = _labels(objects, lang)
    found: dict[Cell, str] = {}
    for thing in things:
        row, name = _middle(scale.cell(thing.x, thing.y), thing.id, tops), called[thing.id]
        if len(row) >= min(3, len(name)):
            start = max(0, (len(row) - len(name)) // 2)
            found |= dict(zip(row[start:], name, strict=False))
    return found


def _labels(objects: tuple[Object, ...], lang: str) -> dict[str, str]:
    """What is written on the objects: their names, numbered as in sentences; Portals by sign."""
    found: dict[str, str] = {}
    for id, name in names.objects(objects, lang).items():
        thing = next(each for each in objects if each.id == id)
        number = name.args.get("number", "") if isinstance(name, Message) else ""
        plain = f"{names.plain_name(thing.kind, lang)} {number}".rstrip()
        found[id] = f"@{thing.portal + 1}" if thing.portal >= 0 else plain
    return found


def _tops(things: Sequence[Thing], scale: Scale) -> dict[Cell, str]:
    """Which thing is uppermost in each character of the map."""
    from kitchentable.raiders.geometry.shapes import contains, spans

    found: dict[Cell, str] = {}
    for thing in sorted(things, key=lambda each: each.high):
        (west, south), (east, north) = spans(thing.footprint)
        (top, left), (bottom, right) = scale.cell(west, north), scale.cell(east, south)
        for line in range(top, bottom + 1):
            for column in range(left, right + 1):
                points = scale.inside((line, column))
                if sum(contains(thing.footprint, point) for point in points) >= 4:
                    found[line, column] = thing.id
    return found


def _shade(high: int) -> str:
    return "░" if high <= LOW else "▒" if high <= MIDDLE else "▓"


def _middle(centre: Cell, id: str, tops: dict[Cell, str]) -> list[Cell]:
    """The characters of a thing's line nearest to its centre, as far as they hang together."""
    lines = sorted({line for (line, _), top in tops.items() if top == id},
                   key=lambda line: abs(line - centre[0]))  # fmt: skip
    if not lines:
        return []
    columns = sorted(column for (line, column), top in tops.items()
                     if top == id and line == lines[0])  # fmt: skip
    row: list[int] = []
    for column in columns:
        if row and column != row[-1] + 1 and len(row) >= 3:
            break
        row = [*row, column] if row and column == row[-1] + 1 else [column]
    return [(lines[0], column) for column in row]


# --- who is where ---------------------------------------------------------------------------------


def _round(game: Raid) -> Message:
    if not game.round:
        return say("hr-picture-before")
    goal = Message(f"kind-goal-{game.objective}")
    bag = [say("hr-picture-pearls", who=Who(seat), pearls=game.bag[seat]) for seat in (0, 1)]
    return say("hr-picture-round", round=game.round, bag=tuple(bag), objective=goal)


def _side(game: Raid, seat: int) -> list[Message]:
    """A side's troops and losses."""
    lines = [_troop(game, troop) for troop in game.alive(seat)]
    gone = tuple(
        each.id for each in game.characters.values() if each.vanished and each.seat == seat
    )
    if gone:
        lines.append(say("hr-picture-gone", who=Who(seat), gone=gone))
    if objectives.of(game).markers:
        held = tuple(
            say("hr-picture-held", marker=each.controls + 1, by=each.id)
            for each in game.here(seat)
            if each.controls >= 0
        )
        lines += [say("hr-picture-controls", who=Who(seat), held=held)] if held else []
    return lines


def _troop(game: Raid, troop: Troop) -> Message:
    members = tuple(_character(game, who) for who in game.members(troop.id))
    args: dict[str, Arg] = {"who": Who(troop.seat), "troop": troop.id, "members": members}
    if troop.down:
        return Message("hr-picture-troop-down", args)
    return Message("hr-picture-troop-acted" if troop.activated else "hr-picture-troop", args)


def _character(game: Raid, who: Character) -> Message:
    x, y, z = who.place
    sign = names.signs(game)[who.id]
    args: dict[str, Arg] = {"sign": sign, "x": inches(x), "y": inches(y)}
    if z:
        args["z"] = inches(z)
    if who.wounds:
        args["wounds"] = who.wounds
    return Message(_FIGURE[bool(z), bool(who.wounds)], args)


_FIGURE = {
    (False, False): "hr-picture-figure",
    (False, True): "hr-picture-figure-hurt",
    (True, False): "hr-picture-figure-up",
    (True, True): "hr-picture-figure-up-hurt",
}
"""A character's line, by whether it stands higher than the table and whether it is wounded."""


# --- a card ---------------------------------------------------------------------------------------


def about(game: Raid, what: str) -> list[Message]:
    """The card of a character by its sign or its letter; otherwise what is on the table."""
    wanted = what.strip().upper()
    if not wanted:
        return _objects(game)
    for id, sign in names.signs(game).items():
        if wanted in (sign, sign.rstrip("0123456789")):
            key = game.characters[id].card
            return card_lines(key, game.content.cards[key])
    return []


def _objects(game: Raid) -> list[Message]:
    """The objects with their places and heights, and what can be done with them."""
    from kitchentable.raiders.tabletop import geometric

    lines = []
    for thing in geometric.things_of(tuple(game.objects)):
        flags = {"stand": thing.stand, "uneven": thing.uneven, "movable": thing.movable}
        lines.append(
            say(
                "hr-about-object",
                object=thing.id,
                x=inches(thing.x),
                y=inches(thing.y),
                high=inches(thing.high),
                notes=tuple(say(f"hr-about-{name}") for name, is_so in flags.items() if is_so)
                or (say("hr-about-nothing"),),
            )
        )
    return lines


def card_lines(id: str, card: Card) -> list[Message]:
    """A card in words."""
    lines = [
        say(
            "hr-read-head",
            name=card_title(id, card),
            faction=faction_title(card.faction),
            type=Message(f"kind-troop-{card.type.value.lower()}"),
            stars=card.cost,
            force=card.force,
            movement=card.movement,
        )
    ]
    lines += [_pool(card, trait) for trait in Trait if card.pool(trait).printed.dice != NONE]
    if card.abilities:
        lines.append(say("hr-read-abilities", abilities=tuple(map(_ability, card.abilities))))
    return lines


def _ability(id: str) -> Message:
    """An ability with the number of its first rule, which `r` shows."""
    number = _ability_rules().get(id, "")
    return (
        say("hr-read-ability", name=ability_name(id), rule=number) if number else ability_name(id)
    )


@cache
def _ability_rules() -> dict[str, str]:
    """The first rule of each ability."""
    found: dict[str, str] = {}
    for rule in Rulebook(HOME).rules.values():
        if ability := str(rule.facts.get("ability", "")):
            found.setdefault(ability.lower().replace(" ", "-"), rule.number)
    return found


def _pool(card: Card, trait: Trait) -> Message:
    dice = short(card.pool(trait))
    if trait is Trait.SHOOTING:
        dice += (say("hr-read-range", range=card.range),)
    return say("hr-read-pool", trait=Message(f"kind-trait-{trait.value}"), dice=dice)


def short(pool: TraitPool) -> tuple[Message, ...]:
    """A pool in words: dice by colour, how many bear a wound mark, the Boost."""
    numbers = {name: getattr(pool, name) for name in NAMES}
    numbers |= {"marked": sum(pool.marked.values()), "boost": pool.boost}
    return tuple(
        Message(f"hr-read-{name}", {"number": number}) for name, number in numbers.items() if number
    )
