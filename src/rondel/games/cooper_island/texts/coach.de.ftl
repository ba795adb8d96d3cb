### Was der Trainer von Cooper Island erklärt.

coach-income = In jedem Einkommen legst du ein Inselchen und ein Doppelplättchen und nutzt deine Boote. Was du auslässt, verfällt: Schaffe erst Platz und trage einen Würfel ins Lager.
coach-islet = Ein Inselchen wirkt jetzt, und später für jedes Schiff, das vorbeifährt. Was du oft brauchst, liegt am besten nah bei deinen Schiffen.
coach-tile = Lege Land auf Land: Ein Würfel ist die Stufe seines Felds wert, und ab Stufe 3 kann ein Gebirge Gold geben. Ein Feld mit Würfel ist geschlossen, bis er weg ist.
coach-worker = Ein leeres Feld ist frei, und nur dort gilt sein Symbol. Auf dem Arbeiter eines anderen zahlst du ihm eine Münze oder einen Würfel, oder nimmst einen Anker.
coach-sail = Alle Punkte eines Gewinns bewegen ein Schiff. Jedes Feld ist ein Punkt, Buchten und Häfen bringen ein Logbuchplättchen, und passierte Inselchen wirken für dich: Wähle nach dem, was vor ihm liegt.
coach-fee = Eine Gebühr ist eine Sache, was sie auch wert ist: Zahle mit einem Würfel vom Wert 1. Wer nicht zahlt, nimmt einen Anker, und den lichtet erst ein Steuerradpunkt.
coach-pay = Wechselgeld gibt es nicht: Was ein Würfel zu viel wert ist, verfällt. Zahle mit Würfeln, die genau passen, die niedrigen zuerst.
coach-boat = Ein Boot wirkt jetzt und in jedem weiteren Einkommen; Boote lohnen sich darum in den ersten Runden.
coach-building = Es muss auf einem freien Feld deiner höchsten Stufe stehen; auf einer Siedlung gibt es einen Steuerradpunkt mehr. Die behaltene Karte wirkt bis zum Ende.
coach-statue = Entferne erst eine Ruine neben deinem Land, dann baue ihre Statue. Sie bringt bei jedem Aufräumen einen Steuerradpunkt: je früher, desto mehr.
coach-cargo = Jeder darf jedes Schiff einmal beliefern, und sein Kistenmarker kommt dann zu ihm. Wo der Hafenmeister steht, zahlt der Erste eins weniger.
coach-hire = Ein Meilenstein ist geschafft: Nimm dafür einen Arbeiter, das ist ein Zug mehr in jeder weiteren Runde. Er isst mit, also plane Nahrung ein.
coach-order = Dieser Arbeiter bleibt für immer hier und zählt am Ende. Wähle den Auftrag, für den du schon am meisten hast.
coach-feeding = Jede fehlende Nahrung bringt einen Anker, und ein Schiff mit Anker liegt fest. Was auf dem Markt liegt, kann niemand essen: Trage es vorher ins Lager.
coach-market = Was auf dem Markt bleibt, geht jetzt in den Vorrat zurück. Trage ins Lager, was du am meisten brauchst.
coach-cartographer = Einmal im Zug darf der Kartograf zurückgehen und dein Land verbessern: zwei Felder für ein Plättchen angleichen oder eins erhöhen. Schritte über 6 verfallen, also nutze vorher welche.
coach-last = Die letzte Runde: Jetzt zählen nur noch gefahrene Felder, Plättchen, Aufträge und Karten. Gib alles aus, was noch ein Schiff bewegt, und lichte die Anker.
