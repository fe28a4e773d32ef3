### The card of Slapjack. Its best: the largest share of jacks slapped in a game, in per cent.

guest-name-slapjack = Slapjack
guest-best-slapjack = your best: { $best }% of jacks slapped
card-table-line-slapjack = A jack on top? SLAP! The first to slap it wins the whole pile.
