"""A second, slow reading of the rules behind the most common refusals, written from their text.

Each reading looks at the position and the answer with no help of the program's own reasons, and
gives the rules that forbid the answer. The refusal has to cite one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kitchentable.kernel.illegal import Illegal
from kitchentable.warcraft.cards.card import MOMENT_OF
from kitchentable.warcraft.model.answers import Act, Deployment, Play, Step, Victim
from kitchentable.warcraft.model.kinds import KIND_OF, MASK, NAMES, SHIFT
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft

Rules = Iterator[str]
FAR = {"melee": "WC-124", "ranged": "WC-125", "flying": "WC-126", "worker": "WC-127"}
PACE = {"melee": 1, "ranged": 1, "flying": 2, "worker": 2, "hero": 2}


def pieces(player: Player) -> list[tuple[str, str, int]]:
    """The pieces of a player one by one: kind, number of the space, number of pieces."""
    return [(NAMES[at & MASK], str(at >> SHIFT), n) for at, n in player.pieces.items()]


def has(game: Warcraft, player: Player, kind: str, space: str) -> int:
    """How many pieces of a kind a player has in a space."""
    at = str([each.name for each in game.board.spaces].index(space))
    return sum(n for name, where, n in pieces(player) if (name, where) == (kind, at))


def steps(game: Warcraft, start: str, to: str) -> int:
    """The distance of two spaces over spaces that exist, by widening circles."""
    names = [each.name for each in game.board.spaces]
    edge, seen, far = {names.index(start)}, set[int](), 0
    while names.index(to) not in edge:
        seen |= edge
        edge = {near for at in edge for near in game.board.near[at]} - seen
        far += 1
        if not edge:
            return 99
    return far


def ground(game: Warcraft, name: str) -> str:
    return next(each.kind for each in game.board.spaces if each.name == name)


def not_in_hand(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-416: only own cards are played; WC-705: mana is paid with cards from the hand."""
    match answer:
        case Play(name) | Step(name):
            missing = name not in player.hand
        case Act("victory"):
            missing = "victory-point" not in player.hand
        case Act("summon"):
            missing = "summon-building" not in player.hand
        case Act(name):
            missing = name not in player.hand
        case _:
            missing = any(answer.count(card) > player.hand.count(card) for card in answer)
    if missing:
        yield "WC-705" if isinstance(answer, tuple) else "WC-416"


def other_window(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-272: a card in hand whose text names another time."""
    name = "victory-point" if answer == Act("victory") else getattr(answer, "what", "")
    name = answer.name if isinstance(answer, Play) else answer.what if name == "" else name
    name = answer.name if isinstance(answer, Act) else name
    if name in player.hand and MOMENT_OF[name].key in str(no.message):
        yield "WC-272"


def nobody_there(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-121: each of your pieces may move; there is none of the kind."""
    if not has(game, player, answer.what, answer.start):
        yield "WC-121"


def moved_already(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-121: at most once per Move Step."""
    at = game.board.index[answer.start] << SHIFT | KIND_OF[answer.what]
    if 0 < has(game, player, answer.what, answer.start) <= player.moved.get(at, 0):
        yield "WC-121"


def locked(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-151: no piece leaves a locked Town; WC-157: nor by Town Portal."""
    start = answer.start if isinstance(answer, Step) else answer.on[0]
    if any(each.locked and game.name(each.town) == start for each in game.players):
        yield "WC-151" if isinstance(answer, Step) else "WC-157"


def mountain(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-143 to WC-145: only flying units enter mountains."""
    if isinstance(answer, Step) and ground(game, answer.to) == "mountain":
        yield {"worker": "WC-143", "hero": "WC-145"}.get(answer.what, "WC-144")
    elif isinstance(answer, Deployment) and ground(game, answer.space) == "mountain":
        yield "WC-352"


def water(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-067, WC-143, WC-145: only flying units enter water."""
    if ground(game, answer.to) == "water":
        yield {"worker": "WC-143", "hero": "WC-145"}.get(answer.what, "WC-067")


def too_far(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-124 to WC-128, WC-497, WC-515: more steps than the piece has."""
    here = game.board.index[answer.start]
    pace = PACE.get(answer.what.removeprefix("orc-"), 2)
    pace += player.strides.get(here << SHIFT | KIND_OF[answer.what], 0)
    if here in player.fast:
        pace = min(3, pace + 2)
    pace = max(0, pace - player.crippled.count(here))
    if steps(game, answer.start, answer.to) > pace:
        if here in player.crippled:
            yield "WC-497"
        yield (
            "WC-128"
            if answer.what == "hero"
            else FAR.get(answer.what.removeprefix("orc-"), "WC-127")
        )


def behind(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-067, WC-143 to WC-145: near enough, but the ground between is closed to the piece."""
    at = str(no.message.args["at"])
    around = steps(game, answer.start, at) + steps(game, at, answer.to)
    shut = ground(game, at)
    if around <= 3 and shut in ("mountain", "water"):
        usual = "WC-144" if shut == "mountain" else "WC-067"
        yield {"worker": "WC-143", "hero": "WC-145"}.get(answer.what, usual)


def enemies_in(game: Warcraft, player: Player, space: str) -> list[Player]:
    at = game.board.index[space]
    foes = [each for each in game.players if each.team != player.team]
    return [each for each in foes if each.present(at) or at in [p.space for p in each.outposts]]


def no_escort(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-139, WC-141, WC-142: a worker among enemies needs a unit of its own player."""
    space = str(no.message.args["space"])
    own = any(has(game, player, kind, space) for kind in NAMES if kind != "worker")
    if enemies_in(game, player, space) and (not own or answer.what != "worker"):
        yield from ("WC-139", "WC-141", "WC-142")


def stopped(game: Warcraft, player: Player, answer: Step, no: Illegal) -> Rules:
    """WC-130 to WC-136, WC-932: a piece stops in a space with enemies."""
    if enemies_in(game, player, str(no.message.args["space"])):
        yield from ("WC-130", "WC-131", "WC-132", "WC-133", "WC-134", "WC-135", "WC-136", "WC-932")


def none_waiting(game: Warcraft, player: Player, answer: Deployment, no: Illegal) -> Rules:
    """WC-341, WC-342, WC-741, WC-971: only what was trained or hired is placed."""
    kind = answer.what
    if kind == "hero":
        if player.hero is None or not player.hero.training:
            yield "WC-741"
    elif kind.startswith("orc-"):
        if not any(player.hired):
            yield "WC-971"
    elif kind not in PACE or not player.training[KIND_OF[kind]]:
        yield "WC-342" if kind == "worker" else "WC-341"


def no_deployment(game: Warcraft, player: Player, answer: Deployment, no: Illegal) -> Rules:
    """WC-344, WC-350: only the own Town and own finished Outposts."""
    at = game.board.index[answer.space]
    posts = {post.space: post.finished for post in player.outposts}
    if at != player.town and not posts.get(at, False):
        yield "WC-350" if at in posts else "WC-344"


def flyer_safe(game: Warcraft, player: Player, answer: Victim, no: Illegal) -> Rules:
    """WC-244, WC-247: in the melee phase flyers are no casualties, unless they are netted."""
    battle = game.battle
    assert battle is not None
    if battle.phase == 2:
        yield "WC-244" if answer.kind == "flying" else "WC-247"


def one_way(game: Warcraft, player: Player, answer: Act, no: Illegal) -> Rules:
    """WC-358, WC-968: one of training, constructing, upgrading, or hiring instead."""
    ways = {"train": "train", "hero": "train", "research": "train", "hire": "hire"}
    ways |= {"upgrade": "upgrade", "gift": "upgrade"}
    if game.chosen and ways.get(answer.name, "construct") != game.chosen:
        yield "WC-968" if answer.name == "hire" else "WC-358"


READINGS: dict[str, Callable[[Warcraft, Player, Any, Illegal], Rules]] = {
    "wc-not-in-hand": not_in_hand,
    "wc-other-window": other_window,
    "wc-nobody-there": nobody_there,
    "wc-moved-already": moved_already,
    "wc-locked": locked,
    "wc-mountain": mountain,
    "wc-water": water,
    "wc-too-far": too_far,
    "wc-behind-mountain": behind,
    "wc-behind-water": behind,
    "wc-no-escort": no_escort,
    "wc-stopped": stopped,
    "wc-none-waiting": none_waiting,
    "wc-no-deployment": no_deployment,
    "wc-flyer-safe": flyer_safe,
    "wc-one-way": one_way,
}
"""By the message of a refusal: the second reading of its rules."""


def reading(game: Warcraft, seat: int, answer: Any, no: Illegal) -> list[str]:
    """The rules that forbid an answer of a seat, by a second reading."""
    return list(READINGS[no.message.id](game, game.players[seat], answer, no))
