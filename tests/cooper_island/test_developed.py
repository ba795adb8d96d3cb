"""Random play from developed positions: purely random games seldom build anything."""

import pytest

from rondel.core.chance import from_seed
from rondel.testing import conformance
from support.cooper_island import GAME, rule
from support.cooper_island_developed import developed


def play_on(seed: int, players: int) -> set[str]:
    """To the end, with the checks of the contract now and then; the names of the steps that asked."""
    state = developed(seed, players)
    chance = from_seed(seed ^ 77)
    census = GAME.census(state)
    asked: set[str] = set()
    while state.actor is not None:
        legal = state.legal()
        choices = legal if chance.below(4) == 0 else [a for a in legal if not GAME.trade.has(a)] or legal
        action = choices[chance.below(len(choices))]
        asked.add(GAME.steps[state.stack[-1][0]].name)
        conformance.check_legal(state)
        if chance.below(40) == 0:
            assert GAME.census(state) == census
            conformance.check_save(state, action)
            conformance.check_secrets(state, seed)
            conformance.check_illegal(state, conformance.illegal(state)[seed % 9 :: 53])
        state.apply(action)
    assert GAME.census(state) == census
    conformance.check_numbers(state.save())
    assert all(score["total"] == sum(score.values()) - score["total"] for score in state.scores())
    return asked


@rule("CI-ROUND-02")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_developed_games_go_on_to_a_proper_end(players):
    for seed in range(4):
        assert play_on(seed, players)


def test_every_kind_of_decision_comes_up():
    asked: set[str] = set()
    for seed in range(100, 130):
        asked |= play_on(seed, 4)
    rare = {"free_option", "plant", "swap", "admiralty", "depot", "wreck", "move", "move_to", "keep_tile", "craft"}
    rare |= {"statue_from", "statue_on", "reduce", "pay", "feed", "reactivate", "return_card", "assign_order", "mine"}
    assert rare <= asked, rare - asked
