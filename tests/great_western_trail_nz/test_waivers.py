"""ACT: rewards waived wholly or in part, offered beside the whole and only where the whole can be unwanted."""

from typing import Any

import pytest

from support.great_western_trail_nz import (
    GAME,
    at,
    covered,
    legal,
    offered,
    pending,
    play,
    player,
    rule,
    staff,
    table,
    visiting,
)

SETS = {"stack_sets": ["shipping", "explorer", "cheviot", "fresh_flock"]}
FULL = {"romney": 18, "sheepdog": 12, "ferry": 14, "kotare": 12}
LYING = {"rock1": "rockfall_2_black", "flood1": "flood_3_green"}
SIDE_B = {"buildings": "b"}


def holding(*hand: str, gold: int = 5, **me: Any) -> Any:
    """Seat 0 stands on B with these cards, and a Merino to draw."""
    return visiting("NB", me={"hand": [*hand], "deck": ["merino"], "gold": gold, **me}, **SETS)


def gained(s: Any) -> tuple[int, int, int]:
    me = player(s)
    return me["certificates"], me["pathfinder"], me["gold"]


# Cards played without their effect


@rule("NZ-CARD-16", "NZ-CARD-01")
def test_a_sheepdog_is_played_without_the_certificate_that_would_bring_gold():
    s = holding("sheepdog", certificates=1)
    assert {"play:sheepdog", "waive:sheepdog"} <= set(legal(s))
    assert gained(play(s.copy(), "play:sheepdog")) == (2, 0, 5)  # the gold is lost
    play(s, "waive:sheepdog")
    assert gained(s) == (1, 0, 5)
    assert (player(s)["hand"], player(s)["discards"], pending(s)) == (["merino"], ["sheepdog"], "visit")


@rule("NZ-CARD-16", "NZ-CARD-01")
@pytest.mark.parametrize("space", [2, 7])
def test_a_kotare_is_played_without_the_space_that_would_bring_gold(space):
    s = holding("kotare", pathfinder=space)
    assert gained(play(s.copy(), "play:kotare")) == (0, space + 1, 5)
    play(s, "waive:kotare")
    assert gained(s) == (0, space, 5)
    assert (player(s)["hand"], player(s)["discards"]) == (["merino"], ["kotare"])


@rule("NZ-CARD-16", "NZ-ACT-04")
def test_of_set_2_the_pound_is_taken_and_the_space_waived():
    s = play(holding("explorer", pathfinder=2), "waive:explorer")
    assert (gained(s), player(s)["pounds"], player(s)["hand"]) == ((0, 2, 5), 11, ["merino"])


@rule("NZ-CARD-16", "NZ-ACT-15")
def test_where_an_effect_brings_no_gold_nothing_is_offered_beside_it():
    for certificates, pathfinder in [(0, 0), (2, 1), (3, 3), (2, 8)]:
        s = holding("sheepdog", "kotare", "explorer", "ferry", certificates=certificates, pathfinder=pathfinder)
        assert offered(s, "play") == {"sheepdog", "kotare", "explorer", "ferry"}
        assert offered(s, "waive") == set()
    assert offered(holding("explorer", "sheepdog", certificates=1, pathfinder=2), "waive") == {"explorer", "sheepdog"}
    assert offered(holding("ferry", certificates=1, pathfinder=2), "waive") == set()


@rule("NZ-CARD-16", "NZ-CARD-02")
def test_the_waiver_is_there_at_every_moment_for_cards():
    me = {"hand": ["sheepdog", "merino"], "certificates": 1, "deck": ["shropshire"] * 4}
    s = play(table(me=me), "waive:sheepdog")
    assert (pending(s), player(s)["discards"]) == ("phase_a", ["sheepdog"])
    s = play(table(me={**me, "space": "wellington"}, pending=at("wellington")), "waive:sheepdog")
    assert (pending(s), player(s)["discards"]) == ("reveal", ["sheepdog"])
    s = play(table(me=me, pending=at("after_wellington")), "waive:sheepdog")
    assert (player(s)["discards"], gained(s)) == (["sheepdog"], (1, 0, 0))


@rule("NZ-CARD-16", "NZ-VARIANT-03")
def test_out_of_turn_too_where_the_table_has_agreed():
    other = {"hand": ["shropshire", "merino", "sheepdog", "explorer"], "deck": ["merino"]}
    other.update(certificates=1, pathfinder=2, gold=5)
    s = table(other=other, options={"cards_out_of_turn": True}, **SETS)
    names = {GAME.actions.name(action) for action in s.interrupts(1)}
    assert names == {"help:2:sheepdog", "help:2:explorer", "help_waive:2:sheepdog", "help_waive:2:explorer"}
    play(s, "help_waive:2:sheepdog")
    assert (player(s, 1)["certificates"], player(s, 1)["hand"]) == (1, ["shropshire", "merino", "merino", "explorer"])
    play(s, "help_waive:2:explorer")
    assert (player(s, 1)["pathfinder"], player(s, 1)["pounds"], s.actor) == (2, 11, 0)
    s = table(other={**other, "certificates": 0, "pathfinder": 0}, options={"cards_out_of_turn": True}, **SETS)
    assert {GAME.actions.name(action) for action in s.interrupts(1)} == {"help:2:sheepdog", "help:2:explorer"}


# Certificates


@rule("NZ-CERT-04", "NZ-OBJ-06")
def test_of_up_to_two_certificates_one_is_taken():
    s = play(table(me={"hand": ["o11"], "gold": 5}, display=[]), "play:o11")
    assert offered(s) == {"done", "use:cert_1", "use:cert_2"}
    assert gained(play(s.copy(), "use:cert_2")) == (2, 0, 5)
    assert gained(play(s.copy(), "use:cert_1")) == (1, 0, 5)
    assert gained(play(s, "done")) == (0, 0, 5)


@rule("NZ-CERT-04")
@pytest.mark.parametrize("certificates", [1, 2, 3])
def test_where_one_would_bring_the_gold_too_or_none_does_it_is_two_or_none(certificates):
    s = play(table(me={"hand": ["o11"], "certificates": certificates, "gold": 5}, display=[]), "play:o11")
    assert offered(s) == {"done", "use:cert_2"}


@rule("NZ-CERT-04", "NZ-PBLD-01")
@pytest.mark.parametrize(("grass", "less"), [(1, set()), (2, {"cert_1"}), (3, {"cert_1"})])
def test_of_a_certificate_for_each_building_one_is_taken(grass, less):
    tiles = {"a1": "0/1b", **dict([("a3", "0/2b"), ("b2", "0/3b")][: grass - 1])}
    s = table(me={"space": "a1"}, tiles=tiles, options=SIDE_B, pending=at("visit"))
    assert offered(s, "use") == {"cert_per_1_own_building_on_grass", "aux_single"} | less
    if less:
        assert gained(play(s.copy(), "use:cert_1")) == (1, 0, 0)
    assert gained(play(s, "use:cert_per_1_own_building_on_grass")) == (grass, 0, int(grass > 1))


@rule("NZ-CERT-04", "NZ-ACT-16")
def test_a_sheep_is_discarded_for_a_certificate_that_is_waived():
    s = visiting("rr2", "0/2a", me={"hand": ["merino", "southdown"], "certificates": 1, "gold": 5})
    assert {"use:discard_any+cert_1", "use:discard_any"} <= offered(s)
    play(s, "use:discard_any", "discard:merino")
    assert (gained(s), player(s)["discards"]) == ((1, 0, 5), ["merino"])
    assert not {"use:discard_any+cert_1", "use:discard_any"} & offered(s)  # used
    for certificates in (0, 2):
        s = visiting("rr2", "0/2a", me={"hand": ["merino"], "certificates": certificates, "gold": 5})
        assert "use:discard_any" not in offered(s)
    assert "use:discard_any" not in offered(visiting("rr2", "0/2a", me={"hand": ["o01"], "certificates": 1}))


@rule("NZ-CERT-04", "NZ-HIRE-04")
def test_nor_is_it_taken_from_the_sailor_row():
    me = {"hand": ["merino", "southdown"], "certificates": 1, "workers": staff(sailor=2)}
    s = table(me=me, pending=at("may use discard_any+cert_1"))
    assert offered(s) == {"done", "use:discard_any+cert_1", "use:discard_any"}
    assert gained(play(s, "use:discard_any", "discard:merino")) == (1, 0, 0)


# The pathfinder track


@rule("NZ-PATH-10")
@pytest.mark.parametrize(
    ("space", "whole", "less"),
    [(0, 4, 2), (1, 4, 1), (2, 4, 0), (3, 4, 0), (4, 4, 3), (5, 4, 2), (6, 2, 1), (7, 2, 0), (8, 4, 0), (12, 4, 0)],
)
def test_an_advance_stops_before_the_gold(space, whole, less):
    s = table(me={"pathfinder": space, "gold": 5}, pending=at(f"may use pathfinder_{whole}"))
    assert offered(s) == {"done", f"use:pathfinder_{whole}", *([f"use:pathfinder_{less}"] if less else [])}
    if less:
        assert gained(play(s, f"use:pathfinder_{less}")) == (0, space + less, 5)


@rule("NZ-PATH-10", "NZ-LOC-06")
def test_so_does_that_of_a_building_which_is_then_used():
    s = play(visiting("NB", me={"pathfinder": 1}), "use:pathfinder_1")
    assert (gained(s), offered(s, "use")) == ((0, 2, 0), {"ship_sailors"})  # nor the other side of the slash
    s = play(visiting("NB", me={"pathfinder": 1}), "use:pathfinder_2")
    assert gained(s) == (0, 3, 1)


@rule("NZ-PATH-10", "NZ-PBLD-05")
def test_for_pairs_of_hazards_the_money_is_taken_and_the_disc_stops_before_the_gold():
    me = {"captured": {"flood_4_black": 1, "flood_2_black": 1, "rockfall_2_black": 2}, "pathfinder": 0, "gold": 5}
    s = visiting("a1", "0/6a", me=me)
    assert offered(s, "use") == {"per_hazard_pair_7_2", "per_hazard_pair_only_7_2"}
    whole = play(s.copy(), "use:per_hazard_pair_7_2")
    assert (gained(whole), player(whole)["pounds"]) == ((0, 4, 5), 24)
    play(s, "use:per_hazard_pair_only_7_2")
    assert (gained(s), player(s)["pounds"]) == ((0, 2, 5), 24)
    assert offered(visiting("a1", "0/6a", me={**me, "pathfinder": 3}), "use") == {"per_hazard_pair_7_2"}


@rule("NZ-PATH-07", "NZ-ACT-04", "NZ-PATH-10")
def test_the_pounds_beyond_the_last_space_are_not_waived():
    s = table(me={"pathfinder": 15}, pending=at("may use pathfinder_4"))
    assert offered(s) == {"done", "use:pathfinder_4"}
    assert player(play(s, "use:pathfinder_4"))["pounds"] == 13


# Cards as rewards


@rule("NZ-HAZ-06", "NZ-ACT-15")
@pytest.mark.parametrize(("space", "tile", "cost"), [("NH", "", 5), ("a1", "0/9a", 0)])
def test_a_hazard_is_removed_without_its_card(space, tile, cost):
    s = visiting(space, tile, tiles=LYING)
    assert {f"use:remove_hazard_{cost}", f"use:remove_hazard_only_{cost}"} <= offered(s)
    whole = play(s.copy(), f"use:remove_hazard_{cost}", "hazard:flood1")
    assert player(whole)["discards"] == ["ferry"]  # no click more than ever
    play(s, f"use:remove_hazard_only_{cost}", "hazard:flood1")
    assert (player(s)["captured"], player(s)["discards"]) == ({"flood_3_green": 1}, [])
    assert (player(s)["pounds"], s.save()["supply"]) == (10 - cost, FULL)


@rule("NZ-HAZ-06")
def test_where_the_supply_is_empty_there_is_no_card_to_waive():
    for empty, left in [(["sheepdog", "ferry"], False), (["ferry"], True)]:
        s = visiting("NH", tiles=LYING, supply={**FULL, **dict.fromkeys(empty, 0)})
        assert ("use:remove_hazard_only_5" in offered(s)) == left
    for ferries in (0, 1):
        s = visiting("NH", tiles={"flood1": "flood_3_green"}, supply={**FULL, "ferry": ferries})
        assert ("use:remove_hazard_only_5" in offered(s)) == ferries


@rule("NZ-HAZ-06", "NZ-HAZ-04")
def test_nor_is_it_offered_where_no_hazard_can_be_removed():
    assert "use:remove_hazard_only_5" not in offered(visiting("NH", tiles=LYING, me={"pounds": 4}))
    assert "use:remove_hazard_only_5" not in offered(visiting("NH"))


@rule("NZ-BONUS-08", "NZ-HAZ-06")
def test_the_hazard_of_a_bonus_tile_brings_its_card():
    s = visiting("NC", tiles=LYING, bonus={"1:4": "bonus_hazard", "1:3": "bonus_token"})
    play(s, "use:invest_0", "invest:1:bonus_hazard")
    assert offered(s) == {"hazard:rock1", "hazard:flood1"}
    assert player(play(s, "hazard:rock1"))["discards"] == ["sheepdog"]


@rule("NZ-HARB-17")
def test_the_card_of_a_harbour_is_not_waived():
    s = play(table(me={"ship": "m2"}, pending=at("ship_1")), "upgrade", "storehouse:sp1")
    assert (player(s)["discards"], s.actor) == (["kotare"], 1)


@rule("NZ-HM-10", "NZ-HM-05")
def test_the_parts_of_harbourmaster_8_are_taken_one_by_one():
    me = {"workers": staff(sailor=2), "harbours": ["mh1"], "discs": covered("cert_limit", "wool_1")}
    s = table(me=me, masters={"mh1": "hm8"}, pending=at("take_master", "mh1"))
    play(s, "give:sailor")
    assert offered(s) == {"done", "use:pounds_3", "use:pounds_3+card_ferry"}
    found = []
    for click in ("done", "use:pounds_3", "use:pounds_3+card_ferry"):
        t = play(s.copy(), click)
        found.append((player(t)["pounds"], player(t)["discards"]))
    assert found == [(10, []), (13, []), (13, ["ferry"])]


@rule("NZ-HM-10", "NZ-EDGE-03")
def test_without_a_ferry_in_the_supply_only_the_pounds_are_left():
    s = table(supply={**FULL, "ferry": 1}, pending=at("may use pounds_3+card_ferry"))
    assert offered(s) == {"done", "use:pounds_3", "use:pounds_3+card_ferry"}
    s = table(supply={**FULL, "ferry": 0}, pending=at("may use pounds_3+card_ferry"))
    assert offered(s) == {"done", "use:pounds_3+card_ferry"}
    assert player(play(s, "use:pounds_3+card_ferry"))["pounds"] == 13


@rule("NZ-HIRE-12")
def test_of_two_sheep_worth_2_points_one_is_taken():
    market = ["lincoln", "lincoln", "corriedale", "ryeland"]
    s = table(market=market, pending=at("may use take_market_one_or_two"))
    assert offered(s, "use") == {"take_market_one_or_two", "take_market_one_of_two"}
    whole = play(s.copy(), "use:take_market_one_or_two", "take:lincoln", "take:lincoln")
    assert player(whole)["discards"] == ["lincoln", "lincoln"]
    play(s, "use:take_market_one_of_two")
    assert offered(s) == {"take:lincoln", "take:corriedale"}
    assert (player(play(s, "take:lincoln"))["discards"], s.actor) == (["lincoln"], 1)
    s = table(market=["lincoln", "corriedale"], pending=at("may use take_market_one_or_two"))
    assert offered(s, "use") == {"take_market_one_or_two", "take_market_one_of_two"}
    s = table(market=["lincoln", "ryeland"], pending=at("may use take_market_one_or_two"))
    assert offered(s, "use") == {"take_market_one_or_two"}


# What is never offered


@rule("NZ-ACT-17")
def test_what_cannot_be_unwanted_or_can_be_had_for_less_has_no_lesser():
    me = {"gold": 5, "discs": covered("aux_cert_1", "aux_cert_2", "aux_pathfinder_1", "aux_pathfinder_2")}
    s = play(visiting("NC", me={**me, "pounds": 40, "pathfinder": 1, "certificates": 0}), "use:aux_single_or_double")
    assert {name for name in offered(s, "aux") if name[:4] in ("cert", "path")} == {
        "cert:single",
        "cert:double",
        "pathfinder:single",
        "pathfinder:double",
    }
    s = table(me=me, pending=at("may use exchange_token_2"))
    assert offered(s) == {"done", "use:exchange_token_2"}
    s = table(me=me, pending=at("may use gold_1"))
    assert offered(s) == {"done", "use:gold_1"}


@rule("NZ-ACT-15", "NZ-CARD-16")
def test_a_refused_waiver_says_why():
    texts = GAME.texts()
    s = holding("sheepdog", certificates=0)
    for name, rule_id in [("waive:sheepdog", "NZ-CARD-16"), ("use:pathfinder_1", "NZ-ACT-15")]:
        said = str(texts.refusal(s, GAME.actions.number(name), "en"))
        assert (said.startswith("There is nothing to waive now"), said.endswith(f"({rule_id})")) == (True, True)
    assert "This is not in your hand" in str(texts.refusal(s, GAME.actions.number("waive:kotare"), "en"))


@rule("NZ-ACT-15")
def test_the_button_says_that_it_is_less():
    def said(s, action, lang="en"):
        return str(GAME.describe(GAME.actions.number(action), s, lang))

    s = visiting("rr2", "0/2a", me={"hand": ["merino"], "certificates": 1})
    assert said(s, "use:discard_any+cert_1") == "Risk action: discard 1 sheep card of any breed → gain 1 certificate"
    assert said(s, "use:discard_any") == "Only: discard 1 sheep card of any breed"
    s = table(pending=at("may use pounds_3+card_ferry"))
    assert said(s, "use:pounds_3+card_ferry", "pl") == "Akcja natychmiastowa: weź 3 funty + weź kartę: Prom"
    assert said(s, "use:pounds_3", "de") == "Nur: 3 Pfund nehmen"
    s = visiting("NB", me={"hand": ["kotare"], "pathfinder": 1})
    assert said(s, "use:pathfinder_1") == "Only: advance 1 on the pathfinder track"
    assert said(s, "use:pathfinder_2") == "Action: advance 2 on the pathfinder track"


@rule("NZ-HAZ-06", "NZ-HIRE-12", "NZ-CERT-04")
@pytest.mark.parametrize(
    ("step", "click"),
    [
        ("may use take_market_one_or_two", "use:take_market_one_of_two"),
        ("may use discard_any+cert_1", "use:discard_any"),
        ("visit", "use:remove_hazard_only_5"),
    ],
)
def test_a_lesser_reward_half_taken_is_saved_and_goes_on(step, click):
    me = {"space": "NH", "hand": ["merino", "southdown"], "certificates": 1}
    market = ["lincoln", "lincoln", "corriedale"]
    memo = [] if step == "visit" else None
    s = play(table(me=me, tiles=LYING, market=market, pending=at(step, memo)), click)
    again = GAME.restore(s.save())
    assert (pending(again), legal(again)) == (pending(s), legal(s))
