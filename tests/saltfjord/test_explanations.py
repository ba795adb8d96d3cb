"""Decisions and their explanations in Saltfjord: each has its sibling, says what it costs and brings, and its memo."""

from random import Random
from typing import Any

import pytest

import rondel
from rondel.core import explanation
from rondel.core.explanation import Badge
from rondel.games.saltfjord.fields import Sets
from rondel.games.saltfjord.retire import PierMemo
from rondel.games.saltfjord.wagons import WagonsMemo
from rondel.testing.conformance import check_explanations, missing_explanations
from support import law
from support.saltfjord import GAME, during, pending, play, rule, table


def badge(s: Any, action: str) -> Badge | None:
    return explanation.badge(GAME, s, GAME.actions.number(action))


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (3, {"side": "village", "wagons": True}), (1, {"wagons": True}), (4, {"wagons": True})],
    ids=str,
)
def test_a_rule_bars_exactly_what_it_does_not_offer_in_whole_games(players: int, options: dict[str, Any]) -> None:
    law.holds_in_a_game(GAME, players, options, seed=players)


def test_every_decision_has_its_explanation() -> None:
    assert missing_explanations(GAME) == []


@pytest.mark.parametrize(("seed", "options"), [(1, {}), (2, {"wagons": True, "side": "village"})])
def test_a_badge_names_goods_points_and_workers_for_whatever_is_legal(seed: int, options: dict[str, Any]) -> None:
    known = {*GAME.components.goods, "vp", "worker"}
    s, random = GAME.new(3, seed, **options), Random(seed)
    while s.actor is not None:
        for action in s.legal():
            found = explanation.badge(GAME, s, action) or Badge([], [])
            assert all(thing in known and n > 0 for thing, n in found.cost + found.gain), GAME.actions.name(action)
        s.apply(random.choice(s.legal()))


def test_a_cost_on_a_badge_is_what_is_paid() -> None:
    """With free actions, where nothing else happens before."""
    s, random = GAME.new(2, 3), Random(3)
    while s.actor is not None:
        action = random.choice(s.legal())
        kind = GAME.actions.name(action).partition(":")[0]
        if kind in ("sell", "pay_upgrade", "downgrade", "buy"):
            found, before, seat = explanation.badge(GAME, s, action), s.view(s.actor), s.actor
            s.apply(action)
            goods = dict(before["players"][seat]["goods"])
            for thing, n in [*found.gain, *[(thing, -n) for thing, n in found.cost]]:
                goods[thing] = goods.get(thing, 0) + n
            assert {good: n for good, n in goods.items() if n} == s.view(seat)["players"][seat]["goods"]
        else:
            s.apply(action)


@rule("SF-DIE-04", "SF-ABIL-11", "SF-DIE-14")
def test_a_line_costs_fish_and_a_discarded_die_brings_one() -> None:
    for abilities, price in (([], 2), (["AB-2"], 1)):
        s = table(me={"goods": {"fish": 3}, "abilities": abilities}, dice={"white 3": 1, "white 1": 1})
        play(s, "die:white:3")
        assert badge(s, "use:column:1") == Badge([("fish", price)], [])
        assert badge(s, "discard") == Badge([], [("fish", 1)])


@rule("SF-FREE-03")
def test_an_upgrade_costs_its_price_and_what_is_upgraded() -> None:
    s = table(me={"goods": {"fish": 3, "wood": 1}})
    assert badge(s, "pay_upgrade:wood>plank") == Badge([("fish", 2), ("wood", 1)], [("plank", 1)])
    assert badge(s, "pay_upgrade:fish>wood") == Badge([("fish", 3)], [("wood", 1)])


@rule("SF-ORDER-01", "SF-TECH-10")
def test_orders_and_tiles_cost_goods() -> None:
    fields: dict[str, Any] = {"crate_tops": {"4": "CR-23"}, "pending": [{"step": "may order", "seat": 0}]}
    s = table(me={"goods": {"food": 1, "wood": 1}}, **fields)
    assert badge(s, "order:4") == Badge([("food", 1), ("wood", 1)], [("vp", 5)])
    me = {"goods": {"wood": 1, "plank": 1}, "levels": {"carpentry": 3}}
    assert badge(table(me=me, tile_tops={"L3_1": "L3-01"}), "build:L3_1") == Badge([("plank", 1)], [])


@rule("SF-LINE-01", "SF-ACT-02")
def test_what_comes_without_asking_is_on_the_badge() -> None:
    row = ["S1-01@1:1:0", "S1-02@1:3:0", "S1-03@1:4:0"]
    s = table(me={"tiles": row}, pending=[{"step": "place", "seat": 0, "memo": "D2-01"}])
    assert badge(s, "place:1:5:0") == Badge([], [("fish", 1)])
    assert badge(s, "place:3:3:0") == Badge([], [])
    s = table(me={"goods": {"fish": 1}})
    assert badge(s, "worker:1:2") == Badge([("worker", 1)], [("wood", 1)])


def test_what_is_not_asked_for_has_no_badge() -> None:
    assert badge(table(), "order:1") is None


@rule("SF-FREE-01")
@pytest.mark.parametrize("kind", [step.name for step in GAME.interrupt_steps()])
def test_a_free_action_is_never_pending(kind: str) -> None:
    with pytest.raises(rondel.BadPosition, match=f"{kind} never waits"):
        table(pending=during(kind))


def test_the_kinds_of_free_actions_share_out_all_interrupts() -> None:
    s, random = GAME.new(2, 5, wagons=True), Random(5)
    while s.actor is not None:
        parts = [action for step in GAME.interrupt_steps() for action in step.legal(s, s.actor, 0)]
        if GAME.steps[s.stack[-1][0]].interruptible:
            assert parts == s.interrupts(s.actor)
        s.apply(random.choice(s.legal()))


def test_memos_are_packed_as_they_are_written() -> None:
    c = GAME.components
    for pier, name in enumerate(c.piers):
        memo = PierMemo.pack(pier, 3)
        assert PierMemo.unpack(memo) == (pier, 3)
        assert GAME.piers.memory.save(memo) == {"rewards": 3, "pier": name}
    for row, name in enumerate(["column", "row"]):
        memo = WagonsMemo.pack(row, 0b101)
        assert WagonsMemo.unpack(memo) == (row, 0b101)
        assert GAME.activate_wagons.memory.save(memo) == {"by": name, "wagons": c.cells[0:3:2]}
    entry = Sets.pack(7, 2, 3)
    assert Sets.unpack(entry) == (7, 2, 3)
    written = {"ability": c.abilities[7], "building": c.starting_tiles[2], "resources": c.start_resources[3]}
    assert Sets(c).save([entry, -1]) == [written, None]


# What a rule bars


DICE: dict[str, Any] = {"on": {"2:1": "white 1", "4:1": "orange 4"}, "taken": {"white": 1, "orange": 1}}


def first_set() -> Any:
    """The set with the first tile of each kind is among those to choose from."""
    first = {"ability": "AB-1", "building": "SB-1", "resources": "SR-1"}
    games = (GAME.new(players=4, seed=seed) for seed in range(999))
    return next(s for s in games if first in s.save()["sets"])


def feast() -> Any:
    me = {"crates": {"pier4": ["CR-01"]}, "goods": {"grain": 1}, "workers": 0, "on": {"1:2": "worker"}}
    return play(table(me=me, dice={}), "retire:tavern1", "done")


RARE = {
    "fresh start without dice": lambda: table(me={"abilities": ["AB-7"]}, ability_tiles=[]),
    "fresh start": lambda: table(me={"abilities": ["AB-7"], **DICE}, dice={}, ability_tiles=[]),
    "lift": lambda: play(table(me={"abilities": ["AB-7"], **DICE}, dice={}, ability_tiles=[]), "fresh_start"),
    "throw": lambda: play(
        table(me={"boat": 3, "tokens": ["I-vp1", "I-vp2", "I-wood1"]}, pending=during("may go_fishing")), "sail:I"
    ),
    "feast": feast,
    "first crate": lambda: table(
        me={"goods": {"wood": 1, "fish": 1}}, crate_tops={"1": "CR-01"}, pending=during("may order")
    ),
    "any pier": lambda: play(
        table(
            me={"goods": {"wood": 1, "fish": 1}, "levels": {"logistics": 2}},
            crate_tops={"2": "SC-1"},
            pending=during("may order"),
        ),
        "order:2",
    ),
    "corner": lambda: play(
        table(me={"tiles": ["S1-01@1:1:0"]}, dice={"white 1": 1}), "die:white:1", "use:column:1", "activate:1:1"
    ),
    "market": lambda: play(
        table(
            me={"goods": {"gold": 1, "fish": 3}, "levels": {"crafts": 2}, "workers": 2},
            scoring={"crafts": "ST-11", "carpentry": "ST-02", "logistics": "ST-03", "fishery": "ST-04"},
            pending=during("may technology"),
        ),
        "technology:crafts",
    ),
    "first set": first_set,
    "ability tile": lambda: play(
        table(me={"goods": {"plank": 1}, "levels": {"carpentry": 1}}, pending=during("may technology")),
        "technology:carpentry",
    ),
    "first tile": lambda: table(me={"goods": {"wood": 1, "plank": 1}}, tile_tops={"L3_1": "L3-01"}),
    "wagons": lambda: play(
        table(
            me={"on": {"1:1": "wagon", "4:4": "wagon"}, "levels": {"logistics": 2}, "goods": {"gold": 1}},
            options={"wagons": True},
            pending=during("may technology"),
        ),
        "technology:logistics",
    ),
    "own building that is not declined": lambda: play(
        table(me={"abilities": ["AB-6"], "tiles": ["S1-15@6:2:0"], "goods": {"fish": 1}}, ability_tiles=[], dice={}),
        "worker:6:2",
    ),
    "own building": lambda: play(
        table(me={"abilities": ["AB-6"], "tiles": ["S1-07@6:2:0"], "goods": {"fish": 1}}, ability_tiles=[], dice={}),
        "worker:6:2",
    ),
    "neighbour": lambda: play(
        table(
            me={"abilities": ["AB-6"], "tiles": ["D2-10@5:1:0", "S1-07@6:2:0"], "goods": {"wood": 1}, **DICE},
            ability_tiles=[],
            dice={},
        ),
        "worker:5:2",
    ),
}


@pytest.mark.parametrize("position", RARE)
def test_a_rare_rule_bars_exactly_what_it_does_not_offer(position: str) -> None:
    check_explanations(RARE[position]())


def test_the_rare_rules_ask() -> None:
    asked = {"throw": "throw", "feast": "may feast", "market": "market", "lift": "lift", "wagons": "move_wagons"}
    assert {name: pending(RARE[name]()) for name in asked} == asked


def why(s: Any, action: str) -> tuple[str, str]:
    key, cited, _ = GAME.why_not(s, GAME.actions.number(action))
    return key, cited


@rule("SF-DIE-04", "SF-ABIL-11")
def test_fish_are_missing_for_pips_or_for_the_fixer() -> None:
    for abilities, cited in (([], "SF-DIE-04"), (["AB-1"], "SF-DIE-04"), (["AB-2"], "SF-ABIL-11")):
        s = play(table(me={"abilities": abilities}, ability_tiles=[], dice={"white 4": 1}), "die:white:4")
        assert why(s, "use:column:1") == ("too_few_goods", cited)


@rule("SF-DIE-16")
def test_where_nothing_can_be_activated_fish_are_not_what_is_missing() -> None:
    s = play(table(me={"on": {"1:2": "worker"}, "workers": 0}, dice={"white 4": 1}), "die:white:4")
    assert why(s, "use:column:1") == ("too_few_goods", "SF-DIE-04")
    assert why(s, "use:column:2") == ("nothing_to_activate_there", "SF-DIE-16")  # and 2 fish are missing


@rule("SF-DIE-13", "SF-FREE-06", "SF-VARIANT-09")
@pytest.mark.parametrize(
    ("piece", "cited"), [("white 1", "SF-DIE-13"), ("worker", "SF-FREE-06"), ("wagon", "SF-VARIANT-09")]
)
def test_a_die_a_worker_or_a_wagon_occupies_a_building(piece: str, cited: str) -> None:
    on = {"2:1": piece, **({} if piece == "wagon" else {"5:5": "wagon"})}
    me = {"on": on, "workers": int(piece != "worker"), "taken": {"white": 1} if piece == "white 1" else {}}
    s = play(table(me=me, options={"wagons": True}, dice={"orange 2": 1}), "die:orange:2", "use:row:2")
    if piece == "wagon":
        play(s, "wagon:2:1:stay")
    assert why(s, "activate:2:1") == ("building_occupied", cited)


@rule("SF-FREE-07")
def test_a_worker_needs_a_building_that_is_not_occupied() -> None:
    """The first kinds of buildings and of boardwalks: 2 fish on [3, 3], a point on [5, 2]."""
    me = {"tiles": ["D2-10@3:3:0", "D2-05@5:1:0"], "on": {"3:3": "white 3"}, "taken": {"white": 1}}
    s = table(me=me, dice={})
    assert why(s, "worker:3:3") == ("building_occupied", "SF-FREE-07")
    assert why(s, "worker:5:2") == ("no_building_there", "SF-FREE-07")
    assert why(s, "worker:1:1") == ("no_building_there", "SF-FREE-07")
    assert "worker:5:1" in [GAME.actions.name(action) for action in s.legal()]


@rule("SF-FISH-07", "SF-FISH-03")
def test_a_stack_is_empty_or_needs_a_technology_or_has_a_token() -> None:
    fields: dict[str, Any] = {"unseen": {}, "pending": during("may go_fishing")}
    s = table(overboard={"area2:I": ["I-vp1"]}, **fields)
    assert (why(s, "sail:I"), why(s, "sail:II")) == (
        ("stack_is_empty", "SF-FISH-07"),
        ("technology_missing", "SF-FISH-03"),
    )
    s = table(overboard={"area1:I": ["I-vp1"]}, **fields)
    assert why(s, "sail:none") == ("a_token_can_be_taken", "SF-FISH-07")


@rule("SF-ACT-06")
def test_a_building_that_gives_nothing_now_says_so() -> None:
    """An order that nobody could pay; with the goods for it the same building says nothing."""
    me = {"tiles": ["S1-07@5:1:0"], "workers": 1}
    poor, rich = table(me=me), table(me={**me, "goods": {"fish": 9, "wood": 9, "paper": 9, "grain": 9, "gold": 9}})
    worker = GAME.actions.number("worker:5:1")
    for lang, words in (("en", "nothing can be done"), ("pl", "nic tam nie zrobisz"), ("de", "nichts möglich")):
        assert words in GAME.describe(worker, poor, lang)
        assert words not in GAME.describe(worker, rich, lang)
    assert explanation.forfeited(GAME, poor, worker) and not explanation.forfeited(GAME, rich, worker)


@pytest.mark.parametrize(
    ("place", "key"),
    [
        ("cell:1:2:3", "belongs_to_another"),
        ("tech:crafts:0", "level_reached"),
        ("tech:crafts:3", "levels_one_by_one"),
        ("area:4", "boat_goes_to_the_next_area"),
        ("stack:area4:I", "boat_goes_to_the_next_area"),
        ("scoring:crafts", "scoring_tile_at_the_top"),
    ],
)
def test_a_place_without_an_action_says_why(place: str, key: str) -> None:
    found = explanation.nothing_at(GAME, table().view(0), 0, place)
    assert found is not None and found[0] == key
    for lang in ("en", "pl", "de"):
        assert GAME.texts().say(lang, f"refusal-{key}", found[2]).endswith(".")


def test_of_most_places_nothing_more_is_known() -> None:
    assert explanation.nothing_at(GAME, table().view(0), 0, "rounds") is None
