# not compiled
"""The words of a program around a game, in the user's language: a folder of en.ftl, pl.ftl, de.ftl."""

from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource


class Wording:
    """words("saved", file="a.json"); a message that a language lacks is shown in English."""

    def __init__(self, folder: Path, lang: str) -> None:
        self.bundles: list[FluentBundle] = []
        for language in dict.fromkeys([lang, "en"]):
            bundle = FluentBundle([language], use_isolating=False)
            bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text(encoding="utf-8")))
            self.bundles.append(bundle)

    def __call__(self, key: str, **arguments: Any) -> str:
        for bundle in self.bundles:
            if bundle.has_message(key):
                value = bundle.get_message(key).value
                if value is not None:
                    return str(bundle.format_pattern(value, arguments)[0])
        return key
