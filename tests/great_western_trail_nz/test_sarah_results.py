"""SOLO: Sarah in Wellington, the cards she keeps, the end of the game and the result. Seat 0 is the human."""

import json
from itertools import pairwise

import pytest

from rondel.core.errors import BadPosition
from support.great_western_trail_nz import GAME, at, crew, document, legal, offered, pending, play, player, rule, table
from support.sarah import asked, chances, facing, sarah, sarahs, turn

LEVELS = [("easy", "lp3"), ("medium", "lp6"), ("hard", "lp9")]
POSTS = ["lp1", "lp3", "lp6", "lp9", "lp12", "lp15", "lp18", "lp21"]


def arrives(card="sarah_12", **fields):
    """Sarah's turn from building H into Wellington; sarah_12 advances her by 1 on the pathfinder track, no more."""
    return turn(card, **{**fields, "sarah": {"space": "NH", **fields.get("sarah", {})}})


# Wellington


@rule("NZ-SOLO-11")
def test_the_action_comes_before_wellington():
    """The worker she puts into the job market in Wellington is too late to be hired."""
    s = arrives("sarah_1", foresight=["shearer", "sailor", None, None])
    assert s.save()["jobs"] == {"1:sailor": 1}
    assert sarah(s)["workers"] == crew()
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
    told = [(event.kind, event.a) for event in s.heard(0) if event.kind in ("pathfinder", "delivers", "chooses")]
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
    assert s.save()["bonus"] == {"2:3": "bonus_joker"}
    assert s.save()["foresight"] == ["shearer", "shepherd", "bonus_token", "bonus_gold"]


@rule("NZ-SOLO-14")
@pytest.mark.parametrize("taken", ["shepherd", "sailor"])
def test_after_a_visit_of_the_human_the_tile_left_moves_right_too(taken):
    me = {"space": "wellington", "pounds": 20}
    s = facing("sarah_6", me=me, foresight=FORESIGHT, bags=BAGS, pending=at("wellington"))
    play(s, "reveal", "deliver:lp1", "disc:aux_money_2", f"foresight:{taken}", "foresight:bonus_gold")
    left = "sailor" if taken == "shepherd" else "shepherd"
    assert s.save()["foresight"] == ["shearer", left, "bonus_token", "bonus_joker"]


@rule("NZ-SOLO-14")
def test_without_sarah_the_tile_left_stays_where_it_is():
    """Of the two tiles the right one is taken: the new one lies on its space."""
    me = {"space": "wellington", "pounds": 20}
    s = table(2, me=me, foresight=FORESIGHT, bags=BAGS, pending=at("wellington"))
    play(s, "reveal", "deliver:lp1", "disc:aux_money_2", "foresight:sailor", "foresight:bonus_joker")
    assert s.save()["foresight"] == ["shepherd", "shearer", "bonus_gold", "bonus_token"]


@rule("NZ-SOLO-14")
def test_a_single_tile_is_taken_wherever_it_lies():
    s = arrives(foresight=["shepherd", None, None, "bonus_gold"], bags=[{}, {}])
    assert s.save()["jobs"] == {"1:shepherd": 1}
    assert s.save()["foresight"] == [None] * 4


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
    hers = {"posts": {"lp21": 12}, "harbours": ["mh2", "mh4"], "spare_discs": 0}
    s = arrives(sarah=hers)
    assert (sarah(s)["posts"], sarah(s)["harbours"]) == ({"lp21": 13}, ["mh4"])


@rule("NZ-SOLO-43")
def test_without_any_disc_she_does_not_deliver():
    hers = {"posts": {"lp18": 1, "wl5": 1, "wl9": 1, "lp15": 12}, "spare_discs": 0}
    s = arrives(sarah=hers, foresight=[None, "sailor", None, None])
    assert (sarah(s)["posts"], sarah(s)["discards"]) == (hers["posts"], [])
    assert s.save()["jobs"] == {"1:sailor": 1}  # the foresights come all the same


@rule("NZ-SOLO-43")
@pytest.mark.parametrize("worker", ["sailor", "shearer"])
def test_without_a_disc_anchor_and_wool_are_passed_over(worker):
    hers = {"posts": {"lp21": 15}, "spare_discs": 0, "workers": {**crew(), worker: 2}}
    s = turn("sarah_1", sarah=hers, jobs={f"1:{worker}": 1})
    assert (sarah(s)["posts"], sarah(s)["harbours"], sarah(s)["ship"]) == ({"lp21": 15}, [], "s0")
    assert sarah(s)["discards"] == ["fresh_flock"]  # for the worker
    assert len(s.save()["masters"]) == 5


# Score


def points(**hers):
    """Sarah's score with these things, by category, without the zeros."""
    score = GAME.outcome(table(1, sarah=sarahs(**hers), supply={}, stack_left=[0] * 4))["sarah"]
    return {name: n for name, n in score.items() if n}


@rule("NZ-SOLO-16")
def test_gained_cards_lie_beside_her_board_and_score():
    s = turn("sarah_9", tiles={"rock1": "rockfall_2_green"}, sarah={"space": "NE"})
    assert sarah(s)["discards"] == ["sheepdog"]
    assert points(discards=["suffolk", "romney", "shipping", "sheepdog"]) == {"cards": 7 + 3 + 1, "total": 11}


@rule("NZ-SOLO-16")
def test_all_her_objective_cards_count_as_fulfilled():
    assert points(objectives=["o18", "o22", "bonus_10"]) == {"objectives": 5 + 5 + 8, "total": 18}


@rule("NZ-SOLO-16")
def test_a_bonus_card_with_tasks_is_an_objective_card():
    s = turn("sarah_12", sarah={"workers": crew(sailor=5)})
    assert (sarah(s)["discards"], sarah(s)["objectives"]) == ([], ["bonus_10"])
    assert GAME.outcome(s)["sarah"]["objectives"] == 8


SCORES = {
    "posts": ({"posts": {"lp9": 1, "lp21": 2, "wl9": 1}}, "trading_posts", 2 + 20 + 1),
    "the green arrow": ({"posts": {"lp1": 1, "lp3": 1}}, "trading_posts", -3),
    "harbours": ({"harbours": ["mh1", "mh3"]}, "harbours", 1 + 3),
    "pathfinder": ({"pathfinder": 12}, "pathfinder", 10),
    "hazards": ({"captured": {"rockfall_4_green": 2, "flood_3_black": 1}}, "hazards_bonus_tiles", 11),
    "cards": ({"discards": ["ryeland", "lincoln", "border_leicester"]}, "cards", 4 + 2 + 4),
    "objectives": ({"objectives": ["o01"]}, "objectives", 3),
    "workers on space 5": ({"workers": crew(5, 4, 5, 1)}, "workers_storehouses", 8),
    "the token": ({"market_token": True}, "market_token", 5),
}


@rule("NZ-SOLO-36")
@pytest.mark.parametrize(("hers", "category", "worth"), SCORES.values(), ids=list(SCORES))
def test_sarah_scores_like_a_player(hers, category, worth):
    assert points(**hers) == {category: worth, "total": worth}


@rule("NZ-SOLO-36")
def test_her_buildings_score():
    s = facing("sarah_6", tiles={"a1": "1/9a", "h1": "1/4a", "h2": "0/10a"})
    assert GAME.outcome(s)["sarah"]["buildings"] == 13 + 3


@rule("NZ-SOLO-36")
def test_money_harbourmasters_and_the_hand_limit_score_nothing_for_her():
    """In whole games: she never has what they count, and her score has these categories at 0."""
    for seed in range(3):
        s = GAME.new(players=1, seed=seed, sarah="hard")
        while s.actor is not None:
            s.apply(s.legal()[0])
        hers = GAME.outcome(s)["sarah"]
        assert (hers["money"], hers["harbourmasters"], hers["hand_limit"]) == (0, 0, 0)
        assert hers["total"] == sum(n for name, n in hers.items() if name != "total") > 0


# The end


def last_tile(space, **fields):
    """One more bonus tile moves the token off the board."""
    fields["foresight"] = [None, None, "bonus_token", "bonus_tokens"]
    hers = {"space": space, **fields.pop("sarah", {})}
    return facing("sarah_12", sarah=hers, bonus={"8:3": "bonus_gold"}, token_row=7, **fields)


@rule("NZ-SOLO-37")
def test_sarah_can_trigger_the_end_and_takes_the_token():
    s = play(last_tile("NH"), "done")
    assert (s.save()["last_seat"], s.save()["token_row"]) == (1, 8)
    assert (sarah(s)["market_token"], player(s)["market_token"]) == (True, False)
    assert GAME.outcome(s)["sarah"]["market_token"] == 5
    assert s.actor == 0  # the human has one more turn
    play(s, "move:NB", "done")
    assert s.actor is None


@rule("NZ-SOLO-37")
def test_after_the_human_triggered_the_end_sarah_has_one_more_turn():
    s = last_tile("start", me={"space": "wellington", "pounds": 20}, pending=at("wellington"))
    play(s, "reveal", "deliver:lp1", "disc:aux_money_2", "foresight:bonus_token")
    assert s.actor is None
    assert (s.save()["last_seat"], player(s)["market_token"]) == (0, True)
    assert sarah(s)["space"] == "NA"
    assert sarah(s)["sarah_discards"] == ["sarah_12"]


@rule("NZ-SOLO-37")
@pytest.mark.parametrize(("vp", "won"), [(2, True), (3, True), (4, False)])
def test_equal_points_are_a_shared_victory(vp, won):
    """The human has 3 points: 15 pounds. Sarah has that many in cards."""
    cards = {2: ["lincoln"], 3: ["romney"], 4: ["ryeland"]}[vp]
    s = table(1, me={"pounds": 15}, sarah=sarahs(discards=cards), supply={})
    assert s.scores()[0]["total"] == 3
    assert GAME.outcome(s)["sarah"]["total"] == vp
    assert (s.winners(), GAME.outcome(s)["won"]) == ([0] if won else [], won)


@rule("NZ-SOLO-41")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_in_a_whole_game_sarah_never_gains_money_gold_or_tokens(level):
    s = GAME.new(players=1, seed=5, sarah=level)
    n = 0
    while s.actor is not None:
        s.apply(s.legal()[n % len(s.legal())])
        n += 7
        hers = s.sarah[0]
        assert (hers.money, hers.gold, hers.exchange_tokens, hers.certificates) == (0, 0, 0, 0)
        assert not {"pounds", "gold", "exchange_tokens", "certificates"} & set(sarah(s))


# Her turn as a whole


@rule("NZ-SOLO-42")
def test_the_human_may_use_a_token_while_deciding_for_her():
    s = turn("sarah_1", jobs={"4:sailor": 1, "4:shearer": 1}, me={"exchange_tokens": 1})
    assert asked(s)
    assert set(legal(s)) - offered(s) == {"exchange:1"}  # but no gold: it is not the own turn
    play(s, "exchange:1")
    while not offered(s, "choose"):
        s.apply(s.legal()[0])
    play(s, "choose:shearer")
    assert sarah(s)["workers"]["shearer"] == 2


@rule("NZ-SOLO-42")
def test_steps_of_hers_wait_in_the_solo_game_only():
    frames = [{"step": "sarah_end", "seat": 0}, {"step": "sarah_worker", "seat": 0}]
    with pytest.raises(BadPosition, match="solo game only"):
        table(2, pending=frames)


# Examples of the rulebook


@rule("NZ-EX-24")
def test_example_24_bonus_cards_by_hiring():
    """From the first tile on, a shepherd: two more of these, one craftsman and two sailors are hired."""
    order = ["shepherd", "shepherd", "craftsman", "sailor", "sailor"]
    workers = crew(shepherd=2)
    s = None
    for worker in order:
        held = sarah(s) if s else sarahs(workers=workers)
        keep = {
            name: held[name] for name in ("workers", "discards", "objectives", "harbours", "ship", "specialization")
        }
        left = [3 - held["discards"].count(name) for name in document(1)["stack_sets"]]
        s = turn("sarah_1", sarah=keep, jobs={f"1:{worker}": 1}, stack_left=left)
    hers = sarah(s)
    assert hers["workers"] == crew(4, 2, 3, 1)
    assert hers["specialization"] == "shepherd"
    by_hiring = sorted(hers["discards"], key=document(1)["stack_sets"].index)
    by_hiring.remove("shipping")  # that of the harbour: space 3 of the sailors shows an anchor
    assert by_hiring == ["shipping"] * 2 + ["fresh_flock"] * 2 + ["border_leicester"]


@rule("NZ-EX-25")
def test_example_25_card_14():
    """Two cards are added free; the 4-entry fails; one shepherd adds two; then two of the rarer breed of 2 points."""
    hers = {"workers": crew(4, 2, 3, 1), "specialization": "shepherd", "space": "NA"}
    market = ["lincoln", "lincoln", "lincoln", "hampshire"]
    s = facing(
        "sarah_14",
        sarah=hers,
        tiles={"a1": "0/1a", "rr1": "0/2a", "rr2": "0/3a"},
        market=market,
        market_stack=["corriedale", "corriedale", "ryeland", "ryeland"],
        me={"space": "ND"},
    )
    for other in chances(s.save(), 6):
        play(other, "done")
        assert sarah(other)["space"] == "ND"  # 4 steps, by the shortest way past the human's building
        assert player(other)["pounds"] == 10 + 2
        assert other.save()["market_stack"] == []  # 2 + 2 cards
        assert sarah(other)["discards"] == ["corriedale", "corriedale"]
        assert sorted(other.save()["market"]) == sorted([*market, "ryeland", "ryeland"])
