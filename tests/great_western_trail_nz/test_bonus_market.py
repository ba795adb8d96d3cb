"""BONUS: investing in bonus tiles, what they ask and what they give."""

import pytest

from support.great_western_trail_nz import at, offered, pending, play, player, rule, staff, table, visiting

INVEST, INVEST_3 = "use:invest_0", "use:invest_3"  # of neutral building C, side II
COSTS = [4, 5, 5, 6, 6, 7, 6, 5]
GIFTS = ("pounds", "gold", "exchange_tokens", "pathfinder", "discards", "certificates")


def investing(*tiles, **fields):
    """Seat 0 has 40 pounds and chooses among these tiles of the first row and a plain one of the fifth."""
    lying = {f"1:{4 - i}": f"bonus_{tile}" for i, tile in enumerate(tiles)}
    me = {"pounds": 40, **fields.pop("me", {})}
    fields = {"token_row": 7, "bonus": {**lying, "5:4": "bonus_token"}, **fields}
    return table(me=me, pending=at("invest_0"), **fields)


def gifts(state):
    return {name: player(state)[name] for name in GIFTS}


@rule("NZ-BONUS-01")
@pytest.mark.parametrize("modifier", [0, 3])
@pytest.mark.parametrize("row", range(1, 9))
def test_a_tile_costs_the_price_of_its_row_and_the_modifier_of_the_icon(row, modifier):
    price = COSTS[row - 1] + modifier
    place = {f"{row}:4": "bonus_token"}
    fields = {"token_row": 8, "last_seat": 1, "bonus": place, "pending": at(f"invest_{modifier}")}
    s = table(me={"pounds": price}, **fields)
    assert (player(s)["pounds"], player(s)["captured"]) == (0, {"bonus_token": 1})
    s = table(me={"pounds": price - 1}, **fields)
    assert (player(s)["pounds"], player(s)["captured"]) == (price - 1, {})


@rule("NZ-BONUS-01")
def test_exactly_one_tile_is_taken():
    s = investing("token", "wool")
    assert offered(s) == {"invest:1:bonus_token", "invest:1:bonus_wool", "invest:5:bonus_token"}
    play(s, "invest:1:bonus_wool")
    assert s.save()["bonus"] == {"1:4": "bonus_token", "5:4": "bonus_token"}
    assert (player(s)["captured"], player(s)["pounds"]) == ({"bonus_wool": 1}, 36)
    assert offered(s) == {"done"}
    s = play(investing("token", "wool"), "invest:5:bonus_token")
    assert s.save()["bonus"] == {"1:4": "bonus_token", "1:3": "bonus_wool"}  # not the equal one of another row


@rule("NZ-BONUS-02")
def test_the_row_of_the_token_is_closed():
    lying = {"1:3": "bonus_token", "2:3": "bonus_wool", "2:4": "bonus_gold", "3:3": "bonus_ferry"}
    s = table(me={"pounds": 40, "gold": 4}, bonus=lying, token_row=2, pending=at("invest_0"))
    assert offered(s, "invest") == {"1:bonus_token", "2:bonus_wool", "2:bonus_gold"}


@rule("NZ-BONUS-02")
def test_when_the_token_has_left_the_board_every_row_is_open():
    lying = {"1:3": "bonus_token", "8:3": "bonus_wool", "8:4": "bonus_ferry"}
    s = table(me={"pounds": 40}, bonus=lying, token_row=8, last_seat=1, pending=at("invest_0"))
    assert offered(s, "invest") == {"1:bonus_token", "8:bonus_wool", "8:bonus_ferry"}


@rule("NZ-BONUS-03")
def test_the_tile_is_kept_and_its_points_count():
    s = play(investing("token"), "invest:1:bonus_token")
    assert player(s)["captured"] == {"bonus_token": 1}
    assert s.scores()[0]["hazards_bonus_tiles"] == 4


@rule("NZ-BONUS-04", "NZ-BONUS-08")
@pytest.mark.parametrize(
    ("tile", "given"),
    [
        ("wool", {"exchange_tokens": 1}),
        ("sheepdog", {"discards": ["sheepdog"], "gold": 2}),
        ("ferry", {"discards": ["ferry"], "gold": 2}),
        ("pathfinder", {"pathfinder": 2, "discards": ["kotare"], "gold": 1}),
        ("tokens", {"exchange_tokens": 3, "gold": 1}),
        ("token", {"exchange_tokens": 1}),
        ("certificate", {}),
    ],
)
def test_its_bonus_is_received_at_once_and_whole(tile, given):
    s = investing(tile)
    before = gifts(s)
    play(s, f"invest:1:bonus_{tile}")
    assert gifts(s) == {**before, "pounds": 36, **given}
    assert s.actor == 1 or offered(s) == {"done"}  # nothing was offered to be waived


@rule("NZ-BONUS-04")
@pytest.mark.parametrize(("tile", "income"), [("certificate", 2), ("token", 1)])
def test_a_permanent_certificate_counts_from_now_on(tile, income):
    me = {"space": "wellington", "captured": {f"bonus_{tile}": 1}, "hand": ["shropshire"], "pounds": 0}
    s = play(table(me=me, pending=at("wellington")), "reveal")
    assert player(s)["pounds"] == income


@rule("NZ-BONUS-04")
@pytest.mark.parametrize(("tile", "pounds"), [("wool", 4), ("token", 3)])
def test_a_permanent_wool_counts_from_now_on(tile, pounds):
    me = {"captured": {f"bonus_{tile}": 1}, "hand": ["merino"], "pounds": 0}
    s = play(table(me=me, pending=at("shear_1")), "show:merino")
    assert player(s)["pounds"] == pounds


@rule("NZ-BONUS-05")
@pytest.mark.parametrize(
    ("tile", "enough", "short"),
    [
        ("hazard", {"pounds": 7}, {"pounds": 6}),  # 4 for the row and 3 more
        ("gold", {"gold": 4}, {"gold": 3}),
        ("joker", {"gold": 1}, {"gold": 0}),
        ("romney", {"hand": ["merino"]}, {"hand": ["shropshire", "romney"]}),
    ],
)
def test_what_a_tile_asks_must_be_there_in_full_beside_the_price(tile, enough, short):
    tiles = {"rock1": "rockfall_2_black"}
    fields = {"tiles": tiles, "supply": {"romney": 17, "sheepdog": 12, "ferry": 14, "kotare": 12}}
    assert f"1:bonus_{tile}" in offered(investing(tile, "token", me=enough, **fields), "invest")
    assert f"1:bonus_{tile}" not in offered(investing(tile, "token", me=short, **fields), "invest")


@rule("NZ-BONUS-06")
@pytest.mark.parametrize("worker", ["shepherd", "craftsman", "sailor", "shearer"])
def test_a_joker_costs_a_gold_and_joins_any_row_as_a_worker_of_that_type(worker):
    s = play(investing("joker", me={"gold": 2}), "invest:1:bonus_joker")
    assert offered(s) == {"choose:shepherd", "choose:craftsman", "choose:sailor", "choose:shearer"}
    play(s, f"choose:{worker}")
    assert (player(s)["gold"], player(s)["pounds"]) == (1, 36)
    assert (player(s)["workers"], player(s)["jokers"]) == ({**staff(), worker: 2}, [f"{worker}:2"])
    assert pending(s).startswith("may use")  # all second spaces have an immediate action


@rule("NZ-BONUS-06")
def test_a_joker_triggers_the_space_it_covers_and_counts_as_that_type():
    s = play(investing("joker", me={"gold": 1, "workers": staff(sailor=2)}), "invest:1:bonus_joker", "choose:sailor")
    play(s, "use:gold_1")
    assert (player(s)["gold"], player(s)["workers"]["sailor"]) == (1, 3)
    workers = {"workers": staff(sailor=4), "gold": 1}
    s = play(investing("joker", me=workers), "invest:1:bonus_joker", "choose:sailor")
    assert s.scores()[0]["workers_storehouses"] == 4  # on the fifth space
    s = table(me={"workers": staff(sailor=3), "jokers": ["sailor:3"]}, pending=at("ship_sailors"))
    assert "sail:u3" in offered(s)


@rule("NZ-BONUS-07")
def test_a_joker_needs_a_free_space_in_some_row():
    full = staff(5, 5, 5, 5)
    s = investing("joker", "token", me={"gold": 1, "workers": full})
    assert offered(s, "invest") == {"1:bonus_token", "5:bonus_token"}
    s = investing("joker", me={"gold": 1, "workers": {**full, "shearer": 4}})
    play(s, "invest:1:bonus_joker")
    assert (player(s)["workers"], player(s)["jokers"]) == (full, ["shearer:5"])  # the only row


@rule("NZ-BONUS-08")
def test_a_card_whose_supply_is_empty_is_not_received():
    s = investing("sheepdog", supply={"romney": 18, "sheepdog": 0, "ferry": 14, "kotare": 12})
    play(s, "invest:1:bonus_sheepdog")
    assert (player(s)["discards"], player(s)["gold"], player(s)["captured"]) == ([], 2, {"bonus_sheepdog": 1})


@rule("NZ-BONUS-09")
def test_the_hazard_tile_needs_a_hazard_on_the_board():
    assert "1:bonus_hazard" not in offered(investing("hazard", "token"), "invest")
    tiles = {"rock1": "rockfall_4_black", "flood1": "flood_2_green"}
    s = play(investing("hazard", tiles=tiles), "invest:1:bonus_hazard")
    assert offered(s) == {"hazard:rock1", "hazard:flood1"}  # it must be taken
    play(s, "hazard:rock1")
    assert player(s)["captured"] == {"bonus_hazard": 1, "rockfall_4_black": 1}
    assert (player(s)["pounds"], player(s)["discards"]) == (40 - 4 - 3, ["sheepdog"])


@rule("NZ-BONUS-10")
def test_four_gold_are_spent_for_the_tile_of_eight_points():
    s = play(investing("gold", me={"gold": 5}), "invest:1:bonus_gold")
    assert (player(s)["gold"], s.scores()[0]["hazards_bonus_tiles"]) == (1, 8)


@rule("NZ-BONUS-11")
def test_a_starting_sheep_of_breeding_value_two_leaves_the_game_for_a_romney():
    hand = ["shropshire", "southdown", "english_leicester", "merino", "lincoln"]  # a Lincoln has 2 too
    s = play(investing("romney", me={"hand": hand}, market=[]), "invest:1:bonus_romney")
    assert offered(s) == {"remove:southdown", "remove:english_leicester", "remove:merino"}
    assert s.interrupts(0) == []
    play(s, "remove:southdown")
    assert (s.save()["cards_out"], player(s)["discards"], player(s)["gold"]) == ({"southdown": 1}, ["romney"], 1)
    assert "southdown" not in player(s)["hand"]


@rule("NZ-BONUS-11")
@pytest.mark.parametrize("hand", [["shropshire"], ["shropshire", "lincoln", "ryeland"], []])
def test_without_such_a_sheep_the_tile_cannot_be_taken(hand):
    s = investing("romney", "token", me={"hand": hand, "deck": ["merino"]}, market=[])
    assert "1:bonus_romney" not in offered(s, "invest")


@rule("NZ-BONUS-12")
def test_an_emptied_space_of_an_earlier_row_stays_empty():
    lying = {"1:3": "bonus_token", "1:4": "bonus_wool", "2:3": "bonus_ferry"}
    tiles = ["shepherd", None, "bonus_gold", None]
    s = visiting("NC", me={"pounds": 40}, bonus=lying, token_row=1, foresight=tiles)
    play(s, INVEST, "invest:1:bonus_token")
    left = {place: tile for place, tile in lying.items() if place != "1:3"}
    assert s.save()["bonus"] == left
    me = {"space": "wellington", "hand": []}
    s = table(me=me, bonus=left, token_row=1, foresight=tiles, pending=at("foresight_b"))
    assert s.save()["bonus"] == {**left, "2:4": "bonus_gold"}


@rule("NZ-BONUS-01")
def test_side_two_of_c_has_both_icons():
    lying = {"1:3": "bonus_token", "1:4": "bonus_wool"}
    s = visiting("NC", "C_II", me={"pounds": 12}, bonus=lying)
    assert {INVEST, INVEST_3} <= offered(s)
    play(s, INVEST_3, "invest:1:bonus_token", INVEST)
    assert player(s)["captured"] == {"bonus_token": 1, "bonus_wool": 1}
    assert player(s)["pounds"] == 12 - 7 - 4
