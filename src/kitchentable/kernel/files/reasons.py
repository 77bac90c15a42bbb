"""Reasons why a file or a value could not be read, as messages.

Libraries and the operating system give their reasons in English. The ones a person is likely
to meet are said in our own words; the rest goes through as it is.
"""

from __future__ import annotations

import errno
import re

from kitchentable.kernel.words import Message, say

_SYSTEM = {
    errno.ENOENT: "why-not-there",
    errno.EACCES: "why-not-allowed",
    errno.EPERM: "why-not-allowed",
    errno.EISDIR: "why-folder",
    errno.ENOTDIR: "why-not-there",
    errno.ENOSPC: "why-full",
}

_DECODER = (
    (r"Expected `(?P<wanted>.+?)`, got `(?P<found>.+?)`", "why-kind"),
    (r"Object missing required field `(?P<field>.+?)`", "why-missing"),
    (r"Object contains unknown field `(?P<field>.+?)`", "why-unknown"),
    (r"Expected `int` >= (?P<least>-?\d+)", "why-least"),
    (r"Expected `int` <= (?P<most>-?\d+)", "why-most"),
    (r"Invalid enum value (?P<value>.+)", "why-value"),
    (r"Expected `array` of (?:at least )?length (?P<wanted>\d+)(?:, got (?P<found>\d+))?",
     "why-length"),
)  # fmt: skip

KINDS = ("int", "str", "bool", "array", "object", "float", "decimal", "null")
"""What the decoder calls the kinds of values; each has its words."""


def of_system(error: OSError | ValueError) -> Message:
    """The reason why a file could not be used.

    >>> of_system(FileNotFoundError(errno.ENOENT, "No such file or directory")).id
    'why-not-there'
    """
    known = _SYSTEM.get(error.errno or 0) if isinstance(error, OSError) else "why-name"
    text = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return say(known) if known else say("option", value=text)


def of_decoder(problem: str) -> Message:
    """The reason why a value does not have the expected form.

    >>> of_decoder("Expected `int`, got `str`").args["found"]
    Message(id='kind-str', args={})
    """
    for pattern, id in _DECODER:
        match = re.match(pattern, problem)
        if match:
            parts = {key: value or "-" for key, value in match.groupdict().items()}
            return say(id, **{key: _kind(value) for key, value in parts.items()})
    return say("option", value=problem)


def _kind(text: str) -> str | Message:
    words = tuple(say(f"kind-{kind}") for kind in text.split(" | ") if kind in KINDS)
    if len(words) == 1:
        return words[0]
    return say("kind-any", kinds=words) if words else text
