### Great Western Trail: Neuseeland auf Deutsch.

title = Great Western Trail: Neuseeland
tagline = Führe deine Schafe durch Neuseeland, züchte eine bessere Herde und verschiffe die Wolle übers Meer.

## Wörter dieses Spiels in dem, was beide Pfad-Spiele sagen

-herder = Runholder
-risk-action = Sonderaktion
-master = Hafenmeister
-market = Schafmarkt
-card = Schafkarte
-cards = Schafkarten
-goal = Wellington
-playable = eine Karte
-rival =
    { $case ->
       *[nom] Sarah
        [gen] Sarahs
    }

## Mengen: so viele davon

amount-money = { $n } Pfund
amount-gold = { $n } Gold
amount-builder = { $n } Handwerker
amount-craftsman = { $n } Handwerker
amount-sailor =
    { $n ->
        [one] { $n } Seemann
       *[other] { $n } Seeleute
    }
amount-shepherd =
    { $n ->
        [one] { $n } Schäferin
       *[other] { $n } Schäferinnen
    }
amount-shearer = { $n } Schafscherer
amount-sea_space =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
amount-dorset_horn = { $n } Dorset Horn
amount-suffolk = { $n } Suffolk
amount-sheep_2 =
    { $n ->
        [one] { $n } Schaf zu 2 Punkten
       *[other] { $n } Schafe zu je 2 Punkten
    }
amount-lincoln_corriedale = { $n } Lincoln oder Corriedale
amount-hampshire_ryeland = { $n } Hampshire oder Ryeland
amount-post_13 =
    { $n ->
        [one] { $n } Spielermarker auf einem Handelsposten mit Wert 13 oder höher
       *[other] { $n } Spielermarker auf Handelsposten mit Wert 13 oder höher
    }
amount-building_4 = { $n } Gebäude mit mindestens 4 Handwerkern
amount-shearers_2 =
    { $n ->
        [one] 2 Schafscherer
       *[other] { $n } mal 2 Schafscherer
    }
amount-storehouse =
    { $n ->
        [one] { $n } Lagerhaus auf dem Seewegeplan
       *[other] { $n } Lagerhäuser auf dem Seewegeplan
    }
amount-ferry =
    { $n ->
        [one] { $n } Fähre
       *[other] { $n } Fähren
    }
amount-pathfinder_6 =
    { $n ->
        [one] 6 Felder auf der Erkundungsleiste
       *[other] { $n } mal 6 Felder auf der Erkundungsleiste
    }
amount-flood =
    { $n ->
        [one] { $n } Überschwemmung
       *[other] { $n } Überschwemmungen
    }

## Karten

name-shropshire = Shropshire
    .acc = ein Shropshire
name-southdown = Southdown
    .acc = ein Southdown
name-english_leicester = English Leicester
    .acc = ein English Leicester
name-merino = Merino
    .acc = ein Merino
name-dorset_horn = Dorset Horn
    .acc = ein Dorset Horn
name-lincoln = Lincoln
    .acc = ein Lincoln
name-corriedale = Corriedale
    .acc = ein Corriedale
name-hampshire = Hampshire
    .acc = ein Hampshire
name-ryeland = Ryeland
    .acc = ein Ryeland
name-suffolk = Suffolk
    .acc = ein Suffolk
name-romney = Romney
    .acc = ein Romney
name-cheviot = Cheviot
    .acc = ein Cheviot
name-border_leicester = Border Leicester
    .acc = ein Border Leicester
name-sheepdog = Hütehund
    .acc = einen Hütehund
name-ferry = Fähre
    .acc = eine Fähre
name-kotare = Kōtare‑Vogel
    .acc = einen Kōtare‑Vogel
name-shipping = Dampffähre
    .acc = eine Dampffähre
name-explorer = Entdecker
    .acc = einen Entdecker
name-fresh_flock = Frische Herde
    .acc = eine Frische Herde
name-agent = Agent
    .acc = einen Agenten
name-master_builder = Baumeister
    .acc = einen Baumeister
name-steering_wheel = Steuerrad
name-barrel = Fass
name-bell = Glocke
name-compass = Kompass
shows-purchase =
    { $tokens ->
        [0] { $cards } ({ $shepherds }, { $money })
       *[other] { $cards } + Tauschplättchen ({ $shepherds }, { $money })
    }
about-sheep = Zuchtwert { $value }, Wollwert { $wool }; am Spielende { $points }.
about-card =
    { $worth ->
        [0] Beim Ausspielen: { $effect }; danach 1 Karte ziehen.
       *[other] Beim Ausspielen: { $effect }; danach 1 Karte ziehen. Am Spielende { $points }.
    }

## Arbeiter, Gefahren, Bonusplättchen, Lagerhäuser

name-shepherd = Schäferin
    .acc = eine Schäferin
name-craftsman = Handwerker
    .acc = einen Handwerker
name-sailor = Seemann
    .acc = einen Seemann
name-shearer = Schafscherer
    .acc = einen Schafscherer
name-joker = Joker‑Arbeiterin
    .acc = eine Joker‑Arbeiterin
name-rockfall = Steinschlag
name-flood = Überschwemmung
name-yellow = gelb
name-step_tile = Schrittplättchen
name-fee_tile = Gebührenplättchen
shows-bonus =
    { $worth ->
        [0] Bonusplättchen ({ $effect })
       *[other] Bonusplättchen ({ $effect }; { $points })
    }
about-bonus =
    { $worth ->
        [0] Bonusplättchen: { $effect }.
       *[other] Bonusplättchen: { $effect }. Am Spielende { $points }.
    }
shows-pair = Lagerhausfeld „{ $bonus }“

## Felder des Pfads, Handelsposten, das Meer

name-wellington = Wellington
space-hazard =
    { $kind_id ->
        [flood] Überschwemmungsfeld { $n }
       *[rockfall] Steinschlagfeld { $n }
    }
site-grass = Grasland
site-gold = Goldklumpen
site-pathfinder = ab Feld { $n } der Erkundungsleiste
shows-post =
    { $kind_id ->
        [foreign-sheep] Übersee‑Handelsposten { $n }
        [local-wool] lokaler Wollhandelsposten { $n }
        [foreign-wool] Übersee‑Wollhandelsposten { $n }
       *[local-sheep] lokaler Handelsposten { $n }
    }
    .acc =
        { $kind_id ->
            [foreign-sheep] den Übersee‑Handelsposten { $n }
            [local-wool] den lokalen Wollhandelsposten { $n }
            [foreign-wool] den Übersee‑Wollhandelsposten { $n }
           *[local-sheep] den lokalen Handelsposten { $n }
        }
about-post =
    { $wool ->
        [0] Verlangt Zuchtwert { $value }.
       *[other] Verlangt Wollwert { $value }.
    }{ $dark ->
        [0] {" "}Weiße Ecken: nur Spielermarker von Feldern mit weißen Ecken.
       *[other] {" "}Dunkle Ecken: Spielermarker von beliebigen Feldern.
    }{ $count ->
        [0] {""}
       *[other] {" "}Je Spielermarker: { $results }.
    }{ $again ->
        [0] {""}
       *[other] {" "}Hier dürfen mehrere eigene Spielermarker liegen.
    }
sea-harbour = das Seefeld vor { $harbour }
sea-open =
    { $code ->
        [S0] die Reede von Wellington
       *[other] das Seefeld { $code }
    }
about-harbour =
    { $kind_id ->
        [small] Kleiner Hafen: Der Ausbau mit einem Lagerhaus kostet { $cost }: { $gains }.
        [medium] Mittlerer Hafen: Der Ausbau mit einem Spielermarker kostet { $cost }: { $gains }.
        [large] Großer Hafen: Der Ausbau mit einem Lagerhaus ist kostenlos: { $gains }.
       *[special] Kleiner Hafen am Ende eines Seewegs: Der Ausbau mit einem Lagerhaus kostet { $cost }: { $gains }. Danach kehrt das Schiff zum Start zurück.
    }
opens-post = öffnet { $post_acc }
name-sh1 = Nelson
name-sh2 = Napier
name-sh3 = Lyttelton
name-sh4 = Suva
name-sh5 = Hobart
name-sx1 = San Francisco
name-sx2 = Hongkong
name-sx3 = Kapstadt
name-mh1 = Gisborne
name-mh2 = Dunedin
name-mh3 = Auckland
name-mh4 = Nouméa
name-mh5 = Fremantle
name-lg1 = Sydney
name-lg2 = Brisbane
name-lg3 = Melbourne
name-lg4 = Bradford
name-lg5 = London

## Kreisfelder der Spielerablage

slot-step = Feld für das Schrittlimit
slot-cert_limit = Feld für das Zertifikatslimit
slot-wool = Feld { $n } für dauerhafte Wolle
slot-cert = Feld { $n } für ein dauerhaftes Zertifikat
unlock-cert_limit = bis zu { $n } temporäre Zertifikate
unlock-wool =
    { $paid ->
        [0] 1 dauerhafte Wolle
       *[other] 1 dauerhafte Wolle, { $cost } zahlen
    }
unlock-cert =
    { $paid ->
        [0] 1 dauerhaftes Zertifikat
       *[other] 1 dauerhaftes Zertifikat, { $cost } zahlen
    }

## Was Aktionen tun

effect-gold = { $n } Gold nehmen
effect-pay_gold = { $n } Gold zahlen
effect-pathfinder =
    { $n ->
        [one] 1 Feld auf der Erkundungsleiste voran
       *[other] { $n } Felder auf der Erkundungsleiste voran
    }
effect-ship =
    { $n ->
        [one] Schiff 1 Feld bewegen oder Hafen ausbauen
       *[other] Schiff bis zu { $n } Felder bewegen
    }
effect-ship-per = Schiff je { $per } bis zu 1 Feld bewegen
effect-shear =
    { $n ->
        [one] 1 Schaf scheren
       *[other] bis zu { $n } Schafe scheren
    }
effect-shear-per = bis zu 1 Schaf je { $per } scheren
effect-invest =
    { $more ->
        [0] { $less ->
                [0] in ein Bonusplättchen investieren
               *[other] für { $money } weniger in ein Bonusplättchen investieren
            }
       *[other] für { $money } mehr in ein Bonusplättchen investieren
    }
effect-buy_sheep = Schafe kaufen
effect-card = 1 Karte „{ $name }“ nehmen
effect-bonus_card = 1 Bonuskarte „{ $name }“ nehmen
effect-permanent_wool = { $n } dauerhafte Wolle
effect-remove_sheep = ein Startschaf mit Zuchtwert { $n } aus dem Spiel entfernen
effect-joker_worker = eine Joker‑Arbeiterin in eine beliebige Reihe legen
effect-take_market =
    { $name_id ->
        [one_for_4] Hampshire oder Ryeland für 4 Pfund vom Markt auf den eigenen Zugstapel nehmen
        [one_of_two] 1 Schaf zu 2 Punkten vom Markt nehmen und kein zweites
       *[other] Hampshire oder Ryeland oder 2 Schafe zu je 2 Punkten vom Markt nehmen
    }
effect-upgrade_by_one = ein eigenes Gebäude kostenlos durch eines mit genau 1 Handwerker mehr ersetzen
effect-place_storehouse = ein Lagerhaus in einen kleinen oder großen Hafen in Reichweite { $n } des Schiffs stellen
effect-wool_post = Spielermarker auf { $name_acc }
effect-cards_gained_to_top = die in diesem Zug erhaltenen Karten auf den eigenen Zugstapel legen
effect-per_hazard_pair = für je 2 eigene Gefahren: { $gains }
effect-per_hazard_pair_only = für je 2 eigene Gefahren: { $gains }; der Spielermarker hält vor dem Gold
effect-remove_hazard_only =
    { $n ->
        [0] eine Gefahr kostenlos beseitigen, ohne ihre Karte
       *[other] eine Gefahr für { $money } beseitigen, ohne ihre Karte
    }
effect-aux_single = eine einfache Hilfsaktion
per-own_building_on_grass = eigenes Gebäude auf Grasland
per-shepherd = Schäferin
per-sailors = Seemann
per-shearers = Schafscherer
per-storehouse_on_sea =
    { $n ->
        [one] Lagerhaus auf dem Seewegeplan
       *[other] { $n } Lagerhäuser auf dem Seewegeplan
    }
per-pathfinder_space =
    { $n ->
        [one] Feld auf der Erkundungsleiste
       *[other] { $n } Felder auf der Erkundungsleiste
    }
per-ferry_card = Fähre

## Sarah und ihre Karten

name-sarah = Sarah
shows-sarah_card = Sarahs Karte { $n }
about-sarah_card = Sarah zieht { $steps }, dann: { $actions }.
sarah-moves-number =
    { $n ->
        [one] 1 Schritt
       *[other] { $n } Schritte
    }
sarah-moves-shepherd = so viele Schritte, wie sie Schäferinnen hat
sarah-moves-craftsman = so viele Schritte, wie sie Handwerker hat
sarah-moves-sailor = so viele Schritte, wie sie Seeleute hat
sarah-moves-shearer = so viele Schritte, wie sie Schafscherer hat (bei anderer Strategie { $more } mehr)
sarah-moves-specialized =
    { $more ->
        [0] so viele Schritte, wie sie Arbeiter ihrer Strategie hat
       *[other] so viele Schritte, wie sie Arbeiter ihrer Strategie hat (außer bei Schafscherern { $more } mehr)
    }
sarah-hire_cheapest = sie stellt den billigsten Arbeiter ein
sarah-hire_specialized = sie stellt einen Arbeiter ihrer Strategie ein, sonst den billigsten
sarah-buy_sheep = sie kauft Schafe
sarah-build = sie baut ein Gebäude
sarah-build_exact =
    { $n ->
        [one] sie baut ein Gebäude mit genau 1 Handwerker oder ersetzt eines durch eines mit 1 mehr
       *[other] sie baut ein Gebäude mit genau { $n } Handwerkern oder ersetzt eines durch eines mit { $n } mehr
    }
sarah-remove_bonus_tile = sie entfernt ein Plättchen vom Bonusplättchenmarkt
sarah-pathfinder =
    { $n ->
        [one] sie schreitet 1 Feld auf der Erkundungsleiste voran
       *[other] sie schreitet { $n } Felder auf der Erkundungsleiste voran
    }
sarah-objective = sie nimmt eine Auftragskarte
sarah-hazard = sie beseitigt eine Gefahr
sarah-sailor_action = sie nimmt eine Bonuskarte für ihre Seeleute
sarah-shearer_action = sie nimmt Karten für ihre Schafscherer
sarah-refill_market =
    { $n ->
        [one] 1 Karte kommt in den Schafmarkt
       *[other] { $n } Karten kommen in den Schafmarkt
    }
sarah-take_market = sie nimmt { $sheep } vom Markt
sarah-specialized = bei der Strategie { $worker }: { $then }; sonst: { $other }
sarah-then = { $one }, { $other }

## Überschriften über Aktionen einer Art

family-play = Karte ausspielen
family-reveal = Ein Schaf jeder Art vorzeigen
family-show = Schaf vorzeigen
family-buy = Schafe kaufen
family-sail = Schiff bewegen
family-upgrade = Hafen ausbauen
family-harbour = Lagerhaus platzieren
family-storehouse = Lagerhaus wählen
family-invest = In ein Bonusplättchen investieren
family-choose = Reihe der Joker‑Arbeiterin wählen
family-top = Auf den Zugstapel
family-flip = Plättchen umdrehen
family-shear_draw = Mit einem Schafscherer eine Karte ziehen
family-combine = Zwei Tauschplättchen einsetzen
family-gold = Bonuskarte mit Gold kaufen
family-help = Karte außerhalb des eigenen Zugs ausspielen
family-waive = Karte ohne ihre Wirkung ausspielen
family-help_waive = Karte außerhalb des eigenen Zugs ohne ihre Wirkung ausspielen
invest-number = Zeile { $n },
combine-number = { PLAYER($n) }
help-number = { PLAYER($n) },
help_waive-number = { PLAYER($n) },
aux-money = Pfund nehmen
aux-draw = ziehen und abwerfen
aux-cert = Zertifikat
aux-ship = Schiff
aux-pathfinder = Erkundungsleiste
buy-reveal = 2 weitere Karten (1 Schäferin)

## Aktionen: was auf dem Knopf steht

now-certificates =
    { $n ->
        [one] jetzt 1 Zertifikat
       *[other] jetzt { $n } Zertifikate
    }
now-pairs =
    { $n ->
        [one] jetzt einmal
       *[other] jetzt { $n } mal
    }
now-sheep =
    { $n ->
        [one] jetzt 1 Schaf
       *[other] jetzt { $n } Schafe
    }
action-take = { $a } nehmen (Zuchtwert { $value }, Wollwert { $wool }, { $points })
action-play =
    { $kind_id ->
        [card] { $a } ausspielen: { $effect }, danach 1 Karte ziehen
       *[objective] { $a } ausspielen{ $immediate ->
                [0] {""}
               *[other] {" "}– sofort: { $effect }
            }
    }
action-help =
    { $own ->
        [0] { PLAYER($seat) } spielt { $b_acc } aus: { $effect }, danach 1 Karte ziehen
       *[other] { $b } ausspielen: { $effect }, danach 1 Karte ziehen
    }
action-waive =
    { $left ->
        [0] { $a } ohne Wirkung ausspielen: nur 1 Karte ziehen
       *[other] { $a } ausspielen: nur { $effect }, danach 1 Karte ziehen
    }
action-help_waive =
    { $own ->
        [0] { PLAYER($seat) } spielt { $b_acc } aus und verzichtet auf das, was Gold brächte
       *[other] { $left ->
                [0] { $b } ohne Wirkung ausspielen: nur 1 Karte ziehen
               *[other] { $b } ausspielen: nur { $effect }, danach 1 Karte ziehen
            }
    }
action-gold = Bonuskarte „{ $a }“ für { $cost } Gold kaufen: { $card }
action-combine =
    { $own ->
        [0] { PLAYER($seat) } setzt 2 Tauschplättchen ein: ein Shropshire kommt aus dem Spiel, Gold +1
       *[other] 2 Tauschplättchen einsetzen: ein Shropshire aus dem Spiel entfernen, 1 Gold nehmen (noch { $left })
    }
action-reveal =
    { $kind_id ->
        [wool] Ein Schaf jeder Art vorzeigen: Wollwert { $value }
       *[breeding] Ein Schaf jeder Art vorzeigen: Zuchtwert { $value }
    }
action-show =
    { $kind_id ->
        [wool] { $a } vorzeigen (Wollwert { $value })
       *[breeding] { $a } vorzeigen (Zuchtwert { $value })
    }
action-shear_draw = Einen Schafscherer einsetzen: 1 Karte ziehen, dann 1 abwerfen
action-buy =
    { $a_id ->
        [reveal] 1 Schäferin einsetzen: 2 Karten in den Schafmarkt legen
       *[other] { $cards } mit { $shepherds } für { $money } kaufen{ $tokens ->
                [0] {""}
               *[other] {" "}und ein Tauschplättchen nehmen
            }
    }
action-foresight =
    { $goal_id ->
        [jobs] Nehmen: { $tile } – in Zeile { $row } des Arbeitsmarkts
        [bonus] Nehmen: { $tile } – in Zeile { $row } des Bonusplättchenmarkts
        [yellow] Nehmen: { $tile } – in Zeile { $row } des Bonusplättchenmarkts, der Schafmarkt wird aufgefüllt
        [turquoise] Nehmen: { $tile } – in Zeile { $row } des Bonusplättchenmarkts, neutrale Gebäude werden umgedreht
        [red] Nehmen: { $tile } – in Zeile { $row } des Bonusplättchenmarkts, die letzten Züge beginnen
        [gone] Nehmen: { $tile } – es ist kein Platz, das Plättchen kommt aus dem Spiel
       *[space] Nehmen: { $tile } – auf { $space }
    }
action-deliver =
    { $count ->
        [0] Liefern: { $a }
       *[other] Liefern: { $a } – { $results }
    }
action-sail =
    { $open ->
        [0] Auf { $a } fahren ({ $way })
       *[other] { $paid ->
                [0] Auf { $a } fahren ({ $way }; kostenloser Ausbau: { $gains })
               *[other] Auf { $a } fahren ({ $way }; Ausbau für { $cost }: { $gains })
            }
    }
action-upgrade =
    { $master_id ->
        [none] { $paid ->
                [0] Den Hafen { $harbour } kostenlos ausbauen: { $gains }
               *[other] Den Hafen { $harbour } für { $cost } ausbauen: { $gains }
            }
       *[other] Den Hafen { $harbour } für { $cost } ausbauen: { $gains }, danach vielleicht der { $master }
    }
action-harbour =
    { $paid ->
        [0] Lagerhaus kostenlos in den Hafen { $a } stellen: { $gains }
       *[other] Lagerhaus in den Hafen { $a } stellen, für { $cost }: { $gains }
    }
action-storehouse =
    { $left ->
        [one] Lagerhaus vom letzten Feld „{ $bonus }“, das du damit erhältst
       *[other] Lagerhaus vom ersten Feld „{ $bonus }“
    }
action-invest = Aus Zeile { $row } für { $price } nehmen: { $tile }
action-choose =
    { $kind_id ->
        [sarah] Sarah stellt { $a_acc } ein
       *[joker] Joker‑Arbeiterin: { $a }{ $immediate ->
                [0] {""}
               *[other] {" "}– sofort: { $effect }
            }
    }
sarah-way = Sarahs Weg
action-top = Auf den Zugstapel legen: { $a }
action-flip =
    { $a_id ->
        [step_tile] Das Schrittplättchen umdrehen: Schrittlimit +1
       *[fee_tile] Das Gebührenplättchen umdrehen: keine Gebühren mehr
    }
done-visit =
    { $last ->
        [0] Hier aufhören und Karten nachziehen
       *[other] Den letzten Zug hier beenden
    }
done-reveal = Kein Schaf vorzeigen
done-reveal_more = Kein Schaf mehr vorzeigen
done-Shear = Kein Schaf vorzeigen
done-shear_more = Diese Schafe scheren
done-shear_after = Das Scheren beenden
done-Ship = Das Schiff nicht bewegen
done-upgrade_here = Nicht ausbauen
done-after_wellington = Keine Karte ausspielen

## Fragen: was zu entscheiden ist

prompt-Foresight =
    { $column ->
        [one] Vorschau A: Wähle eines der beiden Plättchen.
       *[other] Vorschau B: Wähle eines der beiden Plättchen.
    }
prompt-first_disc = Dein erster Zug: Wähle den Spielermarker, der auf der Erkundungsleiste beginnt.
prompt-buy =
    { $left ->
        [0] Alle deine Schäferinnen sind eingesetzt.
        [one] Kaufe Schafe: 1 Schäferin ist noch frei.
       *[other] Kaufe Schafe: { $left } Schäferinnen sind noch frei.
    }
prompt-reveal = Einkommen: Zeige Schafe verschiedener Arten vor oder setze zuerst ein Tauschplättchen ein.
prompt-reveal_more = Einkommen: Dein Zuchtwert ist { $value }. Noch ein Schaf vorzeigen?
prompt-deliver = Wähle den Handelsposten, an den du lieferst, bis Zuchtwert { $value }.
prompt-post_disc =
    { $dark ->
        [0] Wähle den Spielermarker für { $post_acc }: weiße Ecken.
       *[other] Wähle den Spielermarker für { $post_acc }: dunkle Ecken.
    }
prompt-ToWoolPost = Lege einen Spielermarker auf { $post_acc }.
prompt-Shear =
    { $n ->
        [0] Scheren: Kein Schafscherer ist mehr frei.
        [one] Scheren: Zeige 1 Schaf vor.
       *[other] Scheren: Zeige bis zu { $n } Schafe verschiedener Arten vor.
    }
prompt-RemoveHazardOnly =
    { $paid ->
        [0] Wähle die Gefahr, die du kostenlos beseitigst; auf ihre Karte verzichtest du.
       *[other] Wähle die Gefahr, die du für { $money } beseitigst; auf ihre Karte verzichtest du.
    }
prompt-shear_more =
    { $left ->
        [0] Dein Wollwert ist { $value }.
       *[other] Dein Wollwert ist { $value }. Noch ein Schaf vorzeigen?
    }
prompt-shear_after =
    { $left ->
        [0] Dein Wollwert ist { $value }: Du darfst einen Spielermarker auf einen Wollhandelsposten legen.
       *[other] Dein Wollwert ist { $value }: Du darfst einen Spielermarker auf einen Wollhandelsposten legen; noch frei: { $shearers }.
    }
prompt-Ship =
    { $n ->
        [one] Bewege dein Schiff 1 Feld oder baue den Hafen aus, an dem es liegt.
       *[other] Bewege dein Schiff bis zu { $n } Felder; ein Ausbau zählt als eines.
    }
prompt-upgrade_here =
    { $harbour_id ->
        [none] Hier ist kein Hafen.
       *[other] Dein Schiff liegt vor { $harbour }: den Hafen ausbauen?
    }
prompt-storehouse = Wähle das Lagerhaus für { $harbour }.
prompt-harbour_disc =
    { $dark ->
        [0] Wähle den Spielermarker für { $harbour }: weiße Ecken.
       *[other] Wähle den Spielermarker für { $harbour }: dunkle Ecken.
    }
prompt-PlaceStorehouse =
    { $n ->
        [one] Wähle den Hafen für ein Lagerhaus, höchstens 1 Feld vom Schiff entfernt.
       *[other] Wähle den Hafen für ein Lagerhaus, höchstens { $n } Felder vom Schiff entfernt.
    }
prompt-Invest =
    { $more ->
        [0] { $less ->
                [0] Wähle das Bonusplättchen.
               *[other] Wähle das Bonusplättchen, für { $money } weniger.
            }
       *[other] Wähle das Bonusplättchen, für { $money } mehr.
    }
prompt-joker_worker = Wähle die Reihe der Joker‑Arbeiterin.
prompt-RemoveSheep = Wähle das Startschaf mit Zuchtwert { $n }, das aus dem Spiel kommt.
prompt-TakeFromMarket =
    { $paid ->
        [0] Wähle das Schaf, das du vom Markt nimmst.
       *[other] Wähle das Schaf, das du für { $money } vom Markt nimmst.
    }
prompt-SecondOfPair = Wähle das zweite Schaf zu { $points } Punkten.
prompt-flip_tile = Erkundungsleiste: Wähle, welches Plättchen du umdrehst.
prompt-cards_gained_to_top = Wähle die Karte, die als nächste auf deinen Zugstapel kommt.
prompt-upgrade_by_one = Wähle das Gebäude, das eines mit genau 1 Handwerker weniger ersetzt.
prompt-replace_site = Wähle, was ersetzt wird durch: { $building }.
prompt-after_wellington = Du darfst noch Karten ausspielen.
prompt-sarah_fork = Sarah hat zwei gleich gute Wege: Wähle ihren.
prompt-sarah_worker = Wähle den Arbeiter, den Sarah einstellt.
prompt-sarah_breed = Wähle das Schaf, das Sarah nimmt.
prompt-sarah_tile = Wähle die Gefahr, die Sarah beseitigt.
prompt-sarah_site = Wähle, wo Sarah { $building } baut.

## Ereignisse: was im Protokoll hinter dem Namen steht. Was niemand tut, ist ein Satz für sich.

event-money = { $amount } Pfund
event-moves =
    { $space_id ->
        [wellington] erreicht Wellington
       *[other] zieht auf { $place_acc }{ $code_id ->
            [none] {""}
           *[other] {" "}({ $code })
        }
    }
event-wool_value = erreicht einen Wollwert von { $amount }
event-gold = hat jetzt { $amount } Gold
event-pathfinder = schreitet auf Feld { $amount } der Erkundungsleiste voran
event-gains_card = nimmt { $card_acc }
event-waives = spielt { $card_acc } aus und verzichtet auf die Wirkung
event-tops = legt auf den Zugstapel: { $card }
# $auxiliary sagt selbst „Hilfsaktion“: shows-auxiliary.
event-helps =
    { $double ->
        [0] nutzt eine { $auxiliary }
       *[other] nutzt eine doppelte { $auxiliary }
    }
event-combines = tauscht zwei Tauschplättchen gegen Gold
event-last_turns = füllt den Bonusplättchenmarkt, nimmt den Anzeiger und läutet das Spielende ein: die letzten Züge
event-flips_buildings = Die neutralen Gebäude B, C, G und H zeigen jetzt Seite II
event-back_to_start = kehrt mit dem Schiff zum Start zurück
event-invests = nimmt aus Zeile { $row }: { $tile }
event-token_row =
    { $row ->
        [9] Der Bonusplättchenmarkt ist voll
       *[other] Der Bonusplättchenmarkt‑Anzeiger rückt in Zeile { $row }
    }
event-delivers = legt einen Spielermarker auf { $post_acc }
event-moves_disc = nimmt den Spielermarker von { $harbour }
event-sails = fährt auf { $space }
event-upgrades = baut den Hafen { $harbour } aus
event-storehouse = nimmt ein Lagerhaus vom { $pair }
event-flips_tile = dreht um: { $tile }
event-takes_step_tile = nimmt ein Schrittplättchen
event-sarah_card = deckt ihre Karte { $number } auf
event-sarah_removes = entfernt aus Zeile { $row }: { $tile }

## Wertung

score-money = Geld
score-trading_posts = Handelsposten
score-harbours = Kleine und mittlere Häfen
score-pathfinder = Erkundungsleiste
score-hazards_bonus_tiles = Gefahren und Bonusplättchen
score-cards = Schaf‑ und Bonuskarten
score-harbourmasters = Hafenmeister
score-hand_limit = Handkartenlimit
score-workers_storehouses = Arbeiter und Lagerhäuser
score-market_token = Bonusplättchenmarkt‑Anzeiger
outcome-sarah =
    { $n ->
        [one] Sarah, { $thing }: { $n } Punkt
       *[other] Sarah, { $thing }: { $n } Punkte
    }

## Optionen eines Spiels

option-buildings-help = Für erste Partien ist die Seite a aller zehn Gebäude am besten; zufällige Seiten sind für alle gleich.
option-cards_out_of_turn = Karten in fremden Zügen
option-cards_out_of_turn-false = nein
option-cards_out_of_turn-true = erlaubt
option-cards_out_of_turn-help = Hütehund, Fähre, Kōtare‑Vogel, Dampffähre und Entdecker dürfen auch im Zug einer anderen Person ausgespielt werden.
option-sarah = Sarah
option-sarah-easy = leicht
option-sarah-medium = mittel
option-sarah-hard = schwer
option-sarah-help = Solospiel: die Stärke der Gegnerin. Die Stufe sagt, mit welchen Karten sie spielt und wie gut ihre erste Lieferung ist.
option-first_delivery = Sarahs erste Lieferung
option-first_delivery-by_level = nach Stufe
option-first_delivery-lp1 = Handelsposten 1
option-first_delivery-lp3 = Handelsposten 3
option-first_delivery-lp6 = Handelsposten 6
option-first_delivery-lp9 = Handelsposten 9
option-first_delivery-lp12 = Handelsposten 12
option-first_delivery-lp15 = Handelsposten 15
option-first_delivery-lp18 = Handelsposten 18
option-first_delivery-lp21 = Handelsposten 21
option-first_delivery-help = Solospiel: Ein höherer erster Handelsposten macht Sarah stärker.

## Ablehnungen: warum eine Aktion nicht möglich ist

refusal-tile_not_in_this_column =
    { $column ->
        [one] Dieses Plättchen liegt nicht auf einem Feld der Vorschau A.
       *[other] Dieses Plättchen liegt nicht auf einem Feld der Vorschau B.
    }
refusal-two_tokens_needed = Dafür brauchst du zwei Tauschplättchen.
refusal-no_shropshire_in_hand = Dafür brauchst du ein Shropshire auf der Hand.
refusal-gold_in_your_own_turn = Gold gibt man in den Phasen A und B des eigenen Zugs aus. { $prompt }
refusal-no_bonus_card_left = Dort ist keine Bonuskarte mehr ({ $stack }).
refusal-too_little_gold = Das kostet { $needed } Gold; du hast { $have }.
refusal-gold_is_missing = Du hast nicht genug Gold.
refusal-only_if_the_table_agrees = Karten spielt man nur im eigenen Zug aus, wenn am Tisch nichts anderes vereinbart ist.
refusal-only_in_the_own_turn = Diese Karte wird nie in einem fremden Zug ausgespielt.
refusal-played_as_usual_in_the_own_turn = Im eigenen Zug spielt man Karten zwischen den Aktionen aus.
refusal-pathfinder_not_so_far = Dieses Feld verlangt Feld { $needed } der Erkundungsleiste; dein Marker ist auf Feld { $have }.
refusal-exactly_one_craftsman_more = Ein eigenes Gebäude darfst du nur durch eines ersetzen, das genau 1 Handwerker mehr benötigt.
refusal-no_more_sheep = Du hast schon so viele Schafe vorgezeigt, wie du darfst.
refusal-no_shearer_is_free = Kein Schafscherer ist mehr frei.
refusal-no_shearer_works_here = Hier ist die Zahl der Schafe aufgedruckt, also ziehen Schafscherer keine Karten.
refusal-breed_already_shown = Diese Art zeigst du schon vor: Jede zählt einmal.
refusal-nothing_to_waive = Hier gibt es jetzt nichts zu verzichten: Verzichten kannst du nur auf das, was eine Karte oder Gold brächte.
refusal-only_one_breed_in_hand = Du hast nur Schafe einer Art: Zeige einfach diese vor.
refusal-no_sheep_in_hand = Du hast kein Schaf auf der Hand.
refusal-more_breeds_than_may_be_shown =
    { $n ->
        [one] Du hast mehr Arten auf der Hand, als du vorzeigen darfst: nur { $n }.
       *[other] Du hast mehr Arten auf der Hand, als du vorzeigen darfst: höchstens { $n }.
    }
refusal-another_sheep_is_asked_for = Dafür brauchst du ein Startschaf mit Zuchtwert { $n } auf der Hand.
refusal-another_sheep_is_offered = Dieses Schaf gehört nicht zu den angebotenen.
refusal-no_sheep_to_take = Ein solches Schaf liegt nicht im Markt, oder du kannst es nicht bezahlen.
refusal-card_not_gained_in_this_turn = Dafür brauchst du eine in diesem Zug erhaltene Karte, die noch auf deinem Ablagestapel liegt.
refusal-not_a_post_for_this = Dorthin geht diese Lieferung nicht ({ $post }).
refusal-post_too_far = Nötig ist ein Wert von { $needed }, deiner ist { $value } ({ $post }).
refusal-no_storehouse_at_the_post = Du hast kein Lagerhaus im großen Hafen dieses Postens ({ $post }).
refusal-own_disc_on_the_post = Dort liegt schon dein Spielermarker ({ $post }).
refusal-no_disc_can_be_paid = Nach den Transportkosten könntest du kein Kreisfeld mehr freiräumen ({ $post }).
refusal-player_board_first = Von einem Hafen kommt ein Spielermarker nur, wenn von der Spielerablage keiner genommen werden kann.
refusal-ship_is_already_there = Dein Schiff ist schon dort.
refusal-too_far_for_the_ship =
    { $have ->
        [one] Das sind { $needed } Felder, und dein Schiff darf { $have } Feld weit fahren.
       *[other] Das sind { $needed } Felder, und dein Schiff darf { $have } Felder weit fahren.
    }
refusal-no_harbour_here = Wo dein Schiff liegt, ist kein Hafen.
refusal-harbour_already_upgraded = Diesen Hafen hast du schon ausgebaut ({ $harbour }).
refusal-nothing_to_place_there = Du hast kein Lagerhaus und keinen Spielermarker mehr, der dorthin darf.
refusal-no_storehouse_in_a_medium_harbour = In einen mittleren Hafen kommt ein Spielermarker, kein Lagerhaus.
refusal-harbour_out_of_range = Dieser Hafen ist { $needed } Felder vom Schiff entfernt; erlaubt: { $have }.
refusal-no_harbour_in_range = In Reichweite ist kein Hafen, dessen Ausbau du bezahlen kannst.
refusal-squares_are_empty = Diese beiden Lagerhäuser haben deine Spielerablage schon verlassen.
refusal-row_of_the_market_token = Zeile { $row } ist noch nicht offen: Nur die Zeilen über dem Anzeiger sind es.
refusal-no_such_tile_in_the_row = Dieses Plättchen liegt nicht in Zeile { $row } des Bonusplättchenmarkts.
refusal-all_rows_are_full = Alle vier Arbeiterreihen deiner Spielerablage sind voll.
refusal-no_such_tile_to_flip = Dieses Plättchen hast du nicht, oder es ist schon umgedreht.
refusal-not_among_sarahs_choices = Für Sarah ist das nicht so gut wie das, was du wählen kannst. { $prompt }
refusal-no_card_in_the_supply = Eine solche Karte ist nicht mehr im Vorrat.
refusal-two_hazards_needed = Dafür brauchst du zwei eigene Gefahren.
refusal-nothing_to_shear = Du hast kein Schaf zu scheren und keinen Schafscherer, der eine Karte ziehen könnte.
refusal-no_bonus_tile_to_take = Es gibt kein Bonusplättchen, das du nehmen und bezahlen kannst.
refusal-no_disc_for_the_wool_post = Dort kannst du keinen Spielermarker platzieren und bezahlen.
