"""Runs docs/rondel.ipynb from top to bottom and keeps its outputs, without a trace of the machine.

pip install nbclient ipykernel; python tests/docs/rerun_notebook.py
"""

from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "docs" / "rondel.ipynb"
METADATA = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def tidy(output: dict[str, Any]) -> dict[str, Any]:
    """A picture needs no words beside it."""
    data = output.get("data", {})
    if any(kind.startswith("image/") for kind in data):
        data.pop("text/plain", None)
    if "metadata" in output:
        output["metadata"] = {}
    return output


def main() -> None:
    import nbformat
    from nbclient import NotebookClient

    notebook = nbformat.read(FILE, as_version=4)
    NotebookClient(notebook, timeout=1200, record_timing=False).execute()
    notebook.metadata = METADATA
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.metadata = {"tags": cell.metadata["tags"]} if cell.metadata.get("tags") else {}
            cell.outputs = [tidy(output) for output in cell.outputs]
    FILE.write_text(nbformat.writes(notebook) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
