"""What an action may bring or use, as bits; `touches.py` reads them off its steps."""

from typing import Final

DRAW: Final = 1  # from the bag
SINGLE: Final = 2  # a single tile, beside those of the cartographer action
RUIN: Final = 4  # whose crafting spot may give a helm point
HELM: Final = 8  # helm points: a ship may come anywhere
USE_ISLETS: Final = 16  # the actions of islets on any coast
USE_BOATS: Final = 32  # the actions of built boats of anybody
TURN_BOAT: Final = 64  # an own boat face down
STEPS: Final = 128  # of the cartographer
PLACE: Final = 256  # a double tile
MOVE: Final = 512  # a building or statue leaves its space
STATUE: Final = 1024  # one more on the peninsula
LID: Final = 2048  # takes an unused crate lid
