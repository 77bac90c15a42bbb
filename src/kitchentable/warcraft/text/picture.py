"""The board as text: rows of hexes with their pieces, and the players' things."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model.board import Space
from kitchentable.warcraft.model.kinds import (
    CLEAR,
    FIRST_CREATURE,
    FIRST_CREEP,
    FOREST,
    GOLDMINE,
    HERO,
    HIRED,
    MERCENARIES,
    NAMES,
    NECROMANCER,
    OBJECTIVE,
    SHIFT,
    TOWN,
    UNITS,
    WALKS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import (
    building_word,
    card_word,
    creep_word,
    kind_word,
    race_word,
    tile_word,
    type_word,
)
from kitchentable.warcraft.moments import HARVESTED, is_heard
from kitchentable.warcraft.rules.participants import taking_part
from kitchentable.warcraft.rules.points import side_points
from kitchentable.warcraft.scenarios import pictures as scenario
from kitchentable.warcraft.text.hero_cards import state_of

SIGNS = {
    "town": "T", "forest": "♣", "goldmine": "$", "mountain": "▲", "water": "≈", "clear": "·",
}  # fmt: skip
WIDTH = 10


def picture(view: Warcraft) -> Sequence[Message]:
    """The board row by row, then each player."""
    rows = sorted({space.at[1] for space in view.board.spaces})
    lines = [turn_line(view)] if view.turn else []
    left = min(2 * space.at[0] + space.at[1] for space in view.board.spaces)
    for row in rows:
        cells = [(n, s) for n, s in enumerate(view.board.spaces) if s.at[1] == row]
        start = 2 * cells[0][1].at[0] + row - left
        head, body = " " * (start * WIDTH // 2), " " * (start * WIDTH // 2)
        head += "".join(_head(view, number, space).ljust(WIDTH) for number, space in cells)
        body += "".join(_pieces(view, number).ljust(WIDTH) for number, _ in cells)
        lines += [say("wc-line", text=head.rstrip()), say("wc-line", text=body.rstrip())]
    players = [each for player in view.players for each in _player(view, player)]
    players += [*_creeps(view), *scenario.lines(view)]
    return [*lines, *players, *_battle(view)]


def legend() -> Sequence[Message]:
    """The meaning of the signs."""
    return (say("wc-picture-legend"), say("wc-picture-legend-more"))


def turn_line(view: Warcraft) -> Message:
    """The line of the turn: its number, the step and its player."""
    step = next(
        (step for step in ("harvest", "deploy", "spend") if view.stage.startswith(step)), "move"
    )
    if not view.target:
        word = say(f"wc-step-{step}")
        return say("wc-picture-turn-only", turn=view.turn, step=word, who=Who(view.seat))
    return say(
        "wc-picture-turn",
        turn=view.turn,
        step=say(f"wc-step-{step}"),
        who=Who(view.seat),
        target=view.target,
    )


def _head(view: Warcraft, number: int, space: Space) -> str:
    kind = CLEAR if number in view.cleared else space.kind
    sign = f"★{space.points}" if kind == OBJECTIVE else SIGNS[kind]
    owner = next((p for p in view.players if p.town == number), None)
    if owner is not None:
        sign = ("" if kind in (TOWN, CLEAR) else sign) + "T" + view.race(owner).letter
    depleted = "!" * view.depleted[number]
    return f"{space.name}{sign}{depleted}{_left(view, number, kind)}"


def _left(view: Warcraft, number: int, kind: str) -> str:
    """The stock of a mine or forest; a question mark for a token that lies face down."""
    if not is_heard(view, HARVESTED) or kind not in (FOREST, GOLDMINE):
        return ""
    return str(view.stocks.get(number, "?"))


def _pieces(view: Warcraft, space: int) -> str:
    """The pieces in a space: each player's letter, with m, r, f and w for the kinds."""
    parts = []
    for player in view.players:
        if not player.present(space):
            continue
        counts = "".join(
            f"{player.count(space, kind)}{NAMES[kind][0]}"
            for kind in (*UNITS, WORKER, NECROMANCER)
            if player.count(space, kind)
        )
        posts = "".join(
            "⌂" if post.finished else "(⌂)" for post in player.outposts if post.space == space
        )
        parts.append(f"{_letter(view, player, space)}{counts}{posts}")
    return " ".join(parts)


def _letter(view: Warcraft, player: Player, space: int) -> str:
    """A player's letter with his hero and its creatures; for creeps, what is known of them."""
    if player.neutral and not player.race:
        return markers(view, player, space) or "?"
    return view.race(player).letter + followers(player, space)


def followers(player: Player, space: int) -> str:
    """A hero (h) and the number of creatures with it (c)."""
    hero = "h" if HERO in player.more and player.count(space, HERO) else ""
    kinds = [kind for kind in player.more if FIRST_CREATURE <= kind < FIRST_CREEP]
    creatures = sum(player.count(space, kind) for kind in kinds)
    if player.hired:
        hero += mercenaries(player, space)
    return f"{hero}{creatures}c" if creatures else hero


def mercenaries(player: Player, space: int) -> str:
    """A player's mercenaries: M, R, F."""
    counts = [(player.count(space, kind), NAMES[WALKS[kind]][0].upper()) for kind in HIRED]
    return "".join(f"{number}{sign}" for number, sign in counts if number)


def markers(view: Warcraft, player: Player, space: int) -> str:
    """The dice and the Strength of creeps that are face up, such as 4d4."""
    found = ""
    for kind in player.more:
        creep = view.creeps.get(space << SHIFT | kind)
        if creep is not None and creep.name:
            fights = view.profile(player, kind, space)
            found += f"{fights.dice}d{fights.strength}"
    return found


def _creeps(view: Warcraft) -> list[Message]:
    """The lines about creeps that are face up."""
    seen = {at: creep for at, creep in view.creeps.items() if creep.name}
    return [
        say("wc-picture-creep", space=view.name(at >> SHIFT), creep=creep_word(creep.name))
        for at, creep in seen.items()
    ]


@rule("WC-031", "WC-033")
def _player(view: Warcraft, player: Player) -> list[Message]:
    if not player.race:
        return []
    if player.neutral:
        tiles = tuple(_tile(view, player, kind) for kind in UNITS)
        return [say("wc-picture-neutral", race=race_word(player.race), what=tiles)]
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
    lines += state_of(view, player)
    coming = _coming(player)
    if coming:
        lines.append(say("wc-picture-coming", what=coming))
    known = [card for card in player.hand if card]
    if known:
        cards = tuple(_some(known.count(card), _card(view, card)) for card in dict.fromkeys(known))
        lines.append(say("wc-picture-hand", cards=cards))
    return lines


def _tile(view: Warcraft, player: Player, kind: int) -> Message:
    """A type of a player's units: its Strength and ability now."""
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
    hired = zip(player.hired, MERCENARIES, strict=False)
    return (*pieces, *works, *(_some(number, kind_word(kind)) for number, kind in hired if number))


def _some(number: int, what: Message) -> Message:
    return what if number == 1 else say("wc-picture-some", number=number, what=what)


@rule("WC-039", off=lambda view, card: _meaning(card, card_word(card)))
def _card(view: Warcraft, card: str) -> Message:
    """A card with its effect and, with the Expansion Set, its mana."""
    if not view.played.expansion:
        return _meaning(card, card_word(card))
    mana = view.content.mana_of(card)
    return _meaning(card, say("wc-picture-card-mana", card=card_word(card), mana=mana))


def _meaning(card: str, word: Message) -> Message:
    """A card with the rule of its effect, which `r` shows; a card of this project with its text."""
    if card in TEXTS:
        return say("wc-picture-card", card=word, rule=TEXTS[card])
    return say("wc-picture-card-told", card=word, text=say(f"wc-text-{card}"))


TEXTS = {
    "call-to-arms": "WC-420", "dispel-magic": "WC-428", "invisibility": "WC-435",
    "polymorph": "WC-438", "devour": "WC-445", "ensnare": "WC-457", "envenomed-spears": "WC-462",
    "pillage": "WC-466", "faerie-fire": "WC-475", "marksmanship": "WC-479",
    "moon-glaive": "WC-486", "renew": "WC-491", "cripple": "WC-497", "curse": "WC-502",
    "summon-building": "WC-507", "web": "WC-513", "fast": "WC-515", "resources": "WC-521",
    "town-portal": "WC-524", "victory-point": "WC-536",
}  # fmt: skip
"""By card: the rule of its effect."""


def _battle(view: Warcraft) -> list[Message]:
    """The lines about the battle being fought: the units of each seat, flanks included."""
    battle = view.battle
    if battle is None:
        return []
    return [
        say("wc-picture-battle", space=view.name(battle.space), round=battle.round),
        *(
            say(id, who=Who(seat), what=force)
            for id, at in (("wc-picture-attacks", 0), ("wc-picture-defends", 1))
            for seat in battle.sides[at]
            if (force := _force(view, seat))
        ),
    ]


def _force(view: Warcraft, seat: int) -> tuple[Message, ...]:
    """A seat's units in the battle, by kind."""
    counts: dict[int, int] = {}
    for _, kind, number in taking_part(view, seat):
        counts[kind] = counts.get(kind, 0) + number
    return tuple(_some(n, kind_word(NAMES[kind])) for kind, n in counts.items() if n)
