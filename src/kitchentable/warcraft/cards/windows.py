"""Windows in which cards are played, in the order of simultaneous play, and answers to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

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
    Card,
    Window,
)
from kitchentable.warcraft.cards.wording import asking, play_words, until
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.card_events import CardCancelled, CardPlayed
from kitchentable.warcraft.model.hero_events import PowerCountered
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import PlayCard
from kitchentable.warcraft.model.words import card_word
from kitchentable.warcraft.moments import FROM_FIRST, WINDOW_CITES
from kitchentable.warcraft.powers import power
from kitchentable.warcraft.rules.participants import decided, in_battle


@rule("WC-665")
def could_play(game: Warcraft, player: Player, moment: Window) -> bool:
    """Whether a player might hold a card for this moment, as far as everybody can tell.

    He has cards in hand, not all copies of every such card lie in his discard pile, and there
    is something to play one on. What he truly holds is not looked at, so being asked, or not,
    tells nothing.
    """
    if player.out:
        return False
    cards, power_too = prospects(game, player, moment)
    if power_too and power.could_use(game, player, moment):
        return True
    if cards and player.hand:
        discard = player.discard
        for card, copies in cards:
            left = copies > discard.count(card.name)
            if left and not card.in_vain(game) and card.playable(game, player):
                return True
    return False


Prospects = tuple[Sequence[tuple[Card, int]], bool]
"""Cards with their copies, and whether there is an ability."""


def prospects(game: Warcraft, player: Player, moment: Window) -> Prospects:
    """What a player's deck and hero have for a moment: mostly nothing, and it is asked often.

    Kept with the content.
    """
    hero, notes = player.hero, game.played.known
    if hero is None or hero.dead:
        key: tuple[Any, ...] = player.race, game.played.expansion, moment
    else:
        key = player.race, game.played.expansion, moment, hero.name, hero.level
    found: Prospects | None = notes.get(key)
    if found is None:
        deck = {} if player.neutral else game.deck(player)
        found = notes[key] = copies(deck, moment), power.has_any(game, player, moment)
    return found


def copies(deck: dict[str, int], moment: Window) -> list[tuple[Card, int]]:
    """The cards of a deck for a moment, and how many there are of each."""
    cards = BY_MOMENT.get(moment, ())
    return [(card, deck[card.name]) for card in cards if deck.get(card.name)]


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


@rule("WC-273", "WC-274", "WC-276", "WC-277", "WC-788", off=())
def open_window(
    game: Warcraft, moment: Window, rules: tuple[str, ...], seats: Sequence[int] | None = None
) -> Asks[bool]:
    """Let the seats play cards: whose step it is first, then clockwise, until all have passed.

    No seats given: everybody; in a battle, who fights in it. Whether anybody has played one.
    """
    if (held := game.played.held) and moment not in held:
        return NOBODY  # nobody looks on, and nobody holds anything for it
    able = who_could(game, moment, seats)
    return opened(game, moment, rules, seats, able) if able else NOBODY


NOBODY: Asks[bool] = cast("Asks[bool]", ())
"""A window that nobody could use: it asks nothing, and nothing was played."""


def opened(
    game: Warcraft,
    moment: Window,
    rules: tuple[str, ...],
    seats: Sequence[int] | None,
    able: Able,
) -> Asks[bool]:
    """A window for those who are able at first."""

    def order() -> list[int]:
        nonlocal able
        able = who_could(game, moment, seats)
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


def anybody_holds(game: Warcraft, moment: Window) -> bool:
    """Whether anybody may hold a card or have an ability for a moment: most often nobody does.

    In a battle, anybody of its two sides. Where nobody looks on, who does hold one.
    """
    if (held := game.played.held) is not None:
        return moment in (held or look_into_hands(game, held))
    for player in concerned(game):
        if player.hero is not None and power.has_any(game, player, moment):
            return True
        if player.hand and prospects(game, player, moment)[0]:
            return True
    return False


def holders(game: Warcraft, moment: Window) -> Sequence[Player]:
    """Who holds a card, or has an ability, for a moment.

    Only where nobody looks on. Mostly nobody does, so it is kept until cards or abilities change.
    """
    held = game.played.held
    assert held is not None, "nobody looks on"
    return (held or look_into_hands(game, held)).get(moment, ())


Hands = dict[Window | None, list[Player]]
"""Who holds something, by window; the entry of no window says that all hands are known."""


def look_into_hands(game: Warcraft, held: Hands) -> Hands:
    """Look who holds something for which window."""
    held[None] = []  # that nobody holds anything is known too
    for player in game.players:
        if player.hero is not None:
            for moment in power.moments(game, player.hero):
                held.setdefault(moment, []).append(player)
        for name in player.hand:
            moment = MOMENT_OF[name]
            if moment not in held:
                held[moment] = [player]
            elif held[moment][-1] is not player:
                held[moment].append(player)
    return held


@rule("WC-789")
def opens(game: Warcraft, moment: Window) -> bool:
    """Whether anything is ever used at a moment that only the Expansion Set has.

    A window nobody can use costs no more than this.
    """
    if not game.played.expansion:
        return False
    return moment in BY_MOMENT or (game.played.heroes and moment in power.MOMENTS)


def can_play(game: Warcraft, player: Player, moment: Window) -> bool:
    """Whether a player has anything to play: where nobody looks on, only they are asked."""
    if player.out:
        return False
    return has_card(game, player, moment) or bool(power.uses(game, player, moment))


def has_card(game: Warcraft, player: Player, moment: Window) -> bool:
    """Whether a player holds a card that is worth being asked for."""
    for name in player.hand:
        if MOMENT_OF[name] == moment:
            card = CARDS[name]
            if not card.in_vain(game) and card.playable(game, player):
                return True
    return False


@rule("WC-664")
def concerned(game: Warcraft) -> list[Player]:
    """Everybody; in a battle its two sides. Nobody plays cards who merely rolls for creeps."""
    battle, players = game.battle, game.players
    if battle is None:
        return players
    attackers, defenders = battle.sides
    return list(map(players.__getitem__, attackers + defenders))


Able = dict[int, list[Play] | None]
"""Who could play something, by seat in their order; where nobody looks on, what he can play."""


def in_or_out(game: Warcraft, moment: Window, among: Sequence[int] | None = None) -> Able:
    """What is left without WC-271: players who are not in a battle play their cards in it too."""
    found: Able = {}
    for player in game.players:
        if among is not None and player.seat not in among:
            continue
        if game.battle is None or in_battle(game, player.seat):
            if could_play(game, player, moment):
                found[player.seat] = None
        elif held := [Play(name) for name in player.hand if MOMENT_OF[name] == moment]:
            found[player.seat] = held
    return found


@rule("WC-271", "WC-666", "WC-818", off=in_or_out)
def who_could(game: Warcraft, moment: Window, among: Sequence[int] | None = None) -> Able:
    """Those of some seats who could play a card, as far as everybody can tell, in their order.

    Where nobody looks on, those who can.
    """
    held, peace = game.played.held, game.battle is None
    able: Able = {}
    if held is None:
        players: Sequence[Player] = concerned(game)
    elif not (players := (held or look_into_hands(game, held)).get(moment, ())):
        return able
    for player in players:
        seat = player.seat
        if (among is not None and seat not in among) or not (peace or in_battle(game, seat)):
            continue
        if held is None:
            if could_play(game, player, moment):
                able[seat] = None
        elif not player.out:
            used = power.uses(game, player, moment) if player.hero is not None else []
            if used or has_card(game, player, moment):
                able[seat] = cards(game, player, moment) + used
    return able if len(able) < 2 else in_order(game, able)


def in_order(game: Warcraft, able: Able) -> Able:
    """The same in the order of simultaneous play."""
    return {seat: able[seat] for seat in simultaneous(game) if seat in able}


@rule("WC-275", "WC-786", "WC-787", "WC-788")
def simultaneous(game: Warcraft) -> list[int]:
    """The order of simultaneous play: from whose step it is; with the expansion the first player.

    Each may decline after seeing what an earlier one has played.
    """
    return game.order(game.first if FROM_FIRST.value(game) else game.seat)


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
    able = who_could(game, POWER_RESPONSE, [enemy.seat for enemy in game.enemies(player)])
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
    if not (opens(game, moment) and who_could(game, moment, (player.seat,))):
        return False
    play = yield from ask(offered(game, player, moment, ("WC-784",)))
    if play is PASS:
        return False
    return (yield from play_card(game, player, play, moment))


def put_down(game: Warcraft, player: Player, name: str) -> None:
    """A card leaves the hand."""
    player.hand.remove(name)
    player.discard.append(name)
    game.hands_changed()
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
    found = yield from answer_to(game, who_could(game, RESPONSE, others), RESPONSE, ("WC-428",))
    if found is None:
        return False
    by = game.players[found[0]]
    put_down(game, by, found[1].name)
    if (yield from answered(game, by, found[1].name)):
        return False
    rules = ("WC-428", "WC-429", "WC-431", "WC-432")
    game.tell(CardCancelled(seat=player.seat, card=name, by=by.seat, rules=rules))
    return True
