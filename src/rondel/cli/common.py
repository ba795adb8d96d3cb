"""What several subcommands share: games, options, languages, records and files named by a user."""

import os
import platform
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

import rondel
from rondel.core import flow
from rondel.core.errors import BadOption, BadRecord, RondelError, WrongRevision, hint
from rondel.core.files import write_whole
from rondel.core.record import Record
from rondel.core.texts import LANGUAGES

console = Console(soft_wrap=False)
TRUTH = {"true": True, "yes": True, "on": True, "1": True, "false": False, "no": False, "off": False, "0": False}


def compiled() -> bool:
    return Path(str(flow.__file__)).suffix != ".py"


def engine() -> str:
    kind = "compiled engine" if compiled() else "pure Python engine"
    return f"rondel {rondel.__version__} ({kind}), Python {platform.python_version()}"


def open_game(name: str, components: Path | None = None) -> Any:
    """The game, with the component data of a file if one is given."""
    if components is None:
        return rondel.load_game(name)
    try:
        return rondel.load_game(name, str(components))
    except RondelError:
        raise
    except Exception as error:  # the values of an owner's file can be wrong in any way
        problem = f"{type(error).__name__}: {error}"
        raise RondelError(f"components: {components} does not describe {name}: {problem}") from None


def read_seed(text: str | None) -> int | None:
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        raise BadOption("seed", f"must be a whole number from 0 to 2**128 - 1, not {text!r}") from None


def read_options(game: Any, given: list[str]) -> dict[str, Any]:
    """name=value texts as the game's own values."""
    options: dict[str, Any] = {}
    known = {option.name: option for option in game.options}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption("option", f"must be name=value, not {text!r}{_example(game)}")
        if name not in known:
            raise BadOption("", f"there is no option {name!r}{hint(name, list(known))}")
        options[name] = _value(known[name], value)
    return options


def _value(option: Any, text: str) -> Any:
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
        if isinstance(value, bool) and TRUTH.get(text.lower()) is value:
            return value
    shown = ", ".join(shown_value(value) for value in option.values)
    raise BadOption(option.name, f"must be one of {shown}, not {text!r}")


def shown_value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _example(game: Any) -> str:
    for option in game.options:
        return f" (such as {option.name}={shown_value(option.values[-1])})"
    return f" ({game.name} has none)"


def read_bots(text: str) -> list[str]:
    """Codes between commas; `none` or nothing at all is no bot."""
    codes = [code.strip() for code in text.split(",") if code.strip()]
    return [] if codes == ["none"] else codes


def language(given: str | None) -> str:
    """As asked for, else as the locale says, else English."""
    if given is not None:
        if given[:2].lower() in LANGUAGES and given[2:3] in ("", "_", "-", "."):
            return given[:2].lower()
        raise BadOption("lang", f"must be one of {', '.join(LANGUAGES)}, not {given!r}")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            found = os.environ[name][:2].lower()
            return found if found in LANGUAGES else "en"
    return "en"


def read_record(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise RondelError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: not a record: it is no text file") from None
    try:
        return Record.from_text(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None


def in_file(path: Path, error: RondelError) -> BadRecord:
    """An error of a record, with its file and with what the command line offers against it."""
    if isinstance(error, WrongRevision):
        return WrongRevision(f"{path}: {error.problem}", error.remedy and "try --any-revision")
    return BadRecord(f"{path}: {error}")


def write_record(record: Record, path: Path) -> None:
    write_whole(path, record.to_text().encode())


def interactive() -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
