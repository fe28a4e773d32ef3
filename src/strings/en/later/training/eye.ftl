### What the rounds of Flash tell of somebody's eye, by sort of run: a small table in the training room.

eye-title = How well you spot runs
# $sharpness: how well runs are told from what is none, with one decimal.
eye-sharpness = Sharpness: { $sharpness } (0 is guessing, 3 is very sharp).
# The heads of the columns.
eye-sort = Runs
eye-right = Right
eye-time = Time
# What the line is, or where the tile lies in it that landed last.
eye-row = { $row ->
    [across] Across
    [down] Up and down
    [falling] Sloping down
    [rising] Sloping up
    [end] Completed at an end
    [inside] Completed in the middle
    [crossing] Two at once
   *[near] Three that aren’t a run
  }
eye-share = { $right } of { $asked }
eye-seconds = { $seconds } s
