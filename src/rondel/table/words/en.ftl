# What a table says beside the words of its game: who plays, and notes in the log.
nobody = Table
player = Player { $n }
open-seat = open seat
note-undo = goes back to move { $move }
note-revised = The rules were mended since this table began; it goes on under the new ones
note-old-rules = From here on, moves were played under earlier rules, which this server no longer has: it cannot tell or show them all
note-closed = Whoever runs this site has closed the table
note-expired = Nobody has gone on with this table for a long time: it is closed
note-stopped = The rules were mended, and the last moves are no longer possible: the table goes on from here
note-left = leaves; { $bot } plays on
note-seeded = The seed of this table was chosen: the game is not rated
note-friendly = This game is not rated; everybody may ask for hints
note-continued = This table goes on from move { $move } of another game; it is not rated
note-coach = plays with the coach
note-hint = asks what the bot would do
note-joined = takes the seat
note-time = has no time left; { $bot } plays on
note-forfeit = has no time left and cannot win any more; { $bot } plays on
note-lost = has no time left and loses
note-bot_failed = The bot { $bot } did not answer; { $other } plays on in its place
note-refused = does not agree to go back
note-rematch = proposes another game
note-rematch-yes = agrees to another game
note-rematch-no = does not want another game
note-rematch-made = Another game begins at a new table
note-freed = gets up; the seat is free
note-declined = does not come; the seat is free
note-filled = takes the free seat
note-cancelled = Whoever made this table has cancelled it
note-vacation = goes on vacation for { $days ->
    [one] a day
   *[other] { $days } days
}
note-back = is back from vacation
bot-random = Random
bot-greedy = Heuristic
bot-net = Network
bot = Bot
name-and-level = { $name } ({ $level })
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert

# Why a move: a move told first is compared with the next best, the others with the first
reason-points = { $place ->
    [best] against the next best: { $points }
   *[other] against the best: { $points }
}
reason-despite = { $place ->
    [best] chance, lead and experience together speak for it, in spite of this against the next best: { $points }
   *[other] chance, lead and experience together speak against it, in spite of this against the best: { $points }
}
reason-chance = { $place ->
    [best] about the same points as the next best, but a better chance: { $mine }% against { $its }%
   *[other] about the same points as the best, but a lower chance: { $mine }% against { $its }%
}
reason-experience = { $place ->
    [best] about the same points as the next best; experience and lead speak for it ({ $mine }% against { $its }%)
   *[other] about the same points as the best; experience and lead speak against it ({ $mine }% against { $its }%)
}
reason-alike = { $place ->
    [best] about as good as the next best
   *[other] about as good as the best
}
reason-only = { $points ->
    [none] the bot finds no other move worth a try
   *[other] the bot finds no other move worth a try; the points expected change: { $points }
}
