"""What cards, factions, characters and objects are called, in the reader's language.

The names in the packs are English and serve as ids at the table; these are for people to read.
Only what ships has names in four languages; an owner's own card is called what its pack says.

On the map every character has a sign: a letter for the card, a number for the character. The first
team has the letters from A, the second those from N.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from kitchentable.kernel.words import Item, Message, Who, say
from kitchentable.raiders.model.cards import Type
from kitchentable.raiders.model.state import Character, Object, Raid, Troop
from kitchentable.raiders.model.team import card_title

LETTERS = ("ABCDEFGHIJKLM", "NOPQRSTUVWXYZ")


def card_flavour(id: str) -> Message:
    """The line that goes with a card."""
    return Message(f"hr-flavour-{id}")


def faction_plan(faction: str) -> Message:
    """How a faction plays, in one sentence."""
    return Message(f"hr-plan-{_key(faction)}")


def ability_name(id: str) -> Message:
    """The name of an ability."""
    return Message(f"kind-ability-{id}")


def ability_text(id: str) -> Message:
    """What an ability does, in a line for a card."""
    return Message(f"hr-ability-{id}")


def _key(faction: str) -> str:
    return faction.lower().replace(" ", "-")


# --- signs ----------------------------------------------------------------------------------------


def letters(game: Raid) -> dict[tuple[int, str], str]:
    """The letter of each card, by seat and card."""
    found: dict[tuple[int, str], str] = {}
    for who in game.characters.values():
        key = who.seat, who.card
        if key not in found:
            row = LETTERS[who.seat]
            number = sum(seat == who.seat for seat, _ in found)
            found[key] = row[number % len(row)] * (1 + number // len(row))
    return found


def signs(game: Raid) -> dict[str, str]:
    """The sign of each character: the letter of its card and a number."""
    known = letters(game)
    return {
        who.id: f"{known[who.seat, who.card]}{_number(who)}" for who in game.characters.values()
    }


def _number(who: Character) -> str:
    found = re.search(r" ([0-9]+)$", who.id)
    return found[1] if found else "1"


def names(game: Raid, lang: str) -> dict[str, Message | str]:
    """The names of all characters, troops and objects on the table.

    A unit is called by its card, a member of it by the singular and its sign: Guardsman A1. Units
    of one card are called by their members: Guardsmen A1–A3. A Leader or Hero needs its sign only
    where both sides have one of the same card.
    """
    cards = game.content.cards
    known, found = letters(game), dict[str, Message | str]()
    both = {card for seat, card in known if (1 - seat, card) in known}
    for troop in game.troops.values():
        card = cards[troop.card]
        sign = _members(game, troop) if card.type is Type.UNIT else ""
        if sign:
            found[troop.id] = say("hr-troop-named", name=card_title(troop.card, card), sign=sign)
        elif card.type is Type.UNIT:
            found[troop.id] = _called(card_title(troop.card, card))
    for id, sign in signs(game).items():
        key = game.characters[id].card
        alone = cards[key].type is not Type.UNIT and key not in both and sign.endswith("1")
        name = card_title(key, cards[key])
        found[id] = _called(name) if alone else say("hr-named", name=name, sign=sign)
    # a Hero, or a Leader on its own, is a troop of one: it bears the name of its character
    for who in game.characters.values():
        if who.troop not in found:
            found[who.troop] = found[who.id]
    return found | objects(tuple(game.objects), lang)


def _members(game: Raid, troop: Troop) -> str:
    """What tells a unit from others of its card: the signs of its first and last member."""
    if sum(each.card == troop.card for each in game.troops.values()) == 1:
        return ""
    found = [
        sign
        for id, sign in signs(game).items()
        if (who := game.characters[id]).troop == troop.id and who.card == troop.card
    ]
    return "–".join(dict.fromkeys((*found[:1], *found[-1:])))


def _called(name: Item) -> Message | str:
    return name if isinstance(name, Message) else str(name)


def objects(things: Sequence[Object], lang: str) -> dict[str, Message | str]:
    """The names of the objects, numbered where there are several of a kind."""
    kinds = [each.kind.split()[0] for each in things if each.portal < 0]
    counts: dict[str, int] = {}
    found: dict[str, Message | str] = {}
    for each in things:
        if each.portal >= 0:
            found[each.id] = say("hr-portal-named", who=Who(each.portal))
            continue
        kind = each.kind.split()[0]  # a shape of any size has its measures behind its name
        counts[kind] = counts.get(kind, 0) + 1
        name = object_name(each.kind, lang)
        several = kinds.count(kind) > 1
        found[each.id] = (
            say("hr-object-numbered", object=name, number=counts[kind]) if several else name
        )
    return found


def object_name(kind: str, lang: str) -> Message | str:
    """The name of an object, with its grammar if that is known."""
    from kitchentable.raiders.geometry import tables  # the space is loaded when a game begins

    thing = tables.kind_of(kind)
    grammar = thing.grammar.get(lang if lang in thing.names else "en")
    name = plain_name(kind, lang)
    return say("hr-object", name=name, grammar=grammar) if grammar else name


def plain_name(kind: str, lang: str) -> str:
    """The name of an object as its pack has it."""
    from kitchentable.raiders.geometry import tables

    spoken = tables.kind_of(kind).names
    return spoken.get(lang, spoken["en"])
