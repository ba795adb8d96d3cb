# not compiled
"""A file of component data: our own beside the game or a corrected one; what is wrong with it is said to its writer."""

from pathlib import Path
from types import TracebackType
from typing import Any

import yaml

from .errors import RondelError

MISREAD = (KeyError, TypeError, ValueError, AttributeError, IndexError, StopIteration)


class ComponentsFile:
    """`with ComponentsFile(source, __file__) as facts`: what it says, and what its reader stumbles on is a RondelError.

    source: the file of corrected components; empty for the components.yaml beside the given module of the game.
    """

    def __init__(self, source: str, module: str) -> None:
        self.path = Path(source) if source else Path(module).with_name("components.yaml")

    def __enter__(self) -> Any:
        try:
            return yaml.safe_load(self.path.read_text(encoding="utf-8"))
        except OSError as error:
            raise RondelError(f"components: {self.path} cannot be read: {error.strerror}") from None
        except (yaml.YAMLError, UnicodeDecodeError) as error:
            raise RondelError(f"components: {self.path} is not YAML: {error}") from None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, MISREAD):
            what = str(error) or repr(error)
            raise RondelError(f"components: {self.path} lacks or misspells something: {what}") from None
