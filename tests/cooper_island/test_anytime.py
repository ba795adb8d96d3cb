"""ANY, STORE, TRADE, CRATE, CARTO, LCARD: anytime actions."""

import pytest

from rondel import IllegalAction
from rondel.core.chance import from_seed
from rondel.games.cooper_island.components import GOODS
from support.cooper_island import (
    GAME,
    document,
    during,
    land,
    legal,
    offered,
    pending,
    play,
    player,
    rule,
    settled,
    table,
)
from support.cooper_island_developed import developed

C = GAME.components


@rule("CI-ANY-01")
@pytest.mark.parametrize("phase", ["income", "work", "cleanup", "finish"])
def test_in_every_phase_and_at_the_end(phase):
    steps = {"income": "income", "work": "turn", "cleanup": "feeding", "finish": "last_actions"}
    s = table(me={"market": {"wood": 1}}, phase=phase, pending=[{"step": steps[phase], "seat": 0}])
    assert {"store:h12", "unload:wood"} <= set(legal(s))


@rule("CI-ANY-02")
def test_before_after_and_inside_actions():
    s = table(pending=during("sail", 2))
    assert "store:h12" in legal(s)
    play(s, "store:h12")
    assert pending(s) == "sail"


@rule("CI-ANY-03")
def test_not_in_the_turn_of_another():
    doc = document()
    doc["players"][1].update(market={"coin": 1})
    s = settled(doc)
    assert s.actor == 0 and s.interrupts(1) == [] and s.interrupts(0) != []
    receive = {"step": "receive", "seat": 1, "memo": {"items": 1, "of": GOODS}}
    doc["pending"] = [*during("section_C")[:1], receive]
    s = settled(doc)  # seat 1 only takes what she is given
    assert legal(s) == [f"receive:{good}" for good in GOODS]


@rule("CI-STORE-01")
def test_a_stored_cube_is_worth_one():
    s = table(me={**land(h12="meadow 5 food"), "stored": {}})
    play(s, "store:h12")
    assert s.players[0].worth() == [0, 0, 0, 1, 0, 0]


@rule("CI-STORE-02")
def test_from_the_marketplace_to_storage():
    s = play(table(me={"market": {"gold": 1}}), "unload:gold")
    assert player(s)["market"] == {} and player(s)["stored"] == {"coin": 1, "gold": 1}


@rule("CI-STORE-03")
def test_five_spots_and_one_more_per_small_building_and_storage_boat():
    assert "store:h12" not in legal(table(me={"stored": {"coin": 5}}))
    assert "store:h12" in legal(table(me={"stored": {"coin": 5}, "docks": {"dock1": "B5"}}))
    me = {**land(h12="meadow 1 food", h13="meadow 1 small"), "small_cards": ["4"], "stored": {"coin": 5}}
    assert "store:h12" in legal(table(me=me))


@rule("CI-STORE-04")
def test_nothing_is_thrown_away_to_make_room():
    s = table(me={"stored": {"coin": 5}, "market": {"gold": 1}})
    assert not any(name.startswith(("store", "unload")) for name in legal(s))
    for step in ("section_E", "may_gain_coin", "gain_coin_and_food"):
        s = table(me={"stored": {"coin": 5}, **land(h12="meadow")}, pending=during(step))
        assert not any(name.startswith("gain") for name in legal(s)), step


@rule("CI-STORE-04")
@pytest.mark.parametrize("seed", range(6))
def test_stored_items_leave_only_by_costs_fees_and_trades(seed):
    """In games from the middle on, every choice on trial: what leaves a storage spot is told as paid or traded."""
    s = developed(seed, 2 + seed % 3)
    chance = from_seed(seed)
    for _ in range(60):
        if s.actor is None:
            break
        for action in s.legal():
            trial = s.copy()
            trial.listen()
            trial.apply(action)
            check_stores(s, trial, GAME.actions.name(action))
        options = s.legal()
        s.apply(options[chance.below(len(options))])


def check_stores(before, after, name):
    """Swapped items (CI-LARGE-08) are replaced one by one, which is no throwing away."""
    for seat, (was, now) in enumerate(zip(before.players, after.players)):
        emitted = [event for event in after.events if event.seat == seat]
        left = sum([max(0, one - other) for one, other in zip(was.stored, now.stored)])
        paying = ("pays", "fee", "feeds", "trades", "swaps")
        picks = name.startswith(("pay:", "trade:")) and seat == before.actor
        assert left == 0 or picks or any(event.kind in paying for event in emitted), name
        if not any(event.kind in (*paying, "gains", "stores", "unloads") for event in emitted) and not picks:
            assert now.stored == was.stored, name


@rule("CI-STORE-05")
def test_items_move_freely_between_spots():
    """Three food spots of the Granary: food makes room for other things."""
    me = {**land(h12="mountain 1 stone", h13="meadow 1 small"), "small_cards": ["2"]}
    s = table(me={**me, "stored": {"food": 3, "coin": 6}})
    assert "store:h12" not in legal(s)
    s = table(me={**me, "stored": {"food": 3, "coin": 5}})
    assert "store:h12" in legal(s)


def trading(**me):
    return table(me={"stored": {}, **land(h12="meadow"), **me})


@rule("CI-TRADE-01", "CI-TRADE-04")
def test_cloth_for_coins():
    assert "trade:cloth_to_coins" not in legal(trading(stored={"cloth": 1}))
    s = play(trading(stored={"cloth": 3}), "trade:cloth_to_coins")
    assert pending(s) == "trade_items" and offered(s) == {"done", "pay:cloth"}  # two are in by now
    play(s, "done")
    assert player(s)["market"] == {"coin": 1} and player(s)["stored"] == {"cloth": 1}


@rule("CI-TRADE-02")
def test_gold_for_cubes_of_choice():
    s = trading(**land(h12="mountain 4 gold"))
    play(s, "trade:gold_to_cubes")
    assert offered(s) == {f"receive:{name}" for name in ("wood", "stone", "food", "gold", "cloth")}
    play(s, "receive:food", "receive:cloth")
    assert player(s)["market"] == {"food": 1, "cloth": 1}


@rule("CI-TRADE-03")
def test_anything_four_to_one():
    s = trading(**land(h12="meadow 3 food"), stored={"coin": 1})
    play(s, "trade:any_to_any")
    assert offered(s) == {f"receive:{name}" for name in ("coin", "wood", "stone", "food", "gold", "cloth")}
    play(s, "receive:gold")
    assert player(s)["market"] == {"gold": 1} and player(s)["stored"] == {}
    assert "trade:any_to_any" not in legal(trading(stored={"coin": 3}))


@rule("CI-TRADE-05")
def test_the_marketplace_is_dead_stock_without_limit():
    s = trading(market={"gold": 30, "cloth": 20})
    assert not any(name.startswith("trade") for name in legal(s))


@rule("CI-TRADE-06")
def test_any_number_may_be_returned():
    s = trading(**land(h12="settlement 2 cloth"), stored={"cloth": 1})
    play(s, "trade:cloth_to_coins", "pay_from:h12", "pay:cloth")
    assert player(s)["market"] == {"coin": 1} and player(s)["stored"] == {}


def with_crate(**me):
    return table(me={"lids": ["C2", "C3", "C4", "C5"], "unused": 1, **me})


@rule("CI-CRATE-01", "CI-CRATE-02")
def test_the_five_crate_spaces():
    s = with_crate(tiles={"D1": 1})
    assert {name for name in legal(s) if name.startswith("crate")} == {
        "crate:draw", "crate:place", "crate:carto", "crate:coins", "crate:cubes",
    }  # fmt: skip
    assert sum(play(s.copy(), "crate:draw").players[0].tiles) == 2
    assert offered(play(s.copy(), "crate:place")) == {"tile:D1:front", "tile:D1:back"}
    assert player(play(s.copy(), "crate:carto"))["cartographer"] == 5
    assert player(play(s.copy(), "crate:coins"))["market"] == {"coin": 2}
    assert player(play(s.copy(), "crate:cubes", "receive:gold", "receive:wood"))["market"] == {"gold": 1, "wood": 1}


@rule("CI-CRATE-01", "CI-CRATE-03")
def test_a_crate_space_holds_one_lid():
    s = play(with_crate(), "crate:coins")
    assert player(s)["crates"] == ["coins"] and player(s)["unused"] == 0
    s = with_crate(lids=["C3", "C4", "C5"], crates=["coins"])
    assert "crate:coins" not in legal(s) and "crate:cubes" in legal(s)


@rule("CI-CARTO-01")
def test_steps_beyond_six_are_lost():
    s = play(with_crate(cartographer=5), "crate:carto")
    assert player(s)["cartographer"] == 6
    assert "crate:carto" not in legal(with_crate(cartographer=6))


@rule("CI-CARTO-02")
def test_once_in_a_turn_and_never_at_the_end():
    s = table(me={"cartographer": 6})
    play(s, "cartographer:opt2", "survey:h22", "landscape:forest")
    assert not any(name.startswith("cartographer") for name in legal(s))
    assert any(name.startswith("cartographer") for name in legal(table(me={"cartographer": 6})))
    s = table(me={"cartographer": 6}, phase="finish", pending=[{"step": "last_actions", "seat": 0}])
    assert not any(name.startswith("cartographer") for name in legal(s))


@rule("CI-CARTO-02")
def test_once_in_the_whole_income_phase_and_again_in_the_first_turn():
    s = GAME.new(players=2, seed=3, start_player="1")
    play(s, "cartographer:opt2", "survey:h22", "landscape:forest")
    assert not any(name.startswith("cartographer") for name in legal(s))
    while s.save()["phase"] == "income":
        play(s, "done")
    assert s.actor == 0 and player(s)["surveyed"] is False


@rule("CI-CARTO-03")
def test_the_marker_moves_back():
    assert "cartographer:opt2" not in legal(table(me={"cartographer": 1}))
    s = play(table(me={"cartographer": 3}), "cartographer:opt2", "survey:h22", "landscape:forest")
    assert player(s)["cartographer"] == 1


@rule("CI-CARTO-07")
def test_option_two_charts_a_hex():
    s = play(table(me={"cartographer": 3}), "cartographer:opt2")
    assert offered(s) == {"survey:h11", "survey:h13", "survey:h22", "survey:h23"}
    play(s, "survey:h22")
    assert len(offered(s)) == 4
    play(s, "landscape:settlement")
    assert player(s)["land"]["h22"] == "settlement" and player(s)["on"]["h22"] == "cloth"
    s = table(me={**land(h12="meadow 1", h22="meadow 1"), "cartographer": 2})
    assert "survey:h32" not in offered(play(s, "cartographer:opt2"))  # a ruin


@rule("CI-CARTO-08", "CI-CARTO-09")
def test_options_three_and_four_raise_a_space():
    me = {**land(h12="forest 3", h13="meadow 4", h11="forest 2 wood"), "cartographer": 4}
    s = play(table(me=me), "cartographer:opt3")
    assert offered(s) == {"landscape:forest", "landscape:settlement"}  # h12 only: h11 is occupied
    play(s, "landscape:settlement")
    assert player(s)["level"]["h12"] == 4 and player(s)["on"]["h12"] == "cloth" and player(s)["cartographer"] == 1
    s = play(table(me=me), "cartographer:opt4", "landscape:meadow")
    assert player(s)["level"]["h13"] == 5 and player(s)["cartographer"] == 0
    assert "cartographer:opt4" not in legal(table(me={**me, "cartographer": 3}))


@rule("CI-CARTO-10")
def test_single_tiles_run_out():
    me = {**land(h12="forest 1"), "cartographer": 6, "tiles": {"D1": 1}}
    s = table(me=me, singles={"S2": 3})
    assert offered(play(s, "cartographer:opt2", "survey:h22")) == {"landscape:meadow", "landscape:settlement"}
    s = table(me=me, singles={"S1": 1})
    play(s, "cartographer:opt3")
    assert player(s)["land"] == {"h12": "forest"} and player(s)["level"] == {"h12": 2}  # no settlement is left
    assert "cartographer:opt3" not in legal(table(me={**me, **land(h12="meadow 1")}, singles={"S1": 1}))
    s = table(me=me, singles={})
    assert not any(name.startswith("cartographer") for name in legal(s))
    s = table(me=me, singles={}, pending=during("section_C"))
    assert "half:h12" not in offered(play(s, "tile:D1:front"))


@rule("CI-CARTO-10", "CI-CARTO-11")
def test_a_shim_is_a_matching_tile_if_there_is_one():
    me = {**land(h12="forest 1"), "cartographer": 6, "tiles": {"D1": 1}}
    for singles, left in (({"S1": 1, "S2": 1}, {"S1": 1}), ({"S1": 1}, {})):
        s = table(me=me, singles=singles, pending=during("section_C"))
        play(s, "tile:D1:front", "half:h12", "beside:h22")  # the meadow half needs the shim
        assert s.save()["singles"] == left


@rule("CI-LCARD-01", "CI-LCARD-02")
def test_a_large_card_is_used_once():
    me = {**land(h12="meadow 1 large"), "large_cards": ["1"]}
    s = play(table(me=me), "card:1")
    assert player(s)["market"] == {"coin": 3} and player(s)["spent"] == ["1"]
    with pytest.raises(IllegalAction):
        play(s, "card:1")
