"""The two sides of a battle, from public information: groups of units that are alike.

The rules say which units take part, on a view in which the battle has begun: so walls, creeps in
flanks and all other reasons to stay out count. A group counts the casualties it can still take:
one for a unit, a mercenary or a summoned creature, whatever its dice (WC-717); the Life that a
hero has left (WC-695); and one for each die of a creep (WC-668).
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, structs

from kitchentable.warcraft.model.battle_state import Battle
from kitchentable.warcraft.model.kinds import (
    BURROW,
    FIRST_CREATURE,
    FIRST_CREEP,
    FLYING,
    HERO,
    HIRED,
    KIND_OF,
    MELEE,
    PHASES,
    RANGED,
    SHIFT,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player, Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import ATTACKS
from kitchentable.warcraft.options import heroes
from kitchentable.warcraft.options.burrows import burrow_attack
from kitchentable.warcraft.powers.power import known
from kitchentable.warcraft.powers.strength import better_aim, flames
from kitchentable.warcraft.rules.attack_dice import Sources, add_bloodlust, add_units
from kitchentable.warcraft.rules.participants import taking_part

Form = str
UNIT, MERCENARY, LEADER, CREATURE, CREEP = "unit", "mercenary", "hero", "creature", "creep"
"""The forms of groups, which decide how they take casualties."""

THIRST = "vampiric-aura"
BETTER_ATTACKS = {"immolation": flames, "trueshot-aura": better_aim}
ALWAYS = (*BETTER_ATTACKS, THIRST)
"""Abilities that work without mana in every battle of their hero."""


class Group(Struct, frozen=True):
    """Units of one player that are alike: one kind, in the battlefield or in the flanks."""

    owner: int
    kind: int
    """Their type: the phase in which they attack."""
    strength: int
    ability: str = ""
    inside: bool = True
    """Whether they are in the battlefield and not in a flank."""
    form: Form = UNIT
    dice: int = 1
    """The dice of each unit; of a creep, for each casualty it can still take."""
    life: int = 1
    """The casualties that remove one of them."""
    powers: tuple[str, ...] = ()
    """The abilities of this hero that always work."""
    piece: int = -1
    """The kind of piece; -1: ordinary units of the type."""

    def profile(self) -> Profile:
        """How each of them fights."""
        return Profile(self.kind, self.strength, self.dice, self.ability)

    def source(self) -> int:
        """The kind of piece under which the rules count their dice."""
        return self.kind if self.piece < 0 else self.piece

    def units(self, count: int) -> int:
        """The units left if they can take this many casualties and fall one after the other."""
        return -(-count // self.life)

    def rolls(self, count: int) -> int:
        """The dice of those units. Only creeps lose dice before they fall."""
        return self.dice * (count if self.form == CREEP else self.units(count))


Counts = tuple[int, ...]
"""The casualties that each group can still take."""


class Side(Struct, frozen=True):
    """One side of a battle as it begins."""

    groups: tuple[Group, ...]
    counts: Counts
    reserves: tuple[tuple[int, int], ...] = ()
    """Pairs of a player and the melee units he has left to raise."""
    burrows: tuple[tuple[int, int], ...] = ()
    """Pairs of a player and the dice of his burrows, which shoot while he has a unit."""

    def able(self, counts: Counts, ability: str, owner: int | None = None) -> int:
        """The number of units with an ability, of one player or of all."""
        return sum(
            group.units(number)
            for group, number in zip(self.groups, counts, strict=True)
            if group.ability == ability and owner in (None, group.owner)
        )

    def works(self, counts: Counts, power: str, owner: int | None = None) -> bool:
        """Whether the side has a hero with this ability that always works."""
        return any(
            number and power in group.powers and owner in (None, group.owner)
            for group, number in zip(self.groups, counts, strict=True)
        )

    def holds(self, counts: Counts) -> bool:
        """Whether the side has a unit in the battlefield."""
        return any(n and group.inside for group, n in zip(self.groups, counts, strict=True))

    def present(self, counts: Counts, owner: int) -> bool:
        """Whether a player has a unit left."""
        return any(n and group.owner == owner for group, n in zip(self.groups, counts, strict=True))

    def units(self, counts: Counts) -> int:
        """The number of units the side has left."""
        return sum(group.units(n) for group, n in zip(self.groups, counts, strict=True))

    def rolls(self, counts: Counts, kind: int) -> int:
        """The dice of the side's units of a type."""
        return sum(
            group.rolls(n)
            for group, n in zip(self.groups, counts, strict=True)
            if group.kind == kind
        )

    def owners(self) -> list[int]:
        """The players of the side."""
        return list(dict.fromkeys(group.owner for group in self.groups))


# --- out of a view ------------------------------------------------------------------------


def sides(
    view: Warcraft, seat: int, space: int, moves: Iterable[tuple[str, str, str]] = ()
) -> tuple[Side, Side]:
    """The attackers and the defenders of a battle in a space, after these moves of a player.

    Teammates' units in the flanks join. Of several enemy teams the one in the space fights.
    """
    battle = begun(view, seat, space, moves)
    assert battle.battle is not None, "it has just begun"
    own, other = battle.battle.sides
    return side_in(battle, own), side_in(battle, other)


def begun(
    view: Warcraft, seat: int, space: int, moves: Iterable[tuple[str, str, str]] = ()
) -> Warcraft:
    """The view in which a battle in a space has begun, after these moves of a player."""
    mover = moved(view, view.players[seat], moves)
    players = [mover if each.seat == seat else each for each in view.players]
    held = [each for each in view.enemies(mover) if each.units(space)]
    against = held[0].team if held else None
    own = [each.seat for each in players if each.team == mover.team and not each.out]
    other = [each.seat for each in view.enemies(mover) if each.team == against]
    return structs.replace(view, players=players, battle=Battle(space, [own, other]))


def moved(view: Warcraft, player: Player, moves: Iterable[tuple[str, str, str]]) -> Player:
    """A player after some moves; creatures go with their hero."""
    index = view.board.index
    player = structs.replace(player, pieces=dict(player.pieces))
    for kind, start, to in moves:
        player.put(index[start], KIND_OF[kind], -1)
        player.put(index[to], KIND_OF[kind])
        if KIND_OF[kind] == HERO:
            heroes.lead(player, index[start], index[to])
    return player


def side_in(game: Warcraft, seats: Iterable[int]) -> Side:
    """One side of the battle that is being fought, as it stands."""
    found: dict[Group, int] = {}
    reserves, shots = [], []
    for seat in seats:
        player = game.players[seat]
        units = [unit for unit in taking_part(game, seat) if unit[1] != WORKER]
        for space, kind, number in units:
            if space << SHIFT | kind in game.creeps and not game.creeps[space << SHIFT | kind].name:
                continue
            group, count = _group(game, player, space, kind)
            found[group] = found.get(group, 0) + number * count
        if not player.race:
            continue
        if any(each.owner == seat and each.ability == "raise-dead" for each in found):
            tile = game.tile(player, MELEE)
            found.setdefault(Group(seat, MELEE, tile.strength, tile.ability), 0)
        if not player.neutral:
            reserves.append((seat, player.reserve(MELEE)))
        if burrow := ATTACKS.value(game, player, RANGED, {}).get(BURROW):
            shots.append((seat, burrow[1]))
    return Side(tuple(found), tuple(found.values()), tuple(reserves), tuple(shots))


def _group(game: Warcraft, player: Player, space: int, kind: int) -> tuple[Group, int]:
    """The group of a piece, and the casualties that the piece can take."""
    fights = game.profile(player, kind, space)
    inside = game.battle is not None and space == game.battle.space
    piece = -1 if kind in UNITS else kind
    group = Group(player.seat, fights.type, fights.strength, fights.ability, inside, piece=piece)
    if kind == HERO and player.hero is not None:
        life = game.hero_level(player).life
        powers = tuple(name for name in known(game, player) if name in ALWAYS)
        group = structs.replace(group, form=LEADER, life=life, powers=powers)
        return group, life - player.hero.wounds
    if kind >= FIRST_CREEP:
        life = fights.dice + game.creeps[space << SHIFT | kind].lost
        return structs.replace(group, form=CREEP, life=life), fights.dice
    if kind >= FIRST_CREATURE:
        return structs.replace(group, form=CREATURE, dice=fights.dice), 1
    return structs.replace(group, form=MERCENARY if kind in HIRED else UNIT), 1


# --- casualties ---------------------------------------------------------------------------


def next_casualty(side: Side, counts: Counts, kind: int) -> int:
    """The group that takes the next casualty in a phase, or -1 if none can."""
    best, least = -1, (True, True, 0, True, 0, True)
    for at, (group, number) in enumerate(zip(side.groups, counts, strict=True)):
        if not number or (kind == MELEE and group.kind == FLYING):
            continue
        rank = (
            group.inside and not side.holds(struck(side, counts, at)),
            group.form == LEADER and number == 1,
            group.strength * (group.rolls(number) - group.rolls(number - 1)),
            group.form != CREATURE,
            group.kind,
            group.inside,
        )
        if best < 0 or rank < least:
            best, least = at, rank
    return best


def struck(side: Side, counts: Counts, at: int) -> Counts:
    """A side after a group has taken a casualty; a hero's creatures fall with it."""
    left = list(counts)
    left[at] -= 1
    fallen = side.groups[at]
    if fallen.form == LEADER and not left[at]:
        for other, group in enumerate(side.groups):
            if group.form == CREATURE and group.owner == fallen.owner:
                left[other] = 0
    return tuple(left)


def reduced(side: Side, counts: Counts, casualties: int, kind: int) -> Counts:
    """A side after it has taken its casualties."""
    for _ in range(casualties):
        at = next_casualty(side, counts, kind)
        if at < 0:
            break
        counts = struck(side, counts, at)
    return counts


# --- dice ---------------------------------------------------------------------------------


class Volley(Struct, frozen=True):
    """Dice that a player rolls together."""

    owner: int
    dice: int
    strength: int
    ones: int
    """Casualties of a natural 1: with Area Attack one more, against Heal one less."""
    thirst: bool = False
    """Whether a hit heals the hero that rolls."""


def volleys(side: Side, counts: Counts, phase: int, healed: bool) -> list[Volley]:
    """What each player of a side rolls in a phase."""
    found = []
    for owner in side.owners():
        thirst = side.works(counts, THIRST, owner)
        for source, (profile, dice) in sources(side, counts, phase, owner).items():
            ones = 1 + (profile.ability == "area-attack") - healed
            heals = thirst and source == HERO
            found.append(Volley(owner, dice, profile.strength, ones, heals))
    return found


def sources(side: Side, counts: Counts, phase: int, owner: int) -> Sources:
    """The dice a player attacks with in a phase, by kind of piece.

    The rules add the dice (`rules/attack_dice.py`); this function knows which units are left.
    """
    found: Sources = {}
    for group, number in zip(side.groups, counts, strict=True):
        if group.owner == owner and group.kind == phase and number:
            units = number if group.form == CREEP else group.units(number)
            add_units(found, group.source(), group.profile(), units, phase)
    if phase == RANGED and side.burrows and side.present(counts, owner):
        found |= burrow_attack(dict(side.burrows).get(owner, 0))
    for power, better in BETTER_ATTACKS.items():
        if side.works(counts, power, owner):
            found |= better(phase, found)
    if found and side.able(counts, "bloodlust", owner):
        add_bloodlust(found, phase)
    return found


def striking_first(side: Side, counts: Counts, other: Side, against: Counts) -> dict[int, int]:
    """By player: the phases of this round in which he strikes first, a bit for each."""
    found = {}
    for owner in side.owners():
        poisoners = side.able(counts, "slow-poison", owner)
        order = sorted(range(len(PHASES)), key=lambda phase: -other.rolls(against, PHASES[phase]))
        found[owner] = sum(1 << phase for phase in order[:poisoners])
    return found
