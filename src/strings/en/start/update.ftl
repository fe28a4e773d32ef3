# On the start screen, once a newer version of the game has come. It is used after the button was pressed.
update-waits = A new version of SNAG is ready.
update-take = Update now
# The button was pressed, but a game is on in another tab of the browser.
update-busy = A new version of SNAG is ready. First finish or leave the game in the other tab.
# Another tab has been updated; this one still shows the older version.
update-used = Another tab has updated SNAG. Reload this one to see the new version here, too.
update-reload = Reload
