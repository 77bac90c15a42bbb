"""Faerie Fire, Marksmanship, Moon Glaive, Renew (WC-474 to WC-495).

Cards of this project for the Expansion Set: Ambush, Thorns, Moon Well (WC-040).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import (
    AFTER_ROLL,
    BEFORE_CASUALTIES,
    BEFORE_REMOVAL,
    BEFORE_ROLL,
    HARVEST_START,
    HERE,
    NOWHERE,
    OWN,
    ROUND_START,
    Card,
    Target,
    card,
)
from kitchentable.warcraft.cards.orc import FirstStrike
from kitchentable.warcraft.cards.targets import opponents
from kitchentable.warcraft.model.battle_events import ExtraAttacks, MoreCasualties
from kitchentable.warcraft.model.battle_state import Rolled
from kitchentable.warcraft.model.card_events import Renewed
from kitchentable.warcraft.model.hero_events import HeroHealed
from kitchentable.warcraft.model.kinds import (
    GOLDMINE,
    HERO,
    KIND_OF,
    MELEE,
    NAMES,
    PHASES,
    RANGED,
    TOWN,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import RENEWS, is_heard
from kitchentable.warcraft.rules.casualties import choosable, lose
from kitchentable.warcraft.rules.deck import draw_card
from kitchentable.warcraft.rules.dice import raise_dead, roll_battle_dice
from kitchentable.warcraft.rules.participants import battle_of


@card
class FaerieFire(Card):
    """One is taken off each of your dice in this phase."""

    name = "faerie-fire"
    moment = BEFORE_ROLL

    @rule("WC-474")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return HERE if player.seat in battle_of(game).rolling else NOWHERE

    @rule("WC-475", "WC-477")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Take one off each die; two copies take off two."""
        battle_of(game).fire.append(player.seat)
        yield from ()


@card
class Marksmanship(Card):
    """You choose the unit for one casualty that you caused."""

    name = "marksmanship"
    moment = BEFORE_REMOVAL

    @rule("WC-478", "WC-480", "WC-482", "WC-483")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Any unit the other side could remove, while a casualty of your own dice is left."""
        battle = battle_of(game)
        side = battle.side_of(player.seat)
        if battle.turn == side or battle.caused[player.seat] <= 0 or battle.aimed:
            return NOWHERE
        return [
            (seat, NAMES[kind], game.name(space))
            for seat in opponents(game, player)
            for space, kind in choosable(game, seat)
        ]

    @rule("WC-479", "WC-481")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Remove the unit in place of one casualty; the order and the number stay the same."""
        battle = battle_of(game)
        seat, kind, name = target
        battle.caused[player.seat] -= 1
        battle.aimed = True
        space = game.board.index[name]
        wound = ("WC-484",) if KIND_OF[kind] == HERO else ()
        rules = ("WC-478", "WC-479", "WC-480", "WC-481", "WC-482", "WC-483", *wound)
        yield from lose(game, seat, space, KIND_OF[kind], rules, aimed=True)


@card
class MoonGlaive(Card):
    """An extra attack for each hit you scored."""

    name = "moon-glaive"
    moment = AFTER_ROLL

    @rule("WC-485")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        rolls = battle_of(game).rolls
        hit = any(each.seat == player.seat and each.hits(each.faces) for each in rolls)
        return HERE if hit else NOWHERE

    @rule("WC-486", "WC-487", "WC-488")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Roll a die for each hit of the ordinary roll; hits of extra attacks give no more."""
        own = self.rolls(game, player)
        rules = ("WC-485", "WC-486", "WC-487", "WC-488", *(("WC-489",) if len(own) > 1 else ()))
        for roll in own:
            faces = yield from roll_battle_dice(player.seat, roll.hits(roll.faces), rules)
            roll.extra += faces
            hits = roll.hits(faces)
            told = ExtraAttacks(seat=player.seat, faces=tuple(faces), hits=hits, rules=rules)
            game.tell(told)
            yield from raise_dead(game, player, roll, faces)

    @rule("WC-489")
    def rolls(self, game: Warcraft, player: Player) -> list[Rolled]:
        """The rolls that have hit, by source: an extra attack has the Strength of its source."""
        rolls = [each for each in battle_of(game).rolls if each.seat == player.seat]
        return [each for each in rolls if each.hits(each.faces)]


@card
class Renew(Card):
    """A depleted forest grows again."""

    name = "renew"
    moment = HARVEST_START
    own_step = ("WC-490", "harvest")

    @rule("WC-490", "WC-492")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Any forest on the board with a depletion token; never a mine or a Town."""
        if player.seat != game.seat:
            return NOWHERE
        any_forest, forests = is_heard(game, RENEWS), game.board.forests
        return [(game.name(space),) for space in forests if any_forest or game.depleted[space]]

    @rule("WC-491", "WC-492")
    def why_not(self, game: Warcraft, player: Player, target: Target) -> Illegal:
        """Why a space cannot be chosen: it is no forest, or has no depletion token."""
        space = game.board.index.get(target[0]) if target else None
        if player.seat != game.seat or space is None:
            return Card.why_not(self, game, player, target)
        if space in game.board.forests:
            return Illegal("WC-491", "wc-renew-fresh", space=game.name(space))
        other = game.board.spaces[space].kind in (GOLDMINE, TOWN)
        number = "WC-492" if other else "WC-491"
        return Illegal(number, "wc-renew-forest", space=game.name(space))

    @rule("WC-491")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        space = game.board.index[target[0]]
        if not (yield from RENEWS.happen(game, space)):
            game.depleted[space] = 0
            game.tell(Renewed(space=target[0], rules=("WC-490", "WC-491", "WC-492")))


# --- of our own ---------------------------------------------------------------------------


@card
class Ambush(FirstStrike):
    """You strike first in the ranged phase of this round."""

    name = "ambush"
    moment = ROUND_START
    phase = RANGED


@card
class Thorns(Card):
    """Melee hits on you cost the attackers: roll a die for each; 1 to 3 is a casualty."""

    name = "thorns"
    moment = BEFORE_CASUALTIES
    stings: ClassVar[int] = 3

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Playable in a melee phase in which opponents have hit."""
        melee = PHASES[battle_of(game).phase] == MELEE
        return HERE if melee and self.hits(game, player) else NOWHERE

    def hits(self, game: Warcraft, player: Player) -> int:
        """The number of dice with which the opponents have hit; not casualties."""
        seats = opponents(game, player)
        return sum(each.hits() for each in battle_of(game).rolls if each.seat in seats)

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        battle = battle_of(game)
        faces = yield from roll_battle_dice(player.seat, self.hits(game, player), OWN)
        number = sum(face <= self.stings for face in faces)
        side = 1 - battle.side_of(player.seat)
        battle.owed[side] += number
        game.tell(MoreCasualties(seats=tuple(battle.sides[side]), number=number, rules=OWN))


@card
class MoonWell(Card):
    """Draw two cards, or heal all wounds of the hero."""

    name = "moon-well"
    moment = HARVEST_START
    own_step = ("WC-040", "harvest")
    drawn: ClassVar[int] = 2

    @rule("WC-040")
    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Cards, or the hero if it is wounded, in your own Harvest Step."""
        if player.seat != game.seat:
            return NOWHERE
        wounded = player.hero is not None and player.hero.wounds > 0
        return (("cards",), ("hero",)) if wounded else (("cards",),)

    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        if target == ("hero",) and player.hero is not None:
            player.hero.wounds = 0
            game.tell(HeroHealed(seat=player.seat, hero=player.hero.name, wounds=0, rules=OWN))
            return
        for _ in range(self.drawn):
            yield from draw_card(game, player, OWN)
