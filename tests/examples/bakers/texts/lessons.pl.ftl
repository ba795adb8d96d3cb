### Lekcja gry Bakers po polsku.

lesson-walking = Chodzenie
    .goal = Wiesz, kiedy krok jest wart monety.
    .free-title = Dwa kroki są za darmo
    .free = Twój piekarz idzie zgodnie z ruchem wskazówek zegara i używa pola, na którym staje. Masz chleb dla szkoły, a zamówienia dostarcza się na targu.
    .free-do = Idź na targ
    .third-step = Do pieca są trzy kroki: trzeci kosztuje monetę. Na targ idzie się za darmo.
    .deliver-title = Dostarcz
    .deliver = Na targu dostarczasz najwyżej dwa zamówienia. Szkoła chce chleba, który masz.
    .deliver-do = Dostarcz do szkoły
    .ready = Chleb dla szkoły jest gotowy. Najpierw go dostarcz.
    .four-bread = Statek chce 4 chlebów. Masz 1.
    .bread-title = Warte monety
    .bread = { $other } stoi przy piecu, więc i tam zapłacisz monetę. Statek chce dużo chleba.
    .bread-do = Zdobądź 3 chleby w jednej turze
    .two-only = Piec daje tylko 2. Piekarnia kosztuje tę samą monetę, za trzeci krok, a piecze 3.
    .can-walk = Umiesz chodzić po kole
