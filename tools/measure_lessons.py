"""What a learner meets. `python tools/measure_lessons.py symbols [--positions 500]` counts symbols of drawn positions
that the glossary does not have; `python tools/measure_lessons.py time` says how long a course takes.
"""

import argparse
import random
from collections.abc import Iterator
from typing import Any

import rondel
from rondel.core.texts import without_symbols
from rondel.lessons import LessonRun, lessons_of
from rondel.lessons.check import LANGUAGES
from rondel.lessons.glossary import drawn_panels, glossary, symbols_in
from rondel.lessons.run import usual

FAR = 12  # decisions between two positions, at most
WORDS = 200  # that somebody reads in a minute
ACTION = 4  # seconds to find a place and click it


def positions(game: Any, count: int) -> Iterator[Any]:
    """Of games with every number of players and any options; every other game is played at random."""
    choose = random.Random(count)
    seed = found = 0
    while found < count:
        seed += 1
        state = begun(game, seed, choose)
        while state.actor is not None and found < count:
            for _ in range(choose.randint(1, FAR)):
                if state.actor is not None:
                    state.apply(usual(game, state, seed) if seed % 2 else choose.choice(state.legal()))
            found += 1
            yield state


def begun(game: Any, seed: int, choose: random.Random) -> Any:
    """Options that do not go together are chosen again."""
    least, most = game.players
    players = least + seed % (most - least + 1)
    while True:
        options = {option.name: choose.choice(option.values) for option in game.options}
        try:
            return game.new(players=players, seed=seed, **options)
        except rondel.RondelError:
            continue


def symbols(game: Any, count: int) -> None:
    known = {symbol for sign in glossary(game.name) for symbol in sign.symbols}
    seen: set[str] = set()
    for state in positions(game, count):
        view = state.view(state.actor or 0)
        seen |= {symbol for one in drawn_panels(game, view).values() for symbol, _ in symbols_in(one)}
    print(f"{game.name}: {count} positions, {len(seen)} symbols, not in the glossary: {sorted(seen - known) or 0}")


def time(game: Any) -> None:
    for lang in LANGUAGES:
        words = actions = 0
        for lesson in lessons_of(game.name):
            run = LessonRun(lesson, lang)
            for step in lesson.steps:
                said = [run.say(key) for key in (f"{step.say}-title", step.say, f"{step.say}-do", step.right) if key]
                words += sum(len(without_symbols(text).split()) for text in said)
                actions += max(1, len(step.way))
                run.show()
        minutes = words / WORDS + actions * ACTION / 60
        print(f"{game.name}, {lang}: {words} words, {actions} actions, {minutes:.0f} minutes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["symbols", "time"])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--positions", type=int, default=500)
    given = parser.parse_args()
    for name in given.games or [name for name in rondel.games() if lessons_of(name)]:
        game = rondel.load_game(name)
        if given.what == "symbols":
            symbols(game, given.positions)
        else:
            time(game)


if __name__ == "__main__":
    main()
