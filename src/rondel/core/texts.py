# not compiled
"""Texts: what a person reads, in his language. Messages are Fluent files: the core's and the game's texts/*.ftl.

Message ids: title, action-FAMILY, prompt-STEP, event-KIND, name-COMPONENT, score-CATEGORY, option-NAME,
option-NAME-VALUE, refusal-KEY. An action's arguments are $a, $b, ... (the parts of its name, translated) and
whatever the game adds with `action_words`.
"""

import re
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .events import Event
from .registry import folder

LANGUAGES = ("en", "pl", "de")
_CELL = re.compile(r"^(\d+):(\d+)$")


def slug(name: object) -> str:
    """A component or step name as part of a message id: letters, digits, - and _ only."""
    return re.sub(r"[^A-Za-z0-9_-]+", "-", str(name))


class Texts:
    """All messages of a game; a missing one falls back to English, then to its id."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.bundles: dict[str, FluentBundle] = {}
        self.folders = [Path(__file__).parent / "words", folder(game.name) / "texts"]
        self.family_of: dict[int, str] = {}
        for family in game.actions.families:
            for action in range(family.first, family.end):
                self.family_of[action] = family.name

    def bundle(self, lang: str) -> FluentBundle:
        if lang not in self.bundles:
            bundle = FluentBundle([lang], use_isolating=False)
            for directory in self.folders:
                path = directory / f"{lang}.ftl"
                if path.exists():
                    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
            self.bundles[lang] = bundle
        return self.bundles[lang]

    def has(self, lang: str, key: str) -> bool:
        return bool(self.bundle(lang).has_message(key))

    def text(self, lang: str, key: str, **arguments: Any) -> str:
        for language in (lang, "en"):
            bundle = self.bundle(language)
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                if value is not None:
                    return str(bundle.format_pattern(value, arguments)[0])
        return key

    def name(self, lang: str, component: Any) -> Any:
        """The name of a component; a number stays one, a cell is written [row, column]."""
        if component is None or isinstance(component, int):
            return component if component is not None else ""
        key = f"name-{slug(component)}"
        if self.has(lang, key) or self.has("en", key):
            return self.text(lang, key)
        cell = _CELL.match(component)
        return f"[{cell[1]}, {cell[2]}]" if cell else component

    def title(self, lang: str) -> str:
        return self.text(lang, "title")

    def action(self, state: Any, action: int, lang: str) -> str:
        """What stands on the button: the family's message with the parts of the action's name."""
        name = self.game.actions.name(action)
        family = self.family_of.get(action, name)
        parts = name.removeprefix(family).strip(":").split(":") if name != family else []
        if family in self.game.cell_families:
            parts = [":".join(parts[:2]), *parts[2:]]
        arguments = {letter: self.name(lang, part) for letter, part in zip("abcd", parts, strict=False)}
        added = {key: self.words(lang, value) for key, value in self.game.action_words(state, action).items()}
        return self.text(lang, f"action-{slug(family)}", **{**arguments, **added})

    def words(self, lang: str, value: Any) -> Any:
        """A name, or a list of (name, number) pairs such as a price: "1 wood, 2 fish"."""
        if isinstance(value, list):
            pairs = [self.text(lang, "amount", thing=self.name(lang, thing), n=n) for thing, n in value]
            return ", ".join(pairs) if pairs else self.text(lang, "nothing")
        return self.name(lang, value)

    def prompt(self, state: Any, lang: str) -> str:
        """What the actor has to decide."""
        if state.actor is None:
            return self.text(lang, "game-over")
        step = self.game.steps[state.stack[-1][0]]
        return self.text(lang, f"prompt-{slug(step.name)}")

    def event(self, event: Event, lang: str) -> str:
        """A line of the log, without the player's name."""
        kind = self.game.event_kinds[event.kind]
        arguments = {key: self.name(lang, value) for key, value in kind.arguments(event).items()}
        if event.kind == "only":
            arguments["action"] = self.game.actions.name(event.a)
        return self.text(lang, f"event-{slug(event.kind)}", **arguments)

    def refusal(self, state: Any, action: int, lang: str) -> str:
        """Why an action is not possible now, with the rule."""
        key, rule, arguments = self.game.why_not(state, action)
        words = {name: self.words(lang, value) for name, value in arguments.items()}
        text = self.text(lang, f"refusal-{slug(key)}", **words)
        return f"{text} ({rule})" if rule else text
