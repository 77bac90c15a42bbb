"""Devour, Ensnare, Envenomed Spears, Pillage (WC-444 to WC-473)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.battlefield import battle_of
from kitchentable.warcraft.cards.card import (
    AFTER_REMOVAL,
    BEFORE_ROLL,
    HERE,
    MELEE_START,
    NOWHERE,
    ROUND_START,
    Card,
    Target,
    card,
)
from kitchentable.warcraft.cards.targets import enemy_units, opponents
from kitchentable.warcraft.content import Cost
from kitchentable.warcraft.events import Devoured, Netted, Pillaged
from kitchentable.warcraft.kinds import FLYING, HERO, KIND_OF, NAMES
from kitchentable.warcraft.state import Gone, Player, Warcraft


@card
class Devour(Card):
    """One enemy melee or ranged unit is out of the battle until it is over."""

    name = "devour"
    moment = ROUND_START

    @rule("WC-444", "WC-446")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Enemy melee and ranged units in the battle, no flyers."""
        return [
            (seat, kind, game.name(space))
            for seat in opponents(game, player)
            for space, kind, _ in enemy_units(game, seat)
            if KIND_OF[kind] != FLYING
        ]

    @rule("WC-445", "WC-450")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind, name = target
        gone = Gone(seat, KIND_OF[kind], game.board.index[name], player.seat)
        battle_of(game).gone.append(gone)
        game.tell(
            Devoured(
                seat=seat, kind=kind, space=name, rules=("WC-444", "WC-445", "WC-446", "WC-450")
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
        flyers = any(
            kind == NAMES[FLYING]
            for seat in opponents(game, player)
            for _, kind, _ in enemy_units(game, seat)
        )
        return HERE if flyers else NOWHERE

    @rule("WC-457", "WC-459", "WC-460")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Only the opponents' flyers, and those of all players on their side."""
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
        """At the start of a melee phase."""
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
        """A second copy in the same phase adds nothing."""
        battle = battle_of(game)
        if player.seat not in battle.spears:
            battle.spears.append(player.seat)
        yield from ()


@rule("WC-470", "WC-471")
def has_price(kind: int) -> bool:
    """Summoned creatures have no cost, and creeps no owner."""
    return kind <= HERO


@rule("WC-466", "WC-469")
def worth_of(game: Warcraft, victim: Player, kind: int) -> Cost:
    """What a removed unit would cost: a hero one gold and one wood for each level."""
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
        """One copy for one removed unit, also when it is answered."""
        battle = battle_of(game)
        battle.plundered, battle.removed = battle.removed, None

    @rule("WC-465")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """The unit an enemy has just removed."""
        removed = battle_of(game).removed
        if removed is None or not has_price(removed.kind):
            return NOWHERE
        return HERE if removed.seat in opponents(game, player) else NOWHERE

    @rule("WC-466", "WC-467", "WC-472")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        removed = battle_of(game).plundered
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
        told = Pillaged(seat=victim.seat, by=player.seat, gold=gold, wood=wood, rules=rules)
        game.tell(told)
        yield from ()
