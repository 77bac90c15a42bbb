"""Building blocks that several scenarios share."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.board import each_of
from kitchentable.warcraft.model.goal import Goal, counted
from kitchentable.warcraft.model.kinds import IS_UNIT, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import CarryTokens
from kitchentable.warcraft.moments import (
    EMPTIED,
    GOALS,
    HARVEST_CITES,
    LAST_STANDING,
    MOVE_STEP_OVER,
    MOVED_CITES,
    PIECE_MOVED,
    REMOVED,
    SETUP,
    STEP_END,
    TURN_END,
    UNITS_PORTED,
    Rules,
    is_heard,
)
from kitchentable.warcraft.rules.move_paths import passed
from kitchentable.warcraft.scenarios.aims import left_alone
from kitchentable.warcraft.scenarios.block import Block, block
from kitchentable.warcraft.scenarios.scenario_setup import quest_of, scene_of
from kitchentable.warcraft.scenarios.scenes import win, win_of
from kitchentable.warcraft.scenarios.tokens import (
    Carried,
    DepletedFromTheStart,
    LeftBehind,
    NeverDepletes,
    token_word,
)


def beside(game: Warcraft, races: tuple[str, ...]) -> list[int]:
    """The mines and forests next to the Towns of these races, or of all races."""
    towns = [each.town for each in game.inside() if not races or each.race in races]
    near = [at for town in towns if town >= 0 for at in game.board.near[town]]
    return [space for space in (*game.board.mines, *game.board.forests) if space in near]


@block
class NeverDeplete(Block, frozen=True):
    """Mines and forests next to Towns never deplete: a rolled 3 only pays."""

    name = "never-depletes"
    by: str
    races: tuple[str, ...] = ()
    """The races whose Towns count; without it all."""

    @SETUP
    @rule("WC-812", "WC-843")
    def setup(self, game: Warcraft) -> None:
        spaces = beside(game, self.races)
        game.endless = spaces
        names = tuple(game.name(space) for space in spaces)
        game.tell(NeverDepletes(spaces=names, rules=(self.by,)))

    @HARVEST_CITES
    def harvested(self, game: Warcraft, player: Player, space: int, number: int) -> Rules:
        """A rolled 3 on such a space pays and does not deplete it."""
        return (self.by,) if number == 3 and space in game.endless else ()


@block
class DepletedElsewhere(Block, frozen=True):
    """Mines and forests that are not next to a Town are depleted from the start."""

    name = "depleted-elsewhere"
    by: str

    @SETUP
    @rule("WC-811", "WC-768")
    def setup(self, game: Warcraft) -> None:
        near = beside(game, ())
        spaces = [at for at in (*game.board.mines, *game.board.forests) if at not in near]
        for space in spaces:
            game.depleted[space] = 2
            EMPTIED.tell(game, space)
        rules = (self.by, *(("WC-768",) if is_heard(game, EMPTIED) else ()))
        names = tuple(game.name(space) for space in spaces)
        game.tell(DepletedFromTheStart(spaces=names, rules=rules))


# --- tokens that are carried --------------------------------------------------------------


Tokens = tuple[str, ...]


@block
class Carry(Block, frozen=True):
    """Units may take tokens along when they move (WC-797 to WC-801)."""

    name = "carry"
    by: str
    tokens: tuple[str, ...]
    races: tuple[str, ...] = ()
    """The races whose units may carry; without it all."""
    several: bool = False
    """Whether a unit may carry more than one."""
    only: str = ""
    """The scenario's rule that tokens move only in this way, if it has one."""
    passing: bool = False
    """Whether a unit also takes tokens along from one space that it passes (WC-797)."""

    def needs(self) -> tuple[str, ...]:
        return self.tokens

    def people(self) -> tuple[str, ...]:
        return self.races

    @PIECE_MOVED
    @rule("WC-797", "WC-865", "WC-866", "WC-930", "WC-949")
    def moved(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Asks[None]:
        """Offer a piece that has moved to carry the tokens of the space it left."""
        lying = self.lying(game, here)
        if lying and self.may_carry(player, kind):
            load = yield from self.take_along(game, player, lying, here, there)
            for token in [each for each in lying if each not in load]:
                self.stays(game, token, here)
            if load and not self.several:
                return
        if self.passing and self.may_carry(player, kind):
            yield from self.take_in_passing(game, player, kind, here, there)

    def take_in_passing(
        self, game: Warcraft, player: Player, kind: int, here: int, there: int
    ) -> Asks[None]:
        """By the reading that is not the usual one: offer tokens of one space that it passed."""
        for space in each_of(passed(game, player, kind, here, there)):
            lying = self.lying(game, space)
            if lying and (yield from self.take_along(game, player, lying, space, there)):
                return

    def lying(self, game: Warcraft, space: int) -> list[str]:
        """The tokens in a space that may still be carried in this Move Step."""
        quest = quest_of(game)
        return [
            token
            for token in self.tokens
            if quest.tokens.get(token) == space and not carried_already(game, token)
        ]

    def may_carry(self, player: Player, kind: int) -> bool:
        """Whether a piece can carry these tokens."""
        return can_carry(kind) and (not self.races or player.race in self.races)

    def take_along(
        self, game: Warcraft, player: Player, lying: list[str], here: int, there: int
    ) -> Asks[Tokens]:
        """Ask the mover which of the tokens go along, and move them."""
        start, to = game.name(here), game.name(there)
        question = CarryTokens(
            say("wc-carry", start=start, to=to),
            start=start,
            to=to,
            seat=player.seat,
            among=[(), *(loads(lying) if self.several else [(each,) for each in lying])],
            why=lambda load: self.stays_behind(game, lying, start, load),
            words=load_words,
            open=True,
            rules=(self.by, "WC-797", "WC-799"),
        )
        load = yield from ask(question)
        for token in load:
            quest_of(game).tokens[token] = there
            quest_of(game).carried.append(token)
            rules = (self.by, "WC-797")
            game.tell(Carried(seat=player.seat, token=token, start=start, to=to, rules=rules))
        return load

    @rule("WC-799")
    def stays_behind(self, game: Warcraft, lying: list[str], start: str, load: Tokens) -> Illegal:
        """Why tokens do not go along: they lie elsewhere, were carried, or are too many."""
        for token in load:
            if token not in quest_of(game).tokens:
                return names_nothing()
            if carried_already(game, token):
                return Illegal("WC-799", "wc-carried-already", token=token_word(token))
            if token not in lying:
                return Illegal(self.by, "wc-token-elsewhere", token=token_word(token), space=start)
        return Illegal(self.by, "wc-one-token" if len(set(load)) == len(load) else "wc-token-once")

    @rule("WC-798", "WC-931", "WC-950")
    def stays(self, game: Warcraft, token: str, space: int) -> None:
        """Tell that a token stays where it is, because its unit has left or died."""
        rules = ("WC-798", self.only) if self.only else ("WC-798",)
        game.tell(LeftBehind(token=token, space=game.name(space), rules=rules))

    @REMOVED
    def removed(self, game: Warcraft, player: Player, space: int, kind: int) -> Asks[None]:
        """Leave a token behind when the last unit that held it in its space has fallen.

        A unit that came to the space in this Move Step holds only what it has carried there.
        """
        quest = quest_of(game)
        for token in self.tokens:
            here = quest.tokens.get(token) == space and not player.units(space)
            if here and (player.seat != game.seat or token in quest.carried):
                self.stays(game, token, space)
        yield from ()

    @UNITS_PORTED
    @rule("WC-801")
    def ported(self, game: Warcraft, player: Player, here: int, there: int) -> None:
        """Leave tokens behind when Town Portal takes units away."""
        for token in self.tokens:
            if quest_of(game).tokens.get(token) == here:
                game.tell(LeftBehind(token=token, space=game.name(here), rules=("WC-801",)))

    @MOVE_STEP_OVER
    def move_over(self, game: Warcraft) -> None:
        """Let the next mover carry the tokens again."""
        quest = quest_of(game)
        quest.carried = [token for token in quest.carried if token not in self.tokens]

    @MOVED_CITES
    def left(self, game: Warcraft, player: Player, kind: int, here: int, there: int) -> Rules:
        """A piece leaves a token's space and may not carry it."""
        lying = [token for token in self.tokens if quest_of(game).tokens.get(token) == here]
        if not lying:
            return ()
        if kind == WORKER:
            return ("WC-800",)
        if self.races and player.race not in self.races:
            return ("WC-866",)
        return ("WC-799",) if any(carried_already(game, token) for token in lying) else ()


@rule("WC-799")
def carried_already(game: Warcraft, token: str) -> bool:
    """Whether a token was carried in this Move Step: then no other piece may carry it on."""
    return token in quest_of(game).carried


@rule("WC-800")
def can_carry(kind: int) -> bool:
    """Whether a kind of piece can carry tokens: units can, workers cannot."""
    return IS_UNIT[kind]


def loads(tokens: list[str]) -> list[Tokens]:
    """Every choice of one or more tokens."""
    found: list[Tokens] = [()]
    for token in tokens:
        found += [(*load, token) for load in found]
    return found[1:]


def load_words(load: Tokens) -> Message:
    """The carried tokens in words."""
    if not load:
        return say("wc-carry-nothing")
    return say("wc-carry-along", tokens=tuple(token_word(each) for each in load))


# --- ways to win --------------------------------------------------------------------------


@block
class Points(Block, frozen=True):
    """Victory points win at the end of the turn, or of any step."""

    name = "points"
    by: str
    target: int
    when: str = "turn"
    """"turn" or "step"."""

    @TURN_END
    @rule("WC-557")
    def turn_end(self, game: Warcraft) -> None:
        if self.when == "turn":
            self.check(game)

    @STEP_END
    def step_end(self, game: Warcraft, step: str) -> None:
        if self.when == "step":
            self.check(game)

    @rule("WC-923")
    def check(self, game: Warcraft) -> None:
        """Let the players with enough points win."""
        from kitchentable.warcraft.rules.points import side_points

        enough = [each for each in game.inside() if side_points(game, each) >= self.target]
        win_of(game, enough, self.by)

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        from kitchentable.warcraft.rules.points import side_points

        part = counted(say("wc-goal-points"), side_points(game, player), self.target)
        return [Goal(say(f"wc-goal-points-{self.when}", target=self.target), self.by, (part,))]


@block
class Last(Block, frozen=True):
    """The last player or team wins, by a rule of the scenario."""

    name = "last-standing"
    by: str

    @LAST_STANDING
    @rule("WC-825", "WC-849", "WC-869")
    def last_standing(self, game: Warcraft, left: Player) -> None:
        outlast(game, left, self.by)

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        return left_alone(game, player, self.by)


@rule("WC-912", "WC-924", "WC-981", "WC-986", "WC-998")
def outlast(game: Warcraft, left: Player, number: str) -> None:
    """Let the last player win, with his team."""
    win_side(game, left, number)


@block
class UnitsOn(Block, frozen=True):
    """A player wins at the end of the turn with enough units in a space."""

    name = "units-on"
    by: str
    space: str
    units: int = 1

    def needs(self) -> tuple[str, ...]:
        return (self.space,)

    @TURN_END
    @rule("WC-557", "WC-910", "WC-911")
    def turn_end(self, game: Warcraft) -> None:
        """Let players with enough units win, after the last Spend Step; heroes count."""
        space = scene_of(game).place(self.space)
        win_of(game, [each for each in game.inside() if each.units(space) >= self.units], self.by)

    @GOALS
    def goals(self, game: Warcraft, player: Player) -> list[Goal]:
        space = scene_of(game).place(self.space)
        part = counted(say("wc-goal-units"), player.units(space), self.units)
        words = say("wc-goal-units-on", number=self.units, space=game.name(space))
        return [Goal(words, self.by, (part,), (space,))]


def win_side(game: Warcraft, player: Player, number: str) -> None:
    """Let a player win with his team."""
    win(game, [each.seat for each in game.players if each.team == player.team], number)
