"""The protocol that is written down for browsers and people is the one the server speaks."""

from __future__ import annotations

from typing import get_args

import pytest

from kitchentable import games
from kitchentable.kernel.questions.question import topic_name
from kitchentable.server.protocol import messages as spoken
from tools import game_types, protocol


def test_types_and_page_are_up_to_date() -> None:
    assert protocol.main(["--check"]) == 0


def test_every_command_event_and_code_is_there() -> None:
    types, page = protocol.types(), protocol.page()
    for each in (*get_args(spoken.Commands), *get_args(spoken.Events)):
        assert f"export type {each.__name__} = {{" in types
        assert f"### {each.__name__}: `{each.__struct_config__.tag}`" in page
    for code in get_args(spoken.RefusalCode):
        assert f"'{code}'" in types
        assert f"`{code}`" in page


def test_what_may_be_missing_is_marked() -> None:
    """An event leaves out what has its default; a message of the kernel leaves out nothing."""
    types = protocol.types()
    assert "told?: Line[]" in types
    assert "refused: Message | null" in types
    stretch = types.partition("export type Stretch = {")[2].partition("}")[0]
    assert "  from: number\n" in stretch
    assert "  count?: number\n" in stretch


def test_every_game_has_its_view_events_topics_and_previews() -> None:
    """What a game can say reaches its page: nothing is listed by hand, so nothing is forgotten."""
    for row in games.OURS:
        game = games.game(row.name)
        written = game_types.types(game, protocol.SHARED)
        for each in (game.state, game.setup, *game.events, *game.browser.asks):
            assert f"export type {each.__name__} = {{" in written
        for topic in game_types.topics(game):
            assert f"'{topic_name(topic)}'" in written


def test_a_view_has_no_content_and_nothing_that_is_derived() -> None:
    written = game_types.types(games.game("raiders"), protocol.SHARED)
    raid = written.partition("export type Raid = {")[2].partition("}")[0]
    assert "  characters: Record<string, Character>" in raid
    for hidden in ("content", "setup", "cast", "arrangement", "told"):
        assert f"  {hidden}:" not in raid


def test_a_topic_has_its_answers_and_what_it_is_about() -> None:
    written = game_types.types(games.game("raiders"), protocol.SHARED)
    assert "export type PlacePortal = Choice<'place-portal', number, PortalPlaces>" in written
    assert "export type ChooseAction = Choice<'choose-action', Deed>" in written
    assert "  reach: { ask: AskReach; answer: Reached }" in written
    assert "  /** Where others of the group will have gone by then. */\n  plan?:" in written


def test_two_types_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="two types with one name: Moved"):
        game_types.check_names("raiders", ["Raid", "Moved", "Deed", "Moved"])
