"""The drawn board of Great Western Trail."""

from typing import Any, ClassVar

from support.trail_board import Drawing, Table, TrailBoard

DRAWING = Drawing("great_western_trail")


class TestBoard(TrailBoard):
    drawing = DRAWING
    tables: ClassVar[list[Table]] = [
        (4, "en", {}),
        (3, "pl", {"buildings": "b", "neutral": "random"}),
        (2, "de", {"buildings": "mixed", "simmental": True}),
        (4, "de", {"simmental": True, "buildings": "mixed", "neutral": "random"}),
        (1, "pl", {"sam": "easy"}),
        (1, "en", {"sam": "medium", "simmental": True}),
        (1, "de", {"sam": "hard", "buildings": "mixed"}),
    ]
    moving = ("herder:", "engine:")
    words: ClassVar[set[str]] = {f"board-trail-{part}" for part in ("west", "middle", "east")}
    mixed: ClassVar[dict[str, Any]] = {"simmental": True}

    def fee_of(self, hand: str) -> int:
        fee: int = self.drawing.game.components.facts["by_player_count"]["hand_fee_dollars"][hand][2]
        return fee


def test_facts_of_a_player_count_what_he_has() -> None:
    state = DRAWING.game.new(players=3, seed=1)
    shown = {fact.symbol: fact.value for fact in DRAWING.board.facts(DRAWING.kits["en"], state.view(0), 1)}
    assert (shown["i-coin"], shown["i-cowboy"], shown["i-draw"]) == (7, 1, 5)
