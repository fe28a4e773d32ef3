### Why one tile was better than another, in a review. $tile: the tile that was played; $better: the better one; $run: where a run lies,
### "36–66"; $gain: how many tiles it has; $wanted: the tile that makes it; $you: whether it is said to the player who placed the tile.

# To set up a run is to leave it so that one tile finishes it: "66 set up 36–66: anyone with 56 could take 4 tiles."
reason-opens = { $tile } set up { $run }: anyone with { $wanted } could take { $gain } tiles.
reason-opens-more = { $tile } set up { $run } and more: anyone with { $wanted } could take { $gain } tiles.
# $tiles: tiles that are gone, "72 and 84".
reason-safe-gone = { $count ->
    [one] { $better } was safe, because { $tiles } was gone.
   *[other] { $better } was safe, because { $tiles } were gone.
  }
reason-safe = { $better } was safe: it didn’t set anything up.
reason-safer = { $better } set up less.

reason-shuts = { $run } lay open: anyone with { $wanted } could take { $gain } tiles. { $better } would have blocked it.
reason-keeps = { $you ->
    [yes] If you’d played { $better } first, your { $wanted } could have taken { $gain } tiles next.
   *[no] If { $better } had been played first, { $wanted } could have taken { $gain } tiles next.
  }
reason-takes = { $better } would have taken { $gain } tiles right away.
# The tile that was played took some too: $instead.
reason-takes-more = { $better } would have taken { $gain } tiles right away, not just { $instead }.
# $rival: a tile that nobody had seen, with which another could take some of the same tiles.
reason-rival = It couldn’t wait: anyone with { $rival } could take some of them.
# Keeping a tile back too long.
reason-kept = { $better } had to be played at some point, and this was a good time. { $tile } was safe, so it could wait.
reason-waits = The run with { $tile } could wait: nobody else could take it. It was better to play { $better } first.
