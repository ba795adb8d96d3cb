### Die Spielhilfe auf Deutsch: eine Seite.

aid-aim = Ziel
aid-aim-line = Führe deine Herde nach Wellington; verkaufe, schere, fahre zur See und baue. Wer die meisten Punkte hat, gewinnt.

aid-turn = Dein Zug
aid-turn-walk = **A Gehe** 1 Schritt bis zu deinem Limit. Plättchen sind Schritte, leere Felder nicht. Hände: schwarz 1, grün 2.
aid-turn-use = **B Neutrales oder eigenes Gebäude**: jede Aktion einmal oder eine einfache Hilfsaktion. Anderswo nur diese.
aid-turn-draw = **C Ziehe** bis zum Handkartenlimit nach, 4 bis 6.
aid-turn-between = **Vor A und zwischen Aktionen**: Karten ausspielen, Bonuskarten mit Gold kaufen.

aid-wellington = Wellington: alle vier, der Reihe nach
aid-wellington-income = **1 Einkommen**: Schafe verschiedener Arten; Zuchtwerte und Zertifikate sind deine Pfund.
aid-wellington-delivery = **2 Lieferung**: ein Marker auf einen Posten bis zu diesem Wert; sein Feld gehört dir. Zahle den Transport.
aid-wellington-a = **3 Vorschau A**: ein Arbeiter oder eine Gefahr für den Plan.
aid-wellington-b = **4 Vorschau B**: ein Plättchen für den Bonusmarkt, die Uhr des Spiels.

aid-actions = Aktionen
aid-hire = **Einstellen**: Preis und Aufpreis; tue, was der Arbeiter verdeckt.
aid-buy = **Schafe kaufen** mit Schäferinnen und Pfund. Eine freie Schäferin legt 2 Karten dazu.
aid-build = **Bauen**: so viele Handwerker, je 2 Pfund. Eigenes ersetzen: die Differenz.
aid-shear = **Scheren**: verschiedene Arten, eine je Schafscherer; Wolle bringt Pfund; dann vielleicht ein Marker auf einen Wollhandelsposten.
aid-ship = **Schiff**: je Seemann bis zu 1 Feld. Ein Hafen kostet 1 und beendet die Aktion.
aid-pathfinder = **Erkundungsleiste**: vorwärts; was du erreichst oder überschreitest, gehört dir.
aid-invest = **Investieren**: ein Plättchen einer offenen Zeile; Bonus sofort.
aid-hazard = **Gefahr beseitigen und behalten**: Steinschlag gibt einen Hütehund, Überschwemmung eine Fähre.
aid-objective = **Auftragskarte**, auf den Ablagestapel.
aid-auxiliary = **Hilfsaktion**: ein Feld geräumt; beide: doppelt.
aid-certificate = **Zertifikat**: Limit 3 oder 5. Wer 2 erreicht, nimmt 1 Gold.
aid-exchange = **Tauschplättchen**, jederzeit: bis zu 2 ziehen, ebenso viele abwerfen. Zwei: ein Shropshire kommt aus dem Spiel, 1 Gold.

aid-harbours = Häfen
aid-harbour-small = **Klein**: zahlen, Lagerhaus, Karte.
aid-harbour-medium = **Mittel**: zahlen, Marker, Karte; vielleicht der Hafenmeister für einen Arbeiter.
aid-harbour-large = **Groß**: kostenlos, Lagerhaus; öffnet den Posten in Übersee.

aid-cards = Karten zum Ausspielen: Wirkung, ablegen, 1 ziehen
aid-card-ferry = **Fähre**: 2 Pfund
aid-card-sheepdog = **Hütehund**: 1 Zertifikat
aid-card-kotare = **Kōtare‑Vogel**: Erkundung 1
aid-card-bonus = **Bonuskarten**: Steuerrad 3, Fass 3, Glocke 4, Kompass 5 Gold

aid-end = Das Ende
aid-end-line = Wer den Bonusmarkt füllt, nimmt den Anzeiger und ist fertig. Die anderen haben noch einen Zug, ohne C.

aid-points = Punkte am Ende
aid-points-money = je volle 5 Pfund
aid-points-buildings = deine Gebäude auf dem Pfad
aid-points-posts = Handelsposten; je Marker auf Posten 0
aid-points-harbours = Häfen; zwei benachbarte Enden der Seewege
aid-points-path = Erkundung 5 / 9 / 12 / 14 / 16
aid-points-tiles = Gefahren und Bonusplättchen
aid-points-cards = jede Karte deiner Herde
aid-points-objectives = Aufträge: ganz erfüllt oder nicht
aid-points-masters = Hafenmeister, Lagerhauspaare
aid-points-workers = jeder Arbeiter auf einem fünften Feld
aid-points-hand = rechtes Handkartenfeld geräumt
aid-points-token = Anzeiger des Bonusmarkts
aid-points-1 = 1
aid-points-3 = 3
aid-points-4 = 4
aid-points-5 = 5
aid-points-printed = wie gedruckt
aid-points-minus = gedruckt; −8
aid-points-pair = gedruckt; 4
aid-points-track = 3/7/10/13/15
aid-points-either = + oder −

aid-know = Gut zu wissen
aid-know-doubles = Eine Schafart zählt einmal: Werde Doppelte unterwegs los.
aid-know-discs = Räume Schritt‑ und Handkartenlimit früh frei.
aid-know-corners = Weiße Ecke: überall. Dunkle Ecke: nur dunkle Felder.
aid-know-fees = Gebühren zahlst du, soweit dein Geld reicht; alles andere ganz.

aid-first = Erster Zug
aid-first-line = Wirf bis auf 4 Karten ab. Ein Marker mit weißer Ecke auf die Erkundungsleiste. Dein Runholder auf ein neutrales Gebäude.
