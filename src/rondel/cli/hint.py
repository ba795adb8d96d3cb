"""What would the bot do? Its best moves at a decision, as lines for the terminal."""

from typing import Any

from rich.text import Text

from rondel.bots import Seat, derive_seed, make_bot
from rondel.bots.seat import Candidate
from rondel.core.wording import Wording
from rondel.table.hints import explainer, percent, reasons

from .common import console
from .menu import ActionMenu

BOT = "hint"
MOST = 3


def show_hint(state: Any, menu: ActionMenu, moves: int, lang: str, words: Wording) -> None:
    """With the numbers of the menu. The bot knows what the seat may know, and nothing else."""
    bot = make_bot(BOT, state.game, derive_seed(moves, state.actor))
    with console.status(words("hint-thinks")):
        lines = explainer(bot, BOT).explain(Seat(state, state.actor), MOST)
    numbers = {entry.action: entry.number for entry in menu.entries}
    console.print(Text(words("hint-title")))
    for line, why in zip(lines, reasons(state.game, lines, lang), strict=True):
        text = Text(f"{numbers.get(line.action, ''):>4} ", "bold cyan")
        text.append(state.game.describe(line.action, state, lang), "not bold default")
        text.append(f" ({_expected(line, why, words)})", "dim")
        console.print(text, soft_wrap=True)
    console.print(Text(words("hint-help" if lines[0].win is None else "hint-help-win"), "dim"))


def _expected(line: Candidate, why: str, words: Wording) -> str:
    """What the bot expects of a move: chances to win and why, if it can say that."""
    if line.win is None or line.before is None:
        return words("hint-line", points=round(line.points), visits=line.visits)
    chances = words("hint-win", before=percent(line.before), after=percent(line.win))
    return f"{chances}; {why}" if why else chances
