"""Nordrassil, the World Tree: three races against the dead who come back (WC-870 to WC-897)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.kinds import NAMES, SHIFT, UNITS, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ComeBack
from kitchentable.warcraft.moments import (
    ABSENT,
    DRAWN,
    ELIMINATED,
    ELIMINATED_CITES,
    FALLS_ALONE,
    FIRST_CARDS_CITES,
    LEAVES_ALONE,
    MOVE_OVER_CITES,
    MOVE_START,
    MOVED_CITES,
    OWN_TURN_END,
    PIECE_MOVED,
    RAISED_CITES,
    REMOVED,
    REMOVED_CITES,
    SKIPS,
    STAYS_DISCARDED,
    TOWN_CITES,
    TURN_END,
    UNCOUNTED,
    UNITS_PORTED,
    Rules,
)
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.scenario_setup import quest_of, scene_of
from kitchentable.warcraft.scenarios.shared_blocks import win_side
from kitchentable.warcraft.scenarios.tokens import CameBack, SetAside


@block
class Skips(Block, frozen=True):
    """Races that do not have some of the steps."""

    name = "skips"
    by: str
    races: tuple[str, ...]
    steps: tuple[str, ...]

    @SKIPS
    @rule("WC-879", "WC-886")
    def skips(self, game: Warcraft, player: Player, step: str) -> str:
        return self.by if player.race in self.races and step in self.steps else ""


# --- the dead come back -------------------------------------------------------------------


@block
class ReturningDead(Block, frozen=True):
    """Killed units of a race come back at once, at its nearest Outpost or Town."""

    name = "returning-dead"
    race: str

    @REMOVED
    @rule("WC-880")
    def removed(self, game: Warcraft, player: Player, space: int, kind: int) -> Asks[None]:
        if player.race != self.race or kind not in UNITS or player.neutral:
            return
        clamp(game, player)
        goals = nearest(game, player, space)
        if goals:
            yield from self.come_back(game, player, kind, goals)

    @rule("WC-880", "WC-882")
    def come_back(self, game: Warcraft, player: Player, kind: int, goals: list[int]) -> Asks[None]:
        """To the nearest place; the owner chooses among several."""
        space = goals[0]
        if len(goals) > 1:
            question = ComeBack(
                say("wc-come-back", kind=say(f"wc-kind-{NAMES[kind]}")),
                seat=player.seat,
                among=[game.name(goal) for goal in goals],
                words=lambda name: say("wc-space", space=name),
                open=True,
                rules=("WC-882",),
            )
            space = game.board.index[(yield from ask(question))]
        at = space << SHIFT | kind
        player.put(space, kind)
        quest = quest_of(game)
        quest.sheltered[at] = quest.sheltered.get(at, 0) + 1
        quest.resting[at] = quest.resting.get(at, 0) + 1
        rules = ("WC-880", "WC-881", "WC-882")
        game.tell(CameBack(seat=player.seat, kind=NAMES[kind], space=game.name(space), rules=rules))

    @UNCOUNTED
    @rule("WC-881")
    def uncounted(self, game: Warcraft, player: Player) -> dict[int, int]:
        """As long as they stay where they came back, they do not count against stacking."""
        return quest_of(game).sheltered if player.race == self.race else {}

    @PIECE_MOVED
    @rule("WC-881")
    def moved(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Asks[None]:
        """Whoever moves off counts again."""
        if player.race == self.race:
            lessen(quest_of(game).sheltered, here << SHIFT | kind)
        yield from ()

    @UNITS_PORTED
    def ported(self, game: Warcraft, player: Player, here: int, there: int) -> None:
        """Whoever left through a portal counts again too."""
        if player.race == self.race:
            clamp(game, player)

    @ABSENT
    @rule("WC-883")
    def absent(self, game: Warcraft, player: Player, space: int, kind: int) -> int:
        """They fight no more in the Move Step in which they fell."""
        if player.race != self.race:
            return 0
        return quest_of(game).resting.get(space << SHIFT | kind, 0)

    @LEAVES_ALONE
    @rule("WC-883")
    def leaves_alone(self, game: Warcraft, space: int, enemy: Player) -> bool:
        """Where they came back no new battle begins in that Move Step."""
        mine = game.player()
        risen = mine if mine.race == self.race else enemy
        if risen.race != self.race:
            return False
        awake = risen.fighters(space) - resting_in(game, space)
        return awake <= 0

    @MOVE_START
    def move_start(self, game: Warcraft) -> Asks[None]:
        """From the next Move Step on they fight again."""
        quest_of(game).resting = {}
        yield from ()

    @RAISED_CITES
    def raised(self, game: Warcraft, player: Player) -> Rules:
        return from_reserves(player)

    @MOVED_CITES
    def moved_out(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Rules:
        """A unit leaves its shelter."""
        left = kind != WORKER and player.race == self.race
        shelter = [at >> SHIFT for at in quest_of(game).sheltered]
        return ("WC-881",) if left and here in shelter else ()

    @MOVE_OVER_CITES
    def rest(self, game: Warcraft) -> Rules:
        return ("WC-883",) if quest_of(game).resting else ()

    @REMOVED_CITES
    def homeless(self, game: Warcraft, player: Player) -> Rules:
        """A unit is lost for good where no home is left to come back to."""
        return ("WC-884",) if player.race == self.race and not homes(player) else ()


def lessen(counts: dict[int, int], at: int) -> None:
    """One less of something, if there is any."""
    if at in counts:
        counts[at] -= 1
        if not counts[at]:
            del counts[at]


def clamp(game: Warcraft, player: Player) -> None:
    """Who is gone shelters no more."""
    quest = quest_of(game)
    for counts in (quest.sheltered, quest.resting):
        for at in [at for at, number in counts.items() if player.pieces.get(at, 0) < number]:
            counts[at] = player.pieces.get(at, 0)
            if not counts[at]:
                del counts[at]


def resting_in(game: Warcraft, space: int) -> int:
    """Units in a space that came back in this Move Step."""
    resting = quest_of(game).resting
    return sum(number for at, number in resting.items() if at >> SHIFT == space)


def from_reserves(player: Player) -> tuple[str, ...]:
    """Raise Dead takes units that are truly in the reserves, not those that came back."""
    return () if player.neutral else ("WC-885",)


@rule("WC-884", off=lambda player: player.deploys_in() or [0])
def homes(player: Player) -> list[int]:
    """Where the dead can come back: Outposts and the Town. Without any they are dead."""
    return player.deploys_in()


@rule("WC-880", "WC-882")
def nearest(game: Warcraft, player: Player, space: int) -> list[int]:
    """The nearest of a player's places, by the number of spaces between; several at a tie."""
    goals = homes(player)
    seen, edge = {space}, [space]
    while edge:
        found = [goal for goal in goals if goal in edge]
        if found:
            return found
        edge = [to for at in edge for to in game.board.near[at] if to not in seen]
        edge = list(dict.fromkeys(edge))
        seen.update(edge)
    return []


# --- the tree -----------------------------------------------------------------------------


@block
class SetAsideEachTurn(Block, frozen=True):
    """At the end of each turn a race sets a card of its deck aside; the last one wins."""

    name = "deck-runs-out"
    race: str

    @TURN_END
    @rule("WC-887")
    def turn_end(self, game: Warcraft) -> None:
        """It goes unseen: which of those nobody has seen it is, makes no difference to anybody."""
        for player in [each for each in game.inside() if each.race == self.race]:
            quest_of(game).aside += 1
            left = len(player.deck) - quest_of(game).aside
            game.tell(SetAside(seat=player.seat, left=left, rules=("WC-887",)))
            self.drawn(game, player)

    @DRAWN
    @rule("WC-896", "WC-897")
    def drawn(self, game: Warcraft, player: Player) -> None:
        """Every card that is drawn counts: in battle, after it, at the end of a turn."""
        if player.race == self.race and len(player.deck) <= quest_of(game).aside:
            win_side(game, player, "WC-896")

    @STAYS_DISCARDED
    @rule("WC-897")
    def stays_discarded(self, game: Warcraft, player: Player) -> bool:
        """The discard pile stays what it is."""
        return player.race == self.race

    @FIRST_CARDS_CITES
    def first_cards(self, game: Warcraft, player: Player) -> Rules:
        return ("WC-872",)


@block
class UnitHolds(Block, frozen=True):
    """A race that ends its turn with a unit in a space wins."""

    name = "holds"
    by: str
    race: str
    space: str

    def needs(self) -> tuple[str, ...]:
        return (self.space,)

    @OWN_TURN_END
    @rule("WC-894", "WC-895")
    def own_turn_end(self, game: Warcraft) -> None:
        """At its place in the Spend Step, as everybody's turn ends: others may still come first."""
        player = game.player()
        if player.race == self.race and player.units(scene_of(game).place(self.space)):
            win_side(game, player, self.by)

    @MOVED_CITES
    def entered(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Rules:
        """Everybody may enter and cross it."""
        return crossing(player, self.race) if there == scene_of(game).place(self.space) else ()


def crossing(player: Player, race: str) -> tuple[str, ...]:
    """The others may go there too."""
    return ("WC-892",) if player.race != race else ()


@block
class Fallen(Block, frozen=True):
    """A race whose Town is lost brings its enemies victory; its allies fall one by one."""

    name = "lost-with"
    by: str
    race: str

    @ELIMINATED
    @rule("WC-893")
    def eliminated(self, game: Warcraft, lost: list[Player]) -> None:
        for player in [each for each in lost if each.race == self.race]:
            others = [each for each in game.inside() if each.team != player.team]
            if others:
                win_side(game, others[0], self.by)

    @FALLS_ALONE
    @rule("WC-890")
    def falls_alone(self, game: Warcraft, player: Player) -> bool:
        """Only whoever loses his own Town is out."""
        return True

    @TOWN_CITES
    def marked(self, game: Warcraft, player: Player) -> Rules:
        return as_a_town(player)

    @ELIMINATED_CITES
    def lost_with(self, game: Warcraft) -> Rules:
        return ("WC-890",)


def as_a_town(player: Player) -> tuple[str, ...]:
    """It is a Town: taken once it is marked, not destroyed as an Outpost is."""
    return () if any(each.space == player.town for each in player.outposts) else ("WC-889",)
