# The browser's data base does not answer: it is waited for, after a while one can play without it, and it may answer while one does.

silence-waits = This browser’s storage isn’t responding, so your games can’t be saved yet. SNAG is waiting for it.
silence-still = This browser’s storage still isn’t responding. Reloading the page often helps. You can also play without saving: if the storage responds while you play, SNAG saves your games after all.
silence-play = Play without saving
silence-over = The browser’s storage is working again. Everything you’ve played is saved.
