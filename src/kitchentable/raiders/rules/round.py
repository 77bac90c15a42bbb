"""Rounds, pearls, whose turn it is, passing (groups 3 and 26)."""

from __future__ import annotations

from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Draw, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.raiders.model.cards import Type
from kitchentable.raiders.model.events import Activated, Passed, PearlDrawn, RoundBegan, RoundEnded
from kitchentable.raiders.model.settings import ROUNDS
from kitchentable.raiders.model.state import Character, Phase, Raid, Troop, Turn
from kitchentable.raiders.model.topics import ActivateTroop
from kitchentable.raiders.rules import objectives, reasons

ACTIONS = 2
"""Every character has two actions in its turn (HR-059)."""

NOBODY = ""
"""The answer of a player who passes."""


def a_pearl_each(game: Raid) -> Asks[None]:
    """What is left of a round's start without its rules: one pearl for each player."""
    yield from ()
    game.round += 1
    game.bag = [1, 1]
    game.phase = Phase.DRAW


@rule("HR-012", "HR-017", "HR-018", "HR-170", "HR-183", off=a_pearl_each)
def start_round(game: Raid) -> Asks[None]:
    """Begin a round: one pearl for each Unit and Hero that is left goes into the bag."""
    yield from ()
    game.round += 1
    game.bag = [len(game.alive(seat)) for seat in (0, 1)]
    for troop in game.troops.values():
        troop.activated = troop.waits = False
    for who in game.characters.values():
        if who.acted:
            who.acted = False
    began = "HR-183" if game.round == 1 else "HR-170"
    rules: tuple[str, ...] = ("HR-012", "HR-017", began)
    if any(is_led(game, game.members(troop)) for troop in game.troops):
        rules += ("HR-018",)
    game.tell(RoundBegan(round=game.round, pearls=tuple(game.bag), rules=rules))
    game.phase = Phase.DRAW


def turns_in_order(game: Raid) -> Asks[None]:
    """What is left without the rules on drawing: the first player's turns, then the other's."""
    if not any(game.bag):
        yield from end_round(game)
        return
    seat = 0 if game.bag[0] else 1
    game.bag[seat] -= 1
    game.turn = Turn(seat)
    game.phase = Phase.ACTIVATE


@rule("HR-019", "HR-020", "HR-023", "HR-024", off=turns_in_order)
def draw(game: Raid) -> Asks[None]:
    """Draw a pearl blind: its colour decides whose turn it is. An empty bag ends the round."""
    pearls = tuple(seat for seat in (0, 1) for _ in range(game.bag[seat]))
    if game.setup.early_end and not (game.here(0) and game.here(1)):
        game.round, pearls = ROUNDS, ()  # one side is gone
    if not pearls:
        yield from end_round(game)
        return
    question = Draw(
        say("hr-draw-pearl"), items=pearls, open=True, rules=("HR-019",), words=pearl_words
    )
    seat = yield from ask(question)
    game.bag[seat] -= 1
    rules = ("HR-019", "HR-020", "HR-023", "HR-024")
    game.tell(PearlDrawn(seat=seat, left=sum(game.bag), rules=rules))
    game.turn = Turn(seat)
    game.phase = Phase.ACTIVATE


def pearl_words(seat: int) -> Message:
    """A pearl in words, by its owner."""
    return say("hr-pearl-of", who=Who(seat))


def round_after_round(game: Raid) -> Asks[None]:
    """What is left of a round's end without its rule: nothing ends with it but the game."""
    yield from ()
    game.phase = Phase.END if game.round == ROUNDS else Phase.ROUND


@rule("HR-025", off=round_after_round)
def end_round(game: Raid) -> Asks[None]:
    """End a round and the effects that last for it."""
    game.end_effects("round")
    game.tell(RoundEnded(round=game.round, rules=("HR-025",)))
    if game.round == ROUNDS:
        objectives.judge(game)
        game.phase = Phase.END
    else:
        game.phase = Phase.ROUND
    yield from ()


def ready(game: Raid, seat: int) -> list[Troop]:
    """The troops of a seat that can be activated in this round."""
    return [each for each in game.alive(seat) if not each.activated and not each.waits]


def the_first_troop(game: Raid) -> Asks[None]:
    """What is left without the rules on activation: the first troop of the player, every time."""
    yield from ()
    assert game.turn is not None, "a pearl was drawn"
    alive = game.alive(game.turn.seat)
    if alive:
        begin_turn(game, alive[0])
    else:
        game.turn, game.phase = None, Phase.DRAW


@rule("HR-021", "HR-022", "HR-054", off=the_first_troop)
def activate(game: Raid) -> Asks[None]:
    """Let the player of the drawn colour activate a troop, or pass."""
    assert game.turn is not None, "a pearl was drawn"
    seat = game.turn.seat
    able = ready(game, seat)
    if not able:
        forced_pass(game, seat)
        return
    bound = bound_to(game, seat, able)
    among = [bound.id] if bound else [each.id for each in able]
    if not bound and may_pass(game, seat, len(able)):
        among.append(NOBODY)
    question = ActivateTroop(
        say("hr-activate-whom"),
        seat=seat,
        rules=("HR-021", *(("HR-251",) if bound else ()), *(("HR-168",) if "" in among else ())),
        among=tuple(among),
        refused=lambda: refusals(game, seat, bound),
        why=reasons.why(partial(check_activation, game, seat)),
    )
    answer = yield from ask(question)
    if answer == NOBODY:
        passed(game, seat)
    else:
        begin_turn(game, game.troops[answer])


def refusals(game: Raid, seat: int, bound: Troop | None) -> dict[str, Illegal]:
    """Troops that cannot be activated, and why; passing too, where it is not possible."""
    found = {
        each.id: Illegal("HR-022", "hr-activated-already", troop=each.id)
        for each in game.alive(seat)
        if each.activated
    }
    found |= {
        each.id: Illegal("HR-294", "hr-waits", troop=each.id)
        for each in game.alive(seat)
        if each.waits and not each.activated
    }
    if bound:
        for each in ready(game, seat):
            if each is not bound:
                found[each.id] = Illegal("HR-251", "hr-activation-bound", troop=bound.id)
        found[NOBODY] = Illegal("HR-251", "hr-activation-bound", troop=bound.id)
    elif not may_pass(game, seat, len(ready(game, seat))):
        found[NOBODY] = (
            Illegal("HR-169", "hr-pass-not-now")
            if game.setup.advanced
            else Illegal("HR-001", "hr-pass-advanced")
        )
    return found


def check_activation(game: Raid, seat: int, id: str) -> None:
    """Raise `Illegal` for what a player can never activate."""
    if reasons.troop_there(game, id, "HR-021").seat != seat:
        raise Illegal("HR-021", "hr-not-yours", what=id)


def bound_to(game: Raid, seat: int, able: list[Troop]) -> Troop | None:
    """The troop that an effect makes the player activate, if any (A-022)."""
    for effect in game.effects:
        if effect.ability == "disrupt":
            for troop in able:
                if troop.id == effect.on and troop.seat == seat:
                    return troop
    return None


@rule("HR-168", "HR-169")
def may_pass(game: Raid, seat: int, waiting: int) -> bool:
    """Whether more pearls, the drawn one included, are left than troops that wait (A-019)."""
    if not game.setup.advanced:
        return False
    if game.setup.passing == "all":
        waiting = len(game.alive(seat))
    return game.bag[seat] + 1 > waiting


@rule("HR-168")
def passed(game: Raid, seat: int) -> None:
    """Pass: the player activates no troop."""
    game.tell(Passed(seat=seat, rules=("HR-168",)))
    end_disrupts(game, seat)
    game.turn = None
    game.phase = Phase.DRAW


def no_turn(game: Raid, seat: int) -> None:
    """What is left of a forced pass without its rule: nothing is told."""
    game.turn, game.phase = None, Phase.DRAW


@rule("HR-167", off=no_turn)
def forced_pass(game: Raid, seat: int) -> None:
    """Pass for a player whose pearl stayed in the bag although no troop is left for it (A-020)."""
    game.tell(Passed(seat=seat, forced=True, rules=("HR-167",)))
    end_disrupts(game, seat)
    game.turn = None
    game.phase = Phase.DRAW


def end_disrupts(game: Raid, seat: int) -> None:
    """End the effects that bind a player's next turn."""
    game.effects = [
        each
        for each in game.effects
        if each.ability != "disrupt" or game.troops[each.on].seat != seat
    ]


@rule("HR-041", "HR-047", "HR-059")
def begin_turn(game: Raid, troop: Troop) -> None:
    """Activate a troop: each of its characters has two actions."""
    assert game.turn is not None, "a pearl was drawn"
    troop.activated = True
    end_disrupts(game, troop.seat)
    game.turn.acting = [troop.id]
    members = game.members(troop.id)
    for member in members:
        if not member.acted:  # a Leader lifted in from a troop that has acted waits
            member.actions = ACTIONS
            member.acted = True
    rules: tuple[str, ...] = ("HR-021", "HR-022", "HR-059")
    if game.content.cards[troop.card].type is Type.HERO:
        rules += ("HR-054",)
    if len(members) > 1:
        rules += ("HR-041",)
    if is_led(game, members):
        rules += ("HR-047",)
    game.tell(Activated(troop=troop.id, seat=troop.seat, rules=rules))
    game.phase = Phase.TURN_START


def is_led(game: Raid, members: list[Character]) -> bool:
    """Whether a Leader is among the members of a unit, and not alone in it."""
    return len(members) > 1 and any(game.is_leader(member) for member in members)
