"""A course has its words in all languages and every lesson a chapter of it; an aid shows symbols that are drawn."""

import re
from typing import Any

import pytest
import yaml

import rondel
from rondel.core.registry import folder, load_game
from rondel.drawing import Kit, board_of
from rondel.lessons import course_of, lessons_of
from rondel.lessons.check import LANGUAGES
from rondel.server.courses import course

COURSES = [game for game in rondel.games() if (folder(game) / "lessons" / "course.yaml").exists()]
AIDS = [game for game in rondel.games() if (folder(game) / "lessons" / "aid.yaml").exists()]
BLOCKS = ["aim", "turn", "special", "actions", "end", "points", "good_to_know", "first_turn"]


def blocks_of(game: str) -> list[dict[str, Any]]:
    return list(yaml.safe_load((folder(game) / "lessons" / "aid.yaml").read_text("utf-8"))["blocks"])


def drawn_in(game: str) -> set[str]:
    """The symbols of its drawing."""
    kit = Kit(load_game(game))
    return set(re.findall(r'<symbol[^>]*?\bid="([^"]+)"', board_of(kit.game).sprite(kit)))


@pytest.mark.parametrize("game", COURSES)
def test_every_lesson_stands_in_a_chapter_and_chapters_follow_each_other(game: str) -> None:
    chapters = [lesson.chapter for lesson in lessons_of(game)]
    assert list(dict.fromkeys(chapters)) == course_of(game)["chapters"]
    assert chapters == sorted(chapters, key=course_of(game)["chapters"].index)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", COURSES)
def test_a_course_says_its_goal_its_loop_and_its_chapters(game: str, lang: str) -> None:
    wanted = ["course-goal", "course-loop", *[f"chapter-{chapter}" for chapter in course_of(game)["chapters"]]]
    assert [key for key in wanted if not load_game(game).texts().has(lang, key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", COURSES)
def test_each_sentence_of_goal_and_loop_has_a_symbol_of_the_game(game: str, lang: str) -> None:
    found = course(load_game(game), lang, {})
    symbols = re.findall("⟦(.*?)⟧", " ".join([*found.goal, *found.loop]))
    assert set(symbols) <= drawn_in(game)
    assert all(re.match("⟦.+⟧ .", sentence) for sentence in [*found.goal, *found.loop]), "no more symbols, and no fewer"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", AIDS)
def test_an_aid_has_all_its_words(game: str, lang: str) -> None:
    wanted = [block["title"] for block in blocks_of(game)]
    for line in [line for block in blocks_of(game) for line in (*block.get("lines", []), *block.get("table", []))]:
        wanted += [line[key] for key in ("text", "points") if key in line]
    assert [key for key in wanted if not load_game(game).texts().has(lang, key)] == []


@pytest.mark.parametrize("game", AIDS)
def test_an_aid_has_the_usual_blocks_and_symbols_of_the_game(game: str) -> None:
    blocks = blocks_of(game)
    assert [block["id"] for block in blocks if block["id"] in BLOCKS] == BLOCKS
    lines = [line for block in blocks for line in (*block.get("lines", []), *block.get("table", []))]
    assert {line["symbol"] for line in lines if "symbol" in line} <= drawn_in(game)
