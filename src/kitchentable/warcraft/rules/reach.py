"""Spaces that pieces can reach: speed, stops, escorts, mountains, stacking (WC-121 to WC-167).

A set of spaces is an integer with one bit for each space (`1 << space`), because these sets are
worked out for every piece at every move.
"""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.board import (
    CROWD,
    PIECE,
    SPACE_OF,
    Board,
    Hops,
    Spaces,
    Stride,
    each_of,
)
from kitchentable.warcraft.model.kinds import (
    FIRST_CREATURE,
    HIRED,
    MASK,
    NAMES,
    NECROMANCER,
    SHIFT,
    SPEED,
    STACK,
    STACKS,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import CLOSED, UNCOUNTED
from kitchentable.warcraft.scenarios import scenes

NEARLY = STACK - 1


class Ground:
    """The obstacles of a player's pieces: enemies, missing escorts, full spaces.

    Enemies do not move in a player's Move Step, so a ground lasts for the step. `moved` keeps it
    up to date and drops only the results that a move may have changed.
    """

    def __init__(self, game: Warcraft, player: Player) -> None:
        self.game = game
        self.player = player
        self.hindered, self.mixed = stops(game, player)
        """Spaces with enemies; and whether two enemies, or a moved piece, share one of them."""
        self.escorted = player.unit_spaces()
        self.crowds = crowds(game, player)
        self.full = filled(self.crowds)
        """Spaces without room for a unit, and for a worker."""
        self.over = overfull(self.crowds) if any(self.full) else None
        self.free = movable(game, player)
        self.closing = CLOSED in game.cast.at
        """Whether spaces may be closed to pieces of some kinds."""
        self.unusual = bool(player.fast or player.crippled or player.strides or self.closing)
        """Whether some pieces have a changed speed, or spaces may be closed to them."""
        self.walks: list[Step] | None = None
        """The moves of walking trees and Outposts; `None` until they are worked out."""
        self._reach: dict[int, Spaces] = {}
        self.named: dict[int, Hops] | None = None
        """The moves of every piece by name; `None` until they are worked out."""

    def moved(self, start: int, to: int) -> None:
        """Note that a piece, `space << SHIFT | kind`, has moved."""
        free = self.free
        number = free[start]
        if number > 1:
            free[start] = number - 1
        else:
            del free[start]
            if self.named is not None:
                del self.named[start]
        before = CROWD[start]
        if before >= 0:
            crowds, after = self.crowds, CROWD[to]
            left = crowds[before] = crowds[before] - 1
            come = crowds[after] = crowds.get(after, 0) + 1
            if left >= NEARLY or come >= STACK:
                self._fill(before, after)
        if (SPACE_OF[start] | SPACE_OF[to]) & self.hindered and start & MASK != WORKER:
            self.escorted = self.player.unit_spaces()
            self._reach = {}
            self.named = None

    def reach(self, at: int) -> Spaces:
        """The spaces a piece, `space << SHIFT | kind`, can reach, with or without room for it."""
        found = self._reach.get(at)
        if found is None:
            found = self._reach[at] = reach(self, at & MASK, at >> SHIFT)
        return found

    def goals(self) -> dict[int, Spaces]:
        """By piece that may move, `space << SHIFT | kind`: the spaces it may go to."""
        return {at: self._goal(at) for at in self.free}

    def hops(self) -> dict[int, Hops]:
        """By piece that may move, `space << SHIFT | kind`: its moves by name."""
        if self.named is None:
            board, odd = self.game.board, self._odd() if self.unusual else []
            usual = len(odd) < len(self.free)
            self.named = self._usual_hops(board, odd) if usual else self._odd_hops(board)
        return self.named

    def _odd_hops(self, board: Board) -> dict[int, Hops]:
        """The moves by name, where no piece has its usual speed."""
        return {at: hops(board, at, there) for at, there in self.goals().items()}

    def _odd(self) -> list[int]:
        """The pieces with a changed speed, or all where spaces may be closed to pieces."""
        player, free = self.player, self.free
        if self.closing:
            return list(free)
        spaces = player.fast + player.crippled
        return [at for at in free if at in player.strides or at >> SHIFT in spaces]

    def _usual_hops(self, board: Board, odd: list[int]) -> dict[int, Hops]:
        """The moves by name. The board remembers those of pieces with their usual speed."""
        found, hindered, barred = {}, self.hindered, closed(self, WORKER)
        full, (for_units, for_workers) = self.full[0] | self.full[1], self.full
        strides = board.strides
        for at in self.free:
            if odd and at in odd:
                found[at] = hops(board, at, self._goal(at))
                continue
            there, names, minds, detours = strides.get(at) or stride(board, at)
            if met := minds & hindered:
                there, names = detours.get(met) or detour(board, at, met)
            if there & barred and at & MASK == WORKER:
                there &= ~barred
                names = hops(board, at, there)
            if full and there & (for_workers if at & MASK == WORKER else for_units):
                names = hops(board, at, self._goal(at))
            found[at] = names
        return found

    def _fill(self, left: int, come: int) -> None:
        """Update which of two spaces are full, and the moves of pieces that can reach them."""
        workers, crowds = left & 1, self.crowds
        before, here, there = self.full[workers], left >> 1, come >> 1
        full = before & ~(1 << here | 1 << there)
        full |= (crowds[left] >= STACK) << here | (crowds[come] >= STACK) << there
        self.full[workers] = full
        if self.over is not None or crowds[come] > STACK:
            self.over = overfull(crowds)
        named, board = self.hops(), self.game.board
        for at in named:
            kind = at & MASK
            counts = kind == WORKER if workers else STACKS[kind]
            if counts and self.reach(at) & (before | full):
                named[at] = hops(board, at, self._goal(at))

    def _goal(self, at: int) -> Spaces:
        there = self.reach(at)
        if at & MASK != WORKER and not STACKS[at & MASK]:
            return there  # heroes do not count (WC-164)
        full = there & self.full[at & MASK == WORKER]
        return there & (~full | makes_way(self, at, full)) if full else there

    def moves(self) -> list[tuple[int, int, Spaces]]:
        """Every piece that may move: its space, its kind, and the spaces it may go to."""
        return [(at >> SHIFT, at & MASK, there) for at, there in self.goals().items()]


def hops(board: Board, at: int, there: Spaces) -> Hops:
    """The moves of a piece to a set of spaces, by name. Kept with the board."""
    found = board.hops.get((at, there))
    if found is None:
        if len(board.hops) >= MOST_KNOWN:
            board.hops.clear()
        found = board.hops[at, there] = hops_to(board, at, there)
    return found


def hops_to(board: Board, at: int, there: Spaces) -> Hops:
    """The moves of a piece to a set of spaces, by name, worked out."""
    return tuple(map(hops_from(board, at).__getitem__, each_of(there)))


def hop(board: Board, at: int, to: int) -> Step:
    """The move of a piece to a space, by name."""
    return hops_from(board, at)[to]


def hops_from(board: Board, at: int) -> dict[int, Step]:
    """The moves of a piece by the space it goes to."""
    found = board.named.get(at)
    if found is None:
        found = board.named[at] = HopsFrom(board, at)
    return found


class HopsFrom(dict[int, Step]):
    """The moves of a piece by name. The board holds one object for each move, made when needed."""

    def __init__(self, board: Board, at: int) -> None:
        super().__init__()
        self.board, self.at = board, at

    def __missing__(self, to: int) -> Step:
        board, at = self.board, self.at
        kind = at & MASK
        found = self[to] = Step(NAMES[kind], board.name(at >> SHIFT), board.name(to))
        board.steps[found] = PIECE[at], PIECE[to << SHIFT | kind]
        return found


def detour(board: Board, at: int, met: Spaces) -> tuple[Spaces, Hops]:
    """The spaces and moves of a piece that must stop in the spaces `met`. Kept with the board."""
    kind, here = at & MASK, at >> SHIFT
    there = walk(board, kind, here, pace(kind), met, 0)
    found = board.strides[at].detours[met] = there, hops(board, at, there)
    return found


@rule("WC-122", "WC-138", "WC-149", off=lambda board, at: Stride(0, (), 0, {}))
def stride(board: Board, at: int) -> Stride:
    """The spaces and moves of a piece at its usual speed. Kept with the board."""
    kind, here = at & MASK, at >> SHIFT
    ways = (None, board.once, board.twice)[pace(kind)]
    there = ways[kind][here] if ways else 0
    minds = board.ways[kind][here] if ways is board.twice else 0
    found = board.strides[at] = Stride(there, hops(board, at, there), minds, {})
    return found


@rule("WC-121", "WC-147", "WC-151", "WC-152", "WC-680")
def movable(game: Warcraft, player: Player) -> dict[int, int]:
    """By piece, `space << SHIFT | kind`: how many have not moved in this step and may leave.

    Only a locked Town holds pieces back. A mountain that a piece could not enter does not, nor
    does a creep.
    """
    pieces, found = player.pieces, {}
    for at in sorted(pieces):
        found[at] = pieces[at]
    for at, number in player.moved.items():
        if found.get(at, 0) > number:
            found[at] -= number
        else:
            found.pop(at, None)
    for each in game.players:
        if each.locked:
            for at in list(found):
                if at >> SHIFT == each.town:
                    del found[at]
    return found


def at_towns(game: Warcraft, player: Player) -> tuple[Spaces, bool]:
    """Without WC-137: pieces stop in empty Towns of enemies, too."""
    towns = [each.town for each in game.enemies(player) if each.town >= 0]
    return sum(1 << town for town in towns), False


@rule("WC-130", "WC-131", "WC-132", "WC-932", off=lambda game, player: (0, False))
@rule("WC-137", off=at_towns)
def stops(game: Warcraft, player: Player) -> tuple[Spaces, bool]:
    """The spaces with enemy units, workers or Outposts, in which pieces must stop.

    Also returns whether two enemies share one of these spaces.
    """
    found, mixed, team = 0, False, player.team
    for each in game.players:
        if each.team != team and each.spares != team:
            spaces = each.anywhere()
            if found & spaces:
                mixed = True
            found |= spaces
    return found, mixed


def keep_apart(ground: Ground) -> bool:
    """Whether the mover's side certainly shares no space with an enemy: a quick check."""
    if ground.mixed:
        return False
    player, hindered = ground.player, ground.hindered
    for each in ground.game.players:
        if each.team == player.team and each.anywhere() & hindered:
            return False
    return True


@rule("WC-122", "WC-138", "WC-149", "WC-162", "WC-518")
def reach(ground: Ground, kind: int, here: int) -> Spaces:
    """The spaces a piece can reach step by step, stopping where it must and not ending on water."""
    player, board, left = ground.player, ground.game.board, pace(kind)
    hindered, barred = ground.hindered, closed(ground, kind) if kind in ESCORTED else 0
    if ground.unusual:
        left = speed(player, kind, here)
        if here << SHIFT | kind in player.unstopped:
            hindered = 0
        if ground.closing:
            barred |= scenes.shut(ground.game, player, kind, here)
    if not left:
        return 0
    return walk(board, kind, here, left, hindered, barred)


MOST_KNOWN = 1 << 16
"""The number of lists of moves a board remembers before it forgets them all."""


@rule("WC-122", "WC-138", "WC-149", "WC-162")
def walk(board: Board, kind: int, here: int, left: int, hindered: Spaces, barred: Spaces) -> Spaces:
    """The spaces a kind of piece reaches in at most `left` steps."""
    ways = board.ways[kind]
    found = ways[here] & ~barred
    while left > 1:
        left -= 1
        for at in each_of(found & ~hindered):
            found |= ways[at]
        found &= ~barred
    return found & ~(1 << here | board.water)


@rule("WC-139", "WC-140", "WC-142")
def closed(ground: Ground, kind: int) -> Spaces:
    """The spaces closed to a kind of piece: a worker enters an enemy's space only with an escort.

    The escort is a unit of the worker's own player that is already there.
    """
    return ground.hindered & ~ground.escorted if kind in ESCORTED else 0


ESCORTED = (WORKER, NECROMANCER)
"""Kinds that enter an enemy's space only where a unit of their player is."""


@rule("WC-129")
def speed(player: Player, kind: int, here: int) -> int:
    """The speed of a piece: its usual speed, plus a hero's bonus, then Fast, then Cripple."""
    spaces = pace(kind) + player.strides.get(here << SHIFT | kind, 0)
    if kind >= FIRST_CREATURE:
        return spaces  # creatures move with their hero
    if here in player.fast:
        spaces = hastened(spaces)
    if here in player.crippled:
        spaces = slowed(spaces, player.crippled.count(here))
    return spaces


@rule("WC-124", "WC-125", "WC-126", "WC-127", "WC-128")
def pace(kind: int) -> int:
    """The usual speed of a kind of piece, in spaces."""
    return SPEED[kind]


@rule("WC-515", "WC-516")
def hastened(spaces: int) -> int:
    """The speed with Fast: two more, at most three."""
    return min(3, spaces + 2)


@rule("WC-497", "WC-498")
def slowed(spaces: int, cards: int) -> int:
    """The speed with Cripple: one less for each card, at least 0."""
    return max(0, spaces - cards)


# --- stacking -----------------------------------------------------------------------------


def together(players: list[Player]) -> dict[int, int]:
    """Without WC-160: units and workers are counted together."""
    found: dict[int, int] = {}
    for each in players:
        for at, number in each.pieces.items():
            for crowd in (at >> SHIFT << 1, at >> SHIFT << 1 | 1):
                found[crowd] = found.get(crowd, 0) + number
    return found


def less(players: list[Player], builders: bool) -> dict[int, int]:
    """Without WC-166 or WC-975: builders, or mercenaries, take no room."""
    found: dict[int, int] = {}
    for each in players:
        for at, number in each.pieces.items():
            kind, away = at & MASK, 0
            if builders and kind == WORKER:
                away = each.builders(at >> SHIFT)
            elif not builders and kind in HIRED:
                away = number
            if CROWD[at] >= 0:
                found[CROWD[at]] = found.get(CROWD[at], 0) + number - away
    return found


@rule("WC-160", off=together)
@rule("WC-166", off=lambda players: less(players, builders=True))
@rule("WC-975", off=lambda players: less(players, builders=False))
def tally(players: list[Player]) -> dict[int, int]:
    """By crowd (`CROWD`): the number of some players' units, or workers, in a space."""
    found, crowd_of = {-1: 0}, CROWD
    for each in players:
        for at, number in each.pieces.items():
            crowd = crowd_of[at]
            if crowd in found:
                found[crowd] += number
            else:
                found[crowd] = number
    del found[-1]
    return found


@rule("WC-161", "WC-167", off=lambda game, player: tally(game.players))
@rule("WC-563", "WC-564", off=lambda game, player: tally([player]))
def crowds(game: Warcraft, player: Player) -> dict[int, int]:
    """By crowd (`CROWD`): the number of a side's units, or workers, in a space.

    A teammate's pieces count, enemies do not.
    """
    team = player.team
    found = tally([each for each in game.players if each.team == team])
    if game.cast.uncounted:
        for each in game.team(player):
            for at, number in UNCOUNTED.value(game, each).items():
                found[CROWD[at]] -= number
    return found


def filled(crowds: dict[int, int]) -> list[Spaces]:
    """The set of spaces without room for another unit, and the set for workers."""
    found = [0, 0]
    if not crowds or max(crowds.values()) < STACK:
        return found
    for crowd, number in crowds.items():
        if number >= STACK:
            found[crowd & 1] |= 1 << (crowd >> 1)
    return found


@rule("WC-158", "WC-159")
def overfull(crowds: dict[int, int]) -> tuple[int, bool] | None:
    """A space with too many units, or workers, and whether it is workers; units come first."""
    found = [crowd for crowd, number in crowds.items() if number > STACK]
    if not found:
        return None
    first = min(found, key=lambda crowd: crowd & 1)
    return first >> 1, first & 1 == 1


@rule("WC-162", "WC-163")
def makes_way(ground: Ground, at: int, full: Spaces) -> Spaces:
    """The full spaces that a piece may enter, because pieces there can still make way.

    The limit counts when movement is finished, so two stacks may change places. A move after
    which the mover would have no legal answer is not offered.
    """
    found = 0
    for space in each_of(full):
        if finds_room(ground, at, space):
            found |= 1 << space
    return found


def finds_room(ground: Ground, at: int, space: int) -> bool:
    """Whether a chain of moves leads from a full space to a space with room.

    `at` is the piece that enters. The space it leaves then has room, unless it was too full.
    """
    worker = at & MASK == WORKER
    full = closed_to = ground.full[worker]
    if ground.crowds[CROWD[at]] <= STACK:
        closed_to &= ~SPACE_OF[at]
    seen = front = 1 << space
    while front:
        there = 0
        for each in each_of(front):
            for kind in (WORKER,) if worker else (*UNITS, *HIRED):
                other = each << SHIFT | kind
                if ground.free.get(other, 0) > (other == at):
                    there |= ground.reach(other)
        if there & ~closed_to:
            return True
        front = there & full & ~seen
        seen |= front
    return False
