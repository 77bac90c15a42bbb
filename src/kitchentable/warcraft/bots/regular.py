"""The regular: plays every turn sensibly, sees one move ahead, remembers only its plan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kitchentable.kernel.questions import PASS, React
from kitchentable.kernel.table.look import Look
from kitchentable.kernel.words import Arg, Message, say
from kitchentable.warcraft.bots import hand, purse, scenario_aims
from kitchentable.warcraft.bots import hero_play as hero
from kitchentable.warcraft.bots.army import Plan, Planner, named
from kitchentable.warcraft.bots.sight import Map, Sight
from kitchentable.warcraft.bots.work import Shifts
from kitchentable.warcraft.model.kinds import KIND_OF, NAMES, WORKER
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.odds import remarks
from kitchentable.warcraft.powers.power import POWERS
from kitchentable.warcraft.rules.reach import Ground

FAST_GAIN = 45
"""What Fast must add to a plan to be played."""

WINDOW = "wc-window-"

BOUGHT = ("train", "build", "summon", "outpost", "upgrade", "victory")
"""What can be bought or shown in a Spend Step."""


class Regular:
    """An opponent that answers every question of Warcraft from its look alone.

    The moves of a Move Step are planned at its first question and then carried out one by one.
    A plan that no longer fits is made anew, so it does not matter when a game is taken up.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._map: Map | None = None
        self._moves: list[tuple[str, ...]] = []
        self._step = (-1, -1)
        self._goal = ""
        self._why: Callable[[], Message] | None = None

    @property
    def why(self) -> Message | None:
        """Why it gave its last answer, where there is something to say about it.

        Found only when somebody asks: the odds of a battle take a moment.
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
        asked = question.say.id
        if isinstance(question, React):
            plays = [play for play in options if play is not PASS]
            play = hand.react(self.sight(look), asked.removeprefix(WINDOW), plays)
            self.because(_kind_of_play(play))
            return play
        choose = CHOICES.get(asked)
        return choose(self, look, options) if choose else options[0]

    def because(self, reason: str, **args: Arg) -> None:
        """Remember why."""
        self._why = lambda: say(f"wc-why-{reason}", **args)

    def sight(self, look: Look[Warcraft]) -> Sight:
        """What the bot makes of its view."""
        view = look.view
        if self._map is None or self._map.board is not view.board:
            self._map = Map(view.board)
        assert look.seat is not None, "a player has a seat"
        return Sight(view, look.seat, self._map)

    # --- moving --------------------------------------------------------------------------

    def move(self, look: Look[Warcraft], options: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
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
        return ("done",) if ("done",) in options else options[0]

    def _explain(self, look: Look[Warcraft], moves: Sequence[tuple[str, ...]]) -> None:
        """Why the first of these pieces moves: to work, to fight, or towards the goal."""
        view, to = look.view, moves[0][2]
        if moves[0][0] == NAMES[WORKER]:
            self.because("work", space=to)
        elif view.enemy_units(view.player(), view.board.index[to]):
            self._why = lambda: remarks.why_attack(view, view.seat, to, moves)
        else:
            self.because("march", space=self._goal)

    def plan(
        self, look: Look[Warcraft], options: Sequence[tuple[str, ...]]
    ) -> tuple[str, ...] | None:
        """Plan the Move Step; a card to play first, if it helps much."""
        sight = self.sight(look)
        ground = Ground(sight.view, sight.me)
        planner = Planner(sight, ground)
        plan = planner.best()
        card = _haste(sight, plan, [option for option in options if option[0] == "fast"])
        if card is not None:
            return card
        shifts = Shifts(sight, ground, plan.pieces, purse.builders_wanted(sight))
        self._moves = named(sight, [*plan.hops, *shifts.hops(), *scenario_aims.led(sight, ground)])
        self._goal = sight.view.name(plan.goal)
        return None

    # --- the other steps and choices -----------------------------------------------------

    def spend(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """What to buy next."""
        act = purse.spend(self.sight(look), options)
        self.because(act[0] if act[0] in BOUGHT else "card" if len(act) == 2 else "save")
        return act

    def deploy(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """What comes into play, and where."""
        return purse.deploy(self.sight(look), options)

    def remove(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """Whom to lose."""
        self.because("remove")
        return hand.remove(self.sight(look), options)

    def poison(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """In which phase to strike first."""
        return hand.poison(self.sight(look), options)

    def keep(self, look: Look[Warcraft], options: Sequence[str]) -> str:
        """Of two cards, the one that is missed more."""
        return hero.keep(options)

    def mana(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """Which cards an ability is paid with."""
        return hero.pay(options)

    def hero(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """Which hero to lead."""
        assert look.seat is not None, "a player has a seat"
        return hero.choice(self.seed, look.seat, options)

    def carry(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """What a unit takes along."""
        assert look.question is not None, "a player is asked"
        args, index = look.question.say.args, look.view.board.index
        return scenario_aims.load(
            self.sight(look), index[str(args["start"])], index[str(args["to"])], options
        )

    def strike(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """Where lightning strikes."""
        return scenario_aims.strongest(self.sight(look), options)

    def take_over(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """Whom to take over at the altar: the best of those that stand nearest to home."""
        sight = self.sight(look)
        return max(
            (option for option in options if len(option) == 2),
            key=lambda option: sight.worth_of(KIND_OF[option[0]]),
            default=options[0],
        )

    def which_battle(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """Which battle to fight first."""
        return hand.which_battle(self.sight(look), options)

    def join(self, look: Look[Warcraft], options: Sequence[Any]) -> Any:
        """Whether to help a teammate."""
        return hand.join(self.sight(look))


def _kind_of_play(play: Any) -> str:
    """What is said of a play in a window: a card, a hero's ability, or none."""
    if play is PASS:
        return "keep"
    return "power" if play[0] in POWERS else "card"


def _haste(sight: Sight, plan: Plan, cards: Sequence[tuple[str, ...]]) -> tuple[str, ...] | None:
    """Fast for the largest stack, if a much better plan comes of it."""
    me = sight.me
    index = sight.view.board.index
    stacks = [card for card in cards if me.units(index[card[1]]) >= 2]
    best = max(stacks, key=lambda card: me.units(index[card[1]]), default=None)
    if best is None:
        return None
    me.fast.append(index[best[1]])
    better = Planner(sight, Ground(sight.view, me)).best()
    me.fast.pop()
    return best if better.score >= plan.score + FAST_GAIN else None


Choice = Callable[[Regular, Look[Warcraft], Sequence[Any]], Any]

CHOICES: dict[str, Choice] = {
    "wc-move": Regular.move,
    "wc-deploy": Regular.deploy,
    "wc-spend": Regular.spend,
    "wc-remove": Regular.remove,
    "wc-poison": Regular.poison,
    "wc-which-battle": Regular.which_battle,
    "wc-join": Regular.join,
    "wc-pay-mana": Regular.mana,
    "wc-keep-card": Regular.keep,
    "wc-choose-hero": Regular.hero,
    "wc-carry": Regular.carry,
    "wc-lightning": Regular.strike,
    "wc-altar": Regular.take_over,
}
"""How each question is answered; any other by its first suggestion."""
