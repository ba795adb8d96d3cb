"""The menu of a decision: numbered actions, the main ones first, the free ones folded away."""

import re
import textwrap
from collections import Counter
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from rich.text import Text

from .common import console

INDENT = 5  # columns of the numbers
MANY = 20  # actions of a family that names cells
_CELL = re.compile(r"\[?(\d+)[ ,:]+(\d+)\]?")
SHORTEST = 2  # letters of a text that choose an action: one would be a slip


@dataclass(frozen=True)
class MenuItem:
    number: int
    action: int
    name: str
    text: str
    free: bool
    cell: str = ""  # row:column, of an action that names one

    @property
    def family(self) -> str:
        return self.name.partition(":")[0]


class ActionMenu:
    """The legal actions of the actor in the order of the action table, what ends a step and free ones last."""

    def __init__(self, state: Any, lang: str) -> None:
        game = state.game
        free = set(state.interrupts(state.actor))
        main = [action for action in state.legal() if action not in free]
        main.sort(key=lambda action: ":" not in game.actions.name(action))  # done and its like come last
        actions = main + sorted(free)
        texts = [game.describe(action, state, lang) for action in actions]
        self.entries: list[MenuItem] = []
        for number, (action, text) in enumerate(zip(actions, texts, strict=True), 1):
            name = game.actions.name(action)
            shown = text if texts.count(text) == 1 else f"{text} ({name})"  # nobody can choose between equals
            family, *parts = name.split(":")
            cell = ":".join(parts[:2]) if family in game.cell_families else ""
            self.entries.append(MenuItem(number, action, name, shown, action in free, cell))
        self.main = [entry for entry in self.entries if not entry.free]
        self.free = [entry for entry in self.entries if entry.free]

    def shown(self, with_free: bool) -> list[MenuItem]:
        return self.entries if with_free else self.main

    def matching(self, text: str, with_free: bool) -> list[MenuItem]:
        """What a number, a name or a part of a text means; free actions are tried last while folded away."""
        shown = self.shown(with_free)
        if text.isdecimal():
            return [entry for entry in shown if str(entry.number) == text.lstrip("0")]
        place = _CELL.fullmatch(text)
        if place:
            return [entry for entry in shown if entry.cell == f"{place[1]}:{place[2]}"]
        exact = [entry for entry in self.entries if entry.name == text]
        if exact or len(text) < SHORTEST:
            return exact
        wanted = text.lower()
        for entries in (shown, self.entries):
            found = [entry for entry in entries if wanted in entry.text.lower() or wanted in entry.name]
            if found:
                return found
        return []


def show(entries: list[MenuItem], folded: str = "") -> None:
    """Each family of actions begins a line; short texts stand side by side.

    folded: what to say instead of a family that names more cells than a person likes to read through.
    """
    for _, group in groupby(entries, key=lambda entry: (entry.free, entry.family)):
        family = list(group)
        if folded and family[0].cell and len(family) > MANY:
            _columns([("", folded)])
            cells = Counter(entry.cell for entry in family)
            _columns([("", f"{cell} ({n})" if n > 1 else cell) for cell, n in cells.items()])
        else:
            _columns([(str(entry.number), entry.text) for entry in family])


def _columns(cells: list[tuple[str, str]]) -> None:
    """As many side by side as fit; a text too long for a line goes on below itself."""
    widest = min(max(len(text) for _, text in cells) + INDENT + 1, console.width - 1)
    across = max(1, (console.width - 1) // widest)
    for first in range(0, len(cells), across):
        line = Text()
        for number, text in cells[first : first + across]:
            line.append(f"{number:>{INDENT - 1}} ", "bold cyan")
            parts = textwrap.wrap(text, console.width - INDENT - 1)
            line.append(("\n" + " " * INDENT).join(parts).ljust(widest - INDENT))
        line.rstrip()
        console.print(line, soft_wrap=True)
