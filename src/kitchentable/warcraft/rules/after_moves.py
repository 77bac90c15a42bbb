"""After moving: the battles in the mover's order, then destroyed pieces (WC-168 to WC-180)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import CHECKPOINT, Asks, ask
from kitchentable.kernel.rules import SkipTo, rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.cards.card import MOVE_OVER
from kitchentable.warcraft.cards.windows import open_window
from kitchentable.warcraft.model.answers import BattleAt
from kitchentable.warcraft.model.battle_events import BattleOff
from kitchentable.warcraft.model.board import Spaces, each_of
from kitchentable.warcraft.model.events import (
    MoveStepOver,
    OutpostDestroyed,
    TownFree,
    WorkersDestroyed,
)
from kitchentable.warcraft.model.kinds import MASK, SHIFT, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ChooseBattle
from kitchentable.warcraft.model.words import race_word, who
from kitchentable.warcraft.moments import LEAVES_ALONE, MOVE_OVER_CITES, MOVE_STEP_OVER
from kitchentable.warcraft.options import creeps, heroes
from kitchentable.warcraft.rules import battle


@rule("WC-115", off=SkipTo("aftermath"))
def battles(game: Warcraft) -> Asks[None]:
    """Begin the next battle, of the mover's choice; all battles must be fought."""
    left = to_fight(game)
    if len(left) > 1:
        yield CHECKPOINT
    if game.pending:
        call_off(game, [each.space for each in left])
    if not left:
        game.stage = "aftermath"
        return
    chosen = left[0] if len(left) == 1 else (yield from choose_battle(game, left))
    space = game.board.index[chosen.space]
    game.pending = [each for each in game.pending if each != space]
    battle.begin(game, space, game.players[chosen.enemy].team)


@rule("WC-265", "WC-532")
def call_off(game: Warcraft, left: list[str]) -> None:
    """Call off the pending battles in spaces where only one side is left."""
    for space in list(game.pending):
        if game.name(space) not in left:
            game.pending.remove(space)
            game.tell(BattleOff(space=game.name(space), rules=("WC-265", "WC-532")))


def first_battle(game: Warcraft, left: list[BattleAt]) -> Asks[BattleAt]:
    """The first battle on the list: the mover's choice without its rules."""
    yield from ()
    return left[0]


@rule("WC-172", "WC-173", "WC-174", "WC-262", "WC-266", off=first_battle)
def choose_battle(game: Warcraft, left: list[BattleAt]) -> Asks[BattleAt]:
    """Ask the mover for the next battle, and for the enemy if there are several."""
    several = len({each.enemy for each in left}) > 1

    def words(choice: BattleAt) -> Message:
        if not several:
            return say("wc-battle-at", space=choice.space)
        enemy = game.players[choice.enemy]
        race = say("wc-neutral") if enemy.neutral else race_word(enemy.race)
        return say("wc-battle-against", space=choice.space, race=race)

    question = ChooseBattle(
        say("wc-which-battle"),
        seat=game.seat,
        among=left,
        why=lambda choice: no_battle(game, choice),
        words=words,
        open=True,
        rules=("WC-172", "WC-173", "WC-174", *(("WC-266",) if several else ())),
        stands_for=WHICH,
    )
    return (yield from ask(question))


WHICH = (
    "WC-169", "WC-171", "WC-172", "WC-173", "WC-174", "WC-175", "WC-262", "WC-266",
)  # fmt: skip


@rule("WC-169", "WC-170", "WC-270")
def no_battle(game: Warcraft, choice: BattleAt) -> Illegal:
    """The reason against a battle: units of one side are missing, or a player is fought first."""
    space = game.board.index.get(choice.space)
    if space is None or not 0 <= choice.enemy < len(game.players):
        return names_nothing()
    mover, enemy, name = game.players[game.seat], game.players[choice.enemy], choice.space
    if not mover.units(space):
        return Illegal("WC-169", "wc-no-battle-yours", space=name)
    if enemy not in game.enemies(mover):
        return Illegal("WC-169", "wc-no-battle-friend", who=who(enemy.seat))
    if enemy.units(space):
        later = enemy.neutral and game.enemy_units(mover, space)
        number, reason = ("WC-270", "wc-creep-later") if later else ("WC-172", "wc-battle-other")
        return Illegal(number, reason, space=name)
    beside = enemy.workers(space) or any(post.space == space for post in enemy.outposts)
    number = "WC-170" if beside else "WC-169"
    return Illegal(number, "wc-no-battle-theirs", space=name, who=who(enemy.seat))


def meetings(game: Warcraft) -> list[BattleAt]:
    """Without WC-170: units fight wherever an enemy has a piece or an Outpost."""
    mover = game.players[game.seat]
    return [
        BattleAt(game.name(space), each.seat)
        for each in game.enemies(mover)
        for space in each_of(mover.unit_spaces() & each.anywhere())
    ]


@rule("WC-170", off=meetings)
@rule("WC-169", "WC-171", "WC-175", "WC-268")
def to_fight(game: Warcraft) -> list[BattleAt]:
    """The battles to fight: spaces that hold units of the mover and of an enemy now.

    Creeps beside units of an enemy player are fought after that player (WC-270).
    """
    mover = game.players[game.seat]
    found: list[BattleAt] = []
    own, shared, met = mover.unit_spaces(), 0, []
    for each in game.enemies(mover):
        if spaces := own & (each.fighter_spaces() if each.armed else each.unit_spaces()):
            shared |= spaces
            met.append((each, spaces))
    for space in each_of(shared):
        teams: list[int] = []
        for enemy, spaces in met:
            if not spaces >> space & 1 or enemy.team in teams:
                continue
            if left_alone(game, space, enemy):
                continue
            if not comes_later(enemy, teams):
                teams.append(enemy.team)
                found.append(BattleAt(game.name(space), enemy.seat))
    return found


@rule("WC-659", "WC-934", off=lambda game, space, enemy: enemy.neutral)
def left_alone(game: Warcraft, space: int, enemy: Player) -> bool:
    """Whether a scenario keeps the mover from fighting an enemy in a space."""
    return LEAVES_ALONE.value(game, space, enemy)


@rule("WC-270", "WC-933")
def comes_later(enemy: Player, before: list[int]) -> bool:
    """Whether an enemy is fought after other enemies in its space: creeps come last."""
    return enemy.neutral and bool(before)


def aftermath(game: Warcraft) -> None:
    """Destroy workers and Outposts among enemy units; then the Move Step is over."""
    if met := shared(game):
        for player in game.inside():
            if met & player.anywhere():
                lost = game.enemy_fighters(player)
                destroy_workers(game, player, lost)
                destroy_outposts(game, player, lost)
    nothing_left(game)


def nothing_left(game: Warcraft) -> None:
    """End the Move Step, once nothing is left to destroy."""
    unlock(game)
    MOVE_STEP_OVER.tell(game)
    over(game)


def shared(game: Warcraft) -> Spaces:
    """The set of spaces with pieces or Outposts of more than one side: usually none."""
    sides: dict[int, Spaces] = {}
    once = twice = 0
    for player in game.players:
        spaces = player.anywhere()
        if spaces & once:  # perhaps only teammates meet
            for team, theirs in sides.items():
                if team != player.team:
                    twice |= spaces & theirs
        once |= spaces
        sides[player.team] = sides.get(player.team, 0) | spaces
    return twice


@rule("WC-176", "WC-178", "WC-179")
def destroy_workers(game: Warcraft, player: Player, lost: Spaces) -> None:
    """Destroy workers among enemy units, including those building an Outpost."""
    for at in [at for at in player.pieces if at & MASK == WORKER and lost >> (at >> SHIFT) & 1]:
        space = at >> SHIFT
        if space not in player.armed:
            number = player.pieces.pop(at)
            creep = ("WC-179",) if creeps.here(game, space) else ()
            rules = ("WC-015", "WC-170", "WC-176", "WC-178", *creep)
            told = WorkersDestroyed(
                seat=player.seat, space=game.name(space), number=number, rules=rules
            )
            game.tell(told)


@rule("WC-177", "WC-178", "WC-647")
def destroy_outposts(game: Warcraft, player: Player, lost: Spaces) -> None:
    """Destroy Outposts among enemy units, finished or not."""
    for post in [post for post in player.outposts if lost >> post.space & 1]:
        player.outposts.remove(post)
        rules = ("WC-016", "WC-170", "WC-177", *(() if post.finished else ("WC-178",)))
        rules += ("WC-647",) if post.alone and not post.finished else ()
        told = OutpostDestroyed(seat=player.seat, space=game.name(post.space), rules=rules)
        game.tell(told)


@rule("WC-154", "WC-155")
def unlock(game: Warcraft) -> None:
    """Unlock Towns that no longer hold pieces of both sides."""
    for owner in game.players:
        if owner.locked and not contested(game, owner):
            owner.locked = False
            game.tell(TownFree(seat=owner.seat, rules=("WC-154", "WC-155")))


def contested(game: Warcraft, owner: Player) -> bool:
    """Whether units or workers of both sides are in a Town."""
    own = any(pieces_in(each, owner.town) for each in game.team(owner))
    return own and any(pieces_in(each, owner.town) for each in game.enemies(owner))


def pieces_in(player: Player, space: int) -> int:
    """The number of a player's units and workers in a space."""
    return player.units(space) + player.workers(space)


@rule("WC-269")
def left_waiting(game: Warcraft) -> tuple[str, ...]:
    """The rule by which two enemies of the mover who share a space do not fight in this step."""
    mover = game.players[game.seat]
    others = [each.unit_spaces() for each in game.enemies(mover)]
    waits = any(one & other for at, one in enumerate(others) for other in others[at + 1 :])
    return ("WC-269",) if waits else ()


@rule("WC-180")
def over(game: Warcraft) -> None:
    """End the effects of this Move Step and go to its last window, if there is anything for it."""
    for player in game.players:
        if player.armed:
            player.armed = []
    mover = game.players[game.seat]
    mover.moved = {}
    if game.fought:
        game.fought = []
    if game.walked:
        game.walked = []
    if mover.fast or mover.crippled or mover.strides or mover.unstopped:
        mover.fast, mover.crippled, mover.strides, mover.unstopped = [], [], {}, []
    if game.told is not None:
        game.tell(
            MoveStepOver(
                seat=mover.seat, rules=("WC-180", *left_waiting(game), *MOVE_OVER_CITES.value(game))
            )
        )
    game.stage = "move-over" if game.asking.anybody(game, MOVE_OVER) else after_step(game)


@rule("WC-781", "WC-792", off=SkipTo("move-next"))
def step_end(game: Warcraft) -> Asks[None]:
    """Open the window at the end of a Move Step, after its battles; then heroes gain levels."""
    yield from open_window(game, MOVE_OVER, ("WC-781", "WC-792"))
    unlock(game)
    game.stage = after_step(game)


def after_step(game: Warcraft) -> str:
    """The stage after a Move Step: "levels" if a hero may go up a level, else the next player."""
    return "levels" if heroes.a_hero_rises(game) else "move-next"
