"""The search in the rules finds what a beginner asks for, in each language."""

from pathlib import Path

import pytest
import yaml

from rondel.lessons.search import search

ASKED = yaml.safe_load((Path(__file__).parent / "data" / "beginner_questions.yaml").read_text(encoding="utf-8"))
GAMES = sorted(set(ASKED) - {"common"})
ENOUGH = 18  # of 20


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_questions_of_a_beginner_find_the_right_section(game: str, lang: str) -> None:
    questions = ASKED["common"] + ASKED[game]
    missed = {}
    for question in questions:
        first = [found.section.partition(":")[0] for found in search(game, lang, question[lang])[:3]]
        if not set(first) & set(question["want"]):
            missed[question[lang]] = (question["want"], first)
    assert len(questions) == 20
    assert len(questions) - len(missed) >= ENOUGH, missed


def test_nothing_is_found_for_what_no_rule_says() -> None:
    assert search("saltfjord", "en", "xylophone") == []
    assert search("saltfjord", "en", "") == []


def test_the_rule_with_the_words_comes_first_in_its_section() -> None:
    found = search("great_western_trail", "en", "hand limit")[0]
    assert "limit" in found.rules[0].text
