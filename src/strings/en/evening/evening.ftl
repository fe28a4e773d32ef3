### An evening of several games: its set-up, and the card between games.

evening-snag = SNAG
evening-about = Choose the games, or let them be drawn at random. The same players play all of them. First place gets 3 points, second 2 and third 1. Players who tie share a place.
evening-count = Games
evening-games = The games
evening-draw = Draw again
# A list to choose from, beside a number. $number: which game of the evening.
evening-which = Game { $number }
# A game that was drawn and not chosen, in that list.
evening-drawn = { $game } (drawn)
evening-up = Move { $game } up
evening-down = Move { $game } down
evening-too-few = { $count ->
    [0] No game fits
    [one] Only one game fits
   *[other] Only { $count } games fit
  } these players. An evening needs { $least }.
evening-waiting = Continue where you left off?
evening-over = Your last evenings
evening-continue-named = Continue the evening from { $when }
evening-look-named = View the card from { $when }
# One evening in a list. $names: "Ann, Bo and Pip". $done: games that are over.
evening-listed = { $names } · { $done } of { $games } games · { $when }
evening-delete-named = Delete the evening from { $when }
evening-card = The evening’s card
evening-game = Game
evening-total = Total
# A cell of the card, as it is heard.
evening-cell = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, place { $place }
evening-not-yet = not played yet
evening-skipped = skipped
evening-now = being played
# The names of those who have the most points.
evening-leads = { $count ->
    [one] { $names } { $you ->
        [yes] lead
       *[no] leads
      } with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }.
   *[other] { $names } lead with { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each.
  }
evening-won = { $count ->
    [one] { $names } { $you ->
        [yes] win
       *[no] wins
      } the evening with { $points ->
        [one] { $points } point
       *[other] { $points } points
      }!
   *[other] { $names } share the evening with { $points ->
        [one] { $points } point
       *[other] { $points } points
      } each!
  }
evening-nothing-yet = Nobody has any points yet.
evening-nothing = The evening is over. No games counted.
evening-next = Next: { $game }
evening-on = Waiting: { $game }
evening-play = Play { $game }
evening-go-on = Continue { $game }
evening-stopped = { $game } was stopped, so nobody gets points for it. Play it again, or choose another game.
evening-refused = These players can’t play { $game } on this screen. Choose another game, or skip it.
evening-other = Play another game instead
evening-skip = Skip { $game }
evening-end = End the evening
evening-end-now = End it now? Games that are over still count.
evening-again = Another evening
evening-print = Print
evening-back = Back
# A game of the card that leads to what it came to.
evening-look-at = { $game }: see how it went
evening-broken = This evening can’t be opened any more. It has been put aside.
evening-card-heard = The evening’s card: points for each game
# At a table of several devices: the button beneath the games, and what lets the card go once the evening is over.
evening-set = Play these games
evening-put-away = Put the card away
