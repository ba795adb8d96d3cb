### Great Western Trail auf Deutsch.

title = Great Western Trail

## Mengen: so viele davon

amount-dollar = { $n } Dollar
amount-vp =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
amount-certificate =
    { $n ->
        [one] { $n } Zertifikat
       *[other] { $n } Zertifikate
    }
amount-cowboy =
    { $n ->
        [one] { $n } Cowboy
       *[other] { $n } Cowboys
    }
amount-builder = { $n } Handwerker
amount-step =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
amount-building = { $n } Gebäude
amount-green_outlaw =
    { $n ->
        [one] { $n } grüner Bandit
       *[other] { $n } grüne Banditen
    }
    .acc =
        { $n ->
            [one] { $n } grünen Banditen
           *[other] { $n } grüne Banditen
        }
amount-orange_outlaw =
    { $n ->
        [one] { $n } orangefarbener Bandit
       *[other] { $n } orangefarbene Banditen
    }
    .acc =
        { $n ->
            [one] { $n } orangefarbenen Banditen
           *[other] { $n } orangefarbene Banditen
        }
amount-hazard =
    { $n ->
        [one] { $n } Gefahr
       *[other] { $n } Gefahren
    }
amount-station =
    { $n ->
        [one] { $n } Bahnhof
       *[other] { $n } Bahnhöfe
    }
amount-cattle_3 =
    { $n ->
        [one] { $n } Rinderkarte mit Zuchtwert 3
       *[other] { $n } Rinderkarten mit Zuchtwert 3
    }
amount-shorthorn = { $n } Shorthorn
amount-hereford = { $n } Hereford
amount-simmental_1 =
    { $n ->
        [one] { $n } Simmental-Kalb
       *[other] { $n } Simmental-Kälber
    }
amount-new_york = { $n } Spielermarker auf New York

## Rinderkarten und Auftragskarten

name-criollo = Criollo
name-santa_gertrudis = Santa Gertrudis
name-pineywoods = Pineywoods
name-galloway = Galloway
name-black_angus = Black Angus
name-longhorn = Longhorn
name-corriente = Corriente
name-shorthorn = Shorthorn
name-hereford = Hereford
name-simmental = Simmental
name-simmental_1 = Simmental-Kalb
name-simmental_2 = Simmental-Färse
name-simmental_3 = Simmental-Kuh
shows-cattle = { $breed } ({ $points })
shows-purchase = { $cards } ({ $cowboys }, { $dollars })
shows-objective =
    { $penalty ->
        [0] Auftragskarte ({ $tasks }; { $points } oder 0)
       *[other] Auftragskarte ({ $tasks }; { $points } oder −{ $penalty })
    }
about-cattle = Zuchtwert { $value }; am Spielende { $points }.
about-objective =
    { $penalty ->
        [0] Am Spielende { $points }, wenn du das hast: { $tasks }.
       *[other] Am Spielende { $points }, wenn du das hast: { $tasks }; wenn nicht, −{ $penalty }.
    }{ $immediate ->
        [0] {""}
       *[other] {" "}Beim Ausspielen: { $effect }.
    }

## Arbeiter, Gefahren, Banditen, Gebäude

name-cowboy = Cowboy
    .acc = einen Cowboy
name-builder = Handwerker
    .acc = einen Handwerker
name-engineer = Ingenieur
    .acc = einen Ingenieur
name-flood = Überschwemmung
name-drought = Dürre
name-rockfall = Steinschlag
name-green_outlaw = grüner Bandit
name-orange_outlaw = orangefarbener Bandit
name-yellow = gelb
shows-hazard =
    { $hand_id ->
        [green] { $kind } ({ $points }, grüne Hand)
       *[black] { $kind } ({ $points }, schwarze Hand)
    }
name-A = Gebäude A
name-B = Gebäude B
name-C = Gebäude C
name-D = Gebäude D
name-E = Gebäude E
name-F = Gebäude F
name-G = Gebäude G
shows-building = Gebäude { $n }{ $side }
shows-owned = Gebäude { $n }{ $side } von Spieler { $owner }
about-neutral = Neutrales Gebäude. Aktionen: { $actions }.
about-private = Benötigt { $builders }, { $points } wert. { $hands_id ->
        [none] Keine Gebühr.
        [green] Gebühr: eine grüne Hand.
        [black] Gebühr: eine schwarze Hand.
       *[both] Gebühr: eine grüne und eine schwarze Hand.
    } Aktionen: { $actions }.

## Felder des Pfads, Städte, Bahnhöfe, Gleise

name-start = Reiterfeld
name-kc = Kansas City
name-nA = neutrales Feld A
name-nB = neutrales Feld B
name-nC = neutrales Feld C
name-nD = neutrales Feld D
name-nE = neutrales Feld E
name-nF = neutrales Feld F
name-nG = neutrales Feld G
space-building = Gebäudefeld { $code }
space-hazard =
    { $kind_id ->
        [flood] Überschwemmungsfeld { $n }
        [drought] Dürrefeld { $n }
       *[rockfall] Steinschlagfeld { $n }
    }
space-outlaw = Banditenfeld { $n }
about-space =
    { $woods ->
        [0] { $risk ->
                [0] Ein Gebäudefeld.
               *[other] Ein Gebäudefeld mit Risikoaktion: { $effect }.
            }
       *[other] { $risk ->
                [0] Ein Gebäudefeld im Wald.
               *[other] Ein Gebäudefeld im Wald mit Risikoaktion: { $effect }.
            }
    }
name-kansas_city = Kansas City
name-fulton = Fulton
name-st_louis = St. Louis
name-bloomington = Bloomington
name-peoria = Peoria
name-chicago = Chicago
name-toledo = Toledo
name-pittsburgh = Pittsburgh
name-philadelphia = Philadelphia
name-new_york = New York
about-city =
    { $dark ->
        [0] Verlangt Zuchtwert { $value }. Weiße Ecken: nur Spielermarker von Feldern mit weißen Ecken.
       *[other] Verlangt Zuchtwert { $value }. Dunkle Ecken: Spielermarker von beliebigen Feldern.
    }{ $count ->
        [0] {""}
       *[other] {" "}Je Spielermarker: { $gains }.
    }
shows-station = Bahnhof { $n }
shows-turnout = das Nebengleis an Bahnhof { $n }
shows-rail = Gleisfeld { $n }
about-station =
    { $dark ->
        [0] Ein Ausbau kostet { $cost } und ist { $points } wert. Weiße Ecken: nur Spielermarker von Feldern mit weißen Ecken.
       *[other] Ein Ausbau kostet { $cost } und ist { $points } wert. Dunkle Ecken: Spielermarker von beliebigen Feldern.
    }
shows-master = Bahnhofsvorsteher ({ $top }; { $bottom })
about-master =
    { $permanent ->
        [0] Sofort: { $top }. Am Spielende: { $bottom }.
       *[other] Für den Rest des Spiels: { $top }. Am Spielende: { $bottom }.
    }
ends-per = { $points } je { $per }
ends-nothing = keine Punkte

## Kreisfelder der Spielerablage

slot-aux =
    { $second ->
        [0] linkes Feld von „{ $effect }“
       *[other] rechtes Feld von „{ $effect }“
    }
slot-cert_limit = Feld für Zertifikatslimit { $n }
slot-step = Feld { $n } für das Schrittlimit
slot-hand = Feld { $n } für das Handkartenlimit
unlock-aux =
    { $double ->
        [0] schaltet die Hilfsaktion frei
       *[other] erlaubt die doppelte Hilfsaktion
    }
unlock-cert_limit =
    { $ready ->
        [0] wirkt erst mit dem Feld des niedrigeren Limits
       *[other] bis zu { $n } temporäre Zertifikate
    }
unlock-step =
    { $dollars ->
        [0] Schrittlimit +{ $steps }, { $points }
       *[other] Schrittlimit +{ $steps }, { $gains } nehmen
    }
unlock-hand = Handkartenlimit +1, { $cost } zahlen

## Was Aktionen tun

either = { $one } oder { $other }
both = { $one }; { $other }
effect-trade = { $cost } → { $gains }
effect-all = { $gains }
effect-discard = { $cards } abwerfen
discards-breed = 1 { $breed }
discards-any = 1 beliebige Rinderkarte
discards-pair_same_type = 2 Rinderkarten derselben Art
discards-value = 1 Rinderkarte mit Zuchtwert { $n }
discards-objective_card = 1 Auftragskarte
effect-pay = { $dollars } zahlen
effect-engine_back =
    { $n ->
        [one] Lok 1 Feld zurück
       *[other] Lok { $n } Felder zurück
    }
effect-dollars = { $dollars } nehmen
effect-dollars_per = { $dollars } je { $per } nehmen
effect-cert =
    { $n ->
        [one] 1 Zertifikat erhalten
       *[other] bis zu { $n } Zertifikate erhalten
    }
effect-cert_per =
    { $n ->
        [one] bis zu 1 Zertifikat je { $per } erhalten
       *[other] bis zu { $n } Zertifikate je { $per } erhalten
    }
effect-cert_max = Zertifikate bis zum Limit erhalten
effect-permanent_certificates =
    { $n ->
        [one] 1 dauerhaftes Zertifikat
       *[other] { $n } dauerhafte Zertifikate
    }
effect-hire =
    { $more ->
        [0] { $less ->
                [0] einen Arbeiter einstellen
               *[other] einen Arbeiter für { $dollars } weniger einstellen
            }
       *[other] einen Arbeiter für { $dollars } mehr einstellen
    }
effect-build = ein Gebäude für { $dollars } je Handwerker bauen
effect-buy_cattle = Rinder kaufen
effect-engine_forward =
    { $n ->
        [one] Lok 1 Feld vorwärts
       *[other] Lok bis zu { $n } Felder vorwärts
    }
effect-engine_forward-per = Lok bis zu 1 Feld je { $per } vorwärts
effect-objective_to_discard = eine Auftragskarte nehmen
effect-objective_to_hand = eine Auftragskarte auf die Hand nehmen
effect-aux_single_or_double = eine einfache oder doppelte Hilfsaktion
effect-capture_outlaw = einen Banditen fangen
effect-remove_hazard =
    { $n ->
        [0] eine Gefahr kostenlos beseitigen
       *[other] eine Gefahr für { $dollars } beseitigen
    }
effect-herder_forward =
    { $n ->
        [one] Viehtreiber 1 Schritt vorwärts
       *[other] Viehtreiber bis zu { $n } Schritte vorwärts
    }
effect-herder_forward_free = Viehtreiber bis zu { $n } Schritte vorwärts, ohne Gebühren und ohne den Ort zu nutzen
effect-copy_adjacent = ein benachbartes Gebäude nutzen
effect-upgrade_station_behind = einen Bahnhof hinter der Lok ausbauen
effect-extraordinary_delivery = Lok zurückziehen und liefern
effect-exchange_token = ein Tauschplättchen nehmen
effect-draw_exactly =
    { $n ->
        [one] 1 Karte ziehen, dann 1 abwerfen
       *[other] { $n } Karten ziehen, dann { $n } abwerfen
    }
effect-draw_then_discard = bis zu { $n } Karten ziehen, dann ebenso viele abwerfen
effect-draw_then_discard-per = bis zu 1 Karte je { $per } ziehen, dann ebenso viele abwerfen
effect-remove_hand_cards =
    { $n ->
        [one] 1 Handkarte aus dem Spiel entfernen
       *[other] bis zu { $n } Handkarten aus dem Spiel entfernen
    }
per-cowboys = Cowboy
per-engineers = Ingenieur
per-builders = Handwerker
per-workers_in_worker_section =
    { $n ->
        [one] Arbeiter auf der Spielerablage
       *[other] { $n } Arbeiter auf der Spielerablage
    }
per-own_woods_buildings = eigenes Gebäude im Wald
per-own_buildings_on_board =
    { $n ->
        [one] eigenes Gebäude auf dem Pfad
       *[other] { $n } eigene Gebäude auf dem Pfad
    }
per-hazards =
    { $n ->
        [one] eigene Gefahr
       *[other] { $n } eigene Gefahren
    }
per-outlaw_pair_green_orange = Paar aus grünem und orangefarbenem Banditen
per-own_stations =
    { $n ->
        [one] Bahnhof mit eigenem Spielermarker
       *[other] { $n } Bahnhöfe mit eigenem Spielermarker
    }
per-certificates =
    { $n ->
        [one] Zertifikat
       *[other] { $n } Zertifikate
    }
per-objective_cards_in_area =
    { $n ->
        [one] Auftragskarte im eigenen Bereich
       *[other] { $n } Auftragskarten im eigenen Bereich
    }

## Sam und seine Karten

name-sam = Sam
shows-sam_card = Sams Karte { $n }
about-sam_card =
    { $only_id ->
        [none] Sam zieht { $steps }, dann: { $action }.
       *[other] Sam zieht { $steps }; ist seine Spezialisierung { $only }: { $action }.
    }
sam-moves-number =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
sam-moves-most_buildings = so viele Schritte, wie derjenige von euch mit mehr Gebäuden Gebäude hat
sam-moves-cowboys = so viele Schritte, wie er Cowboys hat
sam-moves-specialized = so viele Schritte, wie er Arbeiter seiner Spezialisierung hat
sam-hire_cheapest = Er stellt den billigsten Arbeiter ein
sam-hire_specialized = Er stellt einen Arbeiter seiner Spezialisierung ein
sam-hire_engineer_then_engine = Er stellt einen Ingenieur ein und bewegt dann seine Lok
sam-engine = Er bewegt seine Lok
sam-take_objective = Er nimmt eine Auftragskarte
sam-capture_outlaw = Er fängt einen Banditen
sam-remove_hazard = Er beseitigt eine Gefahr
sam-buy_cattle = Er kauft Rinder
sam-reveal_then_buy_cattle = Er legt 2 Karten in den Rindermarkt und kauft dann Rinder
sam-build = Er baut ein Gebäude

## Überschriften über Aktionen einer Art

family-move = Viehtreiber bewegen
family-via = Weg wählen
family-use = Aktion ausführen
family-discard = Karte abwerfen
family-pair = Paar abwerfen
family-take = Rinderkarte nehmen
family-objective = Auftragskarte nehmen
family-play = Auftragskarte ausspielen
family-build = Gebäude bauen
family-site = Gebäudefeld wählen
family-draw = Karten ziehen
family-certificates = Zertifikate einsetzen
family-reveal = Handkarten zeigen
family-hire = Arbeiter einstellen
family-aux = Hilfsaktion
family-buy = Rinder kaufen
family-foresight = Vorschau
family-deliver = Liefern
family-disc = Spielermarker nehmen
family-engine = Lok bewegen
family-upgrade = Bahnhof ausbauen
family-station = Bahnhof ausbauen
family-give = Arbeiter abgeben
family-outlaw = Banditen fangen
family-hazard = Gefahr beseitigen
family-copy = Benachbartes Gebäude nutzen
family-remove = Karte aus dem Spiel entfernen
family-raise = Simmental aufwerten
family-exchange = Tauschplättchen einsetzen
hire-1 = Zeile 1,
hire-2 = Zeile 2,
hire-3 = Zeile 3,
hire-4 = Zeile 4,
hire-5 = Zeile 5,
hire-6 = Zeile 6,
hire-7 = Zeile 7,
hire-8 = Zeile 8,
hire-9 = Zeile 9,
hire-10 = Zeile 10,
hire-11 = Zeile 11,
hire-12 = Zeile 12,
aux-single = (einfach)
aux-double = (doppelt)
buy-reveal = 2 weitere Karten (1 Cowboy)
objective-stack = die oberste Karte des Stapels
exchange-1 = Spieler 1
exchange-2 = Spieler 2
exchange-3 = Spieler 3
exchange-4 = Spieler 4

## Aktionen: was auf dem Knopf steht

place-space = { $space }
place-neutral = { $building }
place-own = dein { $building }
place-other = { $building } von Spieler { $owner }
place-sam = Sams { $building }
fee-none = keine Gebühr
fee-exact = Gebühr { $most }
fee-range = Gebühr { $least }–{ $most }
action-move =
    { $goal ->
        [0] Auf { $place } ziehen
       *[other] Nach Kansas City ziehen
    }{ $charged ->
        [0] {""}
       *[other] {" "}({ $fee })
    }
action-via = Über { $place } ziehen ({ $fee })
action-use =
    { $kind_id ->
        [risk] Risikoaktion: { $effect }
        [immediate] Sofortaktion: { $effect }
        [bonus] Lieferaktion: { $effect }
       *[local] Aktion: { $effect }
    }{ $counted ->
        [0] {""}
       *[other] {" "}({ $now })
    }
now-dollars = jetzt { $dollars }
now-spaces =
    { $n ->
        [one] jetzt 1 Feld
       *[other] jetzt { $n } Felder
    }
now-cards =
    { $n ->
        [one] jetzt 1 Karte
       *[other] jetzt { $n } Karten
    }
now-outlaws =
    { $n ->
        [one] jetzt 1 Paar
       *[other] jetzt { $n } Paare
    }
action-discard = { $a } abwerfen
action-pair = 2 Karten abwerfen: { $a }
action-take = { $cattle } nehmen (Zuchtwert { $value }, { $points })
action-objective =
    { $a_id ->
        [stack] Die oberste Auftragskarte des Stapels nehmen
       *[other] { $a } nehmen{ $immediate ->
                [0] {""}
               *[other] {" "}– beim Ausspielen: { $effect }
            }
    }
action-play =
    { $immediate ->
        [0] { $a } ausspielen
       *[other] { $a } ausspielen – sofort: { $effect }
    }
action-build =
    { $hands_id ->
        [none] { $name } bauen ({ $builders }, { $points }): { $actions }
        [green] { $name } bauen ({ $builders }, { $points }, grüne Hand): { $actions }
        [black] { $name } bauen ({ $builders }, { $points }, schwarze Hand): { $actions }
       *[both] { $name } bauen ({ $builders }, { $points }, grüne und schwarze Hand): { $actions }
    }
action-site =
    { $replaced_id ->
        [none] Auf Gebäudefeld { $code } bauen, für { $cost }
       *[other] Auf Gebäudefeld { $code } statt { $replaced } bauen, für { $cost }
    }{ $woods ->
        [0] {""}
       *[other] , im Wald
    }{ $risk ->
        [0] {""}
       *[other] , Risikoaktion: { $effect }
    }
action-draw =
    { $a ->
        [one] { $a } Karte ziehen, dann ebenso viele abwerfen
       *[other] { $a } Karten ziehen, dann ebenso viele abwerfen
    }
action-certificates =
    { $a ->
        [0] Kein Zertifikat einsetzen: Zuchtwert { $value }, { $gains } nehmen
        [one] { $a } Zertifikat einsetzen: Zuchtwert { $value }, { $gains } nehmen
       *[other] { $a } Zertifikate einsetzen: Zuchtwert { $value }, { $gains } nehmen
    }
action-reveal = Handkarten zeigen: Zuchtwert { $value }
action-hire =
    { $immediate ->
        [0] { $worker } aus Zeile { $row } für { $price } einstellen
       *[other] { $worker } aus Zeile { $row } für { $price } einstellen – sofort: { $effect }
    }
action-aux =
    { $double ->
        [0] Hilfsaktion: { $effect }
       *[other] Doppelte Hilfsaktion: { $effect }
    }
action-buy =
    { $a_id ->
        [reveal] 1 Cowboy einsetzen: 2 Karten in den Rindermarkt legen
       *[other] { $cards } mit { $cowboys } für { $dollars } kaufen
    }
action-foresight =
    { $goal_id ->
        [row] Nehmen: { $tile } – in Zeile { $row } des Arbeitsmarkts
        [refill] Nehmen: { $tile } – in Zeile { $row } des Arbeitsmarkts, der Rindermarkt wird aufgefüllt
        [last] Nehmen: { $tile } – in Zeile { $row } des Arbeitsmarkts, die letzten Züge beginnen
        [gone] Nehmen: { $tile } – kein Feld ist frei, es kommt aus dem Spiel
       *[space] Nehmen: { $tile } – auf { $space }
    }
action-deliver =
    { $count ->
        [0] Nach { $a } liefern (Wert { $value })
       *[other] Nach { $a } liefern (Wert { $value }): { $results }
    }
deliver-transport = Transportkosten { $cost }
deliver-dollars = { $gains } nehmen
deliver-points = { $points } am Spielende
deliver-loss = { $points } weniger am Spielende
action-disc =
    { $station_id ->
        [none] Spielermarker: { $a } – { $unlocks }
       *[other] Spielermarker: { $a }
    }
action-engine =
    { $kind_id ->
        [last] Lok auf { $rail }, das Ende der Strecke
       *[other] Lok auf { $rail }
    }{ $upgrade ->
        [0] {""}
       *[other] {" "}(Ausbau: { $cost }, { $points })
    }{ $delivers ->
        [0] {""}
       *[other] {" "}– Lieferung bis Wert { $value }
    }
action-upgrade =
    { $master_id ->
        [none] { $station } für { $cost } ausbauen: { $points }
       *[other] { $station } für { $cost } ausbauen: { $points }, dazu vielleicht der { $master }
    }
action-station =
    { $master_id ->
        [none] { $a } für { $cost } ausbauen: { $points }
       *[other] { $a } für { $cost } ausbauen: { $points }, dazu vielleicht der { $master }
    }
action-give = { $a } für den Bahnhofsvorsteher abgeben
action-outlaw = Fangen auf { $a }: { $tile } – { $reward }
action-hazard =
    { $paid ->
        [0] Auf { $a } kostenlos beseitigen: { $tile }
       *[other] Auf { $a } für { $cost } beseitigen: { $tile }
    }
action-copy = Nutzen: { $place }
action-remove = Aus dem Spiel entfernen: { $a }
action-raise = { $a } gegen { $next } tauschen
action-exchange =
    { $own ->
        [0] Spieler { $seat } setzt ein Tauschplättchen ein: bis zu 2 Karten ziehen, dann ebenso viele abwerfen
       *[other] Tauschplättchen einsetzen: bis zu 2 Karten ziehen, dann ebenso viele abwerfen (noch { $left })
    }
forgo = Auf die Sofortaktion verzichten
done-visit = Hier beenden und Karten nachziehen
done-copy_visit = Mit diesem Gebäude fertig
done-buy = Nichts mehr kaufen
done-upgrade = Nicht ausbauen
done-take_master = Den Bahnhofsvorsteher liegen lassen
done-raise = Nicht weiter tauschen
done-remove_hand_cards_1 = Keine Karte entfernen
done-remove_hand_cards_2 = Keine Karte mehr entfernen
done-may-use-remove_hazard_0 = { forgo }
done-may-use-capture_outlaw = { forgo }
done-may-use-build_1 = { forgo }
done-may-use-discard_criollo-cert_1 = { forgo }
done-may-use-discard_criollo-dollars_2 = { forgo }
done-may-use-hire_-2 = { forgo }
done-may-use-discard_criollo-cert_2 = { forgo }
done-may-use-discard_criollo-dollars_4 = { forgo }
done-may-use-dollars_2 = { forgo }
done-may-use-aux_single_or_double = { forgo }
done-may-use-draw_then_discard_3 = { forgo }
done-may-use-engine_forward_2 = { forgo }
done-may-use-engine_forward_3 = { forgo }
done-may-use-herder_forward_free_3 = { forgo }
done-may-use-remove_hazard_0-capture_outlaw = { forgo }
done-may-use-cert_2 = { forgo }
done-may-use-dollars_12 = { forgo }

## Fragen: was zu entscheiden ist. ask-…: dieselbe Frage bei mehreren Schritten.

ask-immediate = Sofortaktion, jetzt oder nie: { $effect }.
ask-discard = Wirf ab: { $cards }.
ask-hire =
    { $more ->
        [0] { $less ->
                [0] Stelle einen Arbeiter ein.
               *[other] Stelle einen Arbeiter für { $dollars } weniger ein.
            }
       *[other] Stelle einen Arbeiter für { $dollars } mehr ein.
    }
ask-build = Wähle ein Gebäude, das du für { $dollars } je Handwerker baust.
ask-engine =
    { $n ->
        [one] Bewege deine Lok 1 Feld vorwärts.
       *[other] Bewege deine Lok bis zu { $n } Felder vorwärts.
    }
ask-may-engine =
    { $n ->
        [one] Du darfst deine Lok 1 Feld vorwärts bewegen.
       *[other] Du darfst deine Lok bis zu { $n } Felder vorwärts bewegen.
    }
ask-engine-back =
    { $n ->
        [one] Bewege deine Lok genau 1 Feld zurück.
       *[other] Bewege deine Lok genau { $n } Felder zurück.
    }
ask-remove =
    { $n ->
        [one] Du darfst 1 Handkarte aus dem Spiel entfernen.
       *[other] Du darfst bis zu { $n } Handkarten aus dem Spiel entfernen.
    }
ask-hazard =
    { $paid ->
        [0] Wähle die Gefahr, die du kostenlos beseitigst.
       *[other] Wähle die Gefahr, die du für { $dollars } beseitigst.
    }
ask-herder =
    { $n ->
        [one] Bewege deinen Viehtreiber 1 Schritt vorwärts und nutze den Ort.
       *[other] Bewege deinen Viehtreiber bis zu { $n } Schritte vorwärts und nutze den Ort.
    }
ask-draw =
    { $n ->
        [one] Ziehe 1 Karte, dann wirf 1 ab.
       *[other] Ziehe bis zu { $n } Karten, dann wirf ebenso viele ab.
    }
ask-foresight = Vorschau { $column }: Wähle eines der beiden Plättchen.
prompt-phase_a =
    { $placing ->
        [0] { $playing ->
                [0] Bewege deinen Viehtreiber (Limit: { $steps }).
               *[other] Bewege deinen Viehtreiber (Limit: { $steps }) oder spiele zuerst eine Auftragskarte aus.
            }
       *[other] Dein erster Zug: Stelle deinen Viehtreiber auf ein neutrales Gebäude.
    }
prompt-way = Wähle den Weg zum Ziel: { $place }.
prompt-visit =
    { $state_id ->
        [actions] Du bist hier: { $place }. Nutze die Ortsaktionen, jede einmal, oder eine einfache Hilfsaktion.
        [more] Du bist hier: { $place }. Nutze eine weitere Ortsaktion oder beende.
        [elsewhere] Du bist hier: { $place }. Du darfst eine einfache Hilfsaktion ausführen.
       *[helped] Die Hilfsaktion ist ausgeführt: Beende hier.
    }
prompt-copy_visit = Nutze die Ortsaktionen ({ $place }), jede einmal, oder beende.
prompt-copy_adjacent = Wähle das benachbarte Gebäude, das du nutzt.
prompt-discard_card =
    { $n ->
        [one] Wirf 1 Karte ab.
       *[other] Wirf { $n } Karten ab, eine nach der anderen.
    }
prompt-first_discard =
    { $n ->
        [one] Dein erster Zug: Wirf 1 Karte ab.
       *[other] Dein erster Zug: Wirf { $n } Karten ab, eine nach der anderen.
    }
prompt-draw_then_discard_2 = { ask-draw }
prompt-draw_then_discard_3 = { ask-draw }
prompt-draw_then_discard_cowboys = { ask-draw }
prompt-discard_galloway = { ask-discard }
prompt-discard_santa_gertrudis = { ask-discard }
prompt-discard_pineywoods = { ask-discard }
prompt-discard_criollo = { ask-discard }
prompt-discard_objective_card = { ask-discard }
prompt-discard_value_3 = { ask-discard }
prompt-discard_any = { ask-discard }
prompt-discard_pair_same_type = Wähle die Rinderart, von der du 2 Karten abwirfst.
prompt-discard_of_breed = Wähle die Karte, die du abwirfst ({ $breed }).
prompt-hire_0 = { ask-hire }
prompt-hire_2 = { ask-hire }
prompt-hire_-1 = { ask-hire }
prompt-hire_-2 = { ask-hire }
prompt-build_1 = { ask-build }
prompt-build_2 = { ask-build }
prompt-site = Wähle den Platz für { $building }.
prompt-buy =
    { $left ->
        [0] Alle deine Cowboys sind eingesetzt.
        [one] Kaufe Rinder: 1 Cowboy ist noch frei.
       *[other] Kaufe Rinder: { $left } Cowboys sind noch frei.
    }
prompt-take_animal = Wähle die gekaufte Rinderkarte ({ $cards }).
prompt-objective_to_discard_1 = Nimm eine Auftragskarte auf deinen Ablagestapel.
prompt-may-objective_to_hand_1 = Du darfst eine Auftragskarte auf die Hand nehmen.
prompt-engine_forward_engineers = { ask-engine }
prompt-engine_forward_woods_buildings = { ask-engine }
prompt-engine_forward_hazards = { ask-engine }
prompt-engine_forward_2 = { ask-engine }
prompt-engine_forward_3 = { ask-engine }
prompt-engine_forward_4 = { ask-engine }
prompt-may-engine_forward_1 = { ask-may-engine }
prompt-may-engine_forward_2 = { ask-may-engine }
prompt-engine_back_1 = { ask-engine-back }
prompt-engine_back_2 = { ask-engine-back }
prompt-end_of_track = Das Ende der Strecke: Ziehe deine Lok auf ein beliebiges freies Feld zurück und nimm { $dollars }.
prompt-extraordinary_delivery = Ziehe deine Lok zurück: je mehr Felder, desto weiter darfst du liefern.
prompt-remove_hand_cards_1 = { ask-remove }
prompt-remove_hand_cards_2 = { ask-remove }
prompt-aux_single_or_double = Wähle eine Hilfsaktion.
prompt-capture_outlaw = Wähle den Banditen, den du fängst.
prompt-remove_hazard_0 = { ask-hazard }
prompt-remove_hazard_2 = { ask-hazard }
prompt-remove_hazard_5 = { ask-hazard }
prompt-remove_hazard_7 = { ask-hazard }
prompt-herder_forward_1 = { ask-herder }
prompt-herder_forward_2 = { ask-herder }
prompt-herder_forward_3 = { ask-herder }
prompt-herder_forward_4 = { ask-herder }
prompt-herder_forward_5 = { ask-herder }
prompt-herder_forward_free_3 = Bewege deinen Viehtreiber bis zu { $n } Schritte vorwärts, ohne Gebühren; der Ort wird nicht genutzt.
prompt-upgrade = Deine Lok steht an { $station }: ausbauen?
prompt-upgrade_station_behind = Wähle den Bahnhof, den du ausbaust.
prompt-upgrade_disc =
    { $dark ->
        [0] Wähle den Spielermarker für { $station }: weiße Ecken.
       *[other] Wähle den Spielermarker für { $station }: dunkle Ecken.
    }
prompt-take_master = Einen eingestellten Arbeiter für den { $master } abgeben?
prompt-city_disc =
    { $dark ->
        [0] Wähle den Spielermarker für { $city }: weiße Ecken.
       *[other] Wähle den Spielermarker für { $city }: dunkle Ecken.
    }
prompt-foresight_1 = { ask-foresight }
prompt-foresight_2 = { ask-foresight }
prompt-foresight_3 = { ask-foresight }
prompt-reveal = Einkommen: Zeige deine Handkarten oder setze zuerst ein Tauschplättchen ein.
prompt-income = Einkommen: Dein Zuchtwert ist { $value }. Wie viele temporäre Zertifikate setzt du ein?
prompt-raise = Du darfst { $card } gegen { $next } tauschen.
prompt-deliver = Wähle die Stadt, an die du lieferst, bis Zuchtwert { $value }.
prompt-deliver_extra = Wähle die Stadt, an die du lieferst, bis Wert { $value }.
prompt-arrows = Wähle, welche Lieferaktion zuerst kommt.
prompt-may-use-remove_hazard_0 = { ask-immediate }
prompt-may-use-capture_outlaw = { ask-immediate }
prompt-may-use-build_1 = { ask-immediate }
prompt-may-use-discard_criollo-cert_1 = { ask-immediate }
prompt-may-use-discard_criollo-dollars_2 = { ask-immediate }
prompt-may-use-hire_-2 = { ask-immediate }
prompt-may-use-discard_criollo-cert_2 = { ask-immediate }
prompt-may-use-discard_criollo-dollars_4 = { ask-immediate }
prompt-may-use-dollars_2 = { ask-immediate }
prompt-may-use-aux_single_or_double = { ask-immediate }
prompt-may-use-draw_then_discard_3 = { ask-immediate }
prompt-may-use-engine_forward_2 = { ask-immediate }
prompt-may-use-engine_forward_3 = { ask-immediate }
prompt-may-use-herder_forward_free_3 = { ask-immediate }
prompt-may-use-remove_hazard_0-capture_outlaw = { ask-immediate }
prompt-may-use-cert_2 = { ask-immediate }
prompt-may-use-dollars_12 = { ask-immediate }

## Ereignisse: was im Protokoll hinter dem Namen steht. Was niemand tut, ist ein Satz für sich.

event-gains = nimmt { $amount } Dollar
event-pays = zahlt { $amount } Dollar
event-certificates =
    { $amount ->
        [one] hat jetzt { $amount } Zertifikat
       *[other] hat jetzt { $amount } Zertifikate
    }
event-breeding_value = erreicht einen Zuchtwert von { $amount }
event-transport = zahlt { $amount } Dollar Transportkosten
event-draws = zieht { $card }
event-discards = wirft ab: { $card }
event-removes = entfernt aus dem Spiel: { $card }
event-plays = spielt aus: { $card }
event-appears = Neu im Rindermarkt: { $card }
event-buys = kauft { $card }
event-exchanges = setzt ein Tauschplättchen ein
event-gains_token = nimmt ein Tauschplättchen
event-turn = ist am Zug
event-last_turns = füllt den Arbeitsmarkt und nimmt den Anzeiger: die letzten Züge
event-game_over = beendet den letzten Zug: Das Spiel ist zu Ende
event-moves =
    { $space_id ->
        [kc] erreicht Kansas City
       *[other] zieht auf { $space }
    }
event-pays_fee = zahlt { $amount } Dollar Gebühr{ $owner ->
        [0] {" "}an Spieler 1
        [1] {" "}an Spieler 2
        [2] {" "}an Spieler 3
        [3] {" "}an Spieler 4
       *[other] {""}
    }
event-uses = nutzt: { $action }
event-helps =
    { $double ->
        [0] Hilfsaktion: { $auxiliary }
       *[other] Hilfsaktion, doppelt: { $auxiliary }
    }
event-gains_objective = nimmt { $card }
event-builds = baut { $building } auf { $space }
event-clears = räumt frei: { $slot }
event-hires = stellt { $worker_acc } ein
event-chooses = wählt aus der Vorschau: { $tile }
event-places = Gelegt auf { $space }: { $tile }
event-leaves = hat dafür kein freies Feld, es kommt aus dem Spiel: { $tile }
event-token_row =
    { $row ->
        [13] Der Arbeitsmarkt ist voll
       *[other] Der Arbeitsmarkt-Anzeiger rückt in Zeile { $row }
    }
event-reveals = zeigt { $card }
event-delivers = liefert nach { $city }
event-engine = bewegt die Lok auf { $rail }
event-upgrades = baut { $station } aus
event-moves_disc = nimmt den Spielermarker von { $station }
event-takes_master = gibt { $worker_acc } für den { $master } ab
event-captures = nimmt von { $space }: { $tile }
event-copies = nutzt das Gebäude auf { $space }
event-raises = erhält { $card }
event-sam_card = deckt seine Karte { $card_number } auf
event-sam_hires = stellt { $worker_acc } kostenlos ein

## Wertung

score-dollars = Dollar
score-buildings = Gebäude
score-cities = Städte
score-stations = Bahnhöfe
score-hazards = Gefahren
score-cattle = Rinderkarten
score-objectives = Auftragskarten
score-station_masters = Bahnhofsvorsteher
score-workers = Arbeiter
score-step_slot = Schrittlimit
score-job_market_token = Arbeitsmarkt-Anzeiger

outcome-won-true = Du gewinnst gegen Sam.
outcome-won-false = Sam gewinnt.
outcome-sam =
    { $n ->
        [one] Sam, { $thing }: { $n } Punkt
       *[other] Sam, { $thing }: { $n } Punkte
    }

## Optionen eines Spiels

option-buildings = Eigene Gebäude
option-buildings-a = Seite a
option-buildings-b = Seite b
option-buildings-mixed = zufällige Seiten
option-buildings-help = Für erste Partien ist die Seite a aller zwölf Gebäude am besten; zufällige Seiten sind für alle gleich.
option-neutral = Neutrale Gebäude
option-neutral-fixed = der Reihe nach
option-neutral-random = gemischt
option-neutral-help = In der ersten Partie liegt Gebäude A auf Feld A und so weiter; später werden sie gemischt.
option-simmental = Simmental-Variante
option-simmental-false = ohne
option-simmental-true = mit
option-simmental-help = Orangefarbene Kälber kommen in den Rindermarkt; in Kansas City tauschst du sie gegen Färsen und diese gegen Kühe.
option-sam = Sam
option-sam-easy = leicht
option-sam-medium = mittel
option-sam-hard = schwer
option-sam-help = Solospiel: die Stärke des Gegners. Leicht lässt drei Karten weg, schwer gibt ihm von jeder Art einen Arbeiter mehr.

## Ablehnungen: warum eine Aktion nicht möglich ist

refusal-this_cannot_be_skipped = Das kann nicht ausgelassen werden. { $prompt }
refusal-move_first = Das kommt erst nach der Bewegung. { $prompt }
refusal-herder_has_moved = Dein Viehtreiber hat sich in diesem Zug schon bewegt.
refusal-choose_an_action_first = Das geht nur mit einer Aktion, die es erlaubt. { $prompt }
refusal-too_few_dollars = Das kostet { $cost }; du hast { $have }.
refusal-requirement_not_met = Du kannst die Voraussetzung dieser Aktion nicht erfüllen.
refusal-no_such_player = Diesen Spieler gibt es nicht.
refusal-exchange_has_to_wait = Tauschplättchen müssen kurz warten. { $prompt }
refusal-no_exchange_token = Es ist kein Tauschplättchen mehr da.
refusal-no_card_to_draw = Es gibt keine Karte zu ziehen.
refusal-starts_on_a_neutral_building = Im ersten Zug kommt der Viehtreiber auf ein neutrales Gebäude.
refusal-beside_the_trail = Dieses Feld liegt neben dem Pfad: Dort hält niemand an.
refusal-no_arrow_leads_there = Dorthin führen von deinem Viehtreiber aus keine Pfeile.
refusal-not_a_location = Dort liegt kein Plättchen, also ist es kein Ort.
refusal-at_least_one_step = Dein Viehtreiber muss sich mindestens 1 Schritt bewegen.
refusal-too_far = Nötig: { $needed }. Dein Limit: { $limit }.
refusal-not_into_kansas_city = Diese Bewegung darf nicht nach Kansas City führen.
refusal-no_branch_of_the_way = Dort zweigt der Weg nicht ab.
refusal-auxiliary_action_taken = Hier ist schon eine Hilfsaktion ausgeführt: Mehr ist nicht möglich.
refusal-local_action_used = Eine Hilfsaktion ist nur statt aller Ortsaktionen möglich.
refusal-only_an_auxiliary_action_here = Hier ({ $place }) ist nur eine einfache Hilfsaktion möglich.
refusal-only_single_here = Statt der Ortsaktionen ist nur eine einfache Hilfsaktion möglich.
refusal-not_an_action_here = Diese Aktion gibt es hier nicht ({ $place }).
refusal-action_already_used = Diese Aktion ist in diesem Zug schon ausgeführt.
refusal-building_just_placed = Dieses Gebäude kam gerade unter deinen Viehtreiber und kann jetzt nicht genutzt werden.
refusal-auxiliary_action_not_available = Beide Felder dieser Hilfsaktion sind noch belegt.
refusal-double_not_available = Für die doppelte Hilfsaktion müssen beide Felder frei sein.
refusal-no_auxiliary_action_possible = Es ist gerade keine Hilfsaktion möglich.
refusal-card_missing = Dafür brauchst du auf der Hand: { $cards }.
refusal-card_not_in_hand = Nicht auf deiner Hand: { $card }.
refusal-another_card_is_asked_for = Verlangt ist etwas anderes: { $cards }.
refusal-no_pair_in_hand = Du hast davon keine zwei Karten auf der Hand: { $breed }.
refusal-too_many_cards =
    { $n ->
        [one] Du darfst nur { $n } Karte ziehen.
       *[other] Du darfst nur { $n } Karten ziehen.
    }
refusal-no_objective_card_now = Auftragskarten spielt man vor Phase A oder in Phase B zwischen zwei Aktionen aus. { $prompt }
refusal-no_objective_card_left = Dort ist keine Auftragskarte mehr.
refusal-card_not_in_the_display = Diese Karte liegt nicht in der allgemeinen Auftragsauslage.
refusal-nobody_to_hire = Es gibt niemanden, den du einstellen und bezahlen kannst.
refusal-row_of_the_token = In Zeile { $row } steht der Arbeitsmarkt-Anzeiger: Von dort kann noch niemand eingestellt werden.
refusal-no_such_worker_in_the_row = In Zeile { $row } des Arbeitsmarkts gibt es diesen Arbeiter nicht ({ $worker }).
refusal-no_room_for_this_worker = Die Reihe dieser Arbeiter auf deiner Spielerablage ist voll ({ $worker }).
refusal-nothing_to_buy = Du kannst nichts kaufen und keine Karte in den Rindermarkt legen.
refusal-too_few_cowboys = Nötig: { $needed }. Noch frei: { $have }.
refusal-market_stack_is_empty = Der Marktstapel ist leer.
refusal-only_with_simmentals = Das ist nur in der Simmental-Variante möglich.
refusal-too_few_cards_on_sale = Im Rindermarkt liegen nicht genug solche Karten.
refusal-card_not_on_sale = Diese Karte liegt nicht im Rindermarkt.
refusal-not_what_was_bought = Gekauft ist etwas anderes: { $cards }.
refusal-nothing_to_build = Es gibt kein Gebäude, das du bauen und bezahlen kannst.
refusal-building_not_at_hand = Das kannst du nicht bauen: { $building }.
refusal-only_in_place_of_another = Es benötigt so viele Handwerker, dass es nur ein eigenes Gebäude ersetzen kann.
refusal-too_few_builders = Nötig: { $needed }. Du hast: { $have }.
refusal-space_taken = Dieses Feld ist belegt: Ersetzen darfst du nur eigene Gebäude.
refusal-replaces_only_lesser_buildings = Ein Gebäude ersetzt nur eines, das weniger Handwerker benötigt.
refusal-engine_cannot_go_back = Deine Lok kann nicht so weit zurück.
refusal-engine_cannot_go_forward = Deine Lok kann jetzt nicht vorwärts.
refusal-engine_must_move = Deine Lok muss sich bewegen.
refusal-engine_space_taken = Dort steht eine andere Lok.
refusal-engine_goes_forward = Deine Lok fährt jetzt vorwärts.
refusal-engine_goes_back = Deine Lok fährt jetzt zurück.
refusal-engine_goes_not_so_far =
    { $n ->
        [one] Deine Lok darf nur { $n } Feld weit fahren.
       *[other] Deine Lok darf höchstens { $n } Felder weit fahren.
    }
refusal-engine_goes_exactly_so_far =
    { $n ->
        [one] Deine Lok muss genau { $n } Feld weit fahren.
       *[other] Deine Lok muss genau { $n } Felder weit fahren.
    }
refusal-engine_must_leave_the_end = Deine Lok darf nicht am Ende der Strecke bleiben.
refusal-no_station_to_upgrade = Hinter deiner Lok gibt es keinen Bahnhof, den du ausbauen kannst.
refusal-station_not_behind_the_engine = Dieser Bahnhof liegt nicht hinter deiner Lok.
refusal-station_already_upgraded = Diesen Bahnhof hast du schon ausgebaut.
refusal-no_disc_for_it = Du hast keinen Spielermarker, der dorthin darf.
refusal-no_disc_there = Dort liegt kein Spielermarker von dir.
refusal-another_disc_than_this = Der Spielermarker muss von einem anderen Bahnhof kommen.
refusal-player_board_first = Von einem Bahnhof kommt ein Spielermarker nur, wenn von der Spielerablage keiner genommen werden kann.
refusal-white_disc_needed = Ein Spielermarker von einem Feld mit dunklen Ecken darf nicht auf ein Feld mit weißen.
refusal-no_hired_worker = Einen solchen Arbeiter hast du nicht eingestellt ({ $worker }).
refusal-no_outlaw_on_the_board = Auf dem Spielplan ist kein Bandit.
refusal-no_outlaw_there = Dort ist kein Bandit.
refusal-no_hazard_on_the_board = Auf dem Spielplan ist keine Gefahr.
refusal-no_hazard_there = Dort ist keine Gefahr.
refusal-nowhere_to_go = Dein Viehtreiber kann keinen Ort erreichen.
refusal-nothing_to_copy = Dort ist nichts mehr zu nutzen.
refusal-not_adjacent = Dieses Feld ist nicht benachbart.
refusal-no_more_workers = Der Arbeitsmarkt ist voll: Arbeiter können nicht mehr gewählt werden.
refusal-tile_not_in_this_column = Dieses Plättchen liegt nicht auf den Vorschaufeldern { $column }.
refusal-too_few_certificates = Du hast nur { $have }.
refusal-another_stage_now = Jetzt geht es um eine andere Karte: { $card }.
refusal-city_too_far = { $city } verlangt einen Wert von { $needed }, deiner ist { $value }.
refusal-own_disc_in_the_city = Dort liegt schon dein Spielermarker: { $city }.
refusal-no_such_delivery_action = Diese Lieferung bringt das nicht.

## Wörter für die Teile des Tisches

term-herder = Viehtreiber
term-hat = Hut
term-engine = Lok
term-disc = Spielermarker
term-certificate_marker = Zertifikatsmarker
term-exchange_token = Tauschplättchen
term-job_market = Arbeitsmarkt
term-job_market_token = Arbeitsmarkt-Anzeiger
term-kansas_city_supply = Kansas-City-Vorrat
term-bag = Stoffbeutel
term-foresight = Vorschaufeld
term-income = Einkommen
term-delivery = Lieferung
term-delivery_bonus = Lieferaktion
term-transport_cost = Transportkosten
term-cross = Kreuz
term-city_crest = Stadtwappen
term-cattle_market = Rindermarkt
term-market_stack = Marktstapel
term-breeding_value = Zuchtwert
term-herd_deck = Herdendeck
term-draw_stack = persönlicher Zugstapel
term-discard_pile = persönlicher Ablagestapel
term-objective_card = Auftragskarte
term-starting_objective_card = Start-Auftragskarte
term-objective_display = allgemeine Auftragsauslage
term-objective_area = persönlicher Auftragsbereich
term-neutral_building = neutrales Gebäude
term-private_building = eigenes Gebäude
term-building_space = Gebäudefeld
term-local_action = Ortsaktion
term-auxiliary_action = Hilfsaktion
term-risk_action = Risikoaktion
term-immediate_action = Sofortaktion
term-hazard = Gefahr
term-outlaw = Bandit
term-worker = Arbeiter
term-station = Bahnhof
term-turnout = Nebengleis
term-station_master = Bahnhofsvorsteher
term-horseman_space = Reiterfeld
term-bank = Bank
term-hand_fee = Gebühr
term-step_limit = Schrittlimit
term-hand_limit = Handkartenlimit
term-player_count_tile = Auflageplättchen
term-simmental_market_tile = Simmental-Marktplättchen
term-specialization_tile = Spezialisierungsplättchen
term-sam_board = Sams Ablage
term-sam_card = Sams Karte
term-scoring_pad = Wertungsblock

## Das gezeichnete Brett

board-player = Spieler { $n }
board-empty = frei
board-row = Reihe { $n }
board-tiles = { $n } Plättchen
board-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
board-hand =
    { $n ->
        [one] { $n } verdeckte Handkarte
       *[other] { $n } verdeckte Handkarten
    }
board-deck = Deck
board-discards = Ablage
board-outlaws = Banditen
board-trail = Pfad
board-trail-west = Pfad, Westen
board-trail-middle = Pfad, Mitte
board-trail-east = Pfad, Osten
board-rail = Gleise { $first }–{ $last }
board-limits = Limits und Zertifikate
board-auxiliary = Hilfsaktionen
board-workers = Arbeiter
board-buildings = Gebäude
board-objectives = Auftragskarten
board-hand-cards = Handkarten
board-dollars = Dollar
board-certificates = Zertifikate
board-out = aus dem Spiel
board-deliveries = Lieferungen
