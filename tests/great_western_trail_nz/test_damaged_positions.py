"""Positions with random damage: refused with the key and the reason, or playable."""

from hypothesis import strategies as st

from support.great_western_trail_nz import GAME
from support.positions import counted, damaged, frames, hand_edited, middle, some

C = GAME.components
BAG = C.tiles[: C.bag_kinds]


def varied(seed, moves):
    return middle(GAME, seed, moves, cards_out_of_turn=bool(seed % 3 == 0), neutral="random")


CARDS = st.lists(st.sampled_from(C.cards), max_size=5)
SHEARED = {"shown": some(C.breeds), "most": st.integers(1, 5), "draws": st.booleans()}
MEMOS = [
    st.integers(0, 12),
    st.sampled_from([*C.spaces, *C.posts, *C.harbours, *C.breeds, *C.private_names]),
    some(["acted", "helped"]),
    some(C.breeds),
    st.fixed_dictionaries({"to": st.sampled_from(C.spaces), "steps": st.integers(0, 9), "free": st.booleans()}),
    st.fixed_dictionaries({"building": st.sampled_from(C.private_names), "price_per_builder": st.integers(0, 2)}),
    st.fixed_dictionaries(SHEARED),
    st.fixed_dictionaries({"wool": st.integers(0, 20), "shearers": st.integers(0, 5)}),
]
OWNED = {
    "space": st.sampled_from([*C.spaces, None]),
    "ship": st.sampled_from(C.sea),
    "pathfinder": st.sampled_from([None, *range(17)]),
    "workers": st.fixed_dictionaries({worker: st.integers(0, 6) for worker in C.workers}),
    "unbuilt": some(C.private_names, 12),
    "posts": counted(C.posts),
    "harbours": some(C.harbours),
    "captured": counted(BAG),
    "objectives": CARDS,
    "discards": CARDS,
    "market_token": st.booleans(),
}
PLAYER = {
    **OWNED,
    "pounds": st.integers(0, 30),
    "certificates": st.integers(0, 6),
    "exchange_tokens": st.integers(0, 3),
    "gold": st.integers(0, 6),
    "discs": some(C.slot_names, 16),
    "storehouses": st.dictionaries(st.sampled_from(C.pair_names), st.integers(0, 2)),
    "masters": some(C.masters),
    "step_tile": st.integers(0, 2),
    "no_fees": st.booleans(),
    "jokers": some([f"{worker}:{n}" for worker in C.workers for n in range(8)]),
    "hand": CARDS,
    "top": CARDS,
    "deck": CARDS,
    "gained": CARDS,
}
SARAH = {
    **OWNED,
    "sarah_deck": some([f"sarah_{n}" for n in range(1, 18)]),
    "sarah_discards": some([f"sarah_{n}" for n in range(1, 18)]),
    "specialization": st.sampled_from([*C.workers, None]),
    "spare_discs": st.integers(0, 16),
}
JOBS = [f"{row}:{worker}" for row in range(1, 6) for worker in C.workers]
PLACES = [f"{row}:{column}" for row in range(1, 9) for column in range(1, 5)]  # of the bonus market
TABLE = {
    "pending": frames(GAME, MEMOS),
    "used": st.dictionaries(st.sampled_from(C.spaces), st.sampled_from([["1"], ["2", "8"], ["all"]]), max_size=5),
    "jobs": st.dictionaries(
        st.sampled_from([f"{row}:{w}" for row in range(1, 6) for w in C.workers]), st.integers(0, 1)
    ),
    "bonus": st.dictionaries(
        st.sampled_from([f"{row}:{n}" for row in range(1, 9) for n in range(1, 5)]),
        st.sampled_from(BAG[16:]),
        max_size=5,
    ),
    "token_row": st.integers(0, 8),
    "foresight": st.lists(st.sampled_from([*BAG, None]), min_size=4, max_size=4),
    "market": CARDS,
    "market_stack": CARDS,
    "display": CARDS,
    "objective_stack": CARDS,
    "supply": counted(C.supply_names, 18),
    "stack_sets": some(C.set_names).map(lambda names: sorted(names, key=C.set_names.index)),
    "stack_left": st.lists(st.integers(0, 6), min_size=4, max_size=4),
    "step_tiles": st.integers(0, 4),
    "masters": st.dictionaries(st.sampled_from(C.medium_names), st.sampled_from(C.masters), max_size=5),
    "master_workers": st.dictionaries(
        st.sampled_from(C.medium_names), st.sampled_from([*C.workers, "joker"]), max_size=5
    ),
    "last_seat": st.sampled_from([None, 0, 1, 2, 3, 4]),
    "tiles_out": counted(BAG),
    "cards_out": counted(C.cards),
    "bags": st.lists(counted(BAG), min_size=2, max_size=2),
    "tiles": st.dictionaries(st.sampled_from(C.spaces), st.sampled_from(C.tiles), max_size=3),
}


test_a_position_edited_by_hand_is_refused_or_playable = hand_edited(GAME, varied, TABLE, PLAYER, "sarah", SARAH)
test_a_damaged_position_is_refused_or_playable = damaged(GAME, varied)
