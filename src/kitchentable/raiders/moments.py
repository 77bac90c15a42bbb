"""Abilities, and the moments of the procedures at which they have a say.

An ability is one object. It overrides the moments it has something to say at; the rules ask
for a moment and never for an ability. `docs/abilities.md` lists the moments in the order of
play. Where an ability comes from is known (`Borne.source`), so that what is switched off at
its source is off for everyone who borrowed it (A-098 to A-103).
"""

from __future__ import annotations

import enum
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import ClassVar, NamedTuple

from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.raiders.attacking import Attack
from kitchentable.raiders.cards import Trait, Type
from kitchentable.raiders.pool import Change
from kitchentable.raiders.state import Character, Effect, Raid, Troop
from kitchentable.raiders.tabletop import Going, Sight

Deed = tuple[str, ...]
"""What somebody does in an action: who, what, and whom or what it is about."""

Shares = list[tuple[Character, int]]
"""Who has to defend against how many Aces of one roll."""


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
    """The base of all abilities: every moment, with nothing to say at any of them."""

    id: ClassVar[str]
    group: ClassVar[Group]
    hurts: ClassVar[str] = ""
    """The rule by which it is marked Hurts (HR-163); "" if it is not."""
    number: ClassVar[str] = ""
    """Its main number, cited where it only adds a number to a roll."""
    shared: ClassVar[bool] = True
    """For Leader abilities: whether it acts on the Leader's unit, or on the Leader alone."""

    # --- before the game -----------------------------------------------------------------

    def before_setup(self, game: Raid, who: Character) -> Asks[None]:
        """Before the Setup roll."""
        yield from ()

    def deploys_late(self, game: Raid, who: Character) -> str:
        """The rule by which its troop is deployed after all others; "" if it is not."""
        return ""

    def joins_unit(self, game: Raid, who: Character) -> str:
        """The rule by which it may be deployed inside a unit."""
        return ""

    def moves_early(self, game: Raid, troop: Troop) -> str:
        """The rule by which its unit may move before the first round."""
        return ""

    # --- a turn --------------------------------------------------------------------------

    def turn_starts(self, game: Raid, who: Character) -> Asks[None]:
        """The bearer's troop was activated; asked of each member."""
        yield from ()

    def turn_ends(self, game: Raid, who: Character) -> Asks[None]:
        """The turn of the bearer's troop is over."""
        yield from ()

    def deeds(self, game: Raid, who: Character, kind: str) -> Iterable[Deed]:
        """What the bearer may do by this ability in an action of a kind; it starts with its id."""
        return ()

    def refused(self, game: Raid, who: Character, kind: str) -> Mapping[Deed, Illegal]:
        """What one might expect among these deeds, and why it is not possible."""
        return {}

    def do(self, game: Raid, who: Character, about: Sequence[str]) -> Asks[None]:
        """Do one of these deeds."""
        yield from ()

    # --- moving --------------------------------------------------------------------------

    def going(self, game: Raid, who: Character, going: Going) -> Going:
        """How the bearer moves."""
        return going

    def slips_away(self, game: Raid, who: Character, enemy: Character) -> str:
        """The rule by which the bearer leaves contact without a free attack; "" if none."""
        return ""

    def strikes_anyway(self, game: Raid, who: Character, slips: str) -> Change | None:
        """The bearer was left by somebody who slips away: its strike all the same, if any."""
        return None

    def contact_made(self, game: Raid, who: Character, enemies: Sequence[str]) -> None:
        """The bearer came into contact with enemies by its own move."""

    def lands_softly(self, game: Raid, who: Character) -> str:
        """The rule by which falls do not wound the bearer."""
        return ""

    def within(self, game: Raid, troop: Troop, distance: int) -> int:
        """How close the unit has to keep together."""
        return distance

    def stands_firm(self, game: Raid, who: Character) -> str:
        """The rule by which the bearer cannot be moved against its will."""
        return ""

    # --- attacks: who and how ------------------------------------------------------------

    def reach(self, game: Raid, who: Character) -> int:
        """How far the bearer's Close combat attacks go beyond contact."""
        return 0

    def shoots_engaged(self, game: Raid, who: Character, target: Character | None) -> bool:
        """Whether the bearer may shoot in contact: at a target, or (`None`) at all."""
        return False

    def sees(self, game: Raid, who: Character, target: Character, sight: Sight) -> Sight:
        """How the bearer may see a target to shoot at it."""
        return sight

    def own_target(self, game: Raid, who: Character) -> bool:
        """Whether each member of the unit shoots at a target of its own."""
        return False

    def is_mode(self, game: Raid, attack: Attack) -> bool:
        """Whether the bearer may use the ability as a way to make this attack."""
        return False

    def must_mode(self, game: Raid, attack: Attack) -> bool:
        """Whether the attack is possible in this way alone."""
        return False

    def stand_in(self, game: Raid, who: Character, attack: Attack) -> Asks[bool]:
        """The bearer is beside the target: whether he takes its place."""
        yield from ()
        return False

    def aimed(self, game: Raid, attack: Attack) -> Asks[None]:
        """The attacker's modes are chosen, the target is fixed, no die is rolled."""
        yield from ()

    # --- attacks: pools ------------------------------------------------------------------

    def base_range(self, game: Raid, distance: int) -> int:
        """The attacker's base range against the bearer."""
        return distance

    def attack_changes(self, game: Raid, attack: Attack) -> Iterable[Change]:
        """What changes the attacker's pool, for abilities of the attacker."""
        return ()

    def target_changes(self, game: Raid, attack: Attack) -> Iterable[Change]:
        """What changes the target's Defence pool, for abilities of the attacker."""
        return ()

    def defence_changes(self, game: Raid, attack: Attack) -> Iterable[Change]:
        """What changes the target's Defence pool, for abilities of the target."""
        return ()

    def friend_changes(self, game: Raid, who: Character, attack: Attack) -> Iterable[Change]:
        """The same, for abilities of the target's friends."""
        return ()

    def boost(self, game: Raid, attack: Attack) -> int:
        """More Boost for the attacker."""
        return 0

    def defence_boost(self, game: Raid, attack: Attack) -> int:
        """More Boost for the target."""
        return 0

    def least(self, game: Raid, attack: Attack) -> int:
        """The least result of the attacker."""
        return 0

    def stops_chains(self, game: Raid, attack: Attack) -> bool:
        """Whether Critical Aces of the Defence are plain Aces."""
        return False

    def challenged(self, game: Raid, who: Character, challenger: Character) -> Iterable[Change]:
        """What changes the pool of somebody who challenges the bearer."""
        return ()

    def effect_changes(
        self, game: Raid, effect: Effect, who: Character, trait: Trait, attack: Attack | None
    ) -> Iterable[Change]:
        """What a lasting effect of this ability does to a roll of whom it lies on."""
        return ()

    def used_up(self, game: Raid) -> bool:
        """Whether a lasting effect of this ability ends when it has changed a roll."""
        return False

    # --- attacks: the rolls --------------------------------------------------------------

    def before_defence(self, game: Raid, attack: Attack) -> Asks[None]:
        """The attack is rolled; asked of the target."""
        yield from ()

    def shares(self, game: Raid, attack: Attack, shares: Shares) -> Asks[Shares]:
        """Who has to defend against how many Aces; asked of the attacker."""
        yield from ()
        return shares

    def after_defence(self, game: Raid, attack: Attack) -> Asks[None]:
        """The Defence is rolled, nothing is compared; asked of the attacker."""
        yield from ()

    def instead_of_wound(self, game: Raid, attack: Attack) -> Asks[bool]:
        """The attack hit: whether the attacker takes something else for the wound."""
        yield from ()
        return False

    def after_attack(self, game: Raid, attack: Attack) -> Asks[None]:
        """The attack is resolved; asked of the attacker."""
        yield from ()

    def after_defending(self, game: Raid, attack: Attack) -> Asks[None]:
        """The attack is resolved; asked of whoever defended."""
        yield from ()

    def after_action(self, game: Raid, troop: Troop) -> Asks[None]:
        """An action is over in which the bearer's unit defended in close combat."""
        yield from ()

    def forbids(
        self, game: Raid, effect: Effect, attacker: Character, target: Character
    ) -> Illegal | None:
        """Why a lasting effect of this ability forbids an attack."""
        return None

    # --- spirit --------------------------------------------------------------------------

    def immune(self, game: Raid, who: Character) -> str:
        """The rule by which the bearer is no target of Spirit abilities."""
        return ""

    # --- wounds --------------------------------------------------------------------------

    def passes_on(self, game: Raid, who: Character, done: Sequence[str]) -> Asks[str]:
        """A token is about to be placed on the bearer: who gets it instead; "" for nobody.

        `done` are those who passed on the same token already (A-087).
        """
        yield from ()
        return ""

    def after_token(self, game: Raid, who: Character) -> Asks[None]:
        """A token was placed on the bearer; nothing is judged yet."""
        yield from ()

    def endurance(self, game: Raid, who: Character, tokens: int) -> int:
        """With how many tokens the bearer vanishes."""
        return tokens

    def last_deed(self, game: Raid, who: Character) -> Asks[None]:
        """The bearer vanishes, and is still on the table."""
        yield from ()

    def gone(self, game: Raid, who: Character, spot: tuple[int, int, int]) -> Asks[None]:
        """The bearer has left the table, and stood there."""
        yield from ()

    def bursts(self, game: Raid, who: Character) -> str:
        """The rule by which everybody around the bearer has to defend when it vanishes."""
        return ""


class Borne(NamedTuple):
    """An ability somebody has the use of, and the character it comes from."""

    ability: Ability
    source: str


ABILITIES: dict[str, Ability] = {}
"""All abilities by their id (D-87: never by name)."""

_MOMENTS = [
    name for name in vars(Ability) if not name.startswith("_") and callable(getattr(Ability, name))
]
_SPEAK: dict[str, list[str]] = {moment: [] for moment in _MOMENTS}


def ability(cls: type[Ability]) -> type[Ability]:
    """Enter an ability into the register, at the moments it overrides."""
    ABILITIES[cls.id] = cls()
    for moment in _MOMENTS:
        if getattr(cls, moment) is not getattr(Ability, moment):
            _SPEAK[moment].append(cls.id)
    return cls


@rule("HR-028")
def may_bear(type: Type, ability: str) -> bool:
    """Whether a card of a type may show an ability: Unit, Leader and Hero ones are their own."""
    needed = {Group.UNIT: Type.UNIT, Group.LEADER: Type.LEADER, Group.HERO: Type.HERO}
    return needed.get(ABILITIES[ability].group, type) is type


class Spoken(NamedTuple):
    """Those of a card's abilities that have a say at a moment, by whom they serve."""

    own: tuple[Ability, ...]
    unit: tuple[Ability, ...]
    leader: tuple[Ability, ...]


@cache
def _spoken(abilities: tuple[str, ...], moment: str) -> Spoken:
    """What of a card's abilities is heard at a moment ("" for all)."""
    wanted = _SPEAK[moment] if moment else ABILITIES
    heard = [ABILITIES[id] for id in abilities if id in wanted]
    by = {group: tuple(each for each in heard if each.group is group) for group in Group}
    own = tuple(each for each in heard if each.group not in (Group.UNIT, Group.LEADER))
    return Spoken(own, by[Group.UNIT], by[Group.LEADER])


class Cast(NamedTuple):
    """What abilities the cards of a game have to say when; cards do not change."""

    of: dict[str, Character]
    leaders: list[Character]
    speaking: dict[str, list[Character]]
    """The Leaders whose Leader abilities have a say at a moment."""
    silent: dict[tuple[str, str, str], bool]
    """Whether nothing is heard: by a card, in a troop with a card, at a moment."""
    quiet: dict[str, bool]
    """Whether nobody's card has anything to say at a moment."""


_CAST = Cast({}, [], {}, {}, {})


def _cast(game: Raid) -> Cast:
    """The cast of a game; the last one asked for is kept."""
    global _CAST
    cast = _CAST
    if cast.of is not game.characters:
        leaders = [who for who in game.characters.values() if game.is_leader(who)]
        cards, played = game.content.cards, [each.card for each in game.characters.values()]
        played += [each.card for each in game.troops.values() if each.card]
        known = tuple([(id, cards[id].type, cards[id].abilities) for id in dict.fromkeys(played)])
        cast = _CAST = Cast(game.characters, leaders, {}, *_found(known, game.setup.advanced))
    return cast


@lru_cache(64)
def _found(
    cards: tuple[tuple[str, Type, tuple[str, ...]], ...], advanced: bool
) -> tuple[dict[tuple[str, str, str], bool], dict[str, bool]]:
    """What is found out about cards that play together holds for every game of theirs."""
    return {}, {}


def _leaders_at(game: Raid, moment: str) -> list[Character]:
    """The Leaders whose Leader abilities have a say at a moment."""
    cast = _cast(game)
    if moment not in cast.speaking:
        cast.speaking[moment] = [
            who for who in cast.leaders if _spoken(game.card_of(who).abilities, moment).leader
        ]
    return cast.speaking[moment]


def is_silent(game: Raid, card: str, unit: str, moment: str) -> bool:
    """Whether at a moment nothing is heard, by a card ("": any) in a troop with a card."""
    cast = _CAST
    if cast.of is not game.characters:
        cast = _cast(game)
    known = cast.silent.get((card, unit, moment))
    if known is None:
        cards = game.content.cards
        own = card and _spoken(cards[card].abilities, moment).own
        shared = unit and _spoken(cards[unit].abilities, moment).unit
        heard = own or shared or _leaders_at(game, moment)
        known = cast.silent[card, unit, moment] = not heard or not game.setup.advanced
    return known


def is_quiet(game: Raid, moment: str) -> bool:
    """Whether nobody's card has anything to say at a moment; cards do not change."""
    cast = _CAST if _CAST.of is game.characters else _cast(game)
    quiet = cast.quiet.get(moment)
    return _is_quiet(game, cast, moment) if quiet is None else quiet


def _is_quiet(game: Raid, cast: Cast, moment: str) -> bool:
    """The same where it was not asked before."""
    cards = game.content.cards
    named = dict.fromkeys([each.card for each in game.characters.values()])
    units = dict.fromkeys([each.card for each in game.troops.values()])
    heard = any(any(_spoken(cards[card].abilities, moment)) for card in (*named, *units) if card)
    cast.quiet[moment] = not heard
    return not heard


def bearing(game: Raid, who: Character, moment: str = "") -> list[Borne]:
    """The abilities a character has the use of now, each once (A-006); at one moment or all."""
    cast = _CAST
    if cast.of is not game.characters:
        cast = _cast(game)
    quiet = cast.quiet.get(moment)
    if quiet or (quiet is None and _is_quiet(game, cast, moment)):
        return []
    troop = game.troops.get(who.troop)
    unit = "" if troop is None else troop.card
    if is_silent(game, who.card, unit, moment):
        return []
    found = [*(_own(game, who, moment) or ())]
    if unit:
        found += _of_unit(game, who, unit, moment) or ()
    found += _of_leaders(game, who, moment)
    if len(found) < 2:
        return found
    return list({each.ability.id: each for each in reversed(found)}.values())[::-1]


@rule("HR-038", "HR-039", "HR-045")
def _own(game: Raid, who: Character, moment: str) -> list[Borne]:
    """What its own card gives a character alone."""
    return [
        Borne(each, who.id)
        for each in _spoken(game.content.cards[who.card].abilities, moment).own
        if not is_off(game, who, each.id)
    ]


@rule("HR-052", "HR-053", "HR-308")
def _of_unit(game: Raid, who: Character, unit: str, moment: str) -> list[Borne]:
    """Unit abilities: of everybody who is in the unit now, Leaders and Specialists too."""
    return [
        Borne(each, who.id)
        for each in _spoken(game.content.cards[unit].abilities, moment).unit
        if not is_off(game, who, each.id)
    ]


def _of_leaders(game: Raid, who: Character, moment: str) -> list[Borne]:
    """Leader abilities that reach a character, its own included."""
    found = []
    for leader in _leaders_at(game, moment):
        if leader.seat != who.seat or leader.at is None:
            continue
        for each in _spoken(game.card_of(leader).abilities, moment).leader:
            if reaches(game, leader, who, each.id) and not is_off(game, leader, each.id):
                found.append(Borne(each, leader.id))
    return found


@rule("HR-048", "HR-289", "HR-290")
def reaches(game: Raid, leader: Character, who: Character, ability: str) -> bool:
    """Whether a Leader's ability reaches a character (A-100, A-103)."""
    if leader is who:
        return True
    if not ABILITIES[ability].shared:
        return False
    if leader.troop == who.troop or is_general(game, leader):
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
    assert game.action is not None, "somebody is acting"
    return (who.id, ability) not in game.action.used


def use(game: Raid, who: Character, ability: str) -> None:
    """Note that an ability gave something free in this action."""
    assert game.action is not None, "somebody is acting"
    game.action.used.append((who.id, ability))


def forbidden(game: Raid, attacker: Character, target: Character) -> Illegal | None:
    """Why something that lasts forbids an attack; `None` if nothing does."""
    for effect in game.effects:
        if effect.on == attacker.id:
            why = ABILITIES[effect.ability].forbids(game, effect, attacker, target)
            if why is not None:
                return why
    return None
