"""The drawn table in every variant and language: what can be clicked, read and asked about, and what is hidden."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from rondel import drawing
from rondel.core import explanation
from rondel.core.texts import LANGUAGES, Texts
from rondel.drawing.board import Choice, Kit, Painter, board_of
from rondel.drawing.measure import least, texts, unexplained
from rondel.lessons.glossary import glossary
from support.drawn_board import Drawing, DrawnBoard
from support.saltfjord import GAME, legal, pending, play

BOARD = board_of(GAME)
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"wagons": True, "special_tiles": 5}),
    (2, {"side": "village"}),
    (3, {"wagons": True, "side": "village"}),
    (4, {}),
    (4, {"wagons": True}),
]
SMALLEST = {"map": 15.0, "drawer": 12.0, "shelf": 12.0, "dock": 12.0}  # units: the village is also looked at on phones
IDLE = ("retire", "discard", "done", "overboard", "sell", "downgrade")


class StrictKit(Kit):
    """Complains about a text that is missing."""

    def __init__(self, lang: str = "en") -> None:
        super().__init__(GAME, lang)
        self.texts = TEXTS


TEXTS = Texts(GAME, strict=True)
KITS = {lang: StrictKit(lang) for lang in LANGUAGES}


def busy(s: Any, random: Random) -> int:
    """At random, but nobody retires or gives anything away before they must: so that much happens."""
    choices = [a for a in s.legal() if not GAME.actions.name(a).startswith(IDLE)]
    return random.choice(choices or s.legal())


def positions(players: int, options: dict[str, Any], seed: int, greedy: bool = False) -> Iterator[Any]:
    s, random, policy = GAME.new(players, seed, **options), Random(seed), GAME.heuristic()
    while s.actor is not None:
        yield s
        s.apply(policy.choose(s) if greedy else busy(s, random))
    yield s


_printed: dict[str, dict[str, str]] = {}


def printed(kit: Kit, view: Any, seat: int) -> dict[str, str]:
    """Drawn once for all positions of a game: it may depend on nothing that changes."""
    boards = [player["board"] for player in view["players"]]
    key = f"{kit.lang} {seat} {boards} {view['options']} {view['scoring']} {view['special']}"
    if key not in _printed:
        _printed[key] = BOARD.printed(kit, view, seat)
    return _printed[key]


def by_panel(kit: Kit, painter: Painter, view: Any, seat: int) -> dict[str, str]:
    """What each panel shows, as an SVG of its own."""
    layers = BOARD.layers(kit, view, seat, [])
    assert len({layer.id for layer in layers}) == len(layers)
    found = dict(printed(kit, view, seat))
    panels = [panel.name for panel in BOARD.panels(kit, view, seat)]
    assert set(found) <= set(panels) and {layer.panel for layer in layers} <= set(panels)
    for layer in layers:
        found[layer.panel] += f'<g id="layer:{layer.id}">{painter.layer(kit, layer)}</g>'
    return {name: f'<svg xmlns="http://www.w3.org/2000/svg">{body}</svg>' for name, body in found.items()}


def drawn(kit: Kit, painter: Painter, view: Any, seat: int) -> str:
    """The whole page: ids are unique in it, not only in a panel."""
    return f"<svg>{BOARD.sprite(kit)}{''.join(by_panel(kit, painter, view, seat).values())}</svg>"


def ids_of(svg: str) -> tuple[set[str], set[str]]:
    """All ids and those with a ring: each only once, in well-formed XML without style attributes (forbidden there)."""
    elements = list(ET.fromstring(svg).iter())
    found = [e.attrib["id"] for e in elements if "id" in e.attrib]
    assert len(found) == len(set(found)), [name for name, n in Counter(found).items() if n > 1]
    assert not [e for e in elements if "style" in e.attrib]
    links = {e.attrib["href"].removeprefix("#") for e in elements if "href" in e.attrib}
    assert links <= set(found), links - set(found)
    ringed = {e.attrib["id"] for e in elements if "id" in e.attrib and any([k.get("class") == "ring" for k in e])}
    return set(found), ringed


@pytest.mark.parametrize(("players", "options", "greedy"), [*[(*v, False) for v in VARIANTS], (2, {}, True)])
def test_what_the_actor_may_do_is_there_to_click(players: int, options: dict[str, Any], greedy: bool) -> None:
    """Every kind of decision twice, and many positions whatever they are."""
    painter, times = Painter(), Counter[str]()
    for n, s in enumerate(positions(players, options, 7 + players, greedy)):
        step = pending(s)
        times[step] += 1
        if s.actor is None or (n % 40 and times[step] > 2):
            continue
        kit, view = KITS[LANGUAGES[n % 3]], s.view(s.actor)
        svg = drawn(kit, painter, view, s.actor)
        wanted = {explanation.place(GAME, view, s.actor, name) for name in legal(s)} - {""}
        have, ringed = ids_of(svg)
        assert wanted <= have, wanted - have
        assert wanted <= ringed, wanted - ringed


def test_every_action_has_a_place_or_none() -> None:
    view = GAME.new(3, 1).view(0)
    places = {
        GAME.actions.name(a): explanation.place(GAME, view, 0, GAME.actions.name(a)) for a in range(len(GAME.actions))
    }
    assert {name for name, place in places.items() if not place} <= {"done", *[f"market:{n}" for n in range(1, 6)]}
    assert places["retire:tavern2"] == "tavern:tavern2" and places["wagon:2:3:up"] == "cell:0:1:3"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_and_the_end_are_drawn_for_everybody_in_each_language(lang: str) -> None:
    painter = Painter()
    for players, options in VARIANTS:
        for moment in (GAME.new(players, 5, **options), finished(players, options)):
            for seat in range(players):
                ids_of(drawn(KITS[lang], painter, moment.view(seat), seat))


_ends: dict[str, Any] = {}


def finished(players: int, options: dict[str, Any]) -> Any:
    key = f"{players} {options}"
    if key not in _ends:
        *_, _ends[key] = positions(players, options, 5)
    return _ends[key]


def test_the_printed_part_stays_the_same() -> None:
    for players, options in VARIANTS:
        s = GAME.new(players, 5, **options)
        last = finished(players, options)
        assert BOARD.printed(KITS["en"], s.view(0), 0) == BOARD.printed(KITS["en"], last.view(0), 0)


def test_a_layer_depends_on_its_arguments_only() -> None:
    """The same arguments at another moment, or for another table, give the same drawing."""
    seen: dict[tuple[str, bytes], str] = {}
    for seed in (1, 2):
        for n, s in enumerate(positions(2, {"wagons": True}, seed)):
            for layer in [] if n % 20 else BOARD.layers(KITS["en"], s.view(0), 0, []):
                found = layer.draw(KITS["en"], *layer.args)
                assert seen.setdefault((layer.id, layer.key()), found) == found


def test_choosing_a_line_shows_its_price_in_fish() -> None:
    many = (s for s in positions(2, {}, 3) if pending(s) == "use_die" and len(legal(s)) > 12)
    for s in islice(many, 8):
        kit, view = KITS["en"], s.view(s.actor)
        choices = [Choice(name, explanation.place(GAME, view, s.actor, name)) for name in legal(s)]
        layer = next(x for x in BOARD.layers(kit, view, s.actor, choices) if x.name == "prices")
        prices = {
            name: GAME.action_words(s, GAME.actions.number(name))["paid"] for name in legal(s) if name[:3] == "use"
        }
        assert {f"use:{line}": n for line, n in layer.args[0]} == {name: n for name, n in prices.items() if n}
        assert layer.draw(kit, *layer.args).count("#fish") == len(layer.args[0])


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_text_can_be_read_and_every_symbol_asked_about(players: int, options: dict[str, Any]) -> None:
    """At all kinds of decisions, for who decides and for another, each language in turn."""
    painter, times = Painter(), Counter[str]()
    for n, s in enumerate(positions(players, options, 31 + players)):
        times[pending(s)] += 1
        if n % 90 and times[pending(s)] > 1:
            continue
        lang = LANGUAGES[n % 3]
        kit, seat = KITS[lang], [s.actor or 0, players - 1][n % 2]
        shown = by_panel(kit, painter, s.view(seat), seat)
        for panel in BOARD.panels(kit, s.view(seat), seat):
            found = shown[panel.name]
            small = [text for text in texts(found) if text.size < max(least(panel), SMALLEST[panel.role])]
            assert not small, (panel.name, small)
            assert not unexplained(found, lambda name: bool(TEXTS.help(lang, name))), panel.name  # noqa: B023


def test_the_numbers_of_lines_are_large_targets() -> None:
    """At least 44 pixels on the smallest screen for which the map is made (SF-DIE-04: they are clicked every turn)."""
    kit, view = KITS["en"], GAME.new(2, 1).view(0)
    panel = BOARD.panels(kit, view, 0)[0]
    scale = min(690 / panel.box[2], 518 / panel.box[3])
    root = ET.fromstring(f"<svg>{BOARD.printed(kit, view, 0)[panel.name]}</svg>")
    lines = [e for e in root.iter() if e.get("id", "").startswith("line:0:")]
    assert len(lines) == 12
    for line in lines:
        ring = next(e for e in line if e.get("class") == "ring")[0]
        assert min(float(ring.attrib["width"]), float(ring.attrib["height"])) * scale >= 44


def test_each_way_to_place_a_tile_is_drawn() -> None:
    """The page shows them one after the other; nobody else has any."""
    ready = (s for s in positions(3, {}, 5) if pending(s) == "place")
    for s in islice(ready, 6):
        svg = drawn(KITS["en"], Painter(), s.view(s.actor), s.actor)
        assert sorted(re.findall(r'data-ghost="([^"]+)"', svg)) == sorted(legal(s))
        other = (s.actor + 1) % 3
        assert "data-ghost" not in drawn(KITS["en"], Painter(), s.view(other), other)


def test_nobody_is_called_by_a_number() -> None:
    """A seat is its colour and shape: the page knows the people's names."""
    for lang, words in (("en", "player 1"), ("pl", "gracz 1"), ("de", "spieler 1")):
        for players, options in VARIANTS:
            svg = drawn(KITS[lang], Painter(), finished(players, options).view(0), 0).lower()
            assert words not in svg


def test_a_move_changes_few_layers() -> None:
    changed, sizes = [], []
    before: dict[str, bytes] = {}
    for s in islice(positions(4, {}, 11), 150):
        layers = BOARD.layers(KITS["en"], s.view(0), 0, [])
        now = {layer.id: layer.key() for layer in layers}
        new = [layer for layer in layers if before.get(layer.id) != layer.key()]
        if before:
            changed.append(len(new))
            sizes.append(sum(len(layer.draw(KITS["en"], *layer.args)) for layer in new))
        before = now
    assert sorted(changed)[len(changed) // 2] <= 6
    assert sorted(sizes)[len(sizes) // 2] < 12_000


def test_every_text_of_the_board_is_used() -> None:
    sources = [path.read_text("utf-8") for path in Path(BOARD.__file__).parent.glob("*.py")]
    built = {"board-white-left", "board-orange-left", "board-large", "board-small"}
    for message in re.findall(r"^(board-[a-z-]+)", (TEXTS.folders[-1] / "board.en.ftl").read_text("utf-8"), re.M):
        assert message in built or any([re.search(rf"[\"']{message}[\"']", source) for source in sources]), message


def test_every_sign_that_has_a_text_is_drawn() -> None:
    """And nothing is explained that nobody can ask about: names with an explanation are tips or in the glossary."""
    sources = "".join(path.read_text("utf-8") for path in Path(BOARD.__file__).parent.glob("*.py"))
    built = {
        "white_die",
        "orange_die",
        "type1",
        "type2",
        "type3",
        "large_price",
        "small_price",
        "box_large",
        "box_order",
    }
    signs = {sign.component for sign in glossary("saltfjord")}
    written = (TEXTS.folders[-1] / "board.en.ftl").read_text("utf-8").partition("## Signs")[2]
    for name in re.findall(r"^name-(\w+)", written, re.M):
        assert name in built | signs or re.search(rf"[\"' ]{name}[\"']", sources), name


def test_two_positions_that_look_the_same_are_drawn_the_same() -> None:
    """What a seat may not know is resampled: the drawing for that seat must not tell the two apart."""
    for n, s in enumerate(islice(positions(3, {}, 21, greedy=True), 250)):
        if n % 40 == 7 and s.actor is not None:
            other = s.imagine(1, 99 + n)
            mine = [layer.key() for layer in BOARD.layers(KITS["en"], s.view(1), 1, [])]
            assert mine == [layer.key() for layer in BOARD.layers(KITS["en"], other.view(1), 1, [])]


def test_a_token_that_only_another_has_seen_stays_face_down() -> None:
    for s in positions(3, {}, 4):
        view = s.view(None)
        hidden = [stack for stack, top in view["token_tops"].items() if "token" not in top]
        if hidden:
            break
    area = hidden[0].partition(":")[0][-1]
    layer = next(x for x in BOARD.layers(KITS["en"], view, 0, []) if x.id == f"fjord/area{area}")
    group = layer.draw(KITS["en"], *layer.args).split(f'id="stack:{hidden[0]}"')[1].split('id="stack:')[0]
    assert "#eye" in group and "#face-" not in group.split("#eye")[0]


def test_panels_and_facts() -> None:
    s = GAME.new(4, 3)
    play(s, "set:1")
    view = s.view(2)
    panels = BOARD.panels(KITS["de"], view, 2)
    assert [p.seat for p in panels if p.role == "map"] == [2, 3, 0, 1] == [p.seat for p in panels if p.role == "drawer"]
    assert {p.seat for p in panels if p.role == "dock"} == {2} and {p.seat for p in panels if p.role == "shelf"} == {
        None
    }
    facts = BOARD.facts(KITS["en"], view, 1)
    assert [f.symbol for f in facts] == ["vp-now", "fish", "die-white-0", "die-orange-0"], "the others have nothing"
    symbols, _ = ids_of(drawn(KITS["en"], Painter(), view, 2))
    assert {f.symbol for f in facts} <= symbols


def test_the_shelf_and_the_dock_fit_the_smallest_screen() -> None:
    """1280 x 720: the shelf without scrolling (alone there are no lines of others), the dock beside its tabs."""
    for players in (1, 2, 4):
        panels = BOARD.panels(KITS["en"], GAME.new(players, 1).view(0), 0)
        shelf = [p for p in panels if p.role == "shelf"]
        halves = sum([p.box[3] + 8 for p in shelf if p.half]) / 2
        assert halves + sum([p.box[3] + 8 for p in shelf if not p.half]) - 8 <= (543 if players == 1 else 523)
        assert sum([p.box[2] + 8 for p in panels if p.role == "dock"]) <= 520


def test_the_whole_table_is_one_svg() -> None:
    view = GAME.new(2, 1).view(None)
    assert drawing.whole(GAME, view) == drawing.whole(GAME, view)
    root = ET.fromstring(drawing.whole(GAME, view, lang="pl", theme="dark"))
    assert root.attrib["class"] == "board saltfjord" and root.attrib["data-theme"] == "dark"


class TestContract(DrawnBoard):
    drawing = Drawing(GAME)
    tables: ClassVar = [(2, "de", {"wagons": True}), (4, "pl", {})]
    mixed: ClassVar = {"wagons": True}


def test_while_a_die_is_in_hand_the_houses_are_none_to_send_a_worker_to() -> None:
    """Who clicks a house then means the die: the worker is sent from the worker. At other times a house is enough."""
    for s in islice(positions(2, {}, 7), 400):
        places = {explanation.place(GAME, s.view(s.actor), s.actor, name) for name in interrupting(s, "worker:")}
        if not places:
            continue
        if pending(s) in ("turn", "end_turn", "piers"):
            assert all(place.startswith("cell:") for place in places)
        else:
            assert len(places) == 1 and places.pop().startswith(f"worker:{s.actor}:")


def interrupting(s: Any, family: str) -> list[str]:
    names = [GAME.actions.name(action) for action in s.interrupts(s.actor)] if s.actor is not None else []
    return [name for name in names if name.startswith(family)]
