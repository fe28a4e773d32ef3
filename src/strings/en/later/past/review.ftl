### What the computer players were thinking, told after the game. $name: the computer player; $tiles: "4, 5, 6 and 7".

review-title = What they were thinking
review-open = What were they thinking?
review-asking = They are thinking back …
review-nothing = { $name } missed nothing in this game, as far as anyone can tell.
review-back = Back

# Before each note: how many tiles lay on the board by then. $note: one of the sentences below.
review-after = { $ply ->
    [one] After { $ply } tile: { $note }
   *[other] After { $ply } tiles: { $note }
  }
# $by: who took the tile; $you: whether that was you.
review-awaited = { $you ->
    [yes] { $name } thought that { $tile } was still to come. But you had taken it with { $tiles }.
   *[no] { $name } thought that { $tile } was still to come. But { $by } had taken it with { $tiles }.
  }
review-awaited-own = { $name } thought that { $tile } was still to come. But { $name } had taken it earlier with { $tiles }.
review-unseen = { $takes ->
    [one] { $name } held { $tile } and did not see that it would take { $takes } tile.
   *[other] { $name } held { $tile } and did not see that it would take { $takes } tiles.
  }
review-missed = { $name } completed { $tiles } and did not call; nobody else did either.
review-missed-taken = { $you ->
    [yes] { $name } completed { $tiles } and did not call; you took it.
   *[no] { $name } completed { $tiles } and did not call; { $by } took it.
  }
review-vain = { $name } called SNAG on a hunch, but there was no run to take.
