"""Everything in reach, as the kernel finds it: a lattice around a figure."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nsmallest

from msgspec import Struct

from kitchentable.raiders.geometry import Place
from kitchentable.raiders.geometry.compiled import Ints, listed
from kitchentable.raiders.geometry.figures import Figure
from kitchentable.raiders.geometry.legs import Gait
from kitchentable.raiders.geometry.raster_kernel import LAYERS, half_of


class Reach(Struct, frozen=True):
    """Everything a figure can reach, on the lattice around it."""

    figure: Figure
    gait: Gait
    budget: int
    step: int
    levels: Ints
    cost: Ints
    back: Ints

    def places(self) -> dict[Place, int]:
        """Every place that can be reached, and what it costs to get there."""
        return {self.at(node): int(self.cost[node]) for node in self._reached()}

    def _reached(self) -> list[int]:
        """The nodes that can be reached."""
        if isinstance(self.cost, list):
            return [node for node, cost in enumerate(self.cost) if cost <= self.budget]
        return listed((self.cost <= self.budget).nonzero()[0])

    def nearest(self, goal: Place, count: int) -> list[Place]:
        """The places in reach that are nearest to a goal on the plan."""
        half, across = self._size()
        x = goal[0] - self.figure.x + half * self.step
        y = goal[1] - self.figure.y + half * self.step

        def far2(node: Ints) -> Ints:  # of one node, or of an array of nodes
            spot = node % (across * across)
            return (spot % across * self.step - x) ** 2 + (spot // across * self.step - y) ** 2

        if isinstance(self.cost, list):
            found = nsmallest(count, self._reached(), key=far2)
        else:
            nodes = (self.cost <= self.budget).nonzero()[0]
            found = listed(nodes[far2(nodes).argsort(kind="stable")[:count]])
        return [self.at(node) for node in found]

    def near(self, place: Place, far: int) -> Iterator[tuple[Place, int]]:
        """The places on one level within a square around a place, with their costs."""
        half, across = self._size()
        x, y = ((at - own) // self.step + half for at, own in self._pairs(place))
        more = far // self.step + 1
        for j in range(max(0, y - more), min(across, y + more + 1)):
            for i in range(max(0, x - more), min(across, x + more + 1)):
                for node in range(j * across + i, LAYERS * across * across, across * across):
                    if self.cost[node] <= self.budget and self.levels[node] == place[2]:
                        yield self.at(node), int(self.cost[node])

    def nodes(self, place: Place) -> list[Place]:
        """The places on the way to a place in reach, the figure's own first."""
        node = self._node(place)
        if node < 0:
            raise KeyError(place)
        found = []
        while node >= 0:
            found.append(self.at(node))
            node = int(self.back[node])
        return found[::-1]

    def _node(self, place: Place) -> int:
        """The node at a place; -1 if there is none in reach."""
        half, across = self._size()
        (x, fine_x), (y, fine_y) = (divmod(at - own, self.step) for at, own in self._pairs(place))
        if fine_x or fine_y or not (-half <= x <= half and -half <= y <= half):
            return -1
        first = (y + half) * across + x + half
        for node in range(first, LAYERS * across * across, across * across):
            if self.cost[node] <= self.budget and self.levels[node] == place[2]:
                return node
        return -1

    def at(self, node: int) -> Place:
        """The place of a node."""
        half, across = self._size()
        j, i = divmod(node % (across * across), across)
        x, y = self.figure.x + (i - half) * self.step, self.figure.y + (j - half) * self.step
        return x, y, int(self.levels[node])

    def _size(self) -> tuple[int, int]:
        half = half_of(self.budget, self.step)
        return half, 2 * half + 1

    def _pairs(self, place: Place) -> tuple[tuple[int, int], tuple[int, int]]:
        return (place[0], self.figure.x), (place[1], self.figure.y)
