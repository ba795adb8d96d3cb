### Bakers auf Deutsch. Das Attribut .acc ist der Akkusativ.

title = Bäcker

name-coin = Münze
name-bread = Brot
name-cake = Torte
name-order = Auftrag
amount-coin =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
amount-bread =
    { $n ->
        [one] { $n } Brot
       *[other] { $n } Brote
    }
amount-cake =
    { $n ->
        [one] { $n } Torte
       *[other] { $n } Torten
    }
amount-order =
    { $n ->
        [one] { $n } Auftrag
       *[other] { $n } Aufträge
    }
amount-point =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

name-market = Markt
name-oven = Ofen
name-guild = Zunft
name-bakehouse = Backstube
name-inn = Gasthaus
name-patisserie = Konditorei

name-school = Schule
name-tavern = Taverne
name-ship = Schiff
name-mayor = Bürgermeister
name-wedding = Hochzeit
name-abbey = Abtei
name-fair = Jahrmarkt
name-castle = Burg

family-walk = Gehen
action-walk = Gehe auf das Feld { $a }{ $fare ->
    [0] {""}
    [one] { " " }für { $fare } Münze
   *[other] { " " }für { $fare } Münzen
}
family-deliver = Liefern
action-deliver = Liefere – { $a }: { $cost } → { $gain }
family-bakehouse = Backstube
action-bakehouse = Backe { $a_id ->
    [bread] Brot
   *[cake] eine Torte
}
family-patisserie = Konditorei
action-patisserie = Backe eine Torte und nimm { $a_id ->
    [coin] eine Münze
   *[order] einen Auftrag
}
done-market = Verlasse den Markt

prompt-walk = Gehe auf ein Feld: Zwei Schritte sind frei, jeder weitere und jeder andere Bäcker dort kosten eine Münze.
prompt-market = Liefere einen Auftrag oder verlasse den Markt.
prompt-bakehouse = Was backst du?
prompt-patisserie = Was nimmst du zur Torte?
refusal-too_dear = Dieser Weg kostet { $fare ->
    [one] { $fare } Münze
   *[other] { $fare } Münzen
}, mehr als du hast.
refusal-not_in_hand = Einen solchen Auftrag hast du nicht auf der Hand.
refusal-goods_missing = Dieser Auftrag verlangt { $cost }.

event-walks = geht auf das Feld { $space }{ $fare ->
    [0] {""}
    [one] { " " }für { $fare } Münze
   *[other] { " " }für { $fare } Münzen
}
event-gains = erhält { $counted }
event-draws = zieht den Auftrag „{ $order }“
event-delivers = liefert den Auftrag „{ $order }“ für { $points } Punkte

score-orders = Aufträge
score-customers = Kunden
score-left = Offene Aufträge
score-coins = Münzen

board-round = Runde { $n } von { $last }
board-pile = Aufträge im Stapel: { $n }
board-hand = Aufträge auf der Hand: { $n }
board-served = Gelieferte Aufträge
board-goods = Deine Waren
board-orders = Deine Aufträge
