# not compiled
"""The rulebook of a game: the numbered rules of its rulebook.md, and which of them the tests name.

A rule is a line such as `- SF-DIE-04 [R] Each fish spent changes ...`, below the heading of its section
(`## DIE: take a die`). A test names the rules it checks with the marker `rule("SF-DIE-04", ...)`. The same rules in
other languages stand in texts/rules/LANG.md, in the same form; what is missing there is told in English.
"""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from .errors import RondelError, hint
from .registry import folder

RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d+\b")
_RULE = re.compile(rf"^- ({RULE_ID.pattern})((?: ?\[[A-Z]\])*) +(.+)$")
_HEADING = re.compile(r"^## +(.+)$")


class NoRule(RondelError):
    """No rule or rulebook of that name."""


@dataclass(frozen=True)
class Rule:
    id: str
    tags: tuple[str, ...]  # where it comes from: R, E, P or C, as the rulebook's preface says
    text: str
    section: str  # the heading it stands under: DIE: take a die
    lang: str = "en"

    @property
    def area(self) -> str:
        """SF-DIE-04 belongs to DIE."""
        return "-".join(self.id.split("-")[1:-1])


@dataclass(frozen=True)
class Coverage:
    """Which rules tests name, and what they name that is no rule."""

    covered: list[str]
    missing: list[str]
    unknown: dict[str, list[str]]  # the places of each marker that names no rule

    @property
    def complete(self) -> bool:
        return not self.missing and not self.unknown


class Rulebook:
    """All rules in their order."""

    def __init__(self, game: str, rules: list[Rule]) -> None:
        self.game = game
        self.rules = {rule.id: rule for rule in rules}

    def find(self, wanted: str) -> list[Rule]:
        """The rule of that ID, or the rules of a section: `DIE` or `SF-DIE`."""
        wanted = wanted.upper()
        if wanted in self.rules:
            return [self.rules[wanted]]
        found = [rule for rule in self.rules.values() if wanted in (rule.area, rule.id.rpartition("-")[0])]
        if not found:
            names = [*dict.fromkeys(rule.area for rule in self.rules.values()), *self.rules]
            raise NoRule(f"{self.game} has no rule or section {wanted}{hint(wanted, names)}")
        return found

    def named_in(self, text: str) -> list[Rule]:
        """The rules whose IDs stand in a text, such as the `rule` of a step."""
        return [self.rules[found] for found in RULE_ID.findall(text) if found in self.rules]

    def search(self, text: str) -> list[Rule]:
        """The rules that hold all the words, in any case."""
        words = text.lower().split()
        return [r for r in self.rules.values() if all(word in f"{r.id} {r.text}".lower() for word in words)]

    def coverage(self, tests: Path) -> Coverage:
        """What the markers in the Python files of a folder name."""
        prefixes = {name.split("-")[0] for name in self.rules}
        marked = markers(tests)
        unknown = {
            name: places
            for name, places in sorted(marked.items())
            if name not in self.rules and name.split("-")[0] in prefixes
        }
        covered = [name for name in self.rules if name in marked]
        return Coverage(covered, [name for name in self.rules if name not in marked], unknown)


def load_rulebook(game: str, lang: str = "en") -> Rulebook:
    """The rules in a language, as far as they are translated."""
    home = folder(game)
    try:
        rules = parse((home / "rulebook.md").read_text(encoding="utf-8"))
    except OSError as error:
        raise NoRule(f"{game} has no rulebook that can be read: {error.strerror}") from None
    translation = home / "texts" / "rules" / f"{lang}.md"
    if translation.is_file():
        translated = {rule.id: rule for rule in parse(translation.read_text(encoding="utf-8"), lang)}
        rules = [translated.get(rule.id, rule) for rule in rules]
    return Rulebook(game, rules)


def parse(text: str, lang: str = "en") -> list[Rule]:
    rules: list[Rule] = []
    section = ""
    for line in text.splitlines():
        heading = _HEADING.match(line)
        if heading:
            section = heading[1].strip()
        found = _RULE.match(line)
        if found:
            tags = tuple(re.findall("[A-Z]", found[2]))
            rules.append(Rule(found[1], tags, found[3].strip(), section, lang))
    return rules


def markers(tests: Path) -> dict[str, list[str]]:
    """Every rule ID named by a `rule(...)` marker: where (file:line)."""
    if not tests.is_dir():
        raise RondelError(f"{tests}: there is no such folder of tests; say where they are with --tests")
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (OSError, SyntaxError, ValueError) as error:
            raise RondelError(f"{path}: cannot be read: {error}") from None
        for node in ast.walk(tree):
            for name in _marked(node):
                found.setdefault(name, []).append(f"{path}:{getattr(node, 'lineno', 0)}")
    return found


def _marked(node: ast.AST) -> list[str]:
    """The texts given to `rule(...)` or `pytest.mark.rule(...)`."""
    if not isinstance(node, ast.Call):
        return []
    name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    if name != "rule":
        return []
    return [text.value for text in node.args if isinstance(text, ast.Constant) and isinstance(text.value, str)]
