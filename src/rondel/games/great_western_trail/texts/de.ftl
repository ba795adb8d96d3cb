### Great Western Trail auf Deutsch.



title = Great Western Trail
tagline = Treibe deine Herde über den Pfad nach Kansas City und liefere sie per Bahn so weit, wie deine Lok kommt.

## Wörter dieses Spiels in dem, was beide Pfad-Spiele sagen

-herder = Viehtreiber
-risk-action = Risikoaktion
-master = Bahnhofsvorsteher
-market = Rindermarkt
-card = Rinderkarte
-cards = Rinderkarten
-goal = Kansas City
-playable = eine Auftragskarte
-rival =
    { $case ->
       *[nom] Sam
        [gen] Sams
    }

## Mengen: so viele davon

amount-money = { $n } Dollar
amount-cowboy =
    { $n ->
        [one] { $n } Cowboy
       *[other] { $n } Cowboys
    }
amount-builder = { $n } Handwerker
amount-engineer =
    { $n ->
        [one] { $n } Ingenieur
       *[other] { $n } Ingenieure
    }
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
        [one] { $n } Simmental‑Kalb
       *[other] { $n } Simmental‑Kälber
    }
amount-new_york = { $n } Spielermarker auf New York

## Rinderkarten und Auftragskarten

name-criollo = Criollo
    .acc = ein Criollo
name-santa_gertrudis = Santa Gertrudis
    .acc = ein Santa Gertrudis
name-pineywoods = Pineywoods
    .acc = ein Pineywoods
name-galloway = Galloway
    .acc = ein Galloway
name-black_angus = Black Angus
    .acc = ein Black Angus
name-longhorn = Longhorn
    .acc = ein Longhorn
name-corriente = Corriente
    .acc = ein Corriente
name-shorthorn = Shorthorn
    .acc = ein Shorthorn
name-hereford = Hereford
    .acc = ein Hereford
name-simmental = Simmental
    .acc = ein Simmental
name-simmental_1 = Simmental‑Kalb
    .acc = ein Simmental‑Kalb
name-simmental_2 = Simmental‑Färse
    .acc = eine Simmental‑Färse
name-simmental_3 = Simmental‑Kuh
    .acc = eine Simmental‑Kuh
shows-cattle = { $breed } ({ $points })
    .acc = { $breed_acc } ({ $points })
shows-purchase = { $cards } ({ $cowboys }, { $money })
about-cattle = Zuchtwert { $value }; am Spielende { $points }.

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

## Felder des Pfads, Städte, Bahnhöfe, Gleise

name-kc = Kansas City
space-hazard =
    { $kind_id ->
        [flood] Überschwemmungsfeld { $n }
        [drought] Dürrefeld { $n }
       *[rockfall] Steinschlagfeld { $n }
    }
space-outlaw = Banditenfeld { $n }
site-woods = im Wald
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

## Kreisfelder der Spielerablage

slot-cert_limit = Feld für Zertifikatslimit { $n }
slot-step = Feld { $n } für das Schrittlimit
unlock-cert_limit =
    { $ready ->
        [0] wirkt erst mit dem Feld des niedrigeren Limits
       *[other] bis zu { $n } temporäre Zertifikate
    }

## Was Aktionen tun

discards-value = 1 Rinderkarte mit Zuchtwert { $n }
discards-objective_card = 1 Auftragskarte
effect-engine_back =
    { $n ->
        [one] Lok 1 Feld zurückziehen
       *[other] Lok { $n } Felder zurückziehen
    }
effect-cert_max = Zertifikate bis zum Limit erhalten
effect-buy_cattle = Rinder kaufen
effect-engine_forward =
    { $n ->
        [one] Lok 1 Feld vorwärts bewegen
       *[other] Lok bis zu { $n } Felder vorwärts bewegen
    }
effect-engine_forward-per = Lok bis zu 1 Feld je { $per } vorwärts bewegen
effect-objective_to_hand = eine Auftragskarte auf die Hand nehmen
effect-capture_outlaw = einen Banditen fangen
effect-herder_forward_free = Viehtreiber bis zu { $n } Schritte vorwärts bewegen, ohne Gebühren und ohne den Ort zu nutzen
effect-copy_adjacent = ein benachbartes Gebäude nutzen
effect-upgrade_station_behind = einen Bahnhof hinter der Lok ausbauen
effect-extraordinary_delivery = Lok zurückziehen und liefern
effect-draw_then_discard-per = bis zu 1 Karte je { $per } ziehen, dann ebenso viele abwerfen
effect-remove_hand_cards =
    { $n ->
        [one] 1 Handkarte aus dem Spiel entfernen
       *[other] bis zu { $n } Handkarten aus dem Spiel entfernen
    }
per-cowboys = Cowboy
per-engineers = Ingenieur
per-builders = Handwerker
per-own_woods_buildings = eigenes Gebäude im Wald
per-outlaw_pair_green_orange = Paar aus grünem und orangefarbenem Banditen
per-own_stations =
    { $n ->
        [one] Bahnhof mit eigenem Spielermarker
       *[other] { $n } Bahnhöfe mit eigenem Spielermarker
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
sam-moves-most_buildings = so viele Schritte, wie er Gebäude hat, oder du, wenn du mehr hast
sam-moves-cowboys = so viele Schritte, wie er Cowboys hat
sam-moves-specialized = so viele Schritte, wie er Arbeiter seiner Spezialisierung hat
sam-hire_cheapest = er stellt den billigsten Arbeiter ein
sam-hire_specialized = er stellt einen Arbeiter seiner Spezialisierung ein
sam-hire_engineer_then_engine = er stellt einen Ingenieur ein und bewegt dann seine Lok
sam-engine = er bewegt seine Lok
sam-take_objective = er nimmt eine Auftragskarte
sam-capture_outlaw = er fängt einen Banditen
sam-remove_hazard = er beseitigt eine Gefahr
sam-buy_cattle = er kauft Rinder
sam-reveal_then_buy_cattle = er legt 2 Karten in den Rindermarkt und kauft dann Rinder
sam-build = er baut ein Gebäude

## Überschriften über Aktionen einer Art

family-play = Auftragskarte ausspielen
family-reveal = Handkarten zeigen
family-buy = Rinder kaufen
family-engine = Lok bewegen
family-upgrade = Bahnhof ausbauen
family-station = Bahnhof ausbauen
family-outlaw = Banditen fangen
family-copy = Benachbartes Gebäude nutzen
family-raise = Simmental tauschen
buy-reveal = 2 weitere Karten (1 Cowboy)

## Aktionen: was auf dem Knopf steht

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
action-take = { $animal } nehmen (Zuchtwert { $value }, { $points })
action-play =
    { $immediate ->
        [0] { $a } ausspielen
       *[other] { $a } ausspielen – sofort: { $effect }
    }
action-reveal = Handkarten zeigen: Zuchtwert { $value }
action-buy =
    { $a_id ->
        [reveal] 1 Cowboy einsetzen: 2 Karten in den Rindermarkt legen
       *[other] { $cards } mit { $cowboys } für { $money } kaufen
    }
action-foresight =
    { $goal_id ->
        [row] Nehmen: { $tile } – in Zeile { $row } des Arbeitsmarkts
        [refill] Nehmen: { $tile } – in Zeile { $row } des Arbeitsmarkts, der Rindermarkt wird aufgefüllt
        [last] Nehmen: { $tile } – in Zeile { $row } des Arbeitsmarkts, die letzten Züge beginnen
        [gone] Nehmen: { $tile } – kein Feld ist frei, das Plättchen kommt aus dem Spiel
       *[space] Nehmen: { $tile } – auf { $space }
    }
action-deliver =
    { $count ->
        [0] Nach { $a } liefern (Wert { $value })
       *[other] Nach { $a } liefern (Wert { $value }): { $results }
    }
deliver-money = { $gains } nehmen
action-engine =
    { $kind_id ->
        [last] Lok auf { $rail } bewegen, das Ende der Strecke
       *[other] Lok auf { $rail } bewegen
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
       *[other] { $station } für { $cost } ausbauen: { $points }, danach vielleicht der { $master }
    }
action-station =
    { $master_id ->
        [none] { $a } für { $cost } ausbauen: { $points }
       *[other] { $a } für { $cost } ausbauen: { $points }, danach vielleicht der { $master }
    }
action-outlaw = Auf { $a } fangen: { $tile } – { $reward }
action-copy = Nutzen: { $place }
action-raise = { $a_acc } gegen { $next_acc } tauschen
done-copy_visit = Die Aktionen dieses Gebäudes beenden
done-upgrade = Nicht ausbauen
done-may-EngineForward = Die Lok nicht bewegen
done-may-GainObjective = Keine Auftragskarte nehmen
done-raise = Nicht weiter tauschen
done-remove_hand_cards_1 = Keine Karte entfernen
done-remove_hand_cards_2 = Keine Karte mehr entfernen

## Fragen: was zu entscheiden ist.

prompt-EngineForward =
    { $n ->
        [one] Bewege deine Lok 1 Feld vorwärts.
       *[other] Bewege deine Lok bis zu { $n } Felder vorwärts.
    }
prompt-may-EngineForward =
    { $n ->
        [one] Du darfst deine Lok 1 Feld vorwärts bewegen.
       *[other] Du darfst deine Lok bis zu { $n } Felder vorwärts bewegen.
    }
prompt-EngineBack =
    { $n ->
        [one] Bewege deine Lok genau 1 Feld zurück.
       *[other] Bewege deine Lok genau { $n } Felder zurück.
    }
prompt-Repeat =
    { $n ->
        [one] Du darfst 1 Handkarte aus dem Spiel entfernen.
       *[other] Du darfst bis zu { $n } Handkarten aus dem Spiel entfernen.
    }
prompt-copy_visit = Nutze die Ortsaktionen ({ $place }), jede einmal, oder beende diese Aktion.
prompt-copy_adjacent = Wähle das benachbarte Gebäude, das du nutzt.
prompt-buy =
    { $left ->
        [0] Alle deine Cowboys sind eingesetzt.
        [one] Kaufe Rinder: 1 Cowboy ist noch frei.
       *[other] Kaufe Rinder: { $left } Cowboys sind noch frei.
    }
prompt-may-GainObjective = Du darfst eine Auftragskarte auf die Hand nehmen.
prompt-end_of_track = Das Ende der Strecke: Ziehe deine Lok auf ein beliebiges freies Feld zurück und nimm { $money }.
prompt-extraordinary_delivery = Ziehe deine Lok zurück: je mehr Felder, desto weiter darfst du liefern.
prompt-capture_outlaw = Wähle den Banditen, den du fängst.
prompt-herder_forward_free_3 = Bewege deinen Viehtreiber bis zu { $n } Schritte vorwärts, ohne Gebühren; der Ort wird nicht genutzt.
prompt-upgrade = Deine Lok steht an { $station }: ausbauen?
prompt-upgrade_station_behind = Wähle den Bahnhof, den du ausbaust.
prompt-upgrade_disc =
    { $dark ->
        [0] Wähle den Spielermarker für { $station }: weiße Ecken.
       *[other] Wähle den Spielermarker für { $station }: dunkle Ecken.
    }
prompt-city_disc =
    { $dark ->
        [0] Wähle den Spielermarker für { $city }: weiße Ecken.
       *[other] Wähle den Spielermarker für { $city }: dunkle Ecken.
    }
prompt-reveal = Einkommen: Zeige deine Handkarten oder setze zuerst ein Tauschplättchen ein.
prompt-raise =
    { $held ->
        [0] Bevor du deine Handkarten abwirfst, könnte ein Tauschplättchen eine Karte bringen, die sich tauschen lässt: { $card }.
       *[other] Du darfst { $card_acc } gegen { $next_acc } tauschen.
    }
prompt-deliver = Wähle die Stadt, in die du lieferst, bis Zuchtwert { $value }.
prompt-deliver_extra = Wähle die Stadt, in die du lieferst, bis Wert { $value }.
prompt-arrows = Wähle, welche Lieferaktion zuerst kommt.

## Ereignisse: was im Protokoll hinter dem Namen steht. Was niemand tut, ist ein Satz für sich.

event-money = { $amount } Dollar
event-transport = zahlt { event-money } Transportkosten
event-last_turns = füllt den Arbeitsmarkt, nimmt den Anzeiger und läutet das Spielende ein: die letzten Züge
event-token_row =
    { $row ->
        [13] Der Arbeitsmarkt ist voll
       *[other] Der Arbeitsmarkt‑Anzeiger rückt in Zeile { $row }
    }
event-delivers = liefert nach { $city }
event-moves =
    { $space_id ->
        [kc] erreicht Kansas City
       *[other] zieht auf { $place_acc }{ $code_id ->
            [none] {""}
           *[other] {" "}({ $code })
        }
    }
event-moves_disc = nimmt den Spielermarker von { $station }
event-upgrades = baut { $station } aus
event-engine = bewegt die Lok auf { $rail }
event-copies = nutzt { $place }{ $code_id ->
    [none] {""}
   *[other] {" "}({ $code })
}
event-raises = erhält { $card_acc }
event-sam_card = deckt seine Karte { $card_number } auf
event-sam_hires = stellt { $worker_acc } kostenlos ein

## Wertung

score-dollars = Dollar
score-cities = Städte
score-stations = Bahnhöfe
score-hazards = Gefahren
score-cattle = Rinderkarten
score-station_masters = Bahnhofsvorsteher
score-workers = Arbeiter
score-step_slot = Schrittlimit
score-job_market_token = Arbeitsmarkt‑Anzeiger
outcome-sam =
    { $n ->
        [one] Sam, { $thing }: { $n } Punkt
       *[other] Sam, { $thing }: { $n } Punkte
    }

## Optionen eines Spiels

option-buildings-help = Für erste Partien ist die Seite a aller zwölf Gebäude am besten; zufällige Seiten sind für alle gleich.
option-simmental = Simmental‑Variante
option-simmental-false = ohne
option-simmental-true = mit
option-simmental-help = Orangefarbene Kälber kommen in den Rindermarkt; in Kansas City tauschst du sie gegen Färsen und diese gegen Kühe.
option-sam = Sam
option-sam-easy = leicht
option-sam-medium = mittel
option-sam-hard = schwer
option-sam-help = Solospiel: die Stärke des Gegners. Leicht lässt drei Karten weg, schwer gibt ihm von jeder Art einen Arbeiter mehr.

## Ablehnungen: warum eine Aktion nicht möglich ist

refusal-beside_the_trail = Dieses Feld liegt neben dem Pfad: Dort hält niemand an.
refusal-not_into_kansas_city = Diese Bewegung darf nicht nach Kansas City führen.
refusal-row_of_the_token = In Zeile { $row } steht der Arbeitsmarkt‑Anzeiger: Von dort kann noch niemand eingestellt werden.
refusal-only_with_simmentals = Das ist nur in der Simmental‑Variante möglich.
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
refusal-no_disc_for_it = Du hast keinen Spielermarker, der dorthin darf.
refusal-station_already_upgraded = Diesen Bahnhof hast du schon ausgebaut.
refusal-another_disc_than_this = Der Spielermarker muss von einem anderen Bahnhof kommen.
refusal-player_board_first = Von einem Bahnhof kommt ein Spielermarker nur, wenn von der Spielerablage keiner genommen werden kann.
refusal-no_outlaw_on_the_board = Auf dem Spielplan ist kein Bandit.
refusal-no_outlaw_there = Dort ist kein Bandit.
refusal-nothing_to_copy = Dort ist nichts mehr zu nutzen.
refusal-not_adjacent = Dieses Feld ist nicht benachbart.
refusal-no_more_workers = Der Arbeitsmarkt ist voll: Arbeiter können nicht mehr gewählt werden.
refusal-another_stage_now = Jetzt geht es um eine andere Karte: { $card }.
refusal-city_too_far = { $city } verlangt einen Wert von { $needed }, deiner ist { $value }.
refusal-own_disc_in_the_city = Dort liegt schon dein Spielermarker: { $city }.
refusal-no_such_delivery_action = Diese Lieferung bringt das nicht.
