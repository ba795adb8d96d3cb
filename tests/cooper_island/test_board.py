"""The drawn board of Cooper Island."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar
from xml.etree import ElementTree

import pytest

import rondel
from rondel.core import explanation
from rondel.core.texts import LANGUAGES
from rondel.drawing import DOCK, GAP, Choice, Layer, Panel, measure, stylesheet, whole
from rondel.drawing.plain import png, tokens
from rondel.drawing.svg import SHAPES
from rondel.games.cooper_island.board.cards import choice, fits
from rondel.games.cooper_island.board.coordinates import SIZE
from rondel.games.cooper_island.board.fleet import ends_of, middle
from rondel.games.cooper_island.board.geometry import coast_space, island
from rondel.games.cooper_island.board.land import shape
from rondel.games.cooper_island.board.layout import DOCK_BLOCKS, FINE, MAP, SMALL
from rondel.games.cooper_island.board.placing import DISC
from rondel.games.cooper_island.board.storage import fill
from rondel.games.cooper_island.components import BAY, RING
from support.cooper_island import GAME, during, land, legal, play, rule, table
from support.cooper_island_developed import developed
from support.drawn_board import Drawing, DrawnBoard, Table, identities

TEXTS = Path(str(rondel.__file__)).parent / "games" / "cooper_island" / "texts"


class IslandDrawing(Drawing):
    def moments(self, players: int, seed: int, every: int, greedy: bool, options: dict[str, Any]) -> Iterator[Any]:
        """Random play from the set-up builds little: instead of a heuristic games begin in their middle."""
        state = developed(seed, players) if greedy else GAME.new(players=players, seed=seed, **options)
        chance, n = random.Random(seed), 0
        while state.actor is not None:
            if n % every == 0:
                yield state
            busy = [action for action in state.legal() if not GAME.actions.name(action).startswith(("done", "refuse"))]
            state.apply(chance.choice(busy or state.legal()))
            n += 1
        yield state


DRAWING = IslandDrawing(GAME)
BOARD, KIT = DRAWING.board, DRAWING.kits["en"]


class TestBoard(DrawnBoard):
    drawing = DRAWING
    tables: ClassVar[list[Table]] = [
        (1, "en", {"strategy": "ST2", "difficulty": 3}),
        (2, "pl", {"start_landscape": "free"}),
        (3, "de", {}),
        (4, "en", {"start_landscape": "random"}),
    ]


def shown_by(state: Any, seat: int = 0) -> dict[str, ElementTree.Element]:
    """The drawn elements by id."""
    root = ElementTree.fromstring(DRAWING.drawn("en", state, seat)[0])
    return {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}


def at(node: ElementTree.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", node.attrib["transform"])[:2]
    return float(x), float(y)


def layer_of(state: Any, name: str, seat: int = 0, offered: list[Choice] | None = None) -> Layer:
    return next(layer for layer in BOARD.layers(KIT, state.view(seat), seat, offered or []) if layer.id == name)


def place(state: Any, action: str, seat: int = 0) -> str:
    return explanation.place(DRAWING.game, state.view(seat), seat, action)


def test_only_few_actions_have_no_place() -> None:
    state = table(me={"stored": dict.fromkeys(("coin", "wood", "stone", "food", "gold"), 1)})
    names = [GAME.actions.name(action) for action in range(len(GAME.actions))]
    nowhere = {name for name in names if not place(state, name)}
    assert {name.partition(":")[0] for name in nowhere} == {"done", "refuse_fee", "pay", "swap", "ahead"}
    assert {name for name in nowhere if name[:4] in ("pay:", "swap")} == {
        "pay:cloth",
        *[f"swap:cloth>{good}" for good in ("coin", "wood", "stone", "food", "gold")],
    }  # what is not in store


@pytest.mark.parametrize(
    ("action", "where"),
    [
        ("worker:C:square", "space:C:square"),
        ("half:h12", "put:1:h12"),
        ("coast:R1b:h13", "coast:1:R1b:h13"),
        ("pay_from:h31", "hex:1:h31"),
        ("pay:wood", "stored:1:wood:2"),
        ("swap:wood>gold", "stored:1:wood:2"),
        ("gain:gold", "supply:gold"),
        ("boat_gain:gold", "boat:0:B2"),
        ("boat_gain:food", "boat:1:B5"),
        ("steps:3", "step:1:6"),
        ("hire:helm", "hire:1:hire4"),
        ("hire:worker", "hire:1:hire2"),
        ("toll_house", "card:small:12"),
        ("card:9", "card:large:9"),
        ("weigh:two_sails", "ship:1:two_sails"),
        ("draw", "bag"),
    ],
)
def test_an_action_is_chosen_where_a_person_looks_for_it(action: str, where: str) -> None:
    hired = {"hired": ["hire1"], "milestones": ["boats", "crates"]}
    state = table(
        me={"docks": {"dock1": "B2", "dock2": "B5"}},
        other={"stored": {"wood": 2}, "cartographer": 5, "docks": {"dock4": "B5"}, **hired},
    )
    assert place(state, action, 1) == where


def test_cards_with_a_choice_of_their_own_are_its_place() -> None:
    """CI-SMALL-12, CI-LARGE-09"""
    coins = {"stored": {"coin": 3}, "large_cards": ["9"], "anchors": {"one_sail": 1}, "small_cards": ["12"]}
    me = {**land(h12="meadow 2 large", h13="meadow 2 small"), **coins}
    for pending, spent in ((during("admiralty"), ["9"]), (during("fee", {"to": "1"}), [])):
        state = table(me={**me, "spent": spent}, pending=pending)
        drawn = shown_by(state)
        for name in [GAME.actions.name(action) for action in state.legal()]:
            assert not place(state, name) or place(state, name) in drawn, name


def test_a_stack_rises_with_its_level_and_says_it() -> None:
    low, high = (shown_by(table(me=land(h12=f"meadow {n} food"))) for n in (1, 7))
    assert at(high["on:0:h12"])[1] < at(low["on:0:h12"])[1] - 20
    assert at(high["on:0:h12"])[0] == at(low["on:0:h12"])[0]
    layer = layer_of(table(me=land(h12="meadow 7 food")), "island/hex:0:h12")
    assert ">7</text>" in layer.draw(KIT, *layer.args)


@pytest.mark.parametrize("arms", [2, 3, 4])
def test_islands_keep_their_arms_on_the_sea(arms: int) -> None:
    """No arm, no bay covers another; the own arm is the largest."""
    isle, parts = island(arms), shape(GAME.components)
    spots = [
        (complex(*arm.hex(*axial)), arm.radius * 0.8)
        for arm in isle.arms
        for axial in [*parts.halves.values(), *parts.harbor]
    ]
    spots += [(complex(*bay), 20.0) for bay in isle.bays]
    assert all(r < at.real < MAP[2] - r and r < at.imag < MAP[3] - r for at, r in spots)
    assert all(abs(a - b) > r + q for n, (a, r) in enumerate(spots) for b, q in spots[:n])
    assert isle.arms[0].radius == max(arm.radius for arm in isle.arms)
    assert isle.arms[0].width > 44  # pixels of a hex on the smallest screen


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_step_leads_to_the_space_beside(players: int) -> None:
    """CI-MAP-03, 04: the ring is drawn in its order, each arm without a gap, and a bay lies beside one of its arms."""
    view, arms = GAME.new(players=players, seed=1).view(0), max(2, players)
    isle = island(arms)
    places = [complex(*middle(ends_of(KIT, view, isle, 0, space))) for space in range(RING * arms)]
    for space, here in enumerate(places):
        kind, arm, _ = coast_space(space, arms)
        before, after = (abs(places[(space + step) % len(places)] - here) for step in (-1, 1))
        if kind == "bay":
            following = isle.arms[(arm + 1) % arms].radius
            assert min(before / isle.arms[arm].radius, after / following) < 5, space
        elif (space + 1) % RING != BAY:
            assert after / isle.arms[arm].radius < 4.7, space


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bay_says_between_whose_arms_it_lies(players: int) -> None:
    """Some lie at the end of the row of arms, far from one of them."""
    drawn = shown_by(GAME.new(players=players, seed=1), players - 1)
    for arm in range(players):
        signs = [name for name in signs_of(drawn[f"bay:{arm}"]) if name.startswith("#seat-")]
        assert signs == [f"#seat-{SHAPES[(players - 1 + arm + k) % players]}" for k in (0, 1)]


def test_ships_lie_beside_each_other_and_give_way_to_islets() -> None:
    """CI-MAP-06, CI-ISLET-06"""
    steps = {"one_sail": 1, "two_sails": 19}
    together = shown_by(table(me={"steps": steps}))
    assert at(together["ship:0:one_sail"]) != at(together["ship:0:two_sails"])
    alone = shown_by(table(me={"steps": {"one_sail": 1}}))
    pushed = shown_by(
        table(me={"steps": {"one_sail": 1}, "islets": {"L1a": "I1"}, **land(h11="meadow 1", h12="meadow 1")})
    )
    assert at(alone["ship:0:one_sail"]) != at(pushed["ship:0:one_sail"])


def test_everybody_sees_the_own_peninsula_in_the_same_place() -> None:
    state = GAME.new(players=3, seed=2)
    mine = [layer_of(state, f"island/hex:{seat}:h12", seat).args[:2] for seat in range(3)]
    assert mine == [(3, 0)] * 3


def panels_of(players: int, seat: int = 0) -> list[Panel]:
    found: list[Panel] = BOARD.panels(DRAWING.kits["de"], GAME.new(players=players, seed=3).view(seat), seat)
    return found


@pytest.mark.parametrize(("players", "lines"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_everything_beside_the_map_is_seen_at_once(players: int, lines: int) -> None:
    """On the smallest screen the shelf is 554 high, with a line for each opponent; the dock as wide as the map."""
    panels = panels_of(players)
    shelf = [panel.box[3] for panel in panels if panel.role == "shelf"]
    assert sum(shelf) + GAP * (len(shelf) - 1) + lines * 34 <= 554
    dock = [panel.box[2] for panel in panels if panel.role == "dock"]
    assert sum(dock) + GAP * (len(dock) - 1) <= MAP[2]
    assert all(panel.box[2:] <= MAP[2:] for panel in panels if panel.role == "drawer")


def test_a_player_has_the_same_blocks_in_the_own_dock_and_on_the_board_others_see() -> None:
    state = developed(5, 3)
    mine = {layer.name: layer for layer in BOARD.layers(KIT, state.view(1), 1, []) if layer.panel in DOCK_BLOCKS}
    theirs = {layer.name: layer for layer in BOARD.layers(KIT, state.view(0), 0, []) if layer.panel == "board-1"}
    assert set(mine) < set(theirs)
    for name, layer in mine.items():
        assert layer.args[2:] == theirs[name].args[2:] and theirs[name].args[1] == 0, name
    assert min(layer.args[1] for name, layer in theirs.items() if name not in mine) > DOCK


def test_what_can_be_done_at_any_time_is_always_in_sight() -> None:
    """On the map, on the shelf or in the dock. Only for a worker to hire, a milestone's gain, the drawer opens."""
    for players in (2, 4):
        for state in DRAWING.moments(players, 6, 40, True, {}):
            seat = state.actor
            if seat is None:
                continue
            names = [GAME.actions.name(action) for action in state.interrupts(seat)]
            names = [name for name in names if not name.startswith("hire:")]
            drawers = " ".join(drawn_in(state, seat, "board-"))
            for name in names:
                where = place(state, name, seat)
                assert not where or f' id="{where}"' not in drawers, (name, where)


def drawn_in(state: Any, seat: int, panel: str) -> list[str]:
    kit, view = DRAWING.kits["en"], state.view(seat)
    printed = [drawn for name, drawn in BOARD.printed(kit, view, seat).items() if name.startswith(panel)]
    return printed + [
        layer.draw(kit, *layer.args) for layer in BOARD.layers(kit, view, seat, []) if layer.panel.startswith(panel)
    ]


def test_places_for_an_islet_do_not_overlap() -> None:
    """CI-ISLET-02: each pair of a half and a hex has a place of its own."""
    arm, parts, c = island(3).arms[0], shape(GAME.components), GAME.components
    spots = []
    for half, hexagon in c.coast:
        a, b = arm.hex(*parts.halves[c.halves[half]]), arm.hex(*parts.hexes[c.hexes[hexagon]])
        spots.append((complex(*a) + complex(*b)) / 2)
    nearest = min(abs(a - b) for n, a in enumerate(spots) for b in spots[:n])
    assert nearest > 2 * DISC * arm.radius


def test_the_track_says_where_the_cartographer_is_once() -> None:
    """Spaces speak only while they can be chosen."""
    state = table(me={"cartographer": 2})
    offered = [Choice("steps:2", "step:0:4")]
    for choices, spaces in (([], []), (offered, ["step:0:4"])):
        track = layer_of(state, "cartographer/track", 0, choices)
        root = ElementTree.fromstring(track.draw(KIT, *track.args))
        assert [node.get("id") for node in root.iter() if node.get("aria-label")] == spaces
    assert "cartographer on 2" in shown_by(state)["marker:0"].attrib["aria-label"]


def passing_states() -> Iterator[Any]:
    """While something lies over the map that is not there at rest."""
    me = {**land(h12="meadow 1 food"), "tiles": {"D1": 1}}
    state = table(3, me=me, pending=during("section_C"))
    play(state, "tile:D1:front")
    yield state.copy()
    play(state, "half:h13")
    yield state
    state = table(2, phase="income", pending=during("income", [], phase="income"), me=me)
    play(state, "islet:I2")
    yield state
    yield table(4, pending=during("keep_tile", "D1+D2"), me={"small_cards": ["14"], **land(h12="meadow 1 small")})
    state = table(
        me={**land(h12="meadow 2"), "stored": {"coin": 1, "wood": 2, "stone": 2}}, pending=during("section_D")
    )
    play(state, "build:small")
    while state.view(0)["drawn"] is None:
        state.apply(state.legal()[-1])
    yield state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everything_can_be_read_and_asked(players: int, lang: str) -> None:
    """Late in a game, when most is built; in the eyes of a player and of another."""
    for seed in (1, 2):
        readable_and_explained(developed(seed, players), lang, (0, players - 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_lies_over_the_map_can_be_read_and_asked(lang: str) -> None:
    for state in passing_states():
        readable_and_explained(state, lang, (0, 1))


def readable_and_explained(state: Any, lang: str, seats: tuple[int, ...]) -> None:
    texts = GAME.texts()
    for seat in seats:
        for panel in BOARD.panels(DRAWING.kits[lang], state.view(seat), seat):
            drawn = DRAWING.panel(panel, lang, state, seat)
            assert not [text for text in measure.texts(drawn) if text.size < measure.least(panel)], panel.name
            assert not measure.unexplained(drawn, lambda name: bool(texts.help(lang, name))), panel.name


def test_both_faces_of_a_double_tile_are_one_card() -> None:
    root = ElementTree.fromstring(DRAWING.drawn("en", table(me={"tiles": {"D1": 1}}), 0)[0])
    (tiles,) = [node for node in root.iter() if node.get("id") == "layer:tiles/tiles"]
    assert [node.get("class") for node in tiles.iter()].count("tile-card") == 1
    assert signs_of(tiles).count("#turn") == 1


def test_what_is_stored_fills_special_spots_first() -> None:
    """CI-SMALL-02, 03"""
    spots = ["any", "any", "covered", "food", "coin"]
    assert fill(spots, {"coin": 2, "food": 2}) == [["coin", 2], ["food", 2], [], ["food", 1], ["coin", 1]]


def test_a_fee_is_seen_before_the_worker_is_placed() -> None:
    """CI-TURN-07"""
    state = table(spaces={"C round": [1]}, other={"workers": {"normal": 1}})
    offered = [Choice(name, "") for name in ("worker:C:round", "worker:D:round")]
    fees = layer_of(state, "sections/fees", 0, offered)
    assert fees.args == (["C:round"],) and "−1" in fees.draw(KIT, *fees.args)


def test_drawn_building_cards_are_seen_by_their_drawer_only() -> None:
    """CI-INFO-03"""
    me = {**land(h12="meadow 2"), "stored": {"coin": 1, "wood": 2, "stone": 2}}
    state = table(me=me, pending=during("section_D"))
    play(state, "build:small")
    while state.view(0)["drawn"] is None:
        state.apply(state.legal()[-1])
    mine, others = shown_by(state, 0), shown_by(state, 1)
    cards = [f"card:{card}" for card in state.view(0)["drawn"]["cards"]]
    assert len(cards) == 4 and set(cards) <= set(mine) and not set(cards) & set(others)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_a_building_card_does_stands_on_it(lang: str) -> None:
    """CI-BUILD-07: one of four cards is kept, so they are read."""
    for deck, cards in (("small", GAME.components.small_cards), ("large", GAME.components.large_cards)):
        for card in cards:
            words = DRAWING.kits[lang].texts.help(lang, f"{deck}:{card}")
            assert words and fits(words, SMALL), (deck, card)
            drawn = ElementTree.fromstring(choice(DRAWING.kits[lang], f"{deck}:{card}", 0, 0))
            assert words in " ".join(node.text or "" for node in drawn.iter("text"))


def test_a_tile_is_seen_before_it_lies() -> None:
    me = {**land(h12="meadow 1"), "tiles": {"D1": 1}}
    state = table(me=me, pending=during("section_C"))
    play(state, "tile:D1:front", "half:h13")
    drawn = shown_by(state)
    assert "put:0:h13" not in drawn and "put:0:h24" in drawn  # one half lies there already
    assert [kid for kid in drawn["put:0:h24"] if kid.get("class") == "ghost"]


def test_income_that_was_used_is_ticked() -> None:
    me = {"docks": {"dock2": "B3"}, "tiles": {"D1": 1}}
    state = table(phase="income", round=2, pending=during("income", ["islet", "B3"], phase="income"), me=me)
    layer = layer_of(state, "board-0/income")
    assert layer.draw(KIT, *layer.args).count("#tick") == 2


def at_work(state: Any) -> str:
    return "".join(drawn_in(state, 0, "sections"))


def test_workers_keep_their_ids_from_board_to_island() -> None:
    """The one that is placed comes from home; the one placed before stays where it is."""
    state = table(other={"workers": {}, "waiting": {"normal": 2}})
    before = shown_by(state)
    play(state, "worker:F:round")
    between = shown_by(state)
    (first,) = [name for name in between if name in at_work(state) and name.startswith("worker:0")]
    assert first in before
    while [frame["step"] for frame in state.view(0)["pending"]] != ["turn"]:
        state.apply(state.legal()[0])
    play(state, "worker:A:round")
    after = shown_by(state)
    assert at(after[first]) == at(between[first])
    assert {name for name in before if name.startswith("worker:")} == {n for n in after if n.startswith("worker:")}


def test_cooper_has_his_board_his_ship_and_his_coast() -> None:
    drawn = shown_by(GAME.new(players=1, seed=4))
    assert {"solo-deck", "counter:boats", "ship:4:one_sail", "islet:4:I1", "worker:4:normal:1"} <= set(drawn)
    assert "hex:1:h12" not in drawn


def numbers_of(node: ElementTree.Element) -> list[tuple[str, str]]:
    """The numbers in a drawing with their looks."""
    found = [(each.attrib.get("class", ""), each.text or "") for each in node.iter() if each.tag.endswith("text")]
    return [(look, said) for look, said in found if said.isdigit()]


def signs_of(node: ElementTree.Element) -> list[str]:
    return [each.attrib["href"] for each in node.iter() if each.tag.endswith("use")]


@rule("CI-INFO-05")
def test_numbers_of_a_cost_are_red() -> None:
    c = GAME.components
    shown = shown_by(table())
    costs = {
        **{f"dock:0:{name}": cost for name, cost in zip(c.docks, c.dock_cost)},
        **{f"build:0:{name}": cost for name, cost in zip(c.buildings, c.building_cost)},
        **{f"statue:0:{name}": cost for name, cost in zip(c.statue_names, c.statue_costs)},
        **{f"cargo:{name}": cost for name, cost in zip(c.cargo, c.cargo_cost)},
    }
    for name, cost in costs.items():
        red = [said for look, said in numbers_of(shown[name]) if look == "warn"]
        assert red == [str(n) for n in cost if n], name
    assert re.search(r"text\.warn \{ fill:var\(--warn\)", stylesheet(GAME))
    for theme in ("light", "dark"):
        red, green, blue = bytes.fromhex(tokens(stylesheet(GAME), theme)["warn"].removeprefix("#"))
        assert red > green + 50 and red > blue + 50


@rule("CI-INFO-05")
def test_points_of_the_end_are_pages_of_the_log_book() -> None:
    shown = shown_by(developed(3, 4))
    for name, entry in zip(GAME.components.orders, GAME.components.order_entries):
        if "points" in entry and f"order:{name}" in shown:
            assert signs_of(shown[f"order:{name}"]).count("#log") == len(entry["points"]), name


@rule("CI-INFO-05")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_an_hourglass_at_every_anytime_action_and_a_hand_at_the_income(players: int) -> None:
    """Storage, trade, crates, cartographer, and what the fortress uncovers; every large building card."""
    cards = {**land(h12="meadow 1 large", h13="meadow 1 small"), "large_cards": ["3"], "small_cards": ["1"]}
    root = ElementTree.fromstring(DRAWING.drawn("de", table(players, me=cards), 0)[0])
    assert signs_of(root).count("#glass") == 5 * players + 1
    assert signs_of(root).count("#hand") == players
    card = shown_by(table(players, me=cards))
    assert "#glass" in signs_of(card["card:large:3"]) and "#glass" not in signs_of(card["card:small:1"])


@rule("CI-INFO-05", "CI-RES-01", "CI-RES-04")
@pytest.mark.parametrize(
    ("lang", "level"), [("en", "worth the level of"), ("pl", "wartość równą poziomowi"), ("de", "so viel wert wie")]
)
def test_each_landscape_says_its_resource_and_each_cube_its_worth(lang: str, level: str) -> None:
    gives = {"forest": "wood", "meadow": "food", "mountain": "stone", "settlement": "cloth"}
    texts = GAME.texts()
    for landscape, good in gives.items():
        assert texts.name(lang, good).lower() in texts.help(lang, landscape).lower(), landscape
        assert level in texts.help(lang, good), good
    state = table(me=land(h12="meadow 4 food"))
    shown = ElementTree.fromstring(DRAWING.drawn(lang, state, 0)[0])
    assert ("on-high", "4") in numbers_of(shown)


@rule("CI-MAP-07")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_hex_and_sand_bank_shows_its_coordinate(players: int) -> None:
    """At rest small; Cooper charts nothing, so his hexes need none."""
    drawn = DRAWING.drawn("pl", developed(7, players), 0)[0]
    shown = re.findall(r'font-size="([\d.]+)"[^>]*>([A-GLR]\d)</text>', drawn)
    assert {size for size, _ in shown} == {str(FINE)}
    names = [name for _, name in shown]
    assert all(names.count(name) == players for name in GAME.components.coordinates)
    assert all(names.count(name) == max(2, players) for name in GAME.components.waters)


def plates(state: Any) -> list[str]:
    """The coordinates that are drawn clearly, over everything."""
    seat = state.actor
    offered = DRAWING.choices(state, seat, state.view(seat))
    layer = layer_of(state, "island/coordinates", seat, offered)
    return re.findall(rf'font-size="{SIZE}"[^>]*>(\w+)</text>', layer.draw(KIT, *layer.args))


@rule("CI-MAP-07")
def test_while_a_hex_is_chosen_its_coordinate_is_clear() -> None:
    me = {**land(h12="meadow 1 food"), "tiles": {"D1": 1}}
    state = table(me=me, pending=during("section_C"))
    assert "store:h12" in legal(state) and plates(state) == []  # a cube can be stored nearly always
    play(state, "tile:D1:front")
    assert sorted(plates(state)) == ["A1", "A3", "B1", "B2", "B3", "B4", "C1", "C3"]
    play(state, "half:h13")
    assert plates(state) == ["A3", "B3", "B4"]  # with the half that lies already
    state = table(phase="income", pending=during("income", [], phase="income"))
    play(state, "islet:I1")
    assert plates(state) == ["A3", "R1"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_picture_needs_nothing_else(theme: str) -> None:
    picture = whole(GAME, developed(3, 2).view(1), 1, "pl", theme=theme)
    assert set(re.findall(r'href="#([^"]+)"', picture)) <= set(identities(picture))
    assert set(re.findall(r"var\(--([\w-]+)", picture)) <= set(tokens(stylesheet(GAME), theme))
    assert png(picture, 300, theme).startswith(b"\x89PNG")


def test_every_word_of_the_board_is_written_in_three_languages_and_used() -> None:
    source = "".join(file.read_text("utf-8") for file in sorted(Path(str(BOARD.__file__)).parent.glob("*.py")))
    said = set(re.findall(r'["\'](board-[\w-]+[a-z])["\']', source))
    parts = {"phase": 4, "crate": 5, "goal": 4, "count": 4, "deck": 2, "dock": 5}
    written = {lang: (TEXTS / f"board.{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}
    found = {lang: set(re.findall(r"^(board-[\w-]+) =", text, re.MULTILINE)) for lang, text in written.items()}
    assert found["en"] == found["pl"] == found["de"]
    made = {part: {name for name in found["en"] - said if name.startswith(f"board-{part}-")} for part in parts}
    assert {part: len(names) for part, names in made.items()} == parts
    rest = found["en"] - said - set().union(*made.values())
    assert rest == {"board-round-space", "board-square-space"}  # put together from parts
    assert said <= found["en"], said - found["en"]
