"""A player's boat tile with the tokens on it, and tokens just drawn: beside the village."""

from rondel.drawing import Kit
from rondel.drawing.svg import at, circle, g, path, piece, rect, text, use

from ..components import Components
from .layout import HAND
from .marks import SMALL_ON_MAP, sign
from .village import IN_HAND, WIDE

TOP = 344
HULL = "M46 0Q86 24 90 62V142Q90 150 82 150H10Q2 150 2 142V62Q6 24 46 0z"
DINGHY = "M24 150Q45 160 46 176V184Q46 188 42 188H6Q2 188 2 184V176Q3 160 24 150z"
SPACES = ((46.0, 42.0), (24.0, 88.0), (68.0, 88.0), (46.0, 126.0))
IN_DINGHY = (24.0, 168.0)
TOO_MANY = (69.0, 170.0)
TOKEN = 43
Space = tuple[float, float, bool]


def spaces(c: Components, upgraded: bool, dinghy: bool) -> list[Space]:
    """x, y of the spaces for tokens and whether they double points (SF-TECH-08, SF-ABIL-17)."""
    count = c.boat_spaces[1 if upgraded else 0]
    found = [(*SPACES[n], upgraded and n == count - 1) for n in range(count)]
    return [*found, (*IN_DINGHY, True)] if dinghy else found


def hull(kit: Kit, upgraded: bool, dinghy: bool) -> str:
    """The boat tile from above, with a space per token; Dinghy adds one more."""
    c: Components = kit.game.components
    found = [text(WIDE / 2, -7, kit.say("board-boat-tile"), "t2", SMALL_ON_MAP, width=WIDE)]
    found += [path(DINGHY, "hull-tile")] if dinghy else []
    found.append(path(HULL, "hull-tile"))
    for x, y, double in spaces(c, upgraded, dinghy):
        words = text(x, y + 6, "×2", "t2", 17) if double else ""
        found.append(sign("double_space" if double else "boat_tile", circle(x, y, TOKEN / 2, "token-slot"), words))
    return at(HAND, TOP, g(*found, data_tip="boat_tile"))


def arranged(c: Components, tokens: list[str], slots: list[Space]) -> list[int]:
    """The space of each token: the best on the spaces that double, as scoring counts them (SF-FISH-11)."""
    by_worth = sorted(range(len(tokens)), key=lambda n: -c.token_points[c.tokens.index(tokens[n])])
    doubling = [k for k, slot in enumerate(slots) if slot[2]]
    plain = [k for k, slot in enumerate(slots) if not slot[2]]
    place = dict(zip([n for n in by_worth if c.token_points[c.tokens.index(tokens[n])]], doubling))
    rest = [n for n in range(len(tokens)) if n not in place]
    free = [*plain, *[k for k in doubling if k not in place.values()]]
    overfull = [len(slots)] * (len(rest) - len(free))  # one too many until it is thrown (SF-FISH-16)
    return [{**place, **dict(zip(rest, free + overfull))}[n] for n in range(len(tokens))]


def tokens(kit: Kit, seat: int, upgraded: bool, dinghy: bool, aboard: list[str]) -> str:
    """The tokens on the boat tile, each where it counts most."""
    c: Components = kit.game.components
    slots = spaces(c, upgraded, dinghy)
    places = arranged(c, aboard, slots)
    found, seen = [], dict[str, int]()
    for name, k in zip(aboard, places):
        x, y = slots[k][:2] if k < len(slots) else TOO_MANY
        seen[name] = seen.get(name, 0) + 1
        found.append(
            piece(
                f"token:{seat}:{name}:{seen[name]}",
                circle(0, 0, 23, "hit"),
                use(f"face-{name}", 0, 0, TOKEN + 3),
                ring=circle(0, 0, 24),
                tip=name,
                label=kit.name(name),
                class_="moves asked",
                transform=f"translate({HAND + x:g} {TOP + y:g})",
            )
        )
    for k, (x, y, double) in enumerate(slots):
        if double and k in places:
            badge = circle(0, 0, 11, "badge") + text(0, 5.5, "×2", None, SMALL_ON_MAP)
            found.append(at(HAND + x + 17, TOP + y - 17, sign("double_space", badge)))
    return "".join(found)


def drawn(kit: Kit, entries: list[str | None], kind: int) -> str:
    """Two tokens just drawn, of which one is kept: face up for those who know them (SF-TECH-14)."""
    if not entries:
        return ""
    found = [rect(HAND - 3, IN_HAND - 3, WIDE + 6, 196, "card card-up", 12)]
    for n, name in enumerate(entries):
        face = piece(
            f"drawn:{n}",
            circle(0, 0, 42, "hit"),
            use(f"face-{name}" if name else f"token{kind}", 0, 0, 82),
            ring=circle(0, 0, 44),
            tip=name or f"type{kind}",
            label=kit.name(name) if name else kit.say("board-token-hidden", type=kind),
        )
        found.append(at(HAND + WIDE / 2, IN_HAND + 46 + n * 95, face))
    return "".join(found)
