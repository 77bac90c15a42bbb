"""Estimates of a bot: the worth of characters, and the chances of attacks.

Chances are whole thousandths. Worth is in points, a hundred to the Star. `odds_of` is exact for
an attack as the rules would make it now. `rough` is exact for the dice of two cards but ignores
places: it weighs attacks that may never be made.
"""

from __future__ import annotations

from functools import lru_cache

from kitchentable.raiders.model.attack import CLOSE, RANGED, Attack
from kitchentable.raiders.model.cards import Card, Trait
from kitchentable.raiders.model.content import Content
from kitchentable.raiders.model.dice import NAMES, Dice
from kitchentable.raiders.model.pool import Change, Kind, build, weakest
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.moments import ATTACK_BOOST, CHALLENGED, DEFENCE_BOOST, STOPS_CHAINS
from kitchentable.raiders.odds import exact
from kitchentable.raiders.odds.exact import ONE, Chances
from kitchentable.raiders.rules import attack_order, defence_roll, rolls

SURE = 1000
"""Certainty."""

Faces = tuple[tuple[str, ...], ...]
"""The faces of the three dice."""

MODES = {"parabolic": Kind.DOWNGRADE, "saturation-fire": Kind.ONLY_STRONGEST}
"""The changes to the dice by those special ways to shoot that are worth a move."""

Case = tuple[str, bool, bool, bool]
"""How an attack is made: its kind, in cover, beyond the range, at a target on the ground."""


def faces_of(content: Content) -> Faces:
    """The dice of a game in a form that can be a key of a cache."""
    return tuple(content.dice[name] for name in NAMES)


# --- worth ----------------------------------------------------------------------------------------


def price(game: Raid, who: Character) -> int:
    """The price of a character, a hundred points to the Star."""
    card = game.card_of(who)
    return 100 * card.cost // card.force


def wound_worth(game: Raid, who: Character, head: int = 0) -> int:
    """The points of one more Wound token on a character; `head` is added if it vanishes by it."""
    tokens = 3 if "champion" in game.card_of(who).abilities else 2
    full = price(game, who)
    if who.wounds + 1 >= tokens:
        return full * 6 // 10 + head
    return full * 4 // 10 // (tokens - 1) + head // 4


# --- chances --------------------------------------------------------------------------------------


@lru_cache(maxsize=50_000)
def _hit(
    faces: Faces,
    attack: tuple[Dice, int, int],
    defence: tuple[Dice, int],
    chains: bool,
) -> int:
    """The chance of more Aces: dice, Boost and least result against dice and Boost."""
    ours = exact.boosted(exact.aces(_named(faces), attack[0]), attack[1], attack[2])
    theirs = exact.boosted(exact.aces(_named(faces), defence[0], chains), defence[1])
    return exact.attack(ours, theirs).hit * SURE // ONE


def _named(faces: Faces) -> dict[str, tuple[str, ...]]:
    return dict(zip(NAMES, faces, strict=True))


@lru_cache(maxsize=1000)
def spread(faces: Faces, dice: Dice) -> Chances:
    """The chance of each number of Aces with some dice."""
    return exact.aces(_named(faces), dice)


@lru_cache(maxsize=1000)
def ace(faces: Faces, colour: int) -> int:
    """The chance of an Ace with one die of a colour."""
    return SURE * sum(face != "blank" for face in faces[colour]) // len(faces[colour])


def odds_of(game: Raid, attack: Attack) -> int:
    """The exact chance that an attack hits now; its cover and distance are set."""
    attacker, target = attack.attacker, attack.target
    ours = rolls.pool_of(
        game, attacker, attack.trait, attack_order.attack_changes(game, attack), attack
    ).dice
    theirs = rolls.pool_of(
        game, target, Trait.DEFENCE, defence_roll.defence_changes(game, attack), attack
    ).dice
    boost = game.card_of(attacker).pool(attack.trait).boost
    boost += ATTACK_BOOST.ask(game, attacker, attack).value
    guard = game.card_of(target).defence.boost + DEFENCE_BOOST.ask(game, target, attack).value
    if not game.setup.advanced:
        boost = guard = 0
    least = attack_order.at_least(game, attack, 0)
    chains = not STOPS_CHAINS.ask(game, attacker, attack).value
    faces = faces_of(game.content)
    hit = _hit(faces, (ours, boost, least), (theirs, guard), chains)
    return _lasting(faces, game.card_of(target), hit, game.setup.advanced)


def aimed(game: Raid, kind: str, attacker: Character, target: Character) -> Attack:
    """An attack as it would be measured now."""
    attack = Attack(kind, attacker, target)
    attack_order.measure(game, attack)
    return attack


def _lasting(faces: Faces, card: Card, hit: int, advanced: bool) -> int:
    """The chance that a Wound token is placed and stays, with barriers and regeneration."""
    if not advanced:
        return hit
    if "energy-barrier" in card.abilities:
        hit = hit * hit // SURE
    if "regeneration" in card.abilities:
        colour = weakest(card.defence.printed.dice)
        hit = hit * (SURE - (ace(faces, colour) if colour is not None else 0)) // SURE
    return hit


class Rough:
    """The chances of one card against another, each computed once."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self._faces = faces_of(content)
        self._known: dict[tuple[str, str, bool, bool, Case, str], int] = {}

    def chance(self, attacker: Character, target: Character, case: Case, mode: str = "") -> int:
        """The chance that one character hits another, regardless of their places.

        `mode` is the special way in which the attack is made."""
        hurt, harmed = attacker.wounds > 0, target.wounds > 0
        key = attacker.card, target.card, hurt, harmed, case, mode
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._chance(*key)
        return found

    def _chance(self, one: str, other: str, hurt: bool, harmed: bool, case: Case, mode: str) -> int:
        attacker, target = self.content.cards[one], self.content.cards[other]
        kind, cover, beyond, down = case
        trait = Trait.CLOSE_COMBAT if kind == CLOSE else Trait.SHOOTING
        changes = [Change(Kind.DISCARD_STRONGEST, "range", "")] if beyond else []
        changes += [Change(MODES[mode], mode, "")] if mode else []
        ours = build(attacker.pool(trait).printed, hurt, changes).dice
        guarded = _guarded(attacker, target, kind, cover, down)
        theirs = build(target.defence.printed, harmed, guarded).dice
        least = int(kind == CLOSE and "reassuring-attack" in attacker.abilities)
        chains = "precise-attack" not in attacker.abilities
        attack = ours, attacker.pool(trait).boost, least
        hit = _hit(self._faces, attack, (theirs, target.defence.boost), chains)
        return _lasting(self._faces, target, hit, advanced=True)


def _guarded(attacker: Card, target: Card, kind: str, cover: bool, down: bool) -> list[Change]:
    """The changes to the Defence of one card against another, regardless of their places."""
    wanted = {
        "cover": kind == RANGED and cover,
        "ground": kind == RANGED and down,
        "sharp-reflexes": kind == RANGED and "sharp-reflexes" in target.abilities,
        "resilience": kind == CLOSE and "resilience" in target.abilities,
    }
    changes = [Change(Kind.UPGRADE, source, "") for source, holds in wanted.items() if holds]
    if kind == CLOSE and "exploit-weakness" in attacker.abilities:
        changes.append(Change(Kind.DOWNGRADE, "exploit-weakness", ""))
    return changes


def spirit_odds(game: Raid, who: Character, target: Character) -> int:
    """The chance to win a challenge."""
    changes = CHALLENGED.changes(game, target, who)
    ours = rolls.pool_of(game, who, Trait.SPIRIT, changes).dice
    theirs = rolls.pool_of(game, target, Trait.SPIRIT).dice
    own, other = game.card_of(who).spirit.boost, game.card_of(target).spirit.boost
    return _hit(faces_of(game.content), (ours, own, 0), (theirs, other), True)
