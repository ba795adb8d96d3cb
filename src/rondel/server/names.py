"""What may be a name: something to see, in one script, and nothing that looks like somebody else.

Two names look alike if their `look` is the same. That is a small table of our own (docs/decisions/0021): letters
without their accents, and for each letter of another script, digit or sign the Latin letter that it is taken for.
"""

import unicodedata
from functools import cache

from rondel.bots import bot_codes
from rondel.bots.levels import LEVELS
from rondel.core.texts import LANGUAGES
from rondel.table.names import bot_called, level_name

LENGTH = (2, 24)
BLANK = set("\u115f\u1160\u2800\u3164\uffa0")  # letters by category, yet nothing to see
APART = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE")  # scripts whose letters are taken for each other
STAFF = {  # words that only those who run a site may have in their names
    "admin", "administrator", "administration", "moderator", "moderators", "mod", "mods", "staff", "support", "root",
    "system", "server", "rondel", "official", "sysadmin", "webmaster", "security", "host", "help", "helpdesk",
}  # fmt: skip
_LOOKS = {
    "a": "аαɑａ",
    "b": "ƅьвβ",
    "c": "сϲᴄ",
    "d": "ԁɗđ",
    "e": "еєҽ℮ɛ",
    "f": "ƒ",
    "g": "ɡց",
    "h": "һհнħ",
    "j": "јϳ",
    "k": "кκĸ",
    "l": "i1|!ıіɩιɪӏⅼłlƚǀ।ι",
    "m": "мⅿ",
    "n": "пηոν",
    "o": "0оοօσøоӧ००০",
    "p": "рρ",
    "q": "ԛգ",
    "r": "гᴦ",
    "s": "ѕꜱʂ",
    "t": "тτŧ",
    "u": "υսцʋ",
    "v": "ѵᴠ",
    "w": "ԝѡա",
    "x": "хχ",
    "y": "уүγ",
    "z": "ᴢʐ",
}
_TABLE = str.maketrans({other: letter for letter, others in _LOOKS.items() for other in others})
_PAIRS = (("rn", "m"), ("vv", "w"))
_ACCENTS = range(0x0300, 0x0370)


def tidy(name: str) -> str:
    return unicodedata.normalize("NFKC", name).strip()


def key(name: str) -> str:
    """Names that differ in this are different people."""
    return unicodedata.normalize("NFKC", name.casefold())[:128]


def look(name: str) -> str:
    """What is left of a name for somebody who does not look closely; a name of signs only is as it is."""
    parts = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", name).casefold())
    seen = "".join(letter for letter in parts if _counts(letter)).translate(_TABLE)
    for pair, single in _PAIRS:
        seen = seen.replace(pair, single)
    return seen[:128] or key(name)


def _counts(letter: str) -> bool:
    return letter in "|!" or (unicodedata.category(letter)[0] in "LMN" and ord(letter) not in _ACCENTS)


def flaw(name: str) -> str:
    """The key of what is wrong with it, "" if nothing is."""
    if not LENGTH[0] <= len(name) <= LENGTH[1]:
        return "name-length"
    if not visible(name):
        return "name-visible"
    if len({script for script in map(_script, name) if script in APART}) > 1:
        return "name-scripts"
    return "name-reserved" if reserved(name) else ""


def visible(name: str) -> bool:
    """Letters, marks on them, digits, signs; single spaces inside."""
    kinds = [unicodedata.category(character)[0] for character in name]
    plain = all([kind in "LMNPS" or character == " " for kind, character in zip(kinds, name)])
    return plain and kinds[:1] not in ([], ["M"]) and "  " not in name and not BLANK & set(name)


def reserved(name: str) -> bool:
    """Would it be taken for the people who run the site, or for a bot?"""
    words = "".join(letter if letter.isalnum() or letter in "|!" else " " for letter in name).split()
    return look(name) in _taken() or any(look(word) in _staff() for word in words)


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").split(" ")[0] if letter.isalpha() else ""


@cache
def _staff() -> frozenset[str]:
    return frozenset(look(word) for word in STAFF)


@cache
def _taken() -> frozenset[str]:
    """What bots are called, in all languages; and those who run the site, written as one word."""
    bots = {*LEVELS, *bot_codes()}
    for lang in LANGUAGES:
        bots |= {level_name(code, lang) for code in list(bots)} | {bot_called(code, lang).name for code in LEVELS}
    numbered = {f"{name}{number}" for name in bots for number in ("", *range(1, 9))}
    return frozenset(map(look, numbered)) | _staff()
