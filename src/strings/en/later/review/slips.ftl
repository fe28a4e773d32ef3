### The slips of all games of a name, the worst first.

slips-title = Slips of all games
# The button in the statistics that opens them, and the same for those who hear it.
slips-open = Slips
slips-open-of = Slips of all games: { $name }
slips-back = Back to the history
slips-note = The number is what a slip cost, in points out of 100 of win chance.
slips-none = No slips were found.
slips-none-yet = No slips were found so far.
slips-more = Show { $count } more

## How far the reviewing of the games has come

slips-progress = Games reviewed
slips-reviewed = { $reviewed } of { $games } games reviewed
slips-finding = Looking for the games …
slips-reviewing = Reviewing the games, the newest first …
slips-stopped = Stopped. You can go on at any time.
slips-done = All games are reviewed.
slips-stop = Stop
slips-go-on = Continue

## A slip: what it was, and under what it is told

slips-choice = { $tile } instead of { $better }
slips-memory = Counted on { $tile }, which was gone
# $run: a run by its first and last tile, or how many tiles it was in several runs.
slips-missed = Missed { $run }
slips-false-call = A false call
slips-kind-choice = choice
slips-kind-memory = memory
slips-kind-eye = eye
# For those who hear the list. $what: one of the sentences above; $day: "21 November 2026 at 08:43".
slips-name = { $what }, { $kind }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $day }
slips-look = Look
slips-look-of = Look: { $slip }
slips-try = Try again
slips-try-of = Try again: { $slip }
