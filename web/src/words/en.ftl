# Every page
home = Rondel, all tables
language = Language
theme-switch = Light or dark
loading = One moment …
close = Close
cancel = Cancel
copy = Copy
copied = Copied
try-again = Try again
error-unexpected = That did not work. Please try again in a moment.
error-offline = The server does not answer. Are you online?
error-page = This page could not be loaded.
yes = yes
no = no

# The table
table = Table
home-back = To all tables
title-your-turn = Your turn · { $game }
board = Board
players = Players
beside-board = Beside the board
your-choices = Your choices
choose-here = Choose
skip-to-choices = Skip to your choices
turn = Turn
turn-number = Turn { $turn }
game-over = The game is over

# Zoom
zoom-fit = Fit

# What to do
waiting-for = { $name } is to move
not-your-turn = It is not your turn.
catching-up =
    { $count ->
        [one] one more move to show
       *[other] { $count } more moves to show
    }
skip = Skip
undo = Undo
restart-turn = Restart turn
end-turn = End turn
looking = Looking at move { $move } of { $last }
to-present = Back to the present
open-rule = Read rule { $rule }
refused-offline = Not connected: nothing was done. Try again when the connection is back.
connection-lost = The connection is lost. Trying again …
hand-over = Pass the screen to { $name }
hand-over-help = Cards and whatever else nobody else may see stay covered until then.
hand-over-take = I am { $name }

# Seats
seat-and-level = { $name } ({ $level })
seat-you = you
seat-to-move = to move
seat-thinks = thinking
seat-won = winner
seat-away = away
seat-resting = on vacation
seat-open = seat still free
seat-invited = waiting for an invited player
seat-guest = { $name } is invited
seat-show = Show the boards of { $name }
clock-left = { $time } left

# Tabs
tab-log = Log
tab-rules = Rules
tab-chat = Chat
unread =
    { $count ->
        [one] one new line
       *[other] { $count } new lines
    }
log-empty = Nothing has happened yet.
look-at = Show the position after move { $move }
rules = Rules
rulebook = The whole rulebook
rules-search = Search the rulebook
rules-here = What can I do here?
rules-free = any time
rules-none = No such rule.
rules-found =
    { $count ->
        [0] Nothing found.
        [one] One rule
       *[other] { $count } rules
    }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send

# Replay
replay = Replay
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-move = Move

# Menu
menu = Menu
theme = Theme
theme-system = as the system
theme-light = light
theme-dark = dark
pace = Pace of the other players
sound = Sounds
sound-never = off
sound-hidden = only when I look elsewhere
sound-always = on
volume = Volume
notify = Notification when it is my turn
notify-never = never
notify-hidden = when I look elsewhere
notify-always = always
notify-refused = The browser does not allow notifications from this page.
table-info = About this table
score-sheet = Score sheet
record = Download the record
board-svg = Board as a picture (SVG)
leave = Leave for good
leave-help = A bot takes your seat and plays on. You cannot come back.
leave-bot = Which bot?
leave-now = Leave the table
take-back = Take back further
take-back-help = The game goes back to the position after the move you choose, if everybody agrees.
take-back-alone = The game goes back to the position after the move you choose.
take-back-to = Back to the position after
take-back-propose = Ask the others
request = { $name } asks to go back to move { $move } of { $last }.
request-rules = The rules were mended. Moves after { $move } that are no longer possible: { $void }. Go on without them?
request-open = Still to answer: { $names }
agree = Agree
disagree = Refuse
keys = Keys
key-move = from choice to choice
key-choose = choose
key-zoom = zoom in and out
key-pan = move the board where it is zoomed in

# About the table
info-game = Game
info-table = Table
info-created = Begun
info-moves = Moves
info-clock = Clock
info-clock-value = { $start } min, { $plus } s more for each turn
info-public = Open to spectators
info-seed = Seed
invite-link = Link for seat { $seat }
waiting-title =
    { $count ->
        [0] The game is about to begin
        [one] One player is missing
       *[other] { $count } players are missing
    }
waiting-invite = Send a link to each friend; whoever opens it takes the seat.
waiting-fill = Free seats for the bot
waiting-start = Fill and start
waiting-cancel = Cancel the table
waiting-get-up = Leave the seat
waiting-sit-down = Take a seat

# The end
wins-by =
    { $points ->
        [one] { $name } wins by one point
       *[other] { $name } wins by { $points } points
    }
count-players =
    { $count ->
        [one] one player
       *[other] { $count } players
    }
count-turns =
    { $count ->
        [one] one turn
       *[other] { $count } turns
    }
scored = Scored
total = Total
play-again = Another game, same people
rematch-asked = { $name } proposes another game with the same settings.
rematch-open = Another game: still to answer: { $names }
rematch-refused = { $name } does not want another game.
rematch-made = The next game has begun.
rematch-yes = Agree
rematch-no = No, thanks
rematch-back = Take it back
rematch-go = To the new table
chart-title = Points over the game
chart-moves = Move
chart-points = Points
chart-missing = The course of the points is not known.

# Hints
thinks = { $name } is thinking.
hint-ask = What would the bot do?
hint-short = Hint
hint-title = The bot would …
hint-thinks = The bot is thinking …
hint-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-visits =
    { $count ->
        [one] { $count } simulation
       *[other] { $count } simulations
    }
hint-help = Point at a move to see its place. In the order of the lead the bot expects; few simulations say little. The points are an estimate of the final score.
hint-win = win { $before } → { $after }
hint-says = { $text }: chance to win { $before } now, { $after } after it.
hint-says-why = { $text }: chance to win { $before } now, { $after } after it; { $reason }.
hint-help-win = Point at a move to see its place. The chance to win now → after the move, then what sets it apart, mostly in the points expected in the end. All are estimates.

# Where the choices are, and the one button
my-board = My board
boards = Boards
mine = What you have
choices-there =
    { $count ->
        [one] one choice that way
       *[other] { $count } choices that way
    }
panel-of = { $name }: { $panel }
seat-shape =
    { $n ->
        [1] circle
        [2] square
        [3] triangle
       *[other] diamond
    }
choices-in = { $count } in: { $panel }
places =
    { $count ->
        [one] one place
       *[other] { $count } places
    }
places-help = choose one, or step through them
options =
    { $count ->
        [one] one choice
       *[other] { $count } choices
    }
options-help = choose one
phases = Phases
phase-done = done:
free-more = { $count } more, at any time
left-unused =
    { $count ->
        [one] one option left
       *[other] { $count } options left
    }
loses = lost: { $what }
costs = costs { $what }
brings = brings { $what }
tap-again = tap again to do it
click-again = once more to do it
ghost-turn = R or wheel turns: { $turn } of { $count }
tab-markets = Markets

# What the others did
story = What the others did
story-play = Show the turn of { $name } again

# Settings and keys
pace-slow = slow
pace-brisk = brisk
pace-instant = at once
text = Size of the texts
text-normal = normal
text-large = large
set-confirm = Confirm the end of my turn
set-cover = Cover the screen between players
set-taps = By touch a first tap only shows
set-motion = Pieces and map move smoothly
set-kept = These settings are kept with your account, notifications with this browser.
key-next = show the next choice, the one before
key-end = the button below right
key-digits = the choices in words
key-turn = turn the piece in hand
key-board = your boards
key-shelf = fold or open the markets
key-recap = what the others changed
