### The skills that the training room practises, as names: what a kind of question asks for.

# Skills of Flash: in which direction the line goes, and where the tile lies in it that landed last.
skill-run = { $direction ->
    [across] Runs across
    [down] Runs up and down
    [falling] Runs sloping down
   *[rising] Runs sloping up
  }, { $place ->
    [end] completed at an end
   *[inside] completed in the middle
  }
skill-crossing = { $direction ->
    [across] Two runs at once, one across
    [down] Two runs at once, one up and down
    [falling] Two runs at once, one sloping down
   *[rising] Two runs at once, one sloping up
  }
skill-near = { $direction ->
    [across] Three across that aren’t a run
    [down] Three up and down that aren’t a run
    [falling] Three sloping down that aren’t a run
   *[rising] Three sloping up that aren’t a run
  }
skill-quiet = Tiles that make no run
# Skills of Gone?: how many moves ago the tile was taken; or it is still to come.
skill-gone = Tiles taken { $from } to { $to } turns ago
skill-gone-longest = Tiles taken { $from } or more turns ago
skill-come-beside = Empty squares beside a run that was taken
skill-come-far = Empty squares where nothing was taken nearby
# Skills of Safe tile: what the wrong tile does.
skill-safe-plain = Tiles that set up nothing
skill-safe-four = Tiles that set up a run
skill-safe-long = Tiles that set up a long run
skill-safe-several = Tiles that set up several runs
skill-safe-shuts = Runs that one of your tiles can block
skill-safe-keeps = Lines to keep open for yourself
skill-safe-gone = Lines whose missing tiles are gone
