"""A board for programs that know less than a browser: colours written out, one theme, nothing that moves."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import resvg_py

FONTS = (
    "Arial",
    "Helvetica",
    "DejaVu Sans",
    "Liberation Sans",
    "Noto Sans",
    "Open Sans",
    "Roboto",
    "Ubuntu",
    "Segoe UI",
)
SAMPLE = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">'
    '<text y="15" font-family="sans-serif">{}</text></svg>'
)
TOKENS = Path(__file__).parent / "tokens.css"
_BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
_TOKEN = re.compile(r"--([\w-]+)\s*:\s*([^;}]+)")
_VAR = re.compile(r"var\(--([\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
_AT_RULE = re.compile(r"@[\w-]+[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}")
_LIVELY = re.compile(r"(?:animation|transition|cursor|outline|filter)\s*:[^;}]*;?")
_STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)


def tokens(css: str, theme: str) -> dict[str, str]:
    """The colours of a theme: those of the light one, and what the dark one changes."""
    found: dict[str, str] = {}
    for selector, body in _BLOCK.findall(_COMMENT.sub("", css)):
        dark = "data-theme=dark" in selector
        if ":root" in selector or ".board[data-theme" in selector or "[data-theme=" in selector:
            if not dark or theme == "dark":
                found.update({name: value.strip() for name, value in _TOKEN.findall(body)})
        elif selector.strip().startswith(".board"):
            found.update({name: value.strip() for name, value in _TOKEN.findall(body)})
    return found


def plain(svg: str, theme: str = "light") -> str:
    """The same SVG with every var(--token) replaced by its value."""
    css = "".join(_STYLE.findall(svg))
    values = tokens(css, theme)

    def value(match: re.Match[str]) -> str:
        return values.get(match[1], match[2] or "none")

    bare = _LIVELY.sub("", _AT_RULE.sub("", _COMMENT.sub("", css)))
    svg = _STYLE.sub(lambda _: f"<style>{bare}</style>", svg)
    for _ in range(3):  # a token may name another
        svg = _VAR.sub(value, svg)
    return svg


def png(svg: str, width: int = 1200, theme: str = "light") -> bytes:
    """The picture of a whole table, on the colour of the table."""
    ground = tokens(TOKENS.read_text(encoding="utf-8"), theme)["table"]
    return _pixels(plain(svg, theme), sans(), width=width, background=ground)


@cache
def sans() -> str | None:
    """The first of some usual fonts that this machine has; resvg looks for Arial, and leaves out the words if there is
    none."""
    nothing = _pixels(SAMPLE.format(""), None)
    return next((font for font in FONTS if _pixels(SAMPLE.format("a"), font) != nothing), None)


def _pixels(svg: str, font: str | None, **more: Any) -> bytes:
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, sans_serif_family=font, **more))
