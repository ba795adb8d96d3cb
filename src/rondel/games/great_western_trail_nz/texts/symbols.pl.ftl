### Co znaczą ogólne znaki tej gry: słowniczek symboli.

name-sign_grass = bujna trawa
help-sign_grass = Na działce rośnie bujna trawa: niektóre akcje liczą twoje budynki na takich działkach.
name-sign_wool = wartość wełny
help-sign_wool = Tyle owca daje przy strzyżeniu.
name-sign_shear = strzyż owce
help-sign_shear = Pokaż owce różnych ras, po jednej za każdego postrzygacza: ich wełna daje funty, a potem może dysk w punkcie handlu wełną.
name-sign_invest = zainwestuj
help-sign_invest = Weź żeton bonusu z dostępnego rzędu za jego cenę; bonus działa od razu.
name-sign_sail = przesuń statek
help-sign_sail = Przesuń statek o najwyżej tyle pól; port można rozbudować.
name-sign_buy_sheep = kup owce
help-sign_buy_sheep = Weź karty z targu owiec, używając pasterek i płacąc funty; trafiają na stos kart odrzuconych.
name-sign_card = karta owcy
help-sign_card = Jedna karta z twojej ręki. Litery albo kolor mówią, jakiej rasy; 2× oznacza dwie takie same karty.
