"""SOLO: the cards Sarah keeps, the end of the game and the result. Seat 0 is the human."""

import pytest

from rondel.core.errors import BadPosition
from support.great_western_trail_nz import GAME, at, document, legal, offered, play, player, rule, staff, table
from support.sarah import asked, chances, facing, sarah, sarahs, turn

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
    s = turn("sarah_12", sarah={"workers": staff(sailor=5)})
    assert (sarah(s)["discards"], sarah(s)["objectives"]) == ([], ["bonus_10"])
    assert GAME.outcome(s)["sarah"]["objectives"] == 8


SCORES = {
    "posts": ({"posts": {"lp21": 2}}, "trading_posts", 20),
    "the green arrow": ({"posts": {"lp1": 1, "lp3": 1}}, "trading_posts", -3),
    "harbours": ({"harbours": ["mh3"]}, "harbours", 3),
    "pathfinder": ({"pathfinder": 12}, "pathfinder", 10),
    "hazards": ({"captured": {"rockfall_4_green": 2, "flood_3_black": 1}}, "hazards_bonus_tiles", 11),
    "cards": ({"discards": ["ryeland", "lincoln", "border_leicester"]}, "cards", 4 + 2 + 4),
    "objectives": ({"objectives": ["o01"]}, "objectives", 3),
    "workers on space 5": ({"workers": staff(5, 5, 1, 1)}, "workers_storehouses", 8),
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
    play(s, "reveal", "deliver:lp1", "disc:aux_money_2", "foresight:shepherd", "foresight:bonus_token")
    assert s.actor is None
    assert (s.save()["last_seat"], player(s)["market_token"]) == (0, True)
    assert sarah(s)["space"] == "NA"
    assert "sarah_12" in sarah(s)["sarah_discards"]


@rule("NZ-SOLO-37")
@pytest.mark.parametrize(("vp", "won"), [(2, True), (3, True), (4, False)])
def test_equal_points_are_a_shared_victory(vp, won):
    """The human has 3 points: 15 pounds. Sarah has that many in cards."""
    cards = {2: ["lincoln"], 3: ["romney"], 4: ["ryeland"]}[vp]
    s = table(1, me={"pounds": 15}, sarah=sarahs(discards=cards))
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
    workers = staff(shepherd=2)
    s = None
    for worker in order:
        held = sarah(s) if s else sarahs(workers=workers)
        keep = {
            name: held[name] for name in ("workers", "discards", "objectives", "harbours", "ship", "specialization")
        }
        left = [3 - held["discards"].count(name) for name in document(1)["stack_sets"]]
        s = turn("sarah_1", sarah=keep, jobs={f"1:{worker}": 1}, stack_left=left)
    hers = sarah(s)
    assert hers["workers"] == staff(4, 2, 3, 1)
    assert hers["specialization"] == "shepherd"
    by_hiring = sorted(hers["discards"], key=document(1)["stack_sets"].index)
    by_hiring.remove("shipping")  # that of the harbour: space 3 of the sailors shows an anchor
    assert by_hiring == ["shipping"] * 2 + ["fresh_flock"] * 2 + ["border_leicester"]


@rule("NZ-EX-25")
def test_example_25_card_14():
    """Two cards are added free; the 4-entry fails; one shepherd adds two; then two of the rarer breed of 2 points."""
    hers = {"workers": staff(4, 2, 3, 1), "specialization": "shepherd", "space": "NA"}
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
