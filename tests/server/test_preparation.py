"""Before and beside a game: teams, the first game, campaigns, the content of a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs
from websockets.asyncio.client import connect

from kitchentable.client import Links
from kitchentable.raiders.game import GAME
from kitchentable.raiders.model.state import Phase
from kitchentable.raiders.rules.invariants import broken
from kitchentable.server.protocol.messages import (
    AskAgain,
    Gathering,
    Join,
    Seated,
    Welcome,
    read_event,
    write,
)
from tests.server.house import House, house, run
from tests.server.test_hostile import code_of

TEAM = {"what": "team", "name": "Night watch", "stars": 3, "entries": [{"card": "ragmen"}]}
TEXT = '[team]\ngame = "raiders"\nname = "Two gangs"\nentries = [{ card = "ragmen", separate = 2 }]'


async def post(home: House, path: str, **data: Any) -> tuple[int, Any]:
    return await home.json(path, method="POST", data=msgspec.json.encode(data))


def test_a_team_is_judged_by_the_rules(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            status, found = await post(home, "/games/raiders/prepare", **TEAM)
            assert (status, found["cost"], found["fits"], found["problems"]) == (200, 1, True, [])
            mixed = [{"card": "ragmen", "copies": 9}, {"card": "shefin"}]
            _, found = await post(
                home, "/games/raiders/prepare", **{**TEAM, "entries": mixed, "stars": 6}
            )
            assert not found["fits"]
            assert [each["rule"] for each in found["problems"]] == ["HR-003", "HR-005"]
            _, found = await post(home, "/games/raiders/prepare", **{**TEAM, "entries": []})
            assert not found["fits"], "a team without anybody plays no game"
            status, found = await post(home, "/games/raiders/prepare", what="team-file", text=TEXT)
            assert (found["name"], found["stars"], found["cost"]) == ("Two gangs", 6, 2)
            _, again = await post(
                home, "/games/raiders/prepare", what="team-file", text=found["text"]
            )
            assert again == found
            status, wrong = await post(home, "/games/raiders/prepare", what="team-file", text="[")
            assert (status, wrong["say"]["id"][:5]) == (422, "toml-")
            assert (await post(home, "/games/raiders/prepare", what="a song"))[0] == 422
            assert (await post(home, "/games/warcraft/prepare", what="team"))[0] == 422

    run(play())


def test_a_team_of_ones_own_plays_and_its_table_knows_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table(
                "raiders", setup={"teams": "mine.toml,gremlins"}, files={"mine.toml": TEXT}
            )
            live = await home.server.registry.session(links.table)
            assert msgspec.to_builtins(live.setup)["teams"] == "mine,gremlins"
            _, library = await home.json(f"/tables/{links.table}/library")
            assert library["teams"]["mine"]["name"] == "Two gangs"
            _, shipped = await home.json("/games/raiders/library")
            assert "mine" not in shipped["teams"]
            plain = await home.table("raiders")
            assert (await home.json(f"/tables/{plain.table}/library"))[1] == shipped
            status, _ = await post(
                home, "/tables", game="raiders", setup={"teams": f"{tmp_path}/x.toml,gremlins"}
            )
            assert status == 422, "no file of this machine is read"

    run(play())


def test_an_owners_own_card_is_in_the_library() -> None:
    content = GAME.box.shipped()
    card = structs.replace(content.cards["ragmen"], name="Dust Devils", movement=9)
    own = structs.replace(content, cards={**content.cards, "devils": card})
    found = msgspec.to_builtins(GAME.browser.library(own))
    assert found["cards"]["devils"]["movement"] == 9
    assert found["radius"]["devils"] == card.radius


def test_the_guided_game_of_earlier_versions_is_a_position_that_can_be() -> None:
    found = GAME.lobby.earlier_start()
    assert found is not None
    _, raid = found
    assert broken(raid) == []
    assert all(each.at for each in raid.characters.values())
    assert raid.phase is Phase.ROUND


HOUSE = {
    "names": ["Ana", "Bo"],
    "teams": ["lilliput-3", "mine.toml"],
    "rooms": ["bedside_table", "desk"],
    "players": ["person", "person"],
    "stars": 3,
}


async def win(home: House, sent: dict[str, Any], loser: int) -> None:
    """End a game: one side resigns."""
    links = msgspec.convert(sent["created"], Links, strict=False)
    async with home.client(links, 1 - loser) as other, home.client(links, loser) as me:
        await other.until(lambda: other.state is not None)
        await me.until(lambda: me.state is not None)
        await me.interject(("resign",))


def test_a_house_is_won_room_by_room(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            wanted = {"game": "raiders", "given": HOUSE, "files": {"mine.toml": TEXT}}
            status, found = await post(home, "/campaigns", **wanted)
            assert status == 201
            path = f"/campaigns/{found['id']}"
            assert found["shown"]["next"] == "bedside_table"
            _, sent = await post(home, f"{path}/games", place="bedside_table")
            _, again = await post(home, f"{path}/games", place="bedside_table")
            assert again == {"table": sent["table"], "created": None}
            _, found = await home.json(path)
            assert found["shown"]["rooms"][0]["state"] == "under way"
            await win(home, sent, loser=0)
            status, _ = await post(home, f"{path}/games", place="bedside_table")
            assert status == 422, "a room is won once"
            _, found = await home.json(path)
            assert [each["owner"] for each in found["shown"]["rooms"]] == [1, -1]
            assert found["shown"]["next"] == "desk"
        async with house(tmp_path) as home:  # on another day
            _, sent = await post(home, f"{path}/games", place="desk")
            await win(home, sent, loser=0)
            _, found = await home.json(path)
            assert (found["shown"]["next"], found["shown"]["owners"]) == ("", ["Bo"])

    run(play())


def test_a_house_that_cannot_be_played_in_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            wrong: list[dict[str, list[str]]] = [
                {"rooms": []}, {"rooms": ["attic"]}, {"teams": ["lilliput", "x"]},
            ]  # fmt: skip
            for change in wrong:
                given = {**HOUSE, "teams": ["lilliput-3", "gremlins-3"], **change}
                status, _ = await post(home, "/campaigns", game="raiders", given=given)
                assert status == 422, change
            assert (await post(home, "/campaigns", game="pantry", given={}))[0] == 422
            assert (await home.json("/campaigns/none"))[0] == 404

    run(play())


def test_the_game_waits_until_all_have_joined(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table()
            async with connect(f"{home.ws}/tables/{links.table}") as socket:
                await socket.send(write(Join("j", links.seats[1])).decode())
                events = [read_event(await socket.recv()) for _ in range(3)]
                assert [type(event) for event in events] == [Welcome, Seated, Gathering]
                assert events[2] == Gathering((0,))
                assert await code_of(socket, write(AskAgain("a"))) == "not-begun"
                async with home.client(links, 0, entropy="my own noise") as one:
                    await one.until(lambda: one.state is not None)
                live = await home.server.registry.session(links.table)
                assert live.roster.seats[0].entropy == "my own noise"
                status, info = await home.json(f"/tables/{links.table}")
                assert (status, info["missing"]) == (200, [])

    run(play())
