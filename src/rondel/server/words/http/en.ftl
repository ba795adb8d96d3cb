# What the site says about accounts and requests.
name-length = The name must have 2 to 24 characters
name-visible = The name may only have letters, digits, signs and single spaces between them
name-scripts = The name may only have letters of one alphabet: some of them look like others
name-reserved = This name is for those who run the site, or for bots; choose another
name-taken = This name is taken, or looks like one that is; choose another
password-length = The password must have 8 to 200 characters
password-blank = The password must not be empty
password-common = This is among the first passwords that anybody would try; choose another
email = This is no e-mail address; leave it empty if you do not want to give one
login = The name or the password is wrong
log-in = Log in first
local = This is a table at home: there are no accounts
too-often = Too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}
csrf = This page is too old: load it again
host = This server is not called { $host }
origin = Requests from other sites are not answered
nothing = There is nothing at { $path }
not-found = Page not found
not-built = The browser client is not built yet
how-to-build = The server runs, but the files of the browser client are missing. Build them in the source folder with
failed = Something went wrong on the server. Its log tells more, under { $number }.
away = The database does not answer at the moment. Try again in a few seconds; nothing is lost.
seats = A table has 1 to { $most } seats
seat-name = A name may have { $most } characters at most
bot-code = The code of a bot may have { $most } characters at most
options = There are too many options
seed = The seed must be a whole number from 0 to 2^128 − 1
names = Ask for { $most } names at most
no-board = { $game } has no drawn board yet
no-table = There is no table { $table } that you may see
one-is-yours = At least one seat must be yours
sits-already = You already sit at this table
seat-taken = This seat is taken already
no-invitation = This invitation has been used already, or never was one
unreadable = The body cannot be read: it must be JSON in UTF-8, not nested too deeply
too-many-bots = You have { $most } tables with bots: finish or leave one of them first
analysis-not-over = The game is not over: an analysis would tell what is hidden
analysis-one-at-a-time = One analysis of yours is on its way; wait for it first
analysis-old-rules = This game was played under earlier rules, which cannot be followed any more
continue-not-over = Only a game that is over can be played on from
continue-other-game = Game and number of players must be those of the table: { $players } seats
continue-options = Options and seed are those of the game that is played on: leave them out
continue-no-move = There is no such move to play on from: 0 to { $last }
continue-seats = Every seat must be taken: by you, by somebody at this screen or by a bot
