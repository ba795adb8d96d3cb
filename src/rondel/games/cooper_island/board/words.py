"""What is said about the parts of the board, in the language of the kit."""

from rondel.drawing import Kit

COOPER, NEUTRAL = 4, 5  # owners after the seats
OTHERS = {"cooper": COOPER, "neutral": NEUTRAL}  # as a view writes them


def owner_of(written: int | str) -> int:
    return OTHERS[written] if isinstance(written, str) else written


def who(kit: Kit, owner: int) -> str:
    if owner >= COOPER:
        return kit.say("board-cooper" if owner == COOPER else "board-neutral")
    return kit.say("board-seat", n=owner + 1)


def slot_of(seat: int, viewer: int, seats: int) -> int:
    """Slot 0 is the one who looks; the others follow in turn order."""
    return (seat - viewer) % seats


def said(*parts: object) -> str:
    """Words about a piece. On a player's own board nobody is named: its heading says whose it is."""
    return ", ".join(str(part) for part in parts if part != "")


def of_owner(kit: Kit, owner: int, *parts: object) -> str:
    """orange square: harbor, ..."""
    return f"{who(kit, owner)}: {said(*parts)}"


def amounts(kit: Kit, price: list[int], goods: list[str]) -> str:
    """1 coin, 2 wood"""
    return str(kit.texts.words(kit.lang, [(good, n) for good, n in zip(goods, price) if n]))
