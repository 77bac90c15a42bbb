"""The Plague of the Scourge: three shops sell the cure, one card to each player."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model.goal import Goal, counted
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.words import cost_word
from kitchentable.warcraft.moments import GOALS, LINES, ON_SALE, SETUP, STEP_END
from kitchentable.warcraft.rules.points import side_points
from kitchentable.warcraft.rules.purchase import PURCHASES, Purchase, cannot_pay, pay, purchase
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.block_events import CardBought, Cured, ShopsStocked
from kitchentable.warcraft.scenarios.scenario_setup import quest_of
from kitchentable.warcraft.scenarios.scenes import win_of
from kitchentable.warcraft.scenarios.tokens import token_word

SHOPS = ("melee-shop", "ranged-shop", "flying-shop")
PRICE = (4, 0)


@block
class Shops(Block, frozen=True):
    """Three shops, each with a Victory Point card for every player."""

    name = "shops"
    target: int
    """Points that win, together with all three cards."""

    def needs(self) -> tuple[str, ...]:
        return SHOPS

    @SETUP
    @rule("WC-990")
    def setup(self, game: Warcraft) -> None:
        spaces = tuple(game.name(quest_of(game).tokens[shop]) for shop in SHOPS)
        game.tell(ShopsStocked(spaces=spaces, rules=("WC-989", "WC-990")))

    @ON_SALE
    def sells(self, game: Warcraft, player: Player) -> tuple[Purchase, ...]:
        """The remedies for sale; none if a situation has no shops."""
        return (PURCHASES[Remedy.name],) if SHOPS[0] in quest_of(game).tokens else ()

    @STEP_END
    @rule("WC-996", "WC-997")
    def step_end(self, game: Warcraft, step: str) -> None:
        """Let players win, at the end of a step, with enough points and all three cards."""
        cured = [each for each in game.inside() if len(cards(game, each)) == len(SHOPS)]
        enough = [each for each in cured if side_points(game, each) >= self.target]
        for player in enough:
            rules = ("WC-996", "WC-997")
            game.tell(Cured(seat=player.seat, points=side_points(game, player), rules=rules))
        win_of(game, enough, "WC-996")

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        bought, tokens = cards(game, player), quest_of(game).tokens
        parts = (
            counted(say("wc-goal-cures-bought"), len(bought), len(SHOPS)),
            counted(say("wc-goal-points"), side_points(game, player), self.target),
        )
        left = tuple(tokens[shop] for shop in SHOPS if shop not in bought and shop in tokens)
        return [Goal(say("wc-goal-cures", target=self.target), "WC-996", parts, left)]

    @LINES
    def lines(self, view: Warcraft) -> list[Message]:
        found = [(Who(each.seat), cards(view, each)) for each in view.inside()]
        return [
            say("wc-picture-remedies", who=who, tokens=tuple(token_word(shop) for shop in shops))
            for who, shops in found
            if shops
        ]


@rule("WC-993")
def cards(game: Warcraft, player: Player) -> list[str]:
    """The shops in which a player has bought his card."""
    return [shop for seat, shop in quest_of(game).bought if seat == player.seat]


@purchase
class Remedy(Purchase):
    """The purchase of a Victory Point card in a shop, in addition to other purchases."""

    name = "remedy"

    @rule("WC-993", "WC-994")
    def offers(self, game: Warcraft, player: Player) -> list[str]:
        return [shop for shop in SHOPS if quest_of(game).tokens.get(shop, -1) >= 0]

    def why_not(self, game: Warcraft, player: Player, what: str) -> Illegal | None:
        return (
            bought_already(game, player, what)
            or nobody_there(game, player, what)
            or cannot_pay(player, PRICE, "WC-991")
        )

    def words(self, game: Warcraft, player: Player, what: str) -> Message:
        return say("wc-spend-remedy", token=token_word(what), cost=cost_word(PRICE))

    @rule("WC-991", "WC-992", "WC-995")
    def buy(self, game: Warcraft, player: Player, what: str) -> Asks[None]:
        """Lay the card face up in front of its owner, where it counts for a point."""
        pay(player, PRICE)
        quest_of(game).bought.append((player.seat, what))
        player.shown += 1
        told = CardBought(
            seat=player.seat,
            space=game.name(quest_of(game).tokens[what]),
            number=player.shown,
            rules=("WC-991", "WC-992", "WC-993", "WC-994", "WC-995"),
        )
        game.tell(told)
        yield from ()


@rule("WC-993")
def bought_already(game: Warcraft, player: Player, shop: str) -> Illegal | None:
    """The reason against a second card in a shop: it has one for each player."""
    if shop in cards(game, player):
        return Illegal("WC-993", "wc-remedy-sold", token=token_word(shop))
    return None


@rule("WC-991")
def nobody_there(game: Warcraft, player: Player, shop: str) -> Illegal | None:
    """The reason against buying in a shop without a unit of the player."""
    space = quest_of(game).tokens[shop]
    if player.units(space):
        return None
    return Illegal("WC-991", "wc-remedy-far", token=token_word(shop), space=game.name(space))
