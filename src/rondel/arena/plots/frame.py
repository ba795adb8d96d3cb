"""What all plots share: title, axis, gutter for names, legend, colours."""

from dataclasses import dataclass
from functools import cache
from html import escape
from math import ceil, floor, log10
from pathlib import Path

from rondel.drawing import svg
from rondel.drawing.plain import TOKENS, plain

WIDTH = 420  # small enough to be read on a telephone, and in a column of a paper
SIZE = 13  # of most texts
WIDE, NARROW = "mwMW%@", "fijlrt.,:;'|! "  # letters
TOP = 44  # of the plotted area: the title stands above
GUTTER = 140  # at most, for names
SERIES = 8  # colours there are; more begin again

CSS = (Path(__file__).parent / "plots.css").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Plot:
    """A finished picture. `name` is what its file is called."""

    name: str
    title: str
    body: str
    height: float

    def svg(self) -> str:
        """For the page, which brings the colours."""
        return svg.el(
            "svg",
            svg.el("title", escape(self.title)),
            self.body,
            class_="plot",
            viewBox=f"0 0 {WIDTH} {self.height:g}",
            role="img",
            xmlns="http://www.w3.org/2000/svg",
        )


def paper(plot: Plot) -> str:
    """For a file of its own: light, every colour written out, readable by any program."""
    head, _, rest = plot.svg().partition(">")
    return f'{head} width="{WIDTH}" height="{plot.height:g}"><style>{paper_css()}</style>{rest}\n'


@cache
def paper_css() -> str:
    """The style that a plot needs outside of the page."""
    style = plain(f"<style>{TOKENS.read_text(encoding='utf-8')}{CSS}</style>")
    return "\n".join(rule for rule in style.splitlines() if rule.startswith(".plot"))


class Axis:
    """A straight scale from values to places, with round ticks."""

    def __init__(self, least: float, most: float, start: float, end: float, ticks: int = 5) -> None:
        if most <= least:
            most = least + 1
        self.step = _round_step((most - least) / ticks)
        self.least, self.most = floor(least / self.step + 1e-9) * self.step, ceil(most / self.step - 1e-9) * self.step
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.least) / (self.most - self.least) * (self.end - self.start)

    def ticks(self) -> list[float]:
        return [self.least + i * self.step for i in range(round((self.most - self.least) / self.step) + 1)]

    def label(self, value: float, percent: bool = False) -> str:
        if percent:
            return f"{value * 100:.{0 if self.step >= 0.01 else 1}f}%".replace("-", "−")
        decimals = max(0, -floor(log10(self.step) + 1e-9))
        return f"{value:.{decimals}f}".replace("-", "−")


def _round_step(rough: float) -> float:
    power = 10.0 ** floor(log10(rough))
    return float(next(step * power for step in (1, 2, 5, 10) if step * power >= rough * (1 - 1e-9)))


def text_width(words: str, size: float = SIZE) -> float:
    """About; rather more than less, for fonts differ."""
    return size * sum(0.98 if c in WIDE else 0.41 if c in NARROW else 0.74 if c.isupper() else 0.64 for c in words)


def shortened(words: str, width: float) -> str:
    """As much of it as fits."""
    if text_width(words) <= width:
        return words
    while words and text_width(words + "…") > width:
        words = words[:-1]
    return words + "…"


def gutter(names: list[str]) -> float:
    """Where the plotted area begins, right of the names."""
    return min(GUTTER, max([text_width(name) for name in names], default=0)) + 12


def name_text(x: float, y: float, words: str, width: float) -> str:
    """A name left of its row, cut if it is too long; the whole is shown to who points at it."""
    shown = shortened(words, width)
    title = svg.el("title", escape(words)) if shown != words else ""
    return svg.el(
        "text", title, escape(shown), x=x, y=y + SIZE * 0.36, class_="name", font_size=SIZE, text_anchor="end"
    )


def heading(title: str) -> str:
    return svg.text(0, 18, title, "title", size=15, anchor="start", width=WIDTH)


def x_axis(axis: Axis, top: float, bottom: float, label: str, percent: bool = False) -> str:
    """Grid lines, the values under them, and what they are."""
    parts = [svg.line(axis(tick), top, axis(tick), bottom, "grid") for tick in axis.ticks()]
    shown = axis.ticks()
    if len(shown) * text_width(axis.label(shown[-1], percent)) > 0.8 * (axis.end - axis.start):
        shown = shown[::2]
    parts += [svg.text(axis(tick), bottom + 17, axis.label(tick, percent), "tick", size=SIZE - 1) for tick in shown]
    half = text_width(label) / 2
    middle = max(half, min((axis.start + axis.end) / 2, WIDTH - half))  # never beyond the edge
    parts.append(svg.text(middle, bottom + 37, label, "label", size=SIZE, width=WIDTH))
    return "".join(parts)


def colour(series: int) -> str:
    return f"s{series % SERIES + 1}"


def legend(names: list[str], y: float) -> tuple[str, float]:
    """Colours and their names, in as many lines as they need; and where the next thing may begin."""
    parts: list[str] = []
    x = 0.0
    for series, name in enumerate(names):
        width = text_width(name) + 34
        if x and x + width > WIDTH:
            x, y = 0.0, y + 20
        parts.append(mark(series, x + 7, y) + svg.text(x + 18, y + 4.5, name, "name", size=SIZE, anchor="start"))
        x += width
    return "".join(parts), y + 28


def mark(series: int, x: float, y: float, r: float = 5) -> str:
    """The dot of a series: its colour and its shape."""
    cls = f"dot {colour(series)}"
    if series % 4 == 0:
        return svg.circle(x, y, r, cls)
    if series % 4 == 1:
        return svg.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8, cls, r=0)
    if series % 4 == 2:
        return svg.path(f"M{x:.1f} {y - r * 1.15:.1f}l{r * 1.1:.1f} {r * 2:.1f}h{-r * 2.2:.1f}z", cls)
    d = r * 1.25
    return svg.path(f"M{x:.1f} {y - d:.1f}l{d:.1f} {d:.1f}l{-d:.1f} {d:.1f}l{-d:.1f} {-d:.1f}z", cls)
