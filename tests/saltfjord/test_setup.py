"""SETUP, PSETUP: the board and the players before the first turn."""

from typing import Any

import pytest

import rondel
from support.saltfjord import (
    GAME,
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

SEEDS = range(40)


def new(players: int = 2, seed: int = 1, **options: Any) -> Any:
    return GAME.new(players=players, seed=seed, **options)


def choose(state: Any, part: str, name: str) -> Any:
    """The actor takes the starting set that holds this tile."""
    sets = state.save()["sets"]
    return play(state, f"set:{next(n for n, tiles in enumerate(sets, 1) if tiles and tiles[part] == name)}")


def finish(state: Any) -> Any:
    """The rest of the setup, always the first option."""
    while pending(state) != "turn":
        state.apply(state.legal()[0])
    return state


# SETUP: the game board


@rule("SF-SETUP-01")
def test_the_base_game_has_no_wagons_and_the_plain_logistics_track() -> None:
    state = finish(new(players=4))
    for seat in range(4):
        assert "wagon" not in player(state, seat)["on"].values()
        assert player(state, seat)["wagons_waiting"] == 0
    state = table(me={"goods": {"food": 1}, "levels": {"logistics": 1}}, pending=during("may technology"))
    play(state, "technology:logistics")
    assert player(state)["on"] == {}
    assert player(state)["wagons_waiting"] == 0


@rule("SF-SETUP-02")
def test_every_storage_is_empty_before_the_sets_are_chosen() -> None:
    state = new(players=4)
    assert [goods(state, seat) for seat in range(4)] == [{}, {}, {}, {}]


@rule("SF-SETUP-02")
def test_the_supply_never_runs_out() -> None:
    state = table(me={"goods": {"fish": 60}}, other={"goods": {"fish": 60}}, pending=during("upgrade"))
    assert goods(play(state, "upgrade:fish")) == {"fish": 61}


@rule("SF-SETUP-03")
def test_each_fishing_space_has_a_face_down_stack_of_its_type_and_size() -> None:
    unseen = new().save()["unseen"]
    by_type = [sum(n for space, n in unseen.items() if space.endswith(f":{kind}")) for kind in ("I", "II", "III")]
    assert by_type == [29, 23, 15]
    assert unseen["area1:II"] == 6  # the example of the rulebook: a type 2 space with the number 6
    view = new().view(0)
    assert view["token_tops"] == {}
    assert view["token_pools"] == {"hidden": [29, 23, 15]}


@rule("SF-SETUP-03")
@pytest.mark.parametrize("kind", ["I", "II", "III"])
def test_fishing_tokens_are_shuffled_type_by_type(kind: str) -> None:
    caught = set()
    for seed in SEEDS:
        doc = new(seed=seed).save()
        doc.update(pending=during("may go_fishing"), sets=[])
        doc["players"][0]["levels"] = {"fishery": 3}
        state = play(restore(doc), f"sail:{kind}")
        caught |= {entry["token"] for entry in state.save()["drawn"]} or set(player(state)["tokens"])
    assert len(caught) > 3
    assert {token.split("-")[0] for token in caught} == {kind}


@rule("SF-SETUP-04")
def test_four_of_the_eight_ability_tiles_lie_on_the_board_and_four_in_the_sets() -> None:
    on_board = []
    for seed in SEEDS:
        doc = new(seed=seed).save()
        in_sets = {tiles["ability"] for tiles in doc["sets"]}
        assert len(doc["ability_tiles"]) == 4
        assert set(doc["ability_tiles"]) | in_sets == {f"AB-{n}" for n in range(1, 9)}
        on_board.append(frozenset(doc["ability_tiles"]))
    assert len(set(on_board)) > 20
    assert frozenset.union(*on_board) == {f"AB-{n}" for n in range(1, 9)}


@rule("SF-SETUP-05")
def test_each_track_has_one_of_the_eleven_scoring_tiles_on_top() -> None:
    dealt: dict[str, set[str]] = {"crafts": set(), "carpentry": set(), "logistics": set(), "fishery": set()}
    for seed in range(200):
        doc = new(seed=seed).save()
        assert list(doc["scoring"]) == list(dealt)
        assert len(set(doc["scoring"].values())) == 4
        assert doc["special"] == []
        for track, tile in doc["scoring"].items():
            dealt[track].add(tile)
    assert all(tiles == {f"ST-{n:02}" for n in range(1, 12)} for tiles in dealt.values())


@rule("SF-SETUP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_white_dice_and_one_orange_die_a_player_are_rolled(players: int) -> None:
    fallen = set()
    for seed in SEEDS:
        dice = new(players, seed).save()["dice"]
        assert sum(n for die, n in dice.items() if die.startswith("white")) == 3 * players
        assert sum(n for die, n in dice.items() if die.startswith("orange")) == players
        fallen |= set(dice)
    assert fallen == {f"{colour} {face}" for colour in ("white", "orange") for face in range(1, 7)}


@rule("SF-SETUP-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_orange_die_a_player_waits_for_each_later_round_and_no_other(players: int) -> None:
    state = finish(new(players))
    for number in (2, 3):
        dice = end_round(state).save()["dice"]
        assert sum(n for die, n in dice.items() if die.startswith("orange")) == number * players
        assert sum(n for die, n in dice.items() if die.startswith("white")) == 3 * players


@rule("SF-SETUP-08")
def test_building_tiles_lie_in_two_face_up_stacks_of_each_shape() -> None:
    heights = {"L3_1": 7, "L3_2": 7, "I3_1": 6, "I3_2": 6, "D2_1": 10, "D2_2": 10, "S1_1": 8, "S1_2": 8}
    doc = new().save()
    assert {stack: n + 1 for stack, n in doc["tile_left"].items()} == heights
    assert {stack: tile[:2] for stack, tile in doc["tile_tops"].items()} == {stack: stack[:2] for stack in heights}
    tiles = [*doc["tile_pools"], *doc["tile_tops"].values()]
    counts = {"L3": 14, "I3": 12, "D2": 20, "S1": 16}
    assert {shape: sum(tile.startswith(shape) for tile in tiles) for shape in counts} == counts
    assert len(set(tiles)) == 62
    assert len({new(seed=seed).save()["tile_tops"]["D2_1"] for seed in SEEDS}) > 10


@rule("SF-SETUP-09")
def test_forty_four_crates_lie_face_down_in_four_stacks_of_eleven() -> None:
    doc = new().save()
    assert doc["crate_left"] == {"1": 11, "2": 11, "3": 11, "4": 11}
    assert sorted(doc["crate_pool"]) == [f"CR-{n:02}" for n in range(1, 45)]
    assert new().view(0)["crate_pool"] == {"hidden": 44}


@rule("SF-SETUP-09")
def test_the_crates_are_shuffled() -> None:
    turned_up = set()
    for seed in SEEDS:
        doc = new(seed=seed).save()
        doc.update(pending=during("may order"), sets=[])
        doc["players"][0]["goods"] = {"fish": 4, "wood": 1, "grain": 1, "paper": 1}
        turned_up.add(play(restore(doc), "order:1").save()["crate_tops"]["1"])
    assert len(turned_up) > 10


@rule("SF-SETUP-10")
def test_one_starting_crate_at_random_lies_face_up_on_each_stack() -> None:
    first = set()
    for seed in SEEDS:
        tops = new(seed=seed).save()["crate_tops"]
        assert set(tops) == {"1", "2", "3", "4"}
        assert sorted(tops.values()) == ["SC-1", "SC-2", "SC-3", "SC-4"]
        first.add(tops["1"])
    assert len(first) == 4


@rule("SF-SETUP-11")
@pytest.mark.parametrize("players", [2, 3])
def test_with_fewer_players_only_the_dice_are_fewer(players: int) -> None:
    few, four = new(players).save(), new(4).save()
    assert len(few["players"]) == players
    for same in ("tile_left", "crate_left", "unseen"):
        assert few[same] == four[same]
    for as_many in ("tile_tops", "crate_tops", "ability_tiles", "scoring", "sets"):
        assert len(few[as_many]) == len(four[as_many])
    assert few["players"][0] == four["players"][0]
    assert [name for name in legal(finish(new(players))) if name.startswith("retire")] == [
        f"retire:tavern{n}" for n in range(1, 6)
    ]


@rule("SF-SETUP-12")
def test_every_area_of_the_fjord_has_at_most_one_stack_of_each_type() -> None:
    for area in range(5):
        state = table(me={"levels": {"fishery": 3}, "boat": area}, pending=during("may go_fishing"))
        sails = [name for name in legal(state) if name.startswith("sail")]
        assert sails == ["sail:I", "sail:II", "sail:III"]
    assert sorted(new().save()["unseen"]) == sorted(
        f"area{n}:{kind}" for n in range(1, 6) for kind in ("I", "II", "III")
    )


# PSETUP: each player


@rule("SF-PSETUP-01")
def test_all_use_the_base_side_or_all_get_a_random_village_of_their_own() -> None:
    assert [player(new(4), seat)["board"] for seat in range(4)] == ["A"] * 4
    first = set()
    for seed in SEEDS:
        state = new(4, seed, side="village")
        assert sorted(player(state, seat)["board"] for seat in range(4)) == ["B1", "B2", "B3", "B4"]
        first.add(player(state)["board"])
    assert first == {"B1", "B2", "B3", "B4"}


@rule("SF-PSETUP-02")
def test_a_boat_starts_empty_in_the_harbor() -> None:
    state = new(4)
    assert [(player(state, seat)["boat"], player(state, seat)["tokens"]) for seat in range(4)] == [(0, [])] * 4


@rule("SF-PSETUP-02")
def test_the_boat_tile_starts_with_the_base_side_up_which_holds_three_tokens() -> None:
    waters = {"unseen": {}, "overboard": {"area4:I": ["I-vp2"]}, "pending": during("may go_fishing")}
    state = play(table(me={"boat": 3, "tokens": ["I-fish2"] * 2}, **waters), "sail:I")
    assert player(state)["tokens"] == ["I-fish2", "I-fish2", "I-vp2"]
    assert pending(state) == "end_turn"
    state = play(table(me={"boat": 3, "tokens": ["I-fish2"] * 3}, **waters), "sail:I")
    assert pending(state) == "throw"


@rule("SF-PSETUP-03")
def test_one_worker_is_at_hand_and_two_wait_on_the_crafts_track() -> None:
    state = new(4)
    assert [player(state, seat)["workers"] for seat in range(4)] == [1] * 4
    for level, paid in ((1, "book"), (2, "gold")):
        me = {"levels": {"crafts": level}, "workers": level, "goods": {paid: 1}}
        state = play(table(me=me, pending=during("may technology")), "technology:crafts")
        assert player(state)["workers"] == level + 1


@rule("SF-PSETUP-04")
def test_technology_markers_start_on_level_0() -> None:
    state = new(4)
    assert [player(state, seat)["levels"] for seat in range(4)] == [{}] * 4
    assert state.scores()[0]["technology"] == 0


@rule("SF-PSETUP-05")
def test_player_markers_start_on_0_points_and_outside_the_taverns() -> None:
    state = new(4)
    assert [points(state, seat) for seat in range(4)] == [0] * 4
    assert [player(state, seat)["tavern"] for seat in range(4)] == [None] * 4


@rule("SF-PSETUP-06")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_always_four_starting_sets_of_three_tiles(players: int) -> None:
    together = set()
    for seed in SEEDS:
        doc = new(players, seed).save()
        sets = doc["sets"]
        assert len({tiles["ability"] for tiles in sets} - set(doc["ability_tiles"])) == 4
        assert sorted(tiles["building"] for tiles in sets) == ["SB-1", "SB-2", "SB-3", "SB-4"]
        assert sorted(tiles["resources"] for tiles in sets) == ["SR-1", "SR-2", "SR-3", "SR-4"]
        together |= {(tiles["building"], tiles["resources"]) for tiles in sets}
    assert len(together) == 16


@rule("SF-PSETUP-07")
def test_the_start_player_is_drawn_by_lot() -> None:
    assert {new(3, seed).save()["start"] for seed in SEEDS} == {0, 1, 2}


@rule("SF-PSETUP-07")
def test_the_host_may_choose_the_start_player() -> None:
    for number in ("1", "2", "3"):
        state = finish(new(3, start_player=number))
        assert state.save()["start"] == int(number) - 1
        assert state.actor == int(number) - 1
    with pytest.raises(rondel.RondelError, match="start_player"):
        new(2, start_player="3")


@rule("SF-PSETUP-08")
@pytest.mark.parametrize(("players", "start", "order"), [(2, "1", [1, 0]), (3, "1", [2, 1, 0]), (4, "3", [1, 0, 3, 2])])
def test_sets_are_chosen_counter_clockwise_and_last_by_the_start_player(
    players: int, start: str, order: list[int]
) -> None:
    state = new(players, start_player=start)
    chosen = []
    while pending(state) != "turn":
        if pending(state) == "choose_side":
            chosen.append(state.actor)
        state.apply(state.legal()[0])
    assert chosen == order


@rule("SF-PSETUP-08")
def test_a_chosen_set_is_gone_for_the_others() -> None:
    state = play(new(), "set:2")
    while pending(state) != "choose_set":
        state.apply(state.legal()[0])
    assert legal(state) == ["set:1", "set:3", "set:4"]


@rule("SF-PSETUP-09")
def test_sets_not_chosen_leave_the_game() -> None:
    state = new()
    on_board = state.save()["ability_tiles"]
    sets = state.save()["sets"]
    doc = finish(state).save()
    assert doc["sets"] == []
    assert doc["ability_tiles"] == on_board
    owned = [tile for owner in doc["players"] for tile in owner["abilities"]]
    assert len(owned) == 2
    assert set(owned) < {tiles["ability"] for tiles in sets}


@rule("SF-PSETUP-10")
def test_the_chosen_ability_works_to_the_end_of_the_game() -> None:
    doc = GAME.new(players=2, seed=1, start_player="1").save()
    doc["ability_tiles"] = ["AB-5", "AB-6", "AB-7", "AB-8"]
    for n, entry in enumerate(doc["sets"]):
        entry.update(ability=["AB-2", "AB-1", "AB-3", "AB-4"][n], resources=["SR-2", "SR-1", "SR-3", "SR-4"][n])
    state = play(GAME.restore(doc), "set:3", "side:A", "place:3:3:0", "set:1", "side:A", "place:3:3:0")
    assert player(state)["abilities"] == ["AB-2"]
    end_round(end_round(state))
    assert state.save()["round"] == 3
    assert player(state)["abilities"] == ["AB-2"]
    play(state, next(name for name in legal(state) if name.startswith("die:white")))
    assert offered(state) == {"discard", *(f"use:column:{n}" for n in range(1, 7))}  # with 2 fish: any value


@rule("SF-PSETUP-11")
def test_the_starting_building_covers_two_of_the_four_central_spaces_in_any_rotation() -> None:
    state = play(new(), "set:1", "side:A")
    upper = {"place:3:3:0", "place:3:3:90", "place:3:4:90", "place:3:4:180"}
    lower = {"place:4:3:0", "place:4:3:270", "place:4:4:180", "place:4:4:270"}
    assert set(legal(state)) == upper | lower


@rule("SF-PSETUP-12")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("SR-1", {"fish": 2, "wood": 1, "plank": 1}),
        ("SR-2", {"fish": 2, "wood": 2, "paper": 1}),
        ("SR-3", {"fish": 2, "wood": 1, "grain": 1, "paper": 1}),
        ("SR-4", {"fish": 1, "wood": 1, "paper": 1}),
    ],
)
def test_the_resources_of_the_starting_tile_are_gained_once(tile: str, gained: dict[str, int]) -> None:
    state = choose(new(start_player="1"), "resources", tile)
    finish(state)
    assert goods(state, 1) == gained
    assert goods(end_round(state), 1) == gained


@rule("SF-PSETUP-13")
def test_only_the_owner_of_the_tile_with_the_fish_goes_fishing_once_during_setup() -> None:
    state = finish(choose(new(4, start_player="1"), "resources", "SR-4"))
    assert [player(state, seat)["boat"] for seat in range(4)] == [0, 0, 0, 1]
    assert [len(player(state, seat)["tokens"]) for seat in range(4)] == [0, 0, 0, 1]
    assert player(state, 3)["tokens"][0].startswith("I-")


@rule("SF-PSETUP-14")
@pytest.mark.parametrize(("side", "gained"), [("A", {"fish": 2}), ("B", {"wood": 1})])
def test_the_owner_picks_the_side_of_the_starting_building(side: str, gained: dict[str, int]) -> None:
    state = choose(new(start_player="1"), "building", "SB-1")
    assert legal(state) == ["side:A", "side:B"]
    play(state, f"side:{side}", "place:3:3:0")
    assert player(state, 1)["tiles"] == [f"SB-1{side}@3:3:0"]
    finish(state)
    play(
        state, "die:white:" + next(name for name in legal(state) if name.startswith("die:white"))[-1], "discard", "done"
    )
    before = goods(state, 1)
    after = goods(play(state, "worker:3:3"), 1)
    assert {good: n - before.get(good, 0) for good, n in after.items() if n != before.get(good, 0)} == gained


@rule("SF-PSETUP-08")
def test_every_starting_set_can_be_chosen() -> None:
    """Also the one with the first tile of each kind."""
    first = {"ability": "AB-1", "building": "SB-1", "resources": "SR-1"}
    games = (GAME.new(players=4, seed=seed) for seed in range(999))
    s = next(s for s in games if first in s.save()["sets"])
    assert legal(s) == ["set:1", "set:2", "set:3", "set:4"]
    s.apply(s.legal()[s.save()["sets"].index(first)])
    assert sum(entry is not None for entry in s.save()["sets"]) == 3
