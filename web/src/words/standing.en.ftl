### How a game stands: the window at the table.

standing = How it stands
standing-end = The end
standing-points = Points so far
standing-points-lead = As if the game ended now, as far as you can know it.
standing-category = Category
standing-total = Total
standing-own = Your cards
standing-cards = Cards of { $name }
standing-hand = Hand
standing-deck = Draw pile
standing-discards = Discards
standing-card = Card
standing-all = All
standing-unknown = and { $count } you do not know
