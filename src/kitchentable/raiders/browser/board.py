"""The table from above with all characters, for notebooks, documents and pages that only look."""

from __future__ import annotations

from collections.abc import Callable

from kitchentable.kernel.words import Message
from kitchentable.raiders.browser.figure_picture import Standing, figure
from kitchentable.raiders.browser.library import figure_of
from kitchentable.raiders.geometry import svg
from kitchentable.raiders.geometry.figures import MARKER_RADIUS
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.model.team import card_title
from kitchentable.raiders.tabletop import geometric
from kitchentable.raiders.text import names


def drawing(game: Raid, say: Callable[[Message], str]) -> str:
    """The table as an SVG picture: objects, Portals, markers, and characters with their signs."""
    things = {thing.id: thing for thing in geometric.things_of(tuple(game.objects))}
    portals = [
        svg.ringed(things[each.id], each.portal) for each in game.objects if each.portal >= 0
    ]
    tokens = [svg.Token(marker.at[:2], MARKER_RADIUS, marker.seat, "★") for marker in game.markers]
    signs = names.signs(game)
    nearest_last = sorted(game.here(), key=lambda who: (-who.place[1], who.place[2]))
    figures = [figure(_standing(game, who, signs[who.id], say)) for who in nearest_last]
    outline = game.content.tables[game.table].outline
    return svg.table(outline, tuple(things.values()), tokens, "".join(portals + figures))


def _standing(game: Raid, who: Character, sign: str, say: Callable[[Message], str]) -> Standing:
    card = game.card_of(who)
    title = card_title(who.card, card)
    return Standing(
        at=who.place[:2],
        radius=card.radius,
        seat=who.seat,
        sign=sign,
        name=say(title) if isinstance(title, Message) else str(title),
        drawing=figure_of(who.card, card),
        type=card.type,
        down=game.troops[who.troop].down,
    )
