"""The table of a trail game as text: fits a terminal, tells what a seat may know, in words that all languages have."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from rondel.core.texts import LANGUAGES
from rondel.games.trail import summary as trail


class SummaryTests:
    """Subclassed by the tests of each game."""

    game: Any
    module: ModuleType
    settings: tuple[tuple[int, dict[str, Any]], ...]  # players, options
    most_lines: int

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "setting" in metafunc.fixturenames:
            metafunc.parametrize("setting", self.settings, ids=str)

    def states(self, players: int, seed: int, moves: int, **options: Any) -> Iterator[Any]:
        s = self.game.new(players, seed, **options)
        random = Random(seed)
        for _ in range(moves):
            yield s
            if s.actor is None:
                return
            s.apply(random.choice([action for action in s.choices if action] or s.choices))

    def test_it_fits_a_terminal(self, setting: tuple[int, dict[str, Any]]) -> None:
        players, options = setting
        for move, s in enumerate(self.states(players, 3, 900, **options)):
            if move % 25 == 0 or s.actor is None:
                for lang in LANGUAGES:
                    lines = self.game.summary(s, s.actor, lang).splitlines()
                    assert max(len(line) for line in lines) <= 100, lines
                    assert len(lines) <= self.most_lines
                    assert not [line for line in lines if re.search(r"[{}]|[a-z]_[a-z]", line)], lines
        assert self.game.summary(s, None)

    def test_what_a_seat_may_not_know_changes_nothing(self) -> None:
        for move, s in enumerate(self.states(3, 2, 120)):
            if move % 4 == 0:
                for seat in range(3):
                    assert self.game.summary(s.imagine(seat, move), seat) == self.game.summary(s, seat)

    def test_its_words_are_the_same_in_all_languages(self) -> None:
        source = inspect.getsource(self.module) + inspect.getsource(trail)
        for module in (self.module, trail):
            folder = Path(inspect.getfile(module)).parent / "texts" / "summary"
            ids = [
                re.findall(r"^([a-z]\S*) =", (folder / f"{lang}.ftl").read_text("utf-8"), re.M) for lang in LANGUAGES
            ]
            assert ids[0] == ids[1] == ids[2]
            shown = [name for name in ids[0] if not name.startswith(("area-", "tile-", "hand-", "slot-", "worker-"))]
            assert [name for name in shown if f'"{name}"' not in source and f"'{name}'" not in source] == []
