# Every page
home = Rondel, all tables
language = Language
theme-switch = Light or dark
loading = One moment …
close = Close
cancel = Cancel
copy = Copy
copied = Copied
try-again = Try again
error-unexpected = That did not work. Please try again in a moment.
error-offline = The server does not answer. Are you online?
error-page = This page could not be loaded.
