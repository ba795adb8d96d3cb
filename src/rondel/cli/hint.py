"""What would the bot do? Its best moves at a decision, as lines for the terminal."""

from typing import Any

from rich.text import Text

from rondel.bots import Seat, derive_seed, make_bot
from rondel.bots.seat import Searcher
from rondel.core.wording import Wording

from .common import console
from .menu import ActionMenu

BOT = "mcts:2s"  # worth a short wait, in every game
MOST = 3


def show_hint(state: Any, menu: ActionMenu, moves: int, lang: str, words: Wording) -> None:
    """With the numbers of the menu. The bot knows what the seat may know, and nothing else."""
    bot = make_bot(BOT, state.game, derive_seed(moves, state.actor))
    if not isinstance(bot, Searcher):
        raise TypeError(f"{BOT} cannot explain itself")
    with console.status(words("hint-thinks")):
        lines = bot.explain(Seat(state, state.actor), MOST)
    numbers = {entry.action: entry.number for entry in menu.entries}
    console.print(Text(words("hint-title")))
    for line in lines:
        text = Text(f"{numbers.get(line.action, ''):>4} ", "bold cyan")
        text.append(state.game.describe(line.action, state, lang), "not bold default")
        expected = words("hint-line", points=round(line.points), visits=line.visits)
        text.append(f" ({expected})", "dim")
        console.print(text, soft_wrap=True)
    console.print(Text(words("hint-help"), "dim"))
