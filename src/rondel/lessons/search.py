"""A search in the rules that understands a beginner: sections ranked by words, their stems and what people say instead.

A section is found by its title, by its rules and by the lessons that teach them. `words/LANG.yaml` has the words that
say nothing and those that mean the same.
"""

import re
from collections import Counter
from dataclasses import dataclass
from functools import cache
from math import log
from pathlib import Path

from rondel.core.registry import load_game
from rondel.core.rulebook import Rule, load_rulebook
from rondel.core.texts import without_symbols

from .format import lessons_of, read_mapping

TITLE, LESSON = 2.0, 2  # how much a word of the title counts; how much more one of a lesson than one of a rule
MEANT = 0.8  # how much less a word that was not said, but means the same
LEAST = 3  # letters of a word behind a beginning that says nothing
STEM = 5  # letters that count: what is bent is bent behind them
FULL = 1.2  # how soon a word that is repeated stops to count more
WORD = re.compile(r"[^\W\d_]+")
EXAMPLE = re.compile(r"-EX-\d+$")


@dataclass(frozen=True)
class Found:
    """A section and its rules, those with most of the words first."""

    section: str
    rules: tuple[Rule, ...]
    score: float


@dataclass(frozen=True)
class _Section:
    title: str
    rules: tuple[Rule, ...]
    titled: frozenset[str]  # stems of the title
    words: dict[str, float]  # those of the rules, with their weights
    size: float  # 1 = as long as most


def search(game: str, lang: str, text: str) -> list[Found]:
    """The sections that answer, the best first."""
    sections, weights = _index(game, lang)
    wanted = _wanted(text, lang)
    found = []
    for section in sections:
        score = sum(part * _value(section, word, weights.get(word, 0.0)) for word, part in wanted.items())
        if score > 0:
            found.append(Found(section.title, _best(section.rules, wanted), score))
    return sorted(found, key=lambda one: -one.score)


def _value(section: _Section, word: str, rare: float) -> float:
    """More of a word counts more, but less and less, and in a long section less; in the title it always counts."""
    n = section.words.get(word, 0.0)
    often = n * (1 + FULL) / (n + FULL * (0.4 + 0.6 * section.size)) if n else 0.0
    return rare * often + (TITLE * max(1.0, rare) if word in section.titled else 0.0)


def _best(rules: tuple[Rule, ...], wanted: dict[str, float]) -> tuple[Rule, ...]:
    def score(rule: Rule) -> float:
        own = stems(rule.text, rule.lang)
        return sum(part for word, part in wanted.items() if word in own)

    return tuple(sorted(rules, key=lambda rule: -score(rule)))


def _wanted(text: str, lang: str) -> dict[str, float]:
    """The stems asked for and those that mean the same, with their weights."""
    given = _words(lang)
    said = WORD.findall(text.lower())
    told = [word for word in said if word not in given.stop] or said
    wanted = dict.fromkeys((given.stem(word) for word in told), 1.0)
    for word in said:
        for meant in given.same.get(given.stem(word), ()):
            wanted.setdefault(meant, MEANT)
    return wanted


def stems(text: str, lang: str) -> list[str]:
    return [_words(lang).stem(word) for word in WORD.findall(text.lower())]


class _Words:
    """What a language has: words that say nothing, words that mean the same, beginnings and ends that
    say nothing (`drop`, `cut`)."""

    def __init__(self, lang: str) -> None:
        given = read_mapping(Path(__file__).parent / "words" / f"{lang}.yaml")
        self.stop = set(given["stop"])
        self.drop = tuple(given.get("drop", ()))
        self.cut = tuple(given.get("cut", ()))
        self.same: dict[str, list[str]] = {}
        for word, meant in given["same"].items():
            self.same.setdefault(self.stem(word), []).extend(map(self.stem, meant))

    def stem(self, word: str) -> str:
        for start in self.drop:
            if word.startswith(start) and len(word) >= len(start) + LEAST:
                word = word[len(start) :]
        for end in self.cut:
            if word.endswith(end) and len(word) >= LEAST + len(end):
                word = word[: -len(end)]
        return word[:STEM]


@cache
def _words(lang: str) -> _Words:
    return _Words(lang)


@cache
def _index(game: str, lang: str) -> tuple[tuple[_Section, ...], dict[str, float]]:
    """The sections as they are searched, and how telling each word is: the rarer, the more."""
    rules: dict[str, list[Rule]] = {}
    for rule in load_rulebook(game, lang).rules.values():
        if not EXAMPLE.search(rule.id):
            rules.setdefault(rule.section, []).append(rule)
    taught = _taught(game, lang)
    counted = {title: _counted(own, taught, lang) for title, own in rules.items()}
    usual = sum(words.total() for words in counted.values()) / max(1, len(counted))
    sections = tuple(
        _Section(title, tuple(rules[title]), _titled(title, lang), dict(words), words.total() / usual)
        for title, words in counted.items()
    )
    seen = Counter(word for section in sections for word in section.titled | set(section.words))
    return sections, {word: log(1 + (len(sections) - n + 0.5) / (n + 0.5)) for word, n in seen.items()}


def _titled(title: str, lang: str) -> frozenset[str]:
    """`DIE: take a die` without its code."""
    return frozenset(stems(title.partition(":")[2] or title, lang))


def _counted(rules: list[Rule], taught: dict[str, str], lang: str) -> Counter[str]:
    words: Counter[str] = Counter()
    for rule in rules:
        words.update(stems(rule.text, lang))
    for text in {taught[rule.id] for rule in rules if rule.id in taught}:
        words.update(dict.fromkeys(stems(text, lang), LESSON))
    return words


def _taught(game: str, lang: str) -> dict[str, str]:
    """By rule the title of the lesson that teaches it."""
    texts = load_game(game).texts()
    found: dict[str, str] = {}
    for lesson in lessons_of(game):
        if texts.known(lang, lesson.message):
            title = without_symbols(str(texts.say(lang, lesson.message, {})))
            found |= dict.fromkeys(lesson.rules, title)
    return found
