"""Mutated frames and requests: a few thousand here, a million with `tests.server.fuzz`."""

from __future__ import annotations

import pytest

from tests.server.fuzz import Result, fuzz
from tests.server.house import run


@pytest.mark.slow
def test_nothing_breaks_the_server() -> None:
    result = Result()
    run(fuzz(result, 2_500, 160))
    assert result.failed == []
    assert result.answers["garbled"] > 1_000
    assert {"found", "ack", "moved", "status 404"} <= set(result.answers), "some of it was good"


def test_growth_is_that_of_the_quarters() -> None:
    assert round(Result(memory=[100, 100, 100, 100, 104, 104, 104, 105]).growth(), 6) == 4.5
    assert Result().growth() == 0.0
