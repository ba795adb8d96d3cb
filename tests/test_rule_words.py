"""The rules speak to people: none of the names that programs use stands in them, in any language."""

import re

import pytest

import rondel
from rondel.core.registry import folder
from rondel.core.rulebook import load_rulebook
from rondel.lessons.check import LANGUAGES

SOURCE = re.compile(r" ?\[[RECP]\b[^\]]*\]")
CODE = r"`[^`]*`"
SNAKE = r"\b[a-z0-9]+_[a-z0-9_]+"
ACTION = r"\b[a-z_]+:[a-z0-9*]+"
NUMBERED = r"\b[a-z]\d\.\.[a-z]?\d"  # s1..s5
FILE = r"\b\w+\.(?:yaml|py|md)\b|\bfile\b|(?i:datei)\b|\bplik(?:u|iem)?\b"
SEAT = r"\b(?:seat|Sitz|miejscu) \d"
INTERNAL = re.compile("|".join((CODE, SNAKE, ACTION, NUMBERED, FILE, SEAT)))
GAMES = [game for game in rondel.games() if (folder(game) / "rulebook.md").is_file()]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_a_program_stands_in_a_rule(game: str, lang: str) -> None:
    rules = load_rulebook(game, lang).rules.values()
    found = {rule.id: INTERNAL.findall(SOURCE.sub("", rule.text)) for rule in rules}
    assert {id_: names for id_, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "text",
    [
        "clears `step_1`",
        "the first_game side",
        "at s1..s5",
        "by order:2",
        "see rulebook.md",
        "the components file",
        "seat 0",
    ],
)
def test_such_names_are_found(text: str) -> None:
    assert INTERNAL.search(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_a_title_in_words(game: str, lang: str) -> None:
    sections = {rule.section for rule in load_rulebook(game, lang).rules.values()}
    titles = {section: section.partition(":")[2].strip() or section for section in sections}
    assert [section for section, title in titles.items() if len(title) < 3 or title.isupper()] == []
