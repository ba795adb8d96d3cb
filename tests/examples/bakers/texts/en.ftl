### Bakers in English.

title = Bakers

name-coin = coin
name-bread = bread
name-cake = cake
name-order = order
amount-coin =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
amount-bread = { $n } bread
amount-cake =
    { $n ->
        [one] { $n } cake
       *[other] { $n } cakes
    }
amount-order =
    { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }
amount-point =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

name-market = market
name-oven = oven
name-guild = guild
name-bakehouse = bakehouse
name-inn = inn
name-patisserie = patisserie

name-school = school
name-tavern = tavern
name-ship = ship
name-mayor = mayor
name-wedding = wedding
name-abbey = abbey
name-fair = fair
name-castle = castle

family-walk = Walk
action-walk = Walk to the { $a }{ $fare ->
    [0] {""}
    [one] { " " }for { $fare } coin
   *[other] { " " }for { $fare } coins
}
family-deliver = Deliver
action-deliver = Deliver to the { $a }: { $cost } → { $gain }
family-bakehouse = Bakehouse
action-bakehouse = Bake { $a }
family-patisserie = Patisserie
action-patisserie = Bake a cake and take { $a_id ->
    [coin] a coin
   *[order] an order
}
done-market = Leave the market

prompt-walk = Walk to a space: two steps are free, each further one and each other baker there cost a coin.
prompt-market = Deliver an order or leave the market.
prompt-bakehouse = What do you bake?
prompt-patisserie = What do you take with your cake?
refusal-too_dear = This walk costs { $fare ->
    [one] { $fare } coin
   *[other] { $fare } coins
}, more than you have.
refusal-not_in_hand = You do not hold such an order.
refusal-goods_missing = This order asks for { $cost }.

event-walks = walks to the { $space }{ $fare ->
    [0] {""}
    [one] { " " }for { $fare } coin
   *[other] { " " }for { $fare } coins
}
event-gains = gains { $counted }
event-draws = draws the order of the { $order }
event-delivers = delivers to the { $order } for { $points } points

score-orders = Orders
score-customers = Customers
score-left = Orders left
score-coins = Coins

board-round = Round { $n } of { $last }
board-pile = Orders left: { $n }
board-hand = Orders in hand: { $n }
board-served = Orders delivered
board-goods = Your goods
board-orders = Your orders
