"""JSON Schema in TypeScript: as much of it as msgspec writes of our types."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

Schema = Mapping[str, Any]

PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH: Final = 120


def expression(of: Schema) -> str:
    """A type where it is used. What nothing is said of is unknown."""
    if "$ref" in of:
        return str(of["$ref"]).rpartition("/")[2]
    if "enum" in of:
        return " | ".join(map(literal, of["enum"]))
    if "anyOf" in of:
        return " | ".join(map(expression, of["anyOf"]))
    if of.get("type") == "array":
        return array(of)
    if of.get("type") == "object":
        return f"Readonly<Record<string, {expression(of.get('additionalProperties', {}))}>>"
    return PLAIN.get(of.get("type", ""), "unknown")


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def array(of: Schema) -> str:
    """A tuple if it says what is where. Nobody changes what came over the wire."""
    if "prefixItems" in of:
        return f"readonly [{', '.join(map(expression, of['prefixItems']))}]"
    item = expression(of.get("items", {}))
    return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"


def field(name: str, of: Schema, required: bool) -> str:
    return f"  {name}{'' if required else '?'}: {expression(of)}\n"


def comment(of: Schema) -> str:
    if "description" not in of:
        return ""
    lines = [line.strip() for line in str(of["description"]).splitlines()]
    whole = f"/** {lines[0]} */"
    if len(lines) == 1 and len(whole) <= WIDTH:
        return f"{whole}\n"
    return "".join(["/**\n", *(f" * {line}".rstrip() + "\n" for line in lines), " */\n"])


def declaration(name: str, of: Schema) -> str:
    """A type with its name."""
    if "properties" not in of:
        return f"{comment(of)}export type {name} ={alternatives(of)}\n"
    required = of.get("required", ())
    fields = (field(one, what, one in required) for one, what in of["properties"].items())
    return f"{comment(of)}export interface {name} {{\n{''.join(fields)}}}\n"


def alternatives(of: Schema) -> str:
    """Long ones one below the other."""
    whole = expression(of)
    parts: Iterable[str] = whole.split(" | ")
    return "".join(f"\n  | {part}" for part in parts) if len(whole) > WIDTH - 30 else f" {whole}"


def typescript(definitions: Mapping[str, Schema]) -> str:
    return "\n".join(declaration(name, of) for name, of in definitions.items())
