### The table of Slapjack: what lies on it, what can be done, and what happens.

## What is pressed

slapjack-press-slap = KLASK!
slapjack-several-slaps = { $name } klaskar!

## At the top

slapjack-head = { $packs ->
    [1] klaska på knektarna
   *[2] klaska på knektarna · två kortlekar
} · vinn alla kort

## What can be done

slapjack-prompt-slap = När en knekt ligger överst: KLASK!
slapjack-prompt-bare = Du har inga kort. Vinn en knekt så är du med igen, men klaska inte på något annat.
