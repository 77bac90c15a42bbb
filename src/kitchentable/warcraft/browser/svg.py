"""Pictures as SVG: the board from above, the pieces on it, and the players' things.

Everything is drawn from `packs/drawings`. A kind of space, a kind of piece and a race each have
a shape or a letter of their own, so that no meaning depends on colour alone. The caller puts
messages into words: without `say` a picture shows only names of spaces and numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from msgspec import structs

from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.browser.panels import legend, panels
from kitchentable.warcraft.browser.svg_parts import (
    BANNER,
    CORNERS,
    CREAM,
    FRAME,
    GROUNDS,
    HALF,
    HIGH,
    INK,
    LOW,
    OTHER_SHADE,
    Box,
    Say,
    count,
    disc,
    document,
    emblem,
    letter,
    piece_word,
    shade,
    text,
    titled,
    token,
    use,
)
from kitchentable.warcraft.model.board import SIDES, Board, Hex, Space, board, shown, side
from kitchentable.warcraft.model.content import Content, Piece
from kitchentable.warcraft.model.kinds import (
    CLEAR,
    CREATURES,
    CREEPS,
    FOREST,
    GOLDMINE,
    KIND_OF,
    KINDS,
    MERCENARIES,
    NAMES,
    NECROMANCER,
    OBJECTIVE,
    SHIFT,
    WATER,
)
from kitchentable.warcraft.model.player import Creep, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import creep_word, race_word
from kitchentable.warcraft.options.ancients import are_ancient
from kitchentable.warcraft.scenarios.pictures import marks
from kitchentable.warcraft.text.picture import turn_line

MARGIN = 130


class Token(NamedTuple):
    """A player's pieces of one kind in a space."""

    player: Player
    name: str
    number: int = 1
    finished: bool = True


def picture(view: Warcraft, say: Say = None) -> str:
    """A game as a seat sees it: the board, the pieces and each player's things."""
    lot = _lot(view.board.spaces)
    parts = ["" if say is None else _turn(view, say), _table(view, say)]
    box, beside = panels(view, lot, say)
    parts.append(beside)
    if say is not None:
        box, key = legend(view, box, say)
        parts.append(key)
    return document(box, "".join(parts))


def table_picture(view: Warcraft) -> str:
    """A game's board with its pieces, without panels."""
    return document(_lot(view.board.spaces), _table(view, None))


def _table(view: Warcraft, put: Say) -> str:
    """The SVG of the board with its pieces."""
    numbers = range(len(view.board.spaces))
    drawn = [_ground(_as_it_lies(view))]
    drawn += [_space(view, number, put) for number in numbers]
    drawn += [_on(view, number, put) for number in numbers]
    drawn.append(marks(view, [centre(space.at) for space in view.board.spaces], put))
    return "".join(drawn)


def _as_it_lies(view: Warcraft) -> Board:
    """The board with Towns as clear ground where the Tree of Eternity was planted (WC-608)."""
    if not view.cleared:
        return view.board
    spaces = tuple(_lying(view, number) for number in range(len(view.board.spaces)))
    return structs.replace(view.board, spaces=spaces)


def _lying(view: Warcraft, number: int) -> Space:
    """A space as it is now."""
    space = view.board.spaces[number]
    return structs.replace(space, kind=CLEAR) if number in view.cleared else space


def board_picture(board: Board) -> str:
    """A board with nothing on it."""
    spaces = "".join(_bare(each) for each in board.spaces)
    return document(_lot(board.spaces), _ground(board) + spaces)


def pieces_picture(content: Content) -> str:
    """All board pieces with their numbers: the cyan side, and the magenta side to its right."""
    parts: list[str] = []
    top, right, lots = 0, 0, list(content.pieces.items())
    for first in range(0, len(lots), 3):
        left, tallest = 0, 0
        for number, piece in lots[first : first + 3]:
            for magenta in (False, True):
                (_, _, width, height), drawn = _loose(number, piece, magenta, (left, top))
                parts.append(drawn)
                left, tallest = left + width - MARGIN, max(tallest, height)
        top, right = top + tallest - MARGIN, max(right, left)
    return document((0, 0, right + MARGIN, top + MARGIN), "".join(parts))


def _loose(number: str, piece: Piece, magenta: bool, at: Hex) -> tuple[Box, str]:
    """One side of a board piece, lying by itself."""
    cells = [
        Space("", cell, *shown(what))
        for cell, what in zip(piece.cells, side(piece, magenta), strict=True)
    ]
    box = left, top, _, _ = _lot(cells)
    fill, ink = (CREAM, INK) if magenta else (INK, CREAM)
    tag = disc((left + 80, top + 80), 44, fill, ink) + text(number, (left + 80, top + 98), 52, ink)
    drawn = _ground(board(cells)) + "".join(_bare(each) for each in cells) + tag
    return box, f'<g transform="translate({at[0] - left} {at[1] - top})">{drawn}</g>'


def _turn(view: Warcraft, put: Callable[[Message], str]) -> str:
    return f"<title>{escape(put(turn_line(view)))}</title>"


# --- spaces ------------------------------------------------------------------------------


def centre(at: Hex) -> Hex:
    """The centre of a hex in the drawing.

    >>> centre((1, 0)), centre((0, 1))
    ((260, 0), (130, 225))
    """
    q, r = at
    return (2 * q + r) * HALF, r * (HIGH + LOW)


def _lot(spaces: Sequence[Space]) -> Box:
    """The box around some spaces."""
    xs, ys = zip(*(centre(each.at) for each in spaces), strict=True)
    left, top = min(xs) - HALF - MARGIN, min(ys) - HIGH - MARGIN
    return left, top, max(xs) + HALF + MARGIN - left, max(ys) + HIGH + MARGIN - top


def _ground(board: Board) -> str:
    """The cardboard with its shadow, each space in the shade of its kind, and the joints."""
    hexes = "".join(use("hex", centre(each.at)) for each in board.spaces)
    grounds = "".join(
        use("hex", centre(each.at), look=f' fill="{GROUNDS[each.kind]}"') for each in board.spaces
    )
    return (
        f'<g stroke-width="34" stroke-linejoin="round"><g opacity=".2" stroke="{INK}" '
        f'transform="translate(20 24)">{hexes}</g><g stroke="{FRAME}">{hexes}</g></g>'
        f'<g stroke="{CREAM}" stroke-width="6" stroke-linejoin="round">{grounds}</g>'
        f'<path d="{_joints(board)}" stroke="{FRAME}" stroke-width="7" stroke-linecap="round"/>'
    )


def _joints(board: Board) -> str:
    """The lines where two pieces of the board meet."""
    at = {each.at: each for each in board.spaces}
    found = []
    for each in board.spaces:
        x, y = centre(each.at)
        for number, (dq, dr) in enumerate(SIDES[:3]):
            other = at.get((each.at[0] + dq, each.at[1] + dr))
            if other is not None and other.piece != each.piece:
                (ax, ay), (bx, by) = CORNERS[number - 1], CORNERS[number]
                found.append(f"M{x + ax},{y + ay}L{x + bx},{y + by}")
    return "".join(found)


def _bare(space: Space, empty: bool = False) -> str:
    """A space with its kind, its points and its name; pale if it is depleted."""
    art = use(space.kind, look=' opacity=".4"' if empty else "")
    if space.kind in (CLEAR, WATER) and sum(space.at) % 2:
        art = f'<g transform="scale(-1 1)">{art}</g>'
    if space.kind == OBJECTIVE:
        art += text(space.points, (0, -54), 62, CREAM)
    if space.name:
        art += text(space.name, (0, 131), min(30, 150 // len(space.name)), "#5b4c3d")
    x, y = centre(space.at)
    return f'<g transform="translate({x} {y})">{art}</g>'


def _space(view: Warcraft, number: int, put: Say) -> str:
    """A space with its title in words."""
    space, depleted = _lying(view, number), view.depleted[number]
    words: list[Message | str] = [f"{space.name}:", say(f"wc-space-{space.kind}")]
    if space.kind == OBJECTIVE:
        words.append(str(space.points))
    if depleted:
        id = "wc-partly-depleted" if depleted == 1 else "wc-depleted"
        words += ["–", say(id, space=space.name)]
    return titled(put, words, _bare(space, empty=depleted == 2 or view.stocks.get(number) == 0))


# --- what is on a space ------------------------------------------------------------------


def _on(view: Warcraft, number: int, put: Say) -> str:
    """What is on a space: depletion, the owner of a Town, a battle and the pieces."""
    parts = [_notches(view.depleted[number])] if view.depleted[number] else []
    if number in view.stocks:
        parts.append(_stock(view, number, put))
    elif view.played.hidden and view.board.spaces[number].kind in (FOREST, GOLDMINE):
        covered = disc((-92, -70), 34, FRAME, CREAM) + text("?", (-92, -54), 44, CREAM)
        parts.append(titled(put, [say("wc-token-face-down")], covered))
    owners = [each for each in view.players if each.town == number and each.race and not each.out]
    parts += [_town(view, player, put) for player in owners]
    if view.battle is not None and view.battle.space == number:
        parts.append(_fought())
    rows = _rows([_tokens(each, number) for each in view.players if each.present(number)])
    places = ((58, 40),) if len(rows) == 1 else ((-14, 36), (62, 36))
    parts += [_row(view, row, number, place, put) for row, place in zip(rows, places, strict=False)]
    if not parts:
        return ""
    x, y = centre(view.board.spaces[number].at)
    return f'<g transform="translate({x} {y})">{"".join(parts)}</g>'


def _notches(depleted: int) -> str:
    """The cuts on a depleted space: one if partly, two if completely."""
    cuts = "".join(f"M{x - 6},-52L{x + 6},-80" for x in ((98,), (89, 107))[depleted - 1])
    line = f'stroke="{INK}" stroke-width="8" stroke-linecap="round"'
    return disc((98, -66), 28, CREAM, INK) + f'<path d="{cuts}" {line}/>'


def _stock(view: Warcraft, number: int, put: Say) -> str:
    """The stock of a mine or forest, if harvests take from stocks."""
    left = view.stocks[number]
    kind = "gold" if view.board.spaces[number].kind == GOLDMINE else "wood"
    drawn = disc((-92, -70), 34, CREAM, INK) + text(left, (-92, -54), 44)
    return titled(put, [say(f"wc-{kind}"), str(left)], drawn)


def _fought() -> str:
    """A broken line and swords around the space of a battle."""
    line = f' fill="none" stroke="{BANNER}" stroke-width="12" stroke-dasharray="30 18"'
    return (
        use("hex", look=line) + disc((-98, -66), 32, BANNER, CREAM) + use("battle", (-98, -66), 62)
    )


def _town(view: Warcraft, player: Player, put: Say) -> str:
    """A Town's emblem, the marker of one captured before, and the lock of a locked one."""
    race = view.race(player)
    flag = (
        f'<path d="M-8 -106V-146" stroke="#7a5638" stroke-width="7"/>'
        f'<path d="M-5 -148L40 -136L-5 -122z" fill="{shade(race)}"/>'
    )
    sign = flag + emblem(player.race, race, (-8, -34), 32)
    if are_ancient(view, player):
        sign = _tree(view, player)
    parts = [titled(put, [race_word(player.race)], sign)]
    if player.marked:
        words = say("wc-town-marked", seat=Who(player.seat))
        parts.append(titled(put, [words], _notches(1)))
    if player.locked:
        lock = disc((-104, 6), 32, CREAM, INK) + use("lock", (-104, 6), 72)
        parts.append(titled(put, [say("wc-town-locked", seat=Who(player.seat))], lock))
    return "".join(parts)


def _tree(view: Warcraft, player: Player) -> str:
    """The Tree of Eternity, smaller if it would hide the kind of space."""
    race = view.race(player)
    if _lying(view, player.town).kind == CLEAR:
        return use("tree") + emblem(player.race, race, (0, -66), 30)
    return use("tree", (60, -48), 58) + emblem(player.race, race, (60, -86), 22)


def _tokens(player: Player, space: int) -> list[Token]:
    """A player's tokens in a space."""
    kinds = (*range(len(KINDS)), NECROMANCER, *player.more)
    counts = [(NAMES[kind], player.count(space, kind)) for kind in kinds]
    pieces = [Token(player, name, number) for name, number in counts if number]
    posts = [each for each in player.outposts if each.space == space]
    return pieces + [Token(player, "outpost", finished=each.finished) for each in posts]


def _rows(groups: list[list[Token]]) -> list[list[Token]]:
    """The tokens in one row, or in two; one for each player if that is enough."""
    if len(groups) == 2 and max(len(group) for group in groups) < 5:
        return groups
    tokens = [each for group in groups for each in group]
    if len(tokens) < 4:
        return [tokens] if tokens else []
    return [tokens[: len(tokens) // 2], tokens[len(tokens) // 2 :]]


def _row(view: Warcraft, row: list[Token], space: int, place: Hex, put: Say) -> str:
    """Tokens side by side, each player's first with his letter."""
    y, most = place
    radius = min(most, (228 - 6 * len(row)) // (2 * len(row)))
    parts, tags, before = [], [], None
    for at, each in enumerate(row):
        x = (2 * at + 1 - len(row)) * (radius + 3)
        race = None if each.player.neutral else view.race(each.player)
        fill = OTHER_SHADE if race is None else shade(race)
        creep = _creep(view, each, space)
        known = each.finished and (creep is None or bool(creep.name))
        drawn = token(_drawing(each.name), (x, y), radius, fill, known)
        if creep is not None and creep.name:
            drawn += _fierce(view, each, space, (x, y), radius)
        elif each.number > 1:
            drawn += count(each.number, (x + radius * 7 // 10, y + radius * 6 // 10), radius)
        if race is not None and each.player is not before:
            tags.append(
                letter(race, (x - radius * 7 // 10, y - radius * 7 // 10), radius * 46 // 100)
            )
        before = each.player
        if each.name in MERCENARIES:
            orc = view.content.races["orc"]
            tags.append(letter(orc, (x, y - radius * 8 // 10), radius * 42 // 100))
        word = piece_word(each.name, each.finished) if creep is None else _creep_words(view, creep)
        what = say("wc-portal-part", number=each.number, kind=word, space=view.name(space))
        whose = say("wc-neutral") if race is None else race_word(each.player.race)
        parts.append(titled(put, [whose, "–", what], drawn))
    return "".join(parts + tags)


def _creep(view: Warcraft, token: Token, space: int) -> Creep | None:
    """The creep that a token is, if it is one."""
    return view.creeps.get(space << SHIFT | KIND_OF[token.name]) if token.name in CREEPS else None


def _fierce(view: Warcraft, token: Token, space: int, at: Hex, radius: int) -> str:
    """The dice of a creep that is face up, and its Strength on a square."""
    shows = view.profile(token.player, KIND_OF[token.name], space)
    side, (x, y) = radius * 44 // 100, (at[0] - radius * 7 // 10, at[1] + radius * 6 // 10)
    square = (
        f'<rect x="{x - side}" y="{y - side}" width="{2 * side}" height="{2 * side}" '
        f'rx="{side // 3}" fill="{CREAM}" stroke="{INK}" stroke-width="3"/>'
        + text(shows.strength, (x, y + side * 64 // 100), side * 7 // 4)
    )
    return square + count(shows.dice, (at[0] + radius * 7 // 10, y), radius)


def _creep_words(view: Warcraft, creep: Creep) -> Message:
    """A creep in words: its name and values if it is face up, else its points."""
    if not creep.name:
        return say("wc-creep-face-down", points=creep.points)
    marker = view.content.creeps[creep.name]
    left, word = marker.dice - creep.lost, creep_word(creep.name)
    return say("wc-creep-face-up", creep=word, dice=left, strength=marker.strength)


def _drawing(name: str) -> str:
    """The name of a kind's drawing; all creatures share one, and so do all creeps."""
    if name in CREATURES:
        return "creature"
    if name in MERCENARIES:
        return name.removeprefix("orc-")
    return "creep" if name in CREEPS else name
