"""A memo that holds several numbers: how it is packed into one int, and how it is written."""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from .codecs import Codec, Doc, mapped
from .errors import BadPosition


@mypyc_attr(allow_interpreted_subclasses=True)
class Packed(Codec):
    """{name: value}, the lowest part first. Parts: name, how many values it has, how one is written."""

    def __init__(self, parts: list[tuple[str, int, Codec]]) -> None:
        super().__init__()
        self.pieces: Final = parts

    def form(self) -> str:
        return "{" + ", ".join([f"{name}: {codec.form()}" for name, _, codec in self.pieces]) + "}"

    def save(self, value: Any) -> Any:
        written: Doc = {}
        for name, radix, codec in self.pieces:
            written[name] = codec.save(value % radix)
            value //= radix
        return written

    def load(self, doc: Any, key: str) -> Any:
        doc = mapped(doc, key)
        names = [name for name, _, _ in self.pieces]
        for name in doc:
            if name not in names:
                raise BadPosition(f"{key}.{name}", f"is unknown; the parts are {', '.join(names)}")
        value = 0
        weight = 1
        for name, radix, codec in self.pieces:
            if name not in doc:
                raise BadPosition(f"{key}.{name}", f"is missing; it is {codec.form()}")
            digit = codec.load(doc[name], f"{key}.{name}")
            if not 0 <= digit < radix:
                raise BadPosition(f"{key}.{name}", f"must be from 0 to {radix - 1}, not {digit!r}")
            value += digit * weight
            weight *= radix
        return value
