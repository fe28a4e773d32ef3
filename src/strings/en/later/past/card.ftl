### The score card: what is played for, how a series stands, and what stands on paper.

card-title = Score card
card-open = Score card
# The head of the column with the numbers of the games.
card-game = Game
card-tiles = Tiles
card-total = Total
card-plus = Plus
card-minus = Minus
# Over the line for names on an empty card.
card-names = Names
card-correct = Correct
card-correct-note = Type over any number that’s wrong. The old number stays beside it, crossed out.
card-take-back = Undo this correction
# $you: whether the tiles are yours; $genitive: else whose they are, "Ann's".
card-take-back-of = Undo the correction: { $you ->
    [yes] your
   *[no] { $genitive }
  } tiles in game { $game } back to { $was }
card-done = Done
card-print = Print
card-print-empty = Print an empty card
card-save = Save as CSV
card-back = Back

## What is played for. $kind: "single" games by themselves, "to-100", or a number of "games"

card-caption = { $kind ->
    [single] Single games
    [to-100] A series to 100
   *[games] A series of { $games } games
  }
# The caption on paper, before how the series stands.
card-lead = { $caption }.
# Which game it is. $game: its number.
card-game-of = { $kind ->
    [single] Game { $game }
    [to-100] Game { $game } of a series to 100
   *[games] Game { $game } of { $games }
  }

## An empty card to be filled in by hand

card-pad-played-for = We’re playing
card-pad-single = single games
card-pad-to-100 = a series to 100
card-pad-games = a series of ___ games
card-pad-help-single = Single games: the winner scores 10, plus their lead over each loser. Each loser scores minus that lead. Write the score in place of the total.
card-pad-help-match = Series: the player with the highest total scores 100, plus their lead over each loser, and writes it under plus. Each loser writes that lead under minus.
card-pad-help-tied = Tied winners share these points equally. The winner of each game starts the next one.

## How it stands, in sentences

# The pad at the table's side, which opens the card, for those who hear it. $game: "Game 2 of 5".
card-side = Score card. { $standing }
card-side-on = Score card. { $game }. { $standing }
card-none = No games counted yet.
card-starts = { $you ->
    [yes] You start the next game.
   *[no] { $name } starts the next game.
  }
card-match-won = { $you ->
    [yes] You
   *[no] { $name }
  } won the series with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }.
card-match-shared = { $tiles ->
    [one] { $names } tied the series with { $tiles } tile each.
   *[other] { $names } tied the series with { $tiles } tiles each.
  }
card-leads = After { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $you ->
    [yes] you lead
   *[no] { $name } leads
  } with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }.
card-lead-shared = After { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $names } share the lead with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } each.
card-decides = After { $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $names } are tied with { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } each. One more game decides.
# Of single games.
card-game-won = { $tiles ->
    [one] { $name } won game { $game } with { $tiles } tile.
   *[other] { $name } won game { $game } with { $tiles } tiles.
  }
card-game-shared = { $tiles ->
    [one] { $names } tied game { $game } with { $tiles } tile each.
   *[other] { $names } tied game { $game } with { $tiles } tiles each.
  }

## Lines and cells, for those who hear them

# $name: "Ann", or "you".
card-row = Game { $game }, { $name } started
card-row-practice = Practice game { $game }, { $name } started
card-row-now = Game { $game }, so far
# A cell that can be written over. $you: whether the tiles are yours; $genitive: else whose they are, "Ann's".
card-cell = { $you ->
    [yes] Your
   *[no] { $genitive }
  } tiles in game { $game }
card-won = won
card-corrected = corrected, was { $was }
card-won-corrected = won, corrected, was { $was }

## The card as a spreadsheet: the file's name, and the heads of its columns

card-csv-file = snag-score-card.csv
card-csv-game = Game
card-csv-starter = Started by
card-csv-tiles = { $name }: tiles
card-csv-total = { $name }: total
card-csv-plus = { $name }: plus
card-csv-minus = { $name }: minus
card-csv-corrections = Corrections
card-csv-correction = { $name }: { $now } instead of { $was }
card-csv-sums = Total
