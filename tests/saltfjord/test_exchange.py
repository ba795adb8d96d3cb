"""What exchanges can pay for, worked out anew by trying all of them."""

import random
from operator import add
from typing import Any

import pytest

from support.saltfjord import GAME, rule, table

C = GAME.components
UP = [("fish", basic) for basic in ("wood", "grain", "paper")]
UP += [("wood", "plank"), ("grain", "food"), ("paper", "book"), ("plank", "gold"), ("food", "gold"), ("book", "gold")]
ACROSS = [(basic, refined) for basic in ("wood", "grain", "paper") for refined in ("plank", "food", "book")]
SOLD = {"wood": 1, "grain": 1, "paper": 1, "plank": 2, "food": 2, "book": 2, "gold": 3}


def reached(goods: dict[str, int], abilities: list[str]) -> set[tuple[int, ...]]:
    """Every storage that free actions can make of this one (SF-FREE-02 to 04, AB-3, AB-4)."""
    start = tuple(goods.get(good, 0) for good in C.goods)
    found, waiting = {start}, [start]
    ways = [tuple(changes.get(good, 0) for good in C.goods) for changes in changed(abilities)]
    while waiting:
        now = waiting.pop()
        for changes in ways:
            after = tuple(map(add, now, changes))
            if min(after) >= 0 and after not in found:
                found.add(after)
                waiting.append(after)
    return found


def changed(abilities: list[str]) -> list[dict[str, int]]:
    ways = [{good: -1, "fish": fish} for good, fish in SOLD.items()]
    for below, above in UP + (ACROSS if "AB-4" in abilities else []):
        ways.append({below: -1, above: 1, "fish": -3 if below == "fish" else -2})
    ways += [{above: -1, below: 1} for below, above in UP]
    if "AB-3" in abilities:
        ways += [{"fish": -2, basic: 1} for basic in ("wood", "grain", "paper")]
    return ways


@rule("SF-PASS-14", "SF-FREE-02", "SF-FREE-03", "SF-FREE-04", "SF-ABIL-12", "SF-ABIL-13")
@pytest.mark.parametrize("abilities", [[], ["AB-3"], ["AB-4"], ["AB-3", "AB-4"]], ids=str)
def test_what_can_be_afforded_is_exactly_what_exchanges_reach(abilities: list[str]) -> None:
    chooser = random.Random(len(abilities))
    exchange: Any = GAME.piers.exchange
    answers = set()
    for _ in range(16):
        goods = {good: chooser.randrange(3) for good in chooser.sample(C.goods, 3)}
        goods["fish"] = chooser.randrange(6)
        me = table(me={"goods": goods, "abilities": abilities}, ability_tiles=[]).players[0]
        storages = reached(goods, abilities)
        for crate in range(len(C.crates)):
            cost = C.crate_cost[crate]
            payable = any(all(storage[good] >= n for good, n in cost) for storage in storages)
            assert exchange.can_afford(me, cost) == payable, (goods, C.crates[crate])
            answers.add(payable)
    assert answers == {True, False}
