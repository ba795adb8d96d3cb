# Wie jemand erreicht wird: Adresse, Nachrichten, Push, Urlaub; und die Seiten, zu denen Mails führen.

reach-why = Hast du dein Passwort vergessen, wählst du über eine Mail dorthin ein neues. Niemand sonst sieht sie.
reach-confirmed = bestätigt
reach-unconfirmed = noch nicht bestätigt
reach-give = Adresse angeben
reach-change = Ändern oder entfernen
reach-address = Adresse
reach-empty = Lass das Feld leer, um die Adresse zu entfernen.
reach-save = Speichern
reach-confirm = Per Mail bestätigen
reach-again = Die Mail noch einmal schicken
reach-sent = Eine Mail ist unterwegs an { $email }: Folge ihrem Link, um die Adresse zu bestätigen.
reach-removed = Die Adresse ist entfernt.
reach-notices = Benachrichtigungen
reach-notices-help = Bei langsamen Partien, während du nicht hier bist: solchen Zug um Zug und solchen ohne Uhr. Einmal für jeden Tisch, bis du kommst.
reach-which = Was du erfährst
reach-turn = Ich bin am Zug
reach-clock = Meine Zeit läuft in weniger als 12 Stunden ab
reach-how = Wie du es erfährst
reach-by-mail = Per Mail, in der Sprache dieser Seite
reach-by-mail-later = Per Mail: bestätige zuerst deine Adresse
reach-push-on = In diesem Browser benachrichtigen
reach-push-off = Nicht mehr in diesem Browser
reach-push-never = Dieser Browser nimmt keine Nachrichten von Seiten an, oder nur über https.
reach-push-refused = Der Browser erlaubt es nicht: Sieh in seinen Einstellungen für diese Seite nach.
reach-browsers = { $count ->
    [0] noch kein Browser
    [one] ein Browser
   *[other] { $count } Browser
}

## Vacation

vacation-title = Urlaub
vacation-help = Deine Uhren stehen an allen deinen Tischen, an denen Zug um Zug gespielt wird, und die anderen sehen, warum. Schnelle Uhren laufen weiter. Du hast { $most } Tage im Jahr; jeder angefangene zählt.
vacation-days = Wie viele Tage, von jetzt an
vacation-begin = Urlaub beginnen
vacation-left = { $left ->
    [one] noch ein Tag
   *[other] noch { $left } Tage
}
vacation-until = Du hast Urlaub bis { $until }.
vacation-end = Ich bin zurück

## By mail

bymail-account = Zum Konto
bymail-who = Name oder E‑Mail
bymail-forgot = Passwort vergessen?
bymail-forgot-help = Hat dein Konto eine bestätigte Adresse, bekommst du eine Mail mit einem Link. Er gilt eine Stunde.
bymail-forgot-do = Mail schicken
bymail-forgot-done = Gibt es ein solches Konto mit bestätigter Adresse, ist eine Mail unterwegs.
bymail-reset = Ein neues Passwort
bymail-reset-help = Wähle ein neues Passwort. Du wirst in allen Browsern abgemeldet.
bymail-reset-do = Ändern
bymail-reset-done = Dein Passwort ist geändert. Melde dich mit dem neuen an.
bymail-confirm = Bestätige deine Adresse
bymail-confirm-help = Du bist dem Link in einer Mail gefolgt: Die Adresse ist deine.
bymail-confirm-do = Bestätigen
bymail-confirm-done = Deine Adresse ist bestätigt.
bymail-unsubscribe = Keine Benachrichtigungen mehr per Mail
bymail-unsubscribe-help = Du erfährst nicht mehr per Mail, dass du am Zug bist. Deine Adresse bleibt.
bymail-unsubscribe-do = Keine Mails mehr
bymail-unsubscribe-done = Du bekommst keine Benachrichtigungen mehr per Mail.
