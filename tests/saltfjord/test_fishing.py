"""FISH: go fishing. The areas of the fjord are worth 0, 1, 2, 4 and 6 points."""

from typing import Any

import pytest

from support.saltfjord import during, goods, legal, offered, pending, play, player, points, restore, rule, table


def fishing(stacks: dict[str, list[str]] | None = None, **me: Any) -> Any:
    """Seat 0 is about to go fishing; with `stacks`, in waters where all tokens are known, the top one first."""
    waters = {} if stacks is None else {"unseen": {}, "overboard": stacks}
    return table(me=me, pending=during("may go_fishing"), **waters)


def next_fisher(state: Any, seat: int, boat: int) -> Any:
    """Then somebody else fishes, their empty boat in this area."""
    doc = state.save()
    doc["players"][-1]["collected"] = {}
    doc["players"][seat].update(boat=boat, tokens=[])
    return restore(doc, unseen=doc["unseen"], pending=during("may go_fishing", seat=seat))


@rule("SF-FISH-01")
def test_a_boat_advances_or_returns_home() -> None:
    state = fishing(boat=2, tokens=["I-vp1"])
    assert offered(state) == {"done", "sail:I", "return"}
    assert player(play(state.copy(), "sail:I"))["boat"] == 3
    assert player(play(state, "return"))["boat"] == 0


@rule("SF-FISH-02")
@pytest.mark.parametrize("area", [0, 1, 2, 3, 4])
def test_advancing_goes_one_area_and_takes_the_top_token_there(area: int) -> None:
    stacks = {f"area{n}:I": ["I-vp2", "I-fish2"] if n == area + 1 else ["I-wood1"] for n in range(1, 6)}
    state = play(fishing(stacks=stacks, boat=area), "sail:I")
    assert player(state)["boat"] == area + 1
    assert player(state)["tokens"] == ["I-vp2"]
    assert state.save()["overboard"][f"area{area + 1}:I"] == ["I-fish2"]


@rule("SF-FISH-02")
def test_the_stack_loses_the_token_that_lies_face_up_on_the_boat() -> None:
    state = play(fishing(boat=1), "sail:I")
    assert state.save()["unseen"]["area2:I"] == 5
    assert state.view(1)["players"][0]["tokens"] == player(state)["tokens"]
    assert len(player(state)["tokens"]) == 1


@rule("SF-FISH-02", "SF-FISH-03")
def test_example_without_technology_the_last_vacant_space_gets_the_top_token_of_type_1() -> None:
    stacks = {"area3:I": ["I-wood1"], "area3:II": ["II-vp4"], "area3:III": ["III-vp6"]}
    state = fishing(stacks=stacks, boat=2, tokens=["I-fish2", "I-vp1"])
    assert offered(state) == {"done", "sail:I", "return"}
    assert player(play(state, "sail:I"))["tokens"] == ["I-fish2", "I-wood1", "I-vp1"]


@rule("SF-FISH-03")
@pytest.mark.parametrize(("level", "types"), [(0, ["I"]), (1, ["I"]), (2, ["I", "II"]), (3, ["I", "II", "III"])])
def test_types_2_and_3_need_their_technology(level: int, types: list[str]) -> None:
    state = fishing(levels={"fishery": level, "carpentry": 3})
    assert offered(state) == {"done", *(f"sail:{kind}" for kind in types)}


@rule("SF-FISH-04")
@pytest.mark.parametrize(("area", "worth"), [(2, 1), (3, 2), (4, 4), (5, 6)])
def test_returning_scores_the_area_and_unloads_the_tokens(area: int, worth: int) -> None:
    state = play(fishing(boat=area, tokens=["I-vp1-fish1", "I-wood1"]), "return")
    assert points(state) == worth + 1
    assert goods(state) == {"fish": 1, "wood": 1}
    assert (player(state)["boat"], player(state)["tokens"]) == (0, [])
    assert pending(state) == "end_turn"


@rule("SF-FISH-04", "SF-FISH-10")
def test_example_returning_from_an_area_worth_2() -> None:
    state = play(fishing(boat=3, tokens=["I-fish2", "I-vp1", "I-wood1"]), "return")
    assert points(state) == 3
    assert goods(state) == {"fish": 2, "wood": 1}
    assert (player(state)["boat"], player(state)["tokens"]) == (0, [])
    assert player(state)["collected"] == {"I-fish2": 1, "I-vp1": 1, "I-wood1": 1}


@rule("SF-FISH-05")
def test_a_boat_in_the_harbor_cannot_return() -> None:
    assert offered(fishing()) == {"done", "sail:I"}


@rule("SF-FISH-05")
def test_from_the_last_area_a_boat_can_only_return() -> None:
    assert offered(fishing(boat=5)) == {"done", "return"}
    assert "sail:I" in offered(fishing(boat=4))


@rule("SF-FISH-07")
@pytest.mark.parametrize("level", [0, 1])
def test_a_boat_advances_without_a_token_when_no_accessible_stack_has_any(level: int) -> None:
    stacks = {"area3:II": ["II-vp4"], "area3:III": ["III-vp6"], "area2:I": ["I-vp2"], "area4:I": ["I-vp2"]}
    state = fishing(stacks=stacks, boat=2, levels={"fishery": level})
    assert offered(state) == {"done", "sail:none", "return"}
    play(state, "sail:none")
    assert (player(state)["boat"], player(state)["tokens"]) == (3, [])


@rule("SF-FISH-07")
def test_a_token_must_be_taken_where_there_is_one() -> None:
    stacks = {"area1:II": ["II-vp4"]}
    assert offered(fishing(stacks=stacks, levels={"fishery": 2})) == {"done", "sail:II"}


@rule("SF-FISH-07")
def test_drawing_two_from_a_stack_of_one_takes_that_one() -> None:
    state = play(fishing(stacks={"area1:I": ["I-vp2"]}, levels={"fishery": 1}), "sail:I")
    assert player(state)["tokens"] == ["I-vp2"]
    assert pending(state) == "end_turn"


@rule("SF-FISH-08")
def test_boats_never_block_each_other() -> None:
    state = play(fishing(boat=1), "sail:I")
    assert offered(next_fisher(state, 1, boat=1)) == {"done", "sail:I", "return"}
    state = play(next_fisher(state, 1, boat=1), "sail:I")
    assert [player(state, seat)["boat"] for seat in (0, 1)] == [2, 2]
    assert len(player(state, 1)["tokens"]) == 1


@rule("SF-FISH-10")
def test_unloaded_tokens_are_kept_in_sight_and_counted_by_scoring_tiles() -> None:
    tiles = {"crafts": "ST-01", "carpentry": "ST-08", "logistics": "ST-09", "fishery": "ST-02"}
    me = {"boat": 4, "tokens": ["I-vp2", "I-fish2"], "collected": {"I-vp2": 1, "I-wood1": 1}}
    me["levels"] = {"carpentry": 3, "logistics": 3}
    state = play(table(me=me, scoring=tiles, pending=during("may go_fishing")), "return")
    assert state.view(1)["players"][0]["collected"] == {"I-fish2": 1, "I-wood1": 1, "I-vp2": 2}
    assert state.scores()[0]["scoring_tiles"] == 4 * 1 + 2 * 2  # four tokens; two of them show a lobster


@rule("SF-FISH-11")
@pytest.mark.parametrize("last", ["I-vp1", "II-vp3", "I-fish2"])
def test_the_best_tokens_lie_on_the_doubling_spaces_in_whatever_order_they_came(last: str) -> None:
    others = [token for token in ("I-vp1", "II-vp3", "I-fish2") if token != last]
    stacks = {f"area4:{last.split('-')[0]}": [last]}
    levels = {"carpentry": 1, "fishery": 2}
    state = fishing(stacks=stacks, boat=3, tokens=others, levels=levels)
    play(state, f"sail:{last.split('-')[0]}")
    state = table(me=player(state), pending=during("may go_fishing"), dice={})
    assert points(play(state, "return")) == 4 + 1 + 2 * 3


@rule("SF-FISH-11")
def test_two_doubling_spaces_hold_the_two_best_tokens() -> None:
    me = {"boat": 3, "tokens": ["I-vp1", "II-vp3", "I-vp2"], "levels": {"carpentry": 1}, "abilities": ["AB-8"]}
    assert points(play(fishing(**me), "return")) == 1 + 2 * 3 + 2 * 2 + 2  # the last for the area


@rule("SF-FISH-12")
def test_a_token_is_thrown_overboard_at_any_moment_of_the_own_turn_for_nothing() -> None:
    state = table(me={"boat": 2, "tokens": ["I-fish2", "I-vp1"]}, other={"boat": 1, "tokens": ["I-wood1"]})
    thrown = {name for name in legal(state) if name.startswith("overboard")}
    assert thrown == {"overboard:I-fish2", "overboard:I-vp1"}
    play(state, next(name for name in legal(state) if name.startswith("die:white")), "overboard:I-fish2")
    assert (player(state)["tokens"], player(state)["collected"]) == (["I-vp1"], {})
    assert (goods(state), points(state)) == ({}, 0)
    assert pending(state) == "use_die"
    assert state.interrupts(1) == []  # it is not the other one's turn


@rule("SF-FISH-12")
def test_the_token_just_taken_may_be_thrown_overboard() -> None:
    state = play(fishing(stacks={"area1:I": ["I-wood1", "I-vp2"]}), "sail:I")
    play(state, "overboard:I-wood1")
    assert player(state)["tokens"] == []
    assert state.save()["overboard"] == {"area1:I": ["I-vp2", "I-wood1"]}


@rule("SF-FISH-13")
@pytest.mark.parametrize(("token", "stack"), [("I-vp1", "area2:I"), ("II-vp4", "area2:II"), ("III-vp5", "area2:III")])
def test_a_token_goes_overboard_to_the_stack_of_its_type_where_the_boat_is(token: str, stack: str) -> None:
    state = play(table(me={"boat": 2, "tokens": ["I-fish2", token]}), f"overboard:{token}")
    assert state.save()["overboard"] == {stack: [token]}


@rule("SF-FISH-13")
def test_a_token_thrown_overboard_is_the_last_of_its_stack() -> None:
    top = {"area2:I": {"token": "I-vp2", "known_by": [0]}}
    me = {"boat": 2, "tokens": ["I-wood1"], "levels": {"fishery": 1}}
    unseen = {"area2:I": 1}
    state = table(3, me=me, unseen=unseen, token_tops=top, overboard={"area2:I": ["I-fish2"]})
    play(state, "overboard:I-wood1")
    caught = []
    for _ in range(4):
        state = play(next_fisher(state, 1, boat=1), "sail:I")
        caught += player(state, 1)["tokens"]
    assert (caught[0], caught[2:]) == ("I-vp2", ["I-fish2", "I-wood1"])
    assert offered(next_fisher(state, 1, boat=1)) == {"done", "sail:none", "return"}


@rule("SF-FISH-14")
def test_tokens_give_nothing_before_the_boat_returns() -> None:
    state = play(fishing(stacks={"area2:I": ["I-vp1-fish1"]}, boat=1, tokens=["I-wood1"]), "sail:I")
    assert (goods(state), points(state), player(state)["collected"]) == ({}, 0, {})


@rule("SF-FISH-15")
@pytest.mark.parametrize("tokens", [[], ["I-fish2"], ["I-fish2", "I-vp1"]])
def test_a_boat_returns_with_vacant_spaces_too(tokens: list[str]) -> None:
    state = fishing(boat=2, tokens=tokens)
    assert "return" in legal(state)
    assert sum(player(play(state, "return"))["collected"].values()) == len(tokens)
    assert player(state)["boat"] == 0


@rule("SF-FISH-16")
@pytest.mark.parametrize("thrown", ["I-fish2", "I-vp1", "I-wood1", "I-vp2"])
def test_a_full_boat_advances_and_one_token_old_or_new_goes_overboard(thrown: str) -> None:
    aboard = ["I-fish2", "I-wood1", "I-vp1"]
    state = play(fishing(stacks={"area4:I": ["I-vp2", "I-vp1-fish1"]}, boat=3, tokens=aboard), "sail:I")
    assert player(state)["boat"] == 4
    assert set(legal(state)) == {"throw:I-fish2", "throw:I-vp1", "throw:I-wood1", "throw:I-vp2"}
    play(state, f"throw:{thrown}")
    assert sorted(player(state)["tokens"]) == sorted({*aboard, "I-vp2"} - {thrown})
    assert state.save()["overboard"] == {"area4:I": ["I-vp1-fish1", thrown]}
    assert (goods(state), points(state)) == ({}, 0)
