"""The table from above with all characters, for notebooks, documents and pages that only look."""

from __future__ import annotations

from collections.abc import Callable

from kitchentable.kernel.words import Message
from kitchentable.raiders.geometry import svg
from kitchentable.raiders.geometry.figures import MARKER_RADIUS
from kitchentable.raiders.model.state import Raid
from kitchentable.raiders.tabletop import geometric
from kitchentable.raiders.text import names


def drawing(game: Raid, say: Callable[[Message], str]) -> str:
    """The table as an SVG picture: objects, markers, and the characters with their signs."""
    signs = names.signs(game)
    tokens = [svg.Token(marker.at[:2], MARKER_RADIUS, marker.seat, "★") for marker in game.markers]
    for who in sorted(game.here(), key=lambda each: each.place[2]):
        card = game.card_of(who)
        title = names.title(who.card, card)
        name = say(title) if isinstance(title, Message) else str(title)
        token = svg.Token(who.place[:2], card.radius, who.seat, signs[who.id], name)
        tokens.append(token)
    outline = game.content.tables[game.table].outline
    return svg.table(outline, geometric.things_of(tuple(game.objects)), tokens)
