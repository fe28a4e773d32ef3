### The review of a finished game: how it went for one person, and what was better.
### $you: whether the person is who reads this; $name: their name, else.

# The button that opens it, and the same in a list of games, for those who hear it.
report-open = Review
report-open-of = Review: { $game }
report-title = Review
report-back-to-table = Back to the table
report-again = Play again

## Squares that are marked on the board, for those who hear them, and the words beneath it

report-square-played = { $tile }, played
report-square-better = { $tile }, better
report-square-danger = { $tile }, danger: whoever had it could take a run
report-legend = Marks on the board
report-legend-played = played
report-legend-better = better
report-legend-danger = the danger

## How it went

report-how = How it went
# Before the names of the people of the game.
report-whose = Whose game?
report-progress = Progress of the review
report-first-look = First look …
report-closer-look = Looking closer …
report-done = The review is done.
# Beside the curve of the win chance.
report-ahead = { $you ->
    [yes] you ahead
   *[no] { $name } ahead
  }
report-others-ahead = the others ahead
# The curve, for those who hear it, in per cent.
report-curve = Chance to win: { $start } % at the start, { $now } % at this step, { $end } % at the end.
report-careful = Careful tiles
report-share = { $share } %
report-runs = Runs seen in time
report-runs-seen = { $seen } of { $all }
report-runs-timed = { $seen } of { $all } · { $seconds } s
report-forgotten = Forgotten tiles that cost
report-no-moments = There is nothing to learn from in this game: well played.

## What the review cannot tell

report-missing-cut-short = The game was not played to its end. The review goes as far as it was played.
report-missing-forfeited = Somebody gave up. The review goes as far as the game was played.
report-missing-no-calls = Runs were taken without a call, so nothing is said of seeing them.
report-missing-memory-aid = The squares of tiles that were gone were crossed out, so nothing is said of memory.
report-missing-unknown-level = A computer played as a character that is not in the game any more.
report-missing-no-times = Nobody knows how long the calls took.
report-missing-unjudged = Some moves could not be judged.
