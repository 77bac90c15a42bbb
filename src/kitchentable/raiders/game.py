"""Home Raiders as the kernel sees it: its rules, its box, and where its other facets are."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from kitchentable.kernel.facets import RESIGN, Box, Result, Rules, Since
from kitchentable.kernel.game import Game
from kitchentable.kernel.mistakes import Mistake
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.stages import Stages
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.abilities import ABILITIES
from kitchentable.raiders.model import team_file
from kitchentable.raiders.model.content import Content, shipped, unfit
from kitchentable.raiders.model.events import EVENTS, Resigned
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.setup_events import SETUP_EVENTS
from kitchentable.raiders.model.state import Phase, Raid
from kitchentable.raiders.model.topics import ActUnasked, Resign
from kitchentable.raiders.rules import (
    action,
    activation,
    agreement,
    deployment,
    objectives,
    round,
    setup,
    turn,
)

if TYPE_CHECKING:
    from kitchentable.raiders.bots.contest import RaidersLab
    from kitchentable.raiders.browser.browser_table import RaidersBrowser
    from kitchentable.raiders.browser.lobby import RaidersLobby
    from kitchentable.raiders.browser.school import RaidersSchool
    from kitchentable.raiders.odds.typed import RaidersOdds
    from kitchentable.raiders.text.text_table import RaidersText

STAGES = Stages(
    lambda game: game.phase,
    over=Phase.END,
    asking={
        Phase.SWORN: setup.before_setup,
        Phase.SETUP: setup.setup_roll,
        Phase.CALL: setup.call,
        Phase.PORTAL: setup.place_portal,
        Phase.DEPLOY: deployment.deploy,
        Phase.SCOUTS: deployment.scouts,
        Phase.RECKON: deployment.reckon,
        Phase.OBJECTIVE: setup.objective_roll,
        Phase.MARKERS: setup.place_marker,
        Phase.ROUND: round.start_round,
        Phase.DRAW: round.draw,
        Phase.ACTIVATE: round.activate,
        Phase.CHOOSE: activation.choose,
        Phase.ACT: action.act,
    },
    marking={Phase.TURN_START: turn.turn_start, Phase.TURN_END: turn.turn_end},
)
"""The procedure of each phase. All progress is in the state."""


class RaidersRules(Rules[Raid]):
    """The rules of Home Raiders. Nothing is hidden but the dice that are still to be rolled."""

    def begin(self, setup: RaidersSetup, content: Content) -> Raid:
        return agreement.begin(setup, content)

    def play(self, state: Raid) -> Asks[None]:
        return STAGES.play(state)

    def result(self, state: Raid) -> Result | None:
        return objectives.result(state)

    def imagine(self, view: Raid, seat: int | None, since: Since, rng: Random) -> Raid:
        return view

    def interjections(self, state: Raid, seat: int) -> ActUnasked:
        among: list[Resign] = [] if state.phase is Phase.END else [RESIGN]
        return ActUnasked(say("interject"), seat=seat, among=among)

    def interject(self, state: Raid, seat: int, act: tuple[str]) -> None:
        state.resigned = seat
        state.phase = Phase.END
        state.tell(Resigned(seat=seat))

    def situate(self, setup: RaidersSetup, content: Content, data: dict[str, Any]) -> Raid:
        from kitchentable.raiders.text import situation

        return situation.situate(setup, content, data)

    def described(self, view: Raid, content: Content, since: Since) -> dict[str, Plain] | None:
        from kitchentable.raiders.text import situation_writer

        return situation_writer.described(view, content)

    def position(self) -> type[Struct]:
        from kitchentable.raiders.text.situation import Position

        return Position

    def misnamed(
        self, setup: RaidersSetup, content: Content, data: dict[str, Plain]
    ) -> Iterable[Mistake]:
        from kitchentable.raiders.text import situation_checks

        return situation_checks.misnamed_in(content, data)

    def impossible(self, state: Raid, data: dict[str, Plain]) -> Iterable[Mistake]:
        from kitchentable.raiders.text import situation_checks

        return situation_checks.impossible_in(state, data)

    def names_in_files(self) -> Mapping[str, Iterable[str]]:
        from kitchentable.raiders.text import situation_checks

        return situation_checks.names_in_files()

    def vocabulary(self, state: Raid) -> Mapping[str, Collection[str | int]]:
        from kitchentable.raiders.text import situation_checks

        return situation_checks.names_in_events(state)

    def broken(self, state: Raid) -> Sequence[str]:
        from kitchentable.raiders.rules import invariants  # only tests need them

        return invariants.broken(state)


class RaidersBox(Box[Content]):
    """Cards, dice, teams, objects and tables; teams and tables may be files of their own."""

    def unfit(self, content: Content) -> Sequence[Message]:
        return tuple(unfit(content))

    def template(self) -> Sequence[Message | str]:
        from kitchentable.raiders.text import pack_template

        return pack_template.template()

    def gaps(self, data: Mapping[str, Any]) -> Sequence[Message]:
        from kitchentable.raiders.text import pack_template

        return pack_template.gaps(data)

    def with_files(
        self, setup: RaidersSetup, content: Content, texts: Mapping[str, str] | None = None
    ) -> tuple[RaidersSetup, Content]:
        return team_file.with_files(setup, content, texts)


class RaidersGame(Game[Raid]):
    """Home Raiders."""

    name = "raiders"
    version = 2
    prefix = "HR"
    state = Raid
    setup = RaidersSetup
    content = Content
    events = (*SETUP_EVENTS, *EVENTS)
    previews = True
    rules = RaidersRules()

    @cached_property
    def box(self) -> RaidersBox:
        return RaidersBox(shipped)

    @cached_property
    def lobby(self) -> RaidersLobby:
        from kitchentable.raiders.browser.lobby import RaidersLobby

        return RaidersLobby(self)

    @cached_property
    def school(self) -> RaidersSchool:
        from kitchentable.raiders.browser.school import RaidersSchool

        return RaidersSchool(self)

    @cached_property
    def text(self) -> RaidersText:
        from kitchentable.raiders.text.text_table import RaidersText

        return RaidersText()

    @cached_property
    def browser(self) -> RaidersBrowser:
        from kitchentable.raiders.browser.browser_table import RaidersBrowser

        return RaidersBrowser(self)

    @cached_property
    def odds(self) -> RaidersOdds:
        from kitchentable.raiders.odds.typed import RaidersOdds

        return RaidersOdds(self)

    @cached_property
    def lab(self) -> RaidersLab:
        from kitchentable.raiders.bots.contest import RaidersLab

        return RaidersLab()


GAME = RaidersGame()
__all__ = ["ABILITIES", "GAME", "RaidersGame"]
