### The card of Salute the King. Its best: the largest share of cards answered in time in a game, in per cent.

guest-name-salute = Salute the King
guest-best-salute = your best: { $best }% answered in time
card-table-line-salute = A king? Salute! Four cards want four gestures. The last to answer takes the pile.
