### The table of Snap: what lies on it, what can be done, and what happens. $call: what is called: snap, pot or pool.

## What lies on the table

# What is shouted: on the bursts.
snap-press-snap = SNAP!
snap-press-pot = POT!
snap-press-pool = POOL!

## At the top

# Which table it is, and what one plays for.
snap-head-own = { $table ->
    [A] one pile
    [B] own piles
   *[C] own piles and pools
} · last with cards wins

## What can be done, in a sentence under the cards

snap-prompt-call = { $table ->
    [A] Call SNAP! when the two top cards are alike.
   *[other] Call SNAP! when two open cards are alike.
}
snap-prompt-pot = Or call POT! when a card fits the snap pot.
snap-prompt-pool = Or call POOL! when a card fits a pool.
# The same where one key calls whatever fits.
snap-prompt-fits-pot = Or when one fits the snap pot.
snap-prompt-fits-pool = Or when one fits a pool.

## What happens, as it is told for a moment, and heard

# $names: two or more: "Ann and Bo".
snap-told-tied = { $names } called at the same time: the cards go to the snap pot.
snap-told-pooled = { $you ->
    [yes] False call: your pile is a snap pool now.
   *[no] False call: { $genitive } pile is a snap pool now.
}
snap-told-over = { $you ->
    [yes] Your pile is shuffled and turned over.
   *[no] { $genitive } pile is shuffled and turned over.
}

## What is pressed

# The buttons of several people at one screen.
snap-several-calls = { $call ->
    [snap] { $name } calls Snap!
    [pot] { $name } calls Pot!
   *[pool] { $name } calls Pool!
}
