"""What troops are called where both sides field the same cards."""

from __future__ import annotations

from kitchentable import games
from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.locale import Words


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
