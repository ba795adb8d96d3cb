# not compiled
"""A file of component data: our own beside the game or a corrected one; what is wrong with it is said to its writer.

When values of ours change, what they were is kept beside them: `components-until-2.yaml` says, in the form of
`components.yaml` and by the IDs of list entries, what was different for games that began under revision 2 or before.
Such games go on with it.
"""

import re
from pathlib import Path
from types import TracebackType
from typing import Any

import yaml

from .errors import RondelError

MISREAD = (KeyError, TypeError, ValueError, AttributeError, IndexError, StopIteration)


UNTIL = re.compile(r"until-(\d+)")


def last_revision(source: str) -> int:
    """Until which revision games began with these values; 0 if the source is not of earlier values."""
    found = UNTIL.fullmatch(source)
    return int(found[1]) if found else 0


def earlier_values(place: Path, revision: int) -> str:
    """The source of the values that games of this revision began with, in the folder of a game; empty for today's."""
    known = [last_revision(path.stem.removeprefix("components-")) for path in place.glob("components-until-*.yaml")]
    return next((f"until-{last}" for last in sorted(known) if last >= revision), "")


class ComponentsFile:
    """`with ComponentsFile(source, __file__) as facts`: what it says, and what its reader stumbles on is a RondelError.

    source: the file of corrected components; empty for the components.yaml beside the given module of the game, and
    `until-N` for that with the values that games began with up to revision N.
    """

    def __init__(self, source: str, module: str) -> None:
        self.path = Path(module).with_name("components.yaml")
        self.earlier: Path | None = None
        if last_revision(source):
            self.earlier = self.path.with_name(f"components-{source}.yaml")
        elif source:
            self.path = Path(source)

    def __enter__(self) -> Any:
        facts = _read(self.path)
        return changed(facts, _read(self.earlier), self.earlier.name) if self.earlier else facts

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, MISREAD):
            what = str(error) or repr(error)
            raise RondelError(f"components: {self.path} lacks or misspells something: {what}") from None


def _read(path: Path) -> Any:
    try:
        return yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise RondelError(f"components: {path} cannot be read: {error.strerror}") from None
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise RondelError(f"components: {path} is not YAML: {error}") from None


def changed(facts: Any, changes: Any, where: str) -> Any:
    """The facts with these values in their place. Entries of a list are found by their `id`."""
    if not isinstance(changes, dict):
        return changes
    entries = {entry["id"]: number for number, entry in enumerate(facts)} if isinstance(facts, list) else None
    found = facts.copy()
    for name, change in changes.items():
        key = name if entries is None else entries.get(name)
        if key is None or (entries is None and key not in facts):
            raise RondelError(f"components: {where} changes {name!r}, which components.yaml has not")
        found[key] = changed(facts[key], change, f"{where}, {name}")
    return found
