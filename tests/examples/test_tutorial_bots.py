"""The bots of the tutorial at tables that the tutorial does not show."""

import rondel
from examples.tutorial_bots import make_curious
from rondel.bots import Seat


def test_curious_plays_alone_too() -> None:
    state = rondel.load_game("saltfjord").new(1, 5)
    chosen = make_curious(state.game, 1, "1").choose(Seat(state, 0))
    assert chosen in state.legal()
