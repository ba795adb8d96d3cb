"""Positions that revision 1 has saved go on under the rules of today."""

import json
from pathlib import Path
from random import Random

import pytest

import rondel
from support.great_western_trail import GAME, laid, offered, pending, play, player

SAVED = json.loads(Path(__file__).with_name("revision_1.json").read_text("utf-8"))


@pytest.mark.parametrize("name", SAVED)
def test_a_position_of_revision_1_is_played_to_its_end(name):
    s = GAME.restore(SAVED[name])
    assert s.save()["revision"] == GAME.revision == 2
    census = GAME.census(s)
    random = Random(1)
    while s.actor is not None:
        s.apply(random.choice(s.legal()))
    assert GAME.census(s) == census


def test_an_exchange_begun_under_revision_1_is_finished():
    s = GAME.restore(SAVED["in the middle of an exchange"])
    assert (s.actor, pending(s), offered(s)) == (0, "exchange_draw", {"draw:1", "draw:2"})
    tokens = player(s)["exchange_tokens"]
    play(s, "draw:2")
    assert (pending(s), player(s)["exchange_tokens"]) == ("discard_card", tokens)


@pytest.mark.parametrize("name", SAVED)
def test_workers_that_revision_1_counted_are_laid_from_the_left(name):
    doc = GAME.restore(SAVED[name]).save()
    assert doc["jobs"] == laid(SAVED[name]["jobs"], len(doc["players"]))
    assert doc["token_row"] == SAVED[name]["token_row"]
    row = f"{doc['token_row'] + 1}:"
    assert len([place for place in doc["jobs"] if place.startswith(row)]) == SAVED[name]["row_filled"]


@pytest.mark.parametrize("jobs", [{"3:cowboy": 9}, {"3:cowboy": -1}, {"3:cowhand": 1}, {"3": 1}, {"3:cowboy": "x"}, 7])
def test_a_job_market_that_revision_1_could_not_have_is_refused(jobs):
    with pytest.raises(rondel.BadPosition, match=r"^jobs"):
        GAME.restore({**SAVED["a solo game"], "jobs": jobs})
