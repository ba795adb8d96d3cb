"""SETUP, MAP, VARIANT: what is on the table before the first decision."""

import pytest

import rondel
from rondel.games.cooper_island.rules import goal
from support.cooper_island import GAME, document, during, legal, offered, pending, play, player, rule, settled, table

C = GAME.components


def new(players=2, seed=1, **options):
    return GAME.new(players=players, seed=seed, **options)


@rule("CI-SETUP-01", "CI-SETUP-02", "CI-SETUP-03", "CI-MAP-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_each_with_a_peninsula_on_the_ring(players):
    s = new(players)
    assert len(s.players) == s.peninsulas == players
    assert len(C.passed[players][0]) == 10 * players
    with pytest.raises(rondel.BadOption):
        new(5)


@rule("CI-SETUP-04", "CI-SETUP-05", "CI-SETUP-06", "CI-CARGO-05")
def test_five_cargo_ships_with_a_lid_of_everybody_and_the_harbormaster_on_the_first():
    s = new(3).save()
    assert C.cargo == ["C1", "C2", "C3", "C4", "C5"]
    assert (s["harbormaster"], s["upright"]) == ("C1", True)
    assert all(p["lids"] == C.cargo for p in s["players"])
    assert C.cargo_cost[3] == [0, 0, 0, 0, 5, 2]


@rule("CI-SETUP-05", "CI-MILE-01")
def test_nobody_is_nearer_to_a_milestone_at_the_start():
    assert [goal(new().players[0], milestone, C) for milestone in range(4)] == [0, 0, 0, 0]


@rule("CI-SETUP-07", "CI-SETUP-08", "CI-SETUP-09", "CI-SETUP-10", "CI-SETUP-11", "CI-SETUP-14")
def test_boards_of_a_player():
    p = player(new())
    assert p["workers"] == {"normal": 2} and p["waiting"] == {"normal": 2, "special": 2}
    assert p["milestones"] == p["hired"] == []
    assert p["docks"] == p["islets"] == {}  # all boats and islets are in the reserve
    me = new().players[0]
    assert me.buildings == [0, 0, 0]
    assert me.perks[0] == 5  # storage spots; two more are covered by small buildings
    assert C.crafting_open == 2  # two more are covered by large buildings


@rule("CI-SETUP-12", "CI-MAP-01", "CI-MAP-02")
def test_the_peninsula_has_24_hexes_5_ruins_and_a_passage():
    s = new()
    assert len(C.hexes) == 24
    assert all(a in C.neighbors[b] for a in range(24) for b in C.neighbors[a])
    ruins = [name for name, piece in player(s)["on"].items() if piece == "ruin"]
    assert ruins == ["h32", "h41", "h44", "h52", "h72"]
    assert C.passage.bit_count() == 3


@rule("CI-SETUP-13")
def test_both_ships_start_in_the_own_harbor():
    from rondel.games.cooper_island.ships import ship_at

    s = new(3)
    assert [ship_at(s, seat, ship, 0) for seat in range(3) for ship in range(2)] == [0, 0, 10, 10, 20, 20]
    assert ship_at(s, 0, 0, 1) == 1 and ship_at(s, 0, 1, 1) == 29


@rule("CI-SETUP-15", "CI-SETUP-16", "CI-SETUP-17")
def test_royal_orders_on_display():
    for seed in range(20):
        assert len(new(4, seed).save()["orders"]) == 8
        assert len(new(3, seed).save()["orders"]) == 6
        two = new(2, seed).save()["orders"]
        assert len(two) == 4 and "RO8" not in two
    assert len({tuple(new(2, seed).save()["orders"]) for seed in range(20)}) > 5


@rule("CI-SETUP-18")
def test_two_stacks_of_fifteen_cards():
    s = new(4)
    assert [len(deck) for deck in s.decks] == [15, 15]


@rule("CI-EDGE-09", "CI-BUILD-07", "CI-BUILD-09")
@pytest.mark.parametrize("kind", ["small", "large"])
def test_everybody_who_erects_a_building_sees_four_cards(kind):
    """All eight buildings of a kind: each brings four different cards to choose from, those put under the stack too."""
    s = table(4)
    for place in ("h12", "h13"):
        for seat in range(4):
            doc = {**s.save(), "spaces": {}}
            del doc["singles"]
            for p, first in zip(doc["players"], document(4)["players"]):
                p.update(workers=first["workers"])
            doc["players"][seat].update(land={**doc["players"][seat]["land"], "h12": "meadow", "h13": "meadow"})
            doc["players"][seat].update(level={"h12": 1, "h13": 1}, cartographer=0)
            doc["players"][seat]["on"][place] = kind
            doc.update(active=seat, pending=during("draw_cards", kind, seat=seat))
            s = settled(doc)
            cards = sorted(offered(s))
            assert pending(s) == "keep_card" and len(cards) == 4 and all(f":{kind}:" in name for name in cards)
            play(s, cards[place == "h13"])
            while pending(s) == "return_card":
                play(s, legal(s)[0])
    kept = [card for p in s.save()["players"] for card in p[f"{kind}_cards"]]
    assert len(kept) == len(set(kept)) == 8


@rule("CI-SETUP-19", "CI-SETUP-20", "CI-SETUP-21", "CI-TILE-04", "CI-EDGE-08")
def test_tiles_in_the_bag_and_in_the_reserves():
    s = new(4)
    assert sum(s.bag) == 60 - 8
    assert all(sum(p.tiles) == 2 for p in s.players)
    assert sum(s.singles) == 56 - 4 and sum(s.log) == 30
    for first, second in zip(C.sides[::2], C.sides[1::2]):
        assert sorted([*first, *second]) == [0, 1, 2, 3]
    assert player(s)["stored"] == {"coin": 1}  # tiles, boats and islets in reserve use no storage spot


@rule("CI-SETUP-22", "CI-SETUP-23")
def test_first_meadow_and_first_coin():
    p = player(new())
    assert p["land"] == {"h12": "meadow"} and p["level"] == {"h12": 1} and p["on"]["h12"] == "food"
    assert p["stored"] == {"coin": 1}


@rule("CI-SETUP-24", "CI-SETUP-25")
def test_the_starting_player_and_the_cartographers():
    assert len({new(4, seed).token for seed in range(30)}) == 4
    s = new(4, start_player="3")
    assert s.token == s.actor == 2
    assert [p.cartographer for p in s.players] == [4, 4, 3, 3]
    with pytest.raises(rondel.BadOption):
        new(2, start_player="3")


@rule("CI-MAP-04")
def test_the_ring_clockwise_from_a_harbor():
    spaces = GAME.components.facts["ring"]["spaces_by_players"][3]
    assert [space["id"] for space in spaces[:11]] == [
        "H0", "0.L1", "0.L2", "0.L3", "0.L4", "B0", "1.R4", "1.R3", "1.R2", "1.R1", "H1",
    ]  # fmt: skip
    halves = C.halves
    clockwise, back = C.passed[3]
    named = [[(seat, halves[half]) for seat, half in entry] for entry in clockwise]
    assert named[0] == [(0, "L1a")] and named[1] == [(0, "L1b"), (0, "L2a")]
    assert named[4] == [(0, "L4b")] and named[5] == [(1, "R4b")]
    assert named[6] == [(1, "R4a"), (1, "R3b")] and named[9] == [(1, "R1a")]
    assert [(seat, halves[half]) for seat, half in back[0]] == [(0, "R1a")]
    assert [(seat, halves[half]) for seat, half in back[2]] == [(0, "L2a"), (0, "L1b")]


@rule("CI-MAP-05")
def test_every_half_of_a_sand_bank_touches_land():
    assert len(C.halves) == 16
    assert {half for half, _ in C.coast} == set(range(16))


@rule("CI-MAP-06")
def test_ships_never_block():
    s = table(me={"steps": {"one_sail": 1}}, other={"steps": {"two_sails": 9}})
    assert s.actor == 0  # both on 0.L1, a proper position
    s = table(other={"steps": {"two_sails": 9}}, pending=during("sail", 1))
    play(s, "ship:one_sail")
    assert player(s)["steps"] == {"one_sail": 1}


@rule("CI-VARIANT-01")
def test_a_random_start_landscape_is_the_same_for_all():
    seen = set()
    for seed in range(30):
        s = new(3, seed, start_landscape="random").save()
        first = {p["land"]["h12"] for p in s["players"]}
        assert len(first) == 1
        landscape = first.pop()
        seen.add(landscape)
        cube = {"forest": "wood", "meadow": "food", "mountain": "stone", "settlement": "cloth"}[landscape]
        assert all(p["on"]["h12"] == cube for p in s["players"])
    assert len(seen) == 4


@rule("CI-VARIANT-02")
def test_a_free_start_landscape_is_chosen_by_each():
    s = new(2, start_landscape="free", start_player="2")
    assert pending(s) == "choose_landscape" and s.actor == 1
    assert legal(s) == ["landscape:forest", "landscape:meadow", "landscape:mountain", "landscape:settlement"]
    play(s, "landscape:settlement", "landscape:mountain")
    assert player(s, 1)["on"]["h12"] == "cloth" and player(s, 0)["on"]["h12"] == "stone"
    assert pending(s) == "income" and s.actor == 1


@rule("CI-VARIANT-02")
def test_a_game_may_be_saved_before_a_free_start_landscape_is_chosen():
    s = new(3, start_landscape="free")
    assert GAME.restore(s.save()).save() == s.save()
    play(s, "landscape:meadow")
    assert GAME.restore(s.save()).save() == s.save()
