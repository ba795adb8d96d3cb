"""One name, one class: who reads a name outside the games knows what it is, except where docs/glossary.md keeps two."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEPT = {"Family", "Game", "State", "Step", "Node", "Tree"}


def test_a_class_outside_the_games_has_a_name_of_its_own_or_the_glossary_says_why_not() -> None:
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "src" / "rondel").rglob("*.py")):
        if "games" not in path.parts:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(str(path.relative_to(ROOT)))
    assert {name: places for name, places in found.items() if len(places) > 1 and name not in KEPT} == {}
    assert {name for name in KEPT if len(found[name]) < 2} == set(), "kept for nothing"
    _, _, kept = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").partition("## Words kept")
    assert [name for name in sorted(KEPT) if f"`{name}`" not in kept] == []
