"""Texts of card windows: their questions, and the plays in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from kitchentable.kernel.words import Arg, Item, Message, Who, say
from kitchentable.warcraft.cards.card import MOVE_END, MOVE_OVER, MOVE_START, Window
from kitchentable.warcraft.model.answers import Play
from kitchentable.warcraft.model.kinds import KIND_OF
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import card_word, kind_word, power_word, who
from kitchentable.warcraft.powers import power


def asking(game: Warcraft, player: Player, moment: Window) -> Message:
    """The question of a window; in a Move Step it names the mover."""
    seat = game.seat if moment in WHOSE else -1
    return window_words(moment, seat, int(player.hero is not None and moment in power.MOMENTS))


WHOSE = (MOVE_START, MOVE_END, MOVE_OVER)
"""Windows whose question names the player whose step it is."""


@cache
def window_words(moment: Window, seat: int, hero: int) -> Message:
    """The question of a window in words; a hero's abilities may be used in many of them."""
    words = f"wc-window-{moment.key}"
    return say(words, hero=hero) if seat < 0 else say(words, hero=hero, who=Who(seat))


def until(game: Warcraft, moment: Window) -> dict[str, Message]:
    """By name: the times until which a player may pass without being asked again."""
    return until_over(game.turn, game.battle.number if game.battle else 0, moment)


@lru_cache(maxsize=256)
def until_over(turn: int, battle: int, moment: Window) -> dict[str, Message]:
    """The times of `until`, from the numbers of the turn and of the battle, if there is one."""
    if not battle:
        return {f"turn-{turn}-{moment.key}": say("wc-until-turn"), moment.key: say("wc-until-game")}
    return {
        f"battle-{battle}-{moment.key}": say("wc-until-battle-moment"),
        f"battle-{battle}": say("wc-until-battle"),
    }


def play_words(play: Play) -> Message:
    """A play in words: the card, and its target."""
    name, target = play.name, play.on
    if name in power.POWERS:
        word = power_word(name)
        if not target:
            return say("wc-use", power=word)
        return say(use_id(target), power=word, on=target_words(target))
    if not target:
        return say("wc-play", card=card_word(name))
    if name == "invisibility":
        return say("wc-play-spare", card=card_word(name), who=who(play.seat))
    if name == "town-portal":
        return say("wc-play-on", card=card_word(name), on=f"{target[0]} → {target[1]}")
    return say("wc-play-on", card=card_word(name), on=target_words(target))


def use_id(target: Sequence[int | str]) -> str:
    """The message id of a use: on a target, or for an effect."""
    return "wc-use-for" if target[0] in ("harm", "mend") else "wc-use-on"


def target_words(target: Sequence[int | str]) -> Arg:
    """A whole target in words: a player's piece in a space, a player's kind, or its parts."""
    match tuple(target):
        case (int() as seat, str() as kind, str() as space) if kind in KIND_OF:
            return say("wc-target", seat=who(seat), kind=kind_word(kind), space=space)
        case (int() as seat, str() as kind) if kind in KIND_OF:
            return say("wc-target-kind", seat=who(seat), kind=kind_word(kind))
        case (int() as seat, str() as space):
            return say("wc-target-place", seat=who(seat), space=space)
        case parts:
            return tuple(target_word(each) for each in parts)


def target_word(target: int | str) -> Item:
    """A target in words: a seat, a kind of piece, or a space by its name."""
    if isinstance(target, int):
        return who(target)
    if target in ("gold", "wood", "cards", "harm", "mend"):
        return say(f"wc-{target}")
    return kind_word(target) if target in KIND_OF else str(target)
