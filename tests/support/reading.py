"""What a person reads in a trail game, checked: nothing is missing or left over, no interrupt three languages."""

import inspect
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from rondel.core.events import EVERYBODY, Event
from rondel.core.grammar import Offer, OneOf
from rondel.core.registry import folder, module_beside
from rondel.core.texts import LANGUAGES, Texts, files_in, kind_of, slug
from rondel.games.trail import descriptions
from rondel.games.trail.content import May, label
from rondel.games.trail.descriptions import ALIKE, NAMED, per
from rondel.lessons import course_of, lessons_of
from rondel.lessons.format import examples_of
from rondel.lessons.situations import situations_of

SLIP = re.compile(r"[{}$_]|\w:\w|  ")
PARTS = ("move", "place_herder", "aux_single", "remove_card")  # steps that others offer as a part of theirs


class References(visitor.Visitor):  # type: ignore[misc]
    def __init__(self, node: Any) -> None:
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.arguments: set[str] = set()
        self.visit(node)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:
        self.terms.add(node.id.name)

    def visit_VariableReference(self, node: Any) -> None:
        self.arguments.add(re.sub(r"_(acc|id)$", "", node.id.name))


class Reader:
    """The texts of one game. modules: what speaks beside its explanations; components: all names a person may read.

    written: what of the notation is not offered with a click.
    """

    def __init__(
        self,
        game: Any,
        modules: list[ModuleType],
        components: list[str],
        categories: Sequence[str],
        written: Sequence[Any] = (),
    ) -> None:
        self.game = game
        self.texts = Texts(game, strict=True)
        self.folders = [folder(game.name), folder(game.name).parent / "trail"]
        explained = [path for where in self.folders for path in where.glob("explain/*.py")]
        self.sources = "".join(inspect.getsource(module) for module in (descriptions, *modules))
        self.sources += "".join(path.read_text("utf-8") for path in explained)
        self.components = components
        self.categories = categories
        self.written = written
        self.asked = [
            step
            for step in game.steps
            if not step.automatic
            and not isinstance(step, (Offer, OneOf))
            and step.name not in PARTS
            and step not in game.interrupt_steps()
        ]

    def files(self, lang: str) -> list[Path]:
        return [path for folder in self.texts.folders for path in files_in(folder, lang)]

    def entries(self, lang: str, kind: Any = ast.Message) -> dict[str, Any]:
        """Messages or terms by name, the game's own before what they override."""
        found = [entry for path in self.files(lang) for entry in parsed(path)]
        return {entry.id.name: entry for entry in found if isinstance(entry, kind)}

    def reasons(self) -> set[str]:
        """The keys that refusals are made with: a rule stands behind each."""
        found = re.findall(r'"([a-z_]+)",\s+(?:"[A-Z]+-|step\.rule|rule\b)', self.sources)
        return {*found, *self.bars(), "not_now", "game_over"}

    def bars(self) -> list[str]:
        """What rules say when they do not let an action pass; their files may be compiled."""
        files = [path for where in self.folders for path in where.glob("*.py")]
        return [key for path in files for key in re.findall(r'\bBar\(\s*"([a-z_]+)"', path.read_text("utf-8"))]

    def needed(self) -> set[str]:
        """Messages that the rules and the data of the game call for."""
        game = self.game
        families = {game.actions.name(action).partition(":")[0] for action in range(len(game.actions))}
        found = {"title", "tagline", "amount", "nothing", "choose", "game-over", "action-decline", "either", "both"}
        found |= {f"{kind}-{name}" for name in families for kind in ("action", "family")}
        found |= {f"event-{kind}" for kind in game.event_kinds} | {f"score-{name}" for name in self.categories}
        found |= {f"refusal-{key}" for key in self.reasons()} | {self.prompt(step) for step in self.asked}
        for option in game.options:
            found |= {f"option-{option.name}", f"option-{option.name}-help"}
            found |= {f"option-{option.name}-{str(value).lower()}" for value in option.values}
        phases = module_beside(game, "phases")
        found |= {f"phase-{name}{more}" for name in phases.PHASES for more in ("", "-help")} if phases else set()
        return found | self.effects()

    def prompt(self, step: Any) -> str:
        """By its own name, or by its kind."""
        own = f"prompt-{slug(step.name)}"
        return own if self.texts.has("en", own) else f"prompt-{kind_of(step)}"

    def effects(self) -> set[str]:
        """From the notation of components.yaml: each word, and what is counted by it."""
        c = self.game.components
        aux = [entry[kind] for entry in c.auxiliary for kind in ("single", "double")]
        tops = [tile["top"] for tile in c.master_tiles]
        written = [
            part for entry in [*self.game.entries, *self.written, *aux, *tops] for part in entry.get("choice", [entry])
        ]
        found: set[str] = set()
        for key, value in [pair for entry in written for pair in entry.items()]:
            counted = isinstance(value, str) and key not in NAMED
            found.add(f"effect-{ALIKE.get(key, key)}{'-per' if counted else ''}")
            what = value if counted else value.get("per") if isinstance(value, dict) else None
            found |= {per(what)[0]} if what else set()
        return found | {per(tile["bottom"]["per"])[0] for tile in c.master_tiles if "per" in tile["bottom"]}

    def allowed(self) -> set[str]:
        """Messages that may be used: said in the sources, referred to, or about a part, a component or a step."""
        c = self.game.components
        steps = {slug(name) for step in self.game.steps for name in (step.name, kind_of(step))}
        names = [*self.components, *c.breeds, *c.workers, *c.facts.get("player_colors", {}).get("colors", [])]
        names += ["white", "orange", "red", "blue", "green", "black", "yellow", "start", self.game.opponent]
        found = set(re.findall(r'"([a-z]+(?:-[A-Za-z_]+)+)"', self.sources))
        for message in self.entries("en").values():
            found |= References(message).messages
        found |= {f"done-{name}" for name in steps} | {
            f"{kind}-{slug(name)}" for name in names for kind in ("name", "help")
        }
        found |= {f"clear-{slot['group']}" for slot in c.slots} | {"clear-aux"}
        found |= {f"outcome-{name}" for name in ("won-true", "won-false", self.game.opponent)}
        for family in self.game.actions.families:
            parts = {part for name in family.names for part in name.split(":")[1:]}
            found |= {f"{family.name}-{slug(part)}" for part in parts} | {f"{family.name}-number"}
        counted = re.findall(r'\("([a-z_]+)", ', self.sources)
        found |= {f"amount-{name}" for name in (*counted, *c.tasks, *c.workers, *self.bought())}
        return found | taught(self.game.name)

    def bought(self) -> list[str]:
        """What a purchase counts its cards by."""
        found = [self.texts.described.component(self.game, option["id"]) for option in self.game.components.buy_options]
        return [words["cards"][0][0] for _, words in found]

    def states(self, seed: int, players: int, options: dict[str, Any]) -> Iterator[Any]:
        """A game of somebody who does what there is to do, so that much happens."""
        s = self.game.new(players, seed, **options)
        random = Random(seed)
        idle = ("done", "aux:dollar", "aux:money", "aux:draw", "discard", "remove", "exchange")
        while s.actor is not None:
            yield s
            s.listen()
            busy = [action for action in s.choices if not self.game.actions.name(action).startswith(idle)]
            interrupting = s.interrupts(s.actor) if random.random() < 0.02 else []
            s.apply(random.choice(interrupting or busy or s.choices))
        yield s


def parsed(path: Path) -> list[Any]:
    return [e for e in FluentParser().parse(path.read_text("utf-8")).body if not isinstance(e, ast.BaseComment)]


def taught(game: str) -> set[str]:
    """Words of the course, of the player aid and of the glossary."""
    found = {lesson.message for lesson in lessons_of(game)} | {"course-goal", "course-loop"}
    found |= {f"chapter-{name}" for name in course_of(game)["chapters"]}
    found |= {f"coach-{one.id}" for one in situations_of(game)}
    found |= {f"example-{one.example}" for one in examples_of(game)}
    for aid in (folder(game) / "lessons").glob("aid.yaml"):
        found |= set(re.findall(r"\baid-[a-z0-9-]+", aid.read_text("utf-8")))
    for signs in (folder(game) / "lessons").glob("symbols.yaml"):
        named = set(re.findall(r"\bsign_[a-z_]+", signs.read_text("utf-8")))
        found |= {f"{kind}-{name}" for kind in ("name", "help") for name in named}
    return found


class ReadingTests:
    """Subclassed by the tests of each game."""

    reader: Reader
    settings: tuple[tuple[int, int, dict[str, Any]], ...]  # seed, players, options
    explained: tuple[str, ...]
    patterns: tuple[str, ...] = ()  # beginnings of messages that the sources put together from data

    def test_the_three_files_have_the_same_messages(self) -> None:
        english = [path.name.replace("en.", "") for path in self.reader.files("en")]
        for lang in LANGUAGES:
            files = self.reader.files(lang)
            assert [path.name.replace(f"{lang}.", "") for path in files] == english
            for path in files:
                found = parsed(path)
                assert not [entry for entry in found if isinstance(entry, ast.Junk)], path
                names = [(type(entry), entry.id.name) for entry in found]
                assert len(names) == len(set(names)), path
            assert set(self.reader.entries(lang)) == set(self.reader.entries("en"))

    def test_every_message_is_used_and_none_is_missing(self) -> None:
        ids = {name for name in self.reader.entries("en") if not name.startswith(("term-", "board-"))}
        assert self.reader.needed() - ids == set()
        left = ids - self.reader.needed() - self.reader.allowed() - {"player"}  # said by the core
        assert {name for name in left if not name.startswith(self.patterns)} == set()

    def test_every_word_of_a_lesson_is_said_in_one_of_its_steps(self) -> None:
        for lesson in lessons_of(self.reader.game.name):
            said = {"goal", lesson.done}
            for step in lesson.steps:
                said |= {step.say, f"{step.say}-title", f"{step.say}-do", step.right, *step.wrong.values()}
            written = {attribute.id.name for attribute in self.reader.entries("en")[lesson.message].attributes}
            assert written <= said, lesson.lesson

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_references_lead_somewhere_and_arguments_are_the_same_in_all_languages(self, lang: str) -> None:
        """So a branch that no test reaches has no argument that is never given."""
        english = self.reader.entries("en")
        terms = self.reader.entries(lang, ast.Term)
        used: set[str] = set()
        for name, message in self.reader.entries(lang).items():
            found = References(message)
            used |= found.terms
            assert found.messages <= set(english), name
            assert found.terms <= set(terms), name
            assert found.arguments == References(english[name]).arguments, name
        assert set(terms) == used

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_action_of_the_table_has_a_text(self, lang: str) -> None:
        actions = self.reader.game.actions
        for action in range(len(actions)):
            assert not re.search(r"[{}$>_]|\w:\w", self.reader.texts.brief(lang, action)), actions.name(action)

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_component_has_a_name(self, lang: str) -> None:
        for component in self.reader.components:
            for case in ("", "acc"):
                name = self.reader.texts.name(lang, component, case)
                assert name, component
                assert not SLIP.search(name), name
                if lang != "en":
                    assert name != component, component

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_what_needs_explaining_is_explained(self, lang: str) -> None:
        texts, game = self.reader.texts, self.reader.game
        for component in self.explained:
            line = texts.help(lang, component)
            assert line.endswith("."), component
            assert not SLIP.search(line), line
        for option in game.options:  # a view mentions them too
            assert texts.help(lang, option.name) == ""

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_options_scores_and_outcomes_have_texts(self, lang: str) -> None:
        texts, game, categories = self.reader.texts, self.reader.game, self.reader.categories
        assert texts.title(lang).startswith("Great Western Trail")
        for option in game.options:
            assert texts.option(lang, option.name)
            assert texts.option_help(lang, option.name).endswith(".")
            assert len({texts.option_value(lang, option.name, value) for value in option.values}) == len(option.values)
        assert list(game.new(2, 1).scores()[0]) == list(categories)
        assert len({texts.score(lang, category) for category in categories}) == len(categories)
        assert len(texts.outcome(game.new(1, 1), lang)) == 1 + len(categories)  # won, and the opponent's points
        assert texts.outcome(game.new(2, 1), lang) == []

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "setting" in metafunc.fixturenames:
            metafunc.parametrize("setting", self.settings, ids=str)

    def test_a_whole_game_is_told_without_a_slip(self, setting: tuple[int, int, dict[str, Any]]) -> None:
        """Strict texts raise if a message or an argument is missing; different options read differently."""
        texts = self.reader.texts
        for s in self.reader.states(*setting):
            for lang in LANGUAGES:
                offered = [texts.action(s, action, lang) for action in s.legal()]
                assert len(set(offered)) == len(offered), offered
                told = [texts.prompt(s, lang), *[texts.event(event, lang) for event in s.events or []]]
                for text in offered + told:
                    assert text.strip() == text
                    assert not SLIP.search(text), text

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_kind_of_event_has_a_text(self, lang: str) -> None:
        for kind in self.reader.game.event_kinds:
            for numbers in ((0, 0), (1, 1)):
                assert not SLIP.search(self.reader.texts.event(Event(kind, 0, *numbers, EVERYBODY), lang))

    def visiting(self) -> Any:
        """Somebody at a building of their own."""
        raise NotImplementedError

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_local_action_of_every_building_is_told(self, lang: str) -> None:
        """Also those that no game above happens to reach: as an action, and as the immediate action of a card."""
        game = self.reader.game
        s = self.visiting()
        for name in game.use.names:
            text = self.reader.texts.action(s, game.actions.number(name), lang)
            assert not SLIP.search(text), text
        for step in self.reader.asked:
            if isinstance(step, May):
                assert any(label(entry) == step.name.removeprefix("may use ") for entry in game.entries), step.name


def told_without_a_slip(reader: Reader, s: Any) -> None:
    assert s.legal()
    for lang in LANGUAGES:
        for text in [reader.texts.prompt(s, lang), *[reader.texts.action(s, action, lang) for action in s.legal()]]:
            assert not SLIP.search(text), text
