"""Devour, Ensnare, Envenomed Spears, Pillage (WC-444 to WC-473).

Cards of this project for the Expansion Set: Blood Fury, Charge, Demolish, Spoils of War (WC-040).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import (
    AFTER_REMOVAL,
    BATTLE_END,
    BEFORE_ROLL,
    HERE,
    MELEE_START,
    MOVE_END,
    NOWHERE,
    OWN,
    ROUND_START,
    Card,
    Target,
    card,
)
from kitchentable.warcraft.cards.targets import (
    any_unit,
    enemy_unit,
    enemy_units,
    has_type,
    opponents,
    removed_for,
    use_up,
)
from kitchentable.warcraft.model.battle_events import StrikesFirst
from kitchentable.warcraft.model.battle_state import Gone, Lost, Spell
from kitchentable.warcraft.model.card_events import (
    Devoured,
    MoreAttacks,
    Netted,
    OutpostWithstood,
    Pillaged,
    TookResources,
)
from kitchentable.warcraft.model.content import Cost
from kitchentable.warcraft.model.events import OutpostDestroyed
from kitchentable.warcraft.model.kinds import FLYING, HERO, KIND_OF, MELEE, NAMES, PHASES
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.options.heroes import is_creature
from kitchentable.warcraft.rules.dice import roll_battle_dice
from kitchentable.warcraft.rules.participants import battle_of, taking_part


@card
class Devour(Card):
    """One enemy melee or ranged unit is out of the battle until it is over."""

    name = "devour"
    moment = ROUND_START

    @rule("WC-444", "WC-446", "WC-452", "WC-454")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Enemy melee and ranged units in the battle, no flyers."""
        return [
            (seat, kind, game.name(space))
            for seat in opponents(game, player)
            for space, kind, _ in enemy_units(game, seat)
            if game.profile(game.players[seat], KIND_OF[kind], space).type != FLYING
        ]

    @rule("WC-446")
    def why_not(self, game: Warcraft, player: Player, target: Target) -> Illegal:
        """Why a unit cannot be chosen: it flies, or does not take part."""
        unit = enemy_unit(game, player, target)
        if unit is None:
            return Card.why_not(self, game, player, target)
        return Illegal("WC-446", "wc-devour-flying", kind=kind_word(NAMES[unit[0]]))

    @rule("WC-445", "WC-450")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind, name = target
        gone = Gone(seat, KIND_OF[kind], game.board.index[name], player.seat)
        battle_of(game).gone.append(gone)
        game.tell(
            Devoured(
                seat=seat,
                kind=kind,
                space=name,
                rules=(
                    *("WC-444", "WC-445", "WC-446", "WC-450"),
                    *any_unit(kind, "WC-452", "WC-453", "WC-454"),
                ),
            )
        )
        yield from ()


class Net(Card):
    """For the rest of the battle the other side's flyers can be melee casualties."""

    moment = MELEE_START
    number: ClassVar[str]
    as_before: ClassVar[tuple[str, ...]] = ()

    def flyers(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """The other side's flyers, if there are any; a second net changes nothing (WC-417)."""
        flyers = any(has_type(game, seat, FLYING) for seat in opponents(game, player))
        return HERE if flyers else NOWHERE

    @rule("WC-457", "WC-459", "WC-460")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Expose the flyers of all players on the other side, and no others."""
        battle = battle_of(game)
        side = 1 - battle.side_of(player.seat)
        if side not in battle.netted:
            battle.netted.append(side)
        rules = (self.number, "WC-457", "WC-458", "WC-459", "WC-460", *self.as_before)
        game.tell(Netted(seats=tuple(battle.sides[side]), rules=rules))
        yield from ()


@card
class Ensnare(Net):
    """The Orcs' net."""

    name = "ensnare"
    number = "WC-456"

    @rule("WC-456")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """The other side's flyers, at the start of a melee phase."""
        return self.flyers(game, player)


@card
class EnvenomedSpears(Card):
    """Misses of this phase are rolled again once."""

    name = "envenomed-spears"
    moment = BEFORE_ROLL

    @rule("WC-461")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return HERE if player.seat in battle_of(game).rolling else NOWHERE

    @rule("WC-464")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Let the player roll misses again; a second copy in the phase adds nothing."""
        battle = battle_of(game)
        if player.seat not in battle.spears:
            battle.spears.append(player.seat)
        yield from ()


@rule("WC-471")
def has_no_owner(removed: Lost) -> bool:
    """Whether a unit has no owner to pillage, as creeps have none."""
    return removed.seat < 0


@rule("WC-466", "WC-469", off=(0, 0))
@rule("WC-470", off=(1, 1))
def worth_of(game: Warcraft, victim: Player, kind: int) -> Cost:
    """The cost of a removed unit; a hero costs one gold and one wood for each level.

    A summoned creature costs nothing.
    """
    if is_creature(kind):
        return 0, 0
    if kind == HERO and victim.hero is not None:
        return victim.hero.level, victim.hero.level
    return game.race(victim).cost(kind)


@card
class Pillage(Card):
    """The cost of a unit that was just removed is taken from its owner."""

    name = "pillage"
    moment = AFTER_REMOVAL

    @rule("WC-468")
    def put_down(self, game: Warcraft) -> None:
        """Count this unit as pillaged, even if the card is cancelled: one card for each unit."""
        use_up(game, self.name)

    @rule("WC-465")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """The unit an enemy has just removed."""
        removed = removed_for(game, self.name)
        if removed is None or has_no_owner(removed):
            return NOWHERE
        return HERE if removed.seat in opponents(game, player) else NOWHERE

    @rule("WC-466", "WC-467", "WC-472")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        removed = battle_of(game).removed
        assert removed is not None, "a unit was removed"
        victim = game.players[removed.seat]
        gold, wood = worth_of(game, victim, removed.kind)
        gold, wood = min(gold, victim.gold), min(wood, victim.wood)
        victim.gold -= gold
        victim.wood -= wood
        player.gold += gold
        player.wood += wood
        rules: tuple[str, ...] = ("WC-465", "WC-466", "WC-467", "WC-468", "WC-472")
        rules += ("WC-469",) if removed.kind == HERO else ()
        rules += ("WC-470",) if is_creature(removed.kind) else ()
        told = Pillaged(seat=victim.seat, by=player.seat, gold=gold, wood=wood, rules=rules)
        game.tell(told)
        yield from ()


# --- of our own ---------------------------------------------------------------------------


@card
class BloodFury(Card):
    """Two dice more for your melee units in this melee phase."""

    name = "blood-fury"
    moment = BEFORE_ROLL
    dice: ClassVar[int] = 2

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """A melee phase in which melee units of yours attack."""
        battle = battle_of(game)
        now = PHASES[battle.phase] == MELEE and player.seat in battle.rolling
        return HERE if now and attacks_with(game, player, MELEE) else NOWHERE

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        battle_of(game).spells.append(Spell("more", player.seat, MELEE, dice=self.dice))
        game.tell(MoreAttacks(seat=player.seat, number=self.dice, rules=OWN))
        yield from ()


def attacks_with(game: Warcraft, player: Player, kind: int) -> bool:
    """Whether a player has units of a kind in the battle that Polymorph has not turned."""
    sheep = battle_of(game).sheep
    return any(
        each == kind
        and number > sum((s.seat, s.kind, s.space) == (player.seat, each, space) for s in sheep)
        for space, each, number in taking_part(game, player.seat)
    )


class FirstStrike(Card):
    """Your units strike first in one phase, as with Slow Poison (WC-291)."""

    phase: ClassVar[int]

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Playable if units of yours attack in this phase and do not strike first already."""
        already = player.seat in battle_of(game).first[PHASES.index(self.phase)]
        return HERE if not already and has_type(game, player.seat, self.phase) else NOWHERE

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        battle_of(game).first[PHASES.index(self.phase)].append(player.seat)
        game.tell(StrikesFirst(seat=player.seat, kind=NAMES[self.phase], rules=OWN))
        yield from ()


@card
class Charge(FirstStrike):
    """You strike first in this melee phase."""

    name = "charge"
    moment = MELEE_START
    phase = MELEE


@card
class Demolish(Card):
    """An enemy Outpost beside two units of yours falls to a roll of 1 to 4."""

    name = "demolish"
    moment = MOVE_END
    own_step = ("WC-040", "move")
    needed: ClassVar[int] = 2
    falls: ClassVar[int] = 4

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """In your own Move Step: Outposts, finished or not, beside a space with two units."""
        if player.seat != game.seat:
            return NOWHERE
        return [
            (enemy.seat, game.name(post.space))
            for enemy in game.enemies(player)
            for post in enemy.outposts
            if any(player.units(at) >= self.needed for at in game.board.near[post.space])
        ]

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        enemy, space = game.players[target[0]], game.board.index[target[1]]
        faces = yield from roll_battle_dice(player.seat, 1, OWN)
        if faces[0] > self.falls:
            game.tell(OutpostWithstood(seat=enemy.seat, space=target[1], rules=OWN))
            return
        enemy.outposts = [post for post in enemy.outposts if post.space != space]
        game.tell(OutpostDestroyed(seat=enemy.seat, space=target[1], rules=OWN))


@card
class Spoils(Card):
    """Two gold or two wood after a battle that you have won."""

    name = "spoils"
    moment = BATTLE_END
    taken: ClassVar[int] = 2

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        won = player.seat in battle_of(game).won
        return (("gold",), ("wood",)) if won else NOWHERE

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        gold, wood = (self.taken, 0) if target[0] == "gold" else (0, self.taken)
        player.gold += gold
        player.wood += wood
        game.tell(TookResources(seat=player.seat, gold=gold, wood=wood, rules=OWN))
        yield from ()
