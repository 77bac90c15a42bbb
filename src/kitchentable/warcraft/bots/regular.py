"""The regular bot: plays each turn sensibly, looks one move ahead, remembers only its plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kitchentable.kernel.questions import PASS, Question, React
from kitchentable.kernel.table.look import Look
from kitchentable.kernel.words import Arg, Message, say
from kitchentable.warcraft.bots import hand, purse, scenario_aims
from kitchentable.warcraft.bots import hero_play as hero
from kitchentable.warcraft.bots.army import Plan, Planner, named
from kitchentable.warcraft.bots.sight import Sight, map_of
from kitchentable.warcraft.bots.work import Shifts
from kitchentable.warcraft.model.answers import Act, BattleAt, Deployment, Play, Step, Victim
from kitchentable.warcraft.model.kinds import KIND_OF, NAMES, WORKER
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import (
    CallLightning,
    CarryTokens,
    ChooseBattle,
    ChooseCasualty,
    ChooseHero,
    ChoosePhase,
    Deploy,
    JoinBattle,
    KeepCard,
    MovePiece,
    Names,
    PayMana,
    PlayCard,
    Spend,
    TakeOver,
)
from kitchentable.warcraft.odds import remarks
from kitchentable.warcraft.powers.power import POWERS
from kitchentable.warcraft.rules.move import DONE
from kitchentable.warcraft.rules.reach import Ground

FAST_GAIN = 45
"""The worth that Fast must add to a plan to be played."""

BOUGHT = ("train", "build", "summon", "outpost", "upgrade", "victory")
"""Names of purchases in a Spend Step, with reasons in the catalogues."""


class Regular:
    """An opponent that answers all questions of Warcraft from its look alone.

    The moves of a Move Step are planned at its first question and then carried out one by one.
    A plan that no longer fits is made anew, so it does not matter when a game is taken up.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._moves: list[Step] = []
        self._step = (-1, -1)
        self._goal = ""
        self._why: Callable[[], Message] | None = None

    @property
    def why(self) -> Message | None:
        """The reason for its last answer, if there is one to give.

        It is worked out only on request, since the odds of a battle take a moment.
        """
        return self._why() if self._why is not None else None

    def answer(self, look: Look[Warcraft]) -> Any:
        """An answer to the question in the look."""
        question = look.question
        assert question is not None, "a player is asked"
        assert look.seat is not None, "a player has a seat"
        options = question.suggestions()
        self._why = None
        if len(options) == 1:
            return options[0]
        if isinstance(question, React):
            assert isinstance(question.choice, PlayCard), "players react with cards and abilities"
            return self.react(look, question.choice)
        choose = CHOICES.get(type(question))
        return choose(self, look, options) if choose else options[0]

    def react(self, look: Look[Warcraft], choice: PlayCard) -> Play | None:
        """The card to play in a window, or none."""
        play = hand.react(self.sight(look), choice.window, choice.options())
        self.because(_kind_of_play(play))
        return play

    def because(self, reason: str, **args: Arg) -> None:
        """Remember the reason for an answer."""
        self._why = lambda: say(f"wc-why-{reason}", **args)

    def sight(self, look: Look[Warcraft]) -> Sight:
        """The bot's sight of its view."""
        assert look.seat is not None, "a player has a seat"
        return Sight(look.view, look.seat, map_of(look.view))

    # --- moving --------------------------------------------------------------------------

    def move(self, look: Look[Warcraft], options: Sequence[Step]) -> Step:
        """The next move of the plan."""
        view = look.view
        if self._step != (view.turn, view.seat) or not view.player().moved:
            self._step = (view.turn, view.seat)
            card = self.plan(look, options)
            if card is not None:
                self._step = (-1, -1)
                return card
        for move in self._moves:
            if move in options:
                self._moves.remove(move)
                self._explain(look, [move, *(each for each in self._moves if each in options)])
                return move
        self.because("stay")
        return DONE if DONE in options else options[0]

    def _explain(self, look: Look[Warcraft], moves: Sequence[Step]) -> None:
        """Remember why the first of these pieces moves: to work, to fight, or to the goal."""
        view, to = look.view, moves[0].to
        if moves[0].what == NAMES[WORKER]:
            self.because("work", space=to)
        elif view.enemy_units(view.player(), view.board.index[to]):
            self._why = lambda: remarks.why_attack(view, view.seat, to, moves)
        else:
            self.because("march", space=self._goal)

    def plan(self, look: Look[Warcraft], options: Sequence[Step]) -> Step | None:
        """Plan the Move Step, and return a card to play first if it helps much."""
        sight = self.sight(look)
        ground = Ground(sight.view, sight.me)
        planner = Planner(sight, ground)
        plan = planner.best()
        card = _haste(sight, plan, [option for option in options if option.what == "fast"])
        if card is not None:
            return card
        self._moves = orders(sight, ground, plan)
        self._goal = sight.view.name(plan.goal)
        return None

    # --- the other steps and choices -----------------------------------------------------

    def spend(self, look: Look[Warcraft], options: Sequence[Act]) -> Act:
        """The next purchase."""
        act = purse.spend(self.sight(look), options)
        self.because(act.name if act.name in BOUGHT else "card" if act.what else "save")
        return act

    def deploy(self, look: Look[Warcraft], options: Sequence[Deployment]) -> Deployment:
        """The next piece to deploy, and its space."""
        return purse.deploy(self.sight(look), options)

    def remove(self, look: Look[Warcraft], options: Sequence[Victim]) -> Victim:
        """The casualty to remove."""
        self.because("remove")
        return hand.remove(self.sight(look), options)

    def poison(self, look: Look[Warcraft], options: Sequence[str]) -> str:
        """The phase in which to strike first."""
        return hand.poison(self.sight(look), options)

    def keep(self, look: Look[Warcraft], options: Sequence[str]) -> str:
        """The more valuable of two cards."""
        return hero.keep(options)

    def mana(self, look: Look[Warcraft], options: Sequence[Names]) -> Names:
        """The cards that pay for an ability."""
        return hero.pay(options)

    def hero(self, look: Look[Warcraft], options: Sequence[str]) -> str:
        """The hero to choose."""
        assert look.seat is not None, "a player has a seat"
        return hero.choice(self.seed, look.seat, options)

    def carry(self, look: Look[Warcraft], options: Sequence[Names]) -> Names:
        """The tokens a unit carries."""
        question, index = look.question, look.view.board.index
        assert isinstance(question, CarryTokens), "a player is asked what goes along"
        return scenario_aims.load(
            self.sight(look), index[question.start], index[question.to], options
        )

    def strike(self, look: Look[Warcraft], options: Sequence[str]) -> str:
        """The space to strike with lightning."""
        return scenario_aims.strongest(self.sight(look), options)

    def take_over(self, look: Look[Warcraft], options: Sequence[Victim]) -> Victim:
        """The unit to take over at the altar: the one of most worth."""
        sight = self.sight(look)
        return max(
            (option for option in options if option.space),
            key=lambda option: sight.worth_of(KIND_OF[option.kind]),
            default=options[0],
        )

    def which_battle(self, look: Look[Warcraft], options: Sequence[BattleAt]) -> BattleAt:
        """The battle to fight first."""
        return hand.which_battle(self.sight(look), options)

    def join(self, look: Look[Warcraft], options: Sequence[int]) -> int:
        """Whether to help a teammate."""
        return hand.join(self.sight(look))


def orders(sight: Sight, ground: Ground, plan: Plan) -> list[Step]:
    """The moves of a plan as answers, with those of workers and of what goes along."""
    shifts = Shifts(sight, ground, plan.pieces, purse.builders_wanted(sight))
    return named(sight, [*plan.hops, *shifts.hops(), *scenario_aims.led(sight, ground)])


def _kind_of_play(play: Play | None) -> str:
    """The reason for a play in a window: a card, a hero's ability, or no play."""
    if play is PASS:
        return "keep"
    return "power" if play.name in POWERS else "card"


def _haste(sight: Sight, plan: Plan, cards: Sequence[Step]) -> Step | None:
    """Fast for the largest stack, if a much better plan comes of it."""
    me = sight.me
    index = sight.view.board.index
    stacks = [card for card in cards if me.units(index[card.start]) >= 2]
    best = max(stacks, key=lambda card: me.units(index[card.start]), default=None)
    if best is None:
        return None
    me.fast.append(index[best.start])
    better = Planner(sight, Ground(sight.view, me)).best()
    me.fast.pop()
    return best if better.score >= plan.score + FAST_GAIN else None


Choice = Callable[[Regular, Look[Warcraft], Sequence[Any]], Any]

CHOICES: dict[type[Question[Any]], Choice] = {
    MovePiece: Regular.move,
    Deploy: Regular.deploy,
    Spend: Regular.spend,
    ChooseCasualty: Regular.remove,
    ChoosePhase: Regular.poison,
    ChooseBattle: Regular.which_battle,
    JoinBattle: Regular.join,
    PayMana: Regular.mana,
    KeepCard: Regular.keep,
    ChooseHero: Regular.hero,
    CarryTokens: Regular.carry,
    CallLightning: Regular.strike,
    TakeOver: Regular.take_over,
}
"""By topic: the method that answers it; other questions get their first suggestion."""
