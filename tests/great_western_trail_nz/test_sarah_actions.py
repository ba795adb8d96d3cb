"""SOLO: hiring, tiles and cards: what Sarah's cards make her do. Seat 0 is the human."""

import json

import pytest

from support.great_western_trail_nz import GAME, document, offered, pending, play, player, rule, staff
from support.sarah import asked, facing, sarah, turn

# Specialization and hiring. The rows of the job market cost 8, 7, 6, 5 and 4 pounds.


@rule("NZ-SOLO-17")
@pytest.mark.parametrize(
    ("before", "hired"), [("shepherd", "shearer"), ("shearer", "shepherd"), ("sailor", "craftsman")]
)
def test_on_a_tie_the_specialization_stays(before, hired):
    hers = {"specialization": before, "workers": {**staff(), before: 2}}
    s = turn("sarah_1", sarah=hers, jobs={f"1:{hired}": 1})
    assert sarah(s)["workers"][hired] == 2
    assert sarah(s)["specialization"] == before


@rule("NZ-SOLO-17")
@pytest.mark.parametrize(
    ("before", "hired"), [("shepherd", "shearer"), ("shearer", "shepherd"), ("sailor", "craftsman")]
)
def test_the_specialization_moves_to_a_type_with_more_workers(before, hired):
    hers = {"specialization": before, "workers": {**staff(), before: 3, hired: 3}}
    assert sarah(turn("sarah_1", sarah=hers, jobs={f"1:{hired}": 1}))["specialization"] == hired


HIRES = {
    "the cheapest": ("sarah_1", {"1:shepherd": 1, "3:sailor": 1, "2:shearer": 1}, "shepherd", "3:sailor"),
    "a tie: the specialized type": ("sarah_1", {"4:shepherd": 1, "4:sailor": 1}, "sailor", "4:sailor"),
    "2: the specialized type": ("sarah_2", {"1:sailor": 1, "5:shepherd": 1}, "sailor", "1:sailor"),
    "2: its cheapest": ("sarah_2", {"1:sailor": 1, "2:sailor": 1, "5:shepherd": 1}, "sailor", "2:sailor"),
    "2: else the cheapest": ("sarah_2", {"1:shepherd": 1, "2:shearer": 1}, "sailor", "2:shearer"),
}


@rule("NZ-SOLO-18")
@pytest.mark.parametrize(("card", "jobs", "specialization", "hired"), HIRES.values(), ids=list(HIRES))
def test_sarah_hires_for_free(card, jobs, specialization, hired):
    s = turn(card, sarah={"specialization": specialization, "workers": {**staff(), specialization: 2}}, jobs=jobs)
    assert s.save()["jobs"] == {place: 1 for place in jobs if place != hired}
    assert sarah(s)["workers"][hired[2:]] == 2 + (hired[2:] == specialization)
    assert player(s)["pounds"] == 10


@rule("NZ-SOLO-18")
@pytest.mark.parametrize("card", ["sarah_1", "sarah_2"])
@pytest.mark.parametrize("worker", ["craftsman", "shearer"])
def test_of_other_types_equally_cheap_the_human_chooses(card, worker):
    jobs = {"2:sailor": 1, "4:craftsman": 1, "4:shearer": 1}
    s = turn(card, jobs=jobs)
    assert (s.actor, pending(s)) == (0, "sarah_worker")
    assert offered(s) == {"choose:craftsman", "choose:shearer"}
    s = GAME.restore(json.loads(json.dumps(s.save())))
    play(s, f"choose:{worker}")
    assert s.save()["jobs"] == {place: 1 for place in jobs if place != f"4:{worker}"}
    assert sarah(s)["workers"] == {**staff(2), worker: 2}
    assert sarah(s)["discards"] == ["shipping"]
    assert pending(s) == "phase_a"


@rule("NZ-SOLO-18", "NZ-SOLO-09")
@pytest.mark.parametrize(("card", "space", "hired"), [("sarah_1", "NA", "craftsman"), ("sarah_2", "start", "sailor")])
def test_whom_she_hires_after_a_saved_fork_is_still_known(card, space, hired):
    hers = {"space": space, "specialization": "sailor", "workers": staff(sailor=2)}
    s = turn(card, sarah=hers, jobs={"1:sailor": 1, "5:craftsman": 1}, tiles={"c1": "1/1a", "c3": "1/2a"})
    assert pending(s) == "sarah_fork"
    s = play(GAME.restore(json.loads(json.dumps(s.save()))), "via:c1")
    assert sarah(s)["workers"][hired] == staff(sailor=2)[hired] + 1


@rule("NZ-SOLO-18")
@pytest.mark.parametrize("card", ["sarah_1", "sarah_2"])
def test_a_type_whose_row_is_full_is_passed_over(card):
    hers = {"specialization": "sailor", "workers": staff(sailor=5)}
    jobs = {"4:sailor": 1, "2:shearer": 1}
    assert turn(card, sarah=hers, jobs=jobs).save()["jobs"] == {"4:sailor": 1}
    assert turn(card, sarah=hers, jobs={"4:sailor": 1}).save()["jobs"] == {"4:sailor": 1}


@rule("NZ-SOLO-18")
@pytest.mark.parametrize("card", ["sarah_1", "sarah_2"])
def test_joker_workers_are_ignored(card):
    s = turn(card, bonus={"1:3": "bonus_joker"})
    assert s.save()["bonus"]["1:3"] == "bonus_joker"
    assert sarah(s)["workers"] == staff(2)


STACKS = ["shipping", "fresh_flock", "border_leicester", "bonus_10"]  # wheel, barrel, bell, compass


@rule("NZ-SOLO-19")
@pytest.mark.parametrize("space", range(2, 6))
@pytest.mark.parametrize("worker", ["shepherd", "craftsman"])
def test_the_space_of_a_new_worker_gives_a_bonus_card(worker, space):
    hers = {"workers": {**staff(sailor=2), worker: space - 1}, "specialization": "sailor" if space == 2 else worker}
    s = turn("sarah_1", sarah=hers, jobs={f"1:{worker}": 1})
    assert sarah(s)["workers"][worker] == space
    assert sarah(s)["discards"] + sarah(s)["objectives"] == [STACKS[space - 2]]
    assert s.save()["stack_left"] == [2 if stack == space - 2 else 3 for stack in range(4)]


@rule("NZ-SOLO-19")
def test_an_empty_stack_gives_no_card():
    s = turn("sarah_1", jobs={"1:sailor": 1}, stack_left=[0, 3, 3, 3])
    assert sarah(s)["workers"]["sailor"] == 2
    assert sarah(s)["discards"] == []
    assert s.save()["stack_left"] == [0, 3, 3, 3]


HARBOURS = {
    "the fewest points": (3, [], [], "mh1", "u1", ["shipping"]),
    "without the human's disc": (3, [], ["mh1"], "mh2", "l3", ["fresh_flock"]),
    "without hers": (5, ["mh1"], [], "mh2", "l3", ["fresh_flock"]),
    "without either's": (5, ["mh2"], ["mh1"], "mh3", "m4", ["shipping"]),
    "the last without any": (3, [], ["mh1", "mh2", "mh3", "mh4"], "mh5", "l6", ["border_leicester"]),
    "with the human's when all have discs": (5, ["mh1"], ["mh2", "mh3", "mh4", "mh5"], "mh2", "l3", ["fresh_flock"]),
}


@rule("NZ-SOLO-20")
@pytest.mark.parametrize(("space", "hers", "mine", "harbour", "sea", "card"), HARBOURS.values(), ids=list(HARBOURS))
def test_an_anchor_takes_ship_and_disc_to_a_medium_harbour(space, hers, mine, harbour, sea, card):
    taken = [slot for slot in document(1)["players"][0]["discs"] if not slot.startswith("aux")]
    has = {"workers": staff(sailor=space - 1), "harbours": hers}
    s = facing("sarah_1", sarah=has, me={"harbours": mine, "discs": taken}, jobs={"1:sailor": 1})
    masters = s.save()["masters"]
    play(s, "done")
    assert sarah(s)["ship"] == sea
    assert set(sarah(s)["harbours"]) == {*hers, harbour}
    assert sarah(s)["spare_discs"] == 15 - len(hers) - 1
    assert sorted(sarah(s)["discards"] + sarah(s)["objectives"]) == sorted([STACKS[space - 2], *card])
    assert s.save()["masters"] == {place: tile for place, tile in masters.items() if place != harbour}
    assert s.save()["master_workers"] == {}  # it left the game, nobody took it


@rule("NZ-SOLO-20")
@pytest.mark.parametrize(("worker", "space"), [("sailor", 2), ("sailor", 4), ("shepherd", 3), ("craftsman", 5)])
def test_other_spaces_show_no_anchor(worker, space):
    s = facing("sarah_1", sarah={"workers": {**staff(), worker: space - 1}}, jobs={f"1:{worker}": 1})
    places = ("ship", "harbours", "spare_discs")
    before, masters = [sarah(s)[place] for place in places], s.save()["masters"]
    play(s, "done")
    assert ([sarah(s)[place] for place in places], s.save()["masters"]) == (before, masters)


@rule("NZ-SOLO-21")
@pytest.mark.parametrize(("space", "post", "romneys"), [(2, None, 0), (3, "wl5", 0), (4, None, 0), (5, "wl9", 1)])
def test_a_wool_space_takes_a_disc_to_the_wool_post(space, post, romneys):
    s = turn("sarah_1", sarah={"workers": staff(shearer=space - 1)}, jobs={"1:shearer": 1})
    before = {"wl5": 1} if space > 3 else {}
    assert sarah(s)["posts"] == {**before, **({post: 1} if post else {})}
    assert sarah(s)["spare_discs"] == 15 - len(before) - bool(post)
    assert sarah(s)["discards"].count("romney") == romneys
    assert s.save()["supply"]["romney"] == 18 - romneys


# Bonus tiles, pathfinder, objectives, hazards. The rows of the bonus market cost 4, 5, 5, 6, 6, 7, 6 and 5 pounds.

BONUS = {
    "the cheapest row": ({"1:4": "bonus_gold", "2:3": "bonus_token"}, 3, "1:4"),
    "then the top row": ({"3:3": "bonus_gold", "2:4": "bonus_token", "4:3": "bonus_joker"}, 4, "2:4"),
    "then the left": ({"2:4": "bonus_gold", "2:3": "bonus_token"}, 3, "2:3"),
    "cheap before top": ({"6:3": "bonus_gold", "7:4": "bonus_token"}, 7, "7:4"),
    "not in the token's row": ({"2:3": "bonus_gold"}, 1, None),
    "none": ({}, 2, None),
}


@rule("NZ-SOLO-29")
@pytest.mark.parametrize("card", ["sarah_5", "sarah_8"])
@pytest.mark.parametrize(("bonus", "row", "place"), BONUS.values(), ids=list(BONUS))
def test_sarah_removes_a_bonus_tile(card, bonus, row, place):
    s = turn(card, bonus=bonus, token_row=row)
    assert s.save()["bonus"] == {where: tile for where, tile in bonus.items() if where != place}
    assert s.save()["tiles_out"] == ({bonus[place]: 1} if place else {})
    assert sarah(s)["captured"] == {}
    assert sarah(s)["workers"] == staff(2)  # not even a joker's text counts
    assert sarah(s)["discards"] == []


@rule("NZ-SOLO-30")
@pytest.mark.parametrize(
    ("card", "spaces"), [("sarah_5", 2), ("sarah_6", 3), ("sarah_7", 1), ("sarah_12", 1), ("sarah_16", 2)]
)
@pytest.mark.parametrize("before", [0, 2, 3, 7, 10, 15, 16])
def test_sarah_advances_on_the_track_without_rewards(card, spaces, before):
    s = turn(card, sarah={"pathfinder": before})
    assert sarah(s)["pathfinder"] == min(16, before + spaces)
    assert s.save()["step_tiles"] == 1
    assert (player(s)["pounds"], player(s)["gold"], player(s)["step_tile"]) == (10, 0, 0)
    assert not asked(s)


@rule("NZ-SOLO-31")
def test_sarah_takes_the_objective_card_farthest_from_the_stack():
    s = turn("sarah_7", display=["o20", "o05", "o17", "o09"])
    assert sarah(s)["objectives"] == ["o20"]
    assert s.save()["display"][:3] == ["o05", "o17", "o09"]
    assert len(s.save()["display"]) == 4


@rule("NZ-SOLO-31")
def test_an_empty_display_gives_no_objective_card():
    s = turn("sarah_7", display=[], objective_stack=[])
    assert sarah(s)["objectives"] == []
    assert sarah(s)["pathfinder"] == 1


HAZARDS = {
    "the highest": ({"rock1": "rockfall_2_black", "rock2": "rockfall_3_green", "flood1": "flood_4_green"}, "flood1"),
    "tie: where more lie": (
        {"rock1": "rockfall_4_black", "flood1": "flood_4_green", "flood2": "flood_2_green"},
        "flood1",
    ),
    "tie: where more lie, the other section": (
        {"rock2": "rockfall_4_green", "rock4": "rockfall_2_green", "flood1": "flood_4_black"},
        "rock2",
    ),
    "tie: the black hand": ({"rock1": "rockfall_4_green", "rock3": "rockfall_4_black"}, "rock3"),
    "tie of both sections: the black hand": ({"rock1": "rockfall_3_green", "flood1": "flood_3_black"}, "flood1"),
    "none": ({}, None),
}


@rule("NZ-SOLO-32")
@pytest.mark.parametrize("card", ["sarah_8", "sarah_9"])
@pytest.mark.parametrize(("tiles", "space"), HAZARDS.values(), ids=list(HAZARDS))
def test_sarah_takes_a_hazard_and_its_card(card, tiles, space):
    s = turn(card, tiles=tiles, sarah={"space": "ND"})
    left = {where: tile for where, tile in s.save()["tiles"].items() if where.startswith(("rock", "flood"))}
    assert left == {where: tile for where, tile in tiles.items() if where != space}
    assert sarah(s)["captured"] == ({tiles[space]: 1} if space else {})
    card = {"r": ["sheepdog"], "f": ["ferry"]}[space[0]] if space else []
    assert sarah(s)["discards"] == card
    assert sum(s.save()["supply"].values()) == 18 + 12 + 14 + 12 - len(card)


@rule("NZ-SOLO-42")
@pytest.mark.parametrize("space", ["rock2", "rock4", "flood1", "flood2"])
def test_of_equal_hazards_the_human_chooses(space):
    rocks = {"rock2": "rockfall_4_green", "rock4": "rockfall_4_green", "rock1": "rockfall_3_black"}
    floods = {"flood1": "flood_3_green", "flood2": "flood_3_green"}
    tiles = rocks if space.startswith("rock") else floods
    s = turn("sarah_9", tiles=tiles, sarah={"space": "NE"})
    assert (pending(s), offered(s)) == ("sarah_tile", {f"hazard:{where}" for where in tiles if where != "rock1"})
    s = GAME.restore(json.loads(json.dumps(s.save())))
    play(s, f"hazard:{space}")
    assert space not in s.save()["tiles"]
    assert sum(sarah(s)["captured"].values()) == 1
    assert len(sarah(s)["discards"]) == 1


@rule("NZ-SOLO-42")
def test_equal_hazards_of_both_sections_are_the_humans_choice():
    s = turn("sarah_9", tiles={"rock1": "rockfall_3_black", "flood1": "flood_3_black"}, sarah={"space": "NE"})
    assert offered(s) == {"hazard:rock1", "hazard:flood1"}


# Cards by sailors and shearers


@rule("NZ-SOLO-33")
@pytest.mark.parametrize("card", ["sarah_12", "sarah_16"])
@pytest.mark.parametrize("specialization", ["shepherd", "sailor"])
@pytest.mark.parametrize("sailors", range(1, 6))
def test_sailors_bring_a_bonus_card(card, sailors, specialization):
    if sailors == 1 and specialization == "sailor":
        return  # she has most workers where her specialization is
    s = turn(card, sarah={"workers": staff(sailor=sailors), "specialization": specialization})
    assert sarah(s)["discards"] + sarah(s)["objectives"] == ([STACKS[sailors - 2]] if sailors > 1 else [])
    assert sum(s.save()["stack_left"]) == 12 - (sailors > 1)
    empty = turn(card, sarah={"workers": staff(sailor=sailors)}, stack_left=[0] * 4)
    assert sarah(empty)["discards"] == sarah(empty)["objectives"] == []


SHEARERS = {
    ("sarah_13", 1): [],
    ("sarah_13", 2): ["romney"],
    ("sarah_13", 3): ["romney"],
    ("sarah_13", 4): ["romney", "romney"],
    ("sarah_13", 5): ["romney", "romney"],
    ("sarah_17", 1): [],
    ("sarah_17", 2): ["romney"],
    ("sarah_17", 3): ["romney"],
    ("sarah_17", 4): ["romney", "ryeland"],
    ("sarah_17", 5): ["romney", "ryeland"],
}


@rule("NZ-SOLO-34")
@pytest.mark.parametrize("specialization", ["shepherd", "shearer"])
@pytest.mark.parametrize(("card", "shearers"), SHEARERS)
def test_shearers_bring_cards(card, shearers, specialization):
    if shearers == 1 and specialization == "shearer":
        return  # she has most workers where her specialization is
    hers = {"workers": staff(shearer=shearers), "specialization": specialization}
    s = turn(card, sarah=hers, market=["lincoln", "ryeland", "suffolk"])
    assert sarah(s)["discards"] == SHEARERS[card, shearers]


@rule("NZ-SOLO-34")
@pytest.mark.parametrize(("market", "bought"), [(["lincoln", "suffolk"], ["lincoln"]), (["suffolk"], [])])
def test_17_without_a_brown_sheep_takes_a_red_one(market, bought):
    s = turn("sarah_17", sarah={"workers": staff(shearer=4), "specialization": "shearer"}, market=market)
    assert sarah(s)["discards"] == ["romney", *bought]


@rule("NZ-SOLO-34")
@pytest.mark.parametrize(
    ("card", "workers", "specialization", "end"),
    [
        ("sarah_13", staff(shearer=2), "shearer", "NB"),
        ("sarah_13", staff(shearer=2), "sailor", "NC"),  # 1 step more
        ("sarah_17", staff(shearer=2), "shearer", "NB"),
        ("sarah_17", staff(sailor=2), "sailor", "ND"),  # 2 steps more
        ("sarah_17", staff(sailor=5), "sailor", "NG"),  # beside the limit of 5
    ],
)
def test_another_specialist_goes_further(card, workers, specialization, end):
    assert sarah(turn(card, sarah={"workers": workers, "specialization": specialization}))["space"] == end


# What she cannot do


@rule("NZ-SOLO-35")
@pytest.mark.parametrize("card", [f"sarah_{n}" for n in range(1, 18)])
def test_what_sarah_cannot_do_is_skipped(card):
    """Nothing is left on the table: she only moves, and advances on the track where the card says so."""
    nothing = {"market": [], "market_stack": [], "display": [], "objective_stack": [], "supply": {}}
    s = turn(card, sarah={"unbuilt": [], "workers": staff(4, 4, 4, 4)}, stack_left=[0] * 4, **nothing)
    assert pending(s) == "phase_a"
    assert sarah(s)["space"] != "start"
    assert sarah(s)["discards"] == sarah(s)["objectives"] == sarah(s)["unbuilt"] == []
    assert sarah(s)["workers"] == staff(4, 4, 4, 4)


@rule("NZ-SOLO-35")
def test_the_part_she_can_do_is_done():
    s = turn("sarah_8", tiles={"rock1": "rockfall_2_green"}, sarah={"space": "NE"})  # no bonus tile
    assert sarah(s)["captured"] == {"rockfall_2_green": 1}
    s = turn("sarah_8", bonus={"1:3": "bonus_gold"})  # no hazard
    assert s.save()["tiles_out"] == {"bonus_gold": 1}
    s = turn("sarah_9", tiles={"rock1": "rockfall_2_green"}, sarah={"space": "NE"}, supply={})  # no sheepdog left
    assert (sarah(s)["captured"], sarah(s)["discards"]) == ({"rockfall_2_green": 1}, [])
    s = turn("sarah_13", sarah={"workers": staff(shearer=4)}, supply={"romney": 1})
    assert sarah(s)["discards"] == ["romney"]
