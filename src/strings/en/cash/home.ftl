### The first screen of Cash: what it is, and what is agreed.

# Its name: the same in every language.
cash-title = Cash
cash-about = You play in pairs, partners opposite each other. Everyone swaps cards with the board at once, hoping for four of a kind. Got four? Give your partner your secret signal. If they see it and call Cash, your pair wins. But the others are watching your faces, too!

## What is agreed

cash-choice-letters = You play
cash-choice-match = until a pair spells CASH
cash-choice-match-line = Lose a hand, and your pair gets a letter. The first pair with all four loses.
cash-choice-hand = one hand
cash-choice-hand-line = A single hand decides.
# Before numbers: for so many seconds.
cash-choice-patience = Seconds without a swap until the board goes
cash-choice-patience-name = { $seconds } seconds

## Why nobody can play so

cash-wrong-odd = Cash is played in pairs: 4, 6 or 8 players. Add or remove one.
cash-link-letters = The link says letters={ $found }. It can be on or off.
cash-link-patience = The link says patience={ $found }. It can be 3, 5 or 8.
