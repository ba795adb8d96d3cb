"""The drawn board of New Zealand."""

from typing import Any, ClassVar

from support.trail_board import Drawing, Table, TrailBoard, identities

DRAWING = Drawing("great_western_trail_nz")


class TestBoard(TrailBoard):
    drawing = DRAWING
    tables: ClassVar[list[Table]] = [
        (4, "en", {}),
        (3, "pl", {"buildings": "b", "neutral": "random"}),
        (2, "de", {"buildings": "mixed", "cards_out_of_turn": True}),
        (4, "de", {"buildings": "mixed", "neutral": "random"}),
        (1, "pl", {"sarah": "easy"}),
        (1, "en", {"sarah": "medium", "first_delivery": "lp12"}),
        (1, "de", {"sarah": "hard", "buildings": "mixed"}),
    ]
    moving = ("herder:", "ship:")
    mixed: ClassVar[dict[str, Any]] = {"cards_out_of_turn": True}

    def fee_of(self, hand: str) -> int:
        fee: int = self.drawing.game.components.facts["hand_fee"][hand]
        return fee


def test_facts_of_a_player_count_what_he_has() -> None:
    state = DRAWING.game.new(players=3, seed=1)
    shown = {fact.symbol: fact.value for fact in DRAWING.board.facts(DRAWING.kits["en"], state.view(0), 1)}
    assert (shown["i-coin"], shown["i-shepherd"], shown["i-gold"], shown["i-draw"]) == (8, 1, 1, 5)


def test_the_disc_on_the_pathfinder_track_comes_with_the_first_turn() -> None:
    state = DRAWING.game.new(players=2, seed=1)
    assert not [name for name in identities(DRAWING.drawn("en", state, 0)[0]) if name.startswith("pathfinder:")]
    while state.view(0)["players"][0]["pathfinder"] is None:
        state.apply(state.legal()[0])
    assert "pathfinder:0" in identities(DRAWING.drawn("en", state, 0)[0])
