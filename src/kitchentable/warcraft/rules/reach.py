"""Where pieces may go: speeds, stops, workers, mountains, stacking (WC-121 to WC-167).

A set of spaces is a whole number here, one bit for each space (`1 << space`), so that what is
asked for every piece at every move costs little.
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
from kitchentable.warcraft.moments import CLOSED, UNCOUNTED, is_heard
from kitchentable.warcraft.scenarios import scenes

NEARLY = STACK - 1


class Ground:
    """What hinders a player's pieces: enemies, missing escorts, full spaces.

    Enemies stand still while a player moves, so a ground lasts for his Move Step; `moved` keeps
    it up to date, and forgets of what was found only what may have changed.
    """

    def __init__(self, game: Warcraft, player: Player) -> None:
        self.game = game
        self.player = player
        self.hindered, self.mixed = stops(game, player)
        """Where enemies are; whether two of them are in one space, or somebody has come to one."""
        self.escorted = player.unit_spaces()
        self.crowds = crowds(game, player)
        self.full = filled(self.crowds)
        """Spaces without room for a unit, and for a worker."""
        self.over = overfull(self.crowds) if any(self.full) else None
        self.free = movable(game, player)
        self.closing = is_heard(game, CLOSED)
        """Whether spaces may be closed to pieces of some kinds."""
        self.unusual = bool(player.fast or player.crippled or player.strides or self.closing)
        """Whether some pieces go at another speed, or spaces may be closed to them."""
        self.walks: list[Step] | None = None
        """What may walk, and where: not known yet, or no longer."""
        self._reach: dict[int, Spaces] = {}
        self.named: dict[int, Hops] | None = None
        """Where everybody may go, by name: not known yet, or no longer."""

    def moved(self, start: int, to: int) -> None:
        """A piece, `space << SHIFT | kind`, has gone from one space to another."""
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
        """Where a piece, `space << SHIFT | kind`, could get to, whether there is room or not."""
        found = self._reach.get(at)
        if found is None:
            found = self._reach[at] = reach(self, at & MASK, at >> SHIFT)
        return found

    def goals(self) -> dict[int, Spaces]:
        """For every piece that may move, `space << SHIFT | kind`: where it may go."""
        return {at: self._goal(at) for at in self.free}

    def hops(self) -> dict[int, Hops]:
        """The same as moves by name."""
        if self.named is None:
            board, odd = self.game.board, self._odd() if self.unusual else []
            usual = len(odd) < len(self.free)
            self.named = self._usual_hops(board, odd) if usual else self._odd_hops(board)
        return self.named

    def _odd_hops(self, board: Board) -> dict[int, Hops]:
        """The same where nobody goes at his own speed."""
        return {at: hops(board, at, there) for at, there in self.goals().items()}

    def _odd(self) -> list[int]:
        """Pieces that do not go at their own speed, or not everywhere."""
        player, free = self.player, self.free
        if self.closing:
            return list(free)
        spaces = player.fast + player.crippled
        return [at for at in free if at in player.strides or at >> SHIFT in spaces]

    def _usual_hops(self, board: Board, odd: list[int]) -> dict[int, Hops]:
        """The same where most go at their own speed: of them much is known by the board."""
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
        """Two spaces may be full now, or no longer: who could get to full ones is asked again."""
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
        """Every piece that may move: its space, its kind, and where it may go."""
        return [(at >> SHIFT, at & MASK, there) for at, there in self.goals().items()]


def hops(board: Board, at: int, there: Spaces) -> Hops:
    """The moves of a kind of piece from one space to others, by name. Kept: they come again."""
    found = board.hops.get((at, there))
    if found is None:
        if len(board.hops) >= MOST_KNOWN:
            board.hops.clear()
        found = board.hops[at, there] = hops_to(board, at, there)
    return found


def hops_to(board: Board, at: int, there: Spaces) -> Hops:
    """The same, not kept yet."""
    return tuple(hop(board, at, to) for to in each_of(there))


def hop(board: Board, at: int, to: int) -> Step:
    """One of them. There is only one of each, and what it does is known with it."""
    found = board.named.get((at, to))
    if found is None:
        kind = at & MASK
        found = board.named[at, to] = Step(NAMES[kind], board.name(at >> SHIFT), board.name(to))
        board.steps[found] = PIECE[at], PIECE[to << SHIFT | kind]
    return found


def detour(board: Board, at: int, met: Spaces) -> tuple[Spaces, Hops]:
    """Where a piece gets that has to stop beside where it is, by space and by name. Kept."""
    kind, here = at & MASK, at >> SHIFT
    there = walk(board, kind, here, pace(kind), met, 0)
    found = board.strides[at].detours[met] = there, hops(board, at, there)
    return found


@rule("WC-122", "WC-138", "WC-149", off=lambda board, at: Stride(0, (), 0, {}))
def stride(board: Board, at: int) -> Stride:
    """Where a piece gets at its own speed. Kept with the board."""
    kind, here = at & MASK, at >> SHIFT
    ways = (None, board.once, board.twice)[pace(kind)]
    there = ways[kind][here] if ways else 0
    minds = board.ways[kind][here] if ways is board.twice else 0
    found = board.strides[at] = Stride(there, hops(board, at, there), minds, {})
    return found


@rule("WC-121", "WC-147", "WC-151", "WC-152", "WC-680")
def movable(game: Warcraft, player: Player) -> dict[int, int]:
    """Pieces, `space << SHIFT | kind`, that have not moved in this step and may leave: how many.

    Only a locked Town holds anybody: neither a mountain one could not enter, nor a creep.
    """
    found = dict(sorted(player.pieces.items()))
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


@rule("WC-130", "WC-131", "WC-132", "WC-137", "WC-932")
def stops(game: Warcraft, player: Player) -> tuple[Spaces, bool]:
    """Spaces where enemy units, workers or Outposts are: who enters must stop.

    And whether two enemies are in the same.
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
    """Whether nobody is where an enemy is, once the mover is done. A short look, not the last."""
    if ground.mixed:
        return False
    player, hindered = ground.player, ground.hindered
    for each in ground.game.players:
        if each.team == player.team and each.anywhere() & hindered:
            return False
    return True


@rule("WC-122", "WC-138", "WC-149", "WC-162", "WC-518")
def reach(ground: Ground, kind: int, here: int) -> Spaces:
    """Spaces a piece can get to, space by space, stopping where it must, not over water."""
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
"""So many lists of moves a board remembers before it begins anew."""


@rule("WC-122", "WC-138", "WC-149", "WC-162")
def walk(board: Board, kind: int, here: int, left: int, hindered: Spaces, barred: Spaces) -> Spaces:
    """Where one gets space by space."""
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
    """A worker goes among enemies only where a unit of his own player already is."""
    return ground.hindered & ~ground.escorted if kind in ESCORTED else 0


ESCORTED = (WORKER, NECROMANCER)
"""Who goes among enemies only with units."""


@rule("WC-129")
def speed(player: Player, kind: int, here: int) -> int:
    """Spaces a piece may move: its own speed, what heroes add, then Fast, then Cripple."""
    spaces = pace(kind) + player.strides.get(here << SHIFT | kind, 0)
    if kind >= FIRST_CREATURE:
        return spaces  # creatures go with their hero
    if here in player.fast:
        spaces = hastened(spaces)
    if here in player.crippled:
        spaces = slowed(spaces, player.crippled.count(here))
    return spaces


@rule("WC-124", "WC-125", "WC-126", "WC-127", "WC-128")
def pace(kind: int) -> int:
    """Spaces a kind of piece may move by itself."""
    return SPEED[kind]


@rule("WC-515", "WC-516")
def hastened(spaces: int) -> int:
    """Two further, three at most."""
    return min(3, spaces + 2)


@rule("WC-497", "WC-498")
def slowed(spaces: int, cards: int) -> int:
    """One less for each card, not below nothing."""
    return max(0, spaces - cards)


# --- stacking -----------------------------------------------------------------------------


@rule("WC-160", "WC-161", "WC-563", "WC-564", "WC-975")
def crowds(game: Warcraft, player: Player) -> dict[int, int]:
    """The side's units, and its workers, in each space: apart, a teammate's too, enemies' not.

    By what they count among (`CROWD`).
    """
    found, team, crowd_of = {-1: 0}, player.team, CROWD
    for each in game.players:
        if each.team == team:
            for at, number in each.pieces.items():
                crowd = crowd_of[at]
                if crowd in found:
                    found[crowd] += number
                else:
                    found[crowd] = number
    del found[-1]
    if game.cast.uncounted:
        for each in game.team(player):
            for at, number in UNCOUNTED.value(game, each).items():
                found[CROWD[at]] -= number
    return found


def filled(crowds: dict[int, int]) -> list[Spaces]:
    """The spaces without room for one more unit, and for one more worker."""
    found = [0, 0]
    if not crowds or max(crowds.values()) < STACK:
        return found
    for crowd, number in crowds.items():
        if number >= STACK:
            found[crowd & 1] |= 1 << (crowd >> 1)
    return found


@rule("WC-158", "WC-159")
def overfull(crowds: dict[int, int]) -> tuple[int, bool] | None:
    """A space with more of the side's units, or workers, than may end there; units first."""
    found = [crowd for crowd, number in crowds.items() if number > STACK]
    if not found:
        return None
    first = min(found, key=lambda crowd: crowd & 1)
    return first >> 1, first & 1 == 1


@rule("WC-162", "WC-163")
def makes_way(ground: Ground, at: int, full: Spaces) -> Spaces:
    """Full spaces that may be entered: those where pieces can make way.

    The limit counts when movement is finished, so two stacks may change places. A move after
    which the mover would have no legal answer is not offered.
    """
    found = 0
    for space in each_of(full):
        if finds_room(ground, at, space):
            found |= 1 << space
    return found


def finds_room(ground: Ground, at: int, space: int) -> bool:
    """Whether pieces can go on, one for another, from a full space to one with room.

    `at` is the piece that comes. The space it leaves has room then, unless that space holds one
    too many itself.
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
