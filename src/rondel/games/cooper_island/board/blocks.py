"""Where the blocks of a player board lie, one under the other."""

WIDTH = 534
HEAD, DOCKS, STORAGE, TRADE, WORKSHOP, CRATES, TRACK, WORKER_BOARD, RESERVE, CARDS = (
    (0, 40),
    (46, 118),
    (170, 122),
    (298, 36),
    (340, 118),
    (464, 80),
    (550, 112),
    (668, 146),
    (820, 118),
    (944, 96),
)  # top, height
