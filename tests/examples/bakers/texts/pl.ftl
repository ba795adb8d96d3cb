### Bakers po polsku. Atrybut .acc to biernik.

title = Piekarze

name-coin = moneta
    .acc = monetę
name-bread = chleb
name-cake = tort
name-order = zamówienie
amount-coin =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }
    .acc =
    { $n ->
        [one] { $n } monetę
        [few] { $n } monety
       *[many] { $n } monet
    }
amount-bread =
    { $n ->
        [one] { $n } chleb
        [few] { $n } chleby
       *[many] { $n } chlebów
    }
amount-cake =
    { $n ->
        [one] { $n } tort
        [few] { $n } torty
       *[many] { $n } tortów
    }
amount-order =
    { $n ->
        [one] { $n } zamówienie
        [few] { $n } zamówienia
       *[many] { $n } zamówień
    }
amount-point =
    { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }

name-market = targ
name-oven = piec
name-guild = cech
name-bakehouse = piekarnia
name-inn = gospoda
name-patisserie = cukiernia

name-school = szkoła
name-tavern = tawerna
name-ship = statek
name-mayor = burmistrz
name-wedding = wesele
name-abbey = opactwo
name-fair = jarmark
name-castle = zamek

family-walk = Droga
action-walk = Idź na pole { $a }{ $fare ->
    [0] {""}
    [one] { " " }za { $fare } monetę
    [few] { " " }za { $fare } monety
   *[many] { " " }za { $fare } monet
}
family-deliver = Dostawa
action-deliver = Dostarcz – { $a }: { $cost } → { $gain }
family-bakehouse = Piekarnia
action-bakehouse = Upiecz { $a }
family-patisserie = Cukiernia
action-patisserie = Upiecz tort i weź { $a_id ->
    [coin] monetę
   *[order] zamówienie
}
done-market = Opuść targ

prompt-walk = Idź na wybrane pole: dwa kroki są za darmo, każdy dalszy i każdy inny piekarz na polu kosztują monetę.
prompt-market = Dostarcz zamówienie albo opuść targ.
prompt-bakehouse = Co pieczesz?
prompt-patisserie = Co bierzesz do tortu?
refusal-too_dear = Ta droga kosztuje { $fare ->
    [one] { $fare } monetę
    [few] { $fare } monety
   *[many] { $fare } monet
}, więcej niż masz.
refusal-not_in_hand = Nie masz takiego zamówienia na ręce.
refusal-goods_missing = To zamówienie wymaga: { $cost }.

event-walks = idzie na pole { $space }{ $fare ->
    [0] {""}
    [one] { " " }za { $fare } monetę
    [few] { " " }za { $fare } monety
   *[many] { " " }za { $fare } monet
}
event-gains = zyskuje { $counted_acc }
event-draws = dobiera zamówienie: { $order }
event-delivers = dostarcza zamówienie: { $order }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

score-orders = Zamówienia
score-customers = Klienci
score-left = Niewykonane zamówienia
score-coins = Monety

board-round = Runda { $n } z { $last }
board-pile = Zamówienia w stosie: { $n }
board-hand = Zamówienia na ręce: { $n }
board-served = Dostarczone zamówienia
board-goods = Twoje towary
board-orders = Twoje zamówienia
