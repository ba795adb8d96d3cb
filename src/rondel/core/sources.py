# not compiled
"""Where the component data of a game come from: each block of `components.yaml` says its source."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from .errors import RondelError

SOURCES = {
    "rulebook": "the publisher's rulebook says it",
    "public": "a public text says it",
    "reconstructed": "no text we found says it: designed to fit what is known",
}


@dataclass(frozen=True)
class SourcedPart:
    """A part of the data that says its source; `name` is the path to it."""

    name: str
    source: str
    where: str
    note: str
    reconstructed: list[str]
    data: dict[str, Any]

    @property
    def ours(self) -> bool:
        """Whether we designed any of it."""
        return self.source == "reconstructed" or bool(self.reconstructed)

    def components(self) -> Iterator[str]:
        """The names under which events speak of what is in it: ids, and of cards with a number `small:13`."""
        yield from _named(self.data, self.name.partition("_")[0])


def read_blocks(path: Path) -> list[SourcedPart]:
    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RondelError(f"{path}: cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, yaml.YAMLError) as error:
        raise RondelError(f"{path}: is not YAML: {error}") from None
    found = list(_blocks("", data))
    if not found:
        raise RondelError(f"{path}: no block says its source; is this a file of component data?")
    return found


def _blocks(name: str, data: Any) -> list[SourcedPart]:
    """The block itself if it has a source, and those inside it."""
    if not isinstance(data, dict):
        return []
    found: list[SourcedPart] = []
    if isinstance(data.get("source"), str):
        parts = data.get("reconstructed_parts", [])
        found.append(
            SourcedPart(
                name=name,
                source=data["source"],
                where=str(data.get("where", "")),
                note=str(data.get("note", "")),
                reconstructed=[str(part) for part in parts] if isinstance(parts, list) else [str(parts)],
                data=data,
            )
        )
    for key, value in data.items():
        found += _blocks(f"{name}.{key}" if name else str(key), value)
    return found


def _named(data: Any, kind: str) -> Iterator[str]:
    if isinstance(data, dict):
        if "id" in data:
            yield str(data["id"])
        elif "number" in data:
            yield f"{kind}:{data['number']}"
        for value in data.values():
            yield from _named(value, kind)
    elif isinstance(data, list):
        for value in data:
            yield from _named(value, kind)
