"""The state in which a scenario begins: its players, their teams and its board."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from msgspec import structs

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.public_asking import PUBLIC
from kitchentable.warcraft.model.content import Content
from kitchentable.warcraft.model.edition import Played, option_word, points_to_win
from kitchentable.warcraft.model.edition import agreed as options_agreed
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.options.catalogue import cast_of
from kitchentable.warcraft.scenarios.block import BLOCKS
from kitchentable.warcraft.scenarios.elements import Elements
from kitchentable.warcraft.scenarios.format import Scenario, Value
from kitchentable.warcraft.scenarios.loader import board_of, places_of, scene_of, without_cards
from kitchentable.warcraft.scenarios.quest import Quest
from kitchentable.warcraft.scenarios.shared_blocks import Carry
from kitchentable.warcraft.scenarios.storms import Lightning
from kitchentable.warcraft.scenarios.tokens import title

if TYPE_CHECKING:
    from kitchentable.warcraft.model.settings import WarcraftSetup


def begin(setup: WarcraftSetup, content: Content) -> Warcraft:
    """The first state of a scenario, with its board and nothing on it yet."""
    scenario = chosen(setup, content)
    played = played_with(setup, scenario)
    races = races_of(setup, content, scenario)
    where = board_of(content, scenario)
    players = [
        Player(seat, team, race)
        for seat, (race, team) in enumerate(zip(races, teams_of(scenario, races), strict=True))
    ]
    scene = scene_of(setup.scenario, content, played.expansion, places_of(scenario, where))
    content = without_cards(content, scenario)
    return Warcraft(
        content=content,
        board=where,
        target=target_of(setup, scenario, played),
        played=played,
        limit=setup.turns,
        players=players,
        depleted=[0] * len(where.spaces),
        notes=content.notes,
        asking=PUBLIC,
        cast=cast_of(played, scene),
        scene=scene,
        quest=Quest(),
    )


@rule("WC-797", "WC-922", "WC-960", off=lambda setup, content: content)
def as_read(setup: WarcraftSetup, content: Content) -> Content:
    """The content with the scenario in the readings that the players chose."""
    read_so: dict[Value, str] = {}
    if setup.elements_one_space:
        read_so[Elements.name] = "one_space"
    if setup.lightning_on_creeps:
        read_so[Lightning.name] = "creeps"
    if setup.carry_in_passing:
        read_so[Carry.name] = "passing"
    if not read_so or setup.scenario not in content.scenarios:
        return content
    scenario = content.scenarios[setup.scenario]
    rules = tuple(
        {**each, read_so[each["block"]]: True} if each["block"] in read_so else each
        for each in scenario.rules
    )
    read = {setup.scenario: structs.replace(scenario, rules=rules)}
    return structs.replace(content, scenarios={**content.scenarios, **read})


def chosen(setup: WarcraftSetup, content: Content) -> Scenario:
    """The scenario by its name."""
    if setup.scenario not in content.scenarios:
        known = ", ".join(content.scenarios)
        raise Illegal("WC-084", "wc-no-such-scenario", name=setup.scenario, known=known)
    scenario = content.scenarios[setup.scenario]
    check_fixed(setup, scenario)
    return scenario


@rule("WC-084")
def check_fixed(setup: WarcraftSetup, scenario: Scenario) -> None:
    """Refuse a number of players or a board that the scenario does not have."""
    if setup.seats != scenario.seats:
        word = title(setup.scenario, scenario)
        wanted = scenario.seats
        raise Illegal("WC-084", "wc-scenario-seats", title=word, wanted=wanted, given=setup.seats)
    if setup.board:
        word = title(setup.scenario, scenario)
        raise Illegal("WC-084", "wc-scenario-own-board", title=word)


def played_with(setup: WarcraftSetup, scenario: Scenario) -> Played:
    """The edition and the options of a scenario's game."""
    check_room(setup, scenario)
    options = creeps_with_heroes(scenario, setup.options)
    expansion = setup.expansion or scenario.expansion
    return options_agreed(expansion, options, **setup.read)


@rule("WC-592")
def check_room(setup: WarcraftSetup, scenario: Scenario) -> None:
    """Refuse options that do not go with the scenario."""
    for option in setup.options:
        if option in scenario.not_with:
            word = option_word(option)
            name = title(setup.scenario, scenario)
            raise Illegal("WC-592", "wc-scenario-option", title=name, option=word)


@rule("WC-590", "WC-803", off=lambda scenario, options: options)
def creeps_with_heroes(scenario: Scenario, options: tuple[str, ...]) -> tuple[str, ...]:
    """The options of a scenario: in those of the Expansion Set heroes bring creeps with them."""
    creeps = any(BLOCKS[str(each["block"])].own_creeps for each in scenario.rules)
    creeps = creeps or (scenario.expansion and bool(scenario.rules))  # the main game has no rules
    missing = "heroes" in options and "creeps" not in options
    return (*options, "creeps") if creeps and missing else options


def target_of(setup: WarcraftSetup, scenario: Scenario, played: Played) -> int:
    """The points that win; in the main game for four they depend on the edition (WC-593)."""
    if not scenario.points:
        return 0
    usual = points_to_win(scenario.seats, Played())
    if scenario.seats == 4 and scenario.target == usual:
        return setup.target or points_to_win(scenario.seats, played)
    return setup.target or scenario.target


def races_by_lot(setup: WarcraftSetup, content: Content, scenario: Scenario) -> tuple[str, ...]:
    """Without WC-982: the races are agreed or drawn as in the main game."""
    return agreed_races(setup, content)


@rule("WC-982", off=races_by_lot)
def races_of(setup: WarcraftSetup, content: Content, scenario: Scenario) -> tuple[str, ...]:
    """The scenario's races in the order of the seats, or in the order the players chose."""
    choice = {2: of_two, 3: of_three, 4: of_four}[scenario.seats]
    races = choice(scenario)
    if races == ():
        return agreed_races(setup, content)
    if not any(setup.races):
        return races
    left = [race for race in races if race not in setup.races]
    if len(setup.races) != len(races) or setup.races.count("") != len(left):
        raise Illegal("WC-084", "wc-scenario-races", title=title(setup.scenario, scenario))
    return seated(setup.races, left, scenario)


def seated(agreed: Sequence[str], left: Sequence[str], scenario: Scenario) -> tuple[str, ...]:
    """Give the seats without a race the remaining ones, so that the teams alternate."""
    found = []
    for order in permutations(left):
        rest = iter(order)
        found.append(tuple(race or next(rest) for race in agreed))
    return next((each for each in found if alternate(sides_of(scenario, each))), found[0])


SEATING = ("human", "orc", "night-elf", "undead")
"""The seats of four players, clockwise, with alternating teams (WC-108)."""


def agreed_races(setup: WarcraftSetup, content: Content) -> tuple[str, ...]:
    """The races by seat, where players choose; "" for a race that is dealt."""
    named = [race for race in setup.races if race]
    if not named:
        return unnamed(setup.seats)
    for race in named:
        if race not in content.races:
            known = ", ".join(content.races)
            raise Illegal("WC-085", "wc-no-such-race", race=race, known=known)
    if len(setup.races) != setup.seats or len(set(named)) != len(named):
        raise Illegal("WC-001", "wc-races", wanted=setup.seats)
    return setup.races


@rule("WC-104", off=lambda seats: ("human", "orc") * 2 if seats == 4 else ("",) * seats)
def unnamed(seats: int) -> tuple[str, ...]:
    """Where nobody names a race: all four in a game of four; others are dealt theirs."""
    return SEATING if seats == 4 else ("",) * seats


@rule("WC-804", off=("undead", "night-elf"))
@rule("WC-826", "WC-853", "WC-898", "WC-913")
def of_two(scenario: Scenario) -> tuple[str, ...]:
    """The races of a scenario for two players."""
    return scenario.races


@rule("WC-805", off=("human", "orc", "undead"))
@rule("WC-807", "WC-963", "WC-987")
def of_three(scenario: Scenario) -> tuple[str, ...]:
    """The races of a scenario for three players."""
    return scenario.races


@rule("WC-806", "WC-941", off=("undead", "night-elf", "orc", "human"))
def of_four(scenario: Scenario) -> tuple[str, ...]:
    """The races of a scenario for four players."""
    return scenario.races


@rule("WC-870", "WC-925", off=lambda scenario, races: list(range(len(races))))
def teams_of(scenario: Scenario, races: tuple[str, ...]) -> list[int]:
    """The team of each seat: races named together are a team, others play alone."""
    teams = sides_of(scenario, races)
    if not alternate(teams):
        raise Illegal("WC-108", "wc-seating")
    return teams


def sides_of(scenario: Scenario, races: tuple[str, ...]) -> list[int]:
    """The number of each seat's team."""
    together = {race: number for number, team in enumerate(scenario.teams) for race in team}
    return [
        together.get(race, len(scenario.teams) + seat) if race else seat
        for seat, race in enumerate(races)
    ]


def alternate(teams: list[int]) -> bool:
    """Whether two teams of two sit alternately (WC-108); other teams sit in any order."""
    return sorted(teams) != [0, 0, 1, 1] or teams[:2] == teams[2:]
