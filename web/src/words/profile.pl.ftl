# Gracz.
profile-yours = Twój profil
profile-game = Gra
profile-all-games = Wszystkie gry
profile-none = Nie ma jeszcze zakończonej gry.
profile-history = Gry
profile-won = wygrana
profile-place = miejsce { $place } z { $players }
profile-against = przeciw: { $names }
profile-results = Wyniki
profile-which = Gry
profile-played = Rozegrane
profile-wins = Wygrane
profile-people = przeciw ludziom
profile-bots = przeciw botom: { $level }
profile-sum = { $played ->
    [one] { $played } zakończona gra
    [few] { $played } zakończone gry
    [many] { $played } zakończonych gier
   *[other] { $played } zakończonej gry
}, wygrane: { $share }
profile-gap = Kto wygrywa, ma z kategorii „{ $category }” o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} więcej.
profile-habits = Skąd biorą się punkty
profile-winners = Zwycięzcy
profile-own = Twoje dane
profile-public = Ten profil może zobaczyć każdy
profile-export = Pobierz wszystko, co o tobie zapisano
profile-delete = Usuń konto
profile-delete-help = Twoja nazwa, rankingi i hasło zostaną usunięte na zawsze. Rozegrane gry zostają, jako gry gracza bez nazwy; w trwających grach gra dalej bot.
profile-courses = Lekcje
profile-filter = Które gry
profile-filter-all = Wszystkie
profile-filter-people = Z ludźmi
profile-filter-bots = Tylko z botami
profile-filter-won = Wygrane
profile-filter-nothing = Nie ma jeszcze takiej gry.
