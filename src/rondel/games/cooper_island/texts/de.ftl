### Cooper Island auf Deutsch.

title = Cooper Island
tagline = Staple Landschaft auf Landschaft, baue deine Halbinsel aus und umsegle mit deinen Booten die Insel.

## Münzen, Rohstoffe und was sonst gezählt wird. amount-…: so viel davon.

name-coin = Münze
    .acc = eine Münze
name-wood = Holz
    .acc = 1 Holz
name-stone = Stein
    .acc = 1 Stein
name-food = Nahrung
    .acc = 1 Nahrung
name-gold = Gold
    .acc = 1 Gold
name-cloth = Tuch
    .acc = 1 Tuch
amount-coin =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }
amount-wood = { $n } Holz
amount-stone = { $n } Stein
amount-food = { $n } Nahrung
amount-gold = { $n } Gold
amount-cloth = { $n } Tuch
amount-cube =
    { $n ->
        [one] { $n } beliebiger Würfel
       *[other] { $n } beliebige Würfel
    }
    .acc =
        { $n ->
            [one] { $n } beliebigen Würfel
           *[other] { $n } beliebige Würfel
        }
amount-helm =
    { $n ->
        [one] { $n } Steuerradpunkt
       *[other] { $n } Steuerradpunkte
    }
amount-anchor = { $n } Anker
amount-vp =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
gains = { $gains }
    .acc = { $gains_acc }
either = { $one } / { $other }
    .acc = { $one_acc } / { $other_acc }

## Landschaften, Spielfiguren, Schiffe

name-forest = Wald
    .acc = einen Wald
name-meadow = Wiese
    .acc = eine Wiese
name-mountain = Gebirge
    .acc = ein Gebirge
name-settlement = Siedlung
    .acc = eine Siedlung
name-ruin = Ruine
name-small = kleines Gebäude
    .acc = ein kleines Gebäude
name-large = großes Gebäude
    .acc = ein großes Gebäude
name-fortress = Festung
    .acc = die Festung
name-statue = Statue
    .acc = eine Statue
name-crate = Kistenmarker
    .acc = einen Kistenmarker
name-normal = Arbeiter
name-special = Vorarbeiter
name-one_sail = Einmaster
name-two_sails = Zweimaster
name-yellow = gelb
name-cooper = Cooper
owner =
    { $n ->
        [0] den Vorrat
       *[other] { PLAYER($n) }
    }

## Orte und Plättchen, nach ihrer Lage und dem, was sie zeigen

shows-hex = { $at }
shows-half =
    { $harbor ->
        [0] { $water }, Buchtseite
       *[other] { $water }, Hafenseite
    }
shows-coast = { $half }, bei { $hex }
shows-double = Doppelplättchen ({ $front } / { $back })
shows-single = Einzelplättchen ({ $one } / { $other })
shows-log = Logbuchplättchen ({ $effect })
shows-crate = { $effect }
shows-dock = Anlegeplatz { $n }
shows-spot = Werkplatz { $n }
shows-cargo = Handelsschiff { $n }
shows-hire = Einstellungsfeld { $n }
shows-solo = Coopers Karte { $n } für { $section }
shows-space =
    { $square ->
        [0] { $section }, rundes Feld
       *[other] { $section }, quadratisches Feld
    }
shows-arrow = { $from } → { $to }
worker-round = rundes Feld
worker-square = quadratisches Feld
tile-front = Vorderseite
tile-back = Rückseite
hire-worker = Arbeiter
hire-helm = Steuerradpunkte
ahead-number = { PLAYER($n) }
keep_card-number = Karte { $n }
put_under-number = Karte { $n }
card-number =
    { $n ->
        [1] { name-large-1 }
        [2] { name-large-2 }
        [3] { name-large-3 }
        [4] { name-large-4 }
        [5] { name-large-5 }
        [6] { name-large-6 }
        [7] { name-large-7 }
        [8] { name-large-8 }
        [9] { name-large-9 }
        [10] { name-large-10 }
        [11] { name-large-11 }
        [12] { name-large-12 }
        [13] { name-large-13 }
        [14] { name-large-14 }
       *[other] { name-large-15 }
    }
turn_up-number = { card-number }

## Inselchen, Boote, Karten

name-I1 = Münzinselchen
name-I2 = Gold- oder Tuchinselchen
name-I3 = Plättcheninselchen
name-I4 = Kartografeninselchen
name-I5 = Proviantinselchen
name-I6 = Ruineninselchen
name-B1 = Münzboot
name-B2 = Gold- oder Tuchboot
name-B3 = Plättchenboot
name-B4 = Kartografenboot
name-B5 = Lagerboot
name-B6 = Kopierboot
name-small-1 = Lagerhaus
name-small-2 = Kornspeicher
name-small-3 = Schatzkammer
name-small-4 = Frachtkontor
name-small-5 = Sägewerk
name-small-6 = Steinmetz
name-small-7 = Bauhütte
name-small-8 = Bäckerei
name-small-9 = Fischmarkt
name-small-10 = Bootswerft
name-small-11 = Vermessungsbüro
name-small-12 = Zollhaus
name-small-13 = Schrein
name-small-14 = Kartenkammer
name-small-15 = Gutshof
name-large-1 = Münzstätte
name-large-2 = Handelshaus
name-large-3 = Bibliothek
name-large-4 = Katasteramt
name-large-5 = Vermesserzunft
name-large-6 = Ausgrabung
name-large-7 = Plantage
name-large-8 = Börse
name-large-9 = Admiralität
name-large-10 = Kantine
name-large-11 = Inselverbindung
name-large-12 = Handelsdocks
name-large-13 = Kistendepot
name-large-14 = Schiffsfriedhof
name-large-15 = Umzug
name-RO1 = Boote
name-RO2 = Gebäude
name-RO3 = Statuen
name-RO4 = Kisten
name-RO5 = Hochland
name-RO6 = Erschlossene Halbinsel
name-RO7 = Größtes Gebiet
name-RO8 = Kopierter Auftrag
name-boats = Einkommensboote
name-buildings = Gebäude
name-statues = Statuen
name-crates = Kistenmarker
name-cloth_to_coins = 2 Tuch → 1 Münze
name-gold_to_cubes = 2 Gold → 1 Würfel
name-any_to_any = 4 beliebige Waren → 1 beliebige Ware
name-opt1 = Doppelplättchen ausgleichen (1 Schritt)
name-opt2 = Einzelplättchen auf ein nicht erschlossenes Feld (2 Schritte)
name-opt3 = Einzelplättchen auf ein Feld der Stufe 3 oder niedriger (3 Schritte)
name-opt4 = Einzelplättchen auf ein Feld der Stufe 4 oder höher (4 Schritte)
name-ST1 = Cooper der Bootsmann
name-ST2 = Cooper der Baumeister
name-ST3 = Cooper der Bildhauer
name-ST4 = Cooper der Händler

## Was Aktionen tun

effect-draw = 1 Doppelplättchen ziehen
effect-place = 1 Doppelplättchen legen
effect-islet = 1 Inselchen legen
effect-ruin = 1 Ruine entfernen
effect-statue = 1 Statue bauen
effect-supply = 1 Handelsschiff beliefern
effect-token = den Cooper‑Marker nehmen
effect-boat =
    { $off ->
        [0] 1 Einkommensboot bauen
       *[other] 1 Einkommensboot für { $off } weniger bauen
    }
effect-erect =
    { $off ->
        [0] 1 Gebäude errichten
       *[other] 1 Gebäude für { $off } weniger errichten
    }
effect-gain = { $gains_acc } erhalten
effect-gain_any = 1 Münze oder Würfel erhalten
effect-to_market = { $gains_acc } auf den Markt nehmen
effect-steps =
    { $n ->
        [one] 1 Kartografenschritt
       *[other] bis zu { $n } Kartografenschritte
    }
effect-times = { $what } (bis zu { $n }‑mal)
effect-all = { $parts }
effect-perform_boat = die Aktion eines beliebigen gebauten Boots nutzen
effect-perform_islet = die Aktion eines beliebigen Inselchens nutzen
effect-more_boats = die Aktionen von bis zu { $n } verschiedenen gebauten Booten nutzen
effect-more_islets = die Aktionen von bis zu { $n } verschiedenen Inselchen nutzen
effect-free_option = Kartografenoption 2, 3 oder 4 nutzen, ohne den Marker zu bewegen
effect-plant = einen passenden Würfel auf ein freies Landschaftsfeld legen
effect-swap = bis zu { $n } Münzen oder Würfel im Lager gegen andere tauschen
effect-admiralty = bis zu { $anchors } entfernen oder { $cost } für { $helm } zahlen
effect-canteen = sofort die Arbeiter ernähren, dann { $helm }
effect-depot = einen unbenutzten Kistenmarker wie ein Gebäude legen: { $helm }
effect-wreck = ein eigenes Boot verdecken und seine Aktion nutzen
effect-move = ein Gebäude oder eine Statue auf ein anderes freies Landschaftsfeld versetzen

## Wozu Spielteile da sind

about-boat =
    Beim Bau und in jeder Einkommensphase: { $effect }.{ $spots ->
        [0] {""}
       *[other] {" "}Es ist auch ein zusätzlicher Lagerplatz.
    }
about-islet = Landschaft: { $land }. Beim Legen und wann immer ein Schiff vorbeifährt: { $effect }.
about-log = Sofort: { $effect }. Am Ende: { $points }.
about-crate = Einen unbenutzten Kistenmarker hierher legen: { $effect }.
about-dock = Kosten: { $cost }; das Boot bringt { $helm }.
about-hex = Feld { $column } von links in Reihe { $row } ab Hafen, vom Besitzer aus gesehen.
about-cargo = Für { $cost } beliefern: { $helm } und der eigene Kistenmarker. Einmal für jeden Spieler.
about-small-building = Kosten: { $cost }; bringt { $helm }, einen Lagerplatz und eine Karte eines kleinen Gebäudes.
about-large-building = Kosten: { $cost }; bringt { $helm }, einen Werkplatz und eine Karte eines großen Gebäudes.
about-fortress-building = Kosten: { $cost }; bringt { $helm }. Danach ist das Reaktivieren kostenlos: eine Karte und ein Kistenmarker.
about-large_card = Jederzeit im eigenen Zug, dann die Karte verdecken: { $effect }.
about-flagged = { $gives } Bei Spielende, wenn aufgedeckt: { $task }.
about-order = Für { $what }: { $n1 } – { $p1 }, { $n2 } – { $p2 }, { $n3 } – { $p3 }.
about-order-most = Für { $what }: höchstens { $n1 } – { $p1 }, höchstens { $n2 } – { $p2 }, { $n3 } – { $p3 }.
about-order-copy = Zählt wie ein Auftrag, den ein anderer Spieler hat, aber { $n } Punkt weniger.
about-milestone = Ziel: { $n } { $what }. Dann darf er auf ein Einstellungsfeld: ein Arbeiter oder Steuerradpunkte.
about-strategy = Coopers Belohnungen für Meilensteine, der Reihe nach: { $hires }.
about-solo =
    { $counter_id ->
        [none] Cooper setzt einen Arbeiter ({ $section }) und fährt: { $helm }.
       *[other] Cooper setzt einen Arbeiter ({ $section }) und fährt: { $helm }; { $counter } +1.
    }
help-wood = Aus Wäldern. Ein Würfel ist so viel wert wie die Stufe seines Felds, im Lager 1.
help-stone = Aus Gebirgen. Ein Würfel ist so viel wert wie die Stufe seines Felds, im Lager 1.
help-food = Von Wiesen; ernährt die Arbeiter. Ein Würfel ist so viel wert wie die Stufe seines Felds, im Lager 1.
help-gold = Aus Gebirgen ab Stufe 3. Ein Würfel ist so viel wert wie die Stufe seines Felds, im Lager 1.
help-cloth = Aus Siedlungen. Ein Würfel ist so viel wert wie die Stufe seines Felds, im Lager 1.
help-coin = Liegt nur auf Lagerplätzen.
help-forest = Gibt Holz. Nur Wald und Siedlung dürfen darauf liegen.
help-meadow = Gibt Nahrung. Nur Wiese und Siedlung dürfen darauf liegen.
help-mountain = Gibt Stein, ab Stufe 3 Stein oder Gold. Nur Gebirge und Siedlung dürfen darauf liegen.
help-settlement = Gibt Tuch. Darf jede Landschaft bedecken. Ein Gebäude oder eine Statue bringt hier 1 Steuerradpunkt mehr.
help-ruin = Hier darf nichts liegen, bis sie entfernt ist; dann wird sie zur Statue.
help-statue = 1 Steuerradpunkt beim Bau und 1 in jeder Aufräumphase.
help-special = Steht auf quadratischen Feldern. Wird er eingestellt, geht einer deiner Arbeiter zu einem königlichen Auftrag.
help-one_sail = Fährt im Uhrzeigersinn. Anker halten ihn: 1 Steuerradpunkt entfernt einen.
help-two_sails = Fährt gegen den Uhrzeigersinn. Anker halten ihn: 1 Steuerradpunkt entfernt einen.
help-opt1 = Beim Legen eines Doppelplättchens: Ein Einzelplättchen gleicht 1 Stufe aus.
help-opt2 = Ein Einzelplättchen mit Würfel auf ein nicht erschlossenes Feld neben deiner Landschaft.
help-opt3 = Ein Einzelplättchen mit Würfel, passend oder Siedlung, auf ein freies Feld, das jetzt Stufe 3 oder niedriger hat. Das Feld steigt um 1: aus Stufe 3 wird 4.
help-opt4 = Ein Einzelplättchen mit Würfel, passend oder Siedlung, auf ein freies Feld, das jetzt Stufe 4 oder höher hat. Das Feld steigt um 1: aus Stufe 4 wird 5.
help-cloth_to_coins = Tuch von beliebigem Gesamtwert abgeben: die Hälfte in Münzen auf den Markt.
help-gold_to_cubes = Gold von beliebigem Gesamtwert abgeben: die Hälfte in Würfeln auf den Markt.
help-any_to_any = Beliebiges von beliebigem Gesamtwert abgeben: ein Viertel in Münzen oder Würfeln auf den Markt.
perk-spots =
    { $of_id ->
        [food] { $n } weitere Lagerplätze, nur für Nahrung.
        [coin] { $n } weitere Lagerplätze, nur für Münzen.
       *[any] { $n ->
            [one] { $n } weiterer Lagerplatz.
           *[other] { $n } weitere Lagerplätze.
        }
    }
perk-supply_cargo_ship = Ein Handelsschiff zu beliefern kostet { $n } Gold oder Tuch weniger.
perk-any_cost_with_wood = Was Holz kostet, kostet { $n } Holz weniger.
perk-any_cost_with_stone = Was Stein kostet, kostet { $n } Stein weniger.
perk-build_income_boat = Ein Einkommensboot kostet { $n } Münze oder Holz weniger.
perk-on_erect_building = Jedes weitere Gebäude bringt zusätzlich { $helm }.
perk-feeding_cost_reduction = Die Ernährung kostet { $n } Nahrung weniger.
perk-feeding_coin_as_food = Bei der Ernährung ist eine Münze { $n } Nahrung wert.
perk-carto_option_cost = Kartografenoption 1 kostet { $n } Schritte.
perk-no_fees = Eine nicht bezahlte Gebühr bringt dir keinen Anker.
perk-on_build_statue = Wenn du eine Statue baust: { $effect }.
perk-on_draw_tile = Wenn du ein Doppelplättchen ziehst: 2 ziehen und 1 behalten.
task-per =
    { $per ->
        [1] { $points } für { $what_acc }
       *[other] { $points } je { $per } { $what }
    }
task-if = { $points } mit mindestens { $n } Gebäuden und { $n } Statuen
count-income_boats_on_landing_spaces = Einkommensboote in deinen Docks
count-buildings_on_peninsula = Gebäude auf deiner Halbinsel
count-statues_on_peninsula = Statuen auf deiner Halbinsel
count-crate_lids_acquired = von Handelsschiffen genommene Kistenmarker
count-landscape_spaces_level_5_or_more = Landschaftsfelder ab Stufe 5
count-uncharted_spaces_left = nicht erschlossene Felder
count-largest_connected_area_one_landscape_not_settlement = Felder deines größten Gebiets aus Wald, Wiese oder Gebirge
count-cartographer_space = Felder auf der Kartografenleiste
count-visible_settlement_spaces = Siedlungen auf deiner Halbinsel
count-crates_on_peninsula = Kistenmarker auf deiner Halbinsel
    .acc = jeden Kistenmarker auf deiner Halbinsel
count-face_down_boats = deine verdeckten Boote
    .acc = jedes deiner verdeckten Boote
hires-normal = Arbeiter
hires-special = Vorarbeiter
hires-helm2 = 2 Steuerradpunkte

## Überschriften über Aktionen einer Art

family-worker = Arbeiter einsetzen
family-landscape = Landschaft wählen
family-draw = Doppelplättchen ziehen
family-cooper_token = Cooper‑Marker nehmen
family-steps = Kartografenschritte
family-tile = Doppelplättchen legen
family-half = Erste Hälfte des Plättchens
family-beside = Zweite Hälfte des Plättchens
family-mine = Aus dem Gebirge nehmen
family-keep_tile = Plättchen behalten
family-islet = Inselchen legen
family-coast = Wohin das Inselchen kommt
family-gain = Erhalten
family-boat_gain = Durch ein Boot erhalten
family-gain_all = Alles erhalten
family-receive = Auf den Markt nehmen
family-dock = Einkommensboot bauen
family-boat = Boot wählen
family-build = Gebäude errichten
family-site = Auf die Halbinsel stellen
family-keep_card = Gebäudekarte behalten
family-put_under = Unter den Stapel legen
family-ruin = Ruine entfernen
family-spot = Werkplatz
family-statue = Statue bauen
family-supply = Handelsschiff beliefern
family-reduce = Kosten senken
family-pay = Aus dem Lager zahlen
family-pay_from = Vom Land zahlen
family-refuse_fee = Gebühr nicht zahlen
family-toll_house = Zollhaus nutzen
family-ship = Fahren
family-anchor = Anker nehmen
family-weigh = Anker entfernen
family-commission = Für Steuerradpunkte zahlen
family-plant = Würfel auf ein Feld legen
family-swap = Tauschen
family-wreck = Boot verdecken
family-move = Gebäude oder Statue versetzen
family-move_to = Wohin versetzen
family-survey = Neues Einzelplättchen
family-raise = Feld erhöhen
family-recruit = Einstellen
family-assign = Arbeiter entsenden
family-order = Königlichen Auftrag wählen
family-turn_up = Karte aufdecken
family-take_back = Kistenmarker zurücknehmen
family-store = Würfel einlagern
family-unload = Vom Markt einlagern
family-trade = Handeln
family-crate = Kistenmarker nutzen
family-cartographer = Kartograf
family-card = Karte eines großen Gebäudes nutzen
family-hire = Meilenstein nutzen
family-ahead = Ohne Warten entscheiden

## Aktionen: was auf dem Knopf steht

action-worker =
    { $b_id ->
        [square] Vorarbeiter in Bereich { $a }: { $what }
       *[round] Arbeiter in Bereich { $a }: { $what }
    }{ $fee ->
        [0] {""}
       *[other] {" "}– Gebühr an { $owner }
    }{ $idle ->
        [0] {""}
       *[other] {" "}– dort ist jetzt nichts möglich
    }
action-landscape = Einzelplättchen: { $a }
action-draw = Ein Doppelplättchen ziehen
action-cooper_token = Den Cooper‑Marker nehmen
action-steps =
    { $a ->
        [one] 1 Kartografenschritt
       *[other] { $a } Kartografenschritte
    }
action-tile = Doppelplättchen legen: { $first } + { $second }
action-half = { $land } auf { $a } legen
action-beside =
    { $shim ->
        [0] { $land } auf { $a } legen, Stufe { $level }
       *[other] { $land } auf { $a } legen, Stufe { $level }, mit einem Einzelplättchen darunter
    }
action-mine = { $a } nehmen
action-keep_tile = Behalten: { $a }
action-islet = { $a } legen ({ $land }): { $what }
action-coast = Inselchen auf { $a }, seine Landschaft auf { $b }
action-gain =
    { $section ->
        [0] { $gains_acc } erhalten
       *[other] { $gains_acc } erhalten (Münze oder Würfel nach Wahl)
    }
action-boat_gain = { $gains_acc } durch die Aktion eines Boots erhalten
action-gain_all = { $gains_acc } erhalten
action-receive = { $gains_acc } auf den Markt nehmen
action-dock =
    { $off ->
        [0] Einkommensboot auf { $a } für { $cost }: { $helm }
       *[other] Einkommensboot auf { $a } für { $cost } (minus { $off }): { $helm }
    }
action-boat = { $a } bauen: { $what }
action-build =
    { $off ->
        [0] Errichten für { $cost }: { $a }, { $helm }
       *[other] Errichten für { $cost } (minus { $off }): { $a }, { $helm }
    }
action-site =
    { $town ->
        [0] Auf { $a } ({ $land }, Stufe { $level })
       *[other] Auf { $a } ({ $land }, Stufe { $level }): 1 Steuerradpunkt mehr
    }
action-keep_card = „{ $card }“ behalten: { $help }
action-put_under = „{ $card }“ als Nächste unter den Stapel
action-ruin = Ruine auf { $a } entfernen
action-spot =
    { $leaves ->
        [0] { $points ->
            [0] Statue auf { $a }
           *[other] Statue auf { $a }: { $helm }
        }
       *[other] Statue von { $a } nehmen
    }
action-statue = Statue für { $cost } bauen
action-supply =
    { $off ->
        [0] { $a } für { $cost } beliefern: { $helm }
       *[other] { $a } für { $cost } (minus { $off }) beliefern: { $helm }
    }
action-reduce = { $gains } weniger zahlen
action-pay =
    { $trade ->
        [0] { $gains } aus dem Lager zahlen
       *[other] { $gains } aus dem Lager abgeben
    }
action-pay_from =
    { $trade ->
        [0] { $good } von { $a } zahlen (Wert { $value })
       *[other] { $good } von { $a } abgeben (Wert { $value })
    }
action-refuse_fee =
    { $to ->
        [0] Nichts zahlen und einen Anker nehmen
       *[other] Nichts zahlen und einen Anker nehmen; aus dem Vorrat 1 Münze oder Würfel für { $owner }
    }
action-toll_house = Zollhaus: nichts zahlen, ohne Anker
action-ship =
    { $anchors ->
        [0] { $helm } für den { $a }
       *[other] { $helm } für den { $a } (Anker: { $anchors })
    } – { $steps ->
        [0] er bleibt
        [one] { $steps } Feld
       *[other] { $steps } Felder
    }
action-anchor = Anker unter den { $a }
action-weigh = Anker entfernen: { $a }
action-commission = 2 Münzen für 1 Steuerradpunkt zahlen
action-plant = Würfel auf { $a } ({ $land }, Stufe { $level })
action-swap = { $given } gegen { $got } tauschen
action-wreck = { $a } verdecken: { $what }
action-move = Von { $a } versetzen: { $piece }
action-move_to = Auf { $a } ({ $land }, Stufe { $level })
action-survey = Einzelplättchen auf { $a }
action-raise = { $a } ({ $land }) auf Stufe { $level } erhöhen
action-recruit = Einen { $a } einstellen
action-assign = Einen { $a } zu einem königlichen Auftrag entsenden
action-order = { $a } – { $help }
action-turn_up =
    { $free ->
        [0] „{ $a }“ für { $cost } aufdecken
       *[other] „{ $a }“ aufdecken
    }
action-take_back =
    { $free ->
        [0] Kistenmarker für { $cost } zurücknehmen ({ $a })
       *[other] Kistenmarker zurücknehmen ({ $a })
    }
action-store = { $gains } von { $a } einlagern
action-unload = { $gains } vom Markt einlagern
action-trade = Handeln: { $a }
action-crate = Kistenmarker: { $what }
action-cartographer =
    { $free ->
        [0] Kartograf: { $a }
       *[other] Ohne den Marker zu bewegen: { $a }
    }
action-card = „{ $a }“: { $what }
action-hire =
    { $a_id ->
        [worker] Meilenstein: einen Arbeiter einstellen
       *[helm] Meilenstein: { $helm }
    }
action-ahead = Nicht warten, jetzt entscheiden ({ $a })
done-Menu = Diese Aktionen beenden
done-Income = Einkommen beenden
done-PassIslets = Keine Inselchenaktion
done-PerformMore = Keine weiteren Aktionen
done-GainAll = Nichts mehr nehmen
done-end_turn = Zug beenden
done-feeding = Arbeiter ernähren
done-feed = Ernährung abbrechen: { $anchors }
done-reactivate = Nichts mehr reaktivieren
done-bonus = Weiter ohne Steuerradpunkte
done-clear_market =
    { $items ->
        [0] Aufräumphase beenden
       *[other] Markt leeren
    }
done-last_actions = Fertig: zur Schlusswertung
done-trade_items =
    { $n ->
        [one] Für 1 Münze oder Würfel handeln
       *[other] Für { $n } Münzen oder Würfel handeln
    }
done-swap = Nichts mehr tauschen
done-admiralty = Keine mehr entfernen
done-build_on = Kein freies Feld: Die Gebäudeaktion verfällt
done-statue_on = Kein freies Feld: Die Statuenaktion verfällt
done-depot = Kein freies Feld: Die Aktion verfällt

## Fragen: was zu entscheiden ist

prompt-turn = Runde { $round }: Setze einen Arbeiter auf die Zentralinsel.
prompt-Income =
    { $some ->
        [0] Einkommen der Runde { $round }: Es ist nichts mehr übrig.
       *[other] Einkommen der Runde { $round }, in beliebiger Reihenfolge: { $left }.
    }
prompt-Menu =
    { $some ->
        [0] Hier ist nichts mehr zu tun.
       *[other] { $must ->
            [0] Du darfst: { $left }.
           *[other] Mindestens eine Aktion: { $left }.
        }
    }
forfeits = { $left }
forfeits-turn = die Aktionen dieses Zugs
prompt-PassIslets = Du darfst das Inselchen nutzen: { $left }.
prompt-PerformMore =
    { $boats ->
        [0] Wähle eine Inselchenaktion, noch { $n }.
       *[other] Wähle die Aktion eines gebauten Boots, noch { $n }.
    }
prompt-GainAll = Du erhältst { $gains_acc }, soweit Platz ist.
prompt-Draw = Ziehe ein Doppelplättchen.
prompt-PlaceTile = Wähle ein Doppelplättchen und seine Seite.
prompt-Steps = Rücke mit dem Kartografen vor.
prompt-end_turn = Dein Zug endet: letzter Augenblick für Kartograf und Meilensteine.
prompt-place_half = Plättchen { $first } + { $second }: Wohin kommt die Hälfte mit { $first }?
prompt-place_beside = Plättchen { $first } + { $second }: Die Hälfte mit { $first } liegt auf { $hex }; wohin kommt die mit { $second }?
prompt-mine = Das Gebirge auf { $hex } ist hoch: Stein oder Gold?
prompt-keep_tile = Behalte eins der beiden Plättchen; das andere kommt zurück in den Beutel.
prompt-place_islet = Wohin kommt das { $islet }?
prompt-reduce =
    { $off ->
        [one] Kosten: { $cost }. Ziehe 1 ab.
       *[other] Kosten: { $cost }. Ziehe { $off } ab, eins nach dem anderen.
    }
prompt-pay =
    { $clear ->
        [0] Noch zu zahlen: { $cost }. Wähle einen Würfel.
       *[other] Noch zu zahlen: { $cost }. Ein Würfel vom Land muss dabei sein, um Platz zu schaffen.
    }
prompt-receive =
    { $n ->
        [one] Nimm 1 Münze oder Würfel auf deinen Markt.
       *[other] Nimm nacheinander { $n } Münzen oder Würfel auf deinen Markt.
    }
prompt-fee =
    { $harbor ->
        [0] Gebühr für das Arbeiterfeld: Zahle 1 Münze oder Würfel an { $owner } oder nimm einen Anker.
       *[other] Hafengebühr: Zahle 1 Münze oder Würfel an { $owner } oder nimm einen Anker.
    }
prompt-take_anchors =
    { $n ->
        [one] Unter welches Schiff kommt der Anker?
       *[other] Unter welches Schiff kommt der nächste von { $n } Ankern?
    }
prompt-sail = Wähle das Schiff für { $helm }.
prompt-choose_boat = Welches Boot kommt auf { $dock }?
prompt-build_on = Wohin damit ({ $piece })? Auf ein freies Feld der höchsten Stufe.
prompt-keep_card = Behalte eine der Gebäudekarten; die anderen kommen unter den Stapel.
prompt-return_card = Welche Karte kommt als Nächste unter den Stapel?
prompt-craft = Auf welchen Werkplatz kommt die Statue?
prompt-statue_from = Welche Statue nimmst du?
prompt-statue_on = Wohin kommt die Statue? Auf ein freies Feld der höchsten Stufe.
prompt-trade_items = { $trade }: Gib Münzen oder Würfel ab (bisher Wert { $value }, bringt { $n }).
prompt-survey =
    { $option ->
        [2] Wohin kommt das Einzelplättchen? Auf ein nicht erschlossenes Feld.
        [3] Welches Feld der Stufe 3 oder niedriger erhöht das Einzelplättchen um 1?
       *[other] Welches Feld der Stufe 4 oder höher erhöht das Einzelplättchen um 1?
    }
prompt-single_tile = Welche Landschaft zeigt das Einzelplättchen auf { $hex }?
prompt-move = Welches Gebäude oder welche Statue wird versetzt?
prompt-move_to = Wohin wird von { $hex } versetzt?
prompt-recruit = Wen stellst du ein?
prompt-assign = Wer geht zu einem königlichen Auftrag?
prompt-assign_order = Zu welchem königlichen Auftrag geht der { $worker }?
prompt-feeding = Gleich werden deine Arbeiter ernährt.
prompt-feed = Ernährung: { $cost } zu zahlen; für jede fehlende Nahrung nimmst du einen Anker.
prompt-reactivate =
    { $free ->
        [0] Du darfst eine Karte eines großen Gebäudes aufdecken ({ $card }) oder einen Kistenmarker zurücknehmen ({ $crate }).
       *[other] Du darfst eine Karte eines großen Gebäudes aufdecken und einen Kistenmarker zurücknehmen.
    }
prompt-bonus =
    { $points ->
        [0] { $passage ->
            [0] Gleich kommt der Statuenbonus: letzter Augenblick, um eine dafür zu bauen.
           *[other] Gleich kommt der Durchgangsbonus: letzter Augenblick, um den Durchgang zu erschließen.
        }
       *[other] { $passage ->
            [0] Statuenbonus: Wähle das Schiff für { $helm }.
           *[other] Durchgangsbonus: Wähle das Schiff für { $helm }.
        }
    }
prompt-clear_market =
    { $items ->
        [0] Die Aufräumphase endet: letzter Augenblick für den Kartografen.
       *[other] Was auf deinem Markt bleibt, kommt zurück in den Vorrat.
    }
prompt-last_actions = Die letzte Runde ist vorbei: letzter Augenblick für Sofortaktionen.
prompt-choose_landscape = Wähle deine erste Landschaft.
prompt-free_option = Wähle eine Kartografenoption; der Marker bleibt stehen.
prompt-plant = Auf welches Feld legst du einen Würfel?
prompt-swap = Welche Münzen oder Würfel tauschst du?
prompt-admiralty = Entferne Anker oder zahle für einen Steuerradpunkt.
prompt-wreck = Welches Boot verdeckst du?
prompt-depot = Wohin kommt der Kistenmarker? Auf ein freies Feld der höchsten Stufe.

## Ereignisse: was im Protokoll auf den Namen des Spielers folgt

event-round = beginnt Runde { $round }
event-phase =
    { $phase_id ->
        [income] beginnt die Einkommensphase
        [work] beginnt die Arbeiterphase
        [cleanup] beginnt die Aufräumphase
       *[finish] läutet das Spielende ein
    }
event-goes_ahead = wartet nicht, weil die Reihenfolge nichts ändert
event-places_worker =
    { $below ->
        [-1] setzt einen Arbeiter: { $space }
       *[other] setzt einen Arbeiter auf andere: { $space }
    }
event-takes_token = nimmt den Cooper‑Marker
event-draws_tile = zieht ein { $tile }
event-returns_tile = legt ein { $tile } zurück
event-places = legt { $landscape_acc } auf { $hex }
event-shims = legt auf { $hex } ein Einzelplättchen unter ({ $landscape })
event-cube = bekommt { $good_acc } auf { $hex }
event-islet = legt das { $islet } ({ $half })
event-steps =
    { $steps ->
        [one] erhält 1 Kartografenschritt und steht auf { $space }
       *[other] erhält { $steps } Kartografenschritte und steht auf { $space }
    }
event-gains = erhält { $counted }
event-to_market = nimmt { $counted } auf den Markt
event-stores = lagert { $good_acc } von { $hex } ein
event-unloads = lagert { $good_acc } vom Markt ein
event-pays = zahlt { $good_acc } im Wert von { $value }
event-trades = handelt ({ $trade }) im Wert von { $value }
event-fee =
    { $to ->
        [-1] zahlt { $good_acc } als Gebühr an den Vorrat
       *[other] zahlt { $good_acc } als Gebühr an { PLAYER($to, first: 0) }
    }
event-no_fee =
    { $to ->
        [-1] zahlt keine Gebühr
       *[other] zahlt keine Gebühr an { PLAYER($to, first: 0) }
    }
event-anchor = nimmt einen Anker ({ $ship })
event-weighs = entfernt einen Anker ({ $ship })
event-helm =
    { $points ->
        [one] erhält { $points } Steuerradpunkt für den { $ship }
       *[other] erhält { $points } Steuerradpunkte für den { $ship }
    }
event-sails = fährt weiter: { $ship }, Küstenfeld { $space }
event-passes =
    { $owner ->
        [4] fährt an Coopers { $islet } vorbei
       *[other] fährt am { $islet } von { PLAYER($owner, first: 0) } vorbei
    }
event-log = nimmt ein { $token }
event-boat = baut das { $boat } auf { $dock }
event-wrecks = verdeckt das { $boat }
event-erects = stellt { $piece_acc } auf { $hex }
event-moves = versetzt ein Gebäude oder eine Statue von { $from } nach { $to }
event-sees = zieht die Gebäudekarte „{ $card }“
event-keeps = behält die Gebäudekarte „{ $card }“
event-puts_under =
    { $deck_id ->
        [small] legt die anderen Karten kleiner Gebäude unter den Stapel
       *[large] legt die anderen Karten großer Gebäude unter den Stapel
    }
event-ruin = entfernt die Ruine auf { $hex }: Statue auf { $spot }
event-supplies = beliefert { $ship }
event-harbormaster = versetzt den Hafenmeister auf { $ship }
event-uses_crate = nutzt einen Kistenmarker: { $crate }
event-uses_card = nutzt „{ $card }“
event-turns_up = deckt „{ $card }“ auf
event-takes_back = nimmt einen Kistenmarker zurück ({ $crate })
event-swaps = tauscht { $from } gegen { $to }
event-cartographer = nutzt den Kartografen: { $option }; jetzt auf { $space }
event-milestone = erreicht einen Meilenstein: { $milestone }
event-hires = stellt einen { $worker } ein
event-assigns = entsendet einen { $worker } zum königlichen Auftrag „{ $order }“
event-feeds =
    { $missing ->
        [0] ernährt die Arbeiter ({ $food } Nahrung)
        [one] ernährt die Arbeiter ({ $food } Nahrung, 1 fehlt)
       *[other] ernährt die Arbeiter ({ $food } Nahrung, { $missing } fehlen)
    }
event-clears_market =
    { $items ->
        [one] legt 1 Münze oder Würfel vom Markt zurück
       *[other] legt { $items } Münzen oder Würfel vom Markt zurück
    }
event-solo_card = deckt { $card } auf
event-solo_counter = rückt vor: { $counter } – { $number }
event-game_over = beendet die letzte Runde: Das Spiel ist zu Ende

## Wertungsblatt

score-log_book = Logbuchplättchen
score-steps = Schritte hinter Hafen oder Bucht
score-orders = Königliche Aufträge
score-cards = Gebäudekarten
score-leftovers = Reste
score-anchors = Anker
outcome-won-true = Du gewinnst.
outcome-won-false = Cooper gewinnt.
outcome-cooper =
    Cooper – { $thing_id ->
        [log_book] { score-log_book }
        [steps] { score-steps }
        [orders] { score-orders }
       *[total] { score-total }
    }: { $n }

## Optionen eines Spiels

option-start_landscape = Erste Landschaft
option-start_landscape-meadow = Wiese
option-start_landscape-random = zufällig
option-start_landscape-free = jeder wählt
option-start_landscape-help = Die Landschaft auf dem Startfeld jeder Halbinsel; nach den Regeln eine Wiese, das andere sind Varianten.
option-start_player = Startspieler
option-start_player-random = zufällig
option-start_player-1 = Spieler 1
option-start_player-2 = Spieler 2
option-start_player-3 = Spieler 3
option-start_player-4 = Spieler 4
option-start_player-help = Hat zuerst den Cooper‑Marker und den ersten Zug.
option-strategy = Coopers Strategie
option-strategy-st1 = { name-ST1 }
option-strategy-st2 = { name-ST2 }
option-strategy-st3 = { name-ST3 }
option-strategy-st4 = { name-ST4 }
option-strategy-help = Solospiel: welche Karten Cooper spielt, wen er einstellt und welche königlichen Aufträge er will.
option-difficulty = Schwierigkeit
option-difficulty-1 = 1
option-difficulty-2 = 2
option-difficulty-3 = 3
option-difficulty-4 = 4
option-difficulty-help = Solospiel: ab Stufe 2 hat Cooper einen Vorsprung oder fährt in jeder Aufräumphase weiter.

## The phases of a round

phase-income = Einkommen
phase-income-help = Phase a: Alle legen ein Inselchen und nutzen es, legen ein Doppelplättchen und nutzen jedes Boot, je einmal und in beliebiger Reihenfolge.
phase-work = Arbeiter
phase-work-help = Phase b: Reihum wird je ein Arbeiter in einen Bereich der Zentralinsel gesetzt, und dessen Aktionen werden genutzt, bis alle Arbeiter dort sind.
phase-cleanup = Aufräumen
phase-cleanup-help = Phase c: Die Arbeiter werden ernährt, Kistenmarker und Karten reaktiviert, Statuen und Durchgang bringen Steuerradpunkte; dann kommen die Arbeiter zurück, und der Markt wird geleert.
