## Ablehnungen: warum eine Aktion nicht möglich ist

refusal-this_cannot_be_skipped = Das lässt sich nicht auslassen. { $prompt }
refusal-one_worker_a_turn = Du hast in diesem Zug schon einen Arbeiter eingesetzt.
refusal-one_action_at_least = Ein Arbeiter wird für mindestens 1 Aktion seines Bereichs gesetzt, wenn eine möglich ist.
refusal-needs_an_action = Diese Aktion gibt es nur durch einen Bereich, das Einkommen, ein Inselchen, ein Logbuchplättchen oder eine Karte.
refusal-done_here = Das hast du hier schon getan oder etwas anderes dafür gewählt.
refusal-too_few_items =
    { $off ->
        [0] Das kostet { $cost }; du hast im Wert von { $have }.
       *[other] Das kostet { $cost } (minus { $off }); du hast im Wert von { $have }.
    }
refusal-landing_space_taken = Dort liegt schon ein Boot: { $dock }.
refusal-boat_already_built = Dieses Boot ist schon gebaut: { $boat }.
refusal-building_not_left = Davon ist auf deinem Tableau nichts mehr übrig: { $piece }.
refusal-no_free_space = Nach der Zahlung wäre kein Landschaftsfeld frei.
refusal-no_statue_in_the_workshop = In deiner Werkstatt ist keine Statue.
refusal-ship_already_supplied = Dieses Schiff hast du schon beliefert: { $ship }.
refusal-not_part_of_the_cost = Das gehört nicht zu den Kosten: { $good }.
refusal-reduction_needed_elsewhere = Der Nachlass wird für etwas anderes gebraucht, das du nicht zahlen kannst.
refusal-not_in_storage = Das hast du nicht im Lager: { $good }.
refusal-no_cube_there = Auf { $hex } liegt kein Würfel.
refusal-paid_in_another_order = Jetzt wird etwas anderes gezahlt: { $good }.
refusal-cube_not_needed = Die Zahlung enthielte einen unnötigen Würfel oder würde nicht reichen.
refusal-card_missing = Du hast die Gebäudekarte „{ $card }“ nicht.
refusal-not_part_of_the_trade = Das gehört nicht zu diesem Handel: { $trade }.
refusal-all_of_it_is_needed = Es wird alles gebraucht, eins nach dem anderen.
refusal-trade_brings_nothing_yet = Der Handel muss mindestens 1 Ding bringen.
refusal-feeding_takes_food = Arbeiter werden mit Nahrung ernährt.
refusal-food_must_be_used = Solange du Nahrung hast, musst du sie verwenden.
refusal-no_such_worker = So einer ist nicht verfügbar: { $worker }.
refusal-own_worker_there = Auf diesem Feld steht schon ein eigener Arbeiter.
refusal-tile_not_in_reserve = Du hast kein solches Doppelplättchen in der Reserve.
refusal-tile_fits_nowhere = Diese Seite des Plättchens passt nirgends auf deine Halbinsel.
refusal-islet_already_placed = Dieses Inselchen liegt schon: { $islet }.
refusal-no_place_for_an_islet = An deiner Küste ist kein Platz für ein Inselchen.
refusal-no_room_in_storage = Dafür ist kein Lagerplatz frei.
refusal-not_to_be_had_here = Das gibt es hier nicht: { $good }.
refusal-bag_is_empty = Im Beutel ist kein Doppelplättchen mehr.
refusal-track_end_reached = Dein Kartograf ist am Ende der Leiste.
refusal-token_already_yours = Du hast den Cooper-Marker schon.
refusal-tile_was_not_drawn = Dieses Plättchen wurde nicht gezogen.
refusal-card_was_not_drawn = Diese Karte wurde nicht gezogen.
refusal-order_does_not_matter = Die Reihenfolge dieser Karten spielt keine Rolle mehr.
refusal-ship_with_fewer_anchors = Der Anker kommt unter das Schiff, das weniger hat.
refusal-no_card_face_down = Du hast keine solche verdeckte Karte: „{ $card }“.
refusal-no_lid_there = Auf diesem Feld liegt kein Kistenmarker von dir.
refusal-one_reactivation_only = Diese Reaktivierung ist schon genutzt.
refusal-no_anchor_there = Unter diesem Schiff ist kein Anker, oder es sind schon genug entfernt.
refusal-no_boat_to_turn = Du hast kein solches offenes Boot: { $boat }.
refusal-no_such_worker_waits = So einer wartet nicht: { $worker }.
refusal-order_not_displayed = Der königliche Auftrag „{ $order }“ ist nicht im Spiel.
refusal-order_taken = Auf dem königlichen Auftrag „{ $order }“ steht schon ein Arbeiter.
refusal-only_in_your_own_turn = Sofortaktionen gibt es nur im eigenen Zug.
refusal-no_anytime_action_before_this = Sofortaktionen müssen kurz warten. { $prompt }
refusal-no_such_player = Diesen Spieler gibt es an diesem Tisch nicht.
refusal-nothing_of_theirs_waits = Von diesem Spieler steht jetzt keine Entscheidung aus.
refusal-ahead_has_to_wait = Erst die begonnene Entscheidung; danach geht es ohne Warten.
refusal-order_may_matter = Die Reihenfolge kann hier etwas ändern, deshalb wird der Reihe nach entschieden.
refusal-not_on_the_marketplace = Das liegt nicht auf deinem Markt: { $good }.
refusal-too_little_to_trade = Du hast zu wenig für diesen Handel: { $trade }.
refusal-no_unused_lid = Du hast keinen unbenutzten Kistenmarker.
refusal-crate_space_taken = Auf diesem Feld liegt schon ein Kistenmarker.
refusal-would_do_nothing = Das würde jetzt nichts bewirken.
refusal-no_cartographer_at_the_end = Bei Spielende wird der Kartograf nicht genutzt.
refusal-cartographer_already_used = Du hast den Kartografen in diesem Zug oder dieser Phase schon genutzt.
refusal-too_few_steps = Das braucht { $need } Schritte, und dein Kartograf steht auf { $have }.
refusal-no_place_for_this = Für so ein Plättchen gibt es kein Feld, oder es gibt kein Plättchen.
refusal-card_is_face_down = „{ $card }“ ist verdeckt.
refusal-hiring_in_the_worker_phase = Meilensteine nutzt man in eigenen Zügen der Arbeiterphase.
refusal-no_milestone_to_use = Du hast keinen erreichten, noch nicht genutzten Meilenstein.
refusal-no_such_hire_space_free = Kein solches Einstellungsfeld ist frei.
refusal-space_not_charted = { $hex } ist nicht erschlossen.
refusal-space_occupied = { $hex } ist besetzt ({ $piece }).
refusal-space_already_charted = { $hex } ist schon erschlossen.
refusal-ruin_there = Auf { $hex } ist eine Ruine.
refusal-not_beside_landscape = { $hex } liegt nicht neben deiner Landschaft.
refusal-landscape_does_not_match = Auf { $hex } ist { $here }: { $land } darf nicht darauf.
refusal-no_second_half_fits = Mit der ersten Hälfte auf { $hex } passt die zweite nirgends.
refusal-not_beside_the_first_half = Das liegt nicht neben { $hex }.
refusal-levels_differ = Die Stufen { $one } und { $other } lassen sich jetzt nicht ausgleichen.
refusal-first_islet_at_the_harbor = In Runde 1 kommt das Inselchen auf das Küstenfeld rechts neben deinem Hafen.
refusal-sand_bank_taken = Auf dieser Sandbank liegt schon ein Inselchen ({ $half }).
refusal-not_the_highest_level = { $hex } hat nicht die höchste Stufe unter deinen freien Feldern.
refusal-no_ruin_there = Auf { $hex } ist keine Ruine.
refusal-ruin_not_accessible = Die Ruine auf { $hex } liegt nicht neben deiner Landschaft.
refusal-no_free_crafting_spot = In deiner Werkstatt ist kein Werkplatz frei.
refusal-spot_covered = Ein großes Gebäude verdeckt ihn: { $spot }.
refusal-spot_taken = Dort ist schon eine Statue: { $spot }.
refusal-same_as_another = Das ist dasselbe wie eine andere angebotene Möglichkeit.
refusal-no_statue_there = Dort ist keine Statue: { $spot }.
refusal-other_option_chosen = Du hast eine andere Option des Kartografen gewählt.
refusal-other_level_needed = { $hex } hat Stufe { $level }, bevor das Plättchen liegt; diese Option braucht { $option ->
    [3] Stufe 3 oder niedriger
   *[other] Stufe 4 oder höher
  }.
refusal-no_single_tile_left = Im Vorrat ist kein solches Einzelplättchen mehr.
refusal-nothing_to_move_there = Auf { $hex } ist kein Gebäude und keine Statue.
