# Co mówi sam serwer, obok słów gier.
wait-for = Decyduje { $name }
not-your-seat = To nie twoje miejsce; bez niego patrzysz jako widz
wait-start = Gra zacznie się, gdy wszystkie miejsca będą zajęte
confirm-turn = Twoja tura dobiegła końca: potwierdź ją albo cofnij ruch
confirm-other = { $name } kończy turę
no-game = Przy tym stole nie było gry
over = Koniec gry
winner = Zwycięża { $names }
winners = Zwycięstwo dzielą: { $names }
tie-break = Równa liczba punktów: rozstrzyga reguła remisu
stale = Gra poszła już dalej; oto nowa sytuacja
illegal = Teraz nie jest to możliwe
not_running = Ten stół nie jest teraz w grze
held = Zasady poprawiono: gra czeka, aż gracze uzgodnią, jak toczy się dalej
no_undo = Stąd nie ma powrotu: odkryto coś ukrytego albo zagrał już ktoś inny
no_turn_to_end = Nie ma teraz tury do zakończenia
no_seat = Nie masz miejsca przy tym stole
seat_taken = To miejsce jest już zajęte
nothing_asked = Nikt o nic stołu nie zapytał
bad_move = Nie ma takiego ruchu
old_rules = Ten ruch wykonano według wcześniejszych zasad, których ten serwer już nie ma: nie może pokazać pozycji
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
about-easy = Gra według tego, czego się nauczył, albo prostych zasad, często nie najlepszy ruch.
about-medium = Gra według tego, czego się nauczył, albo prostych zasad, przeważnie jeden z najlepszych ruchów.
about-hard = Sprawdza naprzód najlepsze ruchy i wybiera ten, który wypada najlepiej.
about-expert = Sprawdza naprzód najlepsze ruchy jak trudny, ale o wiele więcej razy.
thinks-at-once = Nie patrzy poza własną turę; odpowiada od razu.
thinks-seconds = Myśli do { $n } s nad turą.
coach_network = Trener nie zna jeszcze tej gry: nie ma ona sieci
coach_rated = W grze rankingowej nie ma trenera
hint_rated = W grze rankingowej nie ma podpowiedzi
hint_not_yours = Możesz pytać o własną decyzję, a w zakończonej grze o każdą
hint_account = Zaloguj się, aby zapytać bota
hint_failed = Bot nie odpowiedział; spróbuj jeszcze raz
only_players_talk = Przy tym stole rozmawiają tylko gracze
not_over = Gra jeszcze się nie skończyła
rematch_made = Nowa gra już się zaczęła
rematch_waits = Zgoda już jest; czekamy na odpowiedź pozostałych
rematch_refused = Kolejnej gry odmówiono: może ją zaproponować tylko ta osoba, która odmówiła
only_maker = To może zrobić tylko osoba, która przygotowała stół
maker_stays = To twój stół: zamiast odchodzić, odwołaj go
not_waiting = Gra już się zaczęła
muted = Prowadzący tę stronę odebrali ci czat do { DATETIME($until, dateStyle: "long", timeStyle: "short", timeZone: "UTC") } (UTC)
