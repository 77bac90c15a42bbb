"""What the players agree before the start (HR-147, HR-171, HR-177), and the state it gives."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.rules import rule
from kitchentable.raiders.model import team
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Object, Raid
from kitchentable.raiders.moments import cast_of


def begin(setup: RaidersSetup, content: Content) -> Raid:
    """The state before the Setup roll; `Illegal` for an agreement that the rules do not allow."""
    check_setup(setup, content)
    table = agreed_table(setup, content)
    muster = team.Muster(setup, content)
    objects = [
        Object(thing.id, thing.kind, thing.at, thing.turn, thing.on)
        for thing in content.tables[table].things
    ]
    return Raid(
        content=content,
        setup=setup,
        cast=cast_of(setup, content, muster.characters, muster.troops),
        characters=muster.characters,
        troops=muster.troops,
        objects=objects,
        table=table,
    )


@rule("HR-171", off=lambda setup, content: min(content.tables))
def agreed_table(setup: RaidersSetup, content: Content) -> str:
    """The name of the table on which the players agreed; `Illegal` if there is no such table."""
    if setup.table not in content.tables:
        known = ", ".join(sorted(content.tables))
        raise Illegal("HR-171", "hr-no-such-table", table=setup.table, known=known)
    return setup.table


def check_setup(setup: RaidersSetup, content: Content) -> None:
    """Raise `Illegal` where a game cannot be begun like this."""
    if setup.seats != 2:
        raise Illegal("", "hr-raiders-seats", given=setup.seats)
    agreed_table(setup, content)
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
    """Raise `Illegal` where a Portal is no object of the catalogue, or too small."""
    from kitchentable.raiders.geometry import tables  # the space is loaded when a game begins

    for kind in setup.portal_kinds:
        known = tables.catalogue().get(kind)
        if known is None:
            raise Illegal("HR-147", "hr-no-such-object", object=kind)
        if known.volume < tables.PORTAL_VOLUME:
            raise Illegal("HR-147", "hr-portal-too-small", object=kind)
