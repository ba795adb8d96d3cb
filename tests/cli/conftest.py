"""The command, run in this process: what it prints, what it says on stderr, how it exits."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from rondel.cli import main


@dataclass
class Ran:
    code: int
    out: str
    err: str

    @property
    def problem(self) -> str:
        """The one line of a refusal."""
        assert self.err.startswith("rondel: "), self
        assert self.err.count("\n") == 1, self
        return self.err.removeprefix("rondel: ").strip()


Run = Callable[..., Ran]


@pytest.fixture
def rondel(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run it in an empty folder, in English, with these lines as input."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def run(*arguments: object, input: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(input))
        with pytest.raises(SystemExit) as caught:
            main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        code = caught.value.code
        assert isinstance(code, int)
        return Ran(code, out, err)

    return run
