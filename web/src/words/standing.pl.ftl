### How a game stands: the window at the table.

standing = Stan gry
standing-end = Koniec
standing-points = Punkty do tej pory
standing-points-lead = Jak gdyby gra skończyła się teraz, o ile możesz to wiedzieć.
standing-category = Kategoria
standing-total = Razem
standing-own = Twoje karty
standing-cards = Karty gracza { $name }
standing-hand = Ręka
standing-deck = Talia
standing-discards = Odrzucone
standing-card = Karta
standing-all = Wszystkie
standing-unknown = oraz nieznane: { $count }
