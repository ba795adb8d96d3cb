"""The drawn table: many positions in every variant and language: what can be clicked, read and asked, what is hidden."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rondel import drawing
from rondel.core import explanation
from rondel.core.texts import LANGUAGES, Texts
from rondel.drawing.board import DOCK, GAP, LEAST_TEXT, Choice, Kit, Painter, Panel, board_of
from rondel.drawing.measure import texts, unexplained
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
        layer = next(x for x in BOARD.layers(kit, view, s.actor, choices) if x.id == "prices")
        prices = {
            name: GAME.action_words(s, GAME.actions.number(name))["paid"] for name in legal(s) if name[:3] == "use"
        }
        assert {f"use:{line}": n for line, n in layer.args[1]} == {name: n for name, n in prices.items() if n}
        assert layer.draw(kit, *layer.args).count("#fish") == len(layer.args[1])


def test_every_tip_can_be_explained() -> None:
    """A tip is the name of one or more components: each has a text of its own."""
    for players, options in VARIANTS:
        svg = drawn(KITS["pl"], Painter(), finished(players, options).view(0), 0)
        for tip in {name for tips in re.findall(r'data-tip="([^"]+)"', svg) for name in tips.split()}:
            assert KITS["pl"].name(tip) != tip or TEXTS.help("pl", tip), tip


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
    for message in re.findall(r"^(board-[a-z-]+)", (TEXTS.folders[-1] / "en.ftl").read_text("utf-8"), re.M):
        assert message in built or any([re.search(rf"[\"']{message}[\"']", source) for source in sources]), message


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
    layer = next(x for x in BOARD.layers(KITS["en"], view, 0, []) if x.id == f"area:{area}")
    group = layer.draw(KITS["en"], *layer.args).split(f'id="stack:{hidden[0]}"')[1].split('id="stack:')[0]
    assert "#eye" in group and "#face-" not in group.split("#eye")[0]


def test_panels_and_facts() -> None:
    s = GAME.new(4, 3)
    play(s, "set:1")
    view = s.view(2)
    panels = BOARD.panels(KITS["de"], view, 2)
    assert [p.seat for p in panels if p.name.startswith("seat")] == [3, 0, 1]
    assert {p.seat for p in panels} == {None, 0, 1, 2, 3}
    x, y, w, h = BOARD.fit(KITS["de"], view, 2)
    for panel in panels:
        inside = panel.box[0] >= x and panel.box[0] + panel.box[2] <= x + w and panel.box[1] + panel.box[3] <= y + h
        assert inside == (panel.seat in (None, 2))
    facts = BOARD.facts(KITS["en"], view, 1)
    assert [f.symbol for f in facts][:2] == ["fish", "wood"] and facts[-1].symbol == "vp-now"
    symbols, _ = ids_of(drawn(KITS["en"], Painter(), view, 2))
    assert {f.symbol for f in facts} <= symbols


def test_the_whole_table_is_one_svg() -> None:
    view = GAME.new(2, 1).view(None)
    assert drawing.whole(GAME, view) == drawing.whole(GAME, view)
    root = ET.fromstring(drawing.whole(GAME, view, lang="pl", theme="dark"))
    assert root.attrib["class"] == "board saltfjord" and root.attrib["data-theme"] == "dark"
