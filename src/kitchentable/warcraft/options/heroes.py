"""Heroes: chosen in secret, wounded, killed, taught and trained again (WC-683 to WC-748)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Asks, Secret, ask
from kitchentable.kernel.rules import SkipTo, rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.battle_state import Lost
from kitchentable.warcraft.model.hero_events import (
    CreaturesGone,
    HeroChosen,
    HeroKilled,
    HeroRose,
    HeroWounded,
    Learned,
    NothingLearned,
)
from kitchentable.warcraft.model.kinds import (
    FIRST_CREATURE,
    FIRST_CREEP,
    HERO,
    MASK,
    NAMES,
    SHIFT,
    STACK,
    WORKER,
)
from kitchentable.warcraft.model.player import Hero, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ChooseHero, PlaceHero, RaiseLevel, ask_yes
from kitchentable.warcraft.model.words import hero_word, race_word
from kitchentable.warcraft.moments import (
    AFTER_SETUP,
    ATTACKS,
    BATTLE_OVER_CITES,
    GOES_FURTHER,
    LOST,
    MOVED_CITES,
    ON_SALE,
    OWN_HITS,
    SECOND_DRAW,
    Rules,
    Sources,
)
from kitchentable.warcraft.options import creeps
from kitchentable.warcraft.options.hero_training import TrainHero
from kitchentable.warcraft.options.option import option
from kitchentable.warcraft.powers import power
from kitchentable.warcraft.powers.effects import DEMON
from kitchentable.warcraft.rules.participants import battle_of, holds, taking_part
from kitchentable.warcraft.rules.purchase import PURCHASES, Purchase

LAST_LEVEL = 3
FORM = 2
"""Life that Metamorphosis adds."""
LESSON = 2
"""The experience points of a level (WC-728)."""


@option("heroes")
class Heroes:
    """What heroes add to the game, and their abilities that always work."""

    @AFTER_SETUP
    def after_setup(self, game: Warcraft) -> str:
        """Heroes are chosen before the first turn."""
        return "heroes"

    @GOES_FURTHER
    def goes_further(self, game: Warcraft, player: Player) -> list[int]:
        found = power.always(game, player, GOES_FURTHER)
        on_board = bool(found) and where(player) >= 0
        return GOES_FURTHER.folded(found, game, player) if on_board else []

    @SECOND_DRAW
    def second_draw(self, game: Warcraft, player: Player, card: str) -> Asks[str | None]:
        found = power.always(game, player, SECOND_DRAW)
        return (yield from SECOND_DRAW.happens(found, game, player, card))

    @ATTACKS
    def attacks(self, game: Warcraft, player: Player, phase: int, found: Sources) -> Sources:
        """The attacks of abilities that always work, if the hero takes part in the battle."""
        hooks = power.always(game, player, ATTACKS)
        if not hooks or not power.takes_part(game, player):
            return {}
        return ATTACKS.folded(hooks, game, player, phase, found)

    @OWN_HITS
    def own_hits(self, game: Warcraft, player: Player) -> None:
        OWN_HITS.noticed(power.always(game, player, OWN_HITS), game, player)

    @LOST
    def lost(self, game: Warcraft, seat: int, kind: int) -> None:
        """Note a lost unit: some abilities bring it back."""
        battle_of(game).lost.append(Lost(seat, kind))

    @ON_SALE
    @rule("WC-739", "WC-748")
    def sells(self, game: Warcraft, player: Player) -> tuple[Purchase, ...]:
        """A dead hero can be trained again."""
        return () if player.hero is None else (PURCHASES[TrainHero.name],)

    @MOVED_CITES
    def moved(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Rules:
        """A hero takes no room, and escorts workers as a unit does."""
        if player.hero is None:
            return ()
        if kind == HERO:
            return ("WC-164",) if player.stack(there) >= STACK else ()
        alone = kind == WORKER and player.count(there, HERO) and not player.stack(there)
        return ("WC-692",) if alone and game.enemy_units(player, there) else ()

    @BATTLE_OVER_CITES
    def by_creatures(self, game: Warcraft) -> Rules:
        """Creatures alone held the battlefield, or left it when their hero died."""
        battle = battle_of(game)
        held = any(
            seat >= 0 and not game.players[seat].stack(battle.space) for seat in battle.won
        ) and not any(game.players[seat].count(battle.space, HERO) for seat in battle.won)
        dead = [lost.seat for lost in battle.lost if lost.kind == HERO]
        gone = any(not holds(game, seat) for seat in dead)
        return (*(("WC-261",) if held else ()), *(("WC-723",) if gone else ()))


# --- choosing -----------------------------------------------------------------------------


@rule("WC-045", "WC-683", "WC-685", "WC-793", off=SkipTo("hero-places"))
def choose(game: Warcraft) -> Asks[None]:
    """Let each player choose a hero of his race in secret, and reveal all together."""
    game.stage = "hero-places"
    players = [game.players[seat] for seat in game.order(game.first)]
    chosen = yield from ask(
        Secret(
            say("wc-choose-hero"),
            parts=tuple(choice(game, player) for player in players),
            open=True,
            rules=CHOSEN,
        )
    )
    for player in players:
        take(game, player, chosen[player.seat])


CHOSEN = ("WC-045", "WC-683", "WC-685", "WC-793")


def choice(game: Warcraft, player: Player) -> ChooseHero:
    """The question for a player's hero, among those of his race."""
    return ChooseHero(
        say("wc-choose-hero"),
        seat=player.seat,
        among=[name for name, card in game.content.heroes.items() if card.race == player.race],
        why=lambda name: not_led_by(game, player, name),
        words=hero_word,
        rules=CHOSEN,
    )


@rule("WC-685")
def not_led_by(game: Warcraft, player: Player, name: str) -> Illegal:
    """The reason against a hero of another race."""
    card = game.content.heroes.get(name)
    if card is None:
        return names_nothing()
    return Illegal("WC-685", "wc-hero-race", hero=hero_word(name), race=race_word(card.race))


@rule("WC-043", "WC-684", "WC-686", "WC-687")
def take(game: Warcraft, player: Player, name: str) -> None:
    """Give a player his hero at Level 1, with its building finished."""
    player.hero = Hero(name)
    game.asking.hands_changed()
    player.more = (HERO, *creatures_of(game, player), *player.more)
    spaces = beginnings(player)
    if len(spaces) == 1:
        begin(game, player, spaces[0])


@rule("WC-688")
def beginnings(player: Player) -> list[int]:
    """The spaces where a hero may begin: those of the player's units, or else his Town."""
    return [space for space in player.spaces() if player.units(space)] or [player.town]


def begin(game: Warcraft, player: Player, space: int) -> None:
    """Put a hero on the board and tell all players its name."""
    hero = player.hero
    assert hero is not None, "a hero was taken"
    player.put(space, HERO)
    rules: tuple[str, ...] = ("WC-043", "WC-684", "WC-686", "WC-687", "WC-688", "WC-691")
    rules += creeps.in_scenario(game)
    game.tell(HeroChosen(seat=player.seat, hero=hero.name, space=game.name(space), rules=rules))


@rule("WC-688", off=SkipTo("turn"))
def places(game: Warcraft) -> Asks[None]:
    """Ask the players whose units begin in several spaces where their heroes begin."""
    for player in [game.players[seat] for seat in game.order(game.first)]:
        if player.hero is None or where(player) >= 0:
            continue
        question = PlaceHero(
            say("wc-hero-begins", hero=hero_word(player.hero.name)),
            seat=player.seat,
            among=[game.name(space) for space in beginnings(player)],
            why=lambda name: begins_elsewhere(game, name),
            words=lambda name: say("wc-space", space=name),
            open=True,
            rules=("WC-688",),
        )
        begin(game, player, game.board.index[(yield from ask(question))])
    game.stage = "turn"


@rule("WC-688")
def begins_elsewhere(game: Warcraft, name: str) -> Illegal:
    """The reason against a space in which none of the player's units begins."""
    if name not in game.board.index:
        return names_nothing()
    return Illegal("WC-688", "wc-hero-elsewhere", space=name)


@rule("WC-047")
def creatures_of(game: Warcraft, player: Player) -> list[int]:
    """The kinds of creatures a race can summon."""
    creatures, kinds = game.content.creatures, range(FIRST_CREATURE, FIRST_CREEP)
    return [kind for kind in kinds if creatures[NAMES[kind]].race == player.race]


def where(player: Player) -> int:
    """The space of a player's hero, or -1 if it is not on the board."""
    for at in player.pieces:
        if at & MASK == HERO:
            return at >> SHIFT
    return -1


@rule("WC-720")
def lead(player: Player, here: int, there: int) -> None:
    """Move the creatures that stay with their hero."""
    for at in list(player.pieces):
        if at >> SHIFT == here and is_creature(at & MASK):
            player.put(there, at & MASK, player.pieces.pop(at))


def is_creature(kind: int) -> bool:
    """Whether pieces of a kind are summoned creatures."""
    return FIRST_CREATURE <= kind < FIRST_CREEP


# --- wounds and death ---------------------------------------------------------------------


@rule("WC-049", "WC-253", "WC-693", "WC-694")
def wound(game: Warcraft, player: Player, *, aimed: bool = False) -> bool:
    """Wound a hero, and return whether it is dead. Wounds stay after the battle.

    `aimed`: Marksmanship has chosen the hero.
    """
    hero = player.hero
    assert hero is not None, "only a hero is wounded"
    hero.wounds += 1
    if game.told is not None:
        shot = ("WC-484",) if aimed else ()
        rules = ("WC-049", "WC-253", "WC-693", "WC-694", *shot)
        game.tell(HeroWounded(seat=player.seat, hero=hero.name, wounds=hero.wounds, rules=rules))
    return is_killed(game, player)


@rule("WC-695")
def is_killed(game: Warcraft, player: Player) -> bool:
    """Whether a hero has as many wounds as Life."""
    return player.hero is not None and player.hero.wounds >= life(game, player)


def life(game: Warcraft, player: Player) -> int:
    """A hero's Life by its card, with two more under Metamorphosis."""
    found = game.hero_level(player).life
    for spell in game.battle.spells if game.battle is not None else ():
        if spell.what == DEMON and spell.seat == player.seat:
            return found + FORM
    return found


def calm_down(game: Warcraft) -> None:
    """End Metamorphosis after a battle; wounds beyond the hero's own Life go with it."""
    battle = battle_of(game)
    changed = [spell.seat for spell in battle.spells if spell.what == DEMON]
    battle.spells = []
    for seat in changed:
        player = game.players[seat]
        if player.hero is not None and not player.hero.dead:
            player.hero.wounds = min(player.hero.wounds, life(game, player) - 1)


@rule("WC-696", "WC-697", "WC-698", "WC-718", "WC-721")
def die(game: Warcraft, player: Player) -> None:
    """Move a hero to the reserves. Wounds, points and creatures are lost, its level is kept."""
    hero = player.hero
    assert hero is not None, "only a hero dies"
    space = where(player)
    player.put(space, HERO, -1)
    hero.dead, hero.wounds, hero.points = True, 0, 0
    rules = ("WC-695", "WC-696", "WC-697", "WC-698")
    told = HeroKilled(seat=player.seat, hero=hero.name, space=game.name(space), rules=rules)
    game.tell(told)
    dismiss(game, player, [], ("WC-718", "WC-721"))
    remember(game, player)


@rule("WC-702")
def remember(game: Warcraft, player: Player) -> None:
    """Note a hero that was killed in a battle: only there do enemies learn from its death."""
    if game.battle is not None:
        game.battle.fallen.append(player.seat)


@rule("WC-719", "WC-720")
def dismiss(game: Warcraft, player: Player, stay: list[int], rules: tuple[str, ...]) -> None:
    """Remove a player's summoned creatures, without those that stay."""
    going = []
    for at in player.pieces:
        if is_creature(at & MASK) and at & MASK not in stay:
            going.append(at)
    for at in going:
        del player.pieces[at]
    if going:
        game.tell(CreaturesGone(seat=player.seat, rules=rules))


# --- experience ---------------------------------------------------------------------------


@rule("WC-673", "WC-674", "WC-675", "WC-677")
def slain(game: Warcraft, points: int) -> None:
    """Give each hero of the attackers in the battlefield the points of a killed creep."""
    battle = battle_of(game)
    allies = ("WC-674",) if len(battle.sides[0]) > 1 else ()
    for seat in battle.sides[0]:
        player = game.players[seat]
        if sees(game, player):
            learn(game, player, points, ("WC-673", "WC-675", "WC-678", *allies))
        elif seat in battle.fallen:
            learn_nothing(game, player, ("WC-677",))
        elif where(player) in game.board.near[battle.space]:
            learn_nothing(game, player, ("WC-675",))


@rule("WC-699", "WC-700", "WC-701")
def avenge(game: Warcraft) -> None:
    """Give enemy heroes in the battlefield two points for each hero that fell in this phase."""
    battle = battle_of(game)
    for fallen in battle.fallen:
        side = battle.side_of(fallen)
        devoured = any((gone.seat, gone.kind) == (fallen, HERO) for gone in battle.gone)
        rules = ("WC-699", "WC-700", *(("WC-702",) if devoured else ()))
        for seat in [seat for seat in battle.sides[1 - side] if seat >= 0]:
            player = game.players[seat]
            if sees(game, player):
                learn(game, player, 2, rules)
            elif seat in battle.fallen:
                learn_nothing(game, player, ("WC-701",))
    battle.fallen = []


def sees(game: Warcraft, player: Player) -> bool:
    """Whether a player's hero is in the battlefield and not devoured (WC-450)."""
    here = battle_of(game).space
    return any(kind == HERO and space == here for space, kind, _ in taking_part(game, player.seat))


@rule("WC-678", "WC-733")
def learn(game: Warcraft, player: Player, points: int, rules: tuple[str, ...]) -> None:
    """Give a hero experience points, unless it has reached the last level."""
    hero = player.hero
    if hero is None:
        return
    if hero.level >= LAST_LEVEL:
        learn_nothing(game, player, ("WC-733",))
        return
    hero.points += points
    told = Learned(seat=player.seat, hero=hero.name, points=hero.points, rules=rules)
    game.tell(told)


@rule("WC-701", "WC-733")
def learn_nothing(game: Warcraft, player: Player, rules: tuple[str, ...]) -> None:
    """Tell that a hero gets no points, and by which rules."""
    assert player.hero is not None, "a hero learns, or does not"
    game.tell(NothingLearned(seat=player.seat, hero=player.hero.name, rules=rules))


@rule("WC-727", "WC-731", "WC-736", "WC-738", off=SkipTo("move-next"))
def levels(game: Warcraft) -> Asks[None]:
    """Ask players at the end of each Move Step, after its battles, to raise their heroes."""
    for seat in game.order(game.first):
        player = game.players[seat]
        asked = ask_yes(RaiseLevel, seat, say("wc-level-up"), RISING)
        if may_rise(player) and (yield from asked):
            rise(game, player)
    game.stage = "move-next"


RISING = ("WC-727", "WC-728", "WC-731", "WC-736", "WC-737", "WC-738")


def a_hero_rises(game: Warcraft) -> bool:
    """Whether any hero may go up a level, so that players have to be asked."""
    for player in game.players:
        if player.hero is not None and player.hero.points and may_rise(player):
            return True
    return False


@rule("WC-727", "WC-731", "WC-733")
@rule("WC-737", off=lambda player: player.hero is not None and player.hero.points >= LESSON)
def may_rise(player: Player) -> bool:
    """Whether a hero may go up: alive, with two points, below Level 3, not twice in a turn."""
    hero = player.hero
    if hero is None or hero.dead or hero.rose or hero.level >= LAST_LEVEL:
        return False
    return hero.points >= LESSON


@rule("WC-728", "WC-729", "WC-732", "WC-734", "WC-735")
def rise(game: Warcraft, player: Player) -> None:
    """Raise a hero for two points. Wounds and further points stay, and nothing else is paid."""
    hero = player.hero
    assert hero is not None, "a hero rises"
    hero.points -= LESSON
    hero.level += 1
    hero.rose = True
    game.asking.hands_changed()
    rules = ("WC-728", "WC-729", "WC-730", "WC-731", "WC-732", "WC-734", "WC-735")
    game.tell(HeroRose(seat=player.seat, hero=hero.name, level=hero.level, rules=rules))
