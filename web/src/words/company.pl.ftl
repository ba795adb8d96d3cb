# Towarzystwo: szukanie gry, inni gracze, prowadzący stronę.

search-find = Znajdź grę
search-title = Szukamy gry
search-lead = Zaznacz wszystko, w co chcesz zagrać: stół jest gotowy, gdy tylko znajdą się pasujący gracze. Im dłużej czekasz, tym bardziej ich ranking może różnić się od twojego.
search-stay = Możesz tymczasem oglądać inne strony albo poćwiczyć z botami. Zostaw jedną stronę otwartą: kogo nie ma, ten nie dostaje stołu.
search-games = Gry
search-players = Gracze
search-paces = Czas do namysłu
search-rated = Ranking
search-is-rated = Rankingowa
search-not-rated = Nierankingowa
search-live = Na żywo: 30 min + 30 s na turę
search-days = Turowo: 5 dni + 1 dzień na turę
search-choose = Zaznacz przynajmniej jedno.
search-seconds = Czekasz { $seconds } s
search-minutes = Czekasz { $minutes } min { $seconds } s
search-others =
    { $others ->
        [0] Nikt inny nie szuka.
        [one] Szuka jeszcze 1 osoba,
        [few] Szukają jeszcze { $others } osoby,
       *[many] Szuka jeszcze { $others } osób,
    }{ $others ->
        [0] {""}
       *[other] {" "}{ $alike ->
            [0] nikt tego samego.
           *[other] tego samego: { $alike }.
        }
    }
search-lost = Serwer nie odpowiada; gdy odpowie, szukamy dalej.
search-cancel = Przestań szukać
search-found = Twój stół jest gotowy.
search-to-table = Do stołu

people = Gracze
people-watching = ogląda

player-profile = Profil
player-friend = Zaproś do znajomych
player-asked = { $name } ma twoje zaproszenie. Widać je na liście znajomych.
player-blocked = { $name } jest na liście zablokowanych: nie może cię zaprosić, nie słyszysz tej osoby i nie siadacie razem. Odblokujesz na stronie znajomych.
player-report = Zgłoś

report-title = Zgłoszenie: { $name }
report-reason = Co jest nie tak?
report-insult = Obelgi albo groźby
report-cheating = Oszukiwanie
report-stalling = Celowe przeciąganie albo porzucanie gier
report-name = Nazwa
report-other = Coś innego
report-words = Co się stało (opcjonalnie)
report-help = Czytają to prowadzący tę stronę. { $name } nie dowie się, od kogo jest zgłoszenie.
report-help-table = Czytają to prowadzący tę stronę, razem z czatem tego stołu. { $name } nie dowie się, od kogo jest zgłoszenie.
report-send = Zgłoś
report-choose = Wybierz, co jest nie tak.
report-done = Dziękujemy. Prowadzący tę stronę to sprawdzą.

note-warning = Ostrzeżenie
note-warning-help = Prowadzący tę stronę mają ci coś do powiedzenia:
note-mute = Przez pewien czas nie możesz czatować
note-mute-help = Prowadzący tę stronę odebrali ci czat do { $until }:
note-suspension = Twoje konto było zawieszone
note-suspension-help = Prowadzący tę stronę zawiesili twoje konto do { $until }:
note-read = Przeczytane
