"""The notebook runs from top to bottom, and the outputs kept in it are fit to be published."""

import json
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[2] / "docs" / "rondel.ipynb"
TEXT = FILE.read_text("utf-8")
CELLS: list[dict[str, Any]] = json.loads(TEXT)["cells"]
CODE = [cell for cell in CELLS if cell["cell_type"] == "code"]


def missing(cell: dict[str, Any]) -> list[str]:
    """The packages a cell is tagged with (needs-matplotlib) that are not installed."""
    tags = cell["metadata"].get("tags", [])
    wanted = [tag.removeprefix("needs-") for tag in tags if tag.startswith("needs-")]
    return [package for package in wanted if find_spec(package) is None]


def test_all_its_cells_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With few games; cells whose packages are not installed are left out, and the test says so."""
    monkeypatch.setenv("RONDEL_GAMES", "2")
    monkeypatch.setenv("MPLBACKEND", "Agg")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    left_out: list[str] = []
    for n, cell in enumerate(CODE, 1):
        if missing(cell):
            left_out += missing(cell)
            continue
        exec(compile("".join(cell["source"]), f"rondel.ipynb, code cell {n}", "exec"), names)
    assert names["results"].games == 2
    assert names["twin"].save() == names["state"].save()
    if left_out:
        pytest.skip(f"the other cells ran; not installed: {', '.join(sorted(set(left_out)))}")


def test_it_was_run_from_top_to_bottom_without_an_error() -> None:
    assert [cell["execution_count"] for cell in CODE] == list(range(1, len(CODE) + 1))
    assert all(output["output_type"] != "error" for cell in CODE for output in cell["outputs"])


def test_it_shows_a_board_and_plots() -> None:
    kinds = [kind for cell in CODE for output in cell["outputs"] for kind in output.get("data", {})]
    assert kinds.count("image/svg+xml") == 1
    assert kinds.count("image/png") == 3


def test_its_outputs_are_small_and_name_no_machine() -> None:
    assert len(TEXT) < 1_000_000
    shown = json.dumps([cell["outputs"] for cell in CODE if cell["outputs"]])
    images = re.compile(r'"image/png": (?:"[^"]*"|\[[^]]*\])')
    assert re.findall(r"(?:/home|/root|/tmp|/usr|/work|site-packages|[A-Z]:\\\\)[^\s\"]*", images.sub("", shown)) == []
    assert "stderr" not in shown


def test_its_links_lead_somewhere() -> None:
    text = "".join("".join(cell["source"]) for cell in CELLS if cell["cell_type"] == "markdown")
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text)
    assert links
    assert [link for link in links if not (FILE.parent / link).exists()] == []
