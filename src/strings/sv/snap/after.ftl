### After a game of Snap: how it ended, what somebody's review tells, own bests, and the replay. $call: what was called: snap, pot or pool.

snap-call-named = { $call ->
    [snap] Snap
    [pot] Snappott
   *[pool] Snappool
}

## How it ended

snap-after-most = { $you ->
    [yes] Du vann med flest kort!
   *[no] { $name } vann med flest kort!
}

## The moments, each a line in a list

snap-moment-missed = { $call ->
    [snap] Två kort var lika, men ingen ropade.
    [pot] Ett kort passade potten, men ingen ropade.
   *[pool] Ett kort passade en pool, men ingen ropade.
}
snap-moment-tied = { $who } ropade { $what } samtidigt: korten gick till potten.

## The replay

snap-replay-file = snap-parti.json

## What happens at a step of the replay

snap-story-over = { $you ->
    [yes] Din hög är tom: du blandar din kasthög och vänder på den.
   *[no] { $genitive } hög är tom: kasthögen blandas och vänds.
}
snap-story-match = Två kort är lika.
snap-story-pot = Det passar potten.
snap-story-pool = Ett kort passar en pool.
snap-story-tied = I samma ögonblick: korten läggs i snappotten.
snap-story-wrong = { $what ->
    [snap] Men inga kort är lika.
    [pot] Men inget passar en pott.
   *[pool] Men inget passar en pool.
}
snap-story-pooled = { $you ->
    [yes] Din kasthög blir en snappool.
   *[no] { $genitive } kasthög blir en snappool.
}
snap-story-draw = Inga kort kan bli lika längre: oavgjort mellan { $names }.
snap-story-flips = Det var det tusende kortet. Partiet är slut.
