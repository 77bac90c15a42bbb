"""The board as text: hexes in rows, what is on them, and what the players have."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.battlefield import taking_part
from kitchentable.warcraft.board import Space
from kitchentable.warcraft.events import (
    building_word,
    card_word,
    creep_word,
    kind_word,
    race_word,
    tile_word,
    type_word,
)
from kitchentable.warcraft.kinds import NAMES, OBJECTIVE, SHIFT, UNITS, WORKER
from kitchentable.warcraft.rules.points import side_points
from kitchentable.warcraft.state import Player, Warcraft

SIGNS = {
    "town": "T", "forest": "♣", "goldmine": "$", "mountain": "▲", "clear": "·",
}  # fmt: skip
WIDTH = 10


def picture(view: Warcraft) -> Sequence[Message]:
    """The board row by row, then each player."""
    rows = sorted({space.at[1] for space in view.board.spaces})
    lines = [_turn(view)] if view.turn else []
    left = min(2 * space.at[0] + space.at[1] for space in view.board.spaces)
    for row in rows:
        cells = [(n, s) for n, s in enumerate(view.board.spaces) if s.at[1] == row]
        start = 2 * cells[0][1].at[0] + row - left
        head, body = " " * (start * WIDTH // 2), " " * (start * WIDTH // 2)
        head += "".join(_head(view, number, space).ljust(WIDTH) for number, space in cells)
        body += "".join(_pieces(view, number).ljust(WIDTH) for number, _ in cells)
        lines += [say("wc-line", text=head.rstrip()), say("wc-line", text=body.rstrip())]
    players = [each for player in view.players for each in _player(view, player)]
    players += _creeps(view)
    return [*lines, *players, *_battle(view)]


def legend() -> Sequence[Message]:
    """What the signs mean."""
    return (say("wc-picture-legend"),)


def _turn(view: Warcraft) -> Message:
    """Which step of which turn, and whose."""
    step = next(
        (step for step in ("harvest", "deploy", "spend") if view.stage.startswith(step)), "move"
    )
    return say(
        "wc-picture-turn",
        turn=view.turn,
        step=say(f"wc-step-{step}"),
        who=Who(view.seat),
        target=view.target,
    )


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
            f"{player.count(space, kind)}{NAMES[kind][0]}"
            for kind in (*UNITS, WORKER)
            if player.count(space, kind)
        )
        posts = "".join(
            "⌂" if post.finished else "(⌂)" for post in player.outposts if post.space == space
        )
        letter = "?" if player.neutral else view.race(player).letter
        parts.append(f"{letter}{counts}{posts}{markers(view, player, space)}")
    return " ".join(parts)


def markers(view: Warcraft, player: Player, space: int) -> str:
    """A creep's dice and Strength, once it was turned up: 4d4."""
    found = ""
    for kind in player.more:
        creep = view.creeps.get(space << SHIFT | kind)
        if creep is not None and creep.name:
            fights = view.profile(player, kind, space)
            found += f"{fights.dice}d{fights.strength}"
    return found


def _creeps(view: Warcraft) -> list[Message]:
    """The creeps that were turned up."""
    seen = {at: creep for at, creep in view.creeps.items() if creep.name}
    return [
        say("wc-picture-creep", space=view.name(at >> SHIFT), creep=creep_word(creep.name))
        for at, creep in seen.items()
    ]


@rule("WC-031", "WC-033")
def _player(view: Warcraft, player: Player) -> list[Message]:
    if not player.race:
        return []
    if player.out:
        return [say("wc-picture-out", who=Who(player.seat), race=race_word(player.race))]
    lines = [
        say(
            "wc-picture-player",
            who=Who(player.seat),
            race=race_word(player.race),
            letter=view.race(player).letter,
            points=side_points(view, player),
            gold=player.gold,
            wood=player.wood,
            buildings="/".join(str(number) for number in player.built),
            cards=len(player.hand),
        ),
        say("wc-picture-tiles", what=tuple(_tile(view, player, kind) for kind in UNITS)),
    ]
    coming = _coming(player)
    if coming:
        lines.append(say("wc-picture-coming", what=coming))
    known = [card for card in player.hand if card]
    if known:
        cards = tuple(_some(known.count(card), _card(card)) for card in dict.fromkeys(known))
        lines.append(say("wc-picture-hand", cards=cards))
    return lines


def _tile(view: Warcraft, player: Player, kind: int) -> Message:
    """What a player's units of a type can do now."""
    tile = view.tile(player, kind)
    return say(
        "wc-picture-tile",
        kind=type_word(NAMES[kind]),
        tile=tile_word(tile.strength, tile.ability, not tile.needs),
    )


def _coming(player: Player) -> tuple[Message, ...]:
    """What is in training and under construction."""
    pieces = [_some(n, kind_word(NAMES[kind])) for kind, n in enumerate(player.training) if n]
    sites = [player.sites[kind] + player.summoned[kind] for kind in UNITS]
    works = [_some(n, building_word(NAMES[kind])) for kind, n in enumerate(sites) if n]
    return (*pieces, *works)


def _some(number: int, what: Message) -> Message:
    return what if number == 1 else say("wc-picture-some", number=number, what=what)


def _card(card: str) -> Message:
    """A card with the rule that tells what it does; `r` shows it."""
    return say("wc-picture-card", card=card_word(card), rule=TEXTS[card])


TEXTS = {
    "call-to-arms": "WC-420", "dispel-magic": "WC-428", "invisibility": "WC-435",
    "polymorph": "WC-438", "devour": "WC-445", "ensnare": "WC-457", "envenomed-spears": "WC-462",
    "pillage": "WC-466", "faerie-fire": "WC-475", "marksmanship": "WC-479",
    "moon-glaive": "WC-486", "renew": "WC-491", "cripple": "WC-497", "curse": "WC-502",
    "summon-building": "WC-507", "web": "WC-513", "fast": "WC-515", "resources": "WC-521",
    "town-portal": "WC-524", "victory-point": "WC-536",
}  # fmt: skip
"""The rule with a card's effect."""


def _battle(view: Warcraft) -> list[Message]:
    """The battle being fought: who is in it with what, flanks included."""
    battle = view.battle
    if battle is None:
        return []
    lines = [say("wc-picture-battle", space=view.name(battle.space), round=battle.round)]
    for seat in battle.sides[0]:
        lines.append(say("wc-picture-attacks", who=Who(seat), what=_force(view, seat)))
    for seat in battle.sides[1]:
        lines.append(say("wc-picture-defends", who=Who(seat), what=_force(view, seat)))
    return lines


def _force(view: Warcraft, seat: int) -> tuple[Message, ...]:
    """A seat's units in the battle, by kind."""
    counts = dict.fromkeys(range(4), 0)
    for _, kind, number in taking_part(view, seat):
        counts[kind] += number
    return tuple(_some(n, kind_word(NAMES[kind])) for kind, n in counts.items() if n)
