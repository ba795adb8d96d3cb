"""Positions with random damage: refused with the key and the reason, or playable."""

from hypothesis import strategies as st

from support.great_western_trail import GAME
from support.positions import counted, damaged, frames, hand_edited, middle, some

C = GAME.components
BAG = C.tiles[: C.bag_kinds]


def varied(seed, moves):
    return middle(GAME, seed, moves, simmental=bool(seed % 3 == 0))


CARDS = st.lists(st.sampled_from(C.cards), max_size=5)
MEMOS = [
    st.integers(0, 12),
    st.sampled_from([*C.spaces, *C.stations, *C.cities]),
    some(["acted", "helped"]),
    st.fixed_dictionaries({"to": st.sampled_from(C.spaces), "steps": st.integers(0, 9), "free": st.booleans()}),
    st.fixed_dictionaries({"building": st.sampled_from(C.private_names), "price_per_builder": st.integers(0, 2)}),
]
OWNED = {
    "space": st.sampled_from([*C.spaces, None]),
    "engine": st.sampled_from(C.rail),
    "workers": st.fixed_dictionaries({worker: st.integers(0, 7) for worker in C.workers}),
    "unbuilt": some(C.private_names, 12),
    "cities": counted(C.cities),
    "stations": some(C.stations),
    "masters": some(C.masters),
    "captured": counted(BAG),
    "objectives": CARDS,
    "discards": CARDS,
}
PLAYER = {
    **OWNED,
    "dollars": st.integers(0, 30),
    "certificates": st.integers(0, 6),
    "exchange_tokens": st.integers(0, 2),
    "discs": some(C.slot_names, 14),
    "hand": CARDS,
    "deck": CARDS,
    "shown": st.booleans(),
}
SAM = {
    **OWNED,
    "sam_deck": some([f"sam_{n}" for n in range(1, 16)]),
    "sam_discards": some([f"sam_{n}" for n in range(1, 16)]),
    "specialization": st.sampled_from([*C.workers, None]),
    "spare_discs": st.integers(0, 14),
}
JOBS = [f"{row}:{column}" for row in range(1, 13) for column in range(1, 5)]
TABLE = {
    "pending": frames(GAME, MEMOS),
    "used": st.dictionaries(st.sampled_from(C.spaces), st.sampled_from([["1"], ["2", "8"], ["all"]]), max_size=5),
    "jobs": st.dictionaries(st.sampled_from(JOBS), st.sampled_from(C.workers), max_size=5),
    "token_row": st.integers(0, 12),
    "foresight": st.lists(st.sampled_from([*BAG, None]), min_size=6, max_size=6),
    "market": CARDS,
    "market_stack": CARDS,
    "display": CARDS,
    "objective_stack": CARDS,
    "masters": st.dictionaries(st.sampled_from(C.stations[:5]), st.sampled_from(C.masters), max_size=5),
    "station_workers": st.dictionaries(st.sampled_from(C.stations[:5]), st.sampled_from(C.workers), max_size=5),
    "side": st.lists(st.integers(0, 8), min_size=2, max_size=2),
    "last_seat": st.sampled_from([None, 0, 1, 2, 3, 4]),
    "tiles_out": counted(BAG),
    "cards_out": counted(C.cards),
    "bags": st.lists(counted(BAG), min_size=3, max_size=3),
    "tiles": st.dictionaries(st.sampled_from(C.spaces), st.sampled_from(C.tiles), max_size=3),
}


test_a_position_edited_by_hand_is_refused_or_playable = hand_edited(GAME, varied, TABLE, PLAYER, "sam", SAM)
test_a_damaged_position_is_refused_or_playable = damaged(GAME, varied)
