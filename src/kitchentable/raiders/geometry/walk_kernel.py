"""The kernel that judges routes: one call for a whole route, leg by leg, exactly.

`me` is the figure's number among all solids, `g` its gait, at the places named below; a route is
x, y and z in turn. The result is a verdict, and four numbers for each leg: its way, length, cost
and fall.
"""

from __future__ import annotations

from kitchentable.raiders.geometry import INCH, TOUCH
from kitchentable.raiders.geometry.compiled import Ints, kernel
from kitchentable.raiders.geometry.kernels import (
    behind,
    in_the_way,
    inside,
    keeps_from,
    position,
    sweeps_clear,
    touches,
)
from kitchentable.raiders.geometry.solids import (
    EAST,
    FIRST,
    HIGH,
    LAST,
    LOW,
    NORTH,
    RADIUS,
    ROW,
    SOUTH,
    STAND,
    UNEVEN,
    WEST,
    X,
    Y,
)

CLIMBS, HIKES, GHOST, FLIES, DROPS = range(5)
"""The places in a gait."""

LEVEL, CLIMB, DROP, FLIGHT = range(4)
"""The ways, as `legs.WAYS` has them."""

FINE, BORDER, SOLID, NO_GROUND, NO_FACE, SLOPE, UNSAFE, OFF_EDGE = range(8)
"""Verdicts."""

FAR_OUT = 1 << 14
"""Further than any table is wide: a width that forbids nothing."""

LEG = 4
"""The numbers of each leg; one more number after the last leg is the detail of a verdict."""


@kernel
def length(dx: int, dy: int, dz: int) -> int:
    """A length in space, rounded up to a whole number."""
    square = dx * dx + dy * dy + dz * dz
    root = 0
    bit = 1 << 14
    while bit > 0:
        if (root + bit) * (root + bit) <= square:
            root += bit
        bit >>= 1
    return root if root * root == square else root + 1


@kernel
def is_top(row: int, z: int, ax: int, ay: int, bx: int, by: int, rows: Ints) -> bool:
    """Whether a thing's top is at a height, and near the way from a to b in plan."""
    if rows[row + STAND] == 0 or rows[row + HIGH] != z:
        return False
    if max(ax, bx) < rows[row + WEST] or min(ax, bx) > rows[row + EAST]:
        return False
    return bool(max(ay, by) >= rows[row + SOUTH] and min(ay, by) <= rows[row + NORTH])


@kernel
def upon(x: int, y: int, z: int, rows: Ints, corners: Ints) -> bool:
    """Whether a point lies over a top of a height, or on its edge."""
    for row in range(0, len(rows), ROW):
        if not is_top(row, z, x, y, x, y, rows):
            continue
        if position(x, y, corners, rows[row + FIRST], rows[row + LAST]) >= 0:
            return True
    return False


@kernel
def enters(
    ax: int, ay: int, bx: int, by: int, z: int, rows: Ints, corners: Ints
) -> tuple[int, int]:
    """The first part of the way from a to b at which the centre is over a top; -1/1 for none."""
    n, d = 0, 1
    while n < d:
        next_n, next_d = 1, 1
        for row in range(0, len(rows), ROW):
            if not is_top(row, z, ax, ay, bx, by, rows):
                continue
            for shift in (1, -1):
                now, en, ed = behind(
                    ax, ay, bx, by, shift, n, d, corners, rows[row + FIRST], rows[row + LAST]
                )
                if now:
                    return n, d
                if en * next_d < next_n * ed:
                    next_n, next_d = en, ed
        n, d = next_n, next_d
    return -1, 1


@kernel
def stays(
    ax: int, ay: int, bx: int, by: int, z: int, n: int, d: int, rows: Ints, corners: Ints
) -> tuple[int, int]:
    """How far behind n/d of the way from a to b the centre stays over tops of a height.

    It may go from one top onto the next where they meet.
    """
    while n < d:
        far_n, far_d = n, d
        for row in range(0, len(rows), ROW):
            if not is_top(row, z, ax, ay, bx, by, rows):
                continue
            for shift in (1, -1):
                now, en, ed = behind(
                    ax, ay, bx, by, shift, n, d, corners, rows[row + FIRST], rows[row + LAST]
                )
                if now and en * far_d > far_n * ed:
                    far_n, far_d = en, ed
        if far_n * d <= n * far_d:
            break
        n, d = far_n, far_d
    return n, d


@kernel
def on_ground(
    ax: int, ay: int, bx: int, by: int, z: int, from_face: int, to_face: int, wide: int,
    rows: Ints, corners: Ints,
) -> bool:  # fmt: skip
    """Whether a base that moves on a level has ground under its centre all the way.

    After a climb, and before a face or an edge, it may be over air for at most `wide`, a base's
    width.
    """
    if z == 0:
        return True
    far = length(bx - ax, by - ay, 0)
    n, d = 0, 1
    if from_face:
        n, d = enters(ax, ay, bx, by, z, rows, corners)
        if n < 0:
            return bool(to_face and far <= wide)  # along a narrow rim, from face to face
        if far * n > wide * d:
            return False
    elif not upon(ax, ay, z, rows, corners):
        return False
    n, d = stays(ax, ay, bx, by, z, n, d, rows, corners)
    if n >= d or far == 0:
        return True
    return bool(to_face and far * (d - n) <= wide * d)


@kernel
def rough_part(
    ax: int, ay: int, bx: int, by: int, z: int, far: int, shift: int, rows: Ints, corners: Ints
) -> int:
    """How much of a leg of length `far` goes over uneven tops, a hair to one side.

    Crossings of an outline are rounded so that the part becomes longer, never shorter; a part over
    two things counts once.
    """
    total = 0
    at = 0
    while at < far:
        start, end = far, far
        for row in range(0, len(rows), ROW):
            if rows[row + UNEVEN] == 0 or not is_top(row, z, ax, ay, bx, by, rows):
                continue
            n, d = 0, 1
            while n < d:
                now, en, ed = behind(
                    ax, ay, bx, by, shift, n, d, corners, rows[row + FIRST], rows[row + LAST]
                )
                left, right = max(at, far * n // d), -(-far * en // ed)
                if now and right > at and left < start:
                    start, end = left, right
                n, d = en, ed
        total += end - start
        at = end
    return total


@kernel
def rough(ax: int, ay: int, bx: int, by: int, z: int, far: int, rows: Ints, corners: Ints) -> int:
    """How much of a leg goes over uneven ground (A-122); along an outline is not over it."""
    if z == 0:
        return 0
    left = rough_part(ax, ay, bx, by, z, far, 1, rows, corners)
    if left == 0:
        return 0
    return int(min(left, rough_part(ax, ay, bx, by, z, far, -1, rows, corners)))


@kernel
def deep(x: int, y: int, depth: int, corners: Ints, first: int, last: int) -> bool:
    """Whether a point lies at least so deep inside a polygon."""
    if not inside(x, y, corners, first, last):
        return False
    px, py = corners[last - 2], corners[last - 1]
    for k in range(first, last, 2):
        if not keeps_from(x, y, px, py, corners[k], corners[k + 1], depth):
            return False
        px, py = corners[k], corners[k + 1]
    return True


@kernel
def supported(x: int, y: int, z: int, base: int, rows: Ints, corners: Ints) -> bool:
    """Whether a base stands safely: on the table, or well on a top (A-123)."""
    if z == 0:
        return True
    for row in range(0, len(rows), ROW):
        if not is_top(row, z, x, y, x, y, rows):
            continue
        if deep(x, y, base // 2, corners, rows[row + FIRST], rows[row + LAST]):
            return True
    return False


@kernel
def has_face(x: int, y: int, low: int, high: int, base: int, rows: Ints, corners: Ints) -> bool:
    """Whether a base touches a face that reaches from a height up to a top.

    It may be the face of a stack, as long as the base touches each part of it.
    """
    at = low
    while at < high:
        up = at
        for row in range(0, len(rows), ROW):
            top = rows[row + HIGH]
            if rows[row + STAND] == 0 or rows[row + LOW] > at or top <= up or top > high:
                continue
            if touches(x, y, base + TOUCH, corners, rows[row + FIRST], rows[row + LAST]):
                up = top
        if up == at:
            return False
        at = up
    return True


@kernel
def tall(me: int, rows: Ints) -> int:
    """How tall a figure is."""
    return int(rows[me * ROW + HIGH] - rows[me * ROW + LOW])


@kernel
def hits(
    ax: int, ay: int, bx: int, by: int, low: int, high: int, ghost: int, me: int,
    rows: Ints, corners: Ints, legs: Ints,
) -> bool:  # fmt: skip
    """Whether a solid is in the way of a base; its number goes after the legs."""
    found = in_the_way(ax, ay, bx, by, rows[me * ROW + RADIUS], low, high, me, ghost, rows, corners)
    legs[len(legs) - 1] = found
    return bool(found >= 0)


@kernel
def within_border(ax: int, ay: int, bx: int, by: int, base: int, border: Ints) -> bool:
    """Whether a base stays on the table from a to b."""
    if not inside(ax, ay, border, 0, len(border)):
        return False
    return bool(sweeps_clear(ax, ay, bx, by, base, border, 0, len(border)))


@kernel
def ground_below(x: int, y: int, z: int, base: int, things: int, rows: Ints, corners: Ints) -> int:
    """The height of the ground under a base that comes down from a height."""
    found = 0
    for row in range(0, things * ROW, ROW):
        high = rows[row + HIGH]
        if found < high <= z:
            first, last = rows[row + FIRST], rows[row + LAST]
            if inside(x, y, corners, first, last) or not sweeps_clear(
                x, y, x, y, base, corners, first, last
            ):
                found = high
    return int(found)


@kernel
def judge_way(
    ax: int, ay: int, bx: int, by: int, z: int, me: int, rows: Ints, corners: Ints, border: Ints,
    legs: Ints,
) -> int:  # fmt: skip
    """The verdict on a base that moves along a level, with or without ground."""
    if not within_border(ax, ay, bx, by, rows[me * ROW + RADIUS], border):
        return BORDER
    if hits(ax, ay, bx, by, z, z + tall(me, rows), 0, me, rows, corners, legs):
        return SOLID
    return FINE


@kernel
def whole_climb(k: int, route: Ints, me: int, rows: Ints, corners: Ints) -> int:
    """The height of the climb of which the leg to a point is a part (A-055).

    A climb begins and ends where the figure could stand: points between are no end of it.
    """
    base = rows[me * ROW + RADIUS]
    low = high = route[k + 2]
    at = k
    while at + 3 < len(route) and not supported(
        route[at], route[at + 1], route[at + 2], base, rows, corners
    ):
        at += 3
        low, high = min(low, route[at + 2]), max(high, route[at + 2])
    at = k - 3
    while at >= 0:
        low, high = min(low, route[at + 2]), max(high, route[at + 2])
        if supported(route[at], route[at + 1], route[at + 2], base, rows, corners):
            return int(high - low)
        at -= 3
    start = rows[me * ROW + LOW]
    return int(max(high, start) - min(low, start))


@kernel
def judge_climb(
    x: int, y: int, az: int, k: int, g: Ints, me: int, route: Ints, rows: Ints, corners: Ints,
    legs: Ints,
) -> int:  # fmt: skip
    """Judge the leg to a point straight above or below, along a face that the base touches."""
    bz, leg = route[k + 2], k // 3 * LEG
    low, high = min(az, bz), max(az, bz)
    if not has_face(x, y, low, high, rows[me * ROW + RADIUS], rows, corners):
        legs[len(legs) - 1] = high
        return NO_FACE
    if hits(x, y, x, y, low, high + tall(me, rows), g[GHOST], me, rows, corners, legs):
        return SOLID
    rise = high - low
    easy = g[CLIMBS] > 0
    if not easy and g[HIKES] and rise <= INCH:
        easy = whole_climb(k, route, me, rows, corners) <= INCH
    legs[leg], legs[leg + 1], legs[leg + 2] = CLIMB, rise, rise if easy else 2 * rise
    return FINE


@kernel
def judge_level(
    ax: int, ay: int, az: int, bx: int, by: int, bz: int, from_face: int, to_face: int, leg: int,
    g: Ints, me: int, rows: Ints, corners: Ints, border: Ints, legs: Ints,
) -> int:  # fmt: skip
    """Judge a leg along a level, and over its edge if z goes down."""
    base, head = rows[me * ROW + RADIUS], az + tall(me, rows)
    if not within_border(ax, ay, bx, by, base, border):
        return BORDER
    if hits(ax, ay, bx, by, az, head, g[GHOST], me, rows, corners, legs):
        return SOLID
    wide = 2 * base + TOUCH
    over = bz < az
    if not on_ground(ax, ay, bx, by, az, from_face, to_face or over, wide, rows, corners):
        if over and not from_face:
            leaves = on_ground(ax, ay, bx, by, az, 0, 1, FAR_OUT, rows, corners)
            return OFF_EDGE if leaves else NO_GROUND
        return NO_GROUND
    if over:
        if hits(bx, by, bx, by, bz, head, g[GHOST], me, rows, corners, legs):
            return SOLID
        if not supported(bx, by, bz, base, rows, corners):
            return UNSAFE
    far = length(bx - ax, by - ay, 0)
    legs[leg], legs[leg + 1], legs[leg + 2] = DROP if over else LEVEL, far, far
    legs[leg + 3] = az - bz
    if not g[HIKES]:
        legs[leg + 2] += rough(ax, ay, bx, by, az, far, rows, corners)
    return FINE


@kernel
def judge_flight(
    ax: int, ay: int, az: int, bx: int, by: int, bz: int, leg: int, base: int, border: Ints,
    legs: Ints,
) -> int:  # fmt: skip
    """Judge a leg straight through the air, over everything but the border."""
    if not within_border(ax, ay, bx, by, base, border):
        return BORDER
    far = length(bx - ax, by - ay, bz - az)
    legs[leg], legs[leg + 1], legs[leg + 2] = FLIGHT, far, far
    return FINE


@kernel
def judge_place(
    x: int, y: int, z: int, me: int, rows: Ints, corners: Ints, border: Ints, legs: Ints
) -> int:
    """The verdict on a place for a figure: on the table, free, and safely supported."""
    base = rows[me * ROW + RADIUS]
    if not within_border(x, y, x, y, base, border):
        return BORDER
    if hits(x, y, x, y, z, z + tall(me, rows), 0, me, rows, corners, legs):
        return SOLID
    return FINE if supported(x, y, z, base, rows, corners) else UNSAFE


@kernel
def judge(
    g: Ints, me: int, route: Ints, rows: Ints, corners: Ints, border: Ints, legs: Ints
) -> int:
    """Judge a route: the first verdict that is not `FINE`; its detail goes after the legs.

    `legs` has room for LEG numbers a leg and one more.
    """
    x, y, z = rows[me * ROW + X], rows[me * ROW + Y], rows[me * ROW + LOW]
    climbed = 0
    verdict = FINE
    for k in range(0, len(route), 3):
        nx, ny, nz = route[k], route[k + 1], route[k + 2]
        leg = k // 3 * LEG
        legs[leg + 3] = 0
        upright = nx == x and ny == y and nz != z
        if g[FLIES]:
            verdict = judge_flight(x, y, z, nx, ny, nz, leg, rows[me * ROW + RADIUS], border, legs)
        elif upright:
            verdict = judge_climb(x, y, z, k, g, me, route, rows, corners, legs)
        elif nz > z:
            verdict = SLOPE
        else:
            to_face = 0
            if k + 3 < len(route) and route[k + 3] == nx and route[k + 4] == ny:
                to_face = int(route[k + 5] != nz)
            verdict = judge_level(
                x, y, z, nx, ny, nz, climbed, to_face, leg, g, me, rows, corners, border, legs
            )
        if verdict != FINE:
            return verdict
        climbed = int(upright)
        x, y, z = nx, ny, nz
    return int(judge_place(x, y, z, me, rows, corners, border, legs))


@kernel
def first_straight(
    g: Ints, me: int, most: int, start: int, places: Ints, rows: Ints, corners: Ints, border: Ints,
    legs: Ints,
) -> int:  # fmt: skip
    """The first of several places, from a number on, that a figure may go straight to; -1: none.

    One call judges all of them and compares their costs with the budget.
    """
    for k in range(start, len(places) // 3):
        verdict = judge(g, me, places[3 * k : 3 * k + 3], rows, corners, border, legs)
        if verdict == FINE and legs[2] <= most:
            return k
    return -1
