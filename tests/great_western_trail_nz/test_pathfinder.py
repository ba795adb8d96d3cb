"""PATH: the pathfinder track."""

import pytest

from support.great_western_trail_nz import at, offered, pending, play, player, rule, table, visiting

POINTS = [0, 0, 0, 0, 0, 3, 3, 3, 3, 7, 7, 7, 10, 10, 13, 13, 15]
STEP_AT = {2: 4, 3: 4, 4: 6}


def advanced(before, spaces, players=2, **me):
    """Seat 0 has advanced so many spaces from here; a step tile is taken where it should be by now."""
    step_tile = int(before >= STEP_AT[players])
    me = {"pathfinder": before, "step_tile": step_tile, **me}
    return table(players, me=me, step_tiles=players - me["step_tile"], pending=at(f"pathfinder_{spaces}"))


@rule("NZ-PATH-01")
@pytest.mark.parametrize("spaces", [1, 2, 3, 4])
def test_the_disc_advances_so_many_spaces_occupied_ones_too(spaces):
    me = {"pathfinder": 4, "step_tile": 1}
    others = {"pathfinder": 5, "step_tile": 1}
    s = table(me=me, other=others, step_tiles=0, pending=at(f"pathfinder_{spaces}"))
    assert (player(s)["pathfinder"], player(s, 1)["pathfinder"]) == (4 + spaces, 5)


@rule("NZ-PATH-02", "NZ-PATH-03")
@pytest.mark.parametrize(
    ("before", "spaces", "gold"),
    [(2, 1, 1), (2, 2, 1), (1, 4, 1), (3, 4, 0), (0, 2, 0), (7, 1, 1), (4, 4, 1), (6, 4, 1), (8, 2, 0), (4, 3, 0)],
)
def test_three_and_eight_give_a_gold_when_reached_or_passed(before, spaces, gold):
    assert player(advanced(before, spaces))["gold"] == gold


@rule("NZ-PATH-02")
def test_every_reward_on_the_way_is_received():
    s = advanced(1, 4)
    assert (player(s)["gold"], player(s)["step_tile"]) == (1, 1)
    s = advanced(7, 4)
    assert (player(s)["gold"], pending(s)) == (1, "flip_tile")


@rule("NZ-PATH-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_step_tile_raises_the_step_limit_by_one(players):
    space = STEP_AT[players]
    s = advanced(space - 2, 1, players)
    assert (player(s)["step_tile"], s.save()["step_tiles"]) == (0, players)
    for before in (space - 1, space - 2):
        s = advanced(before, 2, players)
        assert (player(s)["step_tile"], s.save()["step_tiles"]) == (1, players - 1)
    base = {2: 3, 3: 3, 4: 4}[players]
    for tile in (0, 1):
        reached = offered(table(players, me={"space": "NA", "step_tile": tile}, step_tiles=players - tile), "move")
        assert reached == {f"N{letter}" for letter in "BCDEFGH"[: base + tile]}


@rule("NZ-PATH-02", "NZ-PATH-04")
def test_nobody_takes_a_second_step_tile():
    s = advanced(3, 2, step_tile=1)
    assert (player(s)["step_tile"], s.save()["step_tiles"]) == (1, 1)


@rule("NZ-PATH-05")
@pytest.mark.parametrize(("before", "space"), [(1, "p2"), (3, "p4"), (6, "p7a"), (6, "p7b")])
def test_two_four_and_seven_open_building_spaces(before, space):
    me = {"space": "ND", "pathfinder": before, "step_tile": int(before > 3), "hand": ["kotare"]}
    supply = {"romney": 18, "sheepdog": 12, "ferry": 14, "kotare": 11}
    s = table(me=me, step_tiles=2 - me["step_tile"], supply=supply, pending=at("visit"))
    closed = play(s.copy(), "use:build_2", "build:1a")
    assert space not in offered(closed, "site")
    play(s, "play:kotare", "use:build_2", "build:1a")
    assert space in offered(s, "site")


@rule("NZ-PATH-06")
def test_at_eleven_the_step_tile_or_the_fee_tile_is_turned_over_at_once():
    s = advanced(9, 2)
    assert (pending(s), offered(s)) == ("flip_tile", {"flip:step_tile", "flip:fee_tile"})
    assert player(play(s.copy(), "flip:step_tile"))["step_tile"] == 2
    play(s, "flip:fee_tile")
    assert (player(s)["no_fees"], player(s)["step_tile"], s.actor) == (True, 1, 1)
    assert offered(advanced(10, 4), "flip") == {"step_tile", "fee_tile"}  # passed
    assert advanced(11, 4).actor == 1  # once
    assert advanced(6, 4).actor == 1


@rule("NZ-PATH-06")
def test_the_step_tile_then_gives_two_steps_and_the_fee_tile_frees_from_fees():
    me = {"space": "NA", "pathfinder": 11, "step_tile": 2}
    assert offered(table(me=me, step_tiles=1), "move") == {"NB", "NC", "ND", "NE", "NF"}
    tiles = {"a1": "1/1a", "rock1": "rockfall_2_green"}
    for no_fees, left in ((False, 8), (True, 10)):
        me = {"space": "NA", "pathfinder": 11 if no_fees else 10, "step_tile": 1, "no_fees": no_fees}
        s = play(table(me=me, step_tiles=1, tiles=tiles), "move:a1")
        assert (player(s)["pounds"], player(s, 1)["pounds"]) == (left, 20 - left)
        s = play(table(me=me, step_tiles=1, tiles=tiles), "move:rock1")
        assert player(s)["pounds"] == left


@rule("NZ-PATH-07")
@pytest.mark.parametrize(("before", "spaces", "pounds"), [(16, 1, 1), (16, 4, 4), (15, 4, 3), (14, 3, 1), (14, 2, 0)])
def test_beyond_the_last_space_each_space_is_a_pound(before, spaces, pounds):
    s = advanced(before, spaces)
    assert (player(s)["pathfinder"], player(s)["pounds"]) == (16, 10 + pounds)


@rule("NZ-PATH-08")
def test_the_disc_never_moves_back():
    for before in range(17):
        for spaces in (1, 2, 3, 4):
            assert player(advanced(before, spaces))["pathfinder"] == min(16, before + spaces)


@rule("NZ-PATH-09", "NZ-SCORE-05")
@pytest.mark.parametrize("space", range(17))
def test_the_highest_value_reached_counts(space):
    assert table(me={"pathfinder": space}).scores()[0]["pathfinder"] == POINTS[space]


@rule("NZ-PATH-01")
def test_it_advances_from_wherever_the_icon_is():
    s = play(visiting("NB"), "use:pathfinder_2")
    assert player(s)["pathfinder"] == 2
