### After a game of Egyptian Ratscrew: what is told of it, and the replay.

# What is shouted, as it is told of.
ratscrew-call-named = Slap

## The moments, each a line in a list

ratscrew-moment-missed = There was something to slap, but nobody slapped it.

## The replay

# The name of the file.
ratscrew-replay-file = ratscrew-game.json

## What happens at a step of the replay

ratscrew-story-slap = { $what ->
    [pair] A pair: it can be slapped.
    [sandwich] A sandwich: it can be slapped.
    [run] A run: it can be slapped.
   *[joker] A joker: it can be slapped.
}
ratscrew-story-wrong = But there’s nothing to slap.
ratscrew-story-flips = That was the thousandth card. The game is over.
ratscrew-story-fined = { $you ->
    [yes] One of your cards goes under the pile.
   *[no] One of { $genitive } cards goes under the pile.
}
ratscrew-story-asked = { $you ->
    [yes] You’re asked to go on answering the challenge.
   *[no] { $name } is asked to go on answering the challenge.
}
