### Was beide Pfad-Spiele sagen, auf Deutsch. Was in jedem anders heißt, sagt das Spiel selbst: -herder, -market …

## Mengen: so viele davon

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
amount-step =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
amount-building = { $n } Gebäude
amount-exchange_token = { $n } Tauschplättchen

## Auftragskarten

shows-objective =
    { $penalty ->
        [0] Auftragskarte ({ $tasks }; { $points } oder 0)
       *[other] Auftragskarte ({ $tasks }; { $points } oder −{ $penalty })
    }
    .acc =
        { $penalty ->
            [0] eine Auftragskarte ({ $tasks }; { $points } oder 0)
           *[other] eine Auftragskarte ({ $tasks }; { $points } oder −{ $penalty })
        }
about-objective =
    { $penalty ->
        [0] Am Spielende { $points }, wenn du das hast: { $tasks }.
       *[other] Am Spielende { $points }, wenn du das hast: { $tasks }; wenn nicht, −{ $penalty }.
    }{ $immediate ->
        [0] {""}
       *[other] {" "}Beim Ausspielen: { $effect }.
    }

## Gefahren und Gebäude

shows-hazard =
    { $hand_id ->
        [green] { $kind } ({ $points }, grüne Hand)
       *[black] { $kind } ({ $points }, schwarze Hand)
    }
shows-neutral = Gebäude { $letter }
shows-building = Gebäude { $n }{ $side }
shows-owned = Gebäude { $n }{ $side } von { PLAYER($owner) }
about-neutral = Neutrales Gebäude. Aktionen: { $actions }.
about-private = Benötigt { $builders }, { $points } wert. { $hands_id ->
        [none] Keine Gebühr.
        [green] Gebühr: eine grüne Hand.
        [black] Gebühr: eine schwarze Hand.
       *[both] Gebühr: eine grüne und eine schwarze Hand.
    } Aktionen: { $actions }.

## Felder des Pfads; Meister der Bahnhöfe und Häfen

name-start = Reiterfeld
space-building = Gebäudefeld { $code }
space-neutral = neutrales Feld { $letter }
    .acc = das neutrale Feld { $letter }
about-space =
    { $count ->
        [0] Ein Gebäudefeld.
       *[other] Ein Gebäudefeld: { $features }.
    }
site-risk = { -risk-action }: { $effect }
site-both = { $one }, { $other }
shows-master = { -master } ({ $top }; { $bottom })
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
slot-hand = Feld { $n } für das Handkartenlimit
unlock-aux =
    { $double ->
        [0] schaltet die Hilfsaktion frei
       *[other] erlaubt die doppelte Hilfsaktion
    }
unlock-step =
    { $money ->
        [0] Schrittlimit +{ $steps }, { $points }
       *[other] Schrittlimit +{ $steps }, { $gains } nehmen
    }
unlock-hand =
    { $worth ->
        [0] Handkartenlimit +1, { $cost } zahlen
       *[other] Handkartenlimit +1, { $cost } zahlen, { $points }
    }

## Was Aktionen tun

either = { $one } oder { $other }
both = { $one }; { $other }
effect-trade = { $cost } → { $gains }
effect-all = { $gains }
effect-discard = { $cards } abwerfen
discards-breed = 1 { $breed }
discards-any = 1 beliebige { -card }
discards-pair_same_type = 2 { -cards } derselben Art
effect-pay = { $money } zahlen
effect-money = { $money } nehmen
effect-money_per = { $money } je { $per } nehmen
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
effect-permanent_certificates =
    { $n ->
        [one] 1 dauerhaftes Zertifikat
       *[other] { $n } dauerhafte Zertifikate
    }
effect-hire =
    { $more ->
        [0] { $less ->
                [0] einen Arbeiter einstellen
               *[other] einen Arbeiter für { $money } weniger einstellen
            }
       *[other] einen Arbeiter für { $money } mehr einstellen
    }
effect-build = ein Gebäude für { $money } je Handwerker bauen
effect-objective_to_discard = eine Auftragskarte nehmen
effect-aux_single_or_double = eine einfache oder doppelte Hilfsaktion
effect-remove_hazard =
    { $n ->
        [0] eine Gefahr kostenlos beseitigen
       *[other] eine Gefahr für { $money } beseitigen
    }
effect-herder_forward =
    { $n ->
        [one] { -herder } 1 Schritt vorwärts bewegen
       *[other] { -herder } bis zu { $n } Schritte vorwärts bewegen
    }
effect-exchange_token =
    { $n ->
        [one] ein Tauschplättchen nehmen
       *[other] { $n } Tauschplättchen nehmen
    }
effect-draw_exactly =
    { $n ->
        [one] 1 Karte ziehen, dann 1 abwerfen
       *[other] { $n } Karten ziehen, dann { $n } abwerfen
    }
effect-draw_then_discard = bis zu { $n } Karten ziehen, dann ebenso viele abwerfen
per-workers_in_worker_section =
    { $n ->
        [one] Arbeiter auf der Spielerablage
       *[other] { $n } Arbeiter auf der Spielerablage
    }
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

## Überschriften über Aktionen einer Art

family-move = { -herder } bewegen
family-via = Weg wählen
family-use = Aktion ausführen
family-discard = Karte abwerfen
family-pair = Paar abwerfen
family-take = { -card } nehmen
family-objective = Auftragskarte nehmen
family-build = Gebäude bauen
family-site = Gebäudefeld wählen
family-draw = Karten ziehen
family-certificates = Zertifikate einsetzen
family-hire = Arbeiter einstellen
family-aux = Hilfsaktion
family-foresight = Vorschau
family-deliver = Liefern
family-disc = Spielermarker nehmen
family-give = Arbeiter abgeben
family-hazard = Gefahr beseitigen
family-remove = Karte aus dem Spiel entfernen
family-exchange = Tauschplättchen einsetzen
hire-number = Zeile { $n },
exchange-number = { PLAYER($n) }
aux-single = (einfach)
aux-double = (doppelt)
objective-stack = die oberste Karte des Stapels

## Aktionen: was auf dem Knopf steht

place-space = { $space }
place-neutral = { $building }
place-own = dein { $building }
place-other = { $building } von { PLAYER($owner) }
place-rival = { -rival(case: "gen") } { $building }
fee-none = keine Gebühr
fee-exact = Gebühr { $most }
fee-range = Gebühr { $least }–{ $most }
action-move =
    { $goal ->
        [0] Auf { $place } ziehen
       *[other] Nach { -goal } ziehen
    }{ $charged ->
        [0] {""}
       *[other] {" "}({ $fee })
    }
action-via = Über { $place } ziehen ({ $fee })
action-use =
    { $kind_id ->
        [risk] { -risk-action }: { $effect }
        [immediate] Sofortaktion: { $effect }
        [bonus] Lieferaktion: { $effect }
        [lesser] Nur: { $effect }
       *[local] Aktion: { $effect }
    }{ $counted ->
        [0] {""}
       *[other] {" "}({ $now })
    }
now-money = jetzt { $money }
now-spaces =
    { $n ->
        [one] jetzt 1 Feld
       *[other] jetzt { $n } Felder
    }
action-discard = { $a } abwerfen
action-pair = 2 Karten abwerfen: { $a }
action-objective =
    { $a_id ->
        [stack] Die oberste Auftragskarte des Stapels nehmen
       *[other] { $a } nehmen{ $immediate ->
                [0] {""}
               *[other] {" "}– beim Ausspielen: { $effect }
            }
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
        [none] Auf Gebäudefeld { $code } bauen
       *[other] Auf Gebäudefeld { $code } statt { $replaced } bauen
    }{ $paid ->
        [0] , kostenlos
       *[other] , für { $cost }
    }{ $count ->
        [0] {""}
       *[other] , { $features }
    }
action-draw =
    { $tokens ->
        [0] { $a ->
            [one] { $a } Karte ziehen, dann ebenso viele abwerfen
           *[other] { $a } Karten ziehen, dann ebenso viele abwerfen
        }
       *[other] { $a ->
            [one] Mit { $tokens } Tauschplättchen { $a } Karte ziehen, dann ebenso viele abwerfen
           *[other] Mit { $tokens } Tauschplättchen { $a } Karten ziehen, dann ebenso viele abwerfen
        }
    }
action-certificates =
    { $a ->
        [0] Kein Zertifikat einsetzen: Zuchtwert { $value }, { $gains } nehmen
        [one] { $a } Zertifikat einsetzen: Zuchtwert { $value }, { $gains } nehmen
       *[other] { $a } Zertifikate einsetzen: Zuchtwert { $value }, { $gains } nehmen
    }
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
deliver-transport = { $cost } Transportkosten
deliver-points = { $points } am Spielende
deliver-loss = { $points } weniger am Spielende
action-disc =
    { $place_id ->
        [none] Spielermarker nehmen: { $a } – { $unlocks }
       *[other] Spielermarker nehmen: { $a }
    }
action-give = { $a } für den { -master } abgeben
action-hazard =
    { $paid ->
        [0] Auf { $a } kostenlos beseitigen: { $tile }
       *[other] Auf { $a } für { $cost } beseitigen: { $tile }
    }
action-remove = Aus dem Spiel entfernen: { $a }
action-exchange =
    { $own ->
        [0] { $left ->
            [one] { PLAYER($seat) } setzt ein Tauschplättchen ein: bis zu 2 Karten ziehen, dann ebenso viele abwerfen
           *[other] { PLAYER($seat) } setzt Tauschplättchen ein: für jedes bis zu 2 Karten ziehen, dann ebenso viele abwerfen
        }
       *[other] { $left ->
            [one] Tauschplättchen einsetzen: bis zu 2 Karten ziehen, dann ebenso viele abwerfen (noch { $left })
           *[other] Tauschplättchen einsetzen, eines oder mehrere zugleich (noch { $left }): für jedes bis zu 2 Karten ziehen, dann ebenso viele abwerfen
        }
    }
done-May = Auf die Sofortaktion verzichten
done-visit = Hier aufhören und Karten nachziehen
done-buy = Nichts mehr kaufen
done-take_master = Den { -master } liegen lassen

## Fragen: was zu entscheiden ist.

prompt-May = Sofortaktion, jetzt oder nie: { $effect }.
prompt-Discard = Wirf ab: { $cards }.
prompt-Hire =
    { $more ->
        [0] { $less ->
                [0] Stelle einen Arbeiter ein.
               *[other] Stelle einen Arbeiter für { $money } weniger ein.
            }
       *[other] Stelle einen Arbeiter für { $money } mehr ein.
    }
prompt-Build = Wähle ein Gebäude, das du für { $money } je Handwerker baust.
prompt-RemoveHazard =
    { $paid ->
        [0] Wähle die Gefahr, die du kostenlos beseitigst.
       *[other] Wähle die Gefahr, die du für { $money } beseitigst.
    }
prompt-Move =
    { $n ->
        [one] Bewege deinen { -herder } 1 Schritt vorwärts und nutze den Ort.
       *[other] Bewege deinen { -herder } bis zu { $n } Schritte vorwärts und nutze den Ort.
    }
prompt-DrawThenDiscard =
    { $n ->
        [one] Ziehe 1 Karte, dann wirf 1 ab.
       *[other] Ziehe bis zu { $n } Karten, dann wirf ebenso viele ab.
    }
prompt-exchange_draw =
    { $tokens ->
        [one] { $n ->
            [one] Ziehe 1 Karte, dann wirf 1 ab.
           *[other] Ziehe bis zu { $n } Karten, dann wirf ebenso viele ab.
        }
       *[other] Ziehe bis zu { $n } Karten, dann wirf ebenso viele ab. Du hast { $tokens } Tauschplättchen: eines reicht für 2 Karten.
    }
prompt-Foresight = Vorschau { $column }: Wähle eines der beiden Plättchen.
prompt-phase_a =
    { $placing ->
        [0] { $playing ->
                [0] Bewege deinen { -herder } (Limit: { $steps }).
               *[other] Bewege deinen { -herder } (Limit: { $steps }) oder spiele zuerst { -playable } aus.
            }
       *[other] Dein erster Zug: Stelle deinen { -herder } auf ein neutrales Gebäude.
    }
prompt-way = Wähle den Weg zum Ziel: { $place }.
prompt-visit =
    { $state_id ->
        [actions] Du bist hier: { $place }. Nutze die Ortsaktionen, jede einmal, oder eine einfache Hilfsaktion.
        [more] Du bist hier: { $place }. Nutze eine weitere Ortsaktion oder beende den Zug.
        [elsewhere] Du bist hier: { $place }. Du darfst eine einfache Hilfsaktion ausführen.
       *[helped] Die Hilfsaktion ist ausgeführt: Beende den Zug.
    }
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
prompt-discard_pair_same_type = Wähle die Art, von der du 2 Karten abwirfst.
prompt-discard_of_breed = Wähle die Karte, die du abwirfst ({ $breed }).
prompt-site = Wähle den Platz für { $building }.
prompt-take_animal = Wähle die gekaufte { -card } ({ $cards }).
prompt-GainObjective = Nimm eine Auftragskarte auf deinen Ablagestapel.
prompt-Auxiliary = Wähle eine Hilfsaktion.
prompt-take_master = Einen eingestellten Arbeiter für den { $master } abgeben?
prompt-income = Einkommen: Dein Zuchtwert ist { $value }. Wie viele temporäre Zertifikate setzt du ein?

## Ereignisse: was im Protokoll hinter dem Namen steht. Was niemand tut, ist ein Satz für sich.

event-gains = nimmt { event-money }
event-pays = zahlt { event-money }
event-certificates =
    { $amount ->
        [one] hat jetzt { $amount } Zertifikat
       *[other] hat jetzt { $amount } Zertifikate
    }
event-breeding_value = erreicht einen Zuchtwert von { $amount }
event-draws = zieht { $card_acc }
event-discards = wirft ab: { $card }
event-removes = entfernt aus dem Spiel: { $card }
event-plays = spielt aus: { $card }
event-appears = Neu im { -market }: { $card }
event-buys = kauft { $card_acc }
event-exchanges = setzt ein Tauschplättchen ein
event-gains_token = nimmt ein Tauschplättchen
event-game_over = beendet den letzten Zug: Das Spiel ist zu Ende
event-pays_fee = zahlt { event-money } Gebühr{ $owner ->
        [-1] {""}
       *[other] {" "}an { PLAYER($owner, first: 0) }
    }
event-uses = nutzt: { $action }
event-helps =
    { $double ->
        [0] nutzt eine Hilfsaktion: { $auxiliary }
       *[other] nutzt eine doppelte Hilfsaktion: { $auxiliary }
    }
event-gains_objective = nimmt { $card_acc }
event-builds = baut { $building } auf { $space }
event-clears = räumt frei: { $slot }
event-hires = stellt { $worker_acc } ein
event-chooses = wählt aus der Vorschau: { $tile }
event-places = Auf { $space } gelegt: { $tile }
event-leaves = hat dafür kein freies Feld, das Plättchen kommt aus dem Spiel
event-reveals = zeigt { $card_acc }
event-takes_master = gibt { $worker_acc } für den { $master } ab
event-captures = nimmt von { $space }: { $tile }

## Wertung

score-buildings = Gebäude
score-objectives = Auftragskarten
outcome-won-true = Du gewinnst gegen { -rival }.
outcome-won-false = { -rival } gewinnt.

## Optionen eines Spiels

option-buildings = Eigene Gebäude
option-buildings-a = Seite a
option-buildings-b = Seite b
option-buildings-mixed = zufällige Seiten
option-neutral = Neutrale Gebäude
option-neutral-fixed = der Reihe nach
option-neutral-random = gemischt
option-neutral-help = In der ersten Partie liegt Gebäude A auf Feld A und so weiter; später werden sie gemischt.

## Ablehnungen: warum eine Aktion nicht möglich ist

refusal-this_cannot_be_skipped = Das kann nicht ausgelassen werden. { $prompt }
refusal-move_first = Das kommt erst nach der Bewegung. { $prompt }
refusal-herder_has_moved = Dein { -herder } hat sich in diesem Zug schon bewegt.
refusal-choose_an_action_first = Das geht nur mit einer Aktion, die es erlaubt. { $prompt }
refusal-too_little_money = Das kostet { $cost }; du hast { $have }.
refusal-requirement_not_met = Du kannst die Voraussetzung dieser Aktion nicht erfüllen.
refusal-no_such_player = Diesen Spieler gibt es nicht.
refusal-exchange_has_to_wait = Tauschplättchen müssen kurz warten. { $prompt }
refusal-no_exchange_token = Es ist kein Tauschplättchen mehr da.
refusal-no_card_to_draw = Es gibt keine Karte zu ziehen.
refusal-starts_on_a_neutral_building = Im ersten Zug kommt der { -herder } auf ein neutrales Gebäude.
refusal-no_arrow_leads_there = Dorthin führen von deinem { -herder } aus keine Pfeile.
refusal-not_a_location = Dort liegt kein Plättchen, also ist es kein Ort.
refusal-at_least_one_step = Dein { -herder } muss sich mindestens 1 Schritt bewegen.
refusal-too_far = Nötig: { $needed }. Dein Limit: { $limit }.
refusal-no_branch_of_the_way = Dort zweigt der Weg nicht ab.
refusal-auxiliary_action_taken = Hier ist schon eine Hilfsaktion ausgeführt: Mehr ist nicht möglich.
refusal-local_action_used = Eine Hilfsaktion ist nur statt aller Ortsaktionen möglich.
refusal-only_an_auxiliary_action_here = Hier ({ $place }) ist nur eine einfache Hilfsaktion möglich.
refusal-only_single_here = Statt der Ortsaktionen ist nur eine einfache Hilfsaktion möglich.
refusal-not_an_action_here = Diese Aktion gibt es hier nicht ({ $place }).
refusal-action_already_used = Diese Aktion ist in diesem Zug schon ausgeführt.
refusal-building_just_placed = Dieses Gebäude ist gerade erst unter deinem { -herder } gebaut worden und kann jetzt nicht genutzt werden.
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
refusal-no_card_is_played_now = Karten spielt man vor Phase A oder in Phase B zwischen zwei Aktionen aus. { $prompt }
refusal-no_objective_card_left = Dort ist keine Auftragskarte mehr.
refusal-card_not_in_the_display = Diese Karte liegt nicht in der allgemeinen Auftragsauslage.
refusal-nobody_to_hire = Es gibt niemanden, den du einstellen und bezahlen kannst.
refusal-no_such_worker_in_the_row = In Zeile { $row } des Arbeitsmarkts gibt es diesen Arbeiter nicht ({ $worker }).
refusal-no_room_for_this_worker = Die Reihe dieser Arbeiter auf deiner Spielerablage ist voll ({ $worker }).
refusal-nothing_to_buy = Du kannst nichts kaufen und keine Karte in den { -market } legen.
refusal-too_few_buyers = Nötig: { $needed }. Noch frei: { $have }.
refusal-market_stack_is_empty = Der Marktstapel ist leer.
refusal-too_few_cards_on_sale = Im { -market } liegen nicht genug solche Karten.
refusal-card_not_on_sale = Diese Karte liegt nicht im { -market }.
refusal-not_what_was_bought = Gekauft ist etwas anderes: { $cards }.
refusal-nothing_to_build = Es gibt kein Gebäude, das du bauen und bezahlen kannst.
refusal-building_not_at_hand = Das kannst du nicht bauen: { $building }.
refusal-only_in_place_of_another = Es benötigt so viele Handwerker, dass es nur ein eigenes Gebäude ersetzen kann.
refusal-too_few_builders = Nötig: { $needed }. Du hast: { $have }.
refusal-space_taken = Dieses Feld ist belegt: Ersetzen darfst du nur eigene Gebäude.
refusal-replaces_only_lesser_buildings = Ein Gebäude ersetzt nur eines, das weniger Handwerker benötigt.
refusal-no_disc_there = Dort liegt kein Spielermarker von dir.
refusal-white_disc_needed = Ein Spielermarker von einem Feld mit dunklen Ecken darf nicht auf ein Feld mit weißen.
refusal-no_hired_worker = Einen solchen Arbeiter hast du nicht eingestellt ({ $worker }).
refusal-no_hazard_on_the_board = Auf dem Spielplan ist keine Gefahr.
refusal-no_hazard_there = Dort ist keine Gefahr.
refusal-nowhere_to_go = Dein { -herder } kann keinen Ort erreichen.
refusal-tile_not_in_this_column = Dieses Plättchen liegt nicht auf einem Feld der Vorschau { $column }.
refusal-too_few_certificates = Du hast nur { $have }.

## The phases of a turn

phase-move = ziehen
phase-move-help = Phase A: Geh mindestens 1 Schritt vorwärts und höchstens so viele, wie dein Limit erlaubt.
phase-act = handeln
phase-act-help = Phase B: Nutze den Ort, den du erreicht hast. Auf einem neutralen oder eigenen Gebäude sind das dessen Aktionen oder stattdessen eine einfache Hilfsaktion, sonst nur diese.
phase-draw = Karten nachziehen
phase-draw-help = Phase C: Ziehe bis zu deinem Handkartenlimit nach; dann beginnt der nächste Zug.
