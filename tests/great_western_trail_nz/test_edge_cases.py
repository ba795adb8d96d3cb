"""EDGE: empty supplies, the last discs, buildings and tiles that vanish under a runholder."""

import pytest

from support.great_western_trail_nz import (
    at,
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

SIDE_B = {"buildings": "b"}
EMPTY = {"romney": 0, "sheepdog": 0, "ferry": 0, "kotare": 0}
SHOWN = ["sailor", "shearer", "bonus_gold", "bonus_wool"]


def delivering(value, **me):
    """The income is paid, and its value is this."""
    return table(me={"space": "wellington", "hand": [], **me}, pending=at("deliver", value))


@rule("NZ-EDGE-01")
def test_the_bank_never_runs_out():
    """All coins of the box are worth 157 pounds; it has 12 exchange tokens."""
    me = {"pounds": 157, "exchange_tokens": 12}
    s = visiting("a1", "0/8b", me=me, other=me, options=SIDE_B)
    play(s, "use:pounds_5", "use:exchange_token_1")
    assert (player(s)["pounds"], player(s)["exchange_tokens"]) == (162, 13)


@rule("NZ-EDGE-02")
def test_with_an_empty_objective_stack_the_display_is_not_refilled():
    s = visiting("NB", display=["o09", "o13"], objective_stack=[])
    play(s, "use:objective_to_discard_1")
    assert offered(s) == {"objective:o09", "objective:o13"}  # and not the stack
    play(s, "objective:o13")
    assert s.save()["display"] == ["o09"]


@rule("NZ-EDGE-02")
def test_with_display_and_stack_empty_no_objective_is_gained():
    s = visiting("NB", display=[], objective_stack=[])
    assert offered(s, "use") == {"pathfinder_2", "ship_sailors"}
    me = {"space": "wellington", "hand": []}
    s = table(me=me, display=[], objective_stack=[], pending=at("deliver", 15))
    play(s, "deliver:lp15", "disc:aux_money_2")
    assert (player(s)["posts"], player(s)["discards"], s.actor) == ({"lp15": 1}, [], 1)


@rule("NZ-EDGE-03")
def test_an_empty_deck_building_stack_gives_no_card():
    me = {"space": "wellington", "hand": []}
    s = table(me=me, supply=EMPTY, pending=at("deliver", 6))
    play(s, "deliver:lp6", "disc:aux_money_2")
    assert (player(s)["posts"], player(s)["discards"], s.save()["supply"]) == ({"lp6": 1}, [], {})


@rule("NZ-EDGE-03")
def test_an_empty_bonus_stack_gives_no_card():
    s = visiting("NB", me={"gold": 5}, stack_left=[0, 3, 0, 3])
    assert {name for name in legal(s) if name.startswith("gold:")} == {"gold:barrel", "gold:compass"}
    s = table(me={"space": "NG", "ship": "u1"}, stack_left=[0, 3, 3, 3], masters={}, pending=at("ship_1"))
    play(s, "upgrade", "disc:aux_money_2")  # the harbour shows a steering wheel
    assert (player(s)["harbours"], player(s)["discards"]) == (["mh1"], [])
    assert s.save()["stack_left"] == [0, 3, 3, 3]


@rule("NZ-EDGE-04")
def test_a_dark_disc_serves_a_white_target_when_no_white_one_is_left():
    s = play(delivering(1, discs=["step", "hand_1", "cert_2"]), "deliver:lp1")
    assert offered(s, "disc") == {"step", "hand_1", "cert_2"}
    s = play(delivering(1, discs=["step", "hand_1", "wool_1"]), "deliver:lp1")
    assert player(s)["discs"] == ["step", "hand_1"]  # the white one was the only choice
    s = table(me={"discs": ["step", "cert_2"]}, masters={}, pending=at("harbour_disc", "mh1"))
    assert offered(s, "disc") == {"step", "cert_2"}


@rule("NZ-EDGE-05")
def test_without_a_disc_on_the_board_one_of_a_medium_harbour_is_used():
    s = play(delivering(3, discs=[], harbours=["mh2", "mh4", "lg1"], storehouses={"sp1": 2}), "deliver:lp3")
    assert offered(s, "disc") == {"mh2", "mh4"}  # of choice
    play(s, "disc:mh4")
    assert (player(s)["posts"]["lp3"], player(s)["harbours"]) == (1, ["mh2", "lg1"])
    assert player(s)["discards"] == ["sheepdog"]


@rule("NZ-EDGE-05")
def test_discs_that_cannot_be_paid_count_as_none():
    me = {"discs": ["hand_1", "hand_2"], "harbours": ["mh2", "mh4"]}
    s = play(delivering(1, pounds=2, **me), "deliver:lp1")
    assert offered(s, "disc") == {"mh2", "mh4"}
    s = play(delivering(1, pounds=3, **me), "deliver:lp1")
    assert player(s)["discs"] == ["hand_2"]  # it was the only choice, for all 3 pounds


@rule("NZ-EDGE-06")
def test_the_points_of_the_harbour_are_lost():
    s = delivering(1, discs=[], harbours=["mh2", "mh4"])
    assert s.scores()[0]["harbours"] == 2 + 4
    play(s, "deliver:lp1", "disc:mh4")
    assert s.scores()[0]["harbours"] == 2


@rule("NZ-EDGE-06")
def test_only_the_wellington_delivery_takes_a_disc_from_a_harbour():
    me = {"discs": [], "harbours": ["mh2", "mh4"], "ship": "u1", "hand": ["ryeland", "lincoln"]}
    s = play(visiting("NG", me=me, market=[]), "use:ship_1")
    assert "upgrade" not in legal(s)
    s = visiting("NE", me={**me, "workers": staff(shearer=2)}, market=[])
    play(s, "use:shear_shearers", "reveal")
    assert not offered(s, "deliver")
    s = visiting("a1", "0/10a", me={**me, "pounds": 30})
    assert offered(s, "use") == {"pounds_7"}  # not wool post 13


@rule("NZ-EDGE-07")
def test_a_building_replaced_under_the_own_runholder_is_used_if_nothing_of_the_old_one_was():
    sets = {"stack_sets": ["agent", "master_builder", "border_leicester", "bonus_8"]}
    me = {"hand": ["master_builder", "merino"]}
    s = play(visiting("rr1", "0/2a", me=me, **sets), "play:master_builder", "use:upgrade_by_one", "build:4a")
    assert s.save()["tiles"]["rr1"] == "0/4a"
    assert {"use:draw_then_discard_2", "use:discard_any+gold_1", "aux:money:single"} <= offered(s)


@rule("NZ-EDGE-07")
def test_a_building_replaced_after_an_action_of_the_old_one_is_not_used():
    """At 4a: hire a third craftsman and build with the immediate action."""
    me = {"workers": staff(craftsman=2), "hand": ["merino", "o01"], "pounds": 30}
    s = visiting("rr1", "0/4a", me=me, tiles={"e1": "0/2a"}, jobs={"1:craftsman": 1})
    play(s, "use:hire_-2", "use:build_2", "build:5a", "site:rr1")
    assert (s.save()["tiles"]["rr1"], player(s)["space"]) == ("0/5a", "rr1")
    assert offered(s) == {"done", "play:o01"}  # neither 5a nor the rest of 4a nor the risk action
    s = visiting("rr1", "0/4a", me=me, tiles={"e1": "0/2a"}, jobs={"1:craftsman": 1})
    play(s, "use:hire_-2", "use:build_2", "build:5a", "site:e1")
    assert offered(s, "use") == {"draw_then_discard_2", "discard_any+gold_1"}  # another building was replaced


@rule("NZ-EDGE-07")
def test_the_auxiliary_action_is_no_action_of_the_building_but_the_only_one():
    sets = {"stack_sets": ["agent", "master_builder", "border_leicester", "bonus_8"]}
    s = visiting("a1", "0/2a", me={"hand": ["master_builder"]}, **sets)
    play(s, "aux:money:single", "play:master_builder", "use:upgrade_by_one", "build:4a")
    assert s.actor == 1


@rule("NZ-EDGE-08")
@pytest.mark.parametrize(("space", "tile"), [("rock3", "rockfall_2_black"), ("flood2", "flood_3_green")])
def test_removing_a_hazard_leaves_runholders_on_the_empty_space(space, tile):
    s = table(3, me={"space": "NH"}, other={"space": space}, tiles={space: tile}, pending=at("visit"))
    play(s, "use:remove_hazard_5", "done")
    assert (player(s, 1)["space"], space in s.save()["tiles"]) == (space, False)
    assert offered(s, "move") == ({"NB", "NC", "ND"} if space == "rock3" else {"NE", "NF", "NG"})


@rule("NZ-EDGE-09")
@pytest.mark.parametrize("action", ["reveal", "show:merino"])
def test_between_revealing_and_calculating_nothing_is_used(action):
    me = {"space": "wellington", "hand": ["merino", "southdown", "english_leicester", "ferry"], "certificates": 2}
    me |= {"exchange_tokens": 2, "gold": 5}
    s = table(me=me, pending=at("wellington"))
    assert {"exchange:1", "gold:compass", "play:ferry"} <= set(legal(s))  # the last moment
    play(s, action)
    seen = [pending(s)]
    while pending(s) in ("reveal_more", "income"):
        assert s.interrupts(0) == []
        assert not offered(s, "play")
        play(s, "done" if pending(s) == "reveal_more" else "certificates:1")
        seen.append(pending(s))
    assert seen[-2:] == ["income", "deliver"]
    assert "exchange:1" in legal(s)


@rule("NZ-EDGE-09")
def test_another_players_token_must_wait_too():
    me = {"space": "wellington", "hand": ["merino"], "certificates": 1}
    s = table(me=me, other={"exchange_tokens": 1}, pending=at("wellington"))
    assert len(s.interrupts(1)) == 1
    assert play(s, "reveal").interrupts(1) == []


@rule("NZ-EDGE-12")
def test_a_thinned_deck_leaves_the_hand_short():
    s = play(visiting("NB", me={"hand": ["merino"], "deck": ["southdown"], "discards": ["suffolk"]}), "done")
    assert player(s)["hand"] == ["southdown", "merino", "suffolk"]
    assert s.actor == 1


@rule("NZ-EDGE-13")
@pytest.mark.parametrize("row", [3, 4])
def test_yellow_and_turquoise_are_resolved_before_the_runholder_leaves_wellington(row):
    """With a card to play there is a moment after Wellington: all of it is done by then."""
    fields = {"bonus": {f"{row}:3": "bonus_token"}, "token_row": row - 1, "market": ["suffolk"]}
    s = table(me={"hand": ["ferry"]}, foresight=SHOWN, pending=at("foresight_b"), **fields)
    play(s, "foresight:bonus_wool")
    assert (pending(s), player(s)["space"], s.save()["token_row"]) == ("after_wellington", "start", row)
    assert len(s.save()["market"]) == (9 if row == 3 else 1)
    assert s.save()["tiles"]["NH"] == ("H_I" if row == 3 else "H_II")


@rule("NZ-EDGE-14")
def test_without_any_disc_income_and_foresight_still_happen():
    me = {"space": "wellington", "hand": ["suffolk", "hampshire"], "discs": [], "posts": {"lp21": 15}, "pounds": 0}
    s = table(me=me, foresight=SHOWN, market=[], pending=at("wellington"))
    play(s, "reveal")
    assert player(s)["pounds"] == 10 + 2  # with two permanent certificates; no delivery action, no transport cost
    assert player(s)["posts"] == {"lp21": 15}
    assert pending(s) == "foresight_a"
    play(s, "foresight:sailor", "foresight:bonus_gold")
    assert s.save()["jobs"] == {"1:sailor": 1}
    assert "bonus_gold" in s.save()["bonus"].values()
    assert player(s)["space"] == "start"


@rule("NZ-EDGE-15")
@pytest.mark.parametrize("post", ["lp1", "lp9", "lp15"])
def test_a_borrowed_disc_fits_white_and_dark_posts_and_clears_no_disc_space(post):
    s = delivering(15, discs=["hand_2"], harbours=["mh1", "mh2"], pounds=3)
    play(s, f"deliver:{post}", "disc:mh1")
    assert player(s)["posts"][post] == 1
    assert player(s)["discs"] == ["hand_2"]


@rule("NZ-EDGE-15")
def test_the_harbourmaster_taken_there_is_kept_and_the_harbour_may_be_upgraded_again():
    me = {"discs": [], "harbours": ["mh1", "mh2"], "masters": ["hm1"], "ship": "u1"}
    masters = {"mh2": "hm3", "mh3": "hm5", "mh4": "hm7", "mh5": "hm4"}
    s = table(
        me={"space": "wellington", "hand": [], **me},
        masters=masters,
        master_workers={"mh1": "sailor"},
        pending=at("deliver", 1),
    )
    play(s, "deliver:lp1", "disc:mh1")
    assert player(s)["masters"] == ["hm1"]
    assert (s.save()["masters"], s.save()["master_workers"]) == (masters, {"mh1": "sailor"})
    mine = {**player(s), "discs": ["step", "cert_2"], "space": "NG"}
    s = table(me=mine, masters=masters, master_workers={"mh1": "sailor"}, pending=at("visit"))
    play(s, "use:ship_1", "upgrade", "disc:step")
    assert player(s)["harbours"] == ["mh1", "mh2"]
