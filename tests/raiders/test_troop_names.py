"""What troops are called where both sides field the same cards."""

from __future__ import annotations

from msgspec.structs import replace

from kitchentable import games
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.locale import Words
from kitchentable.raiders.model.content import Entry, Team


def test_a_hero_on_both_sides_is_a_troop_with_a_name_of_the_language() -> None:
    game = games.game("raiders")
    setup = game.setup(teams="gremlins,gremlins")
    table = Table(game, setup, game.box.shipped(), chance=Seeded(3))
    words = Words("nb")
    words.call(game.text.names(table.view(None), "nb"))
    troops = [
        words.say(say("hr-option-troop", troop=id)) for id in ("Granny Ohm", "Granny Ohm (2)")
    ]
    assert troops == ["Bestemor Ohm D1", "Bestemor Ohm Q2"]


def test_a_unit_on_both_sides_is_called_by_its_members() -> None:
    game = games.game("raiders")
    setup = game.setup(teams="gremlins,gremlins")
    table = Table(game, setup, game.box.shipped(), chance=Seeded(3))
    words = Words("en")
    words.call(game.text.names(table.view(None), "en"))
    troops = [id for id in table.view(None).troops if id.startswith("Ragmen")]
    assert [words.say(say("event-hr-deployed", troop=id)) for id in troops] == [
        "The Ragmen A1–A3 take the field.",
        "The Ragmen N4–N6 take the field.",
    ]


def test_two_units_of_a_card_on_one_side_are_called_by_their_members() -> None:
    game = games.game("raiders")
    content = game.box.shipped()
    guards = Entry("guardsmen", copies=1, separate=2)
    teams = {**content.teams, "guards": Team("Two guards", (guards,))}
    content = replace(content, teams=teams)
    setup = game.setup(teams="guards,gremlins", stars=12)
    table = Table(game, setup, content, chance=Seeded(3))
    words = Words("en")
    words.call(game.text.names(table.view(None), "en"))
    troops = [id for id in table.view(None).troops if id.startswith("Guardsmen")]
    assert [words.say(say("hr-activated-already", troop=id)) for id in troops] == [
        "The Guardsmen A1–A3 have already been activated this round.",
        "The Guardsmen A4–A6 have already been activated this round.",
    ]
