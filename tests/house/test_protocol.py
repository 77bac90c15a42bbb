"""The protocol that is written down for browsers and people is the one the server speaks."""

from __future__ import annotations

from typing import get_args

from kitchentable.server.protocol import messages as spoken
from tools import protocol


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
    assert "  told?: Line[]" in types
    assert "  refused: Message | null" in types
    assert "  from: number\n  count?: number" in types
