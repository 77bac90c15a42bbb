"""The pages of events: what is told, with its fields in order."""

from __future__ import annotations

from kitchentable import games
from kitchentable.kernel.events import Event
from kitchentable.kernel.state import fields
from kitchentable.raiders.model import events as raiders
from kitchentable.warcraft.model import words as warcraft
from tools.situation_pages import texts
from tools.situation_pages.found import TellsOf, search

MEANINGS = {"raiders": raiders.FIELDS, "warcraft": warcraft.FIELDS}
"""What fields say by their names, where an event itself says nothing of them."""


def events(game: str) -> str:
    """All events of a game."""
    found = search(game)
    known = games.game(game).events
    listed = [f"[`{each.__name__}`](#{each.__name__.lower()})" for each in known]
    parts = [", ".join(listed)]
    parts += [event(game, each, found.events.get(each.__name__, TellsOf())) for each in known]
    return "\n\n".join(parts)


def event(game: str, kind: type[Event], found: TellsOf) -> str:
    """One event: what it tells, its fields, the rules it cites, an example."""
    parts = [f"## {kind.__name__}", texts.about(kind)]
    rows = [
        (f"`{name}`", texts.type_words(hint), meaning(game, kind, name))
        for name, (hint, _) in fields.fields(kind).items()
        if name != "rules"
    ]
    if rows:
        parts.append(texts.table(("field", "type", "what"), rows))
    if found.rules:
        parts.append(f"Rules it cites: {', '.join(found.rules)}.")
    if found.expected:
        parts.append(f"```toml\ntold = [{found.expected}]\n```")
        words = f"“{found.words}”" if found.words else "The log has no line for it."
        parts.append(f"{words} (`{found.file}`, step {found.step})")
    return "\n\n".join(parts)


def meaning(game: str, kind: type[Event], name: str) -> str:
    """What a field of an event says."""
    own = texts.field_texts(kind).get(name) or MEANINGS[game].get(name)
    assert own, f"say in the code what {kind.__name__}.{name} is"
    return own
