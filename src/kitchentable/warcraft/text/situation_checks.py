"""Mistakes in the position of a situation: names that nobody knows, pieces that cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

import msgspec

from kitchentable.kernel.mistakes import Mistake, Path, misnamed, outside, under
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.words import say
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.model.battle_state import POINTS
from kitchentable.warcraft.model.content import ABILITIES, Content
from kitchentable.warcraft.model.kinds import (
    CLEAR,
    CREATURES,
    FOREST,
    GOLDMINE,
    HERO,
    MARKERS,
    MERCENARIES,
    MOUNTAIN,
    NAMES,
    NECROMANCER,
    OBJECTIVE,
    OUTPOSTS,
    TILES,
    TOWN,
    UNITS,
    WATER,
)
from kitchentable.warcraft.model.settings import WarcraftSetup
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.powers.power import POWERS
from kitchentable.warcraft.rules.obstacles import USES
from kitchentable.warcraft.rules.purchase import PURCHASES
from kitchentable.warcraft.rules.turn import TURN
from kitchentable.warcraft.text.situation import ENTERED
from kitchentable.warcraft.text.situation_cards import UNSEEN
from kitchentable.warcraft.text.situation_format import (
    DEPLETED,
    CreepGiven,
    HeroGiven,
    NeutralGiven,
    PlayerGiven,
    StateGiven,
    Stats,
)

SPACES = (TOWN, FOREST, GOLDMINE, MOUNTAIN, OBJECTIVE, CLEAR, WATER)
TYPES = tuple(NAMES[kind] for kind in UNITS)
STRONGEST, HIGHEST = 6, 3
OTHERS = -2
"""The lowest seat of a side that no player has: creeps and neutral units, and beasts."""


def misnamed_in(
    setup: WarcraftSetup, content: Content, data: dict[str, Plain]
) -> Iterator[Mistake]:
    """The names in a position that are not known, and numbers that cannot be."""
    given = msgspec.convert(data, StateGiven)
    spaces = set(given.board)
    seats = len(given.player)
    if seats != setup.seats:
        why = say("wc-situation-seats", players=seats, seats=setup.seats)
        yield Mistake(("player",), why, silent=seats > setup.seats)
    yield from misnamed(
        ("point",), given.point, {*TURN.asking, *TURN.marking, *TURN.quiet}, silent=False
    )
    yield from _battle(given)
    yield from outside(("seat",), given.seat, 0, seats - 1)
    yield from outside(("first",), given.first, 0, seats - 1)
    yield from outside(("turn",), given.turn, 0)
    yield from outside(("battles",), given.battles, 0)
    if given.chosen:
        ways = {*USES.values(), *(each.way for each in PURCHASES.values())}
        yield from misnamed(("chosen",), given.chosen, ways, silent=False)
    yield from _board(given)
    for seat, player in enumerate(given.player):
        yield from under(("player", seat), _player(player, content, spaces))
        yield from under(("player", seat), _band(player, content, bool(setup.scenario)))
    if given.neutral is not None:
        yield from under(("neutral",), _side(given.neutral, content, spaces))
    for number, creep in enumerate(given.creeps):
        yield from under(("creeps", number), _creep(creep, content, spaces))
    for number, name in enumerate(given.hidden_creeps):
        yield from misnamed(("hidden_creeps", number), name, content.creeps, silent=False)
    yield from _scenario(given, content, setup.scenario)


def _battle(given: StateGiven) -> Iterator[Mistake]:
    """A battle that is being fought, and a point inside it: one needs the other."""
    battle = given.battle
    if battle is None:
        if given.point in POINTS:
            yield Mistake(("point",), say("wc-situation-no-battle"), silent=False)
        return
    yield from misnamed(("point",), given.point, ENTERED, silent=False)
    yield from misnamed(("battle", "space"), battle.space, given.board, silent=False)
    yield from outside(("battle", "round"), battle.round, 1)
    fighting = [seat for seat, each in enumerate(given.player) if each.units.get(battle.space)]
    enemies = [str(seat) for seat in fighting if seat != given.seat]
    if battle.against is not None:
        yield from misnamed(("battle", "against"), str(battle.against), enemies, silent=False)
    elif not enemies and given.neutral is None and not given.creeps:
        yield Mistake(("battle", "space"), say("wc-situation-no-battle"), silent=False)


def _board(given: StateGiven) -> Iterator[Mistake]:
    """The spaces: their kinds, and two of them on one hex."""
    taken: dict[tuple[int, int], str] = {}
    for name, space in given.board.items():
        path: Path = ("board", name)
        yield from misnamed((*path, "kind"), space.kind, SPACES)
        if space.depleted:
            yield from misnamed((*path, "depleted"), space.depleted, DEPLETED)
        yield from outside((*path, "points"), space.points, 0)
        yield from outside((*path, "stock"), space.stock or 0, 0)
        if space.at in taken:
            why = say("wc-situation-hex", space=name, other=taken[space.at])
            yield Mistake((*path, "at"), why, impossible=True)
        taken[space.at] = name
    for number, wall in enumerate(given.walls):
        for place, name in enumerate(wall):
            yield from misnamed(("walls", number, place), name, given.board, silent=False)
    for key in ("cleared", "pending", "fought"):
        for number, name in enumerate(getattr(given, key)):
            yield from misnamed((key, number), name, given.board, silent=False)


def _player(player: PlayerGiven, content: Content, spaces: set[str]) -> Iterator[Mistake]:
    yield from _side(player, content, spaces)
    if player.town:
        yield from misnamed(("town",), player.town, spaces, silent=False)
    for key in ("gold", "wood", "research", "shown"):
        yield from outside((key,), getattr(player, key), 0)
    yield from _markers(player)
    for space, kinds in player.moved.items():
        there = player.units.get(space, {})
        for kind, moved in kinds.items():
            yield from outside(("moved", space, kind), moved, 1, there.get(kind, 0), silent=False)
    for number, post in enumerate(player.outposts):
        yield from misnamed(("outposts", number, "space"), post.space, spaces, silent=False)
    yield from outside(("outposts",), len(player.outposts), 0, OUTPOSTS)
    for key in ("fast", "crippled"):
        for number, name in enumerate(getattr(player, key)):
            yield from misnamed((key, number), name, spaces, silent=False)
    for key in ("hand", "deck", "discard"):
        known = {*CARDS, UNSEEN} if key == "hand" else CARDS
        for number, card in enumerate(getattr(player, key) or ()):
            yield from misnamed((key, number), card, known, silent=key == "discard")
    if player.hero is not None:
        yield from under(("hero",), _hero(player.hero, content))


def _band(player: PlayerGiven, content: Content, scenario: bool) -> Iterator[Mistake]:
    """Pieces on the board that only some players have: a hero, creatures, hired units."""
    summoned = [name for name, each in content.creatures.items() if each.race == player.race]
    hired = (*MERCENARIES, NAMES[NECROMANCER]) if scenario else ()
    known, hero = (*NAMES[: HERO + 1], *summoned, *hired), player.hero
    for space, kinds in player.units.items():
        for kind, number in kinds.items():
            path: Path = ("units", space, kind)
            if kind in NAMES:
                yield from misnamed(path, kind, known)
            bound = kind in (NAMES[HERO], *CREATURES)
            if bound and (hero is None or (hero.dead and kind not in CREATURES)):
                yield Mistake(path, say("wc-situation-no-hero"), silent=False)
            elif kind not in NAMES[:HERO]:
                yield from outside(path, number, 1, 1 if kind == NAMES[HERO] else MARKERS[0])
    places = [space for space, kinds in player.units.items() if NAMES[HERO] in kinds]
    if len(places) > 1:
        yield Mistake(("units", places[1], NAMES[HERO]), say("mistake-twice", name=NAMES[HERO]))


def _markers(player: PlayerGiven) -> Iterator[Mistake]:
    """Pieces and tiles that a race does not have so many of (WC-003 to WC-012)."""
    for key in ("buildings", "sites", "summoned", "hired"):
        counts: dict[str, int] = getattr(player, key)
        for kind, number in counts.items():
            yield from misnamed((key, kind), kind, TYPES)
            most = TILES[NAMES.index(kind)] if kind in TYPES and key != "hired" else None
            yield from outside((key, kind), number, 0, most)
    in_play: Counter[str] = Counter()
    for kind, number in player.training.items():
        yield from misnamed(("training", kind), kind, NAMES[:HERO])
        yield from outside(("training", kind), number, 0)
        in_play[kind] += max(0, number)
    in_play[NAMES[3]] += sum(player.sites.values())
    for space, kinds in player.units.items():
        for kind, number in kinds.items():
            in_play[kind] += max(0, number)
            if kind in NAMES[:HERO]:
                most = MARKERS[NAMES.index(kind)]
                yield from outside(("units", space, kind), in_play[kind], 0, most)


def _side(
    side: PlayerGiven | NeutralGiven, content: Content, spaces: set[str]
) -> Iterator[Mistake]:
    """What players and the neutral side have in common."""
    yield from misnamed(("race",), side.race, content.races, silent=False)
    for space, kinds in side.units.items():
        yield from misnamed(("units", space), space, spaces, silent=False)
        for kind, number in kinds.items():
            yield from misnamed(("units", space, kind), kind, NAMES, silent=False)
            yield from outside(("units", space, kind), number, 1 if kind not in NAMES[:HERO] else 0)
    race = content.races.get(side.race)
    for kind, level in side.levels.items():
        yield from misnamed(("levels", kind), kind, TYPES)
        if race is not None and kind in TYPES:
            tiles = len(race.tiles[NAMES.index(kind)])
            yield from outside(("levels", kind), level, 1, tiles, silent=kind not in side.stats)
    yield from under(("stats",), _stats(side.stats))


def _stats(stats: Mapping[str, Stats]) -> Iterator[Mistake]:
    for kind, each in stats.items():
        yield from misnamed((kind,), kind, TYPES, silent=False)
        yield from outside((kind, "strength"), each.strength, 1, STRONGEST)
        if each.ability:
            yield from misnamed((kind, "ability"), each.ability, ABILITIES)


def _hero(hero: HeroGiven, content: Content) -> Iterator[Mistake]:
    if hero.name:
        yield from misnamed(("name",), hero.name, content.heroes, silent=False)
    yield from outside(("level",), hero.level, 1, HIGHEST)
    for key in ("wounds", "points", "mana"):
        yield from outside((key,), getattr(hero, key), 0)
    yield from outside(("strength",), hero.strength, 1, STRONGEST)
    yield from outside(("life",), hero.life, 1)
    yield from misnamed(("type",), hero.type, TYPES, silent=False)
    if hero.ability:
        yield from misnamed(("ability",), hero.ability, POWERS, silent=False)
    yield from outside(("levels",), len(hero.levels), 0, HIGHEST)
    for number, level in enumerate(hero.levels):
        path: Path = ("levels", number)
        if level.ability:
            yield from misnamed((*path, "ability"), level.ability, POWERS, silent=False)
        yield from outside((*path, "strength"), level.strength, 1, STRONGEST)
        yield from outside((*path, "life"), level.life, 1)


def _creep(creep: CreepGiven, content: Content, spaces: set[str]) -> Iterator[Mistake]:
    yield from misnamed(("space",), creep.space, spaces, silent=False)
    if creep.name and not creep.strength:
        yield from misnamed(("name",), creep.name, content.creeps, silent=False)
    yield from outside(("points",), creep.points, 0, 2)
    yield from outside(("strength",), creep.strength, 0, STRONGEST)
    yield from outside(("dice",), creep.dice, 1)
    yield from misnamed(("type",), creep.type, TYPES, silent=False)
    if creep.ability:
        yield from misnamed(("ability",), creep.ability, ABILITIES)


def _scenario(given: StateGiven, content: Content, scenario: str) -> Iterator[Mistake]:
    """The places and tokens of a scenario."""
    spaces, quest = set(given.board), given.quest
    rules = content.scenarios.get(scenario)
    if scenario:
        yield from misnamed((), scenario, content.scenarios, silent=False)
    tokens, places = (rules.tokens, rules.places) if rules is not None else ({}, {})
    for name, space in given.places.items():
        yield from misnamed(("places", name), name, places)
        yield from misnamed(("places", name), space, spaces, silent=False)
    for token, where in quest.tokens.items():
        yield from misnamed(("quest", "tokens", token), token, tokens)
        known = {*spaces, *given.places}
        yield from misnamed(("quest", "tokens", token), where, known, silent=False)
    for number, token in enumerate(quest.carried):
        yield from misnamed(("quest", "carried", number), token, quest.tokens)
    for number, (seat, shop) in enumerate(quest.bought):
        yield from outside(("quest", "bought", number, 0), seat, 0, len(given.player) - 1)
        yield from misnamed(("quest", "bought", number, 1), shop, tokens)
    for key in ("sheltered", "resting"):
        units: dict[str, dict[str, int]] = getattr(quest, key)
        for space, kinds in units.items():
            yield from misnamed(("quest", key, space), space, spaces, silent=False)
            for kind in kinds:
                yield from misnamed(("quest", key, space, kind), kind, NAMES, silent=False)


def names_in_events(game: Warcraft) -> dict[str, Collection[str | int]]:
    """The values that fields of events can have, by the name of the field."""
    content, spaces = game.content, {*game.board.index, ""}
    tokens = {} if game.scene is None else game.scene.scenario.tokens
    laid = {} if game.quest is None else game.quest.tokens
    sides = range(OTHERS, len(game.players))
    return {
        **dict.fromkeys(("seat", "seats", "others", "by", "to_seat"), sides),
        **dict.fromkeys(("space", "spaces", "start", "to", "town"), spaces),
        "kind": {*NAMES, ""},
        "card": {*CARDS, ""},
        "race": content.races,
        "creep": content.creeps,
        "hero": content.heroes,
        "power": POWERS,
        "ability": {*ABILITIES, ""},
        "scenario": content.scenarios,
        "token": {*tokens, *laid},
        "step": {*TURN.asking, *TURN.marking, *TURN.quiet},
    }


def names_in_files() -> dict[str, Iterable[str]]:
    """The names that fields of a position can have, whatever the content is."""
    kinds = dict.fromkeys(("buildings", "sites", "summoned", "hired", "levels", "stats"), TYPES)
    cards = dict.fromkeys(("hand", "deck", "discard"), CARDS)
    return {
        "StateGiven.point": [*TURN.asking, *TURN.marking, *TURN.quiet],
        "SpaceGiven.kind": SPACES,
        "SpaceGiven.depleted": ["", *DEPLETED],
        "Stats.ability": ["", *ABILITIES],
        "CreepGiven.ability": ["", *ABILITIES],
        "CreepGiven.type": TYPES,
        "HeroGiven.type": TYPES,
        "HeroGiven.ability": ["", *POWERS],
        "LevelGiven.ability": ["", *POWERS],
        **{f"PlayerGiven.{key}": names for key, names in {**kinds, **cards}.items()},
    }
