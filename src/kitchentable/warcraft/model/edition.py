"""The edition of a game, and the Expansion Set's seven options (WC-111)."""

from __future__ import annotations

from msgspec import Struct

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message

OPTIONS = ("strategic", "racial", "creeps", "heroes", "research", "draining", "hidden")
"""Options 1 to 7, in the order of the book."""

TARGETS = {2: 15, 3: 15, 4: 30}
"""Points to win by the number of players (WC-550 to WC-552)."""


class Played(Struct, frozen=True):
    """The edition and the options that the players have agreed on."""

    expansion: bool = False
    strategic: bool = False
    racial: bool = False
    creeps: bool = False
    heroes: bool = False
    research: bool = False
    draining: bool = False
    hidden: bool = False
    mountains: bool = True
    """Whether Mass Teleport and Blink may end on a mountain (WC-146)."""
    free_flanks: bool = False
    """Whether of two teams the attacked player's flanks may stay out of a battle (WC-204)."""

    def options(self) -> tuple[str, ...]:
        """The options in play, by name."""
        return tuple(each for each in OPTIONS if getattr(self, each))


def agreed(expansion: bool, options: tuple[str, ...], **read: bool) -> Played:
    """The edition and options of a setup, read so. Any option implies the Expansion Set."""
    check_options(options)
    return Played(expansion or bool(options), **chosen(options), **read)


@rule("WC-589")
def chosen(options: tuple[str, ...]) -> dict[str, bool]:
    """The fields of `Played` for some options: each can be played alone or with others."""
    return {each: True for each in OPTIONS if each in options}


@rule("WC-111", "WC-590", "WC-591")
def check_options(options: tuple[str, ...]) -> None:
    """Refuse unknown options, and options that do not go together."""
    for option in options:
        if option not in OPTIONS:
            raise Illegal("WC-111", "wc-no-such-option", option=option, known=", ".join(OPTIONS))
    if "heroes" in options and "creeps" not in options:
        raise Illegal("WC-590", "wc-option-needs", option=option_word("heroes"))
    if "draining" in options and "hidden" in options:
        raise Illegal("WC-591", "wc-options-apart")


@rule("WC-550", "WC-551", "WC-552", "WC-586", "WC-593")
def points_to_win(seats: int, played: Played) -> int:
    """The points to win: 15, for two teams 30, in the strategic game of two teams 20."""
    return 20 if seats == 4 and played.strategic else TARGETS[seats]


@rule("WC-553")
def agreed_points(target: int, seats: int, played: Played) -> int:
    """The points that were agreed on, or else those of the book."""
    return target or points_to_win(seats, played)


def option_word(option: str) -> Message:
    """The name of an option."""
    return Message(f"wc-option-{option}")
