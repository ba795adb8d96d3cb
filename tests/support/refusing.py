"""Why an action is refused: a reason and a rule for whatever a player tries, in both trail games."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import rondel
from rondel.core.texts import LANGUAGES, Texts

from .reading import SLIP


class RefusalTests:
    """Subclassed by the tests of each game."""

    game: Any
    settings: tuple[tuple[int, int, dict[str, Any]], ...]  # seed, players, options

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "setting" in metafunc.fixturenames:
            metafunc.parametrize("setting", self.settings, ids=str)

    def states(self, seed: int, players: int, options: dict[str, Any]) -> Iterator[Any]:
        s = self.game.new(players, seed, **options)
        random = Random(seed)
        idle = ("done", "aux:dollar", "aux:money", "aux:draw")
        while s.actor is not None:
            yield s
            busy = [action for action in s.choices if not self.game.actions.name(action).startswith(idle)]
            s.apply(random.choice(busy or s.choices))
        yield s

    def test_every_refusal_has_a_reason_and_a_rule(self, setting: tuple[int, int, dict[str, Any]]) -> None:
        texts = Texts(self.game, strict=True)
        rules = rules_of(self.game.name)
        told: set[tuple[str, str]] = set()
        for moment, s in enumerate(self.states(*setting)):
            if moment % 9 and s.actor is not None:
                continue
            legal = {*s.legal(), *[action for seat in range(s.seats) for action in s.interrupts(seat)]}
            for action in range(len(self.game.actions)):
                if action not in legal:
                    key, rule_id, _ = self.game.why_not(s, action)
                    name = self.game.actions.name(action)
                    assert rule_id in rules, (name, key)
                    if (key, name) not in told:
                        told.add((key, name))
                        lines = [texts.refusal(s, action, lang) for lang in LANGUAGES]
                        assert not [line for line in lines if SLIP.search(line)], lines


def rules_of(game: str) -> set[str]:
    """The IDs of a rulebook."""
    rulebook = Path(rondel.__file__).parent / "games" / game / "rulebook.md"
    return set(re.findall(r"^- ([A-Z]+-[A-Z]+-\d+)", rulebook.read_text("utf-8"), re.M))


def refused(s: Any, action: str, lang: str = "en") -> str:
    number = s.game.actions.number(action)
    assert number not in s.legal()
    return Texts(s.game, strict=True).refusal(s, number, lang)
