"""The Deploy Step (WC-340 to WC-357)."""

from __future__ import annotations

from functools import partial

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import CHECKPOINT, Asks, ask
from kitchentable.kernel.rules import SkipTo, rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.answers import Deployment
from kitchentable.warcraft.model.events import (
    BuildingFinished,
    Deployed,
    OutpostFinished,
    TownLocked,
)
from kitchentable.warcraft.model.kinds import (
    FIRST_MERCENARY,
    HERO,
    HIRED,
    KIND_OF,
    NAMES,
    STACK,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import Deploy
from kitchentable.warcraft.model.words import building_word, kind_word
from kitchentable.warcraft.moments import DEPLOYED
from kitchentable.warcraft.options import hero_training, research
from kitchentable.warcraft.rules import deploy_reasons

DONE = Deployment("done")


@rule("WC-120", "WC-354", "WC-355", off=SkipTo("deploy-next"))
def step(game: Warcraft) -> Asks[None]:
    """Let a player finish and place anything that waits, in any order, or leave it waiting."""
    player = game.players[game.seat]
    if player.research:
        yield CHECKPOINT
        yield from research.finish(game, player)
    if not waiting(player):
        game.stage = "deploy-next"
        return
    question = Deploy(
        WHAT,
        seat=player.seat,
        among=partial(options, game, player),
        refused=partial(refusals, game, player),
        why=partial(deploy_reasons.why_not, game, player),
        words=item_words,
        open=True,
        rules=DEPLOY,
        stands_for=("WC-344", "WC-350", "WC-352"),
    )
    item = yield from ask(question)
    if item == DONE:
        game.stage = "deploy-next"
    else:
        DO[item.name](game, player, item)


WHAT = say("wc-deploy")
DEPLOY = ("WC-341", "WC-343", "WC-354", "WC-355")


def waiting(player: Player) -> bool:
    """Whether anything is in training or under construction."""
    if any(player.training) or any(player.sites) or any(player.summoned) or any(player.hired):
        return True
    if player.hero is not None and player.hero.training:
        return True
    for post in player.outposts:
        if not post.finished:
            return True
    return False


def options(game: Warcraft, player: Player) -> list[Deployment]:
    """Everything that can be finished or placed now."""
    found = [*placements(game, player), *returning(game, player), *works(game, player), DONE]
    return [*mercenaries(game, player), *found] if player.hired else found


@rule("WC-971")
def mercenaries(game: Warcraft, player: Player) -> list[Deployment]:
    """The placements of hired mercenaries, which deploy like other units."""
    return [
        Deployment("place", NAMES[kind], game.name(space))
        for kind in HIRED
        if player.hired[kind - FIRST_MERCENARY]
        for space in player.deploys_in()
        if room(game, player, kind, space)
    ]


@rule("WC-741")
def returning(game: Warcraft, player: Player) -> list[Deployment]:
    """The placements of a hero in training; the stacking limit does not hold for heroes."""
    if player.hero is None or not player.hero.training:
        return []
    return [Deployment("place", "hero", game.name(space)) for space in player.deploys_in()]


@rule("WC-341", "WC-342", "WC-343", "WC-344", "WC-350")
def placements(game: Warcraft, player: Player) -> list[Deployment]:
    """The placements of pieces in training: in the player's Town or a finished Outpost."""
    found: list[Deployment] = []
    for kind, waiting in enumerate(player.training):
        for space in player.deploys_in() if waiting else ():
            if room(game, player, kind, space):
                found.append(Deployment("place", NAMES[kind], game.name(space)))
    return found


@rule("WC-351", "WC-352")
def room(game: Warcraft, player: Player, kind: int, space: int) -> bool:
    """Whether a piece may be placed in a space: it has room, and is no mountain for the piece."""
    if game.stacked(player, space, kind) >= STACK:
        return False
    return game.board.enterable(kind, space)


def works(game: Warcraft, player: Player) -> list[Deployment]:
    """Buildings and Outposts that can be finished."""
    found: list[Deployment] = []
    if any(player.sites) and returns(game, player):
        found += [Deployment("finish", NAMES[kind]) for kind in UNITS if player.sites[kind]]
    if any(player.summoned):
        found += [Deployment("summoned", NAMES[kind]) for kind in UNITS if player.summoned[kind]]
    for each in player.outposts:
        post = Deployment("outpost", game.name(each.space))
        if not each.finished and post not in found:
            found.append(post)
    return found


@rule("WC-353")
def returns(game: Warcraft, player: Player) -> bool:
    """Whether the Town has room for the worker of a finished building."""
    return game.stacked(player, player.town, WORKER) < STACK


def refusals(game: Warcraft, player: Player) -> dict[Deployment, Illegal]:
    """The placements and finishes that lack of room prevents, each with its refusal."""
    found: dict[Deployment, Illegal] = {}
    for kind in (*UNITS, WORKER):
        for space in player.deploys_in() if player.training[kind] else ():
            if not room(game, player, kind, space):
                item = Deployment("place", NAMES[kind], game.name(space))
                found[item] = deploy_reasons.no_room(game, player, kind, space)
    if not returns(game, player):
        for kind in UNITS:
            if player.sites[kind]:
                found[Deployment("finish", NAMES[kind])] = deploy_reasons.worker_waits(game, player)
    return found


def item_words(item: Deployment) -> Message:
    """A deployment in words."""
    if item.name == "place":
        return say("wc-deploy-place", kind=kind_word(item.what), space=item.space)
    if item.name in ("finish", "summoned"):
        return say("wc-deploy-finish", kind=building_word(item.what))
    if item.name == "outpost":
        return say("wc-deploy-outpost", space=item.what)
    return say("wc-deploy-done")


# --- doing it -----------------------------------------------------------------------------


@rule("WC-060", "WC-340", "WC-357")
def place(game: Warcraft, player: Player, item: Deployment) -> None:
    """Place a piece in a space. No battle is fought because of it in this step."""
    kind, space = KIND_OF[item.what], game.board.index[item.space]
    if kind == HERO:
        hero_training.come_back(player, space)
    elif kind in HIRED:
        player.hired[kind - FIRST_MERCENARY] -= 1
        player.put(space, kind)
    else:
        player.training[kind] -= 1
        player.put(space, kind)
    if game.told is not None:
        by = {WORKER: "WC-342", HERO: "WC-741"}.get(kind, "WC-341")
        more = ("WC-971",) if kind in HIRED else ("WC-747",) if kind == HERO else ()
        rules = ("WC-060", "WC-340", by, "WC-343", "WC-357", *more)
        game.tell(Deployed(seat=player.seat, kind=item.what, space=item.space, rules=rules))
    lock(game, player, space)
    DEPLOYED.tell(game, player, space, kind)


@rule("WC-151", "WC-156", "WC-356")
def lock(game: Warcraft, player: Player, space: int) -> None:
    """Lock a Town into which its owner deploys among enemy units: no piece may leave it."""
    if space == player.town and not player.locked and game.enemy_units(player, space):
        player.locked = True
        game.tell(TownLocked(seat=player.seat, rules=("WC-151", "WC-156", "WC-356")))


@rule("WC-345", "WC-346")
def finish(game: Warcraft, player: Player, item: Deployment) -> None:
    """Finish a building; its worker returns to the Town."""
    kind = KIND_OF[item.what]
    player.sites[kind] -= 1
    player.built[kind] += 1
    player.put(player.town, WORKER)
    game.tell(BuildingFinished(seat=player.seat, kind=item.what, rules=("WC-345", "WC-346")))
    lock(game, player, player.town)


@rule("WC-510")
def finish_summoned(game: Warcraft, player: Player, item: Deployment) -> None:
    """Finish a summoned building. It has no worker, so a full Town does not delay it."""
    kind = KIND_OF[item.what]
    player.summoned[kind] -= 1
    player.built[kind] += 1
    game.tell(BuildingFinished(seat=player.seat, kind=item.what, rules=("WC-345", "WC-510")))


@rule("WC-347", "WC-348", "WC-349")
def finish_outpost(game: Warcraft, player: Player, item: Deployment) -> None:
    """Finish an Outpost; its worker stays and is free, and pieces may be deployed there."""
    space = game.board.index[item.what]
    post = next(each for each in player.outposts if each.space == space and not each.finished)
    post.finished = True
    rules = ("WC-347", "WC-348", "WC-349")
    game.tell(OutpostFinished(seat=player.seat, space=item.what, rules=rules))


DO = {
    "place": place,
    "finish": finish,
    "summoned": finish_summoned,
    "outpost": finish_outpost,
}
