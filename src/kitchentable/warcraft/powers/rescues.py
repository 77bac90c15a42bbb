"""Abilities that prevent casualties, heal wounds and bring units back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.cards.card import (
    BATTLE_END,
    BEFORE_CASUALTIES,
    DEATH_RESPONSE,
    HERE,
    NOWHERE,
    WOUND_RESPONSE,
    Target,
)
from kitchentable.warcraft.model.battle_state import Lost
from kitchentable.warcraft.model.card_events import Prevented
from kitchentable.warcraft.model.hero_events import Restored
from kitchentable.warcraft.model.kinds import KIND_OF, NAMES, STACK, UNITS
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import BringBack
from kitchentable.warcraft.model.words import kind_word
from kitchentable.warcraft.options.heroes import where
from kitchentable.warcraft.powers.effects import heal, on_mountain
from kitchentable.warcraft.powers.power import Power, power
from kitchentable.warcraft.rules.participants import battle_of


@power
class HolyLight(Power):
    """Prevents one casualty of the player's side."""

    name = "holy-light"
    moment = BEFORE_CASUALTIES
    spared: ClassVar[int] = 1

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        battle = battle_of(game)
        return HERE if battle.owed[battle.side_of(player.seat)] else NOWHERE

    @rule("WC-783")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        battle = battle_of(game)
        side = battle.side_of(player.seat)
        number = min(self.spared, battle.owed[side])
        battle.owed[side] -= number
        seats = tuple(battle.sides[side])
        game.tell(Prevented(seats=seats, number=number, rules=("WC-783",)))
        yield from ()


@power
class BigBadVoodoo(HolyLight):
    """Prevents all casualties of the player's side."""

    name = "big-bad-voodoo"
    spared = 99


@power
class DivineShield(Power):
    """A casualty put on the hero does not happen."""

    name = "divine-shield"
    moment = WOUND_RESPONSE

    @rule("WC-784")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        game.tell(Prevented(seats=(player.seat,), number=1, rules=("WC-784",)))
        yield from ()


@power
class Reincarnation(Power):
    """The hero survives its death, and loses all wounds."""

    name = "reincarnation"
    moment = DEATH_RESPONSE

    @rule("WC-784")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        assert player.hero is not None, "a hero comes back to life"
        heal(game, player, player.hero.wounds, "WC-784")
        yield from ()


@power
class HealingWave(Power):
    """After a battle all wounds of the hero are gone."""

    name = "healing-wave"
    moment = BATTLE_END

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        return HERE if player.hero is not None and player.hero.wounds else NOWHERE

    @rule("WC-781", "WC-782")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        assert player.hero is not None, "a hero is healed"
        heal(game, player, player.hero.wounds, "WC-781", "WC-782")
        yield from ()


@power
class Resurrection(Power):
    """After a battle that was won, up to two units lost in it return to the hero's space."""

    name = "resurrection"
    moment = BATTLE_END
    number: ClassVar[int] = 2

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        battle = battle_of(game)
        won = player.seat in battle.won
        return HERE if won and returnable(game, player, battle.lost) else NOWHERE

    @rule("WC-781", "WC-782")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        for _ in range(self.number):
            yield from bring_back(game, player, battle_of(game).lost)


def returnable(game: Warcraft, player: Player, lost: Sequence[Lost]) -> list[int]:
    """The kinds of lost units that fit into the hero's space and are in the reserves."""
    space = where(player)
    return [
        kind
        for kind in UNITS
        if any((each.seat, each.kind) == (player.seat, kind) for each in lost)
        and player.reserve(kind) > 0
        and game.stacked(player, space, kind) < STACK
    ]


def bring_back(game: Warcraft, player: Player, lost: list[Lost]) -> Asks[None]:
    """Bring one lost unit back to the hero; the player chooses if several kinds are possible."""
    kinds = returnable(game, player, lost)
    if not kinds:
        return
    question = BringBack(
        say("wc-bring-back"),
        seat=player.seat,
        among=[NAMES[kind] for kind in kinds],
        why=lambda name: stays_lost(player, lost, name),
        words=kind_word,
        open=True,
        rules=("WC-711",),
    )
    name = NAMES[kinds[0]] if len(kinds) == 1 else (yield from ask(question))
    lost.remove(Lost(player.seat, KIND_OF[name]))
    space = where(player)
    player.put(space, KIND_OF[name])
    rules = ("WC-711", *on_mountain(game, space))
    told = Restored(seat=player.seat, kind=name, space=game.name(space), rules=rules)
    game.tell(told)


@rule("WC-158", "WC-711")
def stays_lost(player: Player, lost: Sequence[Lost], name: str) -> Illegal:
    """The reason against bringing a unit back: none was lost, or it finds no place."""
    if name not in KIND_OF:
        return names_nothing()
    kind, word = KIND_OF[name], kind_word(name)
    if any((each.seat, each.kind) == (player.seat, kind) for each in lost):
        return Illegal("WC-158", "wc-back-no-room", kind=word)
    return Illegal("WC-711", "wc-none-lost", kind=word)
