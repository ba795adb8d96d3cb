### Saltfjord auf Deutsch (eigene Übersetzung).

title = Saltfjord
tagline = Baue ein Fischerdorf an einem norwegischen Fjord aus: Nimm Würfel, nutze Reihen und Spalten und schick dein Boot hinaus aufs Meer.

## Ressourcen. amount-…: so viele davon.

name-fish = Fisch
name-wood = Holz
name-grain = Getreide
name-paper = Papier
name-plank = Brett
name-food = Nahrung
name-book = Buch
name-gold = Gold
amount-fish =
    { $n ->
        [one] { $n } Fisch
       *[other] { $n } Fische
    }
amount-wood = { $n } Holz
amount-grain = { $n } Getreide
amount-paper = { $n } Papier
amount-plank =
    { $n ->
        [one] { $n } Brett
       *[other] { $n } Bretter
    }
amount-food = { $n } Nahrung
amount-book =
    { $n ->
        [one] { $n } Buch
       *[other] { $n } Bücher
    }
amount-gold = { $n } Gold
amount-vp =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }

## Felder der Plättchen und aufgedruckte Gebäude

square-gain = { $gains }
square-upgrade = Aufwertung
square-order = Auftrag
square-technology = Technologie
square-build_small = kleines Gebäude
square-go_fishing = Fischen
square-boardwalk = Promenade ({ $gains })
square-on-cell = { $square } auf { $cell }
either = { $one } / { $other }

## Material, benannt nach dem, was es zeigt

shows-tile = { $shape }: { $squares }
shows-resources =
    { $fishing ->
        [0] { $gains }
       *[other] { $gains } und Fischen
    }
shows-crate = Kiste ({ $cost } → { $points })
shows-token =
    { $lobsters ->
        [0] Fischplättchen Typ { $type } ({ $gains })
       *[other] Fischplättchen Typ { $type } ({ $gains }, Hummer)
    }
shows-die =
    { $colour_id ->
        [white] Weiß { $value }
       *[orange] Orange { $value }
    }
shows-stack = { $shape }, Stapel { $n }
shows-fishing = Gebiet { $area }, Typ { $type }
shows-column = Spalte { $n }
shows-row = Reihe { $n }
shows-arrow = { $from } → { $to }
shows-place =
    { $turn ->
        [0] { $cell }
       *[other] { $cell }, um { $turn }° gedreht
    }
name-L3 = L‑Plättchen
name-I3 = gerades Plättchen
name-D2 = Zweierplättchen
name-S1 = Einerplättchen
name-worker = Arbeiter
name-wagon = Wagen
name-column = Spalte
name-row = Reihe
wagon-stay = stehen lassen
wagon-up = nach oben
wagon-down = nach unten
wagon-left = nach links
wagon-right = nach rechts
side-A = A
side-B = B
sail-none = ohne Fischplättchen
keep-same = das andere, gleiche Plättchen
sail-I = Typ 1
sail-II = Typ 2
sail-III = Typ 3

## Tableaus, Tavernen, Stege, Leisten

name-A = Grundseite
name-B1 = Skjerstad
name-B2 = Rognan
name-B3 = Fauske
name-B4 = Saltstraumen
name-tavern1 = Taverne 1
name-tavern2 = Taverne 2
name-tavern3 = Taverne 3
name-tavern4 = Taverne 4
name-tavern5 = Taverne 5
name-pier1 = Fischersteg
name-pier2 = Handelssteg
name-pier3 = Aufwertungssteg
name-pier4 = Festmahlsteg
name-crafts = Handwerk
name-carpentry = Zimmerei
name-logistics = Logistik
name-fishery = Fischerei
help-tavern = Hier passen: { $effect }. Wer am weitesten links passt, beginnt die nächste Runde.
help-pier = Beim Passen, für jede Kiste an diesem Steg: { $effect }.
help-level = Kostet { $cost }: { $effect }.

## Was Tavernen, Stege und Technologien bewirken

effect-gain = { $gains } erhalten
effect-upgrade = 1 Ressource aufwerten
effect-trade = { $cost } → { $gains }
effect-order = einen Auftrag erfüllen
effect-technology = eine Technologie erhalten
effect-build_small = ein kleines Gebäude bauen
effect-build_free = ein Einerplättchen kostenlos bauen
effect-go_fishing =
    { $times ->
        [1] fischen gehen
        [2] zweimal fischen gehen
       *[other] { $times }‑mal fischen gehen
    }
effect-gain_worker_from_space = 1 Arbeiter erhalten
effect-flip_boat_tile = das Bootsplättchen umdrehen (4 Plätze, einer verdoppelt Punkte)
effect-take_ability_tile = ein Fähigkeitsplättchen vom Spielplan nehmen
effect-building_cost_minus_1_wood = ab jetzt kostet jedes Gebäudeplättchen 1 Holz weniger
effect-crate_at_any_pier = ab jetzt Kisten an jeden eigenen Steg legen
effect-immediate_pier_reward = ab jetzt bringt jeder Auftrag auch sofort die Belohnung seines Stegs
effect-draw_2_keep_1 = ab jetzt 2 Fischplättchen ansehen und 1 behalten
effect-may_draw_type2 = ab jetzt dürfen Fischplättchen vom Typ 2 gezogen werden
effect-may_draw_type3 = ab jetzt dürfen Fischplättchen vom Typ 3 gezogen werden
effect-wagons_activate_boardwalks = ab jetzt aktivieren Wagen auch Promenaden
effect-gain_second_wagon = den zweiten Wagen erhalten
effect-move_each_wagon_1 = jeden eigenen Wagen sofort 1 Feld bewegen

## Fähigkeitsplättchen

name-AB-1 = Wegkreuzung
name-AB-2 = Tüftler
name-AB-3 = Fischhändler
name-AB-4 = Veredler
name-AB-5 = Tausendsassa
name-AB-6 = Guter Nachbar
name-AB-7 = Neuanfang
name-AB-8 = Beiboot
help-AB-1 = Deine weißen Würfel wirken auch auf Reihen, deine orangen auch auf Spalten.
help-AB-2 = Zahle 1 Fisch, und der genommene Würfel hat einen beliebigen Wert.
help-AB-3 = Kaufe in deinem Zug beliebig oft 1 Getreide, Holz oder Papier für 2 Fische.
help-AB-4 = Wenn du Getreide, Holz oder Papier aufwertest, nimm nach Wahl ein Brett, Nahrung oder ein Buch.
help-AB-5 = Ein Arbeiter auf einem Gebäude mit zwei Aktionen führt beide aus, in beliebiger Reihenfolge.
help-AB-6 = Wenn du einen Arbeiter einsetzt, zahle 1 Fisch, um auch ein Gebäude daneben zu aktivieren.
help-AB-7 = Nimm einmal pro Runde bis zu 3 deiner Würfel vom Spielertableau: Ihre Gebäude sind wieder frei.
help-AB-8 = Ein weiterer Platz für ein Fischplättchen; seine Punkte zählen bei der Heimkehr doppelt.

## Wertungsplättchen

name-ST-01 = Wertvolle Fracht
name-ST-02 = Dorfplatz
name-ST-03 = Große Häuser
name-ST-04 = Trockengestelle
name-ST-05 = Mittlere Stege
name-ST-06 = Erfinder
name-ST-07 = Dorfrand
name-ST-08 = Großer Fang
name-ST-09 = Hummerschmaus
name-ST-10 = Pionier
name-ST-11 = Fischmarkt
help-ST-01 = { $gains } für jede Kiste, die mindestens 4 Punkte wert ist.
help-ST-02 = { $square3 }, { $square4 } oder { $square5 } Punkte für dein größtes vollständig gefülltes Quadrat aus 3×3, 4×4 oder 5×5 Feldern.
help-ST-03 = { $gains } für jedes große Gebäudeplättchen auf deinem Tableau.
help-ST-04 = { $gains } für jeden Fisch auf deinen Promenaden.
help-ST-05 = { $gains } für jede Kiste an deinen beiden mittleren Stegen.
help-ST-06 = { $gains } für jeden deiner Technologiemarker auf Stufe 2 oder 3.
help-ST-07 = { $gains } für jeden Würfel, der bei Spielende in Reihe 6 oder Spalte 6 deines Tableaus liegt.
help-ST-08 = { $gains } für jedes gesammelte Fischplättchen.
help-ST-09 = { $gains } für jeden Hummer auf deinen gesammelten Fischplättchen.
help-ST-10 = Sofort: { $place1 }, { $place2 }, { $place3 } oder { $place4 } Punkte für den, der als 1., 2., 3. oder 4. ankommt.
help-ST-11 = Sofort: bis zu { $most } verkaufen, je { $gains }.

## Überschriften über gleichartigen Aktionen

family-set = Startset wählen
family-side = Seite wählen
family-die = Würfel nehmen
family-tavern_die = Würfel aus einer Taverne nehmen
family-retire = Passen
family-use = Würfel verwenden
family-discard = Würfel abwerfen
family-activate = Gebäude aktivieren
family-build = Plättchen bauen
family-place = Plättchen legen
family-order = Auftrag erfüllen
family-pier = Steg wählen
family-technology = Technologie erhalten
family-sail = Fischerboot vorrücken
family-return = Heimkehren
family-keep = Fischplättchen behalten
family-throw = Über Bord werfen
family-upgrade = Aufwerten
family-upgrade-fish = Fisch statt Aufwertung
family-feast = Festmahl geben
family-market = Fische für Punkte verkaufen
family-ability = Fähigkeitsplättchen nehmen
family-wagon = Wagen bewegen
family-lift = Würfel vom Tableau nehmen
family-sell = Ressourcen verkaufen
family-pay_upgrade = Fische für eine Aufwertung zahlen
family-downgrade = Ressource abwerten
family-buy = Ressource kaufen
family-worker = Arbeiter einsetzen
family-fresh_start = Neuanfang
family-overboard = Über Bord werfen

## Aktionen: was auf dem Knopf steht

action-set = Set { $a }: { $ability }; Gebäude { $building }; { $resources }
action-side = Seite { $a }: { $squares }
action-die =
    { $a_id ->
        [white] Weiße { $b } nehmen
       *[orange] Orange { $b } nehmen
    }
action-tavern_die =
    { $b_id ->
        [white] Weiße { $value } aus { $a } nehmen
       *[orange] Orange { $value } aus { $a } nehmen
    }
action-retire = Passen, { $a }: { $effect }
action-use =
    { $paid ->
        [0] { $line } aktivieren
       *[other] { $cost } zahlen, { $line } aktivieren
    }{ $count ->
        [0] {""}
       *[other] : { $buildings }
    }
action-discard = Würfel abwerfen: { $gains } erhalten
action-activate =
    { $paid ->
        [0] { $a } aktivieren: { $building }
       *[other] { $cost } zahlen, { $a } aktivieren: { $building }
    }{ $idle ->
        [0] {""}
       *[other] {" "}– dort ist jetzt nichts möglich
    }
action-build =
    { $paid ->
        [0] Kostenlos bauen – { $tile }
       *[other] Für { $cost } bauen – { $tile }
    }{ $stack ->
        [0] {""}
       *[other] {" "}(Stapel { $stack })
    }
action-place =
    { $b ->
        [0] Auf { $a } legen
       *[other] Auf { $a } legen, um { $b }° gedreht
    }{ $size ->
        [1] {""}
       *[other] : { $layout }
    }{ $full ->
        [0] {""}
       *[other] {" "}– füllt { $lines }: { $gains }
    }
action-order =
    { $anywhere ->
        [0] Auftrag { $a } für { $cost }: Kiste ({ $points }), { $pier }
       *[other] Auftrag { $a } für { $cost }: Kiste ({ $points }), beliebiger Steg
    }
action-pier = Kiste legen: { $a } ({ $effect })
action-technology =
    { $tile_id ->
        [none] { $a } { $level } für { $cost }: { $effect }
       *[other] { $a } { $level } für { $cost }: { $effect }; Wertungsplättchen „{ $tile }“
    }
action-sail =
    { $looks ->
        [0] In Gebiet { $area } fahren, ohne Fischplättchen
        [1] In Gebiet { $area } fahren, ein Fischplättchen Typ { $type } nehmen (noch { $left })
       *[other] In Gebiet { $area } fahren, { $looks } Fischplättchen Typ { $type } ansehen und 1 behalten (noch { $left })
    }
action-return =
    { $paid ->
        [0] Mit leerem Boot heimkehren
       *[other] Heimkehren: { $gains } erhalten
    }
action-keep = { $a } behalten
action-throw = Über Bord werfen: { $a }
action-upgrade = 1 { $from } zu 1 { $to } aufwerten
action-upgrade-fish = { $gains } statt einer Aufwertung erhalten
action-feast = { $cost } zahlen, { $gains } erhalten
action-market = { $cost } für { $gains } verkaufen
action-ability = { $a } – { $help }
action-wagon =
    { $b_id ->
        [stay] Wagen auf { $a } stehen lassen
       *[other] Wagen von { $a } { $b } auf { $to } bewegen
    }{ $square_id ->
        [none] {""}
       *[other] : { $square }
    }
action-lift = Würfel von { $a } nehmen ({ $die })
action-sell = { $sold } für { $gains } verkaufen
action-pay_upgrade = { $cost } zahlen, 1 { $from } zu 1 { $to } aufwerten
action-downgrade = 1 { $from } zu 1 { $to } abwerten
action-buy = { $bought } für { $cost } kaufen
action-worker =
    { $both ->
        [0] Arbeiter auf { $a }: { $building }
       *[other] Arbeiter auf { $a }: { $building } (beide Aktionen)
    }{ $idle ->
        [0] {""}
       *[other] {" "}– dort ist jetzt nichts möglich
    }
forfeits-worker = ein Arbeiter für diese Runde
action-fresh_start = Neuanfang: bis zu { $n } Würfel vom Tableau nehmen
action-overboard = Über Bord werfen: { $a }
done-activate =
    { $cell_id ->
        [none] Beenden und den Würfel beiseitelegen
       *[other] Beenden, der Würfel bleibt auf { $cell }
    }
done-end_turn = Zug beenden
done-lift = Keinen Würfel mehr vom Tableau nehmen
done-market = Keinen Fisch verkaufen
done-may-Build = Nichts bauen
done-may-GoFishing = Nicht fischen gehen
done-may-OneOf = Keines von beidem
done-may-Order = Keinen Auftrag erfüllen
done-may-Technology = Keine Technologie nehmen
done-may-Trade = Kein Festmahl geben
done-move_wagons = Keinen Wagen mehr bewegen
done-neighbor = Kein Nachbargebäude aktivieren
done-own_or_neighbor =
    { $beside ->
        [0] Es nicht nutzen
       *[other] Es nicht nutzen und auch kein Nachbargebäude aktivieren
    }
done-piers = Mit den Stegen weitermachen

## Fragen: was zu entscheiden ist

-do-order = einen Auftrag erfüllen
-do-technology = eine Technologie erhalten
-do-build_small = ein kleines Gebäude bauen
-do-go_fishing = fischen gehen
prompt-choose_set = Wähle ein Startset: ein Fähigkeitsplättchen, ein Startgebäude und Startressourcen.
prompt-choose_side = Wähle die Seite deines Startgebäudes.
prompt-first_fishing = Mit deinen Startressourcen darfst du fischen gehen.
prompt-turn =
    { $dice ->
        [0] Baue ein großes Gebäude oder passe: In dieser Runde darfst du keinen Würfel mehr nehmen.
       *[other] Nimm einen Würfel (noch { $white } weiße, { $orange } orange), baue ein großes Gebäude oder passe.
    }
prompt-end_turn = Dein Zug geht zu Ende: Setze einen Arbeiter ein, nutze eine andere freie Aktion oder beende ihn.
prompt-use_die = Dein Würfel: { $die }. Wähle, was er aktiviert, oder wirf ihn ab.
prompt-activate =
    { $cell_id ->
        [none]
            { $row ->
                [0] Aktiviere ein Gebäude in { $line }. Es geht von oben nach unten; Gebäude darfst du auslassen.
               *[other] Aktiviere ein Gebäude in { $line }. Es geht von links nach rechts; Gebäude darfst du auslassen.
            }
       *[other] Aktiviere ein weiteres Gebäude in { $line } hinter { $cell } oder beende die Aktivierung.
    }
prompt-activate_wagons =
    { $n ->
        [one] Aktiviere den Wagen: Bewege ihn quer zur Linie oder lass ihn stehen.
       *[other] Aktiviere nacheinander deine Wagen: Bewege jeden quer zur Linie oder lass ihn stehen.
    }
prompt-move_wagons =
    { $n ->
        [one] Du darfst den Wagen 1 Feld in beliebiger Richtung bewegen.
       *[other] Du darfst jeden deiner Wagen 1 Feld in beliebiger Richtung bewegen.
    }
prompt-place = Lege das Plättchen ({ $tile }).
prompt-place_crate = Wähle einen Steg für die { $crate }.
prompt-keep = Behalte eines der beiden Fischplättchen ({ $stack }); das andere kommt zurück auf den Stapel.
prompt-throw = Auf deinem Bootsplättchen ist zu wenig Platz: Wirf ein Fischplättchen über Bord.
prompt-neighbor = Guter Nachbar: 1 Fisch zahlen, um auch ein Gebäude neben { $cell } zu aktivieren?
prompt-own_or_neighbor = { $cell }: Nutze das Gebäude ({ $building }) oder zahle zuerst 1 Fisch, um ein Gebäude daneben zu aktivieren.
prompt-piers = Jetzt kommt: { $pier }. Setze vorher einen Arbeiter ein, nutze eine andere freie Aktion oder mach weiter.
prompt-lift =
    { $n ->
        [one] Neuanfang: Nimm noch { $n } Würfel von deinem Tableau oder hör damit auf.
       *[other] Neuanfang: Nimm noch bis zu { $n } Würfel von deinem Tableau oder hör damit auf.
    }
prompt-take_ability_tile = Nimm ein Fähigkeitsplättchen vom Spielplan.
prompt-market = Fischmarkt: Wie viele Fische machst du zu Punkten?
prompt-upgrade = Werte 1 Ressource auf oder nimm stattdessen 1 Fisch.
prompt-feast = Bezahle das Festmahl.
prompt-may-feast = Festmahlsteg: Du darfst ein Festmahl bezahlen.
prompt-build_large = Wähle ein großes Gebäude.
prompt-order = Wähle einen Auftrag.
prompt-technology = Wähle eine Technologie.
prompt-build_small = Wähle ein kleines Gebäude.
prompt-build_free = Wähle ein Einerplättchen.
prompt-go_fishing = Rücke dein Fischerboot vor oder kehre heim.
prompt-may-order = Du darfst { -do-order }.
prompt-may-technology = Du darfst { -do-technology }.
prompt-may-build_small = Du darfst { -do-build_small }.
prompt-may-build_free = Du darfst kostenlos ein Einerplättchen bauen.
prompt-may-go_fishing = Du darfst { -do-go_fishing }: vorrücken oder heimkehren.
prompt-order-or-technology = Du musst { -do-order } oder { -do-technology }.
prompt-order-or-go_fishing = Du musst { -do-order } oder { -do-go_fishing }.
prompt-order-or-build_small = Du musst { -do-order } oder { -do-build_small }.
prompt-technology-or-go_fishing = Du musst { -do-technology } oder { -do-go_fishing }.
prompt-technology-or-build_small = Du musst { -do-technology } oder { -do-build_small }.
prompt-go_fishing-or-build_small = Du musst { -do-go_fishing } oder { -do-build_small }.
prompt-may-order-or-technology = Du darfst { -do-order } oder { -do-technology }.
prompt-may-order-or-go_fishing = Du darfst { -do-order } oder { -do-go_fishing }.
prompt-may-order-or-build_small = Du darfst { -do-order } oder { -do-build_small }.
prompt-may-technology-or-go_fishing = Du darfst { -do-technology } oder { -do-go_fishing }.
prompt-may-technology-or-build_small = Du darfst { -do-technology } oder { -do-build_small }.
prompt-may-go_fishing-or-build_small = Du darfst { -do-go_fishing } oder { -do-build_small }.
prompt-both-order-and-technology = Du darfst { -do-order } und { -do-technology }, in beliebiger Reihenfolge.
prompt-both-order-and-go_fishing = Du darfst { -do-order } und { -do-go_fishing }, in beliebiger Reihenfolge.
prompt-both-order-and-build_small = Du darfst { -do-order } und { -do-build_small }, in beliebiger Reihenfolge.
prompt-both-technology-and-go_fishing = Du darfst { -do-technology } und { -do-go_fishing }, in beliebiger Reihenfolge.
prompt-both-technology-and-build_small = Du darfst { -do-technology } und { -do-build_small }, in beliebiger Reihenfolge.
prompt-both-go_fishing-and-build_small = Du darfst { -do-go_fishing } und { -do-build_small }, in beliebiger Reihenfolge.

## Ereignisse: was im Protokoll hinter dem Namen steht

event-chooses_set = wählt ein Startset: „{ $ability }“, { $resources }
event-gains = erhält { $counted }
event-pays = zahlt { $counted }
event-scores =
    { $points ->
        [one] erzielt { $points } Punkt
       *[other] erzielt { $points } Punkte
    } ({ $source_id ->
        [fishing] { score-fishing }
        [boardwalks] { score-boardwalks }
        [piers] { score-piers }
       *[lightning] { score-lightning }
    })
event-upgrades = wertet 1 { $from } zu 1 { $to } auf
event-downgrades = wertet 1 { $from } zu 1 { $to } ab
event-sells =
    { $fish ->
        [one] verkauft 1 { $good } für { $fish } Fisch
       *[other] verkauft 1 { $good } für { $fish } Fische
    }
event-round = beginnt Runde { $round }
event-takes_die =
    { $tavern_id ->
        [none] nimmt einen Würfel ({ $die })
       *[other] nimmt einen Würfel ({ $die }) aus { $tavern }
    }
event-uses_die = aktiviert { $line }
event-discards_die = wirft einen Würfel ab ({ $die })
event-sets_die_aside = legt einen Würfel beiseite ({ $die })
event-activates = aktiviert { $cell }: { $building }
event-places_worker = setzt einen Arbeiter auf { $cell } ein: { $building }
event-builds = baut auf { $place } – { $tile }
event-completes_line = füllt { $line }
event-orders = erfüllt einen Auftrag: { $crate }, { $pier }
event-learns = erreicht Stufe { $level }: { $track }
event-gets_worker = erhält einen Arbeiter
event-gets_ability = nimmt das Fähigkeitsplättchen „{ $ability }“
event-sails = fährt in Gebiet { $area }
event-catches = fängt ein { $token }
event-sees = sieht sich ein { $token } an
event-throws = wirft über Bord: { $token }
event-returns = kehrt aus Gebiet { $area } heim
event-lightning =
    { $points ->
        [one] erreicht „{ $tile }“: { $points } Punkt
       *[other] erreicht „{ $tile }“: { $points } Punkte
    }
event-fresh_start = nutzt „Neuanfang“
event-lifts = nimmt einen Würfel ({ $die }) von { $cell }
event-wagon =
    { $to_id ->
        [none] aktiviert den Wagen auf { $cell }
       *[other] aktiviert den Wagen: { $cell } → { $to }
    }
event-gets_wagon =
    { $waiting ->
        [0] erhält den zweiten Wagen
       *[other] erhält den zweiten Wagen; er wartet, bis [1, 1] frei ist
    }
event-retires = passt: { $tavern }
event-pier = aktiviert den { $pier } für Kiste { $crate_number }
event-box = entfernt aus dem Spiel – { $tile }
event-box_crate = entfernt aus dem Spiel – { $crate }
event-game_over = beendet die letzte Runde: Das Spiel ist zu Ende

## Wertungsblatt

score-fishing = Fischfang
score-boardwalks = Promenaden
score-piers = Stege
score-lightning = Blitzplättchen
score-fish = Übrige Fische
score-crate_sets = Kistensätze
score-crates = Kisten
score-technology = Technologiestufen
score-scoring_tiles = Wertungsplättchen
score-wagons = Wagen

outcome-won-true = Du gewinnst.
outcome-won-false = Du gewinnst nicht: Jedes Sonderwertungsplättchen muss mindestens 10 Punkte bringen.
outcome-special =
    { $n ->
        [one] Sonderwertungsplättchen „{ $thing }“: { $n } Punkt
       *[other] Sonderwertungsplättchen „{ $thing }“: { $n } Punkte
    }
outcome-medal-none = Medaille: keine Medaille
outcome-medal-bronze = Medaille: Bronze
outcome-medal-silver = Medaille: Silber
outcome-medal-gold = Medaille: Gold
outcome-medal-platinum = Medaille: Platin
outcome-medal-palladium = Medaille: Palladium
outcome-achievement =
    { $n ->
        [0] Kein Erfolg
       *[other] Erfolg der Stufe { $n }
    }

## Optionen eines Spiels

option-side = Spielertableaus
option-side-base = Grundseite
option-side-village = Dorfseite
option-side-help = Die Grundseite ist für alle gleich und am besten für das erste Spiel; auf der Dorfseite beginnt jedes Dorf mit anderen Gebäuden.
option-wagons = Fortgeschrittenenspiel
option-wagons-false = ohne Wagen
option-wagons-true = mit Wagen
option-wagons-help = Wagen fahren durch dein Dorf, aktivieren Gebäude und bringen Punkte; die Leiste Logistik hat neue Technologien.
option-start_player = Startspieler
option-start_player-random = zufällig
option-start_player-1 = Spieler 1
option-start_player-2 = Spieler 2
option-start_player-3 = Spieler 3
option-start_player-4 = Spieler 4
option-start_player-help = Hat den ersten Zug und wählt als Letzter ein Startset.
option-special_tiles = Sonderwertungsplättchen
option-special_tiles-2 = 2
option-special_tiles-3 = 3
option-special_tiles-4 = 4
option-special_tiles-5 = 5
option-special_tiles-help = Solospiel: Jedes dieser Plättchen muss mindestens 10 Punkte bringen; ab 3 sind Erfolge möglich.

## Ablehnungen: warum eine Aktion nicht möglich ist

refusal-too_few_goods = Das kostet { $cost }; du hast { $have }.
refusal-this_cannot_be_skipped = Das kann nicht ausgelassen werden. { $prompt }
refusal-one_main_action_a_turn = Die Hauptaktion dieses Zuges ist schon gewählt.
refusal-take_a_die_first = Nimm zuerst einen Würfel.
refusal-needs_a_building_tavern_or_pier = Diese Aktion gibt nur ein Gebäude, eine Taverne, ein Steg oder ein Wagen.
refusal-each_action_only_once = Diese Aktion des Gebäudes ist schon ausgeführt.
refusal-no_free_action_before_this = Freie Aktionen müssen kurz warten. { $prompt }
refusal-white_dice_limit_reached = Du darfst in einer Runde nur { $n } weiße Würfel nehmen.
refusal-orange_dice_limit_reached =
    { $n ->
        [one] Du darfst in dieser Runde nur { $n } orangen Würfel nehmen.
       *[other] Du darfst in dieser Runde nur { $n } orange Würfel nehmen.
    }
refusal-no_such_die = Ein solcher Würfel ist nicht mehr da ({ $die }).
refusal-dice_lie_in_the_taverns = Im Solospiel nimmst du Würfel aus den Tavernen.
refusal-no_such_die_in_the_tavern = In { $tavern } liegt kein Würfel dieser Farbe.
refusal-only_in_the_solo_game = Nur im Solospiel liegen Würfel in den Tavernen.
refusal-tavern_taken = In { $tavern } steht schon ein Spielermarker.
refusal-dice_in_the_tavern = In { $tavern } liegen noch Würfel.
refusal-wrong_line_for_this_colour = Ein weißer Würfel wirkt auf eine Spalte, ein oranger auf eine Reihe; deiner ist: { $die }.
refusal-nothing_to_activate_there = In { $line } gibt es nichts zu aktivieren.
refusal-not_in_the_line = Der Würfel aktiviert { $line }.
refusal-no_building_there =
    { $empty ->
        [0] Auf { $cell } ist eine Promenade, kein Gebäude.
       *[other] Auf { $cell } ist kein Gebäude.
    }
refusal-building_occupied = Das Gebäude ist besetzt ({ $piece }).
refusal-wrong_order = Gebäude werden von oben nach unten oder von links nach rechts aktiviert; der Würfel ist schon weiter, auf { $cell }.
refusal-die_already_used = Der Würfel ist schon verwendet und kann nicht mehr abgeworfen werden.
refusal-activate_or_discard = Aktiviere ein Gebäude oder wirf den Würfel ab.
refusal-only_small_tiles_here = Hier kann nur ein kleines Gebäude gebaut werden.
refusal-only_large_tiles_here = Die Hauptaktion baut nur große Gebäude.
refusal-only_one_square_tiles_here = Kostenlos ist nur ein Einerplättchen.
refusal-stack_is_empty = Dieser Stapel ist leer.
refusal-tile_fits_nowhere = Dafür ist auf deinem Tableau kein Platz ({ $shape }).
refusal-one_square_is_not_turned = Ein Einerplättchen zu drehen ändert nichts.
refusal-leaves_the_grid = Das liegt außerhalb des Rasters.
refusal-covers_a_building_or_tile = Dort ist ein Gebäude oder ein anderes Plättchen im Weg.
refusal-starting_tile_goes_to_the_centre = Das Startgebäude bedeckt zwei der vier mittleren Felder.
refusal-top_of_the_track_reached = Die höchste Stufe ist schon erreicht ({ $track }).
refusal-ability_not_on_the_board = Das Fähigkeitsplättchen „{ $ability }“ liegt nicht auf dem Spielplan.
refusal-last_area_reached = Dein Boot ist im letzten Gebiet: Es kann nur heimkehren.
refusal-a_token_can_be_taken = Es gibt ein Fischplättchen, das du nehmen kannst: Wähle seinen Stapel.
refusal-technology_missing = Dafür fehlt eine Technologie: { $track }, Stufe { $level }.
refusal-boat_in_the_harbor = Dein Boot ist schon im Hafen.
refusal-token_was_not_drawn = Dieses Fischplättchen wurde nicht gezogen.
refusal-token_not_aboard = Dieses Fischplättchen liegt nicht auf deinem Bootsplättchen.
refusal-no_arrow_between_these = Kein Pfeil führt von { $from } zu { $to }.
refusal-no_wagon_to_move_there = Auf { $cell } steht kein Wagen, der sich bewegen kann.
refusal-wagons_move_or_are_left = Bewege den Wagen oder lass ihn stehen, indem du die Bewegung beendest.
refusal-wagon_moves_across_the_line =
    { $row ->
        [0] Bei einer Spalte fahren Wagen nach links oder rechts.
       *[other] Bei einer Reihe fahren Wagen nach oben oder unten.
    }
refusal-wagon_way_blocked = Der Weg ist versperrt ({ $piece }).
refusal-set_already_chosen = Dieses Startset ist schon vergeben.
refusal-ability_missing = Dafür brauchst du das Fähigkeitsplättchen „{ $ability }“.
refusal-ability_used_this_round = „{ $ability }“ wurde in dieser Runde schon genutzt.
refusal-no_worker_left = Auf deinem Arbeiterfeld ist kein Arbeiter.
refusal-no_dice_to_take_off = Auf deinem Tableau liegt kein Würfel, den du herunternehmen kannst.
refusal-not_beside_the_worker = Dieses Gebäude liegt nicht neben { $cell }.
refusal-die_is_in_use = Dieser Würfel ist noch im Einsatz.
refusal-no_die_there = Auf { $cell } liegt kein Würfel.
refusal-belongs_to_another = Das gehört einem anderen Spieler ({ $seat }).
refusal-level_reached = Diese Stufe hast du schon erreicht ({ $track }).
refusal-levels_one_by_one = Stufen werden eine nach der anderen erreicht ({ $track }).
refusal-boat_goes_to_the_next_area =
    { $area ->
        [0] Dein Boot ist im Hafen und fährt jeweils ein Gebiet weiter: zuerst in Gebiet 1.
       *[other] Dein Boot ist in Gebiet { $area } und fährt jeweils ein Gebiet weiter oder kehrt heim.
    }
refusal-scoring_tile_at_the_top = Dieses Wertungsplättchen zählt für alle, die ganz oben angekommen sind ({ $track }).

## Namen für die Teile des Tisches

term-player_board = Spielertableau
term-storage_board = Lagertableau
term-storage_room = Lagerraum
term-game_board = Spielplan
term-building = Gebäude
term-boardwalk = Promenade
term-large_building_tile = großes Gebäudeplättchen
term-small_building_tile = kleines Gebäudeplättchen
term-starting_building_tile = Startgebäude
term-starting_resource_tile = Startressourcen
term-starting_set = Startset
term-starting_crate_tile = Startkiste
term-crate_tile = Kistenplättchen
term-crate_space = Kistenfeld
term-boat_tile = Bootsplättchen
term-fishing_boat = Fischerboot
term-fishing_token = Fischplättchen
term-lobster = Hummer
term-ability_tile = Fähigkeitsplättchen
term-ability_space = Fähigkeitsfeld
term-scoring_tile = Wertungsplättchen
term-special_scoring_tile = Sonderwertungsplättchen
term-technology_track = Technologieleiste
term-technology_marker = Technologiemarker
term-advanced_technology_tile = Plättchen für fortgeschrittene Technologie
term-player_marker = Spielermarker
term-worker = Arbeiter
term-worker_space = Arbeiterfeld
term-wagon = Wagen
term-pier = Steg
term-tavern = Taverne
term-tavern_area = Tavernenbereich
term-round_counter = Rundenzähler
term-dice_area = Würfelbereich
term-building_space = Gebäudefeld
term-fjord = Fjord
term-harbor = Hafen
term-fishing_space = Fischfeld
term-score_track = Punkteleiste
term-village_side = Dorfseite
term-advanced_game = Fortgeschrittenenspiel
