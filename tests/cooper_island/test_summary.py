"""The table of Cooper Island as text."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rondel.core import registry
from rondel.core.texts import LANGUAGES
from rondel.games.cooper_island import load, summary
from support.cooper_island import GAME, land, table
from support.cooper_island_developed import developed
from support.overview import SummaryTests


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts are found by the name of the game."""
    monkeypatch.setitem(registry._registered, GAME.name, load)


class TestSummary(SummaryTests):
    game = GAME
    module = summary
    settings = ((1, {}), (2, {}), (4, {}))
    most_lines = 48

    def states(self, players: int, seed: int, moves: int, **options: Any) -> Iterator[Any]:
        """From the set-up, then from the middle of a game."""
        for s in (GAME.new(players, seed, **options), developed(seed, players)):
            random = Random(seed)
            for _ in range(moves):
                if s.actor is None:
                    break
                yield s
                s.apply(random.choice([action for action in s.choices if action] or s.choices))
            yield s

    def test_its_words_are_the_same_in_all_languages(self) -> None:
        folder = Path(inspect.getfile(summary)).parent / "texts" / "summary"
        files = [(folder / f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES]
        ids = [re.findall(r"^([a-z]\S*) =", text, re.M) for text in files]
        assert ids[0] == ids[1] == ids[2]
        source = inspect.getsource(summary)
        shown = [name for name in ids[0] if not name.startswith(("phase-", "section-", "column-", "mark-", "short-"))]
        assert [name for name in shown if f'"{name}"' not in source and f"'{name}'" not in source] == []


def test_it_shows_where_things_are() -> None:
    s = table(
        me={
            **land(
                h12="meadow 3 food",
                h13="mountain 1",
                h22="settlement 2 statue",
                h24="forest 1 small",
                ruins=("h32", "h41", "h44", "h52"),
            ),
            "stored": {"coin": 2, "cloth": 1},
            "docks": {"dock2": "B5"},
            "steps": {"one_sail": 7},
            "anchors": {"two_sails": 1},
            "small_cards": ["12"],
        },
        other={"workers": {"normal": 1}},
        spaces={"C round": [1]},
        upright=False,
    )
    text = GAME.summary(s, 0)
    lines = text.splitlines()
    assert lines[0] == "Round 1 of 5 · worker phase · Cooper token: 1"
    assert "\n     A1 ·       A2 me3 fd  A3 mo1" in text
    assert "\nB1 ·       B2 se2 ST  B3 ·       B4 fo1 sb" in text
    assert re.search(r"C draw, place +2 +·$", text, re.M)
    assert "?1: 1 gold, 3 cloth → 2 (lids 1)" in text
    assert re.search(r"^> 1 +2 · · · · 1 +2\+0 +3 +0 +7 / 0 +0 / 1 +1 1 1 0$", text, re.M)
    assert re.search(r"^Boats +storage boat$", text, re.M)
    assert re.search(r"^Cards +Toll house$", text, re.M)
    assert "Peninsula of player 2" in GAME.summary(s, 0, "en", 1)
    assert "fo forest" in GAME.summary(GAME.new(2, 1), 0)
