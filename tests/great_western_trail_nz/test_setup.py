"""SETUP, VARIANT: the boards, the markets, the players."""

from collections import Counter
from pathlib import Path

import pytest
import yaml

import rondel
from rondel.core.errors import BadOption
from rondel.core.registry import folder
from support.great_western_trail_nz import (
    GAME,
    SLOTS,
    at,
    covered,
    offered,
    pending,
    play,
    player,
    rule,
    staff,
    table,
    visiting,
)

SEEDS = range(40)
COUNTS = [2, 3, 4]
NEUTRAL = {f"N{letter}": letter for letter in "ABCDEFGH"}
FRONTS = ["A", "B_I", "C_I", "D", "E", "F", "G_I", "H_I"]
WORKERS = ["shepherd", "craftsman", "sailor", "shearer"]
MARKET = {"dorset_horn": 5, "lincoln": 7, "corriedale": 7, "hampshire": 6, "ryeland": 6, "suffolk": 6}
SETS = [
    *["shipping", "explorer", "cheviot", "fresh_flock", "agent", "master_builder"],
    *["border_leicester", "bonus_8", "bonus_9", "bonus_10"],
]
HERD = {"shropshire": 5, "southdown": 3, "english_leicester": 3, "merino": 3}


def new(players=2, seed=5, **options):
    return GAME.new(players=players, seed=seed, **options).save()


def hazards(doc):
    """Hazard tiles by their space."""
    return {space: tile for space, tile in doc["tiles"].items() if space not in NEUTRAL}


def workers_in(jobs):
    return Counter(place.split(":")[1] for place in jobs)


def kinds(tiles):
    """How many tiles of each kind, whatever their points and hands."""
    return Counter(tile.split("_")[0] for tile in tiles)


@rule("NZ-SETUP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_the_trail_and_the_sea_are_in_play_with_any_number_of_players(players):
    doc = new(players)
    assert len(doc["players"]) == players
    assert {p["ship"] for p in doc["players"]} == {"s0"}
    assert set(NEUTRAL) <= set(doc["tiles"])
    for wrong in (0, 5):
        with pytest.raises(BadOption):
            GAME.new(players=wrong, seed=5)


@rule("NZ-SETUP-02")
def test_five_of_the_eight_harbourmasters_lie_at_the_medium_harbours():
    seen = set()
    for seed in SEEDS:
        masters = new(seed=seed)["masters"]
        assert list(masters) == ["mh1", "mh2", "mh3", "mh4", "mh5"]
        assert len(set(masters.values())) == 5
        seen |= set(masters.items())
    assert {tile for _, tile in seen} == {f"hm{n}" for n in range(1, 9)}
    assert len(seen) == 40  # any tile at any harbour
    assert GAME.census(GAME.new(players=2, seed=5))["masters"] == 5  # the others are nowhere


@rule("NZ-SETUP-03", "NZ-SETUP-04", "NZ-VARIANT-01")
@pytest.mark.parametrize("options", [{}, {"neutral": "fixed"}])
def test_in_the_first_game_each_neutral_building_lies_on_the_space_of_its_letter(options):
    for seed in (0, 1, 2):
        tiles = new(seed=seed, **options)["tiles"]
        assert [tiles[space] for space in NEUTRAL] == FRONTS


@rule("NZ-SETUP-03", "NZ-SETUP-05", "NZ-VARIANT-02")
def test_later_the_neutral_buildings_are_shuffled_and_still_show_side_1():
    seen = set()
    for seed in SEEDS:
        tiles = new(seed=seed, neutral="random")["tiles"]
        assert sorted(tiles[space] for space in NEUTRAL) == FRONTS
        seen |= {(space, tiles[space]) for space in NEUTRAL}
    assert len(seen) > 55  # nearly every tile on every space


@rule("NZ-SETUP-05", "NZ-SETUP-27", "NZ-VARIANT-02")
def test_each_half_of_the_advanced_setup_may_be_chosen_without_the_other():
    doc = new(neutral="random", buildings="a")
    assert [doc["tiles"][space] for space in NEUTRAL] != FRONTS
    assert {name[-1] for name in doc["players"][0]["unbuilt"]} == {"a"}
    doc = new(neutral="fixed", buildings="mixed")
    assert [doc["tiles"][space] for space in NEUTRAL] == FRONTS
    assert {name[-1] for name in doc["players"][0]["unbuilt"]} == {"a", "b"}


@rule("NZ-SETUP-06", "NZ-SETUP-14", "NZ-SETUP-15")
@pytest.mark.parametrize(
    ("players", "places"),
    [
        (2, ["1:3", "1:4", "2:3"]),
        (3, ["1:2", "1:3", "1:4", "2:2", "2:3"]),
        (4, ["1:1", "1:2", "1:3", "1:4", "2:1", "2:2", "2:3"]),
    ],
)
def test_bonus_tiles_fill_row_1_and_row_2_up_to_the_token(players, places):
    doc = new(players)
    assert list(doc["bonus"]) == places
    assert all([tile.startswith("bonus_") for tile in doc["bonus"].values()])
    assert doc["token_row"] == 1  # row 2, counted from 0; its last space is still free


@rule("NZ-EX-01")
def test_example_1_three_players_have_five_bonus_tiles():
    doc = new(3)
    rows = Counter(place[0] for place in doc["bonus"])
    assert rows == {"1": 3, "2": 2}
    assert "2:4" not in doc["bonus"]
    assert doc["token_row"] == 1


@rule("NZ-SETUP-06")
def test_the_next_bonus_tile_takes_the_space_of_the_token():
    doc = new(3)
    doc.update(foresight=["sailor", None, "bonus_gold", "bonus_gold"], pending=at("foresight_b"))
    doc["players"][0].update(space="wellington", pathfinder=0, discs=covered("cert_limit"))
    del doc["bags"]
    after = GAME.restore(doc).save()
    assert after["bonus"]["2:4"] == "bonus_gold"
    assert after["token_row"] == 2


@rule("NZ-SETUP-07")
@pytest.mark.parametrize("players", COUNTS)
def test_bag_a_holds_workers_and_hazards_and_bag_b_bonus_tiles(players):
    doc = new(players)
    laid = Counter(hazards(doc).values()) + workers_in(doc["jobs"]) + Counter(doc["foresight"][:2])
    bag_a = kinds((Counter(doc["bags"][0]) + laid).elements())
    assert bag_a == {"shepherd": 7, "craftsman": 7, "sailor": 7, "shearer": 7, "rockfall": 9, "flood": 7}
    bag_b = Counter(doc["bags"][1]) + Counter(doc["bonus"].values()) + Counter(doc["foresight"][2:])
    assert bag_b == {tile: 4 if tile == "bonus_joker" else 3 for tile in bag_b}
    assert bag_b.total() == 34


@rule("NZ-SETUP-08")
@pytest.mark.parametrize("seed", range(6))
def test_one_worker_of_each_type_begins_the_job_market(seed):
    jobs = new(seed=seed)["jobs"]
    assert {place for place in jobs if place[0] == "1"} == {f"1:{worker}" for worker in WORKERS}


@rule("NZ-SETUP-09")
@pytest.mark.parametrize(("players", "drawn"), [(2, 12), (3, 13), (4, 14)])
def test_so_many_tiles_of_bag_a_follow(players, drawn):
    for seed in SEEDS:
        doc = new(players, seed)
        assert len(hazards(doc)) + len(doc["jobs"]) == 4 + drawn
        assert sum(doc["bags"][0].values()) == 44 - 4 - drawn - 2


@rule("NZ-SETUP-10")
def test_hazards_lie_on_the_lowest_spaces_of_their_section():
    seen = Counter()
    for seed in SEEDS:
        lying = hazards(new(4, seed))
        for section, kind in (("rock", "rockfall"), ("flood", "flood")):
            tiles = [lying[f"{section}{n}"] for n in range(1, 5) if f"{section}{n}" in lying]
            assert all([f"{section}{n + 1}" in lying for n in range(len(tiles))])
            assert kinds(tiles) == ({kind: len(tiles)} if tiles else {})
            seen[section] += len(tiles)
    assert min(seen.values()) > 40


@rule("NZ-SETUP-12")
def test_workers_fill_their_columns_from_the_top():
    deepest = 0
    for seed in SEEDS:
        jobs = new(4, seed)["jobs"]
        for worker in WORKERS:
            rows = sorted(int(place[0]) for place in jobs if place.endswith(worker))
            assert rows == list(range(1, len(rows) + 1))
            deepest = max(deepest, *rows)
        assert set(jobs.values()) == {1}
    assert deepest > 3


@pytest.fixture
def crowded(tmp_path):
    """A box whose bag A has 12 shepherds and 16 hazards beside the first workers: 12 tiles find just room enough."""
    facts = yaml.safe_load(Path(folder("great_western_trail_nz"), "components.yaml").read_text(encoding="utf-8"))
    facts["bags"]["bag_a"]["workers"] = {"shepherd": 12, "craftsman": 1, "sailor": 1, "shearer": 1}
    path = tmp_path / "components.yaml"
    path.write_text(yaml.safe_dump(facts, allow_unicode=True), encoding="utf-8")
    return rondel.load_game("great_western_trail_nz", str(path))


@rule("NZ-SETUP-11", "NZ-SETUP-13")
@pytest.mark.parametrize("seed", range(5))
def test_a_tile_without_room_goes_back_into_the_bag_and_another_is_drawn(crowded, seed):
    doc = crowded.new(players=2, seed=seed).save()
    assert set(hazards(doc)) == {f"{section}{n}" for section in ("rock", "flood") for n in range(1, 5)}
    assert workers_in(doc["jobs"]) == {"shepherd": 5, "craftsman": 1, "sailor": 1, "shearer": 1}
    left = kinds((Counter(doc["bags"][0]) + Counter(doc["foresight"][:2])).elements())
    assert left == {"shepherd": 7, "rockfall": 5, "flood": 3}
    assert doc["tiles_out"] == {}


@rule("NZ-SETUP-16")
def test_two_tiles_of_each_bag_lie_face_up_on_the_foresight_spaces():
    seen = [set(), set()]
    for seed in SEEDS:
        s = GAME.new(players=2, seed=seed)
        shown = s.save()["foresight"]
        assert s.view(None)["foresight"] == shown
        seen[0] |= set(kinds(shown[:2]))
        seen[1] |= set(kinds(shown[2:]))
    assert seen == [{*WORKERS, "rockfall", "flood"}, {"bonus"}]


@rule("NZ-SETUP-17")
@pytest.mark.parametrize(("players", "shown"), [(2, 9), (3, 11), (4, 14)])
def test_so_many_of_the_37_market_sheep_are_turned_up(players, shown):
    doc = new(players)
    assert (len(doc["market"]), len(doc["market_stack"])) == (shown, 37 - shown)
    assert Counter(doc["market"] + doc["market_stack"]) == MARKET
    assert GAME.new(players=players, seed=5).view(0)["market_stack"] == {"hidden": 37 - shown}
    assert len({tuple(new(players, seed)["market"]) for seed in SEEDS}) > 30


@rule("NZ-SETUP-18")
def test_the_market_is_grouped_orange_red_yellow_blue_brown_purple():
    absent = False
    for seed in SEEDS:
        order = [list(MARKET).index(card) for card in new(seed=seed)["market"]]
        assert order == sorted(order)
        absent = absent or len(set(order)) < 6
    assert absent


@rule("NZ-SETUP-19")
def test_four_of_the_24_objective_cards_are_displayed():
    s = GAME.new(players=2, seed=5)
    doc = s.save()
    assert (len(doc["display"]), len(doc["objective_stack"])) == (4, 20)
    assert {*doc["display"], *doc["objective_stack"]} == {f"o{n:02}" for n in range(1, 25)}
    assert s.view(0)["objective_stack"] == {"hidden": 20}
    assert len({tuple(new(seed=seed)["display"]) for seed in SEEDS}) > 30


@rule("NZ-SETUP-20")
@pytest.mark.parametrize("players", COUNTS)
def test_the_deck_building_supply_is_the_same_for_all_player_counts(players):
    assert new(players)["supply"] == {"romney": 18, "sheepdog": 12, "ferry": 14, "kotare": 12}


@rule("NZ-SETUP-21", "NZ-SETUP-23")
def test_four_of_the_ten_bonus_card_sets_lie_under_the_stacks_in_rising_order():
    seen = set()
    for seed in SEEDS:
        sets = new(seed=seed)["stack_sets"]
        assert len(set(sets)) == 4
        assert sets == sorted(sets, key=SETS.index)
        seen |= set(sets)
    assert seen == set(SETS)
    sets = new()["stack_sets"]
    assert set(SETS) & set(GAME.census(GAME.new(players=2, seed=5))) == set(sets)  # the others are nowhere


@rule("NZ-SETUP-22")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 5), (4, 6)])
def test_each_stack_has_so_many_cards(players, cards):
    doc = new(players)
    assert doc["stack_left"] == [cards] * 4
    census = GAME.census(GAME.new(players=players, seed=5))
    assert {census[name] for name in doc["stack_sets"]} == {cards}


@rule("NZ-SETUP-24")
@pytest.mark.parametrize(("players", "space"), [(2, 4), (3, 4), (4, 6)])
def test_a_step_tile_for_each_player_lies_at_the_pathfinder_track(players, space):
    assert new(players)["step_tiles"] == players
    before = table(players, me={"space": "NB", "pathfinder": space - 3}, pending=at("visit"))
    s = play(before, "use:pathfinder_2")
    assert (player(s)["step_tile"], s.save()["step_tiles"]) == (0, players)
    before = table(players, me={"space": "NB", "pathfinder": space - 2}, pending=at("visit"))
    s = play(before, "use:pathfinder_2")
    assert (player(s)["step_tile"], s.save()["step_tiles"]) == (1, players - 1)


@rule("NZ-SETUP-25")
def test_what_each_player_has():
    for p in new(4)["players"]:
        assert p["no_fees"] is False
        assert p["workers"] == staff()
        assert len(p["unbuilt"]) == 10
        assert len(p["discs"]) == 16
        assert sum(p["storehouses"].values()) == 10
        assert p["space"] is None
        assert (p["posts"], p["harbours"], p["captured"], p["masters"]) == ({}, [], {}, [])
    s = play(table(me={"space": "NA"}, tiles={"rock1": "rockfall_2_black"}), "move:rock1")
    assert player(s)["pounds"] == 10 - 1
    s = play(table(me={"space": "NA"}, tiles={"rock1": "rockfall_2_green"}), "move:rock1")
    assert player(s)["pounds"] == 10 - 2


@rule("NZ-SETUP-26", "NZ-VARIANT-01")
@pytest.mark.parametrize("options", [{}, {"buildings": "a"}])
def test_in_the_first_game_everybody_uses_side_a(options):
    for p in new(4, **options)["players"]:
        assert sorted(p["unbuilt"], key=lambda name: int(name[:-1])) == [f"{n}a" for n in range(1, 11)]


@rule("NZ-SETUP-27")
def test_the_side_of_each_number_is_drawn_once_for_all_players():
    seen = set()
    for seed in SEEDS:
        first, *others = [p["unbuilt"] for p in new(4, seed, buildings="mixed")["players"]]
        assert sorted(int(name[:-1]) for name in first) == list(range(1, 11))
        assert all([other == first for other in others])
        seen |= set(first)
    assert len(seen) == 20


@rule("NZ-SETUP-27")
def test_no_building_is_turned_over():
    s = visiting("ND", me={"workers": staff(craftsman=5), "pounds": 30})
    play(s, "use:build_2")
    assert offered(s, "build") == {"1a", "2a", "3a", "4a", "5a", "6a", "7a"}


@rule("NZ-SETUP-28")
def test_16_discs_cover_all_but_the_two_grey_spaces():
    for p in new(4)["players"]:
        assert p["discs"] == SLOTS
    s = play(GAME.new(players=2, seed=5), "disc:aux_cert_1", "move:NE")
    assert offered(s, "aux") == {"money:single", "draw:single", "cert:single"}


@rule("NZ-SETUP-29")
def test_ten_storehouses_cover_the_five_pairs_of_squares():
    for p in new(4)["players"]:
        assert p["storehouses"] == {"sp1": 2, "sp2": 2, "sp3": 2, "sp4": 2, "sp5": 2}


@rule("NZ-SETUP-30")
def test_ships_and_markers_at_the_start():
    for p in new(4)["players"]:
        assert (p["ship"], p["certificates"], p["gold"]) == ("s0", 0, 1)


@rule("NZ-SETUP-31")
def test_the_flock_is_14_shuffled_sheep():
    hands = set()
    for seed in SEEDS:
        for p in new(4, seed)["players"]:
            assert Counter(p["hand"] + p["deck"]) == HERD
            assert p["discards"] == []
        hands.add(tuple(p["hand"]))
    assert len(hands) > 10
    assert GAME.new(players=2, seed=5).view(0)["players"][0]["deck"] == {"hidden": 10}


@rule("NZ-SETUP-32")
def test_play_goes_round_the_table_from_the_first_seat():
    s = GAME.new(players=3, seed=5)
    actors = []
    for _ in range(3):
        actors.append(s.actor)
        while pending(s) == "first_discard":
            s.apply(s.legal()[0])
        play(s, "disc:aux_cert_1", "move:NB", "done")
    assert [*actors, s.actor] == [0, 1, 2, 0]


@rule("NZ-SETUP-33")
def test_later_seats_start_with_more_pounds_and_cards_and_all_with_a_token():
    seats = new(4)["players"]
    assert [p["pounds"] for p in seats] == [7, 8, 9, 10]
    assert [len(p["hand"]) for p in seats] == [4, 5, 6, 7]
    assert [p["exchange_tokens"] for p in seats] == [1, 1, 1, 1]


@rule("NZ-SETUP-34")
def test_pounds_and_exchange_tokens_come_from_the_bank_and_go_back_to_it():
    me = {"space": "NA", "exchange_tokens": 1, "pounds": 0, "hand": ["southdown", "merino"]}
    s = table(me=me, tiles={"rock1": "rockfall_2_black"})
    play(s, "move:rock1", "exchange:1", "draw:1", "discard:merino", "aux:money:single")
    assert [(p["pounds"], p["exchange_tokens"]) for p in s.save()["players"]] == [(1, 0), (10, 0)]
