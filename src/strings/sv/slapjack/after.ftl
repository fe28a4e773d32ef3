### After a game of Slapjack: what is told of it, and the replay.

slapjack-call-named = Klask

## The moments

slapjack-moment-missed = Det låg en knekt överst, men ingen klaskade.

## The replay

slapjack-replay-file = slapjack-parti.json

## What happens at a step of the replay

slapjack-story-jack = Den går att klaska på.
slapjack-story-wrong = Men det ligger ingen knekt överst.
slapjack-story-flips = Det var det tusende kortet. Partiet är slut.
