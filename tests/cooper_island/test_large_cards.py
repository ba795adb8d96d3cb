"""LARGE: the fifteen large building cards."""

import pytest

from support.cooper_island import GAME, during, land, legal, offered, pending, play, player, rule, table

HOME = {"h12": "meadow 1 large", "h13": "meadow 2"}


def having(card, spaces=None, other=None, pending=None, phase="work", ruins=None, **me):
    """Seat 0 has erected one large building and kept this card."""
    me = {**land(ruins, **{**HOME, **(spaces or {})}), "large_cards": [str(card)], **me}
    fields = {"pending": pending, "phase": phase} if pending else {}
    return table(me=me, other=other, **fields)


def use(card, **me):
    return play(having(card, **me), f"card:{card}")


@rule("CI-LARGE-01", "CI-LARGE-02")
def test_mint_and_trading_house():
    assert player(use(1))["market"] == {"coin": 3}
    s = use(2)
    assert "receive:coin" not in offered(s)
    play(s, "receive:gold", "receive:gold", "receive:food")
    assert player(s)["market"] == {"gold": 2, "food": 1}


@rule("CI-LARGE-03")
def test_library():
    assert player(use(3, cartographer=1))["cartographer"] == 4
    assert player(use(3, cartographer=5))["cartographer"] == 6
    assert "card:3" not in legal(having(3, cartographer=6))


@rule("CI-LARGE-04")
def test_land_registry_draws_then_places_each_optional():
    s = use(4)
    assert offered(s) == {"done", "draw"}
    play(s, "draw")
    assert {name.partition(":")[0] for name in offered(s)} == {"done", "tile"}
    s = play(use(4, tiles={"D1": 1}), "done")
    assert offered(s) == {"done", "tile:D1:front", "tile:D1:back"}


@rule("CI-LARGE-05")
def test_surveyors_guild_is_free_and_does_not_count():
    s = use(5, cartographer=0)
    assert offered(s) == {"cartographer:opt2", "cartographer:opt3"}
    play(s, "cartographer:opt3", "landscape:settlement")
    assert player(s)["level"]["h13"] == 3 and player(s)["cartographer"] == 0 and player(s)["surveyed"] is False


@rule("CI-LARGE-06")
def test_excavation_ruin_and_statue():
    s = use(6, spaces={"h23": "forest"}, ruins=("h32", "h41"), stored={"wood": 2, "gold": 2}, crafting=["craft1"])
    assert offered(s) == {"done", "ruin:h32", "statue:wood+gold"}
    play(s, "statue:wood+gold")
    assert player(s)["stored"] == {} and offered(s) == {"site:h13"}


def digging(**me):
    """The Excavation in use: a statue in the workshop, wood and gold for exactly one."""
    ready = {"stored": {"wood": 2, "gold": 2}, "crafting": ["craft1"], "cartographer": 0}
    spaces = {"h23": "forest", "h31": "meadow"}
    return use(6, spaces=spaces, ruins=("h32", "h41", "h44", "h52"), **{**ready, **me})


@rule("CI-LARGE-06")
def test_excavation_in_any_order_each_once():
    first = play(digging(), "ruin:h32", "spot:craft2")
    assert offered(first) == {"done", "statue:wood+gold"}  # h41 could be reached, but one ruin is all
    play(first, "statue:wood+gold", "ship:one_sail")
    second = play(digging(), "statue:wood+gold", "ship:one_sail")
    assert offered(second) == {"done", "ruin:h32", "ruin:h41"} and player(second)["stored"] == {}
    play(second, "ruin:h32", "spot:craft1")
    for s in (first, second):
        me = player(s)
        assert pending(s) == "turn" and me["spent"] == ["6"] and me["steps"] == {"one_sail": 1}
        assert me["on"]["h13"] == "statue" and "h32" not in me["on"] and len(me["crafting"]) == 1


@rule("CI-LARGE-06", "CI-STATUE-02")
def test_excavation_one_of_the_two_is_enough_and_the_statue_is_paid():
    s = play(digging(), "ruin:h41", "spot:craft2", "done")
    assert player(s)["stored"] == {"wood": 2, "gold": 2} and pending(s) == "turn" and player(s)["spent"] == ["6"]
    assert pending(play(digging(), "done")) == "turn"
    poor = digging(stored={"wood": 2, "gold": 1})
    assert offered(poor) == {"done", "ruin:h32", "ruin:h41"}


@rule("CI-LARGE-07")
def test_plantation():
    s = use(7, spaces={"h22": "mountain 3", "h11": "forest 1 wood"})
    assert offered(s) == {"plant:h13", "plant:h22"}
    assert player(play(s.copy(), "plant:h13"))["on"]["h13"] == "food"
    assert offered(play(s, "plant:h22")) == {"mine:stone", "mine:gold"}


@rule("CI-LARGE-08")
def test_exchange():
    s = use(8, stored={"coin": 4})
    assert "done" not in offered(s) and "swap:coin>gold" in offered(s)
    play(s, "swap:coin>gold", "swap:gold>cloth", "swap:coin>wood")
    assert player(s)["stored"] == {"coin": 2, "cloth": 1, "wood": 1} and pending(s) == "turn"
    s = play(use(8, stored={"coin": 4}), "swap:coin>gold", "done")
    assert player(s)["stored"] == {"coin": 3, "gold": 1}
    assert "card:8" not in legal(having(8, stored={}))


@rule("CI-LARGE-09")
def test_admiralty():
    s = use(9, anchors={"one_sail": 1, "two_sails": 2}, stored={"coin": 2})
    assert offered(s) == {"weigh:one_sail", "weigh:two_sails", "commission"}
    anchors = play(s.copy(), "weigh:two_sails")
    assert offered(anchors) == {"weigh:one_sail", "weigh:two_sails", "done"}
    assert player(play(anchors.copy(), "done"))["anchors"] == {"one_sail": 1, "two_sails": 1}
    play(anchors, "weigh:two_sails")
    assert player(anchors)["anchors"] == {"one_sail": 1} and pending(anchors) == "turn"
    play(s, "commission")
    assert player(s)["stored"] == {} and s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 1}
    assert "card:9" not in legal(having(9, stored={"coin": 1}))


@rule("CI-LARGE-10")
def test_canteen_feeds_at_once_and_again_in_phase_c():
    s = use(10, stored={"food": 2})
    assert player(s)["stored"] == {} and s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 1}
    s = use(10, stored={"food": 1})
    assert pending(s) == "take_anchors"  # short, and the helm point comes all the same
    play(s, "anchor:one_sail")
    assert pending(s) == "sail"
    two = {"waiting": {"normal": 2, "special": 1}, "workers": {"normal": 2, "special": 1}}
    s = play(use(10, stored={"food": 4}, **two), "ship:one_sail")
    assert pending(s) == "sail"  # one gain of the feeding row, then that of the card


@rule("CI-LARGE-11")
def test_islet_link_two_different_actions():
    s = use(11, other={"islets": {"R1a": "I1", "L1a": "I4"}}, islets={"R1a": "I1"})
    assert offered(s) == {"done", "gain:coin", "steps:1"}
    play(s, "gain:coin")
    assert offered(s) == {"done", "steps:1"}  # not twice the same
    assert "card:11" not in legal(having(11)) and "card:12" not in legal(having(12))
    play(s, "steps:1")
    assert pending(s) == "turn"


@rule("CI-LARGE-11", "CI-LARGE-12")
@pytest.mark.parametrize(
    ("card", "other"),
    [
        (11, {"islets": {"R1a": "I1", "R2a": "I3", "L1a": "I4"}}),
        (12, {"docks": {"dock1": "B1", "dock2": "B3", "dock3": "B4"}}),
    ],
)
def test_islet_link_and_merchant_docks_give_two_actions_and_no_third(card, other):
    s = use(card, other=other)
    assert offered(s) == {"done", "gain:coin", "draw", "steps:1"}
    play(s, "draw")
    assert offered(s) == {"done", "gain:coin", "steps:1"}
    assert pending(play(s, "gain:coin")) == "turn"


@rule("CI-LARGE-11", "CI-ANY-04")
@pytest.mark.parametrize(
    ("islets", "me", "waits"),
    [
        ({"R1a": "I1"}, {}, False),  # none is left
        ({"R1a": "I1", "L1a": "I6"}, {"cartographer": 0}, False),  # a ruin is out of reach, and nothing could change it
        ({"R1a": "I1", "L1a": "I6"}, {"cartographer": 2}, True),
    ],
)
def test_islet_link_waits_for_a_second_action_only_if_one_could_be_opened(islets, me, waits):
    s = play(use(11, other={"islets": islets}, **{"stored": {}, **me}), "gain:coin")
    assert (pending(s) == "turn") is not waits and player(s)["stored"] == {"coin": 1}
    if waits:
        assert offered(s) == {"done"}
        play(s, "cartographer:opt2", "survey:h23", "landscape:forest")
        assert offered(s) == {"done", "ruin:h32"}


@rule("CI-LARGE-12")
def test_merchant_docks_two_different_boats_but_not_the_copy_boat():
    other = {"docks": {"dock1": "B1", "dock2": "B6", "dock3": "B4"}, "wrecks": ["B4"]}
    s = use(12, other=other, docks={"dock1": "B1", "dock2": "B3"})
    assert offered(s) == {"done", "draw", "gain:coin"}
    play(s, "draw")
    assert offered(s) == {"done", "gain:coin"}
    play(s, "gain:coin")
    assert pending(s) == "turn"


@rule("CI-LARGE-13", "CI-EDGE-07")
def test_crate_depot():
    lids = {"lids": ["C2", "C3", "C4", "C5"], "unused": 1}
    s = use(13, spaces={"h22": "settlement 4", "h11": "meadow 1"}, **lids)
    assert offered(s) == {"site:h22"}
    play(s, "site:h22")
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 1}  # no bonus on a settlement
    assert player(s)["on"]["h22"] == "crate" and player(s)["unused"] == 0
    assert "card:13" not in legal(having(13))
    assert "card:13" not in legal(having(13, spaces={"h13": "meadow 2 food"}, **lids))  # no free space
    me = {"lids": ["C2", "C3", "C4", "C5"], "unused": 0}
    s = having(13, spaces={"h22": "meadow 1 crate"}, **me)
    assert s.scores()[0]["cards"] == 1
    assert having(13, spaces={"h22": "meadow 1 crate"}, spent=["13"], **me).scores()[0]["cards"] == 0
    me = {"spent": ["13"], "stored": {"coin": 2}, **me}
    s = having(13, spaces={"h22": "meadow 1 crate"}, pending=during("reactivate"), phase="cleanup", **me)
    assert offered(s) == {"done", "turn_up:13"}


@rule("CI-LARGE-14", "CI-EDGE-06")
def test_ship_graveyard():
    s = use(14, docks={"dock1": "B2", "dock2": "B5"}, stored={"coin": 6})
    assert offered(s) == {"wreck:B2", "wreck:B5"}
    play(s, "wreck:B5")
    me = s.players[0]
    assert player(s)["wrecks"] == ["B5"] and me.boats_built() == 2
    assert me.perks[0] == 6  # the storage spot stays
    s = having(14, docks={"dock1": "B2"}, wrecks=["B2"])
    assert s.scores()[0]["cards"] == 1 and "card:14" not in legal(s)
    s = play(use(14, docks={"dock1": "B1", "dock2": "B3"}, wrecks=["B3"], stored={}), "gain:coin")  # the only one left
    assert player(s)["wrecks"] == ["B1", "B3"] and player(s)["stored"] == {"coin": 1}


@rule("CI-LARGE-15")
def test_relocation():
    s = use(15, spaces={"h11": "settlement 5", "h22": "forest 1 wood"})
    assert offered(s) == {"move_to:h13", "move_to:h11"}  # the large building is the only piece
    play(s, "move_to:h11")
    assert player(s)["on"]["h11"] == "large" and "h12" not in player(s)["on"]
    assert pending(s) == "turn"  # no helm points
    built = {"h11": "meadow 1 small", "h22": "meadow 1 statue", "h23": "meadow 1 fortress", "h21": "meadow 1 crate"}
    built["h31"] = "meadow 1 large"  # for the Crate depot
    lids = {"lids": ["C2", "C3", "C4", "C5"], "small_cards": ["1"]}
    s = use(15, spaces={**built, "h24": "forest 1 wood"}, ruins=("h32", "h41", "h44", "h52"), **lids)
    assert offered(s) == {f"move:{h}" for h in ("h12", "h11", "h22", "h23", "h31")}  # neither crates nor ruins
    play(s, "move:h22")
    assert player(s)["on"]["h13"] == "statue" and "h22" not in player(s)["on"]  # the only free space
    pieces = {"h12": "meadow 1 large", "h13": "meadow 1 large", "h11": "meadow 1 fortress"}
    statues = {"h21": "meadow 1 statue", "h22": "meadow 1 statue", "h23": "meadow 1 statue"}
    me = {**land(("h41", "h44"), **pieces, **statues), "large_cards": ["15", "1"]}
    assert table(me=me).scores()[0]["cards"] == 3
    me["on"].pop("h11")
    assert table(me=me).scores()[0]["cards"] == 0


@rule("CI-LARGE-03", "CI-LARGE-14")
@pytest.mark.parametrize(("card", "me"), [(3, {"cartographer": 6}), (14, {"docks": {"dock1": "B2"}, "wrecks": ["B2"]})])
def test_a_card_that_would_do_nothing_is_refused_by_its_own_rule(card, me):
    s = having(card, **me)
    bar = GAME.anytime.card.bar(s, 0, 0, GAME.actions.number(f"card:{card}"))
    assert (bar.key, bar.rule) == ("would_do_nothing", f"CI-LARGE-{card:02}")


def test_all_fifteen_are_there():
    assert GAME.components.large_cards == [str(n) for n in range(1, 16)]


@rule("CI-LARGE-08", "CI-STORE-03")
def test_the_exchange_brings_only_what_finds_a_spot():
    """The coin lies on one of the three spots for coins of a card, the six others are full."""
    home = land(h12="meadow 1 large", h13="meadow 1 small")
    s = use(8, stored={"coin": 1, "wood": 6}, small_cards=["3"], **home)
    swaps = [name for name in offered(s) if name.startswith("swap:")]
    assert sorted(swaps) == [f"swap:wood>{item}" for item in ("cloth", "coin", "food", "gold", "stone")]
