# Today's deal: the same tiles for everybody, once a day. How it stands is told on its door, each phrase after a dot: "against Otto · 3 in a row".

today-title = Dagens giv
today-name = Dagens giv, { $date }
today-in-a-row =
    { $days ->
        [one] { $days } vunnen dag
       *[other] { $days } vunna dagar i rad
    }
today-against = mot { $name }
today-same-tiles = alla får samma brickor
today-waits = ditt parti väntar
today-won-by = vinst { $tiles }
today-won = vinst
today-tied = oavgjort { $tiles }
today-lost = förlust { $tiles }
today-unfinished = inte färdigspelat
today-for-fun = för skojs skull
