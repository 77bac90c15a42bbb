"""The decisions of the set-up and of the check runner, and the promises of the files they use."""

from __future__ import annotations

import re
import subprocess
from functools import partial
from pathlib import Path

import pytest

from tools import check, setup
from tools.check import FAILED, NOT_YET, RAN, SKIPPED, Row, Step

ROOT = setup.ROOT
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


# --- tools/setup.py -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("output", "enough"),
    [("v20.19.1\n", True), ("v20.11.0", False), ("v24.0.0-nightly", True), ("not found", False)],
)
def test_node_version(output: str, enough: bool) -> None:
    assert (setup.node_version(output) >= setup.OLDEST_NODE) is enough


def test_an_old_python_is_told_so_in_one_sentence() -> None:
    problem = setup.python_problem((3, 9, 2), has_venv=True)
    assert problem is not None
    assert "3.11" in problem
    assert "3.9" in problem
    assert "\n" not in problem


def test_a_python_without_venv_is_told_so() -> None:
    problem = setup.python_problem((3, 12, 0), has_venv=False)
    assert problem is not None
    assert "python3-venv" in problem


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 13, 1), (4, 0, 0)])
def test_a_new_enough_python_will_do(version: tuple[int, ...]) -> None:
    assert setup.python_problem(version, has_venv=True) is None


def test_stamp_changes_with_every_part_and_with_where_it_ends() -> None:
    assert setup.stamp("a", b"b") == setup.stamp("a", "b")
    different = [("a", "b"), ("ab",), ("a", "c"), ("b", "a")]
    assert len({setup.stamp(*parts) for parts in different}) == len(different)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A small checkout with an empty .venv; returns what pip was asked for, without a pip."""
    asked: list[list[str]] = []
    (tmp_path / "requirements").mkdir()
    for name in ("play", "test"):
        (tmp_path / f"requirements/{name}.txt").write_text(f"{name}==1\n")
    (tmp_path / ".venv").mkdir()
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(setup, "pip_install", lambda arguments, what: asked.append([*arguments]))
    return asked


def test_packages_are_installed_once_and_again_when_the_list_changes(
    checkout: list[list[str]],
) -> None:
    setup.ensure_packages("test")
    setup.ensure_packages("test")
    assert checkout == [["--require-hashes", "-r", "requirements/test.txt"]]
    (setup.ROOT / "requirements/test.txt").write_text("test==2\n")
    setup.ensure_packages("test")
    assert len(checkout) == 2


def test_who_can_test_can_play(checkout: list[list[str]]) -> None:
    setup.ensure_packages("test")
    setup.ensure_packages("play")
    assert len(checkout) == 1


def test_who_can_play_cannot_test_yet(checkout: list[list[str]]) -> None:
    setup.ensure_packages("play")
    setup.ensure_packages("test")
    assert len(checkout) == 2


@pytest.mark.parametrize(
    ("has_apt", "is_root", "has_sudo", "first"),
    [
        (False, True, True, None),
        (True, False, False, None),
        (True, True, False, "env"),
        (True, True, True, "env"),
        (True, False, True, "sudo"),
    ],
)
def test_apt_only_when_nobody_has_to_answer(
    has_apt: bool, is_root: bool, has_sudo: bool, first: str | None
) -> None:
    command = setup.apt_command(has_apt, is_root, has_sudo)
    assert (command and command[0]) == first
    if command:
        assert "DEBIAN_FRONTEND=noninteractive" in command


def test_without_apt_the_missing_is_named_and_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    browser = setup.Need("chromium", ("test",), lambda: False, "chromium", "install Chromium")
    there = setup.Need("postgresql", ("test",), lambda: True, "postgresql", "install PostgreSQL")
    monkeypatch.setattr(setup, "NEEDS", (browser, there))
    monkeypatch.setattr(setup, "find_apt", lambda: None)
    missing = setup.ensure_needs("test")
    assert missing == {
        "chromium": "chromium is missing and apt-get is not there or needs a password: "
        "install Chromium"
    }


def test_apt_is_asked_only_for_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: set[str] = {"postgresql"}
    needs = tuple(
        setup.Need(name, ("test",), partial(installed.__contains__, name), name, "")
        for name in ("chromium", "postgresql")
    )
    monkeypatch.setattr(setup, "NEEDS", needs)
    monkeypatch.setattr(setup, "find_apt", lambda: ["apt-get"])
    monkeypatch.setattr(setup, "get_with_apt", lambda apt, packages: installed.update(packages))
    assert setup.ensure_needs("test") == {}
    assert installed == {"chromium", "postgresql"}


def test_playing_needs_nothing_that_wants_root() -> None:
    needs = [need for need in setup.NEEDS if "play" in need.modes]
    assert [need.name for need in needs] == ["node"]
    assert not any(need.apt for need in needs)


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """A checkout with a page to build; returns what npm was asked for, without an npm."""
    asked: list[tuple[str, ...]] = []
    for name in ("web/src/a.ts", "web/package-lock.json", "src/kitchentable/locale/en/a.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / ".venv").mkdir()

    def npm(*arguments: str) -> None:
        asked.append(arguments)
        made = "web/node_modules/x" if arguments == ("ci",) else "src/kitchentable/pages/index.html"
        (tmp_path / made).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / made).write_text("")

    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(setup, "run_npm", npm)
    return asked


def test_pages_are_built_once_and_again_when_a_source_changes(
    pages: list[tuple[str, ...]],
) -> None:
    setup.ensure_pages()
    setup.ensure_pages()
    assert pages == [("ci",), ("run", "build")]
    (setup.ROOT / "src/kitchentable/locale/en/a.ftl").write_text("another word")
    setup.ensure_pages()
    assert pages[2:] == [("run", "build")]


def test_a_new_list_of_packages_is_installed_before_the_pages_are_built(
    pages: list[tuple[str, ...]],
) -> None:
    setup.ensure_pages()
    (setup.ROOT / "web/package-lock.json").write_text("newer")
    setup.ensure_pages()
    assert pages[2:] == [("ci",), ("run", "build")]


def test_every_need_of_a_mark_is_one_that_the_set_up_knows() -> None:
    assert set(check.MARK_OF_NEED) <= {need.name for need in setup.NEEDS}
    assert set(check.MARK_OF_NEED.values()) <= set(check.SLOW_MARKS)


# --- tools/check.py -------------------------------------------------------------------------


@pytest.fixture
def no_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "names_of_tests", lambda mark: [f"tests/test_x.py::test_{mark}"])


def rows(steps: list[Step | Row]) -> dict[str, Row]:
    return {each.name: each for each in steps if isinstance(each, Row)}


@pytest.mark.usefixtures("no_names")
@pytest.mark.parametrize(("ci", "state"), [(False, SKIPPED), (True, FAILED)])
def test_a_missing_browser_is_a_failure_only_on_the_build_machine(
    tmp_path: Path, ci: bool, state: str
) -> None:
    steps = check.plan(tmp_path, fast=False, missing={"chromium": "no chromium"}, ci=ci)
    row = rows(steps)["browser tests"]
    assert (row.state, row.note) == (state, "no chromium")
    assert row.details == ["tests/test_x.py::test_browser"]
    slow = next(each for each in steps if each.name == "slow tests")
    assert isinstance(slow, Step)
    assert "(slow or browser or database) and not long and not browser" in slow.commands[0]
    assert "database tests" not in rows(steps)


@pytest.mark.parametrize(("value", "ci"), [("true", True), ("1", True), ("", False), ("no", False)])
def test_what_counts_as_the_build_machine(value: str, ci: bool) -> None:
    assert check.in_ci({"CI": value}) is ci


def test_the_fast_plan_leaves_out_what_is_slow_and_says_so(tmp_path: Path) -> None:
    steps = check.plan(tmp_path, fast=True, missing={}, ci=True)
    assert {name: row.state for name, row in rows(steps).items()} == {
        "web client": NOT_YET,
        "counter-proof": SKIPPED,
        "slow tests": SKIPPED,
        "documentation": SKIPPED,
    }


def test_both_plans_name_the_same_steps(tmp_path: Path) -> None:
    plans = [check.plan(tmp_path, fast, missing={}, ci=True) for fast in (True, False)]
    assert {each.name for each in plans[0]} == {each.name for each in plans[1]}


def test_web_checks_run_in_their_folder(tmp_path: Path) -> None:
    (tmp_path / "package.json").touch()
    step = check.web_step(tmp_path, {}, ci=False)
    assert step == Step("web client", (("npm", "run", "check"),), folder=tmp_path)


def test_web_checks_without_node(tmp_path: Path) -> None:
    (tmp_path / "package.json").touch()
    skipped = check.web_step(tmp_path, {"node": "no node"}, ci=False)
    failed = check.web_step(tmp_path, {"node": "no node"}, ci=True)
    assert skipped == Row("web client", SKIPPED, note="no node")
    assert failed == Row("web client", FAILED, note="no node")


def test_a_failing_step_is_a_row_and_the_rest_of_it_does_not_run(tmp_path: Path) -> None:
    touch = ("touch", str(tmp_path / "ran"))
    row = check.run(Step("x", (("false",), touch)))
    assert (row.state, row.note) == (FAILED, "`false` returned 1")
    assert not (tmp_path / "ran").exists()


def test_a_step_whose_program_is_not_there_fails() -> None:
    row = check.run(check.step("x", "no-such-program-anywhere"))
    assert row.state == FAILED
    assert "no-such-program-anywhere" in row.note


def test_results_name_the_skipped_tests_but_not_the_expected_failures(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(
        """<testsuites><testsuite>
        <testcase classname="a" name="one"/>
        <testcase classname="a" name="two"><skipped type="pytest.skip" message="why"/></testcase>
        <testcase classname="a" name="three"><skipped type="pytest.xfail" message="-"/></testcase>
        <testcase classname="a" name="four"><failure message="no"/></testcase>
        </testsuite></testsuites>"""
    )
    assert check.read_results(report) == ("2 passed, 1 failed, 1 skipped", ["a::two: why"])


def test_the_summary_says_what_ran_what_did_not_and_how_long_it_took() -> None:
    said = check.summary(
        [
            Row("types", RAN, 2.04),
            Row("tests", FAILED, 10.0, "1 passed, 1 failed"),
            Row("browser tests", SKIPPED, note="no chromium", details=["a::b"]),
            Row("web client", NOT_YET, note="later"),
        ]
    )
    assert said.splitlines() == [
        "types          ok          2.0 s",
        "tests          FAILED     10.0 s  1 passed, 1 failed",
        "browser tests  skipped       - s  no chromium",
        "                 a::b",
        "web client     not yet       - s  later",
        "1 ran, 1 failed, 1 skipped, 1 not there yet; 12 seconds in all",
    ]


@pytest.mark.parametrize(("state", "code"), [(RAN, 0), (SKIPPED, 0), (NOT_YET, 0), (FAILED, 1)])
def test_only_a_failure_fails(state: str, code: int) -> None:
    assert check.exit_code([Row("a", RAN), Row("b", state), Row("c", RAN)]) == code


# --- The files ------------------------------------------------------------------------------


def locked(lock: Path) -> dict[str, int]:
    """Each requirement of a compiled file, with the number of its hashes."""
    joined = lock.read_text().replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return {line.split(" --hash")[0].strip(): line.count("--hash=sha256:") for line in lines}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_is_pinned_and_hashed_and_no_index_is_named(lock: Path) -> None:
    requirements = locked(lock)
    assert requirements
    assert [each for each in requirements if not re.match(r"[a-z0-9._-]+==[^ ]+", each)] == []
    assert [each for each, hashes in requirements.items() if hashes == 0] == []
    assert "://" not in lock.read_text()
    assert "-url" not in lock.read_text()


def test_the_list_for_testing_holds_the_list_for_playing() -> None:
    play, test = (locked(ROOT / f"requirements/{name}.txt") for name in ("play", "test"))
    assert set(play) <= set(test)


# Written so that this file does not match itself.
FORBIDDEN = re.compile(
    "|".join(
        [
            *(
                re.escape(".".join(host))
                for host in [
                    ("pypi", "org"),
                    ("pythonhosted", "org"),
                    ("npmjs", "org"),
                    ("yarnpkg", "com"),
                    ("deb", "debian", "org"),
                    ("security", "debian", "org"),
                    ("archive", "ubuntu", "com"),
                ]
            ),
            r"(?<![\w.~-])/(?:work|root)(?:/|\b)",
            r"(?<![\w.~-])/(?:home|Users)/[\w.-]+",
            r"[A-Z]:\\Users\\",
        ]
    )
)


def repository_files() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("this is no git checkout, so nobody knows which files belong to it")
    # `safe.directory` because a build machine may check out as another user.
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listing = subprocess.run(
        [*command, "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = [ROOT / name for name in listing.stdout.split("\0") if name]
    return [file for file in files if file.is_file()]


def test_no_file_names_a_registry_or_a_place_on_somebody_s_machine() -> None:
    files = repository_files()
    assert Path(__file__).resolve() in files
    found = [
        f"{file.relative_to(ROOT)}:{number}: {match.group()}"
        for file in files
        for number, line in enumerate(file.read_text(errors="replace").splitlines(), 1)
        if (match := FORBIDDEN.search(line))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "forbidden"),
    [
        ("see https://" + "pypi" + ".org/simple", True),
        ("cd " + "/wo" + "rk/main", True),
        ('"' + "/ro" + 'ot"', True),
        ("/home" + "/ada/table", True),
        ("site/wor" + "k/index.html", False),
        ("the framework/rooted path", False),
        ("~/work", False),
    ],
)
def test_the_search_finds_what_it_should(text: str, forbidden: bool) -> None:
    assert bool(FORBIDDEN.search(text)) is forbidden
