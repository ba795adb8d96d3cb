# Wiadomości: krótkie, proste, i każda mówi, dlaczego przyszła.
confirm-subject = Potwierdź swój adres
confirm-body = Cześć { $name },

    ktoś, zapewne ty, podał ten adres przy koncie { $name } na { $site }.
    Aby go potwierdzić, otwórz ten link w ciągu trzech dni:

    { $link }

    Jeśli to nie ty, nie rób nic: więcej wiadomości nie będzie.
reset-subject = Nowe hasło
reset-body = Cześć { $name },

    ktoś, zapewne ty, nie pamięta hasła do konta { $name } na { $site }.
    Wybierz nowe w ciągu godziny:

    { $link }

    Jeśli to nie ty, nie rób nic: hasło się nie zmieni.
moved-subject = Twój adres zmieniono
moved-body = Cześć { $name },

    konto { $name } na { $site } ma teraz inny adres albo żadnego. Wiadomości nie będą tu już przychodzić.

    Jeśli to nie ty, ktoś zna twoje hasło: zaloguj się, zmień je i podaj adres jeszcze raz.
turn-subject = { $count ->
    [one] Twoja kolej: { $game }
    [few] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
}
turn-body = Cześć { $name },

    { $count ->
        [one] ten stół czeka na ciebie:
       *[other] te stoły czekają na ciebie:
    }

    { $tables }
clock-subject = { $hours ->
    [one] Została mniej niż godzina: { $game }
    [few] Zostały { $hours } godziny: { $game }
   *[other] Zostało { $hours } godzin: { $game }
}
clock-body = Cześć { $name },

    teraz twoja kolej, a czas kończy ci się za { $hours ->
        [one] mniej niż godzinę:
        [few] około { $hours } godziny:
       *[other] około { $hours } godzin:
    }

    { $tables }
notice-end = Nie chcę więcej takich wiadomości: { $leave }
    Co i jak ma do ciebie docierać: { $settings }
