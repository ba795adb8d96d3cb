"""Positions that revision 1 has saved go on under the rules of today."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rondel
from support.great_western_trail_nz import GAME, offered, pending, play, player, rule

SAVED = json.loads(Path(__file__).with_name("revision_1.json").read_text("utf-8"))


def restored(name: str) -> Any:
    return GAME.restore(SAVED[name])


@pytest.mark.parametrize("name", SAVED)
def test_a_position_of_revision_1_is_played_to_its_end(name):
    s = restored(name)
    assert s.save()["revision"] == GAME.revision == 2
    census = GAME.census(s)
    random = Random(1)
    while s.actor is not None:
        s.apply(random.choice(s.legal()))
    assert GAME.census(s) == census


@rule("NZ-EXCH-07")
@pytest.mark.parametrize("name", ["in the middle of an exchange", "an exchange during a visit"])
def test_an_exchange_begun_under_revision_1_is_finished(name):
    s = restored(name)
    assert (pending(s), offered(s)) == ("exchange_draw", {"draw:1", "draw:2"})
    tokens = player(s, s.actor)["exchange_tokens"]
    play(s, "draw:2")
    assert (pending(s), player(s, s.actor)["exchange_tokens"]) == ("discard_card", tokens)


def test_the_draw_of_a_building_stays_what_it_was():
    s = restored("the draw of building 4a")
    assert (pending(s), offered(s)) == ("draw_then_discard_2", {"draw:1", "draw:2"})


@rule("NZ-WEL-34", "NZ-SHEAR-15")
@pytest.mark.parametrize("name", ["sheep half revealed", "sheep half shown"])
def test_a_set_begun_under_revision_1_takes_any_further_breed(name):
    s = restored(name)
    shown = SAVED[name]["pending"][-1]["memo"]
    shown = shown if isinstance(shown, list) else shown["shown"]
    sheep = GAME.components.cards[: GAME.components.animals]
    assert offered(s, "show") == {card for card in player(s, s.actor)["hand"] if card in sheep} - {*shown}


@rule("NZ-HM-10")
def test_a_reward_pending_under_revision_1_may_be_waived_in_part():
    assert offered(restored("harbourmaster 8")) == {"done", "use:pounds_3", "use:pounds_3+card_ferry"}


@pytest.mark.parametrize("frames", [None, 7, [7], [{"step": "draw_then_discard_2"}], [{"step": ["x"], "seat": 0}]])
def test_what_revision_1_could_not_have_written_is_refused(frames):
    with pytest.raises(rondel.BadPosition):
        GAME.restore({**SAVED["a solo game"], "pending": frames})
