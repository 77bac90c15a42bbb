"""The Spend Step: one of training, constructing, upgrading (WC-358 to WC-409)."""

from __future__ import annotations

from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHECKPOINT, Asks
from kitchentable.kernel.rules import SkipTo, kept, rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards.card import CARDS, SPEND_START
from kitchentable.warcraft.cards.common import VICTORY_POINT
from kitchentable.warcraft.cards.windows import open_window, play_card, plays, put_down
from kitchentable.warcraft.cards.wording import play_words
from kitchentable.warcraft.model.answers import Act, Play
from kitchentable.warcraft.model.content import Cost
from kitchentable.warcraft.model.events import BuildingBegun, OutpostBegun, Trained, Upgraded
from kitchentable.warcraft.model.kinds import KIND_OF, KINDS, NAMES, SHIFT, UNITS, WORKER
from kitchentable.warcraft.model.player import Outpost, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import Spend
from kitchentable.warcraft.model.words import (
    building_word,
    cost_word,
    kind_word,
    tile_word,
    type_word,
)
from kitchentable.warcraft.moments import BUILDS_ALONE, FORBIDS, ON_SALE, OUTPOST_BEGINS, is_heard
from kitchentable.warcraft.options import gathering
from kitchentable.warcraft.powers.power import could_use
from kitchentable.warcraft.rules import spend_reasons
from kitchentable.warcraft.rules.obstacles import (
    TRAIN_COST,
    USES,
    has_outpost,
    lacking,
    no_settler,
    no_tile,
    no_training,
    no_upgrade,
    not_elsewhere,
    way_of,
    why_not,
)
from kitchentable.warcraft.rules.purchase import PURCHASES, affordable, pay

DONE = Act("done")
VICTORY = Act("victory")


def start(game: Warcraft) -> Asks[None]:
    """Start a Spend Step with nothing chosen; open its window if a hero could use it."""
    if game.chosen or game.upgraded or game.assigned:
        game.chosen, game.upgraded, game.assigned = "", [], {}
    if starts_silently(game):
        game.stage = "spending"
    else:
        yield CHECKPOINT
        game.stage = "spending"
        yield from open_window(game, SPEND_START, ("WC-520", "WC-780"), (game.seat,))


def starts_silently(game: Warcraft) -> bool:
    """Whether the player's hero has no ability for the start of the Spend Step.

    Then cards are offered together with the first purchase, which saves a question.
    """
    player = game.players[game.seat]
    return player.hero is None or not could_use(game, player, SPEND_START)


@rule("WC-359", "WC-369", "WC-373", "WC-379", "WC-396", off=SkipTo("points"))
def spending(game: Warcraft) -> Asks[None]:
    """Ask for one purchase after another, all of one way to spend. Nothing is taken back."""
    player = game.players[game.seat]
    question = Spend(
        purse_words(player.gold, player.wood),
        seat=player.seat,
        among=partial(options, game, player),
        refused=partial(refusals, game, player),
        why=partial(spend_reasons.why_not, game, player),
        words=partial(act_words, game, player),
        open=True,
        rules=SPENDING.get(game.chosen, ("WC-358",)),
        stands_for=SPENDING_TOO,
    )
    act: Act = yield question
    if act == DONE:
        game.stage = "points"
    elif act == VICTORY:
        VICTORY_POINT.show(game, player)
    elif act.name in CARDS:
        yield from play_card(game, player, Play(act.name, (act.what,)))
    elif act.name in PURCHASES:
        game.chosen = PURCHASES[act.name].way or game.chosen
        yield from PURCHASES[act.name].buy(game, player, act.what)
    else:
        game.chosen = USES[act.name]
        if act.name == "outpost":
            yield from OUTPOST_BEGINS.happen(game, player, game.board.index[act.what])
        DO[act.name](game, player, act.what)


SPENDING = {
    "": ("WC-358", "WC-359"),
    "train": ("WC-358", "WC-369", "WC-371"),
    "construct": ("WC-358", "WC-373", "WC-379"),
    "upgrade": ("WC-358", "WC-396"),
}
"""By the way to spend that was chosen: the rules of the question."""
SPENDING_TOO = ("WC-359", "WC-369", "WC-371", "WC-373", "WC-379", "WC-396", "WC-520")


@kept(1024)
def purse_words(gold: int, wood: int) -> Message:
    """The words of a Spend Step: the gold and wood to spend."""
    return say("wc-spend", gold=gold, wood=wood)


def act_words(game: Warcraft, player: Player, act: Act) -> Message:
    """An act of spending in words, with its price."""
    if act in (DONE, VICTORY):
        return say("wc-spend-done" if act == DONE else "wc-spend-victory")
    if act.name in CARDS:
        return play_words(Play(act.name, (act.what,)))
    if act.name in PURCHASES:
        return PURCHASES[act.name].words(game, player, act.what)
    cost = cost_word(price(game, player, act))
    if act.name == "outpost":
        return say("wc-spend-outpost", space=act.what, cost=cost)
    if act.name == "upgrade":
        tile = next_tile(game, player, KIND_OF[act.what])
        return say("wc-spend-upgrade", kind=type_word(act.what), cost=cost, tile=tile)
    word = kind_word(act.what) if act.name == "train" else building_word(act.what)
    return say(f"wc-spend-{act.name}", kind=word, cost=cost)


def next_tile(game: Warcraft, player: Player, kind: int) -> Message:
    """The tile after the one on top, in words; the last tile if no other follows."""
    tiles = game.race(player).tiles[kind]
    level = min(player.levels[kind] + 1, len(tiles) - 1)
    return tile_word(tiles[level].strength, tiles[level].ability, level == len(tiles) - 1)


def price(game: Warcraft, player: Player, act: Act) -> Cost:
    """The price of an act."""
    match act.name:
        case "train":
            return game.race(player).costs[act.what]
        case "upgrade":
            return game.content.upgrade
        case "outpost":
            return game.content.outpost
        case _:
            return game.content.building


# --- what is possible ---------------------------------------------------------------------


def options(game: Warcraft, player: Player) -> list[Act]:
    """The acts that are possible now: purchases, cards, and "done"."""
    found: list[Act] = [DONE]
    if VICTORY_POINT.name in player.hand:
        found.append(VICTORY)
    if not game.chosen and "resources" in player.hand:
        for play in plays(game, player, SPEND_START):
            if play.name in CARDS:
                found.append(Act(play.name, str(play.on[0])))
    acts = buyable(game, player)
    on_sale = ON_SALE.of(game)
    for each in on_sale(game, player) if on_sale is not None else ():
        if (not game.chosen or each.way in ("", game.chosen)) and each.within_means(game, player):
            for what in each.possible(game, player):
                acts.append(Act(each.name, what))
    return found + (allowed(game, player, acts) if is_heard(game, FORBIDS) else acts)


def allowed(game: Warcraft, player: Player, acts: list[Act]) -> list[Act]:
    """The acts that no option and no scenario forbids."""
    return [act for act in acts if FORBIDS.value(game, player, act) is None]


def further(game: Warcraft, player: Player) -> list[Act]:
    """The purchases that options and scenarios add, possible or not."""
    return [
        Act(each.name, what)
        for each in ON_SALE.value(game, player)
        for what in each.offers(game, player)
    ]


def buyable(game: Warcraft, player: Player) -> list[Act]:
    """The trainings, constructions and upgrades that are possible now."""
    chosen = game.chosen
    found: list[Act] = []
    if player.gold < least(game, player):
        return found
    if not chosen or chosen == "train":
        found += trainable(game, player)
    if not chosen or chosen == "construct":
        found += constructible(game, player)
    if not chosen or chosen == "upgrade":
        found += upgradable(game, player)
    return found


def trainable(game: Warcraft, player: Player) -> list[Act]:
    """The trainings that are possible. The price decides most often, so it is checked first."""
    gold, wood, costs = player.gold, player.wood, game.race(player).costs
    found = []
    for kind, act in enumerate(TRAININGS):
        cost = costs[act.what]
        if gold >= cost[0] and wood >= cost[1] and no_training(player, kind) is None:
            found.append(act)
    return found


def constructible(game: Warcraft, player: Player) -> list[Act]:
    """The buildings and Outposts that can be begun."""
    found: list[Act] = []
    if affordable(player, game.content.building):
        if game.free_workers(player, player.town) > 0:
            found += with_tiles(player, BUILDINGS)
        if "summon-building" in player.hand:
            found += with_tiles(player, SUMMONS)
    if affordable(player, game.content.outpost) and has_outpost(game, player):
        for space in worked(player):
            if (no_settler(game, player, space) or not_elsewhere(game, player, space)) is None:
                found.append(Act("outpost", game.name(space)))
    return found


def upgradable(game: Warcraft, player: Player) -> list[Act]:
    """The upgrades that are possible."""
    found: list[Act] = []
    if affordable(player, game.content.upgrade):
        for kind, act in enumerate(UPGRADES):
            if lacking(game, player, kind) is None and no_upgrade(game, player, kind) is None:
                found.append(act)
    return found


def least(game: Warcraft, player: Player) -> int:
    """The least gold that any training, construction or upgrade costs. Kept with the content."""
    notes, key = game.notes, ("least", player.race)
    found: int | None = notes.get(key)
    if found is None:
        content = game.content
        costs = [content.building, content.outpost, content.upgrade]
        costs += game.race(player).costs.values()
        found = notes[key] = min(gold for gold, _ in costs)
    return found


def with_tiles(player: Player, acts: list[Act]) -> list[Act]:
    """The acts among those for each building type for which a tile is left."""
    return [act for kind, act in enumerate(acts) if no_tile(player, kind) is None]


def refusals(game: Warcraft, player: Player) -> dict[Act, Illegal]:
    """The acts that a player might try and cannot do, each with its refusal."""
    found: dict[Act, Illegal] = {}
    for act in offers(game, player):
        if game.chosen and way_of(act) not in ("", game.chosen):
            continue  # `spend_reasons` refuses the other ways to spend when a player tries them
        refusal = why_not(game, player, act)
        if refusal is not None:
            found[act] = refusal
    return found


def offers(game: Warcraft, player: Player) -> list[Act]:
    """The acts that a player might try, possible or not."""
    base = [*TRAININGS, *buildings(player), *settlements(game, player), *UPGRADES]
    return [*base, *further(game, player)]


TRAININGS: list[Act] = [Act("train", kind) for kind in KINDS]
BUILDINGS: list[Act] = [Act("build", NAMES[kind]) for kind in UNITS]
SUMMONS: list[Act] = [Act("summon", NAMES[kind]) for kind in UNITS]
UPGRADES: list[Act] = [Act("upgrade", NAMES[kind]) for kind in UNITS]


def buildings(player: Player) -> list[Act]:
    """The buildings to begin with a worker, and with Summon Building if it is in hand."""
    return BUILDINGS + SUMMONS if "summon-building" in player.hand else BUILDINGS


@rule("WC-644")
def settlements(game: Warcraft, player: Player) -> list[Act]:
    """The Outposts to begin, one for each space with workers."""
    return [Act("outpost", game.name(space)) for space in worked(player)]


def worked(player: Player) -> list[int]:
    """The spaces with workers of a player, in the order of `Player.spaces`."""
    pieces, found = player.pieces, []
    for space in player.spaces():
        if space << SHIFT | WORKER in pieces:
            found.append(space)
    return found


# --- buying -------------------------------------------------------------------------------


@rule("WC-363", "WC-364", "WC-365", "WC-368")
def train(game: Warcraft, player: Player, what: str) -> None:
    """Train a piece from the reserve: it waits on its building until it is deployed."""
    kind = KIND_OF[what]
    gold, wood = cost = game.race(player).cost(kind)
    pay(player, cost)
    player.training[kind] += 1
    if game.told is not None:
        rules = ("WC-360", "WC-361", "WC-363", "WC-368", TRAIN_COST[kind])
        game.tell(Trained(seat=player.seat, kind=what, gold=gold, wood=wood, rules=rules))


@rule("WC-374", "WC-375", "WC-377", "WC-378")
def build(game: Warcraft, player: Player, what: str) -> None:
    """Begin a building: a worker leaves the Town for the building site."""
    gold, wood = game.content.building
    pay(player, game.content.building)
    if BUILDS_ALONE.value(game, player):
        gathering.begin(game, player, what, (gold, wood))
        return
    player.put(player.town, WORKER, -1)
    player.sites[KIND_OF[what]] += 1
    rules = ("WC-374", "WC-375", "WC-377", "WC-378")
    game.tell(BuildingBegun(seat=player.seat, kind=what, gold=gold, wood=wood, rules=rules))


@rule("WC-506", "WC-507", "WC-509", "WC-511")
def summon(game: Warcraft, player: Player, what: str) -> None:
    """Begin a building with the card Summon Building: at the usual price, without a worker."""
    put_down(game, player, "summon-building")
    gold, wood = game.content.building
    pay(player, game.content.building)
    player.summoned[KIND_OF[what]] += 1
    rules = ("WC-506", "WC-507", "WC-509", "WC-511")
    game.tell(BuildingBegun(seat=player.seat, kind=what, gold=gold, wood=wood, rules=rules))


@rule("WC-380", "WC-384")
def settle(game: Warcraft, player: Player, what: str) -> None:
    """Begin an Outpost: it lies face down with the worker on it."""
    gold, wood = game.content.outpost
    pay(player, game.content.outpost)
    space = game.board.index[what]
    alone = BUILDS_ALONE.value(game, player)
    if alone:
        gathering.serve(game, space)
    player.outposts.append(Outpost(space, alone=alone))
    if game.told is not None:
        rules = ("WC-380", "WC-381", "WC-382", "WC-384", "WC-387", *(SETTLED if alone else ()))
        game.tell(OutpostBegun(seat=player.seat, space=what, gold=gold, wood=wood, rules=rules))


@rule("WC-394", "WC-397", "WC-398", "WC-399")
def upgrade(game: Warcraft, player: Player, what: str) -> None:
    """Put the next tile on top: it holds for all units of the type at once."""
    kind = KIND_OF[what]
    busy = any(player.training[KIND_OF[each]] for each in game.tile(player, kind).needs)
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
        rules=(*UPGRADED, *(("WC-402",) if busy else ())),
    )
    game.tell(told)


UPGRADED = ("WC-394", "WC-397", "WC-398", "WC-399", "WC-400")

SETTLED = ("WC-642", "WC-644", "WC-645", "WC-646")

DO = {"train": train, "build": build, "summon": summon, "outpost": settle, "upgrade": upgrade}
