# Today's deal: the same tiles for everybody, once a day. How it stands is told on its door, each phrase after a dot: "against Otto · 3 in a row".

today-title = Today’s deal
# A game of today's deal among other games. $date: "21 Nov".
today-name = Today’s deal, { $date }
# How many days in a row were won, so far.
today-in-a-row =
    { $days ->
        [one] streak: { $days } day
       *[other] streak: { $days } days
    }
today-against = against { $name }
today-same-tiles = everyone gets the same tiles
today-waits = your game is waiting
# $tiles: one's own and the other's, "31–24".
today-won-by = won { $tiles }
today-won = won
today-tied = tied { $tiles }
today-lost = lost { $tiles }
today-unfinished = not finished
# It can be played once more, and does not count.
today-for-fun = just for fun
