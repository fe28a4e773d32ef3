### The table of Snap: what lies on it, what can be done, and what happens. $call: snap, pot or pool.

## What lies on the table

snap-press-snap = SNAP!
snap-press-pot = POTT!
snap-press-pool = POOL!

## At the top

snap-head-own = { $table ->
    [A] en kasthög
    [B] egna kasthögar
   *[C] egna kasthögar och pooler
} · sist med kort vinner

## What can be done

snap-prompt-call = { $table ->
    [A] Ropa SNAP! när de två översta korten är lika.
   *[other] Ropa SNAP! när två öppna kort är lika.
}
snap-prompt-pot = Eller ropa POTT! när ett kort passar snappotten.
snap-prompt-pool = Eller ropa POOL! när ett kort passar en pool.
snap-prompt-fits-pot = Eller när ett passar snappotten.
snap-prompt-fits-pool = Eller när ett passar en pool.

## What happens

snap-told-tied = { $names } ropade samtidigt: korten går till snappotten.
snap-told-pooled = { $you ->
    [yes] Felrop: din kasthög är en snappool nu.
   *[no] Felrop: { $genitive } kasthög är en snappool nu.
}
snap-told-over = { $you ->
    [yes] Din kasthög blandas och vänds.
   *[no] { $genitive } kasthög blandas och vänds.
}

## What is pressed

snap-several-calls = { $call ->
    [snap] { $name } ropar Snap!
    [pot] { $name } ropar Pott!
   *[pool] { $name } ropar Pool!
}
