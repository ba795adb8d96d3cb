# Mails: short, plain, and each says why it came. A notice to a browser is the subject of its mail.
confirm-subject = Confirm your address
confirm-body = Hello { $name },

    somebody, probably you, has given this address for the account { $name } at { $site }.
    Follow this link within three days to confirm it:

    { $link }

    If it was not you, do nothing: no more mails will come.
reset-subject = A new password
reset-body = Hello { $name },

    somebody, probably you, has forgotten the password of the account { $name } at { $site }.
    Choose a new one within an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.
moved-subject = Your address was changed
moved-body = Hello { $name },

    the account { $name } at { $site } has another address now, or none. Mails no longer come here.

    If it was not you, somebody knows your password: log in, change it, and give your address again.
turn-subject = { $count ->
    [one] It is your turn: { $game }
   *[other] It is your turn at { $count } tables
}
turn-body = Hello { $name },

    { $count ->
        [one] a table waits for you:
       *[other] these tables wait for you:
    }

    { $tables }
clock-subject = { $hours ->
    [one] Less than an hour left: { $game }
   *[other] { $hours } hours left: { $game }
}
clock-body = Hello { $name },

    it is your turn, and your clock runs out in { $hours ->
        [one] less than an hour:
       *[other] about { $hours } hours:
    }

    { $tables }
notice-end = No more mails of this kind: { $leave }
    What you are told, and how: { $settings }
