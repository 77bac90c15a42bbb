"""What can be chosen for a game by name: tables, ready-made teams, objects for Portals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal

from kitchentable.kernel.agreement import Offer
from kitchentable.kernel.words import Message, say
from kitchentable.raiders.geometry import tables
from kitchentable.raiders.model import team
from kitchentable.raiders.model.content import Content, Team
from kitchentable.raiders.model.team import faction_title

PEOPLES = ("New Lilliput", "Gremlins", "Fair folk", "Freeloaders", "Lords of Dust")
"""The factions with a sentence in the catalogues."""


def offers(content: Content, lang: str) -> Mapping[str, Sequence[Offer]]:
    """The names there are, by the field of the setup."""

    fields = [
        Offer(id, table.names.get(lang, table.names["en"]), table.about.get(lang, ""))
        for id, table in tables.tables().items()
    ]
    things = [
        Offer(id, kind.names.get(lang, kind.names["en"]), _portal(kind))
        for id, kind in tables.catalogue().items()
        if kind.volume >= tables.PORTAL_VOLUME
    ]
    teams = [_team(id, each, content) for id, each in content.teams.items()]
    return {"table": fields, "teams": teams, "portals": things}


def _portal(kind: tables.Kind) -> Message:
    """What an object is worth as a Portal: how high it is, and what one can do with it."""
    use = "stand" if kind.stand else "plain"
    return say(f"hr-portal-about-{use}", height=f"{Decimal(kind.height).normalize():f}")


def _team(id: str, each: Team, content: Content) -> Offer:
    """A team by its faction and what it costs."""
    faction = content.cards[each.entries[0].card].faction
    stars = team.cost_of(each, content.cards)
    about = say(f"hr-about-{faction.lower().replace(' ', '-')}") if faction in PEOPLES else ""
    return Offer(id, say("hr-offer-team", faction=faction_title(faction), stars=stars), about)
