"""What the tutorial says a rule of thumb may offer is what the search asks for, and what it takes in its place."""

import re
from pathlib import Path

from rondel.bots.search import advice

PAGE = Path(__file__).parents[2] / "docs" / "tutorial-game.md"
ROWS = [
    [cell.strip() for cell in line.strip("| ").split(" | ")]
    for line in PAGE.read_text("utf-8").partition("### A rule of thumb")[2].splitlines()
    if line.startswith("| `")
]


def test_the_table_names_all_that_the_search_asks_for() -> None:
    asked = re.findall(r'attr\(policy, "(\w+)"', Path(advice.__file__).read_text("utf-8"))
    told = [row[0].strip("`").partition("(")[0] for row in ROWS]
    assert "choose" in asked
    assert sorted(told) == sorted(asked), "docs/tutorial-game.md, A rule of thumb: a row for each, and no other"


def test_the_usual_numbers_are_those_of_the_search() -> None:
    usual = {row[0]: row[-1] for row in ROWS}
    assert (usual["`doubt`"], usual["`horizon`"]) == (str(advice.DOUBT), str(advice.HORIZON))
