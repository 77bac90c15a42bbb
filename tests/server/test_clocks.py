"""The arithmetic of clocks: the times are given, so no test waits."""

from __future__ import annotations

from kitchentable.server.tables import clocks
from kitchentable.server.tables.clocks import Clock, Times
from kitchentable.server.tables.steady_time import SteadyTime

FISCHER = Clock(60, 5)


def test_only_seats_that_are_asked_are_charged() -> None:
    times = Times((60_000, 60_000, 60_000), (1, 2), 1_000)
    assert clocks.left(times, 11_000) == (60_000, 50_000, 50_000)
    assert clocks.left(times, 500) == times.left, "a clock that was set back charges no seat"
    assert clocks.left(times, 99_000) == (60_000, 0, 0)


def test_the_increment_comes_when_another_seat_is_asked() -> None:
    times = Times((60_000, 60_000), (0,), 0)
    again = clocks.turned(times, FISCHER, (0,), 4_000)
    assert again == Times((56_000, 60_000), (0,), 4_000), "the seat answered, and is asked again"
    done = clocks.turned(again, FISCHER, (1,), 5_000)
    assert done == Times((60_000, 60_000), (1,), 5_000)


def test_joining_and_leaving_win_no_time() -> None:
    """A clock that stands still without an answer gets no increment."""
    times = Times((60_000, 60_000), (0,), 0)
    still = clocks.turned(times, FISCHER, (), 4_000, answered=False)
    assert still == Times((56_000, 60_000), (), 4_000)


def test_taking_back_makes_no_time() -> None:
    times = Times((30_000, 30_000), (0,), 0)
    for at in range(0, 10_000, 1_000):
        answered = clocks.turned(times, FISCHER, (1,), at)
        times = clocks.turned(answered, FISCHER, (0,), at, back=True)
    assert times.left[0] == 30_000 - 9_000


def test_when_the_next_clock_runs_out() -> None:
    times = Times((60_000, 9_000), (0, 1), 1_000)
    assert clocks.due(times, 2_000) == 8_000
    assert clocks.fallen(times, 9_999) == ()
    assert clocks.fallen(times, 10_000) == (1,)
    assert clocks.due(Times((1, 1)), 5) is None
    assert clocks.due(clocks.resumed(times, 50_000), 50_000) == 9_000, "a pause is free"


class Machine:
    """A machine with two clocks: a steady one, and one that can be set."""

    steady, wall = 50.0, 1_000_000.0

    def read(self) -> tuple[float, float]:
        return self.steady, self.wall

    def go(self, seconds: float) -> None:
        self.steady += seconds
        self.wall += seconds


class TestSteadyTime:
    def test_it_goes_as_the_steady_clock_goes(self) -> None:
        machine = Machine()
        time = SteadyTime(machine.read)
        first = time.now()
        for _ in range(100):
            machine.go(0.99)
            time.now()
        assert time.now() - first == 99_000
        assert time.pauses == 0

    def test_a_clock_that_was_set_is_a_pause(self) -> None:
        """An hour forward or back: counted once, and from there on the time goes on."""
        machine = Machine()
        time = SteadyTime(machine.read)
        for pauses, jump in enumerate((3600.0, -7200.0), 1):
            machine.go(1)
            machine.wall += jump
            now = time.now()
            assert (time.pauses, now) == (pauses, round(machine.wall * 1000))
            machine.go(1)
            assert time.now() == now + 1_000
            assert time.pauses == pauses

    def test_a_machine_that_slept_and_a_process_that_was_stopped_are_pauses(self) -> None:
        machine = Machine()
        time = SteadyTime(machine.read)
        machine.wall += 600  # asleep: its steady clock stood still too
        time.now()
        assert time.pauses == 1
        machine.go(600)  # stopped: its clocks went on
        time.now()
        assert time.pauses == 2

    def test_a_clock_that_is_corrected_slowly_is_none(self) -> None:
        machine = Machine()
        time = SteadyTime(machine.read)
        for _ in range(1_000):
            machine.go(1)
            machine.wall += 0.0005
            time.now()
        assert time.pauses == 0
