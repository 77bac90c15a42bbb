"""Reasons against acts of a Spend Step that the step does not list (WC-358 to WC-409)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.cards import card_reasons
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.cards.common import VICTORY_POINT
from kitchentable.warcraft.model.answers import Act, Play
from kitchentable.warcraft.model.board import is_water
from kitchentable.warcraft.model.kinds import (
    CREATURES,
    HERO,
    HIRED,
    KIND_OF,
    MOUNTAIN,
    NAMES,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import building_word, card_word, kind_word
from kitchentable.warcraft.moments import FORBIDS, HAS_SERVED, ON_SALE
from kitchentable.warcraft.options import hero_training
from kitchentable.warcraft.rules import obstacles
from kitchentable.warcraft.rules.purchase import PURCHASES


def why_not(game: Warcraft, player: Player, act: Act) -> Illegal:
    """Why an act is refused that the step neither offers nor lists."""
    if act.name in CARDS or act == Act("victory"):
        return no_card(game, player, act)
    if act.name in PURCHASES:
        return no_purchase(game, player, act)
    if act.name not in obstacles.USES:
        return names_nothing()
    if (no := FORBIDS.value(game, player, act)) is not None:
        return no
    if game.chosen and obstacles.way_of(act) != game.chosen:
        return obstacles.one_way_only(game)
    match act.name:
        case "train":
            return not_trained(game, player, act.what)
        case "build":
            return not_built(game, player, act)
        case "summon":
            return not_summoned(game, player, act)
        case "outpost":
            return no_outpost(game, player, act.what)
        case _:
            return not_upgraded(game, player, act)


def listed(game: Warcraft, player: Player, act: Act) -> Illegal:
    """The reason against an act that the step lists: it has one, or names nothing."""
    return obstacles.why_not(game, player, act) or names_nothing()


@rule("WC-520")
def no_card(game: Warcraft, player: Player, act: Act) -> Illegal:
    """Why a card is not played: not in hand, not now, or Resources after a purchase."""
    name = VICTORY_POINT.name if act == Act("victory") else act.name
    no = FORBIDS.value(game, player, act) or card_reasons.not_in_hand(player, name)
    if no is not None:
        return no
    if name != "resources":
        return card_reasons.why_not(game, player, None, Play(name, (act.what,)))
    if act.what not in ("gold", "wood"):
        return names_nothing()
    if game.chosen:
        return Illegal("WC-520", "wc-resources-late", card=card_word(name))
    return CARDS[name].why_not(game, player, (act.what,))


def no_purchase(game: Warcraft, player: Player, act: Act) -> Illegal:
    """Why something that an option or a scenario sells cannot be bought."""
    each = PURCHASES[act.name]
    if each not in ON_SALE.value(game, player) or not each.named(game, player, act.what):
        return names_nothing()
    if (no := FORBIDS.value(game, player, act)) is not None:
        return no
    if game.chosen and each.way not in ("", game.chosen):
        return obstacles.one_way_only(game)
    return each.why_not(game, player, act.what) or names_nothing()


@rule("WC-361", "WC-739", "WC-971")
def not_trained(game: Warcraft, player: Player, what: str) -> Illegal:
    """Why a kind is not trained: only pieces with a building of their own are."""
    kind = KIND_OF.get(what)
    if kind is None:
        return names_nothing()
    if kind in (*UNITS, WORKER):
        return listed(game, player, Act("train", what))
    if what in CREATURES:
        return hero_training.only_summoned(what)
    number = "WC-971" if kind in HIRED else "WC-739" if what == "hero" else "WC-361"
    return Illegal(number, "wc-not-trained", kind=kind_word(what))


@rule("WC-009")
def not_built(game: Warcraft, player: Player, act: Act) -> Illegal:
    """Why a building is not begun: there is none of its type, or no second worker building."""
    kind = KIND_OF.get(act.what)
    if kind is None:
        return names_nothing()
    if kind in UNITS:
        return listed(game, player, act)
    if kind == WORKER:
        return Illegal("WC-009", "wc-no-tile", kind=building_word(act.what))
    return no_such_building(kind)


@rule("WC-684", "WC-726", "WC-971")
def no_such_building(kind: int) -> Illegal:
    """The reason against a building for a piece that has none to build."""
    number = "WC-971" if kind in HIRED else "WC-684" if kind == HERO else "WC-014"
    number = "WC-726" if NAMES[kind] in CREATURES else number
    return Illegal(number, "wc-no-such-building", kind=kind_word(NAMES[kind]))


@rule("WC-508")
def not_summoned(game: Warcraft, player: Player, act: Act) -> Illegal:
    """Why Summon Building is not used: not in hand, or for something that is no building."""
    card = "summon-building"
    if act.what in game.board.index:
        return Illegal("WC-508", "wc-summon-outpost", card=card_word(card))
    return card_reasons.not_in_hand(player, card) or not_built(game, player, act)


@rule("WC-381", "WC-382", "WC-383", "WC-644")
def no_outpost(game: Warcraft, player: Player, name: str) -> Illegal:
    """Why no Outpost is begun in a space: its ground, or no free worker."""
    space = game.board.index.get(name)
    if space is None:
        return names_nothing()
    where = game.board.spaces[space]
    if is_water(where):
        return Illegal("WC-383", "wc-outpost-ground", space=name, ground=say("wc-space-water"))
    if where.kind == MOUNTAIN:
        return Illegal("WC-382", "wc-outpost-ground", space=name, ground=say("wc-space-mountain"))
    if player.workers(space):
        return listed(game, player, Act("outpost", name))
    number = HAS_SERVED.value(game, player, space, True) or "WC-381"
    return Illegal(number, "wc-no-worker", space=name)


@rule("WC-017")
def not_upgraded(game: Warcraft, player: Player, act: Act) -> Illegal:
    """Why a kind is not upgraded: only the three types of units have tiles."""
    kind = KIND_OF.get(act.what)
    if kind is None:
        return names_nothing()
    if kind in UNITS:
        return listed(game, player, act)
    return Illegal("WC-017", "wc-no-upgrades", kind=kind_word(NAMES[kind]))
