"""What all boards share: SVG as text, layers that know what they depend on, colours written out, animations."""

import io
import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image

import rondel
from rondel.drawing import Kit, Layer, Painter, board_of, stylesheet, svg, whole
from rondel.drawing.animation import gif, page
from rondel.drawing.plain import plain, png, sans, tokens

GAMES = [name for name in rondel.games() if board_of(rondel.load_game(name))]  # all that have a drawing


def views(game: Any, moves: int) -> list[dict[str, Any]]:
    state = game.new(2, 5)
    found = [state.view(None)]
    for _ in range(moves):
        state.apply(state.legal()[0])
        found.append(state.view(None))
    return found


def test_texts_of_people_cannot_break_the_drawing() -> None:
    drawn = svg.text(0, 0, "<b>&\"'")
    assert ElementTree.fromstring(drawn).text == "<b>&\"'"
    drawn = svg.g("", aria_label='"><script>')
    assert ElementTree.fromstring(drawn).attrib == {"aria-label": '"><script>'}


def test_a_piece_has_its_id_its_words_and_a_ring_of_its_own() -> None:
    drawn = ElementTree.fromstring(
        svg.piece("die:1", svg.circle(0, 0, 5), ring=svg.circle(0, 0, 7), tip="x", label="A die")
    )
    assert (drawn.attrib["id"], drawn.attrib["data-tip"], drawn.attrib["aria-label"]) == ("die:1", "x", "A die")
    assert drawn[-1].attrib["class"] == "ring"


def test_a_layer_is_drawn_again_only_when_what_it_depends_on_has_changed() -> None:
    drawn: list[int] = []

    def draw(kit: Kit, n: int) -> str:
        drawn.append(n)
        return str(n)

    kit, painter = Kit(rondel.load_game("saltfjord")), Painter(kept=2)
    for n in (1, 1, 2, 1):
        assert painter.layer(kit, Layer("p", "a", draw, (n,))) == str(n)
    assert drawn == [1, 2]
    painter.layer(kit, Layer("p", "a", draw, (3,)))  # 2 was used longest ago: it is forgotten
    painter.layer(kit, Layer("p", "a", draw, (1,)))
    painter.layer(kit, Layer("p", "a", draw, (2,)))
    assert drawn == [1, 2, 3, 2]


def test_languages_do_not_share_drawings() -> None:
    game, painter = rondel.load_game("saltfjord"), Painter()
    layer = Layer("p", "title", lambda kit: kit.lang)
    assert [painter.layer(Kit(game, lang), layer) for lang in ("en", "pl", "en")] == ["en", "pl", "en"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_whole_table_is_one_svg_that_needs_nothing_else(name: str, theme: str) -> None:
    game = rondel.load_game(name)
    drawn = whole(game, game.new(3, 1).view(1), 1, "pl", theme=theme)
    ElementTree.fromstring(drawn)
    links = set(re.findall(r'href="#([^"]+)"', drawn))
    ids = set(re.findall(r' id="([^"]+)"', drawn))
    assert links <= ids
    used = set(re.findall(r"var\(--([\w-]+)", drawn))
    assert used <= set(tokens(stylesheet(game), theme))


@pytest.mark.parametrize("name", GAMES)
def test_a_notebook_shows_a_state(name: str) -> None:
    state = rondel.load_game(name).new(2, 1)
    assert state._repr_svg_().startswith("<svg")
    assert state._repr_svg_() == whole(state.game, state.view(state.actor), state.actor)


def test_plain_colours_leave_no_variable() -> None:
    game = rondel.load_game("great_western_trail")
    drawn = plain(whole(game, game.new(2, 1).view(None)), "dark")
    assert "var(" not in drawn and "@media" not in drawn and "animation" not in drawn
    assert tokens(stylesheet(game), "dark")["paper"] in drawn


@pytest.mark.parametrize("name", GAMES)
def test_a_picture_has_the_wanted_width_and_something_on_it(name: str) -> None:
    game = rondel.load_game(name)
    picture = Image.open(io.BytesIO(png(whole(game, game.new(2, 1).view(None)), 500)))
    assert picture.width == 500
    assert len(picture.convert("RGB").resize((100, 60)).getcolors(10_000)) > 200


@pytest.mark.skipif(sans() is None, reason="this machine has no font")
def test_words_are_in_a_picture_whatever_font_the_machine_has() -> None:
    style = "<style>.board { font-family:system-ui,sans-serif }</style>"
    drawn = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20">{}<text class="board" y="15">{}</text></svg>'
    )
    assert png(drawn.format(style, "words"), 90) != png(drawn.format(style, ""), 90)


def test_an_animation_has_a_picture_for_each_view() -> None:
    game = rondel.load_game("saltfjord")
    animation = Image.open(io.BytesIO(gif(game, views(game, 3), "en", width=300)))
    assert (animation.format, animation.n_frames, animation.width) == ("GIF", 4, 300)


@pytest.mark.parametrize("name", GAMES)
def test_a_page_with_a_slider_holds_every_position(name: str) -> None:
    game = rondel.load_game(name)
    seen = views(game, 6)
    html = page(game, ((view, f"move {n} </script>") for n, view in enumerate(seen)), "de", "A <title>")
    assert "{{" not in html and "A &lt;title&gt;" in html
    frames = json.loads(re.findall(r'id="frames">(.*?)</script>', html, re.DOTALL)[0].replace("<\\/", "</"))
    assert [frame["words"] for frame in frames] == [f"move {n} </script>" for n in range(7)]
    kit, painter, known = Kit(game, "de"), Painter(), {}
    for frame, view in zip(frames, seen):
        known |= frame["layers"]
        wanted = {one.id: painter.layer(kit, one) for one in board_of(game).layers(kit, view, 0, [])}
        assert {layer: known[layer] for layer in frame["order"]} == wanted


def test_the_sources_of_the_look_are_there() -> None:
    css = (Path(rondel.__file__).parent / "drawing" / "tokens.css").read_text(encoding="utf-8")
    assert tokens(css, "light")["paper"] != tokens(css, "dark")["paper"]
    assert tokens(css, "light")["seat1"] == tokens(css, "dark")["seat1"]


@pytest.mark.parametrize("name", GAMES)
def test_the_pages_style_changes_the_size_of_nothing_drawn(name: str) -> None:
    """A class of the client that sets a width would stretch a rectangle of the board with the same class."""
    style = (Path(__file__).parents[2] / "web" / "src" / "lib" / "app.css").read_text("utf-8")
    rules = re.findall(r"^\.([\w-]+) {([^}]*)}", style, re.MULTILINE)
    stretching = {cls for cls, body in rules if re.search(r"^\s*(width|height|x|y|r|rx|ry):", body, re.MULTILINE)}
    assert stretching
    assert not set(re.findall(r"\.([\w-]+)", stylesheet(rondel.load_game(name)))) & stretching
