"""ROUND, INCOME, ISLET, TILE, RES: phase a, and how tiles are placed."""

import pytest

from rondel import IllegalAction
from support.cooper_island import GAME, during, land, legal, offered, pending, play, player, rule, table


def income(me=None, memo=None, **fields):
    return table(me=me, pending=during("income", memo, phase="income"), **{"phase": "income", "round": 2, **fields})


def placing(**me):
    """About to place a double tile in a turn."""
    return table(me={"tiles": {"D1": 1}, **me}, pending=during("section_C"))


@rule("CI-ROUND-01", "CI-ROUND-03", "CI-ROUND-04", "CI-TURN-01")
def test_income_in_seat_order_then_turns_from_the_token_holder_on():
    s = GAME.new(players=3, seed=5, start_player="2")
    seats = []
    while s.save()["phase"] == "income":
        if pending(s) == "income":
            seats.append(s.actor)
        play(s, "done")
    assert list(dict.fromkeys(seats)) == [1, 2, 0]
    assert s.actor == 1 and pending(s) == "turn"


@rule("CI-INCOME-01", "CI-INCOME-02")
def test_every_income_action_once_in_any_order():
    me = {"docks": {"dock1": "B1", "dock3": "B4"}, "tiles": {"D1": 1}}
    s = income(me=me)
    assert {"gain:coin", "steps:1", "islet:I1", "tile:D1:front", "done"} <= offered(s)
    play(s, "steps:1")
    assert player(s)["cartographer"] == 4 and "steps:1" not in offered(s)
    play(s, "gain:coin")
    assert player(s)["stored"] == {"coin": 2} and "gain:coin" not in offered(s)
    play(s, "done")
    assert pending(s) != "income"  # the rest is lost


@rule("CI-INCOME-03")
def test_the_first_round_has_two_income_actions():
    s = GAME.new(players=2, seed=1)
    families = {name.partition(":")[0] for name in offered(s)}
    assert families == {"done", "islet", "tile"}


@rule("CI-INCOME-04", "CI-ANY-01")
def test_anytime_actions_during_income():
    s = income()
    assert "store:h12" in legal(s)
    play(s, "store:h12")
    assert player(s)["stored"] == {"coin": 1, "food": 1} and pending(s) == "income"


# Rows 1 to 3 are charted: what is next to them on the coast are ruins
ROWS = land(
    ("h41", "h44", "h52", "h72"),
    **dict.fromkeys(("h11", "h12", "h13", "h21", "h22", "h23", "h24", "h31", "h32", "h33"), "meadow"),
)


@rule("CI-INCOME-05", "CI-ISLET-08", "CI-CARTO-07")
def test_the_islet_waits_for_a_place_that_the_cartographer_could_open():
    s = income(me={**ROWS, "crafting": ["craft1"], "cartographer": 3})
    assert pending(s) == "income" and offered(s) == {"done"}
    play(s, "cartographer:opt2", "survey:h42", "landscape:forest")
    assert "islet:I1" in offered(s)
    play(s, "islet:I1")  # there is one place for it
    assert player(s)["islets"] == {"L3b": "I1"}


@rule("CI-INCOME-05", "CI-ISLET-08")
@pytest.mark.parametrize(
    ("change", "waits"),
    [
        ({"cartographer": 1}, False),
        ({"surveyed": True}, False),
        ({"cartographer": 0, "lids": ["C2", "C3", "C4", "C5"], "unused": 1}, True),  # 2 steps by a crate lid
        ({"cartographer": 0, "lids": ["C2", "C3", "C4", "C5"], "crates": ["coins"]}, False),
    ],
)
def test_the_islet_waits_only_if_a_place_could_be_opened(change, waits):
    s = income(me={**ROWS, "crafting": ["craft1"], "cartographer": 3, **change})
    assert (pending(s) == "income") is waits


LID = {"lids": ["C3", "C4", "C5"], "unused": 1, "crates": ["carto"], "tiles": {"D1": 1}}


# Rows 1 and 2 are charted, the sand banks beside row 3 taken
LOW = {
    **land(**dict.fromkeys(("h11", "h12", "h13", "h21", "h23", "h24"), "meadow"), h22="meadow 1 large"),
    "islets": {"L2a": "I1", "R2a": "I2"},
}


@rule("CI-INCOME-05", "CI-ANY-04", "CI-ISLET-08")
@pytest.mark.parametrize(
    ("ground", "change", "waits"),
    [
        (ROWS, {"cartographer": 2}, True),  # one hex between landscape and that of the islet
        (ROWS, {"cartographer": 1}, False),
        (LOW, {"cartographer": 2}, False),  # two hexes
        (LOW, {"cartographer": 2, "large_cards": ["5"]}, True),  # the Surveyors' guild charts one more
        (LOW, {"cartographer": 2, "large_cards": ["5"], "spent": ["5"]}, False),
        (LOW, {"cartographer": 0, **LID}, True),  # a double tile charts two
        (LOW, {"cartographer": 0, **LID, "crates": ["carto", "place"], "lids": ["C4", "C5"]}, False),
    ],
)
def test_the_islet_waits_only_for_a_place_as_near_as_what_could_be_charted(ground, change, waits):
    s = income(me={**ground, **change}, memo=["tile"], round=4)
    assert (pending(s) == "income") is waits


@rule("CI-INCOME-05", "CI-ISLET-03", "CI-RUIN-04")
def test_the_islet_waits_for_a_ruin_that_a_card_could_remove():
    ruins = {**ROWS, "crafting": ["craft1"], "cartographer": 0, "large_cards": ["6"]}
    ruins = {**ruins, "on": {**ROWS["on"], "h12": "large", "h13": "food"}}
    s = income(me=ruins)
    assert pending(s) == "income" and offered(s) == {"done"}
    play(s, "card:6", "ruin:h41")
    while pending(s) != "income":
        play(s, legal(s)[0])
    assert "islet:I1" in offered(s)
    for spent, waits in (([], True), (["6"], False)):  # no landscape could come beside another hex
        s = income(me={**ruins, "surveyed": True, "spent": spent}, memo=["tile"])
        assert (pending(s) == "income") is waits


@rule("CI-INCOME-05", "CI-ISLET-02")
def test_the_islet_does_not_wait_where_no_coast_is_uncharted():
    ground = land((), **{**dict.fromkeys(GAME.components.hexes, "meadow 1 food"), "h12": "meadow 1 large"})
    s = income(me={**ground, "large_cards": ["6"], "crafting": ["craft1", "craft2"]}, memo=["tile"])
    assert pending(s) != "income"


@rule("CI-INCOME-05", "CI-CRATE-02", "CI-TILE-03")
def test_the_double_tile_waits_for_one_that_a_crate_lid_could_draw():
    lid = {"lids": ["C2", "C3", "C4", "C5"], "unused": 1, "cartographer": 0}
    s = income(me=lid, memo=["islet"])
    assert pending(s) == "income" and offered(s) == {"done"}
    play(s, "crate:draw")
    assert any(name.startswith("tile:") for name in offered(s))
    used = {**lid, "lids": ["C3", "C4", "C5"], "unused": 1, "crates": ["draw"]}
    for change, waits in (({}, False), ({"large_cards": ["4"], **land(h12="meadow 1 large")}, True)):
        s = income(me={**used, "stored": {}, **change}, memo=["islet"])
        assert (pending(s) == "income") is waits  # the Land registry draws, too
    s = income(me=lid, other={"tiles": {"D1": 20, "D2": 20, "D3": 20}}, memo=["islet"])  # an empty bag
    assert pending(s) != "income"
    s = income(me=lid, other={"tiles": {"D1": 20, "D3": 20}}, memo=["islet"])  # one kind is left
    assert pending(s) == "income"


@rule("CI-TURN-15", "CI-CARTO-02")
def test_income_ends_with_a_last_moment_for_the_cartographer():
    s = income(me={"cartographer": 2}, memo=["islet", "tile"])
    assert pending(s) == "end_turn" and "cartographer:opt2" in legal(s)
    assert pending(income(me={"cartographer": 1}, memo=["islet", "tile"])) != "end_turn"


@rule("CI-INCOME-01", "CI-LARGE-14")
def test_a_boat_face_down_gives_no_income():
    s = income(me={"docks": {"dock1": "B1"}, "wrecks": ["B1"]})
    assert "gain:coin" not in offered(s)


@rule("CI-ISLET-01", "CI-ISLET-04")
def test_each_islet_is_placed_once_beside_its_landscape():
    s = income(me={**land(h12="meadow", h13="meadow"), "islets": {"R1a": "I1"}})
    assert "islet:I1" not in offered(s) and "islet:I2" in offered(s)
    play(s, "islet:I2")
    assert offered(s) == {"coast:R2a:h24", "coast:R2b:h24", "coast:L1a:h11", "coast:L1b:h11"}
    play(s, "coast:R2b:h24")
    assert player(s)["islets"] == {"R1a": "I1", "R2b": "I2"} and player(s)["land"]["h24"] == "forest"


@rule("CI-ISLET-03")
def test_no_islet_on_a_ruin():
    me = land(h12="meadow", h23="meadow", h33="meadow", h24="meadow", h13="meadow")
    s = table(me=me, round=2, phase="income", pending=during("place_islet", "I1"))
    assert not any(name.endswith("h44") for name in offered(s))
    me = land(("h32", "h41", "h52", "h72"), h12="meadow", h23="meadow", h33="meadow", h24="meadow", h13="meadow")
    s = table(me={**me, "crafting": ["craft1"]}, round=2, phase="income", pending=during("place_islet", "I1"))
    assert "coast:R2b:h44" in offered(s)


@rule("CI-ISLET-06")
def test_a_ship_on_the_covered_half_stays_on_its_space():
    s = table(me={"steps": {"two_sails": 1}}, round=2, phase="income", pending=during("place_islet", "I1"))
    play(s, "coast:R1a:h13", "gain:coin")
    assert player(s)["steps"] == {"two_sails": 1} and player(s)["stored"] == {"coin": 2}


@rule("CI-ISLET-07")
def test_the_first_islet_lies_right_of_the_harbor():
    s = GAME.new(players=2, seed=1)
    play(s, "islet:I3")
    assert offered(s) == {"coast:R1a:h13", "coast:R1b:h13"}


@rule("CI-ISLET-08")
def test_without_a_place_there_is_no_islet_action():
    s = income(me=land(h12="meadow", h13="meadow", h24="meadow"), round=1)
    assert not any(name.startswith("islet") for name in offered(s))


@rule("CI-ISLET-09", "CI-ISLET-10", "CI-RES-01")
def test_the_cube_must_and_the_action_may():
    s = income(me={"tiles": {"D1": 1}})
    play(s, "islet:I2", "coast:R1a:h13")
    assert player(s)["on"]["h13"] == "wood"
    assert offered(s) == {"done", "gain:gold", "gain:cloth"}
    play(s, "done")
    assert player(s)["stored"] == {"coin": 1} and pending(s) == "income"


@rule("CI-ISLET-11")
def test_islets_are_no_double_tiles():
    s = table(pending=during("section_A"))
    assert offered(s) == {"draw", "steps:1"}


@rule("CI-TILE-01", "CI-TILE-02")
def test_drawing_from_the_bag():
    s = table(pending=during("section_A"))
    before = sum(s.bag)
    play(s, "draw")
    assert sum(s.bag) == before - 1 and sum(s.players[0].tiles) == 1
    s = table(me={"tiles": {"D1": 20, "D2": 20, "D3": 20}}, pending=during("section_C"))
    assert "draw" not in offered(s)


@rule("CI-TILE-03")
def test_a_double_tile_needs_one_in_reserve_and_any_side_will_do():
    assert "tile:D1:front" not in offered(placing(tiles={}))
    s = placing(tiles={"D1": 1, "D3": 2})
    assert {n for n in offered(s) if n.startswith("tile")} == {
        "tile:D1:front", "tile:D1:back", "tile:D3:front", "tile:D3:back",
    }  # fmt: skip


@rule("CI-TILE-03", "CI-TILE-06")
def test_a_double_tile_that_fits_nowhere_is_not_offered():
    """Everything is charted; one space is free and matches a half, but nothing beside it is free."""
    full = {**dict.fromkeys(GAME.components.hexes, "meadow 2 food"), "h12": "meadow 2"}
    ready = {"crafting": ["craft1", "craft2"], "cartographer": 6}
    s = placing(**land((), **full), **ready)
    assert not any(name.startswith("tile") for name in offered(s))
    s = placing(**land((), **{**full, "h13": "forest 2"}), **ready)
    assert {name for name in offered(s) if name.startswith("tile")} == {"tile:D1:front"}


@rule("CI-TILE-03", "CI-ANY-04")
@pytest.mark.parametrize("tiles", [{"D1": 1}, {"D2": 1}, {}])
def test_a_double_tile_waits_for_spaces_that_could_be_cleared(tiles):
    full = land((), **dict.fromkeys(GAME.components.hexes, "meadow 2 food"))
    me = {**full, "hired": ["hire4"], "tiles": tiles, "cartographer": 0, "stored": {}}
    s = table(me=me, pending=during("may_place_tile"))
    assert (pending(s) == "may_place_tile") is bool(tiles)  # cubes could be stored


@rule("CI-TILE-05")
def test_two_uncharted_hexes_one_beside_landscape_and_no_ruin():
    s = play(placing(cartographer=0), "tile:D1:front")
    assert offered(s) == {f"half:{h}" for h in ("h11", "h13", "h22", "h23", "h21", "h24", "h31", "h33")}
    play(s, "half:h33")
    assert player(s)["land"] == {"h12": "meadow", "h33": "forest", "h23": "meadow"}  # only h23 is beside the start


@rule("CI-TILE-06", "CI-TILE-11", "CI-RES-06")
def test_two_landscape_spaces_of_one_level_both_free_and_matching():
    spaces = {"h12": "forest 2", "h13": "meadow 2", "h11": "meadow 2 food", "h22": "meadow 3"}
    s = placing(**land(**spaces), cartographer=0)
    play(s, "tile:D1:front", "half:h12")
    assert player(s)["land"]["h13"] == "meadow" and player(s)["level"]["h13"] == 3  # the only way: h11 is occupied


@rule("CI-TILE-07", "CI-EDGE-11")
def test_matching_landscapes_and_settlement_on_any():
    s = placing(**land(h12="forest", h13="mountain"), cartographer=0, tiles={"D1": 1})
    play(s, "tile:D1:back")  # mountain and settlement
    assert "half:h12" not in offered(s) and "half:h13" in offered(s)
    play(s, "half:h13")
    assert player(s)["land"] == {"h12": "settlement", "h13": "mountain"}
    assert player(s)["on"]["h12"] == "cloth"


@rule("CI-TILE-08", "CI-CARTO-04", "CI-CARTO-05", "CI-CARTO-06", "CI-TILE-12")
def test_a_difference_of_one_is_evened_out_of_two_is_not():
    s = placing(**land(h12="forest 2", h13="meadow 1", h11="meadow 4"), cartographer=1)
    left = sum(s.singles)
    play(s, "tile:D1:front", "half:h12")
    me = player(s)
    assert me["level"] == {"h12": 3, "h13": 3, "h11": 4}
    assert me["cartographer"] == 0 and me["surveyed"] is True
    assert (me["on"]["h12"], me["on"]["h13"]) == ("wood", "food")  # none for the shim
    assert sum(s.singles) == left - 1
    s = placing(**land(h12="forest 2", h13="meadow 1", h11="meadow 4"), cartographer=0)
    assert "half:h12" not in offered(play(s, "tile:D1:front"))


@rule("CI-CARTO-10")
@pytest.mark.parametrize("kind", GAME.components.singles)
@pytest.mark.parametrize(("high", "low", "first"), [("forest", "meadow", "h12"), ("meadow", "forest", "h13")])
def test_any_single_tile_that_is_left_does_for_a_shim(kind, high, low, first):
    me = {"tiles": {"D1": 1}, **land(h12=f"{high} 3", h13=f"{low} 2"), "cartographer": 1}
    s = play(table(me=me, pending=during("section_C"), singles={kind: 1}), "tile:D1:front", f"half:{first}")
    assert player(s)["level"] == {"h12": 4, "h13": 4} and set(s.singles) == {0}


@rule("CI-TILE-09")
def test_a_low_space_and_an_uncharted_one_end_at_level_two():
    s = placing(**land(h12="forest 1"), cartographer=2)
    play(s, "tile:D1:front", "half:h12", "beside:h22")
    assert player(s)["level"] == {"h12": 2, "h22": 2} and player(s)["cartographer"] == 1
    s = placing(**land(h12="forest 2"), cartographer=2)
    assert "half:h12" not in offered(play(s, "tile:D1:front"))  # level 2 beside uncharted is too high


@rule("CI-TILE-10", "CI-RES-03")
def test_cubes_on_both_spaces():
    s = play(placing(cartographer=0), "tile:D1:back", "half:h22", "beside:h21")
    assert (player(s)["on"]["h22"], player(s)["on"]["h21"]) == ("stone", "cloth")


@rule("CI-TILE-12", "CI-ANY-02")
def test_nothing_interrupts_while_a_tile_is_placed():
    s = placing(**land(h12="meadow 1 food"))
    play(s, "tile:D1:front")
    assert legal(s) == sorted(legal(s), key=GAME.actions.number) and set(legal(s)) == offered(s)
    with pytest.raises(IllegalAction):
        play(s, "store:h12")


@rule("CI-RES-05")
def test_gold_or_stone_from_level_three_on():
    s = placing(**land(h12="mountain 2", h13="meadow 2"), tiles={"D3": 1}, cartographer=0)
    play(s, "tile:D3:back", "half:h13")
    assert offered(s) == {"mine:stone", "mine:gold"}
    play(s, "mine:gold")
    assert player(s)["on"]["h12"] == "gold"
    s = placing(**land(h12="mountain 1", h13="meadow 1"), tiles={"D3": 1}, cartographer=0)
    play(s, "tile:D3:back", "half:h13")
    assert player(s)["on"]["h12"] == "stone"


@rule("CI-RES-05", "CI-CARTO-09")
def test_gold_also_on_a_single_tile():
    s = table(me={**land(h12="mountain 4"), "cartographer": 4})
    play(s, "cartographer:opt4", "landscape:mountain")
    assert offered(s) == {"mine:stone", "mine:gold"}


@rule("CI-RES-07", "CI-RES-06")
def test_cubes_cannot_be_thrown_away():
    me = {**land(h12="meadow 1 food", h13="meadow 1 food"), "stored": {"coin": 5}, "tiles": {"D1": 1}}
    s = table(me=me, pending=during("section_C"))
    assert not any(name.startswith("store") for name in legal(s))  # no free spot
    play(s, "tile:D1:front")
    assert "half:h12" not in offered(s)
