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
old-password = This is not your present password
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
no-account = Nobody here is called { $name }
guest-twice = { $name } already has a seat at this table
no-guest = { $name } takes no invitations from you
too-many-friends = You have { $most } people on your list: remove one of them first
