"""The Move Step (WC-121 to WC-167). `reach` works out where pieces may go."""

from __future__ import annotations

from functools import partial
from itertools import chain

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHECKPOINT, Asks
from kitchentable.kernel.rules import SkipTo, rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards.card import CARDS, INVADED, MOVE_END, MOVE_START
from kitchentable.warcraft.cards.public_asking import opponents_could
from kitchentable.warcraft.cards.windows import open_window, play_card, plays
from kitchentable.warcraft.cards.wording import play_words
from kitchentable.warcraft.model.answers import Play, Step
from kitchentable.warcraft.model.board import SPACE_OF, Board, each_of, is_water, walled_off
from kitchentable.warcraft.model.events import Moved, OutpostDestroyed
from kitchentable.warcraft.model.hero_events import Strides
from kitchentable.warcraft.model.kinds import (
    FLYING,
    HERO,
    HIRED,
    KIND_OF,
    MASK,
    MOUNTAIN,
    NAMES,
    SHIFT,
    STACK,
    WALKS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import MovePiece
from kitchentable.warcraft.model.words import card_word, kind_word
from kitchentable.warcraft.moments import (
    ENTERED,
    GOES_FURTHER,
    MOVED_CITES,
    NO_ENTRY,
    PIECE_MOVED,
    WALKERS,
    is_heard,
)
from kitchentable.warcraft.options import ancients, creeps, heroes
from kitchentable.warcraft.rules.after_moves import nothing_left, to_fight
from kitchentable.warcraft.rules.reach import Ground, closed, hop, keep_apart, reach, speed
from kitchentable.warcraft.scenarios import scenes

DONE = Step("done")
all_of = chain.from_iterable
WALKING = (ancients.TREE, ancients.OUTPOST)


def start(game: Warcraft) -> Asks[None]:
    """Start a Move Step: open its window if an opponent might cripple the mover.

    Otherwise the mover's own Fast is offered together with the first move, which saves a question.
    """
    player = game.players[game.seat]
    interrupted = game.asking.interrupts(game, player, MOVE_START)
    if game.lost:
        game.lost = []
    set_out(game, player)
    if interrupted:
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
        yield CHECKPOINT
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
        among=partial(options, ground),
        refused=partial(refusals, ground),
        why=partial(why_not, ground),
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
    over = ground.over
    if over is None:
        hops, player = all_of((ground.named or ground.hops()).values()), ground.player
        if ground.walks is None:
            walkers = WALKERS.of(ground.game)
            ground.walks = walkers(ground.game, player, ground.hindered) if walkers else []
        if player.moved or "fast" not in player.hand:
            return [DONE, *hops, *ground.walks]
        return [*hastes(ground), DONE, *hops, *ground.walks]
    return making_room(ground, *over) or [DONE]


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


@rule("WC-158", "WC-159", "WC-563", "WC-564")
def too_many(ground: Ground, space: int, workers: bool) -> Illegal:
    """The refusal by the stacking limit of a space, which teammates share."""
    game, player = ground.game, ground.player
    number = "WC-159" if workers else "WC-158"
    if workers and player.builders(space):
        number = "WC-166"
    if any(each is not player and each.present(space) for each in game.team(player)):
        number = "WC-564" if workers else "WC-563"
    if not workers and player.hired and hired_among(player, space):
        number = "WC-975"
    return Illegal(number, "wc-too-many", space=game.name(space), most=STACK)


@rule("WC-975")
def hired_among(player: Player, space: int) -> bool:
    """Whether a player has mercenaries in a space."""
    return any(player.count(space, kind) for kind in HIRED)


def why_not(ground: Ground, chosen: Step) -> Illegal | None:
    """Why a piece may not go from one space to another; `None` for what is no move at all."""
    game, player = ground.game, ground.player
    index = game.board.index
    if chosen.what == "fast":
        return Illegal("WC-514", "wc-not-now", card=card_word("fast"))
    if chosen.what in WALKING:
        return ancients.why_not(game, player, chosen)
    here, there = index.get(chosen.start, -1), index.get(chosen.to, -1)
    if chosen.what not in KIND_OF or here < 0 or there < 0:
        return None
    kind, word = KIND_OF[chosen.what], kind_word(chosen.what)
    if not player.count(here, kind):
        return Illegal("WC-121", "wc-nobody-there", kind=word, space=chosen.start)
    if game.locked(here):
        return Illegal("WC-151", "wc-locked", space=chosen.start)
    if player.moved.get(here << SHIFT | kind, 0) >= player.count(here, kind):
        return Illegal("WC-121", "wc-moved-already", kind=word, space=chosen.start)
    if not game.board.enterable(kind, there):
        return no_ground(game, kind, there)
    return unreachable(ground, kind, here, there)


@rule("WC-067", "WC-068", "WC-143", "WC-144", "WC-145")
def no_ground(game: Warcraft, kind: int, there: int) -> Illegal:
    """The refusal by mountains and water: only flying units pass, and none may end on water."""
    word, name = kind_word(NAMES[kind]), game.name(there)
    if is_water(game.board.spaces[there]):
        if WALKS[kind] == FLYING:
            return Illegal("WC-068", "wc-no-landing", space=name)
        number = {WORKER: "WC-143", HERO: "WC-145"}.get(kind, "WC-067")
        return Illegal(number, "wc-water", kind=word, space=name)
    number = {WORKER: "WC-143", HERO: "WC-145"}.get(kind, "WC-144")
    return Illegal(number, "wc-mountain", kind=word, space=name)


@rule("WC-141")
def unreachable(ground: Ground, kind: int, here: int, there: int) -> Illegal:
    """Why a piece that may move cannot reach a space."""
    game, player, name = ground.game, ground.player, ground.game.name(there)
    if (no := barrier(game, player, kind, here, there)) is not None:
        return no
    if closed(ground, kind) >> there & 1:
        mate = any(each.units(there) for each in game.team(player))
        number = "WC-142" if mate else "WC-141" if creeps.here(game, there) else "WC-139"
        return Illegal(number, "wc-no-escort", space=name)
    if reach(ground, kind, here) >> there & 1:
        over = ground.over
        if over is not None and over[0] != here:
            return too_many(ground, *over)
        return too_many(ground, there, kind == WORKER)
    free = Ground(game, player)
    free.hindered = 0
    if reach(free, kind, here) >> there & 1:
        return stopped(ground, kind, here, there)
    spaces = speed(player, kind, here)
    number = "WC-497" if here in player.crippled else MOVES_BY[kind]
    word = kind_word(NAMES[kind])
    return Illegal(number, "wc-too-far", kind=word, space=name, most=spaces)


@rule("WC-859", "WC-863")
def barrier(game: Warcraft, player: Player, kind: int, here: int, there: int) -> Illegal | None:
    """The refusal by a wall, or by a space that a scenario closes; `None` if there is neither."""
    if walled_off(game.board.walls, kind, here, there):
        number = "WC-863" if kind == WORKER else "WC-859"
        return Illegal(number, "wc-wall", start=game.name(here), to=game.name(there))
    return NO_ENTRY.value(game, player, kind, there)


@rule("WC-133", "WC-134", "WC-135", "WC-136")
def stopped(ground: Ground, kind: int, here: int, there: int) -> Illegal:
    """The refusal by enemies in a space that the piece would have to pass."""
    game, player = ground.game, ground.player
    passed = reach(ground, kind, here) | game.board.ways[kind][here]
    hindered = passed & ground.hindered
    beside = [space for space in each_of(hindered) if space in game.board.near[there]]
    spaces = beside or list(each_of(hindered))
    enemies = game.enemies(player)
    units = [space for space in spaces if any(each.units(space) for each in enemies)]
    workers = [space for space in spaces if any(each.workers(space) for each in enemies)]
    number = "WC-130" if units else "WC-131" if workers else "WC-132"
    if kind == WORKER:
        number = "WC-136"
    elif kind == HERO:
        number = "WC-135"
    elif creeps.here(game, (*units, *workers, *spaces)[0]):
        number = "WC-932" if creeps.beast(game, (*units, *workers, *spaces)[0]) else "WC-133"
    elif here in player.fast:
        number = "WC-134"
    where = (*units, *workers, *spaces)[0]
    return Illegal(number, "wc-stopped", space=game.name(where))


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


MOVES_BY = (
    "WC-124", "WC-125", "WC-126", "WC-127", "WC-128", "WC-124", "WC-125", "WC-126", "WC-127",
)  # fmt: skip


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
