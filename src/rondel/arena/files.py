"""Files of results: CSV, or Parquet when pyarrow is there."""

import csv
import io
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rondel.core.errors import RondelError
from rondel.core.files import BadTarget, check_folder, write_whole

SUFFIXES = (".csv", ".parquet")
TEXTS = ("bot", "action")  # columns of names; all others hold numbers
AS_IT_WAS = "bring the file back as it was, or name another --out"

Columns = dict[str, list[Any]]


def check_target(path: Path) -> None:
    """Refuse what `write_rows` could not write, before hours of games are played."""
    check_format(path)
    check_folder(path)


def check_format(path: Path) -> None:
    """Refuse a suffix that nobody here can write."""
    if path.suffix not in SUFFIXES:
        found = f"not {path.suffix}" if path.suffix else "and this has none"
        raise BadTarget(f"{path}: the suffix must be {' or '.join(SUFFIXES)}, {found}")
    if path.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise BadTarget(f"{path}: Parquet needs pyarrow: pip install pyarrow, or write .csv")


def write_rows(rows: list[dict[str, Any]], path: Path) -> None:
    """One line a row; the columns are the keys of the first."""
    check_target(path)
    write_whole(path, _csv(rows) if path.suffix == ".csv" else _parquet(rows))


def _csv(rows: list[dict[str, Any]]) -> bytes:
    text = io.StringIO()
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue().encode()


def _parquet(rows: list[dict[str, Any]]) -> bytes:
    pa: Any = import_module("pyarrow")  # late: it is large, and CSV does without it
    pq: Any = import_module("pyarrow.parquet")
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    # a seed may need all 64 bits
    table = pa.table(
        {name: pa.array(values, pa.uint64() if name == "seed" else None) for name, values in columns.items()}
    )
    sink = pa.BufferOutputStream()
    pq.write_table(table, sink)
    content: bytes = sink.getvalue().to_pybytes()
    return content


def read_columns(path: Path) -> Columns:
    """What `write_rows` wrote."""
    try:
        return _read_csv(path) if path.suffix == ".csv" else _read_parquet(path)
    except RondelError:  # a ValueError too; it says itself what is wrong
        raise
    except OSError as error:  # pyarrow's errors of content are ValueErrors or OSErrors without a number
        raise RondelError(f"{path}: cannot be read: {_reason(error)}; {AS_IT_WAS}") from None
    except (ValueError, csv.Error) as error:
        raise RondelError(f"{path}: is no table of results: {_reason(error)}; {AS_IT_WAS}") from None


def _reason(error: Exception) -> str:
    """In one line without a full stop: more follows."""
    text = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return " ".join(text.split()).rstrip(".")


def _read_csv(path: Path) -> Columns:
    with path.open(newline="", encoding="utf-8") as file:
        rows = csv.reader(file)
        names = next(rows, [])
        columns: Columns = {name: [] for name in names}
        for row in rows:
            for name, text in zip(names, row, strict=True):
                columns[name].append(text if name in TEXTS else _number(text))
    return columns


def _number(text: str) -> int | float | None:
    if not text:
        return None
    return int(text) if text.lstrip("-").isdigit() else float(text)


def _read_parquet(path: Path) -> Columns:
    if find_spec("pyarrow") is None:
        raise RondelError(f"{path}: Parquet needs pyarrow: pip install pyarrow")
    pq: Any = import_module("pyarrow.parquet")
    columns: Columns = pq.read_table(path).to_pydict()
    return columns
