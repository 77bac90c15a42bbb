"""A second, slow reading of the rules on cards and on the abilities of heroes.

What a card may be played on is written here once more, from the text of each card (WC-419 to
WC-534, and the words of our own cards).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from kitchentable.kernel.illegal import Illegal
from kitchentable.warcraft.cards.card import MOMENT_OF
from kitchentable.warcraft.model.answers import Act, Play, Step
from kitchentable.warcraft.model.kinds import KIND_OF
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from tests.warcraft.slow_board import (
    at,
    beside,
    enemies,
    enemies_in,
    fighting,
    has,
    idle,
    name,
    number,
    opposing,
    outposts,
    pieces,
    town,
    units,
)

Rules = Iterator[str]
Target = tuple[Any, ...]
MOVE, HARVEST, SPEND = "wc-step-move", "wc-step-harvest", "wc-step-spend"
OWN_STEP = {
    "fast": ("WC-514", MOVE),
    "demolish": ("WC-040", MOVE),
    "plague-cloud": ("WC-040", MOVE),
    "renew": ("WC-490", HARVEST),
    "many-hands": ("WC-040", HARVEST),
    "graveyard": ("WC-040", HARVEST),
    "moon-well": ("WC-040", HARVEST),
    "resources": ("WC-520", SPEND),
}
"""Cards that name a step of their own player: the rule, and the step."""


# --- hands and times --------------------------------------------------------------------------


def card_of(answer: Any) -> str:
    """The card that an answer would play."""
    if isinstance(answer, Step):
        return answer.what
    if isinstance(answer, Act):
        return {"victory": "victory-point", "summon": "summon-building"}.get(
            answer.name, answer.name
        )
    return str(answer.name)


def not_in_hand(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-416: only own cards are played; WC-705: mana is paid with cards from the hand."""
    if isinstance(answer, tuple):
        if any(answer.count(card) > player.hand.count(card) for card in answer):
            yield "WC-705"
    elif card_of(answer) not in player.hand:
        yield "WC-416"


def other_window(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-272: a card in hand whose text names another time."""
    card = card_of(answer)
    if card in player.hand and MOMENT_OF[card].key in str(no.message):
        yield "WC-272"


def own_step(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """The card names a step of its player, and another player has the step."""
    rule, step = OWN_STEP.get(card_of(answer), ("", ""))
    if rule and game.seat != player.seat and step in str(no.message):
        yield rule


def enemy_step(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-496: Cripple is played in the Move Step of an opponent."""
    if card_of(answer) == "cripple" and game.players[game.seat].team == player.team:
        yield "WC-496"


def fast_late(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-514: at the start of the Move Step; later no more."""
    if card_of(answer) == "fast" and "fast" in player.hand and game.seat == player.seat:
        yield "WC-514"


def fast_nobody(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-515: Fast is for own units and workers in a space."""
    space = answer.start if isinstance(answer, Step) else answer.on[0]
    if at(game, space) and not any(where == space for _, where, _ in pieces(game, player)):
        yield "WC-515"


# --- targets ----------------------------------------------------------------------------------


def in_battle(game: Warcraft, player: Player, on: Target) -> bool:
    """Whether a target is an enemy unit in the battle."""
    return any(
        on == (foe.seat, kind, space)
        for foe in opposing(game, player)
        for kind, space, _ in fighting(game, foe)
    )


def flies(game: Warcraft, player: Player, on: Target) -> bool:
    """Whether a unit flies, whatever it is (WC-247)."""
    return game.profile(player, KIND_OF[on[1]], number(game, on[2])).type == 2


def has_flyers(game: Warcraft, player: Player) -> bool:
    """Whether the other side has flyers in the battle."""
    return any(
        flies(game, foe, (foe.seat, kind, space))
        for foe in opposing(game, player)
        for kind, space, _ in fighting(game, foe)
    )


def melee_attacks(game: Warcraft, player: Player) -> bool:
    """Whether a melee phase is rolled in which melee units of a player attack."""
    battle = game.battle
    assert battle is not None
    own = [kind for kind, _, _ in fighting(game, player) if kind == "melee"]
    sheep = [each for each in battle.sheep if each.seat == player.seat and each.kind == 0]
    able = sum(n for kind, _, n in fighting(game, player) if kind == "melee") > len(sheep)
    return battle.phase == 2 and player.seat in battle.rolling and bool(own) and able


def demolished(game: Warcraft, player: Player, on: Target) -> bool:
    """An enemy Outpost beside a space with two own units."""
    return any(
        on == (foe.seat, space)
        and any(units(game, player, near) >= 2 for near in beside(game, space))
        for foe in enemies(game, player)
        for space, _ in outposts(game, foe)
    )


def plagued(game: Warcraft, player: Player, on: Target) -> bool:
    """Workers of an enemy, builders aside, beside own units."""
    return any(
        on == (foe.seat, space)
        and idle(game, foe, space) > 0
        and any(units(game, player, near) for near in beside(game, space))
        for foe in enemies(game, player)
        for _, space, _ in pieces(game, foe)
    )


def portal(game: Warcraft, player: Player, on: Target) -> bool:
    """A space with own units, and the Town or a finished Outpost: two different spaces."""
    if len(on) != 2 or not all(at(game, each) for each in on):
        return False
    goals = [town(game, player), *(space for space, done in outposts(game, player) if done)]
    return bool(units(game, player, on[0])) and on[0] != on[1] and on[1] in goals


def crippled(game: Warcraft, player: Player, on: Target) -> bool:
    """One space with pieces of an enemy player; creeps have none (WC-682)."""
    if len(on) != 1 or not at(game, on[0]):
        return False
    foes = [foe for foe in enemies_in(game, player, on[0]) if not foe.neutral]
    return any(where == on[0] for foe in foes for _, where, _ in pieces(game, foe))


def many_hands(game: Warcraft, player: Player, on: Target) -> bool:
    """One mine or forest with two own workers who build nothing and something left."""
    space = at(game, on[0]) if len(on) == 1 else None
    if space is None or space.kind not in ("goldmine", "forest"):
        return False
    where = number(game, space.name)
    left = game.stocks.get(where, 1) > 0 and game.depleted[where] < 2
    return left and idle(game, player, space.name) >= 2


def renewed(game: Warcraft, player: Player, on: Target) -> bool:
    """WC-491, WC-493: one forest with a depletion token; with options 6 and 7 any forest."""
    space = at(game, on[0]) if len(on) == 1 else None
    if space is None or space.kind != "forest":
        return False
    stocked = {"draining", "hidden"} & {*game.played.options()}
    return bool(stocked) or game.depleted[number(game, space.name)] > 0


def one_of(*names: str) -> Callable[[Warcraft, Player, Target], bool]:
    return lambda game, player, on: len(on) == 1 and on[0] in names


def moon_well(game: Warcraft, player: Player, on: Target) -> bool:
    wounded = player.hero is not None and player.hero.wounds > 0
    return on == ("cards",) or (on == ("hero",) and wounded)


TARGETS: dict[str, Callable[[Warcraft, Player, Target], bool]] = {
    "fast": lambda game, player, on: (
        len(on) == 1 and any(where == on[0] for _, where, _ in pieces(game, player))
    ),
    "cripple": crippled,
    "many-hands": many_hands,
    "renew": renewed,
    "invisibility": lambda game, player, on: (
        game.battle is not None
        and len(on) == 1
        and any(on[0] in side for side in game.battle.sides)
    ),
    "polymorph": in_battle,
    "marksmanship": in_battle,
    "devour": lambda game, player, on: (
        in_battle(game, player, on) and not flies(game, game.players[on[0]], on)
    ),
    "demolish": demolished,
    "plague-cloud": plagued,
    "town-portal": portal,
    "resources": one_of("gold", "wood"),
    "spoils": one_of("gold", "wood"),
    "moon-well": moon_well,
}
"""By card: whether it may be played on a target. Cards that are missing here name none."""

MOMENTS: dict[str, Callable[[Warcraft, Player], bool]] = {
    "ensnare": has_flyers,
    "web": has_flyers,
    "blood-fury": melee_attacks,
    "call-to-arms": lambda game, player: (
        game.invaded >= 0 and has(game, player, "worker", name(game, game.invaded)) > 0
    ),
    "spoils": lambda game, player: game.battle is not None and player.seat in game.battle.won,
    "graveyard": lambda game, player: has(game, player, "melee", town(game, player)) < 3,
}
"""By card: whether what its text asks for is there, apart from a target."""


def no_target(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-417: the answer names nothing on which the card may be played."""
    card = card_of(answer)
    on = answer.on if isinstance(answer, Play) else (getattr(answer, "start", answer.what),)
    legal = TARGETS.get(card, names_none)
    if card in player.hand and not legal(game, player, on) and own(game, player, card):
        yield "WC-417"


def names_none(game: Warcraft, player: Player, on: Target) -> bool:
    """Whether a target is none, as for a card that asks for none."""
    return on == ()


def own(game: Warcraft, player: Player, card: str) -> bool:
    """Whether a player has the step that a card names, if it names one."""
    return card not in OWN_STEP or game.seat == player.seat


def no_target_now(game: Warcraft, player: Player, answer: Any, no: Illegal) -> Rules:
    """WC-417: nothing at all is there on which the card may be played."""
    card = card_of(answer)
    legal, there = TARGETS.get(card), MOMENTS.get(card)
    if there is not None and not there(game, player):
        yield "WC-417"
    elif legal is not None and own(game, player, card):
        if not any(legal(game, player, on) for on in everything(game)):
            yield "WC-417"
    elif legal is None and there is None:
        yield "WC-417"  # the dice and losses that these cards ask for are told by situations


def everything(game: Warcraft) -> Iterator[Target]:
    """Every target that a card could name."""
    spaces = [each.name for each in game.board.spaces]
    seats = range(len(game.players))
    yield from ((each,) for each in ("gold", "wood", "cards", "hero", *spaces, *seats))
    yield from ((seat, space) for seat in seats for space in spaces)
    yield from ((start, to) for start in spaces for to in spaces)
    kinds = {kind for player in game.players for kind, _, _ in pieces(game, player)}
    yield from ((seat, kind, space) for seat in seats for kind in kinds for space in spaces)


# --- abilities of heroes ----------------------------------------------------------------------


def abilities(game: Warcraft, player: Player) -> list[str]:
    """The abilities on a hero's three cards, by level."""
    assert player.hero is not None
    return [level.ability for level in game.content.heroes[player.hero.name].levels]


def no_hero(game: Warcraft, player: Player, answer: Play, no: Illegal) -> Rules:
    """WC-703: abilities are those of a hero, and the player has none."""
    if player.hero is None:
        yield "WC-703"


def dead_hero(game: Warcraft, player: Player, answer: Play, no: Illegal) -> Rules:
    """WC-696: a killed hero is in the reserves."""
    if player.hero is not None and player.hero.dead:
        yield "WC-696"


def unknown_ability(game: Warcraft, player: Player, answer: Play, no: Illegal) -> Rules:
    """WC-703: a hero has the abilities of its own cards."""
    if answer.name not in abilities(game, player):
        yield "WC-703"


def later_ability(game: Warcraft, player: Player, answer: Play, no: Illegal) -> Rules:
    """WC-745: only the abilities up to the hero's level."""
    assert player.hero is not None
    if answer.name in abilities(game, player)[player.hero.level :]:
        yield "WC-745"


def mana_short(game: Warcraft, player: Player, answer: tuple[str, ...], no: Illegal) -> Rules:
    """WC-704: the cost must be paid; the mana of the cards adds up."""
    paid = sum(game.content.mana.get(card, 1) for card in answer)
    if paid == no.message.args["have"] and paid < int(str(no.message.args["mana"])):
        yield "WC-704"


READINGS: dict[str, Callable[[Warcraft, Player, Any, Illegal], Rules]] = {
    "wc-not-in-hand": not_in_hand,
    "wc-other-window": other_window,
    "wc-own-step": own_step,
    "wc-enemy-step": enemy_step,
    "wc-fast-late": fast_late,
    "wc-fast-nobody": fast_nobody,
    "wc-no-target": no_target,
    "wc-no-target-now": no_target_now,
    "wc-power-no-hero": no_hero,
    "wc-power-dead": dead_hero,
    "wc-power-unknown": unknown_ability,
    "wc-power-later": later_ability,
    "wc-mana-short": mana_short,
}
"""By the message of a refusal: the second reading of its rules."""
