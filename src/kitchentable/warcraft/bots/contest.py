"""What simulations of Warcraft count, and the contests between its races."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar, TypeVar

import msgspec
from msgspec import Struct

from kitchentable.kernel.contests import BySeat, Contest, Line, Match, Played, Share
from kitchentable.kernel.facets import Lab
from kitchentable.kernel.plain import Plain
from kitchentable.kernel.questions import Question
from kitchentable.warcraft.bots.simulated_asking import SimulatedAsking
from kitchentable.warcraft.model import packs
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ChooseHero

A = TypeVar("A")


class Races(Contest[Warcraft]):
    """Sides are races."""

    key: ClassVar = "races"
    means: ClassVar = ("turns", "battles", "decisions")
    sides: BySeat = ("human", "orc", "undead", "night-elf")
    scenario = ""

    def setup(self, sides: BySeat, seed: int) -> dict[str, Plain]:
        return {"seats": 2, "races": sides}

    def facts(self, state: Warcraft) -> dict[str, Plain]:
        return {"ended": state.ended, "turns": state.turn, "battles": state.battles}

    def holds(self, line: Line) -> bool:
        return super().holds(line) and line.get("scenario", "") == self.scenario

    def habit(self, question: Question[A], answer: A) -> str:
        return str(answer) if isinstance(question, ChooseHero) else ""

    def habits(self, counted: Sequence[Counter[str]]) -> dict[str, Plain]:
        """Each player's hero: the only answer that is counted."""
        return {"heroes": ["".join(each) for each in counted]} if any(counted) else {}


class Led(Struct, frozen=True):
    """Which heroes led the sides of a game, and the levels they reached."""

    heroes: tuple[str, ...] = ()
    levels: tuple[int, ...] = ()


class Heroes(Races):
    """Races with creeps and heroes; each side's hero follows from the seed."""

    def setup(self, sides: BySeat, seed: int) -> dict[str, Plain]:
        return {**super().setup(sides, seed), "options": ("creeps", "heroes")}

    def facts(self, state: Warcraft) -> dict[str, Plain]:
        levels = [each.hero.level if each.hero else 0 for each in state.players[:2]]
        return {**super().facts(state), "levels": levels}

    def remarks(self, games: Sequence[Played], share: Share) -> Iterator[str]:
        """How often the side of each hero won, and the level the hero reached on average."""
        led = [(game, msgspec.convert(game.facts, Led)) for game in games]
        seats = [(game, each, seat) for game, each in led for seat in range(len(each.heroes))]
        for name in sorted({each.heroes[seat] for _, each, seat in seats}):
            mine = [found for found in seats if found[1].heroes[found[2]] == name]
            won = sum(game.winners == (seat,) for game, _, seat in mine)
            level = sum(each.levels[seat] for _, each, seat in mine) / len(mine)
            race = mine[0][0].sides[mine[0][2]]
            yield f"{race:>14} : {name:<22} {share(won, len(mine))}, level {level:.1f}"


class ScenarioContest(Races):
    """A scenario: all its races at once, each in its seat."""

    in_pairs: ClassVar = False

    def __init__(self, scenario: str) -> None:
        self.scenario = scenario
        self.told = packs.shipped().scenarios[scenario]
        self.sides = self.told.races

    def setup(self, sides: BySeat, seed: int) -> dict[str, Plain]:
        return {"seats": self.told.seats, "scenario": self.scenario}

    def facts(self, state: Warcraft) -> dict[str, Plain]:
        return {"scenario": self.scenario, **super().facts(state)}

    def matches(self, kinds: BySeat, seeds: range) -> Iterator[Match]:
        """One game for every seed. Teammates are of one kind; the kinds change sides each time."""
        teams = self.told.teams
        first = [race in teams[0] if teams else race == self.sides[0] for race in self.sides]
        for seed in seeds:
            yield Match(tuple(kinds[(team + seed) % 2] for team in first), self.sides, seed)


class WarcraftLab(Lab[Warcraft]):
    """Turns, battles, how games ended, how often each race and each hero won."""

    def unwatched(self, state: Warcraft) -> None:
        state.asking = SimulatedAsking()

    def summary(self, state: Warcraft) -> dict[str, int]:
        figures = {
            "turns": state.turn,
            "battles": state.battles,
            "limit": int(state.ended == "limit"),
            "elimination": int(state.ended == "WC-193"),
        }
        for player in state.players:
            if player.neutral:
                continue
            figures[f"won-{player.race}"] = int(player.seat in state.winners)
            figures[f"played-{player.race}"] = 1
            if player.hero is not None:
                figures[f"won-{player.hero.name}"] = int(player.seat in state.winners)
                figures[f"played-{player.hero.name}"] = 1
        return figures

    def contests(self) -> Mapping[str, Contest[Warcraft]]:
        scenarios = {
            f"scenario:{name}": ScenarioContest(name) for name in packs.shipped().scenarios
        }
        return {"warcraft": Races(), "heroes": Heroes(), **scenarios}
