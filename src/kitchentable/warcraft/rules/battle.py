"""A battle from its beginning to its end (WC-200 to WC-278)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, ask, checkpoint
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.cards.card import (
    AFTER_ROLL,
    BATTLE_END,
    BEFORE_CASUALTIES,
    BEFORE_ROLL,
    FLYING_START,
    MELEE_START,
    RANGED_START,
    ROUND_START,
)
from kitchentable.warcraft.cards.windows import open_window, opens, simultaneous
from kitchentable.warcraft.model.battle_events import (
    Attacked,
    BattleBegan,
    PhaseBegan,
    RolledAgain,
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
    IN_HALF,
    IN_PHASE,
    IN_ROUND,
    JOIN,
    OVER,
    PHASE,
    REMOVAL,
    ROUND,
    Battle,
    Rolled,
)
from kitchentable.warcraft.model.kinds import (
    BURROW,
    FIRST_CREATURE,
    FIRST_CREEP,
    HERO,
    KIND_OF,
    MELEE,
    MERCENARIES,
    MOUNTAIN,
    NAMES,
    PHASES,
    WORKER,
)
from kitchentable.warcraft.model.player import Profile
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ChoosePhase, JoinBattle, ask_yes
from kitchentable.warcraft.model.words import phase_word
from kitchentable.warcraft.moments import (
    ABSENT,
    ATTACK_CITES,
    ATTACKS,
    BATTLE_CITES,
    DRAW_CITES,
    GRANTED,
    NO_DRAWS,
    OWN_HITS,
    is_heard,
)
from kitchentable.warcraft.options import creeps
from kitchentable.warcraft.powers import effects
from kitchentable.warcraft.rules import outcome
from kitchentable.warcraft.rules.casualties import count_casualties, remove_casualties
from kitchentable.warcraft.rules.deck import draw_card, without_cards
from kitchentable.warcraft.rules.dice import raise_dead, roll_battle_dice
from kitchentable.warcraft.rules.outcome import teach
from kitchentable.warcraft.rules.participants import (
    battle_of,
    decided,
    has_ability,
    in_battle,
    may_have,
    taking_part,
)
from kitchentable.warcraft.scenarios import scenes

# --- the whole battle ---------------------------------------------------------------------


def fight(game: Warcraft) -> Asks[None]:
    """A battle: who joins it, their cards, rounds until it is decided, and its end.

    It can be entered afresh at each of its points: what lies before `game.stage` is done.
    """
    battle = battle_of(game)
    if game.stage == JOIN:
        yield from join(game, battle)
        yield from go_on(game, DRAW)
    if game.stage == DRAW:
        yield from draw(game)
        yield from go_on(game, ROUND)
    while game.stage in IN_ROUND:
        yield from fight_round(game, battle)
    if game.stage == END:
        yield from outcome.end(game)
        if opens(game, BATTLE_END):
            yield from go_on(game, OVER)
        else:
            outcome.close(game)
    if game.stage == OVER:
        yield from outcome.over(game)


def fight_round(game: Warcraft, battle: Battle) -> Asks[None]:
    """A round: what is used at its start, then a ranged, a flying and a melee phase."""
    if game.stage == ROUND:
        yield from start_round(game, battle)
        yield from go_on(game, END if decided(game) else PHASE)
    while game.stage in IN_PHASE:
        yield from fight_phase(game, battle)


def fight_phase(game: Warcraft, battle: Battle) -> Asks[None]:
    """A phase: what is used at its start, then the attacks, in two halves by Slow Poison."""
    if game.stage == PHASE:
        yield from start_phase(game, battle)
        yield from go_on(game, ATTACK)
    while game.stage in IN_HALF:
        yield from fight_half(game, battle)


def fight_half(game: Warcraft, battle: Battle) -> Asks[None]:
    """Half a phase, or all of it: attacks, then casualties are removed before anything else."""
    if game.stage == ATTACK:
        yield from attack(game, battle)
        if any(battle.owed):
            yield from go_on(game, REMOVAL)
    if game.stage == REMOVAL:
        yield from remove_casualties(game)
    if game.ended:
        return
    if battle.slain or battle.fallen:
        teach(game)
    yield from go_on(game, what_follows(game, battle))


def go_on(game: Warcraft, point: str) -> Asks[None]:
    """The battle comes to its next point, unless a scenario ends the game here."""
    game.stage = point
    if game.scene is not None and scenes.ended_between(game):
        return
    yield from checkpoint()


def what_follows(game: Warcraft, battle: Battle) -> str:
    """After half a phase: the other half, the next phase, the next round, or the end."""
    if not battle.half and battle.first[battle.phase] and len(halves(battle)) > 1:
        battle.half = 1
        return ATTACK
    return END if decided(game) else next_phase(battle)


@rule("WC-218", "WC-222", off=lambda battle: END)
def next_phase(battle: Battle) -> str:
    """Ranged, flying, melee; then a new round."""
    battle.phase += 1
    return PHASE if battle.phase < len(PHASES) else ROUND


# --- beginning ----------------------------------------------------------------------------


@rule("WC-153", "WC-200", "WC-203", "WC-205", "WC-568")
def begin(game: Warcraft, space: int, team: int) -> None:
    """The mover and his team attack, one enemy team defends; third parties stay out of it."""
    mover = game.player()
    sides: list[list[int]] = [[], []]
    for seat in (*game.order(game.seat), *game.strangers()):
        side = game.players[seat].team
        if side == mover.team or side == team:
            sides[side != mover.team].append(seat)
    game.battles += 1
    game.fought.append(space)
    game.battle = Battle(space, sides, game.battles)
    who_fights(game, game.battle)
    game.stage = JOIN


def join(game: Warcraft, battle: Battle) -> Asks[None]:
    """Teammates decide about their units in the flanks, then the cards are drawn."""
    for seat in simultaneous(game):
        if battle.side_of(seat) >= 0 and may_stay_out(game, seat):
            yield from decide_to_join(game, seat)
    if battle.absent or is_heard(game, ABSENT):  # else they are those who were found at first
        who_fights(game, battle)
    if game.told is not None:
        space, rules = game.name(battle.space), begun_by(game, battle)
        attackers, defenders = (tuple(side) for side in battle.sides)
        game.tell(BattleBegan(space=space, seats=attackers, others=defenders, rules=rules))


def who_fights(game: Warcraft, battle: Battle) -> None:
    """On the two sides are those who have units in the battle."""
    for side in battle.sides:
        for seat in side[:]:
            if not in_battle(game, seat):
                side.remove(seat)


BEGAN = ("WC-169", "WC-115", "WC-200", "WC-201", "WC-203", "WC-204", "WC-206")


def begun_by(game: Warcraft, battle: Battle) -> tuple[str, ...]:
    """The rules by which just these units fight here."""
    zone = game.board.zones[battle.space]
    rules = [*BEGAN, *BATTLE_CITES.value(game)]
    if any(len(side) > 1 for side in battle.sides):
        rules.append("WC-568")
    if any(each.locked and each.town == battle.space for each in game.players):
        rules.append("WC-153")
    if any(
        battle.side_of(each.seat) < 0 and each.fighters(space)
        for each in game.players
        for space in zone
    ):
        rules.append("WC-205")
    if battle.space in game.fought[:-1]:
        rules.append("WC-268")
    others = [space for space in (*game.pending, *game.fought) if space != battle.space]
    if any(at in zone for space in others for at in game.board.zones[space]):
        rules += ["WC-263", "WC-264"]
    if any(each.armed for each in game.players):
        rules += ["WC-421", "WC-424"]
    if game.board.spaces[battle.space].kind == MOUNTAIN:
        rules.append("WC-208")
    elif any(game.board.spaces[space].kind == MOUNTAIN for space in zone):
        rules.append("WC-207")
    return tuple(rules)


@rule("WC-204", "WC-565")
def may_stay_out(game: Warcraft, seat: int) -> bool:
    """Only a teammate's units in the flanks; the mover and who is attacked have no choice.

    Of two teammates in the battlefield, the earlier one from the mover on is the one attacked.
    """
    if seat == game.seat:
        return False
    battle = battle_of(game)
    for each in battle.sides[battle.side_of(seat)]:
        if game.players[each].fighters(battle.space):
            if each == seat:
                return False
            break
    flanks = game.board.near[battle.space]
    return any(game.players[seat].fighters(space) for space in flanks)


@rule("WC-565", "WC-566", "WC-567")
def decide_to_join(game: Warcraft, seat: int) -> Asks[None]:
    """For all his flank units together, before any card is drawn."""
    rules = ("WC-565", "WC-566", "WC-567")
    message = say("wc-join", space=game.name(battle_of(game).space))
    if not (yield from ask_yes(JoinBattle, seat, message, rules)):
        battle_of(game).absent.append(seat)
        game.tell(StayedOut(seat=seat, rules=rules))


@rule("WC-212", "WC-213", "WC-569", "WC-662", "WC-935")
def draw(game: Warcraft) -> Asks[None]:
    """Every player with a unit in the battle draws a card, for each battle again."""
    seats = () if NO_DRAWS.value(game) else (*game.order(game.seat), *game.strangers())
    for seat in seats:
        if not without_cards(seat) and in_battle(game, seat):
            mates = len(battle_of(game).sides[battle_of(game).side_of(seat)]) > 1
            rules = ("WC-212", "WC-213", *(("WC-569",) if mates else ()), *DRAW_CITES.value(game))
            yield from draw_card(game, game.players[seat], rules)


# --- rounds -------------------------------------------------------------------------------


def start_round(game: Warcraft, battle: Battle) -> Asks[None]:
    """Slow Poison first, then the cards of a round's start."""
    next_round(game, battle)
    yield from choose_poison(game)
    yield from open_window(game, ROUND_START, ("WC-227", "WC-271"))


@rule("WC-218", "WC-223", "WC-224", "WC-225")
def next_round(game: Warcraft, battle: Battle) -> None:
    """Rounds follow each other without limit; what held for a round is over."""
    battle.round += 1
    battle.phase = 0
    battle.sheep = []
    if battle.spells:
        battle.spells = [spell for spell in battle.spells if spell.lasts > FOR_ROUND]
    battle.first = [[], [], []]
    if game.told is not None:
        rules = ("WC-218", "WC-223", "WC-224", "WC-225")
        game.tell(RoundBegan(round=battle.round, rules=rules))


@rule("WC-227", "WC-290", "WC-292", "WC-293", "WC-295")
def choose_poison(game: Warcraft) -> Asks[None]:
    """One phase for each Slow Poison unit; with three units every phase."""
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
    """How many units with Slow Poison a seat has in the battle."""
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
    """A phase in which a player strikes first."""
    question = ChoosePhase(
        say("wc-poison"),
        seat=game.speaker(seat),
        among=[NAMES[kind] for kind in PHASES if kind not in chosen],
        words=lambda kind: phase_word(kind),
        open=True,
        rules=("WC-290", "WC-295"),
    )
    return KIND_OF[(yield from ask(question))]


# --- phases -------------------------------------------------------------------------------


@rule("WC-222")
def new_phase(game: Warcraft, battle: Battle) -> None:
    """What held for a phase is over."""
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
    """What holds for a phase begins anew; nets are thrown at the start of a melee phase."""
    new_phase(game, battle)
    moment = PHASE_STARTS[battle.phase]
    rules = ("WC-226", "WC-456", "WC-512") if moment == MELEE_START else ("WC-226", "WC-780")
    yield from open_window(game, moment, rules)


PHASE_STARTS = (RANGED_START, FLYING_START, MELEE_START)
"""The moment at which each phase begins."""


@rule("WC-220", "WC-291", "WC-294", "WC-297")
def halves(battle: Battle) -> list[list[int]]:
    """Who rolls together: all at once, or those with Slow Poison before the others."""
    everybody = battle.sides[0] + battle.sides[1]
    first = battle.first[battle.phase]
    return split(battle, first, everybody) if first else [everybody]


def split(battle: Battle, first: list[int], everybody: list[int]) -> list[list[int]]:
    """Those who strike first and the others; all together if both sides strike first."""
    if len({battle.side_of(seat) for seat in first}) == 2:
        return [everybody]
    return [first, [seat for seat in everybody if seat not in first]]


@rule("WC-226", "WC-250", "WC-296")
def attack(game: Warcraft, battle: Battle) -> Asks[None]:
    """One half of a phase: cards, rolls, cards, and what is owed."""
    kind = PHASES[battle.phase]
    if battle.rolls or battle.prevented != [0, 0] or battle.owed != [0, 0]:
        battle.rolls, battle.prevented, battle.owed = [], [0, 0], [0, 0]
    attacks = {}
    for seat in halves(battle)[battle.half]:
        if found := sources(game, seat, kind):
            attacks[seat] = found
    if not attacks:
        return
    battle.rolling = list(attacks)
    if (yield from open_window(game, BEFORE_ROLL, ("WC-226", "WC-271"))):
        for seat in battle.rolling:
            attacks[seat] = sources(game, seat, kind)
    for seat in battle.rolling:
        for source, (profile, dice) in attacks[seat].items():
            yield from roll_source(game, seat, source, profile, dice)
    yield from open_window(game, AFTER_ROLL, ("WC-226", "WC-296"))
    count_casualties(game)
    yield from open_window(game, BEFORE_CASUALTIES, ("WC-226", "WC-250"))
    battle.rolling = []


@rule("WC-219", "WC-228", "WC-422", "WC-438", "WC-313")
def sources(game: Warcraft, seat: int, phase: int) -> dict[int, tuple[Profile, int]]:
    """What a seat attacks with in a phase, by kind: how it fights, and its dice.

    One die for each unit of the type that is not a sheep, and what markers show; workers called
    to arms are melee units.
    """
    battle, player = game.battle, game.players[seat]
    assert battle is not None, "a battle is being fought"
    found: dict[int, tuple[Profile, int]] = {}
    for space, kind, number in taking_part(game, seat, phase):
        profile = game.profile(player, kind, space)
        units = number - sheepish(game, seat, kind, space) if battle.sheep else number
        if profile.type == phase and units * profile.dice > 0:
            source = MELEE if kind == WORKER else kind
            dice = found[source][1] if source in found else 0
            found[source] = profile, dice + units * profile.dice
    if ATTACKS in game.cast.at:
        found |= ATTACKS.value(game, player, phase, found)
    if battle.spells:
        effects.under_spells(battle, seat, phase, found)
    if found and bloodlust(game, seat):
        source = strongest(found, phase)
        profile, dice = found[source]
        found[source] = profile, dice + 1
    return found


@rule("WC-438", "WC-440", "WC-441", "WC-442")
def sheepish(game: Warcraft, seat: int, kind: int, space: int) -> int:
    """How many of a seat's pieces are sheep in this round."""
    sheep = battle_of(game).sheep
    return sum((each.seat, each.kind, each.space) == (seat, kind, space) for each in sheep)


@rule("WC-301")
def strongest(found: dict[int, tuple[Profile, int]], phase: int) -> int:
    """Whose Strength the attack of Bloodlust has: the units', else the best there is."""
    return phase if phase in found else max(found, key=lambda kind: found[kind][0].strength)


@rule("WC-298", "WC-299", "WC-300", "WC-301", "WC-317")
def bloodlust(game: Warcraft, seat: int) -> int:
    """One attack more, however many units have it, where there is one at all."""
    return 1 if has_ability(game, seat, "bloodlust") else 0


@rule("WC-229", "WC-230", "WC-236", "WC-475", "WC-571")
def roll_source(game: Warcraft, seat: int, kind: int, profile: Profile, dice: int) -> Asks[None]:
    """A player's attacks with one kind of units, at the Strength of their tile, marker or card."""
    battle, player = battle_of(game), game.players[seat]
    minus = battle.fire.count(seat)
    if battle.spells:
        minus -= effects.clapped(battle, seat)
    faces = yield from roll_battle_dice(game.speaker(seat), dice, ("WC-228", "WC-298"))
    area = profile.ability == "area-attack"
    rolled = Rolled(seat, kind, profile.strength, area, minus, list(faces))
    if seat in battle.spears:
        yield from roll_misses_again(game, rolled)
    battle.rolls.append(rolled)
    if game.told is not None:
        told = Attacked(
            seat=seat,
            kind=NAMES[kind],
            faces=tuple(rolled.faces),
            hits=rolled.hits(),
            strength=profile.strength,
            rules=attacked_by(game, seat, kind, profile, minus > 0),
        )
        game.tell(told)
    if kind == HERO and rolled.hits():
        OWN_HITS.tell(game, player)
    if 1 in rolled.faces:
        yield from raise_dead(game, player, rolled.faces)


SOURCES = {"hero": ("WC-235", "WC-236", "WC-210", "WC-319", "WC-689", "WC-690"),
           "creature": ("WC-234", "WC-236", "WC-048", "WC-319"),
           "creep": ("WC-233", "WC-660"),
           "flames": ("WC-236", "WC-785"),
           "burrow": ("WC-236", "WC-625", "WC-627", "WC-628", "WC-630", "WC-631",
                      "WC-626", "WC-632", "WC-633")}  # fmt: skip
SOURCES |= dict.fromkeys(MERCENARIES, ("WC-965", "WC-972"))
"""The rules by which heroes, markers and mercenaries roll."""


def group_of(kind: int) -> str:
    """What a source of dice is: an ordinary kind, a hero, a creature, a creep, a burrow."""
    if kind >= BURROW:
        return NAMES[kind]
    return "creep" if kind >= FIRST_CREEP else "creature" if kind >= FIRST_CREATURE else NAMES[kind]


ATTACKED = ("WC-228", "WC-229", "WC-230", "WC-219")
BLOODLUST = ("WC-298", "WC-280", "WC-299", "WC-300", "WC-301")
FAERIE_FIRE = ("WC-475", "WC-474", "WC-476", "WC-477")


def attacked_by(
    game: Warcraft, seat: int, kind: int, profile: Profile, fire: bool
) -> tuple[str, ...]:
    """The rules that went into an attack."""
    battle = battle_of(game)
    split = len(halves(battle)) == 2
    rules = [*ATTACKED, *(("WC-291", "WC-297") if split else ("WC-220",))]
    if battle.first[battle.phase] and not split:
        rules.append("WC-294")
    if len(battle.sides[battle.side_of(seat)]) > 1:
        rules += ["WC-571", "WC-572"]
    if battle.sheep:
        rules.append("WC-438")
    if kind == MELEE and game.players[seat].armed:
        rules.append("WC-422")
    if profile.ability:
        rules.append("WC-279")
    rules += SOURCES.get(group_of(kind), ())
    if group_of(kind) == "creep":
        rules += creeps.ability_rules(profile.ability)
    if bloodlust(game, seat):
        rules += BLOODLUST
    rules += ATTACK_CITES.value(game, game.players[seat])
    return (*rules, *FAERIE_FIRE) if fire else tuple(rules)


@rule("WC-462", "WC-463")
def roll_misses_again(game: Warcraft, rolled: Rolled) -> Asks[None]:
    """Each miss once more; the second result stands."""
    limit = rolled.strength + rolled.minus
    misses = [at for at, face in enumerate(rolled.faces) if face > limit]
    rules = ("WC-461", "WC-462", "WC-463", "WC-464")
    again = yield from roll_battle_dice(rolled.seat, len(misses), rules)
    for at, face in zip(misses, again, strict=True):
        rolled.faces[at] = face
    game.tell(RolledAgain(seat=rolled.seat, faces=tuple(again), rules=rules))
