# What the server itself says, beside the words of the games.
wait-for = { $name } is to decide
wait-start = The game begins when every seat is taken
confirm-turn = Your turn is over: confirm it, or go back
confirm-other = { $name } is about to end the turn
no-game = There was no game at this table
over = The game is over
winner = { $names } wins
winners = { $names } share the victory
tie-break = Equal points: the tie-break of the rules decides
stale = The table has moved on; here is the new position
illegal = That is not possible now
not_running = This table is not being played now
held = The rules were mended: the table waits until its players have agreed how to go on
no_undo = There is no way back from here: something hidden was shown, or somebody else has played
no_turn_to_end = There is no turn to end now
no_seat = You have no seat at this table
seat_taken = This seat is taken already
nothing_asked = Nobody has asked the table anything
bad_move = There is no such move
old_rules = This move was played under earlier rules, which this server no longer has: it cannot show the position
unknown_action = There is no such action
too_fast = Slow down a little
too_long = At most { $n } characters
bad_message = This message cannot be read: { $error }
nothing-here = There is nothing to do here now
failed = Something went wrong on the server; nothing was lost. Try again.
about-easy = Often misjudges a move.
about-medium = Solid, with a slip now and then.
about-hard = Plans ahead and seldom slips.
about-expert = Plans ahead as far as it can.
thinks-at-once = Answers at once.
thinks-seconds = { $n ->
    [one] Thinks up to { $n } second about a turn.
   *[other] Thinks up to { $n } seconds about a turn.
}
hint_rated = There are no hints in a rated game
hint_not_yours = You can ask about your own decision, and about every one of a game that is over
hint_account = Log in to ask the bot
hint_failed = The bot did not answer; try once more
only_players_talk = Only the players talk at this table
not_over = The game is not over
rematch_made = The new game has begun already
rematch_waits = You have agreed; the others are still to answer
rematch_refused = Another game was refused: only who refused it may propose it again
only_maker = Only who made the table may do this
maker_stays = You made this table: cancel it instead of leaving it
not_waiting = The game has begun already
