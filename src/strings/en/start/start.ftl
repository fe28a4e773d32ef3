# The start screen: one press to a game, what waits, and the player's own name.

start-title = SNAG
start-tagline = Spot four in a row. Shout SNAG!
# The button that begins a game against a computer player, by its name.
start-play-against = Play { $name }
start-now = Play now
# On a first visit: the large button to the lessons, and over the faces of who can be played against without them.
start-learn = Learn with Pip
start-learn-line = New here? It takes six minutes.
start-or = Or play right away:
start-against = Who you play against
# Opens the set-up; stands after how long a game takes.
start-more = rules, clock, more players
start-loading = Setting up the table…

## What waits to be continued

start-continue-title = Continue where you left off?
start-continue = Continue
start-delete-game = Delete this game
# What the same button says after the first press.
start-delete-game-now = Delete for good
start-close-match = Remove this series from the list
start-close-match-now = Remove for good
# A game and how far it has got. $names: the players, as a list.
start-game =
    { $tiles ->
        [0] { $names }, no tiles played yet
        [one] { $names }, { $tiles } tile played
       *[other] { $names }, { $tiles } tiles played
    }
start-played =
    { $tiles ->
        [0] no tiles played yet
        [one] { $tiles } tile played
       *[other] { $tiles } tiles played
    }
# A series between two of its games. $names: the players, as a list. $of: how many games it has.
start-match-single =
    { $games ->
        [one] Single games: { $names }, after { $games } game
       *[other] Single games: { $names }, after { $games } games
    }
start-match-to-100 =
    { $games ->
        [one] A series to 100: { $names }, after { $games } game
       *[other] A series to 100: { $names }, after { $games } games
    }
start-match-games =
    { $games ->
        [one] A series of { $of } games: { $names }, after { $games } game
       *[other] A series of { $of } games: { $names }, after { $games } games
    }
start-more-waiting =
    { $games ->
        [one] { $games } more game is waiting
       *[other] { $games } more games are waiting
    }

## The player's own name

start-no-name = Give yourself a name
start-plays-as = You play as { $name }
start-your-name = Your name
start-name-later = Change your name any time. You keep your games and statistics.
start-save-name = Save
