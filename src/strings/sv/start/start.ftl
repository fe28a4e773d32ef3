# The start screen: one press to a game, what waits, and the player's own name.

start-title = SNAG
start-tagline = Fyra i rad, och vem ropar först?
start-play-against = Möt { $name }
start-now = Spela nu
start-against = Vem du spelar mot
start-more = regler, klocka, fler spelare
start-loading = Bordet ställs i ordning …

## What waits to be continued

start-continue-title = Fortsätta där du slutade?
start-continue = Fortsätt
start-delete-game = Ta bort det här partiet
start-delete-game-now = Ta bort för gott
start-close-match = Ta bort matchen från listan
start-close-match-now = Ta bort för gott
start-game =
    { $tiles ->
        [0] { $names }, ingen bricka lagd än
        [one] { $names }, { $tiles } bricka lagd
       *[other] { $names }, { $tiles } brickor lagda
    }
start-played =
    { $tiles ->
        [0] ingen bricka lagd än
        [one] { $tiles } bricka lagd
       *[other] { $tiles } brickor lagda
    }
start-match-single =
    { $games ->
        [one] Enstaka partier: { $names }, efter { $games } parti
       *[other] Enstaka partier: { $names }, efter { $games } partier
    }
start-match-to-100 =
    { $games ->
        [one] En match till 100: { $names }, efter { $games } parti
       *[other] En match till 100: { $names }, efter { $games } partier
    }
start-match-games =
    { $games ->
        [one] En match på { $of } partier: { $names }, efter { $games } parti
       *[other] En match på { $of } partier: { $names }, efter { $games } partier
    }
start-more-waiting =
    { $games ->
        [one] { $games } parti till väntar
       *[other] { $games } partier till väntar
    }

## The player's own name

start-no-name = Välj ett namn
start-plays-as = Du spelar som { $name }
start-your-name = Ditt namn
start-name-later = Dina partier och din statistik förblir dina, vad du än kallar dig.
start-save-name = Spara
