"""FREE: selling, paid upgrades, downgrades and workers, at any moment of the own turn."""

import pytest

from support.saltfjord import during, legal, offered, pending, play, player, rule, table

BUSY = {"workers": 0, "on": {"1:2": "worker"}}
RICH = {"fish": 3, "wood": 1, "grain": 1, "paper": 1, "plank": 1, "food": 1, "book": 1, "gold": 1}


def of(state, family):
    return [name.removeprefix(family + ":") for name in legal(state) if name.startswith(family + ":")]


MOMENTS = [
    [{"step": "turn", "seat": 0}],
    during("use_die"),
    during("activate", "column:1"),
    during("may order"),
    during("may technology"),
    during("may build_small"),
    during("may go_fishing"),
    during("may order or technology"),
    during("both order and technology"),
    during("upgrade"),
    during("may feast"),
    during("may build_free"),
    during("take_ability_tile"),
    during("market", "ST-11"),
    [{"step": "end_turn", "seat": 0}],
]


@rule("SF-FREE-01")
@pytest.mark.parametrize("frames", MOMENTS, ids=[frames[-1]["step"] for frames in MOMENTS])
def test_free_actions_may_be_done_at_any_moment_of_the_own_turn(frames):
    me = {"goods": {"fish": 2, "wood": 4}, "taken": {"white": 1}}
    step = frames[-1]["step"]
    scoring = {"crafts": "ST-01", "carpentry": "ST-02", "logistics": "ST-11", "fishery": "ST-03"}
    if step == "market":
        me["levels"] = {"logistics": 3}
    if step == "take_ability_tile":
        me["levels"] = {"carpentry": 2}
    if step == "both order and technology":
        me |= {"levels": {"crafts": 2}, "on": {"3:6": "worker"}, "abilities": ["AB-5"]}
    die = "white 1" if step in ("use_die", "activate") else None
    s = table(me=me, pending=frames, die=die, dice={}, scoring=scoring, ability_tiles=["AB-1", "AB-2"])
    step = pending(s)
    assert step == frames[-1]["step"]
    play(s, "sell:wood", "downgrade:wood>fish", "pay_upgrade:wood>plank", "worker:2:1")
    assert player(s)["goods"] == {"fish": 2, "wood": 1, "plank": 1, "paper": 1}
    assert pending(s) == step or step == "end_turn"  # with the last worker placed the turn ends by itself


@rule("SF-FREE-01")
def test_free_actions_may_be_done_in_the_turn_of_retiring():
    s = play(table(me={"goods": {"plank": 1}, "crates": {"pier3": ["CR-01"]}}), "retire:tavern1")
    assert "sell:plank" in legal(s)
    play(s, "done")
    assert pending(s) == "upgrade"
    play(s, "worker:1:2")
    assert player(s)["goods"] == {"wood": 1, "plank": 1}
    assert pending(s) == "upgrade"
    play(s, "upgrade:fish")
    assert s.actor == 1


@rule("SF-FREE-01")
def test_free_actions_may_be_done_any_number_of_times():
    s = play(table(me={"goods": {"gold": 3}}), "sell:gold", "sell:gold", "downgrade:gold>book", "sell:book")
    assert player(s)["goods"] == {"fish": 8}
    assert pending(s) == "turn"


@rule("SF-FREE-01")
def test_nobody_does_free_actions_in_the_turn_of_another():
    s = table(other={"goods": {"wood": 5, "fish": 5}})
    assert s.interrupts(1) == []
    assert "sell:wood" not in legal(s)


@rule("SF-FREE-01", "SF-FREE-11")
def test_a_turn_does_not_end_while_a_worker_could_be_placed():
    s = play(table(dice={"white 1": 1}), "die:white:1", "discard")
    assert (s.actor, offered(s)) == (0, {"done"})
    play(s, "worker:1:2")
    assert player(s)["goods"] == {"fish": 1, "wood": 1}
    assert s.actor == 1


@rule("SF-FREE-11")
def test_a_turn_does_not_wait_for_resources_alone():
    me = {**BUSY, "goods": {"fish": 5, "gold": 2}}
    s = play(table(me=me, dice={"white 1": 1}), "die:white:1", "discard")
    assert s.actor == 1


@rule("SF-FREE-01")
@pytest.mark.parametrize(
    "frames",
    [
        during("may order"),
        during("may technology"),
        during("may build_small"),
        during("upgrade"),
        during("may feast"),
        during("market", "ST-11"),
    ],
    ids=["order", "technology", "build", "upgrade", "feast", "market"],
)
def test_an_action_that_cannot_be_paid_yet_waits_for_a_worker(frames):
    scoring = {"crafts": "ST-01", "carpentry": "ST-02", "logistics": "ST-11", "fishery": "ST-03"}
    s = table(me={"levels": {"logistics": 3}}, scoring=scoring, pending=frames)  # no resources, but a worker for some
    assert pending(s) == frames[-1]["step"]
    assert "worker:1:2" in legal(s)


@rule("SF-FREE-01")
def test_an_upgrade_waits_while_a_resource_could_be_sold_or_downgraded_first():
    s = table(me={**BUSY, "goods": {"gold": 1}}, pending=during("upgrade"))
    assert pending(s) == "upgrade"
    play(s, "sell:gold", "upgrade:fish>grain")
    assert player(s)["goods"] == {"fish": 2, "grain": 1}


DRAWN = [{"token": "I-vp1", "known_by": [0]}, {"token": "I-vp2", "known_by": [0]}]


@rule("SF-FREE-09")
@pytest.mark.parametrize(
    ("frames", "fields"),
    [
        (during("place", "S1-15"), {}),
        (during("place_crate"), {}),
        (during("keep", "area4:I"), {"drawn": DRAWN}),
        (during("throw"), {}),
        (during("lift"), {}),
    ],
    ids=["tile", "crate", "keep a token", "throw a token", "dice"],
)
def test_what_is_carried_out_is_not_interrupted(frames, fields):
    tokens = ["I-fish2", "I-vp1", "I-vp2", "I-wood1"] if frames[-1]["step"] == "throw" else ["I-fish2"]
    me = {
        "goods": {"wood": 2},
        "levels": {"logistics": 2, "fishery": 1},
        "boat": 4,
        "tokens": tokens,
        "abilities": ["AB-7"],
    }
    me |= {"on": {"2:1": "white 1"}, "taken": {"white": 1}, "flipped": True}
    s = table(me=me, dice={}, pending=frames, **fields)
    assert pending(s) == frames[-1]["step"]
    assert s.interrupts(0) == []


@rule("SF-FREE-02", "SF-EX-15")
@pytest.mark.parametrize(
    ("good", "fish"),
    [("wood", 1), ("grain", 1), ("paper", 1), ("plank", 2), ("food", 2), ("book", 2), ("gold", 3)],
)
def test_a_resource_is_sold_for_the_fish_of_its_row(good, fish):
    s = play(table(me={"goods": {good: 1}}), f"sell:{good}")
    assert player(s)["goods"] == {"fish": fish}


@rule("SF-FREE-02")
def test_only_what_one_has_is_sold_and_fish_never():
    assert of(table(me={"goods": RICH}), "sell") == [
        "wood",
        "grain",
        "paper",
        "plank",
        "food",
        "book",
        "gold",
    ]
    assert of(table(me={"goods": {"fish": 9, "food": 1}}), "sell") == ["food"]


@rule("SF-FREE-03", "SF-EX-16")
def test_two_fish_upgrade_a_resource():
    s = play(table(me={"goods": {"fish": 2, "grain": 1}}), "pay_upgrade:grain>food")
    assert player(s)["goods"] == {"food": 1}


@rule("SF-FREE-03", "SF-EX-17")
@pytest.mark.parametrize("good", ["wood", "grain", "paper"])
def test_a_third_fish_may_be_the_one_upgraded(good):
    s = play(table(me={"goods": {"fish": 3}}), f"pay_upgrade:fish>{good}")
    assert player(s)["goods"] == {good: 1}


@rule("SF-FREE-03")
def test_a_paid_upgrade_needs_two_fish_beside_the_resource():
    assert of(table(me={"goods": {"fish": 1, "grain": 1}}), "pay_upgrade") == []
    assert of(table(me={"goods": {"fish": 2}}), "pay_upgrade") == []
    assert of(table(me={"goods": {"fish": 2, "grain": 1}}), "pay_upgrade") == ["grain>food"]


@rule("SF-FREE-03", "SF-FREE-10")
def test_a_paid_upgrade_follows_the_arrows_and_never_gives_the_fish_instead():
    arrows = {"fish>wood", "fish>grain", "fish>paper", "wood>plank", "grain>food", "paper>book"}
    arrows |= {"plank>gold", "food>gold", "book>gold"}
    assert set(of(table(me={"goods": RICH}), "pay_upgrade")) == arrows
    assert "upgrade:fish" not in legal(table(me={"goods": RICH}))
    assert of(table(me={"goods": {"fish": 2, "gold": 1}}), "pay_upgrade") == []  # nothing to move


@rule("SF-FREE-04", "SF-EX-18")
@pytest.mark.parametrize(
    "arrow",
    [
        "gold>plank",
        "gold>food",
        "gold>book",
        "plank>wood",
        "food>grain",
        "book>paper",
        "wood>fish",
        "grain>fish",
        "paper>fish",
    ],
)
def test_a_resource_is_downgraded_along_an_arrow(arrow):
    above, below = arrow.split(">")
    s = play(table(me={"goods": {above: 1}}), f"downgrade:{arrow}")
    assert player(s)["goods"] == {below: 1}


@rule("SF-FREE-04")
def test_a_downgrade_goes_one_room_down_and_no_further():
    assert set(of(table(me={"goods": {"gold": 1}}), "downgrade")) == {"gold>plank", "gold>food", "gold>book"}
    assert of(table(me={"goods": {"book": 1}}), "downgrade") == ["book>paper"]
    assert of(table(me={"goods": {"fish": 5}}), "downgrade") == []


@rule("SF-FREE-04")
@pytest.mark.parametrize(("above", "good"), [("plank", "wood"), ("food", "grain"), ("book", "paper")])
def test_gold_becomes_anything_step_by_step(above, good):
    s = play(table(me={"goods": {"gold": 1}}), f"downgrade:gold>{above}", f"downgrade:{above}>{good}")
    assert player(s)["goods"] == {good: 1}
    play(s, f"downgrade:{good}>fish")
    assert player(s)["goods"] == {"fish": 1}


@rule("SF-FREE-05", "SF-EX-19")
def test_a_worker_goes_to_a_vacant_building_and_resolves_it():
    s = play(table(), "worker:6:3")
    assert (player(s)["workers"], player(s)["on"]) == (0, {"6:3": "worker"})
    assert offered(s) == {"done", "sail:I"}
    play(s, "sail:I")
    assert player(s)["boat"] == 1
    assert pending(s) == "turn"  # free: the main action is still to come


@rule("SF-FREE-05")
def test_a_worker_works_where_no_die_was_taken_and_once_only():
    s = play(table(), "worker:4:1")
    assert player(s)["goods"] == {"grain": 1}
    assert of(s, "worker") == []


@rule("SF-FREE-06")
def test_a_worker_blocks_his_building_for_dice_and_other_workers_for_the_round():
    s = table(me={"workers": 2, "levels": {"crafts": 2}}, dice={"white 1": 3, "white 2": 3})
    play(s, "worker:2:1")
    assert "2:1" not in of(s, "worker")
    assert "4:1" in of(s, "worker")
    play(s, "die:white:1", "use:column:1")
    assert offered(s) == {"activate:4:1", "discard"}
    play(s, "discard", "done", "die:white:2", "discard", "done")
    assert s.actor == 0
    assert player(s)["on"] == {"2:1": "worker"}
    assert "2:1" not in of(s, "worker")


@rule("SF-FREE-07")
def test_a_worker_stands_only_on_vacant_buildings():
    me = {
        "tiles": ["D2-01@3:3:0"],  # a wood building and a boardwalk
        "on": {"1:2": "worker", "2:1": "white 1", "4:1": "orange 4"},
        "taken": {"white": 1, "orange": 1},
        "workers": 1,
        "levels": {"crafts": 2},
    }
    s = table(me=me, dice={"white 1": 1})
    assert of(s, "worker") == ["2:5", "3:3", "3:6", "5:4", "6:3"]


@rule("SF-FREE-08")
def test_free_actions_may_come_between_two_activations_of_a_die():
    s = table(me={"goods": {"fish": 2}}, dice={"white 1": 1})
    play(s, "die:white:1", "use:column:1", "activate:2:1")
    assert offered(s) == {"activate:4:1", "done"}
    play(s, "pay_upgrade:paper>book", "worker:1:2", "activate:4:1")
    assert player(s)["goods"] == {"book": 1, "wood": 1, "grain": 1}
    assert player(s)["on"] == {"1:2": "worker", "4:1": "white 1"}


@rule("SF-FREE-08")
def test_a_worker_may_step_into_the_line_between_two_activations():
    s = play(table(dice={"white 1": 1}), "die:white:1", "use:column:1", "activate:2:1", "worker:4:1")
    assert player(s)["goods"] == {"paper": 1, "grain": 1}
    assert s.actor == 1  # nothing was left to activate
    assert player(s)["on"] == {"2:1": "white 1", "4:1": "worker"}
