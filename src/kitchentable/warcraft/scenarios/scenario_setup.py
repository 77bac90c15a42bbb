"""The setup of a scenario where it differs from the main game (WC-794 to WC-803)."""

from __future__ import annotations

from kitchentable.kernel.questions import Asks
from kitchentable.kernel.rules import rule
from kitchentable.warcraft.model.events import FirstPlayer, StartingPieces
from kitchentable.warcraft.model.kinds import KIND_OF, MELEE, NAMES, UNITS, WORKER
from kitchentable.warcraft.model.player import Outpost, Player
from kitchentable.warcraft.model.state import Warcraft
from kitchentable.warcraft.moments import (
    FIRST_CHOSEN,
    HOME,
    LAID_OUT,
    POINTLESS,
    POINTS_WIN_BY,
    RACE_CITES,
    STANDING,
    THINGS_TAKEN,
    Rules,
)
from kitchentable.warcraft.options import creeps
from kitchentable.warcraft.scenarios.block import Scene
from kitchentable.warcraft.scenarios.format import ALL, TOWN_PLACE, Start
from kitchentable.warcraft.scenarios.loader import NO_TOWN
from kitchentable.warcraft.scenarios.quest import Quest
from kitchentable.warcraft.scenarios.tokens import (
    CardsTakenOut,
    OutpostsBegin,
    ScenarioBegan,
    TilesBegin,
    TokenLaid,
    UnitsBegin,
    WallsStand,
)


def scene_of(game: Warcraft) -> Scene:
    """The scenario that is played."""
    assert game.scene is not None, "a scenario is played"
    return game.scene


def quest_of(game: Warcraft) -> Quest:
    """The state of the scenario's blocks."""
    assert game.quest is not None, "a scenario is played"
    return game.quest


def start_of(game: Warcraft, player: Player) -> Start:
    """What a scenario gives a player to begin with."""
    starts = scene_of(game).scenario.start
    return starts.get(player.race) or starts.get(ALL) or Start()


class Opening:
    """The hooks that all scenarios share: their setup and their points, from the file."""

    @HOME
    @rule("WC-848", off=lambda self, game, player: game.board.towns[:1])
    @rule("WC-888", off=(-1,))
    def home(self, game: Warcraft, player: Player) -> tuple[int, ...]:
        """The space of a player's Town, if the scenario names it; -1 if he has none."""
        town = start_of(game, player).town
        if not town:
            return (game.board.towns[player.seat],) if scene_of(game).scenario.map else ()
        return (-1,) if town == NO_TOWN else (scene_of(game).place(town),)

    @FIRST_CHOSEN
    @rule("WC-829", "WC-878")
    def first_player(self, game: Warcraft) -> Asks[bool]:
        """Make the race first that the scenario names, and return whether it names one."""
        yield from ()
        race = scene_of(game).scenario.first
        for player in game.inside():
            if player.race == race:
                game.first = player.seat
                rules = scene_of(game).scenario.cited("first")
                game.tell(FirstPlayer(seat=player.seat, rules=rules))
                return True
        return False

    @LAID_OUT
    @rule("WC-984")
    def lay_out(self, game: Warcraft) -> None:
        """The scenario's walls and tokens on the board, and what was taken out of the decks."""
        scene = scene_of(game)
        scenario = scene.scenario
        told = ScenarioBegan(
            scenario=scene.name,
            title=scenario.title,
            story=scenario.story,
            task=scenario.task,
            rules=(*scenario.cited("board"), "WC-084"),
        )
        game.tell(told)
        if game.board.walls:
            edges = tuple(f"{game.name(one)}-{game.name(other)}" for one, other in game.board.walls)
            game.tell(WallsStand(edges=edges, rules=scenario.cited("walls") or ("WC-861",)))
        lay_tokens(game, scene)
        for player in game.inside():
            tell_cards(game, player)

    @THINGS_TAKEN
    def things(self, game: Warcraft, player: Player) -> Asks[bool]:
        """Give a player what the scenario lets him begin with."""
        yield from ()
        take_things(game, player)
        return True

    @STANDING
    def meet_creeps(self, game: Warcraft) -> Asks[None]:
        """Turn up the creeps in spaces where units begin."""
        for player in game.inside() if game.creeps else ():
            for space in player.spaces():
                if player.units(space):
                    yield from creeps.enter(game, space)

    @RACE_CITES
    def races(self, game: Warcraft) -> Rules:
        """The scenario fixes the number of players."""
        return scene_of(game).scenario.cited("players")

    @POINTLESS
    @rule("WC-795")
    def pointless(self, game: Warcraft) -> bool:
        """Whether points do not count in the scenario."""
        return not scene_of(game).scenario.points

    @POINTS_WIN_BY
    def points_win_by(self, game: Warcraft) -> str:
        """The rule by which points win at the end of a player's own turn, if there is one."""
        return next(iter(scene_of(game).scenario.cited("points")), "")


OPENING = Opening()


@rule("WC-796", "WC-832", "WC-858", "WC-876")
def lay_tokens(game: Warcraft, scene: Scene) -> None:
    """Lay the tokens where the scenario says. Only the scenario's rules give them a meaning."""
    for token, place in scene.scenario.tokens.items():
        space = quest_of(game).tokens[token] = scene.place(place)
        rules = ("WC-796", *scene.scenario.cited("tokens"))
        game.tell(TokenLaid(token=token, space=game.name(space), rules=rules))


def tell_cards(game: Warcraft, player: Player) -> None:
    """Tell which cards were taken out of a player's deck."""
    rules = ("WC-802", *scene_of(game).scenario.cited("cards"))
    for card, number in scene_of(game).removed.get(player.race, {}).items():
        game.tell(CardsTakenOut(seat=player.seat, card=card, number=number, rules=rules))


@rule("WC-873")
def take_things(game: Warcraft, player: Player) -> None:
    """Give a player his things; what the scenario leaves out is as in the main game (WC-794)."""
    start = start_of(game, player)
    stockpile(player, start)
    if start.units is None:
        in_town(game, player)
    else:
        where_shown(game, player, start)
    outposts(game, player, start)
    tiles(game, player, start)


@rule("WC-899", "WC-914", "WC-926", "WC-942", "WC-964")
def stockpile(player: Player, start: Start) -> None:
    """Give a player his gold and wood."""
    player.gold, player.wood = start.gold, start.wood


@rule("WC-794", "WC-810", "WC-831", "WC-856", "WC-857")
def in_town(game: Warcraft, player: Player) -> None:
    """Put 3 melee units and 3 workers into the Town, and tell it with the stockpile."""
    number = first_pieces(player)
    rules = ("WC-794", *scene_of(game).scenario.cited("start"))
    told = StartingPieces(
        seat=player.seat,
        melee=number,
        workers=number,
        gold=player.gold,
        wood=player.wood,
        rules=rules,
    )
    game.tell(told)


@rule("WC-983", "WC-988")
def first_pieces(player: Player) -> int:
    """The number of melee units, and of workers, in the Town."""
    player.put(player.town, MELEE, 3)
    player.put(player.town, WORKER, 3)
    return 3


@rule("WC-830", "WC-875")
def where_shown(game: Warcraft, player: Player, start: Start) -> None:
    """Put pieces where the scenario's picture shows them."""
    for place, kinds in (start.units or {}).items():
        space = player.town if place == TOWN_PLACE else scene_of(game).place(place)
        for kind, number in kinds.items():
            player.put(space, KIND_OF[kind], number)
            rules = scene_of(game).scenario.cited("start")
            told = UnitsBegin(
                seat=player.seat, kind=kind, number=number, space=game.name(space), rules=rules
            )
            game.tell(told)


@rule("WC-877")
def outposts(game: Warcraft, player: Player, start: Start) -> None:
    """Put Outposts on the board that stand from the beginning."""
    if not start.outposts:
        return
    spaces = [scene_of(game).place(place) for place in start.outposts]
    player.outposts = [Outpost(space, finished=True) for space in spaces]
    names = tuple(game.name(space) for space in spaces)
    rules = scene_of(game).scenario.cited("outposts")
    game.tell(OutpostsBegin(seat=player.seat, spaces=names, rules=rules))


@rule("WC-874")
def tiles(game: Warcraft, player: Player, start: Start) -> None:
    """Upgrade the unit types that begin with a higher tile."""
    if not start.levels:
        return
    for kind in UNITS:
        level = start.levels.get(NAMES[kind], 1)
        player.levels[kind] = (level or len(game.race(player).tiles[kind])) - 1
    levels = tuple(level + 1 for level in player.levels)
    rules = scene_of(game).scenario.cited("levels")
    game.tell(TilesBegin(seat=player.seat, levels=levels, rules=rules))
