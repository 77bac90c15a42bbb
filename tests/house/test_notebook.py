"""The notebook of the documentation runs, and shows what it gives."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest

from tools import notebook


@pytest.mark.slow
def test_every_cell_gives_what_is_stored() -> None:
    text = notebook.NOTEBOOK.read_text("utf-8")
    assert notebook.renewed(text) == text, "run tools/notebook.py --write"


def test_it_draws_a_game_and_shows_results() -> None:
    cells = json.loads(notebook.NOTEBOOK.read_text("utf-8"))["cells"]
    shown = [output.get("data", {}) for cell in cells for output in cell.get("outputs", ())]
    pictures = ["".join(data["image/svg+xml"]) for data in shown if "image/svg+xml" in data]
    assert len(pictures) >= 2
    assert all(ElementTree.fromstring(each).tag.endswith("svg") for each in pictures)


def test_an_output_that_is_not_what_the_cell_gives_is_found() -> None:
    cell = {"cell_type": "code", "source": ["6 * 7"], "outputs": [], "execution_count": 1}
    text = json.dumps({"cells": [cell]})
    (run,) = json.loads(notebook.renewed(text))["cells"]
    assert run["outputs"][0]["data"] == {"text/plain": ["42"]}
