"""Compiling the hot geometry, where that is possible.

With numba the kernels are compiled once, at installation, into a cache on disk
(`python -m kitchentable.raiders.space.warm`); without it, or with KITCHENTABLE_PLAIN set,
the same source runs as it stands.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

Ints: TypeAlias = Any
"""A flat array of whole numbers: a list, or what numba wants instead."""

PLAIN = bool(os.environ.get("KITCHENTABLE_PLAIN")) or importlib.util.find_spec("numba") is None

_plain = ContextVar("_plain", default=PLAIN)


def kernel(function: F) -> F:
    """Compile a function, unless everything stays plain."""
    if _plain.get():
        return function
    import numba

    return cast(F, numba.njit(cache=True)(function))


def ints(values: Sequence[int], plain: bool = PLAIN) -> Ints:
    """A flat array of whole numbers for the kernels."""
    if plain:
        return list(values)
    import numpy

    return numpy.array(values, dtype=numpy.int64)


def room(size: int, plain: bool = PLAIN) -> Ints:
    """A flat array for a kernel to work in; what is in it is not said."""
    if plain:
        return [0] * size
    import numpy

    return numpy.empty(size, dtype=numpy.int64)


def plain_module(stem: str) -> ModuleType:
    """A module of kernels uncompiled, whatever is installed: to compare with."""
    name = f"kitchentable.raiders.space.plain_{stem}"
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
        for kernel_ in ("in_the_way", "inside", "keeps_from", "sweeps_clear"):
            if stem != "kernels" and hasattr(module, kernel_):
                setattr(module, kernel_, getattr(plain_module("kernels"), kernel_))
    return sys.modules[name]
