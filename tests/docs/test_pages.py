"""Every page leads somewhere: its links, its headings, its pictures; a drawing of ours says in words what it shows."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
PICTURES = sorted(ROOT.glob("docs/pictures/*.svg"))
LINK = re.compile(r"\]\((?!https?:)([^)\s]+)\)|(?:src|srcset)=\"([^\"]+)\"")
SVG = "{http://www.w3.org/2000/svg}"


def prose(page: Path) -> str:
    return re.sub(r"^```.*?^```|`[^`\n]*`", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def headings(page: Path) -> set[str]:
    """As GitHub names them."""
    titles = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def leads(page: Path, link: str) -> bool:
    file, _, heading = link.partition("#")
    target = page.parent / file if file else page
    return target.exists() and (not heading or heading in headings(target))


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(file: Path) -> None:
    links = [marked or source for marked, source in LINK.findall(prose(file))]
    assert [link for link in links if not leads(file, link)] == []


@pytest.mark.parametrize("file", PICTURES, ids=lambda file: file.stem)
def test_a_picture_has_words_for_it_and_colours_for_the_dark(file: Path) -> None:
    picture = ElementTree.parse(file).getroot()
    assert picture.get("role") == "img" and picture.get("aria-labelledby") == "title desc"
    assert all(picture.findtext(f"{SVG}{name}") for name in ("title", "desc"))
    assert "prefers-color-scheme: dark" in str(picture.findtext(f"{SVG}style"))
