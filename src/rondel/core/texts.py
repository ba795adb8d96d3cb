# not compiled
"""Texts: what a person reads, in their language.

Fluent files: words/ here, then texts/ beside every class a game is built on, then texts/ of the game itself. Of each
folder en.ftl and all that end in .en.ftl are read; what is read later overrides.

Message ids: title, action-FAMILY, done-STEP, family-FAMILY, prompt-STEP, event-KIND, name-COMPONENT,
help-COMPONENT, FAMILY-PART, amount-GOOD, score-CATEGORY, option-NAME, option-NAME-VALUE, option-NAME-help, outcome-KEY,
refusal-KEY. What all steps of a class ask alike is prompt-CLASS and done-CLASS (of a step that may be declined
prompt-may-CLASS, the class of what it offers), what all numbers of a family are called FAMILY-number, of $n.

An action's arguments are $a, $b, ... (the parts of its name) and whatever the decision's explanation adds.
A value among the arguments of a message is
    a number                        it stays one, so that a message can choose a plural;
    a component's name              its text as $x, its plain name as $x_id, to choose by;
    Plain                           the text as it is;
    (message id, arguments)         the text of that message;
    a list of (good, number) pairs  a price or a reward: "1 wood, 2 fish";
    a list of names or messages     joined by a plus sign.
What a language tells apart as the object of a verb is the attribute .acc of its message, given as $x_acc.
Whom a number means is PLAYER($n), or PLAYER($n, first: 0) where the first player is 0: "player 2", at a table the name.

A game may describe components by their data, with functions of a module `words` in its folder: `component(game, name)`
and `explanation(game, name)` give (message id, arguments) or None.
"""

import re
from copy import copy
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from . import explanation
from .actions import DONE
from .errors import RondelError
from .events import Event
from .grammar import Optional, Repeat
from .registry import folder, module_beside

LANGUAGES = ("en", "pl", "de")
REMEMBERED = 20_000  # texts
NAMED = 64  # tables and languages whose texts are kept
_CELL = re.compile(r"^(\d+):(\d+)$")
_PLAYER = re.compile("\ue000(\\d+)")  # a sign that no text has: whom it means is known only when it is said


class Plain(str):
    """An argument that is already text, and no component's name: the letter of a tile."""


class BadText(RondelError):
    """A message is missing or cannot be formatted; raised by strict texts only."""


def slug(name: object) -> str:
    """A component or step name as part of a message id: letters, digits, - and _ only."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", str(name))


def symbol_sign(name: Any) -> Any:
    """SYMBOL("fish") in a message: a page puts the picture there, others leave it out (`without_symbols`)."""
    return f"⟦{name}⟧"


def player_sign(number: Any, first: Any = 1) -> Any:
    """PLAYER($n) in a message."""
    return f"\ue000{int(number) - int(first) + 1}"


def without_symbols(text: str) -> str:
    """A text for who shows no pictures."""
    return re.sub(r"\s*⟦[^⟧]*⟧", "", text)


FUNCTIONS: dict[str, Any] = {"SYMBOL": symbol_sign, "PLAYER": player_sign}


class Texts:
    """All messages of a game; a missing one falls back to English, then to its id.

    strict: complain about what is missing or wrong instead, for tests.
    """

    def __init__(self, game: Any, strict: bool = False, folders: list[Path] | None = None) -> None:
        self.game = game
        self.strict = strict
        self.folders = folders or _folders(game)
        self.described = module_beside(game, "words")
        self.bundles: dict[str, FluentBundle] = {}
        self.said: dict[tuple[Any, ...], tuple[str, list[str]]] = {}
        self.names: dict[tuple[str, str, str], str] = {}  # components never change: each is named once
        self.players: tuple[str, ...] = ()
        self.at_tables: dict[tuple[str, ...], Texts] = {}
        self.family_of: dict[int, str] = {}
        for family in game.actions.families:
            for action in range(family.first, family.end):
                self.family_of[action] = family.name

    def named(self, players: tuple[str, ...]) -> "Texts":
        """The same texts, which call the players by their names."""
        if players not in self.at_tables:
            if len(self.at_tables) >= NAMED:
                self.at_tables.clear()
            found = copy(self)
            found.players, found.names = players, {}
            self.at_tables[players] = found
        return self.at_tables[players]

    # Messages

    def bundle(self, lang: str) -> FluentBundle:
        """The messages of a language; pl-PL is pl, and a language we do not speak is English."""
        if lang not in self.bundles:
            short = lang.replace("_", "-").split("-")[0].lower()
            known = short if short in LANGUAGES else "en"
            bundle = FluentBundle([known], use_isolating=False, functions=FUNCTIONS)
            for path in [path for directory in self.folders for path in files_in(directory, known)]:
                bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
            self.bundles[lang] = bundle
        return self.bundles[lang]

    def has(self, lang: str, key: str) -> bool:
        return bool(self.bundle(lang).has_message(key))

    def known(self, lang: str, key: str) -> bool:
        """In this language or in English."""
        return self.has(lang, key) or self.has("en", key)

    def text(self, lang: str, key: str, **arguments: Any) -> str:
        """A message with plain arguments: texts and numbers."""
        return self._checked(lang, key, arguments)

    def _checked(self, lang: str, key: str, arguments: dict[str, Any], case: str = "") -> str:
        found, problems = self.formatted(lang, key, arguments, case)
        if self.strict and problems:
            raise BadText(f"{lang}: {key}: {'; '.join(problems)}")
        return found

    def formatted(self, lang: str, key: str, arguments: dict[str, Any], case: str = "") -> tuple[str, list[str]]:
        """The text and what is wrong with it; remembered, as the same is said again and again."""
        at = lang, key, case, *arguments.items()
        if at not in self.said:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            self.said[at] = self._formatted(lang, key, arguments, case)
        text, problems = self.said[at]
        return _PLAYER.sub(lambda sign: self.player(lang, int(sign[1])), text), problems

    def player(self, lang: str, number: int) -> str:
        """The first is 1; who has no name is called by the number."""
        name = self.players[number - 1] if number <= len(self.players) else ""
        return name or self.text(lang, "player", n=number)

    def _formatted(self, lang: str, key: str, arguments: dict[str, Any], case: str) -> tuple[str, list[str]]:
        problems: list[str] = []
        for language in (lang, "en"):
            bundle = self.bundle(language)
            if bundle.has_message(key):
                message = bundle.get_message(key)
                pattern = message.attributes.get(case, message.value) if case else message.value
                if pattern is not None:
                    text, errors = bundle.format_pattern(pattern, arguments)
                    return str(text), problems + [str(error) for error in errors]
            problems.append(f"no message in {language}")
        return key, problems

    def say(self, lang: str, key: str, arguments: dict[str, Any], case: str = "") -> str:
        """A message whose arguments are still to be put into words."""
        return self._checked(lang, key, self.spelled(lang, arguments), case)

    def spelled(self, lang: str, arguments: dict[str, Any]) -> dict[str, Any]:
        """The arguments of a message in words, as the head of this file says."""
        found: dict[str, Any] = {}
        for key, value in arguments.items():
            found[key] = self.words(lang, value)
            if value is None or isinstance(value, str):
                found[f"{key}_id"] = "none" if value is None else slug(value)
            if not isinstance(value, int):
                found[f"{key}_acc"] = self.words(lang, value, "acc")
        return found

    def words(self, lang: str, value: Any, case: str = "") -> Any:
        """One argument in words."""
        if isinstance(value, list):
            if value and isinstance(value[0], tuple) and isinstance(value[0][1], int):
                return self.amounts(lang, value, case)
            return " + ".join(str(self.words(lang, item, case)) for item in value) or self.text(lang, "nothing")
        if isinstance(value, tuple):
            key, arguments = value
            return self.say(lang, key, arguments, case)
        if isinstance(value, Plain):
            return str(value)
        return self.name(lang, value, case)

    def amounts(self, lang: str, goods: list[tuple[str, int]], case: str = "") -> str:
        """2 fish, 1 wood"""
        return ", ".join(self.amount(lang, thing, n, case) for thing, n in goods)

    def amount(self, lang: str, thing: str, n: int, case: str = "") -> str:
        """2 fish"""
        key = f"amount-{slug(thing)}"
        if self.known(lang, key):
            return self._checked(lang, key, {"n": n}, case)
        return self.text(lang, "amount", thing=self.name(lang, thing), n=n)

    # What the contract asks for

    def title(self, lang: str) -> str:
        return self.text(lang, "title")

    def tagline(self, lang: str) -> str:
        """One sentence about the game; empty if it says none."""
        return self.text(lang, "tagline") if self.known(lang, "tagline") else ""

    def name(self, lang: str, component: Any, case: str = "") -> Any:
        """The name of a component; a number stays one, a cell is written [row, column]."""
        if component is None or isinstance(component, int):
            return "" if component is None else component
        at = (lang, component, case)
        if at not in self.names:
            self.names[at] = self._name(lang, component, case)
        return self.names[at]

    def _name(self, lang: str, component: str, case: str) -> str:
        key = f"name-{slug(component)}"
        if self.known(lang, key):
            return self._checked(lang, key, {}, case)
        described = self.described.component(self.game, component) if self.described else None
        if described is not None:
            return self.say(lang, described[0], described[1], case)
        cell = _CELL.match(component)
        return f"[{cell[1]}, {cell[2]}]" if cell else component

    def help(self, lang: str, component: str) -> str:
        """A line that explains a component; empty if none is needed."""
        described = self.described.explanation(self.game, component) if self.described else None
        if described is not None:
            return self.say(lang, *described)
        key = f"help-{slug(component)}"
        return self.text(lang, key) if self.known(lang, key) else ""

    def family(self, lang: str, name: str) -> str:
        """What the actions of a family have in common: the heading over their buttons."""
        return self.text(lang, f"family-{slug(name)}")

    def parts(self, action: int) -> tuple[str, list[Any]]:
        """The family of an action and the parts of its name; a cell is one part."""
        name = self.game.actions.name(action)
        family = self.family_of.get(action, name)
        parts = name.removeprefix(family).strip(":").split(":") if name != family else []
        if family in self.game.cell_families:
            parts = [":".join(parts[:2]), *parts[2:]]
        return family, [int(part) if part.isdigit() else part for part in parts]

    def brief(self, lang: str, action: int) -> str:
        """An action by its name alone, without a state: "Take a die: white 3"."""
        family, parts = self.parts(action)
        words = [str(self._part(lang, family, part)) for part in parts]
        heading = self.family(lang, family)
        return f"{heading}: {' '.join(words)}" if words else heading

    def _part(self, lang: str, family: str, part: Any) -> Any:
        """A part may mean something else in its family than elsewhere: the message FAMILY-PART."""
        key = f"{slug(family)}-{slug(part)}"
        if self.known(lang, key):
            return self.text(lang, key)
        if isinstance(part, int) and self.known(lang, f"{slug(family)}-number"):
            return self.text(lang, f"{slug(family)}-number", n=part)
        return self.name(lang, part)

    def action(self, state: Any, action: int, lang: str) -> str:
        """What stands on the button. What makes no sense in this state is called by its name alone."""
        family, parts = self.parts(action)
        words = self.spelled(lang, {**dict(zip("abcd", parts)), **self.game.action_words(state, action)})
        words.update({letter: self._part(lang, family, part) for letter, part in zip("abcd", parts)})
        key = f"action-{slug(family)}"
        if action == DONE:
            key = self._done(state, lang)
        spoken = lang if self.strict or self.has(lang, key) else "en"  # rather English than the bare name
        text, problems = self.formatted(spoken, key, words)
        if not problems:
            named = text.startswith(tuple(filter(None, self.players)))
            return text if named else text[:1].upper() + text[1:]  # it may begin with "player 2"
        if self.strict and action in state.legal():
            raise BadText(f"{lang}: {self.game.actions.name(action)}: {'; '.join(problems)}")
        return self.brief(lang, action)

    def _done(self, state: Any, lang: str) -> str:
        """To be done means something else in each step."""
        if state.actor is not None:
            step = self.game.steps[state.stack[-1][0]]
            for name in (step.name, kind_of(step)):
                if self.known(lang, f"done-{slug(name)}"):
                    return f"done-{slug(name)}"
            if isinstance(step, Optional) and not isinstance(step, Repeat):
                return "action-decline"
        return "action-done"

    def prompt(self, state: Any, lang: str) -> str:
        """What the actor has to decide."""
        if state.actor is None:
            return self.text(lang, "game-over")
        step = self.game.steps[state.stack[-1][0]]
        key = f"prompt-{slug(step.name)}"
        if not self.known(lang, key):
            key = f"prompt-{kind_of(step)}"
        if not self.strict and not self.known(lang, key):
            return self.text(lang, "choose")
        return self.say(lang, key, explanation.prompt(self.game, state) or {})

    def event(self, event: Event, lang: str) -> str:
        """What follows the player's name in the log. An `amount` counts what is named before it: $counted."""
        arguments = self.game.event_kinds[event.kind].arguments(event)
        if "amount" in arguments:
            arguments["counted"] = [(next(iter(arguments.values())), arguments["amount"])]
        words = self.spelled(lang, arguments)
        if event.kind == "only":
            words["action"] = self.brief(lang, event.a)
        return self.text(lang, f"event-{slug(event.kind)}", **words)

    def refusal(self, state: Any, action: int, lang: str) -> str:
        """Why an action is not possible now, with the rule."""
        text, rule = self.reason(state, action, lang)
        return f"{text} ({rule})" if rule else text

    def reason(self, state: Any, action: int, lang: str) -> tuple[str, str]:
        """The same apart: the text and the rule. Every reason may say what is pending: $prompt."""
        key, rule, arguments = self.game.why_not(state, action)
        words = self.spelled(lang, arguments)
        words["prompt"] = self.prompt(state, lang)
        return self.text(lang, f"refusal-{slug(key)}", **words), rule

    # Around the game

    def score(self, lang: str, category: str) -> str:
        return self.text(lang, f"score-{slug(category)}")

    def option(self, lang: str, name: str) -> str:
        return self.text(lang, f"option-{slug(name)}")

    def option_value(self, lang: str, name: str, value: Any) -> str:
        """A yes-or-no option has the values true and false."""
        return self.text(lang, f"option-{slug(name)}-{slug(value).lower()}")

    def option_help(self, lang: str, name: str) -> str:
        return self.text(lang, f"option-{slug(name)}-help")

    def outcome(self, state: Any, lang: str) -> list[str]:
        """What `game.outcome` says, a line each: outcome-KEY; of a word or a yes-or-no outcome-KEY-VALUE."""
        lines: list[str] = []
        for key, value in self.game.outcome(state).items():
            if isinstance(value, dict):
                lines += [
                    self.say(lang, f"outcome-{slug(key)}", {"thing": thing, "n": n}) for thing, n in value.items()
                ]
            elif isinstance(value, (bool, str)):
                lines.append(self.text(lang, f"outcome-{slug(key)}-{slug(value).lower()}"))
            else:
                lines.append(self.text(lang, f"outcome-{slug(key)}", n=value))
        return lines


def kind_of(step: Any) -> str:
    """The class of a step; of one that may be declined may-CLASS."""
    if isinstance(step, Optional) and not isinstance(step, Repeat):
        return f"may-{type(step.part).__name__}"
    return type(step).__name__


def _folders(game: Any) -> list[Path]:
    """Where the messages of a game lie, the most general ones first."""
    files = [getattr(import_module(cls.__module__), "__file__", None) for cls in reversed(type(game).__mro__)]
    beside = [Path(path).parent / "texts" for path in files if path]
    return list(dict.fromkeys([Path(__file__).parent / "words", *beside, folder(game.name) / "texts"]))


def files_in(directory: Path, lang: str) -> list[Path]:
    return [*directory.glob(f"{lang}.ftl"), *sorted(directory.glob(f"*.{lang}.ftl"))]
