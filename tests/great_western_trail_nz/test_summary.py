"""The table of New Zealand as text."""

import re

from rondel.games.great_western_trail_nz import summary
from support.great_western_trail_nz import GAME, covered, staff, table
from support.overview import SummaryTests


class TestSummary(SummaryTests):
    game = GAME
    module = summary
    settings = ((1, {}), (2, {"buildings": "b"}), (4, {"buildings": "mixed", "neutral": "random"}))
    most_lines = 72


def test_it_shows_where_things_are() -> None:
    s = table(
        me={"space": "a1", "pounds": 17, "gold": 3, "workers": staff(2), "hand": ["merino", "merino", "lincoln"]},
        other={
            **{"space": "NC", "ship": "u2", "pathfinder": 5, "discs": covered("cert_limit", "step", "wool_1")},
            **{"posts": {"lp0": 1, "f10": 1}, "harbours": ["sh2", "lg1"]},
            "storehouses": {"sp2": 2, "sp3": 2, "sp4": 2, "sp5": 2},
        },
        tiles={"a1": "0/1a", "p2": "1/2a", "flood1": "flood_3_green"},
        jobs={"1:shepherd": 1, "2:shearer": 1, "2:sailor": 1},
        bonus={"1:3": "bonus_joker", "1:4": "bonus_gold"},
    )
    text = GAME.summary(s, 0)
    lines = text.splitlines()
    assert lines[0].startswith("Bonus tiles market token in row 2 of 8")
    assert "A A   B B-I   C C-I@2" in text
    assert "A→B   A1* 1/1a@1  A2 ·  A3* ·" in text
    assert "B→C   P2+(2) 2/2a" in text
    assert "flood 3g · · ·  FR1 ·  P4(4) ·" in text
    assert re.search(r" 2   7  sail, shear$", text, re.M)
    assert re.search(r" 1   4  joker, gold$", text, re.M)
    assert "Posts      0: 2 · 1: –" in text
    assert "10 (Sydney): 2" in text
    assert "Napier U2 2/1: 2" in text
    assert "Hand       2× Merino · Lincoln" in text
    mine = next(line for line in lines if line.startswith("> 1"))
    assert mine.split()[2:4] == ["17", "3"]
    theirs = next(line for line in lines if line.startswith("  2"))
    assert theirs.split()[12:14] == ["5", "U2"]
    other = GAME.summary(s, 0, "en", 1)
    assert "Player 2" in other
    assert "Hand  " not in other


def test_what_lies_on_the_draw_stack_and_beside_the_board_is_shown() -> None:
    me = {"top": ["hampshire"], "captured": {"bonus_token": 2}, "discs": covered("step"), "storehouses": {"sp1": 1}}
    text = GAME.summary(table(me=me), 0)
    assert "On top     Hampshire" in text
    assert "Tiles      2× bonus tile (gain an exchange token; 4 points)" in text
    assert "Storehouse gain 4 pounds" in text


def test_sarah_has_a_line_of_her_own() -> None:
    text = GAME.summary(GAME.new(1, 5), 0)
    assert re.search(r"^  S +·", text, re.M)
    assert "On the trail: 2/4a is building 4a of player 2" in text  # before the first turn
