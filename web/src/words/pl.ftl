# Każda strona
home = Rondel, wszystkie stoły
language = Język
theme-switch = Jasny albo ciemny
loading = Chwileczkę…
close = Zamknij
cancel = Anuluj
copy = Kopiuj
copied = Skopiowano
try-again = Spróbuj ponownie
error-unexpected = Nie udało się. Spróbuj ponownie za chwilę.
error-offline = Serwer nie odpowiada. Czy masz połączenie z siecią?
error-page = Nie udało się wczytać tej strony.
yes = tak
no = nie

# Stół
table = Stół
home-back = Do wszystkich stołów
title-your-turn = Twoja kolej · { $game }
board = Plansza
players = Gracze
beside-board = Obok planszy
your-choices = Twoje możliwości
choose-here = Wybierz
skip-to-choices = Przejdź do możliwości
turn = Tura
turn-number = Tura { $turn }
game-over = Gra skończona

# Powiększenie
zoom-fit = Całość

# Co robić
waiting-for = Ruch: { $name }
not-your-turn = To nie twoja kolej.
catching-up =
    { $count ->
        [one] jeszcze jeden ruch do pokazania
        [few] jeszcze { $count } ruchy do pokazania
       *[other] jeszcze { $count } ruchów do pokazania
    }
skip = Pomiń
undo = Cofnij
restart-turn = Tura od nowa
end-turn = Zakończ turę
looking = Oglądasz ruch { $move } z { $last }
to-present = Wróć do teraz
open-rule = Przeczytaj zasadę { $rule }
refused-offline = Brak połączenia: nic się nie stało. Spróbuj, gdy połączenie wróci.
connection-lost = Połączenie przerwane. Próbuję ponownie…
hand-over = Teraz przy ekranie: { $name }
hand-over-help = Karty i wszystko, czego nie mogą widzieć inni, są do tej chwili zakryte.
hand-over-take = To ja, { $name }

# Miejsca
seat-and-level = { $name } ({ $level })
seat-you = ty
seat-to-move = na ruchu
seat-thinks = myśli
seat-won = wygrana
seat-away = poza stołem
seat-resting = na urlopie
seat-open = miejsce jeszcze wolne
seat-invited = czeka na zaproszoną osobę
seat-guest = { $name } ma zaproszenie
seat-show = Pokaż plansze: { $name }
clock-left = pozostało { $time }

# Zakładki
tab-log = Dziennik
tab-rules = Zasady
tab-chat = Czat
unread =
    { $count ->
        [one] jedna nowa wiadomość
        [few] { $count } nowe wiadomości
       *[other] { $count } nowych wiadomości
    }
log-empty = Jeszcze nic się nie wydarzyło.
look-at = Pokaż pozycję po ruchu { $move }
rules = Zasady
rulebook = Cała instrukcja
rules-search = Szukaj w zasadach
rules-here = Co mogę tu zrobić?
rules-free = w każdej chwili
rules-none = Nie ma takiej zasady.
rules-found =
    { $count ->
        [0] Nic nie znaleziono.
        [one] Jedna zasada
        [few] { $count } zasady
       *[other] { $count } zasad
    }
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
chat-send = Wyślij

# Powtórka
replay = Powtórka
replay-first = Na początek
replay-back = Ruch wstecz
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-next = Ruch naprzód
replay-last = Na koniec
replay-move = Ruch

# Menu
menu = Menu
theme = Wygląd
theme-system = jak w systemie
theme-light = jasny
theme-dark = ciemny
pace = Tempo pozostałych graczy
sound = Dźwięki
sound-never = wyłączone
sound-hidden = tylko gdy patrzę gdzie indziej
sound-always = włączone
volume = Głośność
notify = Powiadomienie, gdy moja kolej
notify-never = nigdy
notify-hidden = gdy patrzę gdzie indziej
notify-always = zawsze
notify-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
table-info = O tym stole
score-sheet = Arkusz punktacji
record = Pobierz zapis gry
board-svg = Plansza jako obraz (SVG)
leave = Opuść stół na stałe
leave-help = Bot zajmie twoje miejsce i zagra dalej. Nie można wrócić.
leave-bot = Który bot?
leave-now = Opuść stół
take-back = Cofnij więcej ruchów
take-back-help = Gra wróci do pozycji po wybranym ruchu, jeśli wszyscy się zgodzą.
take-back-alone = Gra wróci do pozycji po wybranym ruchu.
take-back-to = Z powrotem do pozycji po
take-back-propose = Zapytaj pozostałych
request = { $name } prosi o powrót do ruchu { $move } z { $last }.
request-rules = Zasady poprawiono. Ruchy po { $move }, które nie są już możliwe: { $void }. Grać dalej bez nich?
request-open = Jeszcze nie odpowiedzieli: { $names }
agree = Zgoda
disagree = Odmowa
keys = Klawisze
key-move = między dostępnymi ruchami
key-choose = wybierz
key-zoom = powiększ i pomniejsz
key-pan = przesuń powiększoną planszę

# O stole
info-game = Gra
info-table = Stół
info-created = Początek
info-moves = Ruchy
info-clock = Zegar
info-clock-value = { $start } min i { $plus } s na każdą turę
info-public = Otwarty dla widzów
info-seed = Ziarno
invite-link = Link do miejsca { $seat }
waiting-title =
    { $count ->
        [0] Gra zaraz się zacznie
        [one] Brakuje jednej osoby
        [few] Brakuje { $count } osób
       *[other] Brakuje { $count } osób
    }
waiting-invite = Wyślij każdej osobie jeden link; kto go otworzy, zajmie miejsce.
waiting-fill = Wolne miejsca dla bota
waiting-start = Uzupełnij i zacznij
waiting-cancel = Odwołaj stół
waiting-get-up = Zwolnij miejsce
waiting-sit-down = Zajmij miejsce

# Koniec
wins-by =
    { $points ->
        [one] Wygrywa { $name } z przewagą jednego punktu
       *[other] Wygrywa { $name } z przewagą { $points } punktów
    }
count-players =
    { $count ->
        [one] jedna osoba
        [few] { $count } osoby
       *[other] { $count } osób
    }
count-turns =
    { $count ->
        [one] jedna tura
        [few] { $count } tury
       *[other] { $count } tur
    }
scored = Punkty za
total = Razem
play-again = Jeszcze raz w tym samym gronie
rematch-asked = { $name } proponuje kolejną grę z tymi samymi ustawieniami.
rematch-open = Kolejna gra: jeszcze nie odpowiedzieli: { $names }
rematch-refused = { $name } nie chce kolejnej gry.
rematch-made = Kolejna gra już się zaczęła.
rematch-yes = Zgoda
rematch-no = Nie, dziękuję
rematch-back = Wycofaj
rematch-go = Do nowego stołu
chart-title = Punkty w czasie gry
chart-moves = Ruch
chart-points = Punkty
chart-missing = Przebieg punktów nie jest znany.

# Podpowiedzi
thinks = { $name } myśli.
hint-ask = Co zrobiłby bot?
hint-short = Podpowiedź
hint-title = Bot zrobiłby tak:
hint-thinks = Bot myśli…
hint-points =
    { $count ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
hint-visits =
    { $count ->
        [one] rozważone raz
       *[other] rozważone { $count } razy
    }
hint-help = Wskaż ruch, aby zobaczyć jego miejsce. Kolejność według spodziewanej przewagi; ocena rzadko rozważanego ruchu jest niepewna. Punkty to szacowany wynik końcowy.
hint-win = wygrana { $before } → { $after }
hint-says = { $text }: szansa na wygraną teraz { $before }, potem { $after }.
hint-says-why = { $text }: szansa na wygraną teraz { $before }, potem { $after }; { $reason }.
hint-help-win = Wskaż ruch, aby zobaczyć jego miejsce. Szansa na wygraną teraz → po ruchu, potem to, co go wyróżnia, zwykle w spodziewanych punktach końcowych. To szacunki.

# Gdzie są możliwości i jeden przycisk
my-board = Moje
boards = Plansze
mine = Co masz
choices-there =
    { $count ->
        [one] jeden możliwy ruch w tę stronę
        [few] { $count } możliwe ruchy w tę stronę
       *[other] { $count } możliwych ruchów w tę stronę
    }
panel-of = { $name }: { $panel }
seat-shape =
    { $n ->
        [1] koło
        [2] kwadrat
        [3] trójkąt
       *[other] romb
    }
choices-in = { $count } – { $panel }
places =
    { $count ->
        [one] jedno miejsce
        [few] { $count } miejsca
       *[other] { $count } miejsc
    }
places-help = wybierz jedno albo obejrzyj po kolei
options =
    { $count ->
        [one] jedna możliwość
        [few] { $count } możliwości
       *[other] { $count } możliwości
    }
options-help = wybierz jedną
phases = Fazy
phase-done = zakończone:
free-more = jeszcze { $count }, w każdej chwili
left-unused =
    { $count ->
        [one] została jedna możliwość
        [few] zostały { $count } możliwości
       *[other] zostało { $count } możliwości
    }
loses = przepada: { $what }
costs = kosztuje: { $what }
brings = daje: { $what }
tap-again = dotknij jeszcze raz, aby wykonać
click-again = jeszcze raz, aby wykonać
ghost-turn = R lub kółko obraca: { $turn } z { $count }
tab-markets = Rynki

# Co zrobili inni
story = Co zrobili inni
story-play = Pokaż jeszcze raz turę: { $name }

# Ustawienia i klawisze
pace-slow = wolno
pace-brisk = żwawo
pace-instant = od razu
text = Wielkość tekstu
text-normal = zwykła
text-large = duża
set-confirm = Potwierdzaj koniec mojej tury
set-cover = Zakrywaj ekran między graczami
set-taps = Pierwsze dotknięcie tylko pokazuje
set-motion = Płynny ruch elementów i planszy
set-kept = Te ustawienia należą do twojego konta, a powiadomienia – do tej przeglądarki.
key-next = pokaż następną możliwość, poprzednią
key-end = przycisk w prawym dolnym rogu
key-digits = możliwości opisane słowami
key-turn = obróć element w ręku
key-board = twoje plansze
key-shelf = zwiń lub otwórz rynki
key-recap = co zmienili inni
