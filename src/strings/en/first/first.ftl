# What stands in index.html itself. In English these are never loaded: they are here for other languages, which public/language.js says.
first-tagline = Four in a row, and who shouts first?
first-loading = The game is still loading.
first-again = Load the page again
first-failed = SNAG did not start
first-help = Reload the page. If that does not help, update your browser, or try another one. Your games are still on this device. To keep them safe, save them all to a file; SNAG can restore them from it.
first-reload = Reload
first-save = Save all games to a file
first-reading = Reading your games…
first-saved = Your browser now has the file with your games.
first-none = There are no games on this device.
first-unread = The games cannot be read right now. They are not lost: try again later.
