"""The pictures of the documentation show what the program draws."""

from __future__ import annotations

from kitchentable.raiders.geometry.tables import tables
from tools import pictures


def test_the_pictures_are_up_to_date() -> None:
    assert pictures.main(["--check"]) == 0


def test_every_table_is_on_its_page() -> None:
    page = (pictures.FOLDER.parent / "tables.md").read_text("utf-8")
    for name in tables():
        assert f"pictures/{name}.svg" in page
