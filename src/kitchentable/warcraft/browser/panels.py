"""Pictures beside the board: a panel for each player, and a legend."""

from __future__ import annotations

from collections.abc import Callable

from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.browser.svg_parts import (
    BANNER,
    CREAM,
    FRAME,
    GROUNDS,
    INK,
    OTHER_SHADE,
    Box,
    Say,
    disc,
    emblem,
    piece_word,
    shade,
    sheet,
    text,
    titled,
    token,
    use,
)
from kitchentable.warcraft.model.board import Hex
from kitchentable.warcraft.model.kinds import KINDS, NAMES, UNITS, WATER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import hero_word, race_word, type_word
from kitchentable.warcraft.rules.points import side_points
from kitchentable.warcraft.text.hero_cards import lines

GAP = 40
HERO_LINE = 76
PANEL = (910, 230)
"""The width and height of a player's panel."""
KEY = (620, 108)
"""The width and height of a line of the legend."""


def panels(view: Warcraft, box: Box, put: Say) -> tuple[Box, str]:
    """The picture's box with room below for the players' panels, and their SVG."""
    left, top, width, height = box
    players = [player for player in view.players if player.race]
    wide, high = PANEL[0] + GAP, _high(view) + GAP
    columns = max(1, min(len(players), (width - 2 * GAP) // wide))
    if len(players) == 4:
        columns = min(columns, 2)
    width = max(width, wide + GAP)
    start = left + (width - columns * wide + GAP) // 2
    parts = [
        _panel(view, player, (start + n % columns * wide, top + height + n // columns * high), put)
        for n, player in enumerate(players)
    ]
    rows = -(-len(players) // columns)
    return (left, top, width, height + rows * high), "".join(parts)


def _panel(view: Warcraft, player: Player, at: Hex, put: Say) -> str:
    """A player's emblem and letter, points, stocks and cards, and what his units can do."""
    race, high = view.race(player), _high(view)
    parts = [
        sheet((0, 0, PANEL[0], high)),
        f'<path d="M18 0H150V{high}H18A18 18 0 0 1 0 {high - 18}V18A18 18 0 0 1 18 0z" '
        f'fill="{shade(race)}"/>',
        emblem(player.race, race, (75, 82), 58),
        text(race.letter, (75, 206), 60, CREAM),
    ]
    scored = side_points(view, player)
    won = say("wc-scored", seat=Who(player.seat), points=scored, target=view.target)
    stocks: list[tuple[str, int | str, list[Message | str]]] = [
        ("points", f"{scored}/{view.target}", [won]),
        ("gold", player.gold, [say("wc-gold"), str(player.gold)]),
        ("wood", player.wood, [say("wc-wood"), str(player.wood)]),
        ("card", len(player.hand), [str(len(player.hand))]),
    ]
    if not view.target:  # the scenario has no points
        stocks = stocks[1:]
    for x, (name, what, words) in zip((206, 450, 610, 770)[-len(stocks) :], stocks, strict=True):
        shown = use(name, (x, 62), 110) + text(what, (x + 40, 80), 50, anchor="start")
        parts.append(titled(put, words, shown))
    parts += [_ability(view, player, kind, 206 + 236 * kind, put) for kind in UNITS]
    if player.hero is not None:
        parts.append(_hero(view, player, put))
    faded = ' opacity=".5"' if player.out else ""
    body = titled(put, [race_word(player.race)], "".join(parts))
    return f'<g transform="translate({at[0]} {at[1]})"{faded}>{body}</g>'


def _high(view: Warcraft) -> int:
    """The height of a player's panel, which has one more line with heroes."""
    return PANEL[1] + (HERO_LINE if view.played.heroes else 0)


def _hero(view: Warcraft, player: Player, put: Say) -> str:
    """The hero: its name, stripes for its level, and beads for its Life without wounds."""
    hero, level = player.hero, view.hero_level(player)
    assert hero is not None, "a player with a hero"
    y = PANEL[1] + HERO_LINE // 2 - 14
    fill = OTHER_SHADE if hero.dead else shade(view.race(player))
    stripes = "".join(f"M{322 + 16 * n},{y - 16}v32" for n in range(hero.level))
    beads = "".join(
        disc((406 + 40 * n, y), 14, CREAM if hero.dead or n < hero.wounds else BANNER, INK)
        for n in range(level.life)
    )
    die = (
        f'<rect x="248" y="{y - 28}" width="56" height="56" rx="12" fill="none" stroke="{INK}" '
        f'stroke-width="4"/>' + text(level.strength, (276, y + 17), 46)
    )
    called = "" if put is None else put(hero_word(hero.name))
    name = text(called, (570, y + 13), min(38, 560 // max(1, len(called))), anchor="start")
    line = f'<path d="{stripes}" stroke="{INK}" stroke-width="8" stroke-linecap="round"/>'
    words = say("wc-hero-line", hero=hero_word(hero.name), level=hero.level, wounds=hero.wounds)
    cards = [words, *lines(view.content, hero.name)]
    return titled(put, cards, token("hero", (206, y), 34, fill) + die + line + beads + name)


def _ability(view: Warcraft, player: Player, kind: int, x: int, put: Say) -> str:
    """A type of units: a die with its Strength, and its buildings."""
    strength = view.tile(player, kind).strength
    fill = shade(view.race(player))
    die = (
        f'<rect x="{x + 42}" y="136" width="56" height="56" rx="12" fill="none" stroke="{INK}" '
        f'stroke-width="4"/>' + text(strength, (x + 70, 181), 46)
    )
    houses = text(player.built[kind], (x + 154, 181), 46, anchor="start")
    built = use("building", (x + 130, 162), 80) + houses
    words: list[Message | str] = [type_word(NAMES[kind]), str(strength)]
    return titled(put, words, token(NAMES[kind], (x, 164), 34, fill) + die + built)


def legend(view: Warcraft, box: Box, put: Callable[[Message], str]) -> tuple[Box, str]:
    """The picture's box with room for the legend of spaces and pieces, and its SVG."""
    left, top, width, height = box
    kinds = [kind for kind in GROUNDS if kind != WATER or view.board.water]
    spaces = [(say(f"wc-space-{kind}"), _sample(kind)) for kind in kinds]
    pieces = [(piece_word(name), token(name, (0, 0), 36, FRAME)) for name in (*KINDS, "outpost")]
    pieces.append(
        (piece_word("outpost", False), token("outpost", (0, 0), 36, FRAME, finished=False))
    )
    if view.played.heroes:
        pieces.append((piece_word("hero"), token("hero", (0, 0), 36, FRAME)))
    if view.creeps:
        pieces.append((piece_word("creep"), token("creep", (0, 0), 36, OTHER_SHADE)))
    if view.cleared:
        pieces.append((say("wc-tree"), use("tree", (0, 14), 36)))
    entries = [*spaces, *pieces]
    columns = min(len(entries), (width - 2 * GAP) // KEY[0])
    start = left + (width - columns * KEY[0]) // 2
    rows = -(-len(entries) // columns)
    parts = [sheet((start, top + height, columns * KEY[0], rows * KEY[1] + GAP))]
    for number, (word, drawn) in enumerate(entries):
        x = start + 70 + number // rows * KEY[0]
        y = top + height + 70 + number % rows * KEY[1]
        line = drawn + text(put(word), (62, 13), 36, anchor="start")
        parts.append(f'<g transform="translate({x} {y})">{line}</g>')
    return (left, top, width, height + rows * KEY[1] + 2 * GAP), "".join(parts)


def _sample(kind: str) -> str:
    """A small space of a kind."""
    ground = use("hex", (0, 0), 32, f' fill="{GROUNDS[kind]}" stroke="{FRAME}" stroke-width="12"')
    return ground + use(kind, (0, 4), 29)
