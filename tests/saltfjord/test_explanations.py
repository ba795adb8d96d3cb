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
from rondel.testing.conformance import missing_explanations
from support import law
from support.saltfjord import GAME, during, play, rule, table


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
