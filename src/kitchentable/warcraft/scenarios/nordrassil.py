"""Nordrassil, the World Tree: three races against Undead that come back (WC-870 to WC-897)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.goal import Goal, Part, counted
from kitchentable.warcraft.model.kinds import NAMES, SHIFT, UNITS, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ComeBack
from kitchentable.warcraft.model.words import race_word
from kitchentable.warcraft.moments import (
    ABSENT,
    DRAWN,
    ELIMINATED,
    ELIMINATED_CITES,
    FALLS_ALONE,
    FIRST_CARDS_CITES,
    GOALS,
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
    """Killed units of a race come back at once, at their nearest Outpost or Town."""

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
        """Put a killed unit into the nearest place; the owner chooses among equally near ones."""
        space = goals[0]
        if len(goals) > 1:
            question = ComeBack(
                say("wc-come-back", kind=say(f"wc-kind-{NAMES[kind]}")),
                seat=player.seat,
                among=[game.name(goal) for goal in goals],
                why=lambda name: comes_back_elsewhere(game, player, name),
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
        """The units that came back and have not moved since: they do not count in stacking."""
        return quest_of(game).sheltered if player.race == self.race else {}

    @PIECE_MOVED
    @rule("WC-881")
    def moved(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Asks[None]:
        """Count a unit in stacking again when it moves away."""
        if player.race == self.race:
            lessen(quest_of(game).sheltered, here << SHIFT | kind)
        yield from ()

    @UNITS_PORTED
    def ported(self, game: Warcraft, player: Player, here: int, there: int) -> None:
        """Count units in stacking again when Town Portal has taken them away."""
        if player.race == self.race:
            clamp(game, player)

    @ABSENT
    @rule("WC-883")
    def absent(self, game: Warcraft, player: Player, space: int, kind: int) -> int:
        """The units that fell in this Move Step do not fight again in it."""
        if player.race != self.race:
            return 0
        return quest_of(game).resting.get(space << SHIFT | kind, 0)

    @LEAVES_ALONE
    @rule("WC-883")
    def leaves_alone(self, game: Warcraft, space: int, enemy: Player) -> bool:
        """No battle begins in this Move Step in a space that holds only units that came back."""
        mine = game.player()
        risen = mine if mine.race == self.race else enemy
        if risen.race != self.race:
            return False
        awake = risen.fighters(space) - resting_in(game, space)
        return awake <= 0

    @MOVE_START
    def move_start(self, game: Warcraft) -> Asks[None]:
        """Let the units that came back fight again from the next Move Step on."""
        quest_of(game).resting = {}
        yield from ()

    @RAISED_CITES
    def raised(self, game: Warcraft, player: Player) -> Rules:
        """Raise Dead takes units from the reserves, not units that came back."""
        return () if player.neutral else ("WC-885",)

    @MOVED_CITES
    def moved_out(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Rules:
        """A unit moves away from where it came back."""
        left = kind != WORKER and player.race == self.race
        shelter = [at >> SHIFT for at in quest_of(game).sheltered]
        return ("WC-881",) if left and here in shelter else ()

    @MOVE_OVER_CITES
    def rest(self, game: Warcraft) -> Rules:
        return ("WC-883",) if quest_of(game).resting else ()

    @REMOVED_CITES
    def homeless(self, game: Warcraft, player: Player) -> Rules:
        """A unit is lost for good if its race has no place left to come back to."""
        return ("WC-884",) if player.race == self.race and not homes(player) else ()


def lessen(counts: dict[int, int], at: int) -> None:
    """Take one off a count, if there is any."""
    if at in counts:
        counts[at] -= 1
        if not counts[at]:
            del counts[at]


def clamp(game: Warcraft, player: Player) -> None:
    """Lower the count of sheltered units to the units that are in the space."""
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


@rule("WC-884", off=lambda player: player.deploys_in() or [0])
def homes(player: Player) -> list[int]:
    """The Outposts and the Town where units can come back. Without any, units are lost."""
    return player.deploys_in()


@rule("WC-880", "WC-882")
@rule("WC-880", "WC-882")
def comes_back_elsewhere(game: Warcraft, player: Player, name: str) -> Illegal:
    """The reason against a place: no Town or Outpost of the player, or farther than others."""
    if name not in game.board.index:
        return names_nothing()
    if game.board.index[name] in homes(player):
        return Illegal("WC-882", "wc-back-farther", space=name)
    return Illegal("WC-880", "wc-back-no-home", space=name)


def nearest(game: Warcraft, player: Player, space: int) -> list[int]:
    """The nearest of a player's places by number of spaces, or several at equal distance."""
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
    """A race sets a card of its deck aside at the end of each turn; drawing the last wins."""

    name = "deck-runs-out"
    race: str

    @TURN_END
    @rule("WC-887")
    def turn_end(self, game: Warcraft) -> None:
        """Set a card aside unseen. Only the number is kept: all unseen cards are alike."""
        for player in [each for each in game.inside() if each.race == self.race]:
            quest_of(game).aside += 1
            left = len(player.deck) - quest_of(game).aside
            game.tell(SetAside(seat=player.seat, left=left, rules=("WC-887",)))
            self.drawn(game, player)

    @DRAWN
    @rule("WC-896", "WC-897")
    def drawn(self, game: Warcraft, player: Player) -> None:
        """Let the race win with its last card, whenever it is drawn."""
        if player.race == self.race and len(player.deck) <= quest_of(game).aside:
            win_side(game, player, "WC-896")

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        owner = next((each for each in game.team(player) if each.race == self.race), None)
        if owner is None:
            return []
        left = len(owner.deck) - quest_of(game).aside
        part = Part(say("wc-goal-cards-left", number=left), 0, 0, left <= 0)
        return [Goal(say("wc-goal-deck", race=race_word(self.race)), "WC-896", (part,))]

    @STAYS_DISCARDED
    @rule("WC-897")
    def stays_discarded(self, game: Warcraft, player: Player) -> bool:
        """The discard pile of the race is never shuffled again."""
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
        """Check the space when the player's own turn ends, at his place in the Spend Step."""
        player = game.player()
        if player.race == self.race and player.units(scene_of(game).place(self.space)):
            win_side(game, player, self.by)

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        if player.race != self.race:
            return []
        space = scene_of(game).place(self.space)
        part = counted(say("wc-goal-units"), min(1, player.units(space)), 1)
        return [Goal(say("wc-goal-hold", space=game.name(space)), self.by, (part,), (space,))]

    @MOVED_CITES
    def entered(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Rules:
        """All other races may enter and cross the space, too."""
        other = player.race != self.race
        return ("WC-892",) if other and there == scene_of(game).place(self.space) else ()


@block
class Fallen(Block, frozen=True):
    """The enemies of a race win when its Town is lost; other players fall alone."""

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

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        enemies = [each for each in game.enemies(player) if each.race == self.race]
        word = race_word(self.race)
        return [
            Goal(
                say("wc-goal-home", race=word, space=game.name(each.town)),
                self.by,
                (),
                (each.town,),
            )
            for each in enemies
        ]

    @FALLS_ALONE
    @rule("WC-890")
    def falls_alone(self, game: Warcraft, player: Player) -> bool:
        """A player who loses his Town is eliminated without his team."""
        return True

    @TOWN_CITES
    def marked(self, game: Warcraft, player: Player) -> Rules:
        """The Town is taken once it is marked, and not destroyed as an Outpost is."""
        return () if any(each.space == player.town for each in player.outposts) else ("WC-889",)

    @ELIMINATED_CITES
    def lost_with(self, game: Warcraft) -> Rules:
        return ("WC-890",)
