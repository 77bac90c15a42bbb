"""Windows in which players play cards, in the order of simultaneous play, and respond to them."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.questions import PASS, Asks, React, ask, or_pass, respond, window
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import (
    BY_MOMENT,
    CARDS,
    MOMENT_OF,
    POWER_RESPONSE,
    RESPONSE,
    ROUND_START,
    Window,
)
from kitchentable.warcraft.cards.card_reasons import unplayable, why_not
from kitchentable.warcraft.cards.public_asking import concerned
from kitchentable.warcraft.cards.wording import asking, play_words, until
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.asking import Able
from kitchentable.warcraft.model.card_events import CardCancelled, CardPlayed
from kitchentable.warcraft.model.hero_events import PowerCountered
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import PlayCard
from kitchentable.warcraft.moments import FROM_FIRST, WINDOW_CITES
from kitchentable.warcraft.powers import power
from kitchentable.warcraft.rules.participants import decided


def plays(game: Warcraft, player: Player, moment: Window) -> list[Play]:
    """Every play a player can make in a window: cards, and abilities of the hero."""
    return cards(game, player, moment) + power.uses(game, player, moment)


@rule("WC-272", "WC-416", "WC-417", "WC-789", "WC-790")
def cards(game: Warcraft, player: Player, moment: Window) -> list[Play]:
    """Every play of a player's own cards in a window, with their targets."""
    found: list[Play] = []
    for name in dict.fromkeys(player.hand):
        if MOMENT_OF[name] == moment:
            for target in CARDS[name].targets(game, player):
                found.append(Play(name, target))
    return found


@rule("WC-273", "WC-274", "WC-276", "WC-277", "WC-788", off=())
def open_window(
    game: Warcraft, moment: Window, rules: tuple[str, ...], seats: Sequence[int] | None = None
) -> Asks[bool] | tuple[()]:
    """Let seats play cards in the order of simultaneous play until all have passed.

    Without `seats` the window is open to all players; in a battle, to those with units in it.
    The procedure returns whether a card was played. A window that asks no seat has no steps.
    """
    able = game.asking.able(game, moment, seats)
    return opened(game, moment, rules, seats, able) if able else ()


def opened(
    game: Warcraft,
    moment: Window,
    rules: tuple[str, ...],
    seats: Sequence[int] | None,
    able: Able,
) -> Asks[bool]:
    """Play a window for the seats that are able when it opens; return whether a card was played."""

    def order() -> list[int]:
        nonlocal able
        able = game.asking.able(game, moment, seats)
        return list(able)

    def offer(seat: int) -> React[Play]:
        return offered(game, game.players[seat], moment, rules, able[seat])

    def resolve(seat: int, play: Play) -> Asks[bool | None]:
        yield from play_card(game, game.players[seat], play, moment)
        return moment != ROUND_START or not decided(game)

    played = yield from window(order, offer, resolve, list(able))
    if game.battle is None:
        power.rest(game)
    return played


@rule("WC-789")
def opens(game: Warcraft, moment: Window) -> bool:
    """Whether the game has any card or ability for a window that only the Expansion Set has.

    This check is cheap, so a window without cards costs little.
    """
    if not game.played.expansion:
        return False
    return moment in BY_MOMENT or (game.played.heroes and moment in power.MOMENTS)


def offered(
    game: Warcraft,
    player: Player,
    moment: Window,
    rules: tuple[str, ...],
    found: list[Play] | None = None,
) -> React[Play]:
    """The question whether a player plays a card; `found`: the possible plays, if known."""

    def options() -> list[Play]:
        return plays(game, player, moment)

    choice = PlayCard(
        asking(game, player, moment),
        window=moment.key,
        seat=player.seat,
        among=found or options,
        refused=lambda: unplayable(game, player, moment, found or options()),
        why=lambda play: why_not(game, player, moment, play),
        words=play_words,
        open=True,
        rules=(*rules, *PLAYED, *turn_rules(FROM_FIRST.value(game))),
        stands_for=offered_by(game, player),
    )
    return or_pass(choice, until(game, moment))


def offered_by(game: Warcraft, player: Player) -> tuple[str, ...]:
    """Further rules of a window, with those of battles against creeps and of heroes."""
    creep = WINDOW_CITES.value(game) if game.battle is not None else ()
    return (*OFFERED, *creep, *(BY_HERO if player.hero is not None else ()))


@rule("WC-275")
def turn_rules(expansion: bool) -> tuple[str, ...]:
    """The rules of the order: with the Expansion Set the first player of the turn begins."""
    return ("WC-275", "WC-786") if expansion else ("WC-788",)


PLAYED = ("WC-272",)


OFFERED = ("WC-273", "WC-274", "WC-276", "WC-277", "WC-416", "WC-417", "WC-576", "WC-787")
"""Rules that every window follows, without deciding anything in a single one."""

BY_HERO = ("WC-703", "WC-730", "WC-745", "WC-789", "WC-790")
"""The rules by which a player is asked for the abilities of a hero, too."""


@rule("WC-278", "WC-414", "WC-415", "WC-430")
def play_card(
    game: Warcraft, player: Player, play: Play, moment: Window | None = None
) -> Asks[bool]:
    """Play a card, or use an ability: opponents may respond, then it takes effect.

    Return whether it took effect.
    """
    name, target = play.name, play.on
    if name in power.POWERS:
        return (yield from use_power(game, player, play, moment))
    put_down(game, player, name)
    if game.battle is not None and (yield from undone(game, player, name)):
        return False
    yield from CARDS[name].resolve(game, player, target)
    return True


@rule("WC-714", "WC-784", "WC-789")
def use_power(game: Warcraft, player: Player, play: Play, moment: Window | None) -> Asks[bool]:
    """Pay for an ability; then opponents may respond, or it takes effect. Return whether it did."""
    name, target = play.name, play.on
    yield from power.pay_for(game, player, name, moment)
    if game.battle is not None and (yield from undone(game, player, name)):
        return False
    yield from power.POWERS[name].resolve(game, player, target)
    return True


def undone(game: Warcraft, player: Player, name: str) -> Asks[bool]:
    """Let others respond to a card or ability in a battle; return whether it is cancelled."""
    answer = countered if is_ability(name) else answered
    return (yield from answer(game, player, name))


@rule("WC-433")
def is_ability(name: str) -> bool:
    """Whether a play is a hero's ability. It is no card, so Dispel Magic cannot cancel it."""
    return name in power.POWERS


@rule("WC-714", "WC-784")
def countered(game: Warcraft, player: Player, name: str) -> Asks[bool]:
    """Let enemies respond to an ability in a battle; return whether it is countered."""
    if not opens(game, POWER_RESPONSE):
        return False
    able = game.asking.able(game, POWER_RESPONSE, [enemy.seat for enemy in game.enemies(player)])
    found = yield from answer_to(game, able, POWER_RESPONSE, ("WC-784", "WC-786"))
    if found is None:
        return False
    by = game.players[found[0]]
    if not (yield from play_card(game, by, found[1], POWER_RESPONSE)):
        return False
    game.tell(PowerCountered(seat=player.seat, power=name, by=by.seat, rules=("WC-714", "WC-784")))
    return True


def answer_to(
    game: Warcraft, able: Able, moment: Window, rules: tuple[str, ...]
) -> Asks[tuple[int, Play] | None]:
    """Ask seats for a response in turn; return the first seat that responds, and its play."""
    players = game.players
    return (
        yield from respond(
            list(able), lambda seat: offered(game, players[seat], moment, rules, able[seat])
        )
    )


@rule("WC-784")
def averted(game: Warcraft, player: Player, moment: Window) -> Asks[bool]:
    """Let a player respond to a wound or the death of the hero; return whether it is averted."""
    if not (opens(game, moment) and game.asking.able(game, moment, (player.seat,))):
        return False
    play = yield from ask(offered(game, player, moment, ("WC-784",)))
    if play is PASS:
        return False
    return (yield from play_card(game, player, play, moment))


def put_down(game: Warcraft, player: Player, name: str) -> None:
    """Move a card from the hand to the discard pile, and tell it."""
    player.hand.remove(name)
    player.discard.append(name)
    game.asking.hands_changed()
    if game.told is not None:
        rules: tuple[str, ...] = ("WC-414", "WC-430" if game.battle is None else "WC-278")
        if player.discard.count(name) > 1:
            rules = (*rules, "WC-415")
        game.tell(CardPlayed(seat=player.seat, card=name, rules=rules))
    if game.battle is not None:
        CARDS[name].put_down(game)


@rule("WC-428", "WC-429", "WC-431", "WC-432")
def answered(game: Warcraft, player: Player, name: str) -> Asks[bool]:
    """Let others respond to a card in a battle; return whether it is cancelled.

    The response may be cancelled, too.
    """
    others = [each.seat for each in concerned(game) if each is not player]
    able = game.asking.able(game, RESPONSE, others)
    found = yield from answer_to(game, able, RESPONSE, ("WC-428",))
    if found is None:
        return False
    by = game.players[found[0]]
    put_down(game, by, found[1].name)
    if (yield from answered(game, by, found[1].name)):
        return False
    rules = ("WC-428", "WC-429", "WC-431", "WC-432")
    game.tell(CardCancelled(seat=player.seat, card=name, by=by.seat, rules=rules))
    return True
