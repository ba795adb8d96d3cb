"""GOLD, CERT: gold and what it buys; temporary certificates."""

import pytest

from support.great_western_trail_nz import GAME, at, covered, legal, offered, play, player, rule, staff, table, visiting

PRICES = {"steering_wheel": 3, "barrel": 3, "bell": 4, "compass": 5}
SETS = ["shipping", "fresh_flock", "border_leicester", "bonus_10"]  # of the four stacks
FOUND = {  # where gold comes from
    "sailor row": (lambda: table(me={"workers": staff(sailor=2)}, jobs={"5:sailor": 1}, pending=at("hire_0")), 1),
    "bonus tile, 2": (lambda: table(bonus={"1:4": "bonus_ferry"}, pending=at("invest_0")), 2),
    "bonus tile, 1": (lambda: table(bonus={"1:4": "bonus_tokens"}, pending=at("invest_0")), 1),
    "C": (lambda: visiting("NC"), 1),
    "6b": (lambda: visiting("a1", "0/6b", me={"hand": ["merino"]}, options={"buildings": "b"}), 1),
    "risk action": (lambda: visiting("rr1", "0/3a", me={"hand": ["merino"]}), 1),
    "nugget": (lambda: table(pending=at("build_2")), 1),
    "pathfinder 3": (lambda: table(me={"pathfinder": 1}, pending=at("pathfinder_2")), 1),
    "pathfinder 8": (lambda: table(me={"pathfinder": 7, "step_tile": 1}, pending=at("pathfinder_2")), 1),
    "certificates": (lambda: table(me={"certificates": 1}, pending=at("cert_2")), 1),
    "exchange pair": (lambda: table(me={"exchange_tokens": 2}), 1),
}
CLICKS = {
    "sailor row": ["use:gold_1"],
    "C": ["use:gold_1"],
    "6b": ["use:discard_any+gold_1+pounds_5"],
    "risk action": ["use:discard_any+gold_1"],
    "nugget": ["build:1a", "site:c3"],
    "exchange pair": ["combine:1"],
}


@rule("NZ-GOLD-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_one_gold(players):
    s = GAME.new(players=players, seed=5)
    assert [player(s, seat)["gold"] for seat in range(players)] == [1] * players


@rule("NZ-GOLD-01", "NZ-GOLD-02")
@pytest.mark.parametrize(("before", "gained", "after"), [(0, 1, 1), (3, 2, 5), (4, 2, 5), (5, 1, 5), (5, 2, 5)])
def test_gold_beyond_five_is_lost(before, gained, after):
    s = table(me={"gold": before}, pending=at(f"gold_{gained}"))
    assert player(s)["gold"] == after


@rule("NZ-GOLD-03")
def test_in_phases_a_and_b_gold_buys_bonus_cards_several_times_if_one_likes():
    s = table(me={"gold": 5, "space": "NA"})
    assert offered(s, "move") >= {"NB"}  # phase A
    play(s, "gold:barrel", "move:NB")
    assert (player(s)["gold"], player(s)["discards"]) == (2, ["fresh_flock"])
    s = visiting("NB", me={"gold": 5})
    play(s, "gold:steering_wheel")
    assert (player(s)["gold"], player(s)["discards"]) == (2, ["shipping"])
    me = {"gold": 4, "hand": ["merino"], "space": "rr1"}
    s = table(me=me, tiles={"rr1": "0/3a"}, pending=at("visit"))
    play(s, "gold:barrel", "use:discard_any+gold_1")
    assert player(s)["gold"] == 2
    s = visiting("NC", me={"gold": 5})
    play(s, "gold:barrel", "use:gold_1", "gold:steering_wheel")
    assert (player(s)["gold"], player(s)["discards"]) == (0, ["fresh_flock", "shipping"])


@rule("NZ-GOLD-03")
def test_only_in_the_own_turn():
    s = table(me={"gold": 5}, other={"gold": 5})
    assert {GAME.actions.name(action) for action in s.interrupts(0)} == {f"gold:{stack}" for stack in PRICES}
    assert s.interrupts(1) == []
    s = play(visiting("NB", me={"gold": 5}, other={"gold": 0}), "done")
    assert (s.actor, s.interrupts(0)) == (1, [])


@rule("NZ-GOLD-03")
@pytest.mark.parametrize(
    ("moment", "only"),
    [
        ({"me": {"space": "NH"}}, "move:wellington"),
        ({"me": {"space": "NB"}, "pending": at("visit", ["helped"])}, "done"),
        ({"me": {"space": "start"}, "pending": at("after_wellington")}, "done"),
    ],
    ids=["phase A", "phase B", "after Wellington"],
)
def test_a_turn_waits_for_gold_even_where_there_is_nothing_else_to_decide(moment, only):
    s = table(**{**moment, "me": {**moment["me"], "gold": 3}})
    assert (s.actor, legal(s)) == (0, [only, "gold:steering_wheel", "gold:barrel"])
    play(s, "gold:barrel")
    assert player(s)["gold"] == 0
    assert legal(s) != [only]  # without gold nothing is waited for
    s = table(**{**moment, "me": {**moment["me"], "gold": 2}})
    assert legal(s) != [only]


@rule("NZ-GOLD-04")
@pytest.mark.parametrize(("stack", "price"), PRICES.items())
def test_what_the_cards_cost(stack, price):
    assert f"gold:{stack}" not in legal(table(me={"gold": price - 1}))
    s = play(table(me={"gold": price, "discards": ["merino"]}), f"gold:{stack}")
    number = list(PRICES).index(stack)
    assert (player(s)["gold"], player(s)["discards"]) == (0, ["merino", SETS[number]])
    assert s.save()["stack_left"] == [3 - (n == number) for n in range(4)]


@rule("NZ-GOLD-05")
def test_an_empty_stack_gives_none():
    s = table(me={"gold": 5}, stack_left=[3, 0, 3, 0])
    assert {name for name in legal(s) if name.startswith("gold:")} == {"gold:steering_wheel", "gold:bell"}
    me = {"ship": "u1", "pounds": 10}
    s = play(table(me=me, stack_left=[0, 3, 3, 3], masters={}, pending=at("ship_1")), "upgrade", "disc:wool_1")
    assert (player(s)["harbours"], player(s)["discards"]) == (["mh1"], [])


@rule("NZ-GOLD-05")
def test_beside_gold_only_harbours_give_bonus_cards():
    sources = [step.name for step in GAME.steps if step.name.startswith("bonus_card")]
    harbours = GAME.components.facts["sea"]["harbours"]
    given = {harbour["gain"]["bonus_card"] for harbour in harbours if "bonus_card" in harbour.get("gain", {})}
    assert sorted(sources) == sorted(f"bonus_card_{stack}" for stack in given)
    uses = [GAME.actions.name(action) for action in range(len(GAME.actions))]
    assert not [name for name in uses if name.startswith("use:") and "bonus_card" in name]


@rule("NZ-GOLD-06")
@pytest.mark.parametrize("source", FOUND)
def test_where_gold_comes_from(source):
    state, gold = FOUND[source]
    assert player(play(state(), *CLICKS.get(source, [])))["gold"] == gold


# Temporary certificates


@rule("NZ-CERT-01")
@pytest.mark.parametrize(
    ("before", "spaces", "unlocked", "after"),
    [(0, 1, False, 1), (0, 2, False, 2), (2, 2, False, 3), (3, 1, False, 3), (3, 2, True, 5), (4, 2, True, 5)],
)
def test_the_marker_moves_up_to_so_many_spaces_but_not_past_the_limit(before, spaces, unlocked, after):
    discs = covered("cert_limit" if unlocked else "wool_1")
    s = table(me={"certificates": before, "discs": discs}, pending=at(f"cert_{spaces}"))
    assert player(s)["certificates"] == after


@rule("NZ-CERT-02", "NZ-CERT-03")
@pytest.mark.parametrize(
    ("before", "spaces", "gold"),
    [(0, 1, 0), (0, 2, 1), (1, 1, 1), (1, 2, 1), (2, 1, 0), (2, 2, 0), (3, 1, 0)],
)
def test_rising_from_0_or_1_to_2_or_more_brings_a_gold(before, spaces, gold):
    s = table(me={"certificates": before}, pending=at(f"cert_{spaces}"))
    assert player(s)["gold"] == gold


@rule("NZ-CERT-02")
def test_every_time_it_does():
    me = {"space": "wellington", "hand": ["merino"], "certificates": 2}
    s = play(table(me=me, pending=at("wellington")), "reveal", "certificates:2")
    assert (player(s)["certificates"], player(s)["gold"]) == (0, 0)
    s = table(me={"certificates": 0, "gold": 1}, pending=at("cert_2"))
    assert player(s)["gold"] == 2


@rule("NZ-CERT-03")
def test_at_the_limit_nothing_moves_and_nothing_is_gained():
    s = table(me={"certificates": 5, "gold": 1}, pending=at("cert_2"))
    assert (player(s)["certificates"], player(s)["gold"]) == (5, 1)
