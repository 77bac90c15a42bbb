"""The events of heroes and their abilities, of creeps and summoned creatures."""

from __future__ import annotations

from kitchentable.kernel.state.marks import Public
from kitchentable.warcraft.model.words import Told, type_word


class CreepsPlaced(Told):
    spaces: Public[tuple[str, ...]]


class CreepTurned(Told):
    kind_is = type_word
    space: Public[str]
    creep: Public[str]
    strength: Public[int]
    dice: Public[int]
    kind: Public[str]


class CreepHit(Told):
    creep: Public[str]
    space: Public[str]
    left: Public[int]


class CreepKilled(Told):
    creep: Public[str]
    space: Public[str]


class HeroChosen(Told):
    seat: Public[int]
    hero: Public[str]
    space: Public[str]


class HeroWounded(Told):
    seat: Public[int]
    hero: Public[str]
    wounds: Public[int]


class HeroHealed(Told):
    seat: Public[int]
    hero: Public[str]
    wounds: Public[int] = 0


class HeroKilled(Told):
    seat: Public[int]
    hero: Public[str]
    space: Public[str]


class CreaturesGone(Told):
    seat: Public[int]


class Learned(Told):
    seat: Public[int]
    hero: Public[str]
    points: Public[int]


class NothingLearned(Told):
    seat: Public[int]
    hero: Public[str]


class HeroRose(Told):
    seat: Public[int]
    hero: Public[str]
    level: Public[int]


class PowerUsed(Told):
    seat: Public[int]
    hero: Public[str]
    power: Public[str]


class Banished(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class Restored(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class PowerCountered(Told):
    seat: Public[int]
    power: Public[str]
    by: Public[int]


class Teleported(Told):
    seat: Public[int]
    start: Public[str]
    to: Public[str]


class Strides(Told):
    seat: Public[int]
    space: Public[str]


class Rooted(Told):
    seat: Public[int]
    space: Public[str]


class Summoned(Told):
    seat: Public[int]
    kind: Public[str]
    number: Public[int]
    space: Public[str]


class Stunned(Told):
    seat: Public[int]
    kind: Public[str]
    space: Public[str]


class HeroTrained(Told):
    seat: Public[int]
    hero: Public[str]
    level: Public[int]
