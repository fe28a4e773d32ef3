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
report-square-danger = { $tile }, danger: anyone with it could take a run
report-legend = Marks on the board
report-legend-played = played
report-legend-better = better
report-legend-danger = danger

## How it went

report-how = How it went
# Before the names of the people of the game.
report-whose = Whose review?
report-progress = Review progress
report-first-look = Working out the chances…
report-closer-look = Looking for the turn that decided it…
report-done = Review done.
# What the curve’s axis shows, and the chance at the step that is shown.
report-axis = Chance of winning
report-now = { $now }%
# Beneath the curve, where time runs to the right.
report-turn = turn { $turn }
# Before each player’s score at that step.
report-tiles = Tiles won
# The heading of the figures.
report-numbers = In numbers
# Beside the curve of the chance of winning.
report-ahead = { $you ->
    [yes] you ahead
   *[no] { $name } ahead
  }
report-others-ahead = the others ahead
# The curve, for those who hear it, in per cent.
report-curve = Chance of winning: { $start }% at the start, { $now }% at this step, { $end }% at the end.
# Beneath the curve.
report-curve-means = The curve assumes that everyone plays on like the strongest computer. In a real game, the better player wins more often than it shows.
report-careful = Well-chosen tiles
report-share = { $share }%
report-runs = Runs called in time
report-runs-seen = { $seen } of { $all }
report-runs-timed = { $seen } of { $all } · { $seconds } s
report-forgotten = Memory mistakes
report-no-moments = No mistakes found. Well played!

## What the review cannot tell

report-missing-cut-short = This game wasn’t finished. The review covers what was played.
report-missing-forfeited = Someone gave up. The review covers what was played.
report-missing-taken-over = Somebody else played here for part of the game. The review covers only this player’s own moves.
report-missing-no-calls = Runs were taken without a call, so the review doesn’t say who saw them.
report-missing-memory-aid = The memory aid was on, so the review says nothing about memory.
report-missing-unknown-level = A computer played as a character that’s no longer in the game.
report-missing-no-times = The calls weren’t timed.
report-missing-unjudged = Some turns couldn’t be judged.
