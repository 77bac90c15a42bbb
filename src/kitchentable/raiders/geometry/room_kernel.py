"""The kernel that searches for room around a portal on a lattice (A-107)."""

from __future__ import annotations

from kitchentable.raiders.geometry.compiled import Ints, kernel
from kitchentable.raiders.geometry.kernels import in_the_way, inside, position, sweeps_clear
from kitchentable.raiders.geometry.solids import FIRST, HIGH, LAST, LOW, ROW, STAND
from kitchentable.raiders.geometry.walk_kernel import deep, length

WEST_, SOUTH_, EAST_, NORTH_, STEP_, BASE_, TALL_, WITHIN, LINK, STRICT, PORTAL = range(11)
"""The places in a question: the box, the figure's size, the limits, and the portal's number."""

MATE = 4
"""Numbers for each mate: x, y, z and radius."""


@kernel
def gap_to_solid(x: int, y: int, z: int, base: int, row: int, rows: Ints, corners: Ints) -> int:
    """The distance from a base to a thing's body, rounded up, as `figures.gap_to_thing` has it."""
    first, last = rows[row + FIRST], rows[row + LAST]
    flat = 0
    if position(x, y, corners, first, last) < 0:
        nearest = 1 << 60
        px, py = corners[last - 2], corners[last - 1]
        for k in range(first, last, 2):
            qx, qy = corners[k], corners[k + 1]
            dx, dy, ex, ey = qx - px, qy - py, x - px, y - py
            along, length2 = ex * dx + ey * dy, dx * dx + dy * dy
            if along <= 0:
                nearest = min(nearest, ex * ex + ey * ey)
            elif along >= length2:
                nearest = min(nearest, (x - qx) * (x - qx) + (y - qy) * (y - qy))
            else:
                across = ex * dy - ey * dx
                nearest = min(nearest, -(-across * across // length2))
            px, py = qx, qy
        flat = max(0, root_up(nearest) - base)
    low, high = rows[row + LOW], rows[row + HIGH]
    if low <= z <= high:
        return int(flat)
    return int(length(flat, 0, min(abs(z - low), abs(z - high))))


@kernel
def root_up(square: int) -> int:
    """A square root, rounded up."""
    root = 0
    bit = 1 << 15
    while bit > 0:
        if (root + bit) * (root + bit) <= square:
            root += bit
        bit >>= 1
    return root if root * root == square else root + 1


@kernel
def linked(x: int, y: int, z: int, q: Ints, mates: Ints) -> bool:
    """Whether a base is near enough to one of its mates, or to all if formation is strict."""
    if len(mates) == 0:
        return True
    near = 0
    for k in range(0, len(mates), MATE):
        dx, dy = x - mates[k], y - mates[k + 1]
        flat = max(0, root_up(dx * dx + dy * dy) - q[BASE_] - mates[k + 3])
        if length(flat, 0, z - mates[k + 2]) <= q[LINK]:
            near += 1
    return near == len(mates) // MATE if q[STRICT] else near > 0


@kernel
def free_place(x: int, y: int, z: int, q: Ints, rows: Ints, corners: Ints, border: Ints) -> bool:
    """Whether a base is free at a place that supports it."""
    if in_the_way(x, y, x, y, q[BASE_], z, z + q[TALL_], -1, 0, rows, corners) >= 0:
        return False
    if not inside(x, y, border, 0, len(border)):
        return False
    return bool(sweeps_clear(x, y, x, y, q[BASE_], border, 0, len(border)))


@kernel
def look_at(
    x: int, y: int, q: Ints, mates: Ints, rows: Ints, corners: Ints, border: Ints, best: Ints
) -> int:
    """Count the places at a point on every level; the nearest goes to `best`.

    `best` is x, y, z and the gap to the portal. A negative gap there asks for all places.
    """
    count = 0
    portal = q[PORTAL] * ROW
    for i in range(-1, len(rows) // ROW):
        z = 0
        if i >= 0:
            row = i * ROW
            z = rows[row + HIGH]
            if rows[row + STAND] == 0 or not deep(
                x, y, q[BASE_] // 2, corners, rows[row + FIRST], rows[row + LAST]
            ):
                continue
        gap = gap_to_solid(x, y, z, q[BASE_], portal, rows, corners)
        if gap > q[WITHIN] or 0 <= best[3] <= gap:
            continue
        if linked(x, y, z, q, mates) and free_place(x, y, z, q, rows, corners, border):
            count += 1
            if best[3] >= 0:
                best[0], best[1], best[2], best[3] = x, y, z, gap
    return count


@kernel
def scan(q: Ints, mates: Ints, rows: Ints, corners: Ints, border: Ints, best: Ints) -> int:
    """Count the places at every point of a lattice."""
    count = 0
    for y in range(q[SOUTH_], q[NORTH_] + 1, q[STEP_]):
        for x in range(q[WEST_], q[EAST_] + 1, q[STEP_]):
            count += look_at(x, y, q, mates, rows, corners, border, best)
    return count


@kernel
def try_points(
    points: Ints, q: Ints, mates: Ints, rows: Ints, corners: Ints, border: Ints, best: Ints
) -> int:
    """Count the places at given points, x and y in turn."""
    count = 0
    for k in range(0, len(points), 2):
        count += look_at(points[k], points[k + 1], q, mates, rows, corners, border, best)
    return count
