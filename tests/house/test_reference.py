"""The reference has every module of the kernel, and the navigation leads there."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tools import reference

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ROOT / "src" / "kitchentable" / "kernel"


def test_every_module_of_the_kernel_has_its_place() -> None:
    found = [path for chapter in reference.CHAPTERS for path in chapter.files()]
    missing = {path for path in KERNEL.rglob("*.py") if path != KERNEL / "__init__.py"} - set(found)
    assert not missing, "name them in tools/reference.py"
    assert len(found) == len(set(found))


@pytest.mark.parametrize("chapter", reference.CHAPTERS, ids=lambda chapter: chapter.name)
def test_a_chapter_is_made_of_files_and_is_in_the_navigation(chapter: reference.Chapter) -> None:
    assert all(list((reference.SOURCE / "kitchentable").glob(glob)) for glob in chapter.globs)
    nav = (ROOT / "zensical.toml").read_text("utf-8")
    assert tomllib.loads(nav)
    assert f'"{chapter.title}" = "reference/{chapter.name}.md"' in nav


def test_a_page_shows_signature_fields_examples_and_methods(tmp_path: Path) -> None:
    reference.write(tmp_path)
    questions = (tmp_path / "questions.md").read_text("utf-8")
    assert "### `Choose`\n\n```python\nclass Choose(Question[A], kw_only=True)\n```" in questions
    assert ">>> q.accept(2)\n2" in questions
    assert "- `among: Sequence[A] | Callable[[], Sequence[A]]`" in questions
    assert "#### `Question.knows`" in questions
    assert "_shuffled" not in (tmp_path / "chance.md").read_text("utf-8")


def test_a_page_that_is_no_longer_made_goes_away(tmp_path: Path) -> None:
    (tmp_path / "old.md").write_text("# What was once there\n")
    reference.write(tmp_path)
    names = {path.stem for path in tmp_path.iterdir()}
    assert names == {"index", *(chapter.name for chapter in reference.CHAPTERS)}
