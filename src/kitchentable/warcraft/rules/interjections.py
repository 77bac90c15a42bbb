"""What a player may do without being asked: resign, show a Victory Point, give to a teammate."""

from __future__ import annotations

from kitchentable.kernel.facets import RESIGN
from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.cards import common
from kitchentable.warcraft.model.answers import Unasked
from kitchentable.warcraft.model.events import Gave, GaveUp
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ActUnasked, Resign
from kitchentable.warcraft.model.words import card_word

MOST_GIVEN = 99
"""The most gold or wood in one gift: each amount is an option. A larger gift takes two acts."""

SHOW_POINT = Unasked("victory")
QUIET_MOMENTS = ("moving", "deploy", "spending")
"""Stages in which no card or other effect is under way (WC-537)."""


def nothing(state: Warcraft, seat: int) -> ActUnasked:
    """An empty offer: the interjections without their rules."""
    return ActUnasked(say("interject"), seat=seat, among=())


@rule("WC-473", "WC-537", "WC-561", "WC-575", off=nothing)
def offered(state: Warcraft, seat: int) -> ActUnasked:
    """The acts a seat may do unasked: resign, gifts to a teammate, a Victory Point card.

    Victory Points are shown outside battles only; cards cannot be given.
    """
    player = state.players[seat]
    acts: list[Resign | Unasked] = []
    begun = state.stage not in ("races", "first", "start")
    if not player.out and state.stage != "over" and two_sides(state):
        acts = [RESIGN] if begun or len(state.players) == 2 else []
    if player.out or state.stage == "over" or not begun:
        return ActUnasked(
            say("interject"),
            seat=seat,
            among=acts,
            why=lambda act: too_early_or_late(state, player, act),
            words=act_words,
        )
    if common.VICTORY_POINT.name in player.hand and state.stage in QUIET_MOMENTS:
        acts.append(SHOW_POINT)
    for other in state.team(player):
        if other is not player and state.stage != "removal":
            gold, wood = min(player.gold, MOST_GIVEN), min(player.wood, MOST_GIVEN)
            acts += [Unasked("give", other.seat, gold=n) for n in range(1, gold + 1)]
            acts += [Unasked("give", other.seat, wood=n) for n in range(1, wood + 1)]
    return ActUnasked(
        say("interject"),
        seat=seat,
        among=acts,
        why=lambda act: not_unasked(state, player, act),
        words=act_words,
    )


@rule("WC-561")
def interject(state: Warcraft, seat: int, act: Resign | Unasked) -> None:
    """Do an act of a seat: resign, show a Victory Point, give gold or wood."""
    player = state.players[seat]
    if not isinstance(act, Unasked):
        give_up(state, player)
    elif act == SHOW_POINT:
        common.VICTORY_POINT.show(state, player)
    else:
        give(state, player, act)


def two_sides(state: Warcraft) -> bool:
    """Whether two sides are left, so that one can resign and the other wins."""
    return len({player.team for player in state.inside()}) == 2


def give_up(state: Warcraft, player: Player) -> None:
    """End the game: a player resigns for the whole side, and the other side wins."""
    state.winners = [each.seat for each in state.inside() if each.team != player.team]
    state.ended, state.stage = "resigned", "over"
    state.tell(GaveUp(seat=player.seat))


def give(state: Warcraft, player: Player, gift: Unasked) -> None:
    """Give gold or wood to a teammate."""
    other, gold, wood = state.players[gift.to], gift.gold, gift.wood
    player.gold, player.wood = player.gold - gold, player.wood - wood
    other.gold, other.wood = other.gold + gold, other.wood + wood
    told = Gave(seat=player.seat, to_seat=other.seat, gold=gold, wood=wood, rules=("WC-561",))
    state.tell(told)


def not_unasked(state: Warcraft, player: Player, act: Resign | Unasked) -> Illegal:
    """Why an act is refused."""
    if not isinstance(act, Unasked):
        return no_resigning(state, player)
    if act == SHOW_POINT:
        return no_point(state, player)
    if act.name != "give":
        return names_nothing()
    return no_gift(state, player, act)


def too_early_or_late(state: Warcraft, player: Player, act: Resign | Unasked) -> Illegal:
    """Why an act is refused before a game has begun, and after it is over for a player."""
    if not isinstance(act, Unasked):
        return no_resigning(state, player)
    over = player.out or state.stage == "over"
    return Illegal("", "game-over" if over else "wc-not-begun")


def no_resigning(state: Warcraft, player: Player) -> Illegal:
    """The refusal of resigning: no rule of the book, only two sides can end a game like this."""
    if player.out or state.stage == "over":
        return Illegal("", "game-over")
    return Illegal("", "wc-no-resigning")


@rule("WC-416", "WC-537")
def no_point(state: Warcraft, player: Player) -> Illegal:
    """The refusal of a Victory Point: not in hand, or the moment is not quiet."""
    word = card_word(common.VICTORY_POINT.name)
    if common.VICTORY_POINT.name not in player.hand:
        return Illegal("WC-416", "wc-not-in-hand", card=word)
    return Illegal("WC-537", "wc-not-quiet", card=word)


@rule("WC-473", "WC-561", "WC-575")
def no_gift(state: Warcraft, player: Player, act: Unasked) -> Illegal:
    """The refusal of a gift: of a card, while casualties are removed, or not to a teammate."""
    if act.card:
        return Illegal("WC-575", "wc-no-card-gift")
    if state.stage == "removal":
        return Illegal("WC-473", "wc-no-gift-now")
    mates = [each.seat for each in state.team(player) if each is not player]
    if act.to not in mates:
        return Illegal("WC-561", "wc-gift-mate")
    if act.gold > player.gold or act.wood > player.wood:
        return Illegal("WC-561", "wc-gift-stock", gold=player.gold, wood=player.wood)
    return Illegal("WC-561", "wc-gift-one", most=MOST_GIVEN)


def act_words(act: Resign | Unasked) -> Message:
    """An unasked act in words."""
    if not isinstance(act, Unasked):
        return say("wc-resign")
    if act == SHOW_POINT:
        return say("wc-spend-victory")
    return say("wc-give", who=Who(act.to), gold=act.gold, wood=act.wood)
