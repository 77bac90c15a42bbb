"""The hot geometry: plain loops over flat arrays of whole numbers.

Every function here runs as it stands, on lists, and compiled by numba, on arrays of 64-bit
integers (`compiled.py`); tests compare the two. On a table of 100" no expression leaves 64
bits: lengths stay below 1.5 * 10^4, products of two below 10^9, of four below 10^18.

`rows` and `corners` are the solids as `solids.pack` lays them out.
"""

from __future__ import annotations

from kitchentable.raiders.geometry.compiled import Ints, kernel
from kitchentable.raiders.geometry.solids import (
    CONVEX,
    EAST,
    FIRST,
    HIGH,
    INNER,
    LAST,
    LOW,
    NORTH,
    OUTER,
    RADIUS,
    ROW,
    SOUTH,
    WEST,
    X,
    Y,
)


@kernel
def side(ax: int, ay: int, bx: int, by: int, cx: int, cy: int) -> int:
    """On which side of the line from a to b the point c lies: left positive."""
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


@kernel
def stops(ax: int, ay: int, bx: int, by: int, corners: Ints, first: int, last: int) -> bool:
    """Whether the line from a to b passes through the inside of a polygon.

    A line that only touches an edge or a corner is free (A-056). Touching is decided without
    fractions: the line is shifted a hair to the left, then a hair to the right; only a line
    that crosses the outline both times passes through the inside. (For a polygon without
    inward corners; see `pierces`.)
    """
    left = False
    right = False
    px, py = corners[last - 2], corners[last - 1]
    p = side(ax, ay, bx, by, px, py)
    for k in range(first, last, 2):
        qx, qy = corners[k], corners[k + 1]
        q = side(ax, ay, bx, by, qx, qy)
        if (p > 0) != (q > 0) or (p >= 0) != (q >= 0):
            a = side(px, py, qx, qy, ax, ay)
            b = side(px, py, qx, qy, bx, by)
            if (a > 0 and b < 0) or (a < 0 and b > 0):
                left = left or (p > 0) != (q > 0)
                right = right or (p >= 0) != (q >= 0)
                if left and right:
                    return True
        px, py, p = qx, qy, q
    return False


@kernel
def position(x: int, y: int, corners: Ints, first: int, last: int) -> int:
    """The position of a point: 1 inside a polygon, 0 on its edge, -1 outside."""
    found = -1
    px, py = corners[last - 2], corners[last - 1]
    for k in range(first, last, 2):
        qx, qy = corners[k], corners[k + 1]
        turn = (qx - px) * (y - py) - (qy - py) * (x - px)
        if turn == 0:
            between_x = (px <= x and x <= qx) or (qx <= x and x <= px)
            between_y = (py <= y and y <= qy) or (qy <= y and y <= py)
            if between_x and between_y:
                return 0
        if (py > y) != (qy > y) and (turn > 0) == (qy > py):
            found = -found
        px, py = qx, qy
    return found


@kernel
def inside(x: int, y: int, corners: Ints, first: int, last: int) -> bool:
    """Whether a point lies inside a polygon; on its edge is not inside."""
    return bool(position(x, y, corners, first, last) > 0)


@kernel
def between(ax: int, ay: int, bx: int, by: int, rows: Ints, row: int) -> bool:
    """Whether a solid's box lies so that the line from a to b could pass through it."""
    west, east = rows[row + WEST], rows[row + EAST]
    if (ax <= west and bx <= west) or (ax >= east and bx >= east):
        return False
    south, north = rows[row + SOUTH], rows[row + NORTH]
    return not ((ay <= south and by <= south) or (ay >= north and by >= north))


@kernel
def is_stopped(ax: int, ay: int, bx: int, by: int, rows: Ints, row: int, corners: Ints) -> bool:
    """Whether a solid stops a line in plan.

    Its circles decide most lines: a line that misses the outer circle is free, one that cuts the
    inner circle is not.
    """
    dx, dy = bx - ax, by - ay
    ex, ey = rows[row + X] - ax, rows[row + Y] - ay
    across, length2 = dx * ey - dy * ex, dx * dx + dy * dy
    outer, inner = rows[row + OUTER], rows[row + INNER]
    if across * across >= outer * outer * length2:
        return False
    if across * across < inner * inner * length2 and 0 < ex * dx + ey * dy < length2:
        return True
    first, last = rows[row + FIRST], rows[row + LAST]
    if not stops(ax, ay, bx, by, corners, first, last):
        return False
    return bool(rows[row + CONVEX] or pierces(ax, ay, bx, by, corners, first, last))


@kernel
def behind(
    ax: int, ay: int, bx: int, by: int, shift: int, n: int, d: int, corners: Ints, first: int,
    last: int,
) -> tuple[int, int, int]:  # fmt: skip
    """Where a line is just after n/d of its way from a to b, shifted a hair to one side.

    Return whether it is inside a polygon there (1 or 0), and its next crossing of the outline as
    a fraction of the way; 1/1 if there is none. Fractions are pairs of whole numbers.
    """
    now = 0
    next_n, next_d = 1, 1
    px, py = corners[last - 2], corners[last - 1]
    p = side(ax, ay, bx, by, px, py)
    for k in range(first, last, 2):
        qx, qy = corners[k], corners[k + 1]
        q = side(ax, ay, bx, by, qx, qy)
        if ((p > 0) != (q > 0)) if shift > 0 else ((p >= 0) != (q >= 0)):
            en = side(px, py, qx, qy, ax, ay)
            ed = en - side(px, py, qx, qy, bx, by)
            if ed < 0:
                en, ed = -en, -ed
            if en * d <= n * ed:
                now = 1 - now
            elif en * next_d < next_n * ed:
                next_n, next_d = en, ed
        px, py, p = qx, qy, q
    return now, next_n, next_d


@kernel
def pierces(ax: int, ay: int, bx: int, by: int, corners: Ints, first: int, last: int) -> bool:
    """Whether a line passes through the inside of a polygon of any shape.

    `stops` may be wrong about a polygon with inward corners that the line touches twice, once
    on each side. Here it must be inside on both sides at the same place.
    """
    n, d = 0, 1
    while n < d:
        left, ln, ld = behind(ax, ay, bx, by, 1, n, d, corners, first, last)
        right, rn, rd = behind(ax, ay, bx, by, -1, n, d, corners, first, last)
        if left and right:
            return True
        n, d = (ln, ld) if ln * rd < rn * ld else (rn, rd)
    return False


@kernel
def passes_through(
    ax: int, ay: int, az: int, bx: int, by: int, bz: int, rows: Ints, row: int, corners: Ints
) -> bool:
    """Whether a line in space passes through the inside of a prism.

    The line's height changes evenly between entering and leaving the footprint, so it is enough
    to compare these two heights with the prism.
    """
    first, last = rows[row + FIRST], rows[row + LAST]
    low, high = rows[row + LOW], rows[row + HIGH]
    n, d = 0, 1
    while n < d:
        left, ln, ld = behind(ax, ay, bx, by, 1, n, d, corners, first, last)
        right, rn, rd = behind(ax, ay, bx, by, -1, n, d, corners, first, last)
        next_n, next_d = (ln, ld) if ln * rd < rn * ld else (rn, rd)
        if left and right:
            start = az * d + (bz - az) * n
            end = az * next_d + (bz - az) * next_n
            below_top = start < high * d or end < high * next_d
            above_bottom = start > low * d or end > low * next_d
            if below_top and above_bottom:
                return True
        n, d = next_n, next_d
    return False


@kernel
def keeps_from(px: int, py: int, ax: int, ay: int, bx: int, by: int, reach: int) -> bool:
    """Whether a point keeps at least `reach` from the segment from a to b.

    Squares and products are compared: nothing is divided or rounded.
    """
    dx, dy = bx - ax, by - ay
    ex, ey = px - ax, py - ay
    along = ex * dx + ey * dy
    length2 = dx * dx + dy * dy
    if along <= 0 or length2 == 0:
        return ex * ex + ey * ey >= reach * reach
    if along >= length2:
        fx, fy = px - bx, py - by
        return fx * fx + fy * fy >= reach * reach
    across = ex * dy - ey * dx
    return across * across >= reach * reach * length2


@kernel
def cross(ax: int, ay: int, bx: int, by: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """Whether two segments cross in a point that is an end of neither."""
    c, d = side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)
    a, b = side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)
    return ((c > 0 and d < 0) or (c < 0 and d > 0)) and ((a > 0 and b < 0) or (a < 0 and b > 0))


@kernel
def sweeps_clear(
    ax: int, ay: int, bx: int, by: int, reach: int, corners: Ints, first: int, last: int
) -> bool:
    """Whether a disc of radius `reach` that moves from a to b stays clear of an outline.

    Two segments that do not cross are nearest at an end of one of them. The boxes of most edges
    show that they are too far away.
    """
    west, east = min(ax, bx) - reach, max(ax, bx) + reach
    south, north = min(ay, by) - reach, max(ay, by) + reach
    px, py = corners[last - 2], corners[last - 1]
    for k in range(first, last, 2):
        qx, qy = corners[k], corners[k + 1]
        if not (
            (px < west and qx < west)
            or (px > east and qx > east)
            or (py < south and qy < south)
            or (py > north and qy > north)
        ):
            if cross(ax, ay, bx, by, px, py, qx, qy):
                return False
            if not keeps_from(ax, ay, px, py, qx, qy, reach):
                return False
            if not keeps_from(bx, by, px, py, qx, qy, reach):
                return False
            if not keeps_from(qx, qy, ax, ay, bx, by, reach):
                return False
        px, py = qx, qy
    return True


@kernel
def touches(x: int, y: int, reach: int, corners: Ints, first: int, last: int) -> bool:
    """Whether an outline comes as near to a point as `reach`."""
    px, py = corners[last - 2], corners[last - 1]
    for k in range(first, last, 2):
        qx, qy = corners[k], corners[k + 1]
        dx, dy, ex, ey = qx - px, qy - py, x - px, y - py
        along, length2 = ex * dx + ey * dy, dx * dx + dy * dy
        if along <= 0:
            near = ex * ex + ey * ey <= reach * reach
        elif along >= length2:
            near = (x - qx) * (x - qx) + (y - qy) * (y - qy) <= reach * reach
        else:
            across = ex * dy - ey * dx
            near = across * across <= reach * reach * length2
        if near:
            return True
        px, py = qx, qy
    return False


@kernel
def in_the_way(
    ax: int,
    ay: int,
    bx: int,
    by: int,
    radius: int,
    low: int,
    high: int,
    me: int,
    ghost: int,
    rows: Ints,
    corners: Ints,
) -> int:
    """The first solid that a base moving from a to b would overlap; -1 if there is none.

    The body reaches from `low` to `high`. `me` is ignored, and a `ghost` ignores figures.
    """
    west, east = min(ax, bx) - radius, max(ax, bx) + radius
    south, north = min(ay, by) - radius, max(ay, by) + radius
    for i in range(len(rows) // ROW):
        row = i * ROW
        if rows[row + EAST] <= west or rows[row + WEST] >= east:
            continue
        if rows[row + NORTH] <= south or rows[row + SOUTH] >= north:
            continue
        if i == me or rows[row + HIGH] <= low or rows[row + LOW] >= high:
            continue
        wide = rows[row + RADIUS]
        if wide > 0:
            if ghost == 0 and not keeps_from(
                rows[row + X], rows[row + Y], ax, ay, bx, by, radius + wide
            ):
                return i
            continue
        first, last = rows[row + FIRST], rows[row + LAST]
        if inside(ax, ay, corners, first, last) or not sweeps_clear(
            ax, ay, bx, by, radius, corners, first, last
        ):
            return i
    return -1


@kernel
def shift_figure(i: int, x: int, y: int, z: int, rows: Ints, corners: Ints) -> None:
    """Move a figure: its centre, its box, its height and its corners."""
    row = i * ROW
    dx, dy, dz = x - rows[row + X], y - rows[row + Y], z - rows[row + LOW]
    rows[row + X], rows[row + Y] = x, y
    rows[row + WEST] += dx
    rows[row + EAST] += dx
    rows[row + SOUTH] += dy
    rows[row + NORTH] += dy
    rows[row + LOW] += dz
    rows[row + HIGH] += dz
    for k in range(rows[row + FIRST], rows[row + LAST], 2):
        corners[k] += dx
        corners[k + 1] += dy


@kernel
def lay_out(things: int, places: Ints, rows: Ints, corners: Ints) -> None:
    """Number the corners of solids that were put together, and put the figures into place."""
    at = 0
    for i in range(len(rows) // ROW):
        row = i * ROW
        rows[row + FIRST] = at
        rows[row + LAST] += at
        at = rows[row + LAST]
        if i >= things:
            k = 3 * (i - things)
            shift_figure(i, places[k], places[k + 1], places[k + 2], rows, corners)
