"""From a line of play to its analysis, in two passes: every turn quickly, then the ones that seem to matter closely."""

from collections.abc import Callable
from time import thread_time
from typing import Any

from rondel.core.errors import RondelError

from .grades import LUCK, grade_of, limits_of
from .heuristic import in_points
from .line import Line, Span
from .quick import ChanceChange, standings, steps
from .report import Analysis, TurnReport
from .words import put_into_words

DROPS, STRONG = 12, 4  # turns that are looked at closely: those that lost most, and those that won most
SECONDS = 6.0  # of processor time for the second pass
STRIDE = 4
POINTS = 3.0  # without a network: a lead that is worth a word
Progress = Callable[[float], None]
Quick = Callable[[Analysis], None]


def analyse(
    line: Line, progress: Progress | None = None, quick: Quick | None = None, seconds: float = SECONDS
) -> Analysis:
    """All that can be said of a game. `quick` gets what is known after the first pass; the second one stops when the
    time is spent, with the turns that seem to matter most looked at first."""
    judge = judge_or_none(line.game)
    tell = progress or (lambda done: None)
    found = _outline(line)
    by_turn = _quickly(judge, line, found) if judge else {}
    for span, report in zip(line.spans, found.turns, strict=True):
        put_into_words(line, report, _main(line, span, by_turn.get(span.first, [])))
    if quick:
        quick(found)
    wanted = _wanted(line, by_turn) if judge else _first_choices(line)
    start = thread_time()
    for number, (span, move) in enumerate(wanted):
        spent = (thread_time() - start) / seconds
        tell(max(number / len(wanted), spent))
        if spent >= 1:
            break
        report = found.turns[line.spans.index(span)]
        report.choice = _closely(judge, line, move) if judge else _in_points(line, move)
        put_into_words(line, report, move)
    _grade(found)
    found.sure = True
    return found


def look_deeper(line: Line, found: Analysis, number: int) -> None:
    """The turn of that place in the list once more, by ten times as much search; that replaces what was said."""
    from .sure import DEEP, closely  # late, as above

    report, judge = found.turns[number], judge_or_none(line.game)
    choice = closely(judge, line.states[report.at], line.actions[report.at], report.at, DEEP) if judge else None
    report.choice, report.deep = choice or report.choice, True
    report.grade = ""
    put_into_words(line, report, report.at)
    _grade_of(report, found)


def judge_or_none(game: Any) -> Any:
    from rondel.net.loading import judge_of  # late, as everywhere: without a network no numpy is needed

    try:
        return judge_of(game)
    except RondelError:
        return None


def _outline(line: Line) -> Analysis:
    last = line.states[-1]
    categories = [name for name in last.scores()[0] if name != "total"]

    def points(state: Any) -> list[list[int]]:
        return [[score[name] for name in categories] for score in state.scores()]

    turns = [
        TurnReport(span.turn.number, span.turn.seat, span.first, [], points(line.states[span.first]), at=span.first)
        for span in line.spans
    ]
    return Analysis(line.game.name, last.seats, False, categories, turns, [], points(last), len(line.actions))


def _quickly(judge: Any, line: Line, found: Analysis) -> dict[int, list[ChanceChange]]:
    """Fills in chances and luck; gives the decisions of each turn by its first move."""
    found.network = True
    *wins, found.win = [[round(chance, 4) for chance in win] for win in standings(judge, line)]
    all_steps, by_turn = steps(judge, line), dict[int, list[ChanceChange]]()
    for span, report, win in zip(line.spans, found.turns, wins, strict=True):
        mine = [step for step in all_steps if span.first <= step.move < span.end]
        by_turn[span.first] = mine
        report.win = win
        report.luck = round(sum(step.luck for step in mine), 4)
    return by_turn


def _main(line: Line, span: Span, mine: list[ChanceChange]) -> int | None:
    """The decision that stands for a turn: the one that changed most, without a network the first."""
    if mine:
        return max(mine, key=lambda step: abs(step.fall)).move
    return next((move for move in range(span.first, span.end) if line.decides(move)), None)


def _wanted(line: Line, by_turn: dict[int, list[ChanceChange]]) -> list[tuple[Span, int]]:
    """The turns to be looked at closely, those that seem to have lost most first, each with its decision."""
    worst = [(max(mine, key=lambda s: s.fall), span) for span in line.spans if (mine := by_turn[span.first])]
    best = [(min(mine, key=lambda s: s.fall), span) for span in line.spans if (mine := by_turn[span.first])]
    least = limits_of(line.game.name).slip
    lost = sorted([one for one in worst if one[0].fall >= least], key=lambda one: -one[0].fall)[:DROPS]
    taken = {span.first for _, span in lost}
    won = [one for one in best if one[0].fall <= -least and one[1].first not in taken]
    return [(span, step.move) for step, span in lost + sorted(won, key=lambda one: one[0].fall)[:STRONG]]


def _first_choices(line: Line) -> list[tuple[Span, int]]:
    """Of every turn, but not in order: if there is no time for all, the whole game is looked at all the same."""
    found = [(span, _main(line, span, [])) for span in line.spans]
    known = [(span, move) for span, move in found if move is not None]
    return [one for first in range(STRIDE) for one in known[first::STRIDE]]


def _closely(judge: Any, line: Line, move: int) -> Any:
    from .sure import closely

    return closely(judge, line.states[move], line.actions[move], move)


def _in_points(line: Line, move: int) -> Any:
    choice = in_points(line.states[move], line.actions[move], move)
    return choice if choice and choice.drop >= POINTS else None


def _grade(found: Analysis) -> None:
    """Choices first: what was chosen badly is not luck."""
    for report in found.turns:
        _grade_of(report, found)


def _grade_of(report: TurnReport, found: Analysis) -> None:
    if report.choice and found.network:
        report.grade = grade_of(report.choice.drop, report.choice.error, limits_of(found.game))
    if not report.grade and abs(report.luck) >= LUCK:
        report.grade = "luck"
