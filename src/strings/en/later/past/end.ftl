### The end of a game: who won, what was best in it, and what follows. "You" is the only player at this screen.

# The dialog, for those who hear it.
end-title = Game over
# The heading. $you: whether it is you who has won.
end-won = { $you ->
    [yes] You win!
   *[no] { $name } wins!
  }
end-tied = It’s a tie!

## How it ended, beneath the heading. $others: the others' tiles, "24 and 16"

end-line = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } to { $others }.
# $best: how many tiles the best call took, as a word: "seven".
end-line-run = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } to { $others }, with a run of { $best }.
end-line-at-once = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } to { $others }, with { $best } in one call.
end-line-lost = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } to { $others }. Your best call took { $best } tiles.
end-line-tied = { $names } have { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } each.
# A number as one says it in passing; larger ones are figures.
end-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
  }

## What it is news of to you, on a label beneath that. "Ever": of all your games so far

end-news-first-win = Your first win against { $name }!
end-news-tiles = Your most tiles ever!
end-news-margin = Your biggest win ever!
# $tiles: five or more.
end-news-longest = Your longest run ever: { $tiles } tiles!
end-news-quickest = Your quickest call ever!
# $games: three or more.
end-news-row = { $games } wins in a row!

## Figures, written in pencil, and beneath each what it is. Where it is not yours, whose

end-seconds = { $seconds } s
end-quickest = { $you ->
    [yes] your quickest call
   *[no] quickest call: { $name }
  }
end-seen = { $seen } of { $made }
end-seen-what = your runs called in time
end-longest = { $you ->
    [yes] tiles in your longest run
   *[no] tiles in the longest run: { $names }
  }
end-total = tiles after { $games ->
    [one] { $games } game
   *[other] { $games } games
  }{ $you ->
    [yes] {""}
   *[no] : { $name }
  }
# The points of the score card, and how they come about: one of the sums below.
end-points = { $you ->
    [yes] points: { $sum }
   *[no] points for { $name }: { $sum }
  }
end-sum-won = { $bonus } for the win
# $ahead: by how many tiles, for each of the others: "7 and 15"; $tiles: the last of them.
end-sum-ahead = { $bonus } for the win + { $ahead } { $tiles ->
    [one] tile
   *[other] tiles
  } ahead
# $sum: one of those two; $shared: how many won.
end-sum-shared = { $sum }, shared by { $shared }
end-sum-behind = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } behind

## What can follow

end-again = Play again
# After today's deal, which does not come again.
end-another = Another game
end-next = Next game
end-new-match = New series
end-look = Look at the board
end-leave = Back to the start
end-challenge = Challenge a friend
end-challenge-note = Your friend gets the same tiles. The computers may play them differently.
end-challenge-note-alone = Your friends get the same tiles.
end-shared = Link shared.
end-copied = Link copied. Now send it to a friend.
end-shown = Your browser doesn’t allow sharing. Copy this yourself:
end-text = Text to copy

## What goes to a friend with the link to this deal

# The name of a shared deal, where the receiver shows one.
end-challenge-title = SNAG: a challenge for you
# $results: names and tiles, "Ann 31 and Bo 24". $names: whom you played; where you tied, only whom you tied with.
end-challenge-told = We played SNAG with these tiles: { $results }. Can you do better?
end-challenge-tied = I tied with { $names } at SNAG, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } each. Here are the same tiles. Can you do better?
end-challenge-won = I beat { $names } at SNAG, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } to { $others }. Here are the same tiles. Can you do better?
end-challenge-lost = I played SNAG against { $names } and lost, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } to { $most }. Here are the same tiles. Can you do better?
