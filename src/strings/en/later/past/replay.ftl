### A replay of a finished game: its controls, and the moments worth going to.

replay-title = Replay
replay-back = Back to the history
replay-controls = Replay controls
replay-moment-before = Previous moment
replay-step-back = One step back
replay-play = Play
replay-pause = Pause
replay-step-on = One step forward
replay-moment-next = Next moment
# How quick it plays on, as it is heard and as it stands on the button: "2×".
replay-speed = Speed: { $times }×
replay-speed-seen = { $times }×
# The slider, the turn it is at (one for each tile that was played), and what is said of its place: "Turn 34 of 76: Ann plays 44."
replay-scrub = Step of the game
replay-turn-of = Turn { $turn } of { $turns }
replay-at = { $at }: { $told }
replay-racks = Everyone’s tiles
# A rack, for those who hear it: "Ann's rack: 4, 17, 22 and 60". $rack is its name.
replay-rack = { $rack }: { $tiles }
replay-rack-empty = { $rack }: no tiles left
replay-moments = Moments
replay-no-moments = No runs, and no calls.

## A moment in the list, beneath "Moments". $you: whether "you" did it

# For those who hear it. $moment: one of the sentences below.
replay-moment = Turn { $turn }: { $moment }
replay-takes = { $you ->
    [yes] You take
   *[no] { $name } takes
  } { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
# $from: whose runs they were: "Ben", "Ben and you".
replay-takes-from = { $you ->
    [yes] You take
   *[no] { $name } takes
  } { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } from { $from }
replay-misses = { $you ->
    [yes] You miss
   *[no] { $name } misses
  } { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
replay-false-call = { $you ->
    [yes] You make a false call
   *[no] { $name } makes a false call
  }
# At a table of several devices a character plays for somebody who is away, until they are back; or somebody sits down late. $name: who
# plays from now on; $before: who did until then.
replay-took-over = { $name } takes over from { $before }.
