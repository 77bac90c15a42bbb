"""The end of a battle: its winners, the effects that end with it, and cards at its very end."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.cards.card import BATTLE_END
from kitchentable.warcraft.cards.windows import open_window
from kitchentable.warcraft.model.battle_events import (
    BattleWon,
    NobodyWon,
    ReturnedToReserve,
    UnitReturned,
)
from kitchentable.warcraft.model.battle_state import Gone
from kitchentable.warcraft.model.kinds import FIRST_CREEP, MELEE, NAMES, STACK
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import BATTLE_OVER_CITES, DRAW_CITES, LOST, NO_DRAWS
from kitchentable.warcraft.options import creeps, heroes
from kitchentable.warcraft.powers import power
from kitchentable.warcraft.rules.deck import draw_card, without_cards
from kitchentable.warcraft.rules.kill import killed
from kitchentable.warcraft.rules.participants import (
    battle_of,
    fighting,
    holding,
    holds,
    taking_part,
)


@rule("WC-260", "WC-791")
def end(game: Warcraft) -> Asks[None]:
    """Find the winners; devoured units die or return, creatures leave, the winners draw."""
    battle = battle_of(game)
    sides = holding(game)
    battle.won = [seat for side in sides for seat in winning_seats(game, side)]
    tell_winner(game, battle.won)
    yield from spit_out(game, sides)
    teach(game)
    if battle.spells:
        heroes.calm_down(game)
    fighters = [game.players[seat] for seat in battle.sides[0] + battle.sides[1]]
    for player in fighters:
        if not player.neutral:
            heroes.dismiss(game, player, player.stay, ("WC-719", "WC-720"))
    creeps.recover(game)
    yield from reward(game)
    for player in fighters:
        return_raised(game, player, battle.space)


def everybody_draws(game: Warcraft) -> Asks[None]:
    """Without WC-215: both sides draw a card, even if no side has won."""
    for side in battle_of(game).sides:
        for seat in side:
            yield from draw_card(game, game.players[seat], ("WC-214",))


@rule("WC-215", "WC-587", off=everybody_draws)
@rule("WC-214", "WC-570", "WC-662")
def reward(game: Warcraft) -> Asks[None]:
    """Let each winner draw a card."""
    for seat in battle_of(game).won:
        if not without_cards(seat) and not NO_DRAWS.value(game):
            rules = ("WC-214", "WC-570", *DRAW_CITES.value(game))
            yield from draw_card(game, game.players[seat], rules)


def only_close(game: Warcraft) -> Asks[None]:
    """Without the window at the very end of a battle."""
    yield from ()
    close(game)


@rule("WC-781", "WC-782", off=only_close)
def over(game: Warcraft) -> Asks[None]:
    """Open the window for abilities and cards after everything that needs no choice; then close."""
    yield from open_window(game, BATTLE_END, ("WC-781", "WC-782", "WC-791"))
    close(game)


def close(game: Warcraft) -> None:
    """Remove the battle from the state; heroes may use their abilities again."""
    game.lost += battle_of(game).lost
    game.battle = None
    power.rest(game)
    game.stage = "battles"


@rule("WC-258", "WC-570")
def winning_seats(game: Warcraft, side: int) -> list[int]:
    """The seats of the winning side with units left in the battlefield."""
    return [seat for seat in battle_of(game).sides[side] if holds(game, seat)]


def tell_winner(game: Warcraft, winners: list[int]) -> None:
    """Tell which seats have won, or that nobody has."""
    if game.told is None:
        return
    space = game.name(battle_of(game).space)
    if winners:
        game.tell(BattleWon(space=space, seats=tuple(winners), rules=("WC-258", *ended_by(game))))
    else:
        newer = ("WC-587",) if game.played.expansion else ()
        game.tell(NobodyWon(space=space, rules=("WC-259", "WC-215", *newer, *ended_by(game))))


def ended_by(game: Warcraft) -> tuple[str, ...]:
    """The rules that decided the end of a battle, with units left in the flanks or without."""
    battle, seats = battle_of(game), fighting(game)
    rules = ["WC-254", *BATTLE_OVER_CITES.value(game)]
    if battle.first[battle.phase]:  # the end was not tested between the halves
        rules.append("WC-256")
    if any(space != battle.space for seat in seats for space, _, _ in taking_part(game, seat)):
        rules.append("WC-260")
    if any(not holds(game, seat) for seat in seats):
        rules += ["WC-255", "WC-257"]
    if any(battle.side_of(p.seat) < 0 and p.fighters(battle.space) for p in game.players):
        rules.append("WC-267")
    return (*rules, "WC-451") if battle.gone else tuple(rules)


@rule("WC-447", "WC-448", "WC-449", "WC-455")
def spit_out(game: Warcraft, sides: list[int]) -> Asks[None]:
    """Kill devoured units if the devourer's side or nobody has won; otherwise they return."""
    battle = battle_of(game)
    for gone in battle.gone:
        player, kind, space = game.players[gone.seat], NAMES[gone.kind], game.name(gone.space)
        if sides in ([], [battle.side_of(gone.by)]):
            LOST.tell(game, gone.seat, gone.kind)
            if gone.kind >= FIRST_CREEP:
                creeps.kill(game, gone.space, gone.kind)
                continue
            if vanished(player, gone):
                continue
            rules = ("WC-447", "WC-455") if sides else ("WC-448",)
            yield from killed(game, player, gone.space, gone.kind, rules)
        elif not vanished(player, gone):
            game.tell(UnitReturned(seat=gone.seat, kind=kind, space=space, rules=("WC-449",)))


@rule("WC-453")
def vanished(player: Player, gone: Gone) -> bool:
    """Whether a devoured creature has left the game because its hero died in the battle."""
    return not player.count(gone.space, gone.kind)


@rule("WC-308", "WC-309")
def return_raised(game: Warcraft, player: Player, space: int) -> None:
    """Return units that a player has raised beyond the stacking limit.

    A teammate's units count against the limit; but who has raised nothing returns nothing.
    """
    raised = min(battle_of(game).raised.get(player.seat, 0), player.count(space, MELEE))
    excess = min(game.stacked(player, space, MELEE) - STACK, raised)
    if excess > 0:
        player.put(space, MELEE, -excess)
        rules = ("WC-308", "WC-309")
        game.tell(ReturnedToReserve(seat=player.seat, number=excess, rules=rules))


@rule("WC-677", "WC-701")
def teach(game: Warcraft) -> None:
    """Give experience for creeps and heroes killed in this phase to the heroes still alive."""
    battle = battle_of(game)
    if battle.slain:
        heroes.slain(game, battle.slain)
        battle.slain = 0
    if battle.fallen:
        heroes.avenge(game)
