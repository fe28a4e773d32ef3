### An evening of several games, as far as other screens speak of it.

evening-name = En spelkväll
evening-line = Flera spel i rad, med samma spelare och ett gemensamt protokoll: 3 poäng för en förstaplats, 2 för en andraplats och 1 för en tredjeplats.
evening-open = Planera en spelkväll
evening-onward = Spel { $game } av { $games } i kväll.
evening-to-card = Till kvällens protokoll
