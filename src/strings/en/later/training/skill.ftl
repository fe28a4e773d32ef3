### The skills that the training room practises, as names: what a kind of question asks for.

# Skills of Flash: in which direction the line goes, and where the tile lies in it that landed last.
skill-run = { $direction ->
    [across] Runs across
    [down] Runs up and down
    [falling] Runs slanting down
   *[rising] Runs slanting up
  }, { $place ->
    [end] closed at an end
   *[inside] closed in the middle
  }
skill-crossing = { $direction ->
    [across] Two runs at once, one across
    [down] Two runs at once, one up and down
    [falling] Two runs at once, one slanting down
   *[rising] Two runs at once, one slanting up
  }
skill-near = { $direction ->
    [across] Three across that are no run
    [down] Three up and down that are no run
    [falling] Three slanting down that are no run
   *[rising] Three slanting up that are no run
  }
skill-quiet = Tiles that make nothing
# Skills of Gone?: how many moves ago the tile was taken; or it is still to come.
skill-gone = Tiles taken { $from } to { $to } moves ago
skill-gone-longest = Tiles taken { $from } moves ago or more
skill-come-beside = Empty squares beside a run that went
skill-come-far = Empty squares where nothing was taken
# Skills of Safe tile: what the wrong tile does.
skill-safe-four = Tiles that open a run
skill-safe-long = Tiles that open a long run
skill-safe-several = Tiles that open several runs
skill-safe-shuts = Runs that a tile of yours shuts
skill-safe-keeps = Lines that you keep for yourself
skill-safe-gone = Lines that wait for tiles that are gone
