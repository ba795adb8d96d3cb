"""KC, JOB, CMKT, INC: the first four subphases of Kansas City, the job market and the cattle market.

Rows of the job market are numbered from 1 in the rules; `token_row` counts from 0.
"""

import pytest

from support.great_western_trail import GAME, at, laid, legal, offered, pending, play, player, rule, table, waiting

NO = None
OUTLAWS = [f"outlaw{n}" for n in range(1, 10)]


def in_city(*foresight, players=2, me=None, tiles=None, **fields):
    """Seat 0 has reached Kansas City, whose foresight columns show these tiles, two and two."""
    shown = [*foresight, *[NO] * (6 - len(foresight))]
    me = {"space": "kc", **(me or {})}
    return table(players, me=me, tiles=tiles, foresight=shown, pending=at("kansas_city"), **fields)


def income(hand, **me):
    """The same with nothing to foresee and this hand."""
    return in_city(me={"hand": hand, "dollars": 0, **me}, masters={})


EMPTY_FIRST = [  # all tiles of the first bag have left the game
    {},
    {"cowboy": 10, "builder": 10, "engineer": 11},
    {"cowboy": 7, "builder": 7, "engineer": 7, "orange_outlaw": 2},
]
ARRIVED = [*at("foresight_3"), {"step": "foresight_2", "seat": 0}, {"step": "foresight_1", "seat": 0}]


def filled(s):
    """The job market, and the row of the token."""
    return s.save()["jobs"], s.save()["token_row"] + 1


# KC


@rule("GWT-KC-01")
def test_the_subphases_are_three_columns_then_income_then_delivery():
    s = in_city("green_outlaw", "orange_outlaw", "cowboy", "builder", "engineer", "green_outlaw")
    s.listen()
    play(s, "foresight:orange_outlaw", "foresight:builder", "foresight:green_outlaw", "deliver:fulton")
    order = [event.kind for event in s.visible(1)]
    steps = [kind for kind in order if kind in ("chooses", "breeding_value", "delivers")]
    assert steps == ["chooses", "chooses", "chooses", "breeding_value", "delivers"]
    assert s.save()["foresight"] == ["green_outlaw", NO, "cowboy", NO, "engineer", NO]


@rule("GWT-KC-02")
def test_of_two_tiles_one_is_chosen_and_goes_at_once_to_its_place():
    s = in_city("flood_2_green", "green_outlaw", "cowboy", "builder")
    assert offered(s) == {"foresight:flood_2_green", "foresight:green_outlaw"}
    play(s, "foresight:flood_2_green")
    assert s.save()["tiles"]["flood1"] == "flood_2_green"
    assert s.save()["foresight"][:4] == [NO, "green_outlaw", "cowboy", "builder"]
    assert (pending(s), offered(s)) == ("foresight_2", {"foresight:cowboy", "foresight:builder"})
    play(s, "foresight:builder")
    assert waiting(s) == {"3:builder": 1}
    assert s.save()["foresight"][:4] == [NO, "green_outlaw", "cowboy", NO]


@rule("GWT-KC-03")
@pytest.mark.parametrize(
    ("occupied", "space"),
    [
        ([], "outlaw1"),
        (OUTLAWS[:4], "outlaw5"),
        (["outlaw1", "outlaw2", "outlaw4"], "outlaw3"),
        (OUTLAWS[1:], "outlaw1"),
    ],
)
@pytest.mark.parametrize("tile", ["green_outlaw", "orange_outlaw"])
def test_an_outlaw_goes_to_the_empty_outlaw_space_with_the_lowest_number(tile, occupied, space):
    s = play(in_city(tile, "flood_2_black", tiles=dict.fromkeys(occupied, "green_outlaw")), f"foresight:{tile}")
    added = {place: there for place, there in s.save()["tiles"].items() if place not in occupied and len(place) > 2}
    assert added == {space: tile}
    assert s.save()["tiles_out"] == {}


@rule("GWT-KC-03")
def test_without_an_empty_outlaw_space_the_outlaw_leaves_the_game():
    s = in_city("orange_outlaw", "orange_outlaw", tiles=dict.fromkeys(OUTLAWS, "green_outlaw"))
    assert s.save()["tiles_out"] == {"orange_outlaw": 1}
    assert "orange_outlaw" not in s.save()["tiles"].values()
    assert pending(s) == "foresight_2"


@rule("GWT-KC-04")
@pytest.mark.parametrize(("kind", "area"), [("flood", "flood"), ("drought", "drought"), ("rockfall", "rock")])
def test_a_hazard_goes_to_the_empty_space_with_the_lowest_number_of_its_type(kind, area):
    lying = [f"{kind}_2_green", f"{kind}_3_black", f"{kind}_3_green", f"{kind}_4_green"]
    tile = f"{kind}_2_black"
    for occupied, number in (([], 1), ([1], 2), ([1, 3], 2), ([1, 2, 3], 4), ([2, 3, 4], 1)):
        s = in_city(tile, "green_outlaw", tiles={f"{area}{n}": lying[n - 1] for n in occupied})
        play(s, f"foresight:{tile}")
        assert s.save()["tiles"][f"{area}{number}"] == tile
    s = in_city(tile, "green_outlaw", tiles={f"{area}{n}": lying[n - 1] for n in (1, 2, 3, 4)})
    play(s, f"foresight:{tile}")
    assert s.save()["tiles_out"] == {tile: 1}
    assert tile not in s.save()["tiles"].values()


@rule("GWT-KC-05")
@pytest.mark.parametrize("worker", ["cowboy", "builder", "engineer"])
def test_a_worker_goes_to_the_next_free_space_of_the_job_market(worker):
    s = in_city(*[NO] * 4, worker, "green_outlaw", players=3, jobs={"4:builder": 1}, token_row=3)
    play(s, f"foresight:{worker}")
    assert filled(s) == ({"4:2": "builder", "4:3": worker}, 4)


@rule("GWT-KC-06")
def test_a_tile_must_be_chosen_even_if_both_are_unwelcome():
    floods = {
        "flood1": "flood_2_green",
        "flood2": "flood_3_black",
        "flood3": "flood_3_green",
        "flood4": "flood_4_green",
    }
    s = in_city("flood_2_black", "flood_4_green", tiles=floods)
    assert legal(s) == ["foresight:flood_2_black", "foresight:flood_4_green"]


@rule("GWT-KC-06")
def test_a_single_tile_must_be_taken_and_an_empty_column_is_skipped():
    shown = [NO, "green_outlaw", "cowboy", "builder"]
    s = table(me={"space": "kc"}, foresight=[*shown, NO, NO], bags=EMPTY_FIRST, pending=at("kansas_city"))
    assert s.save()["tiles"]["outlaw1"] == "green_outlaw"
    assert pending(s) == "foresight_2"
    s = table(me={"space": "kc"}, foresight=[NO, NO, *shown[2:], NO, NO], bags=EMPTY_FIRST, pending=ARRIVED)
    assert (pending(s), "outlaw1" in s.save()["tiles"]) == ("foresight_2", False)


# JOB


@rule("GWT-JOB-01")
@pytest.mark.parametrize("row", [2, 5, 11])
def test_a_worker_is_placed_in_the_row_of_the_token(row):
    s = in_city(NO, NO, "engineer", jobs={"1:cowboy": 1}, token_row=row - 1)
    assert filled(s) == ({"1:3": "cowboy", f"{row}:3": "engineer"}, row)


@rule("GWT-JOB-02")
@pytest.mark.parametrize(
    ("players", "jobs", "row"),
    [
        (2, {"3:3": "cowboy", "3:4": "builder", "4:3": "engineer"}, 4),
        (3, {"3:2": "cowboy", "3:3": "builder", "3:4": "engineer"}, 4),
        (4, {"3:1": "cowboy", "3:2": "builder", "3:3": "engineer"}, 3),
    ],
)
def test_a_row_has_as_many_usable_columns_as_there_are_players(players, jobs, row):
    s = in_city(NO, NO, "builder", NO, "engineer", players=players, jobs={"3:cowboy": 1})
    assert filled(s) == (jobs, row)


@rule("GWT-JOB-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_worker_on_the_last_space_moves_the_token_to_the_next_row(players):
    jobs = laid({"4:cowboy": players - 1}, players)
    s = in_city(NO, NO, "builder", players=players, jobs=jobs, token_row=3)
    assert filled(s) == ({**jobs, "4:4": "builder"}, 5)


@rule("GWT-JOB-04", "GWT-CMKT-01")
@pytest.mark.parametrize("row", range(2, 12))
def test_the_cattle_market_is_refilled_when_the_token_leaves_row_6_or_row_9(row):
    fields = {"token_row": row - 1, "jobs": {f"{row}:builder": 1}, "market": ["longhorn"]}
    s = in_city(NO, NO, "cowboy", NO, "builder", "green_outlaw", **fields)
    assert pending(s) == "foresight_3"  # at once
    assert filled(s)[1] == row + 1
    assert len(s.save()["market"]) == (7 if row in (6, 9) else 1)


@rule("GWT-JOB-04")
def test_a_worker_that_does_not_move_the_token_refills_nothing():
    assert in_city(NO, NO, "cowboy", token_row=5, market=["longhorn"]).save()["market"] == ["longhorn"]
    assert in_city(NO, NO, "cowboy", token_row=6, market=["longhorn"]).save()["market"] == ["longhorn"]


@rule("GWT-JOB-05")
def test_the_token_leaving_row_12_triggers_the_end():
    s = in_city(NO, NO, "cowboy", token_row=11)
    assert s.save()["last_seat"] is None
    s = in_city(NO, NO, "cowboy", token_row=11, jobs={"12:builder": 1})
    assert s.save()["last_seat"] == 0
    assert player(s)["job_market_token"]
    play(s, "deliver:fulton", "disc:aux_dollar_2", "move:nA", "done")
    assert s.actor is None  # the other player has had a last turn
    s = in_city(NO, NO, "cowboy", token_row=10, jobs={"11:builder": 1})
    assert s.save()["last_seat"] is None


@rule("GWT-JOB-06")
def test_a_space_emptied_by_hiring_is_not_refilled():
    jobs = {"1:cowboy": 1, "1:builder": 1, "2:engineer": 2}
    s = table(me={"space": "nA"}, jobs=jobs, pending=at("visit"))
    doc = play(s, "use:hire_0", "hire:1:cowboy").save()
    left = {"1:4": "builder", "2:3": "engineer", "2:4": "engineer"}
    assert doc["jobs"] == left
    doc["players"][0]["space"] = "kc"
    doc.update(used={}, turn={"number": 3, "seat": 0}, pending=at("kansas_city"))
    assert doc["foresight"][2:4] == ["cowboy", "cowboy"]
    assert filled(GAME.restore(doc)) == ({**left, "3:3": "cowboy"}, 3)


# CMKT


def refilled(players=2, **fields):
    """A worker has moved the token from row 6 to row 7."""
    jobs = {"6:builder": players - 1}
    doc = in_city(NO, NO, "cowboy", players=players, jobs=jobs, token_row=5, **fields).save()
    return doc["market"], doc["market_stack"]


@rule("GWT-CMKT-01")
@pytest.mark.parametrize(("players", "size"), [(2, 7), (3, 10), (4, 13)])
@pytest.mark.parametrize("had", [0, 2, 6])
def test_a_refill_fills_the_market_up_to_the_size_for_the_players(players, size, had):
    market, stack = refilled(players, market=["longhorn"] * had)
    assert (len(market), len(stack)) == (size, 36 - size)
    assert market.count("longhorn") >= had


@rule("GWT-CMKT-02")
@pytest.mark.parametrize("had", [7, 9])
def test_a_market_that_is_full_or_overfull_gets_nothing(had):
    cards = ["black_angus"] * 5 + ["hereford_5", "hereford_5", "hereford_6", "hereford_7"]
    market, stack = refilled(market=cards[:had])
    assert (market, len(stack)) == (cards[:had], 36 - had)


@rule("GWT-CMKT-03")
@pytest.mark.parametrize("stack", [[], ["shorthorn_3"], ["shorthorn_3"] * 3])
def test_from_a_stack_that_runs_out_no_more_cards_appear(stack):
    market, left = refilled(market=["longhorn"], market_stack=stack)
    assert (market, left) == (["longhorn", *stack], [])


@rule("GWT-CMKT-04")
def test_new_cards_are_sorted_into_the_colour_order():
    stack = ["hereford_7", "black_angus", "corriente", "shorthorn_5", "longhorn"]
    market, _ = refilled(market=["hereford_5", "corriente"], market_stack=stack)
    breeds = ["black_angus", "longhorn", "corriente", "corriente", "shorthorn_5", "hereford_5", "hereford_7"]
    assert market == breeds


# INC


@rule("GWT-INC-01", "GWT-INC-05")
@pytest.mark.parametrize(
    ("hand", "value"),
    [
        ([], 0),
        (["criollo"] * 4, 1),
        (["santa_gertrudis", "pineywoods", "galloway", "criollo"], 7),
        (["santa_gertrudis", "santa_gertrudis", "longhorn", "black_angus"], 8),
        (["black_angus", "longhorn", "corriente", "corriente"], 9),
        (["shorthorn_3", "shorthorn_5", "hereford_5", "hereford_6"], 9),
        (["galloway", "longhorn", "shorthorn_4", "hereford_7"], 14),
    ],
)
def test_each_type_of_cattle_in_hand_counts_once_and_gives_as_many_dollars(hand, value):
    s = income(hand, deck=[])
    assert pending(s) == ("deliver" if value else "city_disc")  # the income is paid before anything is delivered
    assert (player(s)["dollars"], player(s, 1)["dollars"]) == (value, 10)


@rule("GWT-INC-01")
def test_the_whole_hand_is_revealed_to_all():
    s = in_city("green_outlaw", "orange_outlaw", me={"hand": ["criollo", "galloway", "aux_ny"]})
    assert s.view(1)["players"][0]["hand"] == {"hidden": 3}
    s.listen()
    play(s, "foresight:green_outlaw", "foresight:cowboy", "foresight:orange_outlaw")
    shown = [event for event in s.visible(1) if event.kind == "reveals"]
    cards = [GAME.event_kinds["reveals"].arguments(event)["card"] for event in shown]
    assert sorted(cards) == ["aux_ny", "criollo", "galloway"]


@rule("GWT-INC-02")
@pytest.mark.parametrize(
    ("hand", "value"),
    [(["hereford_7"], 5), (["shorthorn_3"], 4), (["aux_ny", "gain2_4hh", "criollo"], 1), (["corriente"], 3)],
)
def test_victory_points_and_objective_cards_in_hand_count_nothing(hand, value):
    s = income(hand, deck=[])
    assert player(s)["dollars"] == value


@rule("GWT-INC-03")
@pytest.mark.parametrize(("used", "left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_any_number_of_temporary_certificates_may_be_added(used, left):
    s = income(["santa_gertrudis", "santa_gertrudis", "longhorn", "black_angus"], certificates=3)
    assert offered(s) == {f"certificates:{n}" for n in range(4)}
    play(s, f"certificates:{used}")
    assert (player(s)["certificates"], player(s)["dollars"]) == (left, 8 + used)


@rule("GWT-INC-04")
@pytest.mark.parametrize(
    ("tiles", "more"), [(["sm2"], 1), (["sm8"], 2), (["sm3", "sm4", "sm6"], 3), (["sm1", "sm5", "sm7", "sm9"], 0)]
)
def test_permanent_certificates_always_count_and_stay(tiles, more):
    s = income(["galloway", "criollo"], masters=tiles)
    assert player(s)["dollars"] == 3 + more
    play(s, "deliver:kansas_city", "disc:aux_dollar_2")
    assert player(s)["masters"] == tiles
    doc = s.save()
    doc["players"][0].update(space="kc", dollars=0, hand=["criollo"], discards=[], certificates=1)
    del doc["players"][0]["deck"], doc["bags"], doc["turn"]
    doc.update(pending=at("reveal"), foresight=["green_outlaw", NO, "cowboy", NO, "cowboy", NO])
    s = play(GAME.restore(doc), "certificates:1")
    assert player(s)["dollars"] == 2 + more


@rule("GWT-INC-05")
def test_the_dollars_include_both_kinds_of_certificates():
    s = play(income(["galloway"], certificates=2, masters=["sm8"]), "certificates:2")
    assert player(s)["dollars"] == 2 + 2 + 2


@rule("GWT-INC-06")
def test_then_all_hand_cards_are_discarded():
    s = income(["criollo", "galloway", "aux_ny"], discards=["pineywoods"])
    assert pending(s) == "deliver"
    assert player(s)["hand"] == []
    assert player(s)["discards"][0] == "pineywoods"
    assert sorted(player(s)["discards"][1:]) == ["aux_ny", "criollo", "galloway"]


@rule("GWT-INC-07")
@pytest.mark.parametrize(
    ("used", "masters", "city"),
    [
        (0, [], "st_louis"),
        (1, [], "st_louis"),
        (2, [], "bloomington"),
        (2, ["sm8"], "peoria"),
        (0, ["sm8"], "bloomington"),
    ],
)
def test_the_total_with_certificates_limits_the_delivery(used, masters, city):
    cities = ["kansas_city", "fulton", "st_louis", "bloomington", "peoria"]
    s = income(["galloway", "pineywoods"], certificates=3, masters=masters, dollars=50)
    play(s, f"certificates:{used}")
    assert offered(s, "deliver") == set(cities[: cities.index(city) + 1])
