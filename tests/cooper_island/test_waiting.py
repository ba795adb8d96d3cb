"""ANY: what is not waited for cannot be opened: tried with random anytime actions in the middle of games."""

import random
from typing import Any

import pytest

from rondel.games.cooper_island import waiting
from rondel.games.cooper_island.islets import PlaceIslet, coast_places
from support.cooper_island import GAME, PILES, rule, settled
from support.cooper_island_developed import developed

C = GAME.components
CLEANUP = [{"step": "end_round", "seat": 0}, {"step": "clear_market", "seat": 0}]
INCOME = [
    {"step": "begin_work", "seat": 0},
    {"step": "end_turn", "seat": 0, "memo": "income"},
    {"step": "income", "seat": 0, "memo": []},
]


def moment(seed: int) -> Any:
    """A moment for anytime actions of seat 0, who often has little left to use."""
    chance = random.Random(seed)
    doc = developed(seed, 2).save()
    me = doc["players"][0]
    me.update(cartographer=chance.choice([0, 1, 2, me["cartographer"]]), market={"wood": 9})
    if chance.random() < 0.5:
        me.update(tiles={})
    if chance.random() < 0.5 and "crate" not in me["on"].values():
        me.update(lids=C.cargo, unused=0, crates=[])
    phase = ("work", "income", "cleanup")[seed % 3]
    doc.update(phase=phase, round=4, harbormaster="C4", active=0)
    doc["pending"] = {"work": doc["pending"], "income": INCOME, "cleanup": CLEANUP}[phase]
    return settled({name: value for name, value in doc.items() if name not in PILES})


def tried(start: Any, chance: random.Random, opened: Any, times: int = 25, actions: int = 9) -> bool:
    """Do some random anytime actions of seat 0, one after the other, open it?"""
    depth = len(start.stack)
    for _ in range(times):
        s = start.copy()
        for _ in range(actions):
            options = s.interrupts(0) if s.stack == start.stack else [each for each in s.legal() if each] or s.legal()
            if not options:
                break
            s.apply(chance.choice(options))
            if s.actor != 0 or s.stack[:depth] != start.stack:
                break  # it went on to what comes later
            if opened(s):
                return True
    return False


def expected(s: Any) -> dict[str, tuple[bool, Any]]:
    """What may still be opened by the engine's judgement, and how it is seen."""
    me = s.players[0]
    missing = C.passage & ~me.charted
    islet = next(step for step in GAME.steps if isinstance(step, PlaceIslet))
    found = {
        "cartographer": (me.surveyed or waiting.may_survey(GAME, s, me), lambda t: t.players[0].surveyed),
        "passage": (
            not missing or waiting.may_chart(GAME, s, me, missing),
            lambda t: not C.passage & ~t.players[0].charted,
        ),
        "statue": (waiting.may_build_statue(GAME, s, me), lambda t: t.players[0].statues > me.statues),
        "tile": (any(me.tiles) or waiting.may_draw(GAME, s, me), lambda t: any(t.players[0].tiles)),
    }
    if not coast_places(s, me, C):
        found["islet"] = (islet.waits(s, 0), lambda t: coast_places(t, t.players[0], C))
    return found


@rule("CI-ANY-04")
@pytest.mark.parametrize("first", range(0, 60, 10))
def test_what_is_not_waited_for_cannot_be_opened(first: int) -> None:
    for seed in range(first, first + 10):
        s = moment(seed)
        for what, (waits, opened) in expected(s).items():
            assert waits or not tried(s, random.Random(seed), opened), (seed, what)
