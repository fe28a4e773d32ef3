### After a game of Snap: how it ended, what somebody's review tells, own bests, and the replay. $call: what was called: snap, pot or pool.

# What is shouted, as it is told of.
snap-call-named = { $call ->
    [snap] Snap
    [pot] Snap pot
   *[pool] Snap pool
}

## How it ended

snap-after-most = { $you ->
    [yes] You won with the most cards!
   *[no] { $name } won with the most cards!
}

## The moments, each a line in a list. $card: how many cards were turned by then.

snap-moment-missed = { $call ->
    [snap] Two cards matched, but nobody called.
    [pot] A card fitted the pot, but nobody called.
   *[pool] A card fitted a pool, but nobody called.
}
# Several: "You and Ann".
snap-moment-tied = { $who } called { $what } at the same time: the cards went to the pot.

## The replay

# The name of the file.
snap-replay-file = snap-game.json

## What happens at a step of the replay

snap-story-over = { $you ->
    [yes] Your stock is empty: you shuffle your open pile and turn it over.
   *[no] { $genitive } stock is empty: the open pile is shuffled and turned over.
}
snap-story-match = Two cards match.
snap-story-pot = It fits the pot.
snap-story-pool = A card fits a pool.
snap-story-tied = At the same moment: the cards go to the snap pot.
snap-story-wrong = { $what ->
    [snap] But nothing matches.
    [pot] But nothing fits a pot.
   *[pool] But nothing fits a pool.
}
snap-story-pooled = { $you ->
    [yes] Your open pile becomes a snap pool.
   *[no] { $genitive } open pile becomes a snap pool.
}
# $names: "Ann and Bo", "you and Ann".
snap-story-draw = Nothing can match any more: a draw between { $names }.
snap-story-flips = That was the thousandth card. The game is over.
