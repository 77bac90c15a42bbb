"""The events of heroes and their abilities, of creeps and summoned creatures."""

from __future__ import annotations

from kitchentable.kernel.state.marks import Public
from kitchentable.kernel.words import Message, say
from kitchentable.warcraft.model.words import Told, creep_word, type_word


class CreepsPlaced(Told):
    """Creeps lie face down on the board."""

    spaces: Public[tuple[str, ...]]


class CreepTurned(Told):
    """A creep was turned up."""

    kind_is = type_word
    space: Public[str]
    creep: Public[str]
    strength: Public[int]
    """The Strength on its marker."""
    dice: Public[int]
    """The number of its dice."""
    kind: Public[str]
    """Its type: "melee", "ranged" or "flying"."""


class CreepHit(Told):
    """A creep has lost a die."""

    creep: Public[str]
    space: Public[str]
    left: Public[int]
    """The dice it has left."""

    def together(self) -> Message:
        return say(
            "wc-creep-hit-together", creep=creep_word(self.creep), space=self.space, number=1
        )


class CreepKilled(Told):
    """A creep was killed."""

    creep: Public[str]
    space: Public[str]


class HeroChosen(Told):
    """A player's hero is known, and stands on the board."""

    seat: Public[int]
    hero: Public[str]
    space: Public[str]


class HeroWounded(Told):
    """A hero has got a wound."""

    seat: Public[int]
    hero: Public[str]
    wounds: Public[int]


class HeroHealed(Told):
    """A hero has lost wounds."""

    seat: Public[int]
    hero: Public[str]
    wounds: Public[int] = 0


class HeroKilled(Told):
    """A hero was killed."""

    seat: Public[int]
    hero: Public[str]
    space: Public[str]


class CreaturesGone(Told):
    """The summoned creatures of a player have left the board."""

    seat: Public[int]


class Learned(Told):
    """A hero has got experience points."""

    seat: Public[int]
    hero: Public[str]
    points: Public[int]
    """All experience points it has now."""


class NothingLearned(Told):
    """A hero has got no experience point for this battle."""

    seat: Public[int]
    hero: Public[str]


class HeroRose(Told):
    """A hero has gone up a level."""

    seat: Public[int]
    hero: Public[str]
    level: Public[int]


class PowerUsed(Told):
    """A hero's ability was used."""

    seat: Public[int]
    hero: Public[str]
    power: Public[str]


class Banished(Told):
    """A unit neither attacks nor can be removed in this round."""

    seat: Public[int]
    """The owner of the unit."""
    kind: Public[str]
    space: Public[str]


class Restored(Told):
    """A lost unit has come back."""

    seat: Public[int]
    """The owner of the unit."""
    kind: Public[str]
    space: Public[str]


class PowerCountered(Told):
    """A hero's ability was cancelled."""

    seat: Public[int]
    """The player whose ability it was."""
    power: Public[str]
    by: Public[int]
    """The player who cancelled it."""


class Teleported(Told):
    """A hero and the units that go along are in another space."""

    seat: Public[int]
    start: Public[str]
    to: Public[str]


class Strides(Told):
    """Pieces of a player move further in this Move Step."""

    seat: Public[int]
    space: Public[str]


class Rooted(Told):
    """Pieces of a player do not move in this Move Step."""

    seat: Public[int]
    """The owner of the pieces."""
    space: Public[str]


class Summoned(Told):
    """Creatures were summoned."""

    seat: Public[int]
    kind: Public[str]
    number: Public[int]
    space: Public[str]


class Stunned(Told):
    """A unit does not attack in this round."""

    seat: Public[int]
    """The owner of the unit."""
    kind: Public[str]
    space: Public[str]


class HeroTrained(Told):
    """A dead hero is in training."""

    seat: Public[int]
    hero: Public[str]
    level: Public[int]
