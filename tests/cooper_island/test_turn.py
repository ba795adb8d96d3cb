"""TURN and the eight sections: placing workers and what they may do."""

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
from support.refusing import refused


def three(spaces=None, **me):
    """Three at the table; seat 0, with two normal workers and a special one, is to place a worker."""
    doc = document(3)
    for p in doc["players"]:
        p.update(workers={"normal": 1}, waiting={"normal": 1, "special": 1})
    doc["players"][0].update({"workers": {"normal": 2, "special": 1}, **me})
    return settled({**doc, "spaces": spaces or {}})


def at(section, **me):
    """In a section whose symbol may be used or not, by its step."""
    return table(me=me, pending=during(section))


@rule("CI-TURN-02", "CI-TURN-04")
def test_a_worker_goes_on_a_space_of_its_shape():
    s = table()
    assert offered(s) == {f"worker:{section}:round" for section in "ABCDEFGH"}
    s = three()
    assert len(offered(s)) == 16
    play(s, "worker:B:square")
    assert player(s)["workers"] == {"normal": 2} and s.save()["spaces"]["B square"] == [0]


@rule("CI-TURN-03", "CI-TURN-14")
def test_who_has_no_worker_is_skipped_and_the_phase_ends_with_the_last():
    doc = document(3)
    doc["players"][0].update(workers={"normal": 2}, cartographer=0)
    doc["players"][1].update(workers={}, waiting={"normal": 2, "special": 2})
    doc["players"][2].update(workers={"normal": 1}, cartographer=0)
    s = settled(doc)
    play(s, "worker:F:round", "done")
    assert s.actor == 2  # seat 1 has none
    play(s, "worker:B:round", "done")
    assert s.actor == 0 and pending(s) == "turn"
    play(s, "worker:D:round", "done")
    assert s.save()["phase"] == "cleanup"


@rule("CI-TURN-05", "CI-TURN-06")
def test_stacks_of_others_but_never_on_oneself():
    s = three({"C round": [1, 2], "D round": [0, 1]}, workers={"normal": 1, "special": 1})
    assert "worker:C:round" in offered(s) and "worker:D:round" not in offered(s)
    play(s, "worker:E:round")
    assert pending(s) == "section_E"  # no fee on an empty space


@rule("CI-TURN-07")
def test_the_fee_goes_to_the_owner_directly_below():
    s = three({"C round": [1, 2]})
    play(s, "worker:C:round", "pay:coin")
    assert player(s, 2)["market"] == {"coin": 1} and player(s, 1)["market"] == {}


@rule("CI-TURN-08")
def test_a_cube_of_a_high_space_is_one_cube():
    s = three({"C round": [1]}, **land(h12="meadow 4 food"))
    play(s, "worker:C:round", "pay_from:h12")
    assert player(s, 1)["market"] == {"food": 1} and "h12" not in player(s)["on"]


@rule("CI-TURN-09", "CI-HELM-13")
def test_who_does_not_pay_takes_an_anchor_and_the_other_an_item_of_choice():
    s = three({"C round": [1]}, anchors={"one_sail": 1})
    play(s, "worker:C:round", "refuse_fee")
    assert s.actor == 1 and legal(s) == [f"receive:{n}" for n in ("coin", "wood", "stone", "food", "gold", "cloth")]
    play(s, "receive:gold")
    assert player(s, 1)["market"] == {"gold": 1}
    assert player(s)["anchors"] == {"one_sail": 1, "two_sails": 1}  # under the ship with fewer
    assert player(s)["stored"] == {"coin": 1} and pending(s) == "section_C"


@rule("CI-TURN-10")
def test_the_symbol_is_for_the_first_worker():
    s = play(three(), "worker:A:square")
    assert pending(s) == "section_A_square"
    s = play(three({"A square": [1]}, stored={}), "worker:A:square", "pay_from:h12")
    assert pending(s) == "section_A"
    doc = document(2)
    doc["players"][0].update(workers={"normal": 1})
    doc.update(spaces={"A round": [0]}, active=1, pending=[{"step": "turn", "seat": 1}])
    s = play(settled(doc), "worker:A:round", "pay:coin")
    assert "cooper_token" not in offered(s) and player(s)["market"] == {"coin": 1}


@rule("CI-TURN-11", "CI-SECC-01")
def test_actions_of_a_section_in_any_order():
    s = at("section_C", tiles={"D1": 1}, cartographer=0)
    play(s, "tile:D1:front", "half:h22", "beside:h21")
    assert "draw" in offered(s)
    s = at("section_C", tiles={"D1": 1})
    play(s, "draw")
    assert "tile:D1:front" in offered(s) and "draw" not in offered(s)


@rule("CI-TURN-12")
def test_a_worker_may_be_placed_where_nothing_is_possible():
    s = table(me={"stored": {}, **land(h12="meadow"), "cartographer": 0})
    assert {"worker:B:round", "worker:D:round", "worker:H:round"} <= offered(s)
    play(s, "worker:H:round")
    assert player(s)["workers"] == {"normal": 1} and s.actor == 1


@rule("CI-TURN-12", "CI-TURN-02")
@pytest.mark.parametrize("section", ["section_A", "section_A_round", "section_C_square", "section_E", "section_G"])
def test_a_worker_obliges_to_one_action_where_one_is_possible_and_the_rest_may_be_left_out(section):
    s = table(me={"tiles": {"D1": 1}}, other={"islets": {"R1a": "I1"}}, token=1, pending=during(section))
    assert len(offered(s)) > 1 and "done" not in offered(s)
    said = "A worker is sent for at least 1 action of its section, if any is possible. (CI-TURN-12)"
    assert refused(s, "done") == said and GAME.texts().prompt(s, "en").startswith("At least one action: ")
    for action in sorted(offered(s)):
        after = play(s.copy(), action)
        while pending(after) != section and after.actor == 0:
            play(after, next(iter(sorted(offered(after)))))
        assert pending(after) != section or "done" in offered(after)
        assert pending(after) != section or GAME.texts().prompt(after, "en").startswith("You may: ")


@rule("CI-TURN-12", "CI-ANY-02")
def test_an_action_that_an_anytime_action_would_open_may_be_left_out():
    """The only wood lies on the marketplace: nobody has to store it."""
    me = {"stored": {"coin": 1}, "market": {"wood": 2}, **land(h12="meadow")}
    s = table(me=me, pending=during("section_B"))
    assert offered(s) == {"done"}
    play(s, "unload:wood", "unload:wood")
    assert "dock:dock1" in offered(s) and "done" not in offered(s)


BUILT = {"h12": "small", "h13": "small", "h11": "large", "h22": "large", "h23": "fortress"}
BUILT |= dict.fromkeys(("h21", "h24", "h31", "h32", "h33"), "statue")
ALL = {
    **land((), **{place: f"meadow 1 {piece}" for place, piece in BUILT.items()}),
    **{"small_cards": ["1", "2"], "large_cards": ["1", "2"], "spent": ["1", "2"]},
    **{"lids": [], "crates": GAME.components.crates, "docks": {f"dock{n}": f"B{n}" for n in range(1, 6)}},
    **{"hired": GAME.components.hire_spaces, "waiting": {"normal": 0, "special": 1}},
}


@rule("CI-ANY-04", "CI-TURN-12")
@pytest.mark.parametrize("section", "BDFH")
@pytest.mark.parametrize(
    ("me", "waits"),
    [
        ({"market": {"wood": 1}, **land(h12="meadow")}, True),
        (land(h12="meadow"), False),  # no anytime action
        ({"market": {"wood": 1}, **ALL}, False),  # nothing is left to build or to supply
    ],
)
def test_a_section_that_spends_waits_for_anytime_actions_that_could_open_its_action(section, me, waits):
    s = at(f"section_{section}", **{"stored": {}, "cartographer": 0, **me})
    assert (pending(s) == f"section_{section}") is waits and (s.actor == 0) is waits


@rule("CI-ANY-04", "CI-SECF-01")
def test_a_section_waits_for_each_of_its_alternatives():
    """No ruin is left, but gold on the marketplace would pay a statue."""
    me = {**land((), h12="forest 1", h13="forest 1 wood"), "crafting": ["craft1"], "cartographer": 0}
    s = at("section_F", **me, stored={"wood": 2}, market={"gold": 2})
    assert pending(s) == "section_F" and offered(s) == {"done"}
    play(s, "unload:gold", "unload:gold")
    assert "statue:wood+gold" in offered(s)


@rule("CI-SECG-01")
def test_section_g_places_two_double_tiles():
    s = at("section_G", tiles={"D1": 2}, cartographer=0)
    play(s, "tile:D1:front", "half:h22", "beside:h21")
    assert offered(s) == {"done", "tile:D1:front", "tile:D1:back"}  # none may be drawn now
    play(s, "tile:D1:front", "half:h23", "beside:h24")
    assert len(player(s)["land"]) == 5 and player(s)["tiles"] == {} and pending(s) != "section_G"


@rule("CI-SECG-01", "CI-ANY-04")
def test_section_g_does_not_wait_for_the_action_that_was_not_chosen():
    """The last tile of the bag is drawn: no second one, and to place one instead is not allowed."""
    s = table(me={"tiles": {"D1": 20, "D2": 20, "D3": 19}, "cartographer": 6}, pending=during("section_G"))
    play(s, "draw")
    assert pending(s) == "end_turn"


@rule("CI-TURN-13")
def test_which_sections_give_and_which_spend():
    kinds = {letter: entry["kind"] for letter, entry in zip(GAME.components.sections, GAME.components.section_entries)}
    assert {letter for letter, kind in kinds.items() if kind == "gain"} == set("ACEG")


@rule("CI-SECA-01")
def test_section_a_draws_or_places_and_moves_the_cartographer():
    s = at("section_A", tiles={"D1": 1})
    play(s, "draw")
    assert offered(s) == {"done", "steps:1"}
    play(s, "steps:1")
    assert player(s)["cartographer"] == 4


@rule("CI-SECA-02")
def test_the_cooper_token_is_for_the_next_round():
    s = three()
    play(s, "worker:A:round")
    assert "cooper_token" not in offered(s)  # seat 0 has it
    doc = document(3)
    doc.update(token=2)
    s = settled(doc)
    play(s, "worker:A:round", "cooper_token", "done")
    assert s.token == 0
    while pending(s) != "turn":
        play(s, "done")
    assert s.actor == 1  # this round goes on as before


LID = {"lids": ["C2", "C3", "C4", "C5"], "unused": 1}


@rule("CI-TURN-15", "CI-CARTO-04", "CI-CRATE-02")
def test_a_turn_does_not_end_while_a_crate_could_place_a_tile_with_option_1():
    lid = {"lids": ["C3", "C4", "C5"], "unused": 1, "crates": ["carto"], "hired": ["hire4"]}  # no more steps by a lid
    s = at("section_A", **lid, cartographer=0, **land(h12="forest"))
    play(s, "steps:1", "draw")
    assert pending(s) == "end_turn" and s.actor == 0
    play(s, "crate:place")
    kind = next(name for name in legal(s) if name.startswith("tile:"))
    play(s, kind, "half:h12")
    play(s, legal(s)[0])
    assert player(s)["level"]["h12"] == 2 and player(s)["cartographer"] == 0
    used = {**lid, "lids": ["C4", "C5"], "crates": ["carto", "place"]}
    assert play(at("section_A", **used, cartographer=0, **land(h12="forest")), "steps:1", "draw").actor == 1


@rule("CI-TURN-15", "CI-CARTO-02")
@pytest.mark.parametrize(
    ("me", "waits"),
    [
        ({"cartographer": 1}, False),
        ({"cartographer": 2}, True),
        ({"cartographer": 2, "surveyed": True}, False),
        ({"cartographer": 0, **LID}, True),  # 2 steps by the lid, then option 2
        ({"cartographer": 0, **LID, "unused": 0, "crates": ["carto"]}, False),
        ({"cartographer": 1, **LID, "unused": 0, "crates": ["coins"], "tiles": {"D1": 1}}, False),
        ({"cartographer": 1, "lids": ["C4", "C5"], "unused": 1, "crates": ["carto", "draw"]}, False),
        ({"cartographer": 1, "lids": ["C4", "C5"], "unused": 1, "crates": ["carto", "draw"], "tiles": {"D1": 1}}, True),
        ({"cartographer": 1, "lids": ["C4", "C5"], "unused": 2, "crates": ["carto"]}, True),  # draws, then places
        ({"cartographer": 0, "lids": ["C4", "C5"], "unused": 2, "crates": ["carto"]}, False),
        ({"cartographer": 0, "large_cards": ["3"]}, True),  # the Library
        ({"cartographer": 0, "large_cards": ["3"], "spent": ["3"]}, False),
        ({"cartographer": 0, "large_cards": ["13"]}, False),  # the Crate depot without a lid
        ({"cartographer": 0, "large_cards": ["14"]}, False),  # the Ship graveyard without a boat
        ({"cartographer": 0, "large_cards": ["14"], "docks": {"dock1": "B4"}}, True),
        ({"cartographer": 0, "large_cards": ["1"]}, False),
        ({"cartographer": 0, "tiles": {"D1": 1}, "large_cards": ["4"], "small_cards": ["11"]}, True),  # for nothing
    ],
)
def test_a_turn_waits_at_its_end_only_for_the_cartographer_that_could_still_be_used(me, waits):
    large = ["h22"] if "large_cards" in me else []
    small = ["h23"] if "small_cards" in me else []
    me = {**me, "hired": ["hire4"]} if "C3" not in me.get("lids", ["C3"]) else me  # its milestone is used
    ground = {**dict.fromkeys(large, "meadow 1 large"), **dict.fromkeys(small, "meadow 1 small")}
    s = table(me={**me, **land(h12="meadow 1 food", **ground)}, pending=during("end_turn", "work")[1:])
    assert (pending(s) == "end_turn") is waits and (s.actor == 0) is waits


@rule("CI-TURN-15", "CI-CARTO-08", "CI-STORE-01")
def test_a_turn_waits_for_a_space_that_could_be_cleared_and_raised():
    """Everything is charted and every space holds a cube: one is stored, then option 3 raises its space."""
    everywhere = land((), **dict.fromkeys(GAME.components.hexes, "meadow 1 food"))
    s = table(me={**everywhere, "crafting": ["craft1", "craft2"], "cartographer": 3}, pending=during("turn")[:1])
    assert pending(s) == "end_turn" and s.actor == 0
    play(s, "store:h12", "cartographer:opt3", "landscape:meadow")
    assert player(s)["level"]["h12"] == 2
    high = land((), **dict.fromkeys(GAME.components.hexes, "meadow 4 food"))
    third = land((), **dict.fromkeys(GAME.components.hexes, "meadow 3 food"))
    s = table(me={**third, "crafting": ["craft1", "craft2"], "cartographer": 3}, pending=during("turn")[:1])
    assert pending(s) == "end_turn"
    for steps, waits in ((3, False), (4, True)):  # too high for option 3
        s = table(me={**high, "hired": ["hire4"], "cartographer": steps}, pending=during("turn")[:1])
        assert (pending(s) == "end_turn") is waits
    s = table(me={**everywhere, "hired": ["hire4"], "cartographer": 6}, singles={"S1": 9}, pending=during("turn")[:1])
    assert s.actor == 1  # no meadow and no settlement is left in the supply
    assert table(me={"cartographer": 6}, singles={}, pending=during("turn")[:1]).actor == 1


@rule("CI-TURN-15", "CI-LARGE-15", "CI-LARGE-06")
@pytest.mark.parametrize(("card", "waits"), [("15", True), ("6", True), ("1", False)])
def test_a_turn_waits_for_cards_that_clear_a_space_or_a_hex(card, waits):
    """Relocation clears the only space that is low enough, Excavation the only hexes that are left."""
    ruins = ("h41", "h44", "h52", "h72")
    high = {name: "meadow 4 food" for name in GAME.components.hexes if name not in ruins}
    me = {**land(ruins, **{**high, "h12": "meadow 2 large"}), "large_cards": [card], "crafting": ["craft1"]}
    singles = {"S1": 9} if card == "6" else {"S2": 9}  # no meadow to raise one with, or meadows
    s = table(me={**me, "cartographer": 3}, singles=singles, pending=during("turn")[:1])
    assert (pending(s) == "end_turn") is waits


@rule("CI-ANY-04", "CI-MILE-04")
def test_a_double_tile_waits_for_one_that_a_hired_ship_could_bring():
    boats = {"docks": {"dock1": "B1", "dock2": "B2"}, "milestones": ["boats"], "cartographer": 0}
    assert pending(at("may_place_tile", **boats)) == "may_place_tile"
    assert pending(at("may_place_tile", **boats, hired=["hire1"])) != "may_place_tile"


@rule("CI-SECA-04")
def test_all_three_actions_of_section_a():
    s = at("section_A_square", tiles={"D1": 1}, cartographer=0)
    play(s, "draw", "tile:D1:front", "half:h22", "beside:h21", "steps:1")
    assert pending(s) != "section_A_square"


@rule("CI-SECB-01", "CI-SECB-02")
def test_section_b_builds_a_boat_with_the_symbol_for_two_less():
    rich = {"stored": {"wood": 1}, **land(h12="meadow")}
    assert offered(at("section_B", **rich)) == {"done"}
    s = at("section_B_square", **rich)
    assert offered(s) == {"dock:dock1"}
    play(s, "dock:dock1")
    assert player(s)["stored"] == {} and pending(s) == "choose_boat"


@rule("CI-SECC-02", "CI-EDGE-13")
def test_any_islet_on_the_board():
    s = table(other={"islets": {"R1a": "I1"}}, pending=during("section_C_square"))
    assert offered(s) == {"draw", "gain:coin"}
    play(s, "gain:coin")
    assert player(s)["stored"] == {"coin": 2} and "gain:coin" not in offered(s)


@rule("CI-SECD-01", "CI-SECD-02")
def test_section_d_erects_a_building():
    rich = {"stored": {"coin": 1, "wood": 2, "stone": 2}, **land(h12="meadow")}
    assert offered(at("section_D", **rich)) == {"build:small"}
    poor = {"stored": {"wood": 2, "stone": 1}, **land(h12="meadow")}
    assert offered(at("section_D", **poor)) == {"done"}
    assert offered(at("section_D_square", **poor)) == {"build:small"}


@rule("CI-SECE-01")
def test_section_e_three_steps_and_an_item():
    s = at("section_E", cartographer=5)
    assert {"steps:3", "gain:coin", "gain:cloth"} <= offered(s)
    play(s, "steps:3", "gain:gold")
    assert player(s)["cartographer"] == 6 and player(s)["stored"] == {"coin": 1, "gold": 1}
    s = at("section_E", stored={"coin": 5})
    assert not any(name.startswith("gain") for name in offered(s))


@rule("CI-SECE-02")
def test_any_built_boat_face_up():
    other = {"docks": {"dock1": "B2", "dock2": "B4", "dock3": "B6"}, "wrecks": ["B4"]}
    s = table(me={"stored": {"coin": 4}}, other=other, pending=during("section_E_square"))
    assert "steps:1" not in offered(s)
    assert {name for name in offered(s) if name.startswith("boat_gain")} == {"boat_gain:gold", "boat_gain:cloth"}
    play(s, "boat_gain:cloth")
    assert player(s)["stored"] == {"coin": 4, "cloth": 1}


@rule("CI-SECE-03", "CI-TURN-11")
def test_the_gain_by_a_boat_and_the_item_of_choice_come_in_any_order():
    """The coin boat of another: both gains could be a coin."""
    s = table(other={"docks": {"dock1": "B1"}}, pending=during("section_E_square"))
    first = play(s.copy(), "boat_gain:coin")
    assert "gain:gold" in offered(first) and "boat_gain:coin" not in offered(first)
    play(first, "gain:gold")
    second = play(s.copy(), "gain:coin")
    assert "boat_gain:coin" in offered(second) and "gain:gold" not in offered(second)
    assert player(play(second, "boat_gain:coin"))["stored"] == {"coin": 3}
    third = play(s.copy(), "gain:gold", "boat_gain:coin")
    assert player(first)["stored"] == player(third)["stored"] == {"coin": 2, "gold": 1}


@rule("CI-SECE-03")
@pytest.mark.parametrize(
    ("lang", "of_choice", "by_boat"),
    [
        ("en", "Gain 1 coin (item of your choice)", "Gain 1 coin by the action of a boat"),
        ("pl", "Zdobądź 1 monetę (przedmiot do wyboru)", "Zdobądź 1 monetę dzięki akcji łodzi"),
        ("de", "1 Münze erhalten (Münze oder Würfel nach Wahl)", "1 Münze durch die Aktion eines Boots erhalten"),
    ],
)
def test_the_button_says_which_of_two_gains_it_is(lang, of_choice, by_boat):
    s = table(other={"docks": {"dock1": "B1"}}, pending=during("section_E_square"))
    said = [GAME.describe(GAME.actions.number(name), s, lang) for name in ("gain:coin", "boat_gain:coin")]
    assert said == [of_choice, by_boat]


@rule("CI-SECE-02", "CI-STORE-06")
def test_why_a_boat_gives_nothing():
    other = {"docks": {"dock1": "B1"}}
    s = table(other=other, pending=during("section_E_square"))
    assert refused(s, "boat_gain:gold") == "Not to be had here: gold. (CI-SECE-02)"
    s = table(me={"stored": {"wood": 5}}, other=other, pending=during("section_E_square"))
    assert refused(s, "boat_gain:coin") == "There is no free storage spot for this. (CI-STORE-06)"
    s = play(table(other=other, pending=during("section_E_square")), "boat_gain:coin")
    assert refused(s, "boat_gain:coin").startswith("You have already done this here")


@rule("CI-SECF-01", "CI-SECF-02")
def test_section_f_one_or_with_the_symbol_both():
    rich = {**land(("h32", "h41", "h44"), h12="meadow", h23="meadow"), "stored": {"wood": 2, "gold": 2}}
    s = at("section_F", **rich, crafting=["craft1"])
    assert offered(s) == {"ruin:h32", "statue:wood+gold"}
    play(s, "ruin:h32")
    assert pending(s) != "section_F"
    s = at("section_F_square", **rich, crafting=["craft1"])
    play(s, "ruin:h32")
    assert "statue:wood+gold" in offered(s)


@rule("CI-SECG-01")
def test_section_g_the_same_action_up_to_twice():
    s = at("section_G", tiles={"D1": 3}, cartographer=0)
    play(s, "draw")
    assert offered(s) == {"done", "draw"}
    play(s, "draw")
    assert pending(s) != "section_G" and sum(s.players[0].tiles) == 5
    s = at("section_G", tiles={"D1": 3}, cartographer=0)
    play(s, "tile:D1:front", "half:h22", "beside:h21")
    assert "draw" not in offered(s) and "tile:D1:front" in offered(s)
    play(s, "done")


@rule("CI-SECG-02")
def test_section_g_with_the_symbol_a_step_more():
    s = play(at("section_G_square"), "draw", "steps:1", "draw")
    assert player(s)["cartographer"] == 4 and sum(s.players[0].tiles) == 2


@rule("CI-SECH-01", "CI-SECH-02")
def test_section_h_supplies_a_ship_and_with_the_symbol_a_tile():
    rich = {"stored": {"gold": 1, "cloth": 2}}
    assert offered(at("section_H", **rich)) == {"supply:C1"}
    s = at("section_H_square", **rich)
    assert offered(s) == {"draw", "supply:C1"}
    play(s, "draw")
    assert offered(s) == {"done", "supply:C1"}
