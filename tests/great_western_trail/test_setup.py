"""SETUP: the board, the market, the players."""

from collections import Counter

import pytest

from rondel.core.chance import from_seed
from rondel.core.errors import BadOption, BadPosition
from support.great_western_trail import GAME, at, document, offered, play, player, rule, table

SEEDS = range(40)
HAZARDS = [f"{tile}_{hand}" for tile in ("2", "3") for hand in ("black", "green")] + ["4_green", "4_green"]
BAG_1 = Counter(green_outlaw=9, orange_outlaw=8) + Counter(
    f"{kind}_{tile}" for kind in ("flood", "drought", "rockfall") for tile in HAZARDS
)
BAG_2 = Counter(cowboy=11, builder=11, engineer=11)
BAG_3 = Counter(cowboy=7, builder=7, engineer=7, green_outlaw=2, orange_outlaw=3)
NEUTRAL = {f"n{letter}": letter for letter in "ABCDEFG"}
BUILDERS = {
    "a": dict(zip(range(1, 13), (1, 1, 1, 2, 3, 4, 5, 5, 7, 9, 12, 4))),
    "b": dict(zip(range(1, 13), (1, 1, 2, 2, 3, 4, 5, 6, 6, 8, 5, 3))),
}


def new(players=2, seed=5, **options):
    return GAME.new(players=players, seed=seed, **options).save()


def on_trail(doc):
    """Outlaw and hazard tiles by their space."""
    return {space: tile for space, tile in doc["tiles"].items() if space not in NEUTRAL}


def workers_in_row(doc, row):
    return Counter(worker for place, worker in doc["jobs"].items() if place.startswith(f"{row}:"))


@rule("GWT-SETUP-01")
def test_the_game_is_for_two_to_four_players_or_one_against_sam():
    for players in (2, 3, 4):
        doc = new(players)
        assert len(doc["players"]) == players
        assert doc["sam"] is None
    assert new(1)["sam"] is not None
    for players in (0, 5):
        with pytest.raises(BadOption):
            GAME.new(players=players, seed=5)


@rule("GWT-SETUP-02")
def test_five_of_the_nine_station_masters_lie_at_the_first_five_stations():
    all_nine = {f"sm{n}" for n in range(1, 10)}
    seen = set()
    for seed in SEEDS:
        masters = new(seed=seed)["masters"]
        assert list(masters) == ["s1", "s2", "s3", "s4", "s5"]
        assert len(set(masters.values())) == 5
        seen |= set(masters.items())
    assert {tile for _, tile in seen} == all_nine
    assert len(seen) == 45  # any tile at any station
    doc = new()
    assert not any([player["masters"] for player in doc["players"]])
    assert GAME.census(GAME.restore(doc))["masters"] == 5  # the others are nowhere


@rule("GWT-SETUP-03")
@pytest.mark.parametrize("options", [{}, {"neutral": "fixed"}])
def test_in_the_first_game_each_neutral_building_lies_on_the_space_of_its_letter(options):
    for seed in (0, 1, 2):
        tiles = new(seed=seed, **options)["tiles"]
        assert {space: tile for space, tile in tiles.items() if tile in "ABCDEFG"} == NEUTRAL


@rule("GWT-SETUP-04")
def test_later_the_neutral_buildings_are_shuffled_over_the_neutral_spaces():
    seen = set()
    for seed in SEEDS:
        tiles = new(seed=seed, neutral="random")["tiles"]
        assert sorted(tiles[space] for space in NEUTRAL) == list("ABCDEFG")
        seen |= {(space, tiles[space]) for space in NEUTRAL}
    assert len(seen) > 40  # nearly every letter on every space


@rule("GWT-SETUP-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_token_starts_on_the_last_space_of_row_2(players):
    doc = new(players)
    assert doc["token_row"] == 1  # counted from 0
    assert workers_in_row(doc, 2).total() == players - 1  # only its own space is left
    doc.update(pending=at("foresight_2"))
    doc["players"][0]["space"] = "kc"
    doc["tiles_out"] = {doc["foresight"][0]: 1}  # as if it had found no space
    doc["foresight"][0] = None
    worker = doc["foresight"][2]
    s = GAME.restore(doc)
    s.play(f"foresight:{worker}")
    assert (s.save()["token_row"], s.save()["jobs"]["2:4"]) == (2, worker)


@rule("GWT-SETUP-06")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_tiles_come_from_three_bags_by_their_number(players):
    doc = new(players)
    bags = [Counter(bag) for bag in doc["bags"]]
    columns = [Counter(doc["foresight"][i : i + 2]) for i in (0, 2, 4)]
    assert bags[0] + columns[0] + Counter(on_trail(doc).values()) == BAG_1
    assert bags[1] + columns[1] + workers_in_row(doc, 1) + workers_in_row(doc, 2) == BAG_2
    assert bags[2] + columns[2] == BAG_3


@rule("GWT-SETUP-06")
def test_nobody_sees_what_a_bag_will_give():
    assert GAME.new(players=2, seed=5).view(0)["bags"] == {"hidden": [26, 28, 24]}
    first = {tuple(new(seed=seed)["foresight"]) for seed in SEEDS}
    assert len(first) > 30


@rule("GWT-SETUP-07")
def test_seven_tiles_of_bag_1_lie_on_the_lowest_spaces_of_their_kind():
    kinds = set()
    for seed in SEEDS:
        lying = on_trail(new(seed=seed))
        assert len(lying) == 7
        for area, tile in (("outlaw", "outlaw"), ("flood", "flood"), ("drought", "drought"), ("rock", "rockfall")):
            spaces = sorted(space for space in lying if space.startswith(area))
            assert spaces == [f"{area}{n}" for n in range(1, len(spaces) + 1)]
            assert all([tile in lying[space] for space in spaces])
            kinds |= {area} if spaces else set()
    assert kinds == {"outlaw", "flood", "drought", "rock"}


@rule("GWT-SETUP-08")
def test_a_fifth_hazard_of_a_type_goes_back_into_the_bag_and_does_not_count():
    seed = 196  # found by drawing as the setup does: after the station masters, tile by tile from bag 1
    chance = from_seed(seed)
    chance.shuffle(list(range(9)))
    bag = list(range(35))
    first_nine = [chance.draw(bag) for _ in range(9)]
    assert len([tile for tile in first_nine if 17 <= tile < 23]) == 6  # outlaws, then 6 floods: all are drawn
    doc = new(seed=seed)
    lying = on_trail(doc)
    assert len(lying) == 7
    assert len([space for space in lying if space.startswith("flood")]) == 4
    returned = Counter(tile for tile in BAG_1.elements() if tile.startswith("flood"))
    returned -= Counter(lying.values())
    assert {tile: doc["bags"][0][tile] for tile in returned} == returned
    assert sum(doc["bags"][0].values()) == 35 - 7 - 2


@rule("GWT-SETUP-09")
@pytest.mark.parametrize(("players", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_workers_of_bag_2_fill_row_1_and_row_2_up_to_the_token(players, workers):
    doc = new(players)
    columns = range(5 - players, 5)
    assert list(doc["jobs"]) == [*[f"1:{n}" for n in columns], *[f"2:{n}" for n in columns[:-1]]]
    assert len(doc["jobs"]) == workers
    assert sum(doc["bags"][1].values()) == 33 - workers - 2


@rule("GWT-SETUP-10")
def test_each_foresight_column_shows_two_tiles_of_its_bag():
    seen = [set(), set(), set()]
    for seed in SEEDS:
        shown = new(seed=seed)["foresight"]
        assert len(shown) == 6
        for column in range(3):
            seen[column] |= set(shown[2 * column : 2 * column + 2])
    assert not seen[0] & {"cowboy", "builder", "engineer", None}
    assert any([tile.startswith("rockfall") for tile in seen[0]])
    assert seen[1] == {"cowboy", "builder", "engineer"}
    assert seen[2] == {"cowboy", "builder", "engineer", "green_outlaw", "orange_outlaw"}
    assert GAME.new(players=2, seed=5).view(None)["foresight"] == new()["foresight"]  # face up


@rule("GWT-SETUP-11")
@pytest.mark.parametrize(("players", "shown"), [(2, 7), (3, 10), (4, 13)])
def test_so_many_of_the_36_market_cards_are_revealed(players, shown):
    doc = new(players)
    assert (len(doc["market"]), len(doc["market_stack"])) == (shown, 36 - shown)
    breeds = Counter(card.split("_")[0] for card in doc["market"] + doc["market_stack"])
    assert breeds == {"black": 7, "longhorn": 7, "corriente": 7, "shorthorn": 9, "hereford": 6}
    s = GAME.new(players=players, seed=5)
    assert s.view(None)["market"] == doc["market"]
    assert s.view(None)["market_stack"] == {"hidden": 36 - shown}
    assert len({tuple(new(players, seed)["market"]) for seed in SEEDS}) > 30


@rule("GWT-SETUP-12")
def test_the_market_is_sorted_yellow_red_blue_brown_purple():
    colours = ["black", "longhorn", "corriente", "shorthorn", "hereford"]
    absent = False
    for seed in SEEDS:
        order = [colours.index(card.split("_")[0]) for card in new(seed=seed)["market"]]
        assert order == sorted(order)
        absent = absent or len(set(order)) < 5
    assert absent


@rule("GWT-SETUP-13")
def test_without_the_variant_no_orange_card_is_used():
    for players in (2, 3, 4):
        s = GAME.new(players=players, seed=5)
        assert not [card for card in GAME.census(s) if card.startswith("simmental")]
        assert s.save()["side"] == [0, 0]
    varied = GAME.census(GAME.new(players=2, seed=5, simmental=True))
    assert sum(n for card, n in varied.items() if card.startswith("simmental")) == 24


@rule("GWT-SETUP-14")
def test_four_of_the_24_objective_cards_are_displayed():
    s = GAME.new(players=2, seed=5)
    doc = s.save()
    assert (len(doc["display"]), len(doc["objective_stack"])) == (4, 20)
    assert s.view(0)["display"] == doc["display"]
    assert s.view(0)["objective_stack"] == {"hidden": 20}
    assert not [card for card in doc["display"] + doc["objective_stack"] if card.startswith("start_")]
    assert Counter(doc["display"] + doc["objective_stack"])["aux_ny"] == 4
    assert len({tuple(new(seed=seed)["display"]) for seed in SEEDS}) > 30


@rule("GWT-SETUP-15")
def test_dollars_and_exchange_tokens_come_from_the_bank_and_go_back_to_it():
    s = table(me={"space": "nA", "exchange_tokens": 1, "dollars": 0}, tiles={"flood1": "flood_2_black"})
    play(s, "move:flood1", "exchange:1", "draw:2", "discard:criollo", "discard:criollo", "aux:dollar:single")
    assert [(p["dollars"], p["exchange_tokens"]) for p in s.save()["players"]] == [(1, 0), (10, 0)]
    s = play(table(me={"space": "nA"}, tiles={"flood1": "flood_2_black"}), "move:flood1")
    assert [p["dollars"] for p in s.save()["players"]] == [8, 10]


@rule("GWT-SETUP-16")
@pytest.mark.parametrize(("players", "reach", "fee"), [(2, "nC", 2), (3, "nC", 1), (4, "nE", 2)])
def test_step_limit_and_fees_depend_on_the_player_count(players, reach, fee):
    s = table(players)
    assert offered(s, "move") == {f"n{letter}" for letter in "ABCDEFG" if f"n{letter}" <= reach}
    s = play(table(players, me={"space": "nA"}, tiles={"flood1": "flood_2_black"}), "move:flood1")
    assert player(s)["dollars"] == 10 - fee


@rule("GWT-SETUP-17")
@pytest.mark.parametrize("sides", ["a", "b", "mixed"])
def test_all_players_have_the_same_twelve_buildings_one_side_of_each_number(sides):
    for seed in range(10):
        doc = new(4, seed, buildings=sides)
        unbuilt = doc["players"][0]["unbuilt"]
        assert sorted(int(building[:-1]) for building in unbuilt) == list(range(1, 13))
        assert all([other["unbuilt"] == unbuilt for other in doc["players"]])


@rule("GWT-SETUP-17")
def test_no_building_is_ever_flipped():
    workers = {"cowboy": 1, "builder": 6, "engineer": 1}
    s = table(me={"dollars": 99, "hand": ["santa_gertrudis"], "workers": workers})
    play(s, "move:nB", "use:build_2")
    assert offered(s, "build") == {"1a", "2a", "3a", "4a", "5a", "6a", "7a", "8a", "12a"}
    play(s, "build:1a", "site:a1")
    doc = s.save()
    doc["used"] = {}  # as if it were the next turn
    doc["pending"][-1]["memo"] = []
    s = play(GAME.restore(doc), "use:build_2")
    assert offered(s, "build") == {"2a", "3a", "4a", "5a", "6a", "7a", "8a", "9a", "12a"}  # 9a in place of 1a


@rule("GWT-SETUP-18")
def test_sides_are_all_a_or_drawn_for_each_number():
    for options in ({}, {"buildings": "a"}):
        assert {building[-1] for building in new(**options)["players"][0]["unbuilt"]} == {"a"}
    seen = set()
    for seed in SEEDS:
        unbuilt = new(seed=seed, buildings="mixed")["players"][0]["unbuilt"]
        assert {building[-1] for building in unbuilt} == {"a", "b"}
        seen |= set(unbuilt)
    assert len(seen) == 24


@rule("GWT-SETUP-19")
@pytest.mark.parametrize("sides", ["a", "b", "mixed"])
def test_unbuilt_buildings_are_shown_in_ascending_order_of_required_builders(sides):
    for seed in range(10):
        s = GAME.new(players=2, seed=seed, buildings=sides)
        for shown in (s.save()["players"][0]["unbuilt"], s.view(1)["players"][0]["unbuilt"]):
            needed = [BUILDERS[building[-1]][int(building[:-1])] for building in shown]
            assert needed == sorted(needed)


@rule("GWT-SETUP-20")
def test_14_discs_cover_all_but_the_two_grey_slots():
    groups = ("aux_cert", "aux_forward", "aux_remove")
    coloured = ["aux_dollar_2", "aux_draw_2", *[f"{group}_{n}" for group in groups for n in (1, 2)]]
    coloured += ["cert_limit_4", "cert_limit_6", "step_1", "step_2", "hand_1", "hand_2"]
    for seat in new(4)["players"]:
        assert sorted(seat["discs"]) == sorted(coloured)
        assert len(seat["discs"]) == 14
        assert (seat["cities"], seat["stations"]) == ({}, [])


@rule("GWT-SETUP-21")
def test_engine_and_certificates_start_on_0_and_the_herder_beside_the_board():
    for seat in new(4)["players"]:
        assert (seat["engine"], seat["certificates"], seat["space"]) == ("0", 0, None)


@rule("GWT-SETUP-22")
def test_the_herd_deck_is_14_shuffled_cards():
    hands = set()
    for seed in SEEDS:
        for seat in new(4, seed)["players"]:
            herd = Counter(seat["hand"] + seat["deck"])
            assert herd == {"criollo": 5, "santa_gertrudis": 3, "pineywoods": 3, "galloway": 3}
            assert seat["discards"] == []
        hands.add(tuple(seat["hand"]))
    assert len(hands) > 10
    assert GAME.new(players=2, seed=5).view(0)["players"][0]["deck"] == {"hidden": 10}


@rule("GWT-SETUP-23")
def test_each_player_starts_with_another_starting_objective_in_the_area():
    four = {"start_34b", "start_ssg", "start_bbh", "start_ohh"}
    seen = set()
    for seed in SEEDS:
        dealt = [tuple(seat["objectives"]) for seat in new(3, seed)["players"]]
        assert [len(area) for area in dealt] == [1, 1, 1]
        assert len({area[0] for area in dealt} & four) == 3
        seen.add(dealt[0])
    assert len(seen) == 4
    assert {seat["objectives"][0] for seat in new(4)["players"]} == four
    census = GAME.census(GAME.new(players=3, seed=5))
    assert len(four & set(census)) == 3  # the rest left the game


@rule("GWT-SETUP-24")
def test_later_seats_start_with_more_dollars_and_cards_and_all_with_a_token():
    seats = new(4)["players"]
    assert [seat["dollars"] for seat in seats] == [6, 7, 8, 9]
    assert [len(seat["hand"]) for seat in seats] == [4, 5, 6, 7]
    assert [seat["exchange_tokens"] for seat in seats] == [1, 1, 1, 1]
    assert GAME.new(players=4, seed=5).actor == 0


@rule("GWT-SETUP-25")
def test_hats_have_no_function():
    assert not [family.name for family in GAME.actions.families if "hat" in family.name]
    with pytest.raises(BadPosition):
        GAME.restore({**document(), "hats": 1})
    doc = document()
    doc["players"][0]["hat"] = True
    with pytest.raises(BadPosition):
        GAME.restore(doc)
