### Great Western Trail: Nowa Zelandia po polsku.

title = Great Western Trail: Nowa Zelandia
tagline = Prowadź owce przez Nową Zelandię, hoduj coraz lepsze stado i wysyłaj wełnę za morze.

## Słowa tej gry w tym, co mówią obie gry o szlaku

-herder =
    { $case ->
       *[nom] owczarz
        [gen] owczarza
        [ins] owczarzem
    }
-builder =
    { $case ->
       *[nom] rękodzielnik
        [gen] rękodzielnika
    }
-builders = rękodzielników
-worker =
    { $case ->
       *[nom] pracownik
        [gen] pracownika
    }
-workers = pracowników
-master =
    { $case ->
       *[nom] kapitan portu
        [acc] kapitana portu
    }
-market =
    { $case ->
       *[nom] targ owiec
        [gen] targu owiec
    }
-card =
    { $case ->
       *[nom] karta owcy
        [acc] kartę owcy
    }
-cards = karty owiec
-same-breed = tej samej rasy
-goal = Wellington
-draw =
    { $case ->
       *[imp] dobierz
        [cap] Dobierz
        [pres] dobiera
        [inf] dobrać
        [ger] dobrania
    }
-playable = kartę
-rival =
    { $case ->
       *[nom] Sara
        [gen] Sary
        [ins] Sarą
    }

## Liczby: tyle czegoś

amount-money =
    { $n ->
        [one] { $n } funt
        [few] { $n } funty
       *[many] { $n } funtów
    }
    .acc =
        { $n ->
            [one] { $n } funta
            [few] { $n } funty
           *[many] { $n } funtów
        }
amount-gold =
    { $n ->
        [one] { $n } złoto
       *[many] { $n } złota
    }
amount-builder =
    { $n ->
        [one] { $n } rękodzielnik
       *[many] { $n } rękodzielników
    }
    .acc =
        { $n ->
            [one] { $n } rękodzielnika
           *[many] { $n } rękodzielników
        }
amount-craftsman =
    { $n ->
        [one] { $n } rękodzielnik
       *[many] { $n } rękodzielników
    }
    .acc =
        { $n ->
            [one] { $n } rękodzielnika
           *[many] { $n } rękodzielników
        }
amount-sailor =
    { $n ->
        [one] { $n } marynarz
       *[many] { $n } marynarzy
    }
    .acc =
        { $n ->
            [one] { $n } marynarza
           *[many] { $n } marynarzy
        }
amount-shepherd =
    { $n ->
        [one] { $n } pasterka
        [few] { $n } pasterki
       *[many] { $n } pasterek
    }
    .acc =
        { $n ->
            [one] { $n } pasterkę
            [few] { $n } pasterki
           *[many] { $n } pasterek
        }
amount-shearer =
    { $n ->
        [one] { $n } postrzygacz
       *[many] { $n } postrzygaczy
    }
    .acc =
        { $n ->
            [one] { $n } postrzygacza
           *[many] { $n } postrzygaczy
        }
amount-sea_space =
    { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
amount-dorset_horn = { $n } × Dorset Horn
amount-suffolk = { $n } × Suffolk
amount-sheep_2 =
    { $n ->
        [one] { $n } owca warta 2 punkty
        [few] { $n } owce warte po 2 punkty
       *[many] { $n } owiec wartych po 2 punkty
    }
    .acc =
        { $n ->
            [one] { $n } owcę wartą 2 punkty
            [few] { $n } owce warte po 2 punkty
           *[many] { $n } owiec wartych po 2 punkty
        }
amount-lincoln_corriedale = { $n } × Lincoln albo Corriedale
amount-hampshire_ryeland = { $n } × Hampshire albo Ryeland
amount-post_13 =
    { $n ->
        [one] { $n } dysk w punkcie handlowym o wartości co najmniej 13
        [few] { $n } dyski w punktach handlowych o wartości co najmniej 13
       *[many] { $n } dysków w punktach handlowych o wartości co najmniej 13
    }
amount-building_4 =
    { $n ->
        [one] { $n } budynek wymagający co najmniej 4 rękodzielników
        [few] { $n } budynki wymagające co najmniej 4 rękodzielników
       *[many] { $n } budynków wymagających co najmniej 4 rękodzielników
    }
amount-shearers_2 =
    { $n ->
        [one] 2 postrzygaczy
       *[many] { $n } × 2 postrzygaczy
    }
amount-storehouse =
    { $n ->
        [one] { $n } magazyn na planszy szlaków morskich
        [few] { $n } magazyny na planszy szlaków morskich
       *[many] { $n } magazynów na planszy szlaków morskich
    }
amount-ferry =
    { $n ->
        [one] { $n } karta promu
        [few] { $n } karty promów
       *[many] { $n } kart promów
    }
    .acc =
        { $n ->
            [one] { $n } kartę promu
            [few] { $n } karty promów
           *[many] { $n } kart promów
        }
amount-pathfinder_6 =
    { $n ->
        [one] 6 pól na torze pioniera
       *[many] { $n } × 6 pól na torze pioniera
    }
amount-flood =
    { $n ->
        [one] { $n } powódź
        [few] { $n } powodzie
       *[many] { $n } powodzi
    }

## Karty

name-shropshire = Shropshire
name-southdown = Southdown
name-english_leicester = English Leicester
name-merino = Merino
name-dorset_horn = Dorset Horn
name-lincoln = Lincoln
name-corriedale = Corriedale
name-hampshire = Hampshire
name-ryeland = Ryeland
name-suffolk = Suffolk
name-romney = Romney
name-cheviot = Cheviot
name-border_leicester = Border Leicester
name-sheepdog = Owczarek
    .acc = Owczarka
name-ferry = Prom
name-kotare = Łowczyk czczony
    .acc = Łowczyka czczonego
name-shipping = Prom parowy
name-explorer = Odkrywca
    .acc = Odkrywcę
name-fresh_flock = Świeże stado
name-agent = Agent
    .acc = Agenta
name-master_builder = Mistrz budowy
    .acc = Mistrza budowy
name-steering_wheel = koło sterowe
name-barrel = beczka
    .acc = beczkę
name-bell = dzwon
name-compass = kompas
shows-purchase =
    { $tokens ->
        [0] { $cards } ({ $shepherds }, { $money })
       *[other] { $cards } + żeton wymiany ({ $shepherds }, { $money })
    }
about-sheep = Wartość hodowlana { $value }, wartość wełny { $wool }; na koniec gry { $points }.
about-card =
    { $worth ->
        [0] Po zagraniu: { $effect }; potem dobierz 1 kartę.
       *[other] Po zagraniu: { $effect }; potem dobierz 1 kartę. Na koniec gry { $points }.
    }

## Pracownicy, niebezpieczeństwa, żetony bonusów, magazyny

name-shepherd = pasterka
    .acc = pasterkę
name-craftsman = rękodzielnik
    .acc = rękodzielnika
name-sailor = marynarz
    .acc = marynarza
name-shearer = postrzygacz
    .acc = postrzygacza
name-joker = pracownik uniwersalny
    .acc = pracownika uniwersalnego
name-rockfall = osuwisko
name-flood = powódź
name-yellow = żółty
name-step_tile = żeton kroków
name-fee_tile = żeton opłaty
shows-bonus =
    { $worth ->
        [0] żeton bonusu ({ $effect })
       *[other] żeton bonusu ({ $effect }; { $points })
    }
about-bonus =
    { $worth ->
        [0] Żeton bonusu: { $effect }.
       *[other] Żeton bonusu: { $effect }. Na koniec gry { $points }.
    }
# Magazyn zdejmuje się „z” pola: .acc to dopełniacz.
shows-pair = pole magazynów „{ $bonus }”
    .acc = pola magazynów „{ $bonus }”

## Pola szlaku, punkty handlowe, morze

name-wellington = Wellington
space-hazard =
    { $kind_id ->
        [flood] pole powodzi { $n }
       *[rockfall] pole osuwiska { $n }
    }
site-grass = bujna trawa
site-gold = bryłka złota
site-pathfinder = od pola { $n } toru pioniera
# Dysk kładzie się „w” punkcie: .acc to miejscownik.
shows-post =
    { $kind_id ->
        [foreign-sheep] zagraniczny punkt handlowy { $n }
        [local-wool] lokalny punkt handlu wełną { $n }
        [foreign-wool] zagraniczny punkt handlu wełną { $n }
       *[local-sheep] lokalny punkt handlowy { $n }
    }
    .acc =
        { $kind_id ->
            [foreign-sheep] zagranicznym punkcie handlowym { $n }
            [local-wool] lokalnym punkcie handlu wełną { $n }
            [foreign-wool] zagranicznym punkcie handlu wełną { $n }
           *[local-sheep] lokalnym punkcie handlowym { $n }
        }
about-post =
    { $wool ->
        [0] Wymaga wartości hodowlanej { $value }.
       *[other] Wymaga wartości wełny { $value }.
    }{ $dark ->
        [0] {" "}Białe narożniki: tylko dyski z pól o białych narożnikach.
       *[other] {" "}Ciemne narożniki: dyski z dowolnych pól.
    }{ $count ->
        [0] {""}
       *[other] {" "}Za każdy dysk: { $results }.
    }{ $again ->
        [0] {""}
       *[other] {" "}Może tu leżeć kilka twoich dysków.
    }
sea-harbour = pole morskie przy porcie { $harbour }
sea-open =
    { $code ->
        [S0] reda Wellington
       *[other] otwarte morze { $code }
    }
    .acc =
        { $code ->
            [S0] redę Wellington
           *[other] otwarte morze { $code }
        }
about-harbour =
    { $kind_id ->
        [small] Mały port: rozbudowa magazynem za { $cost_acc }: { $gains }.
        [medium] Średni port: rozbudowa dyskiem za { $cost_acc }: { $gains }.
        [large] Duży port: rozbudowa magazynem za darmo: { $gains }.
       *[special] Mały port na końcu szlaku: rozbudowa magazynem za { $cost_acc }: { $gains }. Potem statek wraca na start.
    }
opens-post = otwiera { $post }
name-sh1 = Nelson
name-sh2 = Napier
name-sh3 = Lyttelton
name-sh4 = Suva
name-sh5 = Hobart
name-sx1 = San Francisco
name-sx2 = Hongkong
name-sx3 = Kapsztad
name-mh1 = Gisborne
name-mh2 = Dunedin
name-mh3 = Auckland
name-mh4 = Numea
name-mh5 = Fremantle
name-lg1 = Sydney
name-lg2 = Brisbane
name-lg3 = Melbourne
name-lg4 = Bradford
name-lg5 = Londyn

## Pola dysków na planszy gracza

slot-step = pole limitu kroków
slot-cert_limit = pole limitu certyfikatów
slot-wool = pole stałej wełny { $n }
slot-cert = pole stałego certyfikatu { $n }
unlock-cert_limit = do { $n } tymczasowych certyfikatów
unlock-wool =
    { $paid ->
        [0] 1 stała wełna
       *[other] 1 stała wełna, zapłać { $cost_acc }
    }
unlock-cert =
    { $paid ->
        [0] 1 stały certyfikat
       *[other] 1 stały certyfikat, zapłać { $cost_acc }
    }

## Co robią akcje

effect-gold =
    { $n ->
        [one] zdobądź 1 złoto
       *[many] zdobądź { $n } złota
    }
effect-pay_gold =
    { $n ->
        [one] zapłać 1 złoto
       *[many] zapłać { $n } złota
    }
effect-pathfinder =
    { $n ->
        [one] 1 pole w przód na torze pioniera
        [few] { $n } pola w przód na torze pioniera
       *[many] { $n } pól w przód na torze pioniera
    }
effect-ship =
    { $n ->
        [one] przesuń statek o 1 pole albo rozbuduj port
        [few] przesuń statek o maks. { $n } pola
       *[many] przesuń statek o maks. { $n } pól
    }
effect-ship-per = przesuń statek o maks. 1 pole za { $per }
effect-shear =
    { $n ->
        [one] ostrzyż 1 owcę
        [few] ostrzyż do { $n } owiec
       *[many] ostrzyż do { $n } owiec
    }
effect-shear-per = ostrzyż do 1 owcy za { $per }
effect-invest =
    { $more ->
        [0] { $less ->
                [0] zainwestuj w żeton bonusu
               *[other] zainwestuj w żeton bonusu o { $money_acc } taniej
            }
       *[other] zainwestuj w żeton bonusu o { $money_acc } drożej
    }
effect-buy_sheep = kup owce na targu owiec
effect-card = weź kartę: { $name }
effect-bonus_card = weź kartę bonusu: { $name }
effect-permanent_wool =
    { $n ->
        [one] 1 stała wełna
       *[many] stała wełna × { $n }
    }
effect-remove_sheep = usuń z gry początkową owcę o wartości hodowlanej { $n }
effect-joker_worker = pracownik uniwersalny do dowolnego rzędu
effect-take_market =
    { $name_id ->
        [one_for_4] weź z targu za 4 funty Hampshire albo Ryeland na wierzch swojego stosu kart
        [one_of_two] weź z targu 1 owcę wartą 2 punkty, bez drugiej
       *[other] weź z targu Hampshire albo Ryeland, albo 2 owce warte po 2 punkty
    }
effect-upgrade_by_one = zastąp za darmo swój budynek takim, który wymaga dokładnie o 1 rękodzielnika więcej
effect-place_storehouse = postaw magazyn w małym albo dużym porcie w zasięgu { $n } od statku
effect-wool_post = dysk w { $name_acc }
effect-cards_gained_to_top = połóż karty zdobyte w tej turze na wierzchu swojego stosu
effect-per_hazard_pair = za każde 2 zdobyte niebezpieczeństwa: { $gains }
effect-per_hazard_pair_only = za każde 2 zdobyte niebezpieczeństwa: { $gains }; dysk staje przed złotem
effect-remove_hazard_only =
    { $n ->
        [0] usuń niebezpieczeństwo za darmo, bez jego karty
       *[other] usuń niebezpieczeństwo za { $money_acc }, bez jego karty
    }
effect-aux_single = jedna pojedyncza akcja pomocnicza
per-own_building_on_grass = każdy swój budynek na bujnej trawie
per-shepherd = każdą pasterkę
per-sailors = każdego marynarza
per-shearers = każdego postrzygacza
per-storehouse_on_sea =
    { $n ->
        [one] każdy magazyn na planszy szlaków morskich
        [few] każde { $n } magazyny na planszy szlaków morskich
       *[many] każde { $n } magazynów na planszy szlaków morskich
    }
per-pathfinder_space =
    { $n ->
        [one] każde pole na torze pioniera
        [few] każde { $n } pola na torze pioniera
       *[many] każde { $n } pól na torze pioniera
    }
per-ferry_card = każdą kartę promu

## Sara i jej karty

name-sarah = Sara
    .acc = Sarę
shows-sarah_card = karta Sary { $n }
    .acc = kartę Sary { $n }
about-sarah_card = Sara idzie { $steps }, potem: { $actions }.
sarah-moves-number =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
sarah-moves-shepherd = tyle kroków, ile ma pasterek
sarah-moves-craftsman = tyle kroków, ilu ma rękodzielników
sarah-moves-sailor = tyle kroków, ilu ma marynarzy
sarah-moves-shearer = tyle kroków, ilu ma postrzygaczy (przy innej specjalizacji o { $more } więcej)
sarah-moves-specialized =
    { $more ->
        [0] tyle kroków, ilu ma pracowników swojej specjalizacji
       *[other] tyle kroków, ilu ma pracowników swojej specjalizacji (jeśli to nie postrzygacze, o { $more } więcej)
    }
sarah-hire_cheapest = zatrudnia najtańszego pracownika
sarah-hire_specialized = zatrudnia pracownika swojej specjalizacji albo, gdy go nie ma, najtańszego
sarah-buy_sheep = kupuje owce
sarah-build = stawia budynek
sarah-build_exact =
    { $n ->
        [one] stawia budynek wymagający dokładnie 1 rękodzielnika albo zastępuje swój takim, który wymaga o 1 więcej
       *[many] stawia budynek wymagający dokładnie { $n } rękodzielników albo zastępuje swój takim, który wymaga o { $n } więcej
    }
sarah-remove_bonus_tile = usuwa żeton z rynku bonusów
sarah-pathfinder =
    { $n ->
        [one] przesuwa się o 1 pole na torze pioniera
        [few] przesuwa się o { $n } pola na torze pioniera
       *[many] przesuwa się o { $n } pól na torze pioniera
    }
sarah-objective = bierze kartę celu
sarah-hazard = usuwa niebezpieczeństwo
sarah-sailor_action = bierze kartę bonusu za marynarzy
sarah-shearer_action = bierze karty za postrzygaczy
sarah-refill_market =
    { $n ->
        [one] 1 karta trafia na targ owiec
        [few] { $n } karty trafiają na targ owiec
       *[many] { $n } kart trafia na targ owiec
    }
sarah-take_market = bierze z targu { $sheep_acc }
sarah-specialized = jeśli jej specjalizacja to { $worker }: { $then }; jeśli nie: { $other }
sarah-then = { $one }, { $other }

## Nagłówki nad akcjami jednego rodzaju

family-play = Zagraj kartę
family-reveal = Pokaż po jednej owcy każdej rasy
family-show = Pokaż owcę
family-buy = Kup owce
family-sail = Przesuń statek
family-upgrade = Rozbuduj port
family-harbour = Postaw magazyn
family-storehouse = Wybierz magazyn
family-invest = Zainwestuj w żeton bonusu
family-choose = Wybierz rząd dla pracownika uniwersalnego
family-top = Na wierzch stosu kart
family-flip = Odwróć żeton
family-shear_draw = Użyj postrzygacza, aby dobrać kartę
family-combine = Użyj dwóch żetonów wymiany
family-gold = Kup kartę bonusu za złoto
family-help = Zagraj kartę poza swoją turą
family-waive = Zagraj kartę bez jej efektu
family-help_waive = Zagraj kartę poza swoją turą bez jej efektu
invest-number = rząd { $n },
combine-number = gracz { PLAYER($n) }
help-number = gracz { PLAYER($n) },
help_waive-number = gracz { PLAYER($n) },
aux-money = weź funty
aux-draw = dobierz i odrzuć
aux-cert = certyfikat
aux-ship = statek
aux-pathfinder = tor pioniera
buy-reveal = 2 nowe karty (1 pasterka)

## Akcje: co jest na przycisku

now-certificates =
    { $n ->
        [one] teraz 1 certyfikat
        [few] teraz { $n } certyfikaty
       *[many] teraz { $n } certyfikatów
    }
now-pairs =
    { $n ->
        [one] teraz raz
       *[many] teraz { $n } razy
    }
now-sheep =
    { $n ->
        [one] teraz 1 owca
        [few] teraz { $n } owce
       *[many] teraz { $n } owiec
    }
action-take = Weź { $a } (wartość hodowlana { $value }, wartość wełny { $wool }, { $points })
action-play =
    { $kind_id ->
        [card] Zagraj { $a_acc }: { $effect }, potem dobierz 1 kartę
       *[objective] Zagraj { $a_acc }{ $immediate ->
                [0] {""}
               *[other] {" "}– od razu: { $effect }
            }
    }
action-help =
    { $own ->
        [0] Gracz { PLAYER($seat) } zagrywa { $b_acc }: { $effect }, potem dobiera 1 kartę
       *[other] Zagraj { $b_acc }: { $effect }, potem dobierz 1 kartę
    }
action-waive =
    { $left ->
        [0] Zagraj { $a_acc } bez efektu: tylko dobierz 1 kartę
       *[many] Zagraj { $a_acc }: tylko { $effect }, potem dobierz 1 kartę
    }
action-help_waive =
    { $own ->
        [0] Gracz { PLAYER($seat) } zagrywa { $b_acc } i rezygnuje z tego, co dałoby złoto
       *[other] { $left ->
                [0] Zagraj { $b_acc } bez efektu: tylko dobierz 1 kartę
               *[many] Zagraj { $b_acc }: tylko { $effect }, potem dobierz 1 kartę
            }
    }
action-gold = Kup kartę bonusu ({ $a }) za { $cost } złota: { $card }
action-combine =
    { $own ->
        [0] Gracz { PLAYER($seat) } używa 2 żetonów wymiany: Shropshire opuszcza grę, złoto +1
       *[other] Użyj 2 żetonów wymiany: usuń Shropshire z gry, zdobądź 1 złoto (masz: { $left })
    }
action-reveal =
    { $kind_id ->
        [wool] Pokaż po jednej owcy każdej rasy: wartość wełny { $value }
       *[breeding] Pokaż po jednej owcy każdej rasy: wartość hodowlana { $value }
    }
action-show =
    { $kind_id ->
        [wool] Pokaż: { $a } (wartość wełny { $value })
       *[breeding] Pokaż: { $a } (wartość hodowlana { $value })
    }
action-shear_draw = Użyj postrzygacza: dobierz 1 kartę, potem odrzuć 1
action-buy =
    { $a_id ->
        [reveal] Użyj 1 pasterki, aby dołożyć 2 karty na targ owiec
       *[other] Kup { $cards_acc } za { $money_acc } ({ $shepherds }){ $tokens ->
                [0] {""}
               *[other] {" "}i weź żeton wymiany
            }
    }
action-foresight =
    { $goal_id ->
        [jobs] Weź { $tile_acc }: do rzędu { $row } rynku pracy
        [bonus] Weź { $tile_acc }: do rzędu { $row } rynku bonusów
        [yellow] Weź { $tile_acc }: do rzędu { $row } rynku bonusów, co uzupełni targ owiec
        [turquoise] Weź { $tile_acc }: do rzędu { $row } rynku bonusów, co odwróci budynki neutralne
        [red] Weź { $tile_acc }: do rzędu { $row } rynku bonusów, co rozpocznie ostatnie tury
        [gone] Weź { $tile_acc }: brak miejsca, żeton opuszcza grę
       *[space] Weź { $tile_acc }: na { $space_acc }
    }
action-deliver =
    { $count ->
        [0] Dostawa: { $a }
       *[other] Dostawa: { $a } – { $results }
    }
action-sail =
    { $open ->
        [0] Płyń na { $a_acc } ({ $way })
       *[other] { $paid ->
                [0] Płyń na { $a_acc } ({ $way }; rozbudowa za darmo: { $gains })
               *[other] Płyń na { $a_acc } ({ $way }; rozbudowa za { $cost_acc }: { $gains })
            }
    }
action-upgrade =
    { $master_id ->
        [none] { $paid ->
                [0] Rozbuduj port { $harbour } za darmo: { $gains }
               *[other] Rozbuduj port { $harbour } za { $cost_acc }: { $gains }
            }
       *[other] Rozbuduj port { $harbour } za { $cost_acc }: { $gains }, do zdobycia { $master }
    }
action-harbour =
    { $paid ->
        [0] Postaw magazyn w porcie { $a } za darmo: { $gains }
       *[other] Postaw magazyn w porcie { $a } za { $cost_acc }: { $gains }
    }
action-storehouse =
    { $left ->
        [one] Magazyn z ostatniego pola „{ $bonus }”, co teraz zdobywasz
       *[many] Magazyn z pierwszego pola „{ $bonus }”
    }
action-invest = Weź { $tile } z rzędu { $row } za { $price_acc }
action-choose =
    { $kind_id ->
        [sarah] Sara zatrudnia { $a_acc }
       *[joker] Pracownik uniwersalny: { $a }{ $immediate ->
                [0] {""}
               *[other] {" "}– od razu: { $effect }
            }
    }
sarah-way = droga Sary
action-top = Na wierzch stosu kart: { $a }
action-flip =
    { $a_id ->
        [step_tile] Odwróć żeton kroków: limit kroków +1
       *[fee_tile] Odwróć żeton opłaty: bez opłat do końca gry
    }
done-visit =
    { $last ->
        [0] Skończ tutaj i dobierz karty
       *[other] Skończ tutaj swoją ostatnią turę
    }
done-reveal = Nie pokazuj owiec
done-reveal_more = Nie pokazuj więcej owiec
done-Shear = Nie pokazuj owiec
done-shear_more = Ostrzyż te owce
done-shear_after = Zakończ strzyżenie
done-Ship = Nie przesuwaj statku
done-upgrade_here = Nie rozbudowuj
done-after_wellington = Nie zagrywaj karty

## Pytania: o czym gracz ma zdecydować

prompt-Foresight =
    { $column ->
        [one] Rozwój A: wybierz jeden z dwóch żetonów.
       *[many] Rozwój B: wybierz jeden z dwóch żetonów.
    }
prompt-first_disc = Twoja pierwsza tura: wybierz dysk, który zaczyna na torze pioniera.
prompt-buy =
    { $left ->
        [0] Wszystkie pasterki zostały użyte.
        [one] Kup owce: wolna jest jeszcze 1 pasterka.
        [few] Kup owce: wolne są jeszcze { $left } pasterki.
       *[many] Kup owce: wolnych jest jeszcze { $left } pasterek.
    }
prompt-reveal = Dochód: pokaż owce różnych ras albo najpierw użyj żetonu wymiany.
prompt-reveal_more = Dochód: twoja wartość hodowlana to { $value }. Pokazujesz kolejną owcę?
prompt-deliver = Wybierz punkt handlowy dostawy, do wartości hodowlanej { $value }.
prompt-post_disc =
    { $dark ->
        [0] Wybierz dysk, który położysz w { $post_acc }: białe narożniki.
       *[other] Wybierz dysk, który położysz w { $post_acc }: ciemne narożniki.
    }
prompt-ToWoolPost = Połóż dysk w { $post_acc }.
prompt-Shear =
    { $n ->
        [0] Strzyżenie: żaden postrzygacz nie jest już wolny.
        [one] Strzyżenie: pokaż 1 owcę.
       *[many] Strzyżenie: pokaż do { $n } owiec różnych ras.
    }
prompt-RemoveHazardOnly =
    { $paid ->
        [0] Wybierz niebezpieczeństwo, które usuwasz za darmo; z jego karty rezygnujesz.
       *[other] Wybierz niebezpieczeństwo, które usuwasz za { $money_acc }; z jego karty rezygnujesz.
    }
prompt-shear_more =
    { $left ->
        [0] Twoja wartość wełny to { $value }.
       *[other] Twoja wartość wełny to { $value }. Pokazujesz kolejną owcę?
    }
prompt-shear_after =
    { $left ->
        [0] Twoja wartość wełny to { $value }: możesz położyć dysk w punkcie handlu wełną.
       *[other] Twoja wartość wełny to { $value }: możesz położyć dysk w punkcie handlu wełną; do dyspozycji: { $shearers }.
    }
prompt-Ship =
    { $n ->
        [one] Przesuń statek o 1 pole albo rozbuduj port, w którym jest.
        [few] Przesuń statek o 1–{ $n } pola; rozbudowa liczy się jako jedno.
       *[many] Przesuń statek o 1–{ $n } pól; rozbudowa liczy się jako jedno.
    }
prompt-upgrade_here =
    { $harbour_id ->
        [none] Nie ma tu portu.
       *[other] Twój statek jest w porcie { $harbour }: rozbudować?
    }
prompt-storehouse = Wybierz magazyn do portu { $harbour }.
prompt-harbour_disc =
    { $dark ->
        [0] Wybierz dysk do portu { $harbour }: białe narożniki.
       *[other] Wybierz dysk do portu { $harbour }: ciemne narożniki.
    }
prompt-PlaceStorehouse =
    { $n ->
        [one] Wybierz port na magazyn, najwyżej 1 pole od statku.
        [few] Wybierz port na magazyn, najwyżej { $n } pola od statku.
       *[many] Wybierz port na magazyn, najwyżej { $n } pól od statku.
    }
prompt-Invest =
    { $more ->
        [0] { $less ->
                [0] Wybierz żeton bonusu.
               *[other] Wybierz żeton bonusu, o { $money_acc } taniej.
            }
       *[other] Wybierz żeton bonusu, o { $money_acc } drożej.
    }
prompt-joker_worker = Wybierz rząd dla pracownika uniwersalnego.
prompt-RemoveSheep = Wybierz początkową owcę o wartości hodowlanej { $n }, która opuszcza grę.
prompt-TakeFromMarket =
    { $paid ->
        [0] Wybierz owcę, którą bierzesz z targu.
       *[other] Wybierz owcę, którą bierzesz z targu za { $money_acc }.
    }
prompt-SecondOfPair =
    { $points ->
        [one] Wybierz drugą owcę za 1 punkt.
        [few] Wybierz drugą owcę za { $points } punkty.
       *[many] Wybierz drugą owcę za { $points } punktów.
    }
prompt-flip_tile = Tor pioniera: wybierz żeton, który odwracasz.
prompt-cards_gained_to_top = Wybierz kartę, która teraz trafia na wierzch twojego stosu.
prompt-upgrade_by_one = Wybierz budynek, który zastąpi twój inny, wymagający dokładnie o 1 rękodzielnika mniej.
prompt-replace_site = Wybierz budynek do zastąpienia ({ $building }).
prompt-after_wellington = Możesz jeszcze zagrać karty.
prompt-sarah_fork = Sara ma dwie równie dobre drogi: wybierz jedną.
prompt-sarah_worker = Wybierz pracownika, którego zatrudnia Sara.
prompt-sarah_breed = Wybierz owcę, którą bierze Sara.
prompt-sarah_tile = Wybierz niebezpieczeństwo, które usuwa Sara.
prompt-sarah_site = Wybierz, gdzie Sara stawia { $building }.

## Zdarzenia: co stoi po imieniu gracza w dzienniku. Czego nikt nie robi, jest osobnym zdaniem.

event-money =
    { $amount ->
        [one] { $amount } funta
        [few] { $amount } funty
       *[many] { $amount } funtów
    }
event-moves =
    { $space_id ->
        [wellington] dociera do Wellington
       *[other] przechodzi na { $place_acc }{ $code_id ->
            [none] {""}
           *[other] {" "}({ $code })
        }
    }
event-wool_value = osiąga wartość wełny { $amount }
event-gold =
    { $amount ->
        [one] ma teraz 1 złoto
       *[many] ma teraz { $amount } złota
    }
event-pathfinder = przesuwa się na pole { $amount } toru pioniera
event-gains_card = bierze { $card_acc }
event-waives = zagrywa { $card_acc } i rezygnuje z efektu
event-tops = kładzie na wierzchu stosu kart: { $card }
# $auxiliary samo mówi „akcja pomocnicza”: shows-auxiliary.
event-helps =
    { $double ->
        [0] wykonuje { $auxiliary_acc }
       *[other] wykonuje podwójną { $auxiliary_acc }
    }
event-combines = zamienia dwa żetony wymiany na złoto
event-last_turns = zapełnia rynek bonusów, bierze jego żeton i rozpoczyna zakończenie gry: ostatnie tury
event-flips_buildings = Budynki neutralne B, C, G i H są teraz na stronie II
event-back_to_start = wraca statkiem na start
event-invests = bierze z rzędu { $row }: { $tile }
event-token_row =
    { $row ->
        [9] Rynek bonusów jest pełny
       *[other] Żeton rynku bonusów przechodzi do rzędu { $row }
    }
event-delivers = kładzie dysk w { $post_acc }
event-moves_disc = zabiera dysk z portu { $harbour }
event-sails = płynie na { $space_acc }
event-upgrades = rozbudowuje port { $harbour }
event-storehouse = zdejmuje magazyn z { $pair_acc }
event-flips_tile = odwraca { $tile }
event-takes_step_tile = bierze żeton kroków
event-sarah_card = odkrywa swoją kartę { $number }
event-sarah_removes = usuwa z rzędu { $row }: { $tile }

## Punktacja

score-money = Pieniądze
score-trading_posts = Punkty handlowe
score-harbours = Małe i średnie porty
score-pathfinder = Tor pioniera
score-hazards_bonus_tiles = Niebezpieczeństwa i bonusy
score-cards = Karty owiec i bonusów
score-harbourmasters = Kapitanowie portów
score-hand_limit = Limit kart w ręce
score-workers_storehouses = Pracownicy i magazyny
score-market_token = Żeton rynku bonusów
outcome-sarah =
    { $n ->
        [one] Sara, { $thing }: { $n } punkt
        [few] Sara, { $thing }: { $n } punkty
       *[many] Sara, { $thing }: { $n } punktów
    }

## Opcje gry

option-buildings-help = Strona a wszystkich dziesięciu budynków jest najlepsza na pierwsze gry; losowe strony są dla wszystkich takie same.
option-cards_out_of_turn = Karty w cudzych turach
option-cards_out_of_turn-false = nie
option-cards_out_of_turn-true = dozwolone
option-cards_out_of_turn-help = Owczarka, Prom, Łowczyka czczonego, Prom parowy i Odkrywcę można zagrywać także w turze innego gracza.
option-sarah = Sara
option-sarah-easy = łatwa
option-sarah-medium = średnia
option-sarah-hard = trudna
option-sarah-help = Gra jednoosobowa: siła przeciwniczki. Poziom mówi, którymi kartami gra i jak dobra jest jej pierwsza dostawa.
option-first_delivery = Pierwsza dostawa Sary
option-first_delivery-by_level = według poziomu
option-first_delivery-lp1 = punkt handlowy 1
option-first_delivery-lp3 = punkt handlowy 3
option-first_delivery-lp6 = punkt handlowy 6
option-first_delivery-lp9 = punkt handlowy 9
option-first_delivery-lp12 = punkt handlowy 12
option-first_delivery-lp15 = punkt handlowy 15
option-first_delivery-lp18 = punkt handlowy 18
option-first_delivery-lp21 = punkt handlowy 21
option-first_delivery-help = Gra jednoosobowa: wyższy pierwszy punkt handlowy czyni Sarę silniejszą.

## Odmowy: dlaczego akcja nie jest możliwa

refusal-tile_not_in_this_column =
    { $column ->
        [one] Tego żetonu nie ma na polach rozwoju A.
       *[many] Tego żetonu nie ma na polach rozwoju B.
    }
refusal-two_tokens_needed = Potrzeba do tego dwóch żetonów wymiany.
refusal-no_shropshire_in_hand = Potrzeba do tego karty Shropshire z ręki.
refusal-gold_in_your_own_turn = Złoto wydaje się w fazach A i B własnej tury. { $prompt }
refusal-no_bonus_card_left = Nie ma już tam karty bonusu ({ $stack }).
refusal-too_little_gold = Koszt w złocie: { $needed }. Masz: { $have }.
refusal-gold_is_missing = Masz za mało złota.
refusal-only_if_the_table_agrees = Karty zagrywa się tylko we własnej turze, chyba że przy stole ustalono inaczej.
refusal-only_in_the_own_turn = Tej karty nigdy nie zagrywa się w turze innego gracza.
refusal-played_as_usual_in_the_own_turn = We własnej turze zagrywa się karty między akcjami.
refusal-pathfinder_not_so_far = Ta działka wymaga pola { $needed } toru pioniera; twój dysk jest na polu { $have }.
refusal-exactly_one_craftsman_more = Twój budynek można zastąpić tylko takim, który wymaga dokładnie o 1 rękodzielnika więcej.
refusal-no_more_sheep = Pokazujesz już tyle owiec, ile możesz.
refusal-no_shearer_is_free = Żaden postrzygacz nie jest już wolny.
refusal-no_shearer_works_here = Tutaj liczba owiec jest podana, więc postrzygacze nie dobierają kart.
refusal-breed_already_shown = Tę rasę już pokazujesz: każda liczy się raz.
refusal-nothing_to_waive = Nie ma tu teraz z czego rezygnować: zrezygnować można tylko z tego, co dałoby kartę albo złoto.
refusal-only_one_breed_in_hand = Masz w ręce owce tylko jednej rasy: po prostu ją pokaż.
refusal-no_sheep_in_hand = Nie masz owiec w ręce.
refusal-more_breeds_than_may_be_shown =
    { $n ->
        [one] Masz w ręce więcej ras, niż możesz pokazać: tylko { $n }.
       *[many] Masz w ręce więcej ras, niż możesz pokazać: najwyżej { $n }.
    }
refusal-another_sheep_is_asked_for = Potrzeba do tego z ręki początkowej owcy o wartości hodowlanej { $n }.
refusal-another_sheep_is_offered = Tej owcy nie ma wśród oferowanych.
refusal-no_sheep_to_take = Nie ma na targu takiej owcy albo nie możesz za nią zapłacić.
refusal-card_not_gained_in_this_turn = Potrzeba do tego karty zdobytej w tej turze, która leży jeszcze na stosie kart odrzuconych.
refusal-not_a_post_for_this = Ta dostawa tam nie trafia ({ $post }).
refusal-post_too_far = Potrzebna wartość: { $needed }. Twoja: { $value } ({ $post }).
refusal-no_storehouse_at_the_post = Nie masz magazynu w dużym porcie tego punktu ({ $post }).
refusal-own_disc_on_the_post = Twój dysk już tam leży ({ $post }).
refusal-no_disc_can_be_paid = Po opłaceniu transportu nie stać cię na odblokowanie żadnego pola z dyskiem ({ $post }).
refusal-player_board_first = Dysk z portu bierze się tylko wtedy, gdy nie można wziąć żadnego z planszy gracza.
refusal-ship_is_already_there = Twój statek już tam jest.
refusal-too_far_for_the_ship =
    { $have ->
        [one] To za daleko ({ $needed }): twój statek może się przesunąć o { $have } pole.
        [few] To za daleko ({ $needed }): twój statek może się przesunąć o { $have } pola.
       *[many] To za daleko ({ $needed }): twój statek może się przesunąć o { $have } pól.
    }
refusal-no_harbour_here = Tam, gdzie jest twój statek, nie ma portu.
refusal-harbour_already_upgraded = Ten port jest już przez ciebie rozbudowany ({ $harbour }).
refusal-nothing_to_place_there = Nie masz już magazynu ani dysku, który może tam trafić.
refusal-no_storehouse_in_a_medium_harbour = W średnim porcie kładzie się dysk, nie magazyn.
refusal-harbour_out_of_range = Odległość tego portu od statku: { $needed }. Dozwolona: { $have }.
refusal-no_harbour_in_range = W zasięgu nie ma portu, który możesz rozbudować i opłacić.
refusal-squares_are_empty = Oba te magazyny opuściły już twoją planszę.
refusal-row_of_the_market_token = Rząd { $row } nie jest jeszcze dostępny: dostępne są tylko rzędy nad żetonem.
refusal-no_such_tile_in_the_row = Tego żetonu nie ma w rzędzie { $row } rynku bonusów.
refusal-all_rows_are_full = Wszystkie cztery rzędy pracowników na twojej planszy są pełne.
refusal-no_such_tile_to_flip = Nie masz tego żetonu albo jest już odwrócony.
refusal-not_among_sarahs_choices = Dla Sary nie jest to tak dobre jak to, co możesz wybrać. { $prompt }
refusal-no_card_in_the_supply = Nie ma już takiej karty w zasobach.
refusal-two_hazards_needed = Potrzeba do tego dwóch twoich niebezpieczeństw.
refusal-nothing_to_shear = Nie masz owiec do strzyżenia ani postrzygacza, który mógłby dobrać kartę.
refusal-no_bonus_tile_to_take = Nie ma żetonu bonusu, który możesz wziąć i opłacić.
refusal-no_disc_for_the_wool_post = Nie możesz tam położyć dysku i za niego zapłacić.
