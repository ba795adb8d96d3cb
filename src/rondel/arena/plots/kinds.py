"""The kinds of plots: intervals, boxes, histograms, bars and a matrix. Rows from the top down, values to the right."""

from collections.abc import Sequence
from dataclasses import dataclass

from rondel.drawing import svg

from .frame import (
    SIZE,
    TOP,
    WIDTH,
    Axis,
    Plot,
    colour,
    gutter,
    heading,
    legend,
    mark,
    name_text,
    shortened,
    text_width,
    x_axis,
)

AXIS = 50  # height of the axis under the plotted area
RIGHT = 24  # kept free, for half of the last tick's text


@dataclass(frozen=True)
class Interval:
    """A row: a value, and the ends of its interval unless there is none."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True)
class BoxMark:
    """Whiskers from low to high, a box from q1 to q3, a line at the median, a dot at the mean."""

    low: float
    q1: float
    median: float
    q3: float
    high: float
    mean: float


@dataclass(frozen=True)
class Bins:
    """A row of bars: shares of a whole."""

    name: str
    start: float
    width: float
    shares: list[float]
    mean: float


def intervals(
    name: str,
    title: str,
    label: str,
    rows: Sequence[Interval],
    percent: bool = False,
    reference: float | None = None,
    zero: bool = False,
) -> Plot:
    """A dot with its interval for each row; a dashed line at the reference."""
    ends = [end for row in rows for end in (row.low, row.high, row.value) if end is not None]
    ends += [reference] if reference is not None else []
    ends += [0.0] if zero else []
    left, bottom = gutter([row.name for row in rows]), TOP + 34.0 * len(rows)
    axis = Axis(min(ends), max(ends), left, WIDTH - RIGHT)
    parts = [heading(title), x_axis(axis, TOP - 8, bottom, label, percent)]
    if reference is not None:
        parts.append(svg.line(axis(reference), TOP - 8, axis(reference), bottom, "reference"))
    for series, row in enumerate(rows):
        y = TOP + 34 * series + 17
        parts.append(name_text(left - 10, y, row.name, left - 10))
        if row.low is not None and row.high is not None:
            a, b = axis(row.low), axis(row.high)
            d = f"M{a:.1f} {y - 6:g}v12M{a:.1f} {y:g}H{b:.1f}M{b:.1f} {y - 6:g}v12"
            parts.append(svg.path(d, f"whisker l{colour(series)[1:]}"))
        parts.append(mark(series, axis(row.value), y, 6))
    return Plot(name, title, "".join(parts), bottom + AXIS)


def boxes(
    name: str, title: str, label: str, groups: Sequence[tuple[str, Sequence[BoxMark | None]]], series: Sequence[str]
) -> Plot:
    """For each group a box of each series."""
    key, top = _key(series)
    marks = [one for _, those in groups for one in those if one is not None]
    left = gutter([group for group, _ in groups])
    step, gap = (18.0, 12.0) if len(series) > 1 else (26.0, 4.0)
    height = step * len(series) + gap
    bottom = top + height * len(groups)
    axis = Axis(min(one.low for one in marks), max(one.high for one in marks), left, WIDTH - RIGHT)
    parts = [heading(title), key, x_axis(axis, top - 8, bottom, label)]
    for row, (group, those) in enumerate(groups):
        start = top + height * row
        parts.append(name_text(left - 10, start + height / 2, group, left - 10))
        for n, one in enumerate(those):
            if one is not None:
                parts.append(_box(axis, start + gap / 2 + step * (n + 0.5), one, n if len(series) > 1 else row))
        if row:
            parts.append(svg.line(left, start, WIDTH - RIGHT, start, "grid"))
    return Plot(name, title, "".join(parts), bottom + AXIS)


def _box(axis: Axis, y: float, one: BoxMark, series: int) -> str:
    line = f"whisker l{colour(series)[1:]}"
    x1, x3 = axis(one.q1), axis(one.q3)
    parts = [svg.line(axis(one.low), y, axis(one.high), y, line)]
    parts.append(svg.rect(x1, y - 6, max(2.0, x3 - x1), 12, colour(series), r=2))
    if x3 - x1 > 6:  # in a narrower box the line would hide it
        parts.append(svg.line(axis(one.median), y - 6, axis(one.median), y + 6, "median"))
    parts.append(mark(series, axis(one.mean), y, 3.5))
    return "".join(parts)


def histograms(name: str, title: str, label: str, rows: Sequence[Bins]) -> Plot:
    """A histogram for each row over the same axis; each as tall as the others, its highest share written at it."""
    left = gutter([row.name for row in rows])
    height = 76.0
    bottom = TOP + height * len(rows)
    ends = [row.start + row.width * len(row.shares) for row in rows]
    axis = Axis(min(row.start for row in rows), max(ends), left, WIDTH - RIGHT)
    parts = [heading(title), x_axis(axis, TOP - 8, bottom, label)]
    for n, row in enumerate(rows):
        base = TOP + height * (n + 1) - 4
        parts.append(name_text(left - 10, base - height / 2 + 8, row.name, left - 10))
        most = max(row.shares)
        for i, share in enumerate(row.shares):
            x, end = axis(row.start + i * row.width), axis(row.start + (i + 1) * row.width)
            tall = (height - 22) * share / most
            if share:
                parts.append(svg.rect(x + 0.5, base - tall, max(1.0, end - x - 1), tall, colour(n), r=0))
        x = axis(row.start + (row.shares.index(most) + 0.5) * row.width)
        parts.append(svg.text(x, base - height + 18, f"{most:.1%}", "note", size=SIZE - 2))
        parts.append(svg.line(left, base, WIDTH - RIGHT, base, "base"))
        parts.append(svg.path(f"M{axis(row.mean):.1f} {base:g}l5 8h-10z", "dot s8"))
    return Plot(name, title, "".join(parts), bottom + AXIS)


def bars(
    name: str, title: str, label: str, groups: Sequence[tuple[str, Sequence[float]]], series: Sequence[str]
) -> Plot:
    """For each group a bar of each series, with its value."""
    key, top = _key(series)
    left = gutter([group for group, _ in groups])
    step = 13.0 if len(series) > 1 else 18.0
    height = step * len(series) + 8
    bottom = top + height * len(groups)
    axis = Axis(0, max(value for _, values in groups for value in values), left, WIDTH - RIGHT - 20)
    parts = [heading(title), key, x_axis(axis, top - 8, bottom, label)]
    for row, (group, values) in enumerate(groups):
        start = top + height * row
        parts.append(name_text(left - 10, start + height / 2, group, left - 10))
        for n, value in enumerate(values):
            y = start + 4 + step * n
            parts.append(svg.rect(left, y, max(0.5, axis(value) - left), step - 2, colour(n), r=1))
            shown = f"{value:.1f}" if value >= 0.05 or not value else f"{value:.2g}"
            parts.append(svg.text(axis(value) + 4, y + step - 4, shown, "note", size=SIZE - 2, anchor="start"))
    parts.append(svg.line(left, top - 8, left, bottom, "base"))
    return Plot(name, title, "".join(parts), bottom + AXIS)


def matrix(
    name: str, title: str, note: str, names: Sequence[str], cells: Sequence[Sequence[tuple[float, str] | None]]
) -> Plot:
    """A share from 0 to 1 and a small text in each cell: row against column."""
    left = gutter(list(names))
    width = min(110.0, (WIDTH - left - 2) / len(names))
    height = 44.0
    top = TOP + 22
    parts = [heading(title)]
    for n, column in enumerate(names):
        parts.append(svg.text(left + width * (n + 0.5), top - 10, shortened(column, width), "name", size=SIZE))
    for row, name_ in enumerate(names):
        y = top + height * row
        parts.append(name_text(left - 10, y + height / 2, name_, left - 10))
        for n, cell in enumerate(cells[row]):
            parts.append(_cell(left + width * n, y, width - 2, height - 2, cell))
    bottom = top + height * len(names)
    parts.append(svg.text(left, bottom + 18, note, "label", size=SIZE - 1, anchor="start", width=WIDTH - left))
    return Plot(name, title, "".join(parts), bottom + 30)


def _cell(x: float, y: float, width: float, height: float, cell: tuple[float, str] | None) -> str:
    if cell is None:
        return svg.rect(x, y, width, height, "empty", r=3)
    share, note = cell
    side = "ahead" if share >= 0.5 else "behind"
    strength = f"{0.08 + 0.5 * abs(share - 0.5) * 2:.2f}"
    value = f"{share:.1%}" if width > 60 else f"{share * 100:.0f}"
    parts = [svg.rect(x, y, width, height, "empty", r=3), svg.rect(x, y, width, height, side, r=3, opacity=strength)]
    parts.append(svg.text(x + width / 2, y + (19 if width > 60 else 27), value, "strong", size=SIZE + 1))
    if text_width(note, SIZE - 3) < width:
        parts.append(svg.text(x + width / 2, y + 34, note, "name", size=SIZE - 3))
    return "".join(parts)


def _key(series: Sequence[str]) -> tuple[str, float]:
    """The legend, and where the plotted area begins below it; one series needs none."""
    return legend(list(series), TOP - 8) if len(series) > 1 else ("", float(TOP))
