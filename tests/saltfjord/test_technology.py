"""TECH: gain a technology."""

from typing import Any

import pytest

from support.saltfjord import (
    during,
    end_round,
    goods,
    legal,
    offered,
    pending,
    play,
    player,
    points,
    restore,
    rule,
    table,
)

COSTS = {
    "crafts": ["paper", "book", "gold"],
    "carpentry": ["wood", "plank", "gold"],
    "logistics": ["grain", "food", "gold"],  # the grain is in the rulebook's example
    "fishery": ["paper", "book", "gold"],
}
ALL_GOODS = ["fish", "wood", "grain", "paper", "plank", "food", "book", "gold"]
PLAIN = {"crafts": "ST-01", "carpentry": "ST-02", "logistics": "ST-03", "fishery": "ST-04"}  # no lightning


STUDYING = {"workers": 0, "on": {"2:5": "worker"}}  # on the printed technology building


def learning(track: str, level: int, holds: dict[str, int] | None = None, **fields: Any) -> Any:
    """Seat 0 is about to gain a technology, their marker on this level, with the price of the next one."""
    me = fields.pop("me", {})
    levels = {track: level, **me.pop("levels", {})}
    workers = 1 + (levels.get("crafts", 0) > 1) + (levels.get("crafts", 0) > 2)
    price = {COSTS[track][level]: 1} if holds is None and level < 3 else holds
    me = {"levels": levels, "workers": workers, "goods": price, **me}
    return table(me=me, **{"scoring": PLAIN, "pending": during("may technology"), **fields})


def fishing(level: int, stacks: dict[str, list[str]], boat: int = 0, players: int = 2) -> Any:
    """Seat 0 is about to go fishing in waters where everybody knows the tokens, the top one first."""
    me = {"levels": {"fishery": level}, "boat": boat}
    return table(players, me=me, unseen={}, overboard=stacks, pending=during("may go_fishing"))


@rule("SF-TECH-01")
@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("track", COSTS)
def test_the_marker_moves_one_space_up_for_the_resource_before_it(track: str, level: int) -> None:
    price = COSTS[track][level]
    state = learning(track, level, dict.fromkeys(ALL_GOODS, 1))
    play(state, f"technology:{track}")
    assert player(state)["levels"] == {track: level + 1}
    without = {good: 1 for good in ALL_GOODS if good != price}
    assert set(goods(state)) == set(without)
    assert f"technology:{track}" not in legal(learning(track, level, without))


@rule("SF-TECH-01")
def test_one_track_is_chosen() -> None:
    state = table(me={"goods": {"paper": 2, "wood": 1, "food": 1}}, pending=during("may technology"))
    assert offered(state) == {"done", "technology:crafts", "technology:carpentry", "technology:fishery"}
    play(state, "technology:carpentry")
    assert player(state)["levels"] == {"carpentry": 1}
    assert pending(state) == "end_turn"


@rule("SF-TECH-01", "SF-TECH-11")
def test_example_the_first_logistics_technology_costs_a_grain() -> None:
    state = play(learning("logistics", 0, {"grain": 1}), "technology:logistics")
    assert goods(state) == {"fish": 1, "wood": 1, "paper": 1}
    assert player(state)["levels"] == {"logistics": 1}


@rule("SF-TECH-02")
def test_an_instant_effect_happens_once_when_its_space_is_reached() -> None:
    state = play(learning("crafts", 0), "technology:crafts")
    assert goods(state) == {"gold": 1}
    assert goods(end_round(state)) == {"gold": 1}
    state = play(learning("logistics", 1), "technology:logistics")
    assert goods(state) == {}  # the next level does not repeat it


@rule("SF-TECH-02")
def test_a_permanent_ability_is_granted_when_its_space_is_reached() -> None:
    assert "build:S1_1" not in legal(learning("carpentry", 2, {"gold": 1}, pending=during("may build_small")))
    frames = [*during("may build_small"), *during("may technology")[1:]]
    state = learning("carpentry", 2, me={**STUDYING}, pending=frames)
    assert "build:S1_1" in legal(play(state, "technology:carpentry"))


@rule("SF-TECH-03")
def test_permanent_abilities_stay_when_the_marker_moves_on() -> None:
    waters = {"unseen": {"area1:I": 1, "area1:III": 1}, "overboard": {"area1:II": ["II-vp3", "II-fish3"]}}
    frames = [*during("may go_fishing"), *during("may technology")[1:]]
    state = learning("fishery", 2, me={**STUDYING}, pending=frames, **waters)
    play(state, "technology:fishery")
    assert {"sail:I", "sail:II", "sail:III"} < offered(state)
    play(state, "sail:II")
    assert offered(state) == {"keep:II-vp3", "keep:II-fish3"}
    crates = {"1": "SC-1"}
    holds = {"gold": 1, "wood": 1, "fish": 1}
    frames = [*during("may order"), *during("may technology")[1:]]
    state = learning("logistics", 2, holds, me={**STUDYING}, pending=frames, crate_tops=crates)
    play(state, "technology:logistics", "order:1")
    assert offered(state) == {"pier:pier1", "pier:pier2", "pier:pier3", "pier:pier4"}


@rule("SF-TECH-03")
def test_permanent_abilities_stay_to_the_end_of_the_game() -> None:
    state = end_round(end_round(table(me={"levels": {"carpentry": 3, "fishery": 2}})))
    assert (state.round, state.actor) == (3, 0)
    assert offered(play(state.copy(), "worker:6:3")) == {"done", "sail:I", "sail:II"}
    assert "build:S1_1" in offered(play(state, "worker:5:4"))  # without wood


@rule("SF-TECH-04")
def test_spaces_hold_any_number_of_markers() -> None:
    rival = {"levels": {"crafts": 1, "carpentry": 1, "logistics": 1, "fishery": 1}}
    state = learning("carpentry", 0, other=rival)
    play(state, "technology:carpentry")
    assert player(state)["levels"] == {"carpentry": 1}
    assert player(state, 1)["levels"] == rival["levels"]


@rule("SF-TECH-04")
@pytest.mark.parametrize("track", COSTS)
def test_a_marker_on_the_top_space_cannot_move(track: str) -> None:
    state = learning(track, 3, dict.fromkeys(ALL_GOODS, 5))
    assert offered(state) == {"done", *(f"technology:{other}" for other in COSTS if other != track)}


@rule("SF-TECH-05")
def test_crafts_1_gives_a_gold() -> None:
    assert goods(play(learning("crafts", 0), "technology:crafts")) == {"gold": 1}


@rule("SF-TECH-06")
@pytest.mark.parametrize("level", [1, 2])
def test_crafts_2_and_3_give_a_worker_that_can_be_used_at_once(level: int) -> None:
    spent = {"workers": 0, "on": dict.fromkeys(["1:2", "2:1"][:level], "worker")}
    state = learning("crafts", level, me=spent)
    play(state, "technology:crafts")
    assert player(state)["workers"] == 1
    assert goods(play(state, "worker:4:1")) == {"grain": 1}


@rule("SF-TECH-06", "SF-FREE-01")
def test_the_new_worker_can_be_used_before_the_scoring_tile_that_is_reached_with_him() -> None:
    me = {"workers": 0, "on": {"1:2": "worker", "2:1": "worker"}, "tiles": ["D2-04@3:3:0"]}
    state = learning("crafts", 2, me=me, scoring={**PLAIN, "crafts": "ST-11"}, tile_tops={})
    play(state, "technology:crafts", "worker:3:3", "market:2")
    assert points(state) == 6


@rule("SF-TECH-07")
def test_carpentry_1_makes_room_for_four_tokens_and_keeps_those_on_the_boat() -> None:
    aboard = ["I-fish2", "I-vp1", "I-wood1"]
    me = {"boat": 3, "tokens": aboard, "tavern": "tavern5", "on": {"2:5": "worker"}, "workers": 0}
    waters = {"unseen": {}, "overboard": {"area4:I": ["I-vp2"], "area5:I": ["I-vp2"]}}
    frames = [
        *during("piers"),
        *during("may go_fishing")[1:],
        *during("may go_fishing")[1:],
        *during("may technology")[1:],
    ]
    state = play(learning("carpentry", 0, me=me, pending=frames, **waters), "technology:carpentry")
    assert sorted(player(state)["tokens"]) == aboard
    play(state, "sail:I")
    assert sorted(player(state)["tokens"]) == [*aboard[:2], "I-vp2", "I-wood1"]
    assert pending(play(state, "sail:I")) == "throw"


@rule("SF-TECH-08")
def test_example_the_upgraded_boat_doubles_the_points_of_one_token() -> None:
    me = {"levels": {"carpentry": 1}, "boat": 3, "tokens": ["II-vp4", "II-vp3", "I-fish2"]}
    state = play(table(me=me, pending=during("may go_fishing")), "return")
    assert points(state) == 8 + 3 + 2  # the last for the area
    assert goods(state) == {"fish": 2}


@rule("SF-TECH-08")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_only_the_points_are_doubled_at_each_return_and_only_on_the_upgraded_side(level: int) -> None:
    me = {"levels": {"carpentry": level}, "boat": 1, "tokens": ["III-vp3-fish2"]}
    state = table(me=me, pending=during("may go_fishing"))
    for n in (1, 2):
        play(state, "return")
        assert points(state) == n * (6 if level else 3)
        assert goods(state) == {"fish": 2 * n}
        doc = state.save()
        doc.update(pending=during("may go_fishing"))
        doc["players"][0].update(boat=1, tokens=["III-vp3-fish2"])
        del doc["token_pools"]
        state = restore(doc)


@rule("SF-TECH-09")
def test_carpentry_2_takes_an_ability_tile_that_works_from_now_on() -> None:
    tiles = ["AB-1", "AB-3", "AB-6", "AB-8"]
    state = learning("carpentry", 1, {"plank": 1, "fish": 2}, ability_tiles=tiles)
    assert "buy:wood" not in legal(state)
    play(state, "technology:carpentry")
    assert offered(state) == {f"ability:{tile}" for tile in tiles}
    play(state, "ability:AB-3")
    assert player(state)["abilities"] == ["AB-3"]
    assert state.save()["ability_tiles"] == ["AB-1", "AB-6", "AB-8"]
    assert goods(play(state, "buy:wood")) == {"wood": 1}


@rule("SF-TECH-10")
@pytest.mark.parametrize("level", [2, 3])
def test_with_carpentry_3_tiles_cost_a_wood_less(level: int) -> None:
    me = {"levels": {"carpentry": level}, "goods": {"wood": 1, "plank": 1}}
    small = play(table(me=me, pending=during("may build_small")), "build:S1_1")
    assert goods(small) == ({"wood": 1, "plank": 1} if level == 3 else {"plank": 1})
    large = play(table(me=me), "build:I3_1")
    assert goods(large) == ({"wood": 1} if level == 3 else {})
    poor = {"levels": {"carpentry": level}, "goods": {"plank": 1}}
    assert ("build:L3_1" in legal(table(me=poor))) == (level == 3)


@rule("SF-TECH-12")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_with_logistics_2_a_crate_goes_to_any_pier(level: int) -> None:
    me = {"levels": {"logistics": level}, "goods": {"food": 1, "wood": 1}}
    state = play(table(me=me, crate_tops={"3": "CR-23"}, pending=during("may order")), "order:3")
    if level == 1:
        assert player(state)["crates"] == {"pier3": ["CR-23"]}
        return
    assert offered(state) == {"pier:pier1", "pier:pier2", "pier:pier3", "pier:pier4"}
    assert player(play(state, "pier:pier2"))["crates"] == {"pier2": ["CR-23"]}


@rule("SF-TECH-13")
@pytest.mark.parametrize("level", [2, 3])
def test_with_logistics_3_an_order_gives_the_reward_of_its_pier_once(level: int) -> None:
    me = {
        "levels": {"logistics": level},
        "goods": {"food": 1, "wood": 1, "grain": 5},
        "crates": {"pier1": ["CR-01"], "pier2": ["CR-02"], "pier3": ["CR-03"], "pier4": ["CR-04"]},
    }
    state = play(table(me=me, crate_tops={"3": "CR-23"}, pending=during("may order")), "order:3")
    fishing, trading, upgrading, feasting = (play(state.copy(), f"pier:pier{n}") for n in (1, 2, 3, 4))
    if level == 2:
        assert {pending(each) for each in (fishing, trading, upgrading, feasting)} == {"end_turn"}
        assert goods(trading) == {"grain": 5}
        return
    assert goods(trading) == {"grain": 5, "fish": 1}
    assert points(trading) == 1
    assert pending(trading) == "end_turn"
    assert offered(fishing) == {"done", "sail:I"}
    assert pending(play(fishing, "sail:I")) == "end_turn"
    assert goods(play(upgrading, "upgrade:grain>food")) == {"grain": 4, "food": 1}  # the rulebook's example
    assert pending(upgrading) == "end_turn"
    assert points(play(feasting, "feast:grain")) == 3
    assert pending(feasting) == "end_turn"


@rule("SF-TECH-14")
def test_with_fishing_1_the_top_two_tokens_are_seen_and_one_is_kept() -> None:
    state = fishing(1, {"area1:I": ["I-vp2", "I-wood1", "I-fish2"]})
    assert offered(play(state, "sail:I")) == {"keep:I-vp2", "keep:I-wood1"}
    play(state, "keep:I-wood1")
    assert player(state)["tokens"] == ["I-wood1"]
    assert pending(state) == "end_turn"


@rule("SF-TECH-14")
def test_the_other_token_goes_back_on_top_of_its_stack() -> None:
    stacks = {"area1:I": ["I-vp2", "I-wood1", "I-fish2"]}
    doc = play(fishing(1, stacks, players=3), "sail:I", "keep:I-wood1").save()
    fisher = restore(doc, unseen=doc["unseen"], pending=during("may go_fishing", seat=1))
    assert player(play(fisher, "sail:I"), 1)["tokens"] == ["I-vp2"]


@rule("SF-TECH-14")
def test_without_technology_only_the_top_token_is_drawn() -> None:
    state = play(fishing(0, {"area1:I": ["I-vp2", "I-wood1"]}), "sail:I")
    assert player(state)["tokens"] == ["I-vp2"]
    assert pending(state) == "end_turn"


@rule("SF-TECH-15", "SF-TECH-16")
@pytest.mark.parametrize(("level", "types"), [(1, ["I"]), (2, ["I", "II"]), (3, ["I", "II", "III"])])
def test_fishing_2_and_3_open_the_stacks_of_types_2_and_3(level: int, types: list[str]) -> None:
    state = table(me={"levels": {"fishery": level}, "boat": 2}, pending=during("may go_fishing"))
    assert offered(state) == {"done", "return", *(f"sail:{kind}" for kind in types)}


@rule("SF-TECH-15")
def test_with_fishing_2_two_tokens_of_type_2_are_drawn_and_one_goes_back_on_top() -> None:
    state = play(fishing(2, {"area1:II": ["II-vp3", "II-fish3", "II-vp4"]}), "sail:II")
    assert offered(state) == {"keep:II-vp3", "keep:II-fish3"}
    play(state, "keep:II-vp3")
    assert player(state)["tokens"] == ["II-vp3"]
    assert state.save()["token_tops"]["area1:II"]["token"] == "II-fish3"
    assert state.save()["overboard"] == {"area1:II": ["II-vp4"]}


@rule("SF-TECH-16")
def test_example_with_fishing_3_two_tokens_of_type_3_are_drawn_and_one_is_kept() -> None:
    state = play(fishing(3, {"area1:III": ["III-vp6", "III-vp4"]}), "sail:III")
    assert offered(state) == {"keep:III-vp6", "keep:III-vp4"}
    play(state, "keep:III-vp6")
    assert player(state)["tokens"] == ["III-vp6"]
    assert state.save()["token_tops"]["area1:III"]["token"] == "III-vp4"


@rule("SF-TECH-20")
@pytest.mark.parametrize(("kind", "pair"), [("I", {"I-vp2", "I-wood1"}), ("II", {"II-vp3", "II-fish3"})])
def test_a_lower_type_may_be_chosen_but_both_tokens_come_from_one_stack(kind: str, pair: set[str]) -> None:
    stacks = {
        "area1:I": ["I-vp2", "I-wood1"],
        "area1:II": ["II-vp3", "II-fish3"],
        "area1:III": ["III-vp6", "III-vp4"],
    }
    state = play(fishing(3, stacks), f"sail:{kind}")
    assert offered(state) == {f"keep:{token}" for token in pair}
    assert player(play(state, f"keep:{max(pair)}"))["tokens"] == [max(pair)]


@rule("SF-TECH-18")
def test_a_lightning_tile_scores_once_when_the_marker_reaches_it() -> None:
    state = learning("logistics", 2, scoring={**PLAIN, "logistics": "ST-10"})
    play(state, "technology:logistics")
    assert points(state) == 14
    assert state.scores()[0]["scoring_tiles"] == 0
    end_round(end_round(state))
    assert points(state) == 14
    assert state.scores()[0]["lightning"] == 14


@rule("SF-TECH-18")
def test_a_lightning_tile_scores_nothing_below_the_top() -> None:
    state = learning("logistics", 1, scoring={**PLAIN, "logistics": "ST-10"})
    assert points(play(state, "technology:logistics")) == 0


@rule("SF-TECH-19")
def test_the_top_gives_its_technology_and_its_scoring_tile() -> None:
    state = learning("crafts", 2, {"gold": 1}, scoring={**PLAIN, "crafts": "ST-06"})
    assert state.scores()[0]["scoring_tiles"] == 0
    play(state, "technology:crafts")
    assert player(state)["workers"] == 3
    assert points(state) == 0
    assert state.scores()[0]["scoring_tiles"] == 4  # one marker on level 2 or 3


@rule("SF-TECH-19")
def test_the_top_gives_its_technology_and_at_once_a_lightning_tile() -> None:
    state = learning("crafts", 2, {"gold": 1}, scoring={**PLAIN, "crafts": "ST-10"})
    play(state, "technology:crafts")
    assert player(state)["workers"] == 3
    assert points(state) == 14
