"""Rules and their explanations in Cooper Island: each decision has its sibling, badges say what the rules do."""

from random import Random
from typing import Any

import pytest

from rondel.core import explanation
from rondel.core.actions import DONE
from rondel.core.errors import BadPosition
from rondel.core.explanation import Badge
from rondel.games.cooper_island.anytime import TradeMemo
from rondel.games.cooper_island.cartographer import SurveyMemo
from rondel.games.cooper_island.feeding import FeedMemo
from rondel.games.cooper_island.goods import ANYTHING, ReceiveMemo
from rondel.games.cooper_island.payment import BillMemo
from rondel.games.cooper_island.ships import ArriveMemo, FeeMemo, PassedMemo, SailingMemo
from rondel.games.cooper_island.tiles import BesideMemo
from rondel.testing.conformance import check_explanations, missing_explanations
from support import law
from support.cooper_island import GAME, during, land, play, rule, table
from support.cooper_island_developed import developed

C = GAME.components


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {}),
        (3, {"start_landscape": "free"}),
        (4, {}),
        (1, {"strategy": "ST3"}),
    ],
    ids=str,
)
def test_a_rule_bars_exactly_what_it_does_not_offer_in_whole_games(players, options):
    law.holds_in_a_game(GAME, players, options, seed=players)


def test_every_decision_is_explained() -> None:
    assert missing_explanations(GAME) == []


@pytest.mark.parametrize("seed", range(3))
def test_rules_bar_what_they_do_not_offer_in_the_middle_of_a_game_too(seed: int) -> None:
    """Purely random games seldom come to payments and cards."""
    s = developed(seed, seed + 2)
    random = Random(seed)
    for _ in range(120):
        if s.actor is None:
            break
        check_explanations(s)
        check_badges(s)
        busy = [action for action in s.choices if not GAME.actions.name(action).startswith(("done", "refuse"))]
        interrupting = s.interrupts(s.actor) if random.random() < 0.2 else []
        s.apply(random.choice(interrupting or busy or s.choices))


def check_badges(s: Any) -> None:
    for action in filter(None, s.legal()):
        found = explanation.badge(GAME, s, action)
        assert found is not None, GAME.actions.name(action)
        for good, n in [*found.cost, *found.gain]:
            assert n > 0 and GAME.texts().known("en", f"amount-{good}"), (GAME.actions.name(action), good, n)


@pytest.mark.parametrize("card", C.large_cards)
def test_rules_bar_what_they_do_not_offer_after_every_large_card(card: str) -> None:
    me = {**land(h12="forest 3", h11="meadow 4", h13="mountain 2 stone"), "stored": {"coin": 3, "wood": 1}}
    me |= {"docks": {"dock1": "B1"}, "anchors": {"one_sail": 1}, "large_cards": [card]}
    s = table(me=me)
    check_explanations(s)
    if f"card:{card}" in [GAME.actions.name(action) for action in s.legal()]:
        check_explanations(play(s, f"card:{card}"))


@rule("CI-ANY-01")
def test_interrupts_are_the_answers_to_the_decisions_behind_them() -> None:
    for seed in range(6):
        s = developed(seed, 2)
        steps = GAME.interrupt_steps()
        assert s.interrupts(s.active) == [action for step in steps for action in step.legal(s, s.active, 0)]


@rule("CI-ANY-01")
def test_anytime_decisions_are_never_pending() -> None:
    for step in GAME.interrupt_steps():
        with pytest.raises(BadPosition):
            table(pending=during(step.name))


def badge(s: Any, action: str) -> Badge | None:
    return explanation.badge(GAME, s, GAME.actions.number(action))


def test_a_badge_says_what_a_boat_costs_and_brings() -> None:
    me = {**land(h12="forest 6 wood"), "stored": {"coin": 2}}
    assert badge(table(me=me, pending=during("section_B")), "dock:dock1") == Badge(
        [("coin", 1), ("wood", 2)], [("helm", 1)]
    )
    with_reduction = badge(table(me=me, pending=during("section_B_square")), "dock:dock1")
    assert with_reduction == Badge([], [("helm", 1)])  # what it takes off is still to be chosen


@rule("CI-BUILD-05", "CI-LARGE-13")
def test_a_badge_counts_the_helm_points_of_a_site() -> None:
    me = {**land(h12="settlement 2", h11="forest 2"), "unused": 1, "lids": ["C1", "C2", "C3", "C4"]}
    s = table(me=me, pending=during("build_on", "small"))
    town, forest = badge(s, "site:h12"), badge(s, "site:h11")
    assert town and forest
    assert town.gain[0][1] == forest.gain[0][1] + C.settlement_helm == C.building_helm[0] + C.settlement_helm
    played = play(s.copy(), "site:h12")
    assert played.stack[-1][2] == town.gain[0][1]


@rule("CI-TURN-08")
def test_a_badge_says_what_a_payment_takes() -> None:
    me = {**land(h12="forest 3 wood"), "stored": {"coin": 1}}
    s = play(table(me=me, spaces={"D round": [1]}, other={"workers": {"normal": 1}}), "worker:D:round")
    assert badge(s, "pay_from:h12") == Badge([("wood", 1)], [])
    assert badge(s, "pay:coin") == Badge([("coin", 1)], [])
    assert badge(s, "refuse_fee") == Badge([("anchor", 1)], [])


@rule("CI-RES-05")
def test_a_badge_promises_only_a_cube_that_is_certain() -> None:
    s = table(me={**land(h12="mountain 2", h11="forest 2"), "cartographer": 4})
    play(s, "cartographer:opt3", "raise:h12")
    assert badge(s, "landscape:mountain") == Badge([], [])
    assert badge(s, "landscape:settlement") == Badge([], [("cloth", 3)])


def test_memos_are_packed_as_they_are_written() -> None:
    def written(step: str, memo: int) -> Any:
        return GAME.step(step).memory.save(memo)

    assert written("fee", FeeMemo.pack(-1, 2)) == {"ship": "none", "to": "2"}
    assert FeeMemo.unpack(FeeMemo.pack(1, -1)) == (1, -1)
    assert written("sailing", SailingMemo.pack(1, 3)) == {"ship": "two_sails", "points": 3}
    assert SailingMemo.unpack(SailingMemo.pack(1, 3)) == (1, 3)
    assert written("arrive", ArriveMemo.pack(0, 2)) == {"ship": "one_sail", "at": "harbor 1"}
    assert ArriveMemo.unpack(ArriveMemo.pack(1, 4)) == (1, 4)
    assert written("receive", ReceiveMemo.pack(2, ANYTHING))["items"] == 2
    assert ReceiveMemo.unpack(ReceiveMemo.pack(2, ANYTHING)) == (2, ANYTHING)
    assert written("feed", FeedMemo.pack(4, 2)) == {"food": 4, "smallest": 2}
    assert FeedMemo.unpack(FeedMemo.pack(4, 2)) == (4, 2)
    assert written("trade_items", TradeMemo.pack(1, 5)) == {"trade": C.trades[1], "value": 5}
    assert TradeMemo.unpack(TradeMemo.pack(1, 5)) == (1, 5)
    assert written("single_tile", SurveyMemo.pack(2, True, 5)) == {"option": "opt3", "free": True, "hex": C.hexes[5]}
    assert SurveyMemo.unpack(SurveyMemo.pack(2, True, 5)) == (2, True, 5)
    assert written("place_beside", BesideMemo.pack(3, 7)) == f"{C.doubles[1]}:back@{C.hexes[7]}"
    assert BesideMemo.unpack(BesideMemo.pack(3, 7)) == (3, 7)
    assert written("islet_action", 2 * PassedMemo.one(1))[C.islets[1]] == 2 == PassedMemo.left(2 * PassedMemo.one(1), 1)
    bill = BillMemo.pack([1, 2, 0, 0, 3, 0], 2, True)
    assert BillMemo.unpack(bill) == ([1, 2, 0, 0, 3, 0], 2, True)
    assert {name: n for name, n in written("pay", bill).items() if n} == {
        "coin": 1, "wood": 2, "gold": 3, "reduction": 2, "clear_a_space": True,
    }  # fmt: skip


@rule("CI-MILE-08")
def test_a_royal_order_is_barred_if_it_has_a_worker_of_anybody() -> None:
    orders: dict[str, Any] = dict.fromkeys(list(table().save()["orders"]))
    first = next(iter(orders))
    for seat in (0, 1):
        taken = {**orders, first: {"seat": seat, "worker": "normal"}}
        s = table(orders=taken, pending=during("assign_order", "normal"))
        check_explanations(s)
        assert GAME.why_not(s, GAME.actions.number(f"order:{first}"))[0] == "order_taken"


@rule("CI-ISLET-07", "CI-ISLET-05")
def test_an_islet_is_barred_in_the_first_round_by_the_harbor_later_by_another_islet() -> None:
    for number, islets, key in ((1, {}, "first_islet_at_the_harbor"), (2, {"R2a": "I2"}, "sand_bank_taken")):
        s = table(me={"islets": islets}, round=number, phase="income", pending=during("place_islet", "I1"))
        check_explanations(s)
        assert GAME.why_not(s, GAME.actions.number("coast:R2b:h24"))[0] == key


def lost(state: Any, lang: str = "en") -> str:
    """What is said before a step is left."""
    found = explanation.forfeited(GAME, state, DONE)
    return GAME.texts().say(lang, *found) if found else ""


@rule("CI-INCOME-02")
def test_ending_the_income_says_first_what_is_lost() -> None:
    me = {**land(h12="meadow 1"), "tiles": {"D1": 1}, "docks": {"dock2": "B1"}}
    state = table(phase="income", round=2, pending=during("income", [], phase="income"), me=me)
    assert all(words in lost(state) for words in ("islet", "double tile", "coin"))
    state = table(phase="income", round=2, pending=during("income", ["islet", "tile"], phase="income"), me=me)
    assert "coin" in lost(state) and "islet" not in lost(state)
    done = during("income", ["islet", "tile", "B1"], phase="income")
    assert lost(table(phase="income", round=2, pending=done, me=me)) == ""


def test_what_cannot_be_done_is_not_called_lost() -> None:
    """CI-INCOME-02: no tile in the reserve, so none is given up."""
    state = table(phase="income", round=2, pending=during("income", ["islet"], phase="income"))
    assert lost(state) == ""


@rule("CI-CLEAN-12")
def test_clearing_the_marketplace_says_first_what_goes_back() -> None:
    state = table(phase="cleanup", pending=during("clear_market", phase="cleanup"), me={"market": {"gold": 2}})
    assert "2 gold" in lost(state)
    assert "2 Gold" in lost(state, "de") and "2 złota" in lost(state, "pl")
