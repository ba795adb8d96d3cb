"""The drawn board of New Zealand."""

import re
from typing import Any, ClassVar

import pytest

from rondel.core import explanation
from rondel.drawing import GAP, whole
from rondel.drawing.measure import unexplained
from support.drawn_board import identities
from support.great_western_trail_nz import rule, visiting
from support.trail_board import Drawing, Table, TrailBoard

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
    words: ClassVar[set[str]] = {f"board-path-{sign}" for sign in ("gold", "unlock", "step", "choice")}
    mixed: ClassVar[dict[str, Any]] = {"cards_out_of_turn": True}

    def fee_of(self, hand: str) -> int:
        fee: int = self.drawing.game.components.facts["hand_fee"][hand]
        return fee


def test_facts_of_a_player_count_what_he_has() -> None:
    state = DRAWING.game.new(players=3, seed=1)
    shown = {fact.symbol: fact.value for fact in DRAWING.board.facts(DRAWING.kits["en"], state.view(0), 1)}
    assert (shown["i-coin"], shown["i-shepherd"], shown["i-gold"], shown["i-cards"]) == (8, 1, 1, 5)


def test_the_disc_on_the_pathfinder_track_comes_with_the_first_turn() -> None:
    state = DRAWING.game.new(players=2, seed=1)
    assert not [name for name in identities(DRAWING.drawn("en", state, 0)[0]) if name.startswith("pathfinder:")]
    while state.view(0)["players"][0]["pathfinder"] is None:
        state.apply(state.legal()[0])
    assert "pathfinder:0" in identities(DRAWING.drawn("en", state, 0)[0])


def test_only_what_is_nowhere_on_the_board_is_a_button() -> None:
    """Going on, showing one sheep of every breed, and an action just gained."""
    for state in DRAWING.moments(2, 41, 3, False, {}):
        if state.actor is not None:
            offered = DRAWING.choices(state, state.actor, state.view(state.actor))
            assert {choice.action.partition(":")[0] for choice in offered if not choice.place} <= {
                "done",
                "reveal",
                "use",
                "waive",
                "help_waive",
            }


@rule("NZ-ACT-15")
def test_a_lesser_reward_is_a_button_so_that_one_click_takes_the_whole() -> None:
    """Two choices at one place of the drawing would be a menu."""
    me = {"hand": ["sheepdog", "kotare"], "certificates": 1, "pathfinder": 2}
    state = visiting("NH", me=me, tiles={"flood1": "flood_3_green"})
    offered = DRAWING.choices(state, 0, state.view(0))
    places = {
        choice.action: choice.place for choice in offered if choice.action.split(":")[0] in ("use", "play", "waive")
    }
    buttons = {"use:remove_hazard_only_5", "waive:sheepdog", "waive:kotare"}
    assert {action for action, place in places.items() if not place} == buttons
    assert len({*places.values()}) == len(places) - len(buttons) + 1


def test_where_rare_actions_are_chosen() -> None:
    state = DRAWING.game.new(players=2, seed=1)
    places = {
        "help:2:ferry": "hand:1:ferry",
        "top:romney": "discards:0",
        "remove:merino": "hand:0:merino",
        "combine:1": "tokens:0",
        "upgrade": "",  # no harbour at the start
        "harbour:lg1": "harbour:lg1",
        "disc:mh1": "harbour:mh1",
        "flip:fee_tile": "fee_tile:0",
    }
    for action, place in places.items():
        assert explanation.place(DRAWING.game, state.view(0), 0, action) == place, action


def test_equal_bonus_tiles_of_a_row_are_one_place() -> None:
    layer = next(
        layer
        for layer in DRAWING.board.layers(DRAWING.kits["en"], DRAWING.game.new(players=2, seed=1).view(0), 0, [])
        if layer.id == "bonus_market/tiles"
    )
    shown = layer.draw(DRAWING.kits["en"], {"1:3": "bonus_gold", "1:4": "bonus_gold"}, 2)
    assert identities(shown) == ["bonus:1:bonus_gold", "market_token"]


def test_a_joker_is_seen_in_its_row() -> None:
    boards = DRAWING.board.table.BOARDS
    shown = boards.worker_rows.workers(DRAWING.kits["en"], 0, {"shepherd": 2}, ["shepherd:2"], 2)
    assert shown.count("#i-joker") == 1
    assert shown.count("#i-shepherd") == 1


@pytest.mark.parametrize(
    ("players", "lang", "options"),
    [
        (2, "de", {"buildings": "b", "neutral": "random"}),
        (3, "pl", {"buildings": "mixed", "cards_out_of_turn": True}),
        (1, "en", {"sarah": "easy"}),
        (1, "pl", {"sarah": "medium"}),
        (1, "de", {"sarah": "hard", "buildings": "b"}),
    ],
)
def test_every_sign_is_named_and_explained_at_tables_of_every_size(
    players: int, lang: str, options: dict[str, Any]
) -> None:
    words = DRAWING.game.texts()
    for state in DRAWING.moments(players, 19, 50, True, options):
        shown = whole(DRAWING.game, state.view(0), 0, lang)
        assert not unexplained(shown, lambda name: bool(words.help(lang, name)))
        tips = {tip for found in re.findall(r'data-tip="([^"]*)"', shown) for tip in found.split()}
        names = {tip: words.name(lang, tip) for tip in tips}
        assert not [tip for tip, name in names.items() if "_" in name or (lang != "en" and name == tip)]


def test_the_shelf_fits_beside_the_map_of_a_small_screen() -> None:
    """554 pixels, less a line of 35 for each opponent."""
    view = DRAWING.game.new(players=3, seed=1).view(0)
    shelf = [panel for panel in DRAWING.board.panels(DRAWING.kits["en"], view, 0) if panel.role == "shelf"]
    half = [panel.box[3] for panel in shelf if panel.half]
    rows = [panel.box[3] for panel in shelf if not panel.half] + half[::2]
    assert len(half) == 2
    assert half[0] == half[1]
    assert sum(rows) + GAP * (len(rows) - 1) <= 554 - 2 * 35


def test_where_discs_go_is_drawn_once_and_opens_by_itself() -> None:
    """Trading posts and harbours are in one drawer: a delivery is chosen there, wherever the post is."""
    c, view = DRAWING.game.components, DRAWING.game.new(players=2, seed=1).view(0)
    printed = DRAWING.board.printed(DRAWING.kits["en"], view, 0)
    drawn = {name: panel for panel, shown in printed.items() for name in identities(shown)}
    places = [f"post:{name}" for name in c.posts] + [f"harbour:{name}" for name in c.harbours]
    assert {drawn[name] for name in [*places, *[f"sea:{name}" for name in c.sea]]} == {"sea"}
