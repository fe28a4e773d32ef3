# A game or a series that another tab of the browser has.
tabs-elsewhere = This game is being played in another tab.
tabs-match-elsewhere = This series is open in another tab.
tabs-take-over = Take over here
tabs-taken = The game has moved to another tab. Nothing is lost.
