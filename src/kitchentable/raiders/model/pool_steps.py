"""The steps of a pool of dice as events."""

from __future__ import annotations

from kitchentable.raiders.model.events import PoolBuilt
from kitchentable.raiders.model.pool import Kind, Pool

CHANGES = {
    Kind.WOUNDED: "wounded", Kind.DISCARD_STRONGEST: "discard", Kind.ONLY_STRONGEST: "strongest",
    Kind.ONLY_WEAKEST: "weakest", Kind.DOWNGRADE: "downgrade", Kind.UPGRADE: "upgrade",
}  # fmt: skip


_SETS = {
    Kind.WOUNDED: (), Kind.DISCARD_STRONGEST: ("HR-149", "HR-155"),
    Kind.ONLY_STRONGEST: ("HR-149", "HR-155"), Kind.ONLY_WEAKEST: ("HR-149", "HR-155"),
    Kind.DOWNGRADE: ("HR-149", "HR-154", "HR-155"), Kind.UPGRADE: ("HR-149", "HR-154", "HR-155"),
}  # fmt: skip
"""The rules on sets and colours that say which set each kind of change is about."""

_TURNED = {Kind.DOWNGRADE: ("HR-157",), Kind.UPGRADE: ("HR-156",)}
"""The rule by which a set turns into another colour. White and black may stay as they are."""


def steps_of(who: str, trait: str, pool: Pool) -> list[PoolBuilt]:
    """The steps of a pool as events."""
    return [
        PoolBuilt(
            who=who,
            trait=trait,
            change=CHANGES[step.kind],
            source=step.source,
            before=step.before,
            after=step.after,
            rules=(
                step.rule,
                *_SETS[step.kind],
                *(_TURNED.get(step.kind, ()) if step.after != step.before else ()),
            ),
        )
        for step in pool.steps
    ]
