"""The regular bot opens, works, buys, fights and stops sensibly, from its look alone."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.game import Setup
from kitchentable.kernel.questions import Choose
from kitchentable.kernel.table.look import Look
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.lab.simulate import play_out
from kitchentable.players import kinds, player
from kitchentable.players.random import RandomPlayer
from kitchentable.warcraft.bots.clash import Force, clash
from kitchentable.warcraft.bots.regular import Regular
from kitchentable.warcraft.game import GAME, WarcraftSetup
from kitchentable.warcraft.model.answers import Act, Deployment, Play, Step, Victim
from kitchentable.warcraft.odds.battle_odds import odds
from kitchentable.warcraft.odds.remarks import percent
from kitchentable.warcraft.odds.typed import army

BOARD = {
    "home": {"at": [0, 0], "kind": "town"},
    "mine": {"at": [1, -1], "kind": "goldmine"},
    "wood": {"at": [0, 1], "kind": "forest"},
    "road": {"at": [1, 0]},
    "hill": {"at": [2, 0], "kind": "objective", "points": 2},
    "pass": {"at": [3, 0]},
    "away": {"at": [4, 0], "kind": "town"},
}
PLAIN = {kind: {"strength": 3} for kind in ("melee", "ranged", "flying")}


def table(
    mine: dict[str, Any],
    other: dict[str, Any],
    options: tuple[str, ...] = (),
    scenario: str = "",
    **more: Any,
) -> Table[Any]:
    """A table with a road between two Towns and an objective on it; the bot has seat 0."""
    data = {
        "board": BOARD,
        "player": [
            {"race": "orc", "town": "home", "stats": PLAIN, **mine},
            {"race": "human", "town": "away", "stats": PLAIN, **other},
        ],
        **more,
    }
    setup = WarcraftSetup(seats=2, options=options, scenario=scenario)
    state = GAME.rules.situate(setup, GAME.box.shipped(), data)
    return Table(GAME, setup, chance=Seeded(1), start=state)


def answers(table: Table[Any], asked: str, seat: int = 0) -> list[Any]:
    """The bot's answers to questions of a topic, until another topic is asked."""
    bot = Regular(0)
    found = []
    while seat in table.waiting():
        look = table.look(seat)
        assert look.question is not None
        if look.question.topic != asked:
            break
        found.append(bot.answer(look))
        table.answer(seat, found[-1])
    return found


# --- whole games --------------------------------------------------------------------------


def test_it_is_one_of_the_opponents() -> None:
    assert kinds(GAME) == ("random", "regular")
    assert isinstance(player("regular", 1, GAME), Regular)


@pytest.mark.parametrize("seed", range(4))
def test_it_beats_random(seed: int) -> None:
    """The figure of 400 games is in docs/warcraft-balance.md."""
    seats: list[Any] = [Regular(seed), RandomPlayer(seed)]
    if seed % 2:
        seats.reverse()
    game: Table[Any] = Table(
        GAME, WarcraftSetup(seats=2), chance=Seeded(seed), listen=False, keep=False
    )
    play_out(game, seats)
    assert game.result is not None
    assert game.result.winners == (seed % 2,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_and_looks_give_the_same_game(seats: int) -> None:
    """All answers are legal, in a duel and in teams."""
    journals = []
    for _ in range(2):
        setup = WarcraftSetup(seats=seats, turns=9, expansion=seats == 3)
        game: Table[Any] = Table(GAME, setup, chance=Seeded(5), listen=False)
        play_out(game, [Regular(seat) for seat in range(seats)])
        journals.append(game.journal)
    assert journals[0] == journals[1]


def test_it_does_not_matter_what_others_hold() -> None:
    """Other cards in the enemy's hand leave the view, and so the answers, unchanged."""
    found = []
    for hand in (["fast", "polymorph"], ["victory-point", "dispel-magic"]):
        mine = {"units": {"home": {"melee": 2, "worker": 2}}}
        other = {"units": {"hill": {"melee": 2}}, "hand": hand, "deck": []}
        found.append(answers(table(mine, other), "move-piece"))
    assert found[0] == found[1]


def test_a_question_it_does_not_know_gets_the_first_suggestion() -> None:
    game = table({"units": {"home": {"melee": 1}}}, {})
    look = game.look(0)
    assert look.question is not None
    look.question = Choose(look.question.say, seat=0, among=look.question.suggestions()[::-1])
    assert Regular(0).answer(look) == look.question.suggestions()[0]


# --- moving -------------------------------------------------------------------------------


def test_workers_go_to_the_mine_and_the_forest() -> None:
    found = answers(table({"units": {"home": {"worker": 2, "melee": 1}}}, {}), "move-piece")
    assert Step("worker", "home", "mine") in found
    assert Step("worker", "home", "wood") in found


def test_workers_stay_away_from_a_field_that_enemies_reach() -> None:
    other = {"units": {"road": {"melee": 3}}}
    found = answers(table({"units": {"wood": {"worker": 1}}}, other), "move-piece")
    assert Step("worker", "wood", "mine") not in found


def test_it_attacks_a_weak_enemy() -> None:
    mine = {"units": {"road": {"melee": 3}, "home": {"melee": 1}}}
    found = answers(table(mine, {"units": {"hill": {"melee": 1}}}), "move-piece")
    assert Step("melee", "road", "hill") in found


def test_it_says_why() -> None:
    """The reason names the chances with all units that will come: three against one."""
    bot, game = (
        Regular(0),
        table({"units": {"road": {"melee": 3}}}, {"units": {"hill": {"melee": 1}}}),
    )
    bot.answer(game.look(0))
    found = odds(army("3 melee 3", 0), army("1 melee 3", 1))
    mine, theirs = percent(found.attacker), percent(found.defender)
    assert bot.why == say("wc-why-attack", space="hill", mine=mine, theirs=theirs)


def test_it_does_not_attack_a_strong_one() -> None:
    mine = {"units": {"road": {"melee": 1}}}
    other = {"units": {"hill": {"melee": 3}, "pass": {"ranged": 3}}}
    found = answers(table(mine, other), "move-piece")
    assert Step("melee", "road", "hill") not in found


def test_it_takes_an_objective_that_nobody_holds() -> None:
    mine = {"units": {"road": {"melee": 2}, "home": {"melee": 1}}}
    found = answers(table(mine, {}), "move-piece")
    assert Step("melee", "road", "hill") in found


def test_it_clears_its_town() -> None:
    mine = {"units": {"road": {"melee": 3}}, "marked": True}
    found = answers(table(mine, {"units": {"home": {"melee": 2}}}), "move-piece")
    assert found.count(Step("melee", "road", "home")) >= 2


# --- buying -------------------------------------------------------------------------------


def test_it_trains_a_worker_first() -> None:
    mine = {"gold": 2, "wood": 2, "units": {"mine": {"worker": 2}, "home": {"melee": 3}}}
    found = answers(table(mine, {}, point="spend"), "spend")
    assert found == [Act("train", "worker"), Act("train", "melee"), Act("done")]


def test_it_builds_if_it_has_more_than_it_can_use() -> None:
    mine = {"gold": 9, "wood": 9, "units": {"home": {"worker": 2}, "mine": {"worker": 3}}}
    found = answers(table(mine, {}, point="spend"), "spend")
    assert found[0].name == "build"


def test_it_uses_resources_for_what_it_lacks() -> None:
    mine = {"gold": 0, "wood": 4, "hand": ["resources"], "units": {"home": {"melee": 1}}}
    found = answers(table(mine, {}, point="spend"), "spend")
    assert found[0] == Act("resources", "gold")


def test_it_keeps_a_victory_point_until_it_wins() -> None:
    """Town 3, objective 2, three cards shown and one in hand: nine points, and a target of nine."""
    mine = {
        "units": {"home": {"melee": 1}, "hill": {"melee": 1}},
        "hand": ["victory-point"],
        "shown": 2,
    }
    kept = table(mine, {}, point="spend")
    assert Act("victory") not in answers(kept, "spend")
    data = {"board": BOARD, "point": "spend", "player": [{"race": "orc", "town": "home", **mine}]}
    data["player"].append({"race": "human", "town": "away"})  # type: ignore[attr-defined]
    setup = WarcraftSetup(seats=2, target=8)
    state = GAME.rules.situate(setup, GAME.box.shipped(), data)
    won: Table[Any] = Table(GAME, setup, chance=Seeded(1), start=state)
    answers(won, "spend")
    assert won.result is not None
    assert won.result.winners == (0,)


def test_it_puts_new_pieces_into_play() -> None:
    mine = {"training": {"melee": 1, "worker": 1}}
    found = answers(table(mine, {}, point="deploy"), "deploy")
    assert Deployment("place", "melee", "home") in found
    assert Deployment("place", "worker", "home") in found


# --- fighting -----------------------------------------------------------------------------


def look_in_battle(mine: dict[str, Any], other: dict[str, Any], asked: str, seat: int) -> Look[Any]:
    """The look at the first question of a topic in the battle on the hill."""
    for seed in range(50):
        game = table(mine, other, point="battles")
        game = Table(GAME, Setup(seats=2), chance=Seeded(seed), start=game.start)
        while game.state.battle is not None:
            (waiting,) = game.waiting()
            look = game.look(waiting)
            assert look.question is not None
            if look.question.topic == asked and waiting == seat:
                return look
            game.answer(waiting, look.question.suggestions()[0])
    raise AssertionError("never asked")


def test_it_removes_the_least_valuable_unit() -> None:
    mine = {
        "units": {"hill": {"melee": 2, "ranged": 1}},
        "stats": {"melee": {"strength": 2}, "ranged": {"strength": 4}},
        "deck": [],
    }
    other = {"units": {"hill": {"melee": 3}}, "deck": []}
    look = look_in_battle(mine, other, "choose-casualty", 0)
    assert Regular(0).answer(look) == Victim("melee", "hill")


def test_it_holds_the_battlefield() -> None:
    """Of equal units the bot removes the one in the flank first."""
    mine = {"units": {"hill": {"melee": 1}, "road": {"melee": 2}}, "deck": []}
    other = {"units": {"hill": {"melee": 2}}, "deck": []}
    look = look_in_battle(mine, other, "choose-casualty", 0)
    assert Regular(0).answer(look) == Victim("melee", "road")


def test_it_leaves_a_hopeless_battle_by_town_portal() -> None:
    other = {"units": {"hill": {"melee": 3}, "pass": {"ranged": 3}}}
    mine = {"units": {"hill": {"melee": 2}}, "hand": ["town-portal"], "deck": []}
    found = answers(table(mine, other, point="move-end"), "play-card")
    assert found == [Play("town-portal", ("hill", "home"))]


def test_it_stays_where_it_will_win() -> None:
    mine = {"units": {"hill": {"melee": 3}}, "hand": ["town-portal"], "deck": []}
    other = {"units": {"hill": {"melee": 1}}}
    assert answers(table(mine, other, point="move-end"), "play-card")[0] is None


# --- the estimate -------------------------------------------------------------------------


def test_the_estimate_is_fair_and_grows_with_the_force() -> None:
    two, four = Force((2, 0, 0), (6, 0, 0)), Force((4, 0, 0), (12, 0, 0))
    assert 450 <= clash(two, two).chance <= 550
    assert clash(four, two).chance > 800
    assert clash(two, four).chance < 200


def test_the_estimate_knows_the_abilities() -> None:
    plain = Force((3, 3, 0), (9, 6, 0))
    for better in (
        plain._replace(heal=True),
        plain._replace(lust=True),
        plain._replace(raised=5),
        plain._replace(poison=3),
    ):
        assert clash(better, plain).chance > clash(plain, plain).chance
