"""Magpies: a complete game on the kernel. `docs/game-in-100-lines.md` explains it."""

from pathlib import Path
from random import Random

from msgspec import Struct, field

from kitchentable.kernel.events import Event
from kitchentable.kernel.facets import Result, Rules, Since
from kitchentable.kernel.game import Game, Setup
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Choose, Die, Draw, Roll, Secret, ask, checkpoint
from kitchentable.kernel.state.marks import Facedown, Held, Public, Static
from kitchentable.kernel.state.state import State
from kitchentable.kernel.words import Message, Who, say


class Content(Struct, frozen=True):
    feathers: tuple[int, ...] = tuple(range(1, 16))
    each: int = 5
    die: Die = Die("d6", (1, 2, 3, 4, 5, 6))


class Magpie(Struct):
    seat: Public[int]
    hand: Held[list[int]] = field(default_factory=list)
    laid: Public[list[int]] = field(default_factory=list)
    worth: Public[int] = 0


class Nest(State):
    content: Static[Content]
    magpies: Public[list[Magpie]]
    deck: Facedown[list[int]]


class Won(Event):
    seat: Public[int]
    feather: Public[int]
    trinket: Public[int]

    def say(self) -> Message:
        return say("event-won", who=Who(self.seat), feather=self.feather, trinket=self.trinket)


class LayFeather(Choose[int], kw_only=True):
    trinket: int


def bid(nest: Nest) -> Asks[None]:
    (face,) = yield from ask(Roll(say("roll-trinket"), dice=(nest.content.die,)))
    trinket, words = int(face), say("bid", trinket=face)
    bids = tuple(LayFeather(words, m.seat, among=m.hand[:], trinket=trinket) for m in nest.magpies)
    laid = yield from ask(Secret(words, parts=bids, open=True, rules=("MG-2",)))
    for magpie in nest.magpies:
        magpie.hand.remove(laid[magpie.seat])
        magpie.laid.append(laid[magpie.seat])
    winner = max(nest.magpies, key=lambda magpie: magpie.laid[-1])
    winner.worth += trinket
    nest.tell(Won(seat=winner.seat, feather=winner.laid[-1], trinket=trinket, rules=("MG-3",)))


class MagpieRules(Rules[Nest]):
    def begin(self, setup: Setup, content: Content) -> Nest:
        if setup.seats * content.each > len(content.feathers):
            raise Illegal("MG-1", "too-many-magpies", given=setup.seats)
        magpies = [Magpie(seat) for seat in range(setup.seats)]
        return Nest(content=content, magpies=magpies, deck=list(content.feathers))

    def play(self, state: Nest) -> Asks[None]:
        for magpie in state.magpies:
            while len(magpie.hand) + len(magpie.laid) < state.content.each:
                draw = Draw(say("draw-feather"), items=tuple(state.deck), to=(magpie.seat,))
                magpie.hand.append((yield from ask(draw)))
                state.deck.remove(magpie.hand[-1])
                yield from checkpoint()
        while state.magpies[0].hand:
            yield from checkpoint()
            yield from bid(state)

    def result(self, state: Nest) -> Result | None:
        most = max(magpie.worth for magpie in state.magpies)
        winners = tuple(magpie.seat for magpie in state.magpies if magpie.worth == most)
        return Result(winners, say("magpies-won", who=tuple(map(Who, winners)), worth=most))

    def imagine(self, view: Nest, seat: int | None, since: Since, rng: Random) -> Nest:
        seen = [card for magpie in view.magpies for card in (*magpie.hand, *magpie.laid)]
        view.deck = [card for card in view.content.feathers if card not in seen]
        rng.shuffle(view.deck)
        for magpie in view.magpies:
            magpie.hand = [card if card > 0 else view.deck.pop() for card in magpie.hand]
        return view


class Magpies(Game[Nest]):
    name, version, prefix, home = "magpies", 1, "MG", Path(__file__).parent
    state, content, events, sizes, rules = Nest, Content, (Won,), (2, 3), MagpieRules()


GAME = Magpies()
