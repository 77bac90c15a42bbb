"""Call to Arms, Dispel Magic, Invisibility, Polymorph (WC-419 to WC-443)."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.battlefield import battle_of
from kitchentable.warcraft.cards.card import (
    BEFORE_CASUALTIES,
    HERE,
    INVADED,
    NOWHERE,
    RESPONSE,
    ROUND_START,
    Card,
    Target,
    card,
)
from kitchentable.warcraft.cards.targets import enemy_units, opponents
from kitchentable.warcraft.events import (
    CalledToArms,
    OutpostDestroyed,
    Polymorphed,
    Prevented,
)
from kitchentable.warcraft.kinds import KIND_OF
from kitchentable.warcraft.state import Player, Sheep, Warcraft


@card
class CallToArms(Card):
    """Workers under attack fight as melee units."""

    name = "call-to-arms"
    moment = INVADED

    @rule("WC-419")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """The space an enemy unit has just moved onto, if there are workers in it."""
        space = game.invaded
        if space < 0 or player.team == game.player().team or space in player.armed:
            return NOWHERE
        return HERE if player.workers(space) else NOWHERE

    @rule("WC-420")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        space = game.invaded
        player.armed.append(space)
        workers = player.workers(space)
        told = CalledToArms(
            seat=player.seat,
            space=game.name(space),
            workers=workers,
            rules=("WC-419", "WC-420", "WC-425"),
        )
        game.tell(told)
        stop_building(game, player, space)
        yield from ()


@rule("WC-427")
def stop_building(game: Warcraft, player: Player, space: int) -> None:
    """Who fights does not build: an unfinished Outpost there is lost."""
    for post in [each for each in player.outposts if each.space == space and not each.finished]:
        player.outposts.remove(post)
        told = OutpostDestroyed(seat=player.seat, space=game.name(space), rules=("WC-427",))
        game.tell(told)


@card
class DispelMagic(Card):
    """The card it answers has no effect; `playing.answered` sees to that."""

    name = "dispel-magic"
    moment = RESPONSE


@card
class Invisibility(Card):
    """One side takes a casualty less in this phase."""

    name = "invisibility"
    moment = BEFORE_CASUALTIES

    @rule("WC-434")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Any player in the battle, on whose side somebody was hit."""
        battle = battle_of(game)
        return [(seat,) for side in battle.sides for seat in side]

    def playable(self, game: Warcraft, player: Player) -> bool:
        return any(battle_of(game).caused)

    @rule("WC-435", "WC-436")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        battle = battle_of(game)
        side = battle.side_of(target[0])
        prevented = min(1, battle.owed[side])
        battle.owed[side] -= prevented
        seats = tuple(battle.sides[side])
        game.tell(Prevented(seats=seats, number=prevented, rules=("WC-434", "WC-435", "WC-436")))
        yield from ()


@card
class Polymorph(Card):
    """One enemy unit does not attack in this round."""

    name = "polymorph"
    moment = ROUND_START

    @rule("WC-437", "WC-443")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Any enemy unit in the battle that is not a sheep yet."""
        battle = battle_of(game)
        return [
            (seat, kind, game.name(space))
            for seat in opponents(game, player)
            for space, kind, number in enemy_units(game, seat)
            if number
            > sum(
                (each.seat, each.kind, each.space) == (seat, KIND_OF[kind], space)
                for each in battle.sheep
            )
        ]

    @rule("WC-438", "WC-439")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        battle = battle_of(game)
        seat, kind, name = target
        battle.sheep.append(Sheep(seat, KIND_OF[kind], game.board.index[name]))
        game.tell(
            Polymorphed(
                seat=seat, kind=kind, space=name, rules=("WC-437", "WC-438", "WC-439", "WC-443")
            )
        )
        yield from ()
