"""Abilities outside of battles that concern cards, lands and the dead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.cards.card import (
    CARDS,
    HERE,
    MOVE_OVER,
    MOVE_START,
    NOWHERE,
    SPEND_START,
    Target,
)
from kitchentable.warcraft.model.battle_events import Removed
from kitchentable.warcraft.model.hero_events import HeroHealed, Restored
from kitchentable.warcraft.model.kinds import (
    HERO,
    KIND_OF,
    MASK,
    NAMES,
    SHIFT,
    STACK,
    UNITS,
    WORKER,
)
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import DrawCard, KeepCard, LosePiece
from kitchentable.warcraft.model.words import card_word, kind_word
from kitchentable.warcraft.moments import FACE_DOWN, SECOND_DRAW
from kitchentable.warcraft.options import creeps, heroes, stocks
from kitchentable.warcraft.powers.effects import on_mountain
from kitchentable.warcraft.powers.marches import STARTED, within
from kitchentable.warcraft.powers.power import Power, power
from kitchentable.warcraft.rules.casualties import hurt
from kitchentable.warcraft.rules.deck import draw_card, draw_words
from kitchentable.warcraft.rules.dice import roll_battle_dice

ENDED = ("WC-710", "WC-781", "WC-792")
"""The rules of abilities that are used once, at the end of a Move Step."""


@power
class Brilliance(Power):
    """The player draws a second card with each card, and keeps one of the two."""

    name = "brilliance"

    @SECOND_DRAW
    @rule("WC-785")
    def keep_better(self, game: Warcraft, player: Player, first: str) -> Asks[str]:
        """Draw a second card, keep one of the two, and put the other back."""
        draw = DrawCard(
            draw_words(player.seat),
            items=player.deck,
            to=(player.seat,),
            of=str,
            rules=("WC-785",),
        )
        second = yield from ask(draw)
        player.deck.remove(second)
        player.hand.append(second)
        question = KeepCard(
            say("wc-keep-card"),
            seat=player.seat,
            among=list(dict.fromkeys([first, second])),
            why=not_drawn,
            words=card_word,
            rules=("WC-785",),
        )
        better = yield from ask(question)
        other = second if better == first else first
        player.hand.remove(other)
        player.deck.append(other)
        game.asking.hands_changed()
        return better


@rule("WC-785")
def not_drawn(card: str) -> Illegal:
    """The reason against keeping a card that is neither of the two."""
    if card not in CARDS:
        return names_nothing()
    return Illegal("WC-785", "wc-not-drawn", card=card_word(card))


@power
class FarSight(Power):
    """Turns up a creep or a resource token that lies face down, anywhere on the board."""

    name = "far-sight"
    moment = MOVE_START

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """What lies face down, in your own Move Step."""
        if player.seat != game.seat:
            return NOWHERE
        hidden = [at >> SHIFT for at, creep in game.creeps.items() if not creep.name]
        spaces = list(dict.fromkeys([*sorted(hidden), *FACE_DOWN.value(game)]))
        return [(game.name(space),) for space in spaces]

    @rule("WC-710")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        space = game.board.index[target[0]]
        if space in FACE_DOWN.value(game):
            yield from stocks.turn_up(game, space)
        yield from creeps.enter(game, space)


@power
class DarkRitual(Power):
    """Gives up a unit of yours in the hero's space for two cards."""

    name = "dark-ritual"
    moment = SPEND_START
    drawn: ClassVar[int] = 2

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """Units of yours with the hero, in your own Spend Step."""
        if player.seat != game.seat:
            return NOWHERE
        here = heroes.where(player)
        return [(NAMES[kind],) for kind in UNITS if player.count(here, kind)]

    @rule("WC-710")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        here = heroes.where(player)
        player.put(here, KIND_OF[target[0]], -1)
        space = game.name(here)
        game.tell(Removed(seat=player.seat, kind=target[0], space=space, rules=STARTED))
        for _ in range(self.drawn):
            yield from draw_card(game, player, STARTED)


@power
class DeathAndDecay(Power):
    """Rolls four dice for an enemy's space at most two away: each 1 or 2 takes a piece."""

    name = "death-and-decay"
    moment = MOVE_OVER
    far: ClassVar[int] = 2
    dice: ClassVar[int] = 4
    deadly: ClassVar[int] = 2

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """At the end of your own Move Step: spaces with pieces of an enemy, or with creeps."""
        if player.seat != game.seat:
            return NOWHERE
        return [
            (enemy.seat, game.name(space))
            for enemy in game.enemies(player)
            for space in within(game, heroes.where(player), self.far)
            if mortal(enemy, space)
        ]

    @rule("WC-710")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        """Roll the dice; the owner chooses his losses, but not his hero or workers who build."""
        victim, space = game.players[target[0]], game.board.index[target[1]]
        faces = yield from roll_battle_dice(player.seat, self.dice, ENDED)
        for _ in range(sum(face <= self.deadly for face in faces)):
            kinds = mortal(victim, space)
            if not kinds:
                return
            kind = kinds[0]
            if len(kinds) > 1:
                kind = yield from choose_dead(game, victim, space, kinds)
            yield from hurt(game, victim, space, kind, ENDED)


def mortal(player: Player, space: int) -> list[int]:
    """The kinds of a player's pieces in a space without his hero and workers who build."""
    kinds = sorted(at & MASK for at in player.pieces if at >> SHIFT == space)
    return [kind for kind in kinds if kind != HERO and (kind != WORKER or player.idle(space) > 0)]


def choose_dead(game: Warcraft, player: Player, space: int, kinds: list[int]) -> Asks[int]:
    """Ask which of a player's pieces is lost."""
    question = LosePiece(
        say("wc-lose-piece"),
        seat=game.speaker(player.seat),
        among=[NAMES[kind] for kind in kinds],
        why=lambda name: not_mortal(player, space, name),
        words=kind_word,
        open=True,
        rules=ENDED,
    )
    return KIND_OF[(yield from ask(question))]


@rule("WC-710")
def not_mortal(player: Player, space: int, name: str) -> Illegal:
    """The reason against a piece: a hero, a worker who builds, or none that is there."""
    if name not in KIND_OF:
        return names_nothing()
    there = player.count(space, KIND_OF[name]) > 0
    return Illegal("WC-710", "wc-not-mortal" if there else "wc-none-there", kind=kind_word(name))


@power
class Tranquility(Power):
    """Heals all wounds of the hero, and a unit lost in this step returns to its side."""

    name = "tranquility"
    moment = MOVE_OVER

    def targets(self, game: Warcraft, player: Player) -> Sequence[Target]:
        """At the end of any Move Step: a kind that was lost, or nothing but the wounds."""
        hero = player.hero
        lost = [each.kind for each in game.lost if each.seat == player.seat]
        here = heroes.where(player)
        room = game.stacked(player, here, UNITS[0]) < STACK
        back = [kind for kind in UNITS if kind in lost and player.reserve(kind) > 0 and room]
        if back:
            return [(NAMES[kind],) for kind in back]
        return HERE if hero is not None and hero.wounds else NOWHERE

    @rule("WC-710")
    def resolve(self, game: Warcraft, player: Player, target: Target) -> Asks[None]:
        hero = player.hero
        assert hero is not None, "a hero uses an ability"
        if hero.wounds:
            hero.wounds = 0
            game.tell(HeroHealed(seat=player.seat, hero=hero.name, wounds=0, rules=ENDED))
        if target:
            here = heroes.where(player)
            player.put(here, KIND_OF[target[0]])
            space, rules = game.name(here), (*ENDED, *on_mountain(game, here))
            game.tell(Restored(seat=player.seat, kind=target[0], space=space, rules=rules))
        yield from ()
