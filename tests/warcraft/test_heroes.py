"""The sixteen heroes: their cards, the windows of their abilities and their costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec import structs

from kitchentable.kernel.chance import Scripted
from kitchentable.kernel.questions import Asks, React
from kitchentable.kernel.table.table import Table
from kitchentable.locale import LANGUAGES, Words
from kitchentable.warcraft import GAME
from kitchentable.warcraft.cards import card as cards
from kitchentable.warcraft.cards.card import (
    ANSWERS,
    BATTLE_END,
    BEFORE_CASUALTIES,
    HERE,
    MELEE_START,
    MOVE_END,
    MOVE_OVER,
    STARTS,
    TURN_END,
    TURN_START,
    Card,
    Target,
    Window,
)
from kitchentable.warcraft.game import WarcraftSetup
from kitchentable.warcraft.model.battle_events import Attacked, RoundBegan
from kitchentable.warcraft.model.card_events import CardPlayed
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.kinds import CREATURES, NAMES
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import PlayCard
from kitchentable.warcraft.model.words import hero_word, race_word, type_word
from kitchentable.warcraft.options import heroes
from kitchentable.warcraft.powers import power as powers
from kitchentable.warcraft.powers.power import POWERS, payments
from kitchentable.warcraft.powers.summons import Summons
from kitchentable.warcraft.rules.turn import turn_over
from kitchentable.warcraft.text import hero_cards
from tests.laws import Laws
from tests.proof import note, told
from tests.warcraft.boxes import game_with, narrow

SETUP = WarcraftSetup(seats=2, options=("creeps", "heroes"))
HEROES = GAME.box.shipped().heroes
RACES = ("human", "orc", "undead", "night-elf")


def stand(*players: dict[str, Any], point: str = "battles", **more: Any) -> Table[Warcraft]:
    """A table in a position on a board of a few spaces in a row."""
    board = {name: {"at": (at, 0)} for at, name in enumerate("abcd")}
    given = [{"deck": [], **player} for player in players]
    start = GAME.rules.situate(
        SETUP, GAME.box.shipped(), {"board": board, "player": given, "point": point, **more}
    )
    return Table(GAME, SETUP, chance=Scripted(), start=start)


# --- their cards --------------------------------------------------------------------------


def test_four_heroes_of_three_levels_for_each_race() -> None:
    assert Counter(card.race for card in HEROES.values()) == dict.fromkeys(RACES, 4)
    for name, card in HEROES.items():
        shown = [message.id for message in hero_cards.lines(GAME.box.shipped(), name)]
        assert shown == ["wc-about-hero", *["wc-about-power"] * 3, f"wc-hero-way-{name}"]
        assert card.type in ("melee", "ranged")
    note("WC-045")


def test_a_card_tells_type_level_strength_life_and_mana() -> None:
    told = hero_cards.lines(GAME.box.shipped(), "warden")
    assert len(told) >= 4, "a head, and a line for each of three levels"
    head, first, *_ = told
    words = Words("en")
    assert words.say(head) == "Warden (Night Elves; fights with the melee units)"
    assert words.say(first).startswith(
        "Level 1: Strength 3, Life 3. Shadow Strike (costs 2 mana): At the start of a round"
    )
    note("WC-046")


def test_every_level_brings_an_ability_of_its_own() -> None:
    abilities = [level.ability for card in HEROES.values() for level in card.levels]
    assert len(set(abilities)) == len(abilities) == 48
    assert set(abilities) == set(POWERS)


def test_the_wardens_shadow_strike_costs_two_mana_as_printed() -> None:
    level = HEROES["warden"].levels[0]
    assert (level.ability, level.mana) == ("shadow-strike", 2)


@pytest.mark.parametrize(
    ("word", "moments"),
    [
        ("start of", lambda moment: moment.timing == STARTS),
        ("end of", lambda moment: moment in (BATTLE_END, MOVE_OVER, MOVE_END)),
        ("before casualties", lambda moment: moment is BEFORE_CASUALTIES),
        ("response", lambda moment: moment.timing == ANSWERS),
    ],
)
def test_every_timing_word_is_used_three_times(word: str, moments: Any) -> None:
    assert sum(any(map(moments, each.moments)) for each in POWERS.values()) >= 3, word
    assert sum(not each.moments for each in POWERS.values()) >= 3, "always"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hero_and_ability_has_its_words(lang: str) -> None:
    words = Words(lang)
    for name in HEROES:
        for message in hero_cards.lines(GAME.box.shipped(), name):
            assert "wc-" not in words.say(message)


def test_twenty_seven_creatures_of_ten_kinds_each_of_one_race() -> None:
    content = GAME.box.shipped()
    assert set(content.creatures) == set(CREATURES)
    assert sum(marker.markers for marker in content.creatures.values()) == 27
    game = stand({"race": "human"}, {"race": "orc"}).state
    found: list[str] = []
    for race in RACES:
        kinds = heroes.creatures_of(game, Player(0, 0, race))
        assert kinds
        found += [NAMES[kind] for kind in kinds]
    assert sorted(found) == sorted(CREATURES)
    note("WC-047")


def test_a_heros_cards_can_be_read_by_its_name() -> None:
    view = stand({"race": "human"}, {"race": "orc"}).view(0)
    assert GAME.text.about(view, "Mountain King") == hero_cards.lines(
        GAME.box.shipped(), "mountain-king"
    )
    assert not GAME.text.about(view, "nobody")
    shelf = GAME.browser.library(GAME.box.shipped())
    assert shelf.heroes["lich"].lines == hero_cards.lines(GAME.box.shipped(), "lich")


def test_beside_a_hero_that_could_be_chosen_stands_how_to_play_it() -> None:
    table = stand({"race": "human"}, {"race": "orc"}, point="heroes")
    assert table.question is not None
    remark = GAME.text.remark(table.view(0), table.question.part(0), "paladin")
    assert remark is not None
    assert remark.id == "wc-hero-way-paladin"


# --- the page about them -------------------------------------------------------------------

HEAD = """# The heroes of Warcraft

With heroes (`--set options=creeps,heroes`) each player chooses one of the four of his race, in
secret. Names and a few abilities are known from the game; most values are ours, as the packs say,
and an owner of the box can enter the printed ones ([Warcraft](warcraft.md#if-you-own-the-box)).
In the terminal `c mountain king` shows a hero's cards. Mana is paid with cards from the hand.
"""


def page() -> str:
    """The page about the heroes by race, in English, with their cards and advice."""
    words, content = Words("en"), GAME.box.shipped()
    parts = [HEAD]
    for race in RACES:
        parts.append(f"## {words.say(race_word(race))}\n")
        for name, card in HEROES.items():
            if card.race == race:
                _, *levels, way = hero_cards.lines(content, name)
                kind = words.say(type_word(card.type))
                parts.append(f"### {words.say(hero_word(name))}\n")
                parts.append(f"Fights with the {kind}. {words.say(way)}\n")
                parts.append("\n".join(f"- {words.say(level)}" for level in levels) + "\n")
    return "\n".join(parts)


PAGE = Path(__file__).parents[2] / "docs/heroes.md"


def test_the_page_about_the_heroes_says_what_the_cards_say() -> None:
    """`python -m tests.warcraft.test_heroes` writes the page anew."""
    assert PAGE.read_text("utf-8") == page()


# --- mana ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "mana", "ways"),
    [
        (["one"], 2, set()),
        (["one", "two"], 1, {("one",), ("two",), ("one", "two")}),
        (["one", "one", "one"], 2, {("one", "one"), ("one", "one", "one")}),
        (["two"], 1, {("two",)}),
    ],
)
def test_ways_to_pay(hand: list[str], mana: int, ways: set[tuple[str, ...]]) -> None:
    game = stand({"race": "human"}, {"race": "orc"}).state
    game.content = structs.replace(game.content, mana={"one": 1, "two": 2, "none": 0})
    assert set(payments(game, [*hand, "none"], mana)) == ways


# --- windows ------------------------------------------------------------------------------


@pytest.fixture
def late() -> Iterator[None]:
    """An ability that no shipped hero has: it summons at the start of a melee phase."""

    class Late(Summons):
        name = "late"
        moment = MELEE_START
        creature = "treant"

    powers.power(Late)
    yield
    del POWERS["late"]
    powers.MOMENTS[MELEE_START].remove("late")


@pytest.mark.usefixtures("late")
def test_a_creature_that_comes_in_its_own_phase_does_not_attack_in_it() -> None:
    hero = {"ability": "late", "life": 5}
    table = stand(
        {"race": "night-elf", "hero": hero, "units": {"a": {"hero": 1}}},
        {"race": "orc", "units": {"a": {"melee": 1}}, "stats": {"melee": {"strength": 1}}},
    )
    table.answer(0, ("late",))
    for _ in range(5):
        table.answer(-1, (6,) * len(table.question.dice))  # type: ignore[union-attr]
    events = [each.event for each in table.log]
    second = [n for n, each in enumerate(events) if isinstance(each, RoundBegan)][1]
    treants = [
        n for n, each in enumerate(events) if isinstance(each, Attacked) and each.kind == "treant"
    ]
    assert treants
    assert treants[0] > second
    note("WC-725")


@pytest.mark.parametrize(("moment", "point"), [(TURN_START, "turn"), (TURN_END, "spend-next")])
def test_the_very_start_and_end_of_a_turn(
    moment: Window, point: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards of these windows are offered before anything else in a turn, or after everything."""

    class Omen(Card):
        name = "fast"

        def targets(self, game: Warcraft, player: Player) -> tuple[Target, ...]:
            return HERE

        def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
            yield from ()

    omen = Omen()
    monkeypatch.setattr(Omen, "moment", moment, raising=False)
    monkeypatch.setitem(cards.CARDS, "fast", omen)
    monkeypatch.setitem(cards.MOMENT_OF, "fast", moment)
    monkeypatch.setitem(cards.BY_MOMENT, moment, [omen])
    table = stand(
        {"race": "human", "hand": ["fast"]}, {"race": "orc"}, point=point, seat=1, first=0
    )
    assert table.waiting() == (0,)
    assert table.question is not None
    assert isinstance(table.question, React)
    assert isinstance(table.question.choice, PlayCard)
    assert table.question.choice.window == moment.key
    table.answer(0, ("fast",))
    told(table, CardPlayed, "WC-414", card="fast")
    if moment == TURN_END:
        assert table.state.first == 1


def test_without_anything_to_use_a_turn_ends_at_once() -> None:
    game = stand({"race": "human"}, {"race": "orc"}).state
    turn_over(game)
    assert game.stage == "turn-end"


def test_no_odds_are_shown_against_what_lies_face_down() -> None:
    hidden: dict[str, Any] = {"creeps": [{"space": "b", "points": 1}], "hidden_creeps": ["wolf"]}
    known: dict[str, Any] = {"creeps": [{"space": "b", "name": "wolf"}]}
    shown = []
    for there in (hidden, known):
        table = stand(
            {"race": "orc", "units": {"a": {"melee": 1}}},
            {"race": "human"},
            point="moving",
            **there,
        )
        assert table.question is not None
        shown.append(len(GAME.text.hints(table.view(0), table.question)))
    assert shown == [0, 1]


# --- in whole games -------------------------------------------------------------------------


@cache
def mighty() -> Content:
    """The content with heroes that begin with the ability of their last level."""
    heroes = {
        name: structs.replace(card, levels=tuple(reversed(card.levels)))
        for name, card in narrow().heroes.items()
    }
    return structs.replace(narrow(), heroes=heroes)


@pytest.mark.slow
class TestMightyHeroes(Laws):
    """The laws hold for games with the abilities of the last level."""

    game = game_with(mighty)
    setups: ClassVar[tuple[WarcraftSetup, ...]] = (
        WarcraftSetup(seats=2, turns=3, options=("creeps", "heroes")),
    )
    games = 1
    most_answers = 20_000


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
