"""The Spend Step: one of training, constructing, upgrading (WC-358 to WC-409)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Choose, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards.card import CARDS, SPEND_START
from kitchentable.warcraft.cards.common import VICTORY_POINT
from kitchentable.warcraft.cards.playing import play_card, play_words, plays, put_down
from kitchentable.warcraft.content import Cost
from kitchentable.warcraft.events import (
    BuildingBegun,
    OutpostBegun,
    Trained,
    Upgraded,
    building_word,
    card_word,
    cost_word,
    kind_word,
    tile_word,
    type_word,
)
from kitchentable.warcraft.kinds import KIND_OF, KINDS, OUTPOSTS, TILES, UNITS, WORKER
from kitchentable.warcraft.state import Outpost, Player, Warcraft

Act = tuple[str, ...]
"""("train", kind), ("build", type), ("summon", type), ("outpost", space), ("upgrade", type),
("resources", what), ("victory",), ("done",)."""

DONE: Act = ("done",)
VICTORY: Act = ("victory",)

USES = {
    "train": "train",
    "build": "construct",
    "summon": "construct",
    "outpost": "construct",
    "upgrade": "upgrade",
}
"""Which of the three ways to spend an act belongs to."""


def start(game: Warcraft) -> Asks[None]:
    """The Spend Step begins: nothing is chosen yet."""
    game.chosen, game.upgraded = "", []
    game.stage = "spending"
    yield from ()


@rule("WC-359", "WC-369", "WC-373", "WC-379", "WC-396")
def spending(game: Warcraft) -> Asks[None]:
    """One thing after the other, all of one way to spend; or nothing. Nothing is taken back."""
    player = game.player()
    question: Choose[Act] = Choose(
        say("wc-spend", gold=player.gold, wood=player.wood),
        seat=player.seat,
        among=lambda: options(game, player),
        refused=lambda: refusals(game, player),
        why=lambda act: no_way(game, player, act),
        words=lambda act: act_words(game, player, act),
        open=True,
        rules=SPENDING,
    )
    act = yield from ask(question)
    if act == DONE:
        game.stage = "points"
    elif act == VICTORY:
        VICTORY_POINT.show(game, player)
    elif act[0] in CARDS:
        yield from play_card(game, player, act)
    else:
        game.chosen = USES[act[0]]
        DO[act[0]](game, player, act[1])


SPENDING = ("WC-358", "WC-359", "WC-369", "WC-371", "WC-373", "WC-379", "WC-396", "WC-520")


def act_words(game: Warcraft, player: Player, act: Act) -> Message:
    """An act of spending in words, with its price."""
    if act in (DONE, VICTORY):
        return say("wc-spend-done" if act == DONE else "wc-spend-victory")
    if act[0] in CARDS:
        return play_words(act)
    cost = cost_word(price(game, player, act))
    if act[0] == "outpost":
        return say("wc-spend-outpost", space=act[1], cost=cost)
    if act[0] == "upgrade":
        tile = next_tile(game, player, KIND_OF[act[1]])
        return say("wc-spend-upgrade", kind=type_word(act[1]), cost=cost, tile=tile)
    word = kind_word(act[1]) if act[0] == "train" else building_word(act[1])
    return say(f"wc-spend-{act[0]}", kind=word, cost=cost)


def next_tile(game: Warcraft, player: Player, kind: int) -> Message:
    """What the tile after the one on top shows; at the end, what that one shows."""
    tiles = game.race(player).tiles[kind]
    level = min(player.levels[kind] + 1, len(tiles) - 1)
    return tile_word(tiles[level].strength, tiles[level].ability, level == len(tiles) - 1)


def price(game: Warcraft, player: Player, act: Act) -> Cost:
    """What an act costs."""
    match act[0]:
        case "train":
            return game.race(player).costs[act[1]]
        case "upgrade":
            return game.content.upgrade
        case "outpost":
            return game.content.outpost
        case _:
            return game.content.building


# --- what is possible ---------------------------------------------------------------------


def options(game: Warcraft, player: Player) -> list[Act]:
    """Everything that can be bought now."""
    found: list[Act] = [DONE]
    if VICTORY_POINT.name in player.hand:
        found.append(VICTORY)
    if not game.chosen and "resources" in player.hand:
        found += plays(game, player, SPEND_START)
    for act in offers(game, player):
        if affordable(game, player, act) and why_not(game, player, act) is None:
            found.append(act)
    return found


def affordable(game: Warcraft, player: Player, act: Act) -> bool:
    """Whether a player has the gold and wood for an act: what most often decides."""
    gold, wood = price(game, player, act)
    return player.gold >= gold and player.wood >= wood


def refusals(game: Warcraft, player: Player) -> dict[Act, Illegal]:
    """What one might want to buy, and why one cannot."""
    found: dict[Act, Illegal] = {}
    for act in offers(game, player):
        if game.chosen and USES[act[0]] != game.chosen:
            continue  # said once, when somebody tries
        refusal = why_not(game, player, act)
        if refusal is not None:
            found[act] = refusal
    return found


@rule("WC-009", "WC-381", "WC-508", "WC-520")
def no_way(game: Warcraft, player: Player, act: Act) -> Illegal | None:
    """Why something one does not think of is not possible either."""
    if not isinstance(act, tuple) or len(act) != 2:
        return None
    if game.chosen and USES.get(act[0], game.chosen) != game.chosen:
        return one_way_only(game)
    if act == ("build", KINDS[WORKER]):
        return Illegal("WC-009", "wc-no-tile", kind=building_word(act[1]))
    if act[0] == "resources":
        return Illegal("WC-520", "wc-not-now", card=card_word("resources"))
    if act[0] in ("summon", "outpost") and act[1] in game.board.index:
        number = "WC-508" if act[0] == "summon" else "WC-381"
        return Illegal(number, "wc-no-worker", space=act[1])
    return None


def offers(game: Warcraft, player: Player) -> list[Act]:
    """Everything a player might think of buying."""
    kinds = [KINDS[kind] for kind in UNITS]
    spaces = [game.name(space) for space in player.spaces() if player.workers(space)]
    summons: list[Act] = []
    if "summon-building" in player.hand:
        summons = [("summon", kind) for kind in kinds]
    return [
        *(("train", kind) for kind in KINDS),
        *(("build", kind) for kind in kinds),
        *summons,
        *(("outpost", space) for space in spaces),
        *(("upgrade", kind) for kind in kinds),
    ]


def why_not(game: Warcraft, player: Player, act: Act) -> Illegal | None:
    """Why an act is not possible; `None` if it is."""
    if game.chosen and USES[act[0]] != game.chosen:
        return one_way_only(game)
    match act[0]:
        case "train":
            return cannot_train(game, player, KIND_OF[act[1]])
        case "build" | "summon":
            return cannot_build(game, player, KIND_OF[act[1]], act[0] == "summon")
        case "outpost":
            return cannot_settle(game, player, game.board.index[act[1]])
        case _:
            return cannot_upgrade(game, player, KIND_OF[act[1]])


@rule("WC-358")
def one_way_only(game: Warcraft) -> Illegal:
    """Exactly one of the three."""
    return Illegal("WC-358", "wc-one-way", chosen=say(f"wc-way-{game.chosen}"))


@rule("WC-360")
def cannot_pay(player: Player, cost: Cost, number: str) -> Illegal | None:
    """Costs are paid in full from one's own stock."""
    gold, wood = cost
    if player.gold >= gold and player.wood >= wood:
        return None
    return Illegal(number, "wc-too-dear", gold=gold, wood=wood)


@rule("WC-361", "WC-362", "WC-370", "WC-371", "WC-372")
def cannot_train(game: Warcraft, player: Player, kind: int) -> Illegal | None:
    """A finished building of its type with nobody in training on it, and a marker."""
    buildings = 1 if kind == WORKER else player.built[kind]
    if not buildings:
        number = "WC-372" if player.sites[kind] + player.summoned[kind] else "WC-361"
        return Illegal(number, "wc-no-building", kind=building_word(KINDS[kind]))
    if player.training[kind] >= buildings:
        if kind == WORKER:
            return Illegal("WC-370", "wc-worker-busy")
        return Illegal("WC-362", "wc-buildings-busy", kind=building_word(KINDS[kind]))
    if player.reserve(kind) <= 0:
        return Illegal(MARKER_RULES[kind], "wc-no-marker", kind=kind_word(KINDS[kind]))
    return cannot_pay(player, game.race(player).cost(kind), TRAIN_COST[kind])


MARKER_RULES = ("WC-003", "WC-004", "WC-005", "WC-006")
TRAIN_COST = ("WC-364", "WC-366", "WC-365", "WC-367")


@rule("WC-010", "WC-011", "WC-012", "WC-375", "WC-376")
def cannot_build(game: Warcraft, player: Player, kind: int, summon: bool) -> Illegal | None:
    """A tile is left, and a worker in the Town, unless the building is summoned."""
    used = player.built[kind] + player.sites[kind] + player.summoned[kind] - (kind == 0)
    if used >= TILES[kind]:
        return Illegal(TILE_RULES[kind], "wc-no-tile", kind=building_word(KINDS[kind]))
    if not summon and player.idle(player.town) <= 0:
        return Illegal("WC-376", "wc-no-worker", space=game.name(player.town))
    return cannot_pay(player, game.content.building, "WC-374")


TILE_RULES = ("WC-010", "WC-011", "WC-012")


@rule("WC-007", "WC-381", "WC-382", "WC-387", "WC-392")
def cannot_settle(game: Warcraft, player: Player, space: int) -> Illegal | None:
    """A marker is left, and a free worker stands where the Outpost shall be."""
    if len(player.outposts) >= OUTPOSTS:
        number = "WC-392" if all(post.finished for post in player.outposts) else "WC-007"
        return Illegal(number, "wc-no-outpost", most=OUTPOSTS)
    if player.idle(space) <= 0:
        return Illegal("WC-381", "wc-no-worker", space=game.name(space))
    return cannot_pay(player, game.content.outpost, "WC-380")


@rule("WC-393", "WC-395", "WC-404")
def cannot_upgrade(game: Warcraft, player: Player, kind: int) -> Illegal | None:
    """Not the last tile, not twice in a step, and the buildings the tile asks for."""
    word = type_word(KINDS[kind])
    if player.levels[kind] + 1 >= len(game.race(player).tiles[kind]):
        return Illegal("WC-404", "wc-last-tile", kind=word)
    if kind in game.upgraded:
        return Illegal("WC-395", "wc-upgraded-already", kind=word)
    missing = needed(game, player, kind)
    if missing is not None:
        return missing
    return cannot_pay(player, game.content.upgrade, "WC-394")


@rule("WC-393", "WC-400", "WC-401", "WC-402", "WC-409")
def needed(game: Warcraft, player: Player, kind: int) -> Illegal | None:
    """Finished buildings count, busy or not, the one on the mat too; of any types named."""
    needs = game.tile(player, kind).needs
    for building, number in needs.items():
        which = KIND_OF[building]
        have = player.built[which]
        if have < number:
            coming = player.sites[which] + player.summoned[which]
            cite = "WC-401" if have + coming >= number else "WC-409" if len(needs) > 1 else "WC-393"
            word = building_word(building)
            return Illegal(cite, "wc-needs", building=word, number=number, have=have)
    return None


# --- buying -------------------------------------------------------------------------------


@rule("WC-360")
def pay(player: Player, cost: Cost) -> None:
    """Gold and wood go to the supply."""
    player.gold -= cost[0]
    player.wood -= cost[1]


@rule("WC-363", "WC-364", "WC-365", "WC-368")
def train(game: Warcraft, player: Player, what: str) -> None:
    """A piece from the reserve stands on its building until it is deployed."""
    kind = KIND_OF[what]
    gold, wood = cost = game.race(player).cost(kind)
    pay(player, cost)
    player.training[kind] += 1
    rules = ("WC-360", "WC-361", "WC-363", "WC-368", TRAIN_COST[kind])
    game.tell(Trained(seat=player.seat, kind=what, gold=gold, wood=wood, rules=rules))


@rule("WC-374", "WC-377", "WC-378")
def build(game: Warcraft, player: Player, what: str) -> None:
    """A worker leaves the Town for the building site."""
    gold, wood = game.content.building
    pay(player, game.content.building)
    player.put(player.town, WORKER, -1)
    player.sites[KIND_OF[what]] += 1
    rules = ("WC-374", "WC-375", "WC-377", "WC-378")
    game.tell(BuildingBegun(seat=player.seat, kind=what, gold=gold, wood=wood, rules=rules))


@rule("WC-506", "WC-507", "WC-509", "WC-511")
def summon(game: Warcraft, player: Player, what: str) -> None:
    """With Summon Building: no worker, the same price, the same wait; one card a building."""
    put_down(game, player, "summon-building")
    gold, wood = game.content.building
    pay(player, game.content.building)
    player.summoned[KIND_OF[what]] += 1
    rules = ("WC-506", "WC-507", "WC-509", "WC-511")
    game.tell(BuildingBegun(seat=player.seat, kind=what, gold=gold, wood=wood, rules=rules))


@rule("WC-380", "WC-384")
def settle(game: Warcraft, player: Player, what: str) -> None:
    """The Outpost lies face down with the worker on it."""
    gold, wood = game.content.outpost
    pay(player, game.content.outpost)
    player.outposts.append(Outpost(game.board.index[what]))
    rules = ("WC-380", "WC-381", "WC-382", "WC-384", "WC-387")
    game.tell(OutpostBegun(seat=player.seat, space=what, gold=gold, wood=wood, rules=rules))


@rule("WC-394", "WC-397", "WC-398", "WC-399")
def upgrade(game: Warcraft, player: Player, what: str) -> None:
    """The next tile comes on top: all units of the type are better at once."""
    kind = KIND_OF[what]
    pay(player, game.content.upgrade)
    player.levels[kind] += 1
    game.upgraded.append(kind)
    told = Upgraded(
        seat=player.seat,
        kind=what,
        level=player.levels[kind] + 1,
        strength=game.tile(player, kind).strength,
        ability=game.tile(player, kind).ability,
        last=not game.tile(player, kind).needs,
        rules=(*UPGRADED, *(("WC-402",) if any(player.training) else ())),
    )
    game.tell(told)


UPGRADED = ("WC-394", "WC-397", "WC-398", "WC-399", "WC-400")

DO = {"train": train, "build": build, "summon": summon, "outpost": settle, "upgrade": upgrade}
