"""The drawn board of a trail game: what every drawn board must do, and what these have in common."""

import re
from pathlib import Path
from typing import ClassVar
from xml.etree import ElementTree

from rondel.drawing import GAP, stylesheet, whole
from rondel.drawing.measure import unexplained

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
        layers = self.drawing.board.layers(kit, view, seat, self.drawing.choices(state, seat, view))
        tags = next(layer for layer in layers if layer.id == "trail/tags")
        reached = {name: (steps, least, most) for name, steps, least, most in tags.args[0]}
        steps, least, most = reached["flood1"]
        assert steps >= 1
        assert most >= least >= self.fee_of(view["tiles"]["flood1"].rpartition("_")[2])

    def fee_of(self, hand: str) -> int:
        """What a hand costs two players."""
        raise NotImplementedError

    def test_the_trail_is_the_map_and_the_own_board_the_first_drawer_of_a_seat(self) -> None:
        kit, view = self.drawing.kits["de"], self.drawing.game.new(players=4, seed=1).view(2)
        panels = self.drawing.board.panels(kit, view, 2)
        assert [panel.name for panel in panels if panel.role == "map"] == ["trail"]
        boards = [panel for panel in panels if panel.name.startswith("player-")]
        assert [panel.seat for panel in boards] == [2, 0, 1, 3]
        assert {panel.role for panel in boards} == {"drawer"}
        assert sum(panel.box[2] + GAP for panel in panels if panel.role == "dock") <= 892 + GAP

    def test_every_space_of_the_trail_says_the_code_that_the_log_calls_it_by(self) -> None:
        c = self.drawing.game.components
        for state in self.drawing.moments(3, 8, 150, False, {}):
            shown, _ = self.drawing.drawn("en", state, 0)
            around = {kid.get("id"): node for node in ElementTree.fromstring(shown).iter() for kid in node}
            for name, node in zip(c.spaces, c.trail.nodes):
                if node["kind"] in ("building", "neutral", "hazard"):
                    code = {"building": name.upper(), "neutral": node.get("letter")}.get(
                        node["kind"], node.get("number")
                    )
                    drawn = around[f"space:{name}"].iter("text")  # what lies above its ring, too
                    written = ["".join(text.itertext()) for text in drawn]
                    assert str(code) in written, name

    def test_a_building_in_hand_is_shown_on_every_space_where_it_may_stand(self) -> None:
        """By the action it stands for: the page shows it where a pointer is."""
        names = self.drawing.game.actions.name
        state, policy = self.drawing.game.new(players=2, seed=5), self.drawing.game.heuristic()
        while not (sites := [name for name in map(names, state.legal()) if name.startswith("site:")]):
            state.apply(policy.choose(state))
        shown, _ = self.drawing.drawn("en", state, state.actor)
        assert sorted(re.findall(r'data-ghost="([^"]+)"', shown)) == sorted(sites)
        other, _ = self.drawing.drawn("en", state, 1 - state.actor)
        assert "data-ghost" not in other

    def test_every_symbol_is_explained_at_every_table(self, table: Table) -> None:
        """Also with two players, with all options, and alone."""
        players, lang, options = table
        known = self.drawing.game.texts()
        for state in self.drawing.moments(players, 19, 90, False, options):
            seat = state.actor if state.actor is not None else 0
            shown = whole(self.drawing.game, state.view(seat), seat, lang)
            assert unexplained(shown, lambda name: bool(known.help(lang, name))) == set()

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
            assert mine == (own | common | self.words) - both, lang  # what both say may be worded by each
