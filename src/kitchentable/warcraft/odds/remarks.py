"""The odds of a battle in words: before a move that leads to one, and why a bot attacks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.answers import Step
from kitchentable.warcraft.model.kinds import IS_UNIT, KIND_OF, SHIFT
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.odds.armies import sides
from kitchentable.warcraft.odds.battle_odds import Odds, odds

MOST = 6
"""The most battles whose odds are shown beside a question."""
QUICK = 1000
"""The number of battles played for odds beside a question."""


def before_moving(view: Warcraft, seat: int, moves: Sequence[Step]) -> list[Message]:
    """The odds of the battles that single moves would lead to."""
    lines: list[Message] = []
    seen: list[tuple[str, str]] = []
    for move in moves:
        if not move.to or not fights(move.what) or len(lines) == MOST:
            continue
        kind, start, to = move.what, move.start, move.to
        space = view.board.index[to]
        if (kind, to) in seen or not view.enemy_units(view.players[seat], space):
            continue
        if unknown(view, space):
            continue
        seen.append((kind, to))
        found = odds(*sides(view, seat, space, [(kind, start, to)]), games=QUICK)
        where = say("wc-odds-entering", kind=kind_word(kind), space=to)
        lines.append(in_words(where, found))
    return lines


def unknown(view: Warcraft, space: int) -> bool:
    """Whether a creep lies face down in a space."""
    return any(not creep.name and at >> SHIFT == space for at, creep in view.creeps.items())


def why_attack(view: Warcraft, seat: int, to: str, moves: Sequence[Step]) -> Message:
    """The reason for an attack on a space: the chances after these moves."""
    space = view.board.index[to]
    if unknown(view, space):
        return say("wc-why-hunt", space=to)
    going = [(move.what, move.start, move.to) for move in _with_pieces(view, seat, moves)]
    found = odds(*sides(view, seat, space, going), games=QUICK)
    mine, theirs = percent(found.attacker), percent(found.defender)
    return say("wc-why-attack", space=to, mine=mine, theirs=theirs)


def _with_pieces(view: Warcraft, seat: int, moves: Sequence[Step]) -> Iterator[Step]:
    """The moves for which the player has pieces: a plan names more where one has gone elsewhere."""
    player, gone = view.players[seat], Counter[tuple[str, str]]()
    for move in moves:
        piece = move.what, move.start
        if gone[piece] < player.count(view.board.index[move.start], KIND_OF[move.what]):
            gone[piece] += 1
            yield move


def fights(piece: str) -> bool:
    """Whether a moving piece is a unit; heroes and mercenaries are."""
    return piece in KIND_OF and IS_UNIT[KIND_OF[piece]]


def in_words(where: Message, found: Odds) -> Message:
    """Odds in words, in whole per cent."""
    mine, theirs = percent(found.attacker), percent(found.defender)
    lost, taken = (tenths(number) for number in found.losses)
    line = say("wc-odds", where=where, mine=mine, theirs=theirs, lost=lost, taken=taken)
    return say("wc-odds-about", line=line, error=percent(found.error)) if found.error else line


def percent(millionths: int) -> int:
    """Millionths as whole per cent.

    >>> percent(625_000), percent(4_999)
    (63, 0)
    """
    return (millionths + 5_000) // 10_000


def tenths(thousandths: int) -> Message:
    """Thousandths with one place, as the reader writes it."""
    rounded = (thousandths + 50) // 100
    return say("wc-tenths", whole=rounded // 10, part=rounded % 10)
