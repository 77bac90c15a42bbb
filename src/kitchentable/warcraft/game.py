"""Warcraft as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from kitchentable.kernel.agreement import Offer, Reading
from kitchentable.kernel.files import toml
from kitchentable.kernel.game import RESIGN, SHEET, Chances, Game, Result, Setup, Sheet, Since
from kitchentable.kernel.illegal import Illegal
from kitchentable.kernel.questions import Asks, Question
from kitchentable.kernel.rules import rule
from kitchentable.kernel.table.look import Player as PlayerOf
from kitchentable.kernel.words import Message, Who, say
from kitchentable.warcraft.cards import common, human, night_elf, orc, undead
from kitchentable.warcraft.cards.card import CARDS
from kitchentable.warcraft.model.answers import Act, Play, Step, Unasked
from kitchentable.warcraft.model.board import laid_out
from kitchentable.warcraft.model.content import Content, Layout, unfit
from kitchentable.warcraft.model.edition import OPTIONS, TARGETS, Played, agreed_points, option_word
from kitchentable.warcraft.model.edition import agreed as options_agreed
from kitchentable.warcraft.model.events import EVENTS, Gave, GaveUp
from kitchentable.warcraft.model.kinds import KIND_OF, MARKERS, NAMES, STACK
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import ActUnasked, Answer, ChooseHero, MovePiece, Resign
from kitchentable.warcraft.model.words import card_word, race_word
from kitchentable.warcraft.options.catalogue import cast_of
from kitchentable.warcraft.powers import (
    fields,
    hindrances,
    marches,
    rescues,
    strength,
    strikes,
    summons,
)
from kitchentable.warcraft.powers.power import POWERS
from kitchentable.warcraft.rules import turn
from kitchentable.warcraft.rules.setup import side_of
from kitchentable.warcraft.scenarios import loader, opening
from kitchentable.warcraft.scenarios.catalogue import EVENTS as SCENARIO_EVENTS
from kitchentable.warcraft.scenarios.catalogue import MODULES
from kitchentable.warcraft.scenarios.tokens import story, title
from kitchentable.warcraft.text import deck_cards, hero_cards
from kitchentable.warcraft.text.picture import legend, picture
from kitchentable.warcraft.text.situation import situate

HOME = Path(__file__).parent
DECKS = (common, human, night_elf, orc, undead)
BLOCKS = MODULES
ABILITIES = (strikes, hindrances, strength, rescues, summons, marches, fields)

BOARDS = ("", "two-lakes", "four-lakes")
"""Layouts that forms offer: the usual one, and those with water."""
WON = {
    "WC-193": ("WC-559", "WC-560"),
    "WC-550": ("WC-554", "WC-556", "WC-558"),
    "WC-551": ("WC-554", "WC-556", "WC-558", "WC-586"),
    "WC-552": ("WC-554", "WC-556", "WC-558"),
    "WC-850": ("WC-852",),
    "WC-851": ("WC-852",),
    "WC-894": ("WC-895",),
    "WC-896": ("WC-897",),
    **dict.fromkeys(("WC-910", "WC-923", "WC-936", "WC-959"), ("WC-557",)),
}
"""Rules that go with the one by which a game has ended."""

MOST_GIVEN = 99
"""Gold or wood in one gift: each amount is an option. Who has more gives twice."""

MOST_AGREED = 10_000
"""Points or turns that can be agreed: a game of forty turns is long."""


class WarcraftSetup(Setup, frozen=True):
    """What the players agree: races by seat, points to win, turns at most."""

    races: tuple[str, ...] = ()
    """The races by seat; "" for one that is drawn, () for all."""
    target: Annotated[int, Meta(ge=0, le=MOST_AGREED)] = 0
    """Points to win; 0: 15 for two or three players, 30 for two teams."""
    turns: Annotated[int, Meta(ge=0, le=MOST_AGREED)] = 40
    """Turns after which whoever has most points wins; 0: play on."""
    expansion: bool = False
    """Whether the Expansion Set is in play."""
    options: tuple[str, ...] = ()
    """Which of its options: strategic, racial, creeps, heroes, research, draining, hidden."""
    board: str = ""
    """The layout by its name, one for as many players; "": the one of the book."""
    scenario: str = ""
    """The scenario by its name; "": the main game."""
    elements_one_space: bool = False
    """Whether the three elements that win must be in one space (WC-960)."""


def nothing_unasked(game: WarcraftGame, state: Warcraft, seat: int) -> ActUnasked:
    """What is left of interjections without their rules."""
    return ActUnasked(say("interject"), seat=seat, among=())


class WarcraftGame(Game[Warcraft]):
    """Warcraft: The Board Game."""

    name = "warcraft"
    version = 1
    prefix = "WC"
    home = HOME
    state = Warcraft
    setup = WarcraftSetup
    content = Content
    events = (*EVENTS, *SCENARIO_EVENTS)
    opponents = ("regular",)
    sizes = (2, 3, 4)
    by_seat = ("races",)

    def offers(self, lang: str) -> Mapping[str, Sequence[Offer]]:
        return {
            "races": [Offer(race, race_word(race)) for race in self.packs().races],
            "options": [Offer(option, option_word(option)) for option in OPTIONS],
            "scenario": [Offer("", say("wc-scenario-none")), *scenario_offers(self.packs())],
            "board": [Offer(name, say(f"wc-board-{name or 'usual'}")) for name in BOARDS],
        }

    def readings(self) -> Sequence[Reading]:
        return (Reading("elements_one_space", say("wc-setting-elements_one_space"), "WC-960"),)

    def drawing(self, view: Warcraft, say: Callable[[Message], str]) -> str:
        from kitchentable.warcraft.browser import svg  # only pages and documents need pictures

        return svg.picture(view, say)

    def player(self, kind: str, seed: int) -> PlayerOf:
        """The regular: opens sensibly, harvests, fights when the odds are good."""
        from kitchentable.warcraft.bots.regular import Regular

        return Regular(seed)

    def packs(self) -> Content:
        return _packs()

    def unfit(self, content: Content) -> Sequence[Message]:
        return (*unfit(content, tuple(CARDS), tuple(POWERS)), *loader.unfit(content, tuple(CARDS)))

    def begin(self, setup: WarcraftSetup, content: Content) -> Warcraft:
        """Two players or, with the Expansion Set, three, each for himself; or two teams of two."""
        if setup.scenario:
            return opening.begin(setup, opening.as_read(setup, content))
        check_seats(setup.seats)
        played = options_agreed(setup.expansion, setup.options)
        races = opening.agreed_races(setup, content)
        teams = sides(races)
        board = laid_out(content, layout_of(setup, played, content))
        spaces = len(board.spaces)
        players = [Player(seat, teams[seat], race) for seat, race in enumerate(races)]
        return Warcraft(
            content=content,
            board=board,
            target=agreed_points(setup.target, setup.seats, played),
            played=played,
            cast=cast_of(played, None),
            limit=setup.turns,
            players=players,
            depleted=[0] * spaces,
        )

    def unwatched(self, state: Warcraft) -> None:
        known = state.content.notes  # for all games with this content
        state.played = msgspec.structs.replace(state.played, watched=False, held={}, known=known)

    def situate(self, setup: WarcraftSetup, content: Content, data: dict[str, Any]) -> Warcraft:
        content = opening.as_read(setup, content)
        scenario = content.scenarios.get(setup.scenario)
        expansion = setup.expansion or (scenario is not None and scenario.expansion)
        options = setup.options
        if scenario is not None:
            options = opening.creeps_with_heroes(scenario, options)
        played = options_agreed(expansion, options)
        return situate(content, setup.target, setup.turns, played, data, setup.scenario)

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

    @rule("WC-473", "WC-537", "WC-561", "WC-575", off=nothing_unasked)
    def interjections(self, state: Warcraft, seat: int) -> ActUnasked:
        """Gifts to a teammate at any time; a Victory Point outside battles. Cards are no gift."""
        player = state.players[seat]
        acts: list[Resign | Unasked] = []
        begun = state.stage not in ("races", "first", "start")
        if not player.out and state.stage != "over" and two_sides(state):
            acts = [RESIGN] if begun or len(state.players) == 2 else []
        if player.out or state.stage == "over" or not begun:
            return ActUnasked(say("interject"), seat=seat, among=acts, words=act_words)
        if common.VICTORY_POINT.name in player.hand and state.stage in QUIET_MOMENTS:
            acts.append(SHOW_POINT)
        for other in state.team(player):
            if other is not player and state.stage != "removal":
                gold, wood = min(player.gold, MOST_GIVEN), min(player.wood, MOST_GIVEN)
                acts += [Unasked("give", other.seat, gold=n) for n in range(1, gold + 1)]
                acts += [Unasked("give", other.seat, wood=n) for n in range(1, wood + 1)]
        return ActUnasked(
            say("interject"),
            seat=seat,
            among=acts,
            why=lambda act: not_unasked(state, act),
            words=act_words,
        )

    @rule("WC-561")
    def interject(self, state: Warcraft, seat: int, act: Resign | Unasked) -> None:
        player = state.players[seat]
        if not isinstance(act, Unasked):
            give_up(state, player)
        elif act == SHOW_POINT:
            common.VICTORY_POINT.show(state, player)
        else:
            give(state, player, act)

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
        if not isinstance(question, MovePiece):
            return ()
        from kitchentable.warcraft.odds import remarks  # only people need them

        return remarks.before_moving(view, question.seat, question.suggestions())

    def odds(self, given: Sequence[str]) -> Chances:
        from kitchentable.warcraft.odds import remarks

        return remarks.of_battle(given)

    def legend(self) -> Sequence[Message]:
        return legend()

    def about(self, view: Warcraft, what: str) -> Sequence[Message]:
        return hero_cards.about(view, what) or deck_cards.about(view, what)

    def remark(self, view: Warcraft, question: Question[Any], answer: Any) -> Message | None:
        """Beside a hero that could be chosen: how it wants to be played."""
        return hero_cards.advice(view, answer) if isinstance(question, ChooseHero) else None

    def library(self) -> object:
        return self.library_of(self.packs())

    def library_of(self, content: Content) -> object:
        return {"heroes": hero_cards.library(content), "cards": deck_cards.library(content)}

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
            if player.hero is not None:
                figures[f"won-{player.hero.name}"] = int(player.seat in state.winners)
                figures[f"played-{player.hero.name}"] = 1
        return figures


@cache
def _packs() -> Content:
    return read_packs(HOME / "packs")


def read_packs(folder: Path) -> Content:
    """Values and layouts are data: all packs of a folder together."""
    data: dict[str, Any] = {}
    for path in (*sorted(folder.glob("*.toml")), *sorted(folder.glob("scenarios/*.toml"))):
        found, _ = toml.load(path)
        found.pop("pack")
        for key, value in found.items():
            data[key] = {**data.get(key, {}), **value} if isinstance(value, dict) else value
    return msgspec.convert(data, Content)


def main_boards(content: Content) -> dict[str, Layout]:
    """The layouts of the main game: those that are no scenario's own."""
    return {name: each for name, each in content.layouts.items() if name not in content.scenarios}


@rule("WC-001")
def check_seats(seats: int) -> None:
    """Two to four play."""
    if seats not in TARGETS:
        raise Illegal("WC-001", "wc-seats", given=seats)


def layout_of(setup: WarcraftSetup, played: Played, content: Content) -> Layout:
    """The board that was agreed on."""
    check_three(setup.seats, played)
    fit = {name: each for name, each in main_boards(content).items() if each.seats == setup.seats}
    check_board(setup.board, fit)
    return fit[setup.board if setup.board in fit else next(iter(fit))]


@rule("WC-099", "WC-100", "WC-586")
def check_three(seats: int, played: Played) -> None:
    """Three need the Expansion Set, which has a board for them."""
    if seats == 3 and not played.expansion:
        raise Illegal("WC-099", "wc-three")


@rule("WC-083")
def check_board(board: str, fit: Mapping[str, Layout]) -> None:
    """Whether there is such a board for so many players."""
    if board and board not in fit:
        raise Illegal("WC-083", "wc-no-such-board", name=board, known=", ".join(fit))


def won_by(state: Warcraft) -> tuple[str, ...]:
    """The rules by which a game was won; teams may have agreed on 20 points."""
    rules = (state.ended, *WON.get(state.ended, ()))
    if state.ended != "WC-552" or state.target != 20:
        return rules
    return (*rules, "WC-593" if state.played.strategic else "WC-553")


def scenario_offers(content: Content) -> list[Offer]:
    """The scenarios by their titles, with what they are about."""
    return [
        Offer(name, title(name, each), story(name, each))
        for name, each in content.scenarios.items()
    ]


@rule("WC-098", "WC-103", "WC-107", "WC-108", off=lambda races: [n // 2 for n in range(len(races))])
def sides(races: Sequence[str]) -> list[int]:
    """Two players are each his own side; of four, the teams sit alternately."""
    if len(races) < 4:
        return list(range(len(races)))
    teams = [side(races, seat) for seat in range(4)]
    if teams[0] == teams[1] or teams[:2] != teams[2:]:
        raise Illegal("WC-108", "wc-seating")
    return teams


def side(races: Sequence[str], seat: int) -> int:
    """The team of one of four: by his race or, if that is yet to be drawn, by where he sits."""
    for away in (0, 2, 1, 3):
        if race := races[(seat + away) % 4]:
            return side_of(race) ^ (away % 2)
    raise ValueError("nobody has a race")


def two_sides(state: Warcraft) -> bool:
    """Whether there are two sides left: then one can give up, and the other has won."""
    return len({player.team for player in state.inside()}) == 2


def give_up(state: Warcraft, player: Player) -> None:
    """A player gives up for his side: the game is over, and the other side has won."""
    state.winners = [each.seat for each in state.inside() if each.team != player.team]
    state.ended, state.stage = "resigned", "over"
    state.tell(GaveUp(seat=player.seat))


def give(state: Warcraft, player: Player, gift: Unasked) -> None:
    """Gold or wood goes to a teammate."""
    other, gold, wood = state.players[gift.to], gift.gold, gift.wood
    player.gold, player.wood = player.gold - gold, player.wood - wood
    other.gold, other.wood = other.gold + gold, other.wood + wood
    told = Gave(seat=player.seat, to_seat=other.seat, gold=gold, wood=wood, rules=("WC-561",))
    state.tell(told)


SHOW_POINT = Unasked("victory")
QUIET_MOMENTS = ("moving", "deploy", "spending")
"""Stages in which no card or other effect is under way (WC-537)."""


@rule("WC-473", "WC-537", "WC-575")
def not_unasked(state: Warcraft, act: Resign | Unasked) -> Illegal | None:
    """Nothing is given while casualties are removed, cards never; points wait for a pause."""
    if act == SHOW_POINT and state.stage not in QUIET_MOMENTS:
        return Illegal("WC-537", "wc-not-now", card=card_word(common.VICTORY_POINT.name))
    if not isinstance(act, Unasked) or act.name != "give":
        return None
    if state.stage == "removal":
        return Illegal("WC-473", "wc-no-gift-now")
    return Illegal("WC-575" if act.card else "WC-561", "wc-no-gift")


def act_words(act: Resign | Unasked) -> Message:
    """What a player does unasked, in words."""
    if not isinstance(act, Unasked):
        return say("wc-resign")
    if act == SHOW_POINT:
        return say("wc-spend-victory")
    return say("wc-give", who=Who(act.to), gold=act.gold, wood=act.wood)


def _imagine_cards(view: Warcraft, player: Player, since: Since, rng: Random) -> None:
    """Fill a player's hand and deck with what is unseen of his cards."""
    unseen = Counter(view.cards(player))
    unseen -= Counter(player.discard)
    unseen -= Counter({common.VICTORY_POINT.name: player.shown})
    unseen -= Counter(card for card in player.hand if card)
    played = [card for who, answer in since if who == player.seat for card in put_down(answer)]
    for at, card in enumerate(player.hand):
        if not card and played and unseen[played[0]] > 0:
            player.hand[at] = played.pop(0)
            unseen[player.hand[at]] -= 1
    cards = list(unseen.elements())
    rng.shuffle(cards)
    player.hand = [card or cards.pop() for card in player.hand]
    player.deck = [card or cards.pop() for card in player.deck]


def put_down(answer: Answer) -> Sequence[str]:
    """The cards that leave a hand by an answer: one that is played, or those that pay for mana."""
    match answer:
        case Play(name=name) | Step(what=name) | Act(name=name):
            return [name] if name in CARDS else []
        case tuple():
            return [card for card in answer if card in CARDS]
    return []


def _broken(state: Warcraft, player: Player) -> list[str]:
    wrong: list[str] = []
    who = f"seat {player.seat}"
    if min(player.pieces.values(), default=1) < 1 or player.gold < 0 or player.wood < 0:
        wrong.append(f"{who} has less than nothing")
    for kind, markers in enumerate(MARKERS):
        if player.in_play(kind) > markers:
            wrong.append(f"{who} has {player.in_play(kind)} {NAMES[kind]}")
    cards = [*player.hand, *player.deck, *player.discard]
    bought = [seat for seat, _ in state.quest.bought] if state.quest is not None else []
    cards += [common.VICTORY_POINT.name] * (player.shown - bought.count(player.seat))
    if state.turn and sorted(cards) != sorted(state.cards(player)) and not player.out:
        wrong.append(f"{who} has other cards than his deck")
    if state.stage in ("harvest", "deploy", "spend"):
        for space in range(len(state.board.spaces)):
            if state.stacked(player, space, 0) > STACK:
                wrong.append(f"{who} has more than {STACK} units in {state.name(space)}")
            if player.workers(space) < player.builders(space):
                wrong.append(f"{who} builds in {state.name(space)} without a worker")
    return wrong


GAME = WarcraftGame()
