### What the computer players were thinking, told after the game. $name: the computer player; $tiles: "4, 5, 6 and 7".

review-title = What they were thinking
review-open = What were they thinking?
review-asking = Thinking back…
review-nothing = { $name } didn’t miss anything in this game, as far as anyone can tell.
review-back = Back

# Before each note, in which turn it was. $note: one of the sentences below.
review-at = Turn { $turn }: { $note }
# $by: who took the tile; $you: whether that was you.
review-awaited = { $you ->
    [yes] { $name } thought { $tile } was still to come, but you’d taken it with { $tiles }.
   *[no] { $name } thought { $tile } was still to come, but { $by } had taken it with { $tiles }.
  }
review-awaited-own = { $name } thought { $tile } was still to come, but had taken it earlier, with { $tiles }.
review-unseen = { $takes ->
    [one] { $name } had { $tile } and didn’t see that it would take { $takes } tile.
   *[other] { $name } had { $tile } and didn’t see that it would take { $takes } tiles.
  }
review-missed = { $name } completed { $tiles } but didn’t call. Nobody else did either.
review-missed-taken = { $you ->
    [yes] { $name } completed { $tiles } but didn’t call. You took them.
   *[no] { $name } completed { $tiles } but didn’t call. { $by } took them.
  }
review-vain = { $name } called SNAG on a hunch, but there was no run.
