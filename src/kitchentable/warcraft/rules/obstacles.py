"""Reasons why something cannot be trained, constructed or upgraded (WC-358 to WC-409)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.answers import Act
from kitchentable.warcraft.model.kinds import KIND_OF, NAMES, OUTPOSTS, TILES, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import building_word, kind_word, type_word
from kitchentable.warcraft.moments import FORBIDS, HAS_SERVED, REBUILDS
from kitchentable.warcraft.rules.purchase import PURCHASES, cannot_pay

USES = {
    "train": "train",
    "build": "construct",
    "summon": "construct",
    "outpost": "construct",
    "upgrade": "upgrade",
}
"""By the name of an act: the way to spend it belongs to."""


def has_outpost(game: Warcraft, player: Player) -> bool:
    """Whether a player has an Outpost marker left, or may give up an Outpost for a new one."""
    return len(player.outposts) < OUTPOSTS or REBUILDS.value(game, player)


def way_of(act: Act) -> str:
    """The way to spend an act belongs to; "": it goes with any."""
    return PURCHASES[act.name].way if act.name in PURCHASES else USES.get(act.name, "")


def why_not(game: Warcraft, player: Player, act: Act) -> Illegal | None:
    """Why an act is not possible; `None` if it is."""
    if (no := FORBIDS.value(game, player, act)) is not None:
        return no
    if game.chosen and way_of(act) not in ("", game.chosen):
        return one_way_only(game)
    match act.name:
        case "train":
            return cannot_train(game, player, KIND_OF[act.what])
        case "build" | "summon":
            return cannot_build(game, player, KIND_OF[act.what], act.name == "summon")
        case "outpost":
            return cannot_settle(game, player, game.board.index[act.what])
        case name if name in PURCHASES:
            return PURCHASES[name].why_not(game, player, act.what)
        case _:
            return cannot_upgrade(game, player, KIND_OF[act.what])


@rule("WC-358")
def one_way_only(game: Warcraft) -> Illegal:
    """The refusal of a second way to spend: a Spend Step allows exactly one of the three."""
    return Illegal("WC-358", "wc-one-way", chosen=say(f"wc-way-{game.chosen}"))


def cannot_train(game: Warcraft, player: Player, kind: int) -> Illegal | None:
    """Why a piece cannot be trained."""
    if (no := no_training(player, kind)) is None:
        return cannot_pay(player, game.race(player).cost(kind), TRAIN_COST[kind])
    number, reason = no
    if reason == "wc-worker-busy":
        return Illegal(number, reason)
    word = kind_word if reason == "wc-no-marker" else building_word
    return Illegal(number, reason, kind=word(NAMES[kind]))


@rule("WC-361", "WC-362", "WC-370", "WC-371", "WC-372")
def no_training(player: Player, kind: int) -> tuple[str, str] | None:
    """The rule and the reason against training a kind, apart from its cost; `None` if possible.

    A piece needs a marker, and a finished building of its type with no piece in training on it.
    """
    buildings = 1 if kind == WORKER else player.built[kind]
    if not buildings:
        begun = player.sites[kind] + player.summoned[kind]
        return "WC-372" if begun else "WC-361", "wc-no-building"
    if kind == WORKER and player.research:
        return "WC-756", "wc-worker-busy"
    if player.training[kind] >= buildings:
        worker = kind == WORKER
        return ("WC-370", "wc-worker-busy") if worker else ("WC-362", "wc-buildings-busy")
    if player.reserve(kind) <= 0:
        return MARKER_RULES[kind], "wc-no-marker"
    return None


MARKER_RULES = ("WC-003", "WC-004", "WC-005", "WC-006")


TRAIN_COST = ("WC-364", "WC-366", "WC-365", "WC-367")


@rule("WC-376", "WC-643", "WC-646")
def cannot_build(game: Warcraft, player: Player, kind: int, summon: bool) -> Illegal | None:
    """Why a building cannot be begun: no tile, no free worker in the Town, or its cost.

    A summoned building needs no worker.
    """
    if (full := no_tile(player, kind)) is not None:
        return full
    if not summon and game.free_workers(player, player.town) <= 0:
        number = HAS_SERVED.value(game, player, player.town, False) or "WC-376"
        return Illegal(number, "wc-no-worker", space=game.name(player.town))
    return cannot_pay(player, game.content.building, "WC-374")


@rule("WC-010", "WC-011", "WC-012")
def no_tile(player: Player, kind: int) -> Illegal | None:
    """The refusal if all building tiles of a type are used, else `None`."""
    used = player.built[kind] + player.sites[kind] + player.summoned[kind] - (kind == 0)
    if used < TILES[kind]:
        return None
    return Illegal(TILE_RULES[kind], "wc-no-tile", kind=building_word(NAMES[kind]))


TILE_RULES = ("WC-010", "WC-011", "WC-012")


def cannot_settle(game: Warcraft, player: Player, space: int) -> Illegal | None:
    """Why an Outpost cannot be begun in a space; `None` if it can."""
    no = no_outpost(game, player) or no_settler(game, player, space)
    no = no or not_elsewhere(game, player, space)
    return no or cannot_pay(player, game.content.outpost, "WC-380")


@rule("WC-007", "WC-392")
def no_outpost(game: Warcraft, player: Player) -> Illegal | None:
    """The refusal if all Outposts are on the board and none can be given up, else `None`."""
    if has_outpost(game, player):
        return None
    number = "WC-392" if all(post.finished for post in player.outposts) else "WC-007"
    return Illegal(number, "wc-no-outpost", most=OUTPOSTS)


@rule("WC-389")
def not_elsewhere(game: Warcraft, player: Player, space: int) -> Illegal | None:
    """The refusal if all Outposts stand where the new one shall be, else `None`.

    One is given up only for an Outpost in another space.
    """
    if [post.space for post in player.outposts] != [space] * OUTPOSTS:
        return None
    return Illegal("WC-389", "wc-outposts-here", space=game.name(space))


@rule("WC-381", "WC-382", "WC-387")
def no_settler(game: Warcraft, player: Player, space: int) -> Illegal | None:
    """The refusal if no free worker stands where the Outpost shall be, else `None`."""
    if game.free_workers(player, space) > 0:
        return None
    number = HAS_SERVED.value(game, player, space, True) or "WC-381"
    return Illegal(number, "wc-no-worker", space=game.name(space))


def cannot_upgrade(game: Warcraft, player: Player, kind: int) -> Illegal | None:
    """Why a unit type cannot be upgraded; `None` if it can."""
    no = no_upgrade(game, player, kind)
    return no or cannot_pay(player, game.content.upgrade, "WC-394")


@rule("WC-393", "WC-395")
def no_upgrade(game: Warcraft, player: Player, kind: int) -> Illegal | None:
    """Why a unit type cannot be upgraded, apart from the cost; `None` if it can.

    Its last tile is on top, it was upgraded in this step, or a required building is missing.
    """
    if player.levels[kind] + 1 >= len(game.race(player).tiles[kind]):
        return last_tile(kind)
    if kind in game.upgraded:
        return Illegal("WC-395", "wc-upgraded-already", kind=type_word(NAMES[kind]))
    missing = lacking(game, player, kind)
    return None if missing is None else too_few(game, player, kind, *missing)


@rule("WC-404")
def last_tile(kind: int) -> Illegal:
    """The refusal of an upgrade: the last tile, with its victory point, is already on top."""
    return Illegal("WC-404", "wc-last-tile", kind=type_word(NAMES[kind]))


@rule("WC-403")
def but_for_the_hero(player: Player, have: int, number: int) -> bool:
    """Whether exactly one building is missing and the player has a hero, whose building is none."""
    return player.hero is not None and have + 1 == number


@rule("WC-393", "WC-400", "WC-401", "WC-402", "WC-409")
def lacking(game: Warcraft, player: Player, kind: int) -> tuple[int, int] | None:
    """The first building type of which the next tile requires more, and the required number.

    Finished buildings count, busy or not, and so does the one on the mat. All named types are
    required.
    """
    built = player.built
    for building, number in needs(game, player, kind):
        if built[building] < number:
            return building, number
    return None


def needs(game: Warcraft, player: Player, kind: int) -> list[tuple[int, int]]:
    """The buildings that the next tile requires: types and numbers. Kept with the content."""
    notes, key = game.notes, ("needs", player.race, kind, player.levels[kind])
    found: list[tuple[int, int]] | None = notes.get(key)
    if found is None:
        named = game.tile(player, kind).needs
        found = notes[key] = [(KIND_OF[building], number) for building, number in named.items()]
    return found


def too_few(game: Warcraft, player: Player, kind: int, building: int, number: int) -> Illegal:
    """The refusal of a tile for missing buildings; buildings under construction do not count."""
    have = player.built[building]
    coming = player.sites[building] + player.summoned[building]
    several = len(needs(game, player, kind)) > 1
    cite = "WC-401" if have + coming >= number else "WC-409" if several else "WC-393"
    cite = "WC-403" if but_for_the_hero(player, have, number) else cite
    word = building_word(NAMES[building])
    return Illegal(cite, "wc-needs", building=word, number=number, have=have)
