"""The Move Step (WC-121 to WC-167). `reach` works out where pieces may go."""

from __future__ import annotations

from functools import partial
from types import MethodType

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import SkipTo, rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards.card import CARDS, INVADED, MOVE_END, MOVE_START
from kitchentable.warcraft.cards.public_asking import opponents_could
from kitchentable.warcraft.cards.windows import open_window, play_card, plays
from kitchentable.warcraft.cards.wording import play_words
from kitchentable.warcraft.model.answers import Play, Step
from kitchentable.warcraft.model.board import SPACE_OF, Board
from kitchentable.warcraft.model.events import Moved, OutpostDestroyed
from kitchentable.warcraft.model.hero_events import Strides
from kitchentable.warcraft.model.kinds import (
    FLYING,
    HERO,
    KIND_OF,
    MASK,
    MOUNTAIN,
    NAMES,
    SHIFT,
    WALKS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import MovePiece
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.moments import (
    ENTERED,
    GOES_FURTHER,
    MOVED_CITES,
    PIECE_MOVED,
    WALKERS,
    is_heard,
)
from kitchentable.warcraft.options import ancients, heroes
from kitchentable.warcraft.rules.after_moves import nothing_left, to_fight
from kitchentable.warcraft.rules.move_paths import impassable
from kitchentable.warcraft.rules.move_reasons import MOVES_BY, WALKING, too_many, why_not
from kitchentable.warcraft.rules.reach import Ground, hop, keep_apart
from kitchentable.warcraft.scenarios import scenes

DONE = Step("done")


def start(game: Warcraft) -> Asks[None]:
    """Start a Move Step: open its window if an opponent might cripple the mover.

    Otherwise the mover's own Fast is offered together with the first move, which saves a question.
    """
    player = game.players[game.seat]
    if game.lost:
        game.lost = []
    set_out(game, player)
    if game.asking.interrupts(game, player, MOVE_START):
        yield from open_window(game, MOVE_START, ("WC-496", "WC-514"))
    game.stage = "moving"


@rule("WC-785")
def set_out(game: Warcraft, player: Player) -> None:
    """Note the pieces that move one space further in this Move Step."""
    if further := GOES_FURTHER.value(game, player):
        player.strides = dict.fromkeys(further, 1)
        space = game.name(further[0] >> SHIFT)
        game.tell(Strides(seat=player.seat, space=space, rules=("WC-785",)))


@rule("WC-120", "WC-123", off=SkipTo("move-end"))
def moving(game: Warcraft) -> Asks[None]:
    """Let the mover move pieces, in any order and as many as wanted, until done."""
    player, steps = game.players[game.seat], game.board.steps
    ground, unsettled = Ground(game, player), scenes.unsettled(game)
    followed = PIECE_MOVED in game.cast.at
    question = move_question(ground)
    moves = question.among
    while True:
        question.among = moves  # worked out anew for every move
        chosen: Step = yield question
        step = steps.get(chosen) or step_of(game.board, chosen)
        if step:
            start, to = step
            move(ground, start, to)
            if ground.hindered & SPACE_OF[to] or followed:
                yield from arrive(ground, start & MASK, start >> SHIFT, to >> SHIFT)
            if unsettled:
                ground = Ground(game, player)
                question = move_question(ground)
                moves = question.among
        elif chosen == DONE:
            break
        elif chosen.what in WALKING:
            ancients.walk(game, player, chosen)
            ground.walks = None
        else:
            yield from play_card(game, player, Play(chosen.what, (chosen.start,)))
            ground = Ground(game, player)
            question = move_question(ground)
            moves = question.among
    stop_moving(ground)


def arrive(ground: Ground, kind: int, here: int, there: int) -> Asks[None]:
    """Handle a piece that has moved among enemies, or that an option or scenario follows."""
    game, ground.mixed = ground.game, True
    if kind != WORKER:
        yield from ENTERED.happen(game, there)
    if is_heard(game, PIECE_MOVED):
        yield from PIECE_MOVED.happen(game, ground.player, kind, here, there)
        ground.walks = None
    if ground.hindered >> there & 1 and invades(ground, kind, there):
        yield from invade(game, there)
        ground.walks = None


def stop_moving(ground: Ground) -> None:
    """End movement and note the battles. Without battles and cards the Move Step is over."""
    game = ground.game
    if ground.escorted & ground.hindered:
        game.pending = expected(game)
    else:
        if game.pending:
            game.pending = []
        if game.scene is None and not game.asking.able(game, MOVE_END):
            if keep_apart(ground):
                nothing_left(game)
            else:
                game.stage = "aftermath"
            return
    game.stage = "move-end"


def expected(game: Warcraft) -> list[int]:
    """The spaces in which a battle is to be fought after movement."""
    return [game.board.index[each.space] for each in to_fight(game)]


def move_question(ground: Ground) -> MovePiece:
    """The question which piece goes where, or whether the mover is done."""
    return MovePiece(
        WHICH,
        seat=ground.player.seat,
        among=MethodType(options, ground),  # asked at every move; costs less than `partial`
        refused=partial(refusals, ground),
        why=partial(why_not, ground),
        impassable=partial(impassable, ground),
        words=move_words,
        open=True,
        rules=MOVING,
        stands_for=MOVING_TOO,
    )


WHICH = say("wc-move")
MOVING = ("WC-120", "WC-121", "WC-122", "WC-123")
MOVING_TOO = (
    "WC-113", "WC-114", "WC-057", "WC-058", "WC-129", "WC-137", "WC-138", "WC-140", "WC-152",
    "WC-160", "WC-161", "WC-162", "WC-163", "WC-167", "WC-514", "WC-518",
)  # fmt: skip
"""Rules by which certain moves are possible. Situations show each of them by the options."""


def move_words(chosen: Step) -> Message:
    """A move in words."""
    if chosen == DONE:
        return say("wc-move-done")
    if chosen.what in CARDS:
        return play_words(Play(chosen.what, (chosen.start,)))
    if chosen.what in WALKING:
        return say(f"wc-walk-{chosen.what}", start=chosen.start, to=chosen.to)
    return say("wc-move-one", kind=kind_word(chosen.what), start=chosen.start, to=chosen.to)


@rule("WC-168", "WC-792", off=SkipTo("battles"))
def end(game: Warcraft) -> Asks[None]:
    """Open the window after movement and before any battle: Town Portal, for any player."""
    yield from open_window(game, MOVE_END, ("WC-157", "WC-168", "WC-523"))
    game.stage = "battles"


# --- what may be moved where --------------------------------------------------------------


def options(ground: Ground) -> list[Step]:
    """The mover's options: every move, and "done" unless a space is too full."""
    if ground.over is not None:
        return making_room(ground, *ground.over) or [DONE]
    player = ground.player
    found = [DONE] if player.moved or "fast" not in player.hand else [*hastes(ground), DONE]
    for hops in (ground.named or ground.hops()).values():
        found += hops
    if ground.walks is None:
        walkers = WALKERS.of(ground.game)
        ground.walks = walkers(ground.game, player, ground.hindered) if walkers else []
    found += ground.walks
    return found


def making_room(ground: Ground, space: int, workers: bool) -> list[Step]:
    """The moves of workers, or of units, out of a space that holds too many of them.

    If there are none, the space was too full when the step began. Then the mover may be done.
    """
    return [
        hop
        for at, hops in ground.hops().items()
        if at >> SHIFT == space and (at & MASK == WORKER) == workers
        for hop in hops
    ]


@rule("WC-514")
def hastes(ground: Ground) -> list[Step]:
    """The plays of Fast, as long as no piece has moved."""
    player = ground.player
    if (
        player.moved
        or "fast" not in player.hand
        or opponents_could(ground.game, player, MOVE_START)
    ):
        return []
    found = plays(ground.game, player, MOVE_START)
    return [Step(play.name, str(play.on[0])) for play in found if play.name in CARDS]


def refusals(ground: Ground) -> dict[Step, Illegal]:
    """The refusal of "done" while a space is too full. `why_not` refuses single moves."""
    over = ground.over
    if over is None or not making_room(ground, *over):
        return {}
    return {DONE: too_many(ground, *over)}


# --- moving one piece ---------------------------------------------------------------------


def step_of(board: Board, chosen: Step) -> tuple[int, int] | None:
    """The piece before and after a move, `space << SHIFT | kind`; `None` if no piece moves."""
    kind = KIND_OF.get(chosen.what, -1)
    if kind < 0:
        return None
    here, there = board.index[chosen.start], board.index[chosen.to]
    return board.steps[hop(board, here << SHIFT | kind, there)]


def move(ground: Ground, start: int, to: int) -> None:
    """Move one piece. Later moves see the result: a unit may escort a worker, for example."""
    game, player, kind = ground.game, ground.player, start & MASK
    if kind == WORKER and player.outposts and builder_leaves(player, start >> SHIFT):
        abandon(game, player, start >> SHIFT)
        ground.walks = None
    player.go(start, to)
    if kind == HERO:
        heroes.lead(player, start >> SHIFT, to >> SHIFT)
    ground.moved(start, to)
    if game.told is not None:
        game.tell(moved(game, player, kind, start >> SHIFT, to >> SHIFT))


def moved(game: Warcraft, player: Player, kind: int, here: int, there: int) -> Moved:
    """The event of a move."""
    mountain = game.board.spaces[there].kind == MOUNTAIN
    grounds: tuple[str, ...] = ("WC-063",) if mountain else ()
    grounds += left_behind(game, kind, here)
    grounds += MOVED_CITES.value(game, player, kind, here, there)
    if WALKS[kind] == FLYING and game.board.water:
        grounds += crossed(game, here, there)
    return Moved(
        seat=player.seat,
        kind=NAMES[kind],
        start=game.name(here),
        to=game.name(there),
        rules=("WC-121", "WC-122", MOVES_BY[kind], *grounds),
    )


def left_behind(game: Warcraft, kind: int, here: int) -> tuple[str, ...]:
    """The rule by which a piece may leave a mountain that it could not enter."""
    stranded = WALKS[kind] != FLYING and game.board.spaces[here].kind == MOUNTAIN
    return ("WC-147",) if stranded else ()


@rule("WC-149")
def crossed(game: Warcraft, here: int, there: int) -> tuple[str, ...]:
    """The rules of a flight over water, if every shortest way leads over water."""
    board = game.board
    if there in board.near[here]:
        return ()
    between = [each for each in board.near[here] if each in board.near[there]]
    return ("WC-067", "WC-149") if all(board.water >> each & 1 for each in between) else ()


def invades(ground: Ground, kind: int, there: int) -> bool:
    """Whether a unit has moved onto enemy workers."""
    if kind == WORKER:
        return False
    for each in ground.game.enemies(ground.player):
        if each.workers(there):
            return True
    return False


def invade(game: Warcraft, there: int) -> Asks[None]:
    """Open the window in which workers that an enemy unit has reached are called to arms."""
    game.invaded = there
    yield from open_window(game, INVADED, ("WC-419",))
    game.invaded = -1


def builder_leaves(player: Player, space: int) -> bool:
    """Whether a worker who leaves a space must be a builder: all others came in this step."""
    fresh = player.moved.get(space << SHIFT | WORKER, 0)
    return player.workers(space) - fresh <= player.builders(space)


@rule("WC-385", "WC-386")
def abandon(game: Warcraft, player: Player, space: int) -> None:
    """Destroy an unfinished Outpost whose worker leaves; nothing is paid back."""
    post = next(
        each
        for each in player.outposts
        if each.space == space and not each.finished and not each.alone
    )
    player.outposts.remove(post)
    rules = ("WC-385", "WC-386")
    game.tell(OutpostDestroyed(seat=player.seat, space=game.name(space), rules=rules))
