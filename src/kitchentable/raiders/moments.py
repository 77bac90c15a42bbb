"""The moments of Home Raiders, in the order of play, and the abilities that speak at them.

An ability is one object. Its methods hook into moments; the rules ask a moment and never an
ability. Where an ability comes from is known (`Hook.source`), so that what is switched off at its
source is off for everyone who borrowed it (A-098 to A-103). `docs/abilities.md` lists who speaks
at each moment.
"""

from __future__ import annotations

import enum
import inspect
import operator
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import ClassVar, Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

from kitchentable.kernel import moments
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.moments import Heard, Hook, Named, hooks_of
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import numbers_of, rule
from kitchentable.raiders.geometry import Place, Sight
from kitchentable.raiders.model.attack import Attack
from kitchentable.raiders.model.cards import Trait, Type
from kitchentable.raiders.model.cast import Cast
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.events import AbilityUsed, ability_name
from kitchentable.raiders.model.pool import Change, Kind
from kitchentable.raiders.model.settings import RaidersSetup
from kitchentable.raiders.model.state import Character, Effect, Raid, Troop
from kitchentable.raiders.model.topics import Deed

P = ParamSpec("P")
V = TypeVar("V")


class Slip(enum.IntEnum):
    """How a character leaves contact: the more, the less can be done about it."""

    NO = 0
    THROUGH = 1
    """It passes through the enemy as a Ghost."""
    FREELY = 2


Shares = list[Attack]
"""What one roll becomes: an attack on each character that defends, with its share of the Aces."""


class Moment(moments.Moment[Raid, Concatenate[Character, P], V], Generic[P, V]):
    """A moment at which the abilities that a character has the use of are asked for a value."""

    def ask(self, game: Raid, who: Character, *about: P.args, **more: P.kwargs) -> Heard[V]:
        """What the abilities of a character say now."""
        if self not in game.cast.speaking:
            return self.silence
        hooks = bearing(game, who, self)
        return self.heard(hooks, game, who, *about, **more) if hooks else self.silence

    def is_heard(self, game: Raid) -> bool:
        """Whether any card of a game has anything to say at it."""
        return self in game.cast.speaking


class Happening(moments.Happening[Raid, Concatenate[Character, P], V], Generic[P, V]):
    """A moment at which the abilities that a character has the use of do something."""

    def is_heard(self, game: Raid) -> bool:
        """Whether any card of a game has anything to do at it."""
        return self in game.cast.speaking

    def happen(
        self, game: Raid, who: Character, *about: P.args, **more: P.kwargs
    ) -> Asks[V | None]:
        """What the abilities of a character do now; what the first of them gives."""
        if self not in game.cast.speaking:
            return None
        hooks = bearing(game, who, self)
        return (yield from self.happens(hooks, game, who, *about, **more))


class PoolMoment(Moment[P, Kind | None], Generic[P]):
    """A moment at which the abilities of a character change a dice pool, each in one way."""

    def changes(self, game: Raid, who: Character, *about: P.args, **more: P.kwargs) -> list[Change]:
        """The changes now, each with the ability it comes from and its rule."""
        voices = self.ask(game, who, *about, **more).voices
        return [
            Change(voice.value, voice.hook.speaker.id, "".join(voice.hook.rules[:1]))
            for voice in voices
            if voice.value is not None
        ]


# --- ways to make one value of several ----------------------------------------------------------


def first(one: V, other: V) -> V:
    """The first voice counts."""
    return one


def both(one: Sequence[V], other: Sequence[V]) -> Sequence[V]:
    """One list after the other."""
    return (*one, *other)


# --- before the game ----------------------------------------------------------------------------

BEFORE_SETUP = Happening[[], None]("before the Setup roll")
DEPLOYS_LATE = Moment[[], int](
    "how far from every enemy its troop may be deployed after all others; the second rule says so",
    0,
    first,
)
JOINS_UNIT = Moment[[], bool]("whether it may be deployed inside a unit", False, first)
MOVES_EARLY = Moment[[], bool]("whether its unit moves before the first round", False, first)

# --- a turn -------------------------------------------------------------------------------------

TURN_STARTS = Happening[[], None]("its troop was activated; asked of each member")
TURN_ENDS = Happening[[], None]("the turn of its troop is over; asked of each member")
DEEDS = Moment[[str], Sequence[Deed]](
    "what it may do by an ability in an action of a kind", (), both
)
REFUSED_DEEDS = Moment[[str], Mapping[Deed, Illegal]](
    "what players might expect among these, and why it is not possible",
    {},
    lambda one, other: {**one, **other},
)

# --- moving -------------------------------------------------------------------------------------

GAIT = Moment[[], frozenset[str]]("how it moves: fields of `Going`", frozenset(), operator.or_)
SLIPS_AWAY = Moment[[Character], Slip](
    "how it leaves contact with an enemy without a free attack", Slip.NO, max
)
STRIKES_ANYWAY = PoolMoment[[Slip]](
    "it was left by an enemy that slips away: what its strike is bound to", None, first
)
CONTACT_MADE = Happening[[Sequence[str]], None]("it came into contact with enemies by its own move")
LANDS_SOFTLY = Moment[[], bool]("whether falls do not wound it", False, first)
WITHIN = Moment[[], int]("how close its unit has to keep together, in place of 3 inches", 0, max)
STANDS_FIRM = Moment[[], bool]("whether it is not moved against its will", False, first)

# --- attacks: who and how -----------------------------------------------------------------------

REACH = Moment[[], int]("how far its Close combat attacks go beyond contact", 0, max)
SHOOTS_ENGAGED = Moment[["Character | None"], bool](
    "whether it may shoot in contact: at a target, or (`None`) at all", False, operator.or_
)
SEES = Moment[[Character], Sight](
    "how it may see a target that is hidden, to shoot at it", Sight.BLOCKED, max
)
OWN_TARGET = Moment[[], bool]("whether it shoots at a target of its own", False, first)
MODES = Moment[[Attack], bool]("whether it may make an attack in a way of its own", False, first)
STANDS_IN = Happening[[Attack], bool]("it is beside the target: whether it takes its place")
AIMED = Happening[[Attack], None]("its modes are chosen, the target is fixed, no die is rolled")

# --- attacks: pools -----------------------------------------------------------------------------

RANGE_LOST = Moment[[], int](
    "by how much it shortens the base range of its attackers", 0, operator.add
)
ATTACK_CHANGES = PoolMoment[[Attack]]("what changes its attack pool", None, first)
TARGET_CHANGES = PoolMoment[[Attack]]("what changes the Defence pool of its target", None, first)
DEFENCE_CHANGES = PoolMoment[[Attack]]("what changes its Defence pool", None, first)
FRIEND_CHANGES = PoolMoment[[Attack]](
    "what changes the Defence pool of a friend of its own", None, first
)
ATTACK_BOOST = Moment[[Attack], int]("more Boost for its attack", 0, operator.add)
DEFENCE_BOOST = Moment[[Attack], int]("more Boost for its Defence", 0, operator.add)
LEAST = Moment[[Attack], int]("the least result of its attack", 0, max)
STOPS_CHAINS = Moment[[Attack], bool](
    "whether Critical Aces of its target's Defence are plain Aces", False, first
)
CHALLENGED = PoolMoment[[Character]]("what changes its challenger's pool", None, first)

# --- attacks: the rolls -------------------------------------------------------------------------

BEFORE_DEFENCE = Happening[[Attack], None]("an attack on it is rolled; nothing is compared")
SHARES = Happening[[Attack], Shares]("who has to defend against how many Aces of its attack")
AFTER_DEFENCE = Happening[[Attack], None]("the Defence against its attack is rolled")
INSTEAD_OF_WOUND = Happening[[Attack], bool]("its attack hit: whether something else is done")
AFTER_ATTACK = Happening[[Attack], None]("its attack is resolved")
AFTER_DEFENDING = Happening[[Attack], None]("an attack on it is resolved")
AFTER_ACTION = Happening[[Troop], None](
    "an action, or the free attacks on one that breaks away, in which its unit defended close"
)

# --- spirit and wounds --------------------------------------------------------------------------

IMMUNE = Moment[[], bool]("whether it is no target of Spirit abilities", False, first)
PASSES_ON = Happening[[Sequence[str]], str](
    "it is about to get a token: the id of who gets it instead; given: who passed it on already"
)
AFTER_TOKEN = Happening[[], None]("a token was placed on it; nothing is judged yet")
ENDURANCE = Moment[[], int]("with how many tokens it vanishes, in place of 2", 0, max)
LAST_DEED = Happening[[], None]("it vanishes, and is still on the table")
GONE = Happening[[Place], None]("it has left the table, and stood there")
BURSTS = Moment[[], bool]("whether all around it defend when it vanishes", False, first)


# --- abilities ----------------------------------------------------------------------------------


class Group(enum.StrEnum):
    """The eight groups of ten."""

    MOVEMENT = "movement"
    CLOSE_COMBAT = "close_combat"
    SHOOTING = "shooting"
    SPIRIT = "spirit"
    DEFENCE = "defence"
    UNIT = "unit"
    LEADER = "leader"
    HERO = "hero"


class Ability:
    """The base of all abilities: what an ability does when it is named, and not at a moment."""

    id: ClassVar[str]
    group: ClassVar[Group]
    number: ClassVar[str] = ""
    """The rule by which the book begins with it; "" if its methods bear no earlier one."""
    kind: ClassVar[str] = ""
    """The type of action that its deeds belong to; "" if it has none to choose."""
    targets: ClassVar[int] = 1
    """How many targets one of its deeds names."""
    hurts: ClassVar[str] = ""
    """The rule by which it is marked Hurts (HR-163); "" if it is not."""
    shared: ClassVar[bool] = True
    """For Leader abilities: whether it acts on the Leader's unit, or on the Leader alone."""
    leaves: ClassVar[bool] = False
    """Whether its bearer leaves the formation by its deeds."""

    def do(self, game: Raid, who: Character, deed: Deed) -> Asks[None]:
        """Do one of its deeds."""
        yield from ()

    def check_deed(self, game: Raid, who: Character, deed: Deed) -> None:
        """Raise `Illegal` with the reason why it cannot do one of its deeds now."""

    def check_mode(self, game: Raid, attack: Attack) -> None:
        """Raise `Illegal` with the reason why an attack cannot be made in its way."""
        number, name = number_of(self.id), ability_name(self.id)
        raise Illegal(number, "hr-mode-not-now", ability=name)

    def must_mode(self, game: Raid, attack: Attack) -> bool:
        """Whether an attack is possible in its way alone."""
        return False

    def effect_changes(
        self, game: Raid, effect: Effect, who: Character, trait: Trait, attack: Attack | None
    ) -> Iterable[Change]:
        """What a lasting effect of it does to a roll of the character it lies on."""
        return ()

    def used_up(self, game: Raid) -> bool:
        """Whether a lasting effect of it ends when it has changed a roll."""
        return False

    def forbids(
        self, game: Raid, effect: Effect, attacker: Character, target: Character
    ) -> Illegal | None:
        """Why a lasting effect of it forbids an attack."""
        return None


ABILITIES: dict[str, Ability] = {}
"""All abilities by their id (D-87: never by name)."""

_HOOKS: dict[str, dict[Named, list[Hook]]] = {}
"""By ability: its hooks."""


ALWAYS = Named("at any time: to ask which abilities a character has the use of")


def ability(cls: type[Ability]) -> type[Ability]:
    """Enter an ability into the register, with its hooks."""
    made = ABILITIES[cls.id] = cls()
    _HOOKS[cls.id] = {**hooks_of(made), ALWAYS: [Hook(made.do, made, ())]}
    return cls


def moments_of(ability: str) -> list[Named]:
    """The moments at which an ability has something to say or to do."""
    return [moment for moment in _HOOKS[ability] if moment is not ALWAYS]


def number_of(ability: str) -> str:
    """The first rule of an ability, for readers; "" if it has none."""
    if ABILITIES[ability].number:
        return ABILITIES[ability].number
    methods = [method for _, method in inspect.getmembers(type(ABILITIES[ability]))]
    return min((number for each in methods for number in numbers_of(each)), default="")


@rule("HR-028", off=True)
def may_bear(type: Type, ability: str) -> bool:
    """Whether a card of a type may show an ability: Unit, Leader and Hero ones are their own."""
    return bearer_of(ability) in (type, None)


def bearer_of(ability: str) -> Type | None:
    """The only type of card that shows an ability; `None`: any."""
    needed = {Group.UNIT: Type.UNIT, Group.LEADER: Type.LEADER, Group.HERO: Type.HERO}
    return needed.get(ABILITIES[ability].group)


# --- who is heard -------------------------------------------------------------------------------


class Spoken(NamedTuple):
    """The hooks of a card's abilities at a moment, by whom they serve."""

    own: tuple[Hook, ...]
    unit: tuple[Hook, ...]
    leader: tuple[Hook, ...]


@cache
def _spoken(abilities: tuple[str, ...], moment: Named) -> Spoken:
    """What of a card's abilities is heard at a moment; at `ALWAYS` each of them, once."""
    heard = [hook for id in abilities for hook in _HOOKS[id].get(moment, ())]
    by = {group: tuple(each for each in heard if each.speaker.group is group) for group in Group}
    own = tuple(each for each in heard if each.speaker.group not in (Group.UNIT, Group.LEADER))
    return Spoken(own, by[Group.UNIT], by[Group.LEADER])


def cast_of(
    setup: RaidersSetup,
    content: Content,
    characters: Mapping[str, Character],
    troops: Mapping[str, Troop],
) -> Cast:
    """What the cards of a game have to say at which moments; in the basic game nothing."""
    if not setup.advanced:
        return Cast()
    cards = {each.card for each in characters.values()} | {each.card for each in troops.values()}
    abilities = {id for card in cards if card for id in content.cards[card].abilities}
    return Cast(frozenset(moment for id in abilities for moment in _HOOKS[id]))


def bearing(game: Raid, who: Character, moment: Named) -> list[Hook]:
    """The hooks that a character has the use of now, each ability once (A-006)."""
    troop = game.troops.get(who.troop)
    unit = "" if troop is None else troop.card
    key, silent = (who.card, unit, moment), game.cast.silent
    if key not in silent:
        silent[key] = _is_silent(game, *key)
    if silent[key]:
        return []
    found = [*_own(game, who, moment)]
    if unit:
        found += _of_unit(game, who, unit, moment)
    found += _of_leaders(game, who, moment)
    if len(found) < 2:
        return found
    return list({each.speaker.id: each for each in reversed(found)}.values())[::-1]


def _is_silent(game: Raid, card: str, unit: str, moment: Named) -> bool:
    """Whether nothing is ever heard at a moment: by a card, in a troop with a card."""
    cards = game.content.cards
    own = card and _spoken(cards[card].abilities, moment).own
    shared = unit and _spoken(cards[unit].abilities, moment)
    lent = shared and game.setup.leader_abilities == "unit" and shared.own
    return not (own or (shared and shared.unit) or lent or _leaders_at(game, moment))


def _leaders_at(game: Raid, moment: Named) -> list[str]:
    """The Leaders whose Leader abilities have a say at a moment."""
    known = game.cast.leaders
    if moment not in known:
        known[moment] = [
            who.id
            for who in game.characters.values()
            if game.is_leader(who) and _lendable(game, who, moment)
        ]
    return known[moment]


def _lendable(game: Raid, leader: Character, moment: Named) -> tuple[Hook, ...]:
    """What of a Leader's card others may have the use of: of a General's it may be all (D-80)."""
    abilities = game.card_of(leader).abilities
    spoken = _spoken(abilities, moment)
    shares_all = game.setup.general == "all" and "general" in abilities
    return (*spoken.leader, *spoken.own) if shares_all else spoken.leader


@rule("HR-038", "HR-039", "HR-045")
def _own(game: Raid, who: Character, moment: Named) -> list[Hook]:
    """What its own card gives a character alone."""
    own: Iterable[Hook] = _spoken(game.content.cards[who.card].abilities, moment).own
    if who.borrows:
        own = _as_unit(game, who, own, moment)
    return [each._replace(source=who.id) for each in own if not is_off(game, who, each.speaker.id)]


def _as_unit(game: Raid, who: Character, own: Iterable[Hook], moment: Named) -> Iterable[Hook]:
    """A Leader's own hooks, with the Close combat abilities of its unit in place of its own."""
    lent = _spoken(game.content.cards[game.troops[who.troop].card].abilities, moment).own
    yield from (each for each in own if each.speaker.group is not Group.CLOSE_COMBAT)
    yield from (each for each in lent if each.speaker.group is Group.CLOSE_COMBAT)


@rule("HR-052", "HR-053", "HR-308")
def _of_unit(game: Raid, who: Character, unit: str, moment: Named) -> list[Hook]:
    """Unit abilities, for every character that is in the unit now, Leaders and Specialists too."""
    return [
        each._replace(source=who.id)
        for each in _spoken(game.content.cards[unit].abilities, moment).unit
        if not is_off(game, who, each.speaker.id)
    ]


def _of_leaders(game: Raid, who: Character, moment: Named) -> list[Hook]:
    """Leader abilities that reach a character, its own included."""
    found = []
    for id in _leaders_at(game, moment):
        leader = game.characters[id]
        if leader.seat != who.seat or leader.at is None:
            continue
        for each in _lendable(game, leader, moment):
            name = each.speaker.id
            if reaches(game, leader, who, name) and not is_off(game, leader, name):
                found.append(each._replace(source=id))
    return found


@rule("HR-048", "HR-289", "HR-290")
def reaches(game: Raid, leader: Character, who: Character, ability: str) -> bool:
    """Whether a Leader's ability reaches a character (A-100, A-103)."""
    if leader is who:
        return True
    if not ABILITIES[ability].shared:
        return False
    if is_general(game, leader):
        return True
    if ABILITIES[ability].group is not Group.LEADER:
        return False
    if leader.troop == who.troop:
        return True
    return any(
        effect.by == leader.id for effect in game.effects
        if effect.ability == "messenger" and effect.on == who.troop
    )  # fmt: skip


def is_general(game: Raid, leader: Character) -> bool:
    """Whether a Leader's abilities reach the whole army."""
    return "general" in game.content.cards[leader.card].abilities and not is_off(
        game, leader, "general"
    )


@rule("HR-253", "HR-254")
def is_off(game: Raid, who: Character, ability: str) -> bool:
    """Whether an ability is switched off at the character whose card bears it (A-098)."""
    for effect in game.effects:
        if effect.on != who.id:
            continue
        if effect.ability == "stun" and effect.what == ability:
            return True
        if effect.ability == "confuse" and ABILITIES[ability].group is Group.LEADER:
            return True
    return False


def unused(game: Raid, who: Character, ability: str) -> bool:
    """Whether an ability may still give something free in this action (A-092)."""
    assert game.action is not None, "an action is in progress"
    return (who.id, ability) not in game.action.used


def use(game: Raid, who: Character, ability: str) -> None:
    """Note that an ability gave something free in this action."""
    assert game.action is not None, "an action is in progress"
    game.action.used.append((who.id, ability))


def tell_used(game: Raid, who: Character, hook: Hook, about: str = "") -> None:
    """Tell that an ability had its say: a Leader's is the Leader's, whom it serves named after."""
    if hook.source not in ("", who.id):
        who, about = game.characters[hook.source], who.id
    game.tell(AbilityUsed(who=who.id, ability=hook.speaker.id, about=about, rules=hook.rules[:1]))


def forbidden(game: Raid, attacker: Character, target: Character) -> Illegal | None:
    """Why something that lasts forbids an attack; `None` if nothing does."""
    for effect in game.effects:
        if effect.on == attacker.id:
            why = ABILITIES[effect.ability].forbids(game, effect, attacker, target)
            if why is not None:
                return why
    return None
