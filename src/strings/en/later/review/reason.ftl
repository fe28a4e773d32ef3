### Why one tile was better than another, in a review. $tile: the tile that was played; $better: the better one; $run: where a run lies,
### "36–66"; $gain: how many tiles it has; $wanted: the tile that makes it; $you: whether it is said to the player who placed the tile.

# "66 opened 36–66: whoever had 56 could take 4 tiles."
reason-opens = { $tile } opened { $run }: whoever had { $wanted } could take { $gain } tiles.
reason-opens-more = { $tile } opened { $run } and more: whoever had { $wanted } could take { $gain } tiles.
# $tiles: tiles that are gone, "72 and 84".
reason-safe-gone = { $count ->
    [one] { $better } was safe: { $tiles } was gone.
   *[other] { $better } was safe: { $tiles } were gone.
  }
reason-safe = { $better } was safe: it opened nothing.
reason-safer = { $better } opened less.

reason-shuts = { $run } lay open: whoever had { $wanted } could take { $gain } tiles. { $better } would have closed it.
reason-keeps = { $you ->
    [yes] With { $better } first, your { $wanted } could take { $gain } tiles next.
   *[no] With { $better } first, { $wanted } from the same rack could take { $gain } tiles next.
  }
reason-takes = { $better } would have taken { $gain } tiles at once.
# The tile that was played took some too: $instead.
reason-takes-more = { $better } would have taken { $gain } tiles at once, not just { $instead }.
# $rival: a tile that nobody had seen, with which another could take some of the same tiles.
reason-rival = It could not wait: whoever had { $rival } could take some of them.
# Keeping a tile back too long.
reason-kept = { $better } had to be played some time, and it was better now. { $tile } was safe: it could wait.
reason-waits = The run with { $tile } could wait: nobody else could take it. It was better to play { $better } first.
