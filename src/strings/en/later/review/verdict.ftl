### What a review says of a move: the card beside the board. $tile: the tile that was played; $better: the one that was better.

# $move: the number of the tile in the game; $whose: "yours", "Otto's".
verdict-move = Turn { $move } of { $all } · { $whose }
verdict-yours = yours
verdict-deal = Before the first turn
verdict-deal-told = The tiles are dealt. Go through the game step by step, or from moment to moment.

## The heading

verdict-inaccuracy = { $better } was a little better than { $tile }.
verdict-mistake = { $better } was better than { $tile }.
verdict-blunder = { $better } was much better than { $tile }.
verdict-sound = { $tile } was a good tile.
verdict-last = { $tile } was the last tile.
verdict-waiting = { $tile } hasn’t been judged yet.
verdict-unjudged = { $tile } couldn’t be judged.
# The same better tile was passed by at other moves, too: it is told where it cost most.
verdict-again = See turn { $move }, where not playing { $better } cost the most.

## What may have been forgotten. $gone: the tile that was gone; $tiles: what else went with it; $by: who took it

verdict-memory = { $you ->
    [yes] Did you think { $gone } was still to come?
   *[no] Did { $name } think { $gone } was still to come?
  }
verdict-gone = { $taker ->
    [you] You’d taken it with { $tiles }.
   *[other] { $by } had taken it with { $tiles }.
  }

## What it cost or brought, in per cent of the chance of winning. $genitive: whose chance, "Ann's"

verdict-cost = { $you ->
    [yes] Your chance of winning fell by { $points ->
      [one] { $points }%
     *[other] { $points }%
    }.
   *[no] { $genitive } chance of winning fell by { $points ->
      [one] { $points }%
     *[other] { $points }%
    }.
  }
verdict-brought = { $you ->
    [yes] Your chance of winning rose by { $points ->
      [one] { $points }%
     *[other] { $points }%
    }.
   *[no] { $genitive } chance of winning rose by { $points ->
      [one] { $points }%
     *[other] { $points }%
    }.
  }

# The same where a call has cost somebody a turn, and what came of it goes the other way: a turn lost, and yet a better chance.

verdict-cost-still = { $you ->
    [yes] Even so, your chance of winning fell by { $points ->
      [one] { $points }%
     *[other] { $points }%
    }.
   *[no] Even so, { $genitive } chance of winning fell by { $points ->
      [one] { $points }%
     *[other] { $points }%
    }.
  }
verdict-brought-still = { $you ->
    [yes] Even so, your chance of winning rose by { $points ->
      [one] { $points }%
     *[other] { $points }%
    }.
   *[no] Even so, { $genitive } chance of winning rose by { $points ->
      [one] { $points }%
     *[other] { $points }%
    }.
  }
