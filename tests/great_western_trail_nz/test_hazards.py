"""HAZ: hazards removed from the trail."""

import pytest

from support.great_western_trail_nz import at, offered, play, player, rule, table, visiting

LYING = {
    "rock1": "rockfall_2_black",
    "rock3": "rockfall_4_green",
    "flood1": "flood_3_green",
    "flood4": "flood_4_black",
}


@rule("NZ-HAZ-01")
@pytest.mark.parametrize("cost", [0, 5])
@pytest.mark.parametrize("space", LYING)
def test_any_hazard_of_either_section_is_taken_for_the_cost_of_the_icon(space, cost):
    s = table(tiles=LYING, pending=at(f"remove_hazard_{cost}"))
    assert offered(s) == {f"hazard:{name}" for name in LYING}
    play(s, f"hazard:{space}")
    assert (player(s)["captured"], player(s)["pounds"]) == ({LYING[space]: 1}, 10 - cost)
    assert space not in s.save()["tiles"]
    assert s.view(1)["players"][0]["captured"] == {LYING[space]: 1}  # face up


@rule("NZ-HAZ-02")
@pytest.mark.parametrize(("space", "card"), [("rock1", "sheepdog"), ("flood1", "ferry")])
def test_a_rockfall_brings_a_sheepdog_a_flood_a_ferry(space, card):
    s = play(table(tiles=LYING, pending=at("remove_hazard_0")), f"hazard:{space}")
    assert player(s)["discards"] == [card]
    full = {"romney": 18, "sheepdog": 12, "ferry": 14, "kotare": 12}
    assert s.save()["supply"] == {**full, card: full[card] - 1}
    empty = {**full, card: 0}
    s = play(table(tiles=LYING, supply=empty, pending=at("remove_hazard_0")), f"hazard:{space}")
    assert (player(s)["discards"], player(s)["captured"]) == ([], {LYING[space]: 1})


@rule("NZ-HAZ-03")
@pytest.mark.parametrize("kind", ["rockfall", "flood"])
@pytest.mark.parametrize("hand", ["black", "green"])
def test_their_points_count_at_the_end(kind, hand):
    for points in (2, 3, 4):
        s = table(me={"captured": {f"{kind}_{points}_{hand}": 1}})
        assert s.scores()[0]["hazards_bonus_tiles"] == points


@rule("NZ-HAZ-04")
def test_without_hazards_or_pounds_nothing_is_removed():
    use = "use:remove_hazard_5"
    assert use not in offered(visiting("NH"))
    assert use in offered(visiting("NH", tiles={"flood1": "flood_3_green"}, me={"pounds": 5}))
    assert use not in offered(visiting("NH", tiles={"flood1": "flood_3_green"}, me={"pounds": 4}))


@rule("NZ-HAZ-05")
def test_the_others_stay_and_a_freed_space_is_filled_when_it_is_the_lowest():
    lying = {"flood1": "flood_3_green", "flood2": "flood_2_black", "flood4": "flood_4_black"}
    s = play(table(tiles=lying, pending=at("remove_hazard_0")), "hazard:flood1")
    tiles = {space: tile for space, tile in s.save()["tiles"].items() if space.startswith("flood")}
    assert tiles == {"flood2": "flood_2_black", "flood4": "flood_4_black"}
    placed = []
    for tile in ("flood_2_green", "flood_4_green"):
        me = {"space": "wellington", "hand": []}
        s = table(me=me, tiles=tiles, foresight=[tile, "sailor", None, None], pending=at("foresight_a"))
        play(s, f"foresight:{tile}")
        placed += [space for space, name in s.save()["tiles"].items() if name == tile]
        tiles[placed[-1]] = tile
    assert placed == ["flood1", "flood3"]
