# Today's deal: the same tiles for everybody, once a day. How it stands is told on its door, each phrase after a dot: "against Otto · 3 in a row".

today-title = Today's deal
# A game of today's deal among other games. $date: "21 Nov".
today-name = Today's deal, { $date }
# How many days in a row were won.
today-in-a-row = { $days } in a row
today-against = against { $name }
today-same-tiles = the same tiles for everybody, once a day
today-waits = your game waits
# $tiles: one's own and the other's, "31–24".
today-won-by = won { $tiles }
today-won = won
today-tied = a tie, { $tiles }
today-lost = lost { $tiles }
today-unfinished = not played to the end
# It can be played once more, and does not count.
today-for-fun = for fun
