"""What people write to each other: as it is shown, without what would do something to those who read it."""

import unicodedata

TURNS = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")  # left to right, right to left


def said(text: str) -> str:
    """In one line, without marks that turn the direction of what follows, and without control characters."""
    shown = "".join(one for one in text if one.isspace() or (one not in TURNS and unicodedata.category(one) != "Cc"))
    return " ".join(shown.split())


def written(text: str) -> str:
    """The same in its own lines."""
    return "\n".join(map(said, text.splitlines())).strip()
