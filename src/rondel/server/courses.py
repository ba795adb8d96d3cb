"""The course of a game and its player aid, in the words of its folder."""

import re
from collections.abc import Mapping
from itertools import zip_longest
from typing import Any

from rondel.core.texts import Plain, symbol_sign
from rondel.drawing import Kit, board_of
from rondel.lessons import Lesson, aid_of, course_of, figures, lessons_of
from rondel.lessons.format import examples_of, lines_of
from rondel.lessons.glossary import glossary, picture
from rondel.lessons.run import OTHERS, message_of

from .lesson_protocol import (
    Aid,
    AidBlock,
    AidLine,
    Chapter,
    Course,
    ExampleInfo,
    Figure,
    LessonInfo,
    SymbolInfo,
    Symbols,
)

SENTENCE = re.compile(r"(?<=[.!?…]) +(?=\S)")


def course(game: Any, lang: str, states: Mapping[str, str]) -> Course:
    """`states`: of the lessons that somebody has met."""
    texts = game.texts()
    known = [_lesson(game, lang, lesson, states) for lesson in lessons_of(game.name)]
    chapters = [
        Chapter(name, said(game, lang, f"chapter-{name}") or name, [one for one in known if one.chapter == name])
        for name in course_of(game.name)["chapters"]
    ]
    return Course(
        game=game.name,
        title=str(texts.title(lang)),
        tagline=str(texts.tagline(lang)),
        goal=_told(game, lang, "goal"),
        loop=_told(game, lang, "loop"),
        chapters=[chapter for chapter in chapters if chapter.lessons],
        aid=bool(aid_of(game.name)),
        board=board_of(game) is not None,
    )


def _lesson(game: Any, lang: str, lesson: Lesson, states: Mapping[str, str]) -> LessonInfo:
    texts = game.texts()
    return LessonInfo(
        id=lesson.lesson,
        number=lesson.number,
        title=said(game, lang, lesson.message) or lesson.lesson,
        goal=message_of(texts, lang, lesson, "goal", {"other": Plain(OTHERS[0])}),
        seconds=lesson.seconds,
        chapter=lesson.chapter,
        rules=list(lesson.rules),
        state=states.get(lesson.lesson, ""),  # type: ignore[arg-type]
    )


def said(game: Any, lang: str, key: str) -> str:
    """A message of the game's texts in a language or in English; empty if it has none."""
    texts = game.texts()
    return next((str(texts.say(one, key, {})) for one in (lang, "en") if texts.known(one, key)), "")


def _told(game: Any, lang: str, what: str) -> list[str]:
    """The goal or the loop of a game, each sentence behind its symbol, if it has one."""
    symbols = course_of(game.name).get(what, [])
    told = sentences(said(game, lang, f"course-{what}"))
    pairs = zip_longest(symbols, told, fillvalue="")
    return [f"{symbol_sign(symbol)} {sentence}" if symbol else sentence for symbol, sentence in pairs]


def sentences(text: str) -> list[str]:
    return [one for one in SENTENCE.split(text.strip()) if one]


def aid(game: Any, lang: str) -> Aid | None:
    """None if the game has none."""
    blocks, board = aid_of(game.name), board_of(game)
    if not blocks:
        return None
    sprite = board.sprite(Kit(game, lang)) if board else ""
    return Aid(str(game.texts().title(lang)), sprite, [_block(game, lang, block) for block in blocks])


def _block(game: Any, lang: str, block: Mapping[str, Any]) -> AidBlock:
    lines = [
        AidLine(line.get("symbol", ""), said(game, lang, line["text"]), said(game, lang, line.get("points", "")))
        for line in lines_of(block)
    ]
    return AidBlock(str(block["id"]), said(game, lang, block["title"]), lines, "table" in block)


def symbols(game: Any, lang: str) -> Symbols:
    """The glossary. The first time it takes a second or two: it looks at positions of a few games."""
    board, texts, kit = board_of(game), game.texts(), Kit(game, lang)
    if board is None:
        return Symbols("", [])
    start = game.new(players=max(2, game.players[0]), seed=1).view(0)
    titles = {panel.name: panel.title for panel in board.panels(kit, start, 0) if not panel.seat}
    found = [
        SymbolInfo(
            ids=list(sign.symbols),
            name=_capital(str(texts.name(lang, sign.component))),
            help=str(texts.help(lang, sign.component)),
            kind=sign.kind,
            places=list(dict.fromkeys(titles[name] for name in sign.panels if name in titles)),
            rule=sign.rule,
        )
        for sign in glossary(game.name)
    ]
    return Symbols(board.sprite(kit), found)


def examples(game: Any, lang: str) -> list[ExampleInfo]:
    texts, other = game.texts(), {"other": Plain(OTHERS[0])}
    return [
        ExampleInfo(one.example, one.rule, str(texts.say(lang, one.message, other))) for one in examples_of(game.name)
    ]


def example_figure(game: str, name: str, lang: str) -> Figure | None:
    """None if the game has no such example."""
    found = next((one for one in examples_of(game) if one.example == name), None)
    return _figure(figures.of_example(found, lang)) if found else None


def lesson_figure(lesson: Lesson, lang: str) -> Figure | None:
    """None if the game has no drawing."""
    found = figures.of_lesson(lesson, lang)
    return _figure(found) if found else None


def symbol_figure(game: str, name: str, lang: str) -> Figure | None:
    """Where a symbol stands: the panel with most of it. None if there is no such symbol."""
    found = picture(game, name, lang)
    return _figure(found) if found else None


def _figure(found: figures.Cutout) -> Figure:
    return Figure(found.panel.box, found.drawn, list(found.show), list(found.rings), found.symbol)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
