"""WEL: income, delivery, foresight and the way back to the horseman."""

import pytest

from support.great_western_trail_nz import (
    GAME,
    SLOTS,
    at,
    covered,
    document,
    legal,
    offered,
    pending,
    play,
    player,
    rule,
    table,
    visiting,
)

WHITE = {slot for slot in SLOTS if slot.startswith("aux_")} | {"wool_1"}  # in the blank position
DARK = {"step", "hand_1", "hand_2", "wool_2", "cert_1", "cert_2"}
LOCAL = {"lp0", "lp1", "lp3", "lp6", "lp9", "lp12", "lp15", "lp18", "lp21"}
MARIA = ["english_leicester", "english_leicester", "dorset_horn", "corriedale"]
MARKET = ["lincoln", "hampshire", "ryeland", "suffolk"]
SHOWN = ["sailor", "shearer", "bonus_gold", "bonus_wool"]


def arrived(hand=(), players=2, **fields):
    """Seat 0 has just reached Wellington with this hand; the foresight spaces are empty."""
    me = {"space": "wellington", "hand": list(hand), **fields.pop("me", {})}
    return table(players, me=me, pending=at("wellington"), **{"market": MARKET, **fields})


def delivering(value, **me):
    """The income is paid, and its value is this."""
    me = {"space": "wellington", "hand": [], **me}
    return table(me=me, pending=at("deliver", value))


def delivered(post, value=21, disc="aux_money_2", **me):
    s = delivering(value, **me)
    return play(s, f"deliver:{post}", f"disc:{disc}")


def foreseeing(column, *tiles, seat=0, players=2, **fields):
    """A seat is about to choose one of the tiles of a column: "a" or "b"."""
    shown = [*tiles, *[None] * (2 - len(tiles))]
    shown = [*shown, None, None] if column == "a" else [None, None, *shown]
    me = {"space": "wellington"}
    return table(players, me=me, foresight=shown, pending=at(f"foresight_{column}", seat=seat), **fields)


# Income


@rule("NZ-WEL-01", "NZ-EX-07")
def test_example_7_one_sheep_of_each_type_counts():
    s = play(arrived(MARIA), "reveal")
    assert player(s)["pounds"] == 10 + 2 + 3 + 3
    assert pending(s) == "deliver"


@rule("NZ-WEL-01")
@pytest.mark.parametrize(
    ("shown", "value"),
    [
        (["english_leicester"], 2),
        (["english_leicester", "corriedale"], 5),
        (["dorset_horn", "corriedale"], 6),
        (["corriedale"], 3),
    ],
)
def test_any_number_of_different_types_is_revealed(shown, value):
    s = play(arrived(MARIA), f"show:{shown[0]}")
    for breed in shown[1:]:
        play(s, f"show:{breed}")
    assert f"show:{shown[-1]}" not in legal(s)  # each type once
    if pending(s) == "reveal_more":
        play(s, "done")
    assert player(s)["pounds"] == 10 + value


@rule("NZ-WEL-01", "NZ-INFO-03")
@pytest.mark.parametrize("clicks", ["reveal", "show:english_leicester show:dorset_horn show:corriedale"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_hears_which_sheep_are_revealed(clicks, seat):
    s = arrived(MARIA)
    s.listen()
    play(s, *clicks.split())
    revealed = [GAME.components.cards[event.a] for event in s.visible(seat) if event.kind == "reveals"]
    assert revealed == ["english_leicester", "dorset_horn", "corriedale"]


@rule("NZ-WEL-02")
def test_wool_and_points_are_ignored_at_income():
    """A Ryeland has wool 5 and 4 points."""
    s = arrived(["ryeland"])
    assert offered(s) == {"done", "reveal"}  # a single type is not named twice
    assert player(play(s, "reveal"))["pounds"] == 10 + 2


@rule("NZ-WEL-03")
def test_only_sheep_are_revealed_romney_and_those_of_the_bonus_sets_among_them():
    sets = {"stack_sets": ["cheviot", "agent", "border_leicester", "bonus_8"]}
    hand = ["romney", "cheviot", "border_leicester", "sheepdog", "agent", "bonus_8"]
    s = arrived(hand, **sets)
    assert offered(s, "show") == {"romney", "cheviot", "border_leicester"}
    play(s, "reveal")
    assert player(s)["pounds"] == 10 + 3 + 3 + 5
    assert player(s)["hand"] == ["sheepdog", "agent", "bonus_8"]


@rule("NZ-WEL-04")
def test_no_sheep_need_be_revealed():
    s = play(arrived(MARIA), "done")
    assert (player(s)["pounds"], len(player(s)["hand"])) == (10, 4)
    assert pending(s) == "post_disc"  # only post 0 is left


@rule("NZ-WEL-05", "NZ-WEL-07", "NZ-EX-08", "NZ-EX-09")
def test_examples_8_and_9_two_of_three_temporary_certificates():
    s = play(arrived(MARIA, me={"certificates": 3}), "reveal")
    assert offered(s) == {f"certificates:{n}" for n in range(4)}
    play(s, "certificates:2")
    assert (player(s)["certificates"], player(s)["pounds"]) == (1, 20)
    assert player(s)["discards"] == ["english_leicester", "dorset_horn", "corriedale"]
    assert player(s)["hand"] == ["english_leicester"]


@rule("NZ-WEL-06", "NZ-EX-08")
@pytest.mark.parametrize("spent", [0, 2])
def test_a_permanent_certificate_counts_every_time_and_is_never_spent(spent):
    s = play(arrived(MARIA, me={"certificates": 3, "discs": covered("cert_2")}), "reveal", f"certificates:{spent}")
    assert player(s)["pounds"] == 10 + 9 + spent
    assert player(s)["certificates"] == 3 - spent
    assert "cert_2" not in player(s)["discs"]
    assert "deliver:lp9" in legal(s)


@rule("NZ-WEL-07")
@pytest.mark.parametrize(("hand", "pounds"), [([], 0), (["shropshire"], 1), (["suffolk", "hampshire"], 10)])
def test_the_income_is_the_total_breeding_value(hand, pounds):
    s = arrived(hand, market=[])
    if hand:
        play(s, "reveal")
    assert player(s)["pounds"] == 10 + pounds


@rule("NZ-WEL-08")
def test_revealed_cards_are_discarded_and_the_others_stay_in_hand():
    s = play(arrived(MARIA), "show:dorset_horn", "done")
    assert player(s)["discards"] == ["dorset_horn"]
    assert player(s)["hand"] == ["english_leicester", "english_leicester", "corriedale"]


@rule("NZ-WEL-09")
@pytest.mark.parametrize(
    ("me", "certificates"),
    [
        ({"discs": covered("cert_1", "cert_2")}, 2),
        ({"captured": {"bonus_certificate": 2}}, 2),
        ({"masters": ["hm5", "hm7"]}, 2),
        ({"masters": ["hm1", "hm2"]}, 0),
        ({"storehouses": {"sp1": 2, "sp2": 2, "sp3": 2, "sp4": 0, "sp5": 2}, "harbours": ["sh1", "sh2"]}, 1),
        ({"storehouses": {"sp1": 2, "sp2": 2, "sp3": 2, "sp4": 1, "sp5": 2}, "harbours": ["sh1"]}, 0),
    ],
)
def test_where_permanent_certificates_come_from(me, certificates):
    s = play(arrived(["merino"], me=me, masters={}), "reveal")
    assert player(s)["pounds"] == 10 + 2 + certificates


# Delivery


@rule("NZ-WEL-10")
@pytest.mark.parametrize(
    ("value", "posts"), [(2, {"lp0", "lp1"}), (3, {"lp0", "lp1", "lp3"}), (20, LOCAL - {"lp21"}), (21, LOCAL)]
)
def test_a_post_of_a_value_not_above_the_total(value, posts):
    assert offered(delivering(value, pounds=30), "deliver") == posts


@rule("NZ-WEL-10")
@pytest.mark.parametrize(
    ("harbours", "posts"),
    [([], set()), (["lg1"], {"f10"}), (["lg3", "lg5"], {"f13", "f16"}), (["lg2", "lg4", "sh1"], set())],
)
def test_a_foreign_post_needs_the_own_storehouse_in_its_harbour(harbours, posts):
    s = delivering(21, pounds=30, harbours=harbours)
    assert offered(s, "deliver") - LOCAL == posts


@rule("NZ-WEL-11")
def test_a_post_with_an_own_disc_is_closed_except_0_and_21():
    posts = {"lp0": 1, "lp3": 1, "lp9": 1, "lp21": 1, "f10": 1}
    me = {"posts": posts, "harbours": ["lg1"], "storehouses": {"sp1": 1, "sp2": 2, "sp3": 2, "sp4": 2, "sp5": 2}}
    s = delivering(21, pounds=30, discs=covered("cert_limit", "step", "hand_1", "hand_2", "wool_1", "wool_2"), **me)
    assert offered(s, "deliver") == LOCAL - {"lp3", "lp9"}


@rule("NZ-WEL-12")
def test_one_disc_of_the_player_board_goes_to_the_post_whoever_else_is_there():
    s = table(
        me={"space": "wellington", "hand": []},
        other={"posts": {"lp3": 1}, "discs": covered("cert_limit", "wool_1")},
        pending=at("deliver", 3),
    )
    play(s, "deliver:lp3", "disc:aux_money_2")
    assert [p["posts"] for p in s.save()["players"]] == [{"lp3": 1}, {"lp3": 1}]
    assert player(s)["discs"] == covered("cert_limit", "aux_money_2")


@rule("NZ-WEL-13")
def test_wool_posts_are_never_chosen():
    s = delivering(21, pounds=50, harbours=["lg2", "lg4"])
    assert offered(s, "deliver") == LOCAL


@rule("NZ-WEL-14")
@pytest.mark.parametrize(
    ("post", "card"), [("lp1", None), ("lp3", "sheepdog"), ("lp6", "kotare"), ("lp12", "ferry"), ("lp18", "romney")]
)
def test_the_delivery_action_is_obligatory(post, card):
    s = delivered(post)
    assert s.actor == 1  # nothing was asked
    assert player(s)["discards"] == ([card] if card else [])


@rule("NZ-WEL-14")
def test_no_card_is_taken_only_if_its_supply_is_empty():
    supply = {"romney": 18, "sheepdog": 0, "ferry": 14, "kotare": 12}
    me = {"space": "wellington", "hand": []}
    s = play(table(me=me, supply=supply, pending=at("deliver", 3)), "deliver:lp3", "disc:aux_money_2")
    assert (player(s)["posts"], player(s)["discards"], s.actor) == ({"lp3": 1}, [], 1)


@rule("NZ-WEL-15")
def test_post_0_gives_6_pounds_and_costs_8_points_a_disc():
    s = delivered("lp0", posts={"lp0": 1}, discs=covered("cert_limit", "wool_1"), pounds=0)
    assert player(s)["posts"] == {"lp0": 2}
    assert player(s)["pounds"] == 6
    assert s.scores()[0]["trading_posts"] == -16


@rule("NZ-WEL-16")
@pytest.mark.parametrize("choice", ["o09", "stack"])
def test_an_objective_card_as_delivery_action_comes_from_the_display_or_the_stack(choice):
    s = delivered("lp15")
    assert offered(s, "objective") == {"o09", "o13", "o17", "o19", "stack"}
    assert "done" not in legal(s)
    play(s, f"objective:{choice}")
    assert len(player(s)["discards"]) == 1
    assert len(s.save()["display"]) == 4
    assert (choice in player(s)["discards"]) == (choice != "stack")


@rule("NZ-WEL-17")
@pytest.mark.parametrize(("post", "cost"), [("lp1", 0), ("lp12", 4), ("lp18", 6), ("lp21", 7)])
def test_the_transport_cost_is_paid(post, cost):
    assert player(delivered(post, pounds=20))["pounds"] == 20 - cost


@rule("NZ-WEL-18")
def test_transport_and_clearing_must_be_affordable_together():
    s = delivering(12, pounds=6)
    assert "deliver:lp12" in legal(s)  # for 4
    play(s, "deliver:lp12")
    assert offered(s, "disc") == WHITE | {"step", "cert_2"}  # nothing for 3 or more
    s = play(delivering(12, pounds=7), "deliver:lp12")
    assert offered(s, "disc") == WHITE | {"step", "cert_2", "hand_1"}
    play(s, "disc:hand_1")
    assert player(s)["pounds"] == 0


@rule("NZ-WEL-18")
def test_a_post_that_cannot_be_paid_with_any_disc_is_not_offered():
    assert "deliver:lp12" not in legal(delivering(12, pounds=3))
    me = {"discs": ["hand_1"], "pounds": 6}
    assert offered(delivering(12, **me), "deliver") == {"lp0", "lp1", "lp3", "lp6", "lp9"}
    assert "deliver:lp12" in legal(delivering(12, discs=["hand_1"], pounds=7))


@rule("NZ-WEL-18")
def test_the_delivery_action_cannot_pay_for_the_disc():
    """Post 0 would bring 6 pounds; the only disc costs 3."""
    s = delivering(2, discs=["hand_1"], pounds=2)
    assert s.actor == 1
    assert (player(s)["discs"], player(s)["pounds"]) == (["hand_1"], 2)


@rule("NZ-WEL-19")
@pytest.mark.parametrize(
    ("posts", "points"), [({"lp1": 1}, 0), ({"lp3": 1}, 0), ({"lp1": 1, "lp3": 1}, -3), ({"lp3": 1, "lp6": 1}, 0)]
)
def test_the_green_arrow_counts_with_an_own_disc_on_both_posts(posts, points):
    s = table(me={"posts": posts})
    assert s.scores()[0]["trading_posts"] == points


@rule("NZ-WEL-19")
def test_other_players_discs_do_not_complete_the_arrow():
    discs = covered("cert_limit", "wool_1")
    s = table(me={"posts": {"lp1": 1}, "discs": discs}, other={"posts": {"lp3": 1}, "discs": discs})
    assert [score["trading_posts"] for score in s.scores()] == [0, 0]


@rule("NZ-WEL-20")
def test_delivery_is_obligatory_and_post_0_always_allowed():
    s = delivering(0)
    assert offered(s, "disc") == WHITE  # post 0 was the only choice
    assert "done" not in legal(
        delivering(21, posts={"lp0": 3}, discs=covered("cert_limit", "cert_1", "cert_2", "step"))
    )


@rule("NZ-EX-10")
def test_example_10_value_10_with_discs_on_6_and_1():
    me = {"posts": {"lp6": 1, "lp1": 1}, "discs": covered("cert_limit", "wool_1", "aux_money_2")}
    s = delivering(10, **me)
    assert offered(s, "deliver") == {"lp9", "lp3", "lp0"}
    for post in ("lp3", "lp0"):
        assert offered(play(delivering(10, **me), f"deliver:{post}"), "disc") == WHITE - {"wool_1", "aux_money_2"}
    play(s, "deliver:lp9")
    assert offered(s, "disc") == (WHITE | DARK) - {"wool_1", "aux_money_2", "hand_2"}  # 3 + 8 are too much
    play(s, "disc:step", "objective:o09")
    assert player(s)["discards"] == ["o09"]
    assert player(s)["pounds"] == 10 - 3 + 3


# Foresight


@rule("NZ-WEL-21")
def test_one_tile_of_each_column_is_chosen_a_before_b():
    s = arrived(foresight=SHOWN)
    play(s, "disc:aux_money_2")
    assert offered(s) == {"foresight:sailor", "foresight:shearer"}
    play(s, "foresight:shearer")
    assert s.save()["jobs"] == {"1:shearer": 1}
    assert offered(s) == {"foresight:bonus_gold", "foresight:bonus_wool"}
    play(s, "foresight:bonus_gold")
    assert "bonus_gold" in s.save()["bonus"].values()
    assert {"sailor", "bonus_wool"} <= set(s.save()["foresight"])  # not chosen: they stay


@rule("NZ-WEL-22")
@pytest.mark.parametrize(("rows", "row"), [([], 1), ([1, 2], 3), ([2, 3], 1), ([1, 2, 3, 4], 5)])
def test_a_worker_goes_to_the_top_most_free_space_of_its_column(rows, row):
    jobs = {f"{n}:sailor": 1 for n in rows}
    s = play(foreseeing("a", "sailor", "shearer", jobs=jobs), "foresight:sailor")
    assert s.save()["jobs"] == {**jobs, f"{row}:sailor": 1}


@rule("NZ-WEL-22", "NZ-EDGE-11")
def test_a_worker_for_a_full_column_leaves_the_game():
    jobs = {f"{n}:sailor": 1 for n in range(1, 6)}
    s = play(foreseeing("a", "sailor", "shearer", jobs=jobs), "foresight:sailor")
    assert s.save()["jobs"] == jobs
    assert s.save()["tiles_out"] == {"sailor": 1}


@rule("NZ-WEL-23")
@pytest.mark.parametrize(("taken", "space"), [([], "rock1"), ([1, 2], "rock3"), ([1, 3], "rock2")])
def test_a_hazard_goes_to_the_lowest_free_space_of_its_section(taken, space):
    kinds = ["rockfall_2_green", "rockfall_3_black", "rockfall_4_black"]
    tiles = {f"rock{n}": kinds[i] for i, n in enumerate(taken)}
    s = play(foreseeing("a", "rockfall_2_black", "shearer", tiles=tiles), "foresight:rockfall_2_black")
    assert s.save()["tiles"][space] == "rockfall_2_black"
    s = play(foreseeing("a", "flood_2_black", "shearer", tiles=tiles), "foresight:flood_2_black")
    assert s.save()["tiles"]["flood1"] == "flood_2_black"


@rule("NZ-WEL-23", "NZ-EDGE-11")
def test_a_hazard_for_a_full_section_leaves_the_game():
    kinds = ["rockfall_2_green", "rockfall_3_black", "rockfall_4_black", "rockfall_3_green"]
    tiles = {f"rock{n}": kind for n, kind in enumerate(kinds, 1)}
    s = play(foreseeing("a", "rockfall_2_black", "shearer", tiles=tiles), "foresight:rockfall_2_black")
    assert "rockfall_2_black" not in s.save()["tiles"].values()
    assert s.save()["tiles_out"] == {"rockfall_2_black": 1}


@rule("NZ-WEL-24")
@pytest.mark.parametrize(
    ("players", "lying", "place"),
    [
        (2, [], "3:3"),
        (3, [], "3:2"),
        (4, [], "3:1"),
        (4, ["3:1"], "3:2"),
        (4, ["3:1", "3:2"], "3:3"),
        (3, ["3:2"], "3:3"),
    ],
)
def test_a_bonus_tile_goes_to_the_left_most_free_space_of_the_tokens_row(players, lying, place):
    bonus = {**dict.fromkeys(lying, "bonus_wool"), "1:4": "bonus_ferry"}
    s = foreseeing("b", "bonus_gold", "bonus_joker", players=players, bonus=bonus, token_row=2)
    play(s, "foresight:bonus_gold")
    assert s.save()["bonus"] == {**bonus, place: "bonus_gold"}
    assert s.save()["token_row"] == 2  # its own space is still free


@rule("NZ-WEL-25", "NZ-EX-11")
def test_example_11_a_tile_on_the_tokens_space_moves_the_token_to_the_next_row():
    bonus = {"2:2": "bonus_wool", "2:3": "bonus_ferry"}
    s = foreseeing("b", "bonus_gold", "bonus_joker", players=3, bonus=bonus)
    play(s, "foresight:bonus_gold")
    assert s.save()["bonus"] == {**bonus, "2:4": "bonus_gold"}
    assert s.save()["token_row"] == 2
    s = foreseeing("b", "bonus_joker", "bonus_token", players=3, bonus=s.save()["bonus"], token_row=2)
    assert "3:2" in play(s, "foresight:bonus_joker").save()["bonus"]


def crossing(row, **fields):
    """Two players; a chosen bonus tile will fill the last space of this row."""
    bonus = {f"{row}:3": "bonus_wool"}
    s = foreseeing("b", "bonus_gold", "bonus_joker", bonus=bonus, token_row=row - 1, **fields)
    return play(s, "foresight:bonus_gold")


@rule("NZ-WEL-26")
@pytest.mark.parametrize("row", range(2, 9))
def test_what_the_arrow_of_each_row_does(row):
    s = crossing(row, market=["suffolk"])
    assert s.save()["token_row"] == row
    assert len(s.save()["market"]) == (9 if row in (3, 6) else 1)  # yellow
    assert s.save()["tiles"]["NB"] == ("B_II" if row >= 4 else "B_I")  # turquoise
    assert s.save()["last_seat"] == (0 if row == 8 else None)  # red


@rule("NZ-WEL-27")
@pytest.mark.parametrize(("players", "size"), [(2, 9), (3, 11), (4, 14)])
def test_a_refill_draws_until_the_market_has_its_size(players, size):
    bonus = {f"3:{n}": "bonus_wool" for n in (3, 2, 1)[: players - 1]}
    s = foreseeing("b", "bonus_gold", "bonus_joker", players=players, bonus=bonus, token_row=2, market=["suffolk"] * 2)
    play(s, "foresight:bonus_gold")
    market = s.save()["market"]
    assert len(market) == size
    assert market.count("suffolk") >= 2  # nothing is removed
    assert len(s.save()["market_stack"]) == 37 - size


@rule("NZ-WEL-28")
@pytest.mark.parametrize("lying", [9, 11])
def test_a_market_that_is_large_enough_is_left_alone(lying):
    market = sorted(document()["market"] + ["suffolk"] * 3, key=GAME.components.cards.index)[:lying]
    assert crossing(3, market=market).save()["market"] == market


@rule("NZ-WEL-28", "NZ-EDGE-10")
def test_a_refill_stops_when_the_stack_is_empty():
    s = crossing(3, market=["suffolk"], market_stack=["lincoln", "lincoln"])
    assert s.save()["market"] == ["lincoln", "lincoln", "suffolk"]
    assert s.save()["market_stack"] == []


@rule("NZ-WEL-29")
def test_the_four_double_sided_neutral_buildings_turn_to_side_2_for_good():
    s = crossing(4)
    flipped = {space: tile for space, tile in s.save()["tiles"].items() if tile.endswith("_II")}
    assert flipped == {"NB": "B_II", "NC": "C_II", "NG": "G_II", "NH": "H_II"}
    s = visiting("NC", tiles=flipped, me={"pounds": 30}, bonus={"1:3": "bonus_wool"})
    assert offered(s, "use") == {"aux_single_or_double", "invest_0", "invest_3"}  # no gold any more
    assert crossing(5, tiles=flipped).save()["tiles"]["NB"] == "B_II"


@rule("NZ-WEL-29")
def test_of_side_2_nothing_is_used_yet():
    tiles = {"foresight": [None, None, "bonus_gold", "bonus_joker"], "bonus": {"4:3": "bonus_wool"}}
    me = {"space": "wellington", "hand": ["o01"]}
    s = table(me=me, used={"NB": ["2"]}, token_row=3, display=[], **tiles, pending=at("foresight_b"))
    assert s.save()["used"] == {"NB": ["2"]}
    play(s, "foresight:bonus_gold")
    assert (pending(s), s.save()["tiles"]["NB"], s.save()["used"]) == ("after_wellington", "B_II", {})


@rule("NZ-WEL-30")
def test_runholders_stay_on_a_flipped_building():
    s = crossing(4, other={"space": "NG"})
    assert player(s, 1)["space"] == "NG"
    assert offered(s, "move") == {"NH", "wellington"}


# The way back


@rule("NZ-WEL-31")
def test_the_runholder_goes_to_the_horseman():
    s = play(arrived(other={"space": "NB"}), "disc:aux_money_2")
    assert (player(s)["space"], s.actor) == ("start", 1)


@rule("NZ-WEL-32")
def test_the_empty_foresight_spaces_are_refilled_from_their_bags():
    s = arrived(foresight=SHOWN, bags=[{"flood_2_black": 1, "craftsman": 1}, {"bonus_token": 2}])
    play(s, "disc:aux_money_2", "foresight:sailor", "foresight:bonus_wool")
    tiles = s.save()["foresight"]
    assert tiles[1:3] == ["shearer", "bonus_gold"]
    assert tiles[0] in ("flood_2_black", "craftsman") and tiles[3].startswith("bonus_")
    assert sum(s.save()["bags"][0].values()) == 1


@rule("NZ-WEL-32")
def test_an_empty_bag_leaves_its_foresight_space_empty():
    s = arrived(foresight=SHOWN, bags=[{}, {"bonus_token": 1}])
    play(s, "disc:aux_money_2", "foresight:sailor", "foresight:bonus_wool")
    assert s.save()["foresight"][:3] == [None, "shearer", "bonus_gold"]


@rule("NZ-WEL-33")
def test_the_only_tile_of_a_group_must_be_chosen_and_an_empty_group_is_skipped():
    s = arrived(foresight=[None, "shearer", "bonus_gold", "bonus_gold"], bags=[{}, {}])
    play(s, "disc:aux_money_2")
    assert s.actor == 1
    assert s.save()["jobs"] == {"1:shearer": 1}
    assert s.save()["foresight"][:2] == [None] * 2
