"""The table as text: fits a terminal, tells what a seat may know and where things are."""

import inspect
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rondel.core.texts import LANGUAGES
from rondel.games.great_western_trail import summary
from support.great_western_trail import GAME, crew, table

FOLDER = Path(inspect.getfile(summary)).parent / "texts" / "summary"


def random_play(players: int, seed: int, moves: int, **options: Any) -> Any:
    s = GAME.new(players, seed, **options)
    random = Random(seed)
    for _ in range(moves):
        yield s
        if s.actor is None:
            return
        s.apply(random.choice([action for action in s.choices if action] or s.choices))


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {"buildings": "b"}), (4, {"simmental": True})])
def test_it_fits_a_terminal(players: int, options: dict[str, Any]) -> None:
    for move, s in enumerate(random_play(players, 3, 900, **options)):
        if move % 25 == 0 or s.actor is None:
            for lang in LANGUAGES:
                lines = GAME.summary(s, s.actor, lang).splitlines()
                assert max(len(line) for line in lines) <= 100, lines
                assert len(lines) <= 60
                assert not [line for line in lines if re.search(r"[{}]|[a-z]_[a-z]", line)], lines
    assert GAME.summary(s, None)


def test_what_a_seat_may_not_know_changes_nothing() -> None:
    for move, s in enumerate(random_play(3, 2, 120)):
        if move % 4 == 0:
            for seat in range(3):
                assert GAME.summary(s.imagine(seat, move), seat) == GAME.summary(s, seat)


def test_it_shows_where_things_are() -> None:
    s = table(
        me={"space": "a1", "dollars": 17, "workers": crew(2), "hand": ["criollo", "criollo", "longhorn"]},
        other={"space": "nC", "engine": "t2", "cities": {"kansas_city": 1}, "discs": GAME.components.slot_names[1:]},
        tiles={"a1": "0/1a", "b1": "1/2a", "flood1": "flood_3_green", "outlaw1": "orange_outlaw"},
        jobs={"1:cowboy": 1, "2:engineer": 2},
    )
    text = GAME.summary(s, 0)
    lines = text.splitlines()
    assert lines[0].startswith("Job market token in row 3 of 12")
    assert "A A   B B   C C@2" in text
    assert "A→B   A1 1/1a@1  A2 ·" in text
    assert "flood 3g · · ·  FR1 ·  FR2* ·" in text
    assert "B1* 2/2a" in text
    assert "outlaws beside the trail O · ·" in text
    assert re.search(r" 2   6  2 engr$", text, re.M)
    assert "Kansas City 0: 2" in text
    assert "Hand       2× Criollo · Longhorn" in text
    mine = next(line for line in lines if line.startswith("> 1"))
    assert mine.split()[2:5] == ["17", "0", "0"]
    other = GAME.summary(s, 0, "en", 1)
    assert "Player 2" in other
    assert "Hand  " not in other


def test_the_solo_opponent_has_a_line_of_his_own() -> None:
    text = GAME.summary(GAME.new(1, 5), 0)
    assert re.search(r"^  S +·", text, re.M)
    assert "On the trail: 2/4a is building 4a of player 2" in text  # before the first turn


def test_its_words_are_the_same_in_all_languages() -> None:
    ids = {lang: re.findall(r"^([a-z]\S*) =", (FOLDER / f"{lang}.ftl").read_text("utf-8"), re.M) for lang in LANGUAGES}
    assert ids["en"] == ids["pl"] == ids["de"]
    source = inspect.getsource(summary)
    shown = [name for name in ids["en"] if not name.startswith(("area-", "tile-", "hand-", "slot-"))]
    assert [name for name in shown if f'"{name}"' not in source and f"'{name}'" not in source] == []
