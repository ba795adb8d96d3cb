### Was die Zeichen von Great Western Trail bedeuten, auf Deutsch.

term-refill_arrow = gelber Pfeil
term-end_arrow = grüner Pfeil
help-cowboy = Cowboys kaufen Rinder: je mehr du hast, desto billiger und besser die Karten.
help-builder = Handwerker legen deine Gebäude auf den Pfad; größere brauchen mehr von ihnen.
help-engineer = Ingenieure bewegen deine Lok und können Bahnhofsvorsteher werden.
help-engine = Fährt auf der Bahnstrecke. Je weiter sie ist, desto weniger kostet eine Lieferung in eine ferne Stadt; auf einem Nebengleis darfst du den Bahnhof daneben ausbauen.
help-railroad = Wo die Loks stehen und welche Städte noch einen deiner Spielermarker nehmen. Aufgeklappt zeigt sie Bahnhöfe und Bahnhofsvorsteher.
help-cross = Transportkosten: Eine Lieferung kostet 1 Dollar für jedes Kreuz zwischen deiner Lok und der Stadt.
help-station_master = Wer diesen Bahnhof ausbaut, darf einen seiner Arbeiter für das Plättchen abgeben.
help-cattle_market = Rinderkarten zum Kauf. Darunter: wie viele Cowboys und Dollar ein Kauf braucht.
help-job_market_token = Der nächste Arbeiter aus Kansas City kommt in diese Zeile. Verlässt der Anzeiger die letzte Zeile, beginnen die letzten Züge.
help-refill_arrow = Überschreitet der Anzeiger diese Linie, wird der Rindermarkt aufgefüllt.
help-end_arrow = Verlässt der Anzeiger diese Zeile, wird das Spielende eingeläutet; wer ihn bewegt hat, behält ihn: 2 Punkte.
help-specialization_tile = Die Art Arbeiter, die Sam bevorzugt.
help-sam_card = Sams Stapel: In jedem seiner Züge zeigt eine Karte seine Schritte und seine Aktion.
help-start = Hier beginnt der Pfad: Nach einer Lieferung kommt der Viehtreiber auf dieses Feld zurück.
help-kc = Das Ziel des Pfads: Einkommen, Vorschauplättchen und eine Lieferung; dann beginnt der Viehtreiber von vorn.
about-purchase = Mit { $cowboys } und { $money } nimmst du { $cards } aus dem Markt.
about-rail = Ein Feld der Bahnstrecke. Auf keinem stehen zwei Loks; eine Lok überspringt die anderen.
about-turnout = Ein Nebengleis: Eine Lok, die hier hält, darf den Bahnhof daneben ausbauen.
about-outlaw =
    { $hand_id ->
        [green] Ein Bandit am Weg; die Gebühr ist eine grüne Hand. Wer ihn fängt, bekommt, was sein Feld zeigt, und behält das Plättchen.
       *[black] Ein Bandit am Weg; die Gebühr ist eine schwarze Hand. Wer ihn fängt, bekommt, was sein Feld zeigt, und behält das Plättchen.
    }
about-outlaw_space = Wer hier einen Banditen fängt: { $reward }.
shows-arrow = Pfeil von { $one } nach { $other }
about-arrow =
    { $immediate ->
        [0] Für Marker in beiden Städten: { $points } am Spielende.
       *[other] { $worth ->
            [0] Sobald du in beiden Städten Marker hast, sofort: { $effect }.
           *[other] Sobald du in beiden Städten Marker hast, sofort: { $effect }; { $points } am Spielende.
        }
    }
clear-cert_limit = ein höheres Limit temporärer Zertifikate: 4, mit beiden Feldern 6
