"""Battle of the Elements: four guarded tokens that units carry and that give abilities."""

from __future__ import annotations

from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.model.goal import Goal, counted
from kitchentable.warcraft.model.kinds import IS_UNIT, MASK, SHIFT
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import (
    CASUALTY_CITES,
    ELIMINATED,
    GOALS,
    GRANTED,
    LINES,
    MOVE_STEP_OVER,
    MOVEMENT_DONE,
    SETUP,
    TURN_END,
    Rules,
)
from kitchentable.warcraft.options import creeps
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.block_events import (
    ElementServes,
    ElementsGuarded,
    ElementsHeld,
    NeighbourFell,
)
from kitchentable.warcraft.scenarios.quest import Gift
from kitchentable.warcraft.scenarios.scenario_setup import quest_of
from kitchentable.warcraft.scenarios.scenes import win_of

ELEMENTS = ("water", "earth", "air", "fire")
TO_WIN = 3
"""The number of elements that wins the game."""


@block
class Elements(Block, frozen=True):
    """Element tokens with guards, which give their abilities and win the game."""

    name = "elements"
    own_creeps = True
    one_space: bool = False
    """Whether the three elements that win must be in one space (WC-960)."""

    def needs(self) -> tuple[str, ...]:
        return ELEMENTS

    @SETUP
    def setup(self, game: Warcraft) -> None:
        guard(game)

    @MOVEMENT_DONE
    def movement_done(self, game: Warcraft) -> None:
        quest_of(game).still = standing_still(game, game.player())

    @MOVE_STEP_OVER
    def move_over(self, game: Warcraft) -> None:
        serve(game, game.player())

    @GRANTED
    def granted(self, game: Warcraft, player: Player, space: int, kind: int, ability: str) -> int:
        return gifts(game, player, space, kind, ability)

    @CASUALTY_CITES
    def divides(self, game: Warcraft, player: Player) -> Rules:
        """The player who rolls for several creeps decides which of them takes a casualty."""
        battle = game.battle
        several = battle is not None and len(creeps.here(game, battle.space)) > 1
        return ("WC-947",) if player.neutral and several else ()

    @TURN_END
    def turn_end(self, game: Warcraft) -> None:
        """End the abilities of elements, and let the players with three elements win."""
        quest_of(game).gifts = []
        players = [each for each in game.inside() if self.has_won(game, each)]
        win_of(game, players, "WC-959")

    @rule("WC-959")
    def has_won(self, game: Warcraft, player: Player) -> bool:
        """Whether a player's units hold enough elements to win."""
        number = together(game, player) if self.one_space else held(game, player)
        if held(game, player):
            rules = ("WC-959", "WC-960")
            game.tell(ElementsHeld(seat=player.seat, number=number, rules=rules))
        return number >= TO_WIN

    @LINES
    def lines(self, view: Warcraft) -> list[Message]:
        """The abilities that elements have given, each once for a space."""
        given = dict.fromkeys(
            (each.seat, each.space, each.ability) for each in quest_of(view).gifts
        )
        return [
            say(
                "wc-element-serves",
                seat=Who(seat),
                space=view.name(space),
                ability=say(f"wc-ability-{ability}"),
            )
            for seat, space, ability in given
        ]

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        tokens = quest_of(game).tokens
        number = together(game, player) if self.one_space else held(game, player)
        part = counted(say("wc-goal-elements-held"), number, TO_WIN)
        id = "wc-goal-elements-together" if self.one_space else "wc-goal-elements"
        spaces = tuple(dict.fromkeys(tokens[each] for each in ELEMENTS))
        left = game.players[left_of(game, player)]
        neighbour = say("wc-goal-neighbour", seat=Who(left.seat))
        return [
            Goal(say(id, number=TO_WIN), "WC-959", (part,), spaces),
            Goal(neighbour, "WC-961", (), (left.town,)),
        ]

    @ELIMINATED
    def eliminated(self, game: Warcraft, lost: list[Player]) -> None:
        """End the game at the first elimination: the player on the right of the fallen one wins."""
        winners = heirs(game, lost)
        for player in winners:
            fallen = left_of(game, player)
            rules = ("WC-961", "WC-962")
            game.tell(NeighbourFell(seat=player.seat, to_seat=fallen, rules=rules))
        win_of(game, winners, "WC-961")


@rule("WC-943", "WC-944")
def guard(game: Warcraft) -> None:
    """Lay two creeps of one point face down on the space of each element."""
    if not game.hidden_creeps:
        game.hidden_creeps = creeps.shuffled(game)
    spaces = list(dict.fromkeys(quest_of(game).tokens[token] for token in ELEMENTS))
    for space in spaces:
        creeps.place(game, space, 1)
        creeps.place(game, space, 1)
    names = tuple(game.name(space) for space in spaces)
    game.tell(ElementsGuarded(spaces=names, rules=("WC-943", "WC-944")))


# --- what elements give --------------------------------------------------------------------


@rule("WC-952", "WC-953", "WC-954", off=lambda token: "bloodlust")
@rule("WC-955", off=lambda token: "heal")
def gives(token: str) -> str:
    """The ability of an element."""
    return dict(zip(ELEMENTS, ("heal", "raise-dead", "slow-poison", "bloodlust"), strict=True))[
        token
    ]


@rule("WC-951", "WC-956")
def standing_still(game: Warcraft, player: Player) -> list[Gift]:
    """The abilities of elements for units that have not moved and whose token has not either."""
    quest = quest_of(game)
    found = []
    for at, number in player.pieces.items():
        space, kind = at >> SHIFT, at & MASK
        stayed = number - player.moved.get(at, 0)
        for token in ELEMENTS if IS_UNIT[kind] and stayed > 0 else ():
            if quest.tokens[token] == space and token not in quest.carried:
                found.append(Gift(player.seat, space, kind, stayed, gives(token)))
    return found


@rule("WC-957")
def serve(game: Warcraft, player: Player) -> None:
    """Give the units that are left after the Move Step the abilities of their elements."""
    quest = quest_of(game)
    told = set()
    for gift in quest.still:
        gift.number = min(gift.number, player.count(gift.space, gift.kind))
        if gift.number:
            quest.gifts.append(gift)
            if (gift.space, gift.ability) not in told:  # once for units of several kinds
                tell_served(game, player, gift)
            told.add((gift.space, gift.ability))
    quest.still = []


SERVES = {
    "heal": "WC-952",
    "raise-dead": "WC-953",
    "slow-poison": "WC-954",
    "bloodlust": "WC-955",
}


def tell_served(game: Warcraft, player: Player, gift: Gift) -> None:
    """Tell which ability the units in a space have now, perhaps besides another one."""
    several = list(quest_of(game).tokens.values()).count(gift.space) > 1
    beside = several or game.profile(player, gift.kind, gift.space).ability
    rules = ("WC-951", "WC-956", "WC-957", SERVES[gift.ability])
    told = ElementServes(
        seat=player.seat,
        space=game.name(gift.space),
        ability=gift.ability,
        rules=(*rules, "WC-958") if beside else rules,
    )
    game.tell(told)


@rule("WC-958")
def gifts(game: Warcraft, player: Player, space: int, kind: int, ability: str) -> int:
    """The number of units with an ability from an element, whatever their tile shows."""
    return sum(
        gift.number
        for gift in quest_of(game).gifts
        if (gift.seat, gift.space, gift.kind, gift.ability) == (player.seat, space, kind, ability)
    )


# --- winning -------------------------------------------------------------------------------


@rule("WC-960")
def held(game: Warcraft, player: Player) -> int:
    """The number of elements in spaces with units of a player."""
    tokens = quest_of(game).tokens
    return sum(player.units(tokens[token]) > 0 for token in ELEMENTS)


@rule("WC-960")
def together(game: Warcraft, player: Player) -> int:
    """The largest number of elements in one space with units of a player."""
    spaces = [quest_of(game).tokens[token] for token in ELEMENTS]
    return max((spaces.count(each) for each in spaces if player.units(each)), default=0)


@rule("WC-961", "WC-962")
def heirs(game: Warcraft, lost: list[Player]) -> list[Player]:
    """The players in the game whose left neighbour has fallen; not those who fell themselves."""
    gone = [each.seat for each in lost]
    return [each for each in game.inside() if left_of(game, each) in gone]


def left_of(game: Warcraft, player: Player) -> int:
    """The seat at a player's left."""
    seats = [each.seat for each in game.players if not each.neutral]
    return (player.seat + 1) % len(seats)
