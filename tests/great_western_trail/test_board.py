"""The drawn board through its contract: every position can be drawn, and every action has a place that is there."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

import rondel
from rondel.drawing import Choice, Kit, Painter, board_of, stylesheet, svg, whole

GAME = rondel.load_game("great_western_trail")
BOARD = board_of(GAME)
PAINTERS = {lang: Painter() for lang in ("en", "pl", "de")}
KITS = {lang: Kit(GAME, lang) for lang in ("en", "pl", "de")}
TABLES: list[tuple[int, str, dict[str, Any]]] = [
    (4, "en", {}),
    (3, "pl", {"buildings": "b", "neutral": "random"}),
    (2, "de", {"buildings": "mixed", "simmental": True}),
    (4, "de", {"simmental": True, "buildings": "mixed", "neutral": "random"}),
    (1, "pl", {"sam": "easy"}),
    (1, "en", {"sam": "medium", "simmental": True}),
    (1, "de", {"sam": "hard", "buildings": "mixed"}),
]


def moments(players: int, seed: int, every: int, greedy: bool, options: dict[str, Any]) -> Iterator[Any]:
    """Every so many decisions of a game, and its end. greedy: a rule of thumb, slow to think, plays the first 120."""
    state, policy, chance, n = GAME.new(players=players, seed=seed, **options), GAME.policy(), random.Random(seed), 0
    while state.actor is not None:
        if n % every == 0:
            yield state
        state.apply(policy.choose(state) if greedy and n < 120 else chance.choice(state.legal()))
        n += 1
    yield state


def choices(kit: Kit, state: Any, seat: int, view: Any) -> list[Choice]:
    numbers = list(state.legal()) if state.actor == seat else []
    names = [GAME.actions.name(action) for action in numbers + list(state.interrupts(seat))]
    return [Choice(name, BOARD.place(kit, view, seat, name)) for name in names]


def drawn(lang: str, state: Any, seat: int, frame: str | None = None) -> tuple[str, list[Choice]]:
    """The table as a page shows it, layers remembered as there. frame: the printed part, if it is known."""
    kit, view = KITS[lang], state.view(seat)
    offered = choices(kit, state, seat, view)
    layers = [
        svg.g(PAINTERS[lang].layer(kit, layer), id=f"layer:{layer.id}")
        for layer in BOARD.layers(kit, view, seat, offered)
    ]
    return svg.el("svg", frame or BOARD.printed(kit, view, seat), *layers), offered


def identities(shown: str) -> list[str]:
    return re.findall(r'\sid="([^"]*)"', shown)


@pytest.mark.parametrize(("players", "lang", "options"), TABLES)
def test_every_action_has_its_place_in_the_drawing_and_ids_are_unique(
    players: int, lang: str, options: dict[str, Any]
) -> None:
    for greedy, seed, every in ((False, 11, 13), (True, 12, 23)):
        frames: dict[int, str] = {}
        for state in moments(players, seed, every, greedy, options):
            seat = state.actor if state.actor is not None else 0
            if seat not in frames:
                frames[seat] = BOARD.printed(KITS[lang], state.view(seat), seat)
            shown, offered = drawn(lang, state, seat, frames[seat])
            ids = identities(shown)
            assert len(ids) == len(set(ids)), [name for name in ids if ids.count(name) > 1]
            assert " style=" not in shown
            known = set(ids)
            for choice in offered:
                assert not choice.place or choice.place in known, choice


@pytest.mark.parametrize(("players", "lang", "options"), TABLES)
def test_a_place_can_be_marked_and_named(players: int, lang: str, options: dict[str, Any]) -> None:
    """It has a ring of its own and a label."""
    for state in moments(players, 21, 90, False, options):
        seat = state.actor if state.actor is not None else 0
        shown, offered = drawn(lang, state, seat)
        by_id = {node.get("id"): node for node in ElementTree.fromstring(shown).iter() if node.get("id")}
        for choice in offered:
            if choice.place:
                place = by_id[choice.place]
                assert any(kid.get("class") == "ring" and len(kid) for kid in place), choice
                assert place.get("aria-label"), choice


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_the_whole_table_is_one_well_formed_picture_in_every_language(lang: str) -> None:
    for state in moments(2, 31, 120, False, {}):
        for seat in (0, 1, None):
            root = ElementTree.fromstring(whole(GAME, state.view(seat), seat, lang))
            assert root.tag.endswith("svg")
            labels = [node.get("aria-label", "") for node in root.iter() if node.get("aria-label")]
            assert not [label for label in labels if label.startswith(("board-", "term-", "name-"))]


def test_the_same_view_gives_the_same_layers() -> None:
    state = GAME.new(players=3, seed=4)
    kit = KITS["en"]
    again = GAME.restore(state.save())
    one = BOARD.layers(kit, state.view(1), 1, [])
    other = BOARD.layers(kit, again.view(1), 1, [])
    assert [(a.id, a.key()) for a in one] == [(b.id, b.key()) for b in other]
    assert [a.draw(kit, *a.args) for a in one] == [b.draw(kit, *b.args) for b in other]
    assert len({layer.id for layer in one}) == len(one)


def test_what_a_seat_may_not_know_is_not_drawn() -> None:
    """Another hand dealt to the others: the same picture."""
    for seed in range(2):
        state = GAME.new(players=4, seed=seed)
        for _ in range(80):
            state.apply(state.legal()[0])
        for other in (state.imagine(2, 1), state.imagine(2, 2)):
            assert whole(GAME, other.view(2), 2) == whole(GAME, state.view(2), 2)


def test_one_action_changes_few_layers() -> None:
    kit, changed = KITS["en"], []
    before: dict[str, bytes] = {}
    for state in moments(3, 3, 1, False, {}):
        now = {layer.id: layer.key() for layer in BOARD.layers(kit, state.view(0), 0, [])}
        changed.append(sum(before.get(name) != key for name, key in now.items()))
        before = now
    assert sum(changed[1:]) / len(changed[1:]) < 5


def test_a_herder_keeps_his_id_when_he_moves() -> None:
    state = GAME.new(players=2, seed=1)
    for _ in range(3):
        shown, _ = drawn("en", state, 0)
        places = [name for name in identities(shown) if name.startswith(("herder:", "engine:"))]
        assert sorted(places) == ["engine:0", "engine:1", "herder:0", "herder:1"]
        state.apply(state.legal()[0])


def test_where_a_herder_may_go_stand_steps_and_fee() -> None:
    state = GAME.new(players=2, seed=8)
    while (
        not [n for n in state.legal() if GAME.actions.name(n) == "move:flood1"]
        or not state.view(0)["players"][state.actor]["space"]
    ):
        state.apply(state.legal()[-1])
    seat = state.actor
    kit, view = KITS["en"], state.view(seat)
    layer = BOARD.layers(kit, view, seat, choices(kit, state, seat, view))[-1]
    assert layer.id == "tags"
    reached = {name: (steps, fee) for name, steps, fee in layer.args[0]}
    assert reached["flood1"][0] >= 1
    hand = view["tiles"]["flood1"].rpartition("_")[2]
    assert reached["flood1"][1] == GAME.components.facts["by_player_count"]["hand_fee_dollars"][hand][2]


def test_panels_lie_apart_and_the_own_board_is_seen_first() -> None:
    view = GAME.new(players=4, seed=1).view(2)
    panels = BOARD.panels(KITS["de"], view, 2)
    assert len({panel.name for panel in panels}) == len(panels)
    boards = [panel for panel in panels if panel.name.startswith("player-")]
    assert [panel.seat for panel in boards] == [2, 0, 1, 3]
    _, top, _, high = BOARD.fit(KITS["de"], view, 2)
    assert boards[0].box[1] + boards[0].box[3] <= top + high
    assert all(panel.box[1] > top + high for panel in boards[1:])


def test_facts_of_a_player_count_what_he_has() -> None:
    state = GAME.new(players=3, seed=1)
    shown = {fact.symbol: fact.value for fact in BOARD.facts(KITS["en"], state.view(0), 1)}
    assert (shown["i-coin"], shown["i-cowboy"], shown["i-draw"]) == (7, 1, 5)
    symbols = set(identities(BOARD.printed(KITS["en"], state.view(0), 0)))
    assert {fact.symbol for fact in BOARD.facts(KITS["en"], state.view(0), 1)} <= symbols


def test_the_style_of_both_trail_games_comes_before_the_own_one() -> None:
    style = stylesheet(GAME)
    assert style.index(".t-plot") < style.index(".board.great_western_trail .steps")


def test_every_action_can_be_asked_for_its_place() -> None:
    """Also those that make no sense now: nothing breaks."""
    for state in moments(2, 5, 150, False, {"simmental": True}):
        view = state.view(0)
        for action in range(len(GAME.actions)):
            assert isinstance(BOARD.place(KITS["en"], view, 0, GAME.actions.name(action)), str)


def test_every_word_of_the_board_is_written_in_three_languages_and_used() -> None:
    folder = Path(str(BOARD.__file__)).parent
    source = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    used = set(re.findall(r'say\(f?["\'](board-[\w-]+[a-z])["\']', source))
    used |= {f"board-trail-{part}" for part in ("west", "middle", "east")}
    for lang in ("en", "pl", "de"):
        text = (folder.parent / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(board-[\w-]+) =", text, re.MULTILINE)) == used, lang
