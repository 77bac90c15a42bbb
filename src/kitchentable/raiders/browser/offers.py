"""What can be chosen for a game by name: tables, ready-made teams, objects for Portals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kitchentable.kernel.agreement import Offer
from kitchentable.kernel.words import say
from kitchentable.raiders.model import team
from kitchentable.raiders.model.content import Content, Team
from kitchentable.raiders.text.names import faction_title


def offers(content: Content, lang: str) -> Mapping[str, Sequence[Offer]]:
    """The names there are, by the field of the setup."""
    from kitchentable.raiders.geometry import tables  # the space is loaded when a game begins

    fields = [
        Offer(id, table.names.get(lang, table.names["en"]), table.about.get(lang, ""))
        for id, table in tables.tables().items()
    ]
    things = [
        Offer(id, kind.names.get(lang, kind.names["en"]))
        for id, kind in tables.catalogue().items()
        if kind.volume >= tables.PORTAL_VOLUME
    ]
    teams = [_team(id, each, content) for id, each in content.teams.items()]
    return {"table": fields, "teams": teams, "portals": things}


def _team(id: str, each: Team, content: Content) -> Offer:
    """A team by its faction and what it costs."""
    faction = content.cards[each.entries[0].card].faction
    stars = team.cost_of(each, content.cards)
    return Offer(id, say("hr-offer-team", faction=faction_title(faction), stars=stars))
