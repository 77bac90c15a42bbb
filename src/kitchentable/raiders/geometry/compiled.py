"""Compile the hot geometry where that is possible.

With numba the kernels are compiled once, at installation, into a cache on disk
(`python -m kitchentable.raiders.geometry.warm`); without it, or with KITCHENTABLE_PLAIN set,
the same source runs as it stands.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from functools import cache
from itertools import accumulate
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, TypeAlias, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

Ints: TypeAlias = Any
"""A flat array of whole numbers: a list for plain kernels, a numpy array for compiled ones."""

PLAIN = bool(os.environ.get("KITCHENTABLE_PLAIN")) or importlib.util.find_spec("numba") is None

KERNELS = (
    "solids", "kernels", "sight_kernel", "walk_kernel", "raster_kernel", "reach_kernel",
    "room_kernel", "tight_kernel",
)  # fmt: skip
"""The files that kernels are made of."""

_plain = ContextVar("_plain", default=PLAIN)


@cache
def _forget_what_is_stale() -> None:
    """Delete the compiled kernels when any of their sources has changed.

    numba looks at the file that a kernel is in, but not at the files of the kernels it calls.
    """
    here = Path(__file__).parent
    files = [here / f"{stem}.py" for stem in KERNELS]
    sources = hashlib.sha256(b"".join(file.read_bytes() for file in files))
    stamp = here / "__pycache__" / "kernels.stamp"
    try:
        if stamp.exists() and stamp.read_text() == sources.hexdigest():
            return
        for old in (*stamp.parent.glob("*.nbi"), *stamp.parent.glob("*.nbc")):
            old.unlink(missing_ok=True)
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(sources.hexdigest())
    except OSError:
        pass  # a folder that we may not write to: numba keeps its files elsewhere


def kernel(function: F) -> F:
    """Compile a function, unless kernels stay plain."""
    if _plain.get():
        return function
    _forget_what_is_stale()
    return _compiled(function, "never")


def inlined(function: F) -> F:
    """Compile a small function into its callers, which pass many arrays on to it."""
    return function if _plain.get() else _compiled(function, "always")


def _compiled(function: F, inline: Literal["never", "always"]) -> F:
    import numba

    return cast(F, numba.njit(cache=True, inline=inline)(function))


@cache
def _numpy() -> ModuleType:
    """Return numpy, loaded when it is first needed. A cached call is faster than an import."""
    import numpy

    return numpy


def listed(values: Ints) -> list[int]:
    """A flat array as a list of plain numbers."""
    return list(values.tolist() if hasattr(values, "tolist") else values)


def ints(values: Sequence[int], plain: bool = PLAIN) -> Ints:
    """A flat array of whole numbers for the kernels."""
    if plain:
        return list(values)
    numpy = _numpy()
    return numpy.array(values, dtype=numpy.int64)


def joined(parts: Sequence[Ints], plain: bool = PLAIN) -> Ints:
    """Several flat arrays, one behind the other."""
    if plain or not parts:
        return ints([value for part in parts for value in part], plain)
    return _numpy().concatenate(parts)


def room(size: int, plain: bool = PLAIN) -> Ints:
    """A flat array for a kernel to work in; its contents are undefined."""
    if plain:
        return [0] * size
    numpy = _numpy()
    return numpy.empty(size, dtype=numpy.int64)


class Workroom:
    """Room for kernels to work in, kept from one question to the next.

    All questions share one array, cut for each of them; its contents are undefined.
    """

    KINDS = 8
    """How many kinds of question are remembered."""

    def __init__(self, plain: bool = PLAIN) -> None:
        self._plain = plain
        self._whole = room(0, plain)
        self._cut: dict[tuple[int, ...], list[Ints]] = {}

    def of(self, *sizes: int) -> list[Ints]:
        """Arrays of given sizes."""
        if sizes not in self._cut:
            if len(self._cut) >= self.KINDS:
                self._cut.clear()
            if len(self._whole) < sum(sizes):
                self._whole = room(sum(sizes), self._plain)
                self._cut.clear()
            self._cut[sizes] = self._cut_up(sizes)
        return self._cut[sizes]

    def _cut_up(self, sizes: Sequence[int]) -> list[Ints]:
        ends = list(accumulate(sizes))
        return [self._whole[end - size : end] for size, end in zip(sizes, ends, strict=True)]


def plain_module(stem: str) -> ModuleType:
    """A module of kernels, uncompiled even where numba is installed: for comparison."""
    name = f"kitchentable.raiders.geometry.plain_{stem}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{stem}.py"))
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        token = _plain.set(True)
        try:
            spec.loader.exec_module(module)
        finally:
            _plain.reset(token)
        for name_, value in list(vars(module).items()):
            if hasattr(value, "py_func"):  # a compiled kernel that the module imports
                home = value.py_func.__module__.rpartition(".")[2]
                setattr(module, name_, getattr(plain_module(home), name_))
    return sys.modules[name]
