"""A second, slow reading of the rules on training, constructing, upgrading and deploying."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kitchentable.kernel.illegal import Illegal
from kitchentable.warcraft.model.answers import Act, Deployment
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from tests.warcraft.slow_board import at, builders, ground, has, number, outposts, town

Rules = Iterator[str]
Reading = Callable[[Warcraft, Player, Any, Illegal], Rules]
TYPES = ("melee", "ranged", "flying")
TRAINED = (*TYPES, "worker")
SUMMONED = (
    "water-elemental", "phoenix", "feral-spirit", "serpent-ward", "mirror-image", "treant",
    "vengeance-spirit", "carrion-beetle", "zombie", "infernal",
)  # fmt: skip
HIRED = ("orc-melee", "orc-ranged", "orc-flying")
TILES = {"melee": 2, "ranged": 3, "flying": 3}
PRICES = {"melee": "WC-364", "ranged": "WC-366", "flying": "WC-365", "worker": "WC-367"}


# --- deploying --------------------------------------------------------------------------------


def none_waiting(game: Warcraft, player: Player, answer: Deployment, no: Illegal) -> Rules:
    """WC-341, WC-342, WC-741, WC-971: only what was trained or hired is placed."""
    kind = answer.what
    if kind == "hero":
        if player.hero is None or not player.hero.training:
            yield "WC-741"
    elif kind in HIRED:
        if not any(player.hired):
            yield "WC-971"
    elif kind not in TRAINED or not player.training[TRAINED.index(kind)]:
        yield "WC-342" if kind == "worker" else "WC-341"


def no_deployment(game: Warcraft, player: Player, answer: Deployment, no: Illegal) -> Rules:
    """WC-344, WC-350: only the own Town and own finished Outposts."""
    posts = dict(sorted(outposts(game, player), key=lambda post: post[1]))
    if answer.space != town(game, player) and not posts.get(answer.space, False):
        yield "WC-350" if answer.space in posts else "WC-344"


def no_site(game: Warcraft, player: Player, answer: Deployment, no: Illegal) -> Rules:
    """WC-345: a building under construction is finished; there is none of the kind."""
    begun = player.summoned if answer.name == "summoned" else player.sites
    if answer.what not in TYPES or not begun[TYPES.index(answer.what)]:
        yield "WC-345"


def no_outpost_site(game: Warcraft, player: Player, answer: Deployment, no: Illegal) -> Rules:
    """WC-347: an Outpost under construction is finished; there is none in the space."""
    if (answer.what, False) not in outposts(game, player):
        yield "WC-347"


# --- ways to spend ----------------------------------------------------------------------------


def one_way(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-358, WC-968: one of training, constructing, upgrading, or hiring instead."""
    ways = {"train": "train", "hero": "train", "research": "train", "hire": "hire"}
    ways |= {"upgrade": "upgrade", "gift": "upgrade"}
    if game.chosen and ways.get(answer.name, "construct") != game.chosen:
        yield "WC-968" if answer.name == "hire" else "WC-358"


def cost(game: Warcraft, player: Player, answer: Act) -> tuple[str, int, int]:
    """The rule of a price, and the price in gold and wood."""
    content = game.content
    match answer.name:
        case "train":
            return PRICES[answer.what], *content.races[player.race].costs[answer.what]
        case "build" | "summon":
            return "WC-374", 2, 2
        case "outpost":
            return "WC-380", 2, 2
        case "upgrade":
            return "WC-394", 2, 2
        case "hero":
            return "WC-740", int(answer.what), int(answer.what)
        case "research":
            return "WC-754", int(answer.what), 0
        case "hire":
            return "WC-970", 4, 0
        case "gift":
            return "WC-991", 0, 0
    return "WC-595", 3, 3


def too_dear(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-360 and the prices: a cost is paid in full from the player's own stock."""
    rule, gold, wood = cost(game, player, answer)
    told = no.message.args
    if answer.name == "gift":
        gold, wood = int(str(told["gold"])), int(str(told["wood"]))
    same = (told["gold"], told["wood"]) == (gold, wood)
    if same and (player.gold < gold or player.wood < wood):
        yield from (rule, "WC-360")


def resources_late(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-520: Resources is played at the start of the step, and something was bought."""
    if game.chosen and "resources" in player.hand:
        yield "WC-520"


# --- training ---------------------------------------------------------------------------------


def not_trained(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-361, WC-739, WC-971: units of the three types and workers are trained on buildings."""
    if answer.what not in (*TRAINED, *SUMMONED):
        yield {"hero": "WC-739"}.get(answer.what, "WC-971" if answer.what in HIRED else "WC-361")


def only_summoned(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-726: summoned creatures are neither trained nor bought."""
    if answer.what in SUMMONED:
        yield "WC-726"


def no_building(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-361, WC-372: a finished building of the type; one under construction trains nothing."""
    kind = TYPES.index(answer.what)
    if not player.built[kind]:
        yield "WC-372" if player.sites[kind] + player.summoned[kind] else "WC-361"


def buildings_busy(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-362: each building trains one unit at a time."""
    kind = TYPES.index(answer.what)
    if 0 < player.built[kind] <= player.training[kind]:
        yield "WC-362"


def worker_busy(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-370, WC-756: one worker at a time, and none beside research."""
    if player.training[3]:
        yield "WC-370"
    if player.research:
        yield "WC-756"


def hero_lives(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-691: no second hero, so only a dead one is trained."""
    if player.hero is not None and not player.hero.dead:
        yield "WC-691"


def research_most(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-755: two spells at a time."""
    if player.research + int(answer.what) > 2:
        yield "WC-755"


# --- constructing -----------------------------------------------------------------------------


def no_such_building(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-014: the three types have buildings; the hero's stands, and others need none."""
    if answer.what == "hero":
        yield "WC-684"
    elif answer.what in HIRED:
        yield "WC-971"
    elif answer.what in SUMMONED:
        yield "WC-726"
    elif answer.what not in TRAINED:
        yield "WC-014"


def no_tile(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-009 to WC-012: no second worker building, and only so many tiles of a type."""
    if answer.what == "worker":
        yield "WC-009"
        return
    kind = TYPES.index(answer.what)
    used = player.built[kind] + player.sites[kind] + player.summoned[kind]
    if used - (answer.what == "melee") >= TILES[answer.what]:  # one melee building is printed
        yield ("WC-010", "WC-011", "WC-012")[kind]


def no_worker(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-376, WC-381, WC-643, WC-644: a free worker where it is built.

    WC-600, WC-646: one who has served in this step is not free.
    """
    settles = answer.name in ("outpost", "raise-outpost")
    space = answer.what if settles else town(game, player)
    workers = has(game, player, "worker", space)
    served = game.assigned.get(number(game, space), 0)
    if no.message.args["space"] != space or workers - builders(game, player, space) - served > 0:
        return
    racial = player.race if "racial" in game.played.options() else ""
    if served:
        yield "WC-600" if racial == "human" else "WC-646"
    elif racial == "undead":
        yield "WC-644" if settles else "WC-643"
    else:
        yield "WC-381" if settles else "WC-376"


def outpost_ground(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-382, WC-383: no Outpost on mountains and water."""
    kind = ground(game, answer.what)
    if kind in ("mountain", "water"):
        yield "WC-382" if kind == "mountain" else "WC-383"


def no_outpost_there(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-615: own Outposts walk; WC-388: an own Outpost is given up."""
    space = answer if isinstance(answer, str) else answer.start
    if at(game, space) and space not in dict(outposts(game, player)):
        yield "WC-388" if isinstance(answer, str) else "WC-615"


# --- upgrading --------------------------------------------------------------------------------


def no_upgrades(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-017: the tiles are those of the three types."""
    if answer.what not in TYPES:
        yield "WC-017"


def needs(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-393, WC-409: the buildings on the top tile; WC-401, WC-403: which do not count."""
    kind = TYPES.index(answer.what)
    stack = getattr(game.content.races[player.race], answer.what)
    wanted: dict[str, int] = stack[player.levels[kind]].needs
    for building, wants in wanted.items():
        which = TYPES.index(building)
        have = player.built[which]
        if have >= wants:
            continue
        yield "WC-409" if len(wanted) > 1 else "WC-393"
        if have + player.sites[which] + player.summoned[which] >= wants:
            yield "WC-401"
        if player.hero is not None and have + 1 == wants:
            yield "WC-403"


# --- heroes -----------------------------------------------------------------------------------


def hero_race(game: Warcraft, player: Player, answer: str, no: Illegal) -> Rules:
    """WC-685: one of the four heroes of the player's race."""
    if game.content.heroes[answer].race != player.race:
        yield "WC-685"


READINGS: dict[str, Reading] = {
    "wc-none-waiting": none_waiting,
    "wc-no-deployment": no_deployment,
    "wc-no-site": no_site,
    "wc-no-outpost-site": no_outpost_site,
    "wc-one-way": one_way,
    "wc-too-dear": too_dear,
    "wc-resources-late": resources_late,
    "wc-not-trained": not_trained,
    "wc-only-summoned": only_summoned,
    "wc-no-building": no_building,
    "wc-buildings-busy": buildings_busy,
    "wc-worker-busy": worker_busy,
    "wc-hero-lives": hero_lives,
    "wc-research-most": research_most,
    "wc-no-such-building": no_such_building,
    "wc-no-tile": no_tile,
    "wc-no-worker": no_worker,
    "wc-outpost-ground": outpost_ground,
    "wc-no-outpost-there": no_outpost_there,
    "wc-no-upgrades": no_upgrades,
    "wc-needs": needs,
    "wc-hero-race": hero_race,
}
"""By the message of a refusal: the second reading of its rules."""
