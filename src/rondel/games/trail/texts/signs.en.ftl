### What the signs of the boards mean, in English: a word for each (term-…) is in board.en.ftl or here.

term-seat_mark = shape of a player
term-money = money
term-certificate = certificate
term-hand_cards = hand cards
term-hiring_cost = hiring cost
term-worker_points = points for workers
term-out_of_game = out of the game
help-seat_mark = Each player has a colour and a shape; they stand on everything that is theirs.
help-money = What this player can spend. It counts a little at the end of the game.
help-certificate = Certificates raise the value of the hand you show in { -goal }. Temporary ones are spent for it, permanent ones stay.
help-exchange_token = Hand it in at almost any moment: draw up to 2 cards, then discard as many.
help-step_limit = So many steps your { -herder } may move in a turn. Clearing a slot beside it raises the limit.
help-hand_limit = At the end of your turn you draw up to so many hand cards. Clearing a slot beside it raises the limit.
help-hand_cards = The hand of this player: the number is open, the cards are not.
help-draw_stack = You draw from here. When it is empty, the discard pile is shuffled.
help-discard_pile = Cards played, delivered and gained lie here until the draw stack is empty.
help-private_building = Buildings of this player on the trail. Only their owner may use them; some cost others a fee.
help-disc = A disc of this player: it was taken off the player board, where it uncovers something better.
help-herder = Moves along the trail towards { -goal } and uses the place where it stops.
help-hand_fee = Who enters or passes a place with a hand pays: the owner of the building, else the bank. A green and a black hand cost different amounts.
help-job_market = Workers to be hired. New ones come from { -goal } to the row of the token.
help-hiring_cost = What a worker of this row costs; the action may make it cheaper or dearer.
help-worker_points = A worker placed under this shield is worth its points at the end.
help-bag = Tiles still in this bag, from which the pair in the column is drawn.
help-foresight = Who reaches { -goal } takes one tile of each column and puts it on the board; then the columns are filled again.
help-market_stack = Cards that come to the market when it is refilled.
help-objective_stack = An objective card may also be taken from here without seeing it.
help-objective_display = Objective cards that may be taken. One is drawn for each that goes.
help-out_of_game = What left the game and does not come back.

## Tiles, spaces, slots, printed actions

about-hazard =
    { $hand_id ->
        [green] A hazard on the way; a green hand is its fee. Who removes it keeps it: { $points } at the end.
       *[black] A hazard on the way; a black hand is its fee. Who removes it keeps it: { $points } at the end.
    }
about-hazard_space = No hazard lies here yet: the { -herder } passes without a step and without a fee.
about-slot =
    { $dark ->
        [0] White corner: its disc may go to any place of a disc. Once clear: { $clear }.
       *[other] Dark corner: its disc may only go to places with dark corners. Once clear: { $clear }.
    }
clear-aux = one slot makes the auxiliary action available, both let you do it twice as strong
clear-step =
    { $count ->
        [0] a higher step limit
       *[other] a higher step limit, and { $gains }
    }
clear-hand =
    { $cost ->
        [0] hand limit +1
       *[other] hand limit +1, for { $paid }
    }{ $count ->
        [0] {""}
       *[other] , and { $gains }
    }
shows-auxiliary = auxiliary action: { $effect }
about-auxiliary = With one clear slot: { $single }. With both: { $double }.
shows-workplace = place { $n } for a { $kind }
about-workplace = When a worker is placed here, at once: { $effect }.
about-risk = Who stops at a building here may also: { $effect }.
