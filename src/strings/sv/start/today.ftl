# Today's deal: the same tiles for everybody, once a day. How it stands is told on its door, each phrase after a dot: "against Otto · 3 in a row".

today-title = Dagens giv
today-name = Dagens giv, { $date }
today-in-a-row = { $days } i rad
today-against = mot { $name }
today-same-tiles = samma brickor för alla, en gång om dagen
today-waits = ditt parti väntar
today-won-by = vinst { $tiles }
today-won = vinst
today-tied = oavgjort, { $tiles }
today-lost = förlust { $tiles }
today-unfinished = inte färdigspelat
today-for-fun = på skoj
