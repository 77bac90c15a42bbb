"""What abilities have in common: telling their use, and what hurts."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.raiders.model.events import AbilityUsed
from kitchentable.raiders.model.state import Character, Raid
from kitchentable.raiders.rules import wounds


def used(game: Raid, who: Character, ability: str, rules: tuple[str, ...], about: str = "") -> None:
    """Tell that an ability was used."""
    game.tell(AbilityUsed(who=who.id, ability=ability, about=about, rules=rules))


@rule("HR-163")
def hurts(
    game: Raid, who: Character, ability: str, rules: tuple[str, ...], about: str = ""
) -> Asks[None]:
    """Note a use of an ability marked Hurts: a token at the end of the turn for each (A-081).

    In the Norwegian book the token comes at once (D-32).
    """
    assert game.turn is not None, "a turn is in progress"
    used(game, who, ability, ("HR-163", *rules), about)
    if game.setup.hurts == "turn":
        game.turn.hurts.append((who.id, ability))
    else:
        yield from wounds.wound(game, who, who.seat, ("HR-163", *rules))
