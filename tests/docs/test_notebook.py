"""The notebook runs from top to bottom, and the outputs kept in it are fit to be published."""

import ast
import json
import re
from contextlib import redirect_stdout
from importlib.util import find_spec
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

FILE = Path(__file__).parents[2] / "docs" / "rondel.ipynb"
TEXT = FILE.read_text("utf-8")
CELLS: list[dict[str, Any]] = json.loads(TEXT)["cells"]
STALE = "the notebook shows something else: python tests/docs/rerun_notebook.py runs it again"
CODE = [cell for cell in CELLS if cell["cell_type"] == "code"]


def missing(cell: dict[str, Any]) -> list[str]:
    """The packages a cell is tagged with (needs-matplotlib) that are not installed."""
    tags = cell["metadata"].get("tags", [])
    wanted = [tag.removeprefix("needs-") for tag in tags if tag.startswith("needs-")]
    return [package for package in wanted if find_spec(package) is None]


def run(cell: dict[str, Any], names: dict[str, Any]) -> tuple[str, Any]:
    """What a cell prints, and the value of its last line if that is an expression."""
    tree = ast.parse("".join(cell["source"]))
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    place = f"rondel.ipynb, cell {cell['id']}"
    with redirect_stdout(StringIO()) as said:
        exec(compile(tree, place, "exec"), names)
        value = eval(compile(ast.Expression(last.value), place, "eval"), names) if last else None
    return said.getvalue(), value


def kept(cell: dict[str, Any]) -> tuple[str, Any]:
    """The same, as the notebook shows it; pictures are left out."""
    said = "".join("".join(output["text"]) for output in cell["outputs"] if output["output_type"] == "stream")
    texts = [output["data"]["text/plain"] for output in cell["outputs"] if "text/plain" in output.get("data", {})]
    return said, ast.literal_eval("".join(texts[0])) if texts else None


def test_all_its_cells_run_and_give_what_it_shows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With few games, so what is tagged `varies` is not compared: it hangs on their number, or on the games installed.

    Cells whose packages are not installed are left out, and the test says so.
    """
    monkeypatch.setenv("RONDEL_GAMES", "2")
    monkeypatch.setenv("MPLBACKEND", "Agg")
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    left_out: list[str] = []
    compared: list[str] = []
    for cell in CODE:
        if missing(cell):
            left_out += missing(cell)
            continue
        said, value = run(cell, names)
        if "varies" in cell["metadata"].get("tags", []):
            continue
        shown, result = kept(cell)
        assert said == shown, STALE
        assert result is None or value == result, STALE
        compared.append(cell["id"])
    assert len(compared) + len(left_out) >= 10
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
