# On the start screen, once a newer version of the game has come. It is used after the button was pressed.
update-waits = A new version of SNAG is ready.
update-take = Update now
# The button was pressed, but a game is on in another tab of the browser.
update-busy = A new version of SNAG is ready. First finish or leave the game in the other tab.
# A newer version is used by now, because another tab asked for it or because it came in the first moments; this tab shows the older one.
update-used = SNAG has been updated. Reload this tab to see the new version here too.
update-reload = Reload
