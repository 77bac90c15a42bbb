"""The kernels of sight: how many lines from one figure to others are free (A-056 to A-058).

`rows` and `corners` are the solids as `solids.pack` lays them out.
"""

from __future__ import annotations

from kitchentable.raiders.geometry.compiled import Ints, kernel
from kitchentable.raiders.geometry.kernels import behind, between, is_stopped, passes_through, side
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
    UNIT,
    WEST,
    X,
    Y,
)


@kernel
def beside(a: int, b: int, row: int, rows: Ints) -> bool:
    """Whether a solid's box lies wholly on one side of the strip that two bases span."""
    ax, ay, bx, by = rows[a + X], rows[a + Y], rows[b + X], rows[b + Y]
    wide = max(rows[a + RADIUS], rows[b + RADIUS])
    limit = wide * wide * ((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
    west, south = rows[row + WEST], rows[row + SOUTH]
    east, north = rows[row + EAST], rows[row + NORTH]
    p, q = side(ax, ay, bx, by, west, south), side(ax, ay, bx, by, east, south)
    r, s = side(ax, ay, bx, by, east, north), side(ax, ay, bx, by, west, north)
    nearest = min(p, q, r, s)
    if nearest > 0:
        return bool(nearest * nearest >= limit)
    nearest = max(p, q, r, s)
    return bool(nearest < 0 and nearest * nearest >= limit)


@kernel
def gather(looker: int, target: int, low: int, high: int, rows: Ints, near: Ints) -> int:
    """Put the solids that may lie between two figures and two heights into `near`.

    Return their number. The two figures and the looker's unit are left out (A-058).
    """
    a, b = looker * ROW, target * ROW
    west, east = min(rows[a + WEST], rows[b + WEST]), max(rows[a + EAST], rows[b + EAST])
    south, north = min(rows[a + SOUTH], rows[b + SOUTH]), max(rows[a + NORTH], rows[b + NORTH])
    unit = rows[a + UNIT]
    count = 0
    for i in range(len(rows) // ROW):
        row = i * ROW
        if rows[row + WEST] >= east or rows[row + EAST] <= west:
            continue
        if rows[row + SOUTH] >= north or rows[row + NORTH] <= south:
            continue
        if rows[row + LOW] >= high or rows[row + HIGH] <= low:
            continue
        if i in (looker, target) or (unit >= 0 and rows[row + UNIT] == unit):
            continue
        if beside(a, b, row, rows):
            continue
        near[count] = i
        count += 1
    return count


@kernel
def runs_along(ax: int, ay: int, bx: int, by: int, corners: Ints, first: int, last: int) -> bool:
    """Whether the line from a to b runs along an edge of a polygon."""
    px, py = corners[last - 2], corners[last - 1]
    p = side(ax, ay, bx, by, px, py)
    for k in range(first, last, 2):
        qx, qy = corners[k], corners[k + 1]
        q = side(ax, ay, bx, by, qx, qy)
        if p == 0 and q == 0:
            return True
        px, py, p = qx, qy, q
    return False


@kernel
def between_or_along(ax: int, ay: int, bx: int, by: int, rows: Ints, row: int) -> bool:
    """Whether a solid's box lies so that the line from a to b could pass or touch it."""
    if max(ax, bx) < rows[row + WEST] or min(ax, bx) > rows[row + EAST]:
        return False
    return bool(max(ay, by) >= rows[row + SOUTH] and min(ay, by) <= rows[row + NORTH])


@kernel
def seam_stops(
    ax: int, ay: int, az: int, bx: int, by: int, bz: int, space: int, low: int, high: int,
    row: int, other: int, rows: Ints, corners: Ints,
) -> bool:  # fmt: skip
    """Whether a line is inside of two solids at once: of one to its left, of the other right."""
    n, d = 0, 1
    while n < d:
        left, ln, ld = behind(ax, ay, bx, by, 1, n, d, corners, rows[row + FIRST], rows[row + LAST])
        right, rn, rd = behind(
            ax, ay, bx, by, -1, n, d, corners, rows[other + FIRST], rows[other + LAST]
        )
        next_n, next_d = (ln, ld) if ln * rd < rn * ld else (rn, rd)
        if left and right:
            start = az * d + (bz - az) * n
            end = az * next_d + (bz - az) * next_n
            below_top = start < high * d or end < high * next_d
            above_bottom = start > low * d or end > low * next_d
            if not space or (below_top and above_bottom):
                return True
        n, d = next_n, next_d
    return False


@kernel
def in_a_seam(
    ax: int, ay: int, az: int, bx: int, by: int, bz: int, space: int, rows: Ints, corners: Ints,
    near: Ints, count: int, hits: Ints,
) -> bool:  # fmt: skip
    """Whether a line that no solid stops alone runs in the seam of two things that touch.

    Such things are one obstacle: the line is inside of one a hair to the left, and inside of
    another a hair to the right, at the same place and, in `space`, at the same height.
    """
    for i in range(count):
        row = near[i] * ROW
        if rows[row + RADIUS] > 0 or not between_or_along(ax, ay, bx, by, rows, row):
            continue
        if not runs_along(ax, ay, bx, by, corners, rows[row + FIRST], rows[row + LAST]):
            continue
        for j in range(count):
            other = near[j] * ROW
            if i == j or rows[other + RADIUS] > 0:
                continue
            low = max(rows[row + LOW], rows[other + LOW])
            high = min(rows[row + HIGH], rows[other + HIGH])
            if seam_stops(ax, ay, az, bx, by, bz, space, low, high, row, other, rows, corners):
                if len(hits) > 0:
                    hits[near[i]] += 1
                    hits[near[j]] += 1
                return True
    return False


@kernel
def seen_on_level(
    looker: int, target: int, rows: Ints, corners: Ints, near: Ints, count: int, hits: Ints
) -> int:
    """How many corners of a figure's base can be seen from another's centre (A-056).

    `near` holds the solids that may be in the way. `hits` counts the lines that each solid stops;
    an empty `hits` counts nothing.
    """
    x, y = rows[looker * ROW + X], rows[looker * ROW + Y]
    free = 0
    for k in range(rows[target * ROW + FIRST], rows[target * ROW + LAST], 2):
        bx, by = corners[k], corners[k + 1]
        stopped = False
        for n in range(count):
            row = near[n] * ROW
            if between(x, y, bx, by, rows, row) and is_stopped(x, y, bx, by, rows, row, corners):
                stopped = True
                if len(hits) == 0:
                    break
                hits[near[n]] += 1
        if not stopped and count > 1:
            stopped = in_a_seam(x, y, 0, bx, by, 0, 0, rows, corners, near, count, hits)
        if not stopped:
            free += 1
    return free


@kernel
def seen_across_levels(
    looker: int, target: int, rows: Ints, corners: Ints, near: Ints, count: int, hits: Ints
) -> int:
    """How many of 32 points of a figure's body can be seen from another's head (A-057).

    Sixteen points lie around its foot, sixteen around its head.
    """
    x, y, z = rows[looker * ROW + X], rows[looker * ROW + Y], rows[looker * ROW + HIGH]
    free = 0
    for up in range(2):
        bz = rows[target * ROW + (HIGH if up else LOW)]
        for k in range(rows[target * ROW + FIRST], rows[target * ROW + LAST], 2):
            bx, by = corners[k], corners[k + 1]
            stopped = False
            for n in range(count):
                row = near[n] * ROW
                low, high = rows[row + LOW], rows[row + HIGH]
                if (z <= low and bz <= low) or (z >= high and bz >= high):
                    continue
                if not between(x, y, bx, by, rows, row):
                    continue
                if passes_through(x, y, z, bx, by, bz, rows, row, corners):
                    stopped = True
                    if len(hits) == 0:
                        break
                    hits[near[n]] += 1
            if not stopped and count > 1:
                stopped = in_a_seam(x, y, z, bx, by, bz, 1, rows, corners, near, count, hits)
            if not stopped:
                free += 1
    return free


@kernel
def sights(
    looker: int,
    targets: Ints,
    lowest: int,
    rows: Ints,
    corners: Ints,
    near: Ints,
    hits: Ints,
    free: Ints,
) -> None:
    """How many of 32 lines from a figure to each of several targets are free, in one call.

    `near` is room to work in, one number for each solid.
    """
    for t in range(len(targets)):
        target = targets[t]
        mine, theirs = rows[looker * ROW + LOW], rows[target * ROW + LOW]
        if mine - theirs < lowest and theirs - mine < lowest:
            # solids that stand on the level count if they are at least `lowest` high
            level = min(mine, theirs) + lowest
            count = gather(looker, target, level - 1, level, rows, near)
            there = seen_on_level(looker, target, rows, corners, near, count, hits)
            back = seen_on_level(target, looker, rows, corners, near, count, hits)
            free[t] = there + back
        else:
            low = min(rows[looker * ROW + HIGH], theirs)
            high = max(rows[looker * ROW + HIGH], rows[target * ROW + HIGH])
            count = gather(looker, target, low, high, rows, near)
            free[t] = seen_across_levels(looker, target, rows, corners, near, count, hits)
