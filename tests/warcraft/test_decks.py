"""The decks of the Expansion Set: thirty cards a race, with mana, some by this project."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.files import packs, toml
from kitchentable.kernel.files.packs import overlaid
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.problem import Problem
from kitchentable.kernel.questions import CHANCE
from kitchentable.kernel.table.table import Table
from kitchentable.locale import LANGUAGES, Words
from kitchentable.warcraft import GAME
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.text.deck_cards import library
from kitchentable.warcraft.text.picture import picture
from tests.proof import note

RACES = ("human", "orc", "undead", "night-elf")
OURS = {
    "human": {"prayer", "sanctuary", "many-hands"},
    "orc": {"blood-fury", "charge", "demolish", "spoils"},
    "undead": {"exhume", "plague-cloud", "graveyard"},
    "night-elf": {"ambush", "thorns", "moon-well"},
}


def begun(content: Content | None = None, **setup: Any) -> Table[Warcraft]:
    """A table at its first question to a player."""
    table = Table(
        GAME,
        WarcraftSetup(seats=2, races=("human", "orc"), **setup),
        content=content,
        chance=Scripted(),
    )
    while table.waiting() == (CHANCE,):
        question = table.question
        assert question is not None
        table.answer(CHANCE, question.suggestions()[0])
    return table


def cards_of(table: Table[Warcraft], seat: int) -> list[str]:
    player = table.state.players[seat]
    return [*player.deck, *player.hand]


@pytest.mark.parametrize("race", RACES)
def test_thirty_cards_of_each_race(race: str) -> None:
    deck = GAME.box.shipped().deck_of(race, True)
    assert sum(deck.values()) == 30
    note("WC-038")


@pytest.mark.parametrize("race", RACES)
def test_the_base_names_and_cards_of_our_own(race: str) -> None:
    content = GAME.box.shipped()
    base, deck = content.races[race].deck, content.deck_of(race, True)
    assert {card: deck[card] for card in base} == base
    assert set(deck) - set(base) == OURS[race]
    note("WC-040")
    found, _ = toml.load(GAME.home / "packs" / "decks.toml")
    assert found["pack"]["sources"]["decks"]["source"] == "house"


def test_the_new_cards_replace_the_old_deck() -> None:
    table = begun(expansion=True)
    for seat, race in enumerate(("human", "orc")):
        assert len(cards_of(table, seat)) == 30
        assert set(cards_of(table, seat)) >= OURS[race]
    note("WC-037")
    assert sorted(cards_of(begun(), 0)) == sorted(GAME.box.shipped().races["human"].cards())


@pytest.mark.parametrize("race", RACES)
def test_every_card_shows_mana(race: str) -> None:
    content = GAME.box.shipped()
    mana = {content.mana_of(card) for card in content.deck_of(race, True)}
    assert mana == {1, 2}
    note("WC-039")


def test_the_hand_is_shown_with_its_mana() -> None:
    table = begun(expansion=True)
    table.state.players[0].hand = ["town-portal", "prayer"]
    words = Words("en")
    lines = [words.say(line) for line in picture(table.view(0))]
    (hand,) = [line for line in lines if line.startswith("Hand:")]
    assert "Town Portal (2 mana) [WC-524]" in hand
    assert "Prayer (1 mana) [After the roll:" in hand


def test_a_pack_may_replace_a_deck() -> None:
    above: dict[str, Plain] = {"decks": {"human": {"prayer": 0, "fast": 6}}, "mana": {"fast": 3}}
    content = overlaid(GAME, above, "mine.toml")
    deck = content.deck_of("human", True)
    assert (deck["prayer"], deck["fast"], sum(deck.values())) == (0, 6, 30)
    assert (content.mana_of("fast"), content.most_mana()) == (3, 3)
    assert "prayer" not in cards_of(begun(content, expansion=True), 0)
    note("WC-040")


@pytest.mark.parametrize(
    ("above", "problem"),
    [
        ({"decks": {"elf": {"fast": 1}}}, "warcraft-deck-race"),
        ({"decks": {"orc": {"fats": 1}}}, "warcraft-card"),
        ({"decks": {"orc": {"fast": -1}}}, "warcraft-negative"),
        ({"mana": {"fats": 1}}, "warcraft-mana-card"),
        ({"mana": {"fast": 9}}, "warcraft-mana"),
    ],
)
def test_impossible_decks_are_refused(above: dict[str, Any], problem: str) -> None:
    with pytest.raises(Problem) as caught:
        overlaid(GAME, above, "mine.toml")
    assert caught.value.message.args["why"].id == problem  # type: ignore[union-attr]


def test_the_template_holds_decks_and_mana(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(packs.template(GAME), "utf-8")
    pack = packs.read(file)
    assert pack.data["decks"] == GAME.box.shipped().decks
    assert pack.data["mana"] == GAME.box.shipped().mana
    assert packs.problems(GAME, pack) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does(lang: str) -> None:
    words = Words(lang)
    for card in CARDS:
        assert words(f"wc-card-{card}")
        assert len(words(f"wc-text-{card}")) > 25


def test_a_card_that_somebody_names() -> None:
    words = Words("en")
    table = begun(expansion=True)
    assert [words.say(line) for line in GAME.text.about(table.view(0), "Moon Well")] == [
        "Moon Well (2 mana): Start of your Harvest Step: draw two cards, or take all wounds off "
        "your hero.",
        "3 in the Night Elves’ deck",
    ]
    base = [words.say(line) for line in GAME.text.about(begun().view(0), "web")]
    assert base[0].startswith("Web: Start of a melee phase")
    assert GAME.text.about(table.view(0), "nothing") == []


def test_the_library_holds_every_card() -> None:
    pages = library(GAME.box.shipped())
    assert list(pages) == list(CARDS)
    assert (pages["charge"].base, pages["charge"].expansion) == ({}, {"orc": 2})
    assert pages["fast"].base == dict.fromkeys(GAME.box.shipped().races, 3)
