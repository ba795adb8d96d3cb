"""A drawn board through its contract: every position can be drawn, every action has a place there.

A game's test module makes a subclass of DrawnBoard with its tables; pytest collects what is inherited.
"""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar
from xml.etree import ElementTree

import pytest

import rondel
from rondel.core import explanation
from rondel.drawing import DOCK, GAP, Choice, Kit, Painter, Panel, board_of, shelf_width, svg, whole
from rondel.drawing.measure import least, texts, unexplained

Table = tuple[int, str, dict[str, Any]]  # players, language, options


def identities(shown: str) -> list[str]:
    return re.findall(r'\sid="([^"]*)"', shown)


class Drawing:
    """A game and its board in three languages, layers remembered as on a page."""

    def __init__(self, game: Any) -> None:
        self.game: Any = rondel.load_game(game) if isinstance(game, str) else game
        self.board = board_of(self.game)
        self.painters = {lang: Painter() for lang in ("en", "pl", "de")}
        self.kits = {lang: Kit(self.game, lang) for lang in ("en", "pl", "de")}

    def moments(self, players: int, seed: int, every: int, greedy: bool, options: dict[str, Any]) -> Iterator[Any]:
        """Every so many decisions of a game, and its end. greedy: a heuristic, slow to think, plays the first."""
        policy = self.game.heuristic()
        state, chance, n = self.game.new(players=players, seed=seed, **options), random.Random(seed), 0
        while state.actor is not None:
            if n % every == 0:
                yield state
            state.apply(policy.choose(state) if greedy and n < 120 else chance.choice(state.legal()))
            n += 1
        yield state

    def choices(self, state: Any, seat: int, view: Any) -> list[Choice]:
        numbers = list(state.legal()) if state.actor == seat else []
        names = [self.game.actions.name(action) for action in numbers + list(state.interrupts(seat))]
        return [Choice(name, explanation.place(self.game, view, seat, name)) for name in names]

    def frame(self, lang: str, state: Any, seat: int) -> str:
        """What is printed: the symbols and all panels."""
        kit, view = self.kits[lang], state.view(seat)
        return str(self.board.sprite(kit)) + "".join(self.board.printed(kit, view, seat).values())

    def drawn(self, lang: str, state: Any, seat: int, frame: str | None = None) -> tuple[str, list[Choice]]:
        """All that a page shows, as one SVG. frame: the printed part, if it is known."""
        kit, view = self.kits[lang], state.view(seat)
        offered = self.choices(state, seat, view)
        layers = [
            svg.g(self.painters[lang].layer(kit, layer), id=f"layer:{layer.id}")
            for layer in self.board.layers(kit, view, seat, offered)
        ]
        return svg.el("svg", frame or self.frame(lang, state, seat), *layers), offered

    def panel(self, panel: Panel, lang: str, state: Any, seat: int) -> str:
        return whole(self.game, state.view(seat), seat, lang, panel.name)


class DrawnBoard:
    """What every drawn board must do."""

    drawing: ClassVar[Drawing]
    tables: ClassVar[list[Table]]
    mixed: ClassVar[dict[str, Any]] = {}  # options with which every family of actions occurs

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "table" in metafunc.fixturenames:
            metafunc.parametrize("table", self.tables)

    def test_every_action_has_its_place_in_the_drawing_and_ids_are_unique(self, table: Table) -> None:
        players, lang, options = table
        for greedy, seed, every in ((False, 11, 13), (True, 12, 23)):
            frames: dict[int, str] = {}
            for state in self.drawing.moments(players, seed, every, greedy, options):
                seat = state.actor if state.actor is not None else 0
                if seat not in frames:
                    frames[seat] = self.drawing.frame(lang, state, seat)
                shown, offered = self.drawing.drawn(lang, state, seat, frames[seat])
                ids = identities(shown)
                assert len(ids) == len(set(ids)), [name for name in ids if ids.count(name) > 1]
                assert " style=" not in shown
                known = set(ids)
                for choice in offered:
                    assert not choice.place or choice.place in known, choice

    def test_a_place_can_be_marked_and_named(self, table: Table) -> None:
        """It has a ring of its own and a label."""
        players, lang, options = table
        for state in self.drawing.moments(players, 21, 90, False, options):
            seat = state.actor if state.actor is not None else 0
            shown, offered = self.drawing.drawn(lang, state, seat)
            by_id = {node.get("id"): node for node in ElementTree.fromstring(shown).iter() if node.get("id")}
            for choice in offered:
                if choice.place:
                    place = by_id[choice.place]
                    assert any(kid.get("class") == "ring" and len(kid) for kid in place), choice
                    assert place.get("aria-label"), choice

    def test_panels_have_the_sizes_of_their_roles(self, table: Table) -> None:
        """And every layer has its panel."""
        players, lang, options = table
        board, kit = self.drawing.board, self.drawing.kits[lang]
        seat = players - 1
        view = self.drawing.game.new(players=players, seed=2, **options).view(seat)
        panels = {panel.name: panel for panel in board.panels(kit, view, seat)}
        assert len(panels) == len(board.panels(kit, view, seat))
        assert {layer.panel for layer in board.layers(kit, view, seat, [])} <= set(panels)
        assert set(board.printed(kit, view, seat)) <= set(panels)
        wide = shelf_width(board)
        for panel in panels.values():
            assert panel.title and "/" not in panel.name
            assert panel.role != "shelf" or panel.box[2] == (wide / 2 - GAP / 2 if panel.half else wide), panel
            assert panel.role != "dock" or (panel.box[3] == DOCK and panel.seat == seat), panel

    def test_no_text_is_too_small(self, table: Table) -> None:
        """Of the shelf and the dock as drawn; of the map and the drawers as large as a small screen shows them."""
        players, lang, options = table
        for state in self.drawing.moments(players, 13, 60, False, options):
            seat = state.actor if state.actor is not None else 0
            for panel in self.drawing.board.panels(self.drawing.kits[lang], state.view(seat), seat):
                small = [
                    text for text in texts(self.drawing.panel(panel, lang, state, seat)) if text.size < least(panel)
                ]
                assert not small, (panel.name, least(panel), small)

    @pytest.mark.parametrize("lang", ["en", "pl", "de"])
    def test_every_symbol_drawn_is_explained(self, lang: str) -> None:
        words = self.drawing.game.texts()
        for state in self.drawing.moments(4, 17, 70, False, self.mixed):
            for seat in (0, 1):
                shown = whole(self.drawing.game, state.view(seat), seat, lang)
                assert not unexplained(shown, lambda name: bool(words.help(lang, name)))

    @pytest.mark.parametrize("lang", ["en", "pl", "de"])
    def test_the_whole_table_is_one_well_formed_picture_in_every_language(self, lang: str) -> None:
        for state in self.drawing.moments(2, 31, 120, False, {}):
            for seat in (0, 1, None):
                root = ElementTree.fromstring(whole(self.drawing.game, state.view(seat), seat, lang))
                assert root.tag.endswith("svg")
                labels = [node.get("aria-label", "") for node in root.iter() if node.get("aria-label")]
                assert not [label for label in labels if label.startswith(("board-", "term-", "name-"))]

    def test_everything_drawn_can_be_explained(self) -> None:
        """What a long look names is a component with a text, and every symbol used is in the sprite."""
        game = self.drawing.game
        for state in self.drawing.moments(3, 5, 150, False, {}):
            shown, _ = self.drawing.drawn("en", state, 0)
            for tips in re.findall(r'data-tip="([^"]*)"', shown):
                for tip in tips.split():
                    assert game.texts().name("en", tip) != f"name-{tip}", tip
            assert set(re.findall(r'href="#([^"]*)"', shown)) <= set(identities(shown))

    def test_the_same_view_gives_the_same_layers(self) -> None:
        game, board, kit = self.drawing.game, self.drawing.board, self.drawing.kits["en"]
        state = game.new(players=3, seed=4)
        one = board.layers(kit, state.view(1), 1, [])
        other = board.layers(kit, game.restore(state.save()).view(1), 1, [])
        assert [(a.id, a.key()) for a in one] == [(b.id, b.key()) for b in other]
        assert [a.draw(kit, *a.args) for a in one] == [b.draw(kit, *b.args) for b in other]
        assert len({layer.id for layer in one}) == len(one)

    def test_what_a_seat_may_not_know_is_not_drawn(self) -> None:
        """Another hand dealt to the others: the same picture."""
        game = self.drawing.game
        for seed in range(2):
            state = game.new(players=4, seed=seed)
            for _ in range(80):
                state.apply(state.legal()[0])
            for other in (state.imagine(2, 1), state.imagine(2, 2)):
                assert whole(game, other.view(2), 2) == whole(game, state.view(2), 2)

    def test_one_action_changes_few_layers(self) -> None:
        kit, changed = self.drawing.kits["en"], []
        before: dict[str, bytes] = {}
        for state in self.drawing.moments(3, 3, 1, False, {}):
            now = {layer.id: layer.key() for layer in self.drawing.board.layers(kit, state.view(0), 0, [])}
            changed.append(sum(before.get(name) != key for name, key in now.items()))
            before = now
        assert sum(changed[1:]) / len(changed[1:]) < 5

    @pytest.mark.parametrize("lang", ["en", "pl", "de"])
    def test_facts_have_their_symbols_and_are_explained(self, lang: str) -> None:
        game, kit = self.drawing.game, self.drawing.kits[lang]
        symbols = set(identities(self.drawing.board.sprite(kit)))
        facts = self.drawing.board.facts(kit, game.new(players=3, seed=1).view(0), 1)
        assert {fact.symbol for fact in facts} <= symbols
        assert not [fact for fact in facts if not game.texts().help(lang, fact.tip)]

    def test_every_action_can_be_asked_for_its_place(self) -> None:
        """Also those that make no sense now: nothing breaks."""
        game = self.drawing.game
        for state in self.drawing.moments(2, 5, 150, False, self.mixed):
            view = state.view(0)
            for action in range(len(game.actions)):
                assert isinstance(explanation.place(game, view, 0, game.actions.name(action)), str)

    def said_in(self, folder: Path) -> set[str]:
        source = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
        return set(re.findall(r'say\(f?["\'](board-[\w-]+[a-z])["\']', source))

    def written_in(self, file: Path) -> set[str]:
        return set(re.findall(r"^(board-[\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE))
