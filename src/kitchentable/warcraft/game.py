"""Warcraft as the kernel sees it: its rules, its box, and its other facets, loaded when read."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kitchentable.kernel.facets import Box, Result, Rules, Since
from kitchentable.kernel.game import Game
from kitchentable.kernel.mistakes import Mistake, unknown
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards import common, human, night_elf, orc, undead
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.model import pack_names, packs
from kitchentable.warcraft.model.answers import Unasked
from kitchentable.warcraft.model.content import Content, unfit
from kitchentable.warcraft.model.edition import agreed as options_agreed
from kitchentable.warcraft.model.events import EVENTS
from kitchentable.warcraft.model.kinds import HERO, KIND_OF, NAMES
from kitchentable.warcraft.model.settings import WarcraftSetup
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ActUnasked, Resign
from kitchentable.warcraft.powers import (
    fields,
    hindrances,
    marches,
    rescues,
    strength,
    strikes,
    summons,
)
from kitchentable.warcraft.powers.power import POWERS
from kitchentable.warcraft.rules import agreement, hidden_cards, interjections, turn, victory
from kitchentable.warcraft.scenarios import loader, opening
from kitchentable.warcraft.scenarios.block_list import EVENTS as SCENARIO_EVENTS
from kitchentable.warcraft.scenarios.block_list import MODULES

if TYPE_CHECKING:
    from kitchentable.warcraft.bots.contest import WarcraftLab
    from kitchentable.warcraft.bots.thought import WarcraftThought
    from kitchentable.warcraft.browser.browser_table import WarcraftBrowser
    from kitchentable.warcraft.browser.lobby import WarcraftLobby
    from kitchentable.warcraft.odds.typed import WarcraftOdds
    from kitchentable.warcraft.text.text_table import WarcraftText

DECKS = (common, human, night_elf, orc, undead)
BLOCKS = MODULES
ABILITIES = (strikes, hindrances, strength, rescues, summons, marches, fields)


class WarcraftRules(Rules[Warcraft]):
    """The rules of Warcraft."""

    def begin(self, setup: WarcraftSetup, content: Content) -> Warcraft:
        return agreement.begin(setup, content)

    def play(self, state: Warcraft) -> Asks[None]:
        return turn.play(state)

    def result(self, state: Warcraft) -> Result | None:
        return victory.result(state)

    def imagine(self, view: Warcraft, seat: int | None, since: Since, rng: Random) -> Warcraft:
        return hidden_cards.imagine(view, since, rng)

    @rule("WC-032", "WC-574")
    def shows(self, state: Warcraft, owner: int, viewer: int) -> bool:
        """Whether a viewer sees the owner's hand: only teammates show theirs to each other."""
        return state.players[owner].team == state.players[viewer].team

    def interjections(self, state: Warcraft, seat: int) -> ActUnasked:
        return interjections.offered(state, seat)

    def interject(self, state: Warcraft, seat: int, act: Resign | Unasked) -> None:
        interjections.interject(state, seat, act)

    def situate(self, setup: WarcraftSetup, content: Content, data: dict[str, Any]) -> Warcraft:
        from kitchentable.warcraft.text.situation import situate

        content = opening.as_read(setup, content)
        scenario = content.scenarios.get(setup.scenario)
        expansion = setup.expansion or (scenario is not None and scenario.expansion)
        options = setup.options
        if scenario is not None:
            options = opening.creeps_with_heroes(scenario, options)
        played = options_agreed(expansion, options, **setup.read)
        return situate(content, setup.target, setup.turns, played, data, setup.scenario)

    def described(self, view: Warcraft, content: Content, since: Since) -> dict[str, Plain] | None:
        from kitchentable.warcraft.text import situation_writer

        return situation_writer.described(view, content, since)

    def position(self) -> type[Struct]:
        from kitchentable.warcraft.text.situation_format import StateGiven

        return StateGiven

    def seats_in(self, data: dict[str, Plain]) -> int | None:
        players = data.get("player")
        return len(players) if isinstance(players, list) else None

    def misnamed(
        self, setup: WarcraftSetup, content: Content, data: dict[str, Plain]
    ) -> Iterable[Mistake]:
        from kitchentable.warcraft.text import situation_checks

        return situation_checks.misnamed_in(setup, opening.as_read(setup, content), data)

    def astray(self, state: Warcraft, path: str) -> Message | None:
        """Also the names in `players.0.units.a.melee` and `players.0.reserve.melee`."""
        steps = path.split(".")
        if steps[0] != "players" or steps[2:3] not in (["units"], ["reserve"]):
            return super().astray(state, path)
        seats = [str(number) for number in range(len(state.players))]
        known: list[Collection[str]] = [("players",), seats, steps[2:3]]
        known += [tuple(state.board.index), NAMES] if steps[2] == "units" else [NAMES[:HERO]]
        for step, names in zip(steps, known, strict=False):
            if step not in names:
                return unknown(step, names)
        return None if len(steps) == len(known) else unknown(steps[-1], known[-1])

    def names_in_files(self) -> Mapping[str, Iterable[str]]:
        from kitchentable.warcraft.text import situation_checks

        return situation_checks.names_in_files()

    def vocabulary(self, state: Warcraft) -> Mapping[str, Collection[str | int]]:
        from kitchentable.warcraft.text import situation_checks

        return situation_checks.names_in_events(state)

    def at(self, state: Warcraft, path: str) -> Any:
        """Also pieces: `players.0.units.a.melee` on the board, `players.0.reserve.melee`."""
        match path.split("."):
            case ["players", seat, "units", space, kind] if self.astray(state, path) is None:
                return state.players[int(seat)].count(state.board.index[space], KIND_OF[kind])
            case ["players", seat, "reserve", kind] if self.astray(state, path) is None:
                return state.players[int(seat)].reserve(KIND_OF[kind])
        return super().at(state, path)

    def broken(self, state: Warcraft) -> Sequence[str]:
        from kitchentable.warcraft.rules import invariants  # only tests need them

        return invariants.broken(state)


class WarcraftBox(Box[Content]):
    """Races, decks, heroes, creeps, boards and scenarios."""

    def unfit(self, content: Content) -> Sequence[Message]:
        return (
            *unfit(content, tuple(CARDS), tuple(POWERS)),
            *loader.unfit(content, tuple(CARDS)),
            *pack_names.unfit(content, tuple(CARDS)),
        )

    def gaps(self, data: Mapping[str, Plain]) -> Sequence[Message]:
        missing = pack_names.nameless(data, packs.shipped())
        return [say("warcraft-nameless", keys=", ".join(missing))] if missing else []


class WarcraftGame(Game[Warcraft]):
    """Warcraft: The Board Game."""

    name = "warcraft"
    version = 2
    prefix = "WC"
    state = Warcraft
    setup = WarcraftSetup
    content = Content
    events = (*EVENTS, *SCENARIO_EVENTS)
    sizes = (2, 3, 4)
    rules = WarcraftRules()

    @cached_property
    def box(self) -> WarcraftBox:
        return WarcraftBox(packs.shipped)

    @cached_property
    def lobby(self) -> WarcraftLobby:
        from kitchentable.warcraft.browser.lobby import WarcraftLobby

        return WarcraftLobby(self)

    @cached_property
    def text(self) -> WarcraftText:
        from kitchentable.warcraft.text.text_table import WarcraftText

        return WarcraftText()

    @cached_property
    def browser(self) -> WarcraftBrowser:
        from kitchentable.warcraft.browser.browser_table import WarcraftBrowser

        return WarcraftBrowser(self)

    @cached_property
    def odds(self) -> WarcraftOdds:
        from kitchentable.warcraft.odds.typed import WarcraftOdds

        return WarcraftOdds(self)

    @cached_property
    def lab(self) -> WarcraftLab:
        from kitchentable.warcraft.bots.contest import WarcraftLab

        return WarcraftLab()

    @cached_property
    def thought(self) -> WarcraftThought:
        from kitchentable.warcraft.bots.thought import WarcraftThought

        return WarcraftThought()


GAME = WarcraftGame()
__all__ = ["GAME", "WarcraftGame", "WarcraftSetup"]
