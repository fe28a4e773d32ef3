### A move of a game that is over, tried again; and playing on from there. $tile: the tile that is spoken of; $placed: the one that was
### placed in the game. What is to be seen first stands between two asterisks.

again-title = Try it again
again-move = Turn { $move } of { $moves }
again-back = Back to the review
again-play-on = Play on from here
again-show = Show me
again-next = Next mistake
again-note = You see what you could see then: the board and your own tiles.

again-waiting = Looking at this turn…
again-failed = This turn can’t be judged right now.
again-choose-slip = You played { $tile }. **Choose a better tile.**
again-choose = You played { $tile }. **Which tile would you choose now?**
again-tiles-only = You only need to choose a tile here.
again-best = Yes, **{ $tile } is the best tile** here.
again-good = **{ $tile } is a good choice.** No other tile is clearly better.
again-worse = **{ $tile } lowers your chance of winning by { $points ->
    [one] { $points }%
   *[other] { $points }%
  }.**
again-closer = **{ $tile } is better than { $placed },** but not the best.
again-another = Try another tile.
again-shown = **{ $tile } is better** than { $placed }.
again-shown-same = **{ $tile } is the best tile** here.
