"""The board as text: hexes in rows, what is on them, and what the players have."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.board import Space
from kitchentable.warcraft.events import card_word, race_word
from kitchentable.warcraft.kinds import KINDS, OBJECTIVE, UNITS, WORKER
from kitchentable.warcraft.rules.points import side_points
from kitchentable.warcraft.state import Player, Warcraft

SIGNS = {
    "town": "T", "forest": "♣", "goldmine": "$", "mountain": "▲", "clear": "·",
}  # fmt: skip
WIDTH = 10


def picture(view: Warcraft) -> Sequence[Message]:
    """The board row by row, then each player."""
    rows = sorted({space.at[1] for space in view.board.spaces})
    lines = [say("wc-picture-turn", turn=view.turn, target=view.target)]
    left = min(2 * space.at[0] + space.at[1] for space in view.board.spaces)
    for row in rows:
        cells = [(n, s) for n, s in enumerate(view.board.spaces) if s.at[1] == row]
        start = 2 * cells[0][1].at[0] + row - left
        head, body = " " * (start * WIDTH // 2), " " * (start * WIDTH // 2)
        head += "".join(_head(view, number, space).ljust(WIDTH) for number, space in cells)
        body += "".join(_pieces(view, number).ljust(WIDTH) for number, _ in cells)
        lines += [say("wc-line", text=head.rstrip()), say("wc-line", text=body.rstrip())]
    lines.append(say("wc-picture-legend"))
    return [*lines, *(each for player in view.players for each in _player(view, player))]


def _head(view: Warcraft, number: int, space: Space) -> str:
    sign = f"★{space.points}" if space.kind == OBJECTIVE else SIGNS[space.kind]
    owner = next((p for p in view.players if p.town == number), None)
    if owner is not None:
        sign = "T" + view.race(owner).letter
    depleted = "!" * view.depleted[number]
    return f"{space.name}{sign}{depleted}"


def _pieces(view: Warcraft, space: int) -> str:
    """Each player's pieces: his letter and m, r, f, w for what stands there."""
    parts = []
    for player in view.players:
        if not player.present(space):
            continue
        counts = "".join(
            f"{player.count(space, kind)}{KINDS[kind][0]}"
            for kind in (*UNITS, WORKER)
            if player.count(space, kind)
        )
        posts = "".join(
            "O" if post.finished else "o" for post in player.outposts if post.space == space
        )
        parts.append(f"{view.race(player).letter}{counts}{posts}")
    return " ".join(parts)


def _player(view: Warcraft, player: Player) -> list[Message]:
    if not player.race:
        return []
    if player.out:
        return [say("wc-picture-out", who=Who(player.seat), race=race_word(player.race))]
    race = view.race(player)
    strengths = tuple(str(race.tiles[kind][player.levels[kind]].strength) for kind in UNITS)
    lines = [
        say(
            "wc-picture-player",
            who=Who(player.seat),
            race=race_word(player.race),
            letter=race.letter,
            points=side_points(view, player),
            gold=player.gold,
            wood=player.wood,
            strengths="/".join(strengths),
            buildings="/".join(str(number) for number in player.built),
            cards=len(player.hand),
        )
    ]
    known = [card for card in player.hand if card]
    if known:
        lines.append(say("wc-picture-hand", cards=tuple(card_word(card) for card in known)))
    return lines
