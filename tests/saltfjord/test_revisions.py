"""Positions saved under revision 1 go on under the present rules."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from support.saltfjord import GAME, rule

LINES = (Path(__file__).parent / "revision_1.jsonl").read_text(encoding="utf-8").splitlines()
DOCS: list[dict[str, Any]] = [json.loads(line) for line in LINES]


@pytest.mark.parametrize("doc", DOCS, ids=[doc["pending"][-1]["step"] for doc in DOCS])
def test_a_position_of_revision_1_goes_on_to_its_end(doc: dict[str, Any]) -> None:
    state = GAME.restore(doc)
    assert state.actor == doc["pending"][-1]["seat"]
    assert state.save()["revision"] == GAME.revision > doc["revision"]
    chooser = random.Random(1)
    while state.actor is not None:
        state.apply(chooser.choice(state.legal()))
    assert state.winners() is not None


@rule("SF-DIE-18")
def test_a_die_in_use_of_revision_1_lies_beside_its_line_now() -> None:
    used = [doc for doc in DOCS if doc["at"] is not None]
    assert used
    for doc in used:
        seat, at = doc["pending"][-1]["seat"], doc["at"]
        assert doc["players"][seat]["on"][at] == doc["die"]
        after = GAME.restore(doc).save()
        assert (after["die"], after["at"]) == (doc["die"], at)
        lying = [dict(player["on"]) for player in doc["players"]]
        del lying[seat][at]
        assert [player["on"] for player in after["players"]] == lying


@rule("SF-PASS-14")
def test_the_piers_of_revision_1_go_on_where_they_were() -> None:
    counted = 0
    for doc in DOCS:
        for frame, after in zip(doc["pending"], GAME.restore(doc).save()["pending"], strict=True):
            if frame["step"] == "piers":
                memo = frame.get("memo", 0)
                assert after["memo"] == {"pier": f"pier{memo // 64 + 1}", "rewards": memo % 64}
                counted += memo > 64
    assert counted
