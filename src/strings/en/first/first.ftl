# What stands in index.html itself. In English these are never loaded: they are here for other languages, which public/language.js says.
first-tagline = Spot four in a row. Shout SNAG!
first-loading = SNAG is still loading.
first-again = Reload the page
first-failed = SNAG didn’t start
first-help = Reload the page. If that doesn’t help, update your browser or try another one. Your games are still on this device. To be safe, save them all to a file. SNAG can restore it later.
first-reload = Reload
first-save = Save all games to a file
first-reading = Reading your games…
first-saved = Saved. Look in your downloads.
first-none = There are no games on this device.
first-unread = Your games can’t be read right now. They aren’t lost. Try again later.
