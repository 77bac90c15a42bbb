"""Random games on small crowded boards: any options, teams, heroes, creeps, cards and buildings.

Each begins somewhere in a turn, with pieces up to the limits, and ends soon.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.table.table import Table
from kitchentable.warcraft import GAME
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.content import Content, dealt_out
from kitchentable.warcraft.model.kinds import MARKERS, NAMES, STACK
from kitchentable.warcraft.model.state import Warcraft
from tests.warcraft.option_sets import option_sets
from tests.warcraft.positions import RACES

SMALLEST, LARGEST = 7, 20
"""The numbers of spaces a board may have."""
POINTS = (
    "turn", "move-start", "moving", "moving", "moving", "move-end", "battles", "harvest",
    "deploy", "spend", "turn-over",
)  # fmt: skip
"""Where a game may begin; moving is the most crowded."""
GROUND = ("clear", "clear", "forest", "goldmine", "objective", "mountain", "water")
TURN, LAST = 2, 3
"""The turn in which a game begins, and its last turn."""

Position = dict[str, Any]
Army = tuple[dict[str, dict[str, int]], dict[str, int]]
"""Pieces by space and kind, and the markers left by kind."""


@cache
def allowed_options() -> list[tuple[str, ...]]:
    """All sets of options that go together."""
    return list(option_sets())


def small_setup(rng: Random) -> WarcraftSetup:
    """What the players of a small game agree on."""
    options = rng.choice(allowed_options()) if rng.random() < 0.8 else ()
    expansion = bool(options) or rng.random() < 0.5
    seats = rng.choice((2, 3, 4))
    return WarcraftSetup(seats=seats, turns=LAST, expansion=expansion, options=options)


def small_game(seed: int) -> Table[Warcraft]:
    """A table at which a random small game begins; the test answers for the dice."""
    rng = Random(seed)
    setup, content = small_setup(rng), GAME.box.shipped()
    position = small_position(rng, setup, content)
    return Table(GAME, setup, chance=Scripted(), start=GAME.rules.situate(setup, content, position))


def small_position(rng: Random, setup: WarcraftSetup, content: Content) -> Position:
    """A board, players whose pieces fill it, and a point of the turn."""
    board = small_board(rng, setup)
    free = [name for name, space in board.items() if space["kind"] != "water"]
    rng.shuffle(free)
    races = rng.sample(RACES, setup.seats)
    players: list[Position] = []
    for seat, race in enumerate(races):
        mates = {name for mate in players[seat % 2 :: 2] for name in mate["units"]}
        army = small_army(rng, board, free, mates if setup.seats == 4 else set())
        players.append(small_player(rng, setup, content, board, army, seat, race))
    position: Position = {
        "board": board,
        "player": players,
        "point": rng.choice(POINTS),
        "turn": TURN,
        "seat": rng.randrange(setup.seats),
        "first": rng.randrange(setup.seats),
    }
    if "creeps" in setup.options:
        position |= small_creeps(rng, content, board, players)
    if "hidden" in setup.options:
        tokens = {"mine_tokens": content.mine_tokens, "forest_tokens": content.forest_tokens}
        position |= {key: list(values) * 3 for key, values in tokens.items()}
    return position


def small_board(rng: Random, setup: WarcraftSetup) -> Position:
    """Seven to twenty spaces with holes between them; the first are the players' Towns."""
    hexes = [(q, r) for q in range(5) for r in range(5)]
    rng.shuffle(hexes)
    number = rng.choice((SMALLEST, rng.randrange(SMALLEST, LARGEST + 1)))
    ground = GROUND if setup.expansion else GROUND[:-1]
    board: Position = {}
    for at, where in enumerate(hexes[:number]):
        kind = "town" if at < setup.seats else rng.choice(ground)
        board[f"s{at}"] = {"at": where, "kind": kind}
        if kind == "objective":
            board[f"s{at}"]["points"] = rng.choice((1, 2, 4))
        elif kind in ("forest", "goldmine") and "draining" in setup.options:
            board[f"s{at}"]["stock"] = rng.randrange(0, 6)
        elif kind in ("forest", "goldmine") and "hidden" not in setup.options:
            board[f"s{at}"]["depleted"] = rng.choice(("", "", "partly", "completely"))
    return board


def small_player(
    rng: Random,
    setup: WarcraftSetup,
    content: Content,
    board: Position,
    army: Army,
    seat: int,
    race: str,
) -> Position:
    """A player with pieces, Outposts, buildings, cards, and a hero where heroes are played."""
    units, left = army
    flat = [name for name in units if board[name]["kind"] != "mountain"]
    town = f"s{seat}"
    player: Position = {
        "race": race,
        "team": seat % 2 if setup.seats == 4 else seat,
        "town": town,
        "units": units,
        "gold": rng.randrange(9),
        "wood": rng.randrange(9),
        "outposts": small_outposts(rng, units, flat),
        "buildings": {kind: rng.randrange(2) for kind in NAMES[:3]},
        "levels": {kind: rng.randrange(1, 3) for kind in NAMES[:3]},
        "training": {kind: int(left[kind] > 0 and rng.random() < 0.4) for kind in NAMES[:4]},
        "locked": rng.random() < 0.1,
        "marked": rng.random() < 0.1,
        "fast": [name for name in units if rng.random() < 0.1],
        "crippled": [name for name in units if rng.random() < 0.1],
        **small_hand(rng, content, race, setup.expansion),
    }
    if "racial" in setup.options and race == "night-elf":
        player["town"] = rng.choice([town, *flat])
    if "heroes" in setup.options:
        player["hero"] = small_hero(rng, content, race)
        if not player["hero"]["dead"]:
            units.setdefault(rng.choice([*flat, town]), {})["hero"] = 1
    return player


def small_army(rng: Random, board: Position, free: list[str], mates: set[str]) -> Army:
    """Units and workers in spaces that nobody has yet, or sometimes among enemies.

    `mates` are the spaces of a teammate. Also returns the markers that are left of each kind.
    """
    left = dict(zip(NAMES, MARKERS, strict=False))
    units: dict[str, dict[str, int]] = {}
    crowd = rng.choice(((1, 2, STACK), (STACK,)))
    for _ in range(rng.randrange(1, 9)):
        name = free.pop() if free and rng.random() < 0.8 else rng.choice(sorted(board))
        if board[name]["kind"] == "water" or name in units or name in mates:
            continue
        flat = board[name]["kind"] != "mountain"
        pieces: Counter[str] = Counter()
        for _ in range(rng.choice(crowd)):
            kind = rng.choice(NAMES[:3] if flat else NAMES[2:3])
            if left[kind]:
                left[kind] -= 1
                pieces[kind] += 1
        if flat and rng.random() < 0.5:
            pieces["worker"] = min(rng.randrange(1, STACK + 1), left["worker"])
            left["worker"] -= pieces["worker"]
        units[name] = {kind: number for kind, number in pieces.items() if number}
    return {name: pieces for name, pieces in units.items() if pieces}, left


def small_outposts(
    rng: Random, units: dict[str, dict[str, int]], flat: Sequence[str]
) -> list[Position]:
    """Up to two Outposts; one under construction has a worker of its own."""
    found: list[Position] = []
    for name in rng.sample(flat, min(len(flat), rng.randrange(3))):
        unfinished = units[name].get("worker", 0) > 0 and rng.random() < 0.4
        found.append({"space": name, "finished": not unfinished})
    return found


def small_hand(rng: Random, content: Content, race: str, expansion: bool) -> Position:
    """A hand of up to five cards; the rest of the deck is still to be drawn."""
    cards = dealt_out(content.deck_of(race, expansion))
    rng.shuffle(cards)
    hand = rng.randrange(6)
    gone = hand + rng.choice((0, 0, 5, len(cards) - hand))
    return {"hand": cards[:hand], "discard": cards[hand:gone], "deck": cards[gone:]}


def small_hero(rng: Random, content: Content, race: str) -> Position:
    """One of the race's heroes, alive or dead."""
    name = rng.choice([name for name, hero in content.heroes.items() if hero.race == race])
    level = rng.randrange(1, 4)
    life = content.heroes[name].levels[level - 1].life
    dead = rng.random() < 0.2
    return {
        "name": name,
        "level": level,
        "dead": dead,
        "wounds": 0 if dead else rng.randrange(life),
        "points": 0 if dead or level == 3 else rng.randrange(4),
    }


def small_creeps(
    rng: Random, content: Content, board: Position, players: Sequence[Position]
) -> Position:
    """Creeps on some objectives; where units are they are face up (WC-657)."""
    met = {name for player in players for name in player["units"]}
    dealt = sorted(name for name, creep in content.creeps.items() if creep.points)
    rng.shuffle(dealt)
    found: list[Position] = []
    for name, space in board.items():
        if space["kind"] == "objective" and space["points"] < 3 and rng.random() < 0.7:
            known = dealt.pop() if name in met or rng.random() < 0.5 else ""
            found.append({"space": name, "points": space["points"], "name": known})
    return {"creeps": found, "hidden_creeps": dealt}
