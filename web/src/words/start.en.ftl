# Start page, account, ratings, rulebook, invitation

start-title = What shall we play?
start-lead = Big board games by their full rules, in your browser: against bots, together at one screen, or online with friends.
start-skip = Skip to the page
start-footer = Rondel plays by the published rules, told in our own words and drawings. The titles of the games belong to their publishers.
start-log-in = Log in
start-ratings = Ratings
start-rules = Rules
start-first = First game
start-all-games = All games
lost-title = There is no such page
lost-lead = At { $path } there is nothing. A link may be old or cut short.

## The games

start-players = { $least }–{ $most } players
start-players-exactly = { $most ->
    [one] { $most } player
   *[other] { $most } players
}
start-solo-against = alone against { $opponent }
start-play-bots = Play against bots
start-set-up = Set up a table

## A new table

start-players-title = Players
start-who-sits = Seat { $seat }: who plays?
start-name-of = Seat { $seat }: name
start-your-name = Your name
start-name = Name
start-kind-me = Me
start-kind-here = Someone at this screen
start-kind-guest = Invited by name
start-short-guest = By name
start-kind-invite = By invitation link
start-kind-open = Open in the lobby
start-kind-bot = Bot
start-bot-level = Bot: { $level }
start-short-here = At this screen
start-short-invite = By invitation
start-short-open = From the lobby
start-you = You
start-invite-help = You get a link to send.
start-open-help = Anybody may sit down.
start-remove-seat = Remove seat { $seat }
start-add-seat = Add a seat
start-seats-of = { $players } of up to { $most }
start-shuffle = Seats in random order
start-solo-note = Alone at the table: you play the solo rules against { $opponent }, the printed opponent.
start-solo-plain = Alone at the table: you play the solo rules.
start-solo-short = Solo rules
start-seats-problem = At least one seat must be yours.
start-options = Options
start-time = Time to think
start-pace-none = No clock
start-pace-live = Real time
start-pace-days = Turn-based
start-pace-none-help = Everybody may think as long as they like.
start-pace-live-help = Everybody is at the table; each clock runs only in one's own turn.
start-pace-days-help = Everybody drops in when they have time: a game over days or weeks.
start-each-player = For each player
start-each-turn = More after every turn
start-minutes = minutes
start-seconds = seconds
start-days = days
start-time-out = When the time is up
start-out-bot = A bot plays on
start-out-lose = The game is lost
start-clock-none = No clock
start-clock-live = { $minutes } min + { $seconds } s a turn
start-clock-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} + { $more ->
    [one] { $more } day
   *[other] { $more } days
} a turn
start-more = More
start-public = List the table in the lobby
start-public-help = Everybody can find it and watch. Seats open in the lobby are always listed.
start-friendly = A friendly game
start-friendly-help = It is not rated, and everybody may ask the bot for a hint.
start-rated = Rated: it moves the ratings, and there are no hints.
start-unrated = Not rated: everybody may ask the bot for hints.
start-seed = Seed
start-seed-help = The same number deals the same game again. Leave it empty for a new one.
start-seed-random = random
start-seed-problem = A seed is a whole number without a sign, at most 39 digits long.
start-summary = The table
start-wait-help = The game begins when every seat is taken.
start-start = Start
start-starting = One moment …
start-login-first = You log in or register first; the table is kept.

## Lists of tables

start-your-tables = Your tables
start-your-tables-login = Log in to see your tables and go on playing.
start-no-tables = No table yet. Choose a game above: against bots it begins at once. New to a game? Learn teaches it by playing.
start-finished = Finished tables
start-no-finished = When a game is over you find its result here, and can replay it move by move.
start-upload = Open a record
start-show-all = Show all { $count }
start-lobby = Lobby
start-no-lobby = Nobody is waiting just now. Set up a table with an open seat and others will find it here.
start-your-turn = Your turn
start-turns = { $count ->
    [one] Your turn in { $game }
   *[other] Your turn at { $count } tables
}
start-invitations = { $count ->
    [one] You are invited to { $game }
   *[other] You are invited to { $count } tables
}
start-waiting = Waiting for players
start-running = Others to move
start-won = Won
start-seat-open = open seat
start-seat-invited = invited
start-seat-guest = { $name }, invited
start-you-are-invited = You are invited
start-accept = Take the seat
start-decline = Decline
start-seat-number = Player { $seat }
start-go-on = Go on
start-replay = Replay
start-join = Take a seat
start-watch = Watch
start-copy-link = Invitation link
start-copy-link-of = Copy the invitation link for seat { $seat }
start-copied = The link is copied. Send it to whoever is to sit there.
start-copy-yourself = Copy this link:
start-just-now = just now

## Account

account-log-in = Log in
account-register = Register
account-which = Log in or register
account-why = With an account you play online, keep your tables, and get a rating.
account-on-the-way = One step to your table: log in, or register. It takes a name and a password.
account-name = Name
account-name-help = As the others at the table see you.
account-password = Password
account-password-help = At least 8 characters; a sentence is easy to remember.
account-email = E-mail
account-email-optional = E-mail (optional)
account-email-help = So that whoever runs this site can reach you. Nobody else sees it.
account-no-email = none given
account-log-out = Log out
account-new-password = Change the password
account-old = Present password
account-new = New password
account-change = Change it
account-changed = Your password is changed. All other browsers are logged out.
account-everywhere = Log out everywhere
account-to-games = To the games
account-local-title = At home
account-local = This is your own computer: no account is needed.

## Ratings

ratings-lead = People and bots in one list. A rating moves with every finished game of two or more players.
ratings-games = Ratings of
ratings-rank = Rank
ratings-player = Player
ratings-rating = Rating
ratings-played = Games
ratings-none = Nobody has a rating in this game yet. The first finished game makes a start.

## The rulebook

book-title = { $game }: the rules
book-lead = Every rule has a number. The table shows the same numbers when it tells you why something is possible or not.
book-language = {""}
book-games = Rules of
book-contents = Contents
book-search = Ask in your own words, such as: how do I win
book-sections =
    { $count ->
        [one] One section
       *[other] { $count } sections
    }
book-nothing = No rule contains “{ $search }”.
book-example = Example
book-all = Show all rules
book-link = Rule { $id }
book-unknown = There is no game of this name here.

## Invitation

join-title = A game of { $game }
join-invites = { $host } invites you to play
join-invited = You are invited to play
join-sit-down = Take the seat
join-log-in = Log in and take the seat
join-to-table = To the table
join-too-late = The seats are taken, but you can watch.
join-lost = This invitation leads nowhere
join-unknown = It has been used already, or the link is not complete.
join-home = To the start page

## Friends

friends-title = Friends
friends-lead = Friends see whether the other one is online. Anyone you block cannot invite you, and is not told.
friends-name = Name of the account
friends-ask = Ask
friends-none = Nobody yet. Ask somebody by the name they play under.
friends-online = online
friends-friend = not here now
friends-asks = wants to be your friend
friends-asked = has not answered yet
friends-blocked = blocked
friends-accept = Accept
friends-remove = Remove
friends-block = Block
friends-unblock = Unblock
