### Die Spielhilfe zu Saltfjord auf Deutsch.

aid-aim = Ziel
aid-aim-line = Die meisten Punkte nach drei Runden. Grüne Punkte zählen sofort, violette am Ende.

aid-turn = Dein Zug: eines von dreien
aid-turn-die = **Würfel nehmen**: höchstens 3 weiße je Runde und 1, 2, 3 orange in Runde 1, 2, 3.
aid-turn-large = **Großes Plättchen bauen**: drei Felder für 1 Holz und 1 Brett.
aid-turn-retire = **Passen**: dein letzter Zug der Runde.
aid-turn-free = Dazu beliebig viele freie Aktionen.

aid-die = Ein Würfel
aid-die-white = **Weiß**: die Spalte seiner Zahl, von oben nach unten.
aid-die-orange = **Orange**: die Reihe seiner Zahl, von links nach rechts.
aid-die-fish = Jeder Fisch ändert ihn um 1; 6 und 1 sind keine Nachbarn. Abgeworfen gibt er 1 Fisch.
aid-die-stays = Nutze beliebige freie Gebäude der Linie. Der Würfel bleibt auf dem letzten: besetzt bis zum Rundenende.

aid-retire = Passen
aid-retire-tavern = **Taverne**: eine leere nehmen und nutzen. Wer am weitesten links ist, beginnt die nächste Runde.
aid-retire-piers = **Stege**, von oben nach unten, einmal je Kiste: fischen · 1 Punkt und 1 Fisch · aufwerten · Getreide für 3 Punkte oder Nahrung für 5.

aid-actions = Aktionen der Gebäude
aid-order = **Auftrag**: zahle, was er zeigt. Die Kiste kommt an den Steg seiner Zahl.
aid-technology = **Technologie**: zahle den Preis, rücke eine Stufe vor, nimm, was sie gibt.
aid-build = **Kleines Plättchen**: 1 Holz, ein oder zwei Felder, auf beliebige leere Felder.
aid-fishing = **Fischen**: ein Gebiet weiter und ein Fischplättchen ziehen, oder heim: Punkte des Gebiets, dann alle Plättchen.
aid-upgrade = **Aufwertung**: eine Ressource einen Pfeil weiter, oder 1 Fisch.
aid-boardwalk = **Promenade**: zahlt einmal, wenn ihre Reihe oder Spalte voll ist.

aid-free = Freie Aktionen
aid-free-worker = **Arbeiter auf ein freies Gebäude**: nutze es. Er besetzt es bis zum Rundenende.
aid-free-upgrade = **2 Fische zahlen**: eine Aufwertung.
aid-free-sell = **Verkaufen**: Holz, Getreide, Papier 1 Fisch · Brett, Nahrung, Buch 2 · Gold 3.
aid-free-downgrade = Kostenlos einen Pfeil zurück.

aid-end = Das Ende
aid-end-round = Der Runde: wenn alle gepasst haben. Arbeiter und Würfel kommen zurück, orange kommen dazu, alle werden geworfen.
aid-end-game = Des Spiels: nach Runde 3. Bei Gleichstand gewinnt die Taverne weiter links.

aid-points = Punkte
aid-points-now = grüne Punkte
aid-points-so-far = wie erzielt
aid-points-tokens = Fischplättchen an Bord, ohne Gebiet
aid-points-printed = wie gedruckt
aid-points-fish = je 3 Fische, wenn alles verkauft ist
aid-points-1 = 1
aid-points-set = Kisten an allen vier Stegen, je Satz
aid-points-3 = 3
aid-points-crates = jede Kiste
aid-points-levels = Marker auf Stufe 1 / 2
aid-points-1-4 = 1 / 4
aid-points-top = Marker ganz oben: Wertungsplättchen, nicht die mit Blitz

aid-know = Gut zu wissen
aid-know-order = Ein Gebäude kann nutzen, was das vorige in der Linie gegeben hat.
aid-know-left = Du darfst Gebäude auslassen, auch die letzten.
aid-know-home = Fischplättchen und Gebiet zählen erst bei der Heimkehr.
aid-know-line = Ein Plättchen kann Reihe und Spalte füllen: Beide zahlen.

aid-first = Erster Zug
aid-first-line = Wähle ein Set, leg sein Gebäude auf den Schnee und nimm einen Würfel, in dessen Linie zwei oder drei Gebäude stehen.
