"""What the coach and the analysis say of games of `easy` against itself, and how much of it a deeper look confirms.

    python benchmarks/coach.py [GAME ...] [--games 25] [--minutes 10] [--keep FOLDER]

Of each game: it is played, analysed, and gone through once more with the coach listening at the first seat. Each mark
of the analysis (? and ??) and each warning of the coach is then looked at with ten times as much search, in ten times
as many determinizations, none of which the first look has seen. A mark is *confirmed* if the deeper look would mark
the turn, too, by the usual limits, whatever those of the game are, and *found worse* if it is sure that the move gives
something away, be it less than the mark says.

Games are kept as they are done; the same command goes on where the last one stopped, and reports all there are. Those
that another network looked at, or other limits, are left aside and played again.
"""

import argparse
import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from coach_figures import report

import rondel
from rondel.analysis.analyse import analyse, judge_or_none
from rondel.analysis.coach import second_thoughts
from rondel.analysis.grades import MARKED, grade_of, limits_of
from rondel.analysis.line import Line, Span
from rondel.analysis.report import Comparison
from rondel.analysis.sure import DEEP, closely
from rondel.bots import Seat, derive_seed, make_bot
from rondel.core.record import Record
from rondel.lessons.situations import first_of
from rondel.net.loading import network_file
from rondel.server.coaching import Coach
from rondel.table.passing import may_end

GAMES = ("saltfjord", "great_western_trail", "great_western_trail_nz", "cooper_island")
SEED, PLAYERS = 2610, 2
LEARNER = 0  # the seat at which the coach listens
KEPT = Path(__file__).parent / "results" / "coach"


def played(game: Any, bot: str, number: int) -> Record:
    seed = derive_seed(SEED, number)
    record, state = Record.start(game, PLAYERS, seed), game.new(PLAYERS, seed)
    bots = [make_bot(bot, game, derive_seed(seed, seat)) for seat in range(PLAYERS)]
    while state.actor is not None:
        record.add(state, bots[state.actor].choose(Seat(state, state.actor)))
    return record


def measured(game: Any, bot: str, number: int) -> dict[str, Any]:
    """One game: its record, what was marked, what the coach warned of, and the seconds each part took."""
    record = played(game, bot, number)
    line = Line.of_record(record)
    began = process_time()
    found = analyse(line)
    seconds = process_time() - began
    marks = [
        {"turn": turn.number, "seat": turn.seat} | _judged(line, turn.choice)
        for turn in found.turns
        if turn.choice and turn.grade in MARKED
    ]
    heard = listened(line)
    return {
        "number": number, "judge": judge_of(game), "record": json.loads(record.to_text()), "turns": len(found.turns),
        "seconds": seconds, "marks": marks, **heard,
    }  # fmt: skip


def judge_of(game: Any) -> str:
    """What the verdicts depend on: the network and the limits."""
    network = network_file(game)
    digest = sha256(network.read_bytes()).hexdigest()[:12] if network else "none"
    return f"{digest} {limits_of(game.name)}"


def listened(line: Line) -> dict[str, Any]:
    """What the coach said, and the seconds it took."""
    began = process_time()
    warnings = list(_warnings(line))
    seconds = process_time() - began
    return {
        "explained": [name for _, name in explained(line)], "coach_seconds": seconds,
        "warnings": [{"turn": turn, "spoken": spoken} | _judged(line, choice) for turn, spoken, choice in warnings],
    }  # fmt: skip


def _warnings(line: Line) -> Iterator[tuple[int, bool, Comparison]]:
    """What the coach sees at the first seat in which turn, and whether its manners let it say so. Who listens keeps
    every move, and has never played before."""
    coach, told = Coach(), dict(explained(line))
    for span in line.spans:
        coach.told_in = span.turn.number if span.turn.number in told else coach.told_in
        if span.turn.seat != LEARNER or coach.silent(span.turn.number, PLAYERS):
            continue
        for first, end in _looks(line, span):
            names = [line.game.actions.name(action) for action in line.actions[first:end]]
            choice = second_thoughts(Line(line.states[first : end + 1], names))
            if choice is None:
                continue
            choice.move += first
            grade = grade_of(choice.drop, choice.error, limits_of(line.game.name))
            if coach.spoke_of != (span.turn.number, choice.move):
                spoken = coach.may_say(grade, span.turn.number, PLAYERS, choice.move)
                if spoken:
                    coach.spoke(span.turn.number, choice.move)
                yield span.turn.number, spoken, choice


def _looks(line: Line, span: Span) -> Iterator[tuple[int, int]]:
    """The moves that can be taken back, each time that the turn may be ended: those since something was revealed."""
    first = span.first
    for move in range(span.first, span.end):
        first = move + 1 if line.reveals(move) else first
        after = line.states[move + 1]
        ended = move + 1 == span.end
        if first <= move and (ended or (after.actor == span.turn.seat and may_end(after, after.actor))):
            yield first, move + 1


def explained(line: Line) -> Iterator[tuple[int, str]]:
    """In which turns the coach explains what to somebody who has never played before."""
    told, last = set[str](), -1
    for state in line.states[:-1]:
        if state.actor != LEARNER or (state.turn and state.turn == last):
            continue
        legal = {state.game.actions.name(action) for action in state.legal()}
        found = first_of(state.game.name, state.view(LEARNER), legal, LEARNER, told)
        if found:
            told.add(found.id)
            last = state.turn
            yield state.turn, found.id


def _judged(line: Line, choice: Comparison) -> dict[str, Any]:
    """What a choice was called, and what it is called after a deeper look."""
    move = choice.move
    deep = closely(judge_or_none(line.game), line.states[move], line.actions[move], move, DEEP)
    drop, error = (deep.drop, deep.error) if deep else (0.0, 0.0)
    return {
        "move": move, "played": choice.played, "other": choice.other, "drop": choice.drop, "error": choice.error,
        "grade": grade_of(choice.drop, choice.error, limits_of(line.game.name)),
        "deep_other": deep.other if deep else "", "deep_drop": drop,
        "deep_error": error, "deep_grade": grade_of(drop, error),
    }  # fmt: skip


def parsed(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What the coach and the analysis say, looked at more closely.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="usually all four")
    parser.add_argument("--games", type=int, default=25, help="of each kind, 25 if not said")
    parser.add_argument("--minutes", type=float, default=10.0, help="after which no other game is begun")
    parser.add_argument("--bot", default="easy", help="who plays")
    parser.add_argument("--keep", type=Path, default=KEPT, help="the folder of the games that are done")
    given = parser.parse_args(arguments)
    if given.games < 1:
        parser.error(f"--games: must be 1 or more, not {given.games}")
    if not given.minutes >= 0:
        parser.error(f"--minutes: must be 0 or more, not {given.minutes}")
    unknown = [name for name in given.names if name not in GAMES]
    if unknown:
        parser.error(f"GAME: there is no {unknown[0]}; there are {', '.join(GAMES)}")
    given.names = given.names or list(GAMES)
    return given


def main(arguments: list[str] | None = None) -> None:
    given = parsed(arguments)
    given.keep.mkdir(parents=True, exist_ok=True)
    begun = monotonic()
    games = {name: rondel.load_game(name) for name in given.names}
    for number in range(given.games):  # of all kinds in turn: what fits into the time is of all of them
        for name, game in games.items():
            done = {one["number"] for one in kept(given.keep, game)}
            if monotonic() - begun < 60 * given.minutes and number not in done:
                found = measured(game, given.bot, number)
                with (given.keep / f"{name}.jsonl").open("a", encoding="utf-8") as lines:
                    lines.write(json.dumps(found) + "\n")
    print(report({name: kept(given.keep, game) for name, game in games.items()}))


def kept(folder: Path, game: Any) -> list[dict[str, Any]]:
    """The games that are done by this judge; one that was cut off in the middle of its line is played again."""
    file = folder / f"{game.name}.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    found = [json.loads(line) for line in lines if line.endswith("}")]
    return [one for one in found if one.get("judge") == judge_of(game)]


if __name__ == "__main__":
    main()
