### Was die allgemeinen Zeichen dieses Spiels bedeuten: das Verzeichnis der Symbole.

name-sign_permanent = dauerhaftes Zertifikat
help-sign_permanent = Erhöht deinen Zuchtwert bei jedem Einkommen um 1; es wird nie ausgegeben.
name-sign_woods = Wald
help-sign_woods = Das Feld liegt im Wald: Manche Aktionen zählen deine Gebäude im Wald.
name-sign_outlaw = Bandit
help-sign_outlaw = Ein Banditenplättchen. Wer es fängt, bekommt, was sein Feld zeigt, und behält es.
name-sign_engine_back = Lok zurück
help-sign_engine_back = Deine Lok fährt so viele Felder zurück: der Preis für das Folgende.
name-sign_station = Bahnhof
help-sign_station = Der Ausbau kostet, was der Bahnhof zeigt, und legt einen deiner Spielermarker für immer dorthin; danach gewinnst du vielleicht seinen Bahnhofsvorsteher.
name-sign_delivery = Lieferung
help-sign_delivery = Ein Spielermarker kommt in eine Stadt. Wie weit, sagt dein Zuchtwert, außerhalb von Kansas City die Zahl der Felder, die deine Lok zurückfährt.
name-sign_buy_cattle = Rinder kaufen
help-sign_buy_cattle = Kaufe mit Cowboys und Dollar Karten aus dem Rindermarkt; sie kommen auf deinen Ablagestapel.
name-copy = kopierte Aktion
help-copy = Hier wird die Aktion eines anderen Gebäudes genutzt, als stünde es hier.
name-sign_card = Rinderkarte
help-sign_card = Eine deiner Handkarten. Buchstaben oder Farbe nennen die Art; 2× heißt zwei gleiche Karten.
