"""Battle dice, and Raise Dead for natural 1s."""

from __future__ import annotations

from collections.abc import Sequence

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Die, ask
from kitchentable.kernel.rules import kept, rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model.battle_events import Raised
from kitchentable.warcraft.model.battle_state import Battle, Rolled
from kitchentable.warcraft.model.kinds import BURROW, MELEE, MOUNTAIN, PHASES, STACK
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import RaiseDead, RollBattleDice
from kitchentable.warcraft.moments import RAISED_CITES
from kitchentable.warcraft.rules.participants import battle_of, has_ability

BATTLE_DIE = Die("battle", (1, 2, 3, 4, 5, 6))


@kept(512)
def roll_words(seat: int, number: int) -> Message:
    """The words of a roll: the seat and its number of dice."""
    return say("wc-roll", who=Who(seat), number=number)


def roll_battle_dice(seat: int, number: int, rules: tuple[str, ...]) -> Asks[list[int]]:
    """Roll battle dice and return their faces; no dice are no question."""
    return list((yield battle_dice(seat, number, rules))) if number else []


@rule(
    "WC-024",
    "WC-025",
    off=lambda seat, number, rules: RollBattleDice(
        roll_words(seat, number), dice=(BATTLE_DIE,) * min(number, 1), rules=rules
    ),
)
def battle_dice(seat: int, number: int, rules: tuple[str, ...]) -> RollBattleDice:
    """A roll of battle dice. The four dice in the box are no limit: they are rolled again."""
    return RollBattleDice(
        roll_words(seat, number),
        dice=(BATTLE_DIE,) * number,
        rules=("WC-024", "WC-025", *rules),
    )


@rule("WC-302", "WC-303", "WC-304", "WC-310", "WC-314")
def raise_dead(game: Warcraft, player: Player, rolled: Rolled, faces: Sequence[int]) -> Asks[None]:
    """Let a player with Raise Dead bring a melee unit from the reserve for each natural 1.

    `faces` are the dice of a roll that count now: the ordinary ones, or those of extra attacks.
    """
    ones = faces.count(1)
    most = min(ones, raisable(player)) if ones else 0
    if not most or not has_ability(game, player.seat, "raise-dead"):
        return
    question = RaiseDead(
        say("wc-raise", most=most),
        seat=player.seat,
        among=range(most, -1, -1),
        why=lambda number: too_many_rise(number, ones, raisable(player)),
        words=lambda number: say("wc-number", number=number),
        open=True,
        rules=("WC-302", "WC-304", "WC-310"),
    )
    number = yield from ask(question)
    if number:
        place_raised(game, player, rolled, number)


@rule("WC-302", "WC-310")
def too_many_rise(number: int, ones: int, reserve: int) -> Illegal:
    """The reason against more units than natural 1s, or than units in reserve."""
    if number < 0:
        return Illegal("", "number-too-small")
    if number > ones:
        return Illegal("WC-302", "wc-raise-ones", ones=ones)
    return Illegal("WC-310", "wc-raise-reserve", reserve=reserve)


@rule("WC-318", off=lambda player: player.reserve(MELEE))
@rule("WC-885")
def raisable(player: Player) -> int:
    """The number of melee units that could be raised; creeps have no reserves."""
    return 0 if player.neutral else player.reserve(MELEE)


@rule("WC-146", "WC-306", "WC-307", "WC-311", "WC-312")
def place_raised(game: Warcraft, player: Player, rolled: Rolled, number: int) -> None:
    """Place raised units in the battlefield at once: on a mountain too, whatever the stacking."""
    stand_up(player, battle_of(game).space, number)
    note_raised(game, player, number)
    if game.told is not None:
        game.tell(Raised(seat=player.seat, number=number, rules=raised_by(game, player, rolled)))


def raised_by(game: Warcraft, player: Player, rolled: Rolled) -> tuple[str, ...]:
    """The rules that decided which units are raised by a roll, where, and what they may do."""
    battle = battle_of(game)
    rules = ["WC-280", "WC-302", "WC-306", "WC-311", "WC-312"]
    own = rolled.kind < BURROW  # no piece fires from a burrow or sets flames
    if not own or game.profile(player, rolled.kind, battle.space).ability != "raise-dead":
        rules.append("WC-303")
    if any(has_ability(game, seat, "heal") for seat in opponents(battle, player)):
        rules.append("WC-305")
    if player.stack(battle.space) > STACK:
        rules.append("WC-307")
    if PHASES[battle.phase] == MELEE:
        rules.append("WC-313")
    if rolled.extra or player.seat in battle.spears:
        rules.append("WC-314")
    return (*rules, *on_mountain(game, battle.space), *RAISED_CITES.value(game, player))


def opponents(battle: Battle, player: Player) -> list[int]:
    """The seats of the other side in a battle."""
    return battle.sides[1 - battle.side_of(player.seat)]


@rule("WC-148", "WC-313", "WC-584")
def stand_up(player: Player, space: int, number: int) -> None:
    """Put raised units into the battlefield, even onto a mountain they could not enter."""
    player.put(space, MELEE, number)


@rule("WC-308")
def note_raised(game: Warcraft, player: Player, number: int) -> None:
    """Note that a player has raised units: those beyond the limit go back after the battle."""
    raised = battle_of(game).raised
    raised[player.seat] = raised.get(player.seat, 0) + number


def on_mountain(game: Warcraft, space: int) -> tuple[str, ...]:
    """The rules that let a raised unit stand on a mountain it could not enter."""
    if game.board.spaces[space].kind != MOUNTAIN:
        return ()
    return ("WC-146", "WC-584") if game.played.expansion else ("WC-148",)
