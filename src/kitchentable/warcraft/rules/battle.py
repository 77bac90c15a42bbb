"""A battle from its beginning to its end (WC-200 to WC-278)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import CHECKPOINT, Asks, ask
from kitchentable.kernel.rules import SkipTo, rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.cards.card import (
    BATTLE_END,
    MELEE_START,
    PHASE_STARTS,
    ROUND_START,
)
from kitchentable.warcraft.cards.public_asking import simultaneous
from kitchentable.warcraft.cards.windows import open_window, opens
from kitchentable.warcraft.model.battle_events import (
    BattleBegan,
    PhaseBegan,
    RoundBegan,
    StayedOut,
    StrikesFirst,
)
from kitchentable.warcraft.model.battle_state import (
    ATTACK,
    DRAW,
    END,
    FOR_PHASE,
    FOR_ROUND,
    IN_PHASE,
    IN_ROUND,
    JOIN,
    OVER,
    PHASE,
    REMOVAL,
    ROUND,
    Battle,
)
from kitchentable.warcraft.model.kinds import KIND_OF, MOUNTAIN, NAMES, PHASES
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ChoosePhase, JoinBattle, ask_yes
from kitchentable.warcraft.model.words import phase_word
from kitchentable.warcraft.moments import (
    ABSENT,
    BATTLE_CITES,
    DRAW_CITES,
    GRANTED,
    NO_DRAWS,
    is_heard,
)
from kitchentable.warcraft.options import creeps
from kitchentable.warcraft.rules import outcome
from kitchentable.warcraft.rules.attack import attack, halves
from kitchentable.warcraft.rules.casualties import remove_casualties
from kitchentable.warcraft.rules.deck import draw_card, without_cards
from kitchentable.warcraft.rules.outcome import teach
from kitchentable.warcraft.rules.participants import (
    battle_of,
    decided,
    in_battle,
    may_have,
    taking_part,
)
from kitchentable.warcraft.scenarios import scenes

# --- the whole battle ---------------------------------------------------------------------


def fight(game: Warcraft) -> Asks[None]:
    """Play the battle: teammates join, cards are drawn, rounds follow until a side is gone.

    The battle can be entered afresh at each of its points (`POINTS`): everything before
    `game.stage` has been played.
    """
    battle = battle_of(game)
    if game.stage == JOIN:
        yield from join(game, battle)
        go_on(game, DRAW)
        yield CHECKPOINT
    if game.stage == DRAW:
        yield from draw(game)
        go_on(game, ROUND)
        yield CHECKPOINT
    while game.stage in IN_ROUND:
        yield from fight_round(game, battle)
    if game.stage == END:
        yield from outcome.end(game)
        if opens(game, BATTLE_END):
            go_on(game, OVER)
            yield CHECKPOINT
        else:
            outcome.close(game)
    if game.stage == OVER:
        yield from outcome.over(game)


def fight_round(game: Warcraft, battle: Battle) -> Asks[None]:
    """Play a round: its start, then a ranged, a flying and a melee phase.

    In each phase units attack, then casualties are removed. Where Slow Poison divides the phase
    into halves, each half has its own attack and its own removal.
    """
    if game.stage == ROUND:
        yield from start_round(game, battle)
        go_on(game, END if decided(game) else PHASE)
    while game.stage in IN_PHASE:
        if game.stage == PHASE:
            yield from start_phase(game, battle)
            go_on(game, ATTACK)
        if game.stage == ATTACK:
            yield from attack(game, battle)
            if any(battle.owed):
                go_on(game, REMOVAL)
                yield CHECKPOINT
        if game.stage == REMOVAL:
            yield from remove_casualties(game)
        if game.ended:
            return
        if battle.slain or battle.fallen:
            teach(game)
        go_on(game, what_follows(game, battle))
        yield CHECKPOINT


def go_on(game: Warcraft, point: str) -> None:
    """Take the battle to its next point, unless a scenario ends the game here."""
    game.stage = point
    if game.scene is not None:
        scenes.end_between(game)


def what_follows(game: Warcraft, battle: Battle) -> str:
    """The point after an attack: the other half, the next phase, the next round, or the end."""
    if not battle.half and battle.first[battle.phase] and len(halves(battle)) > 1:
        battle.half = 1
        return ATTACK
    return END if decided(game) else next_phase(battle)


def last_round(battle: Battle) -> str:
    """Without WC-224 and WC-225: a battle is over after its first round."""
    if battle.phase + 1 == len(PHASES):
        return END
    battle.phase += 1
    return PHASE


@rule("WC-218", "WC-222", off=lambda battle: END)
@rule("WC-224", "WC-225", off=last_round)
def next_phase(battle: Battle) -> str:
    """The next phase of ranged, flying, melee; after melee a new round."""
    battle.phase += 1
    return PHASE if battle.phase < len(PHASES) else ROUND


# --- beginning ----------------------------------------------------------------------------


@rule("WC-153", "WC-200", "WC-203", off=SkipTo("aftermath"))
def begin(game: Warcraft, space: int, team: int) -> None:
    """Begin a battle in a space against one enemy team."""
    game.battles += 1
    game.fought.append(space)
    game.battle = Battle(space, both_sides(game, team), game.battles)
    leave_out_absent(game, game.battle)
    game.stage = JOIN


def against_everybody(game: Warcraft, team: int) -> list[list[int]]:
    """Without WC-205: third parties defend, too."""
    own = game.player().team
    seats = (*game.order(game.seat), *game.strangers())
    return [
        [seat for seat in seats if (game.players[seat].team == own) == attacks]
        for attacks in (True, False)
    ]


def one_against_one(game: Warcraft, team: int) -> list[list[int]]:
    """Without WC-568: teammates take no part."""
    enemies = [seat for seat in game.order(game.seat) if game.players[seat].team == team]
    return [[game.seat], enemies[:1]]


@rule("WC-205", off=against_everybody)
@rule("WC-568", off=one_against_one)
def both_sides(game: Warcraft, team: int) -> list[list[int]]:
    """The seats of attackers and defenders: the mover's team and one enemy team, no third party."""
    mover = game.player()
    sides: list[list[int]] = [[], []]
    for seat in (*game.order(game.seat), *game.strangers()):
        side = game.players[seat].team
        if side == mover.team or side == team:
            sides[side != mover.team].append(seat)
    return sides


def join(game: Warcraft, battle: Battle) -> Asks[None]:
    """Let teammates decide about their units in the flanks; then both sides are known."""
    for seat in simultaneous(game):
        if battle.side_of(seat) >= 0 and may_stay_out(game, seat):
            yield from decide_to_join(game, seat)
    if battle.absent or is_heard(game, ABSENT):  # otherwise the sides have not changed
        leave_out_absent(game, battle)
    if game.told is not None:
        space, rules = game.name(battle.space), begun_by(game, battle)
        attackers, defenders = (tuple(side) for side in battle.sides)
        game.tell(BattleBegan(space=space, seats=attackers, others=defenders, rules=rules))


def leave_out_absent(game: Warcraft, battle: Battle) -> None:
    """Remove the seats without a unit in the battle from its two sides."""
    for side in battle.sides:
        for seat in side[:]:
            if not in_battle(game, seat):
                side.remove(seat)


def begun_by(game: Warcraft, battle: Battle) -> tuple[str, ...]:
    """The rules that decided this battle: its time, its space, its sides, its flanks."""
    zone, seats = game.board.zones[battle.space], battle.sides[0] + battle.sides[1]
    others = [each for each in game.players if each.seat not in seats]
    rules = ["WC-169", "WC-200", "WC-203", *BATTLE_CITES.value(game)]
    if game.seat != game.order(game.first)[-1]:  # another player has still to move
        rules.append("WC-115")
    if any(len(side) > 1 for side in battle.sides):
        rules.append("WC-568")
    if game.locked(battle.space):
        rules.append("WC-153")
    if any(each.fighters(space) for each in others for space in zone):
        rules.append("WC-205")
    if battle.space in game.fought[:-1]:
        rules.append("WC-268")
    if any(battle.space in game.players[seat].armed for seat in seats):
        rules.append("WC-421")
    return (*rules, *flanked_by(game, battle, seats))


def flanked_by(game: Warcraft, battle: Battle, seats: list[int]) -> list[str]:
    """The rules that decided about units beside the battlefield: they fight, or are too far."""
    board, here = game.board, battle.space
    spaces = {space for seat in seats for space, _, _ in taking_part(game, seat)}
    flanks, fields = spaces - {here}, {*game.pending, *game.fought} - {here}
    beyond = {each for flank in board.near[here] for each in board.near[flank]}
    beyond -= {*board.zones[here]}
    rules = ["WC-201", "WC-204"] if flanks else []
    if any(game.players[seat].fighters(each) for seat in seats if seat >= 0 for each in beyond):
        rules.append("WC-206")
    if flanks and board.spaces[here].kind == MOUNTAIN:
        rules.append("WC-208")
    if any(board.spaces[flank].kind == MOUNTAIN for flank in flanks):
        rules.append("WC-207")
    if any(space in board.zones[field] for space in spaces for field in fields):
        rules.append("WC-263")
    if flanks & fields:
        rules.append("WC-264")
    if any(flank in game.players[seat].armed for seat in seats for flank in flanks):
        rules.append("WC-424")
    return rules


@rule("WC-204", "WC-565")
def may_stay_out(game: Warcraft, seat: int) -> bool:
    """Whether a seat may keep its units out: only a teammate with units in the flanks may.

    The mover has no choice, nor has the attacked player, unless it was agreed on for two teams.
    Of two teammates in the battlefield, the first one clockwise from the mover is attacked.
    """
    if seat == game.seat:
        return False
    battle = battle_of(game)
    for each in battle.sides[battle.side_of(seat)]:
        if game.players[each].fighters(battle.space):
            if each == seat and not (game.played.free_flanks and in_a_team(game, seat)):
                return False
            break
    flanks = game.board.near[battle.space]
    return any(game.players[seat].fighters(space) for space in flanks)


def in_a_team(game: Warcraft, seat: int) -> bool:
    """Whether a player has a teammate."""
    team = game.players[seat].team
    return sum(each.team == team for each in game.players) > 1


@rule("WC-565", "WC-566", "WC-567")
def decide_to_join(game: Warcraft, seat: int) -> Asks[None]:
    """Ask a teammate whether all units in the flanks join, before any card is drawn."""
    rules = ("WC-565", "WC-566", "WC-567")
    message = say("wc-join", space=game.name(battle_of(game).space))
    if not (yield from ask_yes(JoinBattle, seat, message, rules)):
        battle_of(game).absent.append(seat)
        game.tell(StayedOut(seat=seat, rules=rules))


@rule("WC-212", "WC-213", "WC-569", "WC-662", "WC-935")
def draw(game: Warcraft) -> Asks[None]:
    """Every player with a unit in the battle draws a card, in every battle."""
    seats = () if NO_DRAWS.value(game) else (*game.order(game.seat), *game.strangers())
    for seat in seats:
        if not without_cards(seat) and in_battle(game, seat):
            mates = len(battle_of(game).sides[battle_of(game).side_of(seat)]) > 1
            rules = ("WC-212", "WC-213", *(("WC-569",) if mates else ()), *DRAW_CITES.value(game))
            yield from draw_card(game, game.players[seat], rules)


# --- rounds -------------------------------------------------------------------------------


def start_round(game: Warcraft, battle: Battle) -> Asks[None]:
    """Start a round: players choose phases for Slow Poison, then play cards."""
    next_round(game, battle)
    yield from choose_poison(game)
    yield from open_window(game, ROUND_START, ("WC-227", "WC-271"))


def next_round(game: Warcraft, battle: Battle) -> None:
    """Begin the next round and end the effects of the last one. Rounds have no limit."""
    battle.round += 1
    battle.phase = 0
    end_for_round(battle)
    if game.told is not None:
        rules = ("WC-218", "WC-223", "WC-224", "WC-225")
        game.tell(RoundBegan(round=battle.round, rules=rules))


@rule("WC-223")
def end_for_round(battle: Battle) -> None:
    """End the effects of the round before."""
    battle.sheep = []
    if battle.spells:
        battle.spells = [spell for spell in battle.spells if spell.lasts > FOR_ROUND]
    battle.first = [[], [], []]


@rule("WC-227", "WC-290", "WC-292", "WC-293", "WC-295")
def choose_poison(game: Warcraft) -> Asks[None]:
    """Ask for one phase for each Slow Poison unit; three units strike first in every phase."""
    battle, units = battle_of(game), {}
    for side in battle.sides:
        for seat in side:
            if found := poison_units(game, seat):
                units[seat] = found
    if not units:
        return
    order = [*simultaneous(game), *game.strangers()]
    for seat in [seat for seat in order if seat in units]:
        poisoners = units[seat]
        if poisoners >= len(PHASES):
            chosen = list(PHASES)
        else:
            chosen = []
            for _ in range(poisoners):
                chosen.append((yield from choose_phase(game, seat, chosen)))
        for kind in chosen:
            battle.first[PHASES.index(kind)].append(seat)
            rules: tuple[str, ...] = ("WC-290", "WC-293", "WC-295")
            rules += ("WC-292",) if poisoners >= len(PHASES) else ()
            rules += creeps.ability_rules("slow-poison") if game.players[seat].neutral else ()
            game.tell(StrikesFirst(seat=seat, kind=NAMES[kind], rules=rules))


@rule("WC-315", "WC-316")
def poison_units(game: Warcraft, seat: int) -> int:
    """The number of units with Slow Poison a seat has in the battle."""
    player = game.players[seat]
    found = 0
    if not may_have(game, player, "slow-poison"):
        return 0
    for space, kind, number in taking_part(game, seat):
        if game.profile(player, kind, space).ability == "slow-poison":
            found += number
        elif is_heard(game, GRANTED):
            found += min(number, GRANTED.value(game, player, space, kind, "slow-poison"))
    return found


def choose_phase(game: Warcraft, seat: int, chosen: list[int]) -> Asks[int]:
    """Ask in which phase a player strikes first; return the type of that phase."""
    question = ChoosePhase(
        say("wc-poison"),
        seat=game.speaker(seat),
        among=[NAMES[kind] for kind in PHASES if kind not in chosen],
        why=no_such_phase,
        words=lambda kind: say("wc-in-phase", kind=phase_word(kind)),
        open=True,
        rules=("WC-290", "WC-295"),
    )
    return KIND_OF[(yield from ask(question))]


@rule("WC-290")
def no_such_phase(kind: str) -> Illegal:
    """The reason against a phase that was chosen already, or that a round does not have."""
    if kind not in KIND_OF or KIND_OF[kind] not in PHASES:
        return names_nothing()
    return Illegal("WC-290", "wc-phase-chosen", kind=phase_word(kind))


# --- phases -------------------------------------------------------------------------------


@rule("WC-222")
def new_phase(game: Warcraft, battle: Battle) -> None:
    """End the effects of the phase before."""
    battle.half = 0
    if battle.spears or battle.fire:
        battle.spears, battle.fire = [], []
    if battle.spells:
        battle.spells = [spell for spell in battle.spells if spell.lasts > FOR_PHASE]
    if game.told is not None:
        kind = NAMES[PHASES[battle.phase]]
        game.tell(PhaseBegan(kind=kind, rules=("WC-218", "WC-222", "WC-226")))


@rule("WC-226", "WC-456", "WC-512")
def start_phase(game: Warcraft, battle: Battle) -> Asks[None]:
    """Start a phase: players play cards, such as nets at the start of a melee phase."""
    new_phase(game, battle)
    moment = PHASE_STARTS[battle.phase]
    rules = ("WC-226", "WC-456", "WC-512") if moment == MELEE_START else ("WC-226", "WC-780")
    yield from open_window(game, moment, rules)
