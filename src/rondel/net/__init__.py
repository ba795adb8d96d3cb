"""A learned player: the network of a game, and what it says of a position."""
