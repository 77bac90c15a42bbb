"""The kernel that pulls a route tight: it drops or moves corners as long as that saves.

Routes here begin with the place of the figure: x, y and z in turn. `costs` has the cost of each
leg, at the number of the point where the leg begins. Only corners with the same height before and
after them are moved: a place at a face stays.
"""

from __future__ import annotations

from kitchentable.raiders.geometry.compiled import Ints, kernel
from kitchentable.raiders.geometry.walk_kernel import FINE, LEG, judge, judge_level

SCRATCH = LEG + 1


@kernel
def is_climb(route: Ints, a: int) -> int:
    """Whether the leg behind a point goes straight up or down."""
    k = 3 * a
    upright = route[k] == route[k + 3] and route[k + 1] == route[k + 4]
    return int(upright and route[k + 2] != route[k + 5])


@kernel
def direct(
    a: int, x: int, y: int, b: int, bx: int, by: int, count: int, g: Ints, me: int, route: Ints,
    rows: Ints, corners: Ints, border: Ints, legs: Ints,
) -> int:  # fmt: skip
    """The cost of a straight leg between two points of a route; -1 if it is not legal.

    The points are given by their numbers a and b, and by their places.
    """
    z = route[3 * a + 2]
    from_face = is_climb(route, a - 1) if a > 0 else 0
    to_face = is_climb(route, b) if b < count - 1 else 0
    verdict = judge_level(
        x, y, z, bx, by, z, from_face, to_face, 0, g, me, rows, corners, border, legs
    )
    return int(legs[2]) if verdict == FINE else -1


@kernel
def flat(route: Ints, a: int, b: int) -> bool:
    """Whether a stretch of a route stays on one level."""
    level = True
    for k in range(a, b + 1):
        level = level and route[3 * k + 2] == route[3 * a + 2]
    return level


@kernel
def cut(route: Ints, costs: Ints, a: int, b: int, count: int) -> int:
    """Remove the points between two others from a route; return how many are left."""
    gone = b - a - 1
    for k in range(b, count):
        for part in range(3):
            route[3 * (k - gone) + part] = route[3 * k + part]
        costs[k - gone] = costs[k]
    return count - gone


@kernel
def leave_out(
    count: int, g: Ints, me: int, route: Ints, costs: Ints, rows: Ints, corners: Ints, border: Ints,
    legs: Ints,
) -> int:  # fmt: skip
    """Go straight wherever that is legal and no dearer, the longest ways first."""
    a = 0
    while a < count - 2:
        for b in range(count - 1, a + 1, -1):
            if not flat(route, a, b):
                continue
            price = direct(
                a, route[3 * a], route[3 * a + 1], b, route[3 * b], route[3 * b + 1], count, g, me,
                route, rows, corners, border, legs,
            )  # fmt: skip
            before = 0
            for k in range(a, b):
                before += costs[k]
            if 0 <= price <= before:
                count = cut(route, costs, a, b, count)
                costs[a] = price
                break
        a += 1
    return count


@kernel
def nudge(
    far: int, count: int, g: Ints, me: int, route: Ints, costs: Ints, rows: Ints, corners: Ints,
    border: Ints, legs: Ints,
) -> bool:  # fmt: skip
    """Move each corner by a distance if that saves something; return whether any moved."""
    moved = False
    for at in range(1, count - 1):
        if not flat(route, at - 1, at + 1):
            continue
        for ray in range(9):
            k = 3 * at
            x, y = route[k] + (ray % 3 - 1) * far, route[k + 1] + (ray // 3 - 1) * far
            here = costs[at - 1] + costs[at]
            first = direct(
                at - 1, route[k - 3], route[k - 2], at, x, y, count, g, me, route, rows, corners,
                border, legs,
            )  # fmt: skip
            if first < 0 or first >= here:
                continue
            second = direct(
                at, x, y, at + 1, route[k + 3], route[k + 4], count, g, me, route, rows, corners,
                border, legs,
            )  # fmt: skip
            if second >= 0 and first + second < here:
                route[k], route[k + 1] = x, y
                costs[at - 1], costs[at] = first, second
                moved = True
    return moved


@kernel
def pull(
    count: int, farthest: int, g: Ints, me: int, route: Ints, costs: Ints, rows: Ints,
    corners: Ints, border: Ints, legs: Ints,
) -> int:  # fmt: skip
    """Pull a legal route tight; return how many points it has then, -1 if it is not legal.

    Corners are moved by `farthest` first, then by half of that, down to a hundredth.
    """
    if judge(g, me, route[3 : 3 * count], rows, corners, border, legs) != FINE:
        return -1
    for k in range(count - 1):
        costs[k] = legs[LEG * k + 2]
    scratch = legs[:SCRATCH]
    count = leave_out(count, g, me, route, costs, rows, corners, border, scratch)
    far = farthest
    while far > 0:
        if not nudge(far, count, g, me, route, costs, rows, corners, border, scratch):
            far //= 2
    return int(leave_out(count, g, me, route, costs, rows, corners, border, scratch))
