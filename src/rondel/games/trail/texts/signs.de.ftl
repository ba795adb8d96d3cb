### Was die Zeichen der Bretter bedeuten, auf Deutsch: ein Wort für jedes (term-…) steht in board.de.ftl oder hier.

term-seat_mark = Form eines Spielers
term-money = Geld
term-certificate = Zertifikat
term-hand_cards = Handkarten
term-hiring_cost = Einstellungskosten
term-worker_points = Punkte für Arbeiter
term-out_of_game = aus dem Spiel
help-seat_mark = Jeder Spieler hat eine Farbe und eine Form; sie stehen auf allem, was ihm gehört.
help-money = Was dieser Spieler ausgeben kann. Am Spielende zählt es ein wenig.
help-certificate = Zertifikate erhöhen den Wert der Hand, die du in { -goal } zeigst. Temporäre werden dafür eingesetzt, dauerhafte bleiben.
help-exchange_token = Fast jederzeit abzugeben: Ziehe bis zu 2 Karten und wirf dann ebenso viele ab.
help-step_limit = So viele Schritte darf deine Figur in einem Zug gehen. Ein geräumtes Feld daneben erhöht das Limit.
help-hand_limit = Am Ende deines Zugs ziehst du auf so viele Handkarten nach. Ein geräumtes Feld daneben erhöht das Limit.
help-hand_cards = Die Hand dieses Spielers: Die Zahl ist offen, die Karten sind es nicht.
help-draw_stack = Von hier ziehst du. Ist der Stapel leer, wird der Ablagestapel gemischt.
help-discard_pile = Gespielte, gelieferte und erhaltene Karten liegen hier, bis der Zugstapel leer ist.
help-private_building = Gebäude dieses Spielers auf dem Pfad. Nur der Besitzer darf sie nutzen; manche kosten andere eine Gebühr.
help-disc = Ein Marker dieses Spielers: Er kam von der Spielerablage und hat dort etwas Besseres freigelegt.
help-herder = Zieht auf dem Pfad nach { -goal } und nutzt den Ort, an dem die Figur anhält.
help-hand_fee = Wer einen Ort mit Hand betritt oder passiert, zahlt: dem Besitzer des Gebäudes, sonst der Bank. Grüne und schwarze Hand kosten verschieden viel.
help-job_market = Arbeiter, die eingestellt werden können. Neue kommen aus { -goal } in die Zeile des Anzeigers.
help-hiring_cost = So viel kostet ein Arbeiter dieser Zeile; die Aktion kann ihn billiger oder teurer machen.
help-worker_points = Ein Arbeiter unter diesem Schild ist am Spielende dessen Punkte wert.
help-bag = Plättchen, die noch in diesem Beutel sind; aus ihm kommt das Paar der Spalte.
help-foresight = Wer { -goal } erreicht, nimmt aus jeder Spalte ein Plättchen und legt es auf den Spielplan; dann wird aufgefüllt.
help-market_stack = Karten, die beim Auffüllen in den Markt kommen.
help-objective_stack = Eine Auftragskarte darf auch von hier genommen werden, ohne sie zu sehen.
help-objective_display = Auftragskarten, die genommen werden dürfen. Für jede genommene kommt eine neue.
help-out_of_game = Was aus dem Spiel ist und nicht zurückkommt.

## Plättchen, Felder, Kreisfelder, gedruckte Aktionen

about-hazard =
    { $hand_id ->
        [green] Eine Gefahr am Weg; ihre Gebühr ist eine grüne Hand. Wer sie beseitigt, behält sie: { $points } am Spielende.
       *[black] Eine Gefahr am Weg; ihre Gebühr ist eine schwarze Hand. Wer sie beseitigt, behält sie: { $points } am Spielende.
    }
about-hazard_space = Hier liegt noch keine Gefahr: Man geht ohne Schritt und ohne Gebühr vorbei.
about-slot =
    { $dark ->
        [0] Weiße Ecken: Der Spielermarker von hier darf auf jedes Feld für Spielermarker. Geräumt bringt es: { $clear }.
       *[other] Dunkle Ecken: Der Spielermarker von hier darf nur auf Felder mit dunklen Ecken. Geräumt bringt es: { $clear }.
    }
clear-aux = ein geräumtes Feld erlaubt die Hilfsaktion, zwei die doppelte
clear-step =
    { $count ->
        [0] ein höheres Schrittlimit
       *[other] ein höheres Schrittlimit und { $gains }
    }
clear-hand =
    { $cost ->
        [0] Handkartenlimit +1
       *[other] Handkartenlimit +1 für { $paid }
    }{ $count ->
        [0] {""}
       *[other] {" "}und { $gains }
    }
shows-auxiliary = Hilfsaktion: { $effect }
about-auxiliary = Mit einem geräumten Feld: { $single }. Mit beiden: { $double }.
shows-workplace = Feld { $n } für { $kind }
about-workplace = Wird hier ein Arbeiter hingelegt, sofort: { $effect }.
about-risk = Wer an einem Gebäude auf diesem Feld anhält, darf auch: { $effect }.
