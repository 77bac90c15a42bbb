"""Warcraft as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kitchentable.kernel import toml
from kitchentable.kernel.agreeing import Offer
from kitchentable.kernel.game import RESIGN, SHEET, Chances, Game, Result, Setup, Sheet, Since
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.look import Player as PlayerOf
from kitchentable.kernel.questions import Asks, Choose, Question
from kitchentable.kernel.rules import rule
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.board import laid_out
from kitchentable.warcraft.cards import common, human, night_elf, orc, undead
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.content import Content, unfit
from kitchentable.warcraft.events import EVENTS, Gave, GaveUp, card_word, race_word
from kitchentable.warcraft.kinds import KIND_OF, MARKERS, NAMES, STACK
from kitchentable.warcraft.picture import legend, picture
from kitchentable.warcraft.played import Played
from kitchentable.warcraft.played import agreed as options_agreed
from kitchentable.warcraft.powers import striking, summoning
from kitchentable.warcraft.powers.power import POWERS
from kitchentable.warcraft.rules import turn
from kitchentable.warcraft.situation import situate
from kitchentable.warcraft.state import Player, Warcraft

HOME = Path(__file__).parent
DECKS = (common, human, night_elf, orc, undead)
ABILITIES = (striking, summoning)

SEATING = ("human", "orc", "night-elf", "undead")
"""Four players, clockwise, so that the teams alternate (WC-108)."""
TARGETS = {2: 15, 4: 30}
WON = {
    "WC-193": ("WC-559", "WC-560"),
    "WC-550": ("WC-554", "WC-556", "WC-558"),
    "WC-552": ("WC-554", "WC-556", "WC-558"),
}
"""Rules that go with the one by which a game has ended."""


class WarcraftSetup(Setup, frozen=True):
    """What the players agree: races by seat, points to win, turns at most."""

    races: tuple[str, ...] = ()
    target: int = 0
    """Points to win; 0: 15 for two players, 30 for two teams."""
    turns: int = 40
    """Turns after which whoever has most points wins; 0: play on."""
    expansion: bool = False
    """Whether the Expansion Set is in play."""
    options: tuple[str, ...] = ()
    """Which of its options: strategic, racial, creeps, heroes, research, draining, hidden."""


class WarcraftGame(Game[Warcraft]):
    """Warcraft: The Board Game."""

    name = "warcraft"
    version = 1
    prefix = "WC"
    home = HOME
    state = Warcraft
    setup = WarcraftSetup
    content = Content
    events = EVENTS
    opponents = ("regular",)
    sizes = (2, 4)
    by_seat = ("races",)

    def offers(self, lang: str) -> Mapping[str, Sequence[Offer]]:
        return {"races": [Offer(race, race_word(race)) for race in self.packs().races]}

    def drawing(self, view: Warcraft, say: Callable[[Message], str]) -> str:
        from kitchentable.warcraft import svg  # only pages and documents need pictures

        return svg.picture(view, say)

    def player(self, kind: str, seed: int) -> PlayerOf:
        """The regular: opens sensibly, harvests, fights when the odds are good."""
        from kitchentable.warcraft.bots.regular import Regular

        return Regular(seed)

    def packs(self) -> Content:
        return _packs()

    def unfit(self, content: Content) -> Sequence[Message]:
        return tuple(unfit(content, tuple(CARDS), tuple(POWERS)))

    @rule("WC-001", "WC-098", "WC-099")
    def begin(self, setup: WarcraftSetup, content: Content) -> Warcraft:
        """Two players, or two teams of two; three have no board of their own."""
        if setup.seats not in TARGETS:
            number = "WC-099" if setup.seats == 3 else "WC-001"
            raise Illegal(number, "wc-seats", given=setup.seats)
        played = options_agreed(setup.expansion, setup.options)
        races = agreed(setup, content)
        teams = sides(races)
        layout = next(each for each in content.layouts.values() if each.seats == setup.seats)
        board = laid_out(content, layout)
        spaces = len(board.spaces)
        players = [Player(seat, teams[seat], race) for seat, race in enumerate(races)]
        return Warcraft(
            content=content,
            board=board,
            target=setup.target or points_to_win(setup.seats, played),
            played=played,
            limit=setup.turns,
            players=players,
            depleted=[0] * spaces,
        )

    def situate(self, setup: WarcraftSetup, content: Content, data: dict[str, Any]) -> Warcraft:
        played = options_agreed(setup.expansion, setup.options)
        return situate(content, setup.target, setup.turns, played, data)

    def at(self, state: Warcraft, path: str) -> Any:
        """Also pieces, as situations give them: `players.0.units.a.melee`."""
        steps = path.split(".")
        if len(steps) == 5 and (steps[0], steps[2]) == ("players", "units"):
            player = state.players[int(steps[1])]
            return player.count(state.board.index[steps[3]], KIND_OF[steps[4]])
        return super().at(state, path)

    def play(self, state: Warcraft) -> Asks[None]:
        return turn.play(state)

    def result(self, state: Warcraft) -> Result | None:
        if state.stage != "over":
            return None
        winners = tuple(state.winners)
        names = tuple(Who(seat) for seat in winners)
        if state.ended == "resigned":
            return Result(winners, say("wc-won-resigned", who=names))
        if state.ended == "limit":
            return Result(winners, say("wc-won-limit", who=names, turn=state.turn))
        return Result(winners, say("wc-won", who=names), won_by(state))

    @rule("WC-032", "WC-574")
    def shows(self, state: Warcraft, owner: int, viewer: int) -> bool:
        """A hand is its owner's secret; teammates show theirs to each other."""
        return state.players[owner].team == state.players[viewer].team

    # --- unasked -------------------------------------------------------------------------

    @rule("WC-473", "WC-537", "WC-561", "WC-575")
    def interjections(self, state: Warcraft, seat: int) -> Choose[Any]:
        """Gifts to a teammate at any time; a Victory Point outside battles. Cards are no gift."""
        player = state.players[seat]
        acts: list[tuple[Any, ...]] = []
        if player.out or state.stage in ("races", "first", "start", "over"):
            return Choose(say("interject"), seat=seat, among=())
        if two_sides(state):
            acts.append(RESIGN)
        if common.VICTORY_POINT.name in player.hand and state.stage in QUIET_MOMENTS:
            acts.append(("victory",))
        for other in state.team(player):
            if other is not player and state.stage != "removal":
                acts += [("give", other.seat, n, 0) for n in range(1, player.gold + 1)]
                acts += [("give", other.seat, 0, n) for n in range(1, player.wood + 1)]
        return Choose(
            say("interject"),
            seat=seat,
            among=acts,
            why=lambda act: not_unasked(state, act),
            words=act_words,
        )

    @rule("WC-561")
    def interject(self, state: Warcraft, seat: int, act: Any) -> None:
        player = state.players[seat]
        if act == RESIGN:
            give_up(state, player)
            return
        if act == ("victory",):
            common.VICTORY_POINT.show(state, player)
            return
        _, to, gold, wood = act
        player.gold -= gold
        player.wood -= wood
        state.players[to].gold += gold
        state.players[to].wood += wood
        state.tell(Gave(seat=seat, to_seat=to, gold=gold, wood=wood, rules=("WC-561",)))

    # --- what is hidden ------------------------------------------------------------------

    def imagine(self, view: Warcraft, seat: int | None, since: Since, rng: Random) -> Warcraft:
        """Cards that were played since were in the hand; the rest is dealt from what is unseen."""
        for player in view.players:
            if player.race and (player.deck or player.hand or player.discard):
                _imagine_cards(view, player, since, rng)
        return view

    # --- for tests, terminals and simulations --------------------------------------------

    def broken(self, state: Warcraft) -> Sequence[str]:
        players = [player for player in state.players if not player.neutral]
        return [wrong for player in players for wrong in _broken(state, player)]

    def picture(self, view: Warcraft, sheet: Sheet = SHEET) -> Sequence[Message]:
        return picture(view)

    def hints(self, view: Warcraft, question: Question[Any]) -> Sequence[Message]:
        """The odds of the battles a move would lead to."""
        if question.say.id != "wc-move":
            return ()
        from kitchentable.warcraft import chances  # only people need them

        return chances.before_moving(view, question.seat, question.suggestions())

    def odds(self, given: Sequence[str]) -> Chances:
        from kitchentable.warcraft import chances

        return chances.of_battle(given)

    def legend(self) -> Sequence[Message]:
        return legend()

    def summary(self, state: Warcraft) -> dict[str, int]:
        figures = {
            "turns": state.turn,
            "battles": state.battles,
            "limit": int(state.ended == "limit"),
            "elimination": int(state.ended == "WC-193"),
        }
        for player in state.players:
            if player.neutral:
                continue
            figures[f"won-{player.race}"] = int(player.seat in state.winners)
            figures[f"played-{player.race}"] = 1
        return figures


@cache
def _packs() -> Content:
    return read_packs(HOME / "packs")


@rule("WC-035", "WC-083")
def read_packs(folder: Path) -> Content:
    """Values and layouts are data: all packs of a folder together."""
    data: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):
        found, _ = toml.load(path)
        found.pop("pack")
        for key, value in found.items():
            data[key] = {**data.get(key, {}), **value} if isinstance(value, dict) else value
    return msgspec.convert(data, Content)


@rule("WC-593")
def points_to_win(seats: int, played: Played) -> int:
    """The strategic game of two teams goes to 20."""
    return 20 if seats == 4 and played.strategic else TARGETS[seats]


@rule("WC-553")
def won_by(state: Warcraft) -> tuple[str, ...]:
    """The rules by which a game was won; teams may have agreed on 20 points."""
    rules = (state.ended, *WON.get(state.ended, ()))
    return (*rules, "WC-553") if state.ended == "WC-552" and state.target == 20 else rules


@rule("WC-107", "WC-108")
def sides(races: Sequence[str]) -> list[int]:
    """Two players are each his own side; of four, the teams sit alternately."""
    if len(races) < 4:
        return list(range(len(races)))
    teams = [int(race in ("orc", "undead")) for race in races]
    if teams[0] == teams[1] or teams[:2] != teams[2:]:
        raise Illegal("WC-108", "wc-seating")
    return teams


def agreed(setup: WarcraftSetup, content: Content) -> tuple[str, ...]:
    """The races by seat; "" for one that is dealt."""
    if not setup.races:
        return SEATING if setup.seats == 4 else ("",) * setup.seats
    for race in setup.races:
        if race not in content.races:
            known = ", ".join(content.races)
            raise Illegal("WC-085", "wc-no-such-race", race=race, known=known)
    if len(setup.races) != setup.seats or len(set(setup.races)) != setup.seats:
        raise Illegal("WC-001", "wc-races", wanted=setup.seats)
    return setup.races


def two_sides(state: Warcraft) -> bool:
    """Whether there are two sides left: then one can give up, and the other has won."""
    return len({player.team for player in state.inside()}) == 2


def give_up(state: Warcraft, player: Player) -> None:
    """A player gives up for his side: the game is over, and the other side has won."""
    state.winners = [each.seat for each in state.inside() if each.team != player.team]
    state.ended, state.stage = "resigned", "over"
    state.tell(GaveUp(seat=player.seat))


QUIET_MOMENTS = ("moving", "deploy", "spending")
"""Stages in which no card or other effect is under way (WC-537)."""


@rule("WC-473", "WC-537", "WC-575")
def not_unasked(state: Warcraft, act: Any) -> Illegal | None:
    """Nothing is given while casualties are removed, cards never; points wait for a pause."""
    if act == ("victory",) and state.stage not in QUIET_MOMENTS:
        return Illegal("WC-537", "wc-not-now", card=card_word(common.VICTORY_POINT.name))
    if not isinstance(act, tuple) or not act or act[0] != "give":
        return None
    if state.stage == "removal":
        return Illegal("WC-473", "wc-no-gift-now")
    card = any(isinstance(each, str) for each in act[1:])
    return Illegal("WC-575" if card else "WC-561", "wc-no-gift")


def act_words(act: tuple[Any, ...]) -> Message:
    """What a player does unasked, in words."""
    if act == RESIGN:
        return say("wc-resign")
    if act == ("victory",):
        return say("wc-spend-victory")
    return say("wc-give", who=Who(act[1]), gold=act[2], wood=act[3])


def _imagine_cards(view: Warcraft, player: Player, since: Since, rng: Random) -> None:
    """Fill a player's hand and deck with what is unseen of his cards."""
    unseen = Counter(view.race(player).cards())
    unseen -= Counter(player.discard)
    unseen -= Counter({common.VICTORY_POINT.name: player.shown})
    unseen -= Counter(card for card in player.hand if card)
    played = [
        answer[0]
        for who, answer in since
        if who == player.seat and isinstance(answer, tuple) and answer and answer[0] in CARDS
    ]
    for at, card in enumerate(player.hand):
        if not card and played and unseen[played[0]] > 0:
            player.hand[at] = played.pop(0)
            unseen[player.hand[at]] -= 1
    cards = list(unseen.elements())
    rng.shuffle(cards)
    player.hand = [card or cards.pop() for card in player.hand]
    player.deck = [card or cards.pop() for card in player.deck]


def _broken(state: Warcraft, player: Player) -> list[str]:
    wrong: list[str] = []
    who = f"seat {player.seat}"
    if min(player.pieces.values(), default=1) < 1 or player.gold < 0 or player.wood < 0:
        wrong.append(f"{who} has less than nothing")
    for kind, markers in enumerate(MARKERS):
        if player.in_play(kind) > markers:
            wrong.append(f"{who} has {player.in_play(kind)} {NAMES[kind]}")
    cards = [*player.hand, *player.deck, *player.discard]
    cards += [common.VICTORY_POINT.name] * player.shown
    if state.turn and sorted(cards) != sorted(state.race(player).cards()) and not player.out:
        wrong.append(f"{who} has other cards than his deck")
    if state.stage in ("harvest", "deploy", "spend"):
        for space in range(len(state.board.spaces)):
            if state.stacked(player, space, 0) > STACK:
                wrong.append(f"{who} has more than {STACK} units in {state.name(space)}")
            if player.workers(space) < player.builders(space):
                wrong.append(f"{who} builds in {state.name(space)} without a worker")
    return wrong


GAME = WarcraftGame()
