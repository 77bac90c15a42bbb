"""The house set: five factions that can be told apart, fairly priced, in four languages."""

from __future__ import annotations

from itertools import combinations

import pytest

from kitchentable.kernel.files import packs
from kitchentable.lab.simulate import play_one
from kitchentable.locale import LANGUAGES, Words
from kitchentable.raiders import GAME
from kitchentable.raiders.abilities import ABILITIES, may_bear
from kitchentable.raiders.model import team
from kitchentable.raiders.model.cards import Type
from kitchentable.raiders.model.content import PACKS
from kitchentable.raiders.model.team import card_name, cost_of, faction_name
from kitchentable.raiders.text.names import card_flavour, faction_plan
from tests.raiders.abilities.test_coverage import is_of_the_book
from tests.raiders.house_set import (
    CONTENT,
    FACTIONS,
    PAGE,
    SIZES,
    Figures,
    abilities_of,
    figures,
    mean,
    of,
    page,
    points,
    team_of,
    worth,
)

CARDS = CONTENT.cards
PACK_OF = {faction: faction.lower().replace(" ", "-") for faction in FACTIONS}


class TestCards:
    def test_there_are_five_factions_with_troops_of_every_type(self) -> None:
        assert {card.faction for card in CARDS.values()} == set(FACTIONS)
        for faction in FACTIONS:
            assert len(of(faction, Type.UNIT)) >= 4
            assert len(of(faction, Type.LEADER)) >= 3
            assert len(of(faction, Type.HERO)) >= 3

    def test_every_ability_is_on_a_card(self) -> None:
        """Every ability of the book; the cards bear no ability that does not exist."""
        borne = {id for card in CARDS.values() for id in card.abilities}
        assert {id for id in ABILITIES if is_of_the_book(id)} <= borne <= set(ABILITIES)

    def test_a_card_has_one_to_three_abilities_that_its_type_may_bear(self) -> None:
        for card in CARDS.values():
            assert 1 <= len(card.abilities) <= 3
            assert len(set(card.abilities)) == len(card.abilities)
            assert all(may_bear(card.type, ability) for ability in card.abilities)

    def test_no_two_factions_share_more_than_a_third_of_their_abilities(self) -> None:
        for one, other in combinations(FACTIONS, 2):
            mine, theirs = abilities_of(one), abilities_of(other)
            assert 3 * len(mine & theirs) <= min(len(mine), len(theirs)), (one, other)

    def test_nothing_about_the_content_is_impossible(self) -> None:
        assert list(GAME.box.unfit(CONTENT)) == []

    def test_names_are_unique(self) -> None:
        assert len({card.name for card in CARDS.values()}) == len(CARDS)

    def test_everybody_can_defend_and_do_harm(self) -> None:
        for card in CARDS.values():
            assert mean(card.defence) > 0
            assert mean(card.close_combat) > 0
            assert bool(card.range) == (mean(card.shooting) > 0)


class TestSources:
    def test_what_the_book_tells_is_kept_and_marked(self) -> None:
        shefin, guardsmen = CARDS["shefin"], CARDS["guardsmen"]
        assert (shefin.faction, shefin.type) == ("New Lilliput", Type.LEADER)
        assert shefin.abilities == ("sucker-punch",)
        assert (guardsmen.type, guardsmen.force) == (Type.UNIT, 3)
        assert guardsmen.abilities == ("roundhouse-attack", "reach")
        marks = packs.read(PACKS / "new-lilliput.toml").head.sources
        for card in ("shefin", "guardsmen"):
            assert marks[f"cards.{card}.type"].source == "printed"
            assert marks[f"cards.{card}.abilities"].source == "printed"
        assert marks["cards.guardsmen.force"].source == "inferred"

    @pytest.mark.parametrize("faction", FACTIONS)
    def test_all_else_is_ours(self, faction: str) -> None:
        pack = packs.read(PACKS / f"{PACK_OF[faction]}.toml")
        assert (pack.head.source, pack.head.name) == ("house", faction)
        printed = {key for key, mark in pack.head.sources.items() if mark.source == "printed"}
        assert {key.split(".")[1] for key in printed} <= {"shefin", "guardsmen", "ragmen"}
        assert not any("cost" in key or "movement" in key for key in printed)

    def test_the_gremlins_have_their_rods_and_their_automata(self) -> None:
        ragmen = CARDS["ragmen"]
        assert ragmen.faction == "Gremlins"
        assert "shrapnel" in ragmen.abilities
        assert min(points(c) / c.force for c in of("Gremlins")) == points(ragmen) / ragmen.force
        assert "lightning-bolt" in CARDS["rodbearers"].abilities

    def test_the_fair_folk_fly_charge_and_work_magic(self) -> None:
        assert {"flight", "charge", "transport", "charm"} <= abilities_of("Fair folk")
        assert "flight" in CARDS["fairies"].abilities
        assert "charge" in CARDS["centaurs"].abilities
        assert "flight" in CARDS["dragon-rider"].abilities


def best(name: str) -> str:
    """The faction with the highest figure."""
    return max(FACTIONS, key=lambda faction: float(getattr(figures(faction), name)))


def least(name: str) -> str:
    return min(FACTIONS, key=lambda faction: float(getattr(figures(faction), name)))


class TestPlans:
    def test_new_lilliput_is_few_and_strikes_hardest(self) -> None:
        assert (least("characters"), best("close_combat")) == ("New Lilliput", "New Lilliput")

    def test_gremlins_shoot_most_and_furthest(self) -> None:
        assert (best("shooting_star"), best("range")) == ("Gremlins", "Gremlins")
        assert least("close_combat") == "Gremlins"

    def test_fair_folk_are_fastest_with_the_most_spirit(self) -> None:
        assert (best("movement"), best("spirit")) == ("Fair folk", "Fair folk")
        assert best("spirit_star") == "Fair folk"

    def test_freeloaders_are_many_and_frail(self) -> None:
        assert (best("characters"), least("defence")) == ("Freeloaders", "Freeloaders")
        assert (best("close_combat_star"), least("range")) == ("Freeloaders", "Freeloaders")

    def test_lords_of_dust_are_slow_and_last(self) -> None:
        assert (least("movement"), best("defence")) == ("Lords of Dust", "Lords of Dust")

    def test_the_page_shows_these_figures(self) -> None:
        text = PAGE.read_text("utf-8")
        assert page(text) == text, "python -m tests.raiders.house_set writes it anew"
        assert len(Figures.__struct_fields__) == 9


class TestPrices:
    @pytest.mark.parametrize(("die", "aces"), [("white", 0.6), ("red", 0.8), ("black", 1.25)])
    def test_the_mean_aces_of_a_die(self, die: str, aces: float) -> None:
        # Aces and Critical Aces out of six, and a Critical Ace brings another throw:
        # 3/6 : 5/6, 4/6 : 5/6, 5/6 : 4/6
        faces = CONTENT.dice[die]
        criticals = faces.count("critical")
        assert (6 - faces.count("blank")) / (6 - criticals) == pytest.approx(aces)

    def test_no_card_is_further_than_a_tenth_from_its_price(self) -> None:
        for id, card in CARDS.items():
            assert abs(points(card) - 100 * card.cost) <= 10 * card.cost, id

    @pytest.mark.parametrize("stars", SIZES)
    def test_teams_of_one_size_are_within_a_tenth_of_one_another(self, stars: int) -> None:
        found = [worth(CONTENT.teams[team_of(faction, stars)]) for faction in FACTIONS]
        assert max(found) <= 1.1 * min(found)


class TestTeams:
    @pytest.mark.parametrize("stars", SIZES)
    @pytest.mark.parametrize("faction", FACTIONS)
    def test_each_faction_has_a_legal_team_of_each_size(self, faction: str, stars: int) -> None:
        ready = CONTENT.teams[team_of(faction, stars)]
        team.check(ready, CARDS, stars)
        assert cost_of(ready, CARDS) == stars
        assert {CARDS[each.card].faction for each in ready.entries} == {faction}

    def test_there_are_no_others(self) -> None:
        assert set(CONTENT.teams) == {team_of(f, stars) for f in FACTIONS for stars in SIZES}

    @pytest.mark.parametrize("stars", SIZES)
    @pytest.mark.parametrize("number", range(len(FACTIONS)))
    def test_they_can_be_played(self, number: int, stars: int) -> None:
        pair = FACTIONS[number], FACTIONS[(number + 1) % len(FACTIONS)]
        teams = ",".join(team_of(faction, stars) for faction in pair)
        setup = GAME.setup(stars=stars, teams=teams)
        assert play_one(GAME, setup, ("random", "random"), seed=number).decisions > 0


@pytest.mark.parametrize("lang", LANGUAGES)
class TestWords:
    def test_every_card_has_a_name_and_a_line(self, lang: str) -> None:
        words = Words(lang)
        names = {words.say(card_name(id)) for id in CARDS}
        assert len(names) == len(CARDS)
        for id in CARDS:
            assert not words.say(card_name(id)).startswith("hr-")
            line = words.say(card_flavour(id))
            assert 20 <= len(line) <= 130, line
            assert line.endswith((".", "?"))

    def test_every_faction_has_a_name_and_a_plan(self, lang: str) -> None:
        words = Words(lang)
        for faction in FACTIONS:
            assert not words.say(faction_name(faction)).startswith("hr-")
            assert words.say(faction_plan(faction)).count(".") == 1

    def test_the_english_names_are_those_of_the_packs(self, lang: str) -> None:
        english = Words("en")
        assert all(english.say(card_name(id)) == card.name for id, card in CARDS.items())
        assert all(english.say(faction_name(faction)) == faction for faction in FACTIONS)
