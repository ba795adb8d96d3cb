"""Passwords that anybody would try: short, blank, a row of keys, a common word, one's own name."""

import unicodedata
from functools import cache
from pathlib import Path

LENGTH = (8, 200)
FEW = 4  # different characters: fewer are a pattern
ROWS = ("0123456789" * 3, "9876543210" * 3, "abcdefghijklmnopqrstuvwxyz", "zyxwvutsrqponmlkjihgfedcba", "qwertzuiop")
WORN = str.maketrans("013457@$!", "oieastasi")  # how people write a word to make it look like a password


def flaw(password: str, name: str) -> str:
    """The key of what is wrong with it, "" if nothing is."""
    if not LENGTH[0] <= len(password) <= LENGTH[1]:
        return "password-length"
    plain = unicodedata.normalize("NFKC", password).casefold()
    if not plain.strip() or "\x00" in plain:
        return "password-blank"
    if len(set(plain)) < FEW or any(plain in row for row in ROWS) or _common(plain) or _is_name(plain, name):
        return "password-common"
    return ""


def _common(plain: str) -> bool:
    """A common word, however it is decorated: password, P@ssw0rd, password2024!, !!secret1."""
    cores = (_core(plain), _core(plain.translate(WORN)), _core(plain).translate(WORN))
    return any(not core or core in _words() or _doubled(core) in _words() for core in cores)


def _doubled(core: str) -> str:
    """The half of which it is two."""
    half = core[: len(core) // 2]
    return half if half * 2 == core else core


def _is_name(plain: str, name: str) -> bool:
    known = unicodedata.normalize("NFKC", name).casefold().replace(" ", "")
    core = _core(plain.replace(" ", ""))
    return bool(known) and (core == known or plain.replace(" ", "") == known * 2)


def _core(text: str) -> str:
    """Without the digits, signs and blanks before and after it; "" of what is nothing else, and short."""
    found = text
    while found and not found[0].isalpha():
        found = found[1:]
    while found and not found[-1].isalpha():
        found = found[:-1]
    return found or (text if len(text) > 12 else "")


@cache
def _words() -> frozenset[str]:
    lines = Path(__file__).with_name("common_passwords.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split())
