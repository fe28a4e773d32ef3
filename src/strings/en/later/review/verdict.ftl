### What a review says of a move: the card beside the board. $tile: the tile that was played; $better: the one that was better.

# $move: the number of the tile in the game; $whose: "yours", "Otto's".
verdict-move = Move { $move } of { $all } · { $whose }
verdict-yours = yours
verdict-deal = Before the first move
verdict-deal-told = The tiles are dealt. Go through the game step by step, or from moment to moment.

## The heading

verdict-inaccuracy = { $better } was a little better than { $tile }.
verdict-mistake = { $better } was better than { $tile }.
verdict-blunder = { $better } was much better than { $tile }.
verdict-sound = { $tile } was a good tile.
verdict-last = { $tile } was the last tile.
verdict-waiting = { $tile } is still to be judged.
verdict-unjudged = { $tile } could not be judged.
# The same better tile was passed by at other moves, too: it is told where it cost most.
verdict-again = More of { $better } at move { $move }, where passing it by cost most.

## What was forgotten. $gone: the tile that was gone; $tiles: what else went with it; $by: who took it

verdict-memory = { $you ->
    [yes] You counted on { $gone }, which was gone.
   *[no] { $name } counted on { $gone }, which was gone.
  }
verdict-gone = { $taker ->
    [you] You had taken it with { $tiles }.
   *[other] { $by } had taken it with { $tiles }.
  }

## What it cost. $points: points out of 100

verdict-cost = { $you ->
    [yes] It cost you { $points ->
      [one] { $points } point
     *[other] { $points } points
    } of win chance.
   *[no] It cost { $name } { $points ->
      [one] { $points } point
     *[other] { $points } points
    } of win chance.
  }
verdict-brought = { $you ->
    [yes] It brought you { $points ->
      [one] { $points } point
     *[other] { $points } points
    } of win chance.
   *[no] It brought { $name } { $points ->
      [one] { $points } point
     *[other] { $points } points
    } of win chance.
  }
