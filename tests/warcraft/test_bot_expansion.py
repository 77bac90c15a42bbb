"""The regular bot with the Expansion Set: it leads its hero, hunts creeps, uses abilities."""

from __future__ import annotations

from typing import Any

import pytest

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.lab.simulate import play_out
from kitchentable.warcraft.bots import hero_play
from kitchentable.warcraft.bots.army import Planner, goal
from kitchentable.warcraft.bots.clash import Force, Troops, clash, force
from kitchentable.warcraft.bots.regular import Regular
from kitchentable.warcraft.bots.sight import Sight
from kitchentable.warcraft.game import GAME
from kitchentable.warcraft.model.answers import Act, Step
from kitchentable.warcraft.model.kinds import FLYING, HIRED, KIND_OF, MELEE, SHIFT
from kitchentable.warcraft.model.player import Profile
from kitchentable.warcraft.odds.battle_odds import odds
from kitchentable.warcraft.odds.remarks import percent
from kitchentable.warcraft.odds.typed import army
from kitchentable.warcraft.rules.reach import Ground
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


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(GAME.box.shipped().scenarios))
def test_it_plays_every_scenario_to_an_end(name: str) -> None:
    """Each game has a winner before the limit of turns."""
    seats = GAME.box.shipped().scenarios[name].seats
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
    assert answers(game, "move-piece")[0] == Step("melee", "hill", "road")
    assert answers(game, "carry-tokens") == [("captive-orc",)]


def test_it_buys_a_remedy_where_it_stands_on_a_shop() -> None:
    """The book has three seats; the test needs only the shop."""
    mine = {"gold": 5, "wood": 0, "units": {"hill": {"melee": 1}, "home": {"worker": 1}}}
    game = table(
        mine,
        {},
        scenario="plague-of-the-scourge",
        point="spend",
        quest={"tokens": {"melee-shop": "hill"}},
    )
    assert answers(game, "spend")[0] == Act("remedy", "melee-shop")


def test_its_hero_goes_with_those_who_hunt_creeps() -> None:
    mine = {"units": {"road": {"melee": 3, "hero": 1}, "home": {"melee": 1}}, "hero": HERO}
    found = answers(table(mine, {}, creeps=[CREEP], options=LED), "move-piece")
    assert Step("hero", "road", "hill") in found


def test_it_leaves_creeps_alone_that_are_too_strong() -> None:
    mine = {"units": {"road": {"melee": 1, "hero": 1}}, "hero": HERO}
    creep = {**CREEP, "strength": 5, "dice": 6}
    found = answers(table(mine, {}, creeps=[creep], options=LED), "move-piece")
    assert Step("hero", "road", "hill") not in found


def test_it_reckons_with_the_creatures_that_go_with_its_hero() -> None:
    """Creatures go where the hero goes."""
    mine = {"units": {"road": {"hero": 1, "feral-spirit": 2}}, "hero": HERO}
    sight = Regular(0).sight(table(mine, {}, LED).look(0))
    road, hill = (sight.view.board.index[name] for name in ("road", "hill"))
    planner = Planner(sight, Ground(sight.view, sight.me))
    hops = [hop for hop in planner.massed(hill, False) if hop[0] == KIND_OF["hero"]]
    assert hops == [(KIND_OF["hero"], road, hill)]
    pieces = planner.weigh(planner.massed(hill, False)).pieces
    assert {at >> SHIFT for at in pieces} == {hill}
    assert sight.own_in(1 << hill, pieces) == Force((3, 0, 0), (9, 0, 0), spare=2)


def test_creeps_are_not_whom_it_marches_against() -> None:
    """Creeps have no Town; the goal of a stronger army is the enemy's."""
    mine = {"units": {"road": {"melee": 3, "ranged": 3}, "home": {"melee": 2}}, "hero": HERO}
    game = table(mine, {"units": {"away": {"melee": 1}}}, creeps=[CREEP], options=LED)
    view = game.look(0).view
    assert view.name(goal(Regular(0).sight(game.look(0)))) == "away"


def test_a_dead_hero_is_trained_again() -> None:
    mine = {"gold": 3, "wood": 3, "hero": {**HERO, "dead": True, "level": 2}}
    found = answers(table(mine, {}, point="spend", options=LED), "spend")
    assert Act("hero", "2") in found


def test_its_hero_strikes_and_it_says_why() -> None:
    """The bot uses a free casualty on a unit of its choice, and names the ability as its reason."""
    led = {**HERO, "ability": "shadow-strike"}
    mine = {"units": {"hill": {"melee": 2, "hero": 1}}, "hero": led, "deck": []}
    game = table(mine, {"units": {"hill": {"melee": 3}}, "deck": []}, LED, point="battles")
    bot = Regular(0)
    look = game.look(0)
    assert look.question is not None
    assert look.question.say.id == "wc-window-round-start"
    assert bot.answer(look).name == "shadow-strike"
    assert bot.why == say("wc-why-power")


def test_it_says_with_which_chance_its_hero_attacks() -> None:
    """The bot names its chance against creeps that are face up, not against hidden ones."""
    mine = {"units": {"road": {"melee": 3, "hero": 1}, "home": {"melee": 1}}, "hero": HERO}
    bot, game = Regular(0), table(mine, {}, LED, creeps=[CREEP])
    assert bot.answer(game.look(0)).to == "hill"
    found = odds(army("1 melee 3 hero 3, 3 melee 3", 0), army("1 melee 3 creep 2", 1))
    mine_, theirs = percent(found.attacker), percent(found.defender)
    assert bot.why == say("wc-why-attack", space="hill", mine=mine_, theirs=theirs)
    hidden = table(mine, {}, LED, creeps=[{"space": "hill", "points": 1}], hidden_creeps=["gnoll"])
    assert bot.answer(hidden.look(0)).to == "hill"
    assert bot.why == say("wc-why-hunt", space="hill")


def test_mana_is_paid_with_what_is_missed_least() -> None:
    assert hero_play.pay([("victory-point",), ("fast",)]) == ("fast",)
    assert hero_play.pay([("town-portal",), ("cripple", "fast")]) == ("cripple", "fast")


def test_it_looks_for_work_where_there_is_something_left() -> None:
    """With stocks an empty mine has no marker, and still the workers go to the forest."""
    game = table({"units": {"home": {"worker": 2, "melee": 1}}}, {}, options=("draining",))
    board = game.state.board
    game.state.stocks[board.index["mine"]] = 0
    game.state.stocks[board.index["wood"]] = 20
    found = answers(game, "move-piece")
    assert Step("worker", "home", "wood") in found
    assert Step("worker", "home", "mine") not in found


# --- who could come -----------------------------------------------------------------------


def seen(other: dict[str, Any], options: tuple[str, ...] = LED, **more: Any) -> Sight:
    """The bot's sight from seat 0 of an enemy, with a unit of its own on the road."""
    mine = {"units": {"road": {"melee": 1}}, "hero": HERO}
    return Regular(0).sight(table(mine, other, options, **more).look(0))


def test_an_enemy_hero_comes_two_spaces_far_with_its_strength_and_life() -> None:
    led = {**HERO, "strength": 4, "wounds": 1}
    sight = seen({"units": {"pass": {"hero": 1}}, "hero": led})
    index = sight.view.board.index
    assert sight.threat(index["road"]) == Force((1, 0, 0), (4, 0, 0), spare=1)
    assert not sight.threat(index["home"])


def test_creatures_come_with_their_hero() -> None:
    """A creature with two dice falls by one casualty, but attacks like two units."""
    units = {"pass": {"hero": 1, "water-elemental": 2}}
    sight = seen({"units": units, "hero": HERO})
    coming = sight.threat(sight.view.board.index["road"])
    assert coming == Force((1, 2, 0), (3, 12, 0), spare=2)


def test_creatures_without_their_hero_stay_where_they_are() -> None:
    units = {"away": {"hero": 1}, "pass": {"water-elemental": 2}}
    sight = seen({"units": units, "hero": HERO})
    assert not sight.threat(sight.view.board.index["road"])


def test_a_hero_that_always_goes_further_is_feared_further() -> None:
    """Unholy Aura gives three spaces: from its Town to the road, but not to the bot's home."""
    led = {**HERO, "ability": "unholy-aura"}
    sight = seen({"units": {"away": {"hero": 1}}, "hero": led})
    index = sight.view.board.index
    assert sight.threat(index["road"])
    assert not sight.threat(index["home"])
    plain = seen({"units": {"away": {"hero": 1}}, "hero": HERO})
    assert not plain.threat(index["road"])


def test_mercenaries_come_as_their_types_do() -> None:
    """Mercenaries move like their types and have the Strength of the Orcs' last tiles.

    Those on the mat count for the army.
    """
    units = {"pass": {"melee": 1, "orc-melee": 1}, "away": {"melee": 1, "orc-flying": 1}}
    sight = seen({"units": units, "hired": {"melee": 1}}, (), scenario="orcs-for-sale")
    index = sight.view.board.index
    foot, air = (sight.view.mercenary(kind) for kind in (HIRED[MELEE], HIRED[FLYING]))
    coming = sight.threat(index["hill"])
    assert coming.counts == (3, 0, 1)  # units in the Town can come to the pass, a flank
    assert coming.power == (3 + 3 + power(foot), 0, power(air))
    assert not sight.threat(index["road"])
    assert sight.army(sight.rivals[0]).counts == (4, 0, 1)


def power(fights: Profile) -> int:
    return fights.strength + (fights.ability == "area-attack")


def test_it_does_not_leave_a_unit_where_a_hero_would_slay_it() -> None:
    """The unit stands on the hill, but not if such a hero is two spaces away."""
    mine = {"units": {"road": {"melee": 1}, "home": {"melee": 1}}}
    led = {**HERO, "strength": 6, "life": 5}
    other = {"units": {"away": {"hero": 1}}, "hero": led}
    assert Step("melee", "road", "hill") in answers(table(mine, {}, LED), "move-piece")
    assert Step("melee", "road", "hill") not in answers(table(mine, other, LED), "move-piece")


def test_creeps_do_not_help_from_the_flanks() -> None:
    """A creep on the hill does not help the enemy on the pass beside it."""
    sight = seen({"units": {"pass": {"melee": 1}}}, creeps=[CREEP])
    index = sight.view.board.index
    assert sight.defenders(index["pass"]) == Force((1, 0, 0), (3, 0, 0))
    assert sight.defenders(index["hill"]) == Force((2, 0, 0), (6, 0, 0))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("1 melee 3 hero 2", "1 melee 3"),
        ("1 melee 4 hero 4, 2 melee 3", "4 melee 3"),
        ("2 melee 3, 1 ranged 2", "1 melee 5 hero 4"),
        ("1 ranged 4 hero 3, 1 melee 2", "2 melee 3, 1 ranged 3 hero 2"),
    ],
)
def test_a_hero_is_reckoned_about_as_the_odds_say(one: str, two: str) -> None:
    """The estimate is within 15 per cent of the odds; both sides falling counts as half a win."""
    exact = odds(army(one, 0), army(two, 1))
    quick = clash(led_force(one), led_force(two)).chance
    assert abs(quick - (exact.attacker + exact.nobody // 2) // 1000) <= 150


def led_force(text: str) -> Force:
    side = army(text, 0)
    return force(
        (Troops((group.strength,) * 3, spare=group.life - 1), group.kind, group.units(number))
        for group, number in zip(side.groups, side.counts, strict=True)
    )
