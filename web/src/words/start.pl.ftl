# Strona startowa, konto, ranking, instrukcja, zaproszenie

start-title = W co gramy?
start-lead = Duże gry planszowe z pełnymi zasadami, prosto w przeglądarce: przeciwko botom, wspólnie przy jednym ekranie albo ze znajomymi przez internet.
start-skip = Przejdź do treści
start-footer = Rondel gra według opublikowanych zasad, opisanych naszymi słowami i zilustrowanych naszymi rysunkami. Tytuły gier należą do ich wydawców.
start-log-in = Zaloguj się
start-ratings = Ranking
start-rules = Zasady
start-first = Pierwsza gra
start-all-games = Wszystkie gry
lost-title = Nie ma takiej strony
lost-lead = Pod adresem { $path } nic nie ma. Link może być stary albo ucięty.

## Gry

start-players = { $least }–{ $most } graczy
start-players-exactly = { $most ->
    [one] { $most } gracz
    [few] { $most } graczy
   *[other] { $most } graczy
}
start-solo-against = solo, przeciwnik: { $opponent }
start-play-bots = Zagraj z botami
start-set-up = Przygotuj stół

## Nowy stół

start-players-title = Gracze
start-who-sits = Miejsce { $seat }: kto gra?
start-name-of = Miejsce { $seat }: imię
start-your-name = Twoje imię
start-name = Imię
start-kind-me = Ja
start-kind-here = Ktoś przy tym ekranie
start-kind-guest = Zaproszenie po nazwie
start-short-guest = Po nazwie
start-kind-invite = Link z zaproszeniem
start-kind-open = Wolne w poczekalni
start-kind-bot = Bot
start-bot-level = Bot: { $level }
start-short-here = Przy tym ekranie
start-short-invite = Z zaproszenia
start-short-open = Z poczekalni
start-you = Ty
start-invite-help = Dostaniesz link do wysłania.
start-open-help = Może usiąść każdy.
start-remove-seat = Usuń miejsce { $seat }
start-add-seat = Dodaj miejsce
start-seats-of = { $players } z maksymalnie { $most }
start-shuffle = Losowa kolejność miejsc
start-solo-note = Grasz w pojedynkę, według zasad trybu solo. Przeciwnik przewidziany w instrukcji: { $opponent }.
start-solo-plain = Grasz w pojedynkę, według zasad trybu solo.
start-solo-short = Tryb solo
start-seats-problem = Przynajmniej jedno miejsce musi być twoje.
start-options = Opcje
start-time = Czas do namysłu
start-pace-none = Bez zegara
start-pace-live = Na żywo
start-pace-days = Turowo
start-pace-none-help = Każdy może się zastanawiać, jak długo chce.
start-pace-live-help = Wszyscy siedzą przy stole; zegar gracza biegnie tylko w jego turze.
start-pace-days-help = Każdy zagląda, kiedy ma czas: gra trwa dni albo tygodnie.
start-each-player = Dla każdego gracza
start-each-turn = Dodatkowo po każdej turze
start-minutes = min
start-seconds = s
start-days = dni
start-time-out = Gdy czas się skończy
start-out-bot = Dalej gra bot
start-out-lose = Gra jest przegrana
start-clock-none = Bez zegara
start-clock-live = { $minutes } min + { $seconds } s na turę
start-clock-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
} + { $more ->
    [one] { $more } dzień
   *[other] { $more } dni
} na turę
start-more = Więcej
start-public = Pokaż stół w poczekalni
start-public-help = Każdy może go znaleźć i oglądać grę. Stoły z wolnymi miejscami widać tam zawsze.
start-friendly = Gra towarzyska
start-friendly-help = Nie liczy się do rankingu, a każdy może poprosić bota o podpowiedź.
start-rated = Gra o ranking: zmienia oceny, a podpowiedzi nie ma.
start-unrated = Gra poza rankingiem: każdy może prosić bota o podpowiedź.
start-seed = Ziarno losowania
start-seed-help = Ta sama liczba daje jeszcze raz ten sam układ. Puste pole oznacza nową grę.
start-seed-random = losowe
start-seed-problem = Ziarno to liczba całkowita bez znaku, najwyżej 39 cyfr.
start-summary = Stół
start-wait-help = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
start-start = Start
start-starting = Chwileczkę…
start-login-first = Najpierw zaloguj się lub załóż konto; stół na ciebie poczeka.

## Listy stołów

start-your-tables = Twoje stoły
start-your-tables-login = Zaloguj się, żeby zobaczyć swoje stoły i grać dalej.
start-no-tables = Nie masz jeszcze żadnego stołu. Wybierz grę powyżej: z botami zaczyna się od razu. Nie znasz jej? „Nauka” uczy jej przez granie.
start-finished = Zakończone gry
start-no-finished = Po zakończeniu gry znajdziesz tu jej wynik i odtworzysz ją ruch po ruchu.
start-upload = Otwórz zapis gry
start-show-all = Pokaż wszystkie ({ $count })
start-lobby = Poczekalnia
start-no-lobby = Teraz nikt nie czeka. Przygotuj stół z wolnym miejscem, a inni go tu znajdą.
start-your-turn = Twój ruch
start-turns = { $count ->
    [one] Twój ruch: { $game }
    [few] Twój ruch przy { $count } stołach
   *[many] Twój ruch przy { $count } stołach
}
start-invitations = { $count ->
    [one] Zaproszenie do gry: { $game }
    [few] Masz { $count } zaproszenia do stołów
   *[many] Masz { $count } zaproszeń do stołów
}
start-waiting = Czeka na graczy
start-running = Ruch innych
start-won = Wygrana
start-seat-open = wolne miejsce
start-seat-invited = zaproszenie
start-seat-guest = { $name }, zaproszenie
start-you-are-invited = Zaproszenie dla ciebie
start-accept = Zajmij miejsce
start-decline = Odmów
start-seat-number = Gracz { $seat }
start-go-on = Graj dalej
start-replay = Odtwórz
start-join = Usiądź
start-watch = Oglądaj
start-copy-link = Link z zaproszeniem
start-copy-link-of = Kopiuj link z zaproszeniem na miejsce { $seat }
start-copied = Link skopiowany. Wyślij go osobie, która ma tu usiąść.
start-copy-yourself = Skopiuj ten link:
start-just-now = przed chwilą

## Konto

account-log-in = Zaloguj się
account-register = Załóż konto
account-which = Logowanie czy nowe konto
account-why = Z kontem grasz przez internet, masz swoje stoły i miejsce w rankingu.
account-on-the-way = Jeszcze jeden krok do stołu: zaloguj się albo załóż konto. Wystarczą nazwa i hasło.
account-name = Nazwa
account-name-help = Tak zobaczą cię inni przy stole.
account-password = Hasło
account-password-help = Co najmniej 8 znaków; zdanie łatwo zapamiętać.
account-email = E-mail
account-email-optional = E-mail (nieobowiązkowo)
account-email-help = Żeby mógł się z tobą skontaktować ten, kto prowadzi tę stronę. Nikt inny go nie zobaczy.
account-no-email = nie podano
account-log-out = Wyloguj się
account-new-password = Zmiana hasła
account-old = Obecne hasło
account-new = Nowe hasło
account-change = Zmień
account-changed = Hasło zmienione. Inne przeglądarki zostały wylogowane.
account-everywhere = Wyloguj się wszędzie
account-to-games = Do gier
account-local-title = W domu
account-local = To twój własny komputer: konto nie jest potrzebne.

## Ranking

ratings-lead = Ludzie i boty na jednej liście. Punkty rankingowe zmieniają się po każdej zakończonej grze co najmniej dwóch graczy.
ratings-games = Ranking gry
ratings-rank = Miejsce
ratings-player = Gracz
ratings-rating = Punkty
ratings-played = Gry
ratings-none = W tej grze nikt nie ma jeszcze punktów rankingowych. Początek zrobi pierwsza zakończona gra.

## Instrukcja

book-title = { $game }: zasady
book-lead = Każda zasada ma swój numer. Te same numery widać przy stole, gdy gra wyjaśnia, dlaczego coś wolno albo nie.
book-language = Ponumerowane zasady tej gry są tylko po angielsku.
book-games = Zasady gry
book-contents = Spis treści
book-search = Zapytaj własnymi słowami, na przykład: jak wygrać
book-sections =
    { $count ->
        [one] Jeden rozdział
        [few] { $count } rozdziały
       *[other] { $count } rozdziałów
    }
book-nothing = Żadna zasada nie zawiera „{ $search }”.
book-example = Przykład
book-all = Pokaż wszystkie
book-link = Zasada { $id }
book-unknown = Nie ma tu takiej gry.

## Zaproszenie

join-title = Partia gry { $game }
join-invites = { $host } zaprasza cię do gry
join-invited = Masz zaproszenie do gry
join-sit-down = Zajmij miejsce
join-log-in = Zaloguj się i zajmij miejsce
join-to-table = Do stołu
join-too-late = Wszystkie miejsca są już zajęte, ale możesz oglądać.
join-lost = To zaproszenie donikąd nie prowadzi
join-unknown = Ktoś już z niego skorzystał albo link jest niepełny.
join-home = Na stronę startową

## Znajomi

friends-title = Znajomi
friends-lead = Znajomi widzą, czy druga osoba jest online. Zablokowani nie mogą cię zapraszać i nie dowiedzą się o tym.
friends-name = Nazwa konta
friends-ask = Zapytaj
friends-none = Nikogo jeszcze nie ma. Zaproś kogoś po nazwie, pod którą gra.
friends-online = online
friends-friend = teraz offline
friends-asks = chce dołączyć do znajomych
friends-asked = jeszcze bez odpowiedzi
friends-blocked = zablokowano
friends-accept = Przyjmij
friends-remove = Usuń
friends-block = Zablokuj
friends-unblock = Odblokuj
