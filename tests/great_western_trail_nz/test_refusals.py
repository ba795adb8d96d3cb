"""Why an action is refused in New Zealand."""

from rondel.games.great_western_trail_nz.cited import CITED
from support.great_western_trail_nz import GAME
from support.refusing import RefusalTests, rules_of


class TestRefusals(RefusalTests):
    game = GAME
    settings = (
        (1, 3, {"buildings": "mixed", "neutral": "random"}),
        (2, 2, {"buildings": "b", "cards_out_of_turn": True}),
        (5, 1, {}),
    )


def test_what_shared_code_cites_stands_in_this_book() -> None:
    assert set(CITED.values()) <= rules_of(GAME.name)
    assert set(CITED) <= rules_of("great_western_trail")
