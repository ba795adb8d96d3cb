## Odmowy: dlaczego akcja nie jest możliwa

refusal-this_cannot_be_skipped = Tego nie można pominąć. { $prompt }
refusal-one_worker_a_turn = W tej turze postawiono już robotnika.
refusal-one_action_at_least = Robotnika wysyła się po co najmniej 1 akcję segmentu, jeśli jakaś jest możliwa.
refusal-needs_an_action = Tę akcję daje tylko segment akcji, dochód, wysepka, żeton lub karta.
refusal-done_here = To już tutaj wykonano albo wybrano zamiast tego co innego.
refusal-too_few_items =
    { $off ->
        [0] Koszt: { $cost }. Wartość tego, co masz: { $have }.
       *[other] Koszt: { $cost } (o { $off } mniej). Wartość tego, co masz: { $have }.
    }
refusal-landing_space_taken = Tu stoi już łódź: { $dock }.
refusal-boat_already_built = Ta łódź jest już zbudowana: { $boat }.
refusal-building_not_left = Na twojej planszy nic takiego nie zostało: { $piece }.
refusal-no_free_space = Po zapłacie żadne pole terenu nie byłoby wolne.
refusal-no_statue_in_the_workshop = W twoim warsztacie rzeźbiarskim nie ma posągu.
refusal-ship_already_supplied = Ten statek masz już zaopatrzony: { $ship }.
refusal-not_part_of_the_cost = Tego nie ma w koszcie: { $good }.
refusal-reduction_needed_elsewhere = Zniżka jest potrzebna na coś innego, czego nie możesz zapłacić.
refusal-not_in_storage = Tego nie masz w magazynie: { $good }.
refusal-no_cube_there = Na { $hex } nie ma kostki.
refusal-paid_in_another_order = Teraz płaci się co innego: { $good }.
refusal-cube_not_needed = W zapłacie byłaby niepotrzebna kostka albo zapłata by nie wystarczyła.
refusal-card_missing = Nie masz karty budynku „{ $card }”.
refusal-not_part_of_the_trade = To nie należy do wymiany { $trade }.
refusal-all_of_it_is_needed = Potrzebne jest wszystko, jedno po drugim.
refusal-trade_brings_nothing_yet = Wymiana musi dać co najmniej 1 przedmiot.
refusal-feeding_takes_food = Robotników żywi się żywnością.
refusal-food_must_be_used = Dopóki masz żywność, musisz jej użyć.
refusal-no_such_worker = Brak dostępnych tego rodzaju: { $worker }.
refusal-own_worker_there = Na tym polu stoi już twój robotnik.
refusal-tile_not_in_reserve = Nie masz takiej podwójnej płytki terenu w rezerwie.
refusal-tile_fits_nowhere = Ta strona płytki nigdzie nie pasuje na twoim półwyspie.
refusal-islet_already_placed = Ta wysepka już leży: { $islet }.
refusal-no_place_for_an_islet = Na twoim wybrzeżu nie ma miejsca na wysepkę.
refusal-no_room_in_storage = Nie ma na to wolnego miejsca magazynowego.
refusal-not_to_be_had_here = Tego się tu nie dostaje: { $good }.
refusal-bag_is_empty = W worku nie ma już podwójnych płytek terenu.
refusal-track_end_reached = Twój kartograf jest na końcu toru.
refusal-token_already_yours = Żeton Coopera jest już twój.
refusal-tile_was_not_drawn = Tej płytki nie dobrano.
refusal-card_was_not_drawn = Tej karty nie dobrano.
refusal-order_does_not_matter = Kolejność tych kart nie ma już znaczenia.
refusal-ship_with_fewer_anchors = Kotwica trafia pod żaglowiec, który ma ich mniej.
refusal-no_card_face_down = Nie masz takiej zakrytej karty: „{ $card }”.
refusal-no_lid_there = Na tym miejscu nie ma twojej skrzyni.
refusal-one_reactivation_only = Ta ponowna aktywacja jest już wykorzystana.
refusal-no_anchor_there = Pod tym żaglowcem nie ma kotwicy albo usunięto ich już dość.
refusal-no_boat_to_turn = Nie masz takiej odkrytej łodzi: { $boat }.
refusal-no_such_worker_waits = Nikt taki nie czeka: { $worker }.
refusal-order_not_displayed = Królewskiego zlecenia „{ $order }” nie ma w tej grze.
refusal-order_taken = Na królewskim zleceniu „{ $order }” stoi już robotnik.
refusal-only_in_your_own_turn = Akcje błyskawiczne wykonuje się we własnej turze.
refusal-no_anytime_action_before_this = Akcje błyskawiczne muszą chwilę poczekać. { $prompt }
refusal-no_such_player = Przy tym stole nie ma takiego gracza.
refusal-nothing_of_theirs_waits = Żadna decyzja tego gracza teraz nie czeka.
refusal-ahead_has_to_wait = Najpierw rozpoczęta decyzja; potem można ruszyć bez czekania.
refusal-order_may_matter = Kolejność może mieć tu znaczenie, więc gracze decydują po kolei.
refusal-not_on_the_marketplace = Tego nie masz na targowisku: { $good }.
refusal-too_little_to_trade = Masz za mało na tę wymianę: { $trade }.
refusal-no_unused_lid = Nie masz nieużytej skrzyni.
refusal-crate_space_taken = Na tym miejscu leży już skrzynia.
refusal-would_do_nothing = Teraz nic by to nie dało.
refusal-no_cartographer_at_the_end = Na koniec gry kartografa się nie używa.
refusal-cartographer_already_used = Kartograf jest już wykorzystany w tej turze lub fazie.
refusal-too_few_steps = Potrzebne kroki: { $need }. Twój kartograf jest na { $have }.
refusal-no_place_for_this = Nie ma pola na taką płytkę albo nie ma płytki.
refusal-card_is_face_down = „{ $card }” leży zakryta.
refusal-hiring_in_the_worker_phase = Kamieni milowych używa się w swoich turach fazy robotników.
refusal-no_milestone_to_use = Nie masz osiągniętego i niewykorzystanego kamienia milowego.
refusal-no_such_hire_space_free = Żadne takie pole robotników do wynajęcia nie jest wolne.
refusal-space_not_charted = Pole { $hex } jest niezbadane.
refusal-space_occupied = Pole { $hex } jest zajęte ({ $piece }).
refusal-space_already_charted = Pole { $hex } jest już zbadane.
refusal-ruin_there = Na { $hex } są ruiny.
refusal-not_beside_landscape = Pole { $hex } nie sąsiaduje z twoim terenem.
refusal-landscape_does_not_match = Na { $hex } jest { $here }: { $land } nie może tam leżeć.
refusal-no_second_half_fits = Gdy pierwsza połowa leży na { $hex }, druga nigdzie nie pasuje.
refusal-not_beside_the_first_half = To nie sąsiaduje z { $hex }, gdzie leży pierwsza połowa.
refusal-levels_differ = Poziomów { $one } i { $other } nie można teraz wyrównać.
refusal-first_islet_at_the_harbor = W rundzie 1 wysepkę kładzie się na polu wybrzeża na prawo od portu.
refusal-sand_bank_taken = Na tej rewie leży już wysepka ({ $half }).
refusal-not_the_highest_level = Pole { $hex } nie ma najwyższego poziomu wśród twoich wolnych pól.
refusal-no_ruin_there = Na { $hex } nie ma ruin.
refusal-ruin_not_accessible = Ruiny na { $hex } nie sąsiadują z twoim terenem.
refusal-no_free_crafting_spot = W twoim warsztacie rzeźbiarskim nie ma wolnego miejsca.
refusal-spot_covered = Zakrywa je duży budynek: { $spot }.
refusal-spot_taken = Jest tam już posąg: { $spot }.
refusal-same_as_another = To to samo co inna możliwość do wyboru.
refusal-no_statue_there = Nie ma tam posągu: { $spot }.
refusal-other_option_chosen = Wybrano inną opcję kartografa.
refusal-other_level_needed = Pole { $hex } ma poziom { $level } przed położeniem płytki; ta opcja wymaga { $option ->
    [3] poziomu 3 lub niższego
   *[other] poziomu 4 lub wyższego
  }.
refusal-no_single_tile_left = W zasobach ogólnych nie ma już takiej pojedynczej płytki.
refusal-nothing_to_move_there = Na { $hex } nie ma budynku ani posągu.
