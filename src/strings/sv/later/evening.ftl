### An evening of several games, as far as other screens speak of it.

evening-name = En spelkväll
evening-line = Flera spel i rad på ett protokoll, med samma spelare: 3 poäng för en förstaplats, 2 för en andra, 1 för en tredje.
evening-open = Planera en spelkväll
evening-onward = Spel { $game } av { $games } i kväll.
evening-to-card = Till kvällens protokoll
