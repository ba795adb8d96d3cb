# How somebody is reached: address, notices, pushes, vacation; and the pages that mails lead to.

reach-why = By a mail to it you choose a new password when you have forgotten yours. Nobody else sees it.
reach-confirmed = confirmed
reach-unconfirmed = not confirmed yet
reach-give = Give an address
reach-change = Change or remove it
reach-address = Address
reach-empty = Leave it empty to remove the address.
reach-save = Save
reach-confirm = Confirm it by a mail
reach-again = Send the mail again
reach-sent = A mail is on its way to { $email }: follow its link to confirm the address.
reach-removed = The address is removed.
reach-notices = Notices
reach-notices-help = For slow games, while you are not here: turn-based ones and those without a clock. Once for each table, until you come.
reach-which = What you are told
reach-turn = It is my turn
reach-clock = My clock runs out within 12 hours
reach-how = How you are told
reach-by-mail = By mail, in the language of this page
reach-by-mail-later = By mail: confirm your address first
reach-push-on = Tell me in this browser
reach-push-off = No longer in this browser
reach-push-never = This browser takes no messages from sites, or only by https.
reach-push-refused = The browser does not allow it: look into its settings for this site.
reach-browsers = { $count ->
    [0] no browser yet
    [one] one browser
   *[other] { $count } browsers
}

## Vacation

vacation-title = Vacation
vacation-help = Your clocks stand at all turn-based tables at which you sit, and the others see why. Fast clocks run on. You have { $most } days a year; each one begun counts.
vacation-days = How many days, from now on
vacation-begin = Go on vacation
vacation-left = { $left ->
    [one] one day left
   *[other] { $left } days left
}
vacation-until = You are on vacation until { $until }.
vacation-end = I am back

## By mail

bymail-account = To your account
bymail-who = Name or e-mail
bymail-forgot = Forgotten your password?
bymail-forgot-help = If your account has a confirmed address, you get a mail with a link. It counts for an hour.
bymail-forgot-do = Send the mail
bymail-forgot-done = If there is such an account with a confirmed address, a mail is on its way.
bymail-reset = A new password
bymail-reset-help = Choose a new password. You are logged out in all browsers.
bymail-reset-do = Change it
bymail-reset-done = Your password is changed. Log in with the new one.
bymail-confirm = Confirm your address
bymail-confirm-help = You followed the link in a mail: the address is yours.
bymail-confirm-do = Confirm it
bymail-confirm-done = Your address is confirmed.
bymail-unsubscribe = No more notices by mail
bymail-unsubscribe-help = You will not be told by mail any more that it is your turn. Your address stays.
bymail-unsubscribe-do = No more mails
bymail-unsubscribe-done = You get no more notices by mail.
