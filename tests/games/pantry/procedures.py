"""The procedures of the Pantry, in the order of its rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import (
    Asks,
    Choose,
    Draw,
    Moves,
    Place,
    Point,
    React,
    Roll,
    Route,
    Routes,
    Secret,
    Shuffle,
    ask,
    checkpoint,
    or_pass,
    window,
)
from kitchentable.kernel.rules import SkipTo, rule
from kitchentable.kernel.words import Message, Who, say
from tests.games.pantry.state import (
    Bid,
    Caught,
    Dealt,
    Drew,
    Favourite,
    Guarded,
    JarOpened,
    Kept,
    Leads,
    Mouse,
    Pantry,
    PawPut,
    Robbed,
    Rolled,
)


@rule("PA-003", "PA-017")
def play(game: Pantry) -> Asks[None]:
    while game.night <= game.content.nights and len(game.inside()) > 1:
        yield from checkpoint()
        yield from MOMENTS[game.moment](game)
    keep_favourites(game)
    game.moment = "end"


@rule("PA-019")
def keep_favourites(game: Pantry) -> None:
    for mouse in game.inside():
        if mouse.favourite in mouse.hand:
            mouse.crumbs += 1
            game.tell(Kept(seat=mouse.seat, card=mouse.favourite, rules=("PA-019",)))


@rule("PA-001", "PA-002", off=SkipTo("favourite", "moment"))
def deal(game: Pantry) -> Asks[None]:
    order = yield from ask(
        Shuffle(say("shuffle-deck"), items=game.content.cards, rules=("PA-002",))
    )
    game.deck = [int(card) for card in order]
    game.jar = yield from ask(Draw(say("fill-jar"), items=game.content.jar, rules=("PA-002",)))
    for mouse in game.mice:
        mouse.hand = [game.deck.pop() for _ in range(3)]
        game.tell(Dealt(seat=mouse.seat, cards=tuple(mouse.hand), rules=("PA-001",)))
    game.moment = "favourite"


@rule("PA-018", off=SkipTo("bid", "moment"))
def favourite(game: Pantry) -> Asks[None]:
    for mouse in game.inside():
        draw = Draw(say("draw-favourite"), items=(1, 2, 3, 4, 5, 6), to=(mouse.seat,))
        mouse.favourite = yield from ask(draw)
        game.tell(Favourite(seat=mouse.seat, card=mouse.favourite, rules=("PA-018",)))
    next_night(game)


def next_night(game: Pantry) -> None:
    game.night += 1
    game.moment = "bid"
    game.leader = game.robbed = -1


@rule("PA-004", off=SkipTo("lead", "moment"))
def bid(game: Pantry) -> Asks[None]:
    bidders = [mouse for mouse in game.inside() if mouse.hand]
    if not bidders:
        next_night(game)
        return
    parts = tuple(
        Choose(say("bid-which"), seat=mouse.seat, among=tuple(mouse.hand), words=card_words)
        for mouse in bidders
    )
    bids = yield from ask(Secret(say("bid-all"), parts=parts, rules=("PA-004",)))
    for mouse in bidders:
        mouse.bid = bids[mouse.seat]
        mouse.hand.remove(mouse.bid)
        game.tell(Bid(seat=mouse.seat, card=mouse.bid, rules=("PA-004",)))
    game.moment = "lead"


def lead(game: Pantry) -> Asks[None]:
    """A moment of its own: behind the checkpoint the bids are no longer secret."""
    bidders = [mouse for mouse in game.inside() if mouse.bid]
    if bidders:
        game.leader = yield from highest(game, bidders)
        game.tell(Leads(seat=game.leader, rules=("PA-005",)))
        refill(game, bidders)
        game.moment = "paw"
    else:
        next_night(game)


@rule("PA-005")
def highest(game: Pantry, bidders: Sequence[Mouse]) -> Asks[int]:
    best = max(mouse.bid for mouse in bidders)
    tied = [mouse for mouse in bidders if mouse.bid == best]
    while len(tied) > 1:
        dice = (game.content.die,) * len(tied)
        faces = yield from ask(Roll(say("roll-tie"), dice=dice, rules=("PA-005",)))
        game.tell(Rolled(faces=tuple(int(face) for face in faces), rules=("PA-005",)))
        tied = [mouse for mouse, face in zip(tied, faces, strict=True) if face == max(faces)]
    return tied[0].seat


@rule("PA-006")
def refill(game: Pantry, bidders: Sequence[Mouse]) -> None:
    for mouse in bidders:
        game.discard.append(mouse.bid)
        mouse.bid = 0
        if game.deck:
            mouse.hand.append(game.deck.pop())
            game.tell(Drew(seat=mouse.seat, card=mouse.hand[-1], rules=("PA-006",)))


def paw(game: Pantry) -> Asks[None]:
    mouse = game.mice[game.leader]
    place = yield from (put_paw(game, mouse) if mouse.paw is None else slide_paw(game, mouse))
    mouse.paw = place
    game.tell(PawPut(seat=mouse.seat, place=place, rules=("PA-007",)))
    game.moment = "rob"


@rule("PA-007", off=(0, 0))
def put_paw(game: Pantry, mouse: Mouse) -> Asks[Point]:
    def check(place: Point) -> None:
        if len(place) != 2:
            raise Illegal("PA-007", "paw-point", given=len(place))
        check_on_cloth(game, place)
        check_apart(game, mouse, place, "PA-007")

    def suggest() -> list[Point]:
        return [place for place in corners(game) if allowed(check, place)]

    question = Place(
        say("put-paw"),
        seat=mouse.seat,
        check=check,
        suggest=suggest,
        words=place_words,
        open=True,
        rules=("PA-007",),
    )
    return (yield from ask(question))


@rule("PA-008", off=(0, 0))
def slide_paw(game: Pantry, mouse: Mouse) -> Asks[Point]:
    start = mouse.paw
    assert start is not None, "a paw on the cloth"

    def check(moves: Routes) -> None:
        if len(moves) != 1 or moves[0].piece != str(mouse.seat) or not moves[0].points:
            raise Illegal("PA-008", "slide-own-paw")
        at, length = start, 0
        for place in moves[0].points:
            if len(place) != 2:
                raise Illegal("PA-007", "paw-point", given=len(place))
            check_on_cloth(game, place)
            length += abs(place[0] - at[0]) + abs(place[1] - at[1])
            at = place
        if length > game.content.slide:
            raise Illegal("PA-008", "slide-too-far", over=inches(length - game.content.slide))
        check_apart(game, mouse, at, "PA-008")

    def suggest() -> list[Routes]:
        x, y = start
        ends = [(x, y), (x + 200, y), (x - 200, y), (x, y + 200), (x, y - 200)]
        moves = [(Route(str(mouse.seat), (end,)),) for end in ends]
        return [move for move in moves if allowed(check, move)]

    question = Moves(
        say("slide-paw"),
        seat=mouse.seat,
        check=check,
        suggest=suggest,
        words=lambda moves: place_words(moves[0].points[-1]),
        open=True,
        rules=("PA-008",),
    )
    moves = yield from ask(question)
    return moves[0].points[-1]


def corners(game: Pantry) -> list[Point]:
    far = game.content.cloth
    return [(0, 0), (far, far), (0, far), (far, 0), (far // 2, far // 2)]


def allowed(check: object, answer: object) -> bool:
    try:
        check(answer)  # type: ignore[operator]
    except Illegal:
        return False
    return True


def check_on_cloth(game: Pantry, place: Point) -> None:
    if not all(0 <= c <= game.content.cloth for c in place):
        raise Illegal("PA-007", "off-the-cloth", width=inches(game.content.cloth))


def check_apart(game: Pantry, mouse: Mouse, place: Point, number: str) -> None:
    for other in game.inside():
        if other is mouse or other.paw is None:
            continue
        gap = (other.paw[0] - place[0]) ** 2 + (other.paw[1] - place[1]) ** 2
        if gap < game.content.apart**2:
            raise Illegal(number, "paw-too-near", who=Who(other.seat))


@rule("PA-009", off=SkipTo("jar", "moment"))
def rob(game: Pantry) -> Asks[None]:
    others = [mouse for mouse in game.inside() if mouse.seat != game.leader]
    victims = tuple(mouse.seat for mouse in others if mouse.crumbs > 0)
    poor = {
        mouse.seat: Illegal("PA-009", "no-crumbs-to-take", who=Who(mouse.seat))
        for mouse in others
        if mouse.crumbs == 0
    }
    if victims:
        game.robbed = yield from ask(
            Choose(
                say("rob-whom"),
                seat=game.leader,
                among=victims,
                refused=poor,
                words=lambda seat: say("seat", who=Who(seat)),
                open=True,
                rules=("PA-009",),
            )
        )
        game.moment = "raid"
    else:
        game.moment = "jar"


@rule("PA-010", "PA-011", off=SkipTo("jar", "moment"))
def raid(game: Pantry) -> Asks[None]:
    roll = Roll(say("roll-raid"), dice=(game.content.die,) * 2, rules=("PA-010",))
    faces = yield from ask(roll)
    total = sum(int(face) for face in faces)
    game.tell(Rolled(faces=tuple(int(face) for face in faces), rules=("PA-010",)))
    count = len(game.mice)
    around = [(game.robbed + step) % count for step in range(count)]

    def order() -> list[int]:
        return [seat for seat in around if seat != game.leader and not game.mice[seat].gone]

    def offer(seat: int) -> React[int]:
        choice = Choose(
            say("guard", total=total),
            seat=seat,
            among=tuple(game.mice[seat].hand),
            words=card_words,
            open=True,
            rules=("PA-011",),
        )
        until = {f"raid-{game.night}": say("until-raid"), "game": say("until-game")}
        return or_pass(choice, until)

    def guard(seat: int, card: int) -> Asks[bool | None]:
        nonlocal total
        game.mice[seat].hand.remove(card)
        game.discard.append(card)
        total -= 2
        game.tell(Guarded(seat=seat, card=card, total=total, rules=("PA-011",)))
        yield from ()
        return True

    yield from window(order, offer, guard)
    settle_raid(game, total)
    game.moment = "jar"


@rule("PA-012")
def settle_raid(game: Pantry, total: int) -> None:
    leader, robbed = game.mice[game.leader], game.mice[game.robbed]
    if total >= 7:
        taken = min(1, robbed.crumbs)  # it may have given its last one away meanwhile
        leader.crumbs += taken
        robbed.crumbs -= taken
        game.tell(Robbed(seat=robbed.seat, by=leader.seat, taken=taken, rules=("PA-012",)))
    else:
        paid = min(1, leader.crumbs)
        leader.crumbs -= paid
        robbed.crumbs += paid
        game.tell(Caught(seat=leader.seat, by=robbed.seat, paid=paid, rules=("PA-012",)))


@rule("PA-013", off=SkipTo("bid", "moment"))
def jar(game: Pantry) -> Asks[None]:
    if not game.jar_open:
        question = Choose(
            say("open-jar"),
            seat=game.leader,
            among=(0, 1),
            words=lambda yes: say("yes" if yes else "no"),
            open=True,
            rules=("PA-013",),
        )
        if (yield from ask(question)):
            game.jar_open = True
            leader = game.mice[game.leader]
            leader.crumbs = max(0, leader.crumbs + (game.jar or -1))
            game.tell(JarOpened(seat=leader.seat, crumbs=game.jar, rules=("PA-013",)))
    next_night(game)


def place_words(place: Point) -> Message:
    return say("place", x=inches(place[0]), y=inches(place[1]))


def inches(length: int) -> str:
    return f"{length // 100}.{length % 100:02}"


def card_words(card: int) -> Message:
    return say("card", value=card)


MOMENTS = {
    "deal": deal,
    "favourite": favourite,
    "bid": bid,
    "lead": lead,
    "paw": paw,
    "rob": rob,
    "raid": raid,
    "jar": jar,
}
