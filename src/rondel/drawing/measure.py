"""What a drawing must keep: texts large enough to be read, and an explanation for every symbol.

Both are found in the SVG itself, so that what is checked is what is seen.
"""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple
from xml.etree import ElementTree

from .board import LEAST_TEXT, Panel

MAPS = (((892, 518), 10.0), ((1054, 612), 12.0))  # pixels of the map on two screens, and of a text there at least
SVG = "{http://www.w3.org/2000/svg}"
HREF = ("href", "{http://www.w3.org/1999/xlink}href")
SCALE = re.compile(r"scale\(\s*([\d.]+)")
DECOR = "decor"  # the class of what only adorns: trees, waves, shadows


class Text(NamedTuple):
    """A text of a drawing and how high it is, in units of the panel."""

    words: str
    size: float


def least(panel: Panel) -> float:
    """Units that a text of a panel is high at least. Map and drawer are shown as large as the map's room allows."""
    if panel.role in ("shelf", "dock"):
        return LEAST_TEXT
    _, _, w, h = panel.box
    return round(max(pixels / min(wide / w, high / h) for (wide, high), pixels in MAPS), 2) - 0.01


def elements(drawn: str) -> Iterator[tuple[ElementTree.Element, list[ElementTree.Element]]]:
    """Each element with those it lies in, the outermost first. Definitions are not drawn."""
    yield from _walk(ElementTree.fromstring(drawn), [])


def _walk(
    at: ElementTree.Element, above: list[ElementTree.Element]
) -> Iterator[tuple[ElementTree.Element, list[ElementTree.Element]]]:
    if at.tag == SVG + "defs":
        return
    yield at, above
    for kid in at:
        yield from _walk(kid, [*above, at])


def texts(drawn: str) -> list[Text]:
    """All texts of an SVG, scaled as the groups they lie in."""
    found: list[Text] = []
    for element, above in elements(drawn):
        words = "".join(element.itertext()).strip()
        if element.tag == SVG + "text" and words:
            size = float(element.get("font-size", "16"))
            for group in [*above, element]:
                scaled = SCALE.search(group.get("transform", ""))
                size *= float(scaled[1]) if scaled else 1.0
            found.append(Text(words, round(size, 2)))
    return found


def unexplained(drawn: str, explained: Callable[[str], bool]) -> set[str]:
    """Symbols that a person could not ask about: drawn neither in an element whose `data-tip` names components that are
    explained, nor as an adornment (class `decor`)."""
    found: set[str] = set()
    for element, above in elements(drawn):
        if element.tag != SVG + "use":
            continue
        around = [*above, element]
        if any(DECOR in group.get("class", "").split() for group in around):
            continue
        tips = [group.get("data-tip") for group in around if group.get("data-tip")]
        if not tips or not all(map(explained, str(tips[-1]).split())):
            name = next((element.get(key, "") for key in HREF if element.get(key)), "")
            found.add(f"{name.lstrip('#')} in {tips[-1] if tips else 'nothing'}")
    return found
