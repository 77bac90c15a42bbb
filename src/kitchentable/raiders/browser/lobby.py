"""What people choose before a raid: teams, a table, Portals, readings, opponents."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kitchentable.kernel.agreement import Offer, Reading
from kitchentable.kernel.campaigns import Campaigns
from kitchentable.kernel.facets import Lobby
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.table.look import Player
from kitchentable.kernel.words import Message
from kitchentable.raiders.model.settings import EDITIONS, SETTINGS, RaidersSetup
from kitchentable.raiders.model.state import Raid


class RaidersLobby(Lobby[Raid]):
    """The lobby of Home Raiders."""

    by_seat = ("teams", "portals")
    opponents = ("rusher", "camper", "regular")

    def player(self, kind: str, seed: int) -> Player:
        """The regular, or one of two scripted sparring partners."""
        from kitchentable.raiders.bots.regular import Regular
        from kitchentable.raiders.bots.scripted import Camper, Rusher

        made: dict[str, Callable[[int], Player]]
        made = {"regular": Regular, "rusher": Rusher, "camper": Camper}
        return made[kind](seed)

    def offers(self, lang: str) -> Mapping[str, Sequence[Offer]]:
        from kitchentable.raiders.browser import offers  # only forms need them

        return offers.offers(self.game.box.shipped(), lang)

    def picture(self, field: str, value: str, say: Callable[[Message], str]) -> str:
        from kitchentable.raiders.browser import choice_pictures  # only forms need them

        return choice_pictures.picture(self.game.box.shipped(), field, value)

    def readings(self) -> Sequence[Reading]:
        return tuple(Reading(each.name, each.say(), each.origin) for each in SETTINGS)

    def editions(self) -> Mapping[str, Mapping[str, Plain]]:
        return EDITIONS

    def earlier_start(self) -> tuple[RaidersSetup, Raid]:
        from kitchentable.raiders.browser import earlier_start  # only old files need it

        return earlier_start.guided_game(self.game)

    def prepare(self, ask: Any) -> object:
        from kitchentable.raiders.browser import team_check  # only a browser needs it

        return team_check.prepare(ask)

    def campaigns(self) -> Campaigns:
        from kitchentable.raiders.campaign.houses import Houses

        return Houses()
