"""What the boards of both trail games draw alike: the icon language, cards, tiles, the road."""
