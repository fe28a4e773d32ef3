# The start screen: one press to a game, what waits, and the player's own name.

start-title = SNAG
start-tagline = Fyra i rad – ropa SNAG!
start-play-against = Möt { $name }
start-now = Spela nu
start-learn = Lär dig med Pip
start-learn-line = Ny här? Det tar sex minuter.
start-or = Eller spela direkt:
start-against = Vem du möter
start-more = regler, klocka, fler spelare
start-loading = Gör i ordning bordet…

## What waits to be continued

start-continue-title = Fortsätta där du slutade?
start-continue = Fortsätt
start-delete-game = Ta bort det här partiet
start-delete-game-now = Ta bort för gott
start-close-match = Ta bort matchen från listan
start-close-match-now = Ta bort för gott
start-game =
    { $tiles ->
        [0] { $names }, inga brickor lagda än
        [one] { $names }, { $tiles } bricka lagd
       *[other] { $names }, { $tiles } brickor lagda
    }
start-played =
    { $tiles ->
        [0] inga brickor lagda än
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
start-name-later = Du kan byta namn när du vill. Dina partier och din statistik följer med.
start-save-name = Spara
