"""What a player reads in Saltfjord: complete, without a slip, in Polish that counts fish as Poles do."""

import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import rondel
from rondel.core.events import EVERYBODY, Event
from rondel.core.texts import LANGUAGES, Texts, slug
from rondel.games.saltfjord import explain
from support.saltfjord import GAME, play, table

TEXTS = Texts(GAME, strict=True)
C = GAME.components
FOLDER = Path(explain.__file__).parent.parent
GAME_TEXTS = FOLDER / "texts"
CORE_TEXTS = Path(rondel.__file__).parent / "core" / "words"
RULES = set(re.findall(r"^- (SF-[A-Z]+-\d+)", (GAME_TEXTS.parent / "rulebook.md").read_text("utf-8"), re.M))
SETTINGS: list[tuple[int, int, dict[str, Any]]] = [  # seed, players, options
    (1, 3, {}),
    (2, 2, {"wagons": True}),
    (3, 4, {"side": "village", "wagons": True}),
    (4, 1, {}),
    (5, 1, {"wagons": True, "special_tiles": 5}),
]
FAMILIES = [
    "done",
    "discard",
    "return",
    "upgrade:fish",
    "fresh_start",
    *[f.name for f in GAME.actions.families],
]
ASKED = [step for step in GAME.steps if not step.automatic and step not in GAME.interrupt_steps()]
CATEGORIES = list(GAME.new(2, 1).scores()[0])
LEVELS = [f"{track}:{level}" for track in [*C.tracks, "advanced"] for level in (1, 2, 3)]
COMPONENTS = [
    *C.goods, *C.squares, *C.tiles, *C.starting_tiles, *C.start_resources, *C.crates, *C.tokens, *C.pieces,
    *C.building_spaces, *C.fishing_spaces, *C.line_names, *C.places, *C.cells, *C.shapes, *C.boards, *C.taverns,
    *C.piers, *C.tracks, *C.abilities, *C.scoring_tiles,
]  # fmt: skip


def entries(path: Path) -> list[Any]:
    return [e for e in FluentParser().parse(path.read_text("utf-8")).body if not isinstance(e, ast.BaseComment)]


@cache
def messages(lang: str) -> dict[str, Any]:
    found = entries(CORE_TEXTS / f"{lang}.ftl") + entries(GAME_TEXTS / f"{lang}.ftl")
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def reasons() -> set[str]:
    """The keys of what rules bar, and of what is not asked for: a rule stands behind each."""
    sources = [path.read_text("utf-8") for path in FOLDER.glob("*.py")]
    bars = {key for source in sources for key in re.findall(r'\bBar\(\s*"([a-z_]+)"', source)}
    return bars | set(re.findall(r'return "([a-z_]+)", (?:"SF-|step\.rule)', inspect.getsource(explain)))


def busy(s: Any, random: Random) -> int:
    """A player who does not retire or discard before they must, so that much happens."""
    idle = ("retire", "discard", "done", "overboard", "sell", "downgrade")
    choices = [a for a in s.legal() if not GAME.actions.name(a).startswith(idle)]
    return random.choice(choices or s.choices)


def game_states(seed: int, players: int, options: dict[str, Any]) -> Iterator[Any]:
    s = GAME.new(players, seed, **options)
    random = Random(seed)
    while s.actor is not None:
        yield s
        s.listen()
        s.apply(busy(s, random))
    yield s


# The files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_three_files_have_the_same_messages(lang: str) -> None:
    found = entries(GAME_TEXTS / f"{lang}.ftl")
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))
    assert set(messages(lang)) == set(messages("en"))


def expected() -> set[str]:
    c = C
    steps = [step.name for step in ASKED]
    effects = [e["effect"] for t in c.track_entries for row in t for e in row["levels"].values()]
    ids = {
        "title",
        "tagline",
        "player",
        "amount",
        "nothing",
        "choose",
        "game-over",
        "action-done",
        "action-decline",
        "forfeits-worker",
        "either",
    }
    ids |= {f"{kind}-{slug(name)}" for name in FAMILIES for kind in ("action", "family")}
    ids |= {
        f"done-{name}"
        for name in ("activate", "end_turn", "lift", "market", "move_wagons", "neighbor", "own_or_neighbor", "piers")
    }
    ids |= {f"done-may-{part}" for part in ("Build", "GoFishing", "OneOf", "Order", "Technology", "Trade")}
    ids |= {f"prompt-{slug(name)}" for name in steps}
    ids |= {f"event-{kind}" for kind in GAME.event_kinds}
    ids |= {f"score-{name}" for name in CATEGORIES}
    for option in GAME.options:
        ids |= {f"option-{option.name}", f"option-{option.name}-help"}
        ids |= {f"option-{option.name}-{str(value).lower()}" for value in option.values}
    ids |= {f"refusal-{key}" for key in [*reasons(), "not_now", "game_over"]}
    ids |= {f"name-{name}" for name in [*c.goods, *c.shapes, *c.boards, *c.taverns, *c.piers, *c.tracks]}
    ids |= {f"name-{name}" for name in [*c.facts["player_colors"]["colors"], "white", "orange"]}
    ids |= {f"name-{name}" for name in ("worker", "wagon", "column", "row")}
    ids |= {f"{kind}-{name}" for name in [*c.abilities, *c.scoring_tiles] for kind in ("name", "help")}
    ids |= {"help-tavern", "help-pier", "help-level"}
    ids |= {f"amount-{name}" for name in [*c.goods, "vp"]}
    ids |= {f"wagon-{way}" for way in ("stay", "up", "down", "left", "right")}
    ids |= {"side-A", "side-B", "sail-none", "sail-I", "sail-II", "sail-III", "keep-same"}
    acts = ("order", "technology", "build_small", "go_fishing", "upgrade", "gain")
    ids |= {f"square-{name}" for name in (*acts, "boardwalk", "on-cell")}
    ids |= {f"effect-{name}" for name in (*acts, "trade", "build_free", *[e for e in effects if isinstance(e, str)])}
    shown = (
        "tile",
        "resources",
        "crate",
        "token",
        "die",
        "stack",
        "fishing",
        "column",
        "row",
        "place",
        "arrow",
    )
    ids |= {f"shows-{name}" for name in shown}
    medals = [row["medal"] for row in c.facts["solo"]["medals"]["rows"]]
    ids |= {"outcome-won-true", "outcome-won-false", "outcome-special", "outcome-achievement"}
    return ids | {f"outcome-medal-{medal}" for medal in medals}


def test_every_message_is_used_and_none_is_missing() -> None:
    found = {name for name in messages("en") if not name.startswith(("term-", "board-"))}  # words for the drawn table
    assert found - expected() == set()
    assert expected() - found == set()


class References(visitor.Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.arguments: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.terms.add(node.id.name)

    def visit_VariableReference(self, node: Any) -> None:
        self.arguments.add(re.sub(r"_(acc|id)$", "", node.id.name))


def references(node: Any) -> References:
    found = References()
    found.visit(node)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_somewhere_and_arguments_are_the_same_in_all_languages(lang: str) -> None:
    """So a branch that no test reaches has no argument that is never given."""
    terms = {entry.id.name for entry in entries(GAME_TEXTS / f"{lang}.ftl") if isinstance(entry, ast.Term)}
    english = messages("en")
    for name, message in messages(lang).items():
        found = references(message)
        assert found.messages <= set(english), name
        assert found.terms <= terms, name
        assert found.arguments == references(english[name]).arguments, name


# Everything has a text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_table_has_a_text(lang: str) -> None:
    for action in range(len(GAME.actions)):
        assert not re.search(r"[{}$>]|\w:\w", TEXTS.brief(lang, action)), GAME.actions.name(action)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name(lang: str) -> None:
    for component in COMPONENTS:
        name = TEXTS.name(lang, component)
        assert name, component
        assert not re.search(r"[{}$_]|\w:\w", name), name
        if lang != "en" and component not in ("paper", *C.boards):
            assert name != component, component


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_needs_explaining_is_explained(lang: str) -> None:
    tiles = [*C.abilities, *C.scoring_tiles, *C.squares, *C.tiles, *C.starting_tiles, *C.start_resources, *C.crates]
    places = [*C.taverns, *C.piers, *LEVELS, *C.tracks, *C.line_names, *C.fishing_spaces]
    for component in [*tiles, *places, *C.tokens, *C.goods]:
        line = TEXTS.help(lang, component)
        assert line.endswith("."), component
        assert "\n" not in line
    assert TEXTS.help(lang, "2:3") == ""  # a cell


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_scores_and_outcomes_have_texts(lang: str) -> None:
    assert TEXTS.title(lang) == "Saltfjord"
    for option in GAME.options:
        assert TEXTS.option(lang, option.name)
        assert TEXTS.option_help(lang, option.name).endswith(".")
        assert len({TEXTS.option_value(lang, option.name, value) for value in option.values}) == len(option.values)
    assert len({TEXTS.score(lang, category) for category in CATEGORIES}) == len(CATEGORIES)
    solo = GAME.new(1, 1)
    assert len(TEXTS.outcome(solo, lang)) == 5  # won, two special tiles, medal, achievement
    assert TEXTS.outcome(GAME.new(2, 1), lang) == []


@pytest.mark.parametrize(("seed", "players", "options"), SETTINGS)
def test_a_whole_game_is_told_without_a_slip(seed: int, players: int, options: dict[str, Any]) -> None:
    """Strict texts raise if a message or an argument is missing."""
    for s in game_states(seed, players, options):
        for lang in LANGUAGES:
            told = [TEXTS.prompt(s, lang)]
            told += [TEXTS.action(s, action, lang) for action in s.legal()]
            told += [TEXTS.event(event, lang) for event in s.events or []]
            for text in told:
                assert text.strip() == text
                assert not re.search(r"[{}$_]|\w:\w|  ", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_a_text(lang: str) -> None:
    for kind in GAME.event_kinds:
        for numbers in ((0, 0), (1, 1), (2, 2)):
            assert TEXTS.event(Event(kind, 0, *numbers, EVERYBODY), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_a_prompt(lang: str) -> None:
    """Those that say more than their name are told in the games above and below."""
    for step in ASKED:
        key = f"prompt-{slug(step.name)}"
        if not references(messages("en")[key]).arguments:
            assert TEXTS.text(lang, key).endswith((".", "?")), step.name


RARE: list[tuple[dict[str, Any], dict[str, Any]]] = [  # fields of the player, pending step
    ({"levels": {"logistics": 2}}, {"step": "place_crate", "memo": "3"}),
    ({"boat": 4, "tokens": ["I-fish2", "I-vp1", "I-vp2", "I-wood1"]}, {"step": "throw"}),
    ({"goods": {"grain": 1, "food": 1}}, {"step": "may feast"}),
    ({"goods": {"fish": 3}, "levels": {"logistics": 3}}, {"step": "market", "memo": "ST-11"}),
    (
        {"goods": {"gold": 2, "paper": 1, "fish": 9}, "abilities": ["AB-5"], "on": {"3:6": "worker"}, "workers": 0},
        {"step": "both order and technology"},
    ),
]


@pytest.mark.parametrize(("me", "step"), RARE)
def test_rare_decisions_are_told_without_a_slip(me: dict[str, Any], step: dict[str, Any]) -> None:
    scoring = {"crafts": "ST-01", "carpentry": "ST-02", "logistics": "ST-11", "fishery": "ST-03"}
    s = table(me=me, pending=[{"step": "end_turn", "seat": 0}, {**step, "seat": 0}], scoring=scoring)
    assert s.legal()
    for lang in LANGUAGES:
        assert TEXTS.prompt(s, lang)
        assert [TEXTS.action(s, action, lang) for action in s.legal()]


def test_wagons_sent_at_once_are_told_without_a_slip() -> None:
    me = {"levels": {"logistics": 3}, "on": {"1:1": "wagon", "6:6": "wagon"}}
    s = table(me=me, options={"wagons": True}, pending=[{"step": "move_wagons", "seat": 0, "memo": ["1:1"]}])
    assert TEXTS.prompt(s, "en") == "You may move the wagon 1 space in any direction."
    assert said(s, "done") == "Move no more wagons"
    assert said(s, "wagon:1:1:right") == "Move the wagon from [1, 1] right to [1, 2]: 1 wood"
    assert said(s, "wagon:1:1:down", "pl") == "Porusz wóz z [1, 1] w dół na [2, 1]: 1 papier"


def test_different_options_of_a_decision_read_differently() -> None:
    for s in game_states(3, 3, {"wagons": True}):
        for lang in LANGUAGES:
            texts = [TEXTS.action(s, action, lang) for action in s.legal()]
            assert len(set(texts)) == len(texts), texts


# What it looks like


def said(s: Any, action: str, lang: str = "en") -> str:
    return TEXTS.action(s, GAME.actions.number(action), lang)


@pytest.mark.parametrize(
    ("n", "nominative", "accusative"),
    [(1, "1 ryba", "1 rybę"), (2, "2 ryby", "2 ryby"), (5, "5 ryb", "5 ryb"), (22, "22 ryby", "22 ryby")],
)
def test_polish_counts_fish(n: int, nominative: str, accusative: str) -> None:
    assert TEXTS.amount("pl", "fish", n) == nominative
    assert TEXTS.amount("pl", "fish", n, "acc") == accusative


def test_polish_counts_points_planks_and_wood() -> None:
    assert [TEXTS.amount("pl", "vp", n) for n in (1, 3, 11, 23)] == [
        "1 punkt",
        "3 punkty",
        "11 punktów",
        "23 punkty",
    ]
    assert [TEXTS.amount("pl", "plank", n) for n in (1, 2, 5)] == ["1 deska", "2 deski", "5 desek"]
    assert [TEXTS.amount("pl", "wood", n) for n in (1, 2, 5)] == ["1 drewno", "2 drewna", "5 drewna"]


def test_an_order_says_its_price_points_and_pier() -> None:
    s = table(
        me={"goods": {"food": 1, "wood": 1}},
        crate_tops={"4": "CR-23"},
        pending=[{"step": "may order", "seat": 0}],
    )
    assert said(s, "order:4") == "Order 4 for 1 food, 1 wood: crate worth 5 points at the feast pier"
    assert said(s, "order:4", "pl") == "Zlecenie 4 za 1 jedzenie, 1 drewno: skrzynia (5 punktów), molo biesiadne"
    assert said(s, "order:4", "de") == "Auftrag 4 für 1 Nahrung, 1 Holz: Kiste (5 Punkte), Festmahlsteg"


def test_a_die_says_what_its_lines_cost_and_offer() -> None:
    s = table(me={"goods": {"fish": 1}}, dice={"white 3": 1, "white 2": 1})
    assert said(s, "die:white:3") == "Take the white 3"
    play(s, "die:white:3")
    assert said(s, "use:column:3") == "Activate column 3: fishing"
    assert said(s, "use:column:4", "pl") == "Wydaj 1 rybę i aktywuj kolumnę 4: mały kafelek budynku"
    assert said(s, "use:column:2", "de") == "1 Fisch zahlen, Spalte 2 aktivieren: 1 Holz"


def test_building_says_what_is_on_the_tile_and_what_it_costs() -> None:
    s = table(me={"goods": {"wood": 1, "plank": 1}}, tile_tops={"L3_1": "L3-01"})
    assert said(s, "build:L3_1") == (
        "Build for 1 wood, 1 plank – L-shaped tile: 1 wood + order / technology + boardwalk (2 points)"
    )
    play(s, "build:L3_1")
    assert TEXTS.prompt(s, "en") == ("Place the L-shaped tile: 1 wood + order / technology + boardwalk (2 points).")


def test_placing_says_where_the_squares_lie_and_what_a_full_line_gives() -> None:
    row = ["S1-01@1:1:0", "S1-02@1:3:0", "S1-03@1:4:0"]
    s = table(me={"tiles": row}, pending=[{"step": "place", "seat": 0, "memo": "D2-01"}])
    assert said(s, "place:1:5:0") == (
        "Place on [1, 5]: 1 wood on [1, 5] + boardwalk (1 fish) on [1, 6] – completes row 1: 1 fish"
    )
    assert said(s, "place:3:3:90") == ("Place on [3, 3], turned 90°: 1 wood on [3, 3] + boardwalk (1 fish) on [4, 3]")


def test_a_technology_says_its_next_level_price_and_effect() -> None:
    s = table(
        me={"goods": {"gold": 1, "grain": 1}, "levels": {"carpentry": 2}},
        scoring={"crafts": "ST-01", "carpentry": "ST-02", "logistics": "ST-03", "fishery": "ST-04"},
        pending=[{"step": "may technology", "seat": 0}],
    )
    assert said(s, "technology:logistics") == "Logistics 1 for 1 grain: gain 1 fish, 1 wood, 1 paper"
    assert said(s, "technology:carpentry", "pl") == (
        "Ciesielstwo 3 za 1 złoto: od teraz każdy kafelek budynku kosztuje o 1 drewno mniej; kafelek punktacji „Rynek”"
    )


def test_the_end_of_a_decision_says_what_it_means() -> None:
    s = table(me={"goods": {"fish": 1}}, dice={"white 3": 1})
    play(s, "die:white:3", "use:column:3", "activate:6:3", "sail:I")
    assert said(s, "done") == "Finish and leave the die on [6, 3]"
    play(s, "done")
    assert said(s, "done") == "End your turn"
    offered = table(me={"goods": {"gold": 2}}, pending=[{"step": "may technology", "seat": 0}])
    assert said(offered, "done", "pl") == "Nie zyskuj technologii"
    over = GAME.restore(GAME.new(2, 1).save())
    over.stack, over.seat, over.choices = [], -1, []
    assert said(over, "done") == "Done"
    assert TEXTS.prompt(over, "de") == "Das Spiel ist zu Ende."
