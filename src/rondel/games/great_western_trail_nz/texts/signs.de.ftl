### Was die Zeichen des Spielplans bedeuten: zu jedem ein Name und ein, zwei Sätze.

## Geld, Leisten, Plättchen

term-gold = Gold
help-gold = Kauft in den Phasen A und B deines Zugs Bonuskarten und bezahlt manche Bonusplättchen. Du hast höchstens 5; was darüber hinausgeht, verfällt.
term-permanent_wool = dauerhafte Wolle
help-permanent_wool = Erhöht deinen Wollwert jedes Mal, wenn du mindestens ein Schaf scherst. Sie wird nie ausgegeben.
term-permanent_certificate = dauerhaftes Zertifikat
help-permanent_certificate = Erhöht deinen Zuchtwert in Wellington jedes Mal um 1. Es wird nie ausgegeben.
help-step_tile = Erhöht dein Schrittlimit um 1, umgedreht um 2. Es wartet auf der Erkundungsleiste.
help-fee_tile = Was dich Hände auf Plättchen kosten: grüne und schwarze. Umgedreht zahlst du keine Gebühren mehr.
help-storehouse = Kommt von deiner Spielerablage in einen kleinen oder großen Hafen. Sind beide eines Paars weg, gehört dir der Bonus daneben.
about-pair = Sind beide Lagerhäuser von diesen Feldern weg, hast du: { $bonus }.

## Die Erkundungsleiste

help-pathfinder_track = Dein Spielermarker zieht hier nur vorwärts. Was ein Feld zeigt, bekommst du, wenn du es erreichst oder überschreitest. Hinter dem letzten Feld bringt jeder Schritt 1 Pfund.
term-pathfinder_disc = Spielermarker auf der Erkundungsleiste
help-pathfinder_disc = So weit ist dieser Spieler gekommen. Der Spielermarker zieht nie zurück.
term-path_gold = Gold auf der Leiste
help-path_gold = Wer dieses Feld erreicht oder überschreitet, nimmt 1 Gold.
term-path_unlock = Gebäudefelder öffnen
help-path_unlock = Ab hier darfst du auf den Feldern des Pfads bauen, die diese Zahl zeigen.
term-path_step = Schrittplättchen auf der Leiste
help-path_step = Wer dieses Feld erreicht oder überschreitet, nimmt ein Schrittplättchen. Das Schrittlimit steigt um 1.
term-path_choice = ein Plättchen umdrehen
help-path_choice = Wer dieses Feld erreicht oder überschreitet, dreht das Schrittplättchen um (Limit um 1 höher) oder das Gebührenplättchen (keine Gebühren mehr).
term-path_points = Punkte der Leiste
help-path_points = So viele Punkte am Spielende, wenn dein Spielermarker hier oder weiter steht, bis zum nächsten Schild.

## Wellington und die Märkte

help-wellington = Wer ankommt, muss halten: Einkommen für vorgezeigte Schafe, ein Spielermarker auf einen Handelsposten, dann je ein Plättchen der Vorschau A und B. Danach beginnt der Pfad von vorn.
help-income = Zeige Schafe verschiedener Arten vor. Sie und deine Zertifikate bringen so viele Pfund, wie ihre Zuchtwerte zusammen ergeben.
help-delivery = Ein Spielermarker kommt auf einen Handelsposten, der höchstens den vorgezeigten Zuchtwert verlangt.
help-job_market = Arbeiter zum Einstellen, jeder Typ auf einer eigenen Linie. Ein neuer kommt auf das erste freie Feld von links.
help-hiring_cost = So viel kostet ein Arbeiter dieser Zeile; die Aktion kann ihn billiger oder teurer machen.
help-bag = Plättchen, die noch in diesem Beutel sind; aus ihm kommen die beiden daneben.
help-foresight = Wer Wellington erreicht, nimmt je ein Plättchen von A und B: Sie kommen auf den Arbeitsmarkt, auf den Pfad oder auf den Bonusplättchenmarkt.
help-shepherd = Jede wird beim Kauf von Schafen einmal eingesetzt: mehr Schäferinnen, niedrigere Preise.
help-craftsman = Ein Gebäude verlangt so viele, wie es zeigt; jeder kostet beim Bauen Pfund.
help-sailor = Beim Ankerzeichen darf sich dein Schiff je Seemann bis zu 1 Feld bewegen.
help-shearer = Beim Scherenzeichen zeigst du je Schafscherer höchstens ein Schaf vor; wer keines zeigt, darf eine Karte ziehen und eine abwerfen.
help-joker = Kommt in eine beliebige Reihe deiner Spielerablage und zählt als Arbeiterin dieser Reihe.
help-bonus_market = Mit der Sternaktion nimmst du ein Plättchen aus einer Zeile vor dem Anzeiger und zahlst den Preis seiner Zeile. Ist das letzte Feld besetzt, beginnen die letzten Züge.
term-bonus_price = Preis eines Bonusplättchens
help-bonus_price = Pfund für jedes Plättchen dieser Zeile, mehr nach dem, was die Aktion zeigt.
help-market_token = In seine Zeile kommen neue Plättchen. Erreichen sie ihn, zieht er dem Pfeil nach weiter. Plättchen seiner Zeile sind noch nicht zu haben. Wer das letzte Feld besetzt, nimmt ihn: 5 Punkte.
term-arrow_black = schwarzer Pfeil
help-arrow_black = Zieht der Anzeiger hier weiter, geschieht sonst nichts.
term-arrow_yellow = gelber Pfeil
help-arrow_yellow = Zieht der Anzeiger hier weiter, wird der Schafmarkt aufgefüllt.
term-arrow_turquoise = türkiser Pfeil
help-arrow_turquoise = Zieht der Anzeiger hier weiter, werden die neutralen Gebäude B, C, G und H auf Seite II gedreht.
term-arrow_red = roter Pfeil
help-arrow_red = Verlässt der Anzeiger hier den Markt, haben alle anderen noch einen letzten Zug.
help-sheep_market = Schafe zum Verkauf und was sie mit 1, 2, 3 oder 4 Schäferinnen kosten.
about-purchase =
    { $tokens ->
        [0] Ein Kauf: { $shepherds } und { $money } für { $cards }.
       *[other] Ein Kauf: { $shepherds } und { $money } für { $cards } und ein Tauschplättchen.
    }
help-deck_building_supply = Karten, die Aktionen, Gefahren und Handelsposten bringen. Darunter die Bonuskarten, für Gold oder aus Häfen.
about-stack = Ein Stapel Bonuskarten: Häfen mit diesem Zeichen geben eine; in deinem Zug kostet eine { $gold } Gold.

## Handelsposten und Meer

term-sheep_posts = lokale Handelsposten
help-sheep_posts = In Wellington kommt ein Spielermarker auf einen Posten, der höchstens den vorgezeigten Zuchtwert verlangt.
term-wool_posts = lokale Wollhandelsposten
help-wool_posts = Nach dem Scheren darf ein Spielermarker auf einen Posten, der höchstens deinen Wollwert verlangt.
term-post_arrow = Punkte zwischen zwei Handelsposten
help-post_arrow = Zählt am Spielende, wenn auf beiden Posten deine Spielermarker liegen.
term-sea_arrow = Punkte zwischen zwei Häfen
help-sea_arrow = Zählt am Spielende, wenn in beiden Häfen deine Lagerhäuser stehen.
help-sea_routes = Schiffe fahren auf den gepunkteten Linien, auch zurück. Ein Hafen wird vom Feld links von ihm ausgebaut; auch das kostet 1 Bewegung und beendet die Aktion.
help-ship = Jedes Feld, auf das es fährt, kostet 1 Bewegung der Aktion; andere versperren ihm nie den Weg.
about-sea_space =
    { $kind_id ->
        [harbour] Von hier kann ein Schiff den Hafen { $harbour } ausbauen.
        [start] Hier beginnen alle Schiffe, und hierher kehren sie nach einem Ausbau am Ende eines Seewegs zurück.
       *[open] Offenes Meer: Schiffe fahren nur vorbei.
    }

## Sarah

help-specialization_tile = Die Arbeiter dieser Reihe zählen bei Sarahs Karten mit Stern.
term-sarah_worker_space = Feld für einen Arbeiter
help-sarah_worker_space = Stellt Sarah einen Arbeiter für dieses Feld ein, nimmt sie diese Bonuskarte und was sonst gezeigt ist.
term-sarah_market_tile = Sarahs Käufe
help-sarah_market_tile = Was Sarah mit so vielen Schäferinnen kauft.

## Kreisfelder der Spielerablage

clear-cert_limit = ein höheres Limit für temporäre Zertifikate
clear-cert =
    { $cost ->
        [0] 1 dauerhaftes Zertifikat
       *[other] 1 dauerhaftes Zertifikat, für { $paid }
    }
clear-wool =
    { $cost ->
        [0] 1 dauerhafte Wolle
       *[other] 1 dauerhafte Wolle, für { $paid }
    }
help-start = Hier beginnt der Pfad: Nach Wellington kehrt der Runholder auf dieses Feld zurück.
help-sarah_card = Sarahs Stapel: In jedem ihrer Züge zeigt eine Karte ihre Schritte und ihre Aktionen.
