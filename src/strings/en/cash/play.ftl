### The table of Cash: what lies on it, what can be done, and what happens.

## What is pressed

# On the bursts.
cash-press-cash = CASH!
cash-press-counter = COUNTER!
# What is shouted with them.
cash-shout = Cash
cash-shout-counter = Counter cash
# The buttons of each pair that can be meant, as they are heard, and seen. $names: "Ann and Bo".
cash-counter-at = Counter cash: { $names }
cash-counter-short = Counter { $names }
# Which keys do what, beneath the rules.
cash-keys = Keys: 1 to 4 pick a card of yours, 5 to 8 one on the board. The letters A S D F G H J K make a face. C calls Cash, X calls Counter cash (X, V and B for the pairs in order). The space bar says “Enough”, and “Ready”. L reads your cards and the board.

## At the top

cash-head-match = spell CASH and you’ve lost
cash-head-hand = one hand decides

## What can be done, in a sentence

cash-prompt-count = The board will be turned up in { $count }…
cash-prompt-swap = Tap one of your cards and one on the board to swap them.
cash-prompt-look-on = Cards are swapped, faces are made. Who sees what?
cash-prompt-start = Press Start, then agree on a signal.

## What happens

cash-told-cash = { $you ->
    [yes] You call Cash!
   *[no] { $name } calls Cash!
}
# $names: the pair that is meant, "Ann and Bo".
cash-told-counter = { $you ->
    [yes] You call Counter cash: { $names }!
   *[no] { $name } calls Counter cash: { $names }!
}
cash-told-four = { $you ->
    [yes] You have four of a kind.
   *[no] { $name } has four of a kind.
}
cash-told-not-four = { $you ->
    [yes] But you don’t have four of a kind.
   *[no] But { $name } doesn’t have four of a kind.
}
cash-told-neither = But neither of them has four of a kind.
cash-told-real = A real deal: the stock has run out, and nobody wins this hand.
# $names: "Ann and Bo".
cash-told-letter = A letter for { $names }.
