"""What the symbols of a board mean: found in the drawing itself, told by the game's explanations.

A symbol means the component that its element names (`data-tip`). Where it stands for something more general,
`lessons/symbols.yaml` says so (`symbols: {i-coin: money}`) and sorts components by kind (`kinds: {goods: [money]}`).
The rule that tells about it is what a search for its name finds, or what `rules: {SF-LINE-01: [boardwalk]}` says.
"""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from typing import Any

from rondel.core.registry import folder, load_game
from rondel.drawing import Kit, board_of, svg
from rondel.drawing.measure import DECOR, HREF, SVG, elements

from . import figures
from .format import read_mapping
from .run import usual
from .search import search

SAMPLE = ((1, 0), (2, 60), (3, 150))  # seed, decisions of the heuristic
SYMBOL = re.compile(r'<symbol\b[^>]*\bid="([^"]+)"')
REST = "signs"  # the kind of what is sorted nowhere
IDLE = ("seat-", "ghost-")  # marks of players and pieces not placed yet mean nothing by themselves


@dataclass(frozen=True)
class SymbolMeaning:
    """A component and the symbols that stand for it; `panels`: where they were seen; `rule`: what tells of it."""

    component: str
    symbols: tuple[str, ...]
    kind: str
    panels: tuple[str, ...]
    rule: str


@cache
def glossary(name: str) -> tuple[SymbolMeaning, ...]:
    """All signs of a game, by kind in the order of symbols.yaml."""
    game = load_game(name)
    if board_of(game) is None:
        return ()
    file = folder(name) / "lessons" / "symbols.yaml"
    given = dict(read_mapping(file)) if file.exists() else {}
    kinds = {component: kind for kind, listed in given.get("kinds", {}).items() for component in listed}
    tips, panels = _seen(game)
    means = {symbol: _meaning(game, symbol, tips[symbol], given.get("symbols", {})) for symbol in _symbols(game, tips)}
    found: dict[str, list[str]] = defaultdict(list)
    for symbol, component in means.items():
        if component:
            found[component].append(symbol)
    told = {component: rule for rule, listed in given.get("rules", {}).items() for component in listed}
    order = [*kinds, *(component for component in found if component not in kinds)]
    return tuple(
        SymbolMeaning(
            component=one,
            symbols=tuple(found[one]),
            kind=kinds.get(one, REST),
            panels=tuple(_places(found[one], panels)),
            rule=told.get(one) or _rule(game, one),
        )
        for one in order
        if one in found
    )


def _symbols(game: Any, tips: dict[str, Counter[str]]) -> list[str]:
    """Those of the sprite in its order, then others that were drawn."""
    sprite = board_of(game).sprite(Kit(game))
    own = SYMBOL.findall(sprite)
    return [one for one in dict.fromkeys([*own, *tips]) if not one.startswith(IDLE)]


def _meaning(game: Any, symbol: str, tips: Counter[str], given: dict[str, str]) -> str:
    """The component: as the game says, its own name, or what it is seen with most."""
    own = symbol.partition("-")[2]  # i-gold is gold, square-od-te is od/te
    for one in (given.get(symbol), symbol, own, own.replace("-", "/"), *(tip for tip, _ in tips.most_common())):
        if one and game.texts().help("en", one):
            return one
    return ""


def _rule(game: Any, component: str) -> str:
    """The rule that a search for its name finds first; empty if none speaks of it."""
    found = search(game.name, "en", str(game.texts().name("en", component)))
    return found[0].rules[0].id if found else ""


def picture(name: str, symbol: str, lang: str = "en") -> figures.Cutout | None:
    """Where a symbol stands in a game well under way: on the map, else on the panel with most of them."""
    game = load_game(name)
    for seed, decisions in reversed(SAMPLE):
        panels = figures.drawn_panels(game, _played(game, seed, decisions).view(0), 0, lang)
        found = [(panel, drawn, drawn.count(f'href="#{symbol}"')) for panel, drawn in panels]
        panel, drawn, count = max(found, key=lambda one: (one[2] > 0, one[0].role == "map", one[2]))
        if count:
            return figures.Cutout(panel, drawn, symbol=symbol)
    return None


def _places(symbols: list[str], panels: dict[str, set[str]]) -> list[str]:
    return sorted(set().union(*(panels[symbol] for symbol in symbols)))


def _seen(game: Any) -> tuple[dict[str, Counter[str]], dict[str, set[str]]]:
    """With which components each symbol is drawn, and on which panels."""
    tips: dict[str, Counter[str]] = defaultdict(Counter)
    panels: dict[str, set[str]] = defaultdict(set)
    for seed, decisions in SAMPLE:
        for panel, drawn in pictures(game, seed, decisions).items():
            for symbol, components in symbols_in(drawn):
                panels[symbol].add(panel)
                tips[symbol].update(components)
    return tips, panels


def symbols_in(drawn: str) -> list[tuple[str, list[str]]]:
    """The symbols of a drawing that mean something, each with the components its element names."""
    found = []
    for element, above in elements(drawn):
        around = [*above, element]
        if element.tag != SVG + "use" or any(DECOR in group.get("class", "").split() for group in around):
            continue
        name = next((element.get(key, "") for key in HREF if element.get(key)), "").lstrip("#")
        tips = [group.get("data-tip", "") for group in around if group.get("data-tip")]
        found.append((name, tips[-1].split() if tips else []))
    return [one for one in found if not one[0].startswith(IDLE)]


def pictures(game: Any, seed: int, decisions: int) -> dict[str, str]:
    """The panels of a position, each as one SVG, by their names."""
    return drawn_panels(game, _played(game, seed, decisions).view(0))


def _played(game: Any, seed: int, decisions: int) -> Any:
    state = game.new(players=max(2, game.players[0]), seed=seed)
    for number in range(decisions):
        if state.actor is None:
            break
        state.apply(usual(game, state, number))
    return state


def drawn_panels(game: Any, view: dict[str, Any]) -> dict[str, str]:
    return {
        panel.name: svg.el("svg", drawn, xmlns="http://www.w3.org/2000/svg")
        for panel, drawn in figures.drawn_panels(game, view)
    }
