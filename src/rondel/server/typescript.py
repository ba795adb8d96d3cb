"""web/src/protocol.ts from the protocol's structs: `python -m rondel.server.typescript > web/src/protocol.ts`."""

import inspect as python
from typing import Any

from msgspec import Struct
from msgspec import inspect as types

from rondel.table.log import Sign

from . import (
    company_protocol,
    http_protocol,
    lesson_protocol,
    protocol,
    reach_protocol,
    reviewing,
    search_protocol,
    thinking,
)

HEAD = (
    "// Made by `python -m rondel.server.typescript`; do not edit. The words are those of rondel/server/*protocol.py.\n"
)
MODULES = (
    protocol,
    http_protocol,
    thinking,
    lesson_protocol,
    reviewing,
    search_protocol,
    company_protocol,
    reach_protocol,
)
UNIONS = {
    "ClientMessage": protocol.ClientMessage,
    "LessonMessage": protocol.LessonMessage,
    "ServerMessage": protocol.ServerMessage,
}
PLAIN: dict[type[types.Type], str] = {
    types.StrType: "string",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def structs() -> list[type[Struct]]:
    things = {name: thing for module in MODULES for name, thing in vars(module).items()}
    found = [thing for thing in [*things.values(), Sign] if isinstance(thing, type) and issubclass(thing, Struct)]
    return [thing for thing in found if thing.__module__.startswith("rondel.")]


def written(kind: types.Type) -> str:
    """A type as TypeScript says it."""
    plain = PLAIN.get(type(kind))
    if plain:
        return plain
    match kind:
        case types.StructType():
            return kind.cls.__name__
        case types.ListType():
            item = written(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case types.TupleType():
            return f"[{', '.join(written(item) for item in kind.item_types)}]"
        case types.DictType():
            return f"Record<string, {written(kind.value_type)}>"
        case types.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case types.UnionType():
            return " | ".join(written(option) for option in kind.types)
    raise TypeError(f"{kind}: has no TypeScript yet")


def interface(struct: type[Struct]) -> str:
    info: Any = types.type_info(struct)
    said = struct.__struct_config__.forbid_unknown_fields  # what a browser sends may leave out what has a default
    lines = [f"/** {' '.join(python.cleandoc(str(struct.__doc__)).split())} */"] if _documented(struct) else []
    lines.append(f"export interface {struct.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}"')
    for field in info.fields:
        optional = "?" if said and not field.required else ""
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)}")
    return "\n".join([*lines, "}"])


def _documented(struct: type[Struct]) -> bool:
    return bool(struct.__doc__) and not str(struct.__doc__).startswith(f"{struct.__name__}(")


def module() -> str:
    unions = []
    for name, union in UNIONS.items():
        info: Any = types.type_info(union)
        unions.append(f"export type {name} = {' | '.join(kind.cls.__name__ for kind in info.types)}")
    return "\n".join([HEAD, *(interface(struct) + "\n" for struct in structs()), *unions]) + "\n"


if __name__ == "__main__":
    print(module(), end="")
