"""With the Expansion Set an Outpost can be given up for a new one (WC-388 to WC-391, WC-583)."""

from __future__ import annotations

from kitchentable.kernel.illegal import Illegal, names_nothing
from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import say
from kitchentable.warcraft.model.events import OutpostDestroyed
from kitchentable.warcraft.model.kinds import OUTPOSTS
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import GiveUpOutpost
from kitchentable.warcraft.moments import FROM_FIRST, OUTPOST_BEGINS, REBUILDS
from kitchentable.warcraft.options.option import EXPANSION, option

REBUILD = ("WC-036", "WC-581", "WC-388", "WC-389", "WC-390", "WC-391", "WC-583")


@option(EXPANSION)
class Rebuilding:
    """With the Expansion Set a player may give up an Outpost to start another."""

    @REBUILDS
    @rule("WC-036", "WC-388", "WC-581", "WC-583")
    def may_rebuild(self, game: Warcraft, player: Player) -> bool:
        """Whether a player may give up an Outpost to start one in another space."""
        return len(player.outposts) >= OUTPOSTS

    @OUTPOST_BEGINS
    @rule("WC-388", "WC-389", "WC-390", "WC-391")
    def make_room(self, game: Warcraft, player: Player, space: int) -> Asks[None]:
        """Let the player give up an Outpost elsewhere, finished or not; its worker is free."""
        if len(player.outposts) < OUTPOSTS:
            return
        posts = [post for post in player.outposts if post.space != space]
        names = list(dict.fromkeys(game.name(post.space) for post in posts))
        question = GiveUpOutpost(
            say("wc-give-up"),
            seat=player.seat,
            among=names,
            why=lambda name: no_outpost_there(game, name),
            words=lambda name: say("wc-give-up-one", space=name),
            open=True,
            rules=("WC-388", "WC-391"),
            stands_for=REBUILD,
        )
        given = yield from ask(question)
        player.outposts.remove(next(each for each in posts if game.name(each.space) == given))
        game.tell(OutpostDestroyed(seat=player.seat, space=given, rules=REBUILD))


@rule("WC-388")
def no_outpost_there(game: Warcraft, name: str) -> Illegal:
    """The reason against giving up an Outpost in a space where the player has none."""
    if name not in game.board.index:
        return names_nothing()
    return Illegal("WC-388", "wc-no-outpost-there", space=name)


@option(EXPANSION)
class FromTheFirstPlayer:
    """With the Expansion Set simultaneous play goes from the first player on."""

    @FROM_FIRST
    @rule("WC-786", "WC-787")
    def order(self, game: Warcraft) -> bool:
        return True
