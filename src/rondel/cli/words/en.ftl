# Words of the terminal table: English.
player = Player { $n }
you = You
start = { $title }: { $players ->
    [one] 1 player
   *[other] { $players } players
}, seed { $seed }. ? shows help.
resumed = { $title }: resumed after { $move } moves. ? shows help.
narrow = The board is { $wanted } columns wide; this terminal has { $width }. Make it wider.
key-free = { $n ->
    [one] 1 free action
   *[other] { $n } free actions
}
key-hide-free = without free actions
key-undo = undo
key-hint = hint
key-board = board
key-info = info
key-rules = rules
key-save = save
key-help = help
key-quit = quit
turn-ends = This ends your turn. Enter: go on, u: undo
unknown = { $input }? Type a number, a part of an action's text, or ? for help.
several = Several actions match { $input }:
no-number = There is no number { $input } in the list.
folded = Type a cell such as 2:3 to see what is possible there (in brackets: in how many ways), or a for all.
undone = Undone: { $action }
no-undo = Nothing to undo: you can go back within your own turn, until something hidden is revealed.
no-board = There is no player { $n }.
saved = Saved to { $file }.
resume = Go on later with: { $command }
nothing-saved = Nothing was played, so nothing was saved.
no-rule = No rule says { $input }.
rule-section = The whole section: r { $area }
rule-missing = This game has no rulebook to look into.
help = A number chooses an action; a part of its text or its name ("done") does too.
help-free = f   show or hide the free actions
help-all = a   show long lists of cells in full
help-undo = u   undo, within your own turn until something hidden is revealed
help-hint = h   what would the bot do? Its three best moves (or type hint)
help-board = b   show the board again; b 2 with the board of player 2
help-info = i   what the tiles in sight do
help-rules = r   the rules of this decision; r DIE a section, r boat every rule with that word
help-save = s   save; s FILE to another file
help-quit = q   save and leave (so do Ctrl-C and Ctrl-D)
hint-thinks = The bot is thinking …
hint-title = The bot would:
hint-line = { $points ->
    [one] expects { $points } point
   *[other] expects { $points } points
}, { $visits ->
    [one] { $visits } simulation
   *[other] { $visits } simulations
}
hint-win = chance to win { $before }% → { $after }%
hint-help = Ordered by the expected lead, where few simulations say little. The points estimate the final score.
hint-help-win = The chance to win now → after the move, then what sets it apart, mostly in the final points expected. All are estimates.
thinks = { $name } is thinking …
score-sheet = Final scores
winner = { $names } wins!
winners = { $names } share the win!
move = move { $n }
moves = moves { $first } to { $last }
analysis-thinks = The bot looks at every turn …
analysis-no-network = This game has no network yet: better moves in points, by the search; nobody’s chance to win is known.
analysis-turn = turn
analysis-player = player
analysis-chance = chance
analysis-move = played
analysis-better = better, or luck (~)
