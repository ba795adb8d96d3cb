# Mails: kurz, schlicht, und jede sagt, warum sie kam.
confirm-subject = Bestätige deine Adresse
confirm-body = Hallo { $name },

    jemand, wahrscheinlich du, hat diese Adresse für das Konto { $name } bei { $site } angegeben.
    Folge diesem Link innerhalb von drei Tagen, um sie zu bestätigen:

    { $link }

    Wenn du es nicht warst, tu nichts: Es kommen keine weiteren Mails.
reset-subject = Ein neues Passwort
reset-body = Hallo { $name },

    jemand, wahrscheinlich du, hat das Passwort des Kontos { $name } bei { $site } vergessen.
    Wähle innerhalb einer Stunde ein neues:

    { $link }

    Wenn du es nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.
moved-subject = Deine Adresse wurde geändert
moved-body = Hallo { $name },

    das Konto { $name } bei { $site } hat jetzt eine andere Adresse oder keine mehr. Hierher kommen keine Mails mehr.

    Wenn du es nicht warst, kennt jemand dein Passwort: Melde dich an, ändere es und gib deine Adresse wieder an.
turn-subject = { $count ->
    [one] Du bist am Zug: { $game }
   *[other] Du bist an { $count } Tischen am Zug
}
turn-body = Hallo { $name },

    { $count ->
        [one] ein Tisch wartet auf dich:
       *[other] diese Tische warten auf dich:
    }

    { $tables }
clock-subject = { $hours ->
    [one] Weniger als eine Stunde übrig: { $game }
   *[other] Noch { $hours } Stunden: { $game }
}
clock-body = Hallo { $name },

    du bist am Zug, und deine Zeit läuft in { $hours ->
        [one] weniger als einer Stunde ab:
       *[other] etwa { $hours } Stunden ab:
    }

    { $tables }
notice-end = Keine Mails dieser Art mehr: { $leave }
    Was du erfährst, und wie: { $settings }
