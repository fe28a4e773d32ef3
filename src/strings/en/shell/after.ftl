# For those who hear it: the screen.
shell-after-title = After the game
shell-after-again = Play again
shell-after-replay = Replay
shell-after-bests = Records
shell-after-back = Back
shell-review-title = How it went
# Before the names to choose from.
shell-review-whose = Whose review?
# A part of a whole: "5 of 12".
shell-review-of = { $part } of { $whole }
# $time: "0.92".
shell-review-seconds = { $time } s
shell-moments = Moments
shell-bests-title = Records
shell-bests-whose = Whose records?
shell-bests-none = No games counted yet. A game counts once it’s over, even if you stop it.
# A share: "64%".
shell-bests-percent = { $share }%
# A plot as it is heard. $last: the newest value, $best: the best of them.
shell-bests-told = { $what }: last { $last }, best { $best }, in { $games ->
    [one] { $games } game
   *[other] { $games } games
  }.
shell-bests-name-note = Records are saved under your name on this device. Delete the name and they go too.
shell-replay-title = Replay
shell-replay-back = Close the replay
shell-replay-first = To the beginning
shell-replay-last = To the end
shell-replay-scrub = Step
shell-replay-step-of = Step { $step } of { $steps }. { $told }
shell-replay-copy = Copy the game
shell-replay-copied = Copied.
shell-replay-copy-this = Copy this line:
shell-replay-save = Save as a file
