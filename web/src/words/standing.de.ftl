### How a game stands: the window at the table.

standing = Stand der Partie
standing-end = Das Ende
standing-points = Punkte bisher
standing-points-lead = Als endete das Spiel jetzt, soweit du es wissen kannst.
standing-category = Kategorie
standing-total = Summe
standing-own = Deine Karten
standing-cards = Karten von { $name }
standing-hand = Hand
standing-deck = Nachziehstapel
standing-discards = Ablage
standing-card = Karte
standing-all = Alle
standing-unknown = und { $count }, die du nicht kennst
