### The table of Cash: what lies on it, what can be done, and what happens.

## A pair’s secret signal

# $acts: "Blink + Yawn".
cash-signal = Secret signal: { $acts }
cash-signal-own = Secret signal: a sign of your own
# On the button of two people who agree on something in the room, where no screen sees it.
cash-own-sign = A sign of our own

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
cash-ready = Ready
cash-enough = Enough
# Which keys do what, beneath the rules.
cash-keys = Keys: 1 to 4 pick a card of yours, 5 to 8 one on the board. The letters A S D F G H J K make a face. C calls Cash, X calls Counter cash (X, V and B for the pairs in order). The space bar says “Enough”, and “Ready”. L reads your cards and the board.

## At the top

cash-head-match = spell CASH and you’ve lost
cash-head-hand = one hand decides

## What lies there, and who has what

# Whoever wants no more of this board, and whoever is ready for the next hand. Beside a name.
cash-tag-enough = enough
cash-tag-partner = partner
cash-tag-ready = ready
# $told: cards, "7 of hearts, king of clubs".
cash-heard-board = The board: { $told }.
cash-heard-down = The board lies face down.
cash-heard-hand = Your hand: { $told }.

## What can be done, in a sentence

cash-prompt-choose = Choose a secret signal with { $name }: one face, or two in a row.
cash-prompt-blind = { $name } can’t see a sign given in the room. Choose a face, or two in a row.
cash-prompt-ready = Keep it to yourselves, and press Ready. Nobody else is told.
cash-prompt-count = The board will be turned up in { $count }…
cash-prompt-swap = Tap one of your cards and one on the board to swap them.
cash-prompt-four = Four of a kind! Give your signal: { $acts }
cash-prompt-four-own = Four of a kind! Give your partner your sign.
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
