### The moments of a review: a line in the list, and a heading on the card. $you: whether you did it; $name: who did, else.
### $run: a run by its first and last tile, "26–56", or how many tiles it was in several runs.

moment-run = { $first }–{ $last }
moment-runs = { $tiles } tiles at once
# For those who hear it. $moment: a line; $more: what came of it, or "".
moment-name = Move { $move }: { $moment }
moment-name-more = Move { $move }: { $moment }, { $more }

## The line

moment-choice = { $you ->
    [yes] you: { $tile } instead of { $better }
   *[no] { $name }: { $tile } instead of { $better }
  }
moment-memory = { $you ->
    [yes] you: thought { $gone } to come
   *[no] { $name }: thought { $gone } to come
  }
moment-missed = { $you ->
    [yes] you: missed { $run }
   *[no] { $name }: missed { $run }
  }
moment-unclaimed = { $you ->
    [yes] you: left { $run } to others
   *[no] { $name }: left { $run } to others
  }
moment-late = { $you ->
    [yes] you: called { $run } late
   *[no] { $name }: called { $run } late
  }
moment-false-call = { $you ->
    [yes] you: a false call
   *[no] { $name }: a false call
  }
moment-taken = { $you ->
    [yes] you: SNAG { $run }
   *[no] { $name }: SNAG { $run }
  }

## What came of it

moment-in = in { $seconds } s
moment-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
moment-taker = { $you ->
    [yes] you took it
   *[no] { $name } took it
  }
moment-nobody = nobody took it

## The heading on the card

moment-told-missed = { $you ->
    [yes] You missed { $run }.
   *[no] { $name } missed { $run }.
  }
moment-told-unclaimed = { $you ->
    [yes] { $maker } had missed { $run }: you could have taken it.
   *[no] { $maker } had missed { $run }: { $name } could have taken it.
  }
moment-told-late = { $you ->
    [yes] You called { $run } late.
   *[no] { $name } called { $run } late.
  }
moment-told-false-call = { $you ->
    [yes] You called, and there was no run.
   *[no] { $name } called, and there was no run.
  }
moment-told-taken = { $you ->
    [yes] You took { $run }.
   *[no] { $name } took { $run }.
  }
moment-told-taker = { $you ->
    [yes] You took it.
   *[no] { $name } took it.
  }
moment-told-nobody = Nobody took it.
moment-told-after = The call came after { $seconds } s.
moment-told-plies = { $tiles ->
    [one] One tile later it was called.
   *[other] { $tiles } tiles later it was called.
  }
moment-told-beaten = { $you ->
    [yes] You were { $seconds } s faster.
   *[no] { $name } was { $seconds } s faster.
  }
# A call cost somebody a turn. $you and $name: whose turn; $last: whether you play last since, and $by: who does, else.
moment-told-turn = { $you ->
    [yes] It cost you a turn.
   *[no] It cost { $name } a turn.
  }
moment-told-turn-last = { $last ->
    [yes] { $you ->
      [yes] It cost you a turn: you now play last.
     *[no] It cost { $name } a turn: you now play last.
    }
   *[no] { $you ->
      [yes] It cost you a turn: { $by } now plays last.
     *[no] It cost { $name } a turn: { $by } now plays last.
    }
  }
