# A player.
profile-yours = Your profile
profile-game = Game
profile-all-games = All games
profile-none = No finished game yet.
profile-history = Games
profile-won = won
profile-place = place { $place } of { $players }
profile-against = against { $names }
profile-results = Results
profile-which = Games
profile-played = Played
profile-wins = Won
profile-people = against people
profile-bots = against bots: { $level }
profile-sum = { $played ->
    [one] one finished game
   *[other] { $played } finished games
}, { $share } won
profile-gap = “{ $category }”: who wins gets { $points ->
    [one] one point
   *[other] { $points } points
} more.
profile-habits = Where the points come from
profile-winners = Winners
profile-own = Your data
profile-public = Everybody may see this profile
profile-export = Download all that is kept of you
profile-delete = Delete the account
profile-delete-help = Your name, ratings and password are deleted for good. What you played stays, by a player without a name; a bot plays on in games that are not over.
profile-courses = Lessons
profile-filter = Which games
profile-filter-all = All
profile-filter-people = With people
profile-filter-bots = Against bots only
profile-filter-won = Won
profile-filter-nothing = No such game yet.
