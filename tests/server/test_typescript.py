"""What the browser believes about the protocol is what the server says: one definition, two languages."""

from pathlib import Path
from typing import Literal

import msgspec
import pytest
from msgspec import inspect as types

from rondel.core.rulebook import RULE_ID
from rondel.server import protocol, typescript

WRITTEN = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def test_the_types_of_the_client_are_up_to_date() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == typescript.module(), (
        "run: python -m rondel.server.typescript > web/src/protocol.ts"
    )


def test_every_message_has_its_interface_with_its_tag_and_its_fields() -> None:
    text = typescript.module()
    for struct in typescript.structs():
        start = text.index(f"export interface {struct.__name__} {{")
        body = text[start : text.index("\n}", start)]
        for field in msgspec.structs.fields(struct):
            assert f"\n  {field.encode_name}:" in body or f"\n  {field.encode_name}?:" in body
    for name in ("ClientMessage", "ServerMessage"):
        union = next(line for line in text.splitlines() if line.startswith(f"export type {name} = "))
        members = [kind.cls for kind in types.type_info(getattr(protocol, name)).types]  # type: ignore[attr-defined]
        assert union == f"export type {name} = " + " | ".join(kind.__name__ for kind in members)
        for kind in members:
            assert f'  type: "{kind.__struct_config__.tag}"' in text


@pytest.mark.parametrize(
    ("kind", "written"),
    [
        (str, "string"),
        (int | None, "number | null"),
        (list[int | None], "(number | null)[]"),
        (list[list[int]], "number[][]"),
        (tuple[float, float], "[number, number]"),
        (dict[str, bool], "Record<string, boolean>"),
        (Literal["a", "b"], '"a" | "b"'),
        (protocol.Score, "Score"),
    ],
    ids=str,
)
def test_a_type_in_the_other_language(kind: type, written: str) -> None:
    assert typescript.written(types.type_info(kind)) == written


def test_a_type_without_a_translation_is_an_error() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        typescript.written(types.type_info(bytes))


def test_the_client_knows_the_id_of_a_rule_as_the_engine_does() -> None:
    written = (WRITTEN.parent / "lib" / "ruleids.ts").read_text(encoding="utf-8")
    assert f"/{RULE_ID.pattern}/g" in written
