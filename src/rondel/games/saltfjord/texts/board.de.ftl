### Der gezeichnete Tisch von Saltfjord auf Deutsch.

## Überschriften (kurz), Hinweise, und was ein Vorleseprogramm sagt

board-fjord = Der Fjord
board-harbor = Hafen
board-home = heim
board-technology = Technologie
board-points-at-end = Punkte am Ende
board-dice = Würfel
board-dice-hint = weiß: Spalte · orange: Reihe
board-taverns = Tavernen
board-rounds = Runden
board-orders = Aufträge
board-orders-hint = an den Steg dieser Zahl
board-buildings = Gebäude
board-large = groß
board-small = klein
board-village = Dorf
board-village-of = Dorf { $name }
board-goods = Ressourcen
board-piers = Stege
board-storage = Lager und Stege
board-storage-hint = nach rechts aufwerten · für Fische verkaufen
board-workers = Arbeiter
board-aside = Beiseite
board-abilities = Fähigkeiten
board-catch = Fang
board-hand = In der Hand
board-boat-tile = Boot
board-special = Sonderwertung
board-special-hint = jeweils mindestens 10
board-sets = Startsets
board-empty = leer
board-left = { $n } darunter
board-area = Gebiet { $n }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bei der Heimkehr
board-stack = { $stack }: { $n } Fischplättchen
board-token-hidden = verdecktes Fischplättchen Typ { $type }
board-boat =
    { $area ->
        [0] { $seat }: Boot im Hafen
       *[other] { $seat }: Boot in Gebiet { $area }
    }
board-level =
    { $level ->
        [0] { $track }, Startfeld
       *[other] { $track }, Stufe { $level }
    }
board-marker = { $seat }: { $track }, Stufe { $level }
board-tavern-die =
    { $colour_id ->
        [white] weißer Würfel, { $tavern }
       *[orange] oranger Würfel, { $tavern }
    }
board-retired = { $seat }: { $tavern }
board-waiting = { $seat }: hat nicht gepasst
board-round = Runde { $n }, Startspieler: { $seat }
board-start = Startspieler
board-points =
    { $n ->
        [one] bisher { $n } Punkt
       *[other] bisher { $n } Punkte
    }
board-dice-left = noch zu nehmen: { $white } weiße, { $orange } orange
board-white-left = weiße Würfel noch zu nehmen
board-orange-left = orange Würfel noch zu nehmen
board-caught = heimgebrachte Fischplättchen: { $n }, Hummer: { $lobsters }
board-owned = { $seat }: { $thing }
board-box = aus dem Spiel entfernt: { $n }

## Plätze der Spieler: Farbe und Form

name-seat1 = blauer Kreis
name-seat2 = rotes Quadrat
name-seat3 = gelbes Dreieck
name-seat4 = grüne Raute

## Was ein längerer Blick erklärt: Material, beschrieben durch seine Daten

help-building = Ein Würfel in seiner Reihe oder Spalte oder ein Arbeiter aktiviert es, solange es frei ist: { $effect }.
help-boardwalk = Wenn ihre Reihe oder Spalte vollständig gefüllt ist: { $gains } erhalten.
help-tile-large = Kostet { $cost }. Ein großes Gebäudeplättchen zu bauen ist eine Hauptaktion.
help-tile-small = Kostet { $cost }. Ein Gebäude oder eine Taverne lässt dich ein kleines Gebäudeplättchen bauen.
help-starting-tile = Eine seiner beiden Seiten kommt auf zwei der vier mittleren Felder deines Dorfes.
help-resources = Das erhältst du zu Beginn des Spiels.
help-crate = Zahle { $cost }: Die Kiste kommt an deinen Steg und bringt am Ende des Spiels { $points }.
help-token = Das erhältst du, wenn dein Boot heimkehrt: { $gains }.
help-fishing =
    { $type ->
        [1] Fahre in dieses Gebiet und nimm eines dieser Fischplättchen.
       *[other] Fahre in dieses Gebiet und nimm eines dieser Fischplättchen, wenn du Stufe { $type } der Fischerei hast.
    }
help-line =
    { $row ->
        [0] Eine weiße { $n } aktiviert die freien Gebäude dieser Spalte von oben nach unten; Gebäude darfst du auslassen. Jedes Auge Unterschied kostet { $price }.
       *[other] Eine orange { $n } aktiviert die freien Gebäude dieser Reihe von links nach rechts; Gebäude darfst du auslassen. Jedes Auge Unterschied kostet { $price }.
    }
shows-area = Gebiet { $n }
help-area = Ein Boot fährt jedes Mal ein Gebiet weiter. Die Heimkehr von hier bringt { $points } und alles, was auf dem Bootsplättchen liegt.

## Ressourcen

help-fish = Das Geld des Fjords: ändert den Wert von Würfeln und bezahlt Aufwertungen. Am Ende des Spiels geben je { $per_point } Fische 1 Punkt.
help-wood = Grundressource: wird zu einem Brett aufgewertet, für { $sale } verkauft.
help-grain = Grundressource: wird zu Nahrung aufgewertet, für { $sale } verkauft.
help-paper = Grundressource: wird zu einem Buch aufgewertet, für { $sale } verkauft.
help-plank = Aus Holz gemacht: wird zu Gold aufgewertet, für { $sale } verkauft.
help-food = Aus Getreide gemacht: wird zu Gold aufgewertet, für { $sale } verkauft.
help-book = Aus Papier gemacht: wird zu Gold aufgewertet, für { $sale } verkauft.
help-gold = Die wertvollste Ressource; wird für { $sale } verkauft.

## Zeichen

name-points_now = bisherige Punkte
help-points_now = Sofort gewertet, im Lauf des Spiels: Fischen, Promenaden, Stege, Blitzplättchen. Violette Schilde zählen erst am Ende.
name-level_points = Punkte einer Stufe
help-level_points = Am Ende des Spiels bringt jeder deiner Marker, der hier steht, diese Punkte; auf der obersten Stufe zählt stattdessen das Wertungsplättchen.
name-permanent = dauerhaft
help-permanent = Diese Technologie wirkt von da an bis zum Ende des Spiels. Die anderen wirken einmal, sofort.
name-marker = Technologiemarker
help-marker = Zeigt, wie weit sein Besitzer auf dieser Leiste gekommen ist.
help-crafts = Erst Gold, dann die beiden Arbeiter, die hier warten.
help-carpentry = Das umgedrehte Bootsplättchen, ein Fähigkeitsplättchen, billigere Gebäude.
help-logistics = Ressourcen oder Wagen für dein Dorf, und mehr aus deinen Kisten.
help-fishery = Die Wahl aus zwei Fischplättchen und die besseren Plättchen des Fjords.
name-white_die = weißer Würfel
help-white_die = Wirkt auf die Spalte seines Wertes. Jeder darf in einer Runde 3 weiße Würfel nehmen.
name-orange_die = oranger Würfel
help-orange_die = Wirkt auf die Reihe seines Wertes. Jeder darf in Runde 1 einen orangen Würfel nehmen, in Runde 2 zwei, in Runde 3 drei.
name-dice_left = noch zu nehmende Würfel
help-dice_left = Wie viele weiße und orange Würfel in dieser Runde noch genommen werden dürfen.
name-set_aside = beiseitegelegt
help-set_aside = Statt ihn zu verwenden, kann ein genommener Würfel hier abgeworfen werden: { $gains } erhalten. Abgeworfene und beiseitegelegte Würfel bleiben hier bis zum Ende der Runde.
name-pip_price = Preis des Wertes
help-pip_price = So viele Fische kostet es, dem genommenen Würfel den Wert dieser Linie zu geben.
name-line_done = volle Linie
help-line_done = Alle sechs Felder sind gefüllt: Die Promenaden dieser Linie haben gebracht, was sie zeigen.
name-line_nearly = fast volle Linie
help-line_nearly = Ein Feld fehlt: Wird es gefüllt, bringen alle Promenaden dieser Linie, was sie zeigen.
name-empty_cell = leeres Feld
help-empty_cell = Platz für ein Gebäudeplättchen.
name-village = Spieler
help-village = Der Spieler, dem dieses Tableau gehört.
name-start_player = Startspieler
help-start_player = Hat diese Runde begonnen. Die nächste beginnt, wer in den Tavernen am weitesten links ist.
name-rounds = Runden
help-rounds = Das Spiel hat drei Runden. Die gezeigten orangen Würfel kommen zu Beginn ihrer Runde hinzu.
name-tavern_order = Startspieler der nächsten Runde
help-tavern_order = Wer in der Taverne am weitesten links passt, beginnt die nächste Runde und gewinnt am Ende bei Gleichstand.
name-retired = gepasst
help-retired = Dieser Spieler hat gepasst und ist in dieser Runde nicht mehr am Zug.
name-not_retired = nicht gepasst
help-not_retired = Die Spieler, deren Marker hier warten, sind noch in der Runde.
name-order = Auftrag
help-order = Ein Gebäude oder eine Taverne lässt dich einen Auftrag erfüllen: Zahle, was er zeigt. Die Kiste kommt an deinen Steg derselben Zahl.
name-empty_stack = leerer Stapel
help-empty_stack = Hier ist nichts mehr übrig.
name-large_price = Preis großer Plättchen
help-large_price = Was ein Plättchen aus drei Feldern kostet.
name-large_tile = großes Gebäudeplättchen
help-large_tile = Ein Plättchen aus drei Feldern. Es zu bauen ist eine eigene Hauptaktion, ohne Würfel.
name-small_price = Preis kleiner Plättchen
help-small_price = Was ein Plättchen aus einem oder zwei Feldern kostet.
name-harbor = Hafen
help-harbor = Hier starten die Boote, und hierher kehren sie heim: Dann erhältst du alles, was auf deinem Bootsplättchen liegt.
name-boat = Fischerboot
help-boat = Fährt ein Gebiet weiter oder kehrt mit seinen Fischplättchen und den Punkten des Gebiets heim.
name-seen_token = zurückgelegtes Fischplättchen
help-seen_token = Das oberste Plättchen wurde angesehen und zurückgelegt; die Zeichen sagen, wer es kennt.
name-type1 = Fischplättchen Typ 1
help-type1 = Fischplättchen vom Typ 1: Jeder darf es nehmen.
name-type2 = Fischplättchen Typ 2
help-type2 = Fischplättchen vom Typ 2: für alle mit Stufe 2 der Fischerei.
name-type3 = Fischplättchen Typ 3
help-type3 = Fischplättchen vom Typ 3: für alle mit Stufe 3 der Fischerei.
name-boat_tile = Bootsplättchen
help-boat_tile = Platz für Fischplättchen. Sie bringen nichts, bevor das Boot heimkehrt; am Ende des Spiels zählen sie auch so.
name-double_space = verdoppelt Punkte
help-double_space = Die Punkte des Fischplättchens auf diesem Platz zählen doppelt.
name-catch = Fang
help-catch = Heimgebrachte Fischplättchen nach Typ, und die Hummer darauf. Zwei Wertungsplättchen zählen sie.
help-worker = Freie Aktion: Setze einen Arbeiter auf ein freies Gebäude von dir und nutze es. Er blockiert es bis zum Ende der Runde.
help-wagon = Bewegt sich quer zur Linie, auf die ein Würfel wirkt, und nutzt das Gebäude, das er erreicht. Es ist für Würfel und Arbeiter blockiert.
name-arrow = Aufwertung
help-arrow = Eine Aufwertung bringt eine Ressource entlang eines Pfeils in den nächsten Lagerraum. Als freie Aktion kostet sie { $price }.
name-sale = Verkauf
help-sale = Freie Aktion: Verkaufe eine Ressource dieser Spalte für so viele Fische.
name-in_hand = Plättchen zum Legen
help-in_hand = Das Plättchen in allen Drehungen, in denen es irgendwo passt.
name-placing = Platz für das Plättchen
help-placing = Hier kommt das erste Feld des Plättchens zu liegen. Die kleinen Bilder zeigen, in welchen Drehungen es passt; das erste Feld ist dunkel.
name-hand = in der Hand
help-hand = Hier liegt, was du gleich verwendest: der genommene Würfel, ein Plättchen zum Legen, Fischplättchen, von denen du eines behältst.
name-ability_tiles = Fähigkeitsplättchen
help-ability_tiles = Ein Fähigkeitsplättchen wirkt für seinen Besitzer das ganze Spiel lang. Eines gehört zum Startset, ein weiteres bringt Stufe 2 der Zimmerei.
name-scoring_tiles = Wertungsplättchen
help-scoring_tiles = Wer das oberste Feld einer Leiste erreicht, wertet ihr Plättchen: mit Blitzzeichen sofort, sonst am Ende des Spiels.
name-box_large = entfernte Plättchen
help-box_large = Solospiel: Gebäudeplättchen, die aus dem Spiel sind.
name-box_order = entfernte Kisten
help-box_order = Solospiel: Kisten, die aus dem Spiel sind.

board-ending = Runde { $round } von { $rounds }. Das Spiel endet, wenn in Runde { $rounds } alle gepasst haben. In dieser Runde spielen noch: { $active }.
