### The table of Slapjack: what lies on it, what can be done, and what happens.

## What is pressed

# What is shouted: on the burst.
slapjack-press-slap = SLAP!
# The buttons of several people at one screen.
slapjack-several-slaps = { $name } slaps!

## At the top

# What one plays for.
slapjack-head = { $packs ->
    [1] slap the jacks
   *[2] slap the jacks · two packs
} · win all the cards

## What can be done, in a sentence under the cards

slapjack-prompt-slap = When a jack lies on top: SLAP!
# Beside it, where the player has no card.
slapjack-prompt-bare = You have no cards. Win a jack and you’re back, but don’t slap anything else.
