"""What a player reads in Cooper Island: complete, without a slip, in three languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import rondel
from rondel.core import explanation
from rondel.core.texts import LANGUAGES, Texts, kind_of, slug
from rondel.games.cooper_island import descriptions, explain
from rondel.games.cooper_island.components import GOODS, LANDSCAPES, PIECES, SHIPS, WORKERS
from support.cooper_island import GAME, during, land, play, rule, table
from support.cooper_island_developed import developed
from support.reading import SLIP, Reader, ReadingTests, References, taught

C = GAME.components
FOLDER = Path(rondel.__file__).parent
SPEAKING = [*Path(explain.__file__).parent.glob("*.py"), Path(descriptions.__file__)]
TEXTS = Texts(GAME, strict=True, folders=[FOLDER / "core" / "words", FOLDER / "games" / "cooper_island" / "texts"])
CATEGORIES = ("log_book", "steps", "orders", "cards", "leftovers", "anchors", "total")
DRAWN = [*C.islets, *C.boats, *C.docks, *C.log, *C.crates, *C.cargo, *C.orders, *C.milestones, *C.strategies]
EXPLAINED = [*DRAWN, *LANDSCAPES, *C.buildings, *C.card_names, *C.solo_cards, *C.options, *C.trades, *GOODS, *SHIPS]
COMPONENTS = [
    *EXPLAINED, *PIECES, *WORKERS, *C.hexes, *C.halves, *C.coast_names, *C.doubles, *C.singles,
    *C.crafting, *C.hire_spaces, *C.large_cards, *C.statue_names,
]  # fmt: skip
PARTS = (  # classes of steps that are only offered as a part of others
    *("Gain", "Both", "PlaceIslet", "RemoveRuin", "TakeToken"),
    *("BuildBoat", "Erect", "BuildStatue", "Supply", "Perform", "AnyBoat"),
    *("StoreOrTrade", "UseLid", "UseOption", "UseCard", "Hire"),
)


class IslandReader(Reader):
    def __init__(self) -> None:
        self.game = GAME
        self.texts = TEXTS
        self.sources = "".join(path.read_text("utf-8") for path in SPEAKING)
        self.components = COMPONENTS
        self.categories = CATEGORIES
        self.asked = [step for step in GAME.steps if not step.automatic and type(step).__name__ not in PARTS]

    def reasons(self) -> set[str]:
        found = re.findall(r'"([a-z_]+)",\s+(?:"CI-|step\.rule)', self.sources)
        return {*found, *self.bars(), "game_over"}

    def bars(self) -> list[str]:
        rules = "".join(path.read_text("utf-8") for path in FOLDER.glob("games/cooper_island/*.py"))
        return re.findall(r'\bBar\(\s*"([a-z_]+)"', rules)

    def needed(self) -> set[str]:
        return super().needed() - {"both"}

    def effects(self) -> set[str]:
        """What the data name: messages that the sources put together."""
        perks = [pair for entry in C.small_entries for pair in entry.items()]
        found = {f"perk-{value['action']}" for key, value in perks if key == "cost_reduction"}
        found |= {f"perk-{key}" for key, _ in perks if key not in ("storage_spots", "cost_reduction")}
        tasks = [task for task in [*C.small_tasks, *C.large_tasks] if task and "per" in task]
        orders = [entry for entry in C.order_entries if "reduction" not in entry]
        found |= {f"count-{entry['count_of']}" for entry in [*tasks, *orders]}
        found |= {f"hires-{entry}" for order in C.hire_order for entry in order}
        found |= {f"about-{name}-building" for name in C.buildings} | {"about-order", "about-order-most"}
        return found | {f"shows-{name}" for name in ("dock", "spot", "cargo", "hire")}

    def allowed(self) -> set[str]:
        steps = {slug(name) for step in GAME.steps for name in (step.name, kind_of(step))}
        names = [*COMPONENTS, "yellow", "white", "orange", "red", "blue", "green", "black", GAME.opponent]
        found = set(re.findall(r'"([a-z]+(?:-[A-Za-z_]+)*)"', self.sources))
        for message in self.entries("en").values():
            found |= References(message).messages
        found |= {f"done-{name}" for name in steps} | {f"name-{slug(name)}" for name in names}
        found |= {f"help-{slug(name)}" for name in COMPONENTS} | {"action-done", "family-done"}
        found |= {f"outcome-{name}" for name in ("won-true", "won-false", GAME.opponent)}
        for family in GAME.actions.families:
            parts = {part for name in family.names for part in name.split(":")[1:]}
            found |= {f"{family.name}-{slug(part)}" for part in parts} | {f"{family.name}-number"}
        return found | {f"amount-{name}" for name in (*GOODS, "cube", "helm", "anchor", "vp")} | taught(GAME.name)

    def states(self, seed: int, players: int, options: dict[str, Any]) -> Iterator[Any]:
        """From the set-up, or (seed 0 and less) from the middle of a game; anytime actions now and then."""
        s = developed(-seed, players) if seed < 1 else GAME.new(players, seed, **options)
        random = Random(seed)
        while s.actor is not None:
            yield s
            s.listen()
            busy = [action for action in s.choices if not GAME.actions.name(action).startswith(("done", "refuse"))]
            interrupting = s.interrupts(s.actor) if random.random() < 0.15 else []
            s.apply(random.choice(interrupting or busy or s.choices))
        yield s


READER = IslandReader()


class TestReading(ReadingTests):
    reader = READER
    settings = (
        (1, 2, {"start_landscape": "free"}),
        (2, 4, {}),
        (3, 1, {"strategy": "ST3", "difficulty": 4}),
        (0, 3, {}),
        (-5, 2, {}),
    )
    patterns = ("name-", "help-")  # what the board explains of its own parts

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_what_needs_explaining_is_explained(self, lang: str) -> None:
        for component in EXPLAINED:
            line = TEXTS.help(lang, component)
            assert line.endswith("."), component
            assert not SLIP.search(line), line
        for option in GAME.options:  # a view mentions them too
            assert TEXTS.help(lang, option.name) == ""

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_options_scores_and_outcomes_have_texts(self, lang: str) -> None:
        assert TEXTS.title(lang) == "Cooper Island"
        for option in GAME.options:
            assert TEXTS.option(lang, option.name)
            assert TEXTS.option_help(lang, option.name).endswith(".")
            assert len({TEXTS.option_value(lang, option.name, value) for value in option.values}) == len(option.values)
        assert list(GAME.new(2, 1).scores()[0]) == list(CATEGORIES)
        assert len({TEXTS.score(lang, category) for category in CATEGORIES}) == len(CATEGORIES)
        assert len(TEXTS.outcome(GAME.new(1, 1), lang)) == 5  # won, and Cooper's points
        assert TEXTS.outcome(GAME.new(2, 1), lang) == []

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_local_action_of_every_building_is_told(self, lang: str) -> None:
        for card in C.large_cards:
            s = table(me={"large_cards": [card]})
            text = TEXTS.action(s, GAME.actions.number(f"card:{card}"), lang)
            assert not SLIP.search(text), text


def said(s: Any, action: str, lang: str = "en") -> str:
    return TEXTS.action(s, GAME.actions.number(action), lang)


def test_a_worker_says_what_its_section_offers() -> None:
    s = table(spaces={"D round": [1]}, other={"workers": {"normal": 1}})
    assert said(s, "worker:A:round") == (
        "Worker to section A: draw 1 double tile / place 1 double tile + 1 cartographer step + take the Cooper token"
    )
    assert (
        said(s, "worker:B:square", "pl") == "Robotnik specjalny do segmentu akcji B: zbuduj 1 łódź kupiecką o 2 taniej"
    )
    assert said(s, "worker:D:round", "de") == (
        "Arbeiter in Bereich D: 1 Gebäude errichten – Gebühr an Spieler 2 – dort ist jetzt nichts möglich"
    )
    rich = table(me={**land(h12="forest 6 wood"), "stored": {"coin": 2}})
    assert said(rich, "worker:B:round") == "Worker to section B: build 1 income boat"


def test_a_worker_that_can_do_nothing_loses_the_actions_of_the_turn() -> None:
    """It is said before: nothing but its actions and those of any time can be done in a turn (CI-TURN-12)."""
    poor, rich = table(), table(me={**land(h12="forest 6 wood"), "stored": {"coin": 2}})
    worker = GAME.actions.number("worker:B:round")
    lost = explanation.forfeited(GAME, poor, worker)
    assert lost and TEXTS.say("en", *lost) == "the actions of this turn"
    assert explanation.forfeited(GAME, rich, worker) is None


def test_poles_count_coins_as_they_do() -> None:
    assert [TEXTS.amount("pl", "coin", n) for n in (1, 2, 5)] == ["1 moneta", "2 monety", "5 monet"]
    assert TEXTS.amount("pl", "coin", 1, "acc") == "1 monetę"
    assert [TEXTS.amount("pl", "helm", n) for n in (1, 3, 8)] == ["1 punkt steru", "3 punkty steru", "8 punktów steru"]


def test_a_price_says_what_is_off_it() -> None:
    s = table(me={**land(h12="forest 6 wood"), "stored": {"coin": 2}}, pending=during("section_B_square"))
    assert said(s, "dock:dock1") == "Income boat on landing space 1 for 1 coin, 2 wood (minus 2): 1 helm point"
    s = table(me={**land(h12="settlement 6 cloth", h11="mountain 5 gold")}, upright=True, pending=during("section_H"))
    assert said(s, "supply:C1", "pl") == (
        "Zaopatrz statek towarowy nr 1 za 1 złoto, 3 płótna (o 1 mniej): 2 punkty steru"
    )
    assert said(s, "supply:C2", "de") == "Handelsschiff 2 für 3 Gold, 1 Tuch beliefern: 2 Steuerradpunkte"


def test_what_is_left_of_a_section_is_asked() -> None:
    s = table(me={"tiles": {"D1": 1}}, pending=during("section_C"))
    assert TEXTS.prompt(s, "en") == "At least one action: draw 1 double tile + place 1 double tile."
    play(s, "draw")
    assert TEXTS.prompt(s, "pl") == "Możliwe akcje: połóż 1 podwójną płytkę terenu."


def test_cards_and_orders_are_explained() -> None:
    assert TEXTS.help("en", "small:1") == "2 more storage spots."
    assert TEXTS.help("en", "small:13") == (
        "When you build a statue: gain 1 coin."
        " At the end of the game, face up: 1 point per 2 statues on your peninsula."
    )
    assert TEXTS.help("pl", "large:9") == (
        "W dowolnej chwili swojej tury, potem zakryj kartę:"
        " usuń najwyżej 2 kotwice albo zapłać 2 monety za 1 punkt steru."
    )
    assert TEXTS.help("de", "RO3") == "Für Statuen auf deiner Halbinsel: 3 – 3 Punkte, 4 – 5 Punkte, 5 – 8 Punkte."
    assert TEXTS.help("en", "I5") == (
        "Landscape: mountain. When placed, and whenever a ship passes it: gain 1 wood / 1 stone + gain 1 food."
    )


def test_cooper_is_called_by_his_name() -> None:
    """He is no second player, and fees for him go to the supply (CI-SOLO-12)."""
    s = table(1, spaces={"D round": ["cooper"]})
    assert said(s, "worker:D:round") == (
        "Worker to section D: erect 1 building – fee to the supply – nothing can be done there now"
    )
    s = table(1, me={"steps": {"one_sail": 7}}, pending=during("sail", 1))
    s.listen()
    play(s, "ship:one_sail")
    told = [TEXTS.event(event, "en") for event in s.events]
    assert "passes Cooper’s tile islet" in told


@rule("CI-MAP-07")
@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Space 1 from the left in row 6 from the harbour, seen by its owner."),
        ("pl", "1. pole od lewej w 6. rzędzie od portu, jak widzi to właściciel."),
        ("de", "Feld 1 von links in Reihe 6 ab Hafen, vom Besitzer aus gesehen."),
    ],
)
def test_a_hex_is_called_by_its_coordinate(lang: str, words: str) -> None:
    """Row A lies beside the harbor, and who sits there has the first hex on the left."""
    at = {entry["id"]: entry for entry in C.facts["peninsula"]["hexes"]}
    berth = C.facts["peninsula"]["harbor"]["berth_left"]
    assert berth["y"] > at["h12"]["y"] > at["h61"]["y"]
    assert at["h61"]["x"] == min(at[f"h6{column}"]["x"] for column in range(1, 5))
    assert TEXTS.name(lang, "h61") == "F1" and TEXTS.help(lang, "h61") == words
    assert len(set(C.coordinates)) == len(C.hexes) and TEXTS.name(lang, C.hexes[C.start]) == "A2"


@rule("CI-MAP-07")
@pytest.mark.parametrize(
    ("lang", "button", "question", "told"),
    [
        (
            "en",
            "Place a meadow on B3, level 1",
            "the forest is on A3; where does the meadow go?",
            "places a meadow on B3",
        ),
        ("pl", "Połóż łąkę na B3, poziom 1", "las leży na A3; gdzie położyć łąkę?", "kładzie łąkę na B3"),
        (
            "de",
            "Wiese auf B3 legen, Stufe 1",
            "Die Hälfte mit Wald liegt auf A3; wohin kommt die mit Wiese?",
            "legt eine Wiese auf B3",
        ),
    ],
)
def test_buttons_questions_and_the_log_say_the_coordinate(lang: str, button: str, question: str, told: str) -> None:
    s = table(me={"tiles": {"D1": 1}}, pending=during("section_C"))
    play(s, "tile:D1:front", "half:h13")
    assert said(s, "beside:h23", lang) == button
    assert TEXTS.prompt(s, lang).endswith(question)
    s.listen()
    play(s, "beside:h23")
    assert told in [TEXTS.event(event, lang) for event in s.events]


@rule("CI-CARTO-08", "CI-CARTO-09")
@pytest.mark.parametrize(
    ("lang", "on", "rises"),
    [
        ("en", "on a space of level 3 or less", "level 3 becomes 4"),
        ("pl", "na polu o poziomie 3 lub niższym", "z poziomu 3 na 4"),
        ("de", "auf ein Feld der Stufe 3 oder niedriger", "aus Stufe 3 wird 4"),
    ],
)
def test_the_level_of_a_single_tile_is_that_of_the_space_below_it(lang: str, on: str, rises: str) -> None:
    assert on in TEXTS.name(lang, "opt3") and rises in TEXTS.help(lang, "opt3")
    me = {**land(h12="forest 3", h13="meadow 4", h11="forest 2"), "cartographer": 4}
    s = play(table(me=me), "cartographer:opt3")
    assert " 4" in said(s, "raise:h12", lang)
    assert "3" in TEXTS.prompt(s, lang) and "A3" in TEXTS.refusal(s, GAME.actions.number("raise:h13"), lang)
    assert "sekcj" not in "".join(path.read_text("utf-8") for path in FOLDER.glob("games/cooper_island/texts/**/*pl*"))
