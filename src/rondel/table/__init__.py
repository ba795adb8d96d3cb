"""A table where a game is played, whoever shows it: undo and the end of a turn, its entries, its log."""
