"""Setting up the main game (WC-084 to WC-108)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks, ask
from kitchentable.kernel.rules import SkipTo, rule
from kitchentable.kernel.words import Who, say
from kitchentable.warcraft.model.events import FirstPlayer, RaceTaken, StartingPieces
from kitchentable.warcraft.model.kinds import MELEE, WORKER
from kitchentable.warcraft.model.player import Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.model.topics import DealRace, DrawFirstPlayer
from kitchentable.warcraft.moments import (
    AFTER_SETUP,
    FIRST_CARDS_CITES,
    FIRST_CHOSEN,
    HOME,
    LAID_OUT,
    RACE_CITES,
    SETUP,
    STANDING,
    THINGS_TAKEN,
)
from kitchentable.warcraft.rules.deck import draw_card


def races(game: Warcraft) -> Asks[None]:
    """Deal the races that were not agreed on; then every player takes a Town."""
    for player in game.players:
        if not player.race:
            player.race = yield from deal_race(game, player)
    for player in game.players:
        player.town = home(game, player)
        town = game.name(player.town) if player.town >= 0 else ""
        told = RaceTaken(
            seat=player.seat,
            race=player.race,
            town=town,
            rules=(*TAKEN, *by_number(game, player)),
        )
        game.tell(told)
    game.stage = "first"


TAKEN = ("WC-001", "WC-059", "WC-072", "WC-085")
OF_TWO = ("WC-094", "WC-095", "WC-096", "WC-098")
OF_THREE = ("WC-100", "WC-103")
OF_FOUR = ("WC-104", "WC-107", "WC-108")


def first_race(game: Warcraft, player: Player) -> Asks[str]:
    """Without chance: deal the first race that no player has."""
    yield from ()
    return untaken(game, player)[0]


@rule("WC-085", off=first_race)
def deal_race(game: Warcraft, player: Player) -> Asks[str]:
    """Deal a player a race at random."""
    question = DealRace(
        say("wc-deal-race", who=Who(player.seat)),
        items=untaken(game, player),
        open=True,
        of=str,
        rules=("WC-001", "WC-085"),
    )
    return (yield from ask(question))


@rule("WC-094", off=lambda game, player: ["human", "night-elf"])
@rule("WC-101", off=lambda game, player: list(game.content.races))
def dealt(game: Warcraft, player: Player) -> list[str]:
    """The races a player may be dealt.

    Two players are dealt any race, three a race whose Town is on the board, four a race of the
    player's team.
    """
    races = game.content.races
    if len(game.players) == 2:
        return list(races)
    if len(game.players) == 4:
        return [race for race in races if side_of(race) == player.team]
    on_board = {game.board.spaces[town].piece for town in game.board.towns}
    return [race for race in races if races[race].town_piece in on_board]


@rule("WC-001", off=lambda game, player: dealt(game, player))
def untaken(game: Warcraft, player: Player) -> list[str]:
    """The races that may be dealt to a player and that no player has yet."""
    taken = [each.race for each in game.players]
    return [race for race in dealt(game, player) if race not in taken]


def side_of(race: str) -> int:
    """The team a race belongs to in a game of four players (WC-107)."""
    return int(race in ("orc", "undead"))


def by_number(game: Warcraft, player: Player) -> tuple[str, ...]:
    """The setup rules for this number of players."""
    if own := RACE_CITES.value(game):
        return own
    if len(game.players) != 3:
        return OF_TWO if len(game.players) == 2 else OF_FOUR
    at_home = game.board.spaces[player.town].piece == game.race(player).town_piece
    return (*OF_THREE, "WC-101" if at_home else "WC-102")


@rule("WC-059", "WC-072", "WC-095", "WC-096", "WC-102")
def home(game: Warcraft, player: Player) -> int:
    """A player's Town space: on the race's own piece, or on an unused race's if that is missing."""
    for town in HOME.value(game, player):
        return town
    towns = {game.board.spaces[space].piece: space for space in game.board.towns}
    pieces = {race: game.content.races[race].town_piece for race in game.content.races}
    own = towns.get(pieces[player.race])
    if own is not None:
        return own
    used = {pieces[each.race] for each in game.players} & set(towns)
    free = [towns[piece] for piece in sorted(towns) if piece not in used]
    guests = [each for each in game.players if pieces[each.race] not in towns]
    return free[guests.index(player)]


@rule("WC-091", off=SkipTo("start"))
def first(game: Warcraft) -> Asks[None]:
    """Draw the first player at random, unless a scenario names one."""
    if (yield from FIRST_CHOSEN.happen(game)):
        game.stage = "start"
        return
    question = DrawFirstPlayer(
        say("wc-draw-first"),
        items=list(range(len(game.players))),
        open=True,
        of=int,
        rules=("WC-091",),
    )
    game.first = yield from ask(question)
    game.tell(FirstPlayer(seat=game.first, rules=("WC-091",)))
    game.stage = "start"


def start(game: Warcraft) -> Asks[None]:
    """Let every player take the starting pieces and draw the first cards."""
    LAID_OUT.tell(game)
    for player in game.inside():
        if not (yield from THINGS_TAKEN.happen(game, player)):
            take_things(game, player)
        player.deck = game.cards(player)
    SETUP.tell(game)
    yield from STANDING.happen(game)
    for seat in game.order(game.first):
        yield from first_cards(game, game.players[seat])
    game.stage = AFTER_SETUP.value(game) or "turn"


@rule("WC-086", "WC-087", "WC-088", "WC-089", "WC-092")
def take_things(game: Warcraft, player: Player) -> None:
    """Give a player 5 gold, 5 wood, and 3 melee units and 3 workers in the Town."""
    player.gold = player.wood = 5
    player.put(player.town, MELEE, 3)
    player.put(player.town, WORKER, 3)
    rules = ("WC-008", "WC-086", "WC-087", "WC-088", "WC-089", "WC-092")
    told = StartingPieces(seat=player.seat, melee=3, workers=3, gold=5, wood=5, rules=rules)
    game.tell(told)


@rule("WC-022", "WC-090", "WC-751", "WC-872")
def first_cards(game: Warcraft, player: Player) -> Asks[None]:
    """Let a player draw three cards from the player's own deck."""
    rules = ("WC-022", "WC-090", *FIRST_CARDS_CITES.value(game, player))
    for _ in range(3):
        yield from draw_card(game, player, rules)
