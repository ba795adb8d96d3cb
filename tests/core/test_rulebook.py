"""The numbered rules: read from a rulebook, and the same rules in every language."""

import re
from pathlib import Path

import pytest

import rondel
from rondel.core.rulebook import RULE_ID, Rule, load_rulebook, parse
from rondel.core.texts import LANGUAGES

ENGLISH, *OTHERS = LANGUAGES
GAMES = sorted(path.parent.name for path in Path(rondel.__file__).parent.glob("games/*/rulebook.md"))


def test_a_rule_has_its_section_its_tags_and_its_language():
    text = "# Title\n\nA preface.\n\n## DIE: weź kość\n\n- SF-DIE-04 [R][C] Każda ryba [E].\n- no rule\n"
    assert parse(text, "pl") == [Rule("SF-DIE-04", ("R", "C"), "Każda ryba [E].", "DIE: weź kość", "pl")]


@pytest.fixture(params=[(game, lang) for game in GAMES for lang in OTHERS], ids="-".join)
def both(request) -> list[tuple[Rule, Rule]]:
    """Each rule in English and in another language."""
    game, lang = request.param
    english, other = load_rulebook(game), load_rulebook(game, lang)
    assert list(english.rules) == list(other.rules)
    return list(zip(english.rules.values(), other.rules.values()))


def test_every_rule_is_translated(both):
    assert [mine.id for _, mine in both if mine.lang == ENGLISH] == []


def test_a_translation_names_the_same_sources_rules_and_codes(both):
    for pattern in (RULE_ID, re.compile("`[^`]+`"), re.compile(r"\[[A-Z]\]")):
        named = [(english.id, sorted(pattern.findall(english.text))) for english, _ in both]
        assert [(mine.id, sorted(pattern.findall(mine.text))) for _, mine in both] == named
    assert [mine.tags for _, mine in both] == [english.tags for english, _ in both]


def test_sections_keep_their_codes_and_get_titles(both):
    for english, mine in both:
        code = re.match(r"[A-Z]+\b", english.section)
        assert not code or re.match(rf"{code[0]}: \S", mine.section), mine


def test_a_language_that_nobody_translated_is_english():
    assert load_rulebook("saltfjord", "fr").rules == load_rulebook("saltfjord").rules
