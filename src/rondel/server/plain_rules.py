"""The text of a rule for people: what it names by codes of the program is said in the game's words."""

import re
from functools import lru_cache
from typing import Any

import rondel

CODE = re.compile(r"`([^`]+)`")
QUOTES = {"en": "“{}”", "pl": "„{}”", "de": "„{}“"}  # a name stands as it is, whatever case the sentence wants
ASIDE = re.compile(r" \((`[^`]+`(?:(?:\.\.|–|, ?| and )`[^`]+`)*)\)")  # only codes between brackets


@lru_cache(8192)
def for_people(text: str, game: str, lang: str) -> str:
    """Brackets with nothing but codes that have no words are left out."""
    texts = rondel.load_game(game).texts()

    def aside(found: re.Match[str]) -> str:
        return found[0] if all(_named(texts, lang, code) for code in CODE.findall(found[1])) else ""

    def said(found: re.Match[str]) -> str:
        name = _named(texts, lang, found[1]) or found[1].replace("_", " ")
        return QUOTES[lang].format(name)

    return CODE.sub(said, ASIDE.sub(aside, text))


def _named(texts: Any, lang: str, code: str) -> str:
    """The name of a component; empty if it is none."""
    name = str(texts.name(lang, code))
    return "" if name == code else name
