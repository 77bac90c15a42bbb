"""The house set in figures: what a card is worth, what a faction is good at, as docs show it.

`python -m tests.raiders.house_set` writes docs/house-set.md anew; a test keeps the two together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path

from msgspec import Struct

from kitchentable.locale import Words
from kitchentable.raiders.abilities import ABILITIES
from kitchentable.raiders.model.cards import Card, Trait, TraitPool, Type
from kitchentable.raiders.model.content import Content, Team, shipped
from kitchentable.raiders.moments import Group
from kitchentable.raiders.odds import exact
from kitchentable.raiders.text.names import faction_plan

FACTIONS = ("New Lilliput", "Gremlins", "Fair folk", "Freeloaders", "Lords of Dust")
SIZES = (3, 6, 10)
PAGE = Path(__file__).parent.parent.parent / "docs" / "house-set.md"

CONTENT: Content = shipped()
STANDARD_ATTACK = TraitPool(white=1, red=2)
STANDARD_DEFENCE = TraitPool(white=2, red=1)


def of(faction: str, type: Type | None = None) -> list[Card]:
    """The cards of a faction, or those of one type."""
    cards = [card for card in CONTENT.cards.values() if card.faction == faction]
    return [card for card in cards if type in (None, card.type)]


def abilities_of(faction: str) -> set[str]:
    return {ability for card in of(faction) for ability in card.abilities}


# --- dice ---------------------------------------------------------------------------------------


def chances(pool: TraitPool) -> exact.Chances:
    return exact.boosted(exact.aces(CONTENT.dice, pool.printed.dice), pool.boost)


def mean(pool: TraitPool) -> float:
    """The Aces a pool shows on average, its Boost counted."""
    return sum(number * chance for number, chance in enumerate(chances(pool))) / exact.ONE


def hits(attack: TraitPool, defence: TraitPool) -> float:
    return exact.attack(chances(attack), chances(defence)).hit / exact.ONE


# --- the price ----------------------------------------------------------------------------------


def points(card: Card) -> float:
    """What a card is worth, a hundred to the Star: a first estimate, which docs explain."""
    strike = hits(card.close_combat, STANDARD_DEFENCE) * (4 + card.movement) / 12
    shot = hits(card.shooting, STANDARD_DEFENCE) * (6 + card.range) / 12
    sting = max(strike, shot) + min(strike, shot) / 2
    life = 1 / hits(STANDARD_ATTACK, card.defence)
    life *= 1.5 if "champion" in card.abilities else 1
    groups = [ABILITIES[id].group for id in card.abilities]
    fighting = 58 * sqrt(sting * life) * (1 + len(groups) / 10)
    spirit = mean(card.spirit) * (10 if Group.SPIRIT in groups else 5)
    return card.force * (fighting + spirit) + 20 * groups.count(Group.LEADER)


def worth(team: Team) -> float:
    """What a team is worth by the same estimate."""
    cards = CONTENT.cards
    return sum(points(cards[each.card]) * each.copies * each.separate for each in team.entries)


def team_of(faction: str, stars: int) -> str:
    """The id of the ready-made team of a faction: the one of 6 Stars is called after it."""
    key = {"New Lilliput": "lilliput"}.get(faction, faction.lower().replace(" ", "-"))
    return key if stars == 6 else f"{key}-{stars}"


# --- what a faction is good at ------------------------------------------------------------------


class Figures(Struct, frozen=True):
    """A faction in figures: every card of it taken once."""

    characters: float
    """For a Star."""
    movement: float
    """Of a character, as everything that is not for a Star."""
    close_combat: float
    close_combat_star: float
    shooting_star: float
    range: float
    """Of those who shoot."""
    defence: float
    spirit: float
    spirit_star: float


def figures(faction: str) -> Figures:
    cards = of(faction)
    stars = sum(card.cost for card in cards)
    heads = sum(card.force for card in cards)
    shooters = [card for card in cards if card.range]

    def total(values: Iterable[tuple[float, Card]]) -> float:
        return sum(value * card.force for value, card in values)

    def aces(trait: Trait) -> float:
        return total((mean(card.pool(trait)), card) for card in cards)

    return Figures(
        characters=heads / stars,
        movement=total((card.movement, card) for card in cards) / heads,
        close_combat=aces(Trait.CLOSE_COMBAT) / heads,
        close_combat_star=aces(Trait.CLOSE_COMBAT) / stars,
        shooting_star=aces(Trait.SHOOTING) / stars,
        range=total((card.range, card) for card in shooters) / sum(c.force for c in shooters),
        defence=aces(Trait.DEFENCE) / heads,
        spirit=aces(Trait.SPIRIT) / heads,
        spirit_star=aces(Trait.SPIRIT) / stars,
    )


# --- the page -----------------------------------------------------------------------------------

COLUMNS = (
    "characters for a Star", "Movement", "Close combat", "Close combat for a Star",
    "Shooting for a Star", "range", "Defence", "Spirit", "Spirit for a Star",
)  # fmt: skip


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield "|" + "---|" * len(head)
    for row in rows:
        yield f"| {' | '.join(row)} |"


def factions_table() -> str:
    rows = []
    for faction in FACTIONS:
        found = figures(faction)
        rows.append(
            [faction, *(f"{getattr(found, name):.2f}" for name in Figures.__struct_fields__)]
        )
    return "\n".join(table(("", *COLUMNS), rows))


def teams_table() -> str:
    rows = []
    for faction in FACTIONS:
        teams = [CONTENT.teams[team_of(faction, stars)] for stars in SIZES]
        rows.append([faction, *(f"{worth(team):.0f}" for team in teams)])
    return "\n".join(table(("", *(f"{stars} Stars" for stars in SIZES)), rows))


def dice_table() -> str:
    pools = {"white": TraitPool(white=1), "red": TraitPool(red=1), "black": TraitPool(black=1)}
    return "\n".join(
        table(("die", "Aces"), ((name, f"{mean(p):.2f}") for name, p in pools.items()))
    )


def cards_table(faction: str) -> str:
    words = Words("en")
    rows = []
    for card in of(faction):
        names = ", ".join(words(f"kind-ability-{id}") for id in card.abilities)
        shooting = f"{show(card.shooting)} at {card.range}″" if card.range else ""
        rows.append(
            [card.name, card.type.value, str(card.cost), str(card.force), str(card.movement),
             show(card.close_combat), shooting, show(card.defence), show(card.spirit), names,
             f"{points(card):.0f}"]
        )  # fmt: skip
    head = ("card", "type", "Stars", "Force", "Movement", "Close combat", "Shooting", "Defence",
            "Spirit", "abilities", "points")  # fmt: skip
    return "\n".join(table(head, rows))


def show(pool: TraitPool) -> str:
    """A pool in short: 2w 1r, a dot behind every die with a wound mark, the Boost."""
    parts = []
    for letter, name in (("w", "white"), ("r", "red"), ("b", "black")):
        if number := getattr(pool, name):
            parts.append(f"{number}{letter}" + "·" * pool.marked.get(name, 0))
    return " ".join(parts) + (f" +{pool.boost}" if pool.boost else "")


def page(text: str) -> str:
    """The page with its tables made anew; they stand between marks that name them."""
    made = {"dice": dice_table(), "factions": factions_table(), "teams": teams_table()}
    for faction in FACTIONS:
        made[faction] = f"{Words('en').say(faction_plan(faction))}\n\n{cards_table(faction)}"
    for name, new in made.items():
        start, end = f"<!-- {name} -->\n", "<!-- end -->"
        before, rest = text.split(start)
        text = before + start + new + "\n" + end + rest.split(end, 1)[1]
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
