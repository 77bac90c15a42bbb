"""Moments: the points of a procedure at which something outside it has a say.

An ability, a card, a hero's power, a scenario's block or an option hooks into a moment. The
procedure asks the moment and never knows who spoke:

    ATTACK_BOOST = Moment[[Attack], int]("more Boost for the attacker", 0, operator.add)

    class Aim(Ability):
        @ATTACK_BOOST
        @rule("HR-280")
        def boost(self, game: Raid, who: Character, attack: Attack) -> int:
            return int(attack.kind == RANGED)

    boost = ATTACK_BOOST.ask(game, attack.attacker, attack)     # .value, .voices, .rules

Asking never tells: a hook of a `Moment` changes nothing, so that forecasts, previews and bots may
ask at any time. A moment at which something takes place, with questions and events, is a
`Happening`; one at which no question is asked is a `Notice`.

Which hooks are heard is the game's affair: who has the use of an ability, which scenario is
played. A game's own kinds of moments know that and add `ask` and `happen`; see
`raiders/moments.py` and `warcraft/moments.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from types import ModuleType
from typing import Any, Concatenate, Generic, NamedTuple, ParamSpec, TypeAlias, TypeVar

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import numbers_of

G = TypeVar("G")
P = ParamSpec("P")
V = TypeVar("V")
X = TypeVar("X")


class Hook(NamedTuple):
    """A method of a speaker that has a say at a moment.

    >>> Hook(lambda game: 2, speaker="a bridge", rules=("XX-001",)).speak(None)
    2
    """

    speak: Callable[..., Any]
    speaker: Any
    rules: tuple[str, ...]
    """The rules whose code it is."""
    source: str = ""
    """Where the speaker comes from, where that matters: the character whose card it is on."""


class Voice(NamedTuple, Generic[V]):
    """The value that one hook gave at a moment, other than the neutral value.

    >>> hook = Hook(lambda game: 2, speaker="a bridge", rules=("XX-001",))
    >>> Voice(2, hook).hook.speaker
    'a bridge'
    """

    value: V
    hook: Hook


class Heard(NamedTuple, Generic[V]):
    """The result of a moment: one value for all voices, and each voice alone.

    >>> bridge = Hook(lambda game: 2, speaker="a bridge", rules=("XX-001",))
    >>> gate = Hook(lambda game: 3, speaker="a gate", rules=("XX-002",))
    >>> Heard(5, (Voice(2, bridge), Voice(3, gate))).rules
    ('XX-001', 'XX-002')
    """

    value: V
    voices: tuple[Voice[V], ...] = ()

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules by which anything was said, each once."""
        return tuple(dict.fromkeys(number for each in self.voices for number in each.hook.rules))


class Named:
    """The base of all kinds of moments: a name that says what they are.

    >>> Named("what a crossing costs")
    <what a crossing costs>
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"<{self.name}>"


class Moment(Named, Generic[G, P, V]):
    """A moment at which a value is asked for.

    `neutral` is the value when no hook has anything to say, and counts as false. `fold` makes one
    value of two.

    >>> import operator
    >>> TOLL = Moment[None, [str, int], int]("what a crossing costs", 0, operator.add)
    >>> class Bridge:
    ...     @TOLL
    ...     def crossing(self, game: None, who: str, legs: int) -> int:
    ...         return legs
    >>> hooks = hooks_of(Bridge())[TOLL]
    >>> TOLL.heard(hooks, None, "goat", 4).value, TOLL.heard([], None, "goat", 4).value
    (4, 0)
    """

    def __init__(self, name: str, neutral: V, fold: Callable[[V, V], V]) -> None:
        super().__init__(name)
        self.neutral = neutral
        self.fold = fold
        self.silence: Heard[V] = Heard(neutral)
        """The result when no hook has anything to say."""

    def __call__(
        self, method: Callable[Concatenate[X, G, P], V]
    ) -> Callable[Concatenate[X, G, P], V]:
        """Mark a method of a speaker: it has a say at this moment."""
        return marked(self, method)

    def heard(self, hooks: Iterable[Hook], game: G, *about: P.args, **more: P.kwargs) -> Heard[V]:
        """Let hooks speak. A hook that gives the neutral value is no voice."""
        voices: list[Voice[V]] = []
        value = self.neutral
        for hook in hooks:
            said: V = hook.speak(game, *about, **more)
            if said:
                value = self.fold(value, said) if voices else said
                voices.append(Voice(said, hook))
        return Heard(value, tuple(voices)) if voices else self.silence

    def folded(self, hooks: Iterable[Hook], game: G, *about: P.args, **more: P.kwargs) -> V:
        """The value that `heard` gives, for callers that do not need the voices."""
        value = self.neutral
        for hook in hooks:
            said: V = hook.speak(game, *about, **more)
            if said:
                value = self.fold(value, said) if value else said
        return value

    def together(self, hooks: tuple[Hook, ...]) -> Callable[Concatenate[G, P], V]:
        """One function that gives the value of all hooks; for a single hook, its own method.

        >>> TOLL = Moment[None, [], int]("what a crossing costs", 0, max)
        >>> hooks = tuple(Hook(lambda game, toll=toll: toll, None, ()) for toll in (2, 0, 5))
        >>> TOLL.together(hooks)(None)
        5
        """
        speaking, neutral, fold = [hook.speak for hook in hooks], self.neutral, self.fold
        if len(speaking) == 1:
            return speaking[0]

        def value(*about: Any) -> V:
            found = neutral
            for speak in speaking:
                if said := speak(*about):
                    found = fold(found, said) if found else said
            return found

        together: Callable[..., V] = value
        return together


class Notice(Named, Generic[G, P]):
    """A moment of which hooks take notice. They may change the game, but not ask questions.

    >>> CROSSED = Notice[list[str], [str]]("a traveller has crossed")
    >>> class Toll:
    ...     @CROSSED
    ...     def crossed(self, game: list[str], who: str) -> None:
    ...         game.append(f"{who} pays")
    >>> game: list[str] = []
    >>> CROSSED.noticed(hooks_of(Toll())[CROSSED], game, "the goat")
    >>> game
    ['the goat pays']
    """

    def __call__(
        self, method: Callable[Concatenate[X, G, P], None]
    ) -> Callable[Concatenate[X, G, P], None]:
        """Mark a method of a speaker: it does something at this moment."""
        return marked(self, method)

    def noticed(self, hooks: Iterable[Hook], game: G, *about: P.args, **more: P.kwargs) -> None:
        """Let hooks do what they do, one after the other."""
        for hook in hooks:
            hook.speak(game, *about, **more)


class Happening(Named, Generic[G, P, V]):
    """A moment at which something takes place. Its hooks may ask, tell and change the game.

    >>> from kitchentable.kernel.questions import Choose, ask
    >>> from kitchentable.kernel.words import say
    >>> ON_THE_BRIDGE = Happening[None, [], str]("a traveller is on the bridge")
    >>> class Troll:
    ...     @ON_THE_BRIDGE
    ...     def stop(self, game: None) -> Asks[str]:
    ...         fight = yield from ask(Choose(say("fight"), seat=0, among=(True, False)))
    ...         return "a fight" if fight else ""
    >>> events = ON_THE_BRIDGE.happens(hooks_of(Troll())[ON_THE_BRIDGE], None)
    >>> next(events).say.id
    'fight'
    >>> try:
    ...     events.send(True)
    ... except StopIteration as end:
    ...     print(end.value)
    a fight
    """

    def __call__(
        self, method: Callable[Concatenate[X, G, P], Asks[V]]
    ) -> Callable[Concatenate[X, G, P], Asks[V]]:
        """Mark a method of a speaker: it does something at this moment."""
        return marked(self, method)

    def happens(
        self, hooks: Iterable[Hook], game: G, *about: P.args, **more: P.kwargs
    ) -> Asks[V | None]:
        """Let hooks act, one after the other; the first that gives something is the last."""
        for hook in hooks:
            given: V = yield from hook.speak(game, *about, **more)
            if given:
                return given
        return None

    def together(self, hooks: tuple[Hook, ...]) -> Callable[Concatenate[G, P], Asks[V | None]]:
        """Hooks as one procedure. Of one hook, that is its own method."""
        return hooks[0].speak if len(hooks) == 1 else partial(self.happens, hooks)


M = TypeVar("M", bound=Callable[..., Any])


def marked(moment: Named, method: M) -> M:
    """A method that bears a moment.

    >>> crossed = Notice[None, []]("a traveller has crossed")
    >>> marked(crossed, lambda self, game: None).moment
    <a traveller has crossed>
    """
    method.moment = moment  # type: ignore[attr-defined]
    return method


def hooks_of(speaker: object) -> dict[Named, list[Hook]]:
    """The hooks of a speaker, by moment.

    >>> crossed = Notice[None, []]("a traveller has crossed")
    >>> class Bell:
    ...     @crossed
    ...     def ring(self, game: None) -> None: ...
    >>> list(hooks_of(Bell()))
    [<a traveller has crossed>]
    """
    found: dict[Named, list[Hook]] = {}
    for name, method in _marked_methods(type(speaker)):
        hook = Hook(getattr(speaker, name), speaker, numbers_of(method))
        found.setdefault(method.moment, []).append(hook)
    return found


def _marked_methods(cls: type) -> Marked:
    """The methods of a class that bear a moment, by name. Looked for once."""
    found = _MARKED.get(cls)
    if found is None:
        methods = [(name, getattr(cls, name)) for name in dir(cls)]
        found = _MARKED[cls] = [
            each for each in methods if isinstance(getattr(each[1], "moment", None), Named)
        ]
    return found


Marked: TypeAlias = list[tuple[str, Any]]

_MARKED: dict[type, Marked] = {}


def marked_moments(cls: type) -> list[Named]:
    """The moments at which the objects of a class have a say.

    >>> crossed = Notice[None, []]("a traveller has crossed")
    >>> class Bell:
    ...     @crossed
    ...     def ring(self, game: None) -> None: ...
    >>> marked_moments(Bell)
    [<a traveller has crossed>]
    """
    return list(dict.fromkeys(method.moment for _, method in _marked_methods(cls)))


def moments_in(module: ModuleType) -> dict[str, Named]:
    """The moments of a module by the names they have there, in their order.

    >>> from kitchentable.raiders import moments
    >>> moments_in(moments)["ATTACK_BOOST"]
    <more Boost for its attack>
    """
    return {name: each for name, each in vars(module).items() if isinstance(each, Named)}
