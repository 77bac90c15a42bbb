"""Creeps, heroes and cards of a pack are called by the names that the pack gives them."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from kitchentable.kernel.chance import Seeded
from kitchentable.kernel.files import packs
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.table.table import Table
from kitchentable.kernel.words import say
from kitchentable.locale import LANGUAGES, Words
from kitchentable.warcraft import GAME
from kitchentable.warcraft.model.content import Content, CreepMarker
from kitchentable.warcraft.model.packs import shipped
from kitchentable.warcraft.model.settings import WarcraftSetup
from kitchentable.warcraft.model.words import card_word, creep_word
from tests.warcraft.boxes import game_with

CREEP = """
[creeps.screecher]
points = 1
strength = 2
dice = 1
type = "flying"
"""
HEAD = '[pack]\ngame = "warcraft"\nname = "Mine"\nsource = "house"\n'


def pack(folder: Path, text: str) -> packs.Pack:
    path = folder / "mine.toml"
    path.write_text(HEAD + text)
    return packs.read(path)


def with_words() -> Content:
    creeps = {**shipped().creeps, "screecher": CreepMarker(1, 2, 1, "flying")}
    words = {"creep-screecher": {"en": "Screecher", "es": "Chillona"}, "card-fast": "Hurry"}
    return structs.replace(shipped(), creeps=creeps, words=words)


@pytest.mark.parametrize(
    ("lang", "creep"), [("en", "Screecher"), ("es", "Chillona"), ("nl", "Screecher")]
)
def test_a_creep_of_a_pack_is_called_by_its_name(lang: str, creep: str) -> None:
    game = game_with(with_words)
    table = Table(game, WarcraftSetup(seats=2), chance=Seeded(1))
    words = Words(lang)
    words.call(game.text.names(table.view(0), lang))
    killed = words.say(say("wc-creep-killed", creep=creep_word("screecher"), space="a1"))
    assert creep in killed
    assert "wc-creep" not in killed
    refusal = Illegal("WC-416", "wc-not-in-hand", card=card_word("fast"))
    assert "Hurry" in words.say(refusal.message)


def test_a_creep_without_a_name_is_a_gap_of_the_pack(tmp_path: Path) -> None:
    [gap] = GAME.box.gaps(pack(tmp_path, CREEP).data)
    assert "creep-screecher" in Words("en").say(gap)
    named = CREEP + '[words]\ncreep-screecher = "Screecher"\n'
    assert GAME.box.gaps(pack(tmp_path, named).data) == []
    assert packs.problems(GAME, pack(tmp_path, named)) == []


def test_a_name_of_nothing_is_refused(tmp_path: Path) -> None:
    [problem] = packs.problems(GAME, pack(tmp_path, '[words]\ncreep-nobody = "Nobody"\n'))
    for lang in LANGUAGES:
        assert "creep-nobody" in Words(lang).say(problem.message)
