"""What a player reads in Great Western Trail: complete and without a slip, in three languages."""

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
from rondel.core.grammar import Offer, OneOf
from rondel.core.texts import LANGUAGES, Texts, slug
from rondel.games.great_western_trail import refusals, requirements
from rondel.games.great_western_trail.content import entries
from rondel.games.great_western_trail.descriptions import CATEGORIES
from rondel.games.great_western_trail.rules import AUXILIARY
from rondel.games.trail.content import May, label, labels
from support.great_western_trail import GAME, at, crew, table, visiting

TEXTS = Texts(GAME, strict=True)
C = GAME.components
GAME_TEXTS = Path(inspect.getfile(refusals)).parent / "texts"
CORE_TEXTS = Path(rondel.__file__).parent / "core" / "words"
SETTINGS: list[tuple[int, int, dict[str, Any]]] = [  # seed, players, options
    (1, 3, {}),
    (2, 2, {"buildings": "b", "simmental": True}),
    (3, 4, {"buildings": "mixed", "neutral": "random"}),
    (4, 1, {"simmental": True, "sam": "easy"}),
    (5, 1, {"buildings": "b", "sam": "hard"}),
]
FAMILIES = ["done", "reveal", "upgrade", *[family.name for family in GAME.actions.families]]
PARTS = ("move", "place_herder", "aux_single", "remove_card", "objective_to_hand_1", "engine_forward_1")
ASKED = [  # steps that may be pending: not those that other steps offer as a part of theirs
    step
    for step in GAME.steps
    if not step.automatic and not isinstance(step, (Offer, OneOf)) and step.name not in PARTS
]
LABELS = labels(entries(C))
SAM_CARDS = [card["id"] for card in C.facts["solo"]["deck"]["cards"]]
COMPONENTS = [
    *C.cards, *C.breeds, *C.tiles, *C.private_names, *C.spaces, *C.cities, *C.stations, *C.rail, *C.masters,
    *C.slot_names, *C.workers, *AUXILIARY, *LABELS, *SAM_CARDS, *CATEGORIES,
    *[option["id"] for option in C.buy_options],
]  # fmt: skip
EXPLAINED = [
    *C.cards, *C.tiles[C.first_neutral :], *C.private_names, *C.masters, *C.stations, *C.cities, *SAM_CARDS,
    *[C.spaces[space] for space in C.trail.sites],
]  # fmt: skip
SLIP = re.compile(r"[{}$_]|\w:\w|  ")


def found_in(path: Path) -> list[Any]:
    return [e for e in FluentParser().parse(path.read_text("utf-8")).body if not isinstance(e, ast.BaseComment)]


@cache
def messages(lang: str) -> dict[str, Any]:
    found = found_in(CORE_TEXTS / f"{lang}.ftl") + found_in(GAME_TEXTS / f"{lang}.ftl")
    return {entry.id.name: entry for entry in found if isinstance(entry, ast.Message)}


def reasons() -> set[str]:
    """The keys that refusals are made with: a rule stands behind each."""
    pattern = r'"([a-z_]+)",\s+(?:"GWT-|step\.rule|rule\b)'
    return set(re.findall(pattern, inspect.getsource(refusals) + inspect.getsource(requirements)))


def busy(s: Any, random: Random) -> int:
    """A player who does what there is to do, so that much happens."""
    idle = ("done", "aux:dollar", "aux:draw", "discard", "remove", "exchange")
    choices = [action for action in s.choices if not GAME.actions.name(action).startswith(idle)]
    return random.choice(choices or s.choices)


def game_states(seed: int, players: int, options: dict[str, Any]) -> Iterator[Any]:
    s = GAME.new(players, seed, **options)
    random = Random(seed)
    while s.actor is not None:
        yield s
        s.listen()
        s.apply(random.choice(s.interrupts(s.actor) or s.choices) if random.random() < 0.02 else busy(s, random))
    yield s


# The files


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_three_files_have_the_same_messages(lang: str) -> None:
    found = found_in(GAME_TEXTS / f"{lang}.ftl")
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))
    assert set(messages(lang)) == set(messages("en"))


def expected() -> set[str]:
    may = [step.name for step in ASKED if isinstance(step, May)]
    ids = {"title", "amount", "nothing", "choose", "game-over", "action-decline", "either", "both", "forgo"}
    ids |= {f"{kind}-{name}" for name in FAMILIES for kind in ("action", "family")}
    ids |= {f"done-{name}" for name in ("visit", "copy_visit", "buy", "upgrade", "take_master", "raise")}
    ids |= {f"done-{slug(name)}" for name in ("remove_hand_cards_1", "remove_hand_cards_2", *may)}
    ids |= {f"prompt-{slug(step.name)}" for step in ASKED}
    asks = (
        "immediate",
        "discard",
        "hire",
        "build",
        "engine",
        "may-engine",
        "engine-back",
        "remove",
        "hazard",
        "herder",
    )
    ids |= {f"ask-{name}" for name in (*asks, "draw", "foresight")}
    ids |= {f"event-{kind}" for kind in GAME.event_kinds}
    ids |= {f"score-{name}" for name in CATEGORIES}
    for option in GAME.options:
        ids |= {f"option-{option.name}", f"option-{option.name}-help"}
        ids |= {f"option-{option.name}-{str(value).lower()}" for value in option.values}
    ids |= {f"refusal-{key}" for key in [*reasons(), "not_now", "game_over"]}
    ids |= {"outcome-won-true", "outcome-won-false", "outcome-sam"}
    return ids | expected_names() | expected_effects()


def expected_names() -> set[str]:
    c = C
    letters = [tile["id"] for tile in c.neutral_tiles]
    plain = [*c.breeds, *[f"simmental_{stage}" for stage in (1, 2, 3)], *c.workers, *c.cities, *letters]
    plain += ["flood", "drought", "rockfall", "green_outlaw", "orange_outlaw", "start", "kc", "sam"]
    plain += [*c.facts["player_colors"]["colors"], "white", "orange", "red", "blue", "green", "black"]
    ids = {f"name-{name}" for name in [*plain, *[f"n{letter}" for letter in letters]]}
    amounts = ("dollar", "vp", "certificate", "cowboy", "builder", "step", "simmental_1")
    ids |= {f"amount-{name}" for name in [*amounts, *c.tasks]}
    shown = ("cattle", "purchase", "objective", "hazard", "building", "owned", "station", "turnout", "rail", "master")
    ids |= {f"shows-{name}" for name in (*shown, "sam_card")}
    explained = ("cattle", "objective", "neutral", "private", "space", "city", "station", "master", "sam_card")
    ids |= {f"about-{name}" for name in explained}
    ids |= {f"space-{name}" for name in ("building", "hazard", "outlaw")}
    ids |= {f"{kind}-{group}" for kind in ("slot", "unlock") for group in ("aux", "cert_limit", "step", "hand")}
    ids |= {f"place-{name}" for name in ("space", "neutral", "own", "other", "sam")}
    ids |= {"buy-reveal", "objective-stack", "aux-single", "aux-double"}
    ids |= {f"hire-{row + 1}" for row in range(len(c.job_cost))} | {f"exchange-{seat}" for seat in (1, 2, 3, 4)}
    cards = c.facts["solo"]["deck"]["cards"]
    moves = {"number" if isinstance(card["steps"], int) else card["steps"] for card in cards}
    return ids | {f"sam-moves-{name}" for name in moves} | {f"sam-{card['action']}" for card in cards}


def expected_effects() -> set[str]:
    """From the notation of components.yaml: each word, and what is counted by it."""
    aux = [entry[kind] for entry in C.auxiliary for kind in ("single", "double")]
    written = [part for entry in entries(C) + aux for part in entry.get("choice", [entry])]
    written += [tile["top"] for tile in C.master_tiles if "choice" not in tile["top"]]
    words = {(key, isinstance(value, str)) for entry in written for key, value in entry.items()}
    ids = {f"effect-{key}-per" if counted else f"effect-{key}" for key, counted in words} | {
        "effect-trade",
        "effect-all",
    }
    kinds = {entry["discard"]["type"] for entry in written if "discard" in entry}
    plain = {"any", "pair_same_type", "objective_card"}
    ids |= {f"discards-{kind}" for kind in plain & kinds} | {"discards-breed", "discards-value"}
    counts = ("cowboys", "engineers", "builders", "workers_in_worker_section", "own_woods_buildings", "hazards")
    counts += ("own_buildings_on_board", "outlaw_pair_green_orange", "own_stations", "certificates")
    ids |= {f"per-{name}" for name in (*counts, "objective_cards_in_area")} | {"ends-per", "ends-nothing"}
    ids |= {f"now-{name}" for name in ("dollars", "spaces", "cards", "outlaws")}
    ids |= {f"fee-{name}" for name in ("none", "exact", "range")}
    return ids | {f"deliver-{name}" for name in ("transport", "dollars", "points", "loss")}


def test_every_message_is_used_and_none_is_missing() -> None:
    found = {name for name in messages("en") if not name.startswith(("term-", "board-"))}  # words for the drawn table
    assert found - expected() == set()
    assert expected() - found == set()


class References(visitor.Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.arguments: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: Any) -> None:
        self.arguments.add(re.sub(r"_(acc|id)$", "", node.id.name))


def references(node: Any) -> References:
    found = References()
    found.visit(node)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_somewhere_and_arguments_are_the_same_in_all_languages(lang: str) -> None:
    """So a branch that no test reaches has no argument that is never given."""
    english = messages("en")
    for name, message in messages(lang).items():
        found = references(message)
        assert found.messages <= set(english), name
        assert found.arguments == references(english[name]).arguments, name


# Everything has a text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_the_table_has_a_text(lang: str) -> None:
    for action in range(len(GAME.actions)):
        assert not re.search(r"[{}$>_]|\w:\w", TEXTS.brief(lang, action)), GAME.actions.name(action)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_has_a_name(lang: str) -> None:
    for component in COMPONENTS:
        for case in ("", "acc"):
            name = TEXTS.name(lang, component, case)
            assert name, component
            assert not SLIP.search(name), name
            if lang != "en":
                assert name != component, component


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_needs_explaining_is_explained(lang: str) -> None:
    for component in EXPLAINED:
        line = TEXTS.help(lang, component)
        assert line.endswith("."), component
        assert not SLIP.search(line), line
    for name in ("cowboy", *[option.name for option in GAME.options]):  # what a view also mentions
        assert TEXTS.help(lang, name) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_scores_and_outcomes_have_texts(lang: str) -> None:
    assert TEXTS.title(lang) == "Great Western Trail"
    for option in GAME.options:
        assert TEXTS.option(lang, option.name)
        assert TEXTS.option_help(lang, option.name).endswith(".")
        assert len({TEXTS.option_value(lang, option.name, value) for value in option.values}) == len(option.values)
    assert tuple(GAME.new(2, 1).scores()[0]) == CATEGORIES
    assert len({TEXTS.score(lang, category) for category in CATEGORIES}) == len(CATEGORIES)
    assert len(TEXTS.outcome(GAME.new(1, 1), lang)) == 1 + len(CATEGORIES)  # won, and Sam's points
    assert TEXTS.outcome(GAME.new(2, 1), lang) == []


@pytest.mark.parametrize(("seed", "players", "options"), SETTINGS)
def test_a_whole_game_is_told_without_a_slip(seed: int, players: int, options: dict[str, Any]) -> None:
    """Strict texts raise if a message or an argument is missing; different options read differently."""
    for s in game_states(seed, players, options):
        for lang in LANGUAGES:
            offered = [TEXTS.action(s, action, lang) for action in s.legal()]
            assert len(set(offered)) == len(offered), offered
            told = [TEXTS.prompt(s, lang), *[TEXTS.event(event, lang) for event in s.events or []]]
            for text in offered + told:
                assert text.strip() == text
                assert not SLIP.search(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_event_has_a_text(lang: str) -> None:
    for kind in GAME.event_kinds:
        for numbers in ((0, 0), (1, 1), (2, 2)):
            assert not SLIP.search(TEXTS.event(Event(kind, 0, *numbers, EVERYBODY), lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_local_action_of_every_building_is_told(lang: str) -> None:
    """Also those that no game above happens to reach: as an action, and as the immediate action of a card or tile."""
    s = visiting("a1", "0/1a", me={"workers": crew(2, 2, 2)})
    for name in LABELS:
        text = TEXTS.action(s, GAME.actions.number(f"use:{name}"), lang)
        assert not SLIP.search(text), text
    for step in ASKED:
        if isinstance(step, May):
            assert any(label(entry) == step.name.removeprefix("may use ") for entry in entries(C)), step.name


RARE: list[Any] = [
    lambda: table(tiles={"a1": "0/2a"}, pending=at("hire_-2"), jobs={"1:cowboy": 1, "1:builder": 1}),
    lambda: table(me={"workers": crew(2, 1, 2), "engine": "t1"}, pending=at("take_master", "s1")),
    lambda: table(me={"workers": crew(2), "engine": "t2"}, pending=at("upgrade", "s2")),
    lambda: table(me={"engine": "39"}, pending=at("end_of_track")),
    lambda: table(me={"engine": "20"}, pending=at("upgrade_station_behind")),
    lambda: table(me={"engine": "9"}, pending=at("extraordinary_delivery")),
    lambda: table(pending=at("deliver_extra", 9)),
    lambda: table(
        me={"hand": ["shorthorn_3", "shorthorn_4", "shorthorn_5"]}, pending=at("discard_of_breed", "shorthorn")
    ),
    lambda: table(me={"hand": ["criollo", "longhorn", "corriente"]}, pending=at("discard_value_3")),
    lambda: table(me={"hand": ["aux_ny", "draw_bbh"]}, pending=at("discard_objective_card")),
    lambda: table(me={"hand": ["simmental_1"]}, options={"simmental": True}, pending=at("raise", 0)),
    lambda: table(me={"hand": ["simmental_2"]}, options={"simmental": True}, side=[7, 8], pending=at("raise", 1)),
    lambda: table(me={"dollars": 20}, pending=at("city_disc", "new_york")),
    lambda: table(me={"discs": [], "stations": ["s1", "s2"]}, pending=at("city_disc", "fulton")),
    lambda: table(me={"workers": crew(5), "dollars": 40}, pending=at("buy")),
    lambda: table(pending=at("may objective_to_hand_1")),
    lambda: visiting("a1", "0/6b", tiles={"a2": "1/1a"}, me={"hand": ["galloway", "galloway"]}),
    lambda: table(me={"hand": ["criollo", "criollo", "galloway", "galloway"]}, pending=at("discard_pair_same_type")),
    lambda: table(pending=at("remove_hand_cards_2")),
    lambda: table(me={"workers": crew(2)}, pending=at("draw_then_discard_cowboys")),
]


@pytest.mark.parametrize("position", RARE)
def test_rare_decisions_are_told_without_a_slip(position: Any) -> None:
    s = position()
    assert s.legal()
    for lang in LANGUAGES:
        for text in [TEXTS.prompt(s, lang), *[TEXTS.action(s, action, lang) for action in s.legal()]]:
            assert not SLIP.search(text), text
