"""Documents damaged at random."""

import copy
from typing import Any

from hypothesis import strategies as st

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 99) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=4,
)


def damage(doc: Any, data: Any) -> None:
    """Replace or remove one value somewhere in the document."""
    spot = doc
    while True:
        keys = list(spot) if isinstance(spot, dict) else list(range(len(spot)))
        if not keys:
            return
        key = data.draw(st.sampled_from(keys))
        inner = spot[key]
        if isinstance(inner, (dict, list)) and inner and data.draw(st.booleans()):
            spot = inner
            continue
        if isinstance(spot, dict) and data.draw(st.booleans()):
            del spot[key]
        else:
            spot[key] = data.draw(JUNK | st.just(copy.deepcopy(doc.get("players"))))
        return
