### The mistakes of all games of a name, the worst first.

slips-title = Mistakes in all games
# The button in the statistics that opens them, and the same for those who hear it.
slips-open = Mistakes
slips-open-of = Mistakes in all games: { $name }
slips-back = Back to the history
slips-note = The number shows how much a mistake lowered the chance of winning, in per cent.
slips-none = No mistakes found.
slips-none-yet = No mistakes found yet.
slips-more = Show { $count } more

## How far the reviewing of the games has come

slips-progress = Games reviewed
slips-reviewed = { $reviewed } of { $games } done
slips-finding = Finding the games…
slips-reviewing = Reviewing the games…
slips-stopped = Stopped. You can continue at any time.
slips-done = All games reviewed.
slips-stop = Stop
slips-go-on = Continue

## A mistake: what it was, and under what it is told

slips-choice = { $tile } instead of { $better }
slips-memory = Thought { $tile } was still to come?
# $run: a run by its first and last tile, or how many tiles it was in several runs.
slips-missed = Missed { $run }
slips-false-call = False call
slips-kind-choice = choice
slips-kind-memory = memory
slips-kind-eye = eye
# For those who hear the list. $what: one of the sentences above; $day: "21 November 2026 at 08:43".
slips-name = { $what }, { $kind }, cost { $points ->
    [one] { $points }%
   *[other] { $points }%
  }, { $day }
slips-look = Look
slips-look-of = Look: { $slip }
slips-try = Try again
slips-try-of = Try again: { $slip }
