### The card of California Speed. Its best: the largest share of the cards that somebody laid in a game, in per cent.

guest-name-california-speed = California Speed
guest-best-california-speed = your best: { $best }% of the cards
card-table-line-california-speed = Eight stacks, and two of them match? Cover both. No turns: the quicker hand wins.
