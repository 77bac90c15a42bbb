"""A bot's purchases, and where it deploys them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kitchentable.warcraft.bots import hero_play
from kitchentable.warcraft.bots.army import goal
from kitchentable.warcraft.bots.clash import worth
from kitchentable.warcraft.bots.scenario_aims import kept
from kitchentable.warcraft.bots.sight import Sight
from kitchentable.warcraft.bots.work import fields_left
from kitchentable.warcraft.model.answers import Act, Deployment
from kitchentable.warcraft.model.content import Cost, Tile
from kitchentable.warcraft.model.kinds import (
    KIND_OF,
    MARKERS,
    MASK,
    NAMES,
    OUTPOSTS,
    TILES,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.options import hero_training
from kitchentable.warcraft.rules.spend import VICTORY
from kitchentable.warcraft.scenarios.mercenaries import WAY
from kitchentable.warcraft.scenarios.necromancers import GIFT

DONE = Act("done")
DEPLOYED = Deployment("done")


class Offer(NamedTuple):
    """A possible purchase: the answer that makes it, its cost, and its gain beyond the cost."""

    act: Act
    cost: Cost
    value: int


class Purse:
    """Weighs the three ways to spend: training, upgrading, building."""

    def __init__(self, sight: Sight, gold: int, wood: int, workers: int) -> None:
        self.sight = sight
        self.me = sight.me
        self.race = sight.view.race(sight.me)
        self.gold = gold
        self.wood = wood
        self.builders = workers
        """The number of workers in the Town who could build."""
        base = 2 if gold + wood > 16 else 5
        tilt = max(-3, min(3, (wood - gold) // 3))
        self.prices = max(0, base + tilt), max(0, base - tilt)
        """The worth of one gold and of one wood: the scarcer is worth more."""
        self.have = [
            self.me.built[kind] + self.me.sites[kind] + self.me.summoned[kind] for kind in UNITS
        ]

    def price(self, cost: Cost) -> int:
        """The worth of a cost."""
        return self.prices[0] * cost[0] + self.prices[1] * cost[1]

    def best(self) -> list[Offer]:
        """The purchases of the most valuable way to spend."""
        ways = (self.training(), self.upgrading(), self.building())
        return max(ways, key=lambda way: sum(offer.value for offer in way))

    # --- train ---------------------------------------------------------------------------

    def training(self) -> list[Offer]:
        """Workers and units, best for their price first."""
        offers: list[Offer] = []
        for kind in (*UNITS, WORKER):
            places = 1 if kind == WORKER else self.me.built[kind]
            free = min(places - self.me.training[kind], self.me.reserve(kind))
            cost = self.race.cost(kind)
            for number in range(free):
                value = self._piece(kind, number) - self.price(cost)
                offers.append(Offer(Act("train", NAMES[kind]), cost, value))
        return self.affordable([*offers, *self._hero(), *self._research()])

    def _hero(self) -> list[Offer]:
        """A dead hero, at the highest affordable level."""
        level = hero_play.again(self.sight)
        if not level:
            return []
        cost = hero_training.price(level)
        return [Offer(Act("hero", str(level)), cost, 60 + 40 * level - self.price(cost))]

    def _research(self) -> list[Offer]:
        """Research in place of a worker, while the hand is small."""
        few = len(self.me.hand) < 3
        if not (self.sight.view.played.research and few and self.gold >= 4):
            return []
        return [Offer(Act("research", "2"), (2, 0), 45 - self.price((2, 0)))]

    def _piece(self, kind: int, number: int) -> int:
        """The worth of one more piece."""
        if kind != WORKER:
            return worth(self.sight.troops[self.me.seat].power[kind], kind)
        workers = MARKERS[WORKER] - self.me.reserve(WORKER)
        if workers >= fields_left(self.sight):
            return 0
        return max(0, 110 - 7 * workers - max(0, self.sight.view.turn - 12) * 3)

    # --- upgrade -------------------------------------------------------------------------

    def upgrading(self) -> list[Offer]:
        """Types whose next tile is within reach."""
        cost = self.sight.view.content.upgrade
        offers = []
        for kind in UNITS:
            level, tiles = self.me.levels[kind], self.race.tiles[kind]
            if level + 1 < len(tiles) and kind not in self.sight.view.upgraded:
                needs = tiles[level].needs.items()
                if all(self.me.built[KIND_OF[name]] >= number for name, number in needs):
                    value = self._upgrade(kind) - self.price(cost)
                    offers.append(Offer(Act("upgrade", NAMES[kind]), cost, value))
        return self.affordable(offers)

    def _upgrade(self, kind: int) -> int:
        """The worth of a type's next tile."""
        level, tiles = self.me.levels[kind], self.race.tiles[kind]
        units = MARKERS[kind] - self.me.reserve(kind)
        gain = _power(tiles[level + 1]) - _power(tiles[level])
        later = _power(tiles[-1]) - _power(tiles[level + 1])
        last = level + 2 == len(tiles)
        return (units + 1 + self.me.built[kind]) * (7 * gain + 2 * later) + 25 * last

    # --- build ---------------------------------------------------------------------------

    def building(self) -> list[Offer]:
        """Buildings, as many as there are workers for; then an Outpost."""
        cost = self.sight.view.content.building
        have, found = list(self.have), []
        gold, wood = self.gold, self.wood
        summons = self.me.hand.count("summon-building")
        for number in range(summons + self.builders):
            if gold < cost[0] or wood < cost[1]:
                break
            kinds = [kind for kind in UNITS if have[kind] - (kind == 0) < TILES[kind]]
            best = max(kinds, key=lambda kind: self._building(kind, have), default=-1)
            if best < 0:
                break
            value = self._building(best, have) - self.price(cost)
            if value <= 0:
                break
            have[best] += 1
            word = "summon" if number < summons else "build"
            found.append(Offer(Act(word, NAMES[best]), cost, value))
            gold, wood = gold - cost[0], wood - cost[1]
        return found + self._outposts(gold, wood)

    def _building(self, kind: int, have: Sequence[int]) -> int:
        """The worth of one more building: what it trains, and which tiles it makes possible."""
        workers = MARKERS[WORKER] - self.me.reserve(WORKER)
        income = 5 * workers // 3 + (self.gold + self.wood) // 4
        uses = 1 + sum(have[each] * sum(self.race.cost(each)) for each in UNITS)
        best = _power(self.race.tiles[kind][-1])
        value = 10
        if uses + sum(self.race.cost(kind)) <= income + 2 and self.me.reserve(kind) > 1:
            value = 45 + 6 * best
        for other in UNITS:
            needs = self.race.tiles[other][self.me.levels[other]].needs
            if needs.get(NAMES[kind], 0) > have[kind]:
                value += 12 + self._upgrade(other) // 3
        return value

    def _outposts(self, gold: int, wood: int) -> list[Offer]:
        """An Outpost at a worker in a good space on the way to the front."""
        sight, cost = self.sight, self.sight.view.content.outpost
        if gold < cost[0] + 2 or wood < cost[1] + 2 or len(self.me.outposts) >= OUTPOSTS:
            return []
        aim = sight.map.ground[goal(sight)]
        posts = [post.space for post in self.me.outposts]
        for space in self.me.spaces():
            near = aim[space] + 3 <= min(aim[each] for each in (self.sight.home, *posts))
            if near and self.me.idle(space) > 0 and not sight.threat(space):
                value = 70 - self.price(cost)
                return [Offer(Act("outpost", sight.view.name(space)), cost, value)]
        return []

    # --- paying --------------------------------------------------------------------------

    def affordable(self, offers: list[Offer]) -> list[Offer]:
        """The purchases that can be paid, most valuable first."""
        gold, wood = self.gold, self.wood
        found = []
        for offer in sorted(offers, key=lambda offer: -offer.value):
            if offer.value > 0 and offer.cost[0] <= gold and offer.cost[1] <= wood:
                gold, wood = gold - offer.cost[0], wood - offer.cost[1]
                found.append(offer)
        return found


def _power(tile: Tile) -> int:
    """The worth of a tile as a Strength; an ability counts as one more."""
    return tile.strength + bool(tile.ability)


def no_offers(purse: Purse) -> list[Offer]:
    """Nothing is bought: the bot saves, or has gone another way already."""
    return []


WAYS: dict[str, Callable[[Purse], list[Offer]]] = {
    "train": Purse.training,
    "upgrade": Purse.upgrading,
    "construct": Purse.building,
    "save": no_offers,
}
"""The ways to spend, by name, and one to keep everything."""


# --- decisions ----------------------------------------------------------------------------


def builders_wanted(sight: Sight) -> int:
    """The number of workers to keep in the Town in this Move Step, for buildings."""
    me = sight.me
    if sight.hostile >> sight.home & 1:
        return 0
    workers = sum(number for at, number in me.pieces.items() if at & MASK == WORKER)
    gold, wood = me.gold + workers // 2, me.wood + workers // 2
    purse = Purse(sight, gold, wood, max(0, min(2, workers - 2)))
    return sum(offer.act.name == "build" for offer in purse.best())


def spend(sight: Sight, options: Sequence[Act], way: str = "") -> Act:
    """The next purchase, or the end of spending; `way` is one of `WAYS`, "" the most valuable."""
    me, view = sight.me, sight.view
    if VICTORY in options and shows_victory(sight):
        return VICTORY
    special = next((act for act in options if act.name in ("remedy", GIFT)), None)
    if special is not None:
        return special
    hired = _hired(sight, options)
    if hired is not None:
        return hired
    if not view.chosen and Act("resources", "gold") in options:
        return Act("resources", "gold" if me.gold <= me.wood else "wood")
    purse = Purse(sight, max(0, me.gold - kept(sight)), me.wood, me.idle(sight.home))
    chosen = view.chosen or way
    offers = WAYS.get(chosen, no_offers)(purse) if chosen else purse.best()
    return next((offer.act for offer in offers if offer.act in options), DONE)


def _hired(sight: Sight, options: Sequence[Act]) -> Act | None:
    """The best mercenary for sale, if the bot has much more gold than wood."""
    offers = [act for act in options if act.name == WAY]
    if not offers or (sight.view.chosen != WAY and sight.me.gold < sight.me.wood + 4):
        return None
    return max(offers, key=lambda act: sight.worth_of(KIND_OF[act.what.partition(" ")[0]]))


def shows_victory(sight: Sight) -> bool:
    """Whether to show Victory Points: if they win, at the end, or for a partner."""
    view = sight.view
    last = view.limit and view.turn >= view.limit
    return bool(sight.mates or last or sight.points(sight.me.pieces) >= view.target)


def deploy(sight: Sight, options: Sequence[Deployment]) -> Deployment:
    """The next piece to deploy or construction to finish, and its space."""
    occupied = sight.hostile >> sight.home & 1
    for item in options:
        if item.name in ("summoned", "outpost") or (item.name == "finish" and not occupied):
            return item
    places = [item for item in options if item.name == "place"]
    if occupied:
        places = [item for item in places if item.what != NAMES[WORKER]]
    if not places:
        return DEPLOYED
    aim = goal(sight)
    index = sight.view.board.index
    return min(places, key=lambda item: _place(sight, item.what, index[item.space], aim))


def _place(sight: Sight, kind: str, space: int, aim: int) -> tuple[int, int]:
    """The rank of a space for a new piece; lower is better."""
    home = sight.home
    if kind == NAMES[WORKER]:
        return (space != home, 0)
    needy = bool(sight.threat(home)) or sight.hostile >> home & 1
    if needy:
        return (space != home, 0)
    return (bool(sight.threat(space)), sight.map.ground[aim][space])
