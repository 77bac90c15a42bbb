"""Tables with real dice: people roll them and tell the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from kitchentable.client import Client, first, fresh
from kitchentable.server.protocol.messages import GiveAnswer, Tell
from tests.server.house import house, run
from tests.server.test_table_social import code, seated


async def tell(client: Client, *faces: Any) -> None:
    """Tell the last face of every die, or the first thing that can be drawn."""
    state = client.state
    assert state is not None
    assert state.dice is not None
    value: Any = [die.faces[-1] for die in state.dice.dice]
    if not state.dice.dice:
        value = state.dice.asked.options[0].value
    await client.send(Tell(fresh(), state.position, value))


def test_every_player_may_tell_and_no_spectator(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            links = await home.table("raiders", dice="physical")
            async with seated(home, links, 0, 1, -1) as (one, two, watching):
                rolled = 0
                for number in range(400):
                    state = one.state
                    assert state is not None
                    if rolled > 2 or state.result is not None:
                        break
                    if state.dice is not None:
                        assert state.waiting == (-1,)
                        assert state.asked is None
                        wrong = Tell(fresh(), state.position, ["nothing like it"])
                        assert await code(one.send(wrong)) == "illegal"
                        old = Tell(fresh(), state.position + 1, [])
                        assert await code(one.send(old)) == "stale"
                        assert await code(watching.send(wrong)) == "not-a-seat"
                        answer = GiveAnswer(fresh(), state.position, 1)
                        assert await code(one.send(answer)) in ("illegal", "stale")
                        await tell((one, two)[number % 2])
                        rolled += 1
                    else:
                        me = one if 0 in state.waiting else two
                        assert me.state is not None
                        assert me.state.asked is not None
                        await me.answer(first(me.state.asked, me.state))
                    for each in (one, two):
                        await each.until(
                            lambda each=each, at=state.position: each.state.position > at  # type: ignore[misc]
                        )
                assert rolled > 2
                assert one.welcome is not None
                assert one.welcome.commitment == "", "dice that are not sealed have no commitment"

    run(play())


def test_real_dice_are_refused_where_something_is_hidden(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            data = msgspec.json.encode({"game": "pantry", "dice": "physical"})
            status, found = await home.json("/tables", method="POST", data=data)
            assert (status, found["say"]["id"]) == (422, "dice-hidden")
            links = await home.table("raiders", seed=1)
            async with seated(home, links, 0) as (one,):
                assert one.state is not None
                assert one.state.dice is None
                assert await code(one.send(Tell(fresh(), one.state.position, [1]))) == "illegal"

    run(play())
