"""The kernel of `reach`: everything a figure can reach, on a lattice around it.

A node is a lattice point and a level: the table, or a top to stand on. Edges go to the
eight neighbours on the same level, and up and down faces in the same eight directions. Costs are
whole hundredths, so the queue is an array of buckets, one for each cost. Everything found is
reached by a route whose legs were all judged exactly; `back` leads to the start along it.

`q` is the question: where the figure stands, its size and its budget, at the places named in
`raster_kernel.py`; `g` its gait. `rows` are the rows of near solids without the figure itself.
"""

from __future__ import annotations

from kitchentable.raiders.geometry import INCH, TOUCH
from kitchentable.raiders.geometry.compiled import Ints, inlined, kernel
from kitchentable.raiders.geometry.kernels import in_the_way, inside, keeps_from, sweeps_clear
from kitchentable.raiders.geometry.raster_kernel import (
    ACROSS,
    AT_X,
    AT_Y,
    AT_Z,
    BASE,
    BITS,
    BUDGET,
    DIAGONAL,
    FENCE,
    KNIGHT,
    LAYERS,
    OPEN,
    STEP,
    TALL,
    WIDE,
    keep_near,
    raster,
)
from kitchentable.raiders.geometry.solids import (
    CONVEX,
    FIRST,
    HIGH,
    LAST,
    LOW,
    RADIUS,
    ROW,
    STAND,
    UNEVEN,
    X,
    Y,
)
from kitchentable.raiders.geometry.walk_kernel import (
    CLIMBS,
    DROPS,
    FLIES,
    GHOST,
    HIKES,
    has_face,
    length,
    on_ground,
    rough,
    supported,
)

FAR = 1 << 40


@kernel
def place_of(point: int, q: Ints) -> tuple[int, int]:
    """The place of a lattice point."""
    across = q[ACROSS]
    i, j = point % across - across // 2, point // across - across // 2
    return q[AT_X] + i * q[STEP], q[AT_Y] + j * q[STEP]


@kernel
def way_free(
    ax: int, ay: int, bx: int, by: int, bits: int, q: Ints, rows: Ints, corners: Ints, border: Ints
) -> bool:
    """Whether a base may go between two free points of the table, past the solids of the bits."""
    base = q[BASE]
    if bits & FENCE and not sweeps_clear(ax, ay, bx, by, base, border, 0, len(border)):
        return False
    for i in range(len(rows) // ROW):
        row = i * ROW
        if (bits >> (i % BITS)) & 1 == 0 or rows[row + LOW] >= q[TALL]:
            continue
        wide = rows[row + RADIUS]
        if wide > 0:
            if not keeps_from(rows[row + X], rows[row + Y], ax, ay, bx, by, base + wide):
                return False
        elif not sweeps_clear(ax, ay, bx, by, base, corners, rows[row + FIRST], rows[row + LAST]):
            return False
    return True


@kernel
def free_way(
    ax: int, ay: int, bx: int, by: int, low: int, high: int, ghost: int, q: Ints, rows: Ints,
    corners: Ints, border: Ints,
) -> bool:  # fmt: skip
    """Whether a base may go from a to b, its body between two heights."""
    if in_the_way(ax, ay, bx, by, q[BASE], low, high, -1, ghost, rows, corners) >= 0:
        return False
    return bool(sweeps_clear(ax, ay, bx, by, q[BASE], border, 0, len(border)))


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
def face_at(
    ax: int, ay: int, az: int, bx: int, by: int, bz: int, q: Ints, g: Ints, rows: Ints,
    corners: Ints, border: Ints, foot: Ints,
) -> bool:  # fmt: skip
    """Whether a figure can climb from a place to one on a higher top beside it, or back.

    The way leads to the face, straight up, and onto the top. `foot` gets the place at the face.
    """
    base, tall, ghost = q[BASE], q[TALL], g[GHOST]
    wide = 2 * base + TOUCH
    for row in range(0, len(rows), ROW):
        if rows[row + STAND] == 0 or rows[row + HIGH] != bz:
            continue
        first, last = rows[row + FIRST], rows[row + LAST]
        if not inside(bx, by, corners, first, last) or inside(ax, ay, corners, first, last):
            continue
        part = foot_of(ax, ay, bx, by, base, corners, first, last)
        fx, fy = ax + (bx - ax) * part // 256, ay + (by - ay) * part // 256
        if not has_face(fx, fy, az, bz, base, rows, corners):
            continue
        if not on_ground(ax, ay, fx, fy, az, 0, 0, wide, rows, corners):
            continue
        if not on_ground(fx, fy, bx, by, bz, 1, 0, wide, rows, corners):
            continue
        if not free_way(ax, ay, fx, fy, az, az + tall, ghost, q, rows, corners, border):
            continue
        if not free_way(fx, fy, fx, fy, az, bz + tall, ghost, q, rows, corners, border):
            continue
        if not free_way(fx, fy, bx, by, bz, bz + tall, ghost, q, rows, corners, border):
            continue
        foot[0], foot[1] = fx, fy
        return True
    return False


@kernel
def flat_cost(
    ax: int, ay: int, bx: int, by: int, z: int, hikes: int, rows: Ints, corners: Ints
) -> int:
    """The cost of a leg on a level."""
    far = length(bx - ax, by - ay, 0)
    return int(far if hikes else far + rough(ax, ay, bx, by, z, far, rows, corners))


@kernel
def climb_price(rise: int, g: Ints) -> int:
    """The cost of a climb (A-055)."""
    easy = g[CLIMBS] > 0 or (g[HIKES] > 0 and rise <= INCH)
    return int(rise if easy else 2 * rise)


@kernel
def step_cost(
    ax: int, ay: int, az: int, bx: int, by: int, bz: int, q: Ints, g: Ints, rows: Ints,
    corners: Ints, border: Ints, foot: Ints,
) -> int:  # fmt: skip
    """The cost between neighbouring nodes on different levels; -1 if there is no way.

    The way down is a drop if it is harmless and there is ground to land on. `foot` gets the
    place at the face, and whether it is a drop.
    """
    hikes, rise = g[HIKES], abs(bz - az)
    if az < bz:
        found = face_at(ax, ay, az, bx, by, bz, q, g, rows, corners, border, foot)
    else:
        found = face_at(bx, by, bz, ax, ay, az, q, g, rows, corners, border, foot)
    if not found:
        return -1
    fx, fy = foot[0], foot[1]
    ways = flat_cost(ax, ay, fx, fy, az, hikes, rows, corners)
    ways += flat_cost(fx, fy, bx, by, bz, hikes, rows, corners)
    drops = bz < az and rise <= g[DROPS]
    foot[2] = int(drops and supported(fx, fy, bz, q[BASE], rows, corners))
    return int(ways if foot[2] else ways + climb_price(rise, g))


@inlined
def put(
    node: int, total: int, back_to: int, entries: int, cost: Ints, back: Ints, buckets: Ints,
    pool: Ints,
) -> int:  # fmt: skip
    """Note a cheaper way to a node; return how many entries the pool has then."""
    if 2 * entries + 1 >= len(pool):
        return entries
    cost[node], back[node] = total, back_to
    pool[2 * entries], pool[2 * entries + 1] = node, buckets[total]
    buckets[total] = entries
    return entries + 1


@inlined
def spread_on_table(
    point: int, now: int, entries: int, q: Ints, rows: Ints, corners: Ints, border: Ints,
    grades: Ints, near: Ints, cost: Ints, back: Ints, buckets: Ints, pool: Ints,
) -> int:  # fmt: skip
    """Go from a node on the table to its eight neighbours; return the size of the pool."""
    across, most, grade = q[ACROSS], q[BUDGET] - now, grades[point]
    straight, diagonal = q[STEP], q[DIAGONAL]
    offset = -across - 2
    for ray in range(9):
        offset += across - 2 if ray == 3 or ray == 6 else 1
        price = diagonal if ray % 2 == 0 else straight
        other = point + offset
        if price > most or now + price >= cost[other] or grades[other] == 0:
            continue
        open_ = grade >= OPEN and grades[other] >= OPEN
        if not open_ and grade != WIDE and grades[other] != WIDE:
            x, y = place_of(point, q)
            nx, ny = place_of(other, q)
            bits = near[point] | near[other]
            if not way_free(x, y, nx, ny, bits, q, rows, corners, border):
                continue
        entries = put(other, now + price, point, entries, cost, back, buckets, pool)
    return entries


@kernel
def spread_like_a_knight(
    point: int, now: int, entries: int, q: Ints, rows: Ints, corners: Ints, border: Ints,
    grades: Ints, near: Ints, cost: Ints, back: Ints, buckets: Ints, pool: Ints,
) -> int:  # fmt: skip
    """Go from a node on the table two along and one across, for straighter routes.

    A solid within a base of the middle of such a step is near one of its ends.
    """
    across, total = q[ACROSS], now + q[KNIGHT]
    if total > q[BUDGET]:
        return entries
    for ray in range(8):
        long, short = (2 if ray & 1 else -2), (1 if ray & 2 else -1)
        other = point + (long * across + short if ray & 4 else short * across + long)
        if other < 0 or other >= len(grades):
            continue
        if total >= cost[other] or grades[other] == 0:
            continue
        if grades[point] != WIDE or grades[other] != WIDE:
            x, y = place_of(point, q)
            nx, ny = place_of(other, q)
            bits = near[point] | near[other]
            if not way_free(x, y, nx, ny, bits, q, rows, corners, border):
                continue
        entries = put(other, total, point, entries, cost, back, buckets, pool)
    return entries


@kernel
def top_edge(
    node: int, other: int, ax: int, ay: int, bx: int, by: int, z: int, q: Ints, g: Ints,
    rows: Ints, corners: Ints, border: Ints, owner: Ints,
) -> int:  # fmt: skip
    """The cost between neighbouring nodes on tops of one height; -1 if there is no way."""
    if not free_way(ax, ay, bx, by, z, z + q[TALL], g[GHOST], q, rows, corners, border):
        return -1
    top = owner[node]
    if top < 0 or top != owner[other] or rows[top * ROW + CONVEX] == 0:
        if not on_ground(ax, ay, bx, by, z, 0, 0, 0, rows, corners):
            return -1
    elif rows[top * ROW + UNEVEN] == 0:
        return int(length(bx - ax, by - ay, 0))
    return int(flat_cost(ax, ay, bx, by, z, g[HIKES], rows, corners))


@kernel
def spread_on_top(
    node: int, now: int, entries: int, q: Ints, g: Ints, rows: Ints, corners: Ints, border: Ints,
    levels: Ints, owner: Ints, cost: Ints, back: Ints, buckets: Ints, pool: Ints,
) -> int:  # fmt: skip
    """Go from a node on a top to its neighbours on the same level."""
    step, budget, across = q[STEP], q[BUDGET], q[ACROSS]
    points = across * across
    point, z = node % points, levels[node]
    i, j = point % across, point // across
    x, y = place_of(point, q)
    for ray in range(9):
        di, dj = ray % 3 - 1, ray // 3 - 1
        for many in range(1, 3):  # no figure can stand on the seam of two tops, but it may cross it
            ni, nj = i + many * di, j + many * dj
            if ray == 4 or ni < 0 or nj < 0 or ni >= across or nj >= across:
                break
            beside = nj * across + ni + points
            if levels[beside] != z:
                beside += points
            if levels[beside] != z:
                continue
            least = now + many * step
            if least < cost[beside] and least <= budget:
                nx, ny = x + many * di * step, y + many * dj * step
                price = top_edge(node, beside, x, y, nx, ny, z, q, g, rows, corners, border, owner)
                total = now + price
                if price >= 0 and total <= budget and total < cost[beside]:
                    entries = put(beside, total, node, entries, cost, back, buckets, pool)
            break
    return entries


@kernel
def spread_up_and_down(
    node: int, now: int, entries: int, q: Ints, g: Ints, rows: Ints, corners: Ints, border: Ints,
    levels: Ints, cost: Ints, back: Ints, buckets: Ints, pool: Ints, foot: Ints,
) -> int:  # fmt: skip
    """Look from a node in eight directions for the next place on another level."""
    step, budget, across = q[STEP], q[BUDGET], q[ACROSS]
    points = across * across
    point, z = node % points, levels[node]
    i, j = point % across, point // across
    x, y = place_of(point, q)
    far = (2 * q[BASE] + 2 * step - 1) // step  # a top is climbed from a little way off
    for ray in range(9):
        di, dj = ray % 3 - 1, ray // 3 - 1
        if ray == 4:
            continue
        for many in range(1, far + 1):
            ni, nj = i + many * di, j + many * dj
            if ni < 0 or nj < 0 or ni >= across or nj >= across:
                break
            beside = nj * across + ni
            nx, ny = x + many * di * step, y + many * dj * step
            found = False
            for other in range(beside, LAYERS * points, points):
                nz = levels[other]
                if nz < 0 or nz == z:
                    continue
                found = True
                least = now + many * step + (climb_price(nz - z, g) if nz > z else 0)
                if least > budget or least >= cost[other]:
                    continue
                price = step_cost(x, y, z, nx, ny, nz, q, g, rows, corners, border, foot)
                total = now + price
                if price >= 0 and total <= budget and total < cost[other]:
                    entries = put(other, total, node, entries, cost, back, buckets, pool)
            if found and (z == 0 or levels[beside] >= 0):
                break
    return entries


@kernel
def fly(start: int, q: Ints, border: Ints, levels: Ints, cost: Ints, back: Ints) -> None:
    """The nodes within a straight flight (A-054), not around corners of the border."""
    points = q[ACROSS] * q[ACROSS]
    for node in range(LAYERS * points):
        if levels[node] < 0 or node == start:
            continue
        x, y = place_of(node % points, q)
        far = length(x - q[AT_X], y - q[AT_Y], levels[node] - q[AT_Z])
        if far > q[BUDGET] or not inside(x, y, border, 0, len(border)):
            continue
        if sweeps_clear(q[AT_X], q[AT_Y], x, y, q[BASE], border, 0, len(border)):
            cost[node], back[node] = far, start


@kernel
def leave_out_the_crowded(q: Ints, rows: Ints, corners: Ints, levels: Ints, cost: Ints) -> None:
    """Remove the nodes where figures stand: a ghost may pass them, but not end there."""
    for node in range(len(cost)):
        if cost[node] <= q[BUDGET]:
            x, y = place_of(node % (q[ACROSS] * q[ACROSS]), q)
            z = levels[node]
            if in_the_way(x, y, x, y, q[BASE], z, z + q[TALL], -1, 0, rows, corners) >= 0:
                cost[node] = FAR


@kernel
def search(
    start: int, q: Ints, g: Ints, rows: Ints, corners: Ints, border: Ints, levels: Ints,
    owner: Ints, grades: Ints, near: Ints, tops: Ints, cost: Ints, back: Ints, buckets: Ints,
    pool: Ints, foot: Ints,
) -> None:  # fmt: skip
    """Find the cheapest way to every node within the budget, nearest nodes first."""
    cost[start], back[start] = 0, -1
    pool[0], pool[1], buckets[0] = start, -1, 0
    points = q[ACROSS] * q[ACROSS]
    entries = 1
    for now in range(q[BUDGET] + 1):
        while buckets[now] >= 0:
            entry = buckets[now]
            node = pool[2 * entry]
            buckets[now] = pool[2 * entry + 1]
            if cost[node] != now:
                continue
            point = node
            if node < points:
                entries = spread_on_table(
                    node, now, entries, q, rows, corners, border, grades, near, cost, back,
                    buckets, pool,
                )  # fmt: skip
                if q[KNIGHT]:
                    entries = spread_like_a_knight(
                        node, now, entries, q, rows, corners, border, grades, near, cost, back,
                        buckets, pool,
                    )  # fmt: skip
            else:
                entries = spread_on_top(
                    node, now, entries, q, g, rows, corners, border, levels, owner, cost, back,
                    buckets, pool,
                )  # fmt: skip
                point %= points
            if tops[point] and (node >= points or grades[point] < WIDE):
                entries = spread_up_and_down(
                    node, now, entries, q, g, rows, corners, border, levels, cost, back, buckets,
                    pool, foot,
                )  # fmt: skip


@kernel
def reach(
    q: Ints, g: Ints, me: int, rows: Ints, corners: Ints, border: Ints, levels: Ints, cost: Ints,
    back: Ints, owner: Ints, grades: Ints, near: Ints, tops: Ints, buckets: Ints, pool: Ints,
    foot: Ints, local: Ints,
) -> None:  # fmt: skip
    """Find the cheapest way to every node within the budget.

    The figure is in the middle of the lattice. `levels`, `cost`, `back` and `owner` have LAYERS
    numbers for each point, one layer behind the other; `grades`, `near` and `tops` one;
    `buckets` one for each cost, each the last entry put into it; `pool` the entries, a node and
    the entry before it in turn; `local` has room for the rows.
    """
    budget, base = q[BUDGET], q[BASE]
    kept = keep_near(q[AT_X], q[AT_Y], budget + base + q[DIAGONAL], me, rows, local)
    around = local[:kept]
    easy = g[CLIMBS] or g[HIKES] or g[FLIES]
    highest = q[AT_Z] + (budget if easy else budget // 2)
    raster(q, g[GHOST], around, corners, border, levels, owner, grades, near, tops, highest)
    for node in range(len(cost)):
        cost[node] = FAR
    for bucket in range(budget + 1):
        buckets[bucket] = -1
    points = q[ACROSS] * q[ACROSS]
    start = points // 2
    if q[AT_Z] > 0:
        start += points
        owner[start] = -1
    levels[start] = q[AT_Z]
    if g[FLIES]:
        cost[start], back[start] = 0, -1
        fly(start, q, border, levels, cost, back)
    else:
        search(
            start, q, g, around, corners, border, levels, owner, grades, near, tops, cost, back,
            buckets, pool, foot,
        )  # fmt: skip
    if g[GHOST]:
        leave_out_the_crowded(q, around, corners, levels, cost)
