"""SCORE, ORDER: final scoring."""

import pytest

from support.cooper_island import GAME, document, land, rule, settled

C = GAME.components


def ended(players=2, orders=None, **me):
    """The game is over; `orders` puts normal workers of seats on royal orders."""
    doc = document(players)
    doc["players"][0].update({"stored": {}, "cartographer": 0, "tiles": {}, **me})
    for name, seat in (orders or {}).items():
        doc["orders"][name] = {"seat": seat, "worker": "normal"}
    doc.update(phase="finish", round=5, harbormaster="C5", pending=[])
    return settled(doc)


def order(number, **me):
    return ended(orders={f"RO{number}": 0}, **me).scores()[0]["orders"]


@rule("CI-SCORE-01", "CI-SCORE-02")
@pytest.mark.parametrize("steps", range(0, 45, 7))
def test_tokens_and_steps_together_are_all_steps(steps):
    score = ended(steps={"one_sail": steps, "two_sails": 3}).scores()[0]
    assert score["log_book"] == steps // 5 * 5 and score["log_book"] + score["steps"] == steps + 3


@rule("CI-SCORE-03", "CI-ORDER-01")
def test_order_one_counts_boats_also_face_down():
    docks = {f"dock{n}": f"B{n}" for n in range(1, 6)}
    points = [order(1, docks=dict(list(docks.items())[:n]), wrecks=["B1"] if n else []) for n in range(6)]
    assert points == [0, 0, 0, 3, 5, 8]


@rule("CI-ORDER-02")
def test_order_two_counts_buildings():
    pieces = ["small", "small", "large", "large", "fortress"]
    spaces = ["h12", "h13", "h11", "h22", "h23"]
    points = []
    for n in range(6):
        hexes = {h: f"meadow 1 {piece}" for h, piece in zip(spaces[:n], pieces)}
        cards = {"small_cards": ["1", "2"][: min(n, 2)], "large_cards": ["1", "2"][: max(0, min(n - 2, 2))]}
        points.append(order(2, **land(**(hexes or {"h12": "meadow"})), **cards))
    assert points == [0, 0, 0, 3, 5, 8]


@rule("CI-ORDER-03")
def test_order_three_counts_statues_but_not_in_the_workshop():
    spaces = ["h12", "h13", "h11", "h22", "h23"]
    points = []
    for n in range(6):
        hexes = dict.fromkeys(spaces[:n], "meadow 1 statue") or {"h12": "meadow"}
        left = 5 - n
        points.append(order(3, **land((), **hexes), crafting=C.crafting[: min(2, left)]))
    assert points == [0, 0, 0, 3, 5, 8]


@rule("CI-ORDER-04", "CI-EDGE-07")
def test_order_four_counts_lids_wherever_they_are():
    points = [order(4, lids=C.cargo[n:], unused=n - n // 2, crates=C.crates[: n // 2]) for n in range(6)]
    assert points == [0, 0, 0, 3, 5, 8]
    me = {"lids": ["C4", "C5"], "unused": 2, **land(h12="meadow 1 crate")}
    assert order(4, **me) == 3


@rule("CI-ORDER-05")
def test_order_five_counts_high_spaces_free_or_not():
    spaces = ["h12", "h13", "h11", "h22", "h23", "h21", "h24"]
    points = [order(5, **land(**dict.fromkeys(spaces[:n], "meadow 5 food") or {"h12": "meadow 4"})) for n in range(8)]
    assert points == [0, 0, 0, 0, 3, 5, 8, 8]
    assert order(5, **land(**dict.fromkeys(spaces, "meadow 4"))) == 0


@rule("CI-ORDER-07")
def test_order_seven_counts_the_largest_area_without_settlements():
    row = ["h12", "h13", "h11", "h22", "h23", "h21", "h24", "h31", "h33"]
    points = [order(7, **land(**dict.fromkeys(row[:n], "forest 1"))) for n in range(1, 10)]
    assert points == [0, 0, 0, 0, 3, 3, 5, 8, 8]
    assert order(7, **land(**dict.fromkeys(row, "settlement 2"))) == 0
    apart = {**dict.fromkeys(["h11", "h21", "h12", "h22"], "forest 3"), **dict.fromkeys(["h24", "h33"], "forest 1")}
    assert order(7, **land(**apart, h23="meadow", h13="meadow")) == 0


@rule("CI-ORDER-08", "CI-ORDER-09")
def test_order_eight_copies_one_of_another():
    docks = {f"dock{n}": f"B{n}" for n in range(1, 5)}
    s = ended(4, orders={"RO8": 0, "RO1": 1, "RO4": 1}, docks=docks)
    assert s.scores()[0]["orders"] == 4 and s.scores()[1]["orders"] == 0
    s = ended(4, orders={"RO8": 0, "RO1": 0}, docks=docks)
    assert s.scores()[0]["orders"] == 5  # no order of another player to copy
    s = ended(4, orders={"RO8": 0, "RO1": 1}, docks={"dock1": "B1"})
    assert s.scores()[0]["orders"] == 0
    s = ended(4, orders={"RO8": 1, "RO4": 0}, lids=["C5"], unused=4)
    assert s.scores()[0]["orders"] == 5 and s.scores()[1]["orders"] == 0  # for the own lids, of which there are none
    s.players[1].lids = 0b11
    assert s.scores()[1]["orders"] == 2


@rule("CI-SCORE-04")
def test_flagged_large_cards_score_only_face_up():
    me = {"docks": {"dock1": "B1", "dock2": "B2"}, "wrecks": ["B1", "B2"], **land(h12="meadow 1 large")}
    assert ended(**me, large_cards=["14"]).scores()[0]["cards"] == 2
    assert ended(**me, large_cards=["14"], spent=["14"]).scores()[0]["cards"] == 0


@rule("CI-SCORE-05")
def test_leftovers():
    def points(**me):
        return ended(**me).scores()[0]["leftovers"]

    assert points(stored={"coin": 4}) == 0 and points(stored={"coin": 4}, cartographer=1) == 1
    assert points(tiles={"D1": 5}) == 1
    assert points(**land(h12="meadow 5 food"), market={"coin": 9}) == 0
    assert points(docks={"dock1": "B5"}, stored={"coin": 6}, tiles={"D1": 4}) == 2


@rule("CI-SCORE-06")
def test_anchors_cost_a_point():
    score = ended(anchors={"one_sail": 2, "two_sails": 1}).scores()[0]
    assert score["anchors"] == score["total"] == -3


@rule("CI-SCORE-07")
def test_a_tie_goes_to_fewer_uncharted_hexes_or_is_shared():
    s = ended(steps={})
    s.players[1].stored = [0] * 6
    s.players[1].cartographer = 0
    assert [score["total"] for score in s.scores()] == [0, 0] and s.winners() == [0, 1]
    s = ended(**land(h12="meadow", h13="meadow"))
    assert s.winners() == [0]
    assert ended(steps={"one_sail": 3}).winners() == [0]
