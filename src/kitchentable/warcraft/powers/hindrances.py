"""Abilities that weaken or stop enemy units, heroes and abilities."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import (
    HERE,
    MELEE_START,
    NOWHERE,
    PHASE_STARTS,
    POWER_RESPONSE,
    ROUND_START,
    Target,
)
from kitchentable.warcraft.cards.targets import enemy_units, opponents
from kitchentable.warcraft.model.battle_state import FOR_PHASE, FOR_ROUND, Spell
from kitchentable.warcraft.model.hero_events import Banished, Stunned
from kitchentable.warcraft.model.kinds import FIRST_CREEP, FLYING, HERO, KIND_OF, NAMES, PHASES
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.powers.effects import (
    ASLEEP,
    CLAPPED,
    IMPALED,
    MORE,
    SAFE,
    STOMPED,
    hold,
    stun,
)
from kitchentable.warcraft.powers.power import Power, power
from kitchentable.warcraft.rules.attack import sources
from kitchentable.warcraft.rules.participants import battle_of, taking_part


class OneUnit(Power):
    """One enemy unit in the battle, for this round."""

    moment = ROUND_START

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return [
            (seat, kind, game.name(space))
            for seat in opponents(game, player)
            for space, kind, _ in enemy_units(game, seat)
        ]


@power
class StormBolt(OneUnit):
    """One enemy unit does not attack in this round."""

    name = "storm-bolt"

    @rule("WC-711")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind, space = target
        stun(game, seat, KIND_OF[kind], game.board.index[space])
        game.tell(Stunned(seat=seat, kind=kind, space=space, rules=("WC-711",)))
        yield from ()


@power
class Banish(OneUnit):
    """One enemy unit neither attacks nor can be removed in this round."""

    name = "banish"

    @rule("WC-711")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind, space = target
        at = game.board.index[space]
        stun(game, seat, KIND_OF[kind], at)
        hold(game, Spell(SAFE, seat, KIND_OF[kind], at, lasts=FOR_ROUND))
        game.tell(Banished(seat=seat, kind=kind, space=space, rules=("WC-711",)))
        yield from ()


@power
class Sleep(OneUnit):
    """An enemy hero or creep neither attacks nor uses abilities in this round."""

    name = "sleep"

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return [
            target
            for target in super().targets(game, player)
            if KIND_OF[target[1]] == HERO or KIND_OF[target[1]] >= FIRST_CREEP
        ]

    @rule("WC-711")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind, space = target
        stun(game, seat, KIND_OF[kind], game.board.index[space])
        if KIND_OF[kind] == HERO:
            hold(game, Spell(ASLEEP, seat, lasts=FOR_ROUND))
        game.tell(Stunned(seat=seat, kind=kind, space=space, rules=("WC-711",)))
        yield from ()


class AllEnemies(Power):
    """An ability whose spell holds for all enemies in the battle."""

    what: str
    lasts: int = FOR_PHASE

    @rule("WC-780")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        for seat in opponents(game, player):
            hold(game, Spell(self.what, seat, lasts=self.lasts))
        yield from ()


@power
class ThunderClap(AllEnemies):
    """Enemy dice count one higher in this melee phase."""

    name = "thunder-clap"
    moment = MELEE_START
    what = CLAPPED


@power
class WarStomp(AllEnemies):
    """The enemy rolls half of his melee dice in this round, rounded up."""

    name = "war-stomp"
    moment = ROUND_START
    what = STOMPED
    lasts = FOR_ROUND


@power
class Impale(AllEnemies):
    """Enemy flyers can be removed in this melee phase."""

    name = "impale"
    moment = MELEE_START
    what = IMPALED

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        flyers = any(
            game.profile(game.players[seat], kind, space).type == FLYING
            for seat in opponents(game, player)
            for space, kind, _ in taking_part(game, seat)
        )
        return HERE if flyers else NOWHERE


@power
class FrostNova(Power):
    """One kind of enemy units attacks with Strength one less in this phase."""

    name = "frost-nova"
    moments = PHASE_STARTS

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        phase = PHASES[battle_of(game).phase]
        return [
            (seat, NAMES[kind])
            for seat in opponents(game, player)
            for kind in sources(game, seat, phase)
        ]

    @rule("WC-780")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        seat, kind = target
        hold(game, Spell(MORE, seat, KIND_OF[kind], strength=-1))
        yield from ()


@power
class ManaBurn(Power):
    """The ability of an enemy hero that was just paid for has no effect."""

    name = "mana-burn"
    moment = POWER_RESPONSE

    @rule("WC-784")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        yield from ()
