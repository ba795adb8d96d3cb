"""The drawn board of a trail game: what every drawn board must do, and what these have in common."""

from pathlib import Path
from typing import ClassVar

from rondel.drawing import stylesheet

from .drawn_board import Drawing, DrawnBoard, Table, identities

__all__ = ["Drawing", "Table", "TrailBoard"]


class TrailBoard(DrawnBoard):
    """What every drawn trail must do."""

    moving: ClassVar[tuple[str, ...]]  # pieces of each player that keep their ids
    words: ClassVar[set[str]] = set()  # messages whose names are put together

    def test_a_piece_keeps_its_id_when_it_moves(self) -> None:
        state = self.drawing.game.new(players=2, seed=1)
        for _ in range(4):
            shown, _ = self.drawing.drawn("en", state, 0)
            places = [name for name in identities(shown) if name.startswith(self.moving)]
            assert sorted(places) == sorted(f"{kind}{seat}" for kind in self.moving for seat in (0, 1))
            state.apply(state.legal()[0])

    def test_where_a_herder_may_go_stand_steps_and_fee(self) -> None:
        game, kit = self.drawing.game, self.drawing.kits["en"]
        state = game.new(players=2, seed=8)
        while (
            not [n for n in state.legal() if game.actions.name(n) == "move:flood1"]
            or not state.view(0)["players"][state.actor]["space"]
        ):
            state.apply(state.legal()[-1])
        seat = state.actor
        view = state.view(seat)
        layer = self.drawing.board.layers(kit, view, seat, self.drawing.choices(state, seat, view))[-1]
        assert layer.id == "tags"
        reached = {name: (steps, fee) for name, steps, fee in layer.args[0]}
        assert reached["flood1"][0] >= 1
        assert reached["flood1"][1] >= self.fee_of(view["tiles"]["flood1"].rpartition("_")[2])

    def fee_of(self, hand: str) -> int:
        """What a hand costs two players."""
        raise NotImplementedError

    def test_panels_lie_apart_and_the_own_board_is_seen_first(self) -> None:
        kit, view = self.drawing.kits["de"], self.drawing.game.new(players=4, seed=1).view(2)
        panels = self.drawing.board.panels(kit, view, 2)
        assert len({panel.name for panel in panels}) == len(panels)
        boards = [panel for panel in panels if panel.name.startswith("player-")]
        assert [panel.seat for panel in boards] == [2, 0, 1, 3]
        _, top, _, high = self.drawing.board.fit(kit, view, 2)
        assert boards[0].box[1] + boards[0].box[3] <= top + high
        assert all(panel.box[1] > top + high for panel in boards[1:])

    def test_the_style_of_both_trail_games_comes_before_the_own_one(self) -> None:
        style = stylesheet(self.drawing.game)
        assert style.index(".t-plot") < style.index(f".board.{self.drawing.game.name} .steps")

    def test_every_word_of_the_board_is_written_in_three_languages_and_used(self) -> None:
        folder = Path(str(self.drawing.board.__file__)).parent
        shared = folder.parent.parent / "trail"
        own, common = self.said_in(folder), self.said_in(shared / "board")
        for lang in ("en", "pl", "de"):
            mine = self.written_in(folder.parent / "texts" / f"board.{lang}.ftl")
            both = self.written_in(shared / "texts" / f"board.{lang}.ftl")
            assert mine == (own | self.words) - both, lang
            assert common <= both, lang
