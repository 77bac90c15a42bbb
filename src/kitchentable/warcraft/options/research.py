"""Spell research: players buy cards and draw none in battles (WC-749 to WC-759)."""

from __future__ import annotations

import re

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.events import Researched
from kitchentable.warcraft.model.kinds import WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import cost_word
from kitchentable.warcraft.moments import BATTLE_CITES, BATTLE_OVER_CITES, NO_DRAWS, ON_SALE, Rules
from kitchentable.warcraft.options.option import option
from kitchentable.warcraft.rules.deck import draw_card
from kitchentable.warcraft.rules.purchase import PURCHASES, Purchase, cannot_pay, pay, purchase

TOKENS = 2
"""Research tokens of each race (WC-050)."""


@option("research")
class SpellResearch:
    """Players buy cards, and battles bring none."""

    @NO_DRAWS
    @rule("WC-749", "WC-750")
    def no_draws(self, game: Warcraft) -> bool:
        """No cards are drawn at the start of a battle, nor for winning it."""
        return True

    @BATTLE_CITES
    def none_at_the_start(self, game: Warcraft) -> Rules:
        return ("WC-749",)

    @BATTLE_OVER_CITES
    def none_for_the_winner(self, game: Warcraft) -> Rules:
        return ("WC-750",)

    @ON_SALE
    @rule("WC-753")
    def sells(self, game: Warcraft, player: Player) -> tuple[Purchase, ...]:
        """The purchase of research, for all players."""
        return (PURCHASES[Research.name],)


@purchase
class Research(Purchase):
    """The purchase of research tokens, one gold each, in place of a worker in training."""

    name = "research"
    way = "train"

    def within_means(self, game: Warcraft, player: Player) -> bool:
        return player.gold > 0 and player.research < TOKENS and not player.training[WORKER]

    def offers(self, game: Warcraft, player: Player) -> list[str]:
        return ["1", "2"]

    def possible(self, game: Warcraft, player: Player) -> list[str]:
        return ["1", "2"][: min(player.gold, TOKENS - player.research)]

    def named(self, game: Warcraft, player: Player, what: str) -> bool:
        return re.fullmatch("[1-9]", what) is not None

    @rule("WC-050", "WC-752", "WC-755", "WC-756", "WC-759")
    def why_not(self, game: Warcraft, player: Player, what: str) -> Illegal | None:
        if player.research + int(what) > TOKENS:
            return Illegal("WC-755", "wc-research-most", most=TOKENS)
        if player.training[WORKER]:
            waits = game.chosen != "train"
            return Illegal("WC-759" if waits else "WC-756", "wc-research-busy")
        return cannot_pay(player, (int(what), 0), "WC-754")

    def words(self, game: Warcraft, player: Player, what: str) -> Message:
        return say("wc-spend-research", number=int(what), cost=cost_word((int(what), 0)))

    @rule("WC-753", "WC-754")
    def buy(self, game: Warcraft, player: Player, what: str) -> Asks[None]:
        pay(player, (int(what), 0))
        player.research += int(what)
        if game.told is not None:
            rules = ("WC-050", "WC-752", "WC-753", "WC-754", "WC-755", "WC-756")
            game.tell(Researched(seat=player.seat, number=int(what), rules=rules))
        yield from ()


@rule("WC-757", "WC-758")
def finish(game: Warcraft, player: Player) -> Asks[None]:
    """Take the tokens off in the Deploy Step and draw a card for each."""
    number, player.research = player.research, 0
    for _ in range(number):
        yield from draw_card(game, player, ("WC-757", "WC-758"))
