"""BUILD, RUIN, STATUE: what is built on the peninsula."""

import pytest

from support.cooper_island import (
    GAME,
    document,
    during,
    land,
    legal,
    offered,
    pending,
    play,
    player,
    rule,
    settled,
    table,
)

C = GAME.components


def site(kind="small", **me):
    return table(me={"stored": {}, **me}, pending=during("build_on", kind))


@rule("CI-BUILD-01")
def test_only_buildings_that_are_left():
    cubes = {"h22": "forest 4 wood", "h23": "mountain 4 stone"}
    rich = {"stored": {"coin": 2}, "small_cards": ["1"]}
    s = table(me={**land(h12="meadow 1 small", h13="meadow", **cubes), **rich}, pending=during("section_D"))
    assert offered(s) == {"build:small", "build:large"}
    rich = {"stored": {"coin": 2}, "small_cards": ["1", "2"]}
    s = table(me={**land(h12="meadow 1 small", h13="meadow 1 small", **cubes), **rich}, pending=during("section_D"))
    assert offered(s) == {"build:large"}


@rule("CI-BUILD-01")
def test_a_building_just_erected_is_one_less_of_its_kind():
    cubes = {"h22": "forest 4 wood", "h23": "mountain 4 stone", "h21": "meadow"}
    me = {**land(h12="meadow 1 small", h13="meadow 2", **cubes), "stored": {"coin": 2}, "small_cards": ["1"]}
    frames = [*during("section_D"), {"step": "build_on", "seat": 0, "memo": "small"}]
    s = play(table(me=me, pending=frames), "site:h13", "ship:one_sail")
    while pending(s).endswith("card"):
        play(s, legal(s)[0])
    assert pending(s) == "section_D" and offered(s) == {"build:large"}


@rule("CI-BUILD-02", "CI-BUILD-04")
def test_the_highest_free_space_of_any_landscape():
    s = site(**land(h12="meadow 3", h13="settlement 3", h11="forest 5 wood", h22="mountain 2"))
    assert offered(s) == {"site:h12", "site:h13"}


@rule("CI-BUILD-06")
def test_a_small_building_uncovers_a_storage_spot():
    s = site(**land(h12="meadow", h13="forest 1 wood"), cartographer=0, stored={"coin": 5})
    play(s, "site:h12")
    assert s.players[0].perks[0] == 6
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 1}
    assert C.building_cost[0] == [1, 2, 2, 0, 0, 0] and C.building_helm == [1, 2, 4]


@rule("CI-BUILD-07", "CI-BUILD-14", "CI-SMALL-00")
def test_one_of_four_cards_is_kept_and_three_go_under_the_stack():
    s = table(4, pending=during("draw_cards", "small"))
    cards = sorted(offered(s))
    assert len(cards) == 4
    play(s, cards[1])
    assert player(s)["small_cards"] == [cards[1].rpartition(":")[2]]
    assert pending(s) == "return_card"  # 8 small buildings: the order may matter
    first = sorted(offered(s))[2]
    play(s, first, sorted(offered(play(s.copy(), first)))[0])
    bottom = [entry["card"] for entry in s.save()["bottoms"]["small"]]
    assert len(bottom) == 3 and bottom[0] == first.removeprefix("put_under:")
    s = table(1, pending=during("draw_cards", "small"))
    play(s, sorted(offered(s))[0])
    assert pending(s) != "return_card" and len(s.bottoms[0]) == 3


@rule("CI-BUILD-14", "CI-BUILD-07")
@pytest.mark.parametrize("deck", ["small", "large"])
@pytest.mark.parametrize(("built", "asked"), [((2, 1, 0), True), ((2, 2, 0), False)])
def test_the_order_of_returned_cards_is_asked_only_while_they_could_be_drawn(deck, built, asked):
    """Three at the table. After the third building three are left for the 9 cards above, after the fourth two for 8."""
    doc = document(3)
    cards = [str(n) for n in range(1, 16)]
    for entry, n in zip(doc["players"], built):
        entry.update(land(**{"h12": "meadow", **dict.fromkeys(("h12", "h13")[:n], f"meadow 1 {deck}")}))
        entry[f"{deck}_cards"] = [cards.pop() for _ in range(n)]
    cards.append(doc["players"][0][f"{deck}_cards"].pop())  # that of the last building is drawn now
    under = 3 * (sum(built) - 1)
    put = [{"card": f"{deck}:{card}", "known_by": int(n > 2)} for n, card in enumerate(cards[:under])]
    frames = [*during("draw_cards", deck), {"step": "sail", "seat": 0, "memo": 1}]
    s = settled({**doc, "bottoms": {deck: put}, "pending": frames})
    play(s, "ship:one_sail")
    assert s.revealed == 4  # no undo past any of them
    below = max(0, 4 - len(cards[under:]))  # so many of those under the stack come up, the first ones first
    assert len(offered(s)) == 4
    assert offered(s) <= {f"keep_card:{deck}:{card}" for card in [*cards[under:], *cards[:below]]}
    play(s, sorted(offered(s))[0])
    assert (pending(s) == "return_card") is asked
    left = put[below:]
    assert s.save()["bottoms"][deck][: len(left)] == left


@rule("CI-BUILD-08", "CI-BUILD-09")
def test_a_large_building_uncovers_a_crafting_spot_and_brings_a_card():
    s = site("large", **land(h12="meadow", h13="forest 1 wood"))
    play(s, "site:h12", "ship:one_sail")
    assert all(name.startswith("keep_card:large") for name in offered(s))
    assert C.building_cost[1] == [2, 4, 4, 0, 0, 0]
    two = {"crafting": ["craft1", "craft2"]}
    me = land(("h32",), h12="meadow 1 large", h22="meadow")
    s = table(me={**me, **two, "large_cards": ["1"], "spent": ["1"]}, pending=during("section_F"))
    assert offered(s) == {"ruin:h32"}


@rule("CI-BUILD-10")
def test_the_fortress_brings_no_card():
    s = site("fortress", **land(h12="meadow", h13="forest 1 wood"))
    play(s, "site:h12")
    assert s.save()["pending"][-1]["memo"] == 4
    play(s, "ship:one_sail")
    assert not pending(s).endswith("card")
    assert C.building_cost[2] == [0, 6, 3, 0, 3, 3]


@rule("CI-BUILD-11")
def test_nothing_on_a_building_statue_or_crate():
    me = land(
        ("h41", "h44", "h52", "h72"), h12="meadow 2 small", h13="meadow 2 statue", h11="meadow 2 crate", h22="meadow 1"
    )
    me = {**me, "lids": ["C2", "C3", "C4", "C5"], "small_cards": ["2"], "tiles": {"D1": 1}, "cartographer": 6}
    s = table(me=me, pending=during("section_C"))
    play(s, "tile:D1:front")
    assert not {"half:h12", "half:h13", "half:h11"} & offered(s)
    s = table(me=me)
    assert "cartographer:opt3" in legal(s)
    play(s, "cartographer:opt3")
    assert player(s)["land"]["h22"] == "meadow"  # the only free space
    assert offered(s) == {"landscape:meadow", "landscape:settlement"}


@rule("CI-BUILD-12")
def test_order_of_the_steps():
    """Paid, placed, helm points, then the cards."""
    me = {**land(h12="meadow", h13="forest 2 wood"), "stored": {"coin": 1, "stone": 2}}
    s = play(table(me=me, pending=during("section_D")), "build:small")
    assert player(s)["stored"] == {} and pending(s) == "build_on"
    play(s, "site:h13")
    assert [frame["step"] for frame in s.save()["pending"][-2:]] == ["draw_cards", "sail"]


@rule("CI-BUILD-13", "CI-ANY-02")
def test_anytime_actions_between_payment_and_placing():
    s = site(**land(h12="meadow 1", h13="forest 4 wood"))
    assert offered(s) == {"site:h12"} and "store:h13" in legal(s)
    play(s, "store:h13")
    assert offered(s) == {"site:h13"}


@rule("CI-BUILD-13")
def test_who_leaves_no_free_space_loses_the_action():
    me = {
        **land(h12="meadow 1"),
        "tiles": {"D1": 1},
        "unused": 1,
        "lids": ["C2", "C3", "C4", "C5"],
        "stored": {"coin": 5},
    }
    s = site(**me)
    play(s, "crate:place", "tile:D1:front", "half:h22", "beside:h12")
    assert offered(s) == {"done"}
    play(s, "done")
    assert s.players[0].buildings == [0, 0, 0]


@rule("CI-RUIN-01", "CI-RUIN-02")
def test_a_ruin_needs_a_free_spot_and_landscape_beside_it():
    assert offered(table(me=land(h12="meadow", h22="forest"), pending=during("section_F"))) == {"ruin:h32"}
    assert offered(table(pending=during("section_F"))) == {"done"}
    me = {**land(("h32", "h41"), h12="meadow", h22="forest"), "crafting": ["craft1", "craft2"]}
    assert offered(table(me={**me, "stored": {}}, pending=during("section_F"))) == {"done"}


@rule("CI-RUIN-03", "CI-RUIN-04", "CI-EDGE-10")
def test_a_removed_ruin_becomes_a_statue_on_a_crafting_spot():
    me = {**land(h12="meadow", h22="forest 1 large"), "large_cards": ["1"], "spent": ["1"]}
    s = table(me=me, pending=during("section_F"))
    play(s, "ruin:h32")
    assert offered(s) == {"spot:craft1", "spot:craft3"}  # spots that are alike are one choice
    play(s, "spot:craft1")
    assert player(s)["crafting"] == ["craft1"] and "h32" not in player(s)["on"]
    assert "h32" not in player(s)["land"]
    s = table(me=me, pending=during("craft", "h32"))
    play(s, "spot:craft3")
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 1}


RICH = {"stored": {"wood": 3, "stone": 2}, "small_cards": ["1"]}


@rule("CI-STATUE-01", "CI-STATUE-02")
def test_a_statue_has_two_costs():
    me = {**land(("h32",), h12="meadow 1 small", h13="mountain 3 stone"), **RICH}
    assert offered(table(me=me, pending=during("section_F"))) == {"done"}  # none in the workshop
    s = table(me={**me, "crafting": ["craft1"]}, pending=during("section_F"))
    assert offered(s) == {"statue:wood+stone"}
    me = {**land(("h32",), h12="meadow 1 small", h13="mountain 3 gold"), "stored": {"wood": 2}, "small_cards": ["1"]}
    s = table(me={**me, "crafting": ["craft1"]}, pending=during("section_F"))
    assert offered(s) == {"statue:wood+gold"}


@rule("CI-STATUE-03", "CI-STATUE-04")
def test_a_statue_goes_where_a_building_would():
    me = {
        **land(("h32",), h12="meadow 1", h13="settlement 4", h22="forest 3 wood", h11="mountain 4 stone"),
        "stored": {},
    }
    s = table(me={**me, "crafting": ["craft2"]}, pending=during("section_F"))
    play(s, "statue:wood+stone")
    assert offered(s) == {"site:h13", "site:h11"}
    play(s, "site:h13")
    assert s.save()["pending"][-1] == {"step": "sail", "seat": 0, "memo": 2}
    assert player(s)["crafting"] == [] and player(s)["on"]["h13"] == "statue"


@rule("CI-STATUE-03")
def test_the_spot_a_statue_leaves_is_chosen():
    me = {**land(("h32",), h12="meadow 1", h13="forest 1 large"), "large_cards": ["1"], "spent": ["1"]}
    me = {**me, "stored": {}, "crafting": ["craft1", "craft3"]}
    s = table(me=me, pending=during("statue_from"))
    assert offered(s) == {"spot:craft1", "spot:craft3"}
    play(s, "spot:craft3", "site:h12")
    assert player(s)["crafting"] == ["craft1"]


@rule("CI-STATUE-05")
def test_a_statue_about_to_be_placed_is_not_taken_twice():
    me = {**land(("h32",), h12="meadow 3", h13="forest 3 large", h22="meadow 2"), "large_cards": ["6"]}
    me = {**me, "crafting": ["craft1"], "stored": {"wood": 2, "gold": 2}}
    s = table(me=me, pending=during("statue_on", "craft1"))
    play(s, "card:6")
    assert offered(s) == {"done", "ruin:h32"}
