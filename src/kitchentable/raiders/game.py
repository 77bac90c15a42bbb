"""Home Raiders as the kernel sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from kitchentable.kernel.agreement import Offer, Reading
from kitchentable.kernel.campaigns import Campaigns
from kitchentable.kernel.game import SHEET, Chances, Game, Result, Sheet, Since
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Choose, Point, Question
from kitchentable.kernel.rules import rule
from kitchentable.kernel.stages import Stages
from kitchentable.kernel.table.look import Player
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.abilities import ABILITIES
from kitchentable.raiders.model import team, team_file
from kitchentable.raiders.model.content import Content, shipped, unfit
from kitchentable.raiders.model.events import EVENTS, Resigned
from kitchentable.raiders.model.settings import SETTINGS, RaidersSetup
from kitchentable.raiders.model.state import Object, Phase, Raid
from kitchentable.raiders.moments import cast_of
from kitchentable.raiders.rules import (
    action,
    activation,
    deployment,
    objectives,
    round,
    setup,
    turn,
)
from kitchentable.raiders.text import names, pack_template, picture, situation

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
        Phase.TURN_START: turn.turn_start,
        Phase.CHOOSE: activation.choose,
        Phase.ACT: action.act,
        Phase.TURN_END: turn.turn_end,
    },
    silent={Phase.TURN_START: turn.starts_quietly, Phase.TURN_END: turn.ends_quietly},
)
"""The procedure of each phase. All progress is in the state."""


class RaidersGame(Game[Raid]):
    """Home Raiders."""

    name = "raiders"
    version = 1
    prefix = "HR"
    home = Path(__file__).parent
    state = Raid
    setup = RaidersSetup
    content = Content
    events = EVENTS
    opponents = ("rusher", "camper", "regular")

    def player(self, kind: str, seed: int) -> Player:
        """The regular, or one of two scripted sparring partners."""
        from kitchentable.raiders.bots.regular import Regular
        from kitchentable.raiders.bots.scripted import Camper, Rusher

        made: dict[str, Callable[[int], Player]]
        made = {"regular": Regular, "rusher": Rusher, "camper": Camper}
        return made[kind](seed)

    by_seat = ("teams", "portals")

    def offers(self, lang: str) -> Mapping[str, Sequence[Offer]]:
        from kitchentable.raiders.browser import offers  # only forms need them

        return offers.offers(self.packs(), lang)

    def readings(self) -> Sequence[Reading]:
        return tuple(Reading(each.name, each.say(), each.origin) for each in SETTINGS)

    def packs(self) -> Content:
        return shipped()

    def unfit(self, content: Content) -> Sequence[Message]:
        return tuple(unfit(content))

    def template(self) -> Sequence[Message | str]:
        return pack_template.template()

    def gaps(self, data: Mapping[str, Any]) -> Sequence[Message]:
        return pack_template.gaps(data)

    def with_files(
        self, setup: RaidersSetup, content: Content, texts: Mapping[str, str] | None = None
    ) -> tuple[RaidersSetup, Content]:
        return team_file.with_files(setup, content, texts)

    def lesson(self) -> tuple[RaidersSetup, Raid]:
        from kitchentable.raiders.browser import lesson  # only newcomers need it

        return lesson.lesson(self)

    def prepare(self, ask: Any) -> object:
        from kitchentable.raiders.browser import team_check  # only a browser needs it

        return team_check.prepare(ask)

    def campaigns(self) -> Campaigns:
        from kitchentable.raiders.campaign.houses import Houses

        return Houses()

    def begin(self, setup: RaidersSetup, content: Content) -> Raid:
        check_setup(setup, content)
        muster = team.Muster(setup, content)
        objects = [
            Object(thing.id, thing.kind, thing.at, thing.turn, thing.on)
            for thing in content.tables[setup.table].things
        ]
        return Raid(
            content=content,
            setup=setup,
            cast=cast_of(setup, content, muster.characters, muster.troops),
            characters=muster.characters,
            troops=muster.troops,
            objects=objects,
            table=setup.table,
        )

    def play(self, state: Raid) -> Asks[None]:
        return STAGES.play(state)

    def result(self, state: Raid) -> Result | None:
        return objectives.result(state)

    def interjections(self, state: Raid, seat: int) -> Choose[Any]:
        among = () if state.phase is Phase.END else (("resign",),)
        return Choose(
            say("interject"), seat=seat, among=among, words=lambda _: say("hr-option-resign")
        )

    def interject(self, state: Raid, seat: int, act: Any) -> None:
        state.resigned = seat
        state.phase = Phase.END
        state.tell(Resigned(seat=seat))

    def imagine(self, view: Raid, seat: int | None, since: Since, rng: Random) -> Raid:
        return view

    def situate(self, setup: RaidersSetup, content: Content, data: dict[str, Any]) -> Raid:
        return situation.situate(setup, content, data)

    def broken(self, state: Raid) -> Sequence[str]:
        return tuple(broken(state))

    def odds(self, given: Sequence[str]) -> Chances:
        from kitchentable.raiders.odds import typed  # only the command line needs them

        content = self.packs()
        return typed.of_attack(content.dice, given, content.cards)

    @rule("HR-016", off=None)
    def preview(self, view: Raid, question: Question[Any] | None, ask: Any) -> object:
        from kitchentable.raiders.browser import preview  # only a table in a browser needs them

        return preview.preview(view, question, ask)

    def library(self) -> object:
        from kitchentable.raiders.browser import library

        return library.library()

    def library_of(self, content: Content) -> object:
        from kitchentable.raiders.browser import library

        return library.library_of(content)

    def drawing(self, view: Raid, say: Callable[[Message], str]) -> str:
        from kitchentable.raiders.browser import board  # only notebooks and documents need it

        return board.drawing(view, say)

    def picture(self, view: Raid, sheet: Sheet = SHEET) -> Sequence[Message]:
        return picture.picture(view, sheet)

    def legend(self) -> Sequence[Message]:
        return picture.legend()

    def names(self, view: Raid, lang: str) -> Mapping[str, Message | str]:
        return names.names(view, lang)

    def signs(self, view: Raid) -> Mapping[str, str]:
        return {sign: id for id, sign in names.signs(view).items()}

    def whole_place(self, view: Raid, typed: Point) -> Point:
        return picture.whole_place(view, typed)

    def about(self, view: Raid, what: str) -> Sequence[Message]:
        return picture.about(view, what)

    def remark(self, view: Raid, question: Question[Any], answer: Any) -> Message | None:
        from kitchentable.raiders.text import remarks  # only where people are asked

        return remarks.remark(view, question, answer)

    def explain(self, view: Raid, question: Question[Any], answer: Any) -> Sequence[Message]:
        from kitchentable.raiders.text import remarks

        return remarks.explain(view, question, answer)

    def summary(self, state: Raid) -> dict[str, int]:
        vanished = sum(each.vanished for each in state.characters.values())
        return {"vanished": vanished, "rounds": state.round}


@rule("HR-171")
def check_setup(setup: RaidersSetup, content: Content) -> None:
    """Whether a game can be begun like this; `Illegal` says why not."""
    if setup.seats != 2:
        raise Illegal("", "hr-raiders-seats", given=setup.seats)
    if setup.table not in content.tables:
        known = ", ".join(sorted(content.tables))
        raise Illegal("HR-171", "hr-no-such-table", table=setup.table, known=known)
    if len(setup.team_names) != 2 or len(setup.portal_kinds) != 2:
        raise Illegal("", "hr-raiders-two", given=setup.teams)
    check_portals(setup)
    for name in setup.team_names:
        if name not in content.teams:
            known = ", ".join(sorted(content.teams))
            raise Illegal("HR-177", "hr-no-such-team", team=name, known=known)
        team.check(content.teams[name], content.cards, setup.stars)


@rule("HR-147")
def check_portals(setup: RaidersSetup) -> None:
    """The Portals are objects that there are."""
    from kitchentable.raiders.geometry import tables  # the space is loaded when a game begins

    for kind in setup.portal_kinds:
        if kind not in tables.catalogue():
            raise Illegal("HR-147", "hr-no-such-object", object=kind)


def broken(state: Raid) -> list[str]:
    """What is wrong with a state: the invariants that do not hold."""
    wrong = []
    for who in state.characters.values():
        if who.vanished and who.at is not None:
            wrong.append(f"{who.id} vanished and is on the table")
        if who.wounds < 0 or who.actions < 0:
            wrong.append(f"{who.id} has {who.wounds} wounds, {who.actions} actions")
        if who.at is not None and who.troop not in state.troops:
            wrong.append(f"{who.id} belongs to no troop")
    if min(state.bag) < 0:
        wrong.append(f"the bag holds {state.bag}")
    if state.vanishing and state.phase is Phase.DRAW:
        wrong.append(f"{state.vanishing} are still vanishing")
    return wrong + overlapping(state)


def overlapping(state: Raid) -> list[str]:
    """Characters that stand where they cannot."""
    from kitchentable.raiders.tabletop import interface

    top = interface.of(state)
    wrong = []
    for who in state.here():
        try:
            top.check_place(who, who.place)
        except Illegal as why:
            wrong.append(f"{who.id} at {who.at}: {why}")
    return wrong


GAME = RaidersGame()
__all__ = ["ABILITIES", "GAME", "RaidersGame"]
