"""SOLO: Sam's engine at stations of all kinds, and the market before he buys."""

import pytest

from support.great_western_trail import play, player, rule
from support.sam import facing, sam, turn, workers

STATIONS = [f"s{n}" for n in range(1, 11)]


@rule("GWT-SOLO-19")
@pytest.mark.parametrize(
    ("engine", "engineers", "stations", "end"),
    [
        ("6", 4, ["s1", "s2"], "10"),  # past the second station, which has his disc
        ("6", 5, ["s1", "s2"], "t3"),
        ("3", 3, ["s2"], "t1"),  # the second one is no reason to pass the first
        ("20", 3, ["s1"], "t6"),
    ],
)
def test_sam_passes_only_stations_with_his_disc(engine, engineers, stations, end):
    his = {"engine": engine, "workers": workers(engineer=engineers), "specialization": "engineer", "stations": stations}
    s = turn("sam_2", sam=his, masters={"s3": "sm3", "s4": "sm4", "s5": "sm5"})
    more = {"t1": ["s1"], "t3": ["s3"], "t6": ["s6"]}.get(end, [])
    assert sam(s)["engine"] == end
    assert sam(s)["stations"] == sorted([*stations, *more])
    assert sam(s)["spare_discs"] == 14 - len(stations) - len(more)


@rule("GWT-SOLO-20", "GWT-SOLO-21")
def test_a_station_that_sam_has_costs_him_no_second_disc():
    his = {"engine": "36", "workers": workers(engineer=3), "specialization": "engineer", "stations": STATIONS}
    s = turn("sam_2", sam=his, masters={})
    assert (sam(s)["engine"], sam(s)["stations"], sam(s)["spare_discs"]) == ("38", STATIONS, 4)


@rule("GWT-SOLO-20")
@pytest.mark.parametrize(
    ("engine", "station", "master"), [("4", "s1", ["sm1"]), ("16", "s5", ["sm5"]), ("21", "s6", [])]
)
def test_sam_takes_whichever_master_lies_at_the_station(engine, station, master):
    masters = {f"s{n}": f"sm{n}" for n in range(1, 6)}
    s = turn("sam_2", sam={"engine": engine}, masters=masters)
    assert (sam(s)["stations"], sam(s)["masters"]) == ([station], master)
    assert s.save()["masters"] == {name: tile for name, tile in masters.items() if name != station}


@rule("GWT-SOLO-24")
def test_sam_adds_exactly_two_cards_to_the_market():
    s = facing("sam_12", sam={"workers": workers(cowboy=3), "specialization": "cowboy"}, market=["hereford_7"])
    before = s.save()["market_stack"]
    doc = play(s, "done").save()
    assert len(before) - len(doc["market_stack"]) == 2
    assert len(doc["market"]) + len(doc["sam"]["discards"]) == 3
    assert player(s)["dollars"] == 10
