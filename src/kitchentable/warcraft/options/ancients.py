"""Ancients: the Town and the Outposts of the Night Elves are trees that walk (WC-606 to WC-624)."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.board import Spaces
from kitchentable.warcraft.model.events import TreePlanted, Walked
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import LAID_OUT, PORTED_CITES, WALKERS, Rules, is_heard
from kitchentable.warcraft.options.option import option

RACE = "night-elf"
TREE, OUTPOST = "tree", "outpost"


@option("racial")
class Ancients:
    """The Night Elves' racial ability."""

    @LAID_OUT
    def plant(self, game: Warcraft) -> None:
        """Every Tree of Eternity takes the place of a Town."""
        for player in game.inside():
            if player.race == RACE:
                plant(game, player)

    @WALKERS
    def walks(self, game: Warcraft, player: Player, hindered: Spaces) -> list[Step]:
        """Where the Night Elves' Tree and Outposts may go."""
        return walks(game, player, hindered) if player.race == RACE else []

    @PORTED_CITES
    @rule("WC-534")
    def stay_behind(self, game: Warcraft, player: Player, start: int) -> Rules:
        """Town Portal does not take the Tree or an Outpost along."""
        return ("WC-534",) if player.race == RACE and start in player.deploys_in() else ()


def are_ancient(game: Warcraft, player: Player) -> bool:
    """Whether a player has the Night Elves' racial ability."""
    return player.race == RACE and is_heard(game, WALKERS)


@rule("WC-082", "WC-606", "WC-607", "WC-608")
def plant(game: Warcraft, player: Player) -> None:
    """Put the Tree of Eternity on the Town's space, which is clear ground without it."""
    game.cleared.append(player.town)
    rules = ("WC-082", "WC-606", "WC-607", "WC-608")
    game.tell(TreePlanted(seat=player.seat, space=game.name(player.town), rules=rules))


@rule("WC-609", "WC-615", "WC-618", "WC-620")
def walks(game: Warcraft, player: Player, hindered: Spaces) -> list[Step]:
    """The steps of the Tree and the Outposts: one space each, whatever cards say of movement.

    `hindered`: the spaces with pieces of enemies.
    """
    shut, spaces = hindered | built_on(game) | game.board.rocks, game.board.spaces
    found: list[Step] = []
    for what, start in standing(game, player):
        if not hindered >> start & 1 or held_fast(game, player, what == TREE, start) is None:
            for to in one_step(game, start):
                if not shut >> to & 1:
                    found.append(Step(what, spaces[start].name, spaces[to].name))
    return found


@rule("WC-500", "WC-519", "WC-618")
def one_step(game: Warcraft, start: int) -> Sequence[int]:
    """The spaces a tree can reach: adjacent ones, with neither Cripple nor Fast."""
    return game.board.near[start]


@rule("WC-609", "WC-615", "WC-621")
def standing(game: Warcraft, player: Player) -> list[tuple[str, int]]:
    """The Tree and the finished Outposts that have not walked in this step."""
    gone, found = game.walked, []
    if (TREE, player.town) not in gone:
        found.append((TREE, player.town))
    for post in player.outposts:
        if post.finished and (OUTPOST, post.space) not in gone:
            found.append((OUTPOST, post.space))
    return found


@rule("WC-610", "WC-616")
def barren(game: Warcraft, tree: bool, to: int) -> Illegal | None:
    """The reason against mountains and water."""
    if game.board.rocks >> to & 1:
        return Illegal("WC-610" if tree else "WC-616", "wc-no-root", space=game.name(to))
    return None


@rule("WC-611", "WC-616")
def taken(game: Warcraft, tree: bool, to: int) -> Illegal | None:
    """The reason against a space with a Town or an Outpost."""
    if built_on(game) >> to & 1:
        return Illegal("WC-611" if tree else "WC-616", "wc-taken", space=game.name(to))
    return None


@rule("WC-612", "WC-616")
def among_enemies(game: Warcraft, player: Player, tree: bool, to: int) -> Illegal | None:
    """The reason against a space with enemies."""
    for enemy in game.enemies(player):
        if enemy.present(to):
            return Illegal("WC-612" if tree else "WC-616", "wc-among-enemies", space=game.name(to))
    return None


def built_on(game: Warcraft) -> Spaces:
    """The set of spaces with a Town, or an Outpost, finished or not."""
    found = game.towns()
    for each in game.players:
        if each.town >= 0:
            found |= 1 << each.town
        for post in each.outposts:
            found |= 1 << post.space
    return found


@rule("WC-613", "WC-616", "WC-624")
def held_fast(game: Warcraft, player: Player, tree: bool, start: int) -> Illegal | None:
    """The reason to stay: enemy units in the space, or for a Tree a locked Town."""
    if not game.enemy_units(player, start):
        return None
    number = "WC-616" if not tree else "WC-624" if player.locked else "WC-613"
    return Illegal(number, "wc-held-fast", space=game.name(start))


def whatever_cards_say(player: Player, start: int) -> tuple[str, ...]:
    """The rules by which Cripple and Fast on its space do not change a tree's step."""
    slowed = ("WC-500",) if start in player.crippled else ()
    return (*slowed, "WC-519") if start in player.fast else slowed


@rule("WC-607", "WC-622")
def settle(player: Player, to: int) -> None:
    """Make the Tree's space the Town; the marker of a captured Town goes with it."""
    player.town = to


@rule("WC-609", "WC-614", "WC-615", "WC-617", "WC-619")
def walk(game: Warcraft, player: Player, chosen: Step) -> None:
    """Move a tree. It carries no piece and does not count against stacking."""
    what, here, there = chosen.what, chosen.start, chosen.to
    start, to = game.board.index[here], game.board.index[there]
    if what == TREE:
        settle(player, to)
    else:
        next(post for post in player.outposts if post.space == start and post.finished).space = to
    game.walked.append((what, to))
    if game.told is not None:
        rules = (*(WALKED if what == TREE else OUTPOST_WALKED), *whatever_cards_say(player, start))
        game.tell(Walked(seat=player.seat, what=what, start=here, to=there, rules=rules))


OUTPOST_WALKED = ("WC-615", "WC-617", "WC-618", "WC-619", "WC-620")
WALKED = ("WC-609", "WC-614", "WC-618", "WC-619", "WC-620", "WC-622")


def why_not(game: Warcraft, player: Player, chosen: Step) -> Illegal:
    """Why a tree cannot walk from one space to another."""
    index, tree = game.board.index, chosen.what == TREE
    start, to = index.get(chosen.start, -1), index.get(chosen.to, -1)
    if start < 0 or to < 0:
        return names_nothing()
    return (
        no_walker(game, player, tree, start)
        or too_far(game, tree, start, to)
        or barren(game, tree, to)
        or taken(game, tree, to)
        or among_enemies(game, player, tree, to)
        or held_fast(game, player, tree, start)
        or walked_already(tree)
    )


@rule("WC-609", "WC-615", "WC-621")
def no_walker(game: Warcraft, player: Player, tree: bool, start: int) -> Illegal | None:
    """The reason against: none of the player's own stands there that walks."""
    number, name = "WC-609" if tree else "WC-615", game.name(start)
    if not are_ancient(game, player):
        return Illegal(number, "wc-no-walking")
    if (TREE if tree else OUTPOST, start) in standing(game, player):
        return None
    if tree:
        return walked_already(tree) if start == player.town else no_tree(name)
    here = [post for post in player.outposts if post.space == start]
    if not here:
        return Illegal(number, "wc-no-outpost-there", space=name)
    finished = any(post.finished for post in here)
    return walked_already(tree) if finished else Illegal("WC-621", "wc-walks-finished", space=name)


def no_tree(name: str) -> Illegal:
    """The reason against a space in which the player's Tree does not stand."""
    return Illegal("WC-609", "wc-no-tree-there", space=name)


@rule("WC-609", "WC-615")
def walked_already(tree: bool) -> Illegal:
    """The reason against a second walk in one Move Step."""
    return Illegal("WC-609" if tree else "WC-615", "wc-walked-already")


@rule("WC-609", "WC-615")
def too_far(game: Warcraft, tree: bool, start: int, to: int) -> Illegal | None:
    """The reason against a space that is not adjacent."""
    if to in one_step(game, start):
        return None
    return Illegal("WC-609" if tree else "WC-615", "wc-one-step", space=game.name(to))
