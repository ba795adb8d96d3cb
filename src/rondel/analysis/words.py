"""An analysis in words: what each turn was about, the better move, and one reason."""

from rondel.core import explanation
from rondel.core.texts import LANGUAGES
from rondel.table.hints import reason

from .line import Line
from .report import TurnReport


def put_into_words(line: Line, report: TurnReport, main: int | None) -> None:
    """`main`: the decision that stands for the turn."""
    game, choice = line.game, report.choice
    at = choice.move if choice else main
    if at is None:
        return
    report.at = at
    state = line.states[at]
    view, seat = state.view(state.actor), state.actor
    report.place = explanation.mark(game, view, seat, game.actions.name(line.actions[at]))
    if choice:
        report.better_place = explanation.mark(game, view, seat, choice.other)
    for lang in LANGUAGES:
        report.title[lang] = game.describe(line.actions[at], state, lang)
        if choice:
            report.better[lang] = game.describe(game.actions.number(choice.other), state, lang)
            report.reason[lang] = reason(game, choice.changes, lang)
