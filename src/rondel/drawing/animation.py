"""A recorded game as moving pictures: a GIF, or a page with a slider that needs nothing else."""

from collections.abc import Callable, Iterator
from html import escape
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
from PIL import Image

from . import svg
from .board import Kit, Painter, View, board_of, framed, stylesheet, whole
from .plain import png

HERE = Path(__file__).parent
LAST = 4000  # milliseconds that the last picture stays


def gif(
    game: Any,
    views: list[View],
    lang: str,
    width: int = 960,
    theme: str = "light",
    pause: int = 700,
    told: Callable[[float], None] | None = None,
) -> bytes:
    """One picture a view, `pause` milliseconds each. The whole table has one size for all of them, and the colours
    of its middle. `told` hears how far it is."""

    def drawn(view: View) -> Image.Image:
        return Image.open(BytesIO(png(whole(game, view, None, lang, theme=theme), width, theme))).convert("RGB")

    palette = drawn(views[len(views) // 2]).quantize(256)
    small: list[Image.Image] = []  # at once: in all their colours they would take three times the memory
    for view in views:
        small.append(drawn(view).quantize(palette=palette, dither=Image.Dither.NONE))
        if told is not None:
            told(len(small) / len(views))
    out = BytesIO()
    times = [pause] * (len(small) - 1) + [LAST]
    small[0].save(out, "GIF", save_all=True, append_images=small[1:], duration=times, loop=0, optimize=True)
    return out.getvalue()


def page(game: Any, scenes: Iterator[tuple[View, str]], lang: str, title: str) -> str:
    """A page with a slider: the printed board once, then for each scene (a view and its words) what changes."""
    board, kit, painter = board_of(game), Kit(game, lang), Painter()
    seen: dict[str, bytes] = {}
    frames: list[dict[str, Any]] = []
    first: View = {}
    for view, words in scenes:
        first = first or view
        layers = board.layers(kit, view, 0, [])
        changed = {one.id: painter.layer(kit, one) for one in layers if seen.get(one.id) != one.key()}
        seen |= {one.id: one.key() for one in layers}
        frames.append({"words": words, "order": [one.id for one in layers], "layers": changed})
    picture = framed(kit, first, 0, lambda panel: svg.g("<!-- layers -->", id=f"layers:{panel}"))
    parts = {
        "lang": lang,
        "title": escape(title),
        "css": stylesheet(game),
        "board": picture,
        "frames": msgspec.json.encode(frames).decode().replace("</", "<\\/"),
    }
    text = (HERE / "animation.html").read_text(encoding="utf-8")
    for key, value in parts.items():
        text = text.replace("{{" + key + "}}", value)
    return text
