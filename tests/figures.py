"""What the drawings of figures keep, in every game: the pages rely on it."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
CLASSES = {"cloth", "deep", "ink", "skin", "light", "metal", "wood", "glow", "line"}
"""The page knows a colour for each of these; `line` is an outline without a filling."""
SHAPES = {
    "path": {"d"},
    "circle": {"cx", "cy", "r"},
    "ellipse": {"cx", "cy", "rx", "ry"},
    "rect": {"x", "y", "width", "height", "rx"},
}
LARGEST = 2200
"""Bytes: fifty drawings travel with a table."""
COMMANDS = "MLHVQTAmlhvqta"
ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "A": 7}
AROUND = 12
"""So far the ends of curves may lie outside the picture: the page does not cut them off."""


def has_plain_shapes(path: Path) -> None:
    """A drawing has plain shapes that are coloured by their class."""
    assert path.stat().st_size <= LARGEST
    root = ElementTree.fromstring(path.read_text("utf-8"))
    assert root.attrib == {"viewBox": "0 0 100 120", "stroke-width": "3"}
    assert not (root.text or "").strip()
    for shape in root:
        name = shape.tag.removeprefix(SVG)
        assert set(shape.attrib) <= SHAPES[name] | {"class", "stroke-width"}
        assert shape.get("class") in CLASSES
        assert len(shape) == 0
        assert not (shape.text or shape.tail or "").strip()
    used = [shape.get("class") for shape in root]
    assert "cloth" in used, "the player's colour"
    assert "ink" in used or "line" in used


def stands_in_its_picture(path: Path) -> None:
    """A drawing fills its picture and stands on the ground."""
    points = [
        point
        for shape in ElementTree.fromstring(path.read_text("utf-8"))
        for point in _points(shape)
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    assert min(xs) >= -AROUND
    assert max(xs) <= 100 + AROUND
    assert -AROUND <= min(ys) <= 30, "as high as a figure of a unit at least"
    assert 112 <= max(ys) <= 120, "the feet are at 114"


def _points(shape: ElementTree.Element) -> list[tuple[float, float]]:
    """Corners of a shape's box; the ends of the lines and curves of a path."""
    name = shape.tag.removeprefix(SVG)
    if name == "path":
        return _ends(shape.attrib["d"])
    at = {key: float(value) for key, value in shape.attrib.items() if key != "class"}
    if name == "rect":
        return [(at["x"], at["y"]), (at["x"] + at["width"], at["y"] + at["height"])]
    wide, high = (at["r"], at["r"]) if name == "circle" else (at["rx"], at["ry"])
    return [(at["cx"] - wide, at["cy"] - high), (at["cx"] + wide, at["cy"] + high)]


def _ends(path: str) -> list[tuple[float, float]]:
    """Where the steps of a path end."""
    found: list[tuple[float, float]] = []
    x = y = start_x = start_y = 0.0
    for command, text in re.findall(rf"([{COMMANDS}zZ])([^{COMMANDS}zZ]*)", path):
        if command in "zZ":
            x, y = start_x, start_y
            continue
        numbers = [float(each) for each in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        size = ARGUMENTS[command.upper()]
        assert numbers, (command, text)
        assert len(numbers) % size == 0, (command, text)
        for at in range(0, len(numbers), size):
            x, y = _end(command, numbers[at : at + size], x, y)
            found.append((x, y))
            if command in "Mm" and at == 0:
                start_x, start_y = x, y
    return found


def _end(command: str, numbers: list[float], x: float, y: float) -> tuple[float, float]:
    """Where one step ends that begins at a place."""
    from_x, from_y = (x, y) if command.islower() else (0.0, 0.0)
    if command in "Hh":
        return from_x + numbers[-1], y
    if command in "Vv":
        return x, from_y + numbers[-1]
    return from_x + numbers[-2], from_y + numbers[-1]
