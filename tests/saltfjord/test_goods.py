"""RES: resources and points."""

import pytest

import rondel
from support.saltfjord import during, goods, offered, pending, play, player, points, rule, table

EIGHT = ["fish", "wood", "grain", "paper", "plank", "food", "book", "gold"]


@rule("SF-RES-01")
def test_storage_has_one_room_for_each_of_eight_types() -> None:
    held = {good: n for n, good in enumerate(EIGHT, 1)}
    assert goods(table(me={"goods": held})) == held
    with pytest.raises(rondel.BadPosition, match=r"goods.*salt"):
        table(me={"goods": {"salt": 1}})


@rule("SF-RES-01")
@pytest.mark.parametrize(
    ("tile", "good"),
    [
        ("D2-01", "wood"),
        ("D2-02", "grain"),
        ("D2-03", "paper"),
        ("S1-01", "plank"),
        ("S1-03", "food"),
        ("S1-05", "book"),
    ],
)
def test_a_resource_lies_in_the_room_of_its_type(tile: str, good: str) -> None:
    tops = {"D2_1": "D2-20", "S1_1": "S1-16"}
    state = table(me={"tiles": [f"{tile}@3:3:0"], "goods": {"gold": 1}}, tile_tops=tops)
    assert goods(play(state, "worker:3:3")) == {"gold": 1, good: 1}


@rule("SF-RES-02")
def test_gaining_a_plank_adds_one_plank() -> None:
    state = table(me={"tiles": ["S1-01@3:3:0"], "goods": {"plank": 2}}, tile_tops={})
    assert goods(play(state, "worker:3:3")) == {"plank": 3}


@rule("SF-RES-02")
def test_spending_a_grain_removes_one_grain() -> None:
    state = table(me={"goods": {"grain": 2, "food": 1}}, pending=during("may feast"))
    assert goods(play(state, "feast:grain")) == {"grain": 1, "food": 1}


@rule("SF-RES-03")
def test_there_is_no_limit_on_resources_held() -> None:
    hundred = dict.fromkeys(EIGHT, 100)
    state = table(me={"goods": hundred}, pending=during("upgrade"))
    assert goods(play(state.copy(), "upgrade:fish")) == {**hundred, "fish": 101}
    assert goods(play(state, "upgrade:book>gold")) == {**hundred, "book": 99, "gold": 101}


@rule("SF-RES-04")
def test_an_upgrade_moves_one_resource_up() -> None:
    state = table(me={"goods": {"grain": 2}}, pending=during("upgrade"))
    assert goods(play(state, "upgrade:grain>food")) == {"grain": 1, "food": 1}
    assert pending(state) == "end_turn"


@rule("SF-RES-04")
def test_an_upgrade_may_give_a_fish_instead() -> None:
    state = table(me={"goods": {"grain": 2}}, pending=during("upgrade"))
    assert offered(state) == {"upgrade:grain>food", "upgrade:fish"}
    assert goods(play(state, "upgrade:fish")) == {"grain": 2, "fish": 1}
    assert pending(state) == "end_turn"


@rule("SF-RES-04", "SF-FREE-01")
def test_gold_may_still_be_changed_before_an_upgrade_that_would_otherwise_give_a_fish() -> None:
    me = {"goods": {"paper": 1}, "crates": {"pier3": ["SC-1"]}, "workers": 0, "on": {"1:2": "worker"}}
    state = table(me=me, crate_tops={})
    play(state, "retire:tavern2", "technology:crafts")  # 1 gold; then the pier gives an upgrade
    assert state.actor == 0
    assert goods(play(state, "sell:gold", "upgrade:fish>wood")) == {"fish": 2, "wood": 1}


@rule("SF-RES-05")
@pytest.mark.parametrize(
    ("good", "above"),
    [
        ("fish", ["wood", "grain", "paper"]),
        ("wood", ["plank"]),
        ("grain", ["food"]),
        ("paper", ["book"]),
        ("plank", ["gold"]),
        ("food", ["gold"]),
        ("book", ["gold"]),
    ],
)
def test_a_resource_goes_up_along_the_arrows_only(good: str, above: list[str]) -> None:
    state = table(me={"goods": {good: 1}}, pending=during("upgrade"))
    assert offered(state) == {"upgrade:fish", *(f"upgrade:{good}>{better}" for better in above)}
    for better in above:
        assert goods(play(state.copy(), f"upgrade:{good}>{better}")) == {better: 1}


@rule("SF-RES-06")
def test_gold_cannot_be_upgraded() -> None:
    state = table(me={"goods": {"gold": 1, "wood": 1}}, pending=during("upgrade"))
    assert offered(state) == {"upgrade:fish", "upgrade:wood>plank"}


@rule("SF-RES-07")
@pytest.mark.parametrize("instead", ["fish", "grain", "paper", "plank", "gold"])
def test_a_cost_in_wood_is_paid_with_wood_only(instead: str) -> None:
    dear = {"1": "CR-41", "3": "CR-43", "4": "CR-42"}
    crates = {"crate_tops": {**dear, "2": "CR-10"}, "pending": during("may order")}  # 2 wood
    assert offered(table(me={"goods": {"wood": 1, instead: 9}}, **crates)) == {"done"}
    assert offered(table(me={"goods": {"wood": 2}}, **crates)) == {"done", "order:2"}


@rule("SF-RES-07")
def test_a_resource_is_converted_first_and_then_pays() -> None:
    me = {"goods": {"wood": 1, "plank": 1}}
    state = table(me=me, crate_tops={"2": "CR-10"}, pending=during("may order"))
    play(state, "downgrade:plank>wood", "order:2")
    assert goods(state) == {}


@rule("SF-RES-08")
def test_green_points_score_at_once() -> None:
    state = table(me={"boat": 3, "tokens": ["I-vp2"]}, pending=during("may go_fishing"))
    assert points(play(state, "return")) == 2 + 2


@rule("SF-RES-08")
def test_purple_points_wait_for_the_final_scoring() -> None:
    me = {"goods": {"food": 1, "wood": 1}, "points": {"fishing": 3}}
    state = table(me=me, crate_tops={"1": "CR-23"}, pending=during("may order or technology"))
    assert points(play(state, "order:1")) == 3
    assert state.scores()[0]["crates"] == 5
    state = table(me={"levels": {"logistics": 1}, "goods": {"food": 1}}, pending=during("may technology"))
    assert points(play(state, "technology:logistics")) == 0
    assert state.scores()[0]["technology"] == 4


@rule("SF-RES-09")
def test_scores_go_on_beyond_100() -> None:
    me = {"boat": 5, "tokens": ["I-vp2"], "points": {"fishing": 199}}
    state = play(table(me=me, pending=during("may go_fishing")), "return")
    assert points(state) == 199 + 6 + 2
    assert state.scores()[0]["total"] == 207
    assert player(state)["points"] == {"fishing": 207}
