# A game or a match that another tab of the browser has.
tabs-elsewhere = This game is being played in another tab.
tabs-match-elsewhere = This match is open in another tab.
tabs-take-over = Take over here
tabs-taken = The game continues in another tab. Nothing is lost.
