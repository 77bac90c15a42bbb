"""The regular: looks one action ahead, by exact odds, danger, cover and the objective."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from kitchentable.kernel.illegal import is_legal
from kitchentable.kernel.questions import PASS, Routes
from kitchentable.kernel.table.look import Look
from kitchentable.kernel.words import Arg, Message, say
from kitchentable.raiders.bots.answers import ANSWERS, Reply, SeenQuestion
from kitchentable.raiders.bots.deeds import Deeds
from kitchentable.raiders.bots.eyes import FAR, Eyes, Onlooker
from kitchentable.raiders.bots.goals import Goals
from kitchentable.raiders.bots.jams import held_up
from kitchentable.raiders.bots.plans import Move, Planner
from kitchentable.raiders.bots.shifts import SHIFTS
from kitchentable.raiders.model.attack import CLOSE, RANGED
from kitchentable.raiders.model.cards import INCH
from kitchentable.raiders.model.state import Character, Raid, Troop
from kitchentable.raiders.model.topics import (
    DONE,
    END,
    UNIT_MOVES,
    ActivateTroop,
    ActNext,
    ChooseAction,
    Deed,
    MoveTroop,
)
from kitchentable.raiders.rules import movement_action
from kitchentable.raiders.rules.action import ability_deeds
from kitchentable.raiders.rules.activation import party

ATTACKS = (CLOSE, RANGED)
AGAIN = 800
"""A second attack of a turn, in thousandths of the first: the target may be gone by then."""
ON = 900
"""A second move of a turn, in thousandths of the first, if as much of the way is left."""
ENOUGH = 20
"""The points from which a character does something else than move with its unit."""
BEHIND = 40
"""The cost of acting before a friend that stands in front."""
WORTH_IT = 2
"""The points below which the bot does nothing."""


class Choice(Struct, frozen=True):
    """An action with its points, those of what follows included, and the reason for it."""

    deed: Deed
    points: int
    why: Message
    moves: tuple[Routes, ...] = ()


class Regular(Onlooker):
    """An opponent that answers every question of Home Raiders from its look alone.

    It plans a move when it chooses the action, and makes it when it is asked for the routes. If the
    plan is missing or no longer legal, as in an opened game, it plans again.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._moves: tuple[Routes, ...] = ()
        self.why: Message | None = None
        """The reason for its last answer, if there is one."""

    def answer(self, look: Look[Raid]) -> Reply:
        """An answer to the question in the look."""
        question = look.question
        assert question is not None, "a player is asked"
        self.why = None
        if isinstance(question, MoveTroop):
            return self.move(look, question)
        options = question.suggestions()
        first: Reply = options[0]
        if len(options) == 1:
            return first
        match question:
            case ActivateTroop():
                return self.activate(self.eyes(look), options)
            case ChooseAction():
                return self.choose(self.eyes(look), options)
            case ActNext():
                return self.act(self.eyes(look), options)
        known = ANSWERS.get(type(question.matter))
        if known is None:
            return first
        found = known[0](SeenQuestion(self.eyes(look), question.matter, options))
        if known[1] and found is not PASS:
            self.because(known[1])
        return found

    def because(self, reason: str, **args: Arg) -> None:
        """Remember the reason for an answer."""
        self.why = say(f"hr-why-{reason}", **args)

    # --- whose turn --------------------------------------------------------------------------

    def activate(self, eyes: Eyes, options: Sequence[str]) -> str:
        """The troop with most to do or to fear; troops that stand behind others act later."""
        goals = Goals(eyes)
        best, most = options[0], -FAR
        for id in options:
            if not id:
                continue
            members = eyes.game.members(id)
            points = 0
            for who in members:
                pairs = eyes.pairs(who, eyes.foes)
                points += max((pair.threat for pair in pairs), default=0)
                points += max((pair.danger for pair in pairs), default=0) // 2
            points -= min((goals.walk(who) for who in members), default=0) // INCH
            points -= BEHIND * held_up(eyes, goals, members)
            if points > most:
                best, most = id, points
        self.because("activate", troop=best)
        return best

    # --- which action ------------------------------------------------------------------------

    def choose(self, eyes: Eyes, options: Sequence[Deed]) -> Deed:
        """The best action that can be taken with the rest of the turn."""
        self._moves = ()
        found = [
            choice
            for id in dict.fromkeys(option.who for option in options if option.who)
            for choice in self._choices(eyes, eyes.game.troops[id], options)
        ]
        best = max(found, key=lambda choice: choice.points, default=None)
        if best is None or (best.points < WORTH_IT and END in options):
            self.because("wait")
            return END if END in options else options[0]
        self.why, self._moves = best.why, best.moves
        return best.deed

    def _choices(self, eyes: Eyes, troop: Troop, options: Sequence[Deed]) -> list[Choice]:
        """Everything a troop could do next, weighed."""
        own = [option for option in options if option.who == troop.id]
        group = party(eyes.game, troop.id)
        if own and own[0].target == "stand":
            return [Choice(own[0], 10_000, say("hr-why-stand", troop=troop.id))]
        deeds = Deeds(eyes)
        more = any(who.actions >= 2 for who in group)
        planner = Planner(eyes, troop, group) if Deed(troop.id, "move") in own else None
        moves = self._weighed(planner) if planner else []  # notes which enemies bar the way
        still = [self._still(deeds, group, option) for option in own if option.what != "move"]
        after = max((move.position for move in moves), default=0)
        found = [_followed(choice, after) for choice in still] if more else still
        if planner:
            now = max((choice.points for choice in still if choice.deed.what in ATTACKS), default=0)
            found.append(_moving(troop, moves, more, now - planner.here[1] if now else 0))
            found += self._shifts(deeds, troop, group, now if more else 0)
        return found

    def _shifts(
        self, deeds: Deeds, troop: Troop, group: Sequence[Character], then: int
    ) -> Iterator[Choice]:
        """Pushes and relocations of single characters; `then` are the points of an attack after."""
        for who in group:
            if any(shift in deeds.eyes.card(who).abilities for shift in SHIFTS):
                for deed in ability_deeds(deeds.game, who, "move"):
                    points = deeds.instead(deed) if deed.what in SHIFTS else 0
                    if points >= ENOUGH:
                        why = say(f"hr-why-{deed.what}")
                        yield Choice(Deed(troop.id, "move"), points + then, why)

    def _still(self, deeds: Deeds, group: Sequence[Character], option: Deed) -> Choice:
        """The choice of an action without a move."""
        kind = option.what
        if kind == CLOSE:
            points = deeds.close_action(group)
            return Choice(option, points, say("hr-why-close", troop=option.who))
        if kind == RANGED:
            points = deeds.ranged_action(group, option.target)
            return Choice(option, points, say("hr-why-ranged", target=option.target))
        return Choice(option, deeds.extra(group, kind), say(f"hr-why-{kind}"))

    def _weighed(self, planner: Planner) -> list[Move]:
        question = movement_action.question(planner.eyes.game, planner.troop, planner.group, ())
        return planner.moves([each for each in question.suggestions() if each])

    # --- moving ------------------------------------------------------------------------------

    def move(self, look: Look[Raid], question: MoveTroop) -> Routes:
        """The planned move, or the best one now."""
        for answer in self._moves:
            if is_legal(question.accept, answer):
                self._moves = ()
                return answer
        self._moves = ()
        suggested: Sequence[Routes] = question.suggestions()
        if len(suggested) == 1:
            return suggested[0]
        eyes = self.eyes(look)
        troop = eyes.game.troops[question.troop]
        ids = dict.fromkeys(route.piece for answer in suggested for route in answer)
        group = [eyes.game.characters[id] for id in ids]
        moves = Planner(eyes, troop, group).moves(suggested)
        best = next((move for move in moves if is_legal(question.accept, move.answer)), None)
        if best is None or (best.position + best.attack < 0 and () in suggested):
            return () if () in suggested else suggested[0]
        self.because(best.purpose, **({"troop": best.about} if best.about else {}))
        return best.answer

    # --- within an action --------------------------------------------------------------------

    def act(self, eyes: Eyes, options: Sequence[Deed]) -> Deed:
        """The next deed of an action: the one worth most."""
        deeds = Deeds(eyes)
        if UNIT_MOVES in options:
            walks = [each for each in options if not self._moves or each.what not in SHIFTS]
            best = max(walks, key=deeds.instead)
            if deeds.instead(best) < ENOUGH:
                return UNIT_MOVES
            self.because("deed", who=best.who)
            return best
        real = [option for option in options if option != DONE]
        best = max(real, key=deeds.worth)
        if DONE in options and deeds.worth(best) < 1:
            return DONE
        self.because("deed", who=best.who)
        return best


def _followed(choice: Choice, after: int) -> Choice:
    """A choice with the points of the next action: another attack, or a better place."""
    again = max(choice.points, 0) * AGAIN // 1000 if choice.deed.what in ATTACKS else 0
    return Choice(choice.deed, choice.points + max(again, after, 0), choice.why)


def _moving(troop: Troop, moves: Sequence[Move], more: bool, known: int) -> Choice:
    """The best move, by its place and by what can follow it.

    `known` is how much more an attack from here is worth than its rough estimate; attacks from
    nearby places are corrected by as much.
    """
    if not moves:
        return Choice(Deed(troop.id, "move"), 0, say("hr-why-regroup"))

    def points(move: Move) -> int:
        attack = move.attack + known if move.attack else 0
        return move.position + (max(attack, _on(move), 0) if more else 0)

    best = sorted(moves, key=points, reverse=True)
    first = best[0]
    args: dict[str, Arg] = {"troop": first.about} if first.about else {}
    answers = tuple(move.answer for move in best[:6])
    why = say(f"hr-why-{first.purpose}", **args)
    return Choice(Deed(troop.id, "move"), points(first), why, answers)


def _on(move: Move) -> int:
    """The points of a second move: as many as the first, if as much of the way is left."""
    again = move.position * ON // 1000
    return again * min(move.gain, move.far) // move.gain if move.gain > 0 else again // 2
