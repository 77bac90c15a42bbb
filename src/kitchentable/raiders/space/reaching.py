"""The kernel of `reach`: everything a figure can get to, on a lattice around it.

A node is a lattice point and a level: the table, or a top one can stand on. Edges go to the
eight neighbours on the same level, and up and down faces. Costs are whole hundredths, so the
queue is an array of buckets, one for each cost. Everything found is reached by a route whose
legs were all judged exactly; `back` leads home along it.

`q` is the question: where the figure stands, its size, its budget and its gait, at the places
named below. The figure itself is not among the `rows`.
"""

from __future__ import annotations

from kitchentable.raiders.space import INCH, TOUCH
from kitchentable.raiders.space.compiled import Ints, kernel
from kitchentable.raiders.space.kernels import in_the_way, inside, keeps_from, sweeps_clear
from kitchentable.raiders.space.solids import (
    EAST,
    FIRST,
    HIGH,
    LAST,
    NORTH,
    ROW,
    SOUTH,
    STAND,
    UNEVEN,
    WEST,
)

AT_X, AT_Y, AT_Z, BASE, TALL, BUDGET, STEP, DIAGONAL, CLIMBS, HIKES, GHOST = range(11)
"""The places in a question."""

LAYERS = 3
"""Levels kept for each lattice point: the lowest ones that are free."""

FAR = 1 << 40
UNSEEN = -2


@kernel
def length(dx: int, dy: int) -> int:
    """The length of a leg, rounded up to a whole number."""
    square = dx * dx + dy * dy
    root = 0
    bit = 1 << 14
    while bit > 0:
        if (root + bit) * (root + bit) <= square:
            root += bit
        bit >>= 1
    return root if root * root == square else root + 1


@kernel
def free_way(
    ax: int, ay: int, bx: int, by: int, low: int, high: int, wide: int, ghost: int, rows: Ints,
    corners: Ints, border: Ints,
) -> bool:  # fmt: skip
    """Whether a base of radius `wide` may go from a to b, its body between two heights."""
    if in_the_way(ax, ay, bx, by, wide, low, high, -1, ghost, rows, corners) >= 0:
        return False
    return bool(sweeps_clear(ax, ay, bx, by, wide, border, 0, len(border)))


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
def find_levels(
    x: int, y: int, q: Ints, rows: Ints, corners: Ints, border: Ints, levels: Ints, clear: Ints,
    node: int,
) -> None:  # fmt: skip
    """Write the heights at which a base may be at a point, lowest first; -1 for none.

    A ghost may be where somebody stands, on its way. `clear`: nothing within a diagonal step
    around the base, so that every edge from here is free.
    """
    base, tall, ghost = q[BASE], q[TALL], q[GHOST]
    clear[node] = 0
    for layer in range(LAYERS):
        levels[node + layer] = -1
    if not inside(x, y, border, 0, len(border)):
        return
    found = 0
    wide = base + q[DIAGONAL]
    if free_way(x, y, x, y, 0, tall, wide, 0, rows, corners, border):
        clear[node] = 1
        levels[node] = 0
        return  # no thing is near, so no top either
    if free_way(x, y, x, y, 0, tall, base, ghost, rows, corners, border):
        levels[node] = 0
        found = 1
    for row in range(0, len(rows), ROW):
        if found == LAYERS or rows[row + STAND] == 0:
            continue
        if x <= rows[row + WEST] or x >= rows[row + EAST]:
            continue
        if y <= rows[row + SOUTH] or y >= rows[row + NORTH]:
            continue
        if not deep(x, y, base // 2, corners, rows[row + FIRST], rows[row + LAST]):
            continue
        z = rows[row + HIGH]
        if free_way(x, y, x, y, z, z + tall, base, ghost, rows, corners, border):
            levels[node + found] = z
            found += 1


@kernel
def uneven_at(x: int, y: int, z: int, rows: Ints, corners: Ints) -> bool:
    """Whether a point lies over uneven ground on its level (A-122)."""
    for row in range(0, len(rows), ROW):
        if rows[row + UNEVEN] == 0 or rows[row + HIGH] != z:
            continue
        if inside(x, y, corners, rows[row + FIRST], rows[row + LAST]):
            return True
    return False


@kernel
def on_one_top(ax: int, ay: int, bx: int, by: int, z: int, rows: Ints, corners: Ints) -> bool:
    """Whether two points on a level lie on the same top, or both on the table."""
    if z == 0:
        return True
    for row in range(0, len(rows), ROW):
        if rows[row + STAND] and rows[row + HIGH] == z:
            first, last = rows[row + FIRST], rows[row + LAST]
            if inside(ax, ay, corners, first, last) and inside(bx, by, corners, first, last):
                return True
    return False


@kernel
def foot_of(
    ax: int, ay: int, bx: int, by: int, wide: int, corners: Ints, first: int, last: int
) -> int:
    """How far, in 256ths of the way from a to b, a base can go before it meets an outline."""
    low, high = 0, 256
    while high - low > 1:
        middle = (low + high) // 2
        x, y = ax + (bx - ax) * middle // 256, ay + (by - ay) * middle // 256
        meets = inside(x, y, corners, first, last) or not sweeps_clear(
            x, y, x, y, wide, corners, first, last
        )
        if meets:
            high = middle
        else:
            low = middle
    return low


@kernel
def climb_cost(
    ax: int, ay: int, az: int, bx: int, by: int, bz: int, q: Ints, rows: Ints, corners: Ints,
    border: Ints, foot: Ints,
) -> int:  # fmt: skip
    """What it costs to go from a point to one on a higher top beside it; -1 if one cannot.

    To the face, straight up, and onto the top; down costs the same. `foot` gets the place at
    the face.
    """
    base, tall, rise = q[BASE], q[TALL], bz - az
    for row in range(0, len(rows), ROW):
        if rows[row + STAND] == 0 or rows[row + HIGH] != bz:
            continue
        first, last = rows[row + FIRST], rows[row + LAST]
        if not inside(bx, by, corners, first, last) or inside(ax, ay, corners, first, last):
            continue
        part = foot_of(ax, ay, bx, by, base, corners, first, last)
        fx, fy = ax + (bx - ax) * part // 256, ay + (by - ay) * part // 256
        if sweeps_clear(fx, fy, fx, fy, base + TOUCH, corners, first, last):
            continue  # not near enough to the face to climb it
        if not on_one_top(ax, ay, fx, fy, az, rows, corners):
            continue
        if not free_way(ax, ay, fx, fy, az, az + tall, base, 0, rows, corners, border):
            continue
        if not free_way(fx, fy, fx, fy, az, bz + tall, base, 0, rows, corners, border):
            continue
        if not free_way(fx, fy, bx, by, bz, bz + tall, base, 0, rows, corners, border):
            continue
        foot[0], foot[1] = fx, fy
        cheap = q[CLIMBS] > 0 or (q[HIKES] > 0 and rise <= INCH)
        below, above = length(fx - ax, fy - ay), length(bx - fx, by - fy)
        if q[HIKES] == 0:
            rough = uneven_at(ax, ay, az, rows, corners) or uneven_at(fx, fy, az, rows, corners)
            below *= 2 if rough else 1
            above *= 2 if uneven_at(bx, by, bz, rows, corners) else 1
        return below + (rise if cheap else 2 * rise) + above
    return -1


@kernel
def edge_cost(
    ax: int, ay: int, az: int, bx: int, by: int, bz: int, most: int, q: Ints, rows: Ints,
    corners: Ints, border: Ints, foot: Ints,
) -> int:  # fmt: skip
    """What it costs to go from one node to the next; negative if one cannot."""
    rise = abs(bz - az)
    if q[STEP] + (rise if q[CLIMBS] or q[HIKES] else 2 * rise) > most:
        return -1
    if az < bz:
        return int(climb_cost(ax, ay, az, bx, by, bz, q, rows, corners, border, foot))
    if az > bz:
        return int(climb_cost(bx, by, bz, ax, ay, az, q, rows, corners, border, foot))
    tall, base, ghost = q[TALL], q[BASE], q[GHOST]
    price = q[STEP] if ax == bx or ay == by else q[DIAGONAL]
    if not free_way(ax, ay, bx, by, az, az + tall, base, ghost, rows, corners, border):
        return -1
    if not on_one_top(ax, ay, bx, by, az, rows, corners):
        return -1
    if q[HIKES] or az == 0:
        return int(price)
    rough = uneven_at(ax, ay, az, rows, corners) or uneven_at(bx, by, az, rows, corners)
    return int(2 * price if rough else price)


@kernel
def top_near(x: int, y: int, z: int, far: int, rows: Ints) -> bool:
    """Whether there is a top of another height within a square, to climb onto or down from."""
    if z > 0:
        return True
    for row in range(0, len(rows), ROW):
        if rows[row + STAND] == 0 or rows[row + WEST] > x + far or rows[row + EAST] < x - far:
            continue
        if rows[row + SOUTH] <= y + far and rows[row + NORTH] >= y - far:
            return True
    return False


@kernel
def put(
    other: int, total: int, node: int, entries: int, cost: Ints, back: Ints, buckets: Ints,
    pool: Ints,
) -> int:  # fmt: skip
    """Note a cheaper way to a node; how many entries the pool has then."""
    if 2 * entries + 1 >= len(pool):
        return entries
    cost[other], back[other] = total, node
    pool[2 * entries], pool[2 * entries + 1] = other, buckets[total]
    buckets[total] = entries
    return entries + 1


@kernel
def spread(
    node: int, now: int, entries: int, q: Ints, rows: Ints, corners: Ints, border: Ints,
    levels: Ints, cost: Ints, back: Ints, buckets: Ints, pool: Ints, foot: Ints, clear: Ints,
) -> int:  # fmt: skip
    """Look from a node at all nodes beside it; how many entries the pool has then."""
    step, budget = q[STEP], q[BUDGET]
    half = budget // step
    across = 2 * half + 1
    point = node // LAYERS
    i, j = point % across, point // across
    x, y, z = q[AT_X] + (i - half) * step, q[AT_Y] + (j - half) * step, levels[node]
    far = 1
    if not clear[node] and top_near(x, y, z, 2 * q[BASE] + step, rows):
        far = (2 * q[BASE] + 2 * step - 1) // step  # a top is climbed from a little way off
    for nj in range(max(0, j - far), min(across, j + far + 1)):
        for ni in range(max(0, i - far), min(across, i + far + 1)):
            nx, ny = x + (ni - i) * step, y + (nj - j) * step
            beside = (nj * across + ni) * LAYERS
            if levels[beside] == UNSEEN:
                find_levels(nx, ny, q, rows, corners, border, levels, clear, beside)
            near = abs(ni - i) <= 1 and abs(nj - j) <= 1
            for other in range(beside, beside + LAYERS):
                nz = levels[other]
                if nz < 0:
                    break
                if cost[other] <= now + step or (nz == z and not near):
                    continue
                price = step if ni == i or nj == j else q[DIAGONAL]
                if now + price >= cost[other]:
                    continue
                if nz != 0 or z != 0 or not (clear[node] or clear[other]):
                    most = min(budget, cost[other] - 1) - now
                    price = edge_cost(x, y, z, nx, ny, nz, most, q, rows, corners, border, foot)
                total = now + price
                if price < 0 or total > budget or total >= cost[other]:
                    continue
                entries = put(other, total, node, entries, cost, back, buckets, pool)
    return entries


@kernel
def spread_in_the_open(
    node: int, now: int, entries: int, q: Ints, rows: Ints, corners: Ints, border: Ints,
    levels: Ints, cost: Ints, back: Ints, buckets: Ints, pool: Ints, clear: Ints,
) -> int:  # fmt: skip
    """The same from a node on the table with nothing near: every edge is free, none climbs."""
    step, budget = q[STEP], q[BUDGET]
    half = budget // step
    across = 2 * half + 1
    point = node // LAYERS
    i, j = point % across, point // across
    for dj in range(-1, 2):
        for di in range(-1, 2):
            other = node + (dj * across + di) * LAYERS
            total = now + (step if di == 0 or dj == 0 else q[DIAGONAL])
            if i + di < 0 or i + di >= across or other < 0 or other >= len(cost):
                continue
            if total > budget or total >= cost[other]:
                continue
            if levels[other] == UNSEEN:
                x = q[AT_X] + (i + di - half) * step
                y = q[AT_Y] + (j + dj - half) * step
                find_levels(x, y, q, rows, corners, border, levels, clear, other)
            if levels[other] == 0:
                entries = put(other, total, node, entries, cost, back, buckets, pool)
    return entries


@kernel
def keep_near(x: int, y: int, far: int, me: int, rows: Ints, local: Ints) -> int:
    """Copy the rows of everything within a square, the figure itself aside; how many numbers."""
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
def reach(
    q: Ints, me: int, rows: Ints, corners: Ints, border: Ints, levels: Ints, cost: Ints,
    back: Ints, buckets: Ints, pool: Ints, foot: Ints, local: Ints, clear: Ints,
) -> None:  # fmt: skip
    """Find the cheapest way to every node within the budget.

    The lattice has 2 * (budget // step) + 1 points a side, the figure in the middle. `levels`,
    `cost`, `back` and `clear` have LAYERS numbers for each point; `buckets` one for each cost,
    each the last entry put into it; `pool` the entries, a node and the entry before it in turn;
    `local` has room for the rows. Levels are found out when a point is first looked at.
    """
    budget = q[BUDGET]
    kept = keep_near(q[AT_X], q[AT_Y], budget + 2 * q[BASE], me, rows, local)
    near = local[:kept]
    half = budget // q[STEP]
    across = 2 * half + 1
    for node in range(across * across * LAYERS):
        levels[node], cost[node], back[node], clear[node] = UNSEEN, FAR, -1, 0
    for bucket in range(budget + 1):
        buckets[bucket] = -1
    start = (half * across + half) * LAYERS
    for layer in range(LAYERS):
        levels[start + layer] = -1
    levels[start], cost[start] = q[AT_Z], 0
    pool[0], pool[1], buckets[0] = start, -1, 0
    entries = 1
    for now in range(budget + 1):
        while buckets[now] >= 0:
            entry = buckets[now]
            node = pool[2 * entry]
            buckets[now] = pool[2 * entry + 1]
            if cost[node] != now:
                continue
            if clear[node]:
                entries = spread_in_the_open(
                    node, now, entries, q, near, corners, border, levels, cost, back, buckets,
                    pool, clear,
                )  # fmt: skip
            else:
                entries = spread(
                    node, now, entries, q, near, corners, border, levels, cost, back, buckets,
                    pool, foot, clear,
                )  # fmt: skip
