"""Questions: the one door through which everything enters that the rules do not determine.

A rule asks and goes on with the answer:

    target = yield from ask(Choose(say("attack-whom"), seat=seat, among=targets))
    faces = yield from ask(Roll(say("attack-roll"), dice=pool, rules=("HR-087",)))

A question decides what is legal *before* its answer is sent in; rules never refuse after a
yield. Its options are computed when they are first read.
"""

from kitchentable.kernel.questions.chances import Chance, Die, Draw, Face, Faces, Roll, Shuffle
from kitchentable.kernel.questions.choices import (
    Choose,
    React,
    Secret,
    may_stand,
    or_pass,
    respond,
    window,
)
from kitchentable.kernel.questions.places import Judged, Moves, Place, Point, Route, Routes
from kitchentable.kernel.questions.question import (
    CHANCE,
    CHECKPOINT,
    PASS,
    Asked,
    Asks,
    Checkpoint,
    Option,
    Pick,
    Question,
    ask,
    checkpoint,
)

__all__ = [
    "CHANCE", "CHECKPOINT", "PASS", "Asked", "Asks", "Chance", "Checkpoint", "Choose", "Die",
    "Draw", "Face", "Faces", "Judged", "Moves", "Option", "Pick", "Place", "Point",
    "Question", "React", "Roll", "Route", "Routes", "Secret", "Shuffle", "ask", "checkpoint",
    "may_stand", "or_pass", "respond", "window",
]  # fmt: skip
