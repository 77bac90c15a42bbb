"""Call to Arms, Dispel Magic, Invisibility, Polymorph (WC-419 to WC-443).

Cards of this project for the Expansion Set: Prayer, Sanctuary, Many Hands (WC-040).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import (
    AFTER_REMOVAL,
    AFTER_ROLL,
    BEFORE_CASUALTIES,
    HARVEST_START,
    HERE,
    INVADED,
    NOWHERE,
    OWN,
    RESPONSE,
    ROUND_START,
    Card,
    Target,
    card,
)
from kitchentable.warcraft.cards.targets import (
    any_unit,
    enemy_unit,
    enemy_units,
    opponents,
    removed_for,
    use_up,
)
from kitchentable.warcraft.model.battle_state import Sheep
from kitchentable.warcraft.model.card_events import CalledToArms, Polymorphed, Prevented, Rescued
from kitchentable.warcraft.model.events import OutpostDestroyed
from kitchentable.warcraft.model.kinds import KIND_OF, MELEE, NAMES, STACK, UNITS
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.rules import harvest
from kitchentable.warcraft.rules.casualties import heals
from kitchentable.warcraft.rules.participants import battle_of


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
    """Remove an unfinished Outpost in the space: its worker fights and does not build."""
    for post in [each for each in player.outposts if each.space == space and not each.finished]:
        player.outposts.remove(post)
        told = OutpostDestroyed(seat=player.seat, space=game.name(space), rules=("WC-427",))
        game.tell(told)


@card
class DispelMagic(Card):
    """The card it answers has no effect; `cards/windows.py` sees to that."""

    name = "dispel-magic"
    moment = RESPONSE


@card
class Invisibility(Card):
    """One side takes a casualty less in this phase."""

    name = "invisibility"
    moment = BEFORE_CASUALTIES

    @rule("WC-434")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Any player in the battle whose side has taken hits."""
        battle = battle_of(game)
        return [(seat,) for side in battle.sides for seat in side]

    def in_vain(self, game: Warcraft) -> bool:
        return not any(battle_of(game).caused)

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

    @rule("WC-443")
    def why_not(self, game: Warcraft, player: Player, target: Target) -> Illegal:
        """Why a unit cannot be chosen: it is a sheep already, or does not take part."""
        unit = enemy_unit(game, player, target)
        if unit is None:
            return Card.why_not(self, game, player, target)
        kind, space = kind_word(NAMES[unit[0]]), game.name(unit[1])
        return Illegal("WC-443", "wc-sheep-already", kind=kind, space=space)

    @rule("WC-438", "WC-439")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        battle = battle_of(game)
        seat, kind, name = target
        battle.sheep.append(Sheep(seat, KIND_OF[kind], game.board.index[name]))
        game.tell(
            Polymorphed(
                seat=seat,
                kind=kind,
                space=name,
                rules=(
                    *("WC-437", "WC-438", "WC-439", "WC-443"),
                    *any_unit(kind, "WC-440", "WC-441", "WC-442"),
                ),
            )
        )
        yield from ()


# --- of our own ---------------------------------------------------------------------------


@card
class Prayer(Card):
    """Each natural 1 or 2 of the opponents inflicts one casualty less, two of them at most."""

    name = "prayer"
    moment = AFTER_ROLL
    most: ClassVar[int] = 2

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return HERE if self.healed(game, player) else NOWHERE

    def healed(self, game: Warcraft, player: Player) -> int:
        """The hits the prayer prevents; where Heal works, it prevents the 1s (WC-288)."""
        battle = battle_of(game)
        natural = (2,) if heals(game, battle.side_of(player.seat)) else (1, 2)
        seats = opponents(game, player)
        hits = sum(
            roll.hits([face for face in roll.dice() if face in natural])
            for roll in battle.rolls
            if roll.seat in seats
        )
        return min(self.most, hits)

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        battle, number = battle_of(game), self.healed(game, player)
        side = battle.side_of(player.seat)
        battle.prevented[side] += number
        game.tell(Prevented(seats=tuple(battle.sides[side]), number=number, rules=OWN))
        yield from ()


@card
class Sanctuary(Card):
    """A unit of your side that was just removed is brought home to its owner's Town."""

    name = "sanctuary"
    moment = AFTER_REMOVAL

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """A melee, ranged or flying unit, if its Town has room and is far from the battle."""
        removed = removed_for(game, self.name)
        if removed is None or removed.kind not in UNITS or removed.seat < 0 or removed.back:
            return NOWHERE
        battle, owner = battle_of(game), game.players[removed.seat]
        mine = battle.side_of(removed.seat) == battle.side_of(player.seat)
        far = owner.town >= 0 and owner.town not in game.board.zones[battle.space]
        return HERE if mine and far and game.stacked(owner, owner.town, MELEE) < STACK else NOWHERE

    def put_down(self, game: Warcraft) -> None:
        use_up(game, self.name)

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        removed = battle_of(game).removed
        assert removed is not None, "a unit was removed"
        owner = game.players[removed.seat]
        owner.put(owner.town, removed.kind)
        town, kind = game.name(owner.town), NAMES[removed.kind]
        game.tell(Rescued(seat=owner.seat, kind=kind, space=town, rules=OWN))
        yield from ()


@card
class ManyHands(Card):
    """Workers who stand together harvest two more, without a roll."""

    name = "many-hands"
    moment = HARVEST_START
    own_step = ("WC-040", "harvest")
    together: ClassVar[int] = 2
    taken: ClassVar[int] = 2

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Mines and forests that still pay, where two workers of yours are idle."""
        if player.seat != game.seat:
            return NOWHERE
        return [
            (game.name(space),)
            for space in harvest.harvested(game, player)
            if player.idle(space) >= self.together and harvest.pays(game, space)
        ]

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        space = game.board.index[target[0]]
        harvest.take(game, player, space, self.taken, OWN)
        yield from ()
