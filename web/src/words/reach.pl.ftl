# Jak można do kogoś dotrzeć: adres, powiadomienia, push, urlop; i strony, na które prowadzą wiadomości.

reach-why = Jeśli zapomnisz hasła, wybierzesz nowe dzięki wiadomości na ten adres. Nikt inny go nie widzi.
reach-confirmed = potwierdzony
reach-unconfirmed = jeszcze niepotwierdzony
reach-give = Podaj adres
reach-change = Zmień lub usuń
reach-address = Adres
reach-empty = Zostaw puste pole, aby usunąć adres.
reach-save = Zapisz
reach-confirm = Potwierdź przez e-mail
reach-again = Wyślij wiadomość jeszcze raz
reach-sent = Wiadomość jest w drodze na { $email }: otwórz link, aby potwierdzić adres.
reach-removed = Adres usunięto.
reach-notices = Powiadomienia
reach-notices-help = O grach bez pośpiechu, gdy cię tu nie ma: turowych i bez zegara. Raz o każdym stole, dopóki nie przyjdziesz.
reach-which = O czym powiadamiać
reach-turn = Teraz moja kolej
reach-clock = Mój czas kończy się w ciągu 12 godzin
reach-how = Jak powiadamiać
reach-by-mail = Przez e-mail, w języku tej strony
reach-by-mail-later = Przez e-mail: najpierw potwierdź adres
reach-push-on = Powiadamiaj w tej przeglądarce
reach-push-off = Już nie w tej przeglądarce
reach-push-never = Ta przeglądarka nie przyjmuje wiadomości od stron albo tylko przez https.
reach-push-refused = Przeglądarka na to nie pozwala: zajrzyj do jej ustawień tej strony.
reach-browsers = { $count ->
    [0] na razie żadna przeglądarka
    [one] jedna przeglądarka
    [few] { $count } przeglądarki
   *[other] { $count } przeglądarek
}

## Vacation

vacation-title = Urlop
vacation-help = Twoje zegary stoją przy wszystkich twoich stołach z grą turową, a pozostali widzą dlaczego. Szybkie zegary idą dalej. Masz { $most } dni w roku; liczy się każdy rozpoczęty.
vacation-days = Ile dni, od teraz
vacation-begin = Zacznij urlop
vacation-left = { $left ->
    [one] został jeden dzień
    [few] zostały { $left } dni
   *[other] zostało { $left } dni
}
vacation-until = Jesteś na urlopie do: { $until }.
vacation-end = Już jestem

## By mail

bymail-account = Do konta
bymail-who = Nazwa lub e-mail
bymail-forgot = Nie pamiętasz hasła?
bymail-forgot-help = Jeśli twoje konto ma potwierdzony adres, dostaniesz wiadomość z linkiem. Jest ważny godzinę.
bymail-forgot-do = Wyślij wiadomość
bymail-forgot-done = Jeśli jest takie konto z potwierdzonym adresem, wiadomość jest w drodze.
bymail-reset = Nowe hasło
bymail-reset-help = Wybierz nowe hasło. We wszystkich przeglądarkach nastąpi wylogowanie.
bymail-reset-do = Zmień
bymail-reset-done = Hasło zmieniono. Zaloguj się nowym.
bymail-confirm = Potwierdź swój adres
bymail-confirm-help = Otwarto link z wiadomości: ten adres jest twój.
bymail-confirm-do = Potwierdź
bymail-confirm-done = Adres jest potwierdzony.
bymail-unsubscribe = Bez powiadomień przez e-mail
bymail-unsubscribe-help = Nie dostaniesz już wiadomości o swojej kolei. Adres zostaje.
bymail-unsubscribe-do = Nie chcę więcej wiadomości
bymail-unsubscribe-done = Powiadomień przez e-mail już nie będzie.
