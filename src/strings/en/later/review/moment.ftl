### The moments of a review: a line in the list, and a heading on the card. $you: whether you did it; $name: who did, else.
### $run: a run by its first and last tile, "26–56", or how many tiles it was in several runs.

moment-run = { $first }–{ $last }
moment-runs = { $tiles } tiles at once
# For those who hear it. $moment: a line; $more: what came of it, or "".
moment-name = Turn { $move }: { $moment }
moment-name-more = Turn { $move }: { $moment }, { $more }

## The line

moment-choice = { $you ->
    [yes] you: { $tile } instead of { $better }
   *[no] { $name }: { $tile } instead of { $better }
  }
moment-memory = { $you ->
    [yes] you: thought { $gone } was still to come?
   *[no] { $name }: thought { $gone } was still to come?
  }
moment-missed = { $you ->
    [yes] you: missed { $run }
   *[no] { $name }: missed { $run }
  }
moment-unclaimed = { $you ->
    [yes] you: left { $run } unclaimed
   *[no] { $name }: left { $run } unclaimed
  }
moment-late = { $you ->
    [yes] you: called late, { $run }
   *[no] { $name }: called late, { $run }
  }
moment-false-call = { $you ->
    [yes] you: false call
   *[no] { $name }: false call
  }
moment-taken = { $you ->
    [yes] you: SNAG! { $run }
   *[no] { $name }: SNAG! { $run }
  }

## What came of it

# Beneath the line. $sign: "−" or "+", right before the number.
moment-worth = chance of winning { $sign }{ $points ->
    [one] { $points }%
   *[other] { $points }%
  }
# The same for those who hear it. $way: whether it went down or up.
moment-worth-heard = chance of winning { $way ->
    [down] down
   *[up] up
  } { $points ->
    [one] { $points }%
   *[other] { $points }%
  }
# In its place as long as it is still looked into.
moment-worth-waits = …

moment-in = in { $seconds } s
moment-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
moment-taker = { $you ->
    [yes] claimed by you
   *[no] claimed by { $name }
  }
moment-nobody = not claimed

## The heading on the card

moment-told-missed = { $you ->
    [yes] You missed { $run }.
   *[no] { $name } missed { $run }.
  }
moment-told-unclaimed = { $you ->
    [yes] You could have claimed { $run }, which { $maker } missed.
   *[no] { $name } could have claimed { $run }, which { $maker } missed.
  }
moment-told-late = { $you ->
    [yes] You called late: { $run }.
   *[no] { $name } called late: { $run }.
  }
moment-told-false-call = { $you ->
    [yes] You called, but there was no run.
   *[no] { $name } called, but there was no run.
  }
moment-told-taken = { $you ->
    [yes] You took { $run }.
   *[no] { $name } took { $run }.
  }
moment-told-taker = { $you ->
    [yes] You claimed the tiles.
   *[no] { $name } claimed the tiles.
  }
moment-told-nobody = Nobody claimed the tiles.
moment-told-after = The call came after { $seconds } s.
moment-told-plies = { $tiles ->
    [one] That was one turn later.
   *[other] That was { $tiles } turns later.
  }
# Where it was too close for a number.
moment-told-just-beaten = { $you ->
    [yes] You were a split second faster.
   *[no] { $name } was a split second faster.
  }
moment-told-beaten = { $you ->
    [yes] You were { $seconds } s faster.
   *[no] { $name } was { $seconds } s faster.
  }
# A call cost somebody a turn. $you and $name: whose turn; $last: whether you play last since, and $by: who does, else.
moment-told-turn = { $you ->
    [yes] That cost you a turn.
   *[no] That cost { $name } a turn.
  }
moment-told-turn-last = { $last ->
    [yes] { $you ->
      [yes] That cost you a turn. You now play the last tile.
     *[no] That cost { $name } a turn. You now play the last tile.
    }
   *[no] { $you ->
      [yes] That cost you a turn. { $by } now plays the last tile.
     *[no] That cost { $name } a turn. { $by } now plays the last tile.
    }
  }
