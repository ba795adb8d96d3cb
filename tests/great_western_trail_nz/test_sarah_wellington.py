"""SOLO: Sarah in Wellington. Seat 0 is the human."""

import json
from itertools import pairwise

import pytest

from rondel.core.errors import BadPosition
from support.great_western_trail_nz import GAME, at, document, pending, play, player, rule, staff, table
from support.sarah import facing, sarah, sarahs, turn

LEVELS = [("easy", "lp3"), ("medium", "lp6"), ("hard", "lp9")]
POSTS = ["lp1", "lp3", "lp6", "lp9", "lp12", "lp15", "lp18", "lp21"]


def arrives(card="sarah_12", **fields):
    """Sarah's turn from building H into Wellington; sarah_12 advances her by 1 on the pathfinder track, no more."""
    return turn(card, **{**fields, "sarah": {"space": "NH", **fields.get("sarah", {})}})


@rule("NZ-SOLO-11")
def test_the_action_comes_before_wellington():
    """The worker she puts into the job market in Wellington is too late to be hired."""
    s = arrives("sarah_1", foresight=["shearer", "sailor", None, None])
    assert s.save()["jobs"] == {"1:sailor": 1}
    assert sarah(s)["workers"] == staff(2)
    assert sarah(s)["posts"] == {"lp6": 1}


@rule("NZ-SOLO-11")
def test_what_the_human_decides_comes_before_wellington_too():
    """She stands in Wellington while the human chooses; the position can be saved."""
    s = arrives("sarah_1", jobs={"1:sailor": 1, "1:shearer": 1}, foresight=[None, "craftsman", None, None])
    assert (pending(s), sarah(s)["space"], sarah(s)["posts"]) == ("sarah_worker", "wellington", {})
    s = GAME.restore(json.loads(json.dumps(s.save())))
    play(s, "choose:sailor")
    assert (sarah(s)["space"], sarah(s)["posts"]) == ("start", {"lp6": 1})
    assert s.save()["jobs"] == {"1:shearer": 1, "1:craftsman": 1}


@rule("NZ-SOLO-11")
def test_delivery_and_both_foresights_follow_in_order():
    s = facing("sarah_12", sarah={"space": "NH"}, foresight=["shearer", "sailor", "bonus_gold", "bonus_joker"])
    s.listen()
    play(s, "done")
    told = [(event.kind, event.a) for event in s.visible(0) if event.kind in ("pathfinder", "delivers", "chooses")]
    assert [kind for kind, _ in told] == ["pathfinder", "delivers", "chooses", "chooses"]
    names = [GAME.components.tiles[tile] for kind, tile in told if kind == "chooses"]
    assert names == ["sailor", "bonus_joker"]


@rule("NZ-SOLO-11")
def test_before_her_turn_is_over_only_she_may_stand_in_wellington():
    with pytest.raises(BadPosition, match=r"sarah\.space"):
        table(1, sarah=sarahs(space="wellington"))


@rule("NZ-SOLO-12")
@pytest.mark.parametrize(("level", "post"), LEVELS)
def test_the_first_delivery_depends_on_the_difficulty(level, post):
    s = arrives(options={"sarah": level})
    assert sarah(s)["posts"] == {post: 1}
    assert sarah(s)["spare_discs"] == 14
    assert player(s)["pounds"] == 10  # no income


@rule("NZ-SOLO-12")
@pytest.mark.parametrize(("last", "post"), [*pairwise(POSTS), ("lp21", "lp21")])
def test_each_later_delivery_goes_to_the_next_higher_local_post(last, post):
    before = {last: 1}
    s = arrives(sarah={"posts": before})
    assert sarah(s)["posts"] == {**before, post: before.get(post, 0) + 1}


@rule("NZ-SOLO-12")
def test_wool_posts_and_lower_posts_do_not_count():
    s = arrives(sarah={"posts": {"lp3": 1, "lp6": 1, "wl5": 1, "wl9": 1}})
    assert sarah(s)["posts"] == {"lp3": 1, "lp6": 1, "lp9": 1, "wl5": 1, "wl9": 1}


@rule("NZ-SOLO-12")
def test_21_repeats():
    s = arrives(sarah={"posts": {"lp18": 1, "lp21": 3}})
    assert sarah(s)["posts"] == {"lp18": 1, "lp21": 4}


REWARDS = {"lp3": "sheepdog", "lp6": "kotare", "lp12": "ferry", "lp18": "romney"}


@rule("NZ-SOLO-13")
@pytest.mark.parametrize("post", POSTS)
def test_a_delivery_brings_a_card_and_costs_nothing(post):
    before = {POSTS[POSTS.index(post) - 1]: 1} if post != "lp1" else {}
    s = arrives(sarah={"posts": before}, display=["o20", "o05", "o17", "o09"], options={"first_delivery": post})
    assert sarah(s)["discards"] == ([REWARDS[post]] if post in REWARDS else [])
    assert sarah(s)["objectives"] == (["o20"] if post in ("lp9", "lp15") else [])
    supply = document(1)["supply"]
    assert s.save()["supply"] == {name: n - (name == REWARDS.get(post)) for name, n in supply.items()}


@rule("NZ-SOLO-13")
def test_an_empty_supply_gives_no_card():
    s = arrives(supply={"romney": 18, "sheepdog": 12, "ferry": 14})
    assert (sarah(s)["posts"], sarah(s)["discards"]) == ({"lp6": 1}, [])
    s = arrives(sarah={"posts": {"lp6": 1}}, display=[], objective_stack=[])
    assert (sarah(s)["posts"], sarah(s)["objectives"]) == ({"lp6": 1, "lp9": 1}, [])


BAGS = [{"shearer": 1}, {"bonus_token": 1}]
FORESIGHT = ["shepherd", "sailor", "bonus_gold", "bonus_joker"]


@rule("NZ-SOLO-14")
def test_sarah_takes_the_right_tiles_and_the_others_move_right():
    s = arrives(foresight=FORESIGHT, bags=BAGS, token_row=1)
    assert s.save()["jobs"] == {"1:sailor": 1}
    assert "bonus_joker" in s.save()["bonus"].values()
    tiles = s.save()["foresight"]
    assert [*tiles[:2], tiles[3]] == ["shearer", "shepherd", "bonus_gold"]


@rule("NZ-SOLO-14")
@pytest.mark.parametrize("taken", ["shepherd", "sailor"])
def test_after_a_visit_of_the_human_the_tile_left_moves_right_too(taken):
    me = {"space": "wellington", "pounds": 20}
    s = facing("sarah_6", me=me, foresight=FORESIGHT, bags=BAGS, pending=at("wellington"))
    play(s, "reveal", "deliver:lp1", "disc:aux_money_2", f"foresight:{taken}", "foresight:bonus_gold")
    left = "sailor" if taken == "shepherd" else "shepherd"
    tiles = s.save()["foresight"]
    assert [*tiles[:2], tiles[3]] == ["shearer", left, "bonus_joker"]


@rule("NZ-SOLO-14")
def test_without_sarah_the_tile_left_stays_where_it_is():
    """Of the two tiles the right one is taken: the new one lies on its space."""
    me = {"space": "wellington", "pounds": 20}
    s = table(2, me=me, foresight=FORESIGHT, bags=BAGS, pending=at("wellington"))
    play(s, "reveal", "deliver:lp1", "disc:aux_money_2", "foresight:sailor", "foresight:bonus_joker")
    assert s.save()["foresight"][:3] == ["shepherd", "shearer", "bonus_gold"]


@rule("NZ-SOLO-14")
def test_a_single_tile_is_taken_wherever_it_lies():
    s = arrives(foresight=["shepherd", None, "bonus_gold", "bonus_gold"], bags=[{}, {}])
    assert s.save()["jobs"] == {"1:shepherd": 1}
    assert s.save()["foresight"][:2] == [None] * 2
    assert "bonus_gold" in s.save()["bonus"].values()


@rule("NZ-SOLO-15")
@pytest.mark.parametrize("taken", range(4))
def test_the_display_keeps_its_order_when_the_human_takes_a_card(taken):
    display = ["o20", "o05", "o17", "o09"]
    s = facing("sarah_6", me={"space": "NB"}, display=display, objective_stack=["o01"])
    play(s, "use:objective_to_discard_1", f"objective:{display[taken]}")
    assert s.save()["display"] == [card for card in display if card != display[taken]] + ["o01"]


@rule("NZ-SOLO-15")
def test_the_display_keeps_its_order_when_sarah_takes_cards():
    s = arrives("sarah_7", sarah={"posts": {"lp6": 1}}, display=["o20", "o05", "o17", "o09"], objective_stack=["o01"])
    assert sarah(s)["objectives"] == ["o20", "o05"]  # by the card, then by the delivery
    assert s.save()["display"] == ["o17", "o09", "o01"]


@rule("NZ-SOLO-40")
def test_from_wellington_she_goes_to_the_start_and_foresight_is_refilled():
    s = arrives(foresight=[None] * 4)
    assert sarah(s)["space"] == "start"
    tiles = s.save()["foresight"]
    assert None not in tiles
    assert all(tile.startswith("bonus") for tile in tiles[2:])


@rule("NZ-SOLO-40")
def test_her_bonus_tile_moves_the_token_and_follows_the_arrow():
    """Row 3 has a yellow arrow: the market is refilled, as if a player had filled the row."""
    bonus = {"3:3": "bonus_gold"}
    s = arrives(foresight=[None, None, None, "bonus_token"], bonus=bonus, token_row=2, market=["lincoln"])
    assert s.save()["token_row"] == 3
    assert len(s.save()["market"]) == 9


@rule("NZ-SOLO-40")
def test_a_worker_for_a_full_column_leaves_the_game():
    jobs = {f"{row}:sailor": 1 for row in range(1, 6)}
    s = arrives(foresight=["shepherd", "sailor", None, None], jobs=jobs)
    assert s.save()["tiles_out"] == {"sailor": 1}


@rule("NZ-SOLO-39")
@pytest.mark.parametrize("post", POSTS)
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_first_post_can_be_chosen(level, post):
    s = arrives(options={"sarah": level, "first_delivery": post})
    assert sarah(s)["posts"] == {post: 1}


@rule("NZ-SOLO-39")
def test_post_0_cannot_be_chosen_for_her():
    option = next(option for option in GAME.options if option.name == "first_delivery")
    assert option.values == ["by_level", *POSTS]


@rule("NZ-SOLO-43")
def test_without_a_disc_she_delivers_with_that_of_a_harbour():
    hers = {"posts": {"lp21": 13}, "harbours": ["mh2", "mh4"], "spare_discs": 0}
    s = arrives(sarah=hers)
    assert (sarah(s)["posts"], sarah(s)["harbours"]) == ({"lp21": 14}, ["mh4"])


@rule("NZ-SOLO-43")
def test_without_any_disc_she_does_not_deliver():
    hers = {"posts": {"lp15": 1, "lp18": 1, "lp21": 11, "wl5": 1, "wl9": 1}, "spare_discs": 0}
    s = arrives(sarah=hers, foresight=[None, "sailor", None, None])
    assert (sarah(s)["posts"], sarah(s)["discards"]) == (hers["posts"], [])
    assert s.save()["jobs"] == {"1:sailor": 1}  # the foresights come all the same


@rule("NZ-SOLO-43")
@pytest.mark.parametrize("worker", ["sailor", "shearer"])
def test_without_a_disc_anchor_and_wool_are_passed_over(worker):
    hers = {"posts": {"lp21": 15}, "spare_discs": 0, "workers": {**staff(), worker: 2}}
    s = turn("sarah_1", sarah=hers, jobs={f"1:{worker}": 1})
    assert (sarah(s)["posts"], sarah(s)["harbours"], sarah(s)["ship"]) == ({"lp21": 15}, [], "s0")
    assert sarah(s)["discards"] == ["fresh_flock"]  # for the worker
    assert len(s.save()["masters"]) == 5
