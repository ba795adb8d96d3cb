"""SOLO: dice on taverns, tiles and crates that leave the game, special tiles and medals."""

import pytest

from support.saltfjord import GAME, during, end_round, goods, legal, pending, play, player, rule, table

WHITE = {f"tavern{n} white" for n in (5, 4, 3, 2)}
BUSY = {"workers": 0, "on": {"1:2": "worker"}}
TOPS = {f"{shape}_{n}": f"{shape}-0{n}" for shape in ("L3", "I3", "D2", "S1") for n in (1, 2)}


def solo(**fields):
    return table(1, **fields)


def of(state, family):
    return [name.removeprefix(family + ":") for name in legal(state) if name.startswith(family + ":")]


def orange(*taverns):
    return {f"tavern{n} orange" for n in taverns}


@rule("SF-SOLO-01")
def test_only_the_player_takes_turns():
    dice = {"tavern5 white": 3, "tavern4 white": 2, "tavern3 white": 1, "tavern5 orange": 6}
    s = solo(me={"taken": {"white": 1, "orange": 1}}, tavern_dice=dice)
    for die in ("tavern5:white", "tavern4:white"):
        assert pending(s) == "turn"
        play(s, f"tavern_die:{die}", "discard", "done")
        assert (s.actor, s.save()["round"]) == (0, 1)
    assert goods(s) == {"fish": 2}
    assert s.save()["tavern_dice"] == {"tavern3 white": 1, "tavern5 orange": 6}  # nobody else took or gave dice
    assert len(s.scores()) == 1


@rule("SF-SOLO-02")
def test_a_solo_game_starts_with_four_white_and_two_orange_dice():
    doc = GAME.new(players=1, seed=3).save()
    assert len([place for place in doc["tavern_dice"] if place.endswith("white")]) == 4
    assert len([place for place in doc["tavern_dice"] if place.endswith("orange")]) == 2
    assert doc["dice"] == {}


@rule("SF-SOLO-03")
def test_white_dice_lie_on_the_four_right_taverns():
    docs = [GAME.new(players=1, seed=seed).save()["tavern_dice"] for seed in range(40)]
    for dice in docs:
        assert {place for place in dice if place.endswith("white")} == WHITE
    for place in WHITE:
        assert {dice[place] for dice in docs} == {1, 2, 3, 4, 5, 6}  # rolled


@rule("SF-SOLO-04", "SF-EX-30")
def test_in_round_one_orange_dice_lie_on_the_two_right_taverns():
    docs = [GAME.new(players=1, seed=seed).save()["tavern_dice"] for seed in range(40)]
    for dice in docs:
        assert {place for place in dice if place.endswith("orange")} == orange(5, 4)
    for place in orange(5, 4):
        assert {dice[place] for dice in docs} == {1, 2, 3, 4, 5, 6}


@rule("SF-SOLO-05")
def test_the_two_lightning_tiles_are_not_used():
    for seed in range(20):
        doc = GAME.new(players=1, seed=seed, special_tiles=5).save()
        assert sorted([*doc["scoring"].values(), *doc["special"]]) == [f"ST-0{n}" for n in range(1, 10)]
    several = [GAME.new(players=2, seed=seed).save()["scoring"].values() for seed in range(20)]
    assert any("ST-10" in tiles for tiles in several)


@rule("SF-SOLO-06")
def test_two_more_random_scoring_tiles_are_special():
    found = [GAME.new(players=1, seed=seed).save() for seed in range(20)]
    for doc in found:
        assert len(doc["special"]) == 2
        assert len({*doc["special"], *doc["scoring"].values()}) == 6
    assert len({tuple(doc["special"]) for doc in found}) > 5
    assert GAME.new(players=2, seed=1).save()["special"] == []


@rule("SF-SOLO-07")
def test_four_starting_sets_are_made_and_one_is_chosen():
    s = GAME.new(players=1, seed=3)
    assert legal(s) == ["set:1", "set:2", "set:3", "set:4"]
    sets = s.save()["sets"]
    assert len({entry["ability"] for entry in sets}) == 4
    play(s, "set:2", "side:A", "place:3:3:0")
    if pending(s) == "first_fishing":
        play(s, "sail:I")
    assert pending(s) == "turn"
    assert player(s)["abilities"] == [sets[1]["ability"]]
    assert s.save()["sets"] == []


@rule("SF-SOLO-08")
def test_the_advanced_game_may_be_played_alone():
    s = GAME.new(players=1, seed=3, wagons=True)
    assert player(s)["on"] == {"1:1": "wagon"}


@rule("SF-SOLO-09")
def test_a_die_is_taken_from_any_tavern():
    dice = {"tavern4 orange": 2, "tavern5 white": 1, "tavern5 orange": 4, "tavern3 white": 6}
    s = solo(tavern_dice=dice)
    assert of(s, "tavern_die") == ["tavern3:white", "tavern4:orange", "tavern5:white", "tavern5:orange"]
    play(s, "tavern_die:tavern5:orange", "use:row:4", "activate:4:1", "done")
    assert player(s)["on"] == {"4:1": "orange 4"}
    assert s.save()["tavern_dice"] == {"tavern4 orange": 2, "tavern5 white": 1, "tavern3 white": 6}


@rule("SF-SOLO-09")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_limits_of_dice_hold_in_the_solo_game(number):
    """With the full allowance taken 1 white and 1 orange die are left (SF-EX-33)."""
    left = {"tavern5 white": 1, "tavern5 orange": 4}
    s = solo(me={"taken": {"white": 3, "orange": number}}, round=number, tavern_dice=left)
    assert of(s, "tavern_die") == []
    two = {**left, "tavern4 white": 1}
    s = solo(me={"taken": {"white": 2, "orange": number}}, round=number, tavern_dice=two)
    assert of(s, "tavern_die") == ["tavern4:white", "tavern5:white"]
    two = {**left, "tavern4 orange": 1}
    s = solo(me={"taken": {"white": 3, "orange": number - 1}}, round=number, tavern_dice=two)
    assert of(s, "tavern_die") == ["tavern4:orange", "tavern5:orange"]


@rule("SF-SOLO-10", "SF-EX-31")
@pytest.mark.parametrize("shape", ["L3", "I3", "D2", "S1"])
@pytest.mark.parametrize("stack", [1, 2])
def test_after_building_the_top_of_the_other_stack_of_the_shape_is_removed(shape, stack):
    large = shape in ("L3", "I3")
    frames = [{"step": "turn", "seat": 0}] if large else during("may build_small")
    s = solo(me={"goods": {"wood": 1, "plank": 1}}, pending=frames, tile_tops=TOPS)
    before = s.save()
    play(s, f"build:{shape}_{stack}")
    after = s.save()
    built, other = f"{shape}_{stack}", f"{shape}_{3 - stack}"
    for space, tile in TOPS.items():
        assert (after["tile_tops"][space] != tile) == (space in (built, other))
        assert before["tile_left"][space] - after["tile_left"][space] == (space in (built, other))
    assert TOPS[other] not in after["tile_pools"]  # out of the game


@rule("SF-SOLO-10")
def test_nothing_is_removed_when_the_other_stack_is_empty():
    s = solo(me=BUSY, pending=during("may build_free"), tile_tops={"S1_1": "S1-15"}, tile_left={"S1_1": 1})
    before = s.save()["tile_box"]
    play(s, "build:S1_1", "place:6:6:0")
    assert "S1_2" not in s.save()["tile_tops"]
    assert (player(s)["tiles"][-1], s.save()["tile_box"]) == ("S1-15@6:6:0", before)


@rule("SF-SOLO-10")
def test_with_several_players_no_tile_is_removed():
    s = table(pending=during("may build_free"), tile_tops=TOPS)
    play(s, "build:S1_1")
    assert s.save()["tile_tops"]["S1_2"] == "S1-02"


@rule("SF-SOLO-11")
def test_the_player_retires_to_a_tavern_without_dice_and_the_round_ends():
    s = solo(me=BUSY, tavern_dice={"tavern5 orange": 1, "tavern3 white": 2, "tavern2 white": 4})
    assert of(s, "retire") == ["tavern1", "tavern4"]
    play(s, "retire:tavern1", "sail:I")
    assert player(s)["boat"] == 1
    assert s.save()["round"] == 2


@rule("SF-SOLO-12")
@pytest.mark.parametrize(("number", "removed"), [(1, 1), (2, 1), (3, 0)])
def test_after_rounds_one_and_two_the_top_crates_leave_the_game(number, removed):
    tops = {"1": "CR-01", "2": "CR-02", "3": "CR-03", "4": "CR-04"}
    s = solo(round=number, crate_tops=tops)
    before = s.save()
    after = end_round(s).save()
    for space in tops:
        assert before["crate_left"][space] - after["crate_left"][space] == removed
    for space, crate in tops.items():
        assert (after["crate_tops"][space] != crate) == bool(removed)
    if removed:
        assert not set(tops.values()) & {*after["crate_tops"].values(), *after["crate_pool"]}


@rule("SF-SOLO-12")
def test_with_several_players_crates_stay():
    s = table()
    before = s.save()["crate_tops"]
    assert end_round(s).save()["crate_tops"] == before


@rule("SF-SOLO-13", "SF-EX-32")
@pytest.mark.parametrize(("number", "places"), [(1, orange(5, 4, 3)), (2, orange(5, 4, 3, 2))])
def test_each_round_has_one_more_orange_die(number, places):
    s = end_round(solo(round=number, tavern_dice={"tavern5 white": 1, "tavern5 orange": 1}))
    assert set(s.save()["tavern_dice"]) == WHITE | places
    assert player(s)["taken"] == {}


@rule("SF-SOLO-18")
def test_dice_left_in_taverns_are_rolled_again():
    left = {"tavern5 white": 1, "tavern5 orange": 6}
    seeds = [GAME.new(players=1, seed=seed).save()["chance"] for seed in range(40)]
    rolls = [end_round(solo(tavern_dice=left, chance=chance)).save()["tavern_dice"] for chance in seeds]
    for place in left:
        assert {dice[place] for dice in rolls} == {1, 2, 3, 4, 5, 6}


@rule("SF-SOLO-18")
def test_after_the_removal_the_next_crate_is_turned_up():
    tops = {"1": "CR-01", "2": "CR-02"}
    s = end_round(solo(crate_tops=tops, crate_left={"1": 1}))
    assert list(s.save()["crate_tops"]) == ["1"]  # stack 2 is exhausted
    assert s.save()["crate_tops"]["1"] not in tops.values()
    assert s.save()["crate_left"] == {}


# The end: special tiles, medals, achievements

DICE_LEFT = {"tavern5 white": 1, "tavern5 orange": 1}
FEATS = {  # ST-03: 12, ST-04: 14, ST-06: 12, ST-08: 10, ST-09: 16 points
    "tiles": ["I3-02@2:2:0", "I3-03@3:1:0", "I3-08@4:2:0", "I3-10@5:1:0"],
    "levels": {"carpentry": 2, "logistics": 2, "fishery": 2},
    "collected": {"I-vp1": 8, "I-fish2": 2},
}
SPECIAL = ["ST-08", "ST-03", "ST-04", "ST-06", "ST-09"]


def ended(total, special=2, *, wagons=False, feats=None):
    """A solo game that ended with this total; the first of SPECIAL are the special tiles."""
    me = {**FEATS, **(feats or {})}
    if wagons:
        me["on"] = {"1:1": "wagon", "1:2": "wagon"}
    options = {"wagons": wagons, "special_tiles": special}
    fields = {"round": 3, "pending": [], "tavern_dice": DICE_LEFT, "special": SPECIAL[:special], "options": options}
    before = solo(me=me, **fields)
    points = total - before.scores()[0]["total"] + player(before)["points"]["fishing"]
    return solo(me={**me, "points": {"fishing": points}}, **fields)


@rule("SF-SOLO-14")
@pytest.mark.parametrize(("tokens", "won"), [(9, False), (10, True), (11, True)])
def test_every_special_tile_must_give_ten_points(tokens, won):
    s = ended(150, feats={"collected": {"I-vp1": 8, "I-fish2": tokens - 8}})
    assert GAME.outcome(s)["special"] == {"ST-08": tokens, "ST-03": 12}
    assert GAME.outcome(s)["won"] is won
    assert s.winners() == ([0] if won else [])


@rule("SF-SOLO-15")
def test_special_tiles_do_not_add_to_the_score():
    poor, rich = ({"collected": {"I-fish2": n}} for n in (0, 8))
    totals = [
        solo(me=me, special=["ST-08", "ST-05"], round=3, pending=[], tavern_dice=DICE_LEFT).scores()[0]
        for me in (poor, rich)
    ]
    assert totals[0] == totals[1]
    assert totals[1]["total"] == 0


MEDALS = ["none", "bronze", "silver", "gold", "platinum", "palladium"]


@rule("SF-SOLO-16")
@pytest.mark.parametrize(("medal", "least"), [*zip(MEDALS[1:], [100, 120, 140, 160, 180], strict=True)])
def test_the_medals_of_the_base_game(medal, least):
    assert GAME.outcome(ended(least))["medal"] == medal
    assert GAME.outcome(ended(least - 1))["medal"] == MEDALS[MEDALS.index(medal) - 1]


@rule("SF-SOLO-16", "SF-SOLO-08")
@pytest.mark.parametrize(("medal", "least"), [*zip(MEDALS[1:], [120, 140, 160, 180, 200], strict=True)])
def test_the_medals_of_the_advanced_game(medal, least):
    assert GAME.outcome(ended(least, wagons=True))["medal"] == medal
    assert GAME.outcome(ended(least - 1, wagons=True))["medal"] == MEDALS[MEDALS.index(medal) - 1]


@rule("SF-SOLO-16")
def test_without_a_win_there_is_no_medal():
    lost = ended(190, feats={"collected": {"I-vp1": 8}})
    assert GAME.outcome(lost)["medal"] == "none"


@rule("SF-SOLO-17")
@pytest.mark.parametrize("count", [2, 3, 4, 5])
def test_more_special_tiles_may_be_drawn(count):
    doc = GAME.new(players=1, seed=6, special_tiles=count).save()
    assert len(set(doc["special"])) == count
    assert not set(doc["special"]) & set(doc["scoring"].values())


@rule("SF-SOLO-17")
@pytest.mark.parametrize(("special", "total", "level"), [(3, 160, 2), (3, 195, 2), (5, 160, 4), (5, 179, 4)])
def test_levels_two_and_four_are_platinum_with_three_and_five_special_tiles(special, total, level):
    assert GAME.outcome(ended(total, special))["achievement"] == level


@rule("SF-SOLO-19")
@pytest.mark.parametrize(("special", "total", "level"), [(3, 139, 0), (3, 140, 1), (3, 159, 1), (2, 159, 0)])
def test_level_one_is_gold_with_three_special_tiles(special, total, level):
    assert GAME.outcome(ended(total, special))["achievement"] == level


@rule("SF-SOLO-20")
@pytest.mark.parametrize("total", [160, 200])
def test_level_three_is_platinum_with_four_special_tiles(total):
    assert GAME.outcome(ended(total, 4))["achievement"] == 3
    assert GAME.outcome(ended(total, 2))["achievement"] == 0


@rule("SF-SOLO-21")
def test_level_five_is_palladium_with_five_special_tiles():
    assert GAME.outcome(ended(180, 5))["achievement"] == 5
    assert GAME.outcome(ended(179, 5))["achievement"] == 4
    lost = ended(180, 5, feats={"collected": {"I-vp1": 8}})
    assert GAME.outcome(lost)["achievement"] == 0


@rule("SF-SOLO-22")
def test_more_special_tiles_than_an_achievement_asks_for_reach_it_too():
    assert GAME.outcome(ended(140, 4))["achievement"] == 1
    assert GAME.outcome(ended(159, 5))["achievement"] == 1
    assert GAME.outcome(ended(139, 5))["achievement"] == 0
