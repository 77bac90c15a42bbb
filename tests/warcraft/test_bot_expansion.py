"""The regular with the Expansion Set: it leads its hero, hunts creeps, uses what it has."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table import Table
from kitchentable.kernel.words import say
from kitchentable.lab.simulate import play_out
from kitchentable.warcraft.bots import hero
from kitchentable.warcraft.bots.army import goal
from kitchentable.warcraft.bots.regular import Regular
from kitchentable.warcraft.game import GAME
from tests.warcraft.test_bot import answers, table

CREEP = {"space": "hill", "points": 2, "strength": 3, "dice": 2}
LED = ("creeps", "heroes")
HERO = {"type": "melee", "strength": 3, "life": 3}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, ("creeps", "heroes")),
        (2, ("racial", "research", "hidden")),
        (4, ("strategic", "racial", "creeps", "heroes", "research", "draining")),
    ],
)
def test_it_plays_every_option_to_an_end(seats: int, options: tuple[str, ...]) -> None:
    for seed in range(2):
        setup = GAME.setup(seats=seats, options=options)
        game: Table[Any] = Table(GAME, setup, chance=Seeded(seed), listen=False, keep=False)
        play_out(game, [Regular(seed + seat) for seat in range(seats)])
        assert game.result is not None
        assert game.result.winners


@pytest.mark.parametrize("name", sorted(GAME.packs().scenarios))
def test_it_plays_every_scenario_to_an_end(name: str) -> None:
    """And somebody wins, not the limit of turns."""
    seats = GAME.packs().scenarios[name].seats
    setup = GAME.setup(seats=seats, scenario=name)
    game: Table[Any] = Table(GAME, setup, chance=Seeded(3), listen=False, keep=False)
    play_out(game, [Regular(3 + seat) for seat in range(seats)])
    assert game.result is not None
    assert game.result.winners
    assert game.state.ended != "limit"


def test_it_carries_its_captive_home() -> None:
    mine = {"units": {"hill": {"melee": 1}, "home": {"melee": 1}}}
    places = {"A": "hill", "B": "pass"}
    tokens = {"captive-orc": "hill", "captive-night-elf": "pass"}
    game = table(
        mine, {"race": "night-elf"}, scenario="captives", places=places, quest={"tokens": tokens}
    )
    assert answers(game, "wc-move")[0] == ("melee", "hill", "road")
    assert answers(game, "wc-carry") == [("captive-orc",)]


def test_it_buys_a_remedy_where_it_stands_on_a_shop() -> None:
    """Three seats in the book; the shop is what matters here."""
    mine = {"gold": 5, "wood": 0, "units": {"hill": {"melee": 1}, "home": {"worker": 1}}}
    game = table(
        mine,
        {},
        scenario="plague-of-the-scourge",
        point="spend",
        quest={"tokens": {"melee-shop": "hill"}},
    )
    assert answers(game, "wc-spend")[0] == ("remedy", "melee-shop")


def test_its_hero_goes_with_those_who_hunt_creeps() -> None:
    mine = {"units": {"road": {"melee": 3, "hero": 1}, "home": {"melee": 1}}, "hero": HERO}
    found = answers(table(mine, {}, creeps=[CREEP], options=LED), "wc-move")
    assert ("hero", "road", "hill") in found


def test_it_leaves_creeps_alone_that_are_too_strong() -> None:
    mine = {"units": {"road": {"melee": 1, "hero": 1}}, "hero": HERO}
    creep = {**CREEP, "strength": 5, "dice": 6}
    found = answers(table(mine, {}, creeps=[creep], options=LED), "wc-move")
    assert ("hero", "road", "hill") not in found


def test_creeps_are_not_whom_it_marches_against() -> None:
    """They have no Town; the enemy's is the goal of a stronger army."""
    mine = {"units": {"road": {"melee": 3, "ranged": 3}, "home": {"melee": 2}}, "hero": HERO}
    game = table(mine, {"units": {"away": {"melee": 1}}}, creeps=[CREEP], options=LED)
    view = game.look(0).view
    assert view.name(goal(Regular(0).sight(game.look(0)))) == "away"


def test_a_dead_hero_is_trained_again() -> None:
    mine = {"gold": 3, "wood": 3, "hero": {**HERO, "dead": True, "level": 2}}
    found = answers(table(mine, {}, point="spend", options=LED), "wc-spend")
    assert ("hero", "2") in found


def test_its_hero_strikes_and_it_says_why() -> None:
    """A casualty on a unit of its choice, for nothing: it is used, and said to be an ability."""
    led = {**HERO, "ability": "shadow-strike"}
    mine = {"units": {"hill": {"melee": 2, "hero": 1}}, "hero": led, "deck": []}
    game = table(mine, {"units": {"hill": {"melee": 3}}, "deck": []}, LED, point="battles")
    bot = Regular(0)
    look = game.look(0)
    assert look.question is not None
    assert look.question.say.id == "wc-window-round-start"
    assert bot.answer(look)[0] == "shadow-strike"
    assert bot.why == say("wc-why-power")


def test_mana_is_paid_with_what_is_missed_least() -> None:
    assert hero.pay([("victory-point",), ("fast",)]) == ("fast",)
    assert hero.pay([("town-portal",), ("cripple", "fast")]) == ("cripple", "fast")


def test_it_looks_for_work_where_there_is_something_left() -> None:
    """With stocks an empty mine is not marked: the workers go to the forest."""
    game = table({"units": {"home": {"worker": 2, "melee": 1}}}, {}, options=("draining",))
    board = game.state.board
    game.state.stocks[board.index["mine"]] = 0
    game.state.stocks[board.index["wood"]] = 20
    found = answers(game, "wc-move")
    assert ("worker", "home", "wood") in found
    assert ("worker", "home", "mine") not in found
