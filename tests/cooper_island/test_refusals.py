"""Why an action is refused in Cooper Island: a reason and a rule for whatever a player tries."""

import inspect
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from rondel.core import registry
from rondel.core.registry import folder
from rondel.games.cooper_island import explain, load
from support.cooper_island import GAME, during, land, play, rule, table
from support.cooper_island_developed import developed
from support.refusing import RefusalTests, refused, rules_of


@pytest.fixture(autouse=True)
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Texts are found by the name of the game."""
    monkeypatch.setitem(registry._registered, GAME.name, load)


def hex_(row: int, column: int) -> str:
    return f"{' ABCDEFG'[row]}{column}"


class TestRefusals(RefusalTests):
    game = GAME
    settings = ((1, 3, {"start_landscape": "free"}), (5, 1, {}), (0, 2, {}), (-3, 4, {}))

    def states(self, seed: int, players: int, options: dict[str, Any]) -> Iterator[Any]:
        """From the set-up, or (seed 0 and less) from the middle of a game."""
        s = developed(-seed, players) if seed < 1 else GAME.new(players, seed, **options)
        random = Random(seed)
        while s.actor is not None:
            yield s
            busy = [action for action in s.choices if not GAME.actions.name(action).startswith(("done", "refuse"))]
            interrupting = s.interrupts(s.actor) if random.random() < 0.2 else []
            s.apply(random.choice(interrupting or busy or s.choices))
        yield s


def test_the_rules_that_refusals_name_stand_in_the_rulebook() -> None:
    bars = [bar for path in folder(GAME.name).glob("*.py") for bar in re.findall(r"Bar\(.*\)", path.read_text("utf-8"))]
    named = set(re.findall(r'"(CI-[A-Z]+-\d+)"', "".join(bars) + inspect.getsource(explain)))
    assert len(named) > 30 and named <= rules_of(GAME.name)
    assert {f"CI-LARGE-{n:02}" for n in range(1, 16)} <= rules_of(GAME.name)


@rule("CI-TURN-04", "CI-TURN-05", "CI-TURN-02")
def test_workers() -> None:
    s = table(me={"workers": {"normal": 1}, "tiles": {"D1": 1}}, spaces={"D round": [0]})
    assert refused(s, "worker:D:round") == "There is already a worker of yours on this space. (CI-TURN-05)"
    assert refused(s, "worker:A:square") == "None of this kind is available: special worker. (CI-TURN-04)"
    assert refused(s, "draw").startswith("Only a section, an income, an islet")
    play(s, "worker:C:round", "draw")
    assert refused(s, "draw") == "You have already done this here, or chosen something else instead. (CI-SECC-01)"
    assert refused(s, "worker:B:round", "pl") == "W tej turze postawiono już robotnika. (CI-TURN-02)"


@rule("CI-BOAT-01", "CI-BOAT-04", "CI-BUILD-01", "CI-CARGO-04")
def test_prices() -> None:
    me = {**land(h12="forest 2 wood"), "stored": {"coin": 1}, "docks": {"dock1": "B1"}}
    s = table(me=me, pending=during("section_B"))
    assert refused(s, "dock:dock1") == "There is already a boat on landing space 1. (CI-BOAT-04)"
    assert refused(s, "dock:dock2") == "This costs 1 coin, 3 wood; you have 1 coin, 2 wood in value. (CI-BOAT-01)"
    s = table(me=me, pending=during("section_D_square"))
    assert refused(s, "build:large", "pl") == (
        "Koszt: 2 monety, 4 drewna, 4 kamienie (o 2 mniej)."
        " Wartość tego, co masz: 1 moneta, 2 drewna, 0 kamieni. (CI-BUILD-01)"
    )
    s = table(me={"lids": ["C2", "C3", "C4", "C5"], "unused": 1}, pending=during("section_H"))
    assert refused(s, "supply:C1", "de") == "Dieses Schiff hast du schon beliefert: Handelsschiff 1. (CI-CARGO-04)"


@rule("CI-TILE-03", "CI-TILE-05", "CI-TILE-06", "CI-TILE-07")
def test_double_tiles() -> None:
    me = {**land(h12="forest 1", h11="meadow 1 food", h13="mountain 3"), "tiles": {"D1": 1}, "placed": {}}
    s = table(me=me, pending=during("section_C"))
    assert refused(s, "tile:D2:front") == "You have no such double tile in reserve. (CI-TILE-03)"
    play(s, "tile:D1:front")
    assert refused(s, "half:h32") == f"There is a ruin on {hex_(3, 2)}. (CI-TILE-05)"
    assert refused(s, "half:h11") == f"{hex_(1, 1)} is occupied (food). (CI-TILE-06)"
    assert refused(s, "half:h13") == f"There is a mountain on {hex_(1, 3)}: a forest may not cover it. (CI-TILE-07)"
    assert refused(s, "half:h71").endswith("(CI-TILE-05)")
    play(s, "half:h22")
    assert refused(s, "beside:h43") == f"This is not beside {hex_(2, 2)}. (CI-TILE-03)"


@rule("CI-TILE-08", "CI-CARTO-06")
@pytest.mark.parametrize(("level", "why"), [(2, "CI-TILE-08"), (3, "CI-CARTO-06")])
def test_halves_on_different_levels(level: int, why: str) -> None:
    """Without a step of the cartographer: 1 level could be evened out, 2 never."""
    ground = land(h12="forest 1", h11="meadow 1", h22="meadow 1", h13=f"meadow {level}")
    me = {**ground, "tiles": {"D1": 1}, "cartographer": 0}
    s = play(table(me=me, pending=during("section_C")), "tile:D1:front", "half:h12")
    assert refused(s, "beside:h13").endswith(f"({why})")


@rule("CI-CARTO-07")
def test_a_landscape_is_charted_once() -> None:
    s = play(table(me={**land(h12="forest 1"), "cartographer": 3}), "cartographer:opt2")
    assert refused(s, "survey:h12") == f"{hex_(1, 2)} is already charted. (CI-CARTO-07)"


@rule(
    "CI-STORE-01",
    "CI-STORE-02",
    "CI-CRATE-01",
    "CI-CARTO-03",
    "CI-LCARD-01",
    "CI-LCARD-02",
    "CI-MILE-03",
    "CI-TRADE-04",
)
def test_anytime_actions() -> None:
    s = table(me={"large_cards": ["3"], "spent": ["3"], "cartographer": 2})
    assert refused(s, "store:h11") == f"There is no cube on {hex_(1, 1)}. (CI-STORE-01)"
    assert refused(s, "unload:gold") == "Not on your marketplace: gold. (CI-STORE-02)"
    assert refused(s, "crate:draw") == "You have no unused crate lid. (CI-CRATE-01)"
    assert refused(s, "cartographer:opt4").startswith("This takes 4 steps, and your cartographer is on 2.")
    assert refused(s, "card:1") == "You do not have the building card “Mint”. (CI-LCARD-01)"
    assert refused(s, "card:3", "pl") == "„Biblioteka” leży zakryta. (CI-LCARD-02)"
    assert refused(s, "hire:worker").endswith("(CI-MILE-03)")
    assert refused(s, "trade:gold_to_cubes", "de").endswith("2 Gold → 1 Würfel. (CI-TRADE-04)")


@rule("CI-BUILD-02", "CI-RUIN-01", "CI-RUIN-02")
def test_places() -> None:
    s = table(me=land(h12="forest 1", h11="meadow 3"), pending=during("build_on", "small"))
    assert refused(s, "site:h12") == f"{hex_(1, 2)} does not have the highest level of your free spaces. (CI-BUILD-02)"
    assert refused(s, "site:h73") == f"{hex_(7, 3)} is not charted. (CI-BUILD-02)"
    s = table(me=land(h12="forest 1"), pending=during("section_F"))
    assert refused(s, "ruin:h72") == f"The ruin on {hex_(7, 2)} is not beside your landscape. (CI-RUIN-02)"
    assert refused(s, "ruin:h12") == f"There is no ruin on {hex_(1, 2)}. (CI-RUIN-01)"
