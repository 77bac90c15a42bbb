"""The kernel under `reach`: what stands near each point of a lattice.

Each lattice point on the table gets a grade, which says how much room a base has there, and bits
for the solids near it. Reach is fast because each solid is compared only with the points around
it. The way between two neighbours of grade `OPEN` is free, because nothing is within half a step
of it; one end of grade `WIDE` is enough. Only other ways are tested exactly.
"""

from __future__ import annotations

from kitchentable.raiders.geometry.compiled import Ints, kernel
from kitchentable.raiders.geometry.kernels import in_the_way, keeps_from, sweeps_clear
from kitchentable.raiders.geometry.solids import (
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
    STAND,
    WEST,
    X,
    Y,
)
from kitchentable.raiders.geometry.walk_kernel import deep

AT_X, AT_Y, AT_Z, BASE, TALL, BUDGET, STEP, DIAGONAL, ACROSS, KNIGHT = range(10)
"""The places in a question: the lattice has ACROSS points a side; KNIGHT is the cost of a step that
goes two along and one across, 0 if there are no such steps."""

BLOCKED, TIGHT, OPEN, WIDE = range(4)
"""Grades: no room; room for the base; half a step more; a whole step more."""

BITS = 62
"""The number of bits for solids; the exact test separates solids that share one."""
FENCE = 1 << BITS
"""The bit for the border."""

LAYERS = 3
"""Levels of a lattice point: the table, and up to two tops."""


def half_of(budget: int, step: int) -> int:
    """The number of lattice points on each side of the figure, the rim included."""
    return budget // step + 1


@kernel
def keep_near(x: int, y: int, far: int, me: int, rows: Ints, local: Ints) -> int:
    """Copy the rows of all solids in a square except the figure's; return how many numbers."""
    count = 0
    for i in range(len(rows) // ROW):
        row = i * ROW
        if i == me or rows[row + WEST] > x + far or rows[row + EAST] < x - far:
            continue
        if rows[row + SOUTH] > y + far or rows[row + NORTH] < y - far:
            continue
        for k in range(ROW):
            local[count + k] = rows[row + k]
        count += ROW
    return count


@kernel
def grade_at(
    x: int, y: int, base: int, half: int, whole: int, corners: Ints, first: int, last: int
) -> int:
    """The grade of a point beside or inside a polygon."""
    found = WIDE
    odd = False
    px, py = corners[last - 2], corners[last - 1]
    for k in range(first, last, 2):
        qx, qy = corners[k], corners[k + 1]
        dx, dy, ex, ey = qx - px, qy - py, x - px, y - py
        across = ex * dy - ey * dx
        if (py > y) != (qy > y) and (across < 0) == (qy > py):
            odd = not odd
        along, length2 = ex * dx + ey * dy, dx * dx + dy * dy
        if along <= 0:
            square, length2 = ex * ex + ey * ey, 1
        elif along >= length2:
            square, length2 = (x - qx) * (x - qx) + (y - qy) * (y - qy), 1
        else:
            square = across * across
        if square < whole * whole * length2:
            if square < base * base * length2:
                return BLOCKED
            found = min(found, TIGHT if square < half * half * length2 else OPEN)
        px, py = qx, qy
    return BLOCKED if odd else found


@kernel
def grade_round(square: int, wide: int, half: int, whole: int) -> int:
    """The grade of a point by the square of its distance to the middle of a circle."""
    if square >= (wide + whole) * (wide + whole):
        return WIDE
    return OPEN if square >= (wide + half) * (wide + half) else TIGHT


@kernel
def grade_by(
    x: int, y: int, row: int, base: int, half: int, whole: int, rows: Ints, corners: Ints
) -> int:
    """The grade of a point beside a solid: by its circles if they decide, else by its outline."""
    ex, ey = x - rows[row + X], y - rows[row + Y]
    square = ex * ex + ey * ey
    wide = rows[row + RADIUS]
    if wide > 0:
        if square < (wide + base) * (wide + base):
            return BLOCKED
        return int(grade_round(square, wide, half, whole))
    outer, inner = rows[row + OUTER], rows[row + INNER]
    if square >= (outer + whole) * (outer + whole):
        return WIDE
    if inner > 0 and square < (inner + base) * (inner + base):
        return BLOCKED
    if 50 * inner > 48 * outer and square >= (outer + base) * (outer + base):
        return int(grade_round(square, outer, half, whole))
    first, last = rows[row + FIRST], rows[row + LAST]
    return int(grade_at(x, y, base, half, whole, corners, first, last))


@kernel
def span(low: int, high: int, origin: int, step: int, across: int) -> tuple[int, int]:
    """The lattice lines between two coordinates without the rim: first, and one past the last."""
    return max(1, -((origin - low) // step)), min(across - 1, (high - origin) // step + 1)


@kernel
def raster_solid(i: int, q: Ints, rows: Ints, corners: Ints, grades: Ints, near: Ints) -> None:
    """Lower the grades of the points around a solid that stands on the table."""
    step, base, across = q[STEP], q[BASE], q[ACROSS]
    west, south = q[AT_X] - across // 2 * step, q[AT_Y] - across // 2 * step
    half, whole = base + (q[DIAGONAL] + 1) // 2, base + q[DIAGONAL]
    row, bit = i * ROW, 1 << (i % BITS)
    i0, i1 = span(rows[row + WEST] - whole, rows[row + EAST] + whole, west, step, across)
    j0, j1 = span(rows[row + SOUTH] - whole, rows[row + NORTH] + whole, south, step, across)
    for j in range(j0, j1):
        for k in range(i0, i1):
            point = j * across + k
            if grades[point] == BLOCKED:
                continue
            x, y = west + k * step, south + j * step
            grade = grade_by(x, y, row, base, half, whole, rows, corners)
            if grade < WIDE:
                near[point] |= bit
                grades[point] = min(grades[point], grade)


@kernel
def raster_border(q: Ints, border: Ints, grades: Ints, near: Ints) -> None:
    """Lower the grades of the points along the border."""
    step, base, across = q[STEP], q[BASE], q[ACROSS]
    west, south = q[AT_X] - across // 2 * step, q[AT_Y] - across // 2 * step
    half, whole = base + (q[DIAGONAL] + 1) // 2, base + q[DIAGONAL]
    last = len(border)
    px, py = border[last - 2], border[last - 1]
    for at in range(0, last, 2):
        qx, qy = border[at], border[at + 1]
        i0, i1 = span(min(px, qx) - whole, max(px, qx) + whole, west, step, across)
        j0, j1 = span(min(py, qy) - whole, max(py, qy) + whole, south, step, across)
        for j in range(j0, j1):
            for k in range(i0, i1):
                x, y = west + k * step, south + j * step
                if keeps_from(x, y, px, py, qx, qy, whole):
                    continue
                point = j * across + k
                near[point] |= FENCE
                grade = TIGHT
                if not keeps_from(x, y, px, py, qx, qy, base):
                    grade = BLOCKED
                elif keeps_from(x, y, px, py, qx, qy, half):
                    grade = OPEN
                grades[point] = min(grades[point], grade)
        px, py = qx, qy


@kernel
def raster_top(
    i: int, q: Ints, ghost: int, rows: Ints, corners: Ints, border: Ints, levels: Ints,
    owner: Ints, tops: Ints,
) -> None:  # fmt: skip
    """Note the points on a thing's top, and the points around it from which to climb it."""
    step, base, across = q[STEP], q[BASE], q[ACROSS]
    west, south = q[AT_X] - across // 2 * step, q[AT_Y] - across // 2 * step
    row, reach = i * ROW, q[BASE] + q[DIAGONAL]
    z = rows[row + HIGH]
    i0, i1 = span(rows[row + WEST] - reach, rows[row + EAST] + reach, west, step, across)
    j0, j1 = span(rows[row + SOUTH] - reach, rows[row + NORTH] + reach, south, step, across)
    for j in range(j0, j1):
        for k in range(i0, i1):
            point = j * across + k
            tops[point] = 1
            x, y = west + k * step, south + j * step
            if not deep(x, y, base // 2, corners, rows[row + FIRST], rows[row + LAST]):
                continue
            layer = across * across + point
            if levels[layer] >= 0:
                layer += across * across
            if levels[layer] >= 0 or not sweeps_clear(x, y, x, y, base, border, 0, len(border)):
                continue
            if in_the_way(x, y, x, y, base, z, z + q[TALL], -1, ghost, rows, corners) < 0:
                levels[layer], owner[layer] = z, i


@kernel
def raster(
    q: Ints, ghost: int, rows: Ints, corners: Ints, border: Ints, levels: Ints, owner: Ints,
    grades: Ints, near: Ints, tops: Ints, highest: int,
) -> None:  # fmt: skip
    """Fill in grades and bits for the table, and levels for tops up to a height.

    The rim of the lattice is blocked, so that no search goes beyond it.
    """
    for point in range(len(grades)):
        grades[point], near[point], tops[point] = WIDE, 0, 0
    for node in range(len(levels)):
        levels[node] = -1
    for i in range(len(rows) // ROW):
        row = i * ROW
        if rows[row + LOW] < q[TALL] and not (ghost and rows[row + RADIUS]):
            raster_solid(i, q, rows, corners, grades, near)
    raster_border(q, border, grades, near)
    across = q[ACROSS]
    for k in range(across):
        grades[k], grades[k * across] = BLOCKED, BLOCKED
        grades[across * across - 1 - k], grades[across * across - 1 - k * across] = BLOCKED, BLOCKED
    for point in range(len(grades)):
        if grades[point] > BLOCKED:
            levels[point] = 0
    for i in range(len(rows) // ROW):
        if rows[i * ROW + STAND] and rows[i * ROW + HIGH] <= highest:
            raster_top(i, q, ghost, rows, corners, border, levels, owner, tops)
