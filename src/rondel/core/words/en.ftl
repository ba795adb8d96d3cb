### What every game says, in English.

amount = { $n } { $thing }
nothing = nothing
player = player { $n }
choose = Choose.
game-over = The game is over.

family-done = Done
action-done = Done
action-decline = Decline
event-only = has no choice – { $action }
event-turn = is to play

refusal-not_now = Something else is to be decided now. { $prompt }
refusal-game_over = The game is over.

name-white = white
name-orange = orange
name-red = red
name-blue = blue
name-green = green
name-black = black

score-total = Total
