"""ACT: what activated buildings give."""

from typing import Any

import pytest

from support.saltfjord import during, goods, legal, offered, pending, play, player, points, rule, table

RICH = {"fish": 4, "wood": 1, "grain": 1, "paper": 1}  # enough for each starting crate, track and small tile
ACTIONS = {
    "order": {"order:1", "order:2", "order:3", "order:4"},
    "technology": {"technology:crafts", "technology:carpentry", "technology:logistics", "technology:fishery"},
    "build": {"build:D2_1", "build:D2_2", "build:S1_1", "build:S1_2"},
    "fishing": {"sail:I"},
}
SINGLE = {
    "order": "S1-07@3:3:0",
    "technology": "S1-09@3:3:0",
    "build": "S1-11@3:3:0",
    "fishing": "S1-13@3:3:0",
}
ONE_EACH = {
    "order": ("order:1",),
    "technology": ("technology:carpentry",),
    "build": ("build:S1_1", "place:1:1:0"),
    "fishing": ("sail:I",),
}
BUSY: dict[str, Any] = {"workers": 0, "on": {"1:2": "worker"}}  # no worker left: nothing to wait for
TOPS = {"D2_1": "D2-20", "D2_2": "D2-19", "S1_1": "S1-16", "S1_2": "S1-15"}


def activated(tile: str, **me: Any) -> Any:
    """A worker was put on [3, 3], a building of this tile, before the main action."""
    return play(table(me={"tiles": [tile], **me}, tile_tops=TOPS), "worker:3:3")


@rule("SF-ACT-01")
@pytest.mark.parametrize("action", ACTIONS)
def test_what_an_action_building_offers_may_be_declined(action: str) -> None:
    state = activated(SINGLE[action], goods=RICH)
    assert "done" in offered(state)
    before = player(state)
    assert player(play(state, "done")) == before
    assert pending(state) == "turn"


@rule("SF-ACT-01")
def test_nothing_must_be_upgraded() -> None:
    state = play(activated("D2-05@3:3:0", goods={"wood": 1}), "upgrade:fish")
    assert goods(state) == {"wood": 1, "fish": 1}


@rule("SF-ACT-02")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("D2-01", {"wood": 1}),
        ("D2-02", {"grain": 1}),
        ("D2-03", {"paper": 1}),
        ("S1-01", {"plank": 1}),
        ("S1-03", {"food": 1}),
        ("S1-05", {"book": 1}),
    ],
)
def test_a_production_building_gives_what_it_shows(tile: str, gained: dict[str, int]) -> None:
    state = activated(f"{tile}@3:3:0")
    assert goods(state) == gained
    assert points(state) == 0
    me = {"tiles": [f"{tile}@3:3:0"], "taken": {"white": 1}}
    state = table(me=me, die="white 3", dice={}, tile_tops=TOPS, pending=during("use_die"))
    assert goods(play(state, "use:column:3", "activate:3:3")) == gained


@rule("SF-ACT-03")
def test_the_fish_building_gives_two_fish() -> None:
    assert goods(activated("D2-04@3:3:0")) == {"fish": 2}


@rule("SF-ACT-04")
def test_an_upgrade_building_gives_one_upgrade() -> None:
    state = activated("D2-05@3:3:0", goods={"wood": 2})
    assert offered(state) == {"upgrade:fish", "upgrade:wood>plank"}
    assert goods(play(state, "upgrade:wood>plank")) == {"wood": 1, "plank": 1}
    assert pending(state) == "turn"


@rule("SF-ACT-05")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_building_gives_one_action(action: str) -> None:
    state = activated(SINGLE[action], goods=RICH)
    assert offered(state) == {"done", *ACTIONS[action]}
    assert pending(play(state, *ONE_EACH[action])) == "turn"


@rule("SF-ACT-06")
@pytest.mark.parametrize("holds", [{}, RICH], ids=["impossible", "declined"])
def test_a_building_without_effect_still_counts_as_activated(holds: dict[str, int]) -> None:
    me = {"tiles": [SINGLE["order"]], "taken": {"white": 1}, "goods": holds, **BUSY}
    state = table(me=me, die="white 3", dice={}, tile_tops=TOPS, pending=during("use_die"))
    play(state, "use:column:3", "activate:3:3")
    if holds:
        play(state, "done")
    assert offered(state) == {"activate:6:3", "done"}
    play(state, "done")
    assert player(state)["on"] == {"1:2": "worker", "3:3": "white 3"}
    assert goods(state) == holds


@rule("SF-ACT-07")
@pytest.mark.parametrize(
    ("tile", "pair"),
    [
        ("S1-08@3:3:0", ("order", "technology")),
        ("S1-14@3:3:0", ("order", "fishing")),
        ("I3-12@3:1:0", ("order", "build")),
        ("S1-10@3:3:0", ("technology", "fishing")),
        ("S1-12@3:3:0", ("technology", "build")),
        ("L3-11@2:3:0", ("fishing", "build")),
    ],
    ids=lambda value: "/".join(value) if isinstance(value, tuple) else "",
)
def test_a_building_with_two_actions_gives_one_of_them(tile: str, pair: tuple[str, str]) -> None:
    state = activated(tile, goods=RICH)
    assert offered(state) == {"done", *ACTIONS[pair[0]], *ACTIONS[pair[1]]}
    for action in pair:
        assert pending(play(state.copy(), *ONE_EACH[action])) == "turn"


@rule("SF-ACT-07")
def test_example_a_die_on_order_or_technology_chooses_anew_at_each_activation() -> None:
    me = {
        "tiles": ["S1-08@3:3:0"],
        "taken": {"orange": 1},
        "goods": RICH,
        "workers": 0,
        "on": {"1:2": "worker"},
    }
    state = table(me=me, die="orange 3", dice={}, tile_tops=TOPS, pending=during("use_die"))
    play(state, "use:row:3", "activate:3:3", "technology:carpentry")
    assert offered(state) == {"activate:3:6", "done"}
    play(state, "activate:3:6")
    assert {"order:3", "technology:logistics", "done"} <= set(legal(state))
    play(state, "technology:logistics")
    assert player(state)["levels"] == {"carpentry": 1, "logistics": 1}


@rule("SF-ACT-08")
def test_a_gain_without_a_price_is_taken_without_asking() -> None:
    state = activated("D2-04@3:3:0")  # production
    assert (pending(state), goods(state)) == ("turn", {"fish": 2})
    state = play(table(me={"boat": 1, "tokens": ["I-wood1"]}, pending=during("may go_fishing")), "return")
    assert (pending(state), goods(state)) == ("end_turn", {"wood": 1})  # a token
    state = play(table(me={"crates": {"pier2": ["SC-1"]}, **BUSY}, crate_tops={}), "retire:tavern3")
    assert (state.actor, goods(state), points(state)) == (1, {"fish": 1}, 1)  # the trading pier
