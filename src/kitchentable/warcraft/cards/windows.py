"""Windows in which cards are played, in the order of simultaneous play, and answers to them."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.illegal import Illegal
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
from kitchentable.warcraft.cards.public_asking import concerned
from kitchentable.warcraft.cards.wording import asking, play_words, until
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.asking import Able
from kitchentable.warcraft.model.card_events import CardCancelled, CardPlayed
from kitchentable.warcraft.model.hero_events import PowerCountered
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import PlayCard
from kitchentable.warcraft.model.words import card_word
from kitchentable.warcraft.moments import FROM_FIRST, WINDOW_CITES
from kitchentable.warcraft.powers import power
from kitchentable.warcraft.rules.participants import decided


def plays(game: Warcraft, player: Player, moment: Window) -> list[Play]:
    """Every play a player can make at this moment: cards, and abilities of his hero."""
    return cards(game, player, moment) + power.uses(game, player, moment)


@rule("WC-272", "WC-416", "WC-417", "WC-789", "WC-790")
def cards(game: Warcraft, player: Player, moment: Window) -> list[Play]:
    """Every play of his own cards, with their targets."""
    found: list[Play] = []
    for name in dict.fromkeys(player.hand):
        if MOMENT_OF[name] == moment:
            for target in CARDS[name].targets(game, player):
                found.append(Play(name, target))
    return found


@rule("WC-273", "WC-274", "WC-276", "WC-277", "WC-788")
def open_window(
    game: Warcraft, moment: Window, rules: tuple[str, ...], seats: Sequence[int] | None = None
) -> Asks[bool]:
    """Let seats play cards, the seat whose step it is first, then clockwise, until all have passed.

    Without `seats` it is for all players; in a battle, for those who fight in it. Returns whether
    a card was played.
    """
    able = game.asking.able(game, moment, seats)
    return bool(able) and (yield from opened(game, moment, rules, seats, able))


def opened(
    game: Warcraft,
    moment: Window,
    rules: tuple[str, ...],
    seats: Sequence[int] | None,
    able: Able,
) -> Asks[bool]:
    """A window for the seats that are able when it opens."""

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
    """Whether anything is ever used at a moment that only the Expansion Set has.

    A window nobody can use costs no more than this.
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
    """The question whether a player plays a card now; `found`: what he can play, if it is known."""
    choice = PlayCard(
        asking(game, player, moment),
        window=moment.key,
        seat=player.seat,
        among=found or (lambda: plays(game, player, moment)),
        why=lambda play: why_not(game, player, moment, play),
        words=play_words,
        open=True,
        rules=(*rules, *PLAYED, *turn_rules(FROM_FIRST.value(game))),
        stands_for=offered_by(game, player),
    )
    return or_pass(choice, until(game, moment))


def offered_by(game: Warcraft, player: Player) -> tuple[str, ...]:
    """Further rules of every window, and of those against creeps and for a player with a hero."""
    creep = WINDOW_CITES.value(game) if game.battle is not None else ()
    return (*OFFERED, *creep, *(BY_HERO if player.hero is not None else ()))


@rule("WC-275")
def turn_rules(expansion: bool) -> tuple[str, ...]:
    """The rules of who is asked first: with the expansion the first player of the turn."""
    return ("WC-275", "WC-786") if expansion else ("WC-788",)


PLAYED = ("WC-272",)


OFFERED = ("WC-273", "WC-274", "WC-276", "WC-277", "WC-416", "WC-417", "WC-576", "WC-787")
"""What every window follows and no single one shows."""

BY_HERO = ("WC-703", "WC-730", "WC-745", "WC-789", "WC-790")
"""The rules by which a player with a hero is asked for its abilities too."""


@rule("WC-272", "WC-417")
def why_not(game: Warcraft, player: Player, moment: Window, play: Play) -> Illegal | None:
    """Why a card cannot be played now: not at this moment, or on nothing."""
    if play.name in power.POWERS:
        return power.why_not(game, player, moment, play.name)
    if play.name not in player.hand:
        return None
    word = card_word(play.name)
    if CARDS[play.name].moment != moment:
        return Illegal("WC-272", "wc-not-now", card=word)
    return Illegal("WC-417", "wc-no-target", card=word)


@rule("WC-278", "WC-414", "WC-415", "WC-430")
def play_card(
    game: Warcraft, player: Player, play: Play, moment: Window | None = None
) -> Asks[bool]:
    """A card is played: it may be answered, then it takes effect, and is discarded.

    Whether it took effect. An ability of a hero goes the same way.
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
    """The cost is paid first; then the ability may be answered, or takes effect."""
    name, target = play.name, play.on
    yield from power.pay_for(game, player, name, moment)
    if game.battle is not None and (yield from undone(game, player, name)):
        return False
    yield from power.POWERS[name].resolve(game, player, target)
    return True


def undone(game: Warcraft, player: Player, name: str) -> Asks[bool]:
    """Whether what is used in a battle is answered, so that it does nothing."""
    answer = countered if is_ability(name) else answered
    return (yield from answer(game, player, name))


@rule("WC-433")
def is_ability(name: str) -> bool:
    """Whether something is a hero's ability: no card, so that no Dispel Magic cancels it."""
    return name in power.POWERS


@rule("WC-714", "WC-784")
def countered(game: Warcraft, player: Player, name: str) -> Asks[bool]:
    """Whether an ability used in a battle is answered by an enemy so that it does nothing."""
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
    """The first who answers something, and with what."""
    players = game.players
    return (
        yield from respond(
            list(able), lambda seat: offered(game, players[seat], moment, rules, able[seat])
        )
    )


@rule("WC-784")
def averted(game: Warcraft, player: Player, moment: Window) -> Asks[bool]:
    """Whether a player answers what is about to happen to his hero, so that it does not."""
    if not (opens(game, moment) and game.asking.able(game, moment, (player.seat,))):
        return False
    play = yield from ask(offered(game, player, moment, ("WC-784",)))
    if play is PASS:
        return False
    return (yield from play_card(game, player, play, moment))


def put_down(game: Warcraft, player: Player, name: str) -> None:
    """A card leaves the hand."""
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
    """Whether a card played in a battle is cancelled. What cancels it may be cancelled too."""
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
