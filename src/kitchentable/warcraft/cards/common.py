"""Fast, Resources, Town Portal, Victory Point: the cards every race has (WC-514 to WC-537)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards.card import (
    ANY_TIME,
    MOVE_END,
    MOVE_START,
    NOWHERE,
    SPEND_START,
    Card,
    Target,
    card,
)
from kitchentable.warcraft.model.answers import Landing
from kitchentable.warcraft.model.card_events import Hastened, Ported, TookResources
from kitchentable.warcraft.model.events import VictoryPointShown
from kitchentable.warcraft.model.kinds import (
    KIND_OF,
    MASK,
    NAMES,
    SHIFT,
    STACK,
    STACKS,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import PlacePorted
from kitchentable.warcraft.model.words import card_word, kind_word
from kitchentable.warcraft.moments import PORTED_CITES, UNITS_PORTED
from kitchentable.warcraft.options import creeps


@card
class Fast(Card):
    """The pieces of one space move further this turn."""

    name = "fast"
    moment = MOVE_START
    own_step = ("WC-514", "move")

    @rule("WC-514")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        if player.seat != game.seat:
            return NOWHERE
        return [(game.name(space),) for space in player.spaces()]

    def playable(self, game: Warcraft, player: Player) -> bool:
        return player.seat == game.seat and bool(player.pieces)

    @rule("WC-514", "WC-515")
    def why_not(self, game: Warcraft, player: Player, target: Target) -> Illegal:
        """Why Fast is not played: it is not the player's Move Step, or no piece is in the space."""
        word = card_word(self.name)
        if player.seat == game.seat and len(target) == 1 and target[0] in game.board.index:
            return Illegal("WC-515", "wc-fast-nobody", card=word, space=target[0])
        return Card.why_not(self, game, player, target)

    @rule("WC-515", "WC-517")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        space = game.board.index[target[0]]
        if space not in player.fast:
            player.fast.append(space)
        rules = ("WC-514", "WC-515", "WC-516", "WC-517", "WC-518")
        game.tell(Hastened(seat=player.seat, space=target[0], rules=rules))
        yield from ()


@card
class Resources(Card):
    """Two gold or two wood."""

    name = "resources"
    moment = SPEND_START
    own_step = ("WC-520", "spend")

    @rule("WC-520")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        able = player.seat == game.seat and player.town >= 0  # without a Town there is no stock
        return (("gold",), ("wood",)) if able else NOWHERE

    @rule("WC-521", "WC-522")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        gold, wood = (2, 0) if target[0] == "gold" else (0, 2)
        player.gold += gold
        player.wood += wood
        rules = ("WC-520", "WC-521", "WC-522")
        game.tell(TookResources(seat=player.seat, gold=gold, wood=wood, rules=rules))
        yield from ()


@card
class VictoryPoint(Card):
    """Face up it is worth a point. Players may show it unasked, or in their Spend Step."""

    name = "victory-point"
    moment = ANY_TIME

    @rule("WC-536", "WC-537")
    def show(self, game: Warcraft, player: Player) -> None:
        """Lay the card in front of its owner for the rest of the game."""
        player.hand.remove(self.name)
        player.shown += 1
        rules = ("WC-536", "WC-537")
        game.tell(VictoryPointShown(seat=player.seat, number=player.shown, rules=rules))


@card
class TownPortal(Card):
    """All units of one space go to the Town or an Outpost."""

    name = "town-portal"
    moment = MOVE_END

    @rule("WC-523", "WC-530")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Pairs of a start and a goal: the Town or a finished Outpost."""
        return [
            (game.name(start), game.name(to))
            for start in player.spaces()
            for to in player.deploys_in()
            if start != to and player.units(start) and self.possible(game, player, start, to)
        ]

    def playable(self, game: Warcraft, player: Player) -> bool:
        goals = player.deploys_in()
        for at in player.pieces:
            if at & MASK != WORKER:
                start = at >> SHIFT
                for to in goals:
                    if start != to and self.possible(game, player, start, to):
                        return True
        return False

    @rule("WC-157", "WC-529")
    def possible(self, game: Warcraft, player: Player, start: int, to: int) -> bool:
        """Whether the units may leave (a Town may be locked) and all of them find a place."""
        if game.locked(start):
            return False
        if player.stack(start) + game.stacked(player, to, UNITS[0]) <= STACK:
            return True
        return bool(self.spreads(game, player, start, to))

    def why_not(self, game: Warcraft, player: Player, target: Target) -> Illegal:
        """Why units do not go from one space to another; without two spaces the card has none."""
        spaces = [game.board.index[name] for name in target if name in game.board.index]
        if len(spaces) != 2:
            return Card.why_not(self, game, player, target)
        start, to = spaces
        return (
            self.nobody_goes(game, player, start)
            or self.held_back(game, start)
            or self.no_goal(game, player, start, to)
            or self.no_room(game, to)
        )

    @rule("WC-524")
    def nobody_goes(self, game: Warcraft, player: Player, start: int) -> Illegal | None:
        """The reason against a space without units of the player."""
        if player.units(start):
            return None
        return Illegal("WC-524", "wc-portal-nobody", space=game.name(start))

    @rule("WC-157")
    def held_back(self, game: Warcraft, start: int) -> Illegal | None:
        """The reason against leaving a locked Town."""
        if not game.locked(start):
            return None
        return Illegal("WC-157", "wc-locked", space=game.name(start))

    @rule("WC-524", "WC-530")
    def no_goal(self, game: Warcraft, player: Player, start: int, to: int) -> Illegal | None:
        """The reason against a goal that is no Town and no finished Outpost of the player."""
        name = game.name(to)
        if start == to:
            return Illegal("WC-524", "wc-same-space", space=name)
        if to in player.deploys_in():
            return None
        unfinished = any(post.space == to for post in player.outposts)
        return Illegal("WC-530" if unfinished else "WC-524", "wc-portal-goal", space=name)

    @rule("WC-529")
    def no_room(self, game: Warcraft, to: int) -> Illegal:
        """The reason against a goal where not all units find a place."""
        return Illegal("WC-529", "wc-portal-full", space=game.name(to))

    @rule("WC-524", "WC-525", "WC-526", "WC-534", "WC-864")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Move all units of the space, whatever lies between; workers and buildings stay."""
        start, to = (game.board.index[name] for name in target)
        ways = list(self.spreads(game, player, start, to))
        spread = ways[0]
        if len(ways) > 1:
            spread = yield from self.choose(game, player, (start, to), ways)
        for kind in player.stacking():
            player.pieces.pop(start << SHIFT | kind, None)
            player.moved.pop(start << SHIFT | kind, None)
        self.take_along(game, player, start, to)
        for each in spread:
            player.put(game.board.index[each.space], KIND_OF[each.kind], each.number)
            rules = (*PORTED, *(() if each.space == target[1] else ("WC-527", "WC-529")))
            rules += PORTED_CITES.value(game, player, start)
            told = Ported(
                seat=player.seat,
                kind=each.kind,
                number=each.number,
                start=target[0],
                to=each.space,
                rules=rules,
            )
            game.tell(told)
        UNITS_PORTED.tell(game, player, start, to)
        for space in dict.fromkeys((to, *(game.board.index[each.space] for each in spread))):
            yield from meet_creeps(game, space)

    @rule("WC-533")
    def take_along(self, game: Warcraft, player: Player, start: int, to: int) -> None:
        """Move a hero too, whatever the stacking, and with it the creatures that stay."""
        for kind in [each for each in player.more if not STACKS[each]]:
            number = player.pieces.pop(start << SHIFT | kind, 0)
            player.moved.pop(start << SHIFT | kind, None)
            if number:
                player.put(to, kind, number)
                told = Ported(
                    seat=player.seat,
                    kind=NAMES[kind],
                    number=number,
                    start=game.name(start),
                    to=game.name(to),
                    rules=("WC-533",),
                )
                game.tell(told)

    def choose(
        self, game: Warcraft, player: Player, goal: tuple[int, int], ways: list[Spread]
    ) -> Asks[Spread]:
        start, to = goal
        question = PlacePorted(
            say("wc-portal-where"),
            seat=player.seat,
            among=ways,
            why=lambda spread: spread_reason(game, player, start, to, spread),
            words=spread_words,
            open=True,
            rules=("WC-527", "WC-529", *(("WC-150",) if game.board.water else ())),
        )
        return (yield from ask(question))

    def all_at_the_goal(self, game: Warcraft, player: Player, start: int, to: int) -> list[Spread]:
        """Without WC-527: all units go to the goal, whatever the stacking."""
        kinds = [(to, kind, player.count(start, kind)) for kind in player.stacking()]
        return [named(game, [each for each in kinds if each[2]])]

    def nobody_lands(self, game: Warcraft, player: Player, start: int, to: int) -> list[Spread]:
        """Without WC-528 and WC-531: the card takes nobody from this space to that goal."""
        return [named(game, [])]

    @rule("WC-528", "WC-531", off=nobody_lands)
    @rule("WC-527", off=all_at_the_goal)
    def spreads(self, game: Warcraft, player: Player, start: int, to: int) -> list[Spread]:
        """The ways to place the units: as many as fit at the goal, the rest beside it."""
        units = [(kind, player.count(start, kind)) for kind in player.stacking()]
        room = STACK - game.stacked(player, to, UNITS[0])
        total = sum(number for _, number in units)
        found: list[Spread] = []
        for first in product(*(range(number + 1) for _, number in units)):
            going = min(room, total)
            if sum(first) != going or not all(
                game.board.enterable(kind, to)
                for (kind, _), n in zip(units, first, strict=True)
                if n
            ):
                continue
            placed = [(to, kind, n) for (kind, _), n in zip(units, first, strict=True) if n]
            left = [(kind, n - m) for (kind, n), m in zip(units, first, strict=True) if n > m]
            found += [
                named(game, [*placed, *rest]) for rest in self.beside(game, player, start, to, left)
            ]
        return found

    def beside(
        self, game: Warcraft, player: Player, start: int, to: int, left: list[tuple[int, int]]
    ) -> list[list[tuple[int, int, int]]]:
        """The ways to spread the rest over the spaces adjacent to the goal, within stacking."""
        if not left:
            return [[]]
        ways: list[dict[tuple[int, int], int]] = [{}]
        for kind, number in left:
            for _ in range(number):
                ways = [
                    {**way, (space, kind): way.get((space, kind), 0) + 1}
                    for way in ways
                    for space in game.board.near[to]
                    if space != start
                    and game.board.enterable(kind, space)
                    and game.stacked(player, space, kind)
                    + sum(n for (at, _), n in way.items() if at == space)
                    < STACK
                ]
        different = {tuple(sorted(way.items())): None for way in ways}
        return [[(space, kind, n) for (space, kind), n in way] for way in different]


@rule("WC-679")
def meet_creeps(game: Warcraft, space: int) -> Asks[None]:
    """Turn up a creep to which units come without moving; they fight it in their own turn."""
    yield from creeps.enter(game, space, ("WC-679",))


PORTED = ("WC-523", "WC-524", "WC-525", "WC-526", "WC-528", "WC-530", "WC-531")

Spread = tuple[Landing, ...]
"""The goals of ported units: a space, a kind and a number each."""


def named(game: Warcraft, placed: list[tuple[int, int, int]]) -> Spread:
    """A spread with the names of kinds and spaces in place of their numbers."""
    return tuple(Landing(game.name(space), NAMES[kind], n) for space, kind, n in placed)


def spread_reason(game: Warcraft, player: Player, start: int, to: int, spread: Spread) -> Illegal:
    """Why units cannot be spread like this: not all go, or a part of them finds no place there."""
    index = game.board.index
    if any(each.space not in index or each.kind not in KIND_OF for each in spread):
        return names_nothing()
    gone: Counter[int] = Counter()
    for each in spread:
        gone[KIND_OF[each.kind]] += each.number
    if gone != Counter({kind: player.count(start, kind) for kind in player.stacking()}):
        return not_all_go(game, start)
    for each in spread:
        space, kind = index[each.space], KIND_OF[each.kind]
        if (no := no_place(game, kind, start, to, space)) is not None:
            return no
    return fills_goal_first(game, to)


@rule("WC-524")
def not_all_go(game: Warcraft, start: int) -> Illegal:
    """The reason against leaving units behind, or taking more than there are."""
    return Illegal("WC-524", "wc-portal-all", space=game.name(start))


@rule("WC-150", "WC-527", "WC-529")
def no_place(game: Warcraft, kind: int, start: int, to: int, space: int) -> Illegal | None:
    """The reason against a space for a part of the units: too far, or closed to their type."""
    if space == start or (space != to and space not in game.board.near[to]):
        return Illegal("WC-527", "wc-portal-beside", space=game.name(space), to=game.name(to))
    if game.board.enterable(kind, space):
        return None
    word = kind_word(NAMES[kind])
    return Illegal("WC-529", "wc-portal-ground", kind=word, space=game.name(space))


@rule("WC-527", "WC-529")
def fills_goal_first(game: Warcraft, to: int) -> Illegal:
    """The reason against a spread that leaves room at the goal, or breaks the stacking limit."""
    return Illegal("WC-527", "wc-portal-fill", space=game.name(to), most=STACK)


def spread_words(spread: Spread) -> Message:
    """A spread in words."""
    parts = tuple(
        say("wc-portal-part", space=each.space, kind=kind_word(each.kind), number=each.number)
        for each in spread
    )
    return say("wc-portal-spread", parts=parts)


VICTORY_POINT = VictoryPoint()
