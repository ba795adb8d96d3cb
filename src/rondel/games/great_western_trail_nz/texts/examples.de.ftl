### Beispiele in den Regeln: was in einem Schritt einer Lektion geschieht (lessons/examples.yaml), erzählt von Ada und Bo.

example-first_disc = Vor ihrem ersten Zug legt Ada einen Marker auf die Erkundungsleiste. Sie nimmt ihn vom ersten Wollfeld mit weißer Ecke: Jede ihrer Schuren ist das ganze Spiel lang 1 mehr wert.
example-ways = Zwei Wege führen Ada zu D. An einem steht Bos Gebäude mit grüner Hand: Dort vorbei kostet es 2 Pfund, an Bo. Der andere Weg ist frei und einen Schritt kürzer.
example-post = Adas Herde war 12 wert. Sie legt einen Marker auf Handelsposten 12 und zahlt 4 Pfund Transport: sofort eine Fähre, am Ende 4 Punkte.
example-shorn = Ada hat drei Schafscherer. Sie schert ein Lincoln, ein Merino und ein English Leicester: Wolle 4 + 3 + 2 und 1 mehr für ihr geräumtes Wollfeld, also 10 Pfund. Die Schafe kommen in ihre Ablage.
example-flock = Ada hat drei Schäferinnen. Eine allein würde ein Ryeland für 9 Pfund kaufen. Sie nimmt alle drei: zwei Schafe zu je 2 Punkten für zusammen 3 Pfund.
example-card = Bevor sie geht, spielt Ada ihre Fähre aus: 2 Pfund. Die Karte kommt in die Ablage, und Ada zieht sofort eine andere; ihre Hand ist so groß wie vorher.
example-hired = Adas neuer Schafscherer liegt auf dem nächsten Feld seiner Reihe. Was es zeigt, darf sie einmal tun, jetzt: Sie nimmt ein Romney, ein Schaf zu 3 Punkten.
example-nugget = Ada legt ihr Gebäude auf ein Feld mit Goldklumpen, vor ihrem Runholder. Sie bekommt sofort 1 Gold und hält dort noch auf derselben Reise.
example-harbour = Adas Schiff hatte drei Bewegungen. Zwei brachten es nach Sydney; mit der dritten baut sie den Hafen aus und stellt ein Lagerhaus hin. Von nun an darf sie an Posten 10 liefern.
example-track = Adas Marker rückte von 10 auf 12 vor und kam an 11 vorbei. Also dreht sie ihr Schrittplättchen oder ihr Gebührenplättchen um, und am Ende ist Feld 12 10 Punkte wert.
example-golden = Ada hat 3 Gold. Bei ihrem Halt, zwischen zwei Aktionen, gibt sie es für eine Fasskarte ab: Ein Border Leicester kommt in ihre Ablage.
example-ending = Im Bonusplättchenmarkt ist ein Feld frei. Wer dort das Plättchen legt, nimmt den Anzeiger für 5 Punkte und ist fertig; alle anderen haben noch einen Zug.
