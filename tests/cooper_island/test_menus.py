"""TURN-11, 12: actions that are offered together: what is left of them, told and waited for; which bar is given."""

import pytest

from rondel.core import explanation
from rondel.core.errors import BadPosition
from rondel.core.explanation import Badge
from rondel.core.texts import Texts
from support.cooper_island import GAME, during, land, legal, offered, pending, play, player, restored, rule, table
from support.refusing import refused

TEXTS = Texts(GAME, strict=True)
PLACE = ("tile:D1:front", "half:h22", "beside:h21")


def at(step, memo=None, **me):
    return table(me=me, pending=during(step, memo))


@rule("CI-TURN-11", "CI-SECA-04")
@pytest.mark.parametrize("first", [("steps:1",), PLACE])
def test_each_action_of_a_section_once_in_any_order(first):
    s = play(at("section_A_square", tiles={"D1": 2}), *first)
    play(s, *(PLACE if first == ("steps:1",) else ("steps:1",)))
    assert offered(s) == {"done", "draw"}
    play(s, "draw")
    assert pending(s) != "section_A_square"


@rule("CI-TURN-11", "CI-SECG-01", "CI-SECG-02")
def test_the_question_says_what_is_left_of_a_section():
    def asked(section, *actions):
        return TEXTS.prompt(play(at(section, tiles={"D1": 2}), *actions), "en")

    assert asked("section_A_square", "steps:1") == "You may: draw 1 double tile + place 1 double tile."
    assert asked("section_G_square", "draw") == "You may: draw 1 double tile + 1 cartographer step."
    assert asked("section_G_square", *PLACE) == "You may: place 1 double tile + 1 cartographer step."
    twice = "You may: draw 1 double tile / place 1 double tile (up to 2 times)."
    assert asked("section_G_square", "steps:1") == twice


@rule("CI-ANY-04", "CI-SECE-01")
def test_a_section_with_everything_done_does_not_wait():
    s = at("section_E", cartographer=3)
    assert s.interrupts(0)
    play(s, "gain:gold", "steps:3")
    assert s.interrupts(0) and pending(s) != "section_E"


@rule("CI-ANY-04", "CI-SECG-01", "CI-CRATE-02")
def test_the_second_time_waits_for_a_tile_by_a_crate_lid():
    s = at("section_G", tiles={"D1": 1}, unused=1, lids=["C2", "C3", "C4", "C5"])
    play(s, *PLACE)
    assert pending(s) == "section_G" and offered(s) == {"done"}
    play(s, "crate:draw")
    assert pending(s) == "section_G" and len(offered(s)) > 1
