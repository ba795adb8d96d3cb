"""Search on a network."""
