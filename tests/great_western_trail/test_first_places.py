"""DELV, STAT, BUILD, FEE: what holds for all places holds for the first one: station, seat, master tile."""

import pytest

from rondel.core.observation import observe
from support.great_western_trail import at, offered, pending, play, player, rule, staff, table, visiting

MASTERS = {f"s{n}": f"sm{n}" for n in range(1, 6)}


@rule("GWT-EDGE-04")
@pytest.mark.parametrize("station", ["s1", "s3"])
def test_the_disc_of_any_station_may_go_to_a_city(station):
    me = {"space": "kc", "hand": [], "discs": [], "stations": ["s1", "s3"], "cities": {"kansas_city": 12}}
    s = play(table(me=me, masters={"s2": "sm2", "s4": "sm4", "s5": "sm5"}, pending=at("deliver", 1)), "deliver:fulton")
    assert offered(s, "disc") == {"s1", "s3"}
    play(s, f"disc:{station}")
    assert player(s)["stations"] == [name for name in ("s1", "s3") if name != station]
    assert player(s)["cities"] == {"kansas_city": 12, "fulton": 1}


@rule("GWT-SM-01", "GWT-STAT-01")
@pytest.mark.parametrize(("station", "rail"), [("s1", "t1"), ("s5", "t5"), ("s6", "t6")])
def test_a_master_lies_at_each_of_the_first_five_stations(station, rail):
    me = {"engine": rail, "dollars": 20, "workers": staff(cowboy=2)}
    s = table(me=me, masters=MASTERS, station_workers={}, pending=at("upgrade", station))
    play(s, "upgrade", "disc:aux_cert_1")
    assert player(s)["stations"] == [station]
    if station == "s6":
        assert s.actor == 1
        return
    assert (pending(s), offered(s)) == ("take_master", {"done", "give:cowboy"})
    play(s, "give:cowboy")
    assert player(s)["masters"] == [MASTERS[station]]
    assert (player(s)["workers"], s.save()["station_workers"]) == (staff(), {station: "cowboy"})


@rule("GWT-BLD-11")
def test_9a_pays_no_transport_though_the_city_lies_ahead_of_the_engine():
    s = visiting("a1", "0/9a", me={"engine": "18"})
    play(s, "use:extraordinary_delivery", "engine:0", "deliver:pittsburgh", "disc:aux_cert_1")
    assert player(s)["cities"] == {"pittsburgh": 1}
    assert player(s)["dollars"] == 10


@rule("GWT-BUILD-02", "GWT-BUILD-05")
def test_a_building_that_needs_as_many_builders_as_the_own_one_takes_not_its_place():
    s = table(me={"dollars": 40}, tiles={"a1": "0/7a"}, pending=at("build_2"))  # 7a and 8a need 5 builders
    assert offered(s, "build") == {"1a", "2a", "3a"}


@rule("GWT-BUILD-03")
@pytest.mark.parametrize(("price", "building", "left"), [(1, "4a", 8), (2, "4a", 6), (2, "5a", 4)])
def test_a_building_without_its_place_is_saved_with_its_price(price, building, left):
    me = {"workers": staff(builder=3)}
    s = play(table(me=me, pending=at(f"build_{price}")), f"build:{building}")
    memo = s.save()["pending"][-1]["memo"]
    assert memo == {"building": building, "price_per_builder": price}
    s = play(table(me=me, pending=at("site", memo)), "site:a2")
    assert (s.save()["tiles"]["a2"], player(s)["dollars"]) == (f"0/{building}", left)


@rule("GWT-LOC-02", "GWT-EDGE-14")
def test_what_is_built_elsewhere_is_as_good_as_new():
    s = visiting("nB", me={"dollars": 40, "hand": ["santa_gertrudis", "criollo"]})
    play(s, "use:build_2", "build:3a", "site:b1")
    assert s.save()["used"] == {"nB": ["2"]}


@rule("GWT-FEE-02")
@pytest.mark.parametrize("owner", [0, 2])
def test_every_owner_gets_the_fees_of_the_others(owner):
    s = table(
        3, other={"space": "nA", "dollars": 10}, tiles={"a1": f"{owner}/1a"}, pending=[{"step": "turn", "seat": 1}]
    )
    assert (s.actor, player(s, owner)["dollars"]) == (1, 10)
    play(s, "move:a1")
    assert (player(s, 1)["dollars"], player(s, owner)["dollars"]) == (8, 12)


@rule("GWT-VARIANT-05")
def test_a_simmental_of_the_last_stage_is_never_raised():
    actions = table().game.actions
    names = [actions.name(action) for action in range(len(actions))]
    assert [name for name in names if name.startswith("raise:")] == ["raise:simmental_1", "raise:simmental_2"]


@rule("GWT-INFO-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_programs_see_an_open_hand_as_they_do_after_the_position_was_saved(seat):
    s = table(me={"space": "kc", "certificates": 2}, pending=at("reveal"))
    assert (pending(s), s.view(1)["players"][0]["hand"]) == ("income", ["criollo"] * 4)
    assert observe(s, seat) == observe(s.game.restore(s.save()), seat)


@rule("GWT-BUY-01", "GWT-LOC-05")
@pytest.mark.parametrize(("dollars", "may"), [(5, False), (6, True)])
def test_who_can_pay_for_no_card_buys_none_when_the_stack_is_empty(dollars, may):
    counts = {"black_angus": 7, "longhorn": 7, "corriente": 7}
    counts |= {f"shorthorn_{points}": 3 for points in (3, 4, 5)} | {f"hereford_{points}": 2 for points in (5, 6, 7)}
    market = [card for card, n in counts.items() for _ in range(n)]
    s = visiting("nE", me={"dollars": dollars, "hand": ["pineywoods", "galloway"]}, market=market)
    assert ("buy_cattle" in offered(s, "use")) == may
