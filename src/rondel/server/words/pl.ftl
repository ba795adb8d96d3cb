# Co mówi sam serwer, obok słów gier.
nobody = Stół
player = Gracz { $n }
open-seat = wolne miejsce
wait-for = Decyduje { $name }
wait-start = Gra zacznie się, gdy wszystkie miejsca będą zajęte
confirm-turn = Twoja tura dobiegła końca: potwierdź ją albo cofnij ruch
confirm-other = { $name } kończy turę
over = Koniec gry
winner = Zwycięża { $names }
winners = Zwycięstwo dzielą: { $names }
note-undo = cofa grę do ruchu { $move }
note-revised = Od początku tej gry zasady poprawiono; toczy się dalej według nowych
note-stopped = Zasady poprawiono i ostatnich ruchów nie można już wykonać: gra toczy się dalej od tego miejsca
note-left = odchodzi od stołu; dalej gra { $bot }
note-seeded = Ziarno tego stołu zostało wybrane: gra nie liczy się do rankingu
note-joined = zajmuje miejsce
note-time = nie ma już czasu; dalej gra { $bot }
note-forfeit = nie ma już czasu i nie może wygrać; dalej gra { $bot }
note-lost = nie ma już czasu i przegrywa
note-bot_failed = Bot { $bot } nie odpowiedział; zamiast niego gra dalej { $other }
note-refused = nie zgadza się na cofnięcie gry
late = Gra poszła już dalej; oto nowa sytuacja
illegal = Teraz nie jest to możliwe
not_running = Ten stół nie jest teraz w grze
no_undo = Stąd nie ma powrotu: odkryto coś ukrytego albo zagrał już ktoś inny
no_turn_to_end = Nie ma teraz tury do zakończenia
no_seat = Nie masz miejsca przy tym stole
seat_taken = To miejsce jest już zajęte
nothing_asked = Nikt o nic stołu nie zapytał
bad_move = Nie ma takiego ruchu
unknown_action = Nie ma takiej akcji
too_fast = Trochę wolniej
too_long = Najwyżej { $n ->
    [one] { $n } znak
    [few] { $n } znaki
   *[other] { $n } znaków
}
bad_message = Tej wiadomości nie można odczytać: { $error }
nothing-here = Tu nie można teraz nic zrobić
failed = Na serwerze coś się nie udało; nic nie przepadło. Spróbuj jeszcze raz.
bot-random = Losowy
bot-greedy = Praktyk
