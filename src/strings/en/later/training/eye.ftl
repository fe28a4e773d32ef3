### What the rounds of Flash tell of somebody's eye, by sort of run: a small table in the training room.

eye-title = How your eye does
# $sharpness: how well runs are told from what is none, with one decimal.
eye-sharpness = Sharpness { $sharpness }. To guess is 0, and 3 is very sharp.
# The heads of the columns.
eye-sort = Runs
eye-right = Right
eye-time = Time
# What the line is, or where the tile lies in it that landed last.
eye-row = { $row ->
    [across] Across
    [down] Up and down
    [falling] Slanting down
    [rising] Slanting up
    [end] Closed at an end
    [inside] Closed in the middle
    [crossing] Two at once
   *[near] Three that are no run
  }
eye-share = { $right } of { $asked }
eye-seconds = { $seconds } s
