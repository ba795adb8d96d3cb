# Co strona mówi o kontach i żądaniach.
name-length = Nazwa musi mieć od 2 do 24 znaków
name-visible = Nazwa może zawierać tylko litery, cyfry, znaki i pojedyncze spacje między nimi
name-scripts = Nazwa może mieć litery tylko jednego alfabetu: niektóre wyglądają jak inne
name-reserved = Ta nazwa jest dla prowadzących serwis albo dla botów; wybierz inną
name-taken = Ta nazwa jest zajęta albo wygląda jak zajęta; wybierz inną
password-length = Hasło musi mieć od 8 do 200 znaków
password-blank = Hasło nie może być puste
password-common = To jedno z pierwszych haseł, których ktoś by próbował; wybierz inne
email = To nie jest adres e-mail; zostaw puste pole, jeśli nie chcesz go podawać
login = Nazwa lub hasło są nieprawidłowe
old-password = To nie jest twoje obecne hasło
log-in = Najpierw się zaloguj
local = To jest stół domowy: tu nie ma kont
too-often = Zbyt często. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
csrf = Ta strona jest zbyt stara: wczytaj ją ponownie
host = Ten serwer nie nazywa się { $host }
origin = Żądania z innych stron pozostają bez odpowiedzi
nothing = Nic nie ma pod { $path }
not-found = Nie ma takiej strony
not-built = Klient przeglądarki nie jest jeszcze zbudowany
how-to-build = Serwer działa, ale brakuje plików klienta przeglądarki. Zbuduj je w folderze źródeł poleceniem
failed = Coś poszło nie tak na serwerze. Więcej mówi jego dziennik, pod numerem { $number }.
away = Baza danych chwilowo nie odpowiada. Spróbuj ponownie za kilka sekund; nic nie zginęło.
seats = Stół ma od 1 do { $most } miejsc
seat-name = Nazwa może mieć najwyżej { $most } znaków
bot-code = Kod bota może mieć najwyżej { $most } znaków
options = Zbyt wiele opcji
seed = Ziarno musi być liczbą całkowitą od 0 do 2^128 − 1
names = Najwyżej { $most } nazw naraz
no-board = { $game } nie ma jeszcze narysowanej planszy
no-lesson = Nie ma lekcji { $lesson }; są: { $known }
no-aid = { $game } nie ma jeszcze pomocy gracza
no-table = Nie ma stołu { $table }, który wolno ci zobaczyć
one-is-yours = Co najmniej jedno miejsce musi być twoje
sits-already = Siedzisz już przy tym stole
seat-taken = To miejsce jest już zajęte
no-invitation = To zaproszenie zostało już wykorzystane albo nigdy go nie było
unreadable = Treści nie da się odczytać: musi to być JSON w UTF-8, nie za głęboko zagnieżdżony
too-many-bots = Masz { $most } stołów z botami: najpierw skończ albo opuść jeden z nich
analysis-not-over = Gra jeszcze trwa: analiza zdradziłaby to, co zakryte
analysis-one-at-a-time = Jedna twoja analiza jest w toku; najpierw na nią poczekaj
analysis-old-rules = Tę grę rozegrano według wcześniejszych zasad, których nie da się już odtworzyć
continue-not-over = Grać dalej można tylko od pozycji gry, która się skończyła
continue-other-game = Gra i liczba graczy muszą być takie jak przy tamtym stole, miejsc: { $players }
continue-options = Opcje i ziarno są z tamtej gry: pomiń je
continue-no-move = Nie ma takiego ruchu, od którego można grać dalej: od 0 do { $last }
continue-seats = Każde miejsce musi być zajęte: przez ciebie, kogoś przy tym ekranie albo bota
no-player = Nie ma gracza o tej nazwie albo nie pokazuje swojego profilu
no-account = Nikt tutaj nie nazywa się { $name }
guest-twice = { $name } ma już miejsce przy tym stole
no-guest = { $name } nie przyjmuje od ciebie zaproszeń
too-many-friends = Masz { $most } osób na liście: najpierw usuń jedną z nich
