### Beispiele in den Regeln: was in einem Schritt einer Lektion geschieht (lessons/examples.yaml), erzählt von Ada und Bo.

example-sailing = Ada bekommt 2 Steuerradpunkte. Alle gelten für ein Schiff, aufteilen darf sie sie nicht. Ihr Schiff mit zwei Segeln fährt zwei Felder: 2 Punkte, und es kommt an Bos Münzinselchen vorbei.
example-islet = In der ersten Runde legt Ada ihr Inselchen rechts von ihrem Hafen an. Die eine Hälfte ist Land und grenzt an ihre Wiese, die andere liegt im Wasser, wo Schiffe vorbeikommen.
example-worth = Adas zwei Wiesen haben Stufe 1, und auf jeder liegt ein Nahrungswürfel: 1 wert. Solange sie liegen, kann nichts darauf.
example-on_top = B2 ist Wald, B3 Gebirge, beide frei und auf derselben Stufe. Adas Doppelplättchen mit Wald und Gebirge passt darauf: Beide steigen auf Stufe 3.
example-fee = Ada will Bereich C nutzen. Ein normaler Arbeiter müsste auf Bos Arbeiter stehen, und das kostet sie eine Münze oder einen Würfel an Bo. Ihr Vorarbeiter nimmt das leere quadratische Feld umsonst und nutzt das Symbol darauf.
example-paying = Ein Handelsschiff verlangt 5 Gold. Adas Gold auf B3 ist 4 wert, das in ihrem Lager 1: zusammen genau 5. Hätte sie mehr gezahlt, wäre der Rest verfallen.
example-landing = Ada baut ein Einkommensboot. Jeder Anlegeplatz hat einen Preis in Münzen und Holz; ihr Holz auf B2 ist 2 wert und zahlt mit einer Münze den ersten Platz.
example-highest = Ein Gebäude steht auf einem freien Feld der höchsten Stufe. Drei von Adas Feldern haben Stufe 3; sie wählt die Siedlung, dort gibt es einen Steuerradpunkt mehr.
example-ruin = Ada entfernt eine Ruine von einem Feld ihrer Halbinsel. Das Feld ist nun frei für Land, und der Stein wartet auf ihrem Tableau darauf, eine Statue zu werden.
example-statue = Eine Statue kostet 3 Holz und 3 Stein oder 2 Holz und 2 Gold. Adas Holz auf B2 und Stein auf B3 sind je 3 wert, also zahlt sie genau den ersten Preis.
example-cargo = Der Hafenmeister steht bei Schiff 2, also zahlt die erste Lieferung eins weniger. Ada zahlt mit Gold und Tuch und segelt weiter.
example-even = B2 liegt eine Stufe tiefer als B3, Adas Doppelplättchen läge also nicht eben. Für einen Schritt zurück legt der Kartograf ein Einzelplättchen unter die tiefere Hälfte.
example-meal = Ada hat einen Arbeiter eingestellt. Die ersten beiden essen zusammen 2 Nahrung, der neue 1 mehr: 3 Nahrung in dieser Aufräumphase. Für jede fehlende bekäme sie einen Anker.
example-milestone = Ada hat ihr zweites Boot gebaut, und der Meilenstein der Boote wird umgedreht. Sie nutzt ihn sofort, um einen Arbeiter einzustellen; die andere Wahl wären 2 Steuerradpunkte.
