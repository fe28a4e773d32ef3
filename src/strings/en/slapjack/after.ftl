### After a game of Slapjack: what is told of it, and the replay.

# What is shouted, as it is told of.
slapjack-call-named = Slap

## The moments, each a line in a list

slapjack-moment-missed = There was a jack on top, but nobody slapped it.

## The replay

# The name of the file.
slapjack-replay-file = slapjack-game.json

## What happens at a step of the replay

slapjack-story-jack = It can be slapped.
slapjack-story-wrong = But there’s no jack on top.
slapjack-story-flips = That was the thousandth card. The game is over.
