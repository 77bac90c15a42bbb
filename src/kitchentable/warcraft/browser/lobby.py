"""What people choose before a game of Warcraft: races, options, a scenario, a board, opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kitchentable.kernel.agreement import Offer, Reading
from kitchentable.kernel.facets import Lobby
from kitchentable.kernel.table.look import Player
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.edition import OPTIONS, option_word
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import race_word
from kitchentable.warcraft.scenarios.tokens import story, title

OUR_RACES = ("human", "orc", "undead", "night-elf")
"""The races with an introduction in the catalogues."""
READINGS = {
    "elements_one_space": "WC-960",
    "lightning_on_creeps": "WC-922",
    "carry_in_passing": "WC-797",
    "teleport_on_mountains": "WC-146",
    "flanks_stay_out": "WC-204",
}
"""The settings where the books can be read in two ways, each with its rule."""
BOARDS = ("", "two-lakes", "four-lakes")
"""The layouts that forms offer: the usual one, and those with water."""


class WarcraftLobby(Lobby[Warcraft]):
    """The lobby of Warcraft."""

    by_seat = ("races",)
    opponents = ("regular",)

    def player(self, kind: str, seed: int) -> Player:
        """The regular, which opens sensibly, harvests, and fights when the odds are good."""
        from kitchentable.warcraft.bots.regular import Regular

        return Regular(seed)

    def offers(self, lang: str) -> Mapping[str, Sequence[Offer]]:
        content: Content = self.game.box.shipped()
        return {
            "races": [Offer(race, race_word(race), race_about(race)) for race in content.races],
            "options": [
                Offer(option, option_word(option), say(f"wc-option-about-{option}"))
                for option in OPTIONS
            ],
            "scenario": [
                Offer("", say("wc-scenario-none"), say("wc-about-main-game")),
                *scenario_offers(content),
            ],
            "board": [board_offer(name, content) for name in BOARDS],
        }

    def picture(self, field: str, value: str, say: Callable[[Message], str]) -> str:
        from kitchentable.warcraft.browser import choice_pictures  # only forms need them

        return choice_pictures.picture(self.game, field, value, say)

    def readings(self) -> Sequence[Reading]:
        return tuple(
            Reading(each, say(f"wc-setting-{each}"), number) for each, number in READINGS.items()
        )


def race_about(race: str) -> Message | str:
    """A race introduces itself; an owner's own race has nothing to say here."""
    return say(f"wc-race-about-{race}") if race in OUR_RACES else ""


def board_offer(name: str, content: Content) -> Offer:
    """A layout of the board, with the number of players that it is for."""
    known = name or "usual"
    seats = content.layouts[name].seats if name else 0
    return Offer(name, say(f"wc-board-{known}"), say(f"wc-board-about-{known}"), seats)


def scenario_offers(content: Content) -> list[Offer]:
    """The scenarios by their titles, with what they are about."""
    return [
        Offer(name, title(name, each), story(name, each), each.seats)
        for name, each in content.scenarios.items()
    ]
