"""A JSON Schema of situation files, for editors: completion, and errors while one types.

An editor knows it by the first line of a file: `#:schema raiders.schema.json`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kitchentable.kernel.files.expectations import COUNTS
from kitchentable.kernel.files.situation_checks import known_questions, rule_numbers
from kitchentable.kernel.files.situation_format import VERSIONS, Written
from kitchentable.kernel.game import Game

Schema = dict[str, Any]
"""A part of a JSON Schema."""

REF = "#/definitions/{name}"


def schema(game: Game[Any]) -> Schema:
    """The schema of the situation files of a game.

    >>> from examples.magpies import GAME
    >>> schema(GAME)["properties"]["game"]
    {'const': 'magpies'}
    """
    _, definitions = _parts(Written)
    whole = definitions.pop(Written.__name__)
    properties = whole["properties"]
    properties["game"] = {"const": game.name}
    properties["version"] = {"enum": list(VERSIONS)}
    _expectations(game, definitions)
    position = game.rules.position()
    for key, of in (("setup", game.setup), ("state", position)):
        if of is not None:
            properties[key], more = _parts(of)
            definitions.update(more)
    definitions[game.setup.__name__]["additionalProperties"] = False
    for path, names in game.rules.names_in_files().items():
        name, _, field = path.partition(".")
        _among(definitions[name]["properties"], field, list(names))
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        **whole,
        "title": f"kitchentable judge: {game.name}",
        "definitions": definitions,
    }


def _parts(of: type[msgspec.Struct]) -> tuple[Schema, dict[str, Schema]]:
    """The schema of a type, and those of the types in it by their names."""
    [reference], found = msgspec.json.schema_components([of], ref_template=REF)
    return reference, _for_toml(found)


def _for_toml(part: Any) -> Any:
    """A schema as editors of TOML know it (draft 7): decimals are numbers, tuples are lists."""
    if isinstance(part, list):
        return [_for_toml(each) for each in part]
    if not isinstance(part, dict):
        return part
    if part.get("format") == "decimal":
        return {"type": "number"}
    found = {key: _for_toml(value) for key, value in part.items()}
    if isinstance(found.get("description"), str):
        found["description"] = found["description"].partition("\n")[0]  # without its examples
    if "prefixItems" in found:
        found["items"], found["additionalItems"] = found.pop("prefixItems"), False
    return found


def _expectations(game: Game[Any], definitions: dict[str, Schema]) -> None:
    """The names that steps may expect: events and their fields, rules, topics, kinds."""
    rules = sorted(rule_numbers(game.home))
    number: Schema = {"enum": ["", *rules]} if rules else {"type": "string"}
    several = {"type": "array", "items": number}
    any_of = {"type": "object", "properties": {"any": several}, "additionalProperties": False}
    for name in ("Refused", "Expected", "Ending"):
        definitions[name]["properties"]["rule"] = {"anyOf": [number, any_of]}
    topics, kinds = known_questions(type(game).__module__.rpartition(".")[0])
    asked = definitions["Expected"]["properties"]
    asked["topic"], asked["kind"] = {"enum": sorted(topics)}, {"enum": sorted(kinds)}
    fields = {name for each in game.events for name in each.__struct_fields__} - {"rules"}
    events = sorted(each.__name__ for each in game.events)
    definitions["Told"] = {
        "type": "object",
        "properties": {
            "event": {"enum": events},
            "rule": {"anyOf": [number, several, any_of]},
            **{name: {"type": "integer", "minimum": 0} for name in COUNTS},
            **{name: {} for name in sorted(fields)},
        },
        "additionalProperties": False,
    }
    step = definitions["Step"]["properties"]
    for key in ("told", "told_in_any_order", "not_told"):
        step[key]["items"] = {"$ref": REF.format(name="Told")}


def _among(properties: Schema, field: str, names: list[str]) -> None:
    """Let a field, the items of a list or the keys of a table be one of these names."""
    part = properties[field]
    kind = next((each for each in part.get("anyOf", [part]) if each.get("type") != "null"), part)
    if kind.get("type") == "array":
        kind["items"] = {"enum": names}
    elif kind.get("type") == "object":
        kind["propertyNames"] = {"enum": names}
    else:
        properties[field] = {"enum": names}
