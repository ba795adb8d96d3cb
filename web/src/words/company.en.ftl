# Company: looking for a game, other players, those who run the site.

search-find = Find a game
search-title = Looking for a game
search-lead = Tick all that you would play: you get a table as soon as others who fit are there. The longer you wait, the further their ratings may be from yours.
search-stay = You may look around on other pages meanwhile, or practise against bots. Keep one page open: who is gone gets no table.
search-games = Games
search-players = Players
search-paces = Time to think
search-rated = Rating
search-is-rated = Rated
search-not-rated = Not rated
search-live = Real time: 30 min + 30 s a turn
search-days = Turn-based: 5 days + 1 day a turn
search-choose = Tick at least one.
search-seconds = Waiting for { $seconds } s
search-minutes = Waiting for { $minutes } min { $seconds } s
search-others =
    { $others ->
        [0] Nobody else is looking.
        [one] 1 other is looking,
       *[other] { $others } others are looking,
    }{ $others ->
        [0] {""}
       *[other] {" "}{ $alike ->
            [0] nobody for the same.
           *[other] { $alike } for the same.
        }
    }
search-lost = The server does not answer; you are looked after again when it does.
search-cancel = Stop looking
search-found = Your table is ready.
search-to-table = To the table

people = Players
people-watching = watching

player-profile = Profile
player-friend = Ask as a friend
player-asked = { $name } is asked. You find them among your friends.
player-blocked = { $name } is blocked: they cannot invite you, you do not hear them, and you are not seated together. Your friends’ page undoes it.
player-report = Report

report-title = Report { $name }
report-reason = What is wrong?
report-insult = Insults or threats
report-cheating = Cheating
report-stalling = Stalls on purpose, or leaves games
report-name = The name
report-other = Something else
report-words = What happened (optional)
report-help = Those who run this site read it. { $name } is not told who reported them.
report-help-table = Those who run this site read it, with the chat of this table. { $name } is not told who reported them.
report-send = Report
report-choose = Choose what is wrong.
report-done = Thank you. Those who run this site will look at it.

note-warning = A warning
note-warning-help = Those who run this site have something to say to you:
note-mute = You cannot chat for some time
note-mute-help = Those who run this site have taken the chat from you until { $until }:
note-suspension = Your account was suspended
note-suspension-help = Those who run this site had suspended your account until { $until }:
note-read = I have read it
