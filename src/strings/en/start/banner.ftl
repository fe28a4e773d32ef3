# Messages over every screen that stay until their cause is gone, and what stands on their buttons.
banner-close = Close this message
banner-superseded = A newer version of SNAG is open in another tab. Reload this page to continue.
banner-not-loaded = Part of the game didn’t load. Check your connection and reload this page. Your games are safe.
banner-reload = Reload
banner-save-all = Save all games
