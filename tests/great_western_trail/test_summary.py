"""The table of Great Western Trail as text."""

import re

from rondel.games.great_western_trail import summary
from support.great_western_trail import GAME, staff, table
from support.overview import SummaryTests


class TestSummary(SummaryTests):
    game = GAME
    module = summary
    settings = ((1, {}), (2, {"buildings": "b"}), (4, {"simmental": True}))
    most_lines = 60


def test_it_shows_where_things_are() -> None:
    s = table(
        me={"space": "a1", "dollars": 17, "workers": staff(2), "hand": ["criollo", "criollo", "longhorn"]},
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
    assert re.search(r" 2   6  engr, engr$", text, re.M)
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
